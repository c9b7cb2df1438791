// Elements and rows selected by integer arrays along several axes: reads, writes, and combinations.
#include <algorithm>

#include "impl/backend/cuda/geometry.h"
#include "impl/backend/cuda/index_groups.h"
#include "impl/backend/cuda/kernels/indexing.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/params/indexing.h"
#include "impl/base/error.h"
#include "impl/dtype/op.h"

namespace catenary::cuda {
namespace {

constinit SizedFunctions gather("indexing", "gather_index"), scatter("indexing", "scatter_index");
constinit TypedFunctions combine("scatter_combine", "scatter_combine");

CombineOp combine_op(Op op) {
  switch (op) {
#define CTN_CASE(NAME, FUNCTOR, KIND) \
  case Op::NAME:                      \
    return CombineOp::NAME;
    CTN_COMBINE_OPS(CTN_CASE)
#undef CTN_CASE
    default:
      fail(CTN_ERROR_UNSUPPORTED, "the function \"%s\" cannot be applied at indices on CUDA devices yet",
           op_name(op));
  }
}

IndexPositions positions_of(const Operand& a, const Operand& indices, const IndexParams& params) {
  IndexPositions p{};
  p.indices = data_of<const int64_t>(indices);
  p.n = uint64_t(indices.shape[1]);
  p.k = params.count;
  for (int j = 0; j < p.k; ++j) {
    p.axes[j] = params.axes[j];
    p.lengths[j] = a.shape[j];
    p.strides[j] = a.strides[j];
  }
  return p;
}

/// The dimensions of the elements of each position, of the indexed array and of the other one.
Dims<2> rest_of(const Operand& a, const Operand& other, const IndexParams& params) {
  Dims<2> rest;
  for (int i = params.count; i < a.ndim; ++i)
    if (a.shape[i] != 1) rest.push_back({a.shape[i], {a.strides[i], other.strides[i - params.count + 1]}});
  sort_dims(rest, 1);
  merge_dims(rest);
  return rest;
}

/// Lets kernels copy up to 16 bytes at a time if rows are contiguous and aligned on both sides. Returns the
/// binary logarithm of the number of bytes.
int widen(Dims<2>& rest, const IndexCopyParams& p, const Operand& a, const Operand& other) {
  int unit = 0;
  while (size_t{1} << unit < itemsize(a.dtype)) ++unit;
  const int64_t item = int64_t{1} << unit;
  if (rest.empty() || rest.back().strides[0] != item || rest.back().strides[1] != item) return unit;
  Dim<2>& row = rest.back();
  uint64_t bits = reinterpret_cast<uintptr_t>(a.data) | reinterpret_cast<uintptr_t>(other.data) |
                  uint64_t(p.step) | uint64_t(row.length * item) | 16;
  for (size_t d = 0; d + 1 < rest.size(); ++d) bits |= uint64_t(rest[d].strides[0] | rest[d].strides[1]);
  for (int j = 0; j < p.positions.k; ++j) bits |= uint64_t(p.positions.strides[j]);
  for (; bits % (uint64_t{2} << unit) == 0; ++unit) {
    row.length /= 2;
    row.strides[0] *= 2;
    row.strides[1] *= 2;
  }
  return unit;
}

}  // namespace

void gather_index(Work& work, const Launch& launch, const IndexParams& params) {
  const Operand &a = launch.operands[0], &indices = launch.operands[1], &out = launch.operands[2];
  IndexCopyParams p{};
  p.positions = positions_of(a, indices, params);
  p.step = out.strides[0];
  p.errors = work.errors();
  const int64_t n = int64_t(p.positions.n);
  Dims<2> dims = rest_of(a, out, params);
  if (size_of(dims) == 0) return check_positions(work, p.positions, false);
  const int unit = widen(dims, p, a, out);
  for_parts(dims, [&](const Layout<2>& rest, const int64_t(&offsets)[2]) {
    p.rest = rest;
    p.elements = make_divisor(rest.size);
    p.a = a.data + offsets[0];
    p.other = out.data + offsets[1];
    const int64_t most = kMaxItems / rest.size;
    for (int64_t first = 0; first < n; first += most) {
      p.first = uint64_t(first);
      p.count = uint32_t(std::min(most, n - first));
      const uint64_t items = uint64_t(p.count) * rest.size;
      work.start(gather[size_t{1} << unit], Grid{kIndexThreads, work.blocks(items, kIndexThreads)}, p);
    }
  });
}

void scatter_index(Work& work, const Launch& launch, const IndexParams& params) {
  const Operand &value = launch.operands[0], &indices = launch.operands[1], &a = launch.operands[2];
  Dims<2> dims = rest_of(a, value, params);
  IndexCopyParams p{};
  p.positions = positions_of(a, indices, params);
  p.step = value.strides[0];
  if (p.positions.n == 0 || size_of(dims) == 0) return check_positions(work, p.positions, false);
  IndexCombineParams combination{{}, {}, a.dtype, value.dtype};
  if (params.combine) combination.op = combine_op(params.op);
  const int unit = params.combine ? 0 : widen(dims, p, a, value);
  const Groups groups(work, p.positions, false);
  groups.for_parts(work, [&](const IndexGroups& part, int64_t first) {
    p.groups = part;
    p.first = uint64_t(first);
    for_parts(dims, [&](const Layout<2>& rest, const int64_t(&offsets)[2]) {
      p.rest = rest;
      p.a = a.data + offsets[0];
      p.other = value.data + offsets[1];
      const Grid grid = Groups::grid(part, rest.size);
      if (!params.combine) return work.start(scatter[size_t{1} << unit], grid, p);
      combination.copy = p;
      work.start(combine[params.loop], grid, combination);
    });
  });
}

}  // namespace catenary::cuda
