// Tests of activations, softmax and LSTM units against plain loops: all dtypes, sizes around the blocks of
// the kernels, both devices. Gradients are tested in gradient_activation_test.cc.
#include "impl/functions/activation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "impl/functions/functions.h"
#include "impl/random/random.h"

namespace catenary {
namespace {

constexpr DType kFloats[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

double unit_of(DType dtype) {
  return dtype == CTN_FLOAT64   ? 0x1p-52
         : dtype == CTN_FLOAT32 ? 0x1p-23
         : dtype == CTN_FLOAT16 ? 0x1p-10
                                : 0x1p-7;
}

ArrayRef draw(const std::vector<int64_t>& shape, DType dtype, double spread, Backend& backend) {
  return to_backend(
      *astype(*random_uniform(nullptr, -spread, spread, {shape.data(), shape.size()}, CTN_FLOAT64), dtype),
      backend);
}

std::vector<double> values(const Array& a) {
  std::vector<double> list(static_cast<size_t>(a.size()));
  to_data(*astype(a, CTN_FLOAT64), list.data());
  return list;
}

void expect_near(const std::vector<double>& got, const std::vector<double>& want, double rtol, double atol) {
  ASSERT_EQ(got.size(), want.size());
  for (size_t i = 0; i < got.size(); ++i) {
    if (std::isnan(want[i]) && std::isnan(got[i])) continue;
    if (got[i] == want[i]) continue;
    ASSERT_NEAR(got[i], want[i], atol + rtol * std::abs(want[i])) << "element " << i;
  }
}

struct Formula {
  const char* name;
  std::function<Value(const Value&)> function;
  std::function<long double(long double)> formula;
};

long double cdf(long double x) { return 0.5L * std::erfc(-x * std::sqrt(0.5L)); }

const Formula kFormulas[] = {
    {"clipped_relu", [](const Value& x) { return functions::clipped_relu(x, 1.5); },
     [](long double x) { return x < 0      ? 0
                                : x > 1.5L ? 1.5L
                                           : x; }},
    {"leaky_relu", [](const Value& x) { return functions::leaky_relu(x, 0.25); },
     [](long double x) { return x < 0 ? x / 4 : x; }},
    {"elu", [](const Value& x) { return functions::elu(x, 0.5); },
     [](long double x) { return x < 0 ? std::expm1(x) / 2 : x; }},
    {"softplus", [](const Value& x) { return functions::softplus(x, 2); },
     [](long double x) { return std::fmax(x, 0.0L) + std::log1p(std::exp(-std::fabs(2 * x))) / 2; }},
    {"silu", [](const Value& x) { return functions::silu(x); },
     [](long double x) { return x / (1 + std::exp(-x)); }},
    {"gelu", [](const Value& x) { return functions::gelu(x, false); },
     [](long double x) { return x * cdf(x); }},
    {"gelu, approximate", [](const Value& x) { return functions::gelu(x, true); },
     [](long double x) {
       return x / (1 + std::exp(-2 * std::sqrt(2 / 3.14159265358979323846L) * (x + 0.044715L * x * x * x)));
     }},
    {"normal_cdf", [](const Value& x) { return functions::normal_cdf(x); }, cdf},
};

TEST(Activation, Formulas) {
  for (const char* device : {"cpu", "test:0"})
    for (DType dtype : kFloats)
      for (int64_t size : {0, 1, 17, 1023, 1025, 40001})
        for (const Formula& f : kFormulas) {
          SCOPED_TRACE(std::string(f.name) + " " + device + " " + dtype_name(dtype) + " " +
                       std::to_string(size));
          const ArrayRef x = draw({size}, dtype, 6, find_backend(device));
          std::vector<double> want;
          for (double v : values(*x)) want.push_back(double(f.formula(v)));
          // exp(-x^2 / 2) loses a few digits for large x.
          expect_near(values(*f.function(Value(x))), want, 40 * unit_of(dtype),
                      unit_of(dtype) / 1024 + 1e-300);
        }
}

TEST(Activation, SpecialValues) {
  const double special[] = {INFINITY, -INFINITY, NAN, 0.0, 1e30, -1e30};
  // The results for infinity, minus infinity and 0.
  const double known[][3] = {
      {1.5, 0, 0},      {INFINITY, -INFINITY, 0}, {INFINITY, -0.5, 0}, {INFINITY, 0, 0.34657359027997264},
      {INFINITY, 0, 0}, {INFINITY, 0, 0},         {INFINITY, 0, 0},    {1, 0, 0.5}};
  const int64_t count = 6;
  for (DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
    const ArrayRef x = astype(*from_data(special, {&count, 1}, CTN_FLOAT64, cpu_backend()), dtype);
    for (size_t i = 0; i < std::size(kFormulas); ++i) {
      SCOPED_TRACE(kFormulas[i].name);
      const auto y = values(*kFormulas[i].function(Value(x)));
      EXPECT_EQ(y[0], known[i][0]);
      EXPECT_EQ(y[1], known[i][1]);
      EXPECT_TRUE(std::isnan(y[2]));
      EXPECT_NEAR(y[3], known[i][2], 1e-7);
      EXPECT_EQ(y[4], std::isinf(known[i][0]) ? values(*x)[4] : known[i][0]);
      EXPECT_EQ(y[5], std::isinf(known[i][1]) ? values(*x)[5] / 4 : known[i][1]);
    }
  }
}

TEST(Activation, LargeResultsAreStreamed) {
  const ArrayRef x = draw({(int64_t{8} << 20) / 4 + 777}, CTN_FLOAT32, 2, cpu_backend());
  std::vector<double> want;
  for (double v : values(*x)) want.push_back(v < 0 ? 0 : v);
  expect_near(values(*functions::clipped_relu(Value(x), 20)), want, 0, 0);
}

TEST(Activation, Softmax) {
  const int64_t shapes[][3] = {{3, 1, 1}, {70, 10, 1}, {5, 33, 1}, {4, 1000, 1}, {2, 5000, 1},
                               {2, 3, 4}, {2, 7, 300}, {0, 4, 1},  {2, 0, 3},    {600, 4096, 1}};
  for (const char* device : {"cpu", "test:0"})
    for (DType dtype : kFloats)
      for (const auto& shape : shapes) {
        const int64_t n = shape[0], c = shape[1], d = shape[2];
        if (n == 600 && dtype != CTN_FLOAT32) continue;  // size for streaming stores
        SCOPED_TRACE(std::string(device) + " " + dtype_name(dtype) + " " + shape_text({shape, 3}));
        const ArrayRef x = draw({n, c, d}, dtype, 4, find_backend(device));
        const auto in = values(*x);
        std::vector<double> soft(in.size()), logs(in.size());
        for (int64_t row = 0; row < n; ++row)
          for (int64_t k = 0; k < d; ++k) {
            const auto at = [&](int64_t j) { return size_t((row * c + j) * d + k); };
            long double sum = 0;
            for (int64_t j = 0; j < c; ++j) sum += std::exp((long double)in[at(j)]);
            for (int64_t j = 0; j < c; ++j) {
              soft[at(j)] = double(std::exp((long double)in[at(j)]) / sum);
              logs[at(j)] = double(in[at(j)] - std::log(sum));
            }
          }
        expect_near(values(*functions::softmax(Value(x))), soft, 16 * unit_of(dtype), unit_of(dtype) * 1e-4);
        expect_near(values(*functions::log_softmax(Value(x))), logs, 8 * unit_of(dtype), 8 * unit_of(dtype));
      }
}

TEST(Activation, Lstm) {
  const auto sigmoid = [](double v) { return 1 / (1 + std::exp(-v)); };
  for (const char* device : {"cpu", "test:0"})
    for (DType dtype : kFloats)
      for (int64_t units : {0, 1, 5, 255, 257, 3000})
        for (int64_t depth : {1, 3, 300}) {
          if (units * depth > 5000) continue;
          SCOPED_TRACE(std::string(device) + " " + dtype_name(dtype) + " " + std::to_string(units) +
                       " units, depth " + std::to_string(depth));
          Backend& backend = find_backend(device);
          const ArrayRef c1 = draw({2, units, depth}, dtype, 1, backend),
                         c2 = draw({2, units, depth}, dtype, 1, backend);
          const ArrayRef x1 = draw({2, 4 * units, depth}, dtype, 2, backend);
          const ArrayRef x2 = draw({2, 4 * units, depth}, dtype, 2, backend);
          const auto a = values(*c1), b = values(*c2), p = values(*x1), q = values(*x2);
          std::vector<double> c(a.size()), h(a.size()), tree_c(a.size()), tree_h(a.size());
          for (size_t i = 0; i < a.size(); ++i) {
            const size_t row = i / size_t(depth), k = i % size_t(depth);
            const auto at = [&](size_t gate) { return (row * 4 + gate) * size_t(depth) + k; };
            c[i] = std::tanh(p[at(0)]) * sigmoid(p[at(1)]) + a[i] * sigmoid(p[at(2)]);
            h[i] = std::tanh(c[i]) * sigmoid(p[at(3)]);
            tree_c[i] = c[i] + std::tanh(q[at(0)]) * sigmoid(q[at(1)]) + b[i] * sigmoid(q[at(2)]);
            tree_h[i] = std::tanh(tree_c[i]) * sigmoid(p[at(3)] + q[at(3)]);
          }
          const double unit = 4 * unit_of(dtype);
          auto [got_c, got_h] = functions::lstm(Value(c1), Value(x1));
          expect_near(values(*got_c), c, unit, unit);
          expect_near(values(*got_h), h, unit, unit);
          std::tie(got_c, got_h) = functions::slstm(Value(c1), Value(c2), Value(x1), Value(x2));
          expect_near(values(*got_c), tree_c, unit, unit);
          expect_near(values(*got_h), tree_h, unit, unit);
        }
}

TEST(Activation, PRelu) {
  for (const char* device : {"cpu", "test:0"})
    for (DType dtype : kFloats)
      for (int64_t depth : {1, 2, 1500}) {
        const int64_t channels = depth == 1 ? 1500 : 3;
        const ArrayRef x = draw({20, channels, depth}, dtype, 2, find_backend(device));
        const ArrayRef W = draw({channels}, dtype, 1, find_backend(device));
        const auto in = values(*x), w = values(*W);
        std::vector<double> want;
        for (size_t i = 0; i < in.size(); ++i)
          want.push_back(in[i] >= 0 ? in[i] : in[i] * w[i / size_t(depth) % size_t(channels)]);
        expect_near(values(*functions::prelu(Value(x), Value(W))), want, unit_of(dtype),
                    dtype == CTN_FLOAT16 ? 6e-8 : 0);
      }
}

}  // namespace
}  // namespace catenary
