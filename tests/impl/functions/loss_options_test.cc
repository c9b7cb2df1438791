// Tests of the options of losses and pooling against plain loops in double: every floating dtype, the CPU and
// a test device.
#include <cmath>

#include "impl/functions/functions.h"
#include "impl/functions/loss.h"
#include "impl/functions/pooling.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

constexpr DType kFloats[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

std::vector<double> numbers(const Array& a) {
  std::vector<double> values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

/// Gradients of cross entropy are computed from log p in the dtype of x, whose rounding errors affect p.
double tolerance(DType dtype) {
  return dtype == CTN_FLOAT64 ? 1e-12 : dtype == CTN_FLOAT32 ? 2e-5 : dtype == CTN_FLOAT16 ? 1e-2 : 5e-2;
}

void expect_near(const std::vector<double>& found, const std::vector<double>& expected, DType dtype,
                 const std::string& what) {
  ASSERT_EQ(found.size(), expected.size()) << what;
  double scale = 0;
  for (const double value : expected) scale = std::max(scale, std::abs(value));
  for (size_t i = 0; i < found.size(); ++i)
    ASSERT_NEAR(found[i], expected[i], tolerance(dtype) * (std::abs(expected[i]) + 0.1 * scale + 1e-4))
        << what << " at " << i << " of dtype " << dtype_name(dtype);
}

struct Result {
  std::vector<double> y, gx;
};

/// The value of a function of one input, and its gradient for an upstream gradient.
Result run(const GradientFunction& f, const ArrayRef& x, const ArrayRef& gy, bool create_graph) {
  const VariableRef v = make_variable(Value(x));
  const Value in = v->value();
  const VariableRef y = make_variable(f({&in, 1})[0]);
  y->node().grad = gy;
  backward(*y, false, create_graph);
  EXPECT_EQ(y->array().dtype(), x->dtype());
  return {numbers(y->array()), numbers(*v->node().grad)};
}

class LossOptions : public testing::TestWithParam<const char*> {
 protected:
  Backend& backend_ = find_backend(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Devices, LossOptions, testing::Values("cpu", "test:0"),
                         [](const auto& info) { return std::string(info.param).substr(0, 3); });

struct CrossEntropy {
  int64_t n, c, d;
  bool normalize;
  int64_t ignored;
  bool weighted;
  double smoothing;
  ctn_reduction reduction;

  std::string text() const {
    return format("(%d, %d, %d) normalize %d ignored %d weighted %d smoothing %g reduction %d", int(n),
                  int(c), int(d), normalize, int(ignored), weighted, smoothing, int(reduction));
  }
};

/// PyTorch's definition, except that weights do not count in the divisor of the mean.
Result plain(const CrossEntropy& p, const std::vector<double>& x, const std::vector<double>& t,
             const std::vector<double>& w, const std::vector<double>& gy) {
  std::vector<double> terms, gx(x.size());
  double valid = 0;
  for (const double label : t) valid += int64_t(label) != p.ignored;
  const double divisor =
      p.reduction == CTN_REDUCTION_MEAN ? std::max(1.0, p.normalize ? valid : double(p.n)) : 1;
  for (int64_t row = 0; row < p.n; ++row)
    for (int64_t k = 0; k < p.d; ++k) {
      const auto at = [&](int64_t c) { return size_t((row * p.c + c) * p.d + k); };
      double sum = 0, largest = -INFINITY;
      for (int64_t c = 0; c < p.c; ++c) largest = std::max(largest, x[at(c)]);
      for (int64_t c = 0; c < p.c; ++c) sum += std::exp(x[at(c)] - largest);
      const auto log_p = [&](int64_t c) { return x[at(c)] - largest - std::log(sum); };
      const size_t number = size_t(row * p.d + k);
      const int64_t label = int64_t(t[number]);
      if (label == p.ignored) {
        terms.push_back(0);
        continue;
      }
      double term = -(1 - p.smoothing) * w[size_t(label)] * log_p(label),
             shares = (1 - p.smoothing) * w[size_t(label)];
      for (int64_t c = 0; c < p.c; ++c) {
        term -= p.smoothing / double(p.c) * w[size_t(c)] * log_p(c);
        shares += p.smoothing / double(p.c) * w[size_t(c)];
      }
      terms.push_back(term);
      const double upstream = gy[p.reduction == CTN_REDUCTION_NONE ? number : 0] / divisor;
      for (int64_t c = 0; c < p.c; ++c)
        gx[at(c)] = upstream * (std::exp(log_p(c)) * shares - p.smoothing / double(p.c) * w[size_t(c)] -
                                (c == label ? (1 - p.smoothing) * w[size_t(c)] : 0));
    }
  if (p.reduction == CTN_REDUCTION_NONE) return {terms, gx};
  double total = 0;
  for (const double term : terms) total += term;
  return {{total / divisor}, gx};
}

void check_cross_entropy(const CrossEntropy& p, DType dtype, DType labels, Backend& backend) {
  GradientDraw draw(uint64_t(p.n + p.c), Layout::contiguous, backend);
  const std::vector<int64_t> inner = p.d == 1 ? std::vector<int64_t>{} : std::vector<int64_t>{p.d};
  std::vector<int64_t> shape = {p.n, p.c}, label_shape = {p.n};
  shape.insert(shape.end(), inner.begin(), inner.end());
  label_shape.insert(label_shape.end(), inner.begin(), inner.end());
  const ArrayRef x = draw.array(shape, {-3, 3}, dtype), w = draw.array({p.c}, {0.2, 2}, dtype);
  const ArrayRef t = draw.integers(label_shape, p.ignored < 0 ? -1 : 0, p.c - 1, labels);
  const ArrayRef gy = p.reduction == CTN_REDUCTION_NONE ? draw.array(label_shape, {0.5, 2}, dtype)
                                                        : draw.array({}, {0.5, 2}, dtype);
  const Ref<FunctionOptions> o = functions::function_options_new();
  option_set_ignore_label(*o, p.ignored);
  functions::function_options_set_label_smoothing(*o, p.smoothing);
  functions::function_options_set_reduction(*o, p.reduction);
  if (p.weighted) functions::function_options_set_class_weight(*o, *w);
  const std::vector<double> weights = p.weighted ? numbers(*w) : std::vector<double>(size_t(p.c), 1.0);
  const Result expected = plain(p, numbers(*x), numbers(*t), weights, numbers(*gy));
  for (bool create_graph : {false, true}) {
    const Result found = run(
        [&](In in) -> Values {
          return {functions::softmax_cross_entropy(in[0], Value(t), p.normalize, o.get())};
        },
        x, gy, create_graph);
    expect_near(found.y, expected.y, dtype, "loss of " + p.text());
    expect_near(found.gx, expected.gx, dtype, "gradient of " + p.text());
  }
}

TEST_P(LossOptions, SoftmaxCrossEntropy) {
  const int64_t shapes[][3] = {{5, 4, 1}, {3, 40, 1}, {2, 1500, 1}, {2, 5, 3}, {1, 3, 300}};
  for (const auto& shape : shapes)
    for (const DType dtype : kFloats)
      for (bool weighted : {false, true})
        for (double smoothing : {0.0, 0.1, 1.0})
          for (ctn_reduction reduction : {CTN_REDUCTION_MEAN, CTN_REDUCTION_SUM, CTN_REDUCTION_NONE})
            for (int64_t ignored : {-1, 1}) {
              const bool normalize = (smoothing > 0) != weighted;
              check_cross_entropy(
                  {shape[0], shape[1], shape[2], normalize, ignored, weighted, smoothing, reduction}, dtype,
                  ignored < 0 ? CTN_INT64 : CTN_INT32, backend_);
              if (HasFatalFailure()) return;
            }
}

TEST_P(LossOptions, HiddenClassesDoNotDisturb) {
  const float logits[4] = {1, -INFINITY, 2, 0.5}, gy[2] = {1, 2};
  const int64_t shape[2] = {2, 2}, labels[2] = {0, 1}, n = 2;
  const ArrayRef x = from_data(logits, {shape, 2}, CTN_FLOAT32, backend_),
                 t = from_data(labels, {&n, 1}, CTN_INT64, backend_),
                 upstream = from_data(gy, {&n, 1}, CTN_FLOAT32, backend_);
  const Ref<FunctionOptions> o = functions::function_options_new();
  functions::function_options_set_reduction(*o, CTN_REDUCTION_NONE);
  for (bool create_graph : {false, true}) {
    const Result found = run(
        [&](In in) -> Values { return {functions::softmax_cross_entropy(in[0], Value(t), true, o.get())}; },
        x, upstream, create_graph);
    const double p = 1 / (1 + std::exp(-1.5));
    expect_near(found.y, {0, -std::log(1 - p)}, CTN_FLOAT32, "loss");
    expect_near(found.gx, {0, 0, 2 * p, -2 * p}, CTN_FLOAT32, "gradient");
  }
}

TEST_P(LossOptions, LabelsBeyondInt32AreNoClasses) {
  const int64_t n = 2;
  GradientDraw draw(1, Layout::contiguous, backend_);
  const Value x(draw.array({2, 3}));
  for (const int64_t wrong : {int64_t{1} << 32, (int64_t{1} << 32) - 1, -(int64_t{1} << 32)}) {
    const int64_t labels[2] = {0, wrong};
    const Value t(from_data(labels, {&n, 1}, CTN_INT64, backend_));
    EXPECT_THROW(numbers(*functions::softmax_cross_entropy(x, t, true)), std::exception) << wrong;
    EXPECT_THROW(numbers(*functions::hinge(x, t, CTN_HINGE_NORM_L1)), std::exception) << wrong;
  }
}

/// The terms of elementwise losses, and the divisor of their sum.
struct Terms {
  const char* name;
  double (*term)(double x, double t);
  double (*slope)(double x, double t);
  Value (*call)(const Value& x, const Value& t, const FunctionOptions* options);
  bool integers;
  ctn_reduction usual;
};

double softplus(double x) { return std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))); }
double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

