// Training steps never wait for a device that runs late: they count the waits of the host on a test device.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "impl/array/array.h"
#include "impl/autograd/arithmetic.h"
#include "impl/autograd/variable.h"
#include "impl/backend/test/test_backend.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"
#include "impl/functions/noise.h"
#include "impl/functions/pooling.h"
#include "impl/links/connection.h"
#include "impl/links/containers.h"
#include "impl/links/gru.h"
#include "impl/links/link_helpers.h"
#include "impl/links/normalization.h"
#include "impl/links/recurrent.h"
#include "impl/optimizers/loss_scale.h"
#include "impl/optimizers/optimizer.h"
#include "impl/optimizers/rules.h"
#include "impl/random/random.h"
#include "tests/impl/gate.h"

namespace catenary {
namespace {

using functions::softmax_cross_entropy;
using links::called;

class WaitsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    previous_ = &current_backend();
    set_current_backend(find_backend("test:0"));
  }
  void TearDown() override { set_current_backend(*previous_); }

  static Value numbers(const std::vector<int64_t>& shape) {
    return Value(random_normal(nullptr, 0, 1, {shape.data(), shape.size()}, CTN_FLOAT32));
  }
  /// Labels from 0 to `classes` - 1, uploaded in every step like a batch.
  static Value labels(const std::vector<int64_t>& shape, int32_t classes) {
    int64_t size = 1;
    for (int64_t length : shape) size *= length;
    std::vector<int32_t> values;
    for (int64_t i = 0; i < size; ++i) values.push_back(int32_t(i * 7 % classes));
    return Value(from_data(values.data(), {shape.data(), shape.size()}, CTN_INT32, current_backend()));
  }
  Link& add(const char* name, LinkRef link) {
    model_->add_child(name, *link);
    return *link;
  }

  /// Runs training steps, of which the first two make what is made once.
  void expect_no_wait(Optimizer& optimizer, const std::function<Value()>& loss, LossScale* scaler = nullptr) {
    optimizer.setup(*model_);
    const auto step = [&] {
      const VariableRef y = make_variable(scaler ? optimizers::loss_scale_apply(*scaler, loss()) : loss());
      model_->cleargrads();
      backward(*y, false, false);
      if (scaler)
        optimizers::loss_scale_step(*scaler, optimizer);
      else
        optimizer.update();
    };
    step();
    step();
    const uint64_t before = TestDevice::waits();
    for (int i = 0; i < 3; ++i) step();
    EXPECT_EQ(TestDevice::waits() - before, 0u);
  }

  LinkRef model_ = links::chain();

 private:
  Backend* previous_ = nullptr;
};

TEST_F(WaitsTest, DownloadsCount) {
  const ArrayRef x = zeros({}, CTN_FLOAT32);
  const uint64_t before = TestDevice::waits();
  EXPECT_EQ(item_f64(*x, {}), 0);
  EXPECT_GT(TestDevice::waits(), before);
}

TEST_F(WaitsTest, Mlp) {
  Link &l1 = add("l1", links::linear(20, 30)), &l2 = add("l2", links::linear(30, 10));
  expect_no_wait(*optimizers::adam(1e-3, 0.9, 0.999, 1e-8), [&] {
    const Value h = apply_op(ops::relu, called(l1, numbers({8, 20})));
    return softmax_cross_entropy(called(l2, h), labels({8}, 10), true);
  });
}

TEST_F(WaitsTest, LeNet) {
  Link &c1 = add("c1", links::convolution_2d(1, 4, 5, 5, 1, 1, 0, 0)), &l1 = add("l1", links::linear(64, 10));
  expect_no_wait(*optimizers::momentum_sgd(0.1, 0.9), [&] {
    const Value h = functions::max_pooling_2d(called(c1, numbers({4, 1, 12, 12})), 2, 2, 2, 2, 0, 0, true);
    return softmax_cross_entropy(called(l1, h), labels({4}, 10), true);
  });
}

TEST_F(WaitsTest, BatchNormalizationAndDropout) {
  const int64_t channels = 4;
  Link &c1 = add("c1", links::convolution_2d(1, 4, 3, 3, 1, 1, 1, 1)),
       &bn = add("bn", links::batch_normalization({&channels, 1})), &l1 = add("l1", links::linear(64, 10));
  expect_no_wait(*optimizers::sgd(0.1), [&] {
    Value h = apply_op(ops::relu, called(bn, called(c1, numbers({4, 1, 8, 8}))));
    h = functions::dropout(functions::max_pooling_2d(h, 2, 2, 2, 2, 0, 0, true), 0.5);
    return softmax_cross_entropy(called(l1, h), labels({4}, 10), true);
  });
}

