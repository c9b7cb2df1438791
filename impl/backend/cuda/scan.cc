// Cumulative sums and products, and counts of integers.
#include "impl/backend/params/scan.h"

#include <algorithm>
#include <bit>

#include "impl/backend/cuda/kernels/scan.h"
#include "impl/backend/cuda/sort.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

// Results depend on how rows are divided, which therefore only depends on shapes.
constexpr int64_t kRowParts = 1024;  // maximum number of parts of all rows, unless there are more rows
constexpr int64_t kRowPart = 4096;   // minimum number of elements of a part of a row
constexpr int64_t kColumnThreads = 1 << 18;  // maximum number of parts of all columns, unless there are more
constexpr int64_t kColumnPart = 32, kColumnParts = 64;
constexpr int64_t kWarpItems =
    int64_t{4} * 32 * kScanItems;  // maximum number of elements of a row that a warp scans
constexpr size_t kTotalSize = 8;

constinit TypedFunctions scan_totals("scan", "scan_totals"), scans("scan", "scan");
constinit OneFunction counts("bincount", "bincount"), weighted("bincount", "weighted_bincount");

}  // namespace

void scan(Work& work, const Launch& launch, const ScanParams& params) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  const int64_t lines = params.outer * params.inner, length = params.length;
  if (lines * length == 0) return;
  ScanKernelParams p{};
  p.x = x.data;
  p.y = y.data;
  p.outer = uint64_t(params.outer);
  p.length = uint64_t(length);
  p.inner = uint64_t(params.inner);
  p.product = params.product;
  p.group = 1;
  int64_t parts = 1;
  if (params.inner > 1) {
    parts = std::min({divide_up(kColumnThreads, lines), length / kColumnPart, kColumnParts});
  } else if (length <= kWarpItems) {
    p.group = std::min(std::bit_ceil(uint32_t(divide_up(length, kScanItems))), 32u);
  } else {
    p.group = kScanThreads;
    parts = std::min(divide_up(kRowParts, lines), length / kRowPart);
  }
  parts = std::max<int64_t>(parts, 1);
  p.part = uint64_t(divide_up(length, parts));
  if (params.inner == 1) p.part = uint64_t(round_up(int64_t(p.part), kScanItems));
  p.parts = uint32_t(divide_up(length, int64_t(p.part)));
  const int64_t threads = lines * int64_t(p.parts) * p.group;
  const Grid grid{kScanThreads, unsigned(divide_up(threads, kScanThreads))};
  if (p.parts > 1) {
    p.totals = work.scratch(size_t(lines) * p.parts * kTotalSize);
    work.start(scan_totals[x.dtype], grid, p);
  }
  work.start(scans[x.dtype], grid, p);
}

void bincount(Work& work, const Launch& launch) {
  const Operand &x = launch.operands[0], &y = launch.operands[launch.count - 1];
  const int64_t size = size_of(x), bins = size_of(y);
  if (bins == 0) return;
  if (launch.count == 2) {
    work.fill(y.data, 0, size_t(bins) * sizeof(int64_t));
    if (size == 0) return;
    const bool is_shared = bins <= int64_t(kSharedBins);
    Grid grid{kScanThreads, work.blocks(uint64_t(divide_up(size, 16)), kScanThreads)};
    if (is_shared) grid.shared = size_t(bins) * sizeof(uint32_t);
    return work.start(counts, grid,
                      BincountParams{data_of<const int64_t>(x), uint64_t(size), data_of<int64_t>(y),
                                     uint64_t(bins), is_shared});
  }
  // The weights of equal values are added up in their order.
  auto* const positions =
      reinterpret_cast<int64_t*>(work.scratch(size_t(std::max<int64_t>(size, 1)) * sizeof(int64_t)));
  const int digits = std::max(1, int(divide_up(std::bit_width(uint64_t(bins - 1)), 8)));
  RowSort(work, CTN_INT64, 1, size, true, digits).start(x.data, reinterpret_cast<char*>(positions));
  const int64_t warps = kScanThreads / 32;
  work.start(
      weighted, {kScanThreads, unsigned(divide_up(bins, warps))},
      WeightedBincountParams{data_of<const int64_t>(x), positions, data_of<const double>(launch.operands[1]),
                             uint64_t(size), data_of<double>(y), uint64_t(bins)});
}

}  // namespace catenary::cuda
