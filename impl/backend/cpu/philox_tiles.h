// Tiles of Philox words, computed with the vectors of the instruction set that the including file is compiled
// for. There is deliberately no include guard: included after philox.h inside a namespace of each translation
// unit, after <immintrin.h> on x86.

// The words of one tile: word k of counter c is at [k][c].
struct alignas(64) Tile {
  uint32_t word[4][kRandomCounters];
};

// One counter per 64-bit lane: the multiplication only reads the lower half, so the upper half never needs
// clearing. (A zero mask of all ones is free, and keeps GCC 12 from warning about its own header.)
#if defined(__AVX512F__)
struct Lanes {
  __m512i v;
  static constexpr int count = 8;
  static Lanes counters(uint64_t first) {
    const __m512i steps = _mm512_set_epi64(14, 12, 10, 8, 6, 4, 2, 0);
    return {_mm512_add_epi64(_mm512_set1_epi64(static_cast<long long>(first)), steps)};
  }
  static Lanes all(uint32_t x) { return {_mm512_set1_epi64(x)}; }
  Lanes times(Lanes b) const { return {_mm512_maskz_mul_epu32(0xff, v, b.v)}; }
  Lanes upper() const { return {_mm512_maskz_srli_epi64(0xff, v, 32)}; }
  Lanes mix(Lanes b, Lanes c) const { return {_mm512_ternarylogic_epi64(v, b.v, c.v, 0x96)}; }
  static void store(uint32_t* p, Lanes even, Lanes odd) {
    _mm512_store_si512(p, _mm512_mask_shuffle_epi32(even.v, 0xaaaa, odd.v, _MM_PERM_CCAA));
  }
};
#elif defined(__AVX2__)
struct Lanes {
  __m256i v;
  static constexpr int count = 4;
  static Lanes counters(uint64_t first) {
    const __m256i steps = _mm256_set_epi64x(6, 4, 2, 0);
    return {_mm256_add_epi64(_mm256_set1_epi64x(static_cast<long long>(first)), steps)};
  }
  static Lanes all(uint32_t x) { return {_mm256_set1_epi64x(x)}; }
  Lanes times(Lanes b) const { return {_mm256_mul_epu32(v, b.v)}; }
  Lanes upper() const { return {_mm256_srli_epi64(v, 32)}; }
  Lanes mix(Lanes b, Lanes c) const { return {_mm256_xor_si256(v, _mm256_xor_si256(b.v, c.v))}; }
  static void store(uint32_t* p, Lanes even, Lanes odd) {
    const __m256i words = _mm256_blend_epi32(even.v, _mm256_slli_epi64(odd.v, 32), 0xaa);
    _mm256_store_si256(reinterpret_cast<__m256i*>(p), words);
  }
};
#elif defined(__SSE2__)
struct Lanes {
  __m128i v;
  static constexpr int count = 2;
  static Lanes counters(uint64_t first) {
    return {_mm_set_epi64x(static_cast<long long>(first + 2), static_cast<long long>(first))};
  }
  static Lanes all(uint32_t x) { return {_mm_set1_epi64x(x)}; }
  Lanes times(Lanes b) const { return {_mm_mul_epu32(v, b.v)}; }
  Lanes upper() const { return {_mm_srli_epi64(v, 32)}; }
  Lanes mix(Lanes b, Lanes c) const { return {_mm_xor_si128(v, _mm_xor_si128(b.v, c.v))}; }
  static void store(uint32_t* p, Lanes even, Lanes odd) {
    const __m128i low = _mm_and_si128(even.v, _mm_set1_epi64x(0xffffffff));
    _mm_store_si128(reinterpret_cast<__m128i*>(p), _mm_or_si128(low, _mm_slli_epi64(odd.v, 32)));
  }
};
#else
struct Lanes {
  uint64_t v;
  static constexpr int count = 1;
  static Lanes counters(uint64_t first) { return {first}; }
  static Lanes all(uint32_t x) { return {x}; }
  Lanes times(Lanes b) const { return {(v & 0xffffffffu) * (b.v & 0xffffffffu)}; }
  Lanes upper() const { return {v >> 32}; }
  Lanes mix(Lanes b, Lanes c) const { return {v ^ b.v ^ c.v}; }
  static void store(uint32_t* p, Lanes even, Lanes odd) {
    p[0] = static_cast<uint32_t>(even.v);
    p[1] = static_cast<uint32_t>(odd.v);
  }
};
#endif

struct State {
  Lanes c0, c1, c2, c3;
  CTN_FN State(uint64_t first, uint64_t upper)
      : c0(Lanes::counters(first)),
        c1(c0.upper()),
        c2(Lanes::all(static_cast<uint32_t>(upper))),
        c3(Lanes::all(static_cast<uint32_t>(upper >> 32))) {}
  CTN_FN void round(Lanes k0, Lanes k1, Lanes m0, Lanes m1) {
    const Lanes p0 = c0.times(m0);
    const Lanes p1 = c2.times(m1);
    c0 = p1.upper().mix(c1, k0);
    c1 = p1;
    c2 = p0.upper().mix(c3, k1);
    c3 = p0;
  }
};

CTN_FN void generate(uint64_t seed, uint64_t counter, Tile& tile, uint64_t upper = 0) {
  const Lanes m0 = Lanes::all(kPhiloxMultiplier0);
  const Lanes m1 = Lanes::all(kPhiloxMultiplier1);
  for (int i = 0; i < kRandomCounters; i += 2 * Lanes::count) {
    State even(counter + static_cast<uint64_t>(i), upper);
    State odd(counter + static_cast<uint64_t>(i) + 1, upper);
    uint32_t k0 = static_cast<uint32_t>(seed);
    uint32_t k1 = static_cast<uint32_t>(seed >> 32);
    for (int round = 0; round < kPhiloxRounds; ++round) {
      const Lanes b0 = Lanes::all(k0);
      const Lanes b1 = Lanes::all(k1);
      even.round(b0, b1, m0, m1);
      odd.round(b0, b1, m0, m1);
      k0 += kPhiloxStep0;
      k1 += kPhiloxStep1;
    }
    Lanes::store(tile.word[0] + i, even.c0, odd.c0);
    Lanes::store(tile.word[1] + i, even.c1, odd.c1);
    Lanes::store(tile.word[2] + i, even.c2, odd.c2);
    Lanes::store(tile.word[3] + i, even.c3, odd.c3);
  }
}
