// Tests of operations that take a number in addition to their elements, in every floating dtype. The number
// is rounded to the dtype in the forward and backward passes, so that elements limited to it are recognized.
// The results are compared with the definitions in float64.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "impl/autograd/function.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"
#include "impl/functions/math.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

using List = std::vector<double>;

double as_held(double value, DType dtype) {
  return dtype == CTN_FLOAT64   ? value
         : dtype == CTN_FLOAT32 ? double(float(value))
         : dtype == CTN_FLOAT16 ? double(to_float(to_half(value)))
                                : double(to_float(to_bfloat16(value)));
}

List values(const Array& a) {
  List list(static_cast<size_t>(a.size()));
  to_data(*astype(a, CTN_FLOAT64), list.data());
  return list;
}

struct Definition {
  const char* name;
  Value (*function)(const Value& x, double p);
  double (*value)(double x, double p);
  double (*slope)(double x, double p);
  bool exact;  // the slope is 0, 1 or p
};

constexpr Definition kDefinitions[] = {
    {"clipped_relu", functions::clipped_relu,
     [](double x, double p) { return std::fmin(std::fmax(x, 0), p); },
     [](double x, double p) { return double(x > 0 && x < p); }, true},
    {"leaky_relu", functions::leaky_relu, [](double x, double p) { return x < 0 ? p * x : x; },
     [](double x, double p) { return x < 0 ? p : 1; }, true},
    {"elu", functions::elu, [](double x, double p) { return x < 0 ? p * std::expm1(x) : x; },
     [](double x, double p) { return x < 0 ? p * std::exp(x) : 1; }, false},
    {"softplus", functions::softplus,
     [](double x, double p) { return (std::fmax(p * x, 0) + std::log1p(std::exp(-std::fabs(p * x)))) / p; },
     [](double x, double p) { return 1 / (1 + std::exp(-p * x)); }, false},
    {"clip above", [](const Value& x, double p) { return functions::clip(x, -100, p); },
     [](double x, double p) { return std::fmin(x, p); }, [](double x, double p) { return double(x <= p); },
     true},
    {"clip below", [](const Value& x, double p) { return functions::clip(x, p, 1000); },
     [](double x, double p) { return std::fmax(x, p); }, [](double x, double p) { return double(x >= p); },
     true},
    {"maximum", [](const Value& x, double p) { return apply_op_scalar(ops::maximum, x, p, false); },
     [](double x, double p) { return std::fmax(x, p); }, [](double x, double p) { return double(x >= p); },
     true},
    {"minimum", [](const Value& x, double p) { return apply_op_scalar(ops::minimum, x, p, false); },
     [](double x, double p) { return std::fmin(x, p); }, [](double x, double p) { return double(x <= p); },
     true},
    {"add", [](const Value& x, double p) { return apply_op_scalar(ops::add, x, p, false); },
     [](double x, double p) { return x + p; }, [](double, double) { return 1.0; }, true},
    {"multiply", [](const Value& x, double p) { return apply_op_scalar(ops::multiply, x, p, false); },
     [](double x, double p) { return x * p; }, [](double, double p) { return p; }, true},
    {"divide", [](const Value& x, double p) { return apply_op_scalar(ops::true_divide, x, p, false); },
     [](double x, double p) { return x / p; }, [](double, double p) { return 1 / p; }, false},
    {"power", [](const Value& x, double p) { return apply_op_scalar(ops::power, x, p, true); },
     [](double x, double p) { return std::pow(p, x); },
     [](double x, double p) { return std::pow(p, x) * std::log(p); }, false},
};

class ParameterTest : public ::testing::TestWithParam<DType> {};

TEST_P(ParameterTest, CountsAsTheDtypeHoldsIt) {
  const DType dtype = GetParam();
  const double unit = epsilon(dtype), smallest = dtype == CTN_FLOAT16   ? 0x1p-24
                                                 : dtype == CTN_FLOAT64 ? 1e-300
                                                                        : 1e-37;
  for (const char* device : {"cpu", "test:0"})
    for (const Definition& d : kDefinitions)
      for (double given : {1.1, 0.3, 1.0, 2.0 / 3, 0.1, 7.7, 0.007}) {
        const double p = as_held(given, dtype);
        // Values around the parameter and around zero, and values whose products underflow.
        List xs = {0.0, -0.0, 1, -1, 3, -3, smallest, -smallest, -smallest * 3, smallest * 5, p * 2, -p};
        for (int step = -3; step <= 3; ++step) xs.push_back(p * (1 + step * unit));
        for (int i = 0; i < 60; ++i) xs.push_back(-4 + i * 0.137);
        const int64_t n = int64_t(xs.size());
        const ArrayRef x = to_backend(
            *astype(*from_data(xs.data(), {&n, 1}, CTN_FLOAT64, cpu_backend()), dtype), find_backend(device));
        for (bool create_graph : {false, true}) {
          SCOPED_TRACE(std::string(d.name) + " " + device + " " + dtype_name(dtype) + " " +
                       std::to_string(given) + (create_graph ? ", gradients of gradients" : ""));
          VariableRef in = make_variable(Value(x));
          VariableRef out = make_variable(d.function(in->value(), given));
          set_grad(*out, ones_like(*x, CTN_DTYPE_NONE));
          backward(*out, false, create_graph);
          const List held = values(*x), got = values(out->array()), slope = values(*in->node().grad);
          for (size_t i = 0; i < held.size(); ++i) {
            const double want = d.value(held[i], p), rate = d.slope(held[i], p);
            if (std::abs(want) > 6e4 || std::abs(rate) > 6e4) continue;  // beyond the range of float16
            EXPECT_NEAR(got[i], want, 4 * unit * (1 + std::abs(p * held[i])) * std::abs(want) + 2 * smallest)
                << "value at " << held[i];
            if (d.exact)
              EXPECT_EQ(slope[i], rate) << "slope at " << held[i];
            else
              EXPECT_NEAR(slope[i], rate, 8 * unit * std::fmax(std::abs(rate), p)) << "slope at " << held[i];
          }
          if (HasFailure()) return;
        }
      }
}

INSTANTIATE_TEST_SUITE_P(Floats, ParameterTest, ::testing::ValuesIn(kFloatDTypes),
                         [](const auto& info) { return std::string(dtype_name(info.param)); });

/// Parameters outside the range of a dtype keep their meaning.
TEST(Parameter, TooLargeOrTooSmall) {
  const double xs[] = {-0.001, 60000};
  const int64_t n = 2;
  const ArrayRef x = astype(*from_data(xs, {&n, 1}, CTN_FLOAT64, cpu_backend()), CTN_FLOAT16);
  const List steep = values(*functions::leaky_relu(Value(x), 1e6));
  EXPECT_NEAR(steep[0], -1000, 1);
  for (double z : {1e-9, 1e6}) {
    VariableRef in = make_variable(Value(x));
    VariableRef out = make_variable(functions::clipped_relu(in->value(), z));
    set_grad(*out, ones_like(*x, CTN_DTYPE_NONE));
    backward(*out, false, false);
    EXPECT_EQ(values(*in->node().grad), (List{0, z > 1 ? 1.0 : 0.0}));
    EXPECT_EQ(values(out->array()), (List{0, z > 1 ? 60000.0 : 0.0}));
  }
}

}  // namespace
}  // namespace catenary
