// Triggers: when an extension runs, or a training ends.
#pragma once
#include <catenary/triggers.h>

#include <string>
#include <vector>

#include "impl/base/user_table.h"
#include "impl/serializer/serializer.h"
#include "impl/training/summary.h"

struct ctn_trainer;

/// Decides after every update. The C API's handle is the object itself.
struct ctn_trigger : catenary::HandleObject<catenary::Kind::trigger> {
 public:
  /// Whether the trigger fires after the present update. Asks once per update, so that several users of one
  /// trigger get the same answer.
  bool fires(ctn_trainer& trainer);
  /// Whether a training that this trigger ends is over; asked before and after every update.
  virtual bool is_over(ctn_trainer& trainer) { return fires(trainer); }
  /// Part of what `is_over` waits for that is done, for progress bars; below 0 if it is unknown.
  virtual double progress(ctn_trainer&) const { return -1; }
  /// Called before the first update.
  virtual void start(ctn_trainer&) {}
  /// Saves or loads what the trigger remembers; part of a traversal.
  void traverse(catenary::Serializer& serializer);

 protected:
  virtual bool decide(ctn_trainer& trainer) = 0;
  virtual void traverse_state(catenary::Serializer&) {}

 private:
  int64_t asked_ = -1;  // the iteration of `answer_`
  bool answer_ = false;
};

namespace catenary {

using Trainer = ::ctn_trainer;
using Trigger = ::ctn_trigger;

namespace trainers {

/// After every `period` iterations or epochs; epochs may be fractions.
Ref<Trigger> interval_trigger(double period, int32_t unit);
Ref<Trigger> manual_schedule_trigger(Span<const double> points, int32_t unit);
/// Once, after the first update of a run: with `on_resume` also of each resumed run.
Ref<Trigger> once_trigger(bool on_resume);
/// When the mean of a value since the last check is the smallest, or largest, so far. `check` may be null:
/// every epoch.
Ref<Trigger> min_value_trigger(const char* key, Ref<Trigger> check);
Ref<Trigger> max_value_trigger(const char* key, Ref<Trigger> check);
/// Fires when a value has not become better in `patience` checks, or when `limit` (may be null) does.
Ref<Trigger> early_stopping_trigger(const char* monitor, int64_t patience, int32_t mode, Ref<Trigger> check,
                                    Ref<Trigger> limit);
Ref<Trigger> user_trigger(UserTable<ctn_trigger_callbacks> table);

/// The best value that a trigger has seen; NaN before the first. INVALID_ARGUMENT for triggers of other
/// kinds.
double trigger_best_value(const Trigger& trigger);

}  // namespace trainers
}  // namespace catenary
