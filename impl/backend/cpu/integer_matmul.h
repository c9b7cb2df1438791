// Matrix products of integers.
#pragma once
#include "impl/backend/backend.h"

namespace catenary::cpu {

/// The kernel matmul of integers and booleans: 2-d or batched 3-d operands of one dtype and any strides,
/// `out` in C order. Sums wrap in 64 bits and are then cut to the dtype; of booleans they are whether any is
/// true.
void integer_matmul(const Operand& a, const Operand& b, const Operand& out);

}  // namespace catenary::cpu
