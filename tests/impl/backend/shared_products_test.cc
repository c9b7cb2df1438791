// Tests of the gradients of weights that several functions share: sums of products that backward combines.
#include <gtest/gtest.h>

#include <cmath>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/random/random.h"

namespace catenary {
namespace {

ArrayRef draw(int64_t rows, int64_t columns, DType dtype, Backend& backend) {
  const int64_t shape[2] = {rows, columns};
  return to_backend(*astype(*random_uniform(nullptr, -1, 1, {shape, 2}, CTN_FLOAT64), dtype), backend);
}

std::vector<double> values(const Array& a) {
  const ArrayRef wide = astype(a, CTN_FLOAT64);
  std::vector<double> list(static_cast<size_t>(a.size()));
  to_data(*wide, list.data());
  return list;
}

/// Uses one W (m, k) in `steps` products with x (rows, k); the gradient of W is added twice to the existing
/// one.
void check(const char* device, DType dtype, int64_t rows, int64_t m, int64_t k, int steps, bool before) {
  SCOPED_TRACE(std::string(device) + " " + dtype_name(dtype) + ", " + std::to_string(rows) + " rows, " +
               std::to_string(steps) + " steps");
  Backend& backend = find_backend(device);
  VariableRef W = make_variable(draw(m, k, dtype, backend));
  std::vector<double> expected(size_t(m * k), 0.0);
  if (before) {
    ArrayRef grad = draw(m, k, dtype, backend);
    expected = values(*grad);
    set_grad(*W, std::move(grad));
  }
  Value total;
  for (int step = 0; step < steps; ++step) {
    const ArrayRef x = draw(rows, k, dtype, backend), weight = draw(rows, m, dtype, backend);
    const Value y = functions::linear(Value(x), W->value(), nullptr) * Value(weight);
    const Value part = functions::sum(y, {}, false);
    total = total ? total + part : part;
    const auto xs = values(*x), ws = values(*weight);
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t i = 0; i < m; ++i)
        for (int64_t j = 0; j < k; ++j)
          expected[size_t(i * k + j)] += ws[size_t(r * m + i)] * xs[size_t(r * k + j)];
  }
  VariableRef root = make_variable(total);
  backward(*root, false, false);
  const auto got = values(*W->node().grad);
  const double unit = dtype == CTN_FLOAT64 ? 1e-12 : dtype == CTN_FLOAT32 ? 1e-4 : 0.3;
  for (size_t i = 0; i < got.size(); ++i)
    ASSERT_NEAR(got[i], expected[i], unit * std::max(1.0, double(steps)) / 4);
}

TEST(SharedProducts, SumsOfManySteps) {
  for (const char* device : {"cpu", "test:0"})
    for (bool before : {false, true}) {
      check(device, CTN_FLOAT64, 3, 40, 30, 1, before);
      check(device, CTN_FLOAT64, 3, 40, 30, 2, before);   // combined, multiplied at the end
      check(device, CTN_FLOAT64, 3, 40, 30, 11, before);  // room for 8 rows: several products
      check(device, CTN_FLOAT64, 8, 40, 30, 5, before);   // too many rows to be combined
      check(device, CTN_FLOAT32, 2, 64, 48, 30, before);
      check(device, CTN_FLOAT16, 2, 64, 48, 5, before);
      check(device, CTN_BFLOAT16, 20, 16, 16, 2, before);
      check(device, CTN_FLOAT32, 0, 16, 16, 3, before);
    }
}

TEST(SharedProducts, UserHoldsTheGradient) {
  // An array that others hold is not changed.
  VariableRef W = make_variable(draw(40, 30, CTN_FLOAT64, cpu_backend()));
  ArrayRef grad = draw(40, 30, CTN_FLOAT64, cpu_backend());
  const auto before = values(*grad);
  set_grad(*W, grad);
  Value total;
  for (int step = 0; step < 3; ++step) {
    const Value part = functions::sum(
        functions::linear(Value(draw(2, 30, CTN_FLOAT64, cpu_backend())), W->value(), nullptr), {}, false);
    total = total ? total + part : part;
  }
  VariableRef root = make_variable(total);
  backward(*root, false, false);
  EXPECT_EQ(values(*grad), before);
  EXPECT_NE(W->node().grad.get(), grad.get());
  EXPECT_NE(values(*W->node().grad), before);
}

TEST(SharedProducts, IntoAnArray) {
  for (const char* device : {"cpu", "test:0"})
    for (DType dtype : {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
      Backend& backend = find_backend(device);
      const ArrayRef a = draw(5, 7, dtype, backend), b = draw(7, 3, dtype, backend);
      ArrayRef out = draw(5, 3, dtype, backend);
      const ArrayRef expected = elementwise(ops::add, *out, *product(*a, *b));
      product_into(*a, *b, *out, true);
      const auto got = values(*out), want = values(*expected);
      for (size_t i = 0; i < got.size(); ++i)
        EXPECT_NEAR(got[i], want[i], dtype == CTN_FLOAT64 ? 1e-14 : 0.05);
      product_into(*a, *b, *out, false);
      EXPECT_EQ(values(*out), values(*product(*a, *b)));
    }
}

}  // namespace
}  // namespace catenary
