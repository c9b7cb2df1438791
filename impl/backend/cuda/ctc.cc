// Connectionist temporal classification: the loss of sequences whose labels are not aligned, and its
// gradient.
#include "impl/backend/cuda/kernels/ctc.h"

#include "impl/backend/cuda/rows.h"
#include "impl/backend/params/loss.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions norms_functions("ctc", "ctc_norms");
constinit TypedFunctions ctc_functions("ctc", "ctc");
constinit TypedFunctions ctc_gradients("ctc", "ctc_gradient");
constinit OneFunction ctc_total_function("ctc", "ctc_total");

/// With scratch memory: the launch's workspace holds only a few samples.
CtcProblem problem_of(Work& work, const Launch& launch, const CtcParams& params) {
  const Operand &x = launch.operands[0], &t = launch.operands[1];
  CtcProblem p{};
  p.times = uint64_t(x.shape[0]);
  p.samples = uint64_t(x.shape[1]);
  p.classes = uint64_t(x.shape[2]);
  p.labels = uint64_t(t.shape[1]);
  p.x = x.data;
  p.targets = data_of<const int32_t>(t);
  p.input_lengths = data_of<const int32_t>(launch.operands[2]);
  p.label_lengths = p.input_lengths + p.samples;
  p.blank = params.blank;
  p.errors = work.errors();
  const uint64_t path = 2 * p.labels + 1;
  const auto doubles = [&](uint64_t count) {
    return reinterpret_cast<double*>(work.scratch((count + 1) * sizeof(double)));
  };
  p.norms = doubles(p.times * p.samples);
  p.alpha = doubles(p.samples * p.times * path);
  p.rows = doubles(p.samples * 4 * (path + size_t{2} * kCtcPad));
  return p;
}

void start_losses(Work& work, DType dtype, const CtcProblem& problem, double* losses) {
  const Rows rows = make_rows(problem.times * problem.samples, problem.classes, 1, itemsize(dtype));
  if (rows.count > 0)
    work.start(norms_functions[dtype], grid_of(rows, kManyBlocks),
               CtcNormsParams{rows, problem.x, problem.norms});
  work.start(ctc_functions[dtype], {kCtcThreads, unsigned(problem.samples)}, CtcLossParams{problem, losses});
}

}  // namespace

void ctc(Work& work, const Launch& launch, const CtcParams& params) {
  const Operand &x = launch.operands[0], &loss = launch.operands[5];
  const CtcProblem problem = problem_of(work, launch, params);
  double* losses = data_of<double>(launch.operands[4]);
  if (problem.samples > 0) start_losses(work, x.dtype, problem, losses);
  work.start(ctc_total_function, {kRowThreads, 1},
             CtcTotalParams{losses, problem.samples, params.loss == CtcLoss::each,
                            params.loss == CtcLoss::mean, loss.data, loss.dtype});
}

void ctc_gradient(Work& work, const Launch& launch, const CtcParams& params) {
  const Operand &x = launch.operands[0], &gy = launch.operands[4];
  CtcGradientParams p{};
  p.problem = problem_of(work, launch, params);
  auto* losses = reinterpret_cast<double*>(work.scratch((p.problem.samples + 1) * sizeof(double)));
  if (p.problem.samples == 0) return;
  start_losses(work, x.dtype, p.problem, losses);
  p.losses = losses;
  p.gy = gy.data;
  p.gy_dtype = gy.dtype;
  p.each = params.loss == CtcLoss::each;
  p.count = params.loss == CtcLoss::mean ? double(p.problem.samples) : 1;
  p.gx = launch.operands[5].data;
  work.start(ctc_gradients[x.dtype], {kCtcThreads, unsigned(p.problem.samples)}, p);
}

}  // namespace catenary::cuda
