// Tests of the distributions other than uniform and normal, of the elementary functions behind them, and of
// MT19937.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <random>
#include <thread>
#include <vector>

#include "impl/backend/cpu/mersenne.h"
#include "impl/backend/cpu/random_kernels.h"
#include "impl/base/parallel.h"
#include "impl/random/random.h"

namespace catenary {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"

constexpr int64_t kCount = 100000;
constexpr ctn_random_method kMethods[] = {CTN_RANDOM_PHILOX4_32_10, CTN_RANDOM_MT19937};

template <class T>
std::vector<T> values_of(const Array& a) {
  std::vector<T> values(static_cast<size_t>(a.size()));
  to_data(a, values.data());
  return values;
}

RandomStateRef state_of(ctn_random_method method, uint64_t seed) {
  return make<RandomState>(cpu_backend(), method, seed);
}

/// Compares the kernel with draws of one element after the other.
template <class Draw, class LawAt>
void check_counts(const cpu::CountParameters& p, int64_t n, DType dtype, Draw draw, LawAt law_at) {
  constexpr uint64_t seed = 0x123456789abcdef0, offset = 977;
  std::vector<int64_t> wide(size_t(n), -1);
  std::vector<int32_t> narrow(size_t(n), -1);
  const bool is_wide = dtype == CTN_INT64;
  draw(seed, offset, 3, n, p, {is_wide ? static_cast<void*>(wide.data()) : narrow.data(), dtype});
  for (int64_t i = 3; i < n; ++i) {
    RandomSubstream source(seed, offset + uint64_t(i));
    ASSERT_EQ(is_wide ? wide[size_t(i)] : narrow[size_t(i)], law_at(p.at(i)).draw(source)) << "element " << i;
  }
}

TEST(RandomDistributionsTest, CountsAreThoseOfTheirLaws) {
  constexpr int64_t n = 3000;
  std::mt19937_64 random(5);
  std::uniform_real_distribution<double> unit;
  std::vector<double> means(n), p(n);
  std::vector<int64_t> trials(n);
  for (size_t i = 0; i < size_t(n); ++i) {
    means[i] = i % 50 == 0 ? 0 : std::exp(unit(random) * 24 - 4);
    p[i] = i % 50 == 0 ? double(i % 3) / 2 : unit(random);
    trials[i] = i % 31 == 0 ? 0 : int64_t(std::exp(unit(random) * 43));
  }
  for (DType dtype : {CTN_INT32, CTN_INT64}) {
    const auto poisson_at = [&](const double* of) {
      return [=](int64_t i) { return RandomPoisson(of[i], random_most_counts(itemsize(dtype))); };
    };
    check_counts({means.data(), nullptr, true}, n, dtype, cpu::random_poisson, poisson_at(means.data()));
    for (double mean : {0.0, 0.3, 9.99, 10.0, 17.0, 100.0, 1e6, 2.1e9})
      check_counts({&mean, nullptr, false}, n, dtype, cpu::random_poisson, poisson_at(&mean));
  }
  const auto binomial_at = [](const int64_t* counts, const double* of) {
    return [=](int64_t i) { return RandomBinomial(counts[i], of[i]); };
  };
  check_counts({p.data(), trials.data(), true}, n, CTN_INT64, cpu::random_binomial,
               binomial_at(trials.data(), p.data()));
  for (double one : {0.0, 1e-9, 0.3, 0.5, 0.7, 1.0})
    for (int64_t of : {int64_t(0), int64_t(1), int64_t(30), int64_t(45), int64_t(1000), INT64_MAX})
      check_counts({&one, &of, false}, n / 4, CTN_INT64, cpu::random_binomial, binomial_at(&of, &one));
}

TEST(RandomDistributionsTest, ElementaryFunctions) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 200000; ++i) {
    const double u = double(random() >> 11) * 0x1p-53;
    const double x = std::ldexp(0.5 + u, int(random() % 200) - 100);
    const long double log = std::log(static_cast<long double>(x));
    ASSERT_LE(std::fabs(double(random_log(x) - log)), 6e-16 * std::max(1e-300, std::fabs(double(log)))) << x;
    const double y = (u - 0.5) * 1400;
    const long double exp = std::exp(static_cast<long double>(y));
    ASSERT_LE(std::fabs(double(random_exp(y) / exp - 1)), 1e-15) << y;
    const double z = u * 3 - 0.9;
    const long double small = std::log1p(static_cast<long double>(z)) - static_cast<long double>(z);
    // The reference loses the leading digits that log1p and z share.
    ASSERT_LE(std::fabs(double(random_log1p_minus(z) - small)),
              2e-15 * std::fabs(double(small)) + 0x1p-62 * std::fabs(z))
        << z;
  }
  EXPECT_EQ(random_exp(0), 1);
  EXPECT_EQ(random_exp(710), HUGE_VAL);
  EXPECT_EQ(random_exp(HUGE_VAL), HUGE_VAL);
  EXPECT_EQ(random_exp(-HUGE_VAL), 0);
  EXPECT_TRUE(std::isnan(random_exp(NAN)));
  EXPECT_EQ(random_log(1), 0);
  for (int k = 1; k < 60; ++k) {
    const long double x = k;
    const long double error =
        std::lgamma(x + 1) - (x + 0.5L) * std::log(x) + x - 0.5L * std::log(8 * std::atan(1.0L));
    EXPECT_NEAR(random_stirling_error(k), double(error), 1e-16 * 50) << k;
  }
}

