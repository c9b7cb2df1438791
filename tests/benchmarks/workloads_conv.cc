// Workloads with convolutions: single layers, and training and inference of image classifiers.
#include <algorithm>
#include <cmath>

#include "workloads_training.h"

namespace workloads {
namespace {

/// Positions spread over an array, including the first and the last.
std::vector<size_t> samples(size_t size) {
  std::vector<size_t> list;
  for (size_t i = 0; i < 150; ++i) list.push_back(i * 7919 * 7919 % size);
  list.push_back(size - 1);
  return list;
}

/// A convolution with "same" padding: forward, and the gradients of input, weights and bias.
class Convolution : public Task {
 public:
  Convolution(int64_t n, int64_t c, int64_t h, int64_t o, int64_t k)
      : n_(n), c_(c), h_(h), o_(o), k_(k), x_data_(normal({n, c, h, h})) {
    gy_ = around_one({n, o, h, h});
    LinkOptions options;
    must(ctn_link_options_new(options.out()));
    must(ctn_link_options_set_bias(options.get(), 0.5));
    must(ctn_link_convolution_2d_new(c, o, k, k, 1, 1, k / 2, k / 2, options.get(), link_.out()));
    must(ctn_link_param(link_.get(), "/W", W_.out()));
    must(ctn_link_param(link_.get(), "/b", b_.out()));
    must(ctn_variable_new(x_data_.get(), x_.out()));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override {
    const Variable y = step();
    Array data;
    must(ctn_variable_data(y.get(), data.out()));
    x_values_ = floats(x_data_.get());
    gy_values_ = floats(gy_.get());
    Array W, b;
    must(ctn_variable_data(W_.get(), W.out()));
    must(ctn_variable_data(b_.get(), b.out()));
    W_values_ = floats(W.get());
    bias_ = floats(b.get())[0];
    std::string problem = compare_samples("y", floats(data.get()), &Convolution::naive_y);
    if (problem.empty()) problem = compare_samples("gx", gradient(x_), &Convolution::naive_gx);
    if (problem.empty()) problem = compare_samples("gW", gradient(W_), &Convolution::naive_gW);
    if (problem.empty()) problem = compare_samples("gb", gradient(b_), &Convolution::naive_gb);
    return problem;
  }

 private:
  Variable step() {
    must(ctn_variable_cleargrad(x_.get()));
    must(ctn_link_cleargrads(link_.get()));
    Variable y;
    must(ctn_link_call1(link_.get(), x_.get(), y.out()));
    must(ctn_variable_set_grad(y.get(), gy_.get()));
    must(ctn_variable_backward(y.get(), 0, 0));
    return y;
  }

  std::vector<float> gradient(const Variable& v) const {
    Array grad;
    must(ctn_variable_grad(v.get(), grad.out()));
    return floats(grad.get());
  }

  /// A sum together with the sum of its magnitudes, against which errors are measured.
  struct Sum {
    double value = 0, magnitude = 0;
    void add(double a, double b) {
      value += a * b;
      magnitude += std::fabs(a * b);
    }
  };

  std::string compare_samples(const char* name, const std::vector<float>& got,
                              Sum (Convolution::*naive)(size_t)) {
    for (size_t i : samples(got.size())) {
      const Sum want = (this->*naive)(i);
      if (std::fabs(got[i] - want.value) <= 1e-6 + 2e-5 * want.magnitude) continue;
      return std::string(name) + ": element " + std::to_string(i) + " is " + std::to_string(got[i]) +
             " instead of " + std::to_string(want.value);
    }
    return "";
  }

  float at(const std::vector<float>& image, int64_t n, int64_t channels, int64_t c, int64_t y,
           int64_t x) const {
    if (y < 0 || y >= h_ || x < 0 || x >= h_) return 0;
    return image[static_cast<size_t>(((n * channels + c) * h_ + y) * h_ + x)];
  }

  Sum naive_y(size_t i) {
    const int64_t at_i = static_cast<int64_t>(i), x = at_i % h_, y = at_i / h_ % h_, o = at_i / h_ / h_ % o_,
                  n = at_i / h_ / h_ / o_;
    Sum sum{bias_, std::fabs(bias_)};
    for (int64_t c = 0; c < c_; ++c)
      for (int64_t j = 0; j < k_ * k_; ++j)
        sum.add(at(x_values_, n, c_, c, y + j / k_ - k_ / 2, x + j % k_ - k_ / 2), weight(o, c, j));
    return sum;
  }

  Sum naive_gx(size_t i) {
    const int64_t at_i = static_cast<int64_t>(i), x = at_i % h_, y = at_i / h_ % h_, c = at_i / h_ / h_ % c_,
                  n = at_i / h_ / h_ / c_;
    Sum sum;
    for (int64_t o = 0; o < o_; ++o)
      for (int64_t j = 0; j < k_ * k_; ++j)
        sum.add(at(gy_values_, n, o_, o, y - j / k_ + k_ / 2, x - j % k_ + k_ / 2), weight(o, c, j));
    return sum;
  }

  Sum naive_gW(size_t i) {
    const int64_t at_i = static_cast<int64_t>(i), j = at_i % (k_ * k_), c = at_i / (k_ * k_) % c_,
                  o = at_i / (k_ * k_) / c_;
    Sum sum;
    for (int64_t n = 0; n < n_; ++n)
      for (int64_t y = 0; y < h_; ++y)
        for (int64_t x = 0; x < h_; ++x)
          sum.add(at(gy_values_, n, o_, o, y, x),
                  at(x_values_, n, c_, c, y + j / k_ - k_ / 2, x + j % k_ - k_ / 2));
    return sum;
  }

  Sum naive_gb(size_t i) {
    Sum sum;
    for (int64_t n = 0; n < n_; ++n)
      for (int64_t j = 0; j < h_ * h_; ++j)
        sum.add(at(gy_values_, n, o_, static_cast<int64_t>(i), j / h_, j % h_), 1);
    return sum;
  }

  double weight(int64_t o, int64_t c, int64_t j) const {
    return W_values_[static_cast<size_t>((o * c_ + c) * k_ * k_ + j)];
  }

  int64_t n_, c_, h_, o_, k_;
  Array x_data_, gy_;
  Link link_;
  Variable x_, W_, b_;
  std::vector<float> x_values_, gy_values_, W_values_;
  double bias_ = 0;
};

/// The maximum over windows of 2 by 2.
Variable pool(const Variable& x) {
  Variable y;
  must(ctn_max_pooling_2d(x.get(), 2, 2, 2, 2, 0, 0, 0, nullptr, y.out()));
  return y;
}

class LeNet final : public Classifier {
 public:
  LeNet() : Classifier(100, 1, 28, 10) {
    first_ = convolution("conv1", 1, 20, 5, 1, 0, true);
    second_ = convolution("conv2", 20, 50, 5, 1, 0, true);
    third_ = linear("fc3", 800, 500);
    fourth_ = linear("fc4", 500, 10);
    ready();
  }

