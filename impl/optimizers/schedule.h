#pragma once
#include <catenary/schedule.h>

#include "impl/base/callback.h"
#include "impl/base/object.h"
#include "impl/base/span.h"

/// The values of a hyperparameter over time, by nothing but the number of updates (or epochs) that are over:
/// training that goes on from a saved t gets the same ones.
struct ctn_schedule : catenary::HandleObject<catenary::Kind::schedule> {
 public:
  virtual double value(int64_t t) const = 0;
};

namespace catenary {

using Schedule = ::ctn_schedule;
using ScheduleRef = Ref<Schedule>;

namespace schedules {

// In order: where it starts, what it goes to, when, and the shape. A target of NaN means that there is none.
ScheduleRef constant(double init);
ScheduleRef exponential(double init, double target, double rate);
ScheduleRef step(double init, double target, int64_t step, double gamma);
ScheduleRef multistep(double init, Span<const int64_t> steps, double gamma);
ScheduleRef linear(double init, double target, int64_t begin, int64_t end);
ScheduleRef cosine(double init, double target, int64_t period, int64_t restart_factor);
ScheduleRef polynomial(double init, double target, int64_t length, double power);
ScheduleRef inverse(double init, double target, double gamma, double power);
ScheduleRef warmup(double start, Schedule& after, int64_t length);
ScheduleRef user(Callback<ctn_schedule_fn> function);

/// INVALID_ARGUMENT where t is negative; CALLBACK where a user's value is not finite.
double value(const Schedule& schedule, int64_t t);

}  // namespace schedules
}  // namespace catenary
