#pragma once
#include "impl/backend/cpu/gemm_kernels.h"

namespace catenary::cpu {

/// Computes the product with oneDNN where that is enabled and faster than the own kernels; false where it did not.
bool onednn_gemm(const GemmArgs<float>& s);

}  // namespace catenary::cpu
