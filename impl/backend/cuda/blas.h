// Matrix products by cuBLASLt.
#pragma once
#include "impl/backend/cuda/kernels/matmul.h"
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// Computes the products of `batch` matrices of a floating dtype, as the kernels of matmul.h do without
/// parts. Returns false, and starts nothing, if the library does not exist or cannot read the operands.
bool multiply_by_library(Work& work, DType dtype, int64_t batch, const ProductParams& params);

}  // namespace catenary::cuda
