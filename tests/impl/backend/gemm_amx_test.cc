// Tests of products by the tiles of AMX: accuracy in every shape and layout, numbers that three bfloat16
// cannot hold, and bits that do not depend on threads.
#include "impl/backend/cpu/gemm_amx.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "impl/backend/cpu/gemm.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/simd.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

class GemmAmxTest : public testing::Test {
 protected:
  void SetUp() override {
    level_ = simd_level();
    set_simd_level_for_test(SimdLevel::amx);
    if (!multiplies_by_tiles()) GTEST_SKIP() << "this processor, or the system, has no tiles";
  }
  void TearDown() override {
    set_simd_level_for_test(level_);
    set_thread_count(0);
  }

 private:
  SimdLevel level_ = SimdLevel::baseline;
};

std::vector<float> normal_values(int64_t count, std::mt19937& random) {
  std::normal_distribution<float> normal;
  std::vector<float> values(static_cast<size_t>(count));
  for (float& v : values) v = normal(random);
  return values;
}

struct Layout {
  bool trans_a, trans_b;
};
constexpr Layout kLayouts[] = {{false, false}, {false, true}, {true, false}, {true, true}};

std::string text(const Layout& l, int64_t m, int64_t n, int64_t k) {
  return std::string(l.trans_a ? "T" : "N") + (l.trans_b ? "T " : "N ") + std::to_string(m) + " x " +
         std::to_string(n) + " x " + std::to_string(k);
}

// Every edge of tiles, panels and depths. The sums are added up in float32, 16 products at a time, so that
// the bound grows with the number of such sums.
TEST_F(GemmAmxTest, AccurateInEveryShapeAndLayout) {
  std::mt19937 random(1);
  const GemmScratch scratch;
  for (const Layout& l : kLayouts) {
    for (const auto& [m, n, k] : std::vector<std::array<int64_t, 3>>{{1, 1, 1},
                                                                     {16, 16, 32},
                                                                     {17, 33, 31},
                                                                     {32, 32, 33},
                                                                     {15, 47, 64},
                                                                     {49, 16, 100},
                                                                     {64, 65, 512},
                                                                     {33, 31, 513},
                                                                     {40, 500, 1300},
                                                                     {130, 70, 47}}) {
      for (const bool turned : {false, true}) {
        SCOPED_TRACE(text(l, m, n, k) + (turned ? " turned" : ""));
        const std::vector<float> a = normal_values(m * k, random), b = normal_values(k * n, random),
                                 bias = normal_values(std::max(m, n), random);
        const int64_t ldc = (turned ? m : n) + 3, c_row = turned ? 1 : ldc, c_col = turned ? ldc : 1;
        std::vector<float> c(size_t((turned ? n : m) * ldc), kInfinity);
        GemmArgs<float> g{};
        g.m = m;
        g.n = n;
        g.k = k;
        g.a = a.data();
        g.a_row = l.trans_a ? 1 : k;
        g.a_col = l.trans_a ? m : 1;
        g.b = b.data();
        g.b_row = l.trans_b ? 1 : n;
        g.b_col = l.trans_b ? k : 1;
        g.c = c.data();
        g.ldc = ldc;
        g.turned = turned;
        g.alpha = 1;
        g.bias = bias.data();
        Largest largest;
        multiply_by_tiles(g, scratch.data(), largest);
        ASSERT_TRUE(splits(largest));
        const double bound = std::numeric_limits<float>::epsilon() * (2 + double(k) / 16);
        for (int64_t i = 0; i < m; ++i) {
          for (int64_t j = 0; j < n; ++j) {
            double want = double(bias[size_t(turned ? i : j)]), magnitude = std::fabs(want);
            for (int64_t p = 0; p < k; ++p) {
              const double x =
                  double(g.a[i * g.a_row + p * g.a_col]) * double(g.b[p * g.b_row + j * g.b_col]);
              want += x;
              magnitude += std::fabs(x);
            }
            ASSERT_LE(std::fabs(c[size_t(i * c_row + j * c_col)] - want), bound * magnitude)
                << i << ", " << j;
          }
        }
        for (size_t at = 0; at < c.size(); ++at) {
          if (int64_t(at) % ldc < ldc - 3) continue;
          ASSERT_EQ(c[at], kInfinity) << at;
        }
      }
    }
  }
}

