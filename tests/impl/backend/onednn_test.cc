// Tests that products by oneDNN and by our own kernels agree with sums in double.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "impl/backend/cpu/gemm.h"
#include "impl/backend/host.h"

namespace catenary::cpu {
namespace {

std::vector<float> values(int64_t count, int seed) {
  std::vector<float> v(static_cast<size_t>(count));
  uint32_t state = uint32_t(seed);
  for (float& x : v) {
    state = state * 1664525u + 1013904223u;
    x = float(int32_t(state >> 8) % 2001 - 1000) / 1000.0f;
  }
  return v;
}

// Products that are large enough for oneDNN: compares both providers with sums in double at some positions.
TEST(GemmProviders, AgreeOnLargeProducts) {
  const int64_t m = 1003, n = 1001, k = 1007;
  const bool before = onednn_enabled();
  for (bool trans_a : {false, true})
    for (bool trans_b : {false, true}) {
      const std::vector<float> a = values(m * k, 1), b = values(k * n, 2), start = values(m * n, 3);
      for (bool enabled : {true, false}) {
        std::vector<float> c = start;
        Gemm g{};
        g.trans_a = trans_a;
        g.trans_b = trans_b;
        g.m = m, g.n = n, g.k = k;
        g.a = a.data(), g.lda = trans_a ? m : k;
        g.b = b.data(), g.ldb = trans_b ? k : n;
        g.c = c.data(), g.ldc = n;
        g.alpha = 0.5, g.beta = 2;
        set_onednn_enabled(enabled);
        gemm<float>(g);
        for (int64_t place = 0; place < 400; ++place) {
          const int64_t i = place * 37 % m, j = place * 101 % n;
          double sum = 0;
          for (int64_t l = 0; l < k; ++l)
            sum += double(a[size_t(trans_a ? l * m + i : i * k + l)]) *
                   double(b[size_t(trans_b ? j * k + l : l * n + j)]);
          const double expected = 0.5 * sum + 2 * double(start[size_t(i * n + j)]);
          // k products of magnitude at most 1, each rounded once: k units of 2^-24 are a generous bound on
          // the error.
          EXPECT_NEAR(c[size_t(i * n + j)], expected, double(k) * 0x1p-24)
              << enabled << " at " << i << ", " << j;
        }
      }
    }
  set_onednn_enabled(before);
}

}  // namespace
}  // namespace catenary::cpu
