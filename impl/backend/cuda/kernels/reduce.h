// Parameters of the reductions, which the launcher fills in. OP_rows_DTYPE is for elements that are near each
// other along the reduced axes, and OP_columns_DTYPE for those that are near each other along the kept axes.
// They exist for sum, prod, max and min, and for arg_max and arg_min, whose results are positions along one
// axis. The dtype is that of the elements; of the kernels with `any` in their names, whose elements may have
// any dtype, it is that of the totals. Those with `parts` in their names reduce what arg_max and arg_min have
// stored for parts, and their dtype is that of the values.
#pragma once
#include <cstddef>
#include <cstdint>

#include "impl/backend/cuda/kernels/geometry.h"

namespace catenary::cuda {

constexpr unsigned kReduceThreads = 256;
constexpr unsigned kReduceColumnThreads = 512;

/// The number of neighboring elements that OP_rows takes together: those of 16 bytes, but not more than 8.
CTN_FN constexpr uint32_t reduce_row_unit(size_t itemsize) {
  return itemsize < 2 ? 8 : uint32_t(16 / itemsize);
}
/// The number of neighboring totals that a thread of OP_columns computes: those of 4 bytes of elements.
CTN_FN constexpr uint32_t reduce_column_unit(size_t itemsize) {
  return itemsize < 4 ? uint32_t(4 / itemsize) : 1;
}

/// X(type, dtype) for each dtype that has kernels of its own.
#define CTN_REDUCE_DTYPES(X) \
  X(bool, bool)              \
  X(int32_t, int32)          \
  X(int64_t, int64)          \
  X(uint8_t, uint8)          \
  X(uint64_t, uint64)        \
  X(Half, float16)           \
  X(BFloat16, bfloat16)      \
  X(float, float32)          \
  X(double, float64)

/// The best element of a part, and its position along the axis: a total of arg_max and arg_min.
template <class T>
struct alignas(16) Found {
  T value;
  int64_t position;
};

/// What becomes of a total.
struct ReduceEnd {
  int32_t from, compute, result;  // dtypes of the elements, of the computation, and of the result
  int32_t size;                   // bytes of the result
  bool partial;                   // it is stored as it is
  double scale, divisor;  // it is multiplied by `scale` unless that is 1, or divided unless `divisor` is 0
  int64_t origin;         // of arg_max and arg_min: the position of the first element
};

/// A block has kReduceThreads threads, of which `group` (a power of two) reduce one part of the elements of
/// one total. Blocks have one dimension; part k of total i is reduced by group i * parts + k.
struct ReduceRowsParams {
  const char* x;
  char* y;
  // Reduced: lines of `length` elements each, which are divided into units; the last one may be shorter.
  Layout<1> lines;
  Divisor units;   // of a line
  uint32_t size;   // units of all lines
  uint32_t part;   // units of a part
  int64_t stride;  // in bytes, from element to element
  uint32_t length;
  uint32_t group;
  Layout<2> kept;  // of x, and of y
  Divisor parts;
  int64_t part_stride;  // in bytes, from part to part of y
  bool packed;          // a whole unit is aligned to its size
  ReduceEnd end;
};

/// The threads of a block are `across` (a power of two) times others: the former reduce different units of
/// totals, the latter different elements of them. The grid has as many blocks across as there are units for,
/// times the number of parts.
struct ReduceColumnsParams {
  const char* x;
  char* y;
  // Kept: lines of `length` elements each, which are divided into units of 1 or reduce_column_unit()
  // elements; the last one may be shorter.
  Layout<2> lines;     // of x, and of y
  Divisor units;       // of a line
  uint32_t size;       // units of all lines
  int64_t strides[2];  // in bytes, from element to element of x and y
  uint32_t length;
  uint32_t across;
  Layout<1> reduced;
  uint32_t part;        // elements of a part
  int64_t part_stride;  // in bytes, from part to part of y
  bool packed;          // a whole unit of x is aligned to its size
  ReduceEnd end;
};

/// reduce_finish_DTYPE: makes results of totals of this dtype. Any grid of one dimension with at most 2^31
/// threads does.
struct ReduceFinishParams {
  Layout<2> layout;  // of the totals, and of y
  const char* totals;
  char* y;
  ReduceEnd end;
};

}  // namespace catenary::cuda
