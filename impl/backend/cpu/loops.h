// Elementwise loops, casts, and copies between strided and contiguous memory.
#pragma once
#include "impl/backend/backend.h"
#include "impl/backend/cpu/loops_table.h"
#include "impl/dtype/dtype.h"

namespace catenary::cpu {

constexpr int64_t kBlock = 1024;  // number of elements that drivers convert, gather or compute at a time

/// Returns the loops of the current instruction set.
const LoopTable& loops();

/// Read and write the number in a 0-d operand.
double read_number(const Operand& x);
void store_number(double value, const Operand& out);

/// Gather n elements of `itemsize` bytes at a byte stride into contiguous memory, and scatter them back.
void gather(const char* source, int64_t stride, char* destination, int64_t n, size_t itemsize);
void scatter(const char* source, char* destination, int64_t stride, int64_t n, size_t itemsize);
/// dst(j, i) = src(i, j) for i < m and j < n: src is contiguous along j, dst along i; row strides are in
/// bytes.
void transpose(const char* src, int64_t src_row, char* dst, int64_t dst_row, int64_t m, int64_t n,
               size_t itemsize);
/// memcpy with streaming stores, for destinations that will not be read soon. Any alignment.
void stream_copy(char* destination, const char* source, size_t size);
/// Makes streamed stores visible to other threads; to be called at the end of each worker that streamed.
void stream_fence();

}  // namespace catenary::cpu
