// Losses of the products of each row of x with a few rows of W, and their gradients.
#include "impl/backend/cuda/row_pairs.h"

#include <algorithm>

#include "impl/backend/cuda/rows.h"
#include "impl/backend/cuda/totals.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions score_functions("row_pairs", "pairs_score");
constinit TypedFunctions x_functions("row_pairs", "pairs_x_gradient");
constinit TypedFunctions w_functions("row_pairs", "pairs_w_gradient");

}  // namespace

void pair_loss(Work& work, const Launch& launch, const RowPairs& pairs, int scores) {
  const Operand& x = launch.operands[0];
  PairScoresParams p{};
  p.pairs = pairs;
  p.groups = make_rows(uint64_t(size_of(launch.operands[scores])), pairs.width, 1, sizeof(double));
  p.x = x.data;
  p.w = launch.operands[2].data;
  p.scores = launch.operands[scores].data;
  p.errors = work.errors();
  const Grid grid = grid_of(p.groups, kTotalBlocks);
  p.totals = make_totals(work, grid.x, launch.operands[scores + 1], 1);
  work.start(score_functions[x.dtype], grid, p);
  start_total(work, p.totals);
}

void pair_gradient(Work& work, const Launch& launch, const RowPairs& pairs, int scores, bool of_weights) {
  const Operand &x = launch.operands[0], &gy = launch.operands[scores + 1];
  PairGradientParams p{};
  p.pairs = pairs;
  p.x = x.data;
  p.w = launch.operands[2].data;
  p.scores = launch.operands[scores].data;
  p.gy = gy.data;
  p.gy_dtype = gy.dtype;
  p.gradient = launch.operands[scores + 2].data;
  const uint64_t count = of_weights ? uint64_t(size_of(launch.operands[scores])) : pairs.rows;
  if (count == 0 || pairs.width == 0) return;
  const uint64_t blocks = of_weights ? count : std::min(count, uint64_t{kManyBlocks});
  work.start((of_weights ? w_functions : x_functions)[x.dtype], {kPairThreads, unsigned(blocks)}, p);
}

}  // namespace catenary::cuda
