// Philox4x32-10 and conversions of its words: plain scalar functions that compilers vectorize, with the same
// text for every instruction set and for CUDA. There is deliberately no include guard: every translation unit
// includes this file once inside a namespace of its own, after <cstdint>.
//
// Compile with -O3 -fno-math-errno -ffp-contract=off: nothing here may be fused, so that every target gives
// the same bits. Division and square root must be correctly rounded.
//
// A stream is (seed, offset): the seed is the key, the offset the first counter. Elements are arranged in
// tiles of 16 counters, so that vectors of up to 16 lanes are stored without shuffles, and CUDA threads with
// one counter each store coalesced:
//   32 bits an element:  element i is word (i % 64) / 16 of counter offset + i / 64 * 16 + i % 16
//   64 bits an element:  element i is words 2h, 2h + 1 with h = (i % 32) / 16 of counter offset + i / 32 * 16
//   + i % 16
// Normals come in pairs from one counter: elements 16 apart. The upper half of the counter is zero, except
// for the retries of random_integer.

#include "impl/kernels/inline.h"

constexpr uint32_t kPhiloxMultiplier0 = 0xd2511f53u;
constexpr uint32_t kPhiloxMultiplier1 = 0xcd9e8d57u;
constexpr uint32_t kPhiloxStep0 = 0x9e3779b9u;
constexpr uint32_t kPhiloxStep1 = 0xbb67ae85u;
constexpr int kPhiloxRounds = 10;
constexpr int64_t kRandomCounters = 16;  // counters in a tile
constexpr int64_t kRandomTile32 = 64;    // 32-bit elements in a tile
constexpr int64_t kRandomTile64 = 32;

struct PhiloxBlock {
  uint32_t word[4];
};

CTN_FN PhiloxBlock philox(uint64_t key, uint64_t counter, uint64_t upper) {
  uint32_t k0 = static_cast<uint32_t>(key);
  uint32_t k1 = static_cast<uint32_t>(key >> 32);
  uint32_t c0 = static_cast<uint32_t>(counter);
  uint32_t c1 = static_cast<uint32_t>(counter >> 32);
  uint32_t c2 = static_cast<uint32_t>(upper);
  uint32_t c3 = static_cast<uint32_t>(upper >> 32);
  for (int round = 0; round < kPhiloxRounds; ++round) {
    const uint64_t p0 = uint64_t{kPhiloxMultiplier0} * c0;
    const uint64_t p1 = uint64_t{kPhiloxMultiplier1} * c2;
    c0 = static_cast<uint32_t>(p1 >> 32) ^ c1 ^ k0;
    c1 = static_cast<uint32_t>(p1);
    c2 = static_cast<uint32_t>(p0 >> 32) ^ c3 ^ k1;
    c3 = static_cast<uint32_t>(p0);
    k0 += kPhiloxStep0;
    k1 += kPhiloxStep1;
  }
  return PhiloxBlock{{c0, c1, c2, c3}};
}

CTN_FN uint64_t random_counter32(uint64_t offset, int64_t i) {
  return offset + static_cast<uint64_t>(i / kRandomTile32 * kRandomCounters + i % kRandomCounters);
}
CTN_FN uint64_t random_counter64(uint64_t offset, int64_t i) {
  return offset + static_cast<uint64_t>(i / kRandomTile64 * kRandomCounters + i % kRandomCounters);
}
CTN_FN int random_word32(int64_t i) { return static_cast<int>(i % kRandomTile32 / kRandomCounters); }
CTN_FN int random_word64(int64_t i) { return static_cast<int>(i % kRandomTile64 / kRandomCounters) * 2; }

// // --- arithmetic that is never fused

#if defined(__CUDA_ARCH__)
CTN_FN float random_mul(float a, float b) { return __fmul_rn(a, b); }
CTN_FN double random_mul(double a, double b) { return __dmul_rn(a, b); }
CTN_FN float random_add(float a, float b) { return __fadd_rn(a, b); }
CTN_FN double random_add(double a, double b) { return __dadd_rn(a, b); }
#else
CTN_FN float random_mul(float a, float b) { return a * b; }
CTN_FN double random_mul(double a, double b) { return a * b; }
CTN_FN float random_add(float a, float b) { return a + b; }
CTN_FN double random_add(double a, double b) { return a + b; }
#endif

