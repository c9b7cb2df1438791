// The table of elementwise loops and casts.
#pragma once
#include <cstdint>

#include "impl/backend/host.h"
#include "impl/dtype/dtypes.h"

namespace catenary::cpu {

/// Contiguous inner loops, compiled once per instruction set.
struct LoopTable {
  /// By source and destination dtype: C casts. Floats out of range become integers as in x86 conversions.
  CastLoop cast[kDTypes][kDTypes];
};

}  // namespace catenary::cpu
