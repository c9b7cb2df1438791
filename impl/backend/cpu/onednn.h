// Matrix products by oneDNN.
#pragma once
#include "impl/backend/cpu/gemm.h"
#include "impl/backend/host.h"

namespace catenary::cpu {

/// Computes the product by oneDNN and returns true where that is quicker than our kernels: large float32
/// matrices (10% at 1000 x 1000 x 1000) while oneDNN is enabled. Otherwise nothing happens.
bool onednn_gemm_f32(const Gemm& gemm);

}  // namespace catenary::cpu
