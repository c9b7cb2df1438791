// Workloads that train fully connected networks.
#include <algorithm>
#include <cmath>

#include "workloads_training.h"

namespace workloads {
namespace {

using Doubles = std::vector<double>;

class MulChain : public Task {
 public:
  MulChain() : data_(normal({10})) { must(ctn_variable_new(data_.get(), x_.out())); }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override {
    step();
    Array grad;
    must(ctn_variable_grad(x_.get(), grad.out()));
    if (!grad.get()) return "no gradient";
    return compare(floats(grad.get()), Doubles(10, std::pow(static_cast<double>(1.0001f), 1000)), 1e-4, 0);
  }

 private:
  void step() {
    must(ctn_variable_cleargrad(x_.get()));
    ctn_variable* y = ctn_variable_retain(x_.get());
    for (int i = 0; i < 1000; ++i) {
      ctn_variable* next;
      must(ctn_mul_f64(y, 1.0001, &next));
      ctn_variable_release(y);
      y = next;
    }
    ctn_variable* sum;
    must(ctn_sum(y, nullptr, 0, 0, &sum));
    ctn_variable_release(y);
    must(ctn_variable_backward(sum, 0, 0));
    ctn_variable_release(sum);
  }

  Array data_;
  Variable x_;
};

/// One layer of the naive network.
struct Layer {
  int64_t in, out;
  Doubles w, b, dw, db;
};

/// Gradients of softmax cross entropy over a ReLU network, computed by plain loops.
void naive_gradients(std::vector<Layer>& layers, const Doubles& x, const std::vector<int32_t>& t) {
  const int64_t batch = static_cast<int64_t>(t.size());
  std::vector<Doubles> values = {x};
  for (size_t l = 0; l < layers.size(); ++l) {
    const Layer& layer = layers[l];
    Doubles y(batch * layer.out);
    for (int64_t i = 0; i < batch; ++i) {
      for (int64_t o = 0; o < layer.out; ++o) {
        double sum = layer.b[o];
        for (int64_t k = 0; k < layer.in; ++k) sum += values[l][i * layer.in + k] * layer.w[o * layer.in + k];
        y[i * layer.out + o] = l + 1 < layers.size() ? std::max(sum, 0.0) : sum;
      }
    }
    values.push_back(std::move(y));
  }
  const int64_t classes = layers.back().out;
  Doubles g = values.back();
  for (int64_t i = 0; i < batch; ++i) {
    double* row = &g[i * classes];
    const double most = *std::max_element(row, row + classes);
    double sum = 0;
    for (int64_t c = 0; c < classes; ++c) sum += row[c] = std::exp(row[c] - most);
    for (int64_t c = 0; c < classes; ++c) {
      row[c] = (row[c] / sum - (c == t[i] ? 1 : 0)) / static_cast<double>(batch);
    }
  }
  for (size_t l = layers.size(); l-- > 0;) {
    Layer& layer = layers[l];
    layer.dw.assign(layer.w.size(), 0);
    layer.db.assign(layer.b.size(), 0);
    Doubles below(batch * layer.in, 0.0);
    for (int64_t i = 0; i < batch; ++i) {
      for (int64_t o = 0; o < layer.out; ++o) {
        const double gy = g[i * layer.out + o];
        layer.db[o] += gy;
        for (int64_t k = 0; k < layer.in; ++k) {
          layer.dw[o * layer.in + k] += gy * values[l][i * layer.in + k];
          if (l > 0) below[i * layer.in + k] += gy * layer.w[o * layer.in + k];
        }
      }
    }
    for (size_t i = 0; l > 0 && i < below.size(); ++i) {
      if (values[l][i] <= 0) below[i] = 0;
    }
    g.swap(below);
  }
}

class Mlp : public Training {
 public:
  Mlp(int64_t batch, int64_t units, bool adam) : adam_(adam) {
    add_data("x", normal({batch, 784}));
    add_data("t", integers(10, batch, CTN_INT32));
    const int64_t sizes[] = {784, units, units, 10};
    for (int i = 0; i < 3; ++i) {
      layers_[i] = linear("l" + std::to_string(i + 1), sizes[i], sizes[i + 1]);
      // With biases of zero, a missing bias would go unnoticed.
      const Array values = around_one({sizes[i + 1]});
      must(ctn_variable_set_data(variable(i, "/b").get(), values.get()));
    }
    Optimizer optimizer;
    must(adam ? ctn_optimizer_adam_new(0.001, 0.9, 0.999, 1e-8, optimizer.out())
              : ctn_optimizer_sgd_new(0.01, optimizer.out()));
    set_optimizer(std::move(optimizer));
  }
  std::string check() override {
    std::vector<Layer> layers(3);
    for (int i = 0; i < 3; ++i) {
      layers[i].w = parameter(i, "/W");
      layers[i].b = parameter(i, "/b");
      layers[i].out = static_cast<int64_t>(layers[i].b.size());
      layers[i].in = static_cast<int64_t>(layers[i].w.size()) / layers[i].out;
    }
    const auto x = floats(data(0));
    naive_gradients(layers, Doubles(x.begin(), x.end()), int32s(data(1)));
    run(1);
    for (int i = 0; i < 3; ++i) {
      std::string problem = compare_update(i, "/W", layers[i].w, layers[i].dw);
      if (problem.empty()) problem = compare_update(i, "/b", layers[i].b, layers[i].db);
      if (!problem.empty()) return "layer " + std::to_string(i + 1) + problem;
    }
    return "";
  }

