// The activation functions by name. Including files are recompiled for a new row of
// parametric_activation.def.
#pragma once
#include <cstdint>

namespace catenary {

enum class ActivationOp : int32_t {
#define CTN_ACTIVATION(NAME, ...) NAME,
#include "impl/kernels/parametric_activation.def"
#undef CTN_ACTIVATION
};

#define CTN_ACTIVATION(...) +1
constexpr int kActivationOps =
#include "impl/kernels/parametric_activation.def"
    ;
#undef CTN_ACTIVATION

}  // namespace catenary
