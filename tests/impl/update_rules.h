#pragma once
#include <cmath>
#include <vector>

#include "impl/backend/params/update.h"

namespace catenary {

/// What the rules do, written down once more in double precision.
struct NaiveRule {
  UpdateRule rule;
  const char* name;
  int states;
  std::vector<double> values;  // for the kernel
  void (*move)(double g, double* s, double& p, const double* v);
};

inline double sign_of(double x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

inline const std::vector<NaiveRule>& naive_rules() {
  static const std::vector<NaiveRule>& rules =
      *new std::vector<NaiveRule>{
          {UpdateRule::sgd,
           "sgd",
           0,
           {0.01},
           [](double g, double*, double& p, const double* v) { p -= v[0] * g; }},
          {UpdateRule::momentum,
           "momentum",
           1,
           {0.01, 0.9},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[1] * s[0] - v[0] * g;
             p += s[0];
           }},
          {UpdateRule::nesterov,
           "nesterov",
           1,
           {0.01, 0.9},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[1] * s[0] - v[0] * g;
             p += v[1] * v[1] * s[0] - (1 + v[1]) * v[0] * g;
           }},
          {UpdateRule::ada_grad,
           "ada_grad",
           1,
           {0.01, 1e-3},
           [](double g, double* s, double& p, const double* v) {
             s[0] += g * g;
             p -= v[0] * g / (std::sqrt(s[0]) + v[1]);
           }},
          {UpdateRule::ada_delta,
           "ada_delta",
           2,
           {0.9, 1e-3},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[0] * s[0] + (1 - v[0]) * g * g;
             const double dx = std::sqrt((s[1] + v[1]) / (s[0] + v[1])) * g;
             s[1] = v[0] * s[1] + (1 - v[0]) * dx * dx;
             p -= dx;
           }},
          {UpdateRule::adam,
           "adam",
           2,
           {0.01, 0.8, 0.95, 1e-3, 0.02},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[1] * s[0] + (1 - v[1]) * g;
             s[1] = v[2] * s[1] + (1 - v[2]) * g * g;
             p -= v[0] * s[0] / (std::sqrt(s[1]) + v[3]) + v[4] * p;
           }},
          {UpdateRule::ams_grad,
           "ams_grad",
           3,
           {0.01, 0.8, 0.95, 1e-3, 0.02},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[1] * s[0] + (1 - v[1]) * g;
             s[1] = v[2] * s[1] + (1 - v[2]) * g * g;
             s[2] = std::max(s[1], s[2]);
             p -= v[0] * s[0] / (std::sqrt(s[2]) + v[3]) + v[4] * p;
           }},
          {UpdateRule::radam,
           "radam",
           2,
           {0.01, 0.8, 0.95, 1e-3, 0.02, 1},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[1] * s[0] + (1 - v[1]) * g;
             s[1] = v[2] * s[1] + (1 - v[2]) * g * g;
             p -= v[0] * s[0] / (std::sqrt(s[1]) + v[3]) + v[4] * p;
           }},
          {UpdateRule::radam,
           "radam early",
           2,
           {0.01, 0.8, 0.95, 1e-3, 0, 0},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[1] * s[0] + (1 - v[1]) * g;
             s[1] = v[2] * s[1] + (1 - v[2]) * g * g;
             p -= v[0] * s[0];
           }},
          {UpdateRule::rms_prop,
           "rms_prop",
           1,
           {0.01, 0.9, 1e-3},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[1] * s[0] + (1 - v[1]) * g * g;
             p -= v[0] * g / (std::sqrt(s[0]) + v[2]);
           }},
          {UpdateRule::rms_prop_graves,
           "rms_prop_graves",
           3,
           {0.01, 0.9, 0.8, 2},
           [](double g, double* s, double& p, const double* v) {
             s[0] = v[1] * s[0] + (1 - v[1]) * g * g;
             s[1] = v[1] * s[1] + (1 - v[1]) * g;
             s[2] = v[2] * s[2] - v[0] * g / std::sqrt(s[0] - s[1] * s[1] + v[3]);
             p += s[2];
           }},
          {UpdateRule::smorms3,
           "smorms3",
           3,
           {0.5, 1e-3},
           [](double g, double* s, double& p, const double* v) {
             const double r = 1 / (s[0] + 1);
             s[1] = (1 - r) * s[1] + r * g;
             s[2] = (1 - r) * s[2] + r * g * g;
             const double x = s[1] * s[1] / (s[2] + v[1]);
             p -= g * std::min(x, v[0]) / (std::sqrt(s[2]) + v[1]);
             s[0] = 1 + s[0] * (1 - x);
           }},
          {UpdateRule::lion,
           "lion",
           1,
           {0.01, 0.9, 0.8, 0.02},
           [](double g, double* s, double& p, const double* v) {
             p -= v[0] * sign_of(v[1] * s[0] + (1 - v[1]) * g) + v[3] * p;
             s[0] = v[2] * s[0] + (1 - v[2]) * g;
           }},
      };
  return rules;
}

}  // namespace catenary
