// Schedules of hyperparameters.
#pragma once
#include <catenary/schedule.h>

#include "impl/base/callback.h"
#include "impl/base/object.h"
#include "impl/base/span.h"

/// The values of a hyperparameter over time. They depend only on the number of completed updates (or epochs),
/// so that training resumed from a saved t gets the same values.
struct ctn_schedule : catenary::HandleObject<catenary::Kind::schedule> {
 public:
  virtual double value(int64_t t) const = 0;
};

namespace catenary {

using Schedule = ::ctn_schedule;
using ScheduleRef = Ref<Schedule>;

namespace schedules {

// Arguments: the initial value, the target, the times, and the shape. A target of NaN means that there is
// none.
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

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) if t is negative, and Error(CTN_ERROR_CALLBACK) if a user's value
/// is not finite.
double value(const Schedule& schedule, int64_t t);

}  // namespace schedules
}  // namespace catenary
