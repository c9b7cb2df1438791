// Parameters of the kernels that gather and scatter elements by position, which the launcher fills in.
#pragma once
#include <cstdint>

#include "impl/backend/cuda/kernels/error_record.h"
#include "impl/backend/cuda/kernels/geometry.h"

namespace catenary::cuda {

constexpr unsigned kIndexThreads = 256;
constexpr int kMaxIndexedAxes = 32;

/// The number of indices up to which kernels find equal ones without sorting.
constexpr int64_t kFewIndices = 4096;

/// take_UNIT: rows of `row_units` units of 1, 2, 4, 8 or 16 bytes. Any grid of one dimension does.
struct TakeRowsParams {
  const char* a;
  const int64_t* indices;
  char* out;
  uint64_t rows;   // of the result: `outer` of them for every index
  uint64_t count;  // of the indices
  uint64_t row_units;
  int64_t length;         // of the axis
  Divisor units, counts;  // row_units and count, if there are less than 2^31 units
  bool small;
  ErrorRecord* errors;
};

/// Positions along indexed axes.
struct IndexPositions {
  const int64_t* indices;  // (k, n)
  uint64_t n;
  int32_t k;
  int8_t axes[kMaxIndexedAxes];  // their numbers, for messages
  int64_t lengths[kMaxIndexedAxes];
  int64_t strides[kMaxIndexedAxes];  // in bytes
};

/// index_cells: the number of each position's cell among those of the indexed axes, or that of all cells for
/// positions out of bounds. If `out` is null, it only reports these. Any grid of one dimension does.
struct IndexCellsParams {
  IndexPositions positions;
  uint64_t first;  // position
  uint32_t count;
  uint64_t cells;
  uint64_t* out;
  bool taken;  // which ErrorCode
  ErrorRecord* errors;
};

/// Which of the positions are for equal cells. With an order, the cells are sorted by it, and equal ones are
/// in the order of their positions; without one, they are compared with each other.
struct IndexGroups {
  const uint64_t* cells;
  const uint32_t* order;
  uint32_t count;
  uint64_t end;  // cells from here on are left out
};

/// scatter_add_DTYPE, and scatter_add_packs_DTYPE for 16 bytes at a time: adds rows of x to the row of y that
/// is their cell, in order. A warp for each position and 32 items, whose tiles are dimension y of the grid.
struct ScatterAddParams {
  IndexGroups groups;
  const char* x;
  char* y;
  uint64_t inner;  // elements of a row
};

/// gather_index_SIZE copies items of 1, 2, 4, 8 or 16 bytes to `other`, and scatter_index_SIZE back, of equal
/// positions the last one. Operand 0 of `rest` is the indexed array. Any grid of one dimension does for
/// gathers; a warp for each position and 32 elements, whose tiles are dimension y of the grid, for scatters.
struct IndexCopyParams {
  Layout<2> rest;
  IndexPositions positions;
  IndexGroups groups;  // of scatters
  uint64_t first;      // position
  uint32_t count;      // of gathers
  Divisor elements;    // of rest
  char* a;
  char* other;
  int64_t step;  // bytes from a position to the next one in `other`
  ErrorRecord* errors;
};

/// X(operation, functor, kind of its loops: all, numbers, floats or bits), what scatter_combine can do with
/// an element and a value.
#define CTN_COMBINE_OPS(X)           \
  X(add, Add, all)                   \
  X(subtract, Subtract, numbers)     \
  X(multiply, Multiply, all)         \
  X(maximum, Maximum, all)           \
  X(minimum, Minimum, all)           \
  X(fmax, Fmax, all)                 \
  X(fmin, Fmin, all)                 \
  X(true_divide, TrueDivide, floats) \
  X(bitwise_and, BitwiseAnd, bits)   \
  X(bitwise_or, BitwiseOr, bits)     \
  X(bitwise_xor, BitwiseXor, bits)

enum class CombineOp : int32_t {
#define CTN_NAME(NAME, FUNCTOR, KIND) NAME,
  CTN_COMBINE_OPS(CTN_NAME)
#undef CTN_NAME
};

/// scatter_combine_DTYPE combines the elements of `a` with those of `other` in this loop, in the order of the
/// positions. Grids are those of scatter_index.
struct IndexCombineParams {
  IndexCopyParams copy;
  CombineOp op;
  int32_t a_dtype, other_dtype;
};

/// narrow_labels. Any grid of one dimension does.
struct NarrowLabelsKernelParams {
  const int64_t* x;
  int32_t* y;
  uint64_t size;
  const char* name;  // of the argument, for the message
  int32_t status;
  ErrorRecord* errors;
};

}  // namespace catenary::cuda