TEST(RandomDistributionsTest, ExtremeWords) {
  for (uint32_t a : {0u, 0xffffffffu})
    for (uint32_t b : {0u, 0xffffffffu}) {
      EXPECT_GT(random_open_unit(a, b), 0);
      EXPECT_LT(random_open_unit(a, b), 1);
      EXPECT_GE(random_exponential(a), 0);
      EXPECT_GE(random_exponential(a, b), 0);
      EXPECT_TRUE(std::isfinite(random_exponential(a)));
      EXPECT_TRUE(std::isfinite(random_exponential(a, b)));
      EXPECT_TRUE(std::isfinite(random_gumbel(a, b)));
    }
}

/// Calls body for every instruction set of this machine.
void for_levels(const std::function<void()>& body) {
  const cpu::SimdLevel before = cpu::simd_level();
  for (cpu::SimdLevel level : {cpu::SimdLevel::baseline, cpu::SimdLevel::avx2, cpu::SimdLevel::avx512}) {
    cpu::set_simd_level_for_test(level);
    if (cpu::simd_level() == level) body();
  }
  cpu::set_simd_level_for_test(before);
}

using Draw = std::function<ArrayRef(RandomState&, int64_t)>;

std::vector<Draw> draws() {
  std::vector<Draw> list;
  for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    list.push_back([=](RandomState& s, int64_t n) { return random_lognormal(&s, 0.3, 1.7, {&n, 1}, dtype); });
    list.push_back([=](RandomState& s, int64_t n) { return random_exponential(&s, 1.7, {&n, 1}, dtype); });
    list.push_back([=](RandomState& s, int64_t n) { return random_gumbel(&s, 0.3, 1.7, {&n, 1}, dtype); });
    list.push_back([=](RandomState& s, int64_t n) { return random_normal(&s, 0.3, 1.7, {&n, 1}, dtype); });
    list.push_back([=](RandomState& s, int64_t n) { return random_uniform(&s, 0.3, 1.7, {&n, 1}, dtype); });
  }
  for (DType dtype : {CTN_INT32, CTN_INT64}) {
    for (double mean : {0.0, 0.7, 9.0, 30.0, 5e5})
      list.push_back([=](RandomState& s, int64_t n) { return random_poisson(&s, mean, {&n, 1}, dtype); });
    for (double p : {0.0, 1e-3, 0.4, 0.8, 1.0})
      list.push_back([=](RandomState& s, int64_t n) { return random_binomial(&s, 500, p, {&n, 1}, dtype); });
    list.push_back([=](RandomState& s, int64_t n) { return random_integers(&s, -5, 9, {&n, 1}, dtype); });
  }
  list.push_back([](RandomState& s, int64_t n) { return random_permutation(&s, n); });
  return list;
}

TEST(RandomDistributionsTest, SameBitsEverywhere) {
  for (ctn_random_method method : kMethods)
    for (const Draw& draw : draws())
      for (int64_t n : {1, 31, 1000, 50001}) {
        std::vector<char> first;
        const auto check = [&] {
          const ArrayRef a = draw(*state_of(method, 7), n);
          std::vector<char> bytes(static_cast<size_t>(a->nbytes()));
          to_data(*a, bytes.data());
          if (first.empty()) first = bytes;
          ASSERT_TRUE(bytes == first) << method << " " << n;
        };
        for_levels(check);
        set_thread_count(1);
        check();
        set_thread_count(3);
        check();
        set_thread_count(0);
      }
}

/// The Kolmogorov-Smirnov distance times sqrt(n), which exceeds 1.95 for one sample in a thousand.
double distance(std::vector<double> sample, const std::function<double(double)>& cdf) {
  std::sort(sample.begin(), sample.end());
  const double n = double(sample.size());
  double most = 0;
  for (size_t i = 0; i < sample.size(); ++i) {
    const double p = cdf(sample[i]);
    most = std::max({most, p - double(i) / n, double(i + 1) / n - p});
  }
  return most * std::sqrt(n);
}