// Each number is the exact sum of its parts, whatever its bits are.
TEST_F(GemmAmxTest, KeepsEveryBitOfNumbers) {
  constexpr int64_t size = 256;
  std::mt19937 random(2);
  std::vector<float> a(size * size), eye(size * size), c(size * size);
  for (float& v : a) {
    const uint32_t bits = (random() & 0x807fffffU) | ((100 + random() % 50) << 23);
    std::memcpy(&v, &bits, sizeof v);
  }
  for (int64_t i = 0; i < size; ++i) eye[size_t(i * size + i)] = 1;
  ASSERT_TRUE(prefers_tiles(size, size, size));
  gemm<float>({false, false, size, size, size, a.data(), size, eye.data(), size, c.data(), size});
  EXPECT_EQ(c, a);
  gemm<float>({true, true, size, size, size, eye.data(), size, a.data(), size, c.data(), size});
  for (int64_t i = 0; i < size; ++i)
    for (int64_t j = 0; j < size; ++j) ASSERT_EQ(c[size_t(i * size + j)], a[size_t(j * size + i)]);
}

constexpr int64_t kM = 200, kN = 160, kK = 300;

std::vector<float> product(const std::vector<float>& a, const std::vector<float>& b, double beta,
                           double alpha = 1, const std::vector<float>* bias = nullptr, bool relu = false) {
  std::vector<float> c(kM * kN);
  for (size_t i = 0; i < c.size(); ++i) c[i] = float(i % 7) - 3;
  Gemm g{false, false, kM, kN, kK, a.data(), kK, b.data(), kN, c.data(), kN};
  g.beta = beta;
  g.alpha = alpha;
  g.bias = bias == nullptr ? nullptr : bias->data();
  g.relu = relu;
  gemm<float>(g);
  return c;
}

bool same_bits(const std::vector<float>& x, const std::vector<float>& y) {
  return std::memcmp(x.data(), y.data(), x.size() * sizeof(float)) == 0;
}

// Where tiles would give other results than vectors do, vectors compute the whole product.
TEST_F(GemmAmxTest, NumbersThatDoNotSplitAreMultipliedByVectors) {
  ASSERT_TRUE(prefers_tiles(kM, kN, kK));
  std::mt19937 random(3);
  const std::vector<float> a = normal_values(kM * kK, random), b = normal_values(kK * kN, random);
  const float odd[] = {kInfinity, -kInfinity, std::nanf(""), 1e20f, -3e38f};
  for (double beta : {0.0, 1.0, 0.5}) {
    for (float x : odd) {
      for (bool in_a : {true, false}) {
        std::vector<float> left = a, right = b;
        (in_a ? left[kK * 150 + 7] : right[kN * 299 + 131]) = x;
        set_simd_level_for_test(SimdLevel::amx);
        const std::vector<float> got = product(left, right, beta);
        set_simd_level_for_test(SimdLevel::avx512);
        EXPECT_TRUE(same_bits(got, product(left, right, beta))) << x << " beta " << beta;
      }
    }
    std::vector<float> tiny = a, small = b;
    for (float& v : tiny) v *= 1e-22f;
    for (float& v : small) v *= 1e-18f;
    set_simd_level_for_test(SimdLevel::amx);
    const std::vector<float> got = product(tiny, small, beta);
    set_simd_level_for_test(SimdLevel::avx512);
    EXPECT_TRUE(same_bits(got, product(tiny, small, beta))) << beta;
  }
}

// Zeros, and rows of numbers so small that their parts vanish, beside ordinary numbers.
TEST_F(GemmAmxTest, SmallNumbersKeepTheAbsoluteErrorOfTheSmallestNormalNumber) {
  std::mt19937 random(4);
  std::vector<float> a = normal_values(kM * kK, random);
  const std::vector<float> b = normal_values(kK * kN, random);
  for (int64_t p = 0; p < kK; ++p) {
    a[size_t(3 * kK + p)] = 0;
    a[size_t(5 * kK + p)] *= 1e-36f;
    a[size_t(6 * kK + p)] *= 1e-41f;
  }
  const std::vector<float> c = product(a, b, 0);
  for (int64_t i = 0; i < kM; ++i) {
    for (int64_t j = 0; j < kN; ++j) {
      double want = 0, magnitude = 0, of_b = 0;
      for (int64_t p = 0; p < kK; ++p) {
        const double x = double(a[size_t(i * kK + p)]) * double(b[size_t(p * kN + j)]);
        want += x;
        magnitude += std::fabs(x);
        of_b += std::fabs(b[size_t(p * kN + j)]);
      }
      const double smallest = std::numeric_limits<float>::min();
      const double bound = 2e-6 * magnitude + 2 * smallest * (of_b + double(kK));
      ASSERT_LE(std::fabs(c[size_t(i * kN + j)] - want), bound) << i << ", " << j;
    }
  }
}

TEST_F(GemmAmxTest, ZerosGiveZeros) {
  const std::vector<float> zero(kM * kK), b(kK * kN, 1.5f);
  for (float v : product(zero, b, 0)) ASSERT_EQ(v, 0);
}

