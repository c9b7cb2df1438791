// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/schedule.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/optimizers/schedule.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_schedule *ctn_schedule_retain(const ctn_schedule *self) {
  return capi::retain(const_cast<ctn_schedule *>(self), "schedule_retain");
}

CTN_API void ctn_schedule_release(const ctn_schedule *self) {
  capi::release(self, "schedule_release");
}

CTN_API ctn_status ctn_schedule_constant_new(double init, ctn_schedule **out) {
  return capi::guard("schedule_constant_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::schedules::constant(init));
  });
}

CTN_API ctn_status ctn_schedule_exponential_new(double init, double target, double rate, ctn_schedule **out) {
  return capi::guard("schedule_exponential_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::schedules::exponential(init, target, rate));
  });
}

CTN_API ctn_status ctn_schedule_step_new(double init, double target, int64_t step, double gamma,
                                         ctn_schedule **out) {
  return capi::guard("schedule_step_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::schedules::step(init, target, step, gamma));
  });
}

CTN_API ctn_status ctn_schedule_multistep_new(double init, const int64_t *steps, size_t count, double gamma,
                                              ctn_schedule **out) {
  return capi::guard("schedule_multistep_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::schedules::multistep(init, capi::list(steps, count, "steps"), gamma));
  });
}

CTN_API ctn_status ctn_schedule_linear_new(double init, double target, int64_t begin, int64_t end,
                                           ctn_schedule **out) {
  return capi::guard("schedule_linear_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::schedules::linear(init, target, begin, end));
  });
}

CTN_API ctn_status ctn_schedule_cosine_new(double init, double target, int64_t period, int64_t restart_factor,
                                           ctn_schedule **out) {
  return capi::guard("schedule_cosine_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::schedules::cosine(init, target, period, restart_factor));
  });
}

CTN_API ctn_status ctn_schedule_polynomial_new(double init, double target, int64_t length, double power,
                                               ctn_schedule **out) {
  return capi::guard("schedule_polynomial_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::schedules::polynomial(init, target, length, power));
  });
}

CTN_API ctn_status ctn_schedule_inverse_new(double init, double target, double gamma, double power,
                                            ctn_schedule **out) {
  return capi::guard("schedule_inverse_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::schedules::inverse(init, target, gamma, power));
  });
}

CTN_API ctn_status ctn_schedule_warmup_new(double start, ctn_schedule *after, int64_t length,
                                           ctn_schedule **out) {
  return capi::guard("schedule_warmup_new", [&] {
    capi::open(out, "out");
    const auto held_after = catenary::share(capi::in(after, "after"));
    *out = capi::give(catenary::schedules::warmup(start, *held_after, length));
  });
}

CTN_API ctn_status ctn_schedule_new(ctn_schedule_fn function, void *user_data, ctn_destroy_fn destroy,
                                    ctn_schedule **out) {
  return capi::guard("schedule_new", [&] {
    catenary::Callback<ctn_schedule_fn> function_(function, user_data, destroy);
    capi::open(out, "out");
    capi::require(function, "function");
    *out = capi::give(catenary::schedules::user(std::move(function_)));
  });
}

CTN_API ctn_status ctn_schedule_value(ctn_schedule *schedule, int64_t t, double *value) {
  return capi::guard("schedule_value", [&] {
    capi::reference(value, "value");
    const auto held_schedule = catenary::share(capi::in(schedule, "schedule"));
    *value = catenary::schedules::value(*held_schedule, t);
  });
}

}  // extern "C"
