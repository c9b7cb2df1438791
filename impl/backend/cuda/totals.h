// How functions of kernels.def add up the sums of all blocks of a kernel.
#pragma once
#include "impl/backend/cuda/kernels/totals.h"
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// Totals for a kernel of so many blocks, with scratch memory for them.
Totals make_totals(Work& work, unsigned blocks, const Operand& result, double divisor);
/// To be called after the kernel.
void start_total(Work& work, const Totals& totals);

}  // namespace catenary::cuda