TEST(RandomDistributionsTest, ContinuousLaws) {
  const int64_t n = kCount;
  const Shape shape(&n, 1);
  for (ctn_random_method method : kMethods) {
    const RandomStateRef state = state_of(method, 11);
    for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
      const auto sample = [&](const ArrayRef& a) { return values_of<double>(*astype(*a, CTN_FLOAT64)); };
      EXPECT_LT(distance(sample(random_lognormal(state.get(), 0.5, 2, shape, dtype)),
                         [](double x) { return 0.5 * std::erfc(-(std::log(x) - 0.5) / 2 / std::sqrt(2.0)); }),
                1.95);
      EXPECT_LT(distance(sample(random_exponential(state.get(), 3, shape, dtype)),
                         [](double x) { return -std::expm1(-x / 3); }),
                1.95);
      EXPECT_LT(distance(sample(random_gumbel(state.get(), -1, 2, shape, dtype)),
                         [](double x) { return std::exp(-std::exp(-(x + 1) / 2)); }),
                1.95);
      EXPECT_LT(distance(sample(random_normal(state.get(), -1, 2, shape, dtype)),
                         [](double x) { return 0.5 * std::erfc(-(x + 1) / 2 / std::sqrt(2.0)); }),
                1.95);
      EXPECT_LT(distance(sample(random_uniform(state.get(), -1, 3, shape, dtype)),
                         [](double x) { return (x + 1) / 4; }),
                1.95);
    }
  }
}

/// The chi-square statistic of counts against probabilities, over cells with an expected count of at least 10
/// (the rest forms one cell), as standard deviations from its mean. It exceeds 4.5 for fewer than one sample
/// in 10000.
double surprise(const std::vector<int64_t>& sample, const std::function<double(double)>& log_probability) {
  const auto [low, high] = std::minmax_element(sample.begin(), sample.end());
  std::vector<double> counts(size_t(*high - *low) + 1);
  for (int64_t x : sample) ++counts[size_t(x - *low)];
  const double n = double(sample.size());
  double square = 0, rest_count = n, rest_expected = n;
  int cells = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    const double expected = n * std::exp(log_probability(double(*low) + double(i)));
    if (expected < 10) continue;
    square += (counts[i] - expected) * (counts[i] - expected) / expected;
    rest_count -= counts[i];
    rest_expected -= expected;
    ++cells;
  }
  if (rest_expected >= 10) {
    square += (rest_count - rest_expected) * (rest_count - rest_expected) / rest_expected;
    ++cells;
  }
  const double freedom = cells - 1;
  return freedom > 0 ? (square - freedom) / std::sqrt(2 * freedom) : 0;
}

TEST(RandomDistributionsTest, CountLaws) {
  const int64_t n = kCount;
  const Shape shape(&n, 1);
  for (ctn_random_method method : kMethods) {
    const RandomStateRef state = state_of(method, 13);
    for (double mean : {0.01, 0.5, 3.0, 9.9, 10.0, 15.0, 100.0, 2000.0}) {
      const auto sample = values_of<int64_t>(*random_poisson(state.get(), mean, shape, CTN_INT64));
      EXPECT_LT(surprise(sample, [=](double k) { return k * std::log(mean) - mean - std::lgamma(k + 1); }),
                4.5)
          << method << " " << mean;
    }
    for (int64_t trials : {1, 5, 19, 40, 100, 1000, 100000})
      for (double p : {0.001, 0.1, 0.25, 0.5, 0.75, 0.99}) {
        const double t = double(trials);
        const auto sample = values_of<int64_t>(*random_binomial(state.get(), trials, p, shape, CTN_INT64));
        EXPECT_LT(surprise(sample,
                           [=](double k) {
                             return std::lgamma(t + 1) - std::lgamma(k + 1) - std::lgamma(t - k + 1) +
                                    k * std::log(p) + (t - k) * std::log1p(-p);
                           }),
                  4.5)
            << method << " " << trials << " " << p;
      }
  }
}

