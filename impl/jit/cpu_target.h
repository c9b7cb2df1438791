// Kernels for the CPU, compiled as C++ by the system's compiler.
#pragma once
#include "impl/jit/target.h"

namespace catenary::jit {

Target& cpu_target();

}  // namespace catenary::jit
