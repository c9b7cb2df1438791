// Functions that recompute their forward pass instead of keeping its results.
#pragma once
#include <catenary/recompute.h>

#include "impl/autograd/function.h"
#include "impl/base/callback.h"

namespace catenary {

/// Applies `forward` as one function that keeps only its inputs, and calls it again when its gradient is
/// needed.
Values recompute(Callback<ctn_recompute_fn> forward, Span<const Value> inputs, size_t output_count);

}  // namespace catenary
