// Seeding of the Mersenne Twister.
#include "impl/backend/mersenne.h"

namespace catenary {
namespace {

constexpr uint32_t kStateLength = Mersenne::kLength;

void start(uint32_t seed, Mersenne& state) {
  state.words[0] = seed;
  for (uint32_t i = 1; i < kStateLength; ++i)
    state.words[i] = 1812433253u * (state.words[i - 1] ^ (state.words[i - 1] >> 30)) + i;
  state.position = kStateLength;
}

}  // namespace

Mersenne mersenne_seed(uint64_t seed) {
  Mersenne state;
  if (seed >> 32 == 0) {
    start(uint32_t(seed), state);
    return state;
  }
  const uint32_t key[2] = {uint32_t(seed), uint32_t(seed >> 32)};
  start(19650218u, state);
  uint32_t* w = state.words;
  uint32_t i = 1;
  const auto step = [&] {
    if (++i < kStateLength) return;
    w[0] = w[kStateLength - 1];
    i = 1;
  };
  for (uint32_t k = 0; k < kStateLength; ++k, step())
    w[i] = (w[i] ^ ((w[i - 1] ^ (w[i - 1] >> 30)) * 1664525u)) + key[k % 2] + k % 2;
  for (uint32_t k = 1; k < kStateLength; ++k, step())
    w[i] = (w[i] ^ ((w[i - 1] ^ (w[i - 1] >> 30)) * 1566083941u)) - i;
  w[0] = 0x80000000u;
  return state;
}

}  // namespace catenary
