// Random numbers from the Mersenne Twister.
#pragma once
#include "impl/backend/backend.h"
#include "impl/backend/cpu/random_kernels.h"
#include "impl/backend/mersenne.h"
#include "impl/backend/params/random.h"

namespace catenary::cpu {

/// Fills `size` elements in order on the calling thread, each from the next words. Uniforms, integers and
/// permutations match NumPy's RandomState.
void mersenne_fill(const RandomParams& params, const CountParameters& counts, Mersenne& state, DType dtype,
                   int64_t size, char* out);

}  // namespace catenary::cpu