TEST_F(WaitsTest, LstmLanguageModel) {
  Link &embed = add("embed", links::embed_id(12, 8)), &lstm = add("lstm", links::lstm(8, 16)),
       &out = add("out", links::linear(16, 12));
  OptimizerRef sgd = optimizers::sgd(0.1);
  optimizers::add_gradient_clipping(*sgd, 5);
  expect_no_wait(*sgd, [&] {
    static_cast<links::Lstm&>(lstm).reset_state();
    Value loss;
    for (int i = 0; i < 4; ++i) {
      const Value y = called(out, called(lstm, called(embed, labels({5}, 12))));
      const Value each = softmax_cross_entropy(y, labels({5}, 12), true);
      loss = i == 0 ? each : loss + each;
    }
    return loss;
  });
}

TEST_F(WaitsTest, Gru) {
  Link &gru = add("gru", links::stateful_gru(6, 8)), &out = add("out", links::linear(8, 3));
  expect_no_wait(*optimizers::adam(1e-3, 0.9, 0.999, 1e-8), [&] {
    static_cast<links::StatefulGru&>(gru).reset_state();
    Value y;
    for (int i = 0; i < 3; ++i) y = called(out, called(gru, numbers({5, 6})));
    return softmax_cross_entropy(y, labels({5}, 3), true);
  });
}

TEST_F(WaitsTest, ConnectionistTemporalClassification) {
  Link& out = add("out", links::linear(6, 5));
  expect_no_wait(*optimizers::sgd(0.1), [&] {
    std::vector<Value> steps;
    for (int i = 0; i < 8; ++i) steps.push_back(called(out, numbers({3, 6})));
    return functions::connectionist_temporal_classification({steps.data(), steps.size()}, labels({3, 3}, 4),
                                                            4, nullptr, nullptr);
  });
}

TEST_F(WaitsTest, ClippingAfterDecay) {
  Link& l1 = add("l1", links::linear(20, 10));
  OptimizerRef adam = optimizers::adam(1e-3, 0.9, 0.999, 1e-8);
  optimizers::add_weight_decay(*adam, 1e-4);
  optimizers::add_gradient_clipping(*adam, 0.01);
  expect_no_wait(*adam, [&] {
    return softmax_cross_entropy(called(l1, numbers({8, 20})), labels({8}, 10), true);
  });
}

TEST_F(WaitsTest, LossScaling) {
  Link &l1 = add("l1", links::linear(20, 30)), &l2 = add("l2", links::linear(30, 10));
  OptimizerRef adam = optimizers::adam(1e-3, 0.9, 0.999, 1e-8);
  optimizers::add_weight_decay(*adam, 1e-4);
  optimizers::add_gradient_clipping(*adam, 1);
  const Ref<LossScale> scaler = optimizers::loss_scale_new(1024, 2, 0.5, 2);
  expect_no_wait(
      *adam,
      [&] {
        const Value h = apply_op(ops::relu, called(l1, numbers({8, 20})));
        return softmax_cross_entropy(called(l2, h), labels({8}, 10), true);
      },
      scaler.get());
  EXPECT_EQ(scaler->scale(), 4096);
  EXPECT_EQ(scaler->steps(), 1);
}

TEST_F(WaitsTest, FinetuningOfBatchNormalization) {
  const int64_t channels = 20;
  Link &bn = add("bn", links::batch_normalization({&channels, 1})), &l1 = add("l1", links::linear(20, 10));
  links::set_normalization_mode(bn, CTN_NORMALIZATION_FINETUNE);
  expect_no_wait(*optimizers::sgd(0.1), [&] {
    return softmax_cross_entropy(called(l1, called(bn, numbers({8, 20}))), labels({8}, 10), true);
  });
  EXPECT_EQ(item_i64(*bn.persistent("N"), {}), 5);
}

