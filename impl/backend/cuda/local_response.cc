// Local response normalization across the channels of (N, C, D), and its gradient.
#include "impl/backend/cuda/kernels/local_response.h"

#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/normalization.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions local_response_functions("local_response", "local_response");
constinit TypedFunctions terms_functions("local_response", "local_response_terms");
constinit TypedFunctions local_response_gradients("local_response", "local_response_gradient");

ResponseKernelParams params_of(const Operand& x, const LocalResponseParams& params) {
  ResponseKernelParams p{};
  p.size = uint64_t(size_of(x));
  if (p.size == 0) return p;
  p.channels = make_wide_divisor(uint64_t(x.shape[1]), p.size);
  p.depth = make_wide_divisor(uint64_t(x.shape[2]), p.size);
  p.half = params.half;
  p.k = params.k;
  p.alpha = params.alpha;
  p.beta = params.beta;
  p.x = x.data;
  return p;
}

}  // namespace

void local_response(Work& work, const Launch& launch, const LocalResponseParams& params) {
  const Operand& x = launch.operands[0];
  ResponseKernelParams p = params_of(x, params);
  if (p.size == 0) return;
  p.y = launch.operands[1].data;
  work.start(local_response_functions[x.dtype], {kResponseThreads, work.blocks(p.size, kResponseThreads)}, p);
}

void local_response_gradient(Work& work, const Launch& launch, const LocalResponseParams& params) {
  const Operand& x = launch.operands[0];
  ResponseKernelParams p = params_of(x, params);
  if (p.size == 0) return;
  p.gy = launch.operands[1].data;
  p.y = launch.operands[2].data;
  const size_t bytes = p.size * (x.dtype == CTN_FLOAT64 ? sizeof(double) : sizeof(float));
  p.scales = work.scratch(bytes);
  p.terms = work.scratch(bytes);
  const Grid grid{kResponseThreads, work.blocks(p.size, kResponseThreads)};
  work.start(terms_functions[x.dtype], grid, p);
  work.start(local_response_gradients[x.dtype], grid, p);
}

}  // namespace catenary::cuda
