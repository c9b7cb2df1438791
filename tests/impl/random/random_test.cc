// Tests of the Philox generator: known answers, splits, distributions, instruction sets.
#include "impl/backend/cpu/random_kernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"

constexpr SimdLevel kLevels[] = {SimdLevel::baseline, SimdLevel::avx2, SimdLevel::avx512};

// The instruction sets of this machine.
std::vector<SimdLevel> levels() {
  const SimdLevel before = simd_level();
  std::vector<SimdLevel> found;
  for (SimdLevel level : kLevels) {
    set_simd_level_for_test(level);
    if (simd_level() == level) found.push_back(level);
  }
  set_simd_level_for_test(before);
  return found;
}

using Fill = std::function<void(const RandomKernels&, int64_t begin, int64_t end, void* out)>;

struct Case {
  const char* name;
  size_t itemsize;
  Fill fill;
};

std::vector<Case> all_cases(uint64_t seed, uint64_t offset) {
  auto f32 = [=](auto member, double a, double b) -> Fill {
    return [=](const RandomKernels& k, int64_t begin, int64_t end, void* out) {
      (k.*member)(seed, offset, begin, end, a, b, static_cast<float*>(out) + begin);
    };
  };
  auto f64 = [=](auto member, double a, double b) -> Fill {
    return [=](const RandomKernels& k, int64_t begin, int64_t end, void* out) {
      (k.*member)(seed, offset, begin, end, a, b, static_cast<double*>(out) + begin);
    };
  };
  auto i32 = [=](uint64_t low, uint64_t range) -> Fill {
    return [=](const RandomKernels& k, int64_t begin, int64_t end, void* out) {
      k.integers_32(seed, offset, begin, end, low, range, static_cast<uint32_t*>(out) + begin);
    };
  };
  auto i64 = [=](uint64_t low, uint64_t range) -> Fill {
    return [=](const RandomKernels& k, int64_t begin, int64_t end, void* out) {
      k.integers_64(seed, offset, begin, end, low, range, static_cast<uint64_t*>(out) + begin);
    };
  };
  return {{"uniform_f32 unit", 4, f32(&RandomKernels::uniform_f32, 0, 1)},
          {"uniform_f32", 4, f32(&RandomKernels::uniform_f32, -2.7, 5.1)},
          {"uniform_f32 downward", 4, f32(&RandomKernels::uniform_f32, 5.1, -2.7)},
          {"uniform_f64", 8, f64(&RandomKernels::uniform_f64, -2.7, 5.1)},
          {"normal_f32", 4, f32(&RandomKernels::normal_f32, 0.3, 1.7)},
          {"normal_f64", 8, f64(&RandomKernels::normal_f64, 0.3, 1.7)},
          {"integers_32", 4, i32(5, 10)},
          {"integers_32 often again", 4, i32(0, (uint64_t{1} << 31) + 1)},
          {"integers_32 whole", 4, i32(0, uint64_t{1} << 32)},
          {"integers_64", 8, i64(5, 10)},
          {"integers_64 wide", 8, i64(static_cast<uint64_t>(-7), uint64_t{1} << 40)},
          {"integers_64 often again", 8, i64(0, (uint64_t{1} << 63) + 1)},
          {"integers_64 whole", 8, i64(0, 0)},
          {"mask_f32", 4, f32(&RandomKernels::mask_f32, 0.5, 2)},
          {"mask_f64", 8, f64(&RandomKernels::mask_f64, 0.3, 1 / 0.3)}};
}

