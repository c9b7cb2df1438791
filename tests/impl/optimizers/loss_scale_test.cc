// Steps with a loss scale, which devices decide on: equal to unscaling, updating and adapting by hand.
#include "impl/optimizers/loss_scale.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "impl/links/containers.h"
#include "impl/optimizers/optimizer.h"
#include "impl/optimizers/rules.h"
#include "impl/serializers/dictionary.h"

namespace catenary {
namespace {

constexpr DType kDTypes[] = {CTN_FLOAT32, CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT64};

std::vector<double> values_of(const Array& a) {
  std::vector<double> values(static_cast<size_t>(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

/// A link with parameters of all floating dtypes, an optimizer, and a scale that grows after two steps.
struct Training {
  explicit Training(OptimizerRef made, const std::vector<Backend*>& devices) : optimizer(std::move(made)) {
    for (int i = 0; i < 8; ++i) {
      const int64_t n = i == 1 ? 70000 : 1 + 13 * i;
      Backend& device = *devices[size_t(i) % devices.size()];
      const ArrayRef p = full_f64({&n, 1}, 1 + 0.125 * i, kDTypes[i % 4]);
      link->add_param(("p" + std::to_string(i)).c_str(), to_backend(*p, device));
    }
    optimizers::add_weight_decay(*optimizer, 0.0625);
    optimizers::add_gradient_clipping(*optimizer, 8);
    optimizer->setup(*link);
  }
  /// Sets the gradients of a step; `bad` is the number of one that is not finite.
  void set_gradients(int step, int bad) {
    for (int i = 0; i < 8; ++i) {
      Variable& param = link->param(("p" + std::to_string(i)).c_str());
      const Array& p = param.array();
      const ArrayRef g = full_f64(p.shape(), (0.25 + 0.5 * step + i) * scaler->scale(), p.dtype());
      const int64_t last = p.size() - 1;
      const ctn_index at{CTN_INDEX_INT, last, 0, 1};
      if (i == bad) set_item_f64(*g, {&at, 1}, step % 2 ? -HUGE_VAL : NAN);
      set_grad(param, to_backend(*g, p.backend()));
    }
  }
  /// What ctn_loss_scale_step does, with waits.
  void step_by_hand() {
    const bool finite = optimizers::loss_scale_unscale(*scaler, *link);
    if (finite)
      optimizer->update();
    else
      optimizer->set_t(optimizer->t() + 1);
    optimizers::loss_scale_update(*scaler, finite);
  }
  std::vector<std::vector<double>> results() const {
    std::vector<std::vector<double>> all;
    for (const Optimizer::Slot& slot : optimizer->slots()) {
      all.push_back(values_of(slot.param->array()));
      all.push_back(values_of(*slot.gradient()));
      for (const Optimizer::State& state : slot.states) all.push_back(values_of(*state.value));
    }
    all.push_back({scaler->scale(), double(scaler->steps()), double(optimizer->t())});
    return all;
  }

  LinkRef link = links::chain();
  OptimizerRef optimizer;
  Ref<LossScale> scaler = optimizers::loss_scale_new(16, 2, 0.5, 2);
};

OptimizerRef adam() { return optimizers::adam(0.125, 0.9, 0.999, 1e-8); }
OptimizerRef lamb() { return optimizers::lamb(0.125, 0.9, 0.999, 1e-8, 0.01); }

class LossScaleTest : public ::testing::TestWithParam<std::vector<const char*>> {
 protected:
  std::vector<Backend*> devices() const {
    std::vector<Backend*> all;
    for (const char* name : GetParam()) all.push_back(find_backend(name));
    return all;
  }

 private:
  static Backend* find_backend(const char* name) { return &catenary::find_backend(name); }
};

TEST_P(LossScaleTest, StepEqualsItsParts) {
  for (const auto make_one : {adam, lamb}) {
    Training one(make_one(), devices()), other(make_one(), devices());
    const int bad[] = {-1, 2, -1, -1, 5, -1, -1, 1};
    for (int step = 0; step < 8; ++step) {
      for (Training* each : {&one, &other}) each->set_gradients(step, bad[step]);
      optimizers::loss_scale_step(*one.scaler, *one.optimizer);
      other.step_by_hand();
      const auto results = one.results(), expected = other.results();
      ASSERT_EQ(results.size(), expected.size());
      for (size_t i = 0; i < results.size(); ++i)
        for (size_t k = 0; k < results[i].size(); ++k) {
          if (std::isnan(expected[i][k])) continue;
          ASSERT_EQ(results[i][k], expected[i][k]) << step << " " << i << " " << k;
        }
    }
    EXPECT_EQ(one.scaler->scale(), 16 * 0.5 * 2 * 0.5 * 2 * 0.5);
    EXPECT_EQ(one.optimizer->t(), 8);
  }
}

TEST_P(LossScaleTest, ScalesLossesOnTheDevice) {
  Training training(adam(), devices());
  training.set_gradients(0, -1);
  optimizers::loss_scale_restore(*training.scaler, 1000.3, 0);
  for (const DType dtype : kDTypes) {
    optimizers::loss_scale_restore(*training.scaler, 1000.3, 0);
    const Value loss(to_backend(*full_f64({}, 3.14159, dtype), *devices()[0]));
    const Value by_host = optimizers::loss_scale_apply(*training.scaler, loss);
    training.set_gradients(0, -1);
    optimizers::loss_scale_step(*training.scaler, *training.optimizer);
    const Value on_device = optimizers::loss_scale_apply(*training.scaler, loss);
    EXPECT_EQ(on_device->dtype(), dtype);
    EXPECT_EQ(values_of(*on_device), values_of(*by_host)) << dtype_name(dtype);
  }
}

TEST_P(LossScaleTest, ArraysThatOthersHoldKeepTheirValues) {
  Training training(adam(), devices());
  training.set_gradients(0, 3);
  Variable& param = training.link->param("p2");
  const ArrayRef held = param.node().grad;
  const std::vector<double> before = values_of(*held);
  optimizers::loss_scale_step(*training.scaler, *training.optimizer);
  EXPECT_EQ(values_of(*held), before);
  EXPECT_EQ(values_of(*param.node().grad), before);
  training.set_gradients(1, -1);
  const ArrayRef second = param.node().grad;
  const std::vector<double> again = values_of(*second);
  optimizers::loss_scale_step(*training.scaler, *training.optimizer);
  EXPECT_EQ(values_of(*second), again);
  EXPECT_NE(values_of(*param.node().grad), again);
}

TEST_P(LossScaleTest, FailedStepsChangeNothing) {
  Training training(adam(), devices());
  training.link->cleargrads();
  EXPECT_THROW(optimizers::loss_scale_step(*training.scaler, *training.optimizer), Error);
  training.set_gradients(0, 3);
  optimizers::add_user_hook(
      *training.optimizer, "fails",
      Callback<ctn_optimizer_hook_fn>(
          [](void*, ctn_optimizer*, ctn_link*) -> ctn_status { return CTN_ERROR_CALLBACK; }, nullptr,
          nullptr));
  EXPECT_THROW(optimizers::loss_scale_step(*training.scaler, *training.optimizer), Error);
  EXPECT_EQ(training.scaler->scale(), 16);
  EXPECT_EQ(training.scaler->steps(), 0);
  EXPECT_EQ(training.optimizer->t(), 0);
  const OptimizerRef fresh = adam();
  EXPECT_THROW(optimizers::loss_scale_step(*training.scaler, *fresh), Error);
}

TEST_P(LossScaleTest, CallbacksAreNotCalledForBadGradients) {
  int updates = 0;
  ctn_optimizer_callbacks callbacks{};
  callbacks.struct_size = sizeof(callbacks);
  callbacks.update_one = [](void* count, ctn_optimizer*, const char*, ctn_variable*) -> ctn_status {
    ++*static_cast<int*>(count);
    return CTN_OK;
  };
  UserTable<ctn_optimizer_callbacks> table(&callbacks, &updates);
  table.fill(callbacks, "callbacks");
  Training training(optimizers::user(std::move(table)), devices());
  training.set_gradients(0, 4);
  optimizers::loss_scale_step(*training.scaler, *training.optimizer);
  EXPECT_EQ(updates, 0);
  EXPECT_EQ(training.optimizer->t(), 1);
  training.set_gradients(1, -1);
  optimizers::loss_scale_step(*training.scaler, *training.optimizer);
  EXPECT_EQ(updates, 8);
  EXPECT_EQ(training.optimizer->t(), 2);
  EXPECT_EQ(training.scaler->scale(), 8);
  EXPECT_EQ(training.scaler->steps(), 1);
}

INSTANTIATE_TEST_SUITE_P(Devices, LossScaleTest,
                         ::testing::Values(std::vector<const char*>{"cpu"},
                                           std::vector<const char*>{"test:0"},
                                           std::vector<const char*>{"test:0", "test:1"},
                                           std::vector<const char*>{"cpu", "test:1"}));

TEST(LossScale, DevicesComputeWhatTheCpuComputes) {
  Training cpu(adam(), {&cpu_backend()}), device(adam(), {&find_backend("test:0")});
  for (int step = 0; step < 6; ++step) {
    for (Training* each : {&cpu, &device}) {
      each->set_gradients(step, step == 3 ? 6 : -1);
      optimizers::loss_scale_step(*each->scaler, *each->optimizer);
    }
    const auto results = device.results(), expected = cpu.results();
    for (size_t i = 0; i < results.size(); ++i)
      for (size_t k = 0; k < results[i].size(); ++k)
        if (!std::isnan(expected[i][k])) {
          ASSERT_EQ(results[i][k], expected[i][k]) << step << " " << i;
        }
  }
}

}  // namespace
}  // namespace catenary
