// Tests of the decompositions through LAPACK, in addition to those that other devices share.
#include <dlfcn.h>

#include "tests/impl/backend/lapack_tests.h"

namespace catenary {
namespace {

TEST_P(LapackTest, LargeMatrices) {
  for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    for (int64_t n : {256, 300, 391}) {
      const Dims outer = n == 300 ? Dims{2} : Dims{};
      // The rows are reordered, so that every pivot requires an exchange.
      const ArrayRef mixed =
          elementwise(ops::add, *uniform(with(outer, {n, n}), CTN_FLOAT64),
                      *elementwise_scalar(ops::multiply, *eyes(outer, n), 2.0 * double(n), false));
      const ctn_index reversed[] = {{CTN_INDEX_ELLIPSIS, 0, 0, 0},
                                    {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1},
                                    {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, CTN_OMITTED}};
      const ArrayRef a = astype(*get_item(*mixed, {reversed, 3}), dtype);
      ASSERT_LE(distance(*matmul(*a, *inv(*a)), *eyes(outer, n)), bound(dtype, n));
      for (int64_t columns : {1, 70, 200}) {
        const ArrayRef b = uniform(with(outer, {n, columns}), dtype);
        ASSERT_LE(distance(*matmul(*a, *solve(*a, *b)), *b), bound(dtype, n));
      }
    }
  }
  // The determinant of a product of triangular matrices is the product of their diagonals.
  const int64_t n = 290;
  std::vector<double> lower(size_t(n * n)), upper(size_t(n * n));
  double want = 0, sign = 1;
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) {
      const double value = double(draw(-100, 100)) / double(100 * n);
      lower[size_t(i * n + j)] = i == j ? 1 : i > j ? value : 0;
      upper[size_t(i * n + j)] = i == j ? double(draw(1, 3)) * (draw(0, 1) ? 1 : -1) : i < j ? value : 0;
      if (i != j) continue;
      want += std::log(std::fabs(upper[size_t(i * n + j)]));
      if (upper[size_t(i * n + j)] < 0) sign = -sign;
    }
  const ArrayRef product = matmul(*from_data(lower.data(), span(Dims{n, n}), CTN_FLOAT64, backend()),
                                  *from_data(upper.data(), span(Dims{n, n}), CTN_FLOAT64, backend()));
  const auto [got_sign, logarithm] = slogdet(*product);
  EXPECT_EQ(values_of(*got_sign)[0], sign);
  EXPECT_NEAR(values_of(*logarithm)[0], want, 1e-9);
  // A row of zeros, after the first block.
  const ArrayRef singular = copy(*product);
  const ctn_index row[] = {{CTN_INDEX_INT, 100, 0, 0}};
  set_item(*singular, {row, 1}, *scalar_on(backend(), 0, CTN_FLOAT64));
  EXPECT_EQ(values_of(*det(*singular))[0], 0);
  EXPECT_THROW(inv(*singular), Error);
}

/// Both sides of the sizes from which on other routines are used, in a stack.
TEST_P(LapackTest, EverySizeOfSmallMatrices) {
  for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    for (int64_t n : {1, 2, 3, 5, 8, 15, 16, 17, 31, 63, 64, 65, 100}) {
      const Dims outer{3};
      const ArrayRef x = uniform(with(outer, {n, n}), CTN_FLOAT64);
      const ArrayRef shift = elementwise_scalar(ops::multiply, *eyes(outer, n), 2.0 * double(n), false);
      const ctn_index reversed[] = {{CTN_INDEX_ELLIPSIS, 0, 0, 0},
                                    {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1},
                                    {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, CTN_OMITTED}};
      const ArrayRef a = astype(*get_item(*elementwise(ops::add, *x, *shift), {reversed, 3}), dtype);
      ASSERT_LE(distance(*matmul(*a, *inv(*a)), *eyes(outer, n)), bound(dtype, n)) << n;
      for (int64_t columns : {1, 31, 32, 40}) {
        const ArrayRef b = uniform(with(outer, {n, columns}), dtype);
        ASSERT_LE(distance(*matmul(*a, *solve(*a, *b)), *b), bound(dtype, n)) << n << ", " << columns;
      }
      const auto [sign, logarithm] = slogdet(*a);
      const std::vector<double> determinants = values_of(*det(*a)), signs = values_of(*sign),
                                logarithms = values_of(*logarithm);
      const auto [inverse_sign, inverse_logarithm] = slogdet(*inv(*a));
      for (size_t i = 0; i < 3; ++i) {
        ASSERT_NEAR(values_of(*inverse_logarithm)[i], -logarithms[i], bound(dtype, n)) << n;
        ASSERT_EQ(values_of(*inverse_sign)[i], signs[i]);
        if (std::isfinite(determinants[i])) {
          ASSERT_NEAR(determinants[i] / (signs[i] * std::exp(logarithms[i])), 1, bound(dtype, n)) << n;
        }
      }
      const ArrayRef definite =
          astype(*elementwise(ops::add, *matmul(*x, *swapaxes(*x, -1, -2)), *shift), dtype);
      const ArrayRef factor = cholesky(*definite);
      ASSERT_LE(distance(*matmul(*factor, *swapaxes(*factor, -1, -2)), *definite), bound(dtype, n)) << n;
      const ctn_index last[] = {{CTN_INDEX_INT, 1, 0, 0}, {CTN_INDEX_INT, n - 1, 0, 0}};
      set_item(*a, {last, 2}, *scalar_on(backend(), 0, dtype));
      EXPECT_EQ(values_of(*det(*a))[1], 0) << n;
      EXPECT_THROW(inv(*a), Error);
      set_item(*definite, {last, 2}, *scalar_on(backend(), -1, dtype));
      EXPECT_THROW(cholesky(*definite), Error);
    }
  }
}

