// Losses of two arrays, or of an array and labels, and their gradients.
#include "impl/backend/cuda/kernels/loss.h"

#include <algorithm>

#include "impl/backend/cuda/rows.h"
#include "impl/backend/cuda/totals.h"
#include "impl/backend/params/loss.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constexpr int64_t kPerBlock = 4096;  // elements of a block whose sum is computed

constinit TypedFunctions loss_functions("loss", "loss");
constinit TypedFunctions loss_gradients("loss", "loss_gradient");

bool of_rows(LossOp op) { return op == LossOp::hinge || op == LossOp::contrastive; }

double rows_of_loss(const Operand& x) { return x.ndim > 0 ? double(x.shape[0]) : 1; }

/// What both directions have in common.
LossKernelParams params_of(Work& work, const Launch& launch, const LossParams& params) {
  const Operand& x = launch.operands[0];
  LossKernelParams p{};
  if (of_rows(params.op)) p.rows = rows_of(x);
  p.size = uint64_t(size_of(x));
  p.x = x.data;
  const bool pair = params.op == LossOp::squared_error || params.op == LossOp::contrastive;
  if (pair) p.other = launch.operands[1].data;
  if (params.op != LossOp::squared_error && params.op != LossOp::softplus)
    p.labels = data_of<const int32_t>(launch.operands[pair ? 2 : 1]);
  p.op = int32_t(params.op);
  p.power = params.power;
  p.margin = params.margin;
  p.errors = work.errors();
  return p;
}

}  // namespace

void loss(Work& work, const Launch& launch, const LossParams& params) {
  const Operand& x = launch.operands[0];
  LossKernelParams p = params_of(work, launch, params);
  const double rows = rows_of_loss(x);
  const Operand* result = nullptr;
  double divisor = 1;
  switch (params.op) {
    case LossOp::squared_error:
      result = &launch.operands[2];
      divisor = double(p.size);
      break;
    case LossOp::softplus:
      result = &launch.operands[1];
      break;
    case LossOp::sigmoid_cross_entropy:
      result = &launch.operands[2];
      divisor = std::max(rows, 1.0);
      break;
    case LossOp::hinge:
      result = &launch.operands[2];
      divisor = rows;
      break;
    case LossOp::contrastive:
      result = &launch.operands[3];
      divisor = 2 * rows;
      break;
  }
  const int64_t blocks = std::clamp(divide_up(int64_t(p.size), kPerBlock), int64_t{1}, int64_t{kTotalBlocks});
  const Grid grid = of_rows(params.op) ? grid_of(p.rows, kTotalBlocks) : Grid{kRowThreads, unsigned(blocks)};
  p.totals = make_totals(work, grid.x, *result, divisor);
  if (params.op == LossOp::sigmoid_cross_entropy) {
    p.totals.by_count = params.normalize;
    p.totals.count = launch.operands[3].data;
    p.totals.count_dtype = launch.operands[3].dtype;
  }
  work.start(loss_functions[x.dtype], grid, p);
  start_total(work, p.totals);
}

void loss_gradient(Work& work, const Launch& launch, const LossParams& params) {
  const Operand& x = launch.operands[0];
  LossKernelParams p = params_of(work, launch, params);
  if (p.size == 0) return;
  const Operand& gy = launch.operands[launch.count - 2];
  p.gy = gy.data;
  p.gy_dtype = gy.dtype;
  p.gx = launch.operands[launch.count - 1].data;
  p.factor = params.sign;
  switch (params.op) {
    case LossOp::squared_error:
      p.factor *= 2 / double(p.size);
      break;
    case LossOp::softplus:
      break;
    case LossOp::sigmoid_cross_entropy:
      p.count = launch.operands[2].data;
      p.count_dtype = launch.operands[2].dtype;
      break;
    case LossOp::hinge:
    case LossOp::contrastive:
      p.factor /= rows_of_loss(x);
      break;
  }
  const Grid grid =
      of_rows(params.op) ? grid_of(p.rows, kManyBlocks) : Grid{kRowThreads, work.blocks(p.size, kRowThreads)};
  work.start(loss_gradients[x.dtype], grid, p);
}

}  // namespace catenary::cuda
