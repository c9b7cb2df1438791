// The kernels by name, each with the type of its parameters. Only code that launches kernels includes this
// header, so that a new row of kernels.def recompiles nothing else.
#pragma once
#include "impl/backend/backend.h"

namespace catenary {

enum class Kernel : int32_t {
#define CTN_KERNEL(NAME, PARAMS) NAME,
#include "impl/backend/kernels.def"
#undef CTN_KERNEL
};

#define CTN_KERNEL(NAME, PARAMS) struct PARAMS;
#include "impl/backend/kernels.def"
#undef CTN_KERNEL

namespace kernels {
#define CTN_KERNEL(NAME, PARAMS) inline constexpr KernelWith<PARAMS> NAME{Kernel::NAME};
#include "impl/backend/kernels.def"
#undef CTN_KERNEL
}  // namespace kernels

}  // namespace catenary