/// a * b + c with two roundings.
template <class T>
CTN_FN T random_mad(T a, T b, T c) {
  return random_add(random_mul(a, b), c);
}

CTN_FN float random_sqrt(float x) { return __builtin_sqrtf(x); }
CTN_FN double random_sqrt(double x) { return __builtin_sqrt(x); }

CTN_FN uint32_t random_bits(float x) {
  uint32_t u;
  __builtin_memcpy(&u, &x, sizeof(u));
  return u;
}
CTN_FN uint64_t random_bits(double x) {
  uint64_t u;
  __builtin_memcpy(&u, &x, sizeof(u));
  return u;
}
CTN_FN float random_from_bits(uint32_t u) {
  float x;
  __builtin_memcpy(&x, &u, sizeof(x));
  return x;
}
CTN_FN double random_from_bits(uint64_t u) {
  double x;
  __builtin_memcpy(&x, &u, sizeof(x));
  return x;
}

// --- uniform

/// A multiple of 2^-24 in [0, 1).
CTN_FN float random_unit(uint32_t word) {
  return random_mul(static_cast<float>(static_cast<int32_t>(word >> 8)), 0x1p-24f);
}

/// A multiple of 2^-53 in [0, 1). Both halves convert exactly as signed integers, for which every target has
/// vector instructions.
CTN_FN double random_unit(uint32_t high, uint32_t low) {
  const double a = static_cast<double>(static_cast<int32_t>(high >> 5));
  const double b = static_cast<double>(static_cast<int32_t>(low >> 6));
  return random_mul(random_mad(a, 0x1p26, b), 0x1p-53);
}

/// The number after x in the direction of another one; both are finite.
CTN_FN float random_next(float x, float toward) {
  const bool up = toward > x, away = up == (x > 0);
  const float next = random_from_bits(random_bits(x) + (away ? 1 : ~uint32_t{0}));
  const float least = up ? 0x1p-149f : -0x1p-149f;
  return x == toward ? x : x == 0 ? least : next;
}
CTN_FN double random_next(double x, double toward) {
  const bool up = toward > x, away = up == (x > 0);
  const double next = random_from_bits(random_bits(x) + (away ? 1 : ~uint64_t{0}));
  const double least = up ? 0x1p-1074 : -0x1p-1074;
  return x == toward ? x : x == 0 ? least : next;
}

/// [low, low + range). `last` is the largest value below the open end, which rounding could reach.
template <class T>
CTN_FN T random_scale(T unit, T low, T range, T last) {
  const T x = random_mad(unit, range, low);
  const bool beyond = range >= T(0) ? x > last : x < last;
  return beyond ? last : x;
}

// // --- normal: the Box-Muller transform

/// -2 log(x / 2^31) for x in [1/2, 2^31]; 1e-7 relative.
CTN_FN float random_radius2(float x) {
  const uint32_t shifted = random_bits(x) - 0x3f3504f3u;  // exponent of a mantissa in [sqrt(1/2), sqrt(2))
  const int32_t exponent = static_cast<int32_t>(shifted) >> 23;
  const float f = random_from_bits((shifted & 0x7fffffu) + 0x3f3504f3u) - 1.0f;
  float p = random_mad(f, 0x1.654540p-4f, -0x1.263bf2p-3f);
  p = random_mad(p, f, 0x1.3238f4p-3f);
  p = random_mad(p, f, -0x1.533298p-3f);
  p = random_mad(p, f, 0x1.98b746p-3f);
  p = random_mad(p, f, -0x1.000570p-2f);
  p = random_mad(p, f, 0x1.555792p-2f);
  p = random_mad(p, f, -0x1.fffff8p-2f);
  p = random_mad(p, f, 1.0f);
  const float e = static_cast<float>(31 - exponent);
  return random_mad(e, 0x1.62e430p+0f, random_mul(random_mul(p, f), -2.0f));
}

