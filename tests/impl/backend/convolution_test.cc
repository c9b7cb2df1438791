// Tests of the convolution kernels against plain loops, with oneDNN and with our own matrix products.
#include <thread>

#include "impl/backend/cpu/convolution.h"
#include "impl/backend/cpu/gemm.h"
#include "impl/backend/host.h"
#include "impl/backend/kernels.h"
#include "impl/backend/params/convolution.h"
#include "impl/base/parallel.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

using Lengths = std::vector<int64_t>;

struct Case {
  Lengths in, k, stride, pad, dilation;  // one number per axis
  int64_t n, c, o, groups;
};

Lengths shape_of(int64_t first, int64_t second, const Lengths& rest) {
  Lengths shape{first, second};
  shape.insert(shape.end(), rest.begin(), rest.end());
  return shape;
}

int64_t product(const Lengths& list) {
  int64_t size = 1;
  for (int64_t v : list) size *= v;
  return size;
}

class Convolved {
 public:
  Convolved(const Case& c, DType dtype, unsigned seed = 1)
      : c_(c),
        out_(c.in),
        x(shape_of(c.n, c.c, c.in), dtype),
        w(shape_of(c.o, c.c / c.groups, c.k), dtype),
        b({c.o}, dtype),
        back_b({c.c}, dtype),
        y(shape_of(c.n, c.o, outputs()), dtype),
        gx(x.shape(), dtype),
        gw(w.shape(), dtype),
        gb({c.o}, dtype) {
    x.fill_random(-1, 1, seed);
    w.fill_random(-1, 1, seed + 1);
    b.fill_random(-1, 1, seed + 2);
    back_b.fill_random(-1, 1, seed + 3);
    for (size_t i = 0; i < c.in.size(); ++i) {
      const size_t axis = ConvolutionParams::kAxes - c.in.size() + i;
      params_.stride[axis] = c.stride[i];
      params_.pad[axis] = c.pad[i];
      params_.dilation[axis] = c.dilation[i];
    }
    params_.groups = c.groups;
    params_.strict = true;
  }

  void set_strict(bool strict) { params_.strict = strict; }

  void check(double factor = 1, std::initializer_list<bool> biases = {true, false}) {
    factor_ = factor;
    for (const bool bias : biases) {
      SCOPED_TRACE(bias ? "with bias" : "without bias");
      check_forward(bias);
      check_back(bias);
      check_weights(bias);
    }
  }

 private:
  const Lengths& outputs() {
    for (size_t i = 0; i < out_.size(); ++i)
      out_[i] = (c_.in[i] + 2 * c_.pad[i] - c_.dilation[i] * (c_.k[i] - 1) - 1) / c_.stride[i] + 1;
    return out_;
  }

  /// Calls f(position in x or -1, in W, in y) for every product of the convolution.
  template <class F>
  void each(F f) const {
    const int64_t in = product(c_.in), k = product(c_.k), out = product(out_);
    const int64_t channels = c_.c / c_.groups, filters = c_.o / c_.groups;
    for (int64_t i = 0; i < c_.n * c_.o * out; ++i) {
      const int64_t position = i % out, o = i / out % c_.o, n = i / out / c_.o;
      for (int64_t c = 0; c < channels; ++c) {
        for (int64_t j = 0; j < k; ++j) {
          int64_t at = 0, rest = position, window = j, scale = 1;
          for (size_t d = c_.in.size(); d-- > 0 && at >= 0;) {
            const int64_t p = rest % out_[d] * c_.stride[d] - c_.pad[d] + window % c_.k[d] * c_.dilation[d];
            rest /= out_[d];
            window /= c_.k[d];
            at = p < 0 || p >= c_.in[d] ? -1 : at + p * scale;
            scale *= c_.in[d];
          }
          if (at >= 0) f((n * c_.c + o / filters * channels + c) * in + at, (o * channels + c) * k + j, i);
        }
      }
    }
  }

  static std::vector<double> values(const TestArray& a) {
    std::vector<double> list(size_t(a.size()));
    for (size_t i = 0; i < list.size(); ++i) list[i] = a.get(int64_t(i));
    return list;
  }

  void compare(const char* name, const TestArray& got, const std::vector<double>& want,
               const std::vector<double>& magnitude) const {
    const DType computed = compute_dtype(got.dtype());
    for (int64_t i = 0; i < got.size(); ++i) {
      const double room = 8 * factor_ * epsilon(computed) * magnitude[size_t(i)] +
                          (computed == got.dtype() ? 0 : epsilon(got.dtype()) * std::abs(want[size_t(i)]));
      ASSERT_NEAR(got.get(i), want[size_t(i)], room + 1e-30 + (computed == got.dtype() ? 0 : 1e-7))
          << name << " at " << i;
    }
  }

