// Workloads with recurrent networks: training a language model with LSTM layers.
#include <algorithm>
#include <cmath>

#include "workloads.h"

namespace workloads {
namespace {

using Doubles = std::vector<double>;

Doubles doubles(const ctn_array* a) {
  const auto values = floats(a);
  return {values.begin(), values.end()};
}

Array data_of(const Variable& v) {
  Array data;
  must(ctn_variable_data(v.get(), data.out()));
  return data;
}

Array grad_of(const Variable& v) {
  Array grad;
  must(ctn_variable_grad(v.get(), grad.out()));
  return grad;
}

double largest(const Doubles& values) {
  double most = 0;
  for (double v : values) most = std::max(most, std::fabs(v));
  return most;
}

/// Computes softmax in place; returns the logarithm of the probability of class t (0 if t is -1).
double softmax_row(double* row, int64_t classes, int64_t t) {
  const double most = *std::max_element(row, row + classes);
  double sum = 0;
  const double right = t < 0 ? 0 : row[t] - most;
  for (int64_t c = 0; c < classes; ++c) sum += row[c] = std::exp(row[c] - most);
  for (int64_t c = 0; c < classes; ++c) row[c] /= sum;
  return right - std::log(sum);
}

class Softmax : public Task {
 public:
  Softmax() : data_(normal({kRows, kClasses})) {
    must(ctn_variable_new(data_.get(), x_.out()));
    must(ctn_variable_set_requires_grad(x_.get(), 0));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) {
      ctn_variable* y;
      must(ctn_softmax(x_.get(), nullptr, &y));
      ctn_variable_release(y);
    }
  }
  std::string check() override {
    Variable y;
    must(ctn_softmax(x_.get(), nullptr, y.out()));
    Doubles want = doubles(data_.get());
    for (int64_t i = 0; i < kRows; ++i) softmax_row(&want[size_t(i * kClasses)], kClasses, -1);
    return compare(floats(data_of(y).get()), want, 1e-5, 0);
  }

 private:
  static constexpr int64_t kRows = 4096, kClasses = 1000;
  Array data_;
  Variable x_;
};

class CrossEntropy : public Task {
 public:
  CrossEntropy() : data_(normal({kRows, kClasses})), labels_(integers(kClasses, kRows, CTN_INT32)) {
    must(ctn_variable_new(data_.get(), x_.out()));
    must(ctn_variable_new(labels_.get(), t_.out()));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override {
    step();
    Doubles want = doubles(data_.get());
    const auto t = int32s(labels_.get());
    for (int64_t i = 0; i < kRows; ++i) {
      double* row = &want[size_t(i * kClasses)];
      softmax_row(row, kClasses, t[size_t(i)]);
      row[t[size_t(i)]] -= 1;
      for (int64_t c = 0; c < kClasses; ++c) row[c] /= double(kRows);
    }
    return compare(floats(grad_of(x_).get()), want, 1e-4, 1e-12);
  }

 private:
  void step() {
    must(ctn_variable_cleargrad(x_.get()));
    ctn_variable* loss;
    must(ctn_softmax_cross_entropy(x_.get(), t_.get(), 1, nullptr, &loss));
    must(ctn_variable_backward(loss, 0, 0));
    ctn_variable_release(loss);
  }

  static constexpr int64_t kRows = 1000, kClasses = 10000;
  Array data_, labels_;
  Variable x_, t_;
};

class Embedding : public Task {
 public:
  Embedding() : ids_(integers(kWords, kIds, CTN_INT32)), gy_(normal({kIds, kUnits})) {
    must(ctn_link_embed_id_new(kWords, kUnits, nullptr, link_.out()));
    must(ctn_link_param(link_.get(), "/W", W_.out()));
    must(ctn_variable_new(ids_.get(), x_.out()));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override {
    step();
    step();
    Doubles want(size_t(kWords * kUnits));
    const auto gy = floats(gy_.get());
    const auto ids = int32s(ids_.get());
    for (int64_t i = 0; i < kIds; ++i)
      for (int64_t u = 0; u < kUnits; ++u)
        want[size_t(ids[size_t(i)] * kUnits + u)] += double(gy[size_t(i * kUnits + u)]);
    const std::string problem = compare(floats(grad_of(W_).get()), want, 1e-5, 1e-5);
    if (!problem.empty()) return "gradient: " + problem;
    Variable y;
    must(ctn_link_call1(link_.get(), x_.get(), y.out()));
    const Doubles W = doubles(data_of(W_).get());
    Doubles rows;
    for (int32_t id : ids) rows.insert(rows.end(), W.begin() + id * kUnits, W.begin() + (id + 1) * kUnits);
    return compare(floats(data_of(y).get()), rows, 0, 0);
  }

 private:
  void step() {
    must(ctn_link_zerograds(link_.get()));
    ctn_variable* y;
    must(ctn_link_call1(link_.get(), x_.get(), &y));
    must(ctn_variable_set_grad(y, gy_.get()));
    must(ctn_variable_backward(y, 0, 0));
    ctn_variable_release(y);
  }

  static constexpr int64_t kWords = 10000, kUnits = 650, kIds = 700;
  Array ids_, gy_;
  Link link_;
  Variable W_, x_;
};

/// One LSTM layer as plain loops, unrolled over time.
struct NaiveLstm {
  int64_t units;
  Doubles up, bias, lateral;  // (4 U, U), (4 U), (4 U, U)
  std::vector<Doubles> x, gates, c, h;
  Doubles d_up, d_bias, d_lateral;

