// C++ text that precedes generated CUDA kernels.
#pragma once
#include <cstddef>
#include <string>

namespace catenary::jit {

/// Returns the text for a kernel of `count` parameters. It defines CTN_USER_KERNEL(name, threads), which
/// begins a function that sees its argument as `_given`, and how arguments are read. Either NVRTC compiles
/// it, or, with CTN_EMULATION defined, the tests' emulation of CUDA.
std::string cuda_prelude(size_t count);
/// Returns the further text before and after users' raw kernels.
std::string cuda_raw_prelude();
std::string cuda_raw_caller();

}  // namespace catenary::jit
