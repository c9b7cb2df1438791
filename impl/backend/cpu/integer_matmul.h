// Matrix products of integers.
#pragma once
#include "impl/backend/backend.h"

namespace catenary::cpu {

/// The kernel matmul for integers and booleans: 2-d or batched 3-d operands of one dtype and any strides,
/// `out` in C order. Sums wrap in 64 bits and are truncated to the dtype; for booleans they tell whether any
/// product is true.
void integer_matmul(const Operand& a, const Operand& b, const Operand& out);

}  // namespace catenary::cpu