  void check_forward(bool bias) {
    y.fill(NAN);
    Launch launch(kernels::convolution, params_);
    bias ? add_operands(launch, x, w, b, y) : add_operands(launch, x, w, y);
    cpu::run(launch);
    std::vector<double> want(size_t(y.size())), magnitude(want.size());
    const int64_t out = product(out_);
    for (int64_t i = 0; bias && i < y.size(); ++i)
      magnitude[size_t(i)] = std::abs(want[size_t(i)] = b.get(i / out % c_.o));
    const std::vector<double> x_values = values(x), w_values = values(w);
    each([&](int64_t at_x, int64_t at_w, int64_t at_y) {
      const double value = x_values[size_t(at_x)] * w_values[size_t(at_w)];
      want[size_t(at_y)] += value;
      magnitude[size_t(at_y)] += std::abs(value);
    });
    compare("y", y, want, magnitude);
  }

  void check_back(bool bias) {
    y.fill_random(-1, 1, 7);
    gx.fill(NAN);
    Launch launch(kernels::convolution_input_gradient, params_);
    bias ? add_operands(launch, y, w, back_b, gx) : add_operands(launch, y, w, gx);
    cpu::run(launch);
    std::vector<double> want(size_t(gx.size())), magnitude(want.size());
    const int64_t in = product(c_.in);
    for (int64_t i = 0; bias && i < gx.size(); ++i)
      magnitude[size_t(i)] = std::abs(want[size_t(i)] = back_b.get(i / in % c_.c));
    const std::vector<double> y_values = values(y), w_values = values(w);
    each([&](int64_t at_x, int64_t at_w, int64_t at_y) {
      const double value = y_values[size_t(at_y)] * w_values[size_t(at_w)];
      want[size_t(at_x)] += value;
      magnitude[size_t(at_x)] += std::abs(value);
    });
    compare("gx", gx, want, magnitude);
  }

  void check_weights(bool bias) {
    y.fill_random(-1, 1, 9);
    gw.fill(NAN);
    gb.fill(NAN);
    Launch launch(kernels::convolution_weight_gradient, params_);
    bias ? add_operands(launch, x, y, gw, gb) : add_operands(launch, x, y, gw);
    cpu::run(launch);
    std::vector<double> want(size_t(gw.size())), magnitude(want.size());
    const std::vector<double> x_values = values(x), y_values = values(y);
    each([&](int64_t at_x, int64_t at_w, int64_t at_y) {
      const double value = x_values[size_t(at_x)] * y_values[size_t(at_y)];
      want[size_t(at_w)] += value;
      magnitude[size_t(at_w)] += std::abs(value);
    });
    compare("gw", gw, want, magnitude);
    if (!bias) return;
    std::vector<double> sums(size_t(c_.o)), magnitudes(sums.size());
    const int64_t out = product(out_);
    for (int64_t i = 0; i < y.size(); ++i) {
      sums[size_t(i / out % c_.o)] += y.get(i);
      magnitudes[size_t(i / out % c_.o)] += std::abs(y.get(i));
    }
    compare("gb", gb, sums, magnitudes);
  }

  Case c_;
  Lengths out_;
  ConvolutionParams params_{};
  double factor_ = 1;

 public:
  TestArray x, w, b, back_b, y, gx, gw, gb;
};

const Case kCases[] = {
    {{5, 6}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, 2, 3, 4, 1},
    {{5, 6}, {3, 2}, {2, 1}, {0, 1}, {1, 1}, 1, 2, 3, 1},
    {{9, 7}, {2, 3}, {3, 2}, {4, 0}, {2, 1}, 2, 4, 6, 2},
    {{7, 8}, {1, 1}, {1, 1}, {0, 0}, {1, 1}, 3, 5, 7, 1},
    {{7, 8}, {1, 1}, {1, 1}, {0, 0}, {1, 1}, 2, 8, 4, 4},
    {{12, 12}, {1, 1}, {1, 1}, {0, 0}, {1, 1}, 2, 16, 16, 1},
    {{7, 8}, {1, 1}, {2, 3}, {1, 2}, {1, 1}, 2, 3, 2, 1},
    {{6, 6}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, 2, 6, 6, 6},  // one filter per channel
    {{6, 6}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, 2, 6, 12, 6},
    {{3, 3}, {5, 5}, {1, 1}, {3, 3}, {1, 1}, 2, 2, 2, 1},  // windows larger than the image
    {{2, 2}, {2, 2}, {5, 5}, {4, 4}, {1, 1}, 1, 1, 1, 1},  // windows that contain only padding
    {{1, 1}, {1, 1}, {1, 1}, {0, 0}, {1, 1}, 1, 1, 1, 1},
    {{16, 17}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, 1, 17, 33, 1},
    {{14, 14}, {3, 3}, {2, 2}, {1, 1}, {1, 1}, 2, 32, 16, 1},
    {{20}, {4}, {2}, {1}, {1}, 3, 3, 5, 1},
    {{300}, {7}, {1}, {3}, {1}, 1, 3, 2, 1},
    {{20}, {3}, {1}, {2}, {2}, 2, 4, 4, 4},
    {{4, 5, 6}, {3, 2, 3}, {1, 2, 1}, {1, 0, 1}, {1, 1, 2}, 2, 2, 3, 1},
    {{4, 5, 6}, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, {1, 1, 1}, 2, 4, 6, 2},
    {{5, 5}, {3, 3}, {1, 1}, {0, 0}, {1, 1}, 0, 2, 3, 1},  // no images
    {{5, 5}, {3, 3}, {1, 1}, {0, 0}, {1, 1}, 2, 0, 3, 1},  // no channels: only the bias
    {{5, 5}, {3, 3}, {1, 1}, {0, 0}, {1, 1}, 2, 2, 0, 1},  // no filters
    {{5, 5}, {1, 1}, {1, 1}, {0, 0}, {1, 1}, 2, 0, 3, 1},
};

