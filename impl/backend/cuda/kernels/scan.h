// Parameters of cumulative sums and products and of counts of integers, which the launcher fills in.
#pragma once
#include <cstdint>

namespace catenary::cuda {

constexpr unsigned kScanThreads = 256;
constexpr uint32_t kScanItems = 8;  // consecutive elements of a thread

/// x as (outer, length, inner); sums run along the middle axis, whose elements are divided into parts.
/// scan_totals_DTYPE computes the totals of the parts, and scan_DTYPE the results. If
/// `inner` is 1, `group` threads (a power of two) scan one part of a row; otherwise one thread scans one part
/// of a column. The grid has one dimension, of as many blocks as there are parts for.
struct ScanKernelParams {
  const void* x;
  void* y;
  void* totals;  // (outer, parts, inner), of 8 bytes; null if there is one part
  uint64_t outer, length, inner;
  uint64_t part;  // elements of a part along the axis
  uint32_t parts;
  uint32_t group;
  bool product;
};

constexpr uint32_t kSharedBins = 4096;

/// bincount: adds the number of elements of each value to `counts`. The values are below `bins`; if there are
/// at most kSharedBins, the launch gives each block 4 bytes of shared memory for each of them, else none. Any
/// grid of one dimension with less than 2^31 elements for each block does.
struct BincountParams {
  const int64_t* x;
  uint64_t size;
  int64_t* counts;
  uint64_t bins;
  bool is_shared;
};

/// weighted_bincount: warp i adds up the weights of value i. `positions` has the places of the values in
/// order.
struct WeightedBincountParams {
  const int64_t* x;
  const int64_t* positions;
  const double* weights;
  uint64_t size;
  double* sums;
  uint64_t bins;
};

}  // namespace catenary::cuda
