// Workloads with recurrent networks: training a language model with LSTM layers.
#include <algorithm>
#include <cmath>

#include "workloads_training.h"

namespace workloads {
namespace {

double largest(const Doubles& values) {
  double most = 0;
  for (double v : values) most = std::max(most, std::fabs(v));
  return most;
}

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

/// Embedding, two LSTM layers, an output layer at every step; backpropagation over all steps, gradient
/// clipping and SGD.
class LanguageModel : public Training {
 public:
  LanguageModel(int64_t vocabulary, int64_t units, int64_t batch, int64_t steps)
      : vocabulary_(vocabulary), units_(units), batch_(batch), steps_(steps), targets_(size_t(steps)) {
    must(ctn_link_embed_id_new(vocabulary, units, nullptr, embed_.out()));
    add("embed", embed_);
    for (const char* name : {"words", "targets"})
      for (int64_t t = 0; t < steps; ++t)
        add_data(name + std::to_string(t), integers(vocabulary, batch, CTN_INT32));
  }
  std::string check() override;

 protected:
  /// The parameters: embedding; weights, biases and recurrent weights of both layers; weights and biases of
  /// the output.
  enum { kParams = 9 };
  static constexpr double kThreshold = 5;

  /// To be called once the layers are there.
  void finish() {
    output_ = linear("out", units_, vocabulary_);
    Optimizer optimizer;
    must(ctn_optimizer_sgd_new(1, optimizer.out()));
    set_optimizer(std::move(optimizer));
    must(ctn_optimizer_add_gradient_clipping(optimizer_.get(), kThreshold));
  }
  static std::vector<float> numbers(const Variable& v, bool gradient) {
    return floats((gradient ? grad_of(v) : data_of(v)).get());
  }
  /// The elements of a parameter or of its gradient, in the order of NaiveLstm.
  virtual std::vector<float> part(int param, bool gradient) const = 0;
  /// The number of parameters whose sum that is.
  virtual int summands(int /*param*/) const { return 1; }
  virtual void set_steps(int64_t steps) { steps_ = steps; }

  /// With the clipped gradient.
  double updated(double p, double g) const override { return p - g; }

  int64_t vocabulary_, units_, batch_, steps_;
  size_t targets_;  // position of the first target in the data
  Link embed_, output_;
};

/// Runs the layers step by step.
class StepwiseModel final : public LanguageModel {
 public:
  StepwiseModel(int64_t vocabulary, int64_t units, int64_t batch, int64_t steps)
      : LanguageModel(vocabulary, units, batch, steps) {
    for (int i = 0; i < 2; ++i) {
      must(ctn_link_lstm_new(units, units, nullptr, layers_[i].out()));
      add(i ? "l2" : "l1", layers_[i]);
      const Array bias = around_one({4 * units});
      must(ctn_variable_set_data(param(i ? "/l2/upward/b" : "/l1/upward/b").get(), bias.get()));
    }
    finish();
  }

 private:
  Variable loss() override {
    for (Link& layer : layers_) must(ctn_link_lstm_reset_state(layer.get()));
    Variable total;
    for (int64_t t = 0; t < steps_; ++t) {
      Variable h = apply(embed_, input(size_t(t))), result;
      for (const Link& layer : layers_) h = apply(layer, h);
      h = apply(output_, h);
      const Variable target = input(targets_ + size_t(t));
      must(ctn_softmax_cross_entropy(h.get(), target.get(), 1, nullptr, result.out()));
      if (total.get()) {
        Variable sum;
        must(ctn_add(total.get(), result.get(), sum.out()));
        total = std::move(sum);
      } else {
        total = std::move(result);
      }
    }
    return total;
  }
  std::vector<float> part(int i, bool gradient) const override {
    static const char* const paths[kParams] = {"/embed/W",      "/l1/upward/W", "/l1/upward/b",
                                               "/l1/lateral/W", "/l2/upward/W", "/l2/upward/b",
                                               "/l2/lateral/W", "/out/W",       "/out/b"};
    return numbers(param(paths[i]), gradient);
  }

  Link layers_[2];
};

/// Runs the layers over whole sequences, and the embedding and the output layer over all words at once.
class SequenceModel final : public LanguageModel {
 public:
  SequenceModel(int64_t vocabulary, int64_t units, int64_t batch, int64_t steps)
      : LanguageModel(vocabulary, units, batch, steps) {
    must(ctn_link_n_step_lstm_new(2, units, units, nullptr, lstm_.out()));
    add("lstm", lstm_);
    for (int i = 0; i < 8; ++i) {
      const Array bias = around_one({units});
      must(ctn_variable_set_data(weights(i / 4, 'b', i % 4).get(), bias.get()));
    }
    finish();
    SequenceModel::set_steps(steps);
  }

