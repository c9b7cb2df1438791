// The functors of impl/kernels/update.h, written a second time in double precision.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <vector>

#include "impl/backend/params/update.h"

namespace catenary {
namespace update_functors {
// For the structs of values.
#include "impl/kernels/math.h"
//
#include "impl/kernels/update.h"
}  // namespace update_functors

struct NaiveRule {
  const char* functor;
  int states;
  UpdateValues values;
  std::function<void(double g, double* s, double& p)> move;
};

/// `move` also receives the values.
template <class Functor, class Move>
NaiveRule naive_rule(const char* functor, const typename Functor::Values& values, Move move) {
  NaiveRule rule{functor, Functor::states, {}, {}};
  rule.values.set(values);
  rule.move = [values, move](double g, double* s, double& p) { move(g, s, p, values); };
  return rule;
}

inline double sign_of(double x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

/// At least one rule for every functor that works in a single pass.
inline const std::vector<NaiveRule>& naive_rules() {
  const auto move_adam = [](double g, double* s, double& p, const auto& v) {
    s[0] = v.beta1 * s[0] + (1 - v.beta1) * g;
    s[1] = v.beta2 * s[1] + (1 - v.beta2) * g * g;
    p -= v.lr * s[0] / (std::sqrt(s[1]) + v.eps) + v.decay * p;
  };
#define CTN_NAIVE(FUNCTOR, ...) naive_rule<update_functors::FUNCTOR<double>>(#FUNCTOR, __VA_ARGS__)
  static const std::vector<NaiveRule>& rules = *new std::vector<NaiveRule>{
      CTN_NAIVE(UpdateSgd, {.lr = 0.01}, [](double g, double*, double& p, const auto& v) { p -= v.lr * g; }),
      CTN_NAIVE(UpdateMomentum, {.lr = 0.01, .momentum = 0.9},
                [](double g, double* s, double& p, const auto& v) {
                  s[0] = v.momentum * s[0] - v.lr * g;
                  p += s[0];
                }),
      CTN_NAIVE(UpdateNesterov, {.lr = 0.01, .momentum = 0.9},
                [](double g, double* s, double& p, const auto& v) {
                  s[0] = v.momentum * s[0] - v.lr * g;
                  p += v.momentum * v.momentum * s[0] - (1 + v.momentum) * v.lr * g;
                }),
      CTN_NAIVE(UpdateAdaGrad, {.lr = 0.01, .eps = 1e-3},
                [](double g, double* s, double& p, const auto& v) {
                  s[0] += g * g;
                  p -= v.lr * g / (std::sqrt(s[0]) + v.eps);
                }),
      CTN_NAIVE(UpdateAdaDelta, {.rho = 0.9, .eps = 1e-3},
                [](double g, double* s, double& p, const auto& v) {
                  s[0] = v.rho * s[0] + (1 - v.rho) * g * g;
                  const double dx = std::sqrt((s[1] + v.eps) / (s[0] + v.eps)) * g;
                  s[1] = v.rho * s[1] + (1 - v.rho) * dx * dx;
                  p -= dx;
                }),
      CTN_NAIVE(UpdateAdam, {.lr = 0.01, .beta1 = 0.8, .beta2 = 0.95, .eps = 1e-3, .decay = 0.02}, move_adam),
      CTN_NAIVE(UpdateAmsGrad, {.lr = 0.01, .beta1 = 0.8, .beta2 = 0.95, .eps = 1e-3, .decay = 0.02},
                [](double g, double* s, double& p, const auto& v) {
                  s[0] = v.beta1 * s[0] + (1 - v.beta1) * g;
                  s[1] = v.beta2 * s[1] + (1 - v.beta2) * g * g;
                  s[2] = std::max(s[1], s[2]);
                  p -= v.lr * s[0] / (std::sqrt(s[2]) + v.eps) + v.decay * p;
                }),
      CTN_NAIVE(
          UpdateRAdam,
          {.adam = {.lr = 0.01, .beta1 = 0.8, .beta2 = 0.95, .eps = 1e-3, .decay = 0.02}, .rectified = true},
          [move_adam](double g, double* s, double& p, const auto& v) { move_adam(g, s, p, v.adam); }),
      CTN_NAIVE(
          UpdateRAdam,
          {.adam = {.lr = 0.01, .beta1 = 0.8, .beta2 = 0.95, .eps = 1e-3, .decay = 0}, .rectified = false},
          [](double g, double* s, double& p, const auto& v) {
            s[0] = v.adam.beta1 * s[0] + (1 - v.adam.beta1) * g;
            s[1] = v.adam.beta2 * s[1] + (1 - v.adam.beta2) * g * g;
            p -= v.adam.lr * s[0];
          }),
      CTN_NAIVE(UpdateRmsProp, {.lr = 0.01, .alpha = 0.9, .eps = 1e-3},
                [](double g, double* s, double& p, const auto& v) {
                  s[0] = v.alpha * s[0] + (1 - v.alpha) * g * g;
                  p -= v.lr * g / (std::sqrt(s[0]) + v.eps);
                }),
      CTN_NAIVE(UpdateRmsPropGraves, {.lr = 0.01, .alpha = 0.9, .momentum = 0.8, .eps = 2},
                [](double g, double* s, double& p, const auto& v) {
                  s[0] = v.alpha * s[0] + (1 - v.alpha) * g * g;
                  s[1] = v.alpha * s[1] + (1 - v.alpha) * g;
                  s[2] = v.momentum * s[2] - v.lr * g / std::sqrt(s[0] - s[1] * s[1] + v.eps);
                  p += s[2];
                }),
      CTN_NAIVE(UpdateSmorms3, {.lr = 0.5, .eps = 1e-3},
                [](double g, double* s, double& p, const auto& v) {
                  const double r = 1 / (s[0] + 1);
                  s[1] = (1 - r) * s[1] + r * g;
                  s[2] = (1 - r) * s[2] + r * g * g;
                  const double x = s[1] * s[1] / (s[2] + v.eps);
                  p -= g * std::min(x, v.lr) / (std::sqrt(s[2]) + v.eps);
                  s[0] = 1 + s[0] * (1 - x);
                }),
      CTN_NAIVE(UpdateLion, {.lr = 0.01, .beta1 = 0.9, .beta2 = 0.8, .decay = 0.02},
                [](double g, double* s, double& p, const auto& v) {
                  p -= v.lr * sign_of(v.beta1 * s[0] + (1 - v.beta1) * g) + v.decay * p;
                  s[0] = v.beta2 * s[0] + (1 - v.beta2) * g;
                }),
  };
#undef CTN_NAIVE
  return rules;
}

}  // namespace catenary
