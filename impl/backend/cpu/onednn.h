// Matrix products with oneDNN.
#pragma once
#include "impl/backend/cpu/gemm.h"
#include "impl/backend/host.h"

namespace catenary::cpu {

/// Computes the product with oneDNN and returns true if that is faster than our kernels: for large float32
/// matrices (10% at 1000 x 1000 x 1000) while oneDNN is enabled. Otherwise does nothing and returns false.
bool onednn_gemm_f32(const Gemm& gemm);

}  // namespace catenary::cpu
