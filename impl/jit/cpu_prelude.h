// C++ text that precedes generated CPU kernels.
#pragma once
#include <string>

#include "impl/dtype/dtype.h"

namespace catenary::jit {

/// Returns the C++ text that precedes every generated CPU kernel: types, CUDA's functions, arrays and
/// indices.
std::string cpu_prelude();
/// Returns the same for raw kernels, with the variables of the grid, and the text that follows a raw kernel
/// to call it.
std::string cpu_grid_prelude();
std::string cpu_grid_caller();

}  // namespace catenary::jit
