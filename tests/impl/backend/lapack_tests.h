// Tests of decompositions: inverses, determinants, factorizations, failures, threads. A program that includes
// them says for which devices.
#pragma once
#include <functional>
#include <thread>

#include "impl/backend/cpu/lapack_library.h"
#include "impl/dtype/generated/core_ops.h"
#include "tests/impl/linalg_support.h"

namespace catenary {

class LapackTest : public LinalgTest {
 protected:
  void SetUp() override {
    try {
      cpu::lapack_functions<double>();
    } catch (const Error& error) {
      GTEST_SKIP() << error.what();
    }
  }
  Dims random_stack() {
    Dims outer;
    for (int64_t n = draw(0, 2); n > 0; --n) outer.push_back(draw(0, 4));
    return outer;
  }
  Dims with(const Dims& outer, std::initializer_list<int64_t> inner) {
    Dims shape(outer);
    for (int64_t d : inner) shape.push_back(d);
    return shape;
  }
  ArrayRef eyes(const Dims& outer, int64_t n) {
    return broadcast_to(*to_backend(*identity(n, CTN_FLOAT64), backend()), span(with(outer, {n, n})));
  }
};

/// The error of backward stable algorithms: a small multiple of n eps times the norms, which are below 2 n
/// here.
inline double bound(DType dtype, int64_t n) {
  return 20.0 * double(n + 1) * double(n + 1) * (dtype == CTN_FLOAT32 ? 6e-8 : 1.2e-16);
}

TEST_P(LapackTest, InverseAndSolution) {
  for (int round = 0; round < 80; ++round) {
    const Dims outer = random_stack();
    const int64_t n = draw(0, round < 70 ? 9 : 70), columns = draw(0, 4);
    const DType dtype = draw(0, 1) ? CTN_FLOAT32 : CTN_FLOAT64;
    // Diagonally dominant: the condition number stays below 4.
    ArrayRef a = elementwise(ops::add, *uniform(with(outer, {n, n}), CTN_FLOAT64),
                             *elementwise_scalar(ops::multiply, *eyes(outer, n), 2.0 * double(n + 1), false));
    a = restrided(astype(*a, dtype));
    const ArrayRef inverse = inv(*a);
    ASSERT_EQ(inverse->dtype(), dtype);
    ASSERT_LE(distance(*matmul(*a, *inverse), *eyes(outer, n)), bound(dtype, n));
    const ArrayRef b = restrided(uniform(with(draw(0, 1) ? outer : Dims(), {n, columns}), dtype));
    if (b->ndim() == a->ndim() - 1) continue;
    const ArrayRef x = solve(*a, *b);
    ASSERT_EQ(x->dtype(), dtype);
    ASSERT_LE(distance(*matmul(*a, *x), *broadcast_to(*b, x->shape())), bound(dtype, n));
    const ArrayRef v = restrided(uniform(with(outer, {n}), dtype));
    const ArrayRef y = solve(*a, *v);
    ASSERT_TRUE(same_shape(y->shape(), v->shape()));
    ASSERT_LE(distance(*matmul(*a, *expand_dims(*y, -1)), *expand_dims(*v, -1)), bound(dtype, n));
  }
}

/// By definition: the expansion along the first row.
inline double laplace(const std::vector<double>& a, int n) {
  if (n == 0) return 1;
  double sum = 0;
  for (int c = 0; c < n; ++c) {
    std::vector<double> minor;
    for (int i = 1; i < n; ++i)
      for (int j = 0; j < n; ++j)
        if (j != c) minor.push_back(a[size_t(i * n + j)]);
    sum += (c % 2 ? -1 : 1) * a[size_t(c)] * laplace(minor, n - 1);
  }
  return sum;
}

TEST_P(LapackTest, Determinant) {
  for (int round = 0; round < 60; ++round) {
    const int64_t n = draw(0, 6);
    const DType dtype = kAll[round % 9];  // booleans and integers
    const ArrayRef a = restrided(whole({2, n, n}, dtype));
    const std::vector<double> values = values_of(*a), got = values_of(*det(*a));
    const auto [sign, logarithm] = slogdet(*a);
    const std::vector<double> signs = values_of(*sign), logarithms = values_of(*logarithm);
    for (size_t i = 0; i < 2; ++i) {
      const size_t size = size_t(n * n);
      const double want =
          laplace(std::vector<double>(values.begin() + long(i * size), values.begin() + long((i + 1) * size)),
                  int(n));
      // Products of entries up to 3.
      const double tolerance = 1e-15 * std::pow(4.0, double(n)) * double(n + 1);
      ASSERT_NEAR(got[i], want, tolerance);
      ASSERT_NEAR(signs[i] * std::exp(logarithms[i]), want, 10 * tolerance);
    }
  }
  // The factors and the result fit in the dtype, but the intermediate products do not.
  const double huge[] = {1e200, 0, 0, 0, 0, 1e200, 0, 0, 0, 0, 1e-250, 0, 0, 0, 0, -1e-150};
  const ArrayRef d = det(*from_data(huge, span(Dims{4, 4}), CTN_FLOAT64, backend()));
  EXPECT_NEAR(values_of(*d)[0], -1, 1e-14);
}

TEST_P(LapackTest, Factorizations) {
  for (int round = 0; round < 60; ++round) {
    const Dims outer = random_stack();
    const int64_t m = draw(0, 8), n = draw(0, 8), k = std::min(m, n);
    const DType dtype = draw(0, 1) ? CTN_FLOAT32 : CTN_FLOAT64;
    const double tolerance = bound(dtype, std::max(m, n));
    const ArrayRef a = restrided(uniform(with(outer, {m, n}), dtype));
    for (bool complete : {false, true}) {
      const auto [q, r] = qr(*a, complete);
      const int64_t width = complete ? m : k;
      ASSERT_TRUE(same_shape(q->shape(), span(with(outer, {m, width}))));
      ASSERT_LE(distance(*matmul(*q, *r), *a), tolerance);
      ASSERT_LE(distance(*matmul(*turned(*q), *q), *eyes(outer, width)), tolerance);
      const std::vector<double> triangle = values_of(*r);
      for (size_t i = 0; i < triangle.size(); ++i)
        if (int64_t(i) / n % width > int64_t(i) % n) {
          ASSERT_EQ(triangle[i], 0);
        }
      if (!complete) {
        ASSERT_EQ(triangle, values_of(*qr_r(*a)));
      }

      const auto [u, s, vh] = svd(*a, complete);
      ASSERT_TRUE(same_shape(u->shape(), span(with(outer, {m, complete ? m : k}))));
      ASSERT_TRUE(same_shape(vh->shape(), span(with(outer, {complete ? n : k, n}))));
      ASSERT_LE(distance(*matmul(*turned(*u), *u), *eyes(outer, complete ? m : k)), tolerance);
      ASSERT_LE(distance(*matmul(*vh, *turned(*vh)), *eyes(outer, complete ? n : k)), tolerance);
      const ArrayRef scaled =
          elementwise(ops::multiply, *slice_axis(*u, u->ndim() - 1, 0, k), *expand_dims(*s, -2));
      ASSERT_LE(distance(*matmul(*scaled, *slice_axis(*vh, vh->ndim() - 2, 0, k)), *a), tolerance);
      ASSERT_LE(distance(*svdvals(*a), *s), tolerance);
    }
    const ArrayRef p = pinv(*a, 1e-15);
    if (k > 0) {
      ASSERT_LE(distance(*matmul(*matmul(*a, *p), *a), *a), 1e4 * tolerance);
    }

    // a a' + 1 is symmetric and positive definite; the other triangle is not read.
    const ArrayRef full = elementwise(ops::add, *matmul(*a, *turned(*a)), *astype(*eyes(outer, m), dtype));
    const ArrayRef lower = restrided(copy(*full)), upper = copy(*full);
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = i + 1; j < m; ++j) {
        const ctn_index above[] = {
            {CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_INT, i, 0, 0}, {CTN_INDEX_INT, j, 0, 0}};
        const ctn_index below[] = {
            {CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_INT, j, 0, 0}, {CTN_INDEX_INT, i, 0, 0}};
        set_item(*lower, {above, 3}, *scalar_on(backend(), 1000, dtype));
        set_item(*upper, {below, 3}, *scalar_on(backend(), 1000, dtype));
      }
    const ArrayRef l = cholesky(*lower);
    ASSERT_LE(distance(*matmul(*l, *turned(*l)), *full), tolerance);
    for (bool high : {false, true}) {
      const auto [w, v] = eigh(high ? *upper : *lower, high);
      const ArrayRef product = matmul(*elementwise(ops::multiply, *v, *expand_dims(*w, -2)), *turned(*v));
      ASSERT_LE(distance(*product, *full), tolerance * 2);
      ASSERT_LE(distance(*eigvalsh(high ? *upper : *lower, high), *w), tolerance * 2);
      const std::vector<double> values = values_of(*w);
      for (size_t i = 1; i < values.size(); ++i)
        if (int64_t(i) % m) {
          ASSERT_LE(values[i - 1], values[i]);
        }
    }
  }
}