const Terms kTerms[] = {
    {"mean_squared_error", [](double x, double t) { return (x - t) * (x - t); },
     [](double x, double t) { return 2 * (x - t); },
     [](const Value& x, const Value& t, const FunctionOptions* o) {
       return functions::mean_squared_error(x, t, o);
     },
     false, CTN_REDUCTION_MEAN},
    {"sigmoid_cross_entropy", [](double x, double t) { return t < 0 ? 0 : softplus(x) - x * t; },
     [](double x, double t) { return t < 0 ? 0 : sigmoid(x) - t; },
     [](const Value& x, const Value& t, const FunctionOptions* o) {
       return functions::sigmoid_cross_entropy(x, t, false, o);
     },
     true, CTN_REDUCTION_MEAN},
    {"bernoulli_nll", [](double x, double t) { return softplus(x) - x * t; },
     [](double x, double t) { return sigmoid(x) - t; },
     [](const Value& x, const Value& t, const FunctionOptions* o) {
       return functions::bernoulli_nll(t, x, o);
     },
     false, CTN_REDUCTION_SUM},
    {"gaussian_kl_divergence", [](double x, double t) { return (x * x + std::exp(t) - t - 1) / 2; },
     [](double x, double) { return x; },
     [](const Value& x, const Value& t, const FunctionOptions* o) {
       return functions::gaussian_kl_divergence(x, t, o);
     },
     false, CTN_REDUCTION_SUM},
    {"gaussian_nll",
     [](double x, double t) { return (std::log(2 * M_PI) + t + (x - 1) * (x - 1) * std::exp(-t)) / 2; },
     [](double x, double t) { return (x - 1) * std::exp(-t); },
     [](const Value& x, const Value& t, const FunctionOptions* o) {
       return functions::gaussian_nll(x, Value(ones_like(*x, CTN_DTYPE_NONE)), t, o);
     },
     false, CTN_REDUCTION_SUM},
};

