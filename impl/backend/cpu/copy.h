// Copies that other kernels use.
#pragma once
#include "impl/backend/backend.h"

namespace catenary::cpu {

/// x -> y: any strides; stride 0 broadcasts x; other dtypes are cast. x and y do not overlap.
void copy(const Operand& x, const Operand& y);

}  // namespace catenary::cpu
