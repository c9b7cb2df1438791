// The MT19937 generator.
#pragma once
#include <cstdint>

#include "impl/backend/backend.h"
#include "impl/backend/params/random.h"
#include "impl/random/random.h"

namespace catenary {

/// MT19937. On a device it is a uint32 array of kMersenneWords: the words of the state, then the number of
/// words used.
struct Mersenne {
  static constexpr uint32_t kLength = 624;
  uint32_t words[kLength];
  uint32_t position;
};
constexpr int64_t kMersenneWords = Mersenne::kLength + 1;
static_assert(sizeof(Mersenne) == 4 * kMersenneWords);

/// Seeds below 2^32 use the generator's own recurrence, others its array form with the lower half first.
Mersenne mersenne_seed(uint64_t seed);

namespace cpu {
/// Fills `size` elements in order on the calling thread, each from the next words. Uniforms, integers and
/// permutations match NumPy's RandomState.
void mersenne_fill(const RandomParams& params, const CountParameters& counts, Mersenne& state, DType dtype,
                   int64_t size, char* out);
}  // namespace cpu

}  // namespace catenary
