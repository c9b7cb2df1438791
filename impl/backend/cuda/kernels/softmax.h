// Parameters of the kernels of softmax.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

/// softmax_DTYPE and softmax_gradient_DTYPE
struct SoftmaxKernelParams {
  Rows rows;
  const void *x, *gy;
  void* y;  // of the gradient: gx, which may be gy
  bool log;
  bool divides;  // by the sum; otherwise multiplies by its inverse
};

}  // namespace catenary::cuda
