// Batch normalization over axes 0 and 2 of (N, C, D), and its gradient.
#include "impl/backend/cuda/kernels/batch_norm.h"

#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/normalization.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions sums_functions("batch_norm", "batch_norm_sums");
constinit TypedFunctions gradient_sums_functions("batch_norm", "batch_norm_gradient_sums");
constinit TypedFunctions factors_functions("batch_norm", "batch_norm_factors");
constinit TypedFunctions gradient_factors_functions("batch_norm", "batch_norm_gradient_factors");
constinit TypedFunctions apply_functions("batch_norm", "batch_norm");
constinit TypedFunctions batch_norm_gradients("batch_norm", "batch_norm_gradient");

constexpr uint64_t kShortDepth = 32;  // with a smaller depth, positions are added up separately

ChannelLines lines_of(const Operand& x) {
  const uint64_t n = uint64_t(x.shape[0]), channels = uint64_t(x.shape[1]), depth = uint64_t(x.shape[2]);
  const bool separate = depth < kShortDepth;
  ChannelLines lines{};
  lines.row = channels * depth;
  lines.lines = separate ? lines.row : channels;
  lines.length = separate ? n : n * depth;
  lines.stride = separate ? 1 : depth;
  lines.run = make_wide_divisor(separate ? 1 : depth, lines.length);
  lines.group = separate ? kBatchThreads / 32 : kBatchThreads;
  lines.per_channel = separate ? uint32_t(depth) : 1;
  const uint64_t at_once = kBatchThreads / lines.group, sets = (lines.lines + at_once - 1) / at_once;
  lines.pieces = make_pieces(lines.length, sets, uint64_t{lines.group} * kBatchItems);
  return lines;
}

unsigned blocks_of(const ChannelLines& lines) {
  const uint64_t at_once = kBatchThreads / lines.group;
  return unsigned((lines.lines + at_once - 1) / at_once * lines.pieces.count);
}

/// One call's arrays and scratch memory.
struct Problem {
  const Operand& x;
  ChannelLines lines;
  uint64_t size, channels;
  ChannelSums* sums = nullptr;
  void* factors = nullptr;

  Problem(Work& work, const Operand& first, bool has_sums, bool has_factors)
      : x(first), lines(lines_of(x)), size(uint64_t(size_of(x))), channels(uint64_t(x.shape[1])) {
    if (channels == 0) return;
    if (has_sums && lines.lines > 0)
      sums = reinterpret_cast<ChannelSums*>(
          work.scratch(lines.lines * lines.pieces.count * sizeof(ChannelSums)));
    const size_t item = x.dtype == CTN_FLOAT64 ? sizeof(double) : sizeof(float);
    if (has_factors) factors = work.scratch(channels * 4 * item);
  }
  Grid sums_grid() const { return {kBatchThreads, blocks_of(lines)}; }
  Grid factors_grid() const {
    return {kBatchThreads, unsigned(divide_up(channels * 32, uint64_t{kBatchThreads}))};
  }
  void apply(Work& work, TypedFunctions& functions, const void* gy, void* y, bool given) const {
    if (size == 0) return;
    const ChannelApplyParams p{x.data,
                               gy,
                               y,
                               factors,
                               size,
                               make_wide_divisor(uint64_t(x.shape[2]), size),
                               make_wide_divisor(channels, size),
                               given};
    work.start(functions[x.dtype], {kBatchThreads, work.blocks((size + 3) / 4, kBatchThreads)}, p);
  }
};

}  // namespace

void batch_norm(Work& work, const Launch& launch, const BatchNormParams& params) {
  const Operand &x = launch.operands[0], &mean = launch.operands[4], &var = launch.operands[5];
  const Problem problem(work, x, !params.given, true);
  if (problem.channels == 0) return;
  if (problem.sums) {
    ChannelSumsParams p{};
    p.lines = problem.lines;
    p.x = x.data;
    p.sums = problem.sums;
    work.start(sums_functions[x.dtype], problem.sums_grid(), p);
  }
  ChannelFactorsParams p{};
  p.lines = problem.lines;
  p.channels = problem.channels;
  p.sums = problem.sums;
  p.gamma = launch.operands[1].data;
  p.beta = launch.operands[2].data;
  p.mean = mean.data, p.mean_dtype = mean.dtype;
  p.var = var.data, p.var_dtype = var.dtype;
  p.eps = params.eps;
  p.given = params.given;
  p.factors = problem.factors;
  work.start(factors_functions[x.dtype], problem.factors_grid(), p);
  problem.apply(work, apply_functions, nullptr, launch.operands[3].data, params.given);
}

void batch_norm_gradient(Work& work, const Launch& launch, const BatchNormParams& params) {
  const Operand &x = launch.operands[0], &mean = launch.operands[2], &var = launch.operands[3];
  const Operand& gy = launch.operands[4];
  const Problem problem(work, x, params.wants_sums || !params.given, params.wants_x);
  if (problem.channels == 0) return;
  if (problem.sums) {
    ChannelSumsParams p{};
    p.lines = problem.lines;
    p.x = x.data;
    p.gy = gy.data;
    p.mean = mean.data, p.mean_dtype = mean.dtype;
    p.sums = problem.sums;
    work.start(gradient_sums_functions[x.dtype], problem.sums_grid(), p);
  }
  ChannelFactorsParams p{};
  p.lines = problem.lines;
  p.channels = problem.channels;
  p.sums = problem.sums;
  p.gamma = launch.operands[1].data;
  p.mean = mean.data, p.mean_dtype = mean.dtype;
  p.var = var.data, p.var_dtype = var.dtype;
  if (params.wants_sums) {
    p.ggamma = launch.operands[6].data;
    p.gbeta = launch.operands[7].data;
  }
  p.eps = params.eps;
  p.given = params.given;
  p.factors = problem.factors;
  work.start(gradient_factors_functions[x.dtype], problem.factors_grid(), p);
  if (params.wants_x)
    problem.apply(work, batch_norm_gradients, gy.data, launch.operands[5].data, params.given);
}

}  // namespace catenary::cuda
