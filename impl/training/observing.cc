// Extensions that set, report and check numbers.
#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/optimizers/loss_scale.h"
#include "impl/training/extensions.h"
#include "impl/training/trainer.h"

namespace catenary::trainers {
namespace {

/// Sets a hyperparameter to the value of a schedule.
class Shift final : public Extension {
 public:
  Shift(const char* hyperparameter, ScheduleRef schedule, OptimizerRef optimizer)
      : Extension("Shift", CTN_PRIORITY_READER, every_epoch()),
        hyperparameter_(hyperparameter),
        schedule_(std::move(schedule)),
        optimizer_(std::move(optimizer)) {}
  void visit(Visitor& visitor) const override {
    Extension::visit(visitor);
    visitor.add(schedule_);
    visitor.add(optimizer_);
  }
  void initialize(Trainer& trainer, const std::string&) override { set(trainer); }
  void run(Trainer& trainer) override {
    ++t_;
    set(trainer);
  }
  void traverse(Serializer& s) override {
    const int64_t t = s.integer("t", t_);
    if (t < 0) fail(CTN_ERROR_FORMAT, "expected a \"t\" of at least 0, got %lld", (long long)t);
    if (s.loads()) s.on_commit([self = share(*this), t] { self->t_ = t; });
  }

 private:
  void set(Trainer& trainer) const {
    const OptimizerRef optimizer = optimizer_ ? optimizer_ : trainer.updater().optimizer("main");
    optimizer->set_hyperparameter(hyperparameter_.c_str(), schedule_->value(t_));
  }

  std::string hyperparameter_;
  ScheduleRef schedule_;
  OptimizerRef optimizer_;  // null: "main" of the updater
  int64_t t_ = 0;           // number of calls
};

class ObserveValue final : public Extension {
 public:
  ObserveValue(const char* key, Callback<ctn_observe_fn> function)
      : Extension("observe_value", CTN_PRIORITY_WRITER, every_epoch()),
        key_(clean_path(key, "key")),
        function_(std::move(function)) {}
  void run(Trainer& trainer) override {
    double value = 0;
    check_callback(function_(&trainer, &value));
    report(key_.c_str(), value, nullptr);
  }

 private:
  std::string key_;
  Callback<ctn_observe_fn> function_;
};

class ObserveHyperparameter final : public Extension {
 public:
  ObserveHyperparameter(const char* key, const char* optimizer, const char* hyperparameter)
      : Extension("observe_" + std::string(hyperparameter), CTN_PRIORITY_WRITER, every_epoch()),
        key_(clean_path(key, "key")),
        optimizer_(optimizer ? optimizer : "main"),
        hyperparameter_(hyperparameter) {}
  void run(Trainer& trainer) override {
    const OptimizerRef optimizer = trainer.updater().optimizer(optimizer_.c_str());
    report(key_.c_str(), optimizer->hyperparameter(hyperparameter_.c_str()), nullptr);
  }

 private:
  std::string key_, optimizer_, hyperparameter_;
};

bool is_finite(const std::vector<const Array*>& arrays) {
  for (const ArrayRef& finite : optimizers::all_finite(arrays))
    if (!item_i64(*finite, {})) return false;
  return true;
}

class FailOnNonNumber final : public Extension {
 public:
  FailOnNonNumber() : Extension("FailOnNonNumber", CTN_PRIORITY_READER, every_iteration()) {}
  bool failure_keeps_state() const override { return false; }
  void run(Trainer& trainer) override {
    for (const auto& [name, optimizer] : trainer.updater().optimizers()) {
      const LinkIndex& index = optimizer->target()->index();
      std::vector<const Array*> all;
      for (const LinkIndex::ParamAt& at : index.params)
        if (const ArrayRef& data = at.variable->data(); data && data->size()) all.push_back(data.get());
      if (is_finite(all)) continue;
      for (const LinkIndex::ParamAt& at : index.params)
        if (const ArrayRef& data = at.variable->data(); data && data->size() && !is_finite({data.get()}))
          fail(CTN_ERROR_NAN, "the parameter %s of \"%s\" has a NaN or an infinity after update %lld",
               at.path.c_str(), name.c_str(), (long long)trainer.updater().iteration());
    }
  }
};

}  // namespace

Ref<Extension> shift(const char* hyperparameter, ScheduleRef schedule, OptimizerRef optimizer) {
  return make<Shift>(hyperparameter, std::move(schedule), std::move(optimizer));
}

Ref<Extension> observe_value(const char* key, Callback<ctn_observe_fn> function) {
  return make<ObserveValue>(key, std::move(function));
}

Ref<Extension> observe_hyperparameter(const char* key, const char* optimizer, const char* hyperparameter) {
  return make<ObserveHyperparameter>(key, optimizer, hyperparameter);
}

Ref<Extension> fail_on_non_number() { return make<FailOnNonNumber>(); }

}  // namespace catenary::trainers
