// Parameters of the kernels of activation functions.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

constexpr unsigned kActivationThreads = 256;

/// activation_value_DTYPE and activation_gradient_DTYPE, over contiguous elements. Any grid of one dimension
/// does.
struct ActivationKernelParams {
  const void* saved;  // what the function or its gradient reads
  const void* gy;
  void* result;  // may be gy
  uint64_t size;
  int32_t op;  // ActivationOp
  double parameter;
};

/// prelu_DTYPE and prelu_gradient_DTYPE, over (n, channels, depth). Any grid of one dimension does.
struct PReluKernelParams {
  const void *x, *w, *gy;
  void* y;      // or gx, which may be null
  void* terms;  // of the gradient of w, in the compute dtype, or null
  uint64_t size;
  WideDivisor depth, channels;
};

}  // namespace catenary::cuda