TEST_F(WaitsTest, SecondDerivatives) {
  Link& l1 = add("l1", links::linear(20, 10));
  const Value x = numbers({8, 20}), t = labels({8}, 10);
  const auto penalty = [&] {
    const VariableRef y = make_variable(softmax_cross_entropy(called(l1, x), t, true));
    model_->cleargrads();
    backward(*y, false, true);
    const VariableRef g = l1.param("W").grad_variable();
    const Value norm = Borrowed(*g).get() * Borrowed(*g).get();
    backward(*make_variable(functions::sum(norm, {}, false)), false, false);
  };
  penalty();
  const uint64_t before = TestDevice::waits();
  penalty();
  EXPECT_EQ(TestDevice::waits() - before, 0u);
}

TEST_F(WaitsTest, SeveralDevices) {
  Backend& other = find_backend("test:1");
  const int64_t n = 1000;
  std::vector<ArrayRef> params;
  for (Backend* device : {&current_backend(), &other}) {
    params.push_back(to_backend(*full_f64({&n, 1}, 1, CTN_FLOAT32), *device));
    model_->add_param(device->name() == "test:0" ? "a" : "b", ArrayRef(params.back()));
  }
  OptimizerRef sgd = optimizers::sgd(0.5);
  optimizers::add_gradient_clipping(*sgd, 3);
  sgd->setup(*model_);
  const Ref<LossScale> scaler = optimizers::loss_scale_new(4, 2, 0.5, 10);
  const uint64_t before = TestDevice::waits();
  for (int step = 0; step < 3; ++step) {
    for (const char* name : {"a", "b"}) {
      Variable& param = model_->param(name);
      const double value = step == 1 && *name == 'b' ? HUGE_VAL : 0.5;
      set_grad(param, to_backend(*full_f64({&n, 1}, value, CTN_FLOAT32), param.array().backend()));
    }
    optimizers::loss_scale_step(*scaler, *sgd);
  }
  EXPECT_EQ(TestDevice::waits() - before, 0u);
  EXPECT_EQ(scaler->scale(), 2);
  const int64_t first = 0;
  for (const ArrayRef& p : params) EXPECT_LT(item_f64(*p, {&first, 1}), 1);
  EXPECT_EQ(item_f64(*params[0], {&first, 1}), item_f64(*params[1], {&first, 1}));
}

TEST_F(WaitsTest, OneLaunchUpdatesAllParameters) {
  const int count = 300;
  std::vector<ArrayRef> params, expected;
  for (int i = 0; i < count; ++i) {
    const int64_t n = 1 + i % 5;
    params.push_back(full_f64({&n, 1}, i, i % 2 ? CTN_FLOAT64 : CTN_FLOAT32));
    model_->add_param(("p" + std::to_string(i)).c_str(), ArrayRef(params.back()));
    set_grad(model_->param(("p" + std::to_string(i)).c_str()), full_f64({&n, 1}, 2, params.back()->dtype()));
  }
  OptimizerRef sgd = optimizers::momentum_sgd(0.5, 0.9);
  optimizers::add_weight_decay(*sgd, 0.25);
  optimizers::add_gradient_clipping(*sgd, 1e9);
  sgd->setup(*model_);
  const auto tasks = [] {
    const TestDevice::Lock lock = TestDevice::lock();
    return static_cast<TestBackend&>(current_backend()).queues().last_ticket();
  };
  Gate gate;  // memory that the device has finished with is overwritten at once, without a task
  gate.stop(current_backend().default_stream());
  const uint64_t before = tasks();
  sgd->update();
  // For each of two dtypes norms and updates, the rate of clipping, and two that overwrite freed memory.
  EXPECT_EQ(tasks() - before, 7u);
  gate.open();
  const int64_t first = 0;
  for (int i = 0; i < count; ++i)
    EXPECT_EQ(item_f64(*params[size_t(i)], {&first, 1}), i - 0.5 * (2 + 0.25 * i));
}

TEST_F(WaitsTest, ArraysAndScalars) {
  const int64_t n = 100;
  const ArrayRef y = arange_f64(0, double(n), 1, CTN_FLOAT32);
  const uint64_t before = TestDevice::waits();
  ArrayRef z = elementwise_scalar(ops::multiply, *y, 2.0, false);
  z = elementwise(ops::add, *z, *zeros({&n, 1}, CTN_FLOAT32));
  z = elementwise(ops::add, *z, *linspace(0, 1, n, true, CTN_FLOAT32));
  fill_f64(*z, 3);
  z = eye(5, 5, 0, CTN_FLOAT32);
  EXPECT_EQ(TestDevice::waits() - before, 0u);
}

}  // namespace
}  // namespace catenary