TEST(RandomTest, PhiloxKnownAnswers) {
  struct Answer {
    uint32_t counter[4], key[2], word[4];
  };
  const Answer answers[] = {
      {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
      {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
       {0xffffffff, 0xffffffff},
       {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
      {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
       {0xa4093822, 0x299f31d0},
       {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
  };
  for (const Answer& a : answers) {
    PhiloxBlock block =
        philox(uint64_t{a.key[1]} << 32 | a.key[0], uint64_t{a.counter[1]} << 32 | a.counter[0],
               uint64_t{a.counter[3]} << 32 | a.counter[2]);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(block.word[i], a.word[i]);
  }
}

TEST(RandomTest, EveryLevelGivesTheSameBits) {
  const int64_t n = 200003;
  // The second offset makes the lower half of the counter overflow.
  for (auto [seed, offset] : {std::pair<uint64_t, uint64_t>{1, 0},
                              {0x123456789abcdef0, (uint64_t{1} << 32) - 1000},
                              {~uint64_t{0}, ~uint64_t{0} - 777}}) {
    for (const Case& c : all_cases(seed, offset)) {
      std::vector<char> first(n * c.itemsize);
      c.fill(random_kernels(SimdLevel::baseline), 0, n, first.data());
      for (SimdLevel level : levels()) {
        std::vector<char> other(n * c.itemsize);
        c.fill(random_kernels(level), 0, n, other.data());
        EXPECT_EQ(first, other) << c.name << " level " << static_cast<int>(level);
      }
    }
  }
}

TEST(RandomTest, AnySplitGivesTheSameArray) {
  const int64_t n = 1000;
  const std::vector<std::vector<int64_t>> splits = {
      {0, 1, 2, 3, n}, {0, 64, 128, n}, {0, 15, 16, 17, 31, 33, 63, 65, 500, n}, {0, 999, n}, {0, 0, n, n}};
  for (SimdLevel level : levels()) {
    for (const Case& c : all_cases(7, 3)) {
      std::vector<char> whole(n * c.itemsize);
      c.fill(random_kernels(level), 0, n, whole.data());
      for (const auto& split : splits) {
        std::vector<char> parts((n + 1) * c.itemsize, 'x');
        for (size_t i = split.size() - 1; i > 0; --i) {
          c.fill(random_kernels(level), split[i - 1], split[i], parts.data());
        }
        EXPECT_EQ(std::memcmp(parts.data(), whole.data(), whole.size()), 0) << c.name;
        EXPECT_EQ(parts[whole.size()], 'x') << c.name;
      }
    }
  }
}

TEST(RandomTest, ElementsAreWhatTheHeaderSays) {
  const uint64_t seed = 99, offset = 12345;
  const int64_t n = 300;
  const RandomKernels& k = random_kernels();
  std::vector<float> u(n), z(n);
  std::vector<double> ud(n), zd(n);
  std::vector<uint64_t> integer(n), wide(n), again(n);
  k.uniform_f32(seed, offset, 0, n, 0, 1, u.data());
  k.uniform_f64(seed, offset, 0, n, 0, 1, ud.data());
  k.normal_f32(seed, offset, 0, n, 0, 1, z.data());
  k.normal_f64(seed, offset, 0, n, 0, 1, zd.data());
  k.integers_64(seed, offset, 0, n, 0, 1000, integer.data());
  k.integers_64(seed, offset, 0, n, 0, (uint64_t{1} << 63) + 1, wide.data());
  k.integers_64(seed, offset, 0, n, 0, (uint64_t{1} << 31) + 1, again.data());
  for (int64_t i = 0; i < n; ++i) {
    const PhiloxBlock b32 = philox(seed, random_counter32(offset, i), 0);
    const PhiloxBlock b64 = philox(seed, random_counter64(offset, i), 0);
    const int w32 = random_word32(i), w64 = random_word64(i);
    EXPECT_EQ(u[i], random_unit(b32.word[w32]));
    EXPECT_EQ(ud[i], random_unit(b64.word[w64], b64.word[w64 + 1]));
    const RandomPair<float> pair = random_normal(b32.word[w32 & 2], b32.word[(w32 & 2) + 1]);
    EXPECT_EQ(z[i], w32 & 1 ? pair.second : pair.first);
    const RandomPair<double> wide_pair = random_normal(b64.word[0], b64.word[1], b64.word[2], b64.word[3]);
    EXPECT_EQ(zd[i], w64 ? wide_pair.second : wide_pair.first);
    EXPECT_EQ(integer[i], random_integer(seed, offset, i, 1000));
    EXPECT_EQ(wide[i], random_integer(seed, offset, i, (uint64_t{1} << 63) + 1));
    EXPECT_EQ(again[i], random_integer(seed, offset, i, (uint64_t{1} << 31) + 1));
  }
}

TEST(RandomTest, PlacesAreEnough) {
  // Two fills of n elements at positions that are n places apart share no counter.
  for (int64_t n = 1; n < 300; ++n) {
    for (int64_t i = 0; i < n; ++i) {
      ASSERT_LT(random_counter32(0, i), static_cast<uint64_t>(n));
      ASSERT_LT(random_counter64(0, i), static_cast<uint64_t>(n));
    }
  }
}

TEST(RandomTest, SeedsAndOffsetsDiffer) {
  const int64_t n = 64;
  std::vector<uint64_t> seen;
  for (uint64_t seed : {0, 1, 12345}) {
    for (uint64_t offset : {0, 64, 1000}) {
      std::vector<uint64_t> values(n);
      random_kernels().integers_64(seed, offset, 0, n, 0, 0, values.data());
      seen.insert(seen.end(), values.begin(), values.end());
    }
  }
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(std::unique(seen.begin(), seen.end()), seen.end());
}

double normal_cdf(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

// The Kolmogorov-Smirnov distance times sqrt(n), which exceeds 1.95 for one sample in a thousand.
template <class T>
double distance(std::vector<T> sample, const std::function<double(double)>& cdf) {
  std::sort(sample.begin(), sample.end());
  double most = 0;
  const double n = static_cast<double>(sample.size());
  for (size_t i = 0; i < sample.size(); ++i) {
    const double p = cdf(static_cast<double>(sample[i]));
    most = std::max({most, p - static_cast<double>(i) / n, static_cast<double>(i + 1) / n - p});
  }
  return most * std::sqrt(n);
}

template <class T>
void expect_law(const std::vector<T>& sample, double mean, double deviation, double kurtosis,
                const std::function<double(double)>& cdf) {
  const double n = static_cast<double>(sample.size());
  double m1 = 0, m2 = 0, m3 = 0, m4 = 0, next = 0, pair = 0;
  std::vector<double> d;
  for (T x : sample) d.push_back((static_cast<double>(x) - mean) / deviation);
  for (size_t i = 0; i < d.size(); ++i) {
    m1 += d[i];
    m2 += d[i] * d[i];
    m3 += d[i] * d[i] * d[i];
    m4 += d[i] * d[i] * d[i] * d[i];
    if (i > 0) next += d[i] * d[i - 1];
    if (i >= 16) pair += d[i] * d[i - 16];
  }
  const double error = 4 / std::sqrt(n);
  EXPECT_NEAR(m1 / n, 0, error);
  EXPECT_NEAR(m2 / n, 1, error * std::sqrt(kurtosis - 1));
  EXPECT_NEAR(m3 / n, 0, error * 4);
  EXPECT_NEAR(m4 / n, kurtosis, error * 10);
  EXPECT_NEAR(next / n, 0, error);
  EXPECT_NEAR(pair / n, 0, error);
  EXPECT_LT(distance(sample, cdf), 1.95);
  // The share of numbers below a quantile, at the probabilities of the recorded quantiles.
  for (double p : {0.05, 0.25, 0.5, 0.75, 0.95}) {
    const double below = static_cast<double>(
        std::count_if(sample.begin(), sample.end(), [&](T x) { return cdf(static_cast<double>(x)) < p; }));
    EXPECT_NEAR(below / n, p, 4 * std::sqrt(p * (1 - p) / n)) << p;
  }
}

TEST(RandomTest, UniformLaw) {
  const int64_t n = 1 << 20;
  for (uint64_t seed : {0, 1, 12345}) {
    for (auto [low, high] : {std::pair{0.0, 1.0}, {-2.0, 5.0}}) {
      auto cdf = [low = low, high = high](double x) { return (x - low) / (high - low); };
      std::vector<float> f(n);
      std::vector<double> d(n);
      random_kernels().uniform_f32(seed, 0, 0, n, low, high, f.data());
      random_kernels().uniform_f64(seed, 0, 0, n, low, high, d.data());
      const double deviation = (high - low) / std::sqrt(12.0);
      expect_law(f, (low + high) / 2, deviation, 1.8, cdf);
      expect_law(d, (low + high) / 2, deviation, 1.8, cdf);
    }
  }
}

TEST(RandomTest, UniformStaysInside) {
  const int64_t n = 1 << 20;
  std::vector<float> f(n);
  std::vector<double> d(n);
  for (auto [low, high] : {std::pair{0.0, 1.0},
                           {1.0, 1.0000004},
                           {-3e38, -2.9e38},
                           {1e-45, 3e-45},
                           {7.0, 3.0},
                           {1e9, 1e9 + 64},
                           {0.1, 0.7},
                           {4.0, 4.0}}) {
    const float first = static_cast<float>(low), end = static_cast<float>(high);
    random_kernels().uniform_f32(3, 0, 0, n, low, high, f.data());
    random_kernels().uniform_f64(3, 0, 0, n, low, high, d.data());
    for (float x : f) {
      ASSERT_TRUE(first == end  ? x == first
                  : first < end ? x >= first && x < end
                                : x <= first && x > end)
          << x << " of " << low << ", " << high;
    }
    for (double x : d) {
      ASSERT_TRUE(low == high  ? x == low
                  : low < high ? x >= low && x < high
                               : x <= low && x > high)
          << x << " of " << low << ", " << high;
    }
  }
}

TEST(RandomTest, NormalLaw) {
  const int64_t n = 1 << 20;
  for (uint64_t seed : {0, 1, 12345}) {
    for (auto [loc, scale] : {std::pair{0.0, 1.0}, {1.5, 2.0}}) {
      auto cdf = [loc = loc, scale = scale](double x) { return normal_cdf((x - loc) / scale); };
      std::vector<float> f(n);
      std::vector<double> d(n);
      random_kernels().normal_f32(seed, 0, 0, n, loc, scale, f.data());
      random_kernels().normal_f64(seed, 0, 0, n, loc, scale, d.data());
      expect_law(f, loc, scale, 3, cdf);
      expect_law(d, loc, scale, 3, cdf);
    }
  }
}

TEST(RandomTest, NormalTails) {
  const int64_t n = 1 << 24;
  std::vector<float> z(n);
  random_kernels().normal_f32(8, 0, 0, n, 0, 1, z.data());
  for (double limit : {2.0, 3.0, 4.0, 4.5}) {
    for (double sign : {-1.0, 1.0}) {
      const double expected = normal_cdf(-limit) * static_cast<double>(n);
      const double found = static_cast<double>(
          std::count_if(z.begin(), z.end(), [&](float x) { return static_cast<double>(x) * sign > limit; }));
      EXPECT_NEAR(found, expected, 4 * std::sqrt(expected)) << limit;
    }
  }
}

TEST(RandomTest, NormalIsBoxAndMullersTransformation) {
  std::vector<uint32_t> words = {0,          1,          2,          3,          0x1fffffff,
                                 0x20000000, 0x3fffffff, 0x40000000, 0x5fffffff, 0x7fffffff,
                                 0x80000000, 0xa0000001, 0xbfffffff, 0xc0000000, 0xdfffffff,
                                 0xe0000000, 0xfffffffd, 0xfffffffe, 0xffffffff};
  for (int i = 0; i < 300; ++i) words.push_back(philox(1, static_cast<uint64_t>(i), 0).word[0]);
  const double pi = 3.14159265358979323846;
  for (uint32_t a : words) {
    for (uint32_t b : words) {
      const RandomPair<float> f = random_normal(a, b);
      const double r = std::sqrt(-2 * std::log((std::floor(a / 2.0) + 0.5) * 0x1p-31));
      const double angle = 2 * pi * b * 0x1p-32;
      // An argument near 1 has only 24 bits of precision, so the radius has an absolute error of up to 2^-12
      // there.
      const double slack = a >= 0xfff00000u ? 3e-4 : 2e-6;
      ASSERT_NEAR(f.first, r * std::cos(angle), slack) << a << " " << b;
      ASSERT_NEAR(f.second, r * std::sin(angle), slack) << a << " " << b;
      const uint32_t low = a * 77 + b;
      const RandomPair<double> d = random_normal(a, low, b, low);
      const double u = (std::floor(a / 2.0) * 0x1p31 + std::floor(low / 2.0) + 0.5) * 0x1p-62;
      const double rd = std::sqrt(-2 * std::log(u));
      const double wide = angle + 2 * pi * std::floor(low / 2.0) * 0x1p-63;
      ASSERT_NEAR(d.first, rd * std::cos(wide), 1e-14) << a << " " << b;
      ASSERT_NEAR(d.second, rd * std::sin(wide), 1e-14) << a << " " << b;
    }
  }
}

// Pearson's statistic as standard deviations from its mean.
double chi_squared(const std::vector<int64_t>& counts, double expected) {
  double sum = 0;
  for (int64_t c : counts)
    sum += (static_cast<double>(c) - expected) * (static_cast<double>(c) - expected) / expected;
  const double freedom = static_cast<double>(counts.size()) - 1;
  return (sum - freedom) / std::sqrt(2 * freedom);
}

TEST(RandomTest, IntegersAreUniform) {
  const int64_t n = 1 << 20;
  std::vector<uint64_t> values(n);
  std::vector<uint32_t> narrow(n);
  for (uint64_t range : {uint64_t{1}, uint64_t{2}, uint64_t{10}, uint64_t{1000}, uint64_t{3} << 30,
                         uint64_t{3} << 40, uint64_t{3} << 62, uint64_t{0}}) {
    random_kernels().integers_64(2, 0, 0, n, 0, range, values.data());
    const uint64_t bins = range == 0 || range > 1000 ? 768 : range;
    std::vector<int64_t> counts(bins);
    for (uint64_t v : values) {
      if (range != 0) {
        ASSERT_LT(v, range);
      }
      const long double size = range == 0 ? 0x1p64L : static_cast<long double>(range);
      const long double share = static_cast<long double>(v) / size * static_cast<long double>(bins);
      counts[bins == range ? v : static_cast<size_t>(share)]++;
    }
    if (bins > 1) {
      EXPECT_LT(std::abs(chi_squared(counts, static_cast<double>(n) / static_cast<double>(bins))), 4.5)
          << range;
    }
    if (range >> 32 == 0 && range != 0) {
      random_kernels().integers_32(2, 0, 0, n, 0, range, narrow.data());
      EXPECT_TRUE(std::equal(narrow.begin(), narrow.end(), values.begin())) << range;
    }
  }
}

TEST(RandomTest, IntegersFromALowNumber) {
  std::vector<int64_t> values(10000);
  const int64_t low = -10, high = 10;
  random_kernels().integers_64(1, 0, 0, 10000, static_cast<uint64_t>(low), static_cast<uint64_t>(high - low),
                               reinterpret_cast<uint64_t*>(values.data()));
  EXPECT_EQ(*std::min_element(values.begin(), values.end()), low);
  EXPECT_EQ(*std::max_element(values.begin(), values.end()), high - 1);
  EXPECT_NEAR(std::accumulate(values.begin(), values.end(), 0.0) / 10000, -0.5, 0.25);
}

TEST(RandomTest, MaskIsAComparisonOfUniforms) {
  const int64_t n = 100000;
  std::vector<float> u(n), mask(n);
  std::vector<double> wide(n);
  random_kernels().uniform_f32(4, 8, 0, n, 0, 1, u.data());
  for (double keep : {0.0, 1e-9, 0.1, 0.5, 0.75, 0.9999999, 1.0}) {
    random_kernels().mask_f32(4, 8, 0, n, keep, 1.25, mask.data());
    random_kernels().mask_f64(4, 8, 0, n, keep, 1.25, wide.data());
    for (int64_t i = 0; i < n; ++i) {
      ASSERT_EQ(mask[i], static_cast<double>(u[i]) < keep ? 1.25f : 0.0f) << keep;
      ASSERT_EQ(wide[i], static_cast<double>(mask[i]));
    }
  }
}

TEST(RandomTest, Permutations) {
  for (int64_t n : {0, 1, 2, 3, 63, 64, 65, 1000, 4097, 200000}) {
    std::vector<int64_t> p(static_cast<size_t>(n) + 1, -5);
    random_permutation(3, 0, n, p.data());
    EXPECT_EQ(p.back(), -5);
    p.pop_back();
    std::vector<int64_t> sorted = p;
    std::sort(sorted.begin(), sorted.end());
    for (int64_t i = 0; i < n; ++i) ASSERT_EQ(sorted[static_cast<size_t>(i)], i);
    const SimdLevel before = simd_level();
    for (SimdLevel level : levels()) {
      set_simd_level_for_test(level);
      std::vector<int64_t> again(static_cast<size_t>(n));
      random_permutation(3, 0, n, again.data());
      EXPECT_EQ(again, p);
    }
    set_simd_level_for_test(before);
  }
}

TEST(RandomTest, EveryPermutationIsAsLikely) {
  std::vector<int64_t> counts(120);
  const int rounds = 120000;
  for (int round = 0; round < rounds; ++round) {
    int64_t p[5];
    random_permutation(11, static_cast<uint64_t>(round) * 5, 5, p);
    int64_t rank = 0;
    for (int i = 0; i < 5; ++i) {
      int64_t smaller = 0;
      for (int j = i + 1; j < 5; ++j) smaller += p[j] < p[i] ? 1 : 0;
      rank = rank * (5 - i) + smaller;
    }
    counts[static_cast<size_t>(rank)]++;
  }
  EXPECT_LT(std::abs(chi_squared(counts, rounds / 120.0)), 4.5);
}

}  // namespace
}  // namespace catenary::cpu
