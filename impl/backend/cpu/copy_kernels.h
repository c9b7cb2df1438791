// The table of transposing copies and strided gathers.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Copies of one instruction set that are no plain memcpy.
struct CopyKernels {
  /// By the logarithm of the itemsize. dst(j, i) = src(i, j) for i < m, j < n: src is contiguous along j and
  /// dst along i; rows are strides in bytes. With `stream`, dst is written past the caches; fence afterwards.
  void (*transpose[4])(const char* src, int64_t src_row, char* dst, int64_t dst_row, int64_t m, int64_t n,
                       bool stream);
  /// By the logarithm of the itemsize: n elements at a stride in bytes into contiguous memory.
  void (*gather[4])(const char* src, int64_t stride, char* dst, int64_t n);
};

CTN_DECLARE_TABLE(CopyKernels, copy_kernels)

}  // namespace catenary::cpu