  static double sigmoid(double v) { return 1 / (1 + std::exp(-v)); }

  void forward(int64_t batch, const std::vector<Doubles>& inputs) {
    x = inputs;
    Doubles c_prev(size_t(batch * units)), h_prev(c_prev);
    for (const Doubles& input : x) {
      Doubles gate(size_t(batch * units * 4)), c_next(c_prev), h_next(h_prev);
      for (int64_t n = 0; n < batch; ++n) {
        for (int64_t o = 0; o < 4 * units; ++o) {
          double sum = bias[size_t(o)];
          for (int64_t k = 0; k < units; ++k) {
            sum += up[size_t(o * units + k)] * input[size_t(n * units + k)];
            sum += lateral[size_t(o * units + k)] * h_prev[size_t(n * units + k)];
          }
          gate[size_t(n * 4 * units + o)] = o % 4 == 0 ? std::tanh(sum) : sigmoid(sum);
        }
        for (int64_t u = 0; u < units; ++u) {
          const double* g = &gate[size_t((n * units + u) * 4)];
          const auto at = size_t(n * units + u);
          c_next[at] = g[0] * g[1] + c_prev[at] * g[2];
          h_next[at] = std::tanh(c_next[at]) * g[3];
        }
      }
      gates.push_back(gate);
      c.push_back(c_next);
      h.push_back(h_next);
      c_prev = c_next;
      h_prev = h_next;
    }
  }

