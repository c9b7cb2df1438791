// Elementwise loops, casts, and moves between strided and contiguous memory.
#pragma once
#include "impl/backend/backend.h"
#include "impl/backend/cpu/loops_table.h"
#include "impl/dtype/dtype.h"

namespace catenary::cpu {

constexpr int64_t kBlock = 1024;  // elements that the drivers convert, gather or compute at a time

/// Those of the instruction set in use.
const LoopTable& loops();

/// The number of a 0-d operand, and back.
double read_number(const Operand& x);
void store_number(double value, const Operand& out);

/// Gathers n elements of `itemsize` bytes at a byte stride into contiguous memory, and back.
void gather(const char* source, int64_t stride, char* destination, int64_t n, size_t itemsize);
void scatter(const char* source, char* destination, int64_t stride, int64_t n, size_t itemsize);
/// dst(j, i) = src(i, j) for i < m and j < n: src is contiguous along j, dst along i; rows are strides in
/// bytes.
void transpose(const char* src, int64_t src_row, char* dst, int64_t dst_row, int64_t m, int64_t n,
               size_t itemsize);
/// memcpy with streaming stores, for destinations that will not be read soon. Any alignment.
void stream_copy(char* destination, const char* source, size_t size);
/// Makes streamed stores visible to other threads; at the end of each worker that streamed.
void stream_fence();

}  // namespace catenary::cpu
