// Takes rows along an axis by index, and computes the gradient of that along the first axis.
#include <algorithm>

#include "impl/backend/cuda/index_groups.h"
#include "impl/backend/cuda/kernels/indexing.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/indexing.h"
#include "impl/backend/params/loss.h"

namespace catenary::cuda {
namespace {

constinit SizedFunctions take_units("take", "take");
constinit OneFunction narrow("take", "narrow_labels");
constinit TypedFunctions add_items("scatter_add", "scatter_add"),
    add_packs("scatter_add", "scatter_add_packs");

constexpr int64_t kSmall = int64_t{1} << 31;

/// Indices along one axis.
IndexPositions positions_of(const Operand& indices, int64_t length) {
  IndexPositions positions{};
  positions.indices = data_of<const int64_t>(indices);
  positions.n = uint64_t(size_of(indices));
  positions.k = 1;
  positions.lengths[0] = length;
  return positions;
}

}  // namespace

void take(Work& work, const Launch& launch, const TakeParams& params) {
  const Operand &a = launch.operands[0], &indices = launch.operands[1], &out = launch.operands[2];
  const int64_t count = size_of(indices), bytes = params.inner * int64_t(itemsize(a.dtype));
  if (count == 0 || bytes == 0 || params.outer == 0)
    return check_positions(work, positions_of(indices, params.axis_length), true);
  int unit = 4;  // of 2^unit bytes
  const uintptr_t bits =
      reinterpret_cast<uintptr_t>(a.data) | reinterpret_cast<uintptr_t>(out.data) | uintptr_t(bytes);
  while (bits % (uintptr_t{1} << unit) != 0) --unit;
  TakeRowsParams p{};
  p.a = a.data;
  p.indices = data_of<const int64_t>(indices);
  p.out = out.data;
  p.rows = uint64_t(params.outer * count);
  p.count = uint64_t(count);
  p.row_units = uint64_t(bytes >> unit);
  p.length = params.axis_length;
  const uint64_t units = p.rows * p.row_units;
  p.small = units < kSmall;
  if (p.small) {
    p.units = make_divisor(uint32_t(p.row_units));
    p.counts = make_divisor(uint32_t(count));
  }
  p.errors = work.errors();
  work.start(take_units[size_t{1} << unit], Grid{kIndexThreads, work.blocks(units, kIndexThreads)}, p);
}

void scatter_add(Work& work, const Launch& launch) {
  const Operand &x = launch.operands[0], &indices = launch.operands[1], &y = launch.operands[2];
  const int64_t count = size_of(indices), total = size_of(x);
  const IndexPositions positions = positions_of(indices, y.ndim > 0 ? y.shape[0] : 1);
  if (total == 0) return check_positions(work, positions, true);
  const int64_t inner = total / count, item = int64_t(itemsize(x.dtype));
  const Groups groups(work, positions, true);
  const uintptr_t bits =
      reinterpret_cast<uintptr_t>(x.data) | reinterpret_cast<uintptr_t>(y.data) | uintptr_t(inner * item);
  const bool packs = bits % 16 == 0;
  const int64_t items = packs ? inner * item / 16 : inner;
  groups.for_parts(work, [&](const IndexGroups& part, int64_t first) {
    work.start((packs ? add_packs : add_items)[x.dtype], groups.grid(part, items),
               ScatterAddParams{part, x.data + first * inner * item, y.data, uint64_t(inner)});
  });
}

void narrow_labels(Work& work, const Launch& launch, const NarrowLabelsParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  const uint64_t size = uint64_t(size_of(x));
  if (size == 0) return;
  const NarrowLabelsKernelParams p{data_of<const int64_t>(x), data_of<int32_t>(y), size, params.name,
                                   int32_t(params.status),    work.errors()};
  work.start(narrow, Grid{kIndexThreads, work.blocks(size, kIndexThreads)}, p);
}

}  // namespace catenary::cuda
