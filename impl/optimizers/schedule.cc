// Schedules of hyperparameters.
#include "impl/optimizers/schedule.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/range.h"

namespace catenary::schedules {
namespace {

/// A schedule defined by a function of t.
template <class F>
class Formula final : public Schedule {
 public:
  explicit Formula(F f) : f_(std::move(f)) {}
  double value(int64_t t) const override { return f_(t); }

 private:
  F f_;
};

template <class F>
ScheduleRef formula(F f) {
  return make<Formula<F>>(std::move(f));
}

void require_finite(double value, const char* name) { require_within(kFinite, value, name); }

void require_at_least(int64_t value, int64_t least, const char* name) {
  if (value < least)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least %lld, got %lld", name, (long long)least,
         (long long)value);
}

void require_target(double target) {
  if (std::isinf(target))
    fail(CTN_ERROR_INVALID_ARGUMENT, "target: expected a finite number, or NaN for none, got %g", target);
}

/// Returns the value, or the target once the value has passed it on the way from `init`.
double bounded(double value, double init, double target) {
  if (std::isnan(target)) return value;
  return target < init ? std::max(value, target) : std::min(value, target);
}

/// Keeps numbers finite that overflow after many steps.
double finite(double value) {
  constexpr double most = 1.7976931348623157e308;
  return std::isnan(value) ? 0 : std::min(std::max(value, -most), most);
}

class Warmup final : public Schedule {
 public:
  Warmup(double start, int64_t length, ScheduleRef after)
      : start_(start), length_(length), after_(std::move(after)) {}
  double value(int64_t t) const override {
    if (t >= length_) return after_->value(t - length_);
    return (double(t) * after_->value(0) + double(length_ - t) * start_) / double(length_);
  }
  void visit(Visitor& visitor) const override { visitor.add(after_); }

 private:
  double start_;
  int64_t length_;
  ScheduleRef after_;
};

class UserSchedule final : public Schedule {
 public:
  explicit UserSchedule(Callback<ctn_schedule_fn> function) : function_(std::move(function)) {}
  double value(int64_t t) const override {
    double value = std::nan("");
    check_callback(function_(t, &value));
    if (!std::isfinite(value))
      fail(CTN_ERROR_CALLBACK, "schedule: expected a finite value at %lld, got %g", (long long)t, value);
    return value;
  }

 private:
  Callback<ctn_schedule_fn> function_;
};

}  // namespace

ScheduleRef constant(double init) {
  require_finite(init, "init");
  return formula([init](int64_t) { return init; });
}

ScheduleRef exponential(double init, double target, double rate) {
  require_finite(init, "init");
  require_target(target);
  require_within(kNotNegative, rate, "rate");
  return formula([=](int64_t t) { return bounded(finite(init * std::pow(rate, double(t))), init, target); });
}

ScheduleRef step(double init, double target, int64_t step, double gamma) {
  require_finite(init, "init");
  require_target(target);
  require_at_least(step, 1, "step");
  require_within(kNotNegative, gamma, "gamma");
  return formula([=](int64_t t) {
    const int64_t steps = t / step;
    return bounded(finite(init * std::pow(gamma, double(steps))), init, target);
  });
}

ScheduleRef multistep(double init, Span<const int64_t> steps, double gamma) {
  require_finite(init, "init");
  for (size_t i = 0; i < steps.size; ++i)
    if (steps[i] < 0 || (i && steps[i] <= steps[i - 1]))
      fail(CTN_ERROR_INVALID_ARGUMENT, "steps: expected ascending numbers of at least 0, got %lld at %zu",
           (long long)steps[i], i);
  require_within(kNotNegative, gamma, "gamma");
  return formula([init, gamma, known = std::vector<int64_t>(steps.begin(), steps.end())](int64_t t) {
    const auto passed = std::upper_bound(known.begin(), known.end(), t) - known.begin();
    return finite(init * std::pow(gamma, double(passed)));
  });
}

ScheduleRef linear(double init, double target, int64_t begin, int64_t end) {
  require_finite(init, "init");
  require_finite(target, "target");
  require_at_least(begin, 0, "begin");
  if (end <= begin)
    fail(CTN_ERROR_INVALID_ARGUMENT, "end: expected more than begin, %lld, got %lld", (long long)begin,
         (long long)end);
  return formula([=](int64_t t) {
    if (t <= begin) return init;
    if (t >= end) return target;
    const double part = double(t - begin) / double(end - begin);
    return init + part * (target - init);
  });
}

ScheduleRef cosine(double init, double target, int64_t period, int64_t restart_factor) {
  require_finite(init, "init");
  require_finite(target, "target");
  require_at_least(period, 1, "period");
  require_at_least(restart_factor, 0, "restart_factor");
  return formula([=](int64_t t) {
    double at = double(t), length = double(period);
    if (restart_factor == 0) {
      at = std::min(at, length);
    } else if (restart_factor == 1) {
      at = double(t % period);
    } else {
      for (; at >= length; length *= double(restart_factor)) at -= length;
    }
    constexpr double pi = 3.14159265358979323846;
    return target + (init - target) * (1 + std::cos(pi * at / length)) / 2;
  });
}

ScheduleRef polynomial(double init, double target, int64_t length, double power) {
  require_finite(init, "init");
  require_target(target);
  require_at_least(length, 1, "length");
  require_within(kNotNegative, power, "power");
  return formula([=](int64_t t) {
    const double rest = std::max(1 - double(t) / double(length), 0.0);
    return bounded(init * std::pow(rest, power), init, target);
  });
}

ScheduleRef inverse(double init, double target, double gamma, double power) {
  require_finite(init, "init");
  require_target(target);
  require_within(kNotNegative, gamma, "gamma");
  require_finite(power, "power");
  return formula([=](int64_t t) {
    return bounded(finite(init * std::pow(1 + gamma * double(t), -power)), init, target);
  });
}

ScheduleRef warmup(double start, Schedule& after, int64_t length) {
  require_finite(start, "start");
  require_at_least(length, 1, "length");
  return make<Warmup>(start, length, share(after));
}

ScheduleRef user(Callback<ctn_schedule_fn> function) { return make<UserSchedule>(std::move(function)); }

double value(const Schedule& schedule, int64_t t) {
  require_at_least(t, 0, "t");
  return schedule.value(t);
}

}  // namespace catenary::schedules