  /// Computes the gradients of the inputs from the gradients of all outputs.
  std::vector<Doubles> backward(int64_t batch, std::vector<Doubles> gh) {
    d_up.assign(up.size(), 0);
    d_bias.assign(bias.size(), 0);
    d_lateral.assign(lateral.size(), 0);
    std::vector<Doubles> gx(x.size(), Doubles(size_t(batch * units)));
    Doubles gc(size_t(batch * units));
    for (size_t t = x.size(); t-- > 0;) {
      Doubles g(gates[t].size());
      for (size_t at = 0; at < gc.size(); ++at) {
        const double* gate = &gates[t][at * 4];
        const double y = std::tanh(c[t][at]), before = t > 0 ? c[t - 1][at] : 0;
        const double total = gc[at] + gh[t][at] * gate[3] * (1 - y * y);
        g[at * 4] = total * gate[1] * (1 - gate[0] * gate[0]);
        g[at * 4 + 1] = total * gate[0] * gate[1] * (1 - gate[1]);
        g[at * 4 + 2] = total * before * gate[2] * (1 - gate[2]);
        g[at * 4 + 3] = gh[t][at] * y * gate[3] * (1 - gate[3]);
        gc[at] = total * gate[2];
      }
      for (int64_t n = 0; n < batch; ++n) {
        for (int64_t o = 0; o < 4 * units; ++o) {
          const double value = g[size_t(n * 4 * units + o)];
          d_bias[size_t(o)] += value;
          for (int64_t k = 0; k < units; ++k) {
            const auto weight = size_t(o * units + k), at = size_t(n * units + k);
            d_up[weight] += value * x[t][at];
            gx[t][at] += value * up[weight];
            if (t == 0) continue;
            d_lateral[weight] += value * h[t - 1][at];
            gh[t - 1][at] += value * lateral[weight];
          }
        }
      }
    }
    return gx;
  }
};

/// Embedding, two LSTM layers that run step by step, an output layer at every step; backpropagation over all
/// steps, gradient clipping and SGD.
class LanguageModel : public Task {
 public:
  LanguageModel(int64_t vocabulary, int64_t units, int64_t batch, int64_t steps)
      : vocabulary_(vocabulary), units_(units), batch_(batch), steps_(steps) {
    must(ctn_link_chain_new(model_.out()));
    must(ctn_link_embed_id_new(vocabulary, units, nullptr, embed_.out()));
    must(ctn_link_linear_new(units, vocabulary, nullptr, output_.out()));
    must(ctn_link_add_link(model_.get(), "embed", embed_.get()));
    for (int i = 0; i < 2; ++i) {
      must(ctn_link_lstm_new(units, units, nullptr, layers_[i].out()));
      must(ctn_link_add_link(model_.get(), i ? "l2" : "l1", layers_[i].get()));
      const Array bias = around_one({4 * units});
      must(ctn_variable_set_data(param(i ? "/l2/upward/b" : "/l1/upward/b").get(), bias.get()));
    }
    must(ctn_link_add_link(model_.get(), "out", output_.get()));
    must(ctn_optimizer_sgd_new(1, optimizer_.out()));
    must(ctn_optimizer_setup(optimizer_.get(), model_.get()));
    must(ctn_optimizer_add_gradient_clipping(optimizer_.get(), kThreshold));
    for (int64_t t = 0; t < 2 * steps; ++t) words_.push_back(integers(vocabulary, batch, CTN_INT32));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override;

 private:
  static constexpr double kThreshold = 5;

  Variable param(const char* path) const {
    Variable v;
    must(ctn_link_param(model_.get(), path, v.out()));
    return v;
  }

  void step() {
    must(ctn_link_cleargrads(model_.get()));
    for (Link& layer : layers_) must(ctn_link_lstm_reset_state(layer.get()));
    ctn_variable* total = nullptr;
    for (int64_t t = 0; t < steps_; ++t) {
      ctn_variable *x, *label, *h, *loss;
      must(ctn_variable_new(words_[size_t(t)].get(), &x));
      must(ctn_link_call1(embed_.get(), x, &h));
      ctn_variable_release(x);
      for (Link& layer : layers_) {
        must(ctn_link_call1(layer.get(), h, &x));
        ctn_variable_release(h);
        h = x;
      }
      must(ctn_link_call1(output_.get(), h, &x));
      ctn_variable_release(h);
      must(ctn_variable_new(words_[size_t(steps_ + t)].get(), &label));
      must(ctn_softmax_cross_entropy(x, label, 1, nullptr, &loss));
      ctn_variable_release(x);
      ctn_variable_release(label);
      if (total) {
        must(ctn_add(total, loss, &x));
        ctn_variable_release(total);
        ctn_variable_release(loss);
        total = x;
      } else {
        total = loss;
      }
    }
    must(ctn_variable_backward(total, 0, 0));
    loss_ = Variable(total);
    must(ctn_optimizer_update(optimizer_.get()));
    loss_ = Variable();
  }

  int64_t vocabulary_, units_, batch_, steps_;
  Link model_, embed_, layers_[2], output_;
  Optimizer optimizer_;
  std::vector<Array> words_;  // inputs, then targets, of each step
  Variable loss_;
};

std::string LanguageModel::check() {
  if (vocabulary_ > 1000) steps_ = 4;  // the naive computation would take a minute
  const char* const paths[] = {"/embed/W",      "/l1/upward/W", "/l1/upward/b",
                               "/l1/lateral/W", "/l2/upward/W", "/l2/upward/b",
                               "/l2/lateral/W", "/out/W",       "/out/b"};
  constexpr int kParams = 9;
  Doubles before[kParams], want[kParams];
  for (int i = 0; i < kParams; ++i) before[i] = doubles(data_of(param(paths[i])).get());
  std::vector<std::vector<int32_t>> words;
  for (const Array& each : words_) words.push_back(int32s(each.get()));

  std::vector<Doubles> inputs;
  for (int64_t t = 0; t < steps_; ++t) {
    inputs.emplace_back();
    for (int32_t word : words[size_t(t)])
      inputs.back().insert(inputs.back().end(), before[0].begin() + word * units_,
                           before[0].begin() + (word + 1) * units_);
  }
  NaiveLstm first{units_, before[1], before[2], before[3], {}, {}, {}, {}, {}, {}, {}};
  NaiveLstm second{units_, before[4], before[5], before[6], {}, {}, {}, {}, {}, {}, {}};
  first.forward(batch_, inputs);
  second.forward(batch_, first.h);
  want[7].assign(before[7].size(), 0);
  want[8].assign(before[8].size(), 0);
  std::vector<Doubles> gh(size_t(steps_), Doubles(size_t(batch_ * units_)));
  Doubles row(static_cast<size_t>(vocabulary_));
  for (int64_t t = 0; t < steps_; ++t) {
    for (int64_t n = 0; n < batch_; ++n) {
      const double* h = &second.h[size_t(t)][size_t(n * units_)];
      for (int64_t v = 0; v < vocabulary_; ++v) {
        double sum = before[8][size_t(v)];
        for (int64_t k = 0; k < units_; ++k) sum += before[7][size_t(v * units_ + k)] * h[k];
        row[size_t(v)] = sum;
      }
      const int32_t label = words[size_t(steps_ + t)][size_t(n)];
      softmax_row(row.data(), vocabulary_, label);
      for (int64_t v = 0; v < vocabulary_; ++v) {
        const double g = (row[size_t(v)] - (v == label)) / double(batch_);
        want[8][size_t(v)] += g;
        for (int64_t k = 0; k < units_; ++k) {
          want[7][size_t(v * units_ + k)] += g * h[k];
          gh[size_t(t)][size_t(n * units_ + k)] += g * before[7][size_t(v * units_ + k)];
        }
      }
    }
  }
  const std::vector<Doubles> gx = first.backward(batch_, second.backward(batch_, gh));
  want[0].assign(before[0].size(), 0);
  for (int64_t t = 0; t < steps_; ++t)
    for (int64_t n = 0; n < batch_; ++n)
      for (int64_t k = 0; k < units_; ++k)
        want[0][size_t(words[size_t(t)][size_t(n)] * units_ + k)] += gx[size_t(t)][size_t(n * units_ + k)];
  want[1] = first.d_up, want[2] = first.d_bias, want[3] = first.d_lateral;
  want[4] = second.d_up, want[5] = second.d_bias, want[6] = second.d_lateral;

  step();
  double square = 0;
  for (const Doubles& g : want)
    for (double v : g) square += v * v;
  const double rate = std::min(1.0, kThreshold / std::sqrt(square));
  for (int i = 0; i < kParams; ++i) {
    const double noise = 2e-5 * largest(want[i]);
    Doubles after(before[i]);
    for (double& v : want[i]) v *= rate;
    for (size_t k = 0; k < after.size(); ++k) after[k] -= want[i][k];
    std::string problem = compare(floats(grad_of(param(paths[i])).get()), want[i], 1e-4, noise);
    if (!problem.empty()) return "gradient of " + std::string(paths[i]) + ": " + problem;
    problem = compare(floats(data_of(param(paths[i])).get()), after, 1e-6, noise);
    if (!problem.empty()) return std::string(paths[i]) + ": " + problem;
  }
  return "";
}

}  // namespace

void add_recurrent_workloads(std::vector<Workload>& list) {
  list.push_back({"bandwidth/softmax_4096x1000", [] { return std::make_unique<Softmax>(); }});
  list.push_back({"layer/softmax_cross_entropy_1000x10000", [] { return std::make_unique<CrossEntropy>(); }});
  list.push_back({"layer/embed_id_20x35_of_10000x650", [] { return std::make_unique<Embedding>(); }});
  list.push_back(
      {"train/lstm_v10000_u650_b20_t35", [] { return std::make_unique<LanguageModel>(10000, 650, 20, 35); }});
  list.push_back(
      {"train/lstm_v100_u128_b50_t50", [] { return std::make_unique<LanguageModel>(100, 128, 50, 50); }});
}

}  // namespace workloads
