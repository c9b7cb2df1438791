#pragma once
#include <string>

#include "impl/array/dtype.h"

namespace catenary::jit {

/// C++ text that stands before every generated CPU kernel: types, CUDA's functions, arrays and indices.
std::string cpu_prelude();
/// The same for raw kernels, with the grid's variables; and what calls a raw kernel, to stand behind it.
std::string cpu_grid_prelude();
std::string cpu_grid_caller();

}  // namespace catenary::jit
