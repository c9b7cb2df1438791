// Tests of the Optimizer class: dtypes, memory, clipping, states that follow parameters.
#include "impl/optimizers/optimizer.h"
#include "impl/links/connection.h"
#include "impl/links/containers.h"
#include "impl/links/user_link.h"
#include "impl/optimizers/rules.h"

#include <gtest/gtest.h>

#include <cmath>

namespace catenary {
namespace {

const int64_t kShape[] = {1000};
Shape shape() { return {kShape, 1}; }

LinkRef model(DType dtype) {
  LinkRef link = links::user({});
  link->add_param("p", shape(), dtype);
  fill(link->param("p").array(), *scalar_f64(1));
  set_grad(link->param("p"), full(shape(), *scalar_f64(0.5), dtype));
  return link;
}

double first(const Array& a) {
  const int64_t zero = 0;
  return item_f64(a, {&zero, 1});
}

TEST(Optimizer, EveryFloatingDType) {
  for (const DType dtype : {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    const double tolerance = is_half(dtype) ? 1e-2 : 1e-6;
    LinkRef link = model(dtype);
    OptimizerRef sgd = optimizers::sgd(0.5), momentum = optimizers::momentum_sgd(0.5, 0.5),
                 adam = optimizers::adam(0.25, 0.9, 0.99, 0);
    sgd->setup(*link);
    sgd->update();
    EXPECT_NEAR(first(link->param("p").array()), 0.75, tolerance) << dtype_name(dtype);
    momentum->setup(*link);
    momentum->update();
    momentum->update();
    EXPECT_NEAR(first(link->param("p").array()), 0.75 - 0.25 - 0.375, tolerance) << dtype_name(dtype);
    EXPECT_EQ(momentum->state("p", "v")->dtype(), dtype);
    adam->setup(*link);
    adam->update();
    EXPECT_NEAR(first(link->param("p").array()), 0.125 - 0.25, tolerance) << dtype_name(dtype);
  }
}

TEST(Optimizer, AdamRateOfLateUpdates) {
  LinkRef link = model(CTN_FLOAT64);
  OptimizerRef adam = optimizers::adam(0.5, 0.9, 0.999, 1e-8);
  adam->setup(*link);
  adam->set_progress(9999, 0);
  adam->update();
  EXPECT_EQ(adam->t(), 10000);
  EXPECT_DOUBLE_EQ(adam->hyperparameter("lr"),
                   0.5 * std::sqrt(1 - std::pow(0.999, 10000)) / (1 - std::pow(0.9, 10000)));
}

TEST(Optimizer, UpdatesNeedNoMemory) {
  LinkRef link = model(CTN_FLOAT32);
  OptimizerRef adam = optimizers::adam(0.1, 0.9, 0.999, 1e-8);
  adam->setup(*link);
  adam->update();
  const uint64_t before = cpu_backend().pool().statistics().allocation_count;
  for (int i = 0; i < 10; ++i) adam->update();
  EXPECT_EQ(cpu_backend().pool().statistics().allocation_count, before);
}

TEST(Optimizer, ClippingScalesInPlaceWhatNobodyElseHolds) {
  LinkRef link = model(CTN_FLOAT32);
  OptimizerRef sgd = optimizers::sgd(1);
  sgd->setup(*link);
  const double norm = 0.5 * std::sqrt(1000.0);
  optimizers::add_gradient_clipping(*sgd, norm / 2);
  Node& node = link->param("p").node();
  const Array* address = node.grad.get();
  sgd->update();
  EXPECT_EQ(node.grad.get(), address);
  EXPECT_NEAR(first(*node.grad), 0.25, 1e-6);
  const ArrayRef view = reshape(*node.grad, shape());  // any view prevents changes in place
  sgd->remove_hook("GradientClipping");
  optimizers::add_gradient_clipping(*sgd, norm / 4);
  sgd->update();
  EXPECT_NEAR(first(*view), 0.25, 1e-6);
  EXPECT_NEAR(first(*node.grad), 0.125, 1e-6);
}

TEST(Optimizer, GradientsThatAreNotNumbersAreNotClipped) {
  for (const double bad : {std::nan(""), HUGE_VAL}) {
    LinkRef link = model(CTN_FLOAT32);
    link->add_param("q", shape(), CTN_FLOAT32);
    set_grad(link->param("q"), full(shape(), *scalar_f64(bad), CTN_FLOAT32));
    OptimizerRef sgd = optimizers::sgd(1);
    sgd->setup(*link);
    optimizers::add_gradient_clipping(*sgd, 1);
    sgd->update();
    EXPECT_TRUE(std::isnan(first(link->param("q").array())));
    EXPECT_EQ(first(*link->param("p").node().grad), std::isnan(bad) ? 0.5 : 0);
  }
}

TEST(Optimizer, StatesFollowTheParameterNotItsPath) {
  LinkRef link = model(CTN_FLOAT32), root = links::chain();
  root->add_child("m", *link);
  OptimizerRef momentum = optimizers::momentum_sgd(1, 0);
  momentum->setup(*root);
  momentum->update();
  const Array* state = momentum->state("/m/p", "v").get();
  const int64_t one[] = {1};
  root->add_param("new", {one, 1}, CTN_FLOAT32);  // now the first in the list
  EXPECT_EQ(momentum->state("m/p", "v").get(), state);
  EXPECT_EQ(first(*momentum->state("new", "v")), 0);
}

TEST(Optimizer, HoldsItsTarget) {
  OptimizerRef sgd = optimizers::sgd(1);
  sgd->setup(*model(CTN_FLOAT32));
  EXPECT_EQ(sgd->target()->use_count(), 1);
  sgd->update();
  EXPECT_EQ(first(sgd->target()->param("p").array()), 0.5);
}

}  // namespace
}  // namespace catenary
