// Activation functions of one array, PReLU, and their gradients.
#include "impl/backend/cuda/kernels/activation.h"

#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/activation.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions value_functions("activation", "activation_value");
constinit TypedFunctions gradient_functions("activation", "activation_gradient");
constinit TypedFunctions prelu_functions("activation", "prelu");
constinit TypedFunctions prelu_gradient_functions("activation", "prelu_gradient");

PReluKernelParams prelu_params(const Launch& launch) {
  const Operand& x = launch.operands[0];
  PReluKernelParams p{};
  p.x = x.data;
  p.w = launch.operands[1].data;
  p.size = uint64_t(size_of(x));
  if (p.size == 0) return p;
  p.channels = make_wide_divisor(uint64_t(x.shape[1]), p.size);
  p.depth = make_wide_divisor(uint64_t(x.shape[2]), p.size);
  return p;
}

}  // namespace

void activation(Work& work, const Launch& launch, const ActivationParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[launch.count - 1];
  const uint64_t size = uint64_t(size_of(y));
  if (size == 0) return;
  const ActivationKernelParams p{
      x.data,          params.gradient ? launch.operands[1].data : nullptr, y.data, size, int32_t(params.op),
      params.parameter};
  const Grid grid{kActivationThreads, work.blocks((size + 3) / 4, kActivationThreads)};
  work.start((params.gradient ? gradient_functions : value_functions)[x.dtype], grid, p);
}

void prelu(Work& work, const Launch& launch) {
  PReluKernelParams p = prelu_params(launch);
  if (p.size == 0) return;
  p.y = launch.operands[2].data;
  work.start(prelu_functions[launch.operands[0].dtype],
             {kActivationThreads, work.blocks(p.size, kActivationThreads)}, p);
}

void prelu_gradient(Work& work, const Launch& launch, const PReluParams& params) {
  PReluKernelParams p = prelu_params(launch);
  if (p.size == 0) return;
  p.gy = launch.operands[2].data;
  p.y = params.x ? launch.operands[3].data : nullptr;
  p.terms = params.w ? launch.operands[launch.count - 1].data : nullptr;
  work.start(prelu_gradient_functions[launch.operands[0].dtype],
             {kActivationThreads, work.blocks(p.size, kActivationThreads)}, p);
}

}  // namespace catenary::cuda
