// The gradient methods: one table entry each, and a functor in impl/kernels/update.h.
#include "impl/optimizers/rules.h"

#include <algorithm>
#include <cmath>

#include "impl/optimizers/optimizer.h"

namespace catenary::optimizers {
namespace {

/// The kernel takes the first hyperparameters as they are.
template <int N>
void plain(const double* h, int64_t, double* values) {
  std::copy(h, h + N, values);
}

double correction(double beta, int64_t t) { return 1 - std::pow(beta, double(t)); }

// Hyperparameters of all the relatives of Adam: alpha, beta1, beta2, eps, and then others.

double adam_rate(const double* h, int64_t t) {
  return h[0] * std::sqrt(correction(h[2], t)) / correction(h[1], t);
}

void adam_values(const double* h, int64_t t, double* values) {
  const double eta = h[4], weight_decay_rate = h[5];
  plain<4>(h, t, values);
  values[0] = eta * adam_rate(h, t);
  values[4] = eta * weight_decay_rate;
}

/// eps is added to the root of the corrected v, which is the same as a smaller one added to the root of v.
void decoupled_values(const double* h, int64_t t, double* values) {
  const double weight_decay_rate = h[4];
  plain<4>(h, t, values);
  values[0] = adam_rate(h, t);
  values[3] = h[3] * std::sqrt(correction(h[2], t));
  values[4] = h[0] * weight_decay_rate;
}

/// The length of the approximated simple moving average at update t, and its limit.
double average_limit(const double* h) { return 2 / (1 - h[2]) - 1; }
double average_length(const double* h, int64_t t) {
  return average_limit(h) - 2 * double(t) * std::pow(h[2], double(t)) / correction(h[2], t);
}

double radam_rate(const double* h, int64_t t) {
  const double length = average_length(h, t), limit = average_limit(h);
  if (!(length > 5)) return h[0] / correction(h[1], t);
  return adam_rate(h, t) *
         std::sqrt((length - 4) * (length - 2) * limit / ((limit - 4) * (limit - 2) * length));
}

void radam_values(const double* h, int64_t t, double* values) {
  plain<4>(h, t, values);
  values[0] = radam_rate(h, t);
  values[4] = h[0] * h[4];
  values[5] = average_length(h, t) > 5 ? 1 : 0;
}

void lion_values(const double* h, int64_t t, double* values) {
  plain<3>(h, t, values);
  values[3] = h[0] * h[3];
}

void lamb_values(const double* h, int64_t t, double* values) {
  plain<5>(h, t, values);
  values[5] = 1 / correction(h[1], t);
  values[6] = 1 / std::sqrt(correction(h[2], t));
}

constexpr Rule kSgd = {"SGD", UpdateRule::sgd, {{"lr", kNotNegative}}, {}, plain<1>};
constexpr Rule kMomentum = {
    "MomentumSGD", UpdateRule::momentum, {{"lr", kNotNegative}, {"momentum", kUnit}}, {{"v", 0}}, plain<2>};
constexpr Rule kNesterov = {
    "NesterovAG", UpdateRule::nesterov, {{"lr", kNotNegative}, {"momentum", kUnit}}, {{"v", 0}}, plain<2>};
constexpr Rule kAdaGrad = {
    "AdaGrad", UpdateRule::ada_grad, {{"lr", kNotNegative}, {"eps", kNotNegative}}, {{"h", 0}}, plain<2>};
constexpr Rule kAdaDelta = {"AdaDelta",
                            UpdateRule::ada_delta,
                            {{"rho", kUnit}, {"eps", kNotNegative}},
                            {{"msg", 0}, {"msdx", 0}},
                            plain<2>};
constexpr Rule kAdam = {"Adam",
                        UpdateRule::adam,
                        {{"alpha", kNotNegative},
                         {"beta1", kBelowOne},
                         {"beta2", kBelowOne},
                         {"eps", kNotNegative},
                         {"eta", kNotNegative, 1},
                         {"weight_decay_rate", kNotNegative}},
                        {{"m", 0}, {"v", 0}},
                        adam_values,
                        adam_rate};
constexpr Rule kAdamW = {"AdamW",
                         UpdateRule::adam,
                         {{"alpha", kNotNegative},
                          {"beta1", kBelowOne},
                          {"beta2", kBelowOne},
                          {"eps", kNotNegative},
                          {"weight_decay_rate", kNotNegative}},
                         {{"m", 0}, {"v", 0}},
                         decoupled_values,
                         adam_rate};
constexpr Rule kAmsGrad = {"AMSGrad",
                           UpdateRule::ams_grad,
                           {{"alpha", kNotNegative},
                            {"beta1", kBelowOne},
                            {"beta2", kBelowOne},
                            {"eps", kNotNegative},
                            {"weight_decay_rate", kNotNegative}},
                           {{"m", 0}, {"v", 0}, {"vhat", 0}},
                           decoupled_values,
                           adam_rate};
constexpr Rule kRAdam = {"RAdam",
                         UpdateRule::radam,
                         {{"alpha", kNotNegative},
                          {"beta1", kBelowOne},
                          {"beta2", kBelowOne},
                          {"eps", kNotNegative},
                          {"weight_decay_rate", kNotNegative}},
                         {{"m", 0}, {"v", 0}},
                         radam_values,
                         radam_rate};
constexpr Rule kRmsProp = {"RMSprop",
                           UpdateRule::rms_prop,
                           {{"lr", kNotNegative}, {"alpha", kUnit}, {"eps", kNotNegative}},
                           {{"ms", 0}},
                           plain<3>};
constexpr Rule kRmsPropGraves = {
    "RMSpropGraves",
    UpdateRule::rms_prop_graves,
    {{"lr", kNotNegative}, {"alpha", kUnit}, {"momentum", kUnit}, {"eps", kNotNegative}},
    {{"n", 0}, {"g", 0}, {"delta", 0}},
    plain<4>};
constexpr Rule kSmorms3 = {"SMORMS3",
                           UpdateRule::smorms3,
                           {{"lr", kNotNegative}, {"eps", kNotNegative}},
                           {{"mem", 1}, {"g", 0}, {"g2", 0}},
                           plain<2>};
constexpr Rule kLion = {
    "Lion",
    UpdateRule::lion,
    {{"lr", kNotNegative}, {"beta1", kBelowOne}, {"beta2", kBelowOne}, {"weight_decay_rate", kNotNegative}},
    {{"m", 0}},
    lion_values};
constexpr Rule kLamb = {"LAMB",
                        UpdateRule::lamb,
                        {{"lr", kNotNegative},
                         {"beta1", kBelowOne},
                         {"beta2", kBelowOne},
                         {"eps", kNotNegative},
                         {"weight_decay_rate", kNotNegative}},
                        {{"m", 0}, {"v", 0}},
                        lamb_values};

}  // namespace

OptimizerRef sgd(double lr) { return make<Optimizer>(kSgd, Values{lr}); }
OptimizerRef momentum_sgd(double lr, double momentum) {
  return make<Optimizer>(kMomentum, Values{lr, momentum});
}
OptimizerRef nesterov_ag(double lr, double momentum) {
  return make<Optimizer>(kNesterov, Values{lr, momentum});
}
OptimizerRef ada_grad(double lr, double eps) { return make<Optimizer>(kAdaGrad, Values{lr, eps}); }
OptimizerRef ada_delta(double rho, double eps) { return make<Optimizer>(kAdaDelta, Values{rho, eps}); }
OptimizerRef adam(double alpha, double beta1, double beta2, double eps) {
  return make<Optimizer>(kAdam, Values{alpha, beta1, beta2, eps});
}
OptimizerRef adam_w(double alpha, double beta1, double beta2, double eps, double weight_decay_rate) {
  return make<Optimizer>(kAdamW, Values{alpha, beta1, beta2, eps, weight_decay_rate});
}
OptimizerRef ams_grad(double alpha, double beta1, double beta2, double eps) {
  return make<Optimizer>(kAmsGrad, Values{alpha, beta1, beta2, eps});
}
OptimizerRef radam(double alpha, double beta1, double beta2, double eps) {
  return make<Optimizer>(kRAdam, Values{alpha, beta1, beta2, eps});
}
OptimizerRef rms_prop(double lr, double alpha, double eps) {
  return make<Optimizer>(kRmsProp, Values{lr, alpha, eps});
}
OptimizerRef rms_prop_graves(double lr, double alpha, double momentum, double eps) {
  return make<Optimizer>(kRmsPropGraves, Values{lr, alpha, momentum, eps});
}
OptimizerRef smorms3(double lr, double eps) { return make<Optimizer>(kSmorms3, Values{lr, eps}); }
OptimizerRef lion(double lr, double beta1, double beta2, double weight_decay_rate) {
  return make<Optimizer>(kLion, Values{lr, beta1, beta2, weight_decay_rate});
}
OptimizerRef lamb(double lr, double beta1, double beta2, double eps, double weight_decay_rate) {
  return make<Optimizer>(kLamb, Values{lr, beta1, beta2, eps, weight_decay_rate});
}

}  // namespace catenary::optimizers
