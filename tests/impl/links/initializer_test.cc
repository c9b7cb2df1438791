// Tests of the initializers: fans, distributions, orthogonal matrices, strides, bad arguments.
#include "impl/links/initializer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <vector>

#include "impl/array/linalg.h"
#include "impl/random/state.h"

namespace catenary::links {
namespace {

const DType kFloats[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

std::vector<double> values_of(const Array& a) {
  std::vector<double> values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

struct Moments {
  double mean = 0, deviation = 0, largest = 0, smallest = 0;
};

Moments moments_of(const std::vector<double>& values) {
  Moments m{0, 0, values[0], values[0]};
  for (const double value : values) {
    m.mean += value / double(values.size());
    m.deviation += value * value / double(values.size());
    m.largest = std::max(m.largest, value);
    m.smallest = std::min(m.smallest, value);
  }
  m.deviation = std::sqrt(m.deviation - m.mean * m.mean);
  return m;
}

ArrayRef filled(const Initializer& initializer, const std::vector<int64_t>& shape, DType dtype = CTN_FLOAT32,
                Backend& backend = cpu_backend()) {
  ArrayRef a = empty_on(backend, shape, dtype);
  initializer.apply(*a, "a");
  return a;
}

Backend& test_backend() { return find_backend("test:0"); }

class InitializerTest : public testing::Test {
 protected:
  void SetUp() override {
    set_default_random_position(cpu_backend(), {1, 0});
    set_default_random_position(test_backend(), {1, 0});
  }
};

TEST_F(InitializerTest, Fans) {
  const int64_t shape[] = {5, 3, 2, 7};
  EXPECT_EQ(fans_of({shape, 2}).in, 3);
  EXPECT_EQ(fans_of({shape, 2}).out, 5);
  EXPECT_EQ(fans_of({shape, 4}).in, 42);
  EXPECT_EQ(fans_of({shape, 4}).out, 70);
}

struct Spread {
  const char* name;
  InitializerRef initializer;
  double deviation;
  bool uniform;
};

/// 120,000 draws: mean and standard deviation are within about five standard errors of the formulas.
TEST_F(InitializerTest, RandomOnesHaveTheirDeviation) {
  const std::vector<int64_t> shape = {100, 30, 8, 5};
  const double in = 1200, out = 4000;
  const Spread cases[] = {
      {"normal", initializer_normal(0.3), 0.3, false},
      {"uniform", initializer_uniform(0.3), 0.3 / std::sqrt(3), true},
      {"lecun_normal", initializer_lecun_normal(2), 2 * std::sqrt(1 / in), false},
      {"lecun_uniform", initializer_lecun_uniform(2), 2 * std::sqrt(1 / in), true},
      {"glorot_normal", initializer_glorot_normal(2), 2 * std::sqrt(2 / (in + out)), false},
      {"glorot_uniform", initializer_glorot_uniform(2), 2 * std::sqrt(2 / (in + out)), true},
      {"he_normal", initializer_he_normal(2), 2 * std::sqrt(2 / in), false},
      {"he_uniform", initializer_he_uniform(2), 2 * std::sqrt(2 / in), true},
      {"scaled_normal", scaled_normal(2, 1), 2 * std::sqrt(1 / 4000.0), false},
  };
  for (const Spread& c : cases)
    for (const DType dtype : kFloats) {
      SCOPED_TRACE(std::string(c.name) + " " + dtype_name(dtype));
      const Moments m = moments_of(values_of(*filled(*c.initializer, shape, dtype)));
      EXPECT_NEAR(m.mean, 0, 5 * c.deviation / std::sqrt(120000));
      EXPECT_NEAR(m.deviation, c.deviation, 0.012 * c.deviation);
      const double limit = c.uniform ? c.deviation * std::sqrt(3) : 7 * c.deviation;
      EXPECT_LE(std::max(m.largest, -m.smallest), limit * (dtype == CTN_BFLOAT16 ? 1.005 : 1.001));
      EXPECT_GT(std::min(m.largest, -m.smallest), c.uniform ? 0.999 * limit : 3.5 * c.deviation);
    }
}

TEST_F(InitializerTest, TheGeneratorOfTheDeviceSaysWhatIsDrawn) {
  const InitializerRef he = initializer_he_normal(1);
  const ArrayRef first = filled(*he, {4, 3}), second = filled(*he, {4, 3});
  EXPECT_NE(values_of(*first), values_of(*second));
  set_default_random_position(cpu_backend(), {1, 0});
  EXPECT_EQ(values_of(*filled(*he, {4, 3})), values_of(*first));
  EXPECT_EQ(values_of(*filled(*he, {4, 3}, CTN_FLOAT32, test_backend())), values_of(*first));
}

TEST_F(InitializerTest, OrthogonalRowsOrColumns) {
  const std::vector<int64_t> shapes[] = {{4, 4}, {3, 7}, {7, 3}, {3, 2, 2, 2}, {20, 3, 2}, {5}, {1, 1}, {}};
  for (const auto& shape : shapes)
    for (const DType dtype : kFloats) {
      const ArrayRef a = filled(*initializer_orthogonal(3), shape, dtype);
      SCOPED_TRACE(describe(*a));
      const int64_t rows = shape.empty() ? 1 : shape[0], columns = a->size() / rows;
      const std::vector<double> v = values_of(*a);
      const int64_t count = std::min(rows, columns), length = std::max(rows, columns);
      const int64_t step = rows <= columns ? columns : 1, inner = rows <= columns ? 1 : columns;
      const double tolerance = dtype == CTN_FLOAT64 ? 1e-12 : dtype == CTN_FLOAT32 ? 1e-5 : 0.15;
      for (int64_t i = 0; i < count; ++i)
        for (int64_t j = 0; j < count; ++j) {
          double product = 0;
          for (int64_t k = 0; k < length; ++k)
            product += v[size_t(i * step + k * inner)] * v[size_t(j * step + k * inner)];
          EXPECT_NEAR(product, i == j ? 9 : 0, tolerance) << i << " " << j;
        }
    }
}

/// All rotations are equally likely: the elements have mean 0 and standard deviation 1 / sqrt(n), and the
/// determinant is as often positive as negative.
TEST_F(InitializerTest, OrthogonalMatricesAreUniform) {
  const InitializerRef orthogonal = initializer_orthogonal(1);
  constexpr int kCount = 2000;
  double mean[4] = {}, squares[4] = {};
  int rotations = 0;
  for (int i = 0; i < kCount; ++i) {
    const std::vector<double> v = values_of(*filled(*orthogonal, {2, 2}, CTN_FLOAT64));
    for (int j = 0; j < 4; ++j) {
      mean[j] += v[size_t(j)] / kCount;
      squares[j] += v[size_t(j)] * v[size_t(j)] / kCount;
    }
    rotations += v[0] * v[3] - v[1] * v[2] > 0;
  }
  for (int j = 0; j < 4; ++j) {
    EXPECT_NEAR(mean[j], 0, 0.08);
    EXPECT_NEAR(squares[j], 0.5, 0.04);
  }
  EXPECT_NEAR(rotations, kCount / 2, 120);
}

TEST_F(InitializerTest, ConstantIdentityAndArray) {
  for (Backend* backend : {&cpu_backend(), &test_backend()})
    for (const DType dtype : kFloats) {
      EXPECT_EQ(values_of(*filled(*initializer_constant(-1.5), {2, 2}, dtype, *backend)),
                (std::vector<double>{-1.5, -1.5, -1.5, -1.5}));
      EXPECT_EQ(values_of(*filled(*initializer_identity(2), {3, 3}, dtype, *backend)),
                (std::vector<double>{2, 0, 0, 0, 2, 0, 0, 0, 2}));
      const double numbers[] = {1, 2, 3, 4, 5, 6};
      const int64_t shape[] = {2, 3};
      const ArrayRef given = from_data(numbers, {shape, 2}, CTN_FLOAT64, cpu_backend());
      EXPECT_EQ(values_of(*filled(*initializer_array(*given), {2, 3}, dtype, *backend)),
                (std::vector<double>{1, 2, 3, 4, 5, 6}));
    }
}

TEST_F(InitializerTest, AnyStrides) {
  const InitializerRef all[] = {initializer_constant(2), initializer_normal(1), initializer_identity(1),
                                initializer_orthogonal(1)};
  for (Backend* backend : {&cpu_backend(), &test_backend()})
    for (const InitializerRef& initializer : all) {
      set_default_random_position(*backend, {3, 0});
      const std::vector<double> expected = values_of(*filled(*initializer, {4, 4}, CTN_FLOAT64, *backend));
      const int64_t shape[] = {4, 8};
      const ArrayRef whole = empty_on(*backend, {shape, 2}, CTN_FLOAT64);
      fill(*whole, *scalar_f64(7));
      const ctn_index items[] = {{CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 1},
                                 {CTN_INDEX_SLICE, 1, CTN_OMITTED, 2}};
      const ArrayRef view = transpose(*get_item(*whole, {items, 2}), {nullptr, 0});
      set_default_random_position(*backend, {3, 0});
      initializer->apply(*view, "view");
      EXPECT_EQ(values_of(*view), expected);
      const std::vector<double> untouched = values_of(*whole);
      for (size_t i = 0; i < untouched.size(); i += 2) EXPECT_EQ(untouched[i], 7);
    }
}

TEST_F(InitializerTest, NothingToFill) {
  for (const InitializerRef& initializer :
       {initializer_constant(1), initializer_normal(1), initializer_he_normal(1), initializer_orthogonal(1)})
    EXPECT_EQ(filled(*initializer, {0, 3})->size(), 0);
  EXPECT_EQ(filled(*initializer_identity(1), {0, 0})->size(), 0);
}

ctn_status fail_first(void* calls, ctn_array* array) {
  if (++*static_cast<int*>(calls) == 1) return CTN_ERROR_STATE;
  fill(*array, *scalar_f64(5));
  return CTN_OK;
}

TEST_F(InitializerTest, Callback) {
  int calls = 0;
  const InitializerRef user = initializer_callback({fail_first, &calls, nullptr});
  EXPECT_THROW(filled(*user, {2}), Error);
  EXPECT_EQ(values_of(*filled(*user, {2}, CTN_FLOAT16)), (std::vector<double>{5, 5}));
  EXPECT_EQ(calls, 2);
}

void expect_error(ctn_status status, const std::string& text, const std::function<void()>& body) {
  try {
    body();
    ADD_FAILURE() << "nothing was thrown; expected " << text;
  } catch (const Error& error) {
    EXPECT_EQ(error.status(), status);
    EXPECT_NE(std::string(error.what()).find(text), std::string::npos) << error.what();
  }
}

TEST_F(InitializerTest, Refused) {
  expect_error(CTN_ERROR_SHAPE,
               "a: expected at least two axes, which determine the initializer's scale, got the shape (3,)",
               [] { filled(*initializer_he_normal(1), {3}); });
  expect_error(CTN_ERROR_SHAPE, "a: expected a square matrix for an identity, got the shape (2, 3)", [] {
    filled(*initializer_identity(1), {2, 3});
  });
  expect_error(CTN_ERROR_SHAPE, "a: expected an initial value of the shape (2,), got float32 (1,)",
               [] { filled(*initializer_array(*filled(*initializer_constant(1), {1})), {2}); });
  expect_error(CTN_ERROR_DTYPE, "a: expected a floating dtype, got int32 (2,)",
               [] { filled(*initializer_constant(1), {2}, CTN_INT32); });
  expect_error(CTN_ERROR_INVALID_ARGUMENT, "limit: expected a finite number of at least 0, got -1",
               [] { initializer_uniform(-1); });
  expect_error(CTN_ERROR_INVALID_ARGUMENT, "scale: expected a finite number, got inf",
               [] { initializer_orthogonal(HUGE_VAL); });
}

}  // namespace
}  // namespace catenary::links
