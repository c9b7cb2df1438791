// Copies for other families.
#pragma once
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// Copies elements between arrays of the device, which may have any strides and dtypes. The storages of the
/// operands do not matter.
void copy_elements(Work& work, const Operand& x, const Operand& y);

}  // namespace catenary::cuda
