// The MT19937 generator, shared by all backends. Included inside a namespace of each translation unit, after
// <cstdint> and impl/kernels/inline.h.

constexpr uint32_t kMersenneLength = 624;
constexpr uint32_t kMersenneMiddle = 397;

/// A word of the next state from words of the last one: itself, the one after it, and the one kMersenneMiddle
/// after it.
CTN_FN uint32_t mersenne_twisted(uint32_t upper, uint32_t lower, uint32_t far) {
  const uint32_t joined = (upper & 0x80000000u) | (lower & 0x7fffffffu);
  return far ^ (joined >> 1) ^ ((0u - (joined & 1u)) & 0x9908b0dfu);
}

/// Replaces all words of the state.
CTN_FN void mersenne_advance(uint32_t* w) {
  uint32_t i = 0;
  for (; i < kMersenneLength - kMersenneMiddle; ++i)
    w[i] = mersenne_twisted(w[i], w[i + 1], w[i + kMersenneMiddle]);
  for (; i < kMersenneLength - 1; ++i)
    w[i] = mersenne_twisted(w[i], w[i + 1], w[i + kMersenneMiddle - kMersenneLength]);
  w[i] = mersenne_twisted(w[i], w[0], w[kMersenneMiddle - 1]);
}

/// The random number of a word of the state.
CTN_FN uint32_t mersenne_tempered(uint32_t y) {
  y ^= y >> 11;
  y ^= (y << 7) & 0x9d2c5680u;
  y ^= (y << 15) & 0xefc60000u;
  return y ^ (y >> 18);
}

/// All bits up to the highest one of a positive number.
CTN_FN uint64_t mersenne_mask(uint64_t most) {
#if defined(__CUDA_ARCH__)
  return ~uint64_t{0} >> __clzll(static_cast<long long>(most));
#else
  return ~uint64_t{0} >> __builtin_clzll(most);
#endif
}

/// Returns a number in [0, most]: draws words, truncated to the bits of `most`, until one fits.
template <class Source>
CTN_FN uint64_t mersenne_up_to(Source& source, uint64_t most) {
  if (most == 0) return 0;
  const uint64_t mask = mersenne_mask(most);
  for (;;) {
    uint64_t value = source.word();
    if (most >> 32) value = value << 32 | source.word();
    if ((value & mask) <= most) return value & mask;
  }
}