/// The solutions are those of pseudo-inverses, for matrices of full and of lower rank, tall ones among them.
TEST_P(LapackTest, LeastSquares) {
  for (int round = 0; round < 80; ++round) {
    const bool tall = round >= 70;
    const int64_t m = tall ? draw(1000, 7000) : draw(0, 20), n = draw(0, 8), k = draw(0, 3);
    const int64_t rank = draw(0, 2) ? std::min(m, n) : draw(0, std::min(m, n));
    const DType dtype = draw(0, 1) ? CTN_FLOAT32 : CTN_FLOAT64;
    const ArrayRef factors = uniform({m, rank}, CTN_FLOAT64);
    ArrayRef a = rank == std::min(m, n) ? uniform({m, n}, dtype)
                                        : astype(*matmul(*factors, *uniform({rank, n}, CTN_FLOAT64)), dtype);
    a = restrided(a);
    const bool vector = draw(0, 3) == 0;
    const ArrayRef b = restrided(vector ? uniform({m}, dtype) : uniform({m, k}, dtype));
    const double rcond = 0.01;
    const LeastSquares got = lstsq(*a, *b, rcond);
    const double tolerance = bound(dtype, std::max<int64_t>(n, 8)) * (tall ? 100 : 10) / rcond;
    const ArrayRef want = matmul(*pinv(*a, rcond), *b);
    ASSERT_TRUE(same_shape(got.x->shape(), want->shape()));
    ASSERT_EQ(got.x->dtype(), dtype);
    ASSERT_LE(distance(*got.x, *want), tolerance);
    const ArrayRef s = svdvals(*a);
    ASSERT_LE(distance(*got.s, *s), bound(dtype, n) * std::sqrt(double(m + 1)));
    const std::vector<double> scales = values_of(*s);
    ASSERT_EQ(got.rank,
              std::count_if(scales.begin(), scales.end(), [&](double x) { return x > rcond * scales[0]; }));
    if (got.rank < n || m <= n) {
      ASSERT_EQ(got.residuals->size(), 0);
      continue;
    }
    const ArrayRef rest = elementwise(ops::subtract, *matmul(*a, *got.x), *b);
    const int64_t first = 0;
    const ArrayRef sums = sum(*elementwise(ops::square, *rest), {&first, 1}, false, CTN_FLOAT64);
    ASSERT_LE(distance(*got.residuals, *(vector ? expand_dims(*sums, 0) : sums)), tolerance * double(m));
  }
}