 private:
  Variable predict(Variable x) override {
    x = pool(apply(first_, x));
    x = pool(apply(second_, x));
    return apply(fourth_, relu(apply(third_, x)));
  }

  Link first_, second_, third_, fourth_;
};

/// A network of six convolutions with batch normalization.
class Vgg : public Classifier {
 public:
  explicit Vgg(int64_t batch) : Classifier(batch, 3, 32, 10) {
    int64_t channels = 3;
    for (int i = 0; i < kLayers; ++i) {
      const int64_t width = int64_t{64} << (i / 2);
      const std::string number = std::to_string(i + 1);
      convolutions_[i] = convolution("conv" + number, channels, width, 3, 1, 1, false);
      norms_[i] = batch_normalization("bn" + number, width);
      channels = width;
    }
    last_ = linear("fc", 4096, 10);
    ready();
  }

 protected:
  Variable predict(Variable x) override {
    for (int i = 0; i < kLayers; ++i) {
      x = relu(apply(norms_[i], apply(convolutions_[i], x)));
      if (i % 2) x = pool(x);
    }
    return apply(last_, x);
  }
  void set_mode(ctn_normalization_mode mode) {
    for (const Link& norm : norms_) must(ctn_link_set_normalization_mode(norm.get(), mode));
  }

 private:
  static constexpr int kLayers = 6;
  Link convolutions_[kLayers], norms_[kLayers], last_;
};

/// Only its forward pass, without history.
class VggInference final : public Vgg {
 public:
  VggInference() : Vgg(1), image_(normal({1, 3, 32, 32})) {
    learn_averages();
    set_mode(CTN_NORMALIZATION_TEST);
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) predict_image();
  }
  /// Repeats the computation without transforms and oneDNN.
  std::string check() override {
    const std::vector<float> got = predict_image();
    const int32_t enabled = ctn_onednn_enabled();
    must(ctn_set_onednn_enabled(0));
    const std::vector<float> want = predict_image();
    must(ctn_set_onednn_enabled(enabled));
    double most = 0;
    for (float v : want) most = std::max(most, std::fabs(static_cast<double>(v)));
    return compare(got, {want.begin(), want.end()}, 1e-4, 1e-4 * most);
  }

 private:
  std::vector<float> predict_image() {
    int32_t previous;
    must(ctn_set_backprop_enabled(0, &previous));
    Variable x;
    must(ctn_variable_new(image_.get(), x.out()));
    const Variable y = predict(std::move(x));
    must(ctn_set_backprop_enabled(previous, nullptr));
    Array data;
    must(ctn_variable_data(y.get(), data.out()));
    return floats(data.get());
  }
  /// Runs ten batches in training mode without updates.
  void learn_averages() {
    const Array batch = normal({8, 3, 32, 32});
    for (int i = 0; i < 10; ++i) {
      Variable x;
      must(ctn_variable_new(batch.get(), x.out()));
      predict(std::move(x));
    }
  }

  Array image_;
};

}  // namespace

void add_conv_workloads(std::vector<Workload>& list) {
  constexpr int64_t kShapes[][5] = {
      {32, 64, 56, 64, 3}, {32, 3, 32, 32, 5}, {16, 256, 14, 256, 3}, {32, 256, 28, 64, 1}};
  for (const auto& [n, c, h, o, k] : kShapes) {
    list.push_back(
        {"conv/n" + std::to_string(n) + "_c" + std::to_string(c) + "_h" + std::to_string(h) + "_o" +
             std::to_string(o) + "_k" + std::to_string(k),
         [n = n, c = c, h = h, o = o, k = k] { return std::make_unique<Convolution>(n, c, h, o, k); }});
  }
  list.push_back({"train/lenet_b100", [] { return std::make_unique<LeNet>(); }});
  list.push_back({"train/vgg_small_bn_b64_32x32", [] { return std::make_unique<Vgg>(64); }});
  list.push_back({"infer/vgg_small_bn_b1_32x32", [] { return std::make_unique<VggInference>(); }});
}

}  // namespace workloads
