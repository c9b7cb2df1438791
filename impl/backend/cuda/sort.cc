// Sorting, partitioning, searching sorted arrays, and marking distinct elements.
#include "impl/backend/cuda/sort.h"

#include <algorithm>
#include <bit>

#include "impl/backend/cuda/kernels/sort.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/sorting.h"
#include "impl/base/error.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constexpr int64_t kChunks = 1024;  // maximum number of chunks of a row, and of those of short rows
constexpr int64_t kBatchBytes = int64_t{1} << 28;  // of scratch memory, if a row needs less

constinit SizedFunctions shorts("sort", "sort_short"), sort_counts("sort", "sort_count"),
    scatters("sort", "sort_scatter"), sorted_searches("search", "search_sorted"),
    marks("search", "mark_distinct");
constinit OneFunction sort_offsets("sort", "sort_offsets");

}  // namespace

RowSort::RowSort(Work& work, DType dtype, int64_t rows, int64_t n, bool positions, int digits)
    : work_(work), dtype_(dtype), rows_(rows), n_(n), positions_(positions), digits_(digits) {
  if (rows * n == 0 || n <= int64_t(kShortRow)) return;
  if (positions && n > int64_t(UINT32_MAX))
    fail(CTN_ERROR_UNSUPPORTED, "CUDA devices cannot sort the positions of more than %lld elements, got %lld",
         (long long)UINT32_MAX, (long long)n);
  const int64_t item = int64_t(itemsize(dtype)), tile = sort_tile(uint32_t(item));
  const int64_t row_bytes = n * (positions ? 2 * (item + int64_t(sizeof(uint32_t))) : item);
  batch_ = std::clamp<int64_t>(kBatchBytes / row_bytes, 1, rows);
  const int64_t tiles = divide_up(n, tile);
  chunks_ = std::min(tiles, std::max<int64_t>(kChunks / batch_, 1));
  chunk_ = divide_up(tiles, chunks_) * tile;
  chunks_ = divide_up(n, chunk_);
  const size_t lines = size_t(batch_) * kDigits, size = size_t(batch_ * n);
  counts_ = work.scratch(lines * size_t(chunks_) * sizeof(uint64_t));
  totals_ = work.scratch(lines * sizeof(uint64_t));
  elements_[0] = work.scratch(size * size_t(item));
  if (!positions) return;
  elements_[1] = work.scratch(size * size_t(item));
  for (char*& places : places_) places = work.scratch(size * sizeof(uint32_t));
}

void RowSort::start_short(const char* x, char* y) {
  SortShortParams p{};
  p.x = x;
  p.y = y;
  p.rows = uint64_t(rows_);
  p.n = uint32_t(n_);
  p.group = std::bit_ceil(uint32_t(n_));
  p.dtype = dtype_;
  p.positions = positions_;
  const int64_t groups = kSortThreads / p.group;
  work_.start(shorts[itemsize(dtype_)], {kSortThreads, unsigned(divide_up(rows_, groups))}, p);
}

void RowSort::start_batch(const char* x, char* y, int64_t rows) {
  const size_t item = itemsize(dtype_);
  const unsigned blocks = unsigned(rows * chunks_);
  const char* from = x;
  const uint32_t* places = nullptr;
  for (int digit = 0; digit < digits_; ++digit) {
    const bool last = digit + 1 == digits_;
    SortScatterParams p{};
    p.digit = {from,
               uint64_t(n_),
               uint64_t(chunk_),
               uint32_t(chunks_),
               8 * digit,
               dtype_,
               reinterpret_cast<uint64_t*>(counts_),
               reinterpret_cast<uint64_t*>(totals_)};
    if (positions_) {
      p.places = places;
      if (last)
        p.positions = reinterpret_cast<int64_t*>(y);
      else
        p.to_places = reinterpret_cast<uint32_t*>(places_[digit % 2]);
      p.y = last ? nullptr : elements_[digit % 2];
    } else {
      p.y = digit % 2 == 0 ? elements_[0] : y;
    }
    work_.start(sort_counts[item], {kSortThreads, blocks}, p.digit);
    work_.start(sort_offsets, {kSortThreads, unsigned(rows) * kDigits}, p.digit);
    work_.start(scatters[item], {kSortThreads, blocks}, p);
    from = static_cast<const char*>(p.y);
    places = p.to_places;
  }
  if (!positions_ && digits_ % 2 != 0) work_.copy(y, elements_[0], size_t(rows * n_) * item);
}

void RowSort::start(const char* x, char* y) {
  if (rows_ * n_ == 0) return;
  if (n_ <= int64_t(kShortRow)) return start_short(x, y);
  const int64_t item = int64_t(itemsize(dtype_)), y_item = positions_ ? int64_t(sizeof(int64_t)) : item;
  for (int64_t row = 0; row < rows_; row += batch_)
    start_batch(x + row * n_ * item, y + row * n_ * y_item, std::min(batch_, rows_ - row));
}

void sort(Work& work, const Launch& launch, const SortParams& params) {
  // A sorted row is partitioned at every position.
  const Operand &x = launch.operands[0], &y = launch.operands[3];
  RowSort(work, x.dtype, x.shape[0], x.shape[1], params.positions).start(x.data, y.data);
}

void search_sorted(Work& work, const Launch& launch, const SearchParams& params) {
  const Operand &sorted = launch.operands[0], &values = launch.operands[1], &y = launch.operands[2];
  const uint64_t size = uint64_t(size_of(values));
  if (size == 0) return;
  work.start(sorted_searches[itemsize(sorted.dtype)], {kSortThreads, work.blocks(size, kSortThreads)},
             SearchSortedParams{sorted.data, values.data, data_of<int64_t>(y), uint64_t(size_of(sorted)),
                                size, sorted.dtype, params.right});
}

void mark_distinct(Work& work, const Launch& launch) {
  const Operand &x = launch.operands[0], &y = launch.operands[1];
  const uint64_t size = uint64_t(size_of(x));
  if (size == 0) return;
  work.start(marks[itemsize(x.dtype)], {kSortThreads, work.blocks(size, kSortThreads)},
             MarkDistinctParams{x.data, data_of<bool>(y), size, x.dtype});
}

}  // namespace catenary::cuda