TEST_P(LossOptions, Reductions) {
  for (const Terms& loss : kTerms)
    for (const DType dtype : kFloats)
      for (int reduction = -1; reduction <= CTN_REDUCTION_NONE; ++reduction) {
        GradientDraw draw(3, Layout::contiguous, backend_);
        const int64_t rows = 3, size = 12;
        const ArrayRef x = draw.array({rows, 4}, {-2, 2}, dtype);
        const ArrayRef t = loss.integers ? draw.integers({rows, 4}, -1, 1, CTN_INT64)
                                         : draw.array({rows, 4}, {-1, 1}, dtype);
        const bool each = reduction == CTN_REDUCTION_NONE;
        const ArrayRef gy = each ? draw.array({rows, 4}, {0.5, 2}, dtype) : draw.array({}, {0.5, 2}, dtype);
        Ref<FunctionOptions> o;
        if (reduction >= 0) {
          o = functions::function_options_new();
          functions::function_options_set_reduction(*o, reduction);
        }
        const std::vector<double> a = numbers(*x), b = numbers(*t), upstream = numbers(*gy);
        const bool mean = (reduction < 0 ? loss.usual : reduction) == CTN_REDUCTION_MEAN;
        const double divisor = mean ? double(loss.integers ? rows : size) : 1;
        Result expected;
        double sum = 0;
        for (size_t i = 0; i < a.size(); ++i) {
          expected.y.push_back(loss.term(a[i], b[i]));
          sum += expected.y.back();
          expected.gx.push_back(loss.slope(a[i], b[i]) * upstream[each ? i : 0] / divisor);
        }
        if (!each) expected.y = {sum / divisor};
        for (bool create_graph : {false, true}) {
          const Result found = run([&](In in) -> Values { return {loss.call(in[0], Value(t), o.get())}; }, x,
                                   gy, create_graph);
          expect_near(found.y, expected.y, dtype, loss.name);
          expect_near(found.gx, expected.gx, dtype, loss.name);
        }
      }
}