// Parts of C that threads compute begin elsewhere with another number of them.
TEST_F(GemmAmxTest, SameBitsForAnyNumberOfThreads) {
  std::mt19937 random(5);
  const std::vector<float> a = normal_values(kM * kK, random), b = normal_values(kK * kN, random),
                           bias = normal_values(kN, random);
  struct Options {
    double alpha, beta;
    bool bias, relu;
  };
  for (const Options& o : {Options{1, 0, false, false}, {1, 1, false, false}, {0.5, -2, true, true}}) {
    set_thread_count(1);
    const std::vector<float> one = product(a, b, o.beta, o.alpha, o.bias ? &bias : nullptr, o.relu);
    for (int threads : {2, 3, 5, 8}) {
      set_thread_count(threads);
      EXPECT_TRUE(same_bits(one, product(a, b, o.beta, o.alpha, o.bias ? &bias : nullptr, o.relu)))
          << threads;
    }
  }
}

// Long sums are computed in two halves, and products with many more columns than rows turned. A batch
// computes the same ones.
class GemmAmxSumTest : public GemmAmxTest, public testing::WithParamInterface<std::array<int64_t, 3>> {};

TEST_P(GemmAmxSumTest, AccurateForAnyNumberOfThreads) {
  const auto [m, n, k] = GetParam();
  const int64_t ldc = n + 3;
  constexpr int64_t batch = 3;
  constexpr double kAlpha = 0.5, kBeta = -2;
  std::mt19937 random(6);
  const std::vector<float> a = normal_values(m * k, random), b = normal_values(k * n, random),
                           bias = normal_values(n, random), before = normal_values(m * ldc, random);
  const double bound = std::numeric_limits<float>::epsilon() * (2 + double(k) / 16);
  for (const Layout& l : kLayouts) {
    for (const bool plain : {true, false}) {
      SCOPED_TRACE(text(l, m, n, k));
      std::vector<float> c[4];
      for (const int threads : {1, 2, 3, 8}) {
        set_thread_count(threads);
        c[threads % 4] = before;
        Gemm g{l.trans_a,
               l.trans_b,
               m,
               n,
               k,
               a.data(),
               l.trans_a ? m : k,
               b.data(),
               l.trans_b ? k : n,
               c[threads % 4].data(),
               ldc};
        if (!plain) {
          g.alpha = kAlpha;
          g.beta = kBeta;
          g.bias = bias.data();
          g.relu = true;
        }
        gemm<float>(g);
        ASSERT_TRUE(same_bits(c[threads % 4], c[1])) << threads;
        std::vector<float> all;
        for (int64_t i = 0; i < batch; ++i) all.insert(all.end(), before.begin(), before.end());
        g.c = all.data();
        gemm_batch<float>(g, batch, 0, 0, m * ldc);
        for (int64_t i = 0; i < batch; ++i)
          ASSERT_EQ(std::memcmp(all.data() + i * m * ldc, c[1].data(), c[1].size() * sizeof(float)), 0);
      }
      for (int64_t i = 0; i < m; ++i) {
        for (int64_t j = 0; j < n; ++j) {
          double want = 0, magnitude = 0;
          for (int64_t p = 0; p < k; ++p) {
            const double x = double(a[size_t(l.trans_a ? p * m + i : i * k + p)]) *
                             double(b[size_t(l.trans_b ? j * k + p : p * n + j)]);
            want += x;
            magnitude += std::fabs(x);
          }
          const size_t at = size_t(i * ldc + j);
          if (!plain)
            want = std::max(0.0, kAlpha * want + kBeta * double(before[at]) + double(bias[size_t(j)]));
          ASSERT_LE(std::fabs(double(c[1][at]) - want), bound * (magnitude + 10)) << i << ", " << j;
        }
        for (int64_t j = n; j < ldc; ++j) ASSERT_EQ(c[1][size_t(i * ldc + j)], before[size_t(i * ldc + j)]);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, GemmAmxSumTest,
                         testing::Values(std::array<int64_t, 3>{70, 50, 3001},
                                         std::array<int64_t, 3>{50, 170, 3001},
                                         std::array<int64_t, 3>{60, 1000, 600},
                                         std::array<int64_t, 3>{33, 417, 100}));

TEST(GemmAmxLevelTest, LowerLevelsUseNoTiles) {
  const SimdLevel level = simd_level();
  for (SimdLevel lower : {SimdLevel::baseline, SimdLevel::avx2, SimdLevel::avx512}) {
    set_simd_level_for_test(lower);
    EXPECT_FALSE(multiplies_by_tiles());
  }
  set_simd_level_for_test(level);
}

}  // namespace
}  // namespace catenary::cpu
