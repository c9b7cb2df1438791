// The gradient methods: one table entry each.
#include <cmath>

#include "impl/optimizers/optimizer.h"

namespace catenary::optimizers {
namespace {

UpdateParams sgd_params(const double* h, int64_t) {
  UpdateParams params{};
  params.lr = h[0];
  return params;
}

UpdateParams momentum_params(const double* h, int64_t) {
  UpdateParams params{};
  params.lr = h[0];
  params.momentum = h[1];
  return params;
}

UpdateParams adam_params(const double* h, int64_t t) {
  const double alpha = h[0], beta1 = h[1], beta2 = h[2];
  UpdateParams params{};
  params.lr = alpha * std::sqrt(1 - std::pow(beta2, double(t))) / (1 - std::pow(beta1, double(t)));
  params.beta1 = beta1;
  params.beta2 = beta2;
  params.eps = h[3];
  return params;
}

constexpr Rule kSgd = {"SGD", Kernel::sgd, 1, {"lr"}, 0, {}, sgd_params, false};
constexpr Rule kMomentum = {"MomentumSGD", Kernel::momentum, 2,    {"lr", "momentum"}, 1,
                            {"v"},         momentum_params,  false};
constexpr Rule kAdam = {"Adam", Kernel::adam, 4,           {"alpha", "beta1", "beta2", "eps"},
                        2,      {"m", "v"},   adam_params, true};

OptimizerRef make_optimizer(const Rule& rule, std::initializer_list<double> hyperparameters) {
  return make<Optimizer>(rule, hyperparameters);
}

}  // namespace

OptimizerRef sgd(double lr) { return make_optimizer(kSgd, {lr}); }

OptimizerRef momentum_sgd(double lr, double momentum) { return make_optimizer(kMomentum, {lr, momentum}); }

OptimizerRef adam(double alpha, double beta1, double beta2, double eps) {
  return make_optimizer(kAdam, {alpha, beta1, beta2, eps});
}

}  // namespace catenary::optimizers
