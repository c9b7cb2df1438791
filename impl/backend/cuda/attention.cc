// Attention and its gradient.
#include <algorithm>

#include "impl/backend/cuda/kernels/attention.h"
#include "impl/backend/cuda/parts.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/params/attention.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constinit TypedFunctions attention_functions("attention", "attention"),
    attention_gradients("attention", "attention_gradient"), dot_functions("attention", "attention_dots");

HeadRows head_rows_of(const Operand& x) { return {x.data, x.strides[0], x.strides[1], x.strides[2]}; }

/// Starts blocks for all rows and columns of a result of all heads.
template <class Kernel>
void start(Work& work, Function function, DType dtype, Kernel& kernel, int64_t batch, int64_t rows,
           int64_t columns) {
  AttentionCommon& p = kernel.common;
  const int64_t tile = dtype == CTN_FLOAT64 ? kAttentionRows / 2 : kAttentionRows;
  const int64_t tiles = divide_up(rows, tile), parts = divide_up(columns, kAttentionColumns);
  const int64_t heads = batch * p.heads, most = std::max<int64_t>(1, kMaxBlocks / (tiles * parts));
  p.tiles = make_divisor(uint32_t(tiles));
  p.parts = make_divisor(uint32_t(parts));
  for (p.first_head = 0; p.first_head < heads; p.first_head += most) {
    const int64_t count = std::min(heads - p.first_head, most);
    work.start(function, {kAttentionThreads, unsigned(tiles * parts * count)}, kernel);
  }
}

/// The operands of both kernels.
struct AttentionProblem {
  const Operand &q, &k, &v;
  const Operand* rest;  // operands after the optional mask
  const int64_t batch;
  AttentionCommon common{};

  AttentionProblem(const Launch& launch, const AttentionParams& params)
      : q(launch.operands[0]),
        k(launch.operands[1]),
        v(launch.operands[2]),
        rest(launch.operands + (params.has_mask ? 4 : 3)),
        batch(q.shape[0]) {
    common.heads = q.shape[1];
    common.queries = q.shape[2];
    common.keys = k.shape[2];
    common.size = q.shape[3];
    common.value_size = v.shape[3];
    if (params.has_mask) {
      const Operand& mask = launch.operands[3];
      common.mask = head_rows_of(mask);
      common.mask_key = mask.strides[3];
      common.mask_is_bool = mask.dtype == CTN_BOOL;
    }
    common.causal = params.causal;
    common.scale = params.scale;
    common.scale32 = float(params.scale);
  }
  int64_t count() const { return batch * common.heads; }
};

}  // namespace

void attention(Work& work, const Launch& launch, const AttentionParams& params) {
  const AttentionProblem problem(launch, params);
  const AttentionCommon& common = problem.common;
  if (problem.count() * common.queries == 0) return;
  AttentionForward p{common,
                     head_rows_of(problem.q),
                     head_rows_of(problem.k),
                     head_rows_of(problem.v),
                     head_rows_of(problem.rest[0]),
                     problem.rest[1].data};
  // The logarithms are computed even if values are empty.
  start(work, attention_functions[problem.q.dtype], problem.q.dtype, p, problem.batch, common.queries,
        std::max<int64_t>(1, common.value_size));
}

void attention_gradient(Work& work, const Launch& launch, const AttentionParams& params) {
  const AttentionProblem problem(launch, params);
  const AttentionCommon& common = problem.common;
  const DType dtype = problem.q.dtype;
  const Operand &y = problem.rest[0], &lse = problem.rest[1], &gy = problem.rest[2];
  const int64_t rows = problem.count() * common.queries;
  if (problem.count() == 0) return;
  char* const dots = rows ? work.scratch(size_t(rows) * itemsize(lse.dtype)) : nullptr;
  if (rows) {
    const AttentionDots p{
        common.heads, common.queries, common.value_size, uint64_t(rows), head_rows_of(y), head_rows_of(gy),
        dots};
    work.start(dot_functions[dtype],
               {kAttentionDotThreads, work.blocks(uint64_t(rows) * 32, kAttentionDotThreads)}, p);
  }
  AttentionBackward p{};
  p.common = common;
  p.lse = lse.data;
  p.dots = dots;
  const auto compute = [&](const Operand& result) {
    p.result = head_rows_of(result);
    p.columns = result.shape[3];
    if (p.rows > 0 && p.columns > 0)
      start(work, attention_gradients[dtype], dtype, p, problem.batch, p.rows, p.columns);
  };
  const HeadRows q = head_rows_of(problem.q), k = head_rows_of(problem.k), v = head_rows_of(problem.v),
                 upstream = head_rows_of(gy);
  if (params.of_queries) {
    p.own = q;
    p.other = p.summed = k;
    p.own_value = upstream;
    p.other_value = v;
    p.rows = common.queries;
    p.other_rows = common.keys;
    p.by_queries = true;
    compute(problem.rest[3]);
  }
  if (params.of_keys) {
    p.own = k;
    p.other = p.summed = q;
    p.own_value = v;
    p.other_value = upstream;
    p.rows = common.keys;
    p.other_rows = common.queries;
    p.by_queries = false;
    compute(problem.rest[4]);
    p.summed = upstream;
    p.weights_alone = true;
    compute(problem.rest[5]);
  }
}

}  // namespace catenary::cuda
