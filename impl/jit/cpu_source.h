#pragma once
#include <string>

#include "impl/jit/target.h"

namespace catenary::jit {

/// The C++ translation unit of a kernel for the CPU (impl/backend/cpu/user_kernel.h says what it exports).
/// Errors in the user's texts are reported by their own lines, under the kernel's name.
std::string cpu_source(const ElementwiseText& text, const Signature& signature);
std::string cpu_source(const ReductionText& text, const Signature& signature);
std::string cpu_source(const RawText& text);

/// Whether a reduction asks where in the input an element stands.
bool uses_position(const ReductionText& text);

}  // namespace catenary::jit
