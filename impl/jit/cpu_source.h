// Generates the C++ source of kernels for the CPU.
#pragma once
#include <string>

#include "impl/jit/target.h"

namespace catenary::jit {

/// Returns the C++ translation unit of a kernel for the CPU; impl/backend/cpu/user_kernel.h describes its
/// exports. Errors in the user's texts are reported with their own line numbers, under the kernel's name.
std::string cpu_source(const ElementwiseText& text, const Signature& signature);
std::string cpu_source(const ReductionText& text, const Signature& signature);
std::string cpu_source(const RawText& text);

}  // namespace catenary::jit
