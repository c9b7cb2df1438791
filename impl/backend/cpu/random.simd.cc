// Kernels that fill arrays with random numbers, compiled for each instruction set.
#include <cstdint>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/random_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"

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
  CTN_FN explicit State(uint64_t first)
      : c0(Lanes::counters(first)), c1(c0.upper()), c2(Lanes::all(0)), c3(Lanes::all(0)) {}
  CTN_FN void round(Lanes k0, Lanes k1, Lanes m0, Lanes m1) {
    const Lanes p0 = c0.times(m0);
    const Lanes p1 = c2.times(m1);
    c0 = p1.upper().mix(c1, k0);
    c1 = p1;
    c2 = p0.upper().mix(c3, k1);
    c3 = p0;
  }
};

CTN_FN void generate(uint64_t seed, uint64_t counter, Tile& tile) {
  const Lanes m0 = Lanes::all(kPhiloxMultiplier0);
  const Lanes m1 = Lanes::all(kPhiloxMultiplier1);
  for (int i = 0; i < kRandomCounters; i += 2 * Lanes::count) {
    State even(counter + static_cast<uint64_t>(i));
    State odd(counter + static_cast<uint64_t>(i) + 1);
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

// Calls convert(tile, counter, target) for every tile that overlaps the range; a partial tile goes through a
// copy.
template <int64_t Size, class T, class Convert>
CTN_FN void fill(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, T* out, const Convert& convert) {
  int64_t i = begin;
  while (i < end) {
    const int64_t first = i / Size * Size;
    const uint64_t counter = offset + static_cast<uint64_t>(first / Size * kRandomCounters);
    if (i == first && end - i >= Size) {
      for (uint64_t c = counter; end - i >= Size; i += Size, c += kRandomCounters) {
        Tile tile;
        generate(seed, c, tile);
        convert(tile, c, out + (i - begin));
      }
      continue;
    }
    Tile tile;
    alignas(64) T whole[Size];
    generate(seed, counter, tile);
    convert(tile, counter, whole);
    const int64_t stop = end < first + Size ? end : first + Size;
    for (; i < stop; ++i) out[i - begin] = whole[i - first];
  }
}

float next(float x, float toward) {
  if (x == toward) return x;
  if (x == 0) return toward > 0 ? 0x1p-149f : -0x1p-149f;
  const bool away = (toward > x) == (x > 0);
  return random_from_bits(away ? random_bits(x) + 1 : random_bits(x) - 1);
}
double next(double x, double toward) {
  if (x == toward) return x;
  if (x == 0) return toward > 0 ? 0x1p-1074 : -0x1p-1074;
  const bool away = (toward > x) == (x > 0);
  return random_from_bits(away ? random_bits(x) + 1 : random_bits(x) - 1);
}

void uniform_f32(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double low, double high,
                 float* out) {
  const float start = static_cast<float>(low);
  const float range = static_cast<float>(high - low);
  const float last = next(static_cast<float>(high), start);
  if (start == 0 && range == 1) {  // same results as the general formula
    fill<kRandomTile32>(seed, offset, begin, end, out, [](const Tile& tile, uint64_t, float* to) {
      const uint32_t* word = tile.word[0];
      for (int i = 0; i < kRandomTile32; ++i) to[i] = random_unit(word[i]);
    });
    return;
  }
  fill<kRandomTile32>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t, float* to) {
    const uint32_t* word = tile.word[0];
    for (int i = 0; i < kRandomTile32; ++i) to[i] = random_scale(random_unit(word[i]), start, range, last);
  });
}

void uniform_f64(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double low, double high,
                 double* out) {
  const double range = high - low;
  const double last = next(high, low);
  fill<kRandomTile64>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t, double* to) {
    for (int h = 0; h < 2; ++h) {
      const uint32_t* a = tile.word[2 * h];
      const uint32_t* b = tile.word[2 * h + 1];
      for (int i = 0; i < kRandomCounters; ++i) {
        to[h * kRandomCounters + i] = random_scale(random_unit(a[i], b[i]), low, range, last);
      }
    }
  });
}

void normal_f32(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double loc, double scale,
                float* out) {
  const float mean = static_cast<float>(loc);
  const float sigma = static_cast<float>(scale);
  fill<kRandomTile32>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t, float* to) {
    for (int h = 0; h < 2; ++h) {
      const uint32_t* a = tile.word[2 * h];
      const uint32_t* b = tile.word[2 * h + 1];
      float* first = to + h * 2 * kRandomCounters;
      float* second = first + kRandomCounters;
      for (int i = 0; i < kRandomCounters; ++i) {
        const RandomPair<float> pair = random_normal(a[i], b[i]);
        first[i] = random_mad(pair.first, sigma, mean);
        second[i] = random_mad(pair.second, sigma, mean);
      }
    }
  });
}

void normal_f64(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double loc, double scale,
                double* out) {
  fill<kRandomTile64>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t, double* to) {
    for (int i = 0; i < kRandomCounters; ++i) {
      const RandomPair<double> pair =
          random_normal(tile.word[0][i], tile.word[1][i], tile.word[2][i], tile.word[3][i]);
      to[i] = random_mad(pair.first, scale, loc);
      to[kRandomCounters + i] = random_mad(pair.second, scale, loc);
    }
  });
}