 private:
  Variable weights(int layer, char kind, int number) const {
    return param("/lstm/" + std::to_string(layer) + "/" + kind + std::to_string(number));
  }
  void set_steps(int64_t steps) override {
    steps_ = steps;
    for (int i = 0; i < 2; ++i) joined_[i] = sequences(i ? targets_ : 0);
  }
  /// The words of one sequence after another.
  Variable sequences(size_t first) const {
    std::vector<const ctn_array*> steps;
    for (size_t t = 0; t < size_t(steps_); ++t) steps.push_back(data(first + t));
    Array stacked, flat;
    must(ctn_array_stack(steps.data(), steps.size(), 1, stacked.out()));
    const int64_t count = batch_ * steps_;
    must(ctn_array_reshape(stacked.get(), &count, 1, flat.out()));
    Variable v;
    must(ctn_variable_new(flat.get(), v.out()));
    return v;
  }
  Variable loss() override {
    std::vector<ctn_variable*> xs(static_cast<size_t>(batch_)), ys(xs);
    Variable x, hy, cy, y, scores, mean, total;
    must(ctn_link_call1(embed_.get(), joined_[0].get(), x.out()));
    must(ctn_split_axis(x.get(), 0, xs.data(), xs.size()));
    must(ctn_link_n_step_lstm_call(lstm_.get(), nullptr, nullptr, xs.data(), xs.size(), hy.out(), cy.out(),
                                   ys.data()));
    must(ctn_concat(ys.data(), ys.size(), 0, y.out()));
    for (ctn_variable* each : xs) ctn_variable_release(each);
    for (ctn_variable* each : ys) ctn_variable_release(each);
    must(ctn_link_call1(output_.get(), y.get(), scores.out()));
    must(ctn_softmax_cross_entropy(scores.get(), joined_[1].get(), 1, nullptr, mean.out()));
    must(ctn_mul_f64(mean.get(), double(steps_), total.out()));
    return total;
  }
  /// The four gates of each unit follow each other, as those of LSTM links.
  std::vector<float> joined_gates(int layer, char kind, int first, bool gradient) const {
    constexpr int kOrder[] = {2, 0, 1, 3};
    std::vector<float> joined;
    for (int k = 0; k < 4; ++k) {
      const std::vector<float> gate = numbers(weights(layer, kind, first + kOrder[k]), gradient);
      const size_t columns = gate.size() / size_t(units_);
      joined.resize(4 * gate.size());
      for (size_t u = 0; u < size_t(units_); ++u)
        std::copy_n(&gate[u * columns], columns, &joined[(u * 4 + size_t(k)) * columns]);
    }
    return joined;
  }
  std::vector<float> part(int i, bool gradient) const override {
    if (i == 0 || i >= 7) return numbers(param(i == 0 ? "/embed/W" : i == 7 ? "/out/W" : "/out/b"), gradient);
    const int layer = (i - 1) / 3;
    if (summands(i) == 1) return joined_gates(layer, 'w', i % 3 == 1 ? 0 : 4, gradient);
    std::vector<float> sum = joined_gates(layer, 'b', 0, gradient);
    const std::vector<float> other = joined_gates(layer, 'b', 4, gradient);
    for (size_t k = 0; k < sum.size() && !gradient; ++k) sum[k] += other[k];
    return sum;
  }
  int summands(int i) const override { return i == 2 || i == 5 ? 2 : 1; }

  Link lstm_;
  Variable joined_[2];
};

std::string LanguageModel::check() {
  if (vocabulary_ > 1000) set_steps(4);  // the naive computation would take a minute
  Doubles before[kParams], want[kParams];
  for (int i = 0; i < kParams; ++i) {
    const std::vector<float> values = part(i, false);
    before[i].assign(values.begin(), values.end());
  }
  std::vector<std::vector<int32_t>> words;  // inputs, then targets
  for (size_t i = 0; i < 2 * targets_; ++i) words.push_back(int32s(data(i)));

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
      const int32_t label = words[targets_ + size_t(t)][size_t(n)];
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

  run(1);
  double square = 0;
  for (int i = 0; i < kParams; ++i)
    for (double v : want[i]) square += summands(i) * v * v;
  const double rate = std::min(1.0, kThreshold / std::sqrt(square));
  for (int i = 0; i < kParams; ++i) {
    const double noise = 2e-5 * largest(want[i]);
    Doubles after(before[i]);
    for (double& v : want[i]) v *= rate;
    for (size_t k = 0; k < after.size(); ++k) after[k] = updated(after[k], summands(i) * want[i][k]);
    std::string problem = compare(part(i, true), want[i], 1e-4, noise);
    if (!problem.empty()) return "gradient of parameter " + std::to_string(i) + ": " + problem;
    problem = compare(part(i, false), after, 1e-6, noise);
    if (!problem.empty()) return "parameter " + std::to_string(i) + ": " + problem;
  }
  return "";
}

template <class Model>
Workload workload(const char* name, int64_t vocabulary, int64_t units, int64_t batch, int64_t steps) {
  return {name, [=] { return std::make_unique<Model>(vocabulary, units, batch, steps); }};
}

}  // namespace

void add_recurrent_workloads(std::vector<Workload>& list) {
  list.push_back(workload<StepwiseModel>("train/lstm_v10000_u650_b20_t35", 10000, 650, 20, 35));
  list.push_back(workload<StepwiseModel>("train/lstm_v100_u128_b50_t50", 100, 128, 50, 50));
  list.push_back(workload<SequenceModel>("train/nstep_lstm_v10000_u650_b20_t35", 10000, 650, 20, 35));
  list.push_back(workload<SequenceModel>("train/nstep_lstm_v100_u128_b50_t50", 100, 128, 50, 50));
}

}  // namespace workloads
