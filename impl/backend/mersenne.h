// The MT19937 generator.
#pragma once
#include <cstdint>

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

}  // namespace catenary