 private:
  Variable loss() override {
    Variable result, h = apply(layers_[0], input(0));
    const Variable t = input(1);
    for (int i = 1; i < 3; ++i) h = apply(layers_[i], relu(h));
    must(ctn_softmax_cross_entropy(h.get(), t.get(), 1, nullptr, result.out()));
    return result;
  }

  Variable variable(int layer, const char* path) const {
    Variable v;
    must(ctn_link_param(layers_[layer].get(), path, v.out()));
    return v;
  }

  Doubles parameter(int layer, const char* path) const {
    Array data;
    must(ctn_variable_data(variable(layer, path).get(), data.out()));
    const auto values = floats(data.get());
    return {values.begin(), values.end()};
  }

  /// Compares the gradient with the naive gradient g, and the parameters after the first update from p with
  /// the expected ones.
  std::string compare_update(int layer, const char* path, const Doubles& p, const Doubles& g) const {
    double most = 0;
    for (double v : g) most = std::max(most, std::fabs(v));
    // Covers the rounding of float32 gradients, and occasional units whose input is so close to zero that
    // rounding decides what relu does.
    const double noise = most * (1e-5 + 1e-9 * static_cast<double>(ctn_array_size(data(0))));
    Array grad;
    must(ctn_variable_grad(variable(layer, path).get(), grad.out()));
    if (!grad.get()) return std::string(path) + " has no gradient";
    const std::string problem = compare(floats(grad.get()), g, 1e-5, noise);
    if (!problem.empty()) return " gradient of " + std::string(path) + ": " + problem;
    const Doubles after = parameter(layer, path);
    for (size_t i = 0; i < p.size(); ++i) {
      // The first step of Adam is nearly the sign of the gradient, which depends on rounding errors if the
      // gradient is tiny.
      const double room =
          adam_ ? 0.001 * std::min(2.0, 2 * noise / (std::fabs(g[i]) + kAdamEps)) : 0.01 * noise;
      const double want = updated(p[i], g[i]);
      if (std::fabs(after[i] - want) <= 1e-8 + 2e-7 * std::fabs(want) + room) continue;
      return " " + std::string(path) + ": element " + std::to_string(i) + " went from " +
             std::to_string(p[i]) + " to " + std::to_string(after[i]) + " instead of " + std::to_string(want);
    }
    return "";
  }

  /// eps of the first step, relative to the gradient.
  static constexpr double kAdamEps = 1e-8 / 0.03162277660168379;
  double updated(double p, double g) const override {
    return p - (adam_ ? 0.001 * g / (std::fabs(g) + kAdamEps) : 0.01 * g);
  }

  bool adam_;
  Link layers_[3];
};

}  // namespace

void add_train_workloads(std::vector<Workload>& list) {
  list.push_back({"autograd/mul_chain_1000", [] { return std::make_unique<MulChain>(); }});
  constexpr int64_t kSizes[][2] = {{1, 100}, {10, 100}, {100, 100}, {100, 1000}, {1000, 1000}};
  for (const auto& [batch, units] : kSizes) {
    for (const bool adam : {false, true}) {
      list.push_back(
          {"train/mlp_b" + std::to_string(batch) + "_u" + std::to_string(units) + (adam ? "_adam" : "_sgd"),
           [batch = batch, units = units, adam] { return std::make_unique<Mlp>(batch, units, adam); }});
    }
  }
}

}  // namespace workloads
