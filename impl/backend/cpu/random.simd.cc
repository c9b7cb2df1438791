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
//
#include "impl/backend/cpu/philox_tiles.h"

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

void uniform_f32(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double low, double high,
                 float* out) {
  const float start = static_cast<float>(low);
  const float range = static_cast<float>(high - low);
  const float last = random_next(static_cast<float>(high), start);
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
  const double last = random_next(high, low);
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
  const auto value = [=](T normal) CTN_INLINED {
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