class ConvolutionTest : public EverySimdLevel {
 protected:
  void TearDown() override {
    cpu::set_onednn_enabled(true);
    set_thread_count(0);
    EverySimdLevel::TearDown();
  }
};

void check_all(DType dtype) {
  for (size_t i = 0; i < std::size(kCases); ++i) {
    SCOPED_TRACE("case " + std::to_string(i));
    Convolved(kCases[i], dtype, unsigned(i)).check();
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST_P(ConvolutionTest, AgreesWithPlainLoops) {
  for (DType dtype : kFloatDTypes) {
    SCOPED_TRACE("dtype " + std::to_string(dtype));
    for (const bool onednn : {true, false}) {
      SCOPED_TRACE(onednn ? "oneDNN" : "products");
      cpu::set_onednn_enabled(onednn);
      check_all(dtype);
    }
  }
}

TEST_P(ConvolutionTest, AnyNumberOfThreads) {
  for (const int threads : {1, 3, 16}) {
    SCOPED_TRACE(threads);
    set_thread_count(threads);
    for (const bool onednn : {true, false}) {
      cpu::set_onednn_enabled(onednn);
      check_all(CTN_FLOAT32);
    }
  }
}

TEST_P(ConvolutionTest, RandomShapes) {
  std::mt19937 engine(5);
  const auto draw = [&](int64_t low, int64_t high) {
    return low + int64_t(engine() % uint64_t(high - low + 1));
  };
  for (int round = 0; round < 150; ++round) {
    Case c{};
    const int64_t axes = draw(1, 3);
    c.groups = draw(0, 2) ? 1 : draw(1, 4);
    c.n = draw(1, 3);
    c.c = c.groups * draw(1, 5);
    c.o = c.groups * draw(1, 5);
    for (int64_t d = 0; d < axes; ++d) {
      c.k.push_back(draw(1, 4));
      c.stride.push_back(draw(1, 3));
      c.pad.push_back(draw(0, 3));
      c.dilation.push_back(draw(1, 2));
      const int64_t least = c.dilation.back() * (c.k.back() - 1) + 1 - 2 * c.pad.back();
      c.in.push_back(std::max<int64_t>(least, 1) + draw(0, axes == 3 ? 4 : 9));
    }
    SCOPED_TRACE(round);
    cpu::set_onednn_enabled(round % 2);
    constexpr DType kDTypes[] = {CTN_FLOAT64, CTN_FLOAT32, CTN_BFLOAT16};
    Convolved(c, kDTypes[round % 3], unsigned(round)).check();
    if (HasFatalFailure()) return;
  }
}

// Large enough for blocks within lines and across rows of the column matrix.
TEST_P(ConvolutionTest, Blocks) {
  cpu::set_onednn_enabled(false);
  Convolved({{1, 9000}, {1, 3}, {1, 1}, {0, 1}, {1, 1}, 1, 8, 2, 1}, CTN_FLOAT32).check();
  Convolved({{10, 10}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, 1, 130, 3, 1}, CTN_FLOAT32).check();
}

// Large enough for parts of images and of channels.
TEST_P(ConvolutionTest, PartsOfBfloat16) {
  Convolved({{7, 6}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, 9, 32, 64, 1}, CTN_BFLOAT16).check();
  Convolved({{9, 9}, {3, 3}, {2, 2}, {1, 1}, {1, 1}, 1, 128, 130, 1}, CTN_BFLOAT16).check();
}

// The transformed algorithm runs if there are enough tiles; its errors are several times larger.
TEST_P(ConvolutionTest, Transformed) {
  if (!cpu::onednn_enabled()) GTEST_SKIP();
  const Case enough{{7, 5}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, 32, 32, 33, 1};
  Convolved direct(enough, CTN_FLOAT32);
  direct.check(1, {true});
  Convolved automatic(enough, CTN_FLOAT32);
  automatic.set_strict(false);
  automatic.check(30, {true});
}

TEST_P(ConvolutionTest, ManyThreadsShareTheCache) {
  if (!cpu::onednn_enabled()) GTEST_SKIP();
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([i] {
      for (int64_t size = 3; size < 12; ++size)
        Convolved({{size, size + i % 2}, {3, 3}, {1, 1}, {1, 1}, {1, 1}, 1, 8, 8, 1}, CTN_FLOAT32,
                  unsigned(i))
            .check();
    });
  }
  for (std::thread& thread : threads) thread.join();
}

CTN_EVERY_SIMD_LEVEL(ConvolutionTest);

}  // namespace
}  // namespace catenary
