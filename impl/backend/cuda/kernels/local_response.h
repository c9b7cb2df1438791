// Parameters of the kernels of local response normalization.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

constexpr unsigned kResponseThreads = 256;

/// local_response_DTYPE (y), local_response_terms_DTYPE (scales, terms) and local_response_gradient_DTYPE (y
/// is gx), over (n, channels, depth). Any grid of one dimension does.
struct ResponseKernelParams {
  uint64_t size;
  WideDivisor depth, channels;
  int64_t half;
  double k, alpha, beta;
  const void *x, *gy;
  void* y;
  void *scales, *terms;  // in the compute dtype
};

}  // namespace catenary::cuda
