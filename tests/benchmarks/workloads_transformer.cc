// Training of a transformer block.
#include <cmath>

#include "workloads_training.h"

namespace workloads {
namespace {

Variable sum(const Variable& x, const Variable& y) {
  Variable result;
  must(ctn_add(x.get(), y.get(), result.out()));
  return result;
}

Variable reshaped(const Variable& x, const std::vector<int64_t>& shape) {
  Variable y;
  must(ctn_reshape(x.get(), shape.data(), shape.size(), y.out()));
  return y;
}

Variable gelu(const Variable& x) {
  Variable y;
  must(ctn_gelu(x.get(), nullptr, y.out()));
  return y;
}

/// A block of an encoder that normalizes before its layers (Xiong and others, 2020): x + attention(norm(x)),
/// then x + linear(gelu(linear(norm(x)))), the mean of the squared distance to a target, and AdamW.
class TransformerBlock final : public Training {
 public:
  TransformerBlock(int64_t batch, int64_t length, int64_t units)
      : batch_(batch), length_(length), units_(units) {
    add_data("x", normal({batch, length, units}));
    add_data("t", normal({batch, length, units}));
    for (int i = 0; i < 2; ++i) {
      must(ctn_link_layer_normalization_new(&units, 1, nullptr, norms_[i].out()));
      add("norm" + std::to_string(i + 1), norms_[i]);
    }
    must(ctn_link_multi_head_attention_new(units, units, units, kHeads, nullptr, attention_.out()));
    add("attention", attention_);
    first_ = linear("l1", units, 4 * units);
    second_ = linear("l2", 4 * units, units);
    Optimizer optimizer;
    must(ctn_optimizer_adamw_new(kRate, 0.9, 0.999, kEps, kDecay, optimizer.out()));
    set_optimizer(std::move(optimizer));
  }

 private:
  static constexpr int64_t kHeads = 8;
  static constexpr double kRate = 0.001, kEps = 1e-8, kDecay = 0.01;

  Variable loss() override {
    Variable x = input(0);
    x = sum(x, apply(attention_, apply(norms_[0], x)));
    const Variable rows = reshaped(apply(norms_[1], x), {batch_ * length_, units_});
    const Variable y = apply(second_, gelu(apply(first_, rows)));
    x = sum(x, reshaped(y, {batch_, length_, units_}));
    const Variable target = input(1);
    Variable result;
    must(ctn_mean_squared_error(x.get(), target.get(), nullptr, result.out()));
    return result;
  }
  double updated(double p, double g) const override {
    return p - kRate * g / (std::fabs(g) + kEps) - kRate * kDecay * p;
  }

  int64_t batch_, length_, units_;
  Link norms_[2], attention_, first_, second_;
};

}  // namespace

void add_transformer_workloads(std::vector<Workload>& list) {
  list.push_back({"train/transformer_b8_t256_u512_adamw",
                  [] { return std::make_unique<TransformerBlock>(8, 256, 512); }});
}

}  // namespace workloads
