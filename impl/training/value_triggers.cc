// Triggers that watch a reported value.
#include <cmath>
#include <cstring>
#include <limits>

#include "impl/base/binding.h"
#include "impl/training/trainer.h"

namespace catenary::trainers {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Collects a value, and compares its mean with the best one whenever `check` fires.
class Watching : public Trigger {
 public:
  static constexpr char kNoun[] = "a trigger that watches a value";

  Watching(const char* key, bool wants_less, Ref<Trigger> check)
      : key_(clean_path(key, "key")),
        wants_less_(wants_less),
        check_(check ? std::move(check) : interval_trigger(1, CTN_TRIGGER_UNIT_EPOCH)) {}
  void visit(Visitor& visitor) const override { visitor.add(check_); }
  void start(Trainer& trainer) override { check_->start(trainer); }
  double best() const { return best_; }

 protected:
  void traverse_state(Serializer& s) override {
    const double best = s.real("best", best_);
    Moments seen;
    seen.weight = s.real("weight", seen_.weight);
    seen.mean = s.real("mean", seen_.mean);
    check_->traverse(*s.child("check"));
    if (!s.loads()) return;
    s.on_commit([self = share(*this), best, seen] {
      self->best_ = best;
      self->seen_ = seen;
    });
  }

  enum class Outcome { none, better, worse };

  /// The outcome of a check; none between checks and without a new value.
  Outcome look(Trainer& trainer) {
    const Dictionary& observation = *trainer.observation();
    if (observation.has(key_)) {
      const StoredValue& entry = observation.at(key_);
      if (!is_number(entry))
        fail(CTN_ERROR_STATE, "trigger: expected a number as the value \"%s\", got something else",
             key_.c_str());
      seen_.add(number_of(entry), 1);
    }
    if (!check_->fires(trainer) || seen_.weight == 0) return Outcome::none;
    const double value = std::exchange(seen_, {}).mean;
    const bool better = std::isnan(best_) ? !std::isnan(value) : wants_less_ ? value < best_ : value > best_;
    if (better) best_ = value;
    return better ? Outcome::better : Outcome::worse;
  }

 private:
  std::string key_;
  bool wants_less_;
  Ref<Trigger> check_;
  Moments seen_;  // since the last check
  double best_ = kNaN;
};

class BestValue final : public Watching {
 public:
  using Watching::Watching;

 protected:
  bool decide(Trainer& trainer) override { return look(trainer) == Outcome::better; }
};

class EarlyStopping final : public Watching {
 public:
  EarlyStopping(const char* monitor, int64_t patience, bool wants_less, Ref<Trigger> check,
                Ref<Trigger> limit)
      : Watching(monitor, wants_less, std::move(check)), patience_(patience), limit_(std::move(limit)) {}
  void visit(Visitor& visitor) const override {
    Watching::visit(visitor);
    visitor.add(limit_);
  }
  void start(Trainer& trainer) override {
    Watching::start(trainer);
    if (limit_) limit_->start(trainer);
  }
  bool is_over(Trainer& trainer) override { return fires(trainer) || (limit_ && limit_->is_over(trainer)); }
  double progress(Trainer& trainer) const override { return limit_ ? limit_->progress(trainer) : -1; }

 protected:
  void traverse_state(Serializer& s) override {
    Watching::traverse_state(s);
    const int64_t failures = s.integer("failures", failures_);
    if (limit_) limit_->traverse(*s.child("limit"));
    if (s.loads()) s.on_commit([self = share(*this), failures] { self->failures_ = failures; });
  }
  bool decide(Trainer& trainer) override {
    const Outcome outcome = look(trainer);
    if (outcome == Outcome::better) failures_ = 0;
    if (outcome == Outcome::worse) ++failures_;
    return failures_ >= patience_;
  }

 private:
  int64_t patience_, failures_ = 0;
  Ref<Trigger> limit_;
};

}  // namespace

Ref<Trigger> min_value_trigger(const char* key, Ref<Trigger> check) {
  return make<BestValue>(key, true, std::move(check));
}

Ref<Trigger> max_value_trigger(const char* key, Ref<Trigger> check) {
  return make<BestValue>(key, false, std::move(check));
}

Ref<Trigger> early_stopping_trigger(const char* monitor, int64_t patience, int32_t mode, Ref<Trigger> check,
                                    Ref<Trigger> limit) {
  if (patience < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "patience: expected at least 1, got %lld", (long long)patience);
  const bool is_accuracy = std::strstr(monitor, "accuracy") != nullptr;
  const bool wants_less = mode == CTN_STOPPING_MODE_MIN || (mode == CTN_STOPPING_MODE_AUTO && !is_accuracy);
  return make<EarlyStopping>(monitor, patience, wants_less, std::move(check), std::move(limit));
}

double trigger_best_value(const Trigger& trigger) {
  const auto* watching = dynamic_cast<const Watching*>(&trigger);
  if (!watching)
    fail(CTN_ERROR_INVALID_ARGUMENT, "trigger: expected %s, got one of another kind", Watching::kNoun);
  return watching->best();
}

}  // namespace catenary::trainers
