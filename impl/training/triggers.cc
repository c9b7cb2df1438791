// Triggers that follow the progress of a training.
#include <algorithm>
#include <cmath>

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/training/trainer.h"

using catenary::fail;

bool ctn_trigger::fires(ctn_trainer& trainer) {
  const int64_t iteration = trainer.updater().iteration();
  if (asked_ != iteration) {
    answer_ = decide(trainer);
    asked_ = iteration;
  }
  return answer_;
}

void ctn_trigger::traverse(catenary::Serializer& s) {
  const int64_t asked = s.integer("asked", asked_), answer = s.integer("answer", answer_);
  if (s.loads())
    s.on_commit([self = catenary::share(*this), asked, answer] {
      self->asked_ = asked;
      self->answer_ = answer != 0;
    });
  traverse_state(s);
}

namespace catenary::trainers {
namespace {

struct Progress {
  double before, now;  // of the iterations or epochs, around the last update
};

Progress progress_of(Trainer& trainer, int32_t unit) {
  const Updater& updater = trainer.updater();
  if (unit == CTN_TRIGGER_UNIT_EPOCH)
    return {std::max(updater.previous_epoch_detail(), 0.0), updater.epoch_detail()};
  const double iteration = double(updater.iteration());
  return {std::max(iteration - 1, 0.0), iteration};
}

const char* unit_name(int32_t unit) { return unit == CTN_TRIGGER_UNIT_EPOCH ? "epochs" : "iterations"; }

class Interval final : public Trigger {
 public:
  Interval(double period, int32_t unit) : period_(period), unit_(unit) {}
  bool is_over(Trainer& trainer) override { return progress_of(trainer, unit_).now >= period_; }
  double progress(Trainer& trainer) const override {
    return std::min(progress_of(trainer, unit_).now / period_, 1.0);
  }

 protected:
  bool decide(Trainer& trainer) override {
    const Progress p = progress_of(trainer, unit_);
    return std::floor(p.before / period_) != std::floor(p.now / period_);
  }

 private:
  double period_;
  int32_t unit_;
};

class ManualSchedule final : public Trigger {
 public:
  ManualSchedule(std::vector<double> points, int32_t unit) : points_(std::move(points)), unit_(unit) {}
  /// A training that it ends goes on to the last point.
  bool is_over(Trainer& trainer) override { return progress_of(trainer, unit_).now >= points_.back(); }
  double progress(Trainer& trainer) const override {
    return std::min(progress_of(trainer, unit_).now / points_.back(), 1.0);
  }

 protected:
  bool decide(Trainer& trainer) override {
    const Progress p = progress_of(trainer, unit_);
    return std::any_of(points_.begin(), points_.end(),
                       [&](double point) { return p.before < point && point <= p.now; });
  }

 private:
  std::vector<double> points_;  // ascending
  int32_t unit_;
};

class Once final : public Trigger {
 public:
  explicit Once(bool on_resume) : on_resume_(on_resume) {}
  void start(Trainer&) override {
    if (on_resume_) done_ = false;
  }

 protected:
  void traverse_state(Serializer& s) override {
    const int64_t stored = s.integer("done", done_);
    if (s.loads()) s.on_commit([self = share(*this), stored] { self->done_ = stored != 0; });
  }
  bool decide(Trainer&) override { return !std::exchange(done_, true); }

 private:
  bool on_resume_, done_ = false;
};

class UserTrigger final : public Trigger {
 public:
  explicit UserTrigger(UserTable<ctn_trigger_callbacks> table) : table_(std::move(table)) {
    if (!table_->fire) fail(CTN_ERROR_INVALID_ARGUMENT, "callbacks.fire: expected a function, got NULL");
  }

 protected:
  void traverse_state(Serializer& s) override {
    if (table_->serialize) check_callback(table_.call(table_->serialize, &s));
  }
  bool decide(Trainer& trainer) override {
    int32_t fires = 0;
    check_callback(table_.call(table_->fire, &trainer, &fires));
    return fires != 0;
  }

 private:
  UserTable<ctn_trigger_callbacks> table_;
};

void require_period(double period, int32_t unit) {
  const bool whole = unit == CTN_TRIGGER_UNIT_EPOCH || period == std::floor(period);
  if (!(std::isfinite(period) && period > 0 && whole))
    fail(CTN_ERROR_INVALID_ARGUMENT, "period: expected a %snumber of %s above 0, got %g",
         unit == CTN_TRIGGER_UNIT_EPOCH ? "" : "whole ", unit_name(unit), period);
}

}  // namespace

Ref<Trigger> interval_trigger(double period, int32_t unit) {
  require_period(period, unit);
  return make<Interval>(period, unit);
}

Ref<Trigger> manual_schedule_trigger(Span<const double> points, int32_t unit) {
  if (points.size == 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "points: expected at least one number of %s, got none", unit_name(unit));
  std::vector<double> sorted(points.data, points.data + points.size);
  for (const double point : sorted)
    if (!(std::isfinite(point) && point > 0))
      fail(CTN_ERROR_INVALID_ARGUMENT, "points: expected finite numbers of %s above 0, got %g",
           unit_name(unit), point);
  std::sort(sorted.begin(), sorted.end());
  return make<ManualSchedule>(std::move(sorted), unit);
}

Ref<Trigger> once_trigger(bool on_resume) { return make<Once>(on_resume); }

Ref<Trigger> user_trigger(UserTable<ctn_trigger_callbacks> table) {
  return make<UserTrigger>(std::move(table));
}

}  // namespace catenary::trainers
