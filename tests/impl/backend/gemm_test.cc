// Tests of the matrix product kernels against plain loops, in every shape, layout and instruction set.
#include "impl/backend/cpu/gemm.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include "impl/backend/cpu/simd.h"
#include "impl/backend/host.h"
#include "impl/base/parallel.h"
#include "tests/impl/uniform.h"

namespace catenary::cpu {
namespace {

struct Case {
  bool trans_a, trans_b;
  int64_t m, n, k;
  int64_t pad_a = 0, pad_b = 0, pad_c = 0;
  double alpha = 1, beta = 0;
  bool bias = false, relu = false;
  int64_t batch = 1;

  std::string text() const {
    auto s = [](auto v) { return std::to_string(v); };
    return std::string(trans_a ? "T" : "N") + (trans_b ? "T" : "N") + " m " + s(m) + " n " + s(n) + " k " +
           s(k) + " pads " + s(pad_a) + " " + s(pad_b) + " " + s(pad_c) + " alpha " + s(alpha) + " beta " +
           s(beta) + (bias ? " bias" : "") + (relu ? " relu" : "") + " batch " + s(batch);
  }
};

template <class T>
std::vector<T> random_values(int64_t count, std::mt19937& random) {
  std::vector<T> values(static_cast<size_t>(count));
  for (T& v : values) v = uniform(random, T(-1), T(1));
  return values;
}

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

template <class T>
void check(const Case& t, unsigned seed) {
  std::mt19937 random(seed);
  const int64_t lda = (t.trans_a ? t.m : t.k) + t.pad_a, rows_a = t.trans_a ? t.k : t.m;
  const int64_t ldb = (t.trans_b ? t.k : t.n) + t.pad_b, rows_b = t.trans_b ? t.n : t.k;
  const int64_t ldc = t.n + t.pad_c;
  const int64_t stride_a = rows_a * lda + 3, stride_b = rows_b * ldb + 5, stride_c = t.m * ldc + 7;
  const std::vector<T> a = random_values<T>(stride_a * t.batch, random);
  const std::vector<T> b = random_values<T>(stride_b * t.batch, random);
  const std::vector<T> bias = random_values<T>(t.n, random);
  std::vector<T> c = random_values<T>(stride_c * t.batch, random);
  if (t.beta == 0) {
    for (T& v : c) v = static_cast<T>(kNaN);
  }
  const std::vector<T> before = c;
  const Gemm g{t.trans_a, t.trans_b, t.m,      t.n, t.k,     a.data(), lda,
               b.data(),  ldb,       c.data(), ldc, t.alpha, t.beta,   t.bias ? bias.data() : nullptr,
               t.relu};
  if (t.batch == 1) {
    gemm<T>(g);
  } else {
    gemm_batch<T>(g, t.batch, stride_a, stride_b, stride_c);
  }
  const double unit = std::numeric_limits<T>::epsilon();
  std::vector<bool> written(c.size());
  for (int64_t item = 0; item < t.batch; ++item) {
    for (int64_t i = 0; i < t.m; ++i) {
      for (int64_t j = 0; j < t.n; ++j) {
        double sum = 0, magnitude = 0;
        for (int64_t p = 0; p < t.k; ++p) {
          const double x = a[static_cast<size_t>(item * stride_a + (t.trans_a ? p * lda + i : i * lda + p))];
          const double y = b[static_cast<size_t>(item * stride_b + (t.trans_b ? j * ldb + p : p * ldb + j))];
          sum += x * y;
          magnitude += std::fabs(x * y);
        }
        const size_t at = static_cast<size_t>(item * stride_c + i * ldc + j);
        double want = t.alpha * sum;
        magnitude = std::fabs(t.alpha) * magnitude;
        if (t.beta != 0) {
          want += t.beta * before[at];
          magnitude += std::fabs(t.beta * before[at]);
        }
        if (t.bias) {
          want += bias[static_cast<size_t>(j)];
          magnitude += std::fabs(bias[static_cast<size_t>(j)]);
        }
        if (t.relu && want < 0) want = 0;
        const double bound = unit * (4 + static_cast<double>(t.k)) * magnitude;
        ASSERT_LE(std::fabs(c[at] - want), bound) << t.text() << " at " << i << ", " << j << " got " << c[at];
        written[at] = true;
      }
    }
  }
  for (size_t i = 0; i < c.size(); ++i) {
    if (written[i]) continue;
    ASSERT_TRUE(c[i] == before[i] || (c[i] != c[i] && before[i] != before[i]))
        << t.text() << " wrote outside";
  }
}

// Runs `body` for every instruction set, with one thread and with several.
template <class Body>
void everywhere(Body body) {
  for (SimdLevel level : {SimdLevel::baseline, SimdLevel::avx2, SimdLevel::avx512, SimdLevel::amx}) {
    set_simd_level_for_test(level);
    for (int threads : {1, 3}) {
      set_thread_count(threads);
      SCOPED_TRACE("level " + std::to_string(static_cast<int>(level)) + " threads " +
                   std::to_string(threads));
      body();
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

class GemmTest : public testing::Test {
 protected:
  void SetUp() override { level_ = simd_level(); }
  void TearDown() override {
    set_simd_level_for_test(level_);
    set_thread_count(0);
  }

 private:
  SimdLevel level_ = SimdLevel::baseline;
};

template <class T>
void check_random_shapes(int rounds, std::vector<int64_t> sizes, unsigned seed) {
  std::mt19937 random(seed);
  auto pick = [&](auto const& from) { return from[random() % from.size()]; };
  const std::vector<double> alphas{1, 1, 0.5, -2}, betas{0, 0, 1, -0.75};
  for (int round = 0; round < rounds; ++round) {
    Case t{random() % 2 == 0, random() % 2 == 0, pick(sizes), pick(sizes), pick(sizes)};
    if (random() % 2 == 0) {
      t.pad_a = static_cast<int64_t>(random() % 5);
      t.pad_b = static_cast<int64_t>(random() % 5);
      t.pad_c = static_cast<int64_t>(random() % 5);
    }
    t.alpha = pick(alphas);
    t.beta = pick(betas);
    t.bias = random() % 3 == 0;
    t.relu = random() % 3 == 0;
    check<T>(t, static_cast<unsigned>(random()));
    if (testing::Test::HasFatalFailure()) return;
  }
}

const std::vector<int64_t> kSmall{0,  1,  2,  3,  4,  5,  7,  8,  9,  11, 15,
                                  16, 17, 24, 31, 32, 33, 47, 48, 49, 63, 65};
const std::vector<int64_t> kMedium{1, 2, 10, 33, 100, 129, 200, 385};

TEST_F(GemmTest, SmallShapesFloat) {
  everywhere([] { check_random_shapes<float>(400, kSmall, 1); });
}

TEST_F(GemmTest, SmallShapesDouble) {
  everywhere([] { check_random_shapes<double>(400, kSmall, 2); });
}

TEST_F(GemmTest, MediumShapesFloat) {
  everywhere([] { check_random_shapes<float>(25, kMedium, 3); });
}

TEST_F(GemmTest, MediumShapesDouble) {
  everywhere([] { check_random_shapes<double>(25, kMedium, 4); });
}

TEST_F(GemmTest, DeepAndWideShapes) {
  everywhere([] {
    unsigned seed = 5;
    for (bool trans_a : {false, true}) {
      for (bool trans_b : {false, true}) {
        check<float>({trans_a, trans_b, 13, 70, 1999, 1, 2, 3, 1, 0.5, true, true}, seed++);
        check<float>({trans_a, trans_b, 9, 3001, 100, 0, 0, 1, -1, 1}, seed++);
        check<float>({trans_a, trans_b, 1501, 19, 101, 1, 0, 0}, seed++);
        check<double>({trans_a, trans_b, 70, 13, 1001, 1, 2, 3, 1, 0.5, true, true}, seed++);
        check<double>({trans_a, trans_b, 9, 2001, 99}, seed++);
      }
    }
  });
}

TEST_F(GemmTest, Vectors) {
  everywhere([] {
    unsigned seed = 50;
    for (bool trans_a : {false, true}) {
      for (bool trans_b : {false, true}) {
        for (int64_t k : {0, 1, 5, 300}) {
          for (int64_t n : {1, 10, 310}) {
            for (double beta : {0.0, 1.0, 0.5}) {
              check<float>({trans_a, trans_b, 1, n, k, 0, 0, 0, 1, beta}, seed++);
              check<float>({trans_a, trans_b, n, 1, k, 0, 0, 0, 1, beta}, seed++);
              check<float>({trans_a, trans_b, n, k, 1, 0, 0, 0, 1, beta}, seed++);
              check<double>({trans_a, trans_b, 1, n, k, 1, 1, 1, 2, beta, true}, seed++);
              check<double>({trans_a, trans_b, n, 1, k, 1, 1, 1, 2, beta, true}, seed++);
              check<double>({trans_a, trans_b, n, k, 1, 0, 0, 1, 1, beta}, seed++);
              if (testing::Test::HasFatalFailure()) return;
            }
          }
        }
      }
    }
  });
}

TEST_F(GemmTest, Batches) {
  everywhere([] {
    unsigned seed = 90;
    for (int64_t batch : {2, 3, 17}) {
      for (int64_t size : {1, 4, 20, 65}) {
        check<float>({false, false, size, size + 1, size, 0, 0, 0, 1, 0, false, false, batch}, seed++);
        check<float>({true, true, size, size + 2, size, 1, 1, 1, 2, 0.5, true, true, batch}, seed++);
        check<double>({false, true, size, size + 3, size, 0, 1, 0, 1, 1, false, false, batch}, seed++);
        check<double>({true, false, size, size, size, 0, 0, 0, 1, 0, false, false, batch}, seed++);
      }
    }
    check<float>({false, true, 200, 210, 90, 0, 0, 0, 1, 0, false, false, 2}, seed++);
  });
}

TEST_F(GemmTest, ABatchMayRepeatAnInput) {
  const std::vector<float> a{1, 2, 3, 4}, b{1, 0, 0, 1, 2, 0, 0, 2};
  std::vector<float> c(8);
  const Gemm g{false, false, 2, 2, 2, a.data(), 2, b.data(), 2, c.data(), 2};
  gemm_batch<float>(g, 2, 0, 4, 4);
  EXPECT_EQ(c, (std::vector<float>{1, 2, 3, 4, 2, 4, 6, 8}));
}

TEST_F(GemmTest, EmptyProductsTouchNothing) {
  everywhere([] {
    std::vector<float> c(6, 5.0f);
    Gemm g{false, false, 0, 3, 2, nullptr, 2, nullptr, 3, c.data(), 3};
    gemm<float>(g);
    g.m = 2, g.n = 0;
    gemm<float>(g);
    g.n = 3;
    gemm_batch<float>(g, 0, 1, 1, 1);
    EXPECT_EQ(c, std::vector<float>(6, 5.0f));
    g.k = 0;
    g.beta = 0.5;
    gemm<float>(g);
    EXPECT_EQ(c, std::vector<float>(6, 2.5f));
    g.beta = 0;
    g.trans_b = true;
    g.ldb = 0;
    gemm<float>(g);
    EXPECT_EQ(c, std::vector<float>(6, 0.0f));
  });
}

template <class T>
void check_special_values(int64_t m, int64_t n, int64_t k, bool trans_a, bool trans_b) {
  const T nan = std::numeric_limits<T>::quiet_NaN(), inf = std::numeric_limits<T>::infinity();
  std::vector<T> a(static_cast<size_t>(m * k), 1), b(static_cast<size_t>(k * n), 1),
      c(static_cast<size_t>(m * n));
  auto a_at = [&](int64_t i, int64_t p) -> T& {
    return a[static_cast<size_t>(trans_a ? p * m + i : i * k + p)];
  };
  auto b_at = [&](int64_t p, int64_t j) -> T& {
    return b[static_cast<size_t>(trans_b ? j * k + p : p * n + j)];
  };
  a_at(m - 1, k - 1) = nan;
  b_at(0, n - 1) = inf;
  b_at(k - 1, 0) = -inf;
  Gemm g{trans_a, trans_b, m, n, k, a.data(), trans_a ? m : k, b.data(), trans_b ? k : n, c.data(), n};
  g.relu = true;
  gemm<T>(g);
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      const T got = c[static_cast<size_t>(i * n + j)];
      if (i == m - 1) {
        ASSERT_TRUE(got != got) << i << " " << j;
      } else if (j == n - 1) {
        ASSERT_EQ(got, inf) << i << " " << j;
      } else {
        ASSERT_EQ(got, j == 0 ? T{0} : static_cast<T>(k)) << i << " " << j;
      }
    }
  }
}

TEST_F(GemmTest, NotNumbersAndInfinitiesSpreadAsTheyShould) {
  everywhere([] {
    for (bool trans_a : {false, true}) {
      for (bool trans_b : {false, true}) {
        for (int64_t size : {3, 10, 40, 130}) {
          check_special_values<float>(size, size + 2, size + 1, trans_a, trans_b);
          check_special_values<double>(size, size + 2, size + 1, trans_a, trans_b);
          check_special_values<float>(2, size, 60, trans_a, trans_b);
        }
      }
    }
  });
}

TEST_F(GemmTest, LongVectorsAreShared) {
  everywhere([] {
    unsigned seed = 70;
    for (bool trans : {false, true}) {
      check<float>({trans, trans, 1, 901, 1200}, seed++);
      check<float>({trans, false, 1, 1201, 900, 0, 0, 0, 0.5, 2, true, true}, seed++);
      check<float>({trans, trans, 1201, 1, 900, 0, 0, 0, 1, 1}, seed++);
      check<float>({trans, trans, 900, 1100, 1, 0, 0, 0, 1, 1}, seed++);
      check<double>({trans, !trans, 1, 901, 1200, 1, 1, 1}, seed++);
    }
  });
}

TEST_F(GemmTest, RepeatsGiveTheSameBits) {
  std::mt19937 random(8);
  const std::vector<float> a = random_values<float>(300 * 500, random),
                           b = random_values<float>(500 * 400, random);
  std::vector<float> first;
  for (int round = 0; round < 5; ++round) {
    std::vector<float> c(300 * 400);
    gemm<float>({false, true, 300, 400, 500, a.data(), 500, b.data(), 500, c.data(), 400});
    if (round == 0) first = c;
    ASSERT_EQ(c, first);
  }
}

template <class T>
void check_own_transpose(bool trans_a, int64_t n, int64_t k, int64_t pad) {
  std::mt19937 random(unsigned(n + k));
  const int64_t ld = (trans_a ? n : k) + pad, ldc = n + pad;
  const std::vector<T> a = random_values<T>((trans_a ? k : n) * ld, random), copy = a;
  std::vector<T> got(size_t(n * ldc)), want = got;
  Gemm g{};
  g.trans_a = trans_a;
  g.trans_b = !trans_a;
  g.m = g.n = n;
  g.k = k;
  g.lda = g.ldb = ld;
  g.ldc = ldc;
  g.a = g.b = a.data();
  g.c = got.data();
  gemm<T>(g);
  g.b = copy.data();
  g.c = want.data();
  gemm<T>(g);
  EXPECT_EQ(got, want) << (trans_a ? "T" : "N") << " n " << n << " k " << k << " pad " << pad;
}

TEST_F(GemmTest, TimesItsOwnTransposeGivesTheBitsOfAnyProduct) {
  everywhere([] {
    for (bool trans_a : {false, true})
      for (int64_t n : {127, 128, 200, 316})
        for (int64_t k : {65, 2000}) {
          check_own_transpose<float>(trans_a, n, k, 0);
          check_own_transpose<double>(trans_a, n, k, 3);
        }
  });
}

TEST(OneDnnTest, CanBeSwitchedOff) {
  const bool before = onednn_enabled();
  set_onednn_enabled(false);
  EXPECT_FALSE(onednn_enabled());
  set_onednn_enabled(before);
  EXPECT_EQ(onednn_enabled(), before);
}

TEST_F(GemmTest, ManyCallersAtOnce) {
  std::vector<std::thread> callers;
  std::vector<int> failures(4, 0);
  for (size_t id = 0; id < failures.size(); ++id) {
    callers.emplace_back([id, &failures] {
      std::mt19937 random(static_cast<unsigned>(id));
      const std::vector<float> a = random_values<float>(150 * 150, random);
      std::vector<float> eye(150 * 150), c(150 * 150);
      for (size_t i = 0; i < 150; ++i) eye[i * 151] = 1;
      for (int round = 0; round < 50; ++round) {
        gemm<float>({false, round % 2 == 0, 150, 150, 150, a.data(), 150, eye.data(), 150, c.data(), 150});
        failures[id] += c != a;
      }
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(failures, std::vector<int>(4, 0));
}

TEST(SimdTest, LevelsNeverExceedTheMachine) {
  const SimdLevel level = simd_level();
  set_simd_level_for_test(SimdLevel::amx);
  const SimdLevel best = simd_level();
  set_simd_level_for_test(SimdLevel::baseline);
  EXPECT_EQ(simd_level(), SimdLevel::baseline);
  set_simd_level_for_test(level);
  EXPECT_LE(static_cast<int>(level), static_cast<int>(best));
}

}  // namespace
}  // namespace catenary::cpu
