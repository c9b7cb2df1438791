// LSTM and tree-LSTM units, and their gradients.
#include "impl/backend/cuda/kernels/lstm.h"

#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/lstm.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions lstm_functions("lstm", "lstm");
constinit TypedFunctions lstm_gradients("lstm", "lstm_gradient");
constinit TypedFunctions forward_tree_functions("lstm", "lstm_tree");
constinit TypedFunctions backward_tree_functions("lstm", "lstm_tree_gradient");

/// With the states and sources, which come first.
LstmKernelParams params_of(const Launch& launch, int children) {
  const Operand& c = launch.operands[0];
  LstmKernelParams p{};
  p.units = uint64_t(size_of(c));
  p.depth = make_wide_divisor(c.shape[2] > 0 ? uint64_t(c.shape[2]) : 1, p.units);
  for (int k = 0; k < children; ++k) {
    p.c_prev[k] = launch.operands[k].data;
    p.x[k] = launch.operands[children + k].data;
  }
  return p;
}

void start(Work& work, TypedFunctions& functions, const Launch& launch, const LstmKernelParams& p) {
  if (p.units > 0)
    work.start(functions[launch.operands[0].dtype], {kLstmThreads, work.blocks(p.units, kLstmThreads)}, p);
}

}  // namespace

void lstm(Work& work, const Launch& launch, const LstmParams& params) {
  const int children = params.tree ? 2 : 1;
  LstmKernelParams p = params_of(launch, children);
  p.new_c = launch.operands[size_t(2 * children)].data;
  p.h = launch.operands[size_t(2 * children + 1)].data;
  start(work, params.tree ? forward_tree_functions : lstm_functions, launch, p);
}

void lstm_gradient(Work& work, const Launch& launch, const LstmParams& params) {
  const int children = params.tree ? 2 : 1;
  LstmKernelParams p = params_of(launch, children);
  const Operand* next = launch.operands + size_t(2 * children);
  p.c = next++->data;
  if (params.has_gc) p.gc = next++->data;
  if (params.has_gh) p.gh = next++->data;
  for (int k = 0; k < children; ++k) {
    p.gc_prev[k] = next[k].data;
    p.gx[k] = next[children + k].data;
  }
  start(work, params.tree ? backward_tree_functions : lstm_gradients, launch, p);
}

}  // namespace catenary::cuda
