// GRU units, and their gradients.
#include "impl/backend/cuda/kernels/gru.h"

#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions gru_functions("gru", "gru");
constinit TypedFunctions gru_gradients("gru", "gru_gradient");

/// With the inputs, which come first.
GruKernelParams params_of(const Launch& launch) {
  const Operand& h = launch.operands[2];
  GruKernelParams p{};
  p.count = uint64_t(size_of(h));
  p.units = make_wide_divisor(h.shape[1] > 0 ? uint64_t(h.shape[1]) : 1, p.count);
  p.x = launch.operands[0].data;
  p.s = launch.operands[1].data;
  p.h = h.data;
  return p;
}

void start(Work& work, TypedFunctions& functions, DType dtype, const GruKernelParams& p) {
  if (p.count > 0) work.start(functions[dtype], {kGruThreads, work.blocks(p.count, kGruThreads)}, p);
}

}  // namespace

void gru(Work& work, const Launch& launch) {
  GruKernelParams p = params_of(launch);
  p.y = launch.operands[3].data;
  start(work, gru_functions, launch.operands[0].dtype, p);
}

void gru_gradient(Work& work, const Launch& launch) {
  GruKernelParams p = params_of(launch);
  p.gy = launch.operands[3].data;
  p.gx = launch.operands[4].data;
  p.gs = launch.operands[5].data;
  p.gh = launch.operands[6].data;
  start(work, gru_gradients, launch.operands[0].dtype, p);
}

}  // namespace catenary::cuda