inline ctn_status status_of(const std::function<void()>& call, const char* text) {
  try {
    call();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find(text), std::string::npos) << error.what();
    return error.status();
  }
  return CTN_OK;
}

TEST_P(LapackTest, OneBadMatrixOfAStack) {
  const ArrayRef a = copy(*eyes({2, 3}, 2));
  const ctn_index bad[] = {{CTN_INDEX_INT, 1, 0, 0}, {CTN_INDEX_INT, 2, 0, 0}};
  set_item(*a, {bad, 2}, *scalar_on(backend(), -1, CTN_FLOAT64));
  EXPECT_EQ(status_of([&] { inv(*a); }, "singular matrix at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status_of([&] { solve(*a, *a); }, "singular matrix at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status_of([&] { cholesky(*a); }, "not positive definite at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  set_item(*a, {bad, 2}, *scalar_on(backend(), NAN, CTN_FLOAT64));
  EXPECT_EQ(status_of([&] { svd(*a, true); }, "did not converge at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(status_of([&] { eigh(*a, true); }, "did not converge at (1, 2)"), CTN_ERROR_INVALID_ARGUMENT);
  const int64_t one_shape[2] = {2, 2};
  const ArrayRef one = full({one_shape, 2}, *scalar_on(backend(), NAN, CTN_FLOAT64), CTN_FLOAT64);
  EXPECT_EQ(status_of([&] { lstsq(*one, *eyes({}, 2), 0); }, "a: SVD did not converge"),
            CTN_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(values_of(*det(*copy(*eyes({2}, 3)))), (std::vector<double>{1, 1}));  // the device keeps working
}

TEST_P(LapackTest, SeveralThreadsAtOnce) {
  const ArrayRef a = elementwise(ops::add, *uniform({20, 6, 6}, CTN_FLOAT64),
                                 *elementwise_scalar(ops::multiply, *eyes({20}, 6), 14.0, false));
  const std::vector<double> want = values_of(*inv(*a));
  std::vector<std::thread> threads;
  std::vector<int> equal(4);
  for (size_t t = 0; t < equal.size(); ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) equal[t] += values_of(*inv(*a)) == want;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(equal, std::vector<int>(4, 50));
}

}  // namespace catenary
