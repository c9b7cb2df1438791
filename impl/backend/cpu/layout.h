// Copies elements of strided traversals to and from contiguous memory.
#pragma once
#include "impl/backend/dims.h"

namespace catenary::cpu {

constexpr int64_t kShortRow = 64;  // elements; longer rows are worth a call each

/// Copies elements [begin, begin + n) of one operand's traversal to contiguous memory, and back.
void gather_range(const char* base, const Dims<2>& dims, int operand, int64_t begin, int64_t n,
                  size_t itemsize, char* destination);
void scatter_range(const char* source, char* base, const Dims<2>& dims, int operand, int64_t begin, int64_t n,
                   size_t itemsize);

}  // namespace catenary::cpu
