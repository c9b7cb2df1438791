// Parameters of the kernels that copy, cast, transpose and fill, which the launcher fills in.
#pragma once
#include <cstddef>
#include <cstdint>

#include "impl/backend/cuda/kernels/geometry.h"

namespace catenary::cuda {

constexpr unsigned kCopyThreads = 256;

/// copy_cast_FROM: casts contiguous elements. Any grid of one dimension does.
struct CastParams {
  const void* source;
  void* destination;
  uint64_t size;  // number of elements
  int32_t to;     // dtype of the destination, which is not that of the source
};

/// copy_strided_FROM casts, and copy_bytes_1, _2, _4 and _8 copy elements of so many bytes as they are. Any
/// grid of one dimension with at most 2^31 threads does.
struct StridedCopyParams {
  Layout<2> layout;    // of the source, and of the destination
  const char* source;  // null: every element is `value`
  char* destination;
  uint64_t value;  // begins with the bytes of an element of the source
  int32_t to;      // dtype of the destination of copy_strided_FROM
};

/// The number of rows and columns of a block of copy_transpose_ITEMSIZE.
CTN_FN constexpr unsigned transpose_tile(size_t itemsize) { return itemsize < 4 ? 64 : 32; }

/// copy_transpose_1, _2, _4 and _8: destination(matrix, row, column) = source(matrix, row, column), where the
/// destination is contiguous along columns and the source along rows. The grid has one dimension, of
/// across x down x the size of `matrices` blocks.
struct TransposeParams {
  const char* source;
  char* destination;
  uint32_t rows, columns;
  int64_t source_stride;       // in bytes, from column to column
  int64_t destination_stride;  // in bytes, from row to row
  Divisor across, down;        // number of tiles along columns and along rows
  Layout<2> matrices;
};

/// fill_1, _2, _4 and _8: contiguous elements of so many bytes. Any grid of one dimension does.
struct FillParams {
  void* destination;
  uint64_t size;   // number of elements
  uint64_t value;  // begins with the bytes of an element
};

}  // namespace catenary::cuda