/// log(x) = log1pf + exponent ln 2 for a positive normal x. Both parts are computed exactly as written on
/// every machine.
struct RandomLog {
  double log1pf;
  int32_t exponent;
};

CTN_FN RandomLog random_log_parts(double x) {
  const uint64_t shifted = random_bits(x) - 0x3fe6a09e667f3bcdu;
  // The exponent is small enough to be read from the upper half.
  const int32_t exponent = static_cast<int32_t>(static_cast<uint32_t>(shifted >> 32)) >> 20;
  const double f = random_from_bits((shifted & 0xfffffffffffffu) + 0x3fe6a09e667f3bcdu) - 1.0;
  const double s = f / random_add(2.0, f);
  const double z = random_mul(s, s);
  double p = random_mad(z, 0x1.2b5f0a3468568p-3, 0x1.39fdc7ebbcf29p-3);
  p = random_mad(p, z, 0x1.7462b9b6f6c9dp-3);
  p = random_mad(p, z, 0x1.c71c62d1ccb68p-3);
  p = random_mad(p, z, 0x1.2492492e02a9cp-2);
  p = random_mad(p, z, 0x1.999999999522fp-2);
  p = random_mad(p, z, 0x1.5555555555558p-1);
  return {random_mad(s, 2.0, random_mul(random_mul(s, z), p)), exponent};
}

/// -2 log(x / 2^62) for x in [1/2, 2^62]; 5e-16 relative.
CTN_FN double random_radius2(double x) {
  const RandomLog log = random_log_parts(x);
  const double e = static_cast<double>(62 - log.exponent);
  return random_mad(e, 0x1.62e42fefa39efp+0, random_mul(log.log1pf, -2.0));
}

/// sin and cos of x quarters of pi, |x| <= 1.
CTN_FN float random_sin(float x) {
  const float y = random_mul(x, x);
  float p = random_mad(y, -0x1.2d9bb8p-15f, 0x1.465ec6p-9f);
  p = random_mad(p, y, -0x1.4abbbap-4f);
  p = random_mad(p, y, 0x1.921fb6p-1f);
  return random_mul(p, x);
}
CTN_FN float random_cos(float x) {
  const float y = random_mul(x, x);
  float p = random_mad(y, -0x1.4e5ed6p-12f, 0x1.03af5cp-6f);
  p = random_mad(p, y, -0x1.3bd392p-2f);
  return random_mad(p, y, 1.0f);
}
CTN_FN double random_sin(double x) {
  const double y = random_mul(x, x);
  double p = random_mad(y, 0x1.e3f39e10de1cfp-38, -0x1.e30071ff2b444p-30);
  p = random_mad(p, y, 0x1.50782fda6c2ebp-22);
  p = random_mad(p, y, -0x1.32d2cce2e60e4p-15);
  p = random_mad(p, y, 0x1.466bc677587fdp-9);
  p = random_mad(p, y, -0x1.4abbce625be41p-4);
  p = random_mad(p, y, 0x1.921fb54442d18p-1);
  return random_mul(p, x);
}
CTN_FN double random_cos(double x) {
  const double y = random_mul(x, x);
  double p = random_mad(y, -0x1.b264cc8f5a8a1p-42, 0x1.f9cc4154b7f1bp-34);
  p = random_mad(p, y, -0x1.a6d1ec795faf9p-26);
  p = random_mad(p, y, 0x1.e1f50683565a9p-19);
  p = random_mad(p, y, -0x1.55d3c7e3c90fdp-12);
  p = random_mad(p, y, 0x1.03c1f081b5aacp-6);
  p = random_mad(p, y, -0x1.3bd3cc9be45dep-2);
  return random_mad(p, y, 1.0);
}

template <class T>
struct RandomPair {
  T first, second;
};

