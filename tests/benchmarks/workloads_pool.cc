// Workloads with pooling.
#include <algorithm>
#include <cmath>

#include "workloads.h"

namespace workloads {
namespace {

constexpr int64_t kBatch = 64, kChannels = 64, kSide = 56, kPlane = kSide * kSide;

class BatchNorm : public Task {
 public:
  BatchNorm()
      : x_(normal({kBatch, kChannels, kSide, kSide})), gy_(normal({kBatch, kChannels, kSide, kSide})) {
    must(ctn_link_batch_normalization_new(&kChannels, 1, nullptr, link_.out()));
    must(ctn_variable_new(x_.get(), variable_.out()));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override {
    const Variable y = step();
    Array data, grad;
    must(ctn_variable_data(y.get(), data.out()));
    must(ctn_variable_grad(variable_.get(), grad.out()));
    const auto x = floats(x_.get()), gy = floats(gy_.get());
    std::vector<double> want(x.size()), gx(x.size());
    const double m = static_cast<double>(kBatch * kPlane);
    for (int64_t c = 0; c < kChannels; ++c) {
      const auto each = [&](auto body) {
        for (int64_t n = 0; n < kBatch; ++n)
          for (int64_t i = 0; i < kPlane; ++i) body(static_cast<size_t>((n * kChannels + c) * kPlane + i));
      };
      double mean = 0, var = 0, sum = 0, product = 0;
      each([&](size_t i) { mean += x[i] / m; });
      each([&](size_t i) { var += (x[i] - mean) * (x[i] - mean) / m; });
      const double scale = 1 / std::sqrt(var + 1e-5);
      each([&](size_t i) { want[i] = (x[i] - mean) * scale; });
      each([&](size_t i) { sum += gy[i] / m, product += gy[i] * want[i] / m; });
      each([&](size_t i) { gx[i] = scale * (gy[i] - sum - want[i] * product); });
    }
    const std::string problem = compare(floats(data.get()), want, 1e-5, 1e-5);
    return problem.empty() ? compare(floats(grad.get()), gx, 1e-5, 1e-5) : problem;
  }

 private:
  Variable step() {
    must(ctn_variable_cleargrad(variable_.get()));
    must(ctn_link_cleargrads(link_.get()));
    Variable y;
    must(ctn_link_call1(link_.get(), variable_.get(), y.out()));
    must(ctn_variable_set_grad(y.get(), gy_.get()));
    must(ctn_variable_backward(y.get(), 0, 0));
    return y;
  }

  Array x_, gy_;
  Variable variable_;
  Link link_;
};

class MaxPool : public Task {
 public:
  MaxPool() : x_(normal({kBatch, kChannels, kSide, kSide})) {
    must(ctn_variable_new(x_.get(), variable_.out()));
    const int64_t shape[] = {kBatch, kChannels, kPooled, kPooled};
    must(ctn_array_ones(shape, 4, CTN_FLOAT32, gy_.out()));
  }
  void run(int64_t count) override {
    for (int64_t i = 0; i < count; ++i) step();
  }
  std::string check() override {
    const Variable y = step();
    Array data, grad;
    must(ctn_variable_data(y.get(), data.out()));
    must(ctn_variable_grad(variable_.get(), grad.out()));
    const auto x = floats(x_.get());
    std::vector<double> want, gx(x.size(), 0.0);
    for (int64_t plane = 0; plane < kBatch * kChannels; ++plane) {
      for (int64_t oy = 0; oy < kPooled; ++oy) {
        for (int64_t ox = 0; ox < kPooled; ++ox) {
          size_t at = static_cast<size_t>(plane * kPlane + 2 * oy * kSide + 2 * ox), best = at;
          for (int64_t i = 0; i < 9; ++i) {
            const size_t here = at + static_cast<size_t>(i / 3 * kSide + i % 3);
            if (x[here] > x[best]) best = here;
          }
          want.push_back(x[best]);
          gx[best] += 1;
        }
      }
    }
    const std::string problem = compare(floats(data.get()), want, 0, 0);
    return problem.empty() ? compare(floats(grad.get()), gx, 0, 0) : problem;
  }

 private:
  static constexpr int64_t kPooled = 27;

  Variable step() {
    must(ctn_variable_cleargrad(variable_.get()));
    Variable y;
    must(ctn_max_pooling_2d(variable_.get(), 3, 3, 2, 2, 0, 0, 0, nullptr, y.out()));
    must(ctn_variable_set_grad(y.get(), gy_.get()));
    must(ctn_variable_backward(y.get(), 0, 0));
    return y;
  }

  Array x_, gy_;
  Variable variable_;
};

}  // namespace

void add_pool_workloads(std::vector<Workload>& list) {
  list.push_back({"layer/batchnorm_train_64x64x56x56", [] { return std::make_unique<BatchNorm>(); }});
  list.push_back({"layer/maxpool3s2_64x64x56x56", [] { return std::make_unique<MaxPool>(); }});
}

}  // namespace workloads