TEST(RandomDistributionsTest, CountsOfManyTrials) {
  // Six standard deviations of the estimated mean and variance, which are nearly normally distributed.
  const int64_t n = kCount;
  const Shape shape(&n, 1);
  const RandomStateRef state = state_of(CTN_RANDOM_PHILOX4_32_10, 17);
  const auto check = [&](const Array& a, double mean, double variance) {
    double sum = 0, squares = 0;
    for (int64_t x : values_of<int64_t>(a)) {
      const double d = double(x - int64_t(mean)) - (mean - double(int64_t(mean)));
      sum += d;
      squares += d * d;
    }
    EXPECT_LT(std::fabs(sum / double(n)), 6 * std::sqrt(variance / double(n))) << mean;
    EXPECT_LT(std::fabs(squares / double(n) / variance - 1), 6 * std::sqrt(2 / double(n))) << mean;
  };
  for (double mean : {1e6, 1e9, 1e12, 1e17})
    check(*random_poisson(state.get(), mean, shape, CTN_INT64), mean, mean);
  for (int64_t trials : {int64_t{1} << 30, int64_t{1} << 50, int64_t{1} << 62})
    for (double p : {0.25, 0.5})
      check(*random_binomial(state.get(), trials, p, shape, CTN_INT64), double(trials) * p,
            double(trials) * p * (1 - p));
  const auto all = values_of<int64_t>(*random_binomial(state.get(), INT64_MAX, 1, shape, CTN_INT64));
  EXPECT_EQ(*std::min_element(all.begin(), all.end()), INT64_MAX);
}

TEST(MersenneTest, IsTheStandardGenerator) {
  const int64_t n = 2000;
  for (uint32_t seed : {0u, 1u, 5489u, 0xffffffffu}) {
    std::mt19937 expected(seed);
    const RandomStateRef state = state_of(CTN_RANDOM_MT19937, seed);
    const auto words =
        values_of<uint32_t>(*random_integers(state.get(), 0, int64_t{1} << 32, {&n, 1}, CTN_UINT32));
    for (uint32_t word : words) ASSERT_EQ(word, expected());
    for (double x : values_of<double>(*random_sample(state.get(), {&n, 1}, CTN_FLOAT64))) {
      const uint32_t a = expected() >> 5, b = expected() >> 6;
      ASSERT_EQ(x, (a * 67108864.0 + b) / 9007199254740992.0);
    }
    for (float x : values_of<float>(*random_sample(state.get(), {&n, 1}, CTN_FLOAT32)))
      ASSERT_EQ(x, float(expected() >> 8) / 16777216.0f);
  }
}

TEST(MersenneTest, NumpysNumbers) {
  // numpy.random.RandomState(12345).permutation(8), then .randint(-5, 100, 4), then .random_sample();
  // RandomState([5, 7]).randint(0, 2**32, 3, 'i8').
  const RandomStateRef state = state_of(CTN_RANDOM_MT19937, 12345);
  EXPECT_EQ(values_of<int64_t>(*random_permutation(state.get(), 8)),
            (std::vector<int64_t>{7, 3, 4, 0, 1, 6, 5, 2}));
  const int64_t four = 4, three = 3;
  EXPECT_EQ(values_of<int64_t>(*random_integers(state.get(), -5, 100, {&four, 1}, CTN_INT64)),
            (std::vector<int64_t>{96, 29, 24, -4}));
  EXPECT_EQ(values_of<double>(*random_sample(state.get(), {}, CTN_FLOAT64))[0], 0x1.edd4d8dd90335p-1);
  const RandomStateRef wide = state_of(CTN_RANDOM_MT19937, 5 | uint64_t{7} << 32);
  EXPECT_EQ(values_of<int64_t>(*random_integers(wide.get(), 0, int64_t{1} << 32, {&three, 1}, CTN_INT64)),
            (std::vector<int64_t>{1425139611, 749932900, 1614503843}));
}

TEST(MersenneTest, ThreadsShareOneStream) {
  // Each draw takes consecutive words, whichever thread is first.
  constexpr int64_t kEach = 500, kDraws = 40;
  for (const char* device : {"cpu", "test:0"}) {
    const RandomStateRef state = make<RandomState>(find_backend(device), CTN_RANDOM_MT19937, uint64_t{3});
    std::vector<std::vector<uint32_t>> found(4);
    std::vector<std::thread> threads;
    for (auto& mine : found)
      threads.emplace_back([&, kept = &mine] {
        for (int64_t i = 0; i < kDraws; ++i) {
          const auto part = values_of<uint32_t>(
              *random_integers(state.get(), 0, int64_t{1} << 32, {&kEach, 1}, CTN_UINT32));
          kept->insert(kept->end(), part.begin(), part.end());
        }
      });
    for (std::thread& thread : threads) thread.join();
    std::vector<uint32_t> all, expected;
    for (const auto& mine : found) all.insert(all.end(), mine.begin(), mine.end());
    std::mt19937 random(3);
    for (size_t i = 0; i < all.size(); ++i) expected.push_back(uint32_t(random()));
    std::sort(all.begin(), all.end());
    std::sort(expected.begin(), expected.end());
    EXPECT_TRUE(all == expected) << device;
  }
}

}  // namespace
}  // namespace catenary
