// The update rules by name. Including files are recompiled for a new row of update_rules.def.
#pragma once
#include <cstdint>

namespace catenary {

enum class UpdateRule : int32_t {
#define CTN_UPDATE_RULE(NAME, ...) NAME,
#include "impl/kernels/update_rules.def"
#undef CTN_UPDATE_RULE
};

#define CTN_UPDATE_RULE(...) +1
constexpr int kUpdateRules =
#include "impl/kernels/update_rules.def"
    ;
#undef CTN_UPDATE_RULE

}  // namespace catenary
