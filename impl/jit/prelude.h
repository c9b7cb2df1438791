// C++ text that generated kernels of all machines have in common.
#pragma once
#include <string>

namespace catenary::jit {

/// Types of numbers, and functions for any of them. The text before it defines CTN_INLINE, ctn_std (the
/// traits of std) and the fixed-width types.
extern const char kNumbersPrelude[];
/// Arrays whose layout is known at run time.
extern const char kArraysPrelude[];
/// Returns what finds out the parameters of raw kernels. The text before it defines ctn_parameter.
std::string parameters_prelude();

}  // namespace catenary::jit
