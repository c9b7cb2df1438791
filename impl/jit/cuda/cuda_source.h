// Generates the CUDA source of kernels.
#pragma once
#include <string>

#include "impl/jit/target.h"

namespace catenary::jit {

/// Returns the translation unit of a kernel for CUDA devices; impl/backend/cuda/user_program.h describes its
/// functions. Errors in the user's texts are reported with their own line numbers, under the kernel's name.
std::string cuda_source(const ElementwiseText& text, const Signature& signature);
std::string cuda_source(const ReductionText& text, const Signature& signature);
std::string cuda_source(const RawText& text);

/// The size of a reduction's values, or a bound of it if the type is not a dtype.
size_t reduction_value_size(const ReductionText& text, const Signature& signature);

}  // namespace catenary::jit
