// The update rules of impl/kernels/update_rules.def as objects.
#include "impl/optimizers/rules.h"

#include <cmath>

#include "impl/optimizers/optimizer.h"

namespace catenary::optimizers {
namespace {

// For the structs of values.
#include "impl/kernels/math.h"
//
#include "impl/kernels/update.h"

double correction(double beta, int64_t t) { return 1 - std::pow(beta, double(t)); }

// Values that variants of Adam compute from their hyperparameters h.

template <class H>
double adam_rate(const H& h, int64_t t) {
  return h.alpha * std::sqrt(correction(h.beta2, t)) / correction(h.beta1, t);
}

/// eps is added to the square root of the corrected v; this is the same as adding a smaller one to the square
/// root of v.
template <class H>
double uncorrected_eps(const H& h, int64_t t) {
  return h.eps * std::sqrt(correction(h.beta2, t));
}

/// The length of the approximated simple moving average at update t, and its limit.
template <class H>
double average_limit(const H& h) {
  return 2 / (1 - h.beta2) - 1;
}
template <class H>
double average_length(const H& h, int64_t t) {
  return average_limit(h) - 2 * double(t) * std::pow(h.beta2, double(t)) / correction(h.beta2, t);
}

template <class H>
bool radam_rectifies(const H& h, int64_t t) {
  return average_length(h, t) > 5;
}

template <class H>
double radam_rate(const H& h, int64_t t) {
  if (!radam_rectifies(h, t)) return h.alpha / correction(h.beta1, t);
  const double length = average_length(h, t), limit = average_limit(h);
  return adam_rate(h, t) *
         std::sqrt((length - 4) * (length - 2) * limit / ((limit - 4) * (limit - 2) * length));
}

// The hyperparameters of each rule as a struct, with the values that follow from them.
#define CTN_ARGUMENT(NAME, RANGE) double NAME;
#define CTN_PRESET(NAME, RANGE, VALUE) double NAME;
#define CTN_RATE(FUNCTION) \
  double rate(int64_t t) const { return FUNCTION(*this, t); }
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, HYPERPARAMETERS, STATES, RATE, ...) \
  struct NAME##_rule {                                                            \
    HYPERPARAMETERS RATE auto values([[maybe_unused]] int64_t t) const {          \
      return FUNCTOR<double>::Values __VA_ARGS__;                                 \
    }                                                                             \
  };
#include "impl/kernels/update_rules.def"
#undef CTN_ARGUMENT
#undef CTN_PRESET
#undef CTN_RATE
#undef CTN_UPDATE_RULE

template <class H>
H from_numbers(const double* numbers) {
  static_assert(sizeof(H) <= Rule::kMaxHyperparameters * sizeof(double));
  H h;
  std::memcpy(&h, numbers, sizeof(h));
  return h;
}

template <class H>
void set_values(const double* numbers, int64_t t, UpdateValues& values) {
  values.set(from_numbers<H>(numbers).values(t));
}

template <class H>
constexpr auto rate_of() -> double (*)(const double*, int64_t) {
  if constexpr (requires(const H& h) { h.rate(1); })
    return [](const double* numbers, int64_t t) { return from_numbers<H>(numbers).rate(t); };
  else
    return nullptr;
}

#define CTN_ARGUMENT(NAME, RANGE) {#NAME, RANGE},
#define CTN_PRESET(NAME, RANGE, VALUE) {#NAME, RANGE, VALUE},
#define CTN_STATE(NAME, VALUE) {#NAME, VALUE},
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, HYPERPARAMETERS, STATES, ...) \
  {LABEL,                                                                   \
   #FUNCTOR,                                                                \
   UpdateRule::NAME,                                                        \
   {HYPERPARAMETERS},                                                       \
   {STATES},                                                                \
   set_values<NAME##_rule>,                                                 \
   rate_of<NAME##_rule>()},
constexpr Rule kRules[] = {
#include "impl/kernels/update_rules.def"
};
#undef CTN_ARGUMENT
#undef CTN_PRESET
#undef CTN_STATE
#undef CTN_UPDATE_RULE

#define CTN_STATE(...) +1
#define CTN_UPDATE_RULE(NAME, LABEL, FUNCTOR, HYPERPARAMETERS, STATES, ...) \
  static_assert(FUNCTOR<double>::states == 0 STATES, LABEL ": as many states as the functor has");
#include "impl/kernels/update_rules.def"
#undef CTN_STATE
#undef CTN_UPDATE_RULE

}  // namespace

Span<const Rule> rules() { return {kRules, kUpdateRules}; }

OptimizerRef make_optimizer(UpdateRule rule, std::initializer_list<double> arguments) {
  return make<Optimizer>(kRules[int(rule)], arguments);
}

}  // namespace catenary::optimizers
