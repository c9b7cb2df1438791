// Layer normalization over the rows of (N, D), and its gradient.
#include "impl/backend/cuda/kernels/layer_norm.h"

#include "impl/backend/cuda/rows.h"
#include "impl/backend/params/normalization.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions norm_functions("layer_norm", "layer_norm");
constinit TypedFunctions norm_gradients("layer_norm", "layer_norm_gradient");
constinit TypedFunctions columns_functions("layer_norm", "layer_norm_columns");
constinit TypedFunctions finish_functions("layer_norm", "layer_norm_finish");

constexpr uint64_t kColumns = 32;  // of a block

}  // namespace

void layer_norm(Work& work, const Launch& launch, const LayerNormParams& params) {
  const Operand* operand = launch.operands;
  const Operand& x = *operand++;
  LayerNormKernelParams p{};
  p.rows = rows_of(x);
  if (p.rows.count == 0) return;
  p.x = x.data;
  p.gamma = operand++->data;
  p.beta = params.centered ? operand++->data : nullptr;
  p.y = operand++->data;
  p.mean = params.centered ? operand++->data : nullptr;
  p.inverse = operand->data;
  p.eps = params.eps;
  p.centered = params.centered;
  work.start(norm_functions[x.dtype], grid_of(p.rows, kManyBlocks), p);
}

void layer_norm_gradient(Work& work, const Launch& launch, const LayerNormParams& params) {
  const Operand* operand = launch.operands;
  const Operand& x = *operand++;
  LayerNormKernelParams p{};
  p.rows = rows_of(x);
  p.x = x.data;
  p.gamma = operand++->data;
  p.mean = params.centered ? operand++->data : nullptr;
  p.inverse = operand++->data;
  p.gy = operand++->data;
  p.y = operand++->data;
  p.centered = params.centered;

  LayerNormColumnsParams columns{};
  columns.rows = p.rows.count;
  columns.columns = p.rows.length;
  if (columns.columns == 0) return;
  const uint64_t sets = divide_up(columns.columns, kColumns);
  columns.pieces = make_pieces(columns.rows, sets, 64);
  columns.x = p.x;
  columns.gy = p.gy;
  columns.mean = p.mean;
  columns.inverse = p.inverse;
  columns.sums = reinterpret_cast<double*>(
      work.scratch(size_t{2} * columns.pieces.count * columns.columns * sizeof(double)));

  if (columns.rows > 0) work.start(norm_gradients[x.dtype], grid_of(p.rows, kManyBlocks), p);
  work.start(columns_functions[x.dtype], {kRowThreads, unsigned(sets * columns.pieces.count)}, columns);
  const LayerNormFinishParams finish{columns.sums, columns.columns, columns.pieces.count, operand[0].data,
                                     params.centered ? operand[1].data : nullptr};
  work.start(finish_functions[x.dtype],
             {kRowThreads, unsigned(divide_up(columns.columns, uint64_t{kRowThreads}))}, finish);
}

}  // namespace catenary::cuda