/// r times the cosine and sine of the angle whose nearest quarter turn is `turn` (its upper two bits) and
/// whose distance from that is x quarters of pi.
CTN_FN RandomPair<float> random_rotate(float r, uint32_t turn, float x) {
  const uint32_t s = random_bits(random_sin(x));
  const uint32_t c = random_bits(random_cos(x));
  const uint32_t swap = 0u - ((turn >> 30) & 1u);
  const uint32_t exchange = (s ^ c) & swap;
  const uint32_t cosine = (c ^ exchange) ^ ((turn ^ (turn << 1)) & 0x80000000u);
  const uint32_t sine = (s ^ exchange) ^ (turn & 0x80000000u);
  return {random_mul(r, random_from_bits(cosine)), random_mul(r, random_from_bits(sine))};
}
CTN_FN RandomPair<double> random_rotate(double r, uint32_t turn, double x) {
  const uint64_t wide = uint64_t{turn} << 32;
  const uint64_t s = random_bits(random_sin(x));
  const uint64_t c = random_bits(random_cos(x));
  const uint64_t swap = 0u - ((wide >> 62) & 1u);
  const uint64_t exchange = (s ^ c) & swap;
  const uint64_t cosine = (c ^ exchange) ^ ((wide ^ (wide << 1)) & 0x8000000000000000u);
  const uint64_t sine = (s ^ exchange) ^ (wide & 0x8000000000000000u);
  return {random_mul(r, random_from_bits(cosine)), random_mul(r, random_from_bits(sine))};
}

/// Two independent standard normals from two words; the tail ends at 6.6.
CTN_FN RandomPair<float> random_normal(uint32_t a, uint32_t b) {
  const float x = random_add(static_cast<float>(static_cast<int32_t>(a >> 1)), 0.5f);
  const float r = random_sqrt(random_radius2(x));
  const float angle = random_mul(static_cast<float>(static_cast<int32_t>(b << 2)), 0x1p-31f);
  return random_rotate(r, b + 0x20000000u, angle);
}

/// Two independent standard normals from four words; the tail ends at 9.3.
CTN_FN RandomPair<double> random_normal(uint32_t a, uint32_t a_low, uint32_t b, uint32_t b_low) {
  const double high = static_cast<double>(static_cast<int32_t>(a >> 1));
  const double low = random_add(static_cast<double>(static_cast<int32_t>(a_low >> 1)), 0.5);
  const double r = random_sqrt(random_radius2(random_mad(high, 0x1p31, low)));
  const double coarse = random_mul(static_cast<double>(static_cast<int32_t>(b << 2)), 0x1p-31);
  const double angle = random_mad(static_cast<double>(static_cast<int32_t>(b_low >> 1)), 0x1p-60, coarse);
  return random_rotate(r, b + 0x20000000u, angle);
}

// // --- integers: Lemire's multiplication; values that would cause bias are redrawn from a counter of their
// own

CTN_FN uint64_t random_multiply_high(uint64_t a, uint64_t b) {
#if defined(__CUDA_ARCH__)
  return __umul64hi(a, b);
#elif defined(__SIZEOF_INT128__)
  __extension__ using Wide = unsigned __int128;
  return static_cast<uint64_t>(static_cast<Wide>(a) * b >> 64);
#else
  const uint64_t a0 = a & 0xffffffffu, a1 = a >> 32, b0 = b & 0xffffffffu, b1 = b >> 32;
  const uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
  return a1 * b1 + (middle >> 32) + ((a0 * b1 + (middle & 0xffffffffu)) >> 32);
#endif
}

/// The number of smallest products that must be redrawn, for ranges below 2^32 and for all ranges (0: 2^64).
CTN_FN uint32_t random_rejected32(uint64_t range) {
  const uint32_t r = static_cast<uint32_t>(range);
  return (0u - r) % r;
}
CTN_FN uint64_t random_rejected64(uint64_t range) { return range == 0 ? 0 : (0u - range) % range; }

