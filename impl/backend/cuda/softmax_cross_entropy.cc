// Softmax cross entropy over the classes of (N, C, D) with labels, and its gradient.
#include "impl/backend/cuda/kernels/softmax_cross_entropy.h"

#include <algorithm>

#include "impl/backend/cuda/rows.h"
#include "impl/backend/cuda/totals.h"
#include "impl/backend/params/loss.h"

namespace catenary::cuda {
namespace {

constexpr uint64_t kFewElements = 8192;

constinit TypedFunctions softmax_cross_entropy_functions("softmax_cross_entropy", "entropy");
constinit TypedFunctions softmax_cross_entropy_gradients("softmax_cross_entropy", "entropy", "gradient");

EntropyProblem problem_of(Work& work, const Launch& launch, const SoftmaxCrossEntropyParams& params) {
  const Operand &x = launch.operands[0], &t = launch.operands[1];
  EntropyProblem problem{};
  problem.rows = make_rows(uint64_t(x.shape[0]), uint64_t(x.shape[1]), t.ndim > 1 ? uint64_t(t.shape[1]) : 1,
                           itemsize(x.dtype));
  problem.labels = data_of<const int32_t>(t);
  problem.weights = params.weighted ? launch.operands[5].data : nullptr;
  problem.smoothing = params.smoothing;
  problem.spread = params.smoothing / double(x.shape[1]);
  problem.ignored = params.ignored;
  problem.errors = work.errors();
  return problem;
}

/// The divisor of the sum of losses; 0 if it is the number of labels that count.
double divisor_of(const Launch& launch, const SoftmaxCrossEntropyParams& params) {
  switch (params.loss) {
    case SoftmaxTotal::by_labels:
      return 0;
    case SoftmaxTotal::by_rows:
      return double(std::max(launch.operands[0].shape[0], int64_t{1}));
    case SoftmaxTotal::sum:
    case SoftmaxTotal::each:
      break;
  }
  return 1;
}

}  // namespace

void softmax_cross_entropy(Work& work, const Launch& launch, const SoftmaxCrossEntropyParams& params) {
  const Operand &x = launch.operands[0], &loss = launch.operands[3];
  const bool each = params.loss == SoftmaxTotal::each;
  EntropyParams p{};
  p.problem = problem_of(work, launch, params);
  // One block needs no second kernel for the total.
  const bool is_small = p.problem.rows.count * p.problem.rows.length <= kFewElements;
  const Grid grid = grid_of(p.problem.rows, each ? kManyBlocks : is_small ? 1 : kTotalBlocks);
  p.x = x.data;
  p.log_p = launch.operands[2].data;
  if (each) {
    p.each = data_of<double>(loss);
  } else {
    p.totals = make_totals(work, grid.x, loss, divisor_of(launch, params));
    p.totals.negative = true;
    p.totals.by_count = params.loss == SoftmaxTotal::by_labels;
  }
  p.totals.count = launch.operands[4].data;
  p.totals.count_dtype = CTN_FLOAT64;
  work.start(softmax_cross_entropy_functions[x.dtype], grid, p);
  start_total(work, p.totals);
}

void softmax_cross_entropy_gradient(Work& work, const Launch& launch,
                                    const SoftmaxCrossEntropyParams& params) {
  const Operand &log_p = launch.operands[0], &gy = launch.operands[3];
  EntropyGradientParams p{};
  p.problem = problem_of(work, launch, params);
  if (p.problem.rows.count == 0) return;
  p.log_p = log_p.data;
  p.gy = gy.data;
  p.gx = launch.operands[4].data;
  p.gy_dtype = gy.dtype;
  p.each = params.loss == SoftmaxTotal::each;
  p.simple = !params.weighted && !(params.smoothing > 0);
  p.count = data_of<const double>(launch.operands[2]);
  work.start(softmax_cross_entropy_gradients[log_p.dtype], grid_of(p.problem.rows, kManyBlocks), p);
}

}  // namespace catenary::cuda
