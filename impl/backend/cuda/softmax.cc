// softmax and log_softmax over the classes of (N, C, D), and their gradients.
#include "impl/backend/cuda/kernels/softmax.h"

#include "impl/backend/cuda/rows.h"
#include "impl/backend/params/activation.h"

namespace catenary::cuda {
namespace {

constexpr uint64_t kFewClasses = 32;  // up to which the CPU divides

constinit TypedFunctions softmax_functions("softmax", "softmax");
constinit TypedFunctions softmax_gradients("softmax", "softmax_gradient");

void start(Work& work, TypedFunctions& functions, const Launch& launch, const SoftmaxParams& params,
           const void* gy) {
  const Operand& x = launch.operands[0];
  const Rows rows = rows_of(x);
  if (rows.count == 0) return;
  const bool divides = rows.depth.value > 1 || rows.length <= kFewClasses;
  work.start(
      functions[x.dtype], grid_of(rows, kManyBlocks),
      SoftmaxKernelParams{rows, x.data, gy, launch.operands[launch.count - 1].data, params.log, divides});
}

}  // namespace

void softmax(Work& work, const Launch& launch, const SoftmaxParams& params) {
  start(work, softmax_functions, launch, params, nullptr);
}

void softmax_gradient(Work& work, const Launch& launch, const SoftmaxParams& params) {
  start(work, softmax_gradients, launch, params, launch.operands[1].data);
}

}  // namespace catenary::cuda