/// Redraws the element at `word` of `counter`. This terminates: each attempt succeeds with a probability of
/// at least one half.
CTN_FN uint64_t random_again(uint64_t seed, uint64_t counter, int word, uint64_t range, bool narrow) {
  const uint64_t rejected = narrow ? random_rejected32(range) : random_rejected64(range);
  for (uint32_t attempt = 1;; ++attempt) {
    const PhiloxBlock block = philox(seed, counter, uint64_t{attempt} << 32 | static_cast<uint32_t>(word));
    for (int half = 0; half < 4; half += 2) {
      if (narrow) {
        const uint64_t product = block.word[half] * range;
        if (static_cast<uint32_t>(product) >= rejected) return product >> 32;
      } else {
        const uint64_t draw = uint64_t{block.word[half]} << 32 | block.word[half + 1];
        if (draw * range >= rejected) return range == 0 ? draw : random_multiply_high(draw, range);
      }
    }
  }
}

CTN_FN bool random_narrow(uint64_t range) { return range != 0 && range >> 32 == 0; }

/// Element i of the stream, uniform over [0, range); a range of 0 means 2^64.
CTN_FN uint64_t random_integer(uint64_t seed, uint64_t offset, int64_t i, uint64_t range) {
  if (random_narrow(range)) {
    const uint64_t counter = random_counter32(offset, i);
    const int word = random_word32(i);
    const uint64_t product = philox(seed, counter, 0).word[word] * range;
    if (static_cast<uint32_t>(product) >= random_rejected32(range)) return product >> 32;
    return random_again(seed, counter, word, range, true);
  }
  const uint64_t counter = random_counter64(offset, i);
  const int word = random_word64(i);
  const PhiloxBlock block = philox(seed, counter, 0);
  const uint64_t draw = uint64_t{block.word[word]} << 32 | block.word[word + 1];
  if (draw * range >= random_rejected64(range)) return range == 0 ? draw : random_multiply_high(draw, range);
  return random_again(seed, counter, word, range, false);
}

/// u < keep for u = random_unit(word), with threshold = random_threshold(keep).
CTN_FN int32_t random_threshold(double keep) {
  if (!(keep > 0)) return 0;
  if (keep >= 1) return 1 << 24;
  const double scaled = keep * 0x1p24;
  const int32_t floor = static_cast<int32_t>(scaled);
  return floor + (scaled > static_cast<double>(floor) ? 1 : 0);
}
CTN_FN bool random_kept(uint32_t word, int32_t threshold) {
  return static_cast<int32_t>(word >> 8) < threshold;
}

/// Swap i of a shuffle: a number in [0, range) from number i of the stream, of which narrow shuffles (below
/// 2^32 elements) use the upper 32 bits.
CTN_FN uint64_t random_swap_of(uint64_t seed, uint64_t offset, int64_t i, uint64_t draw, uint64_t range,
                               bool narrow) {
  if (narrow) {
    const uint64_t product = draw * range;
    if (static_cast<uint32_t>(product) < range && static_cast<uint32_t>(product) < random_rejected32(range))
      return random_again(seed, random_counter32(offset, i), random_word32(i), range, true);
    return product >> 32;
  }
  if (draw * range < range && draw * range < random_rejected64(range))
    return random_again(seed, random_counter64(offset, i), random_word64(i), range, false);
  return random_multiply_high(draw, range);
}
CTN_FN uint64_t random_swap(uint64_t seed, uint64_t offset, int64_t i, uint64_t range, bool narrow) {
  const PhiloxBlock block = philox(seed, random_counter64(offset, i), 0);
  const int word = random_word64(i);
  const uint64_t high = block.word[word];
  return random_swap_of(seed, offset, i, narrow ? high : high << 32 | block.word[word + 1], range, narrow);
}

/// The value of an alias table for a draw from [0, 1).
CTN_FN int32_t random_alias(const float* thresholds, const int32_t* values, double count, double draw) {
  double place = draw * count;
  if (!(place >= 0)) place = 0;  // also for NaN
  if (place >= count) place = count - 1;
  const int64_t column = static_cast<int64_t>(place);
  return values[2 * column + (static_cast<double>(thresholds[column]) < place - static_cast<double>(column))];
}
