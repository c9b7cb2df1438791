// Draws random permutations.
#include "impl/backend/cpu/random_kernels.h"

#include <algorithm>
#include <utility>

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"

// Swaps element k with one of the first k + 1, from the last k down. The draws are the stream's words
// themselves.
template <bool Narrow>
void shuffle(uint64_t seed, uint64_t offset, int64_t n, int64_t* out) {
  constexpr int64_t batch = 1024;
  uint32_t narrow[Narrow ? batch : 1];
  uint64_t wide[Narrow ? 1 : batch];
  const RandomKernels& kernels = random_kernels();
  for (int64_t begin = 0; begin < n - 1; begin += batch) {
    const int64_t end = std::min(begin + batch, n - 1);
    if constexpr (Narrow) {
      kernels.integers_32(seed, offset, begin, end, 0, uint64_t{1} << 32, narrow);
    } else {
      kernels.integers_64(seed, offset, begin, end, 0, 0, wide);
    }
    for (int64_t i = begin; i < end; ++i) {
      const int64_t last = n - 1 - i;
      const uint64_t range = static_cast<uint64_t>(last) + 1;
      uint64_t draw;
      if constexpr (Narrow)
        draw = narrow[i - begin];
      else
        draw = wide[i - begin];
      const uint64_t chosen = random_swap_of(seed, offset, i, draw, range, Narrow);
      std::swap(out[last], out[chosen]);
    }
  }
}

}  // namespace

void random_permutation(uint64_t seed, uint64_t offset, int64_t n, int64_t* out) {
  for (int64_t i = 0; i < n; ++i) out[i] = i;
  if (n < int64_t{1} << 32) {
    shuffle<true>(seed, offset, n, out);
  } else {
    shuffle<false>(seed, offset, n, out);
  }
}

}  // namespace catenary::cpu