TEST_P(LapackTest, LargeOrthogonalFactors) {
  for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    for (const auto& [m, n] : std::vector<std::pair<int64_t, int64_t>>{
             {64, 64}, {100, 70}, {70, 100}, {391, 300}, {300, 391}, {700, 65}}) {
      for (const Dims& outer : {Dims{}, Dims{3}}) {
        const ArrayRef a = uniform(with(outer, {m, n}), dtype);
        for (bool complete : {false, true}) {
          const auto [q, r] = qr(*a, complete);
          const double limit = bound(dtype, m + n) / 100;
          ASSERT_LE(distance(*matmul(*q, *r), *a), limit) << m << " x " << n;
          ASSERT_LE(distance(*matmul(*swapaxes(*q, -1, -2), *q), *eyes(outer, q->dim(q->ndim() - 1))), limit);
          const std::vector<double> upper = values_of(*r);
          const int64_t rows = r->dim(r->ndim() - 2);
          for (size_t i = 0; i < upper.size(); ++i)
            if (int64_t(i) / n % rows > int64_t(i) % n) {
              ASSERT_EQ(upper[i], 0);
            }
          if (!complete) {
            ASSERT_EQ(values_of(*qr_r(*a)), upper);
          }
        }
      }
    }
  }
}

/// The upper triangle is not read.
TEST_P(LapackTest, LargeCholeskyFactors) {
  for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    for (int64_t n : {256, 300, 391, 700}) {
      const Dims outer = n == 300 ? Dims{2} : Dims{};
      const ArrayRef x = uniform(with(outer, {n, n}), CTN_FLOAT64);
      const ArrayRef a =
          astype(*elementwise(ops::add, *matmul(*x, *swapaxes(*x, -1, -2)),
                              *elementwise_scalar(ops::multiply, *eyes(outer, n), double(n), false)),
                 dtype);
      const ArrayRef half = copy(*a);
      const ctn_index corner[] = {{CTN_INDEX_ELLIPSIS, 0, 0, 0},
                                  {CTN_INDEX_SLICE, CTN_OMITTED, n / 2, CTN_OMITTED},
                                  {CTN_INDEX_SLICE, n / 2, CTN_OMITTED, CTN_OMITTED}};
      set_item(*half, {corner, 3}, *scalar_on(backend(), HUGE_VAL, CTN_FLOAT64));
      const ArrayRef factor = cholesky(*half);
      // The errors of n + 1 operations for each element, and of as many for the product, both relative to the
      // largest element, which is below 2 n.
      const double unit = dtype == CTN_FLOAT32 ? 6e-8 : 1.2e-16;
      ASSERT_LE(distance(*matmul(*factor, *swapaxes(*factor, -1, -2)), *a),
                2 * double(n + 1) * unit * double(2 * n));
      ASSERT_EQ(values_of(*get_item(*factor, {corner, 3})),
                std::vector<double>(size_t(factor->size() / n / n * (n / 2) * (n - n / 2))));
      const ctn_index last[] = {
          {CTN_INDEX_ELLIPSIS, 0, 0, 0}, {CTN_INDEX_INT, n - 3, 0, 0}, {CTN_INDEX_INT, n - 3, 0, 0}};
      set_item(*half, {last, 3}, *scalar_on(backend(), -1, CTN_FLOAT64));
      EXPECT_THROW(cholesky(*half), Error);
    }
  }
}

TEST(LapackThreads, TheSettingOfTheHostStays) {
  void* library = dlopen("libopenblas.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) GTEST_SKIP() << dlerror();
  const auto get = reinterpret_cast<int (*)()>(dlsym(library, "openblas_get_num_threads"));
  const auto set = reinterpret_cast<void (*)(int)>(dlsym(library, "openblas_set_num_threads"));
  const auto parallel = reinterpret_cast<int (*)()>(dlsym(library, "openblas_get_parallel"));
  if (parallel() != 1) GTEST_SKIP() << "no threads of its own";
  const int before = get();
  set(3);
  {
    const cpu::SerialLapack outer;
    EXPECT_EQ(get(), 1);
    { const cpu::SerialLapack inner; }
    EXPECT_EQ(get(), 1);
  }
  EXPECT_EQ(get(), 3);
  set(before);
}

INSTANTIATE_TEST_SUITE_P(Devices, LapackTest, ::testing::Values("cpu", "test:0"), device_test_name);

}  // namespace
}  // namespace catenary