/// PyTorch's average pooling. cover_all corresponds to ceil_mode, except that every element is in a window.
Result plain_pooling(const std::vector<double>& x, int64_t h, int64_t w, const int64_t (&p)[6],
                     bool cover_all, bool count_pad, const std::vector<double>& gy) {
  const auto windows = [&](int64_t length, int64_t k, int64_t s, int64_t pad) {
    return (length + 2 * pad - k + (cover_all ? s - 1 : 0)) / s + 1;
  };
  Result result;
  result.gx.resize(x.size());
  for (int64_t oy = 0; oy < windows(h, p[0], p[2], p[4]); ++oy)
    for (int64_t ox = 0; ox < windows(w, p[1], p[3], p[5]); ++ox) {
      double count = 0, sum = 0;
      std::vector<size_t> places;
      for (int64_t ky = 0; ky < p[0]; ++ky)
        for (int64_t kx = 0; kx < p[1]; ++kx) {
          const int64_t row = oy * p[2] - p[4] + ky, column = ox * p[3] - p[5] + kx;
          const bool inside = row >= 0 && row < h && column >= 0 && column < w;
          if (inside) places.push_back(size_t(row * w + column));
          count += count_pad ? row < h + p[4] && column < w + p[5] : inside;
        }
      for (const size_t place : places) {
        sum += x[place];
        result.gx[place] += gy[result.y.size()] / count;
      }
      result.y.push_back(count > 0 ? sum / count : 0);
    }
  return result;
}

TEST_P(LossOptions, AveragePooling) {
  const int64_t sizes[][6] = {
      {2, 2, 2, 2, 0, 0}, {3, 2, 2, 3, 1, 0}, {2, 3, 3, 2, 1, 1}, {3, 3, 1, 1, 1, 1}, {2, 2, 3, 3, 2, 2}};
  for (const auto& s : sizes)
    for (const DType dtype : kFloats)
      for (bool cover_all : {false, true})
        for (bool count_pad : {false, true}) {
          GradientDraw draw(5, Layout::contiguous, backend_);
          const ArrayRef x = draw.array({1, 1, 6, 7}, {-2, 2}, dtype);
          const Ref<FunctionOptions> o = functions::function_options_new();
          functions::function_options_set_cover_all(*o, cover_all);
          functions::function_options_set_count_include_pad(*o, count_pad);
          const auto pooling = [&](In in) -> Values {
            return {functions::average_pooling_2d(in[0], s[0], s[1], s[2], s[3], s[4], s[5], o.get())};
          };
          const Value in(x);
          const Value y = pooling({&in, 1})[0];
          const std::vector<int64_t> shape(y->shape().begin(), y->shape().end());
          const ArrayRef gy = draw.array(shape, {0.5, 2}, dtype);
          const Result expected = plain_pooling(numbers(*x), 6, 7, s, cover_all, count_pad, numbers(*gy));
          for (bool create_graph : {false, true}) {
            const Result found = run(pooling, x, gy, create_graph);
            expect_near(found.y, expected.y, dtype, "average_pooling_2d");
            expect_near(found.gx, expected.gx, dtype, "average_pooling_2d");
          }
        }
}

}  // namespace
}  // namespace catenary
