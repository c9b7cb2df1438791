// Parameters of the kernels that sort and search, which the launcher fills in. Elements are compared by their
// ranks (impl/kernels/sort_key.h). The names of the kernels end in the size of elements in bytes.
#pragma once
#include <cstdint>

#include "impl/kernels/inline.h"

namespace catenary::cuda {

constexpr unsigned kSortThreads = 256;
constexpr uint32_t kShortRow = 256;  // maximum number of elements of rows that sort_short sorts
constexpr uint32_t kDigits = 256;

/// sort_short: a group of `group` threads (a power of two) sorts a row. The grid has one dimension, of as
/// many blocks as there are rows for.
struct SortShortParams {
  const void* x;
  void* y;  // the elements, or int64 positions
  uint64_t rows;
  uint32_t n, group;
  int32_t dtype;
  bool positions;
};

/// Elements that sort_scatter puts in order at a time.
CTN_FN constexpr uint32_t sort_tile(uint32_t itemsize) { return itemsize == 8 ? 2048 : 4096; }

/// Longer rows are sorted by one digit of the ranks after another, from the lowest one on. Rows are divided
/// into chunks of several tiles, one for each block of a grid of one dimension: first those of the first row.
struct SortDigitParams {
  const void* x;
  uint64_t n, chunk;  // elements of a row, and of a chunk
  uint32_t chunks;    // of a row
  int32_t shift, dtype;
  uint64_t* counts;  // (rows, kDigits, chunks): elements with each digit
  uint64_t* totals;  // (rows, kDigits)
};
/// sort_count computes `counts`. sort_offsets, which has a block for each row and digit, replaces them by
/// those in the chunks before, and computes `totals`. sort_scatter then puts the elements in order.
struct SortScatterParams {
  SortDigitParams digit;
  void* y;                 // null: not kept
  const uint32_t* places;  // of the elements of x; null: in order
  uint32_t* to_places;
  int64_t* positions;  // the places as the result; null: to_places, unless that is null, too
};

/// search_sorted: the number of elements of `sorted` that are less than (or with `right`, at most) each
/// value. Any grid of one dimension does.
struct SearchSortedParams {
  const void* sorted;
  const void* values;
  int64_t* positions;
  uint64_t n, size;  // of `sorted` and `values`
  int32_t dtype;
  bool right;
};

/// mark_distinct: which elements differ from the one before. Any grid of one dimension does.
struct MarkDistinctParams {
  const void* x;
  bool* y;
  uint64_t size;
  int32_t dtype;
};

}  // namespace catenary::cuda