template <class U>
CTN_FN void integers(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, uint64_t low, uint64_t range,
                     U* out) {
  if (random_narrow(range)) {
    const uint32_t factor = static_cast<uint32_t>(range);
    const uint32_t rejected = random_rejected32(range);
    fill<kRandomTile32>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t counter, U* to) {
      const uint32_t* word = tile.word[0];
      uint32_t again = 0;
      for (int i = 0; i < kRandomTile32; ++i) {
        const uint64_t product = uint64_t{word[i]} * factor;
        to[i] = static_cast<U>(low + (product >> 32));
        again |= static_cast<uint32_t>(product) < rejected ? 1u : 0u;
      }
      for (int i = 0; again != 0 && i < kRandomTile32; ++i) {
        if (word[i] * factor >= rejected) continue;
        const uint64_t at = counter + static_cast<uint64_t>(i % kRandomCounters);
        to[i] =
            static_cast<U>(low + random_again(seed, at, static_cast<int>(i / kRandomCounters), range, true));
      }
    });
    return;
  }
  const uint64_t rejected = random_rejected64(range);
  fill<kRandomTile64>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t counter, U* to) {
    for (int i = 0; i < kRandomTile64; ++i) {
      const int word = i / int(kRandomCounters) * 2;
      const int lane = i % int(kRandomCounters);
      const uint64_t draw = uint64_t{tile.word[word][lane]} << 32 | tile.word[word + 1][lane];
      uint64_t value = range == 0 ? draw : random_multiply_high(draw, range);
      if (draw * range < rejected) {
        value = random_again(seed, counter + static_cast<uint64_t>(lane), word, range, false);
      }
      to[i] = static_cast<U>(low + value);
    }
  });
}

void integers_32(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, uint64_t low, uint64_t range,
                 uint32_t* out) {
  integers(seed, offset, begin, end, low, range, out);
}

void integers_64(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, uint64_t low, uint64_t range,
                 uint64_t* out) {
  integers(seed, offset, begin, end, low, range, out);
}

template <class T>
CTN_FN void mask(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double keep, double scale,
                 T* out) {
  const int32_t threshold = random_threshold(keep);
  const T kept = static_cast<T>(scale);
  fill<kRandomTile32>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t, T* to) {
    const uint32_t* word = tile.word[0];
    for (int i = 0; i < kRandomTile32; ++i) to[i] = random_kept(word[i], threshold) ? kept : T(0);
  });
}

void mask_f32(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double keep, double scale,
              float* out) {
  mask(seed, offset, begin, end, keep, scale, out);
}

void mask_f64(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double keep, double scale,
              double* out) {
  mask(seed, offset, begin, end, keep, scale, out);
}

template <class T>
CTN_FN void lognormal(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double mean, double sigma,
                      T* out) {
  const auto value = [=](T normal) {
    return static_cast<T>(random_exp(random_mad(static_cast<double>(normal), sigma, mean)));
  };
  if constexpr (sizeof(T) == 4) {
    fill<kRandomTile32>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t, T* to) {
      for (int h = 0; h < 2; ++h) {
        T* first = to + h * 2 * kRandomCounters;
        for (int i = 0; i < kRandomCounters; ++i) {
          const RandomPair<T> pair = random_normal(tile.word[2 * h][i], tile.word[2 * h + 1][i]);
          first[i] = value(pair.first);
          first[kRandomCounters + i] = value(pair.second);
        }
      }
    });
  } else {
    fill<kRandomTile64>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t, T* to) {
      for (int i = 0; i < kRandomCounters; ++i) {
        const RandomPair<T> pair =
            random_normal(tile.word[0][i], tile.word[1][i], tile.word[2][i], tile.word[3][i]);
        to[i] = value(pair.first);
        to[kRandomCounters + i] = value(pair.second);
      }
    });
  }
}

void lognormal_f32(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double mean, double sigma,
                   float* out) {
  lognormal(seed, offset, begin, end, mean, sigma, out);
}

void lognormal_f64(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double mean, double sigma,
                   double* out) {
  lognormal(seed, offset, begin, end, mean, sigma, out);
}

// One 64-bit number per element: out = convert(high, low).
template <class T, class Convert>
CTN_FN void each(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, T* out, const Convert& convert) {
  fill<kRandomTile64>(seed, offset, begin, end, out, [&](const Tile& tile, uint64_t, T* to) {
    for (int h = 0; h < 2; ++h) {
      const uint32_t* a = tile.word[2 * h];
      const uint32_t* b = tile.word[2 * h + 1];
      for (int i = 0; i < kRandomCounters; ++i) to[h * kRandomCounters + i] = convert(a[i], b[i]);
    }
  });
}

void exponential_f32(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double, double scale,
                     float* out) {
  const float factor = static_cast<float>(scale);
  fill<kRandomTile32>(seed, offset, begin, end, out, [=](const Tile& tile, uint64_t, float* to) {
    const uint32_t* word = tile.word[0];
    for (int i = 0; i < kRandomTile32; ++i) to[i] = random_mul(random_exponential(word[i]), factor);
  });
}

void exponential_f64(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double, double scale,
                     double* out) {
  each(seed, offset, begin, end, out,
       [=](uint32_t a, uint32_t b) { return random_mul(random_exponential(a, b), scale); });
}

void gumbel_f32(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double loc, double scale,
                float* out) {
  each(seed, offset, begin, end, out, [=](uint32_t a, uint32_t b) {
    return static_cast<float>(random_mad(random_gumbel(a, b), scale, loc));
  });
}

void gumbel_f64(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double loc, double scale,
                double* out) {
  each(seed, offset, begin, end, out,
       [=](uint32_t a, uint32_t b) { return random_mad(random_gumbel(a, b), scale, loc); });
}

}  // namespace

extern const RandomKernels random_kernels = {
    uniform_f32, uniform_f64,   normal_f32,    normal_f64,      integers_32,     integers_64, mask_f32,
    mask_f64,    lognormal_f32, lognormal_f64, exponential_f32, exponential_f64, gumbel_f32,  gumbel_f64};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
