// The table of transposing copies, strided gathers and indices.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"
#include "impl/backend/params/indexing.h"

namespace catenary::cpu {

/// Copies that a memcpy cannot do, for one instruction set.
struct CopyKernels {
  /// Indexed by the logarithm of the itemsize. dst(j, i) = src(i, j) for i < m, j < n: src is contiguous
  /// along j and dst along i; row strides are in bytes. With `stream`, dst bypasses the caches; a fence must
  /// follow.
  void (*transpose[4])(const char* src, int64_t src_row, char* dst, int64_t dst_row, int64_t m, int64_t n,
                       bool stream);
  /// Indexed by the logarithm of the itemsize. Gathers n elements at a stride in bytes into contiguous
  /// memory.
  void (*gather[4])(const char* src, int64_t stride, char* dst, int64_t n);
  /// The reverse.
  void (*scatter[4])(const char* src, char* dst, int64_t stride, int64_t n);
  /// Indexed by the logarithm of the itemsize. Gathers short rows of n elements into contiguous memory.
  void (*gather_rows[4])(const char* src, int64_t row, int64_t stride, char* dst, int64_t rows, int64_t n);
  /// The reverse.
  void (*scatter_rows[4])(const char* src, char* dst, int64_t row, int64_t stride, int64_t rows, int64_t n);
  /// Whether n indices are from -length to length - 1.
  bool (*are_within)(const int64_t* indices, int64_t n, int64_t length);
  /// offsets[i] = indices[i] * stride; negative indices count from the end of an axis.
  void (*offsets)(const int64_t* indices, int64_t n, int64_t length, int64_t stride, int64_t* offsets);
  /// The same for indices that need not be within; returns whether they are.
  bool (*checked_offsets)(const int64_t* indices, int64_t n, int64_t length, int64_t stride,
                          int64_t* offsets);
  /// The same for indices that are moved into the axis: by multiples of its length if they `wrap`, otherwise
  /// to the nearer end.
  void (*confined_offsets)(const int64_t* indices, int64_t n, int64_t length, int64_t stride, bool wrap,
                           int64_t* offsets);
  /// Indexed by the logarithm of the itemsize. dst[i] = src[indices[i]], both contiguous; returns whether all
  /// indices are within. Those that are not take the first element.
  bool (*take[4])(const char* src, const int64_t* indices, int64_t n, int64_t length, OutOfRange outside,
                  char* dst);
};

CTN_DECLARE_TABLE(CopyKernels, copy_kernels)

}  // namespace catenary::cpu
