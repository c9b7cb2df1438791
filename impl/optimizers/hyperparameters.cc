// Hyperparameters: numbers or schedules, each within its range.
#include <algorithm>
#include <cstring>

#include "impl/base/binding.h"
#include "impl/base/range.h"
#include "impl/base/scoped_value.h"
#include "impl/base/utf8.h"
#include "impl/optimizers/optimizer.h"
#include "impl/optimizers/rules.h"

using catenary::fail;
using catenary::Ref;
using catenary::ScopedValue;
using catenary::UpdateParams;
using Slot = ctn_optimizer::Slot;

size_t ctn_optimizer::find_hyperparameter(const char* name) const {
  size_t i = 0;
  while (i < hyperparameters_.size() && hyperparameters_[i].name != name) ++i;
  return i;
}

const std::string& ctn_optimizer::hyperparameter_name(size_t index) const {
  catenary::require_index(index, hyperparameters_.size(), "hyperparameters");
  return hyperparameters_[index].name;
}

double ctn_optimizer::value_of(const Hyperparameter& hyperparameter, int64_t t) const {
  if (!hyperparameter.schedule) return hyperparameter.value;
  // A schedule may be a callback, which may replace it, add hyperparameters or release the optimizer.
  const Hyperparameter known = hyperparameter;
  const int64_t count = known.by_epoch ? epoch_ : t;
  const double value = known.schedule->value(count);
  if (!known.range->holds(value))
    fail(CTN_ERROR_STATE, "%s: expected %s, but its schedule gives %g at %lld", known.name.c_str(),
         known.range->text().c_str(), value, (long long)count);
  return value;
}

void ctn_optimizer::values_of(size_t group, int64_t t, double* values) const {
  for (size_t i = 0; i < hyperparameters_.size(); ++i) {
    const Hyperparameter* own = find_own(group, hyperparameters_[i].name);
    values[i] = value_of(own ? *own : hyperparameters_[i], t);
  }
}

/// Schedules see the number of updates before this one.
void ctn_optimizer::fill_params(int64_t t, catenary::Span<const Slot> slots) {
  std::vector<bool> needed(groups_.size());
  if (!groups_.empty())
    for (const Slot& slot : slots)
      if (slot.group && slot.gradient()) needed[slot.group - 1] = true;
  const ScopedValue<bool> scope(busy_, true);  // schedules may be callbacks
  params_.resize(groups_.size() + 1);
  for (size_t group = 0; group < params_.size(); ++group) {
    if (group && !needed[group - 1]) continue;
    double known[Rule::kMaxHyperparameters];
    values_of(group, t - 1, known);
    rule_->set_values(known, t, params_[group].values);
  }
}

double ctn_optimizer::hyperparameter(const char* wanted) const {
  return hyperparameter(wanted, moving_group_);
}

double ctn_optimizer::hyperparameter(const char* wanted, size_t group) const {
  const Ref<ctn_optimizer> self = catenary::share(const_cast<ctn_optimizer&>(*this));
  const size_t i = find_hyperparameter(wanted);
  // A user's update of parameters is update number t; schedules see the number of updates before it.
  if (i < hyperparameters_.size()) {
    const Hyperparameter* own = find_own(group, wanted);
    return value_of(own ? *own : hyperparameters_[i], moving_ ? std::max<int64_t>(t_ - 1, 0) : t_);
  }
  if (!rule_ || !rule_->rate || std::strcmp(wanted, "lr") != 0) fail_hyperparameter(wanted);
  if (t_ == 0)
    fail(CTN_ERROR_STATE,
         "name: \"lr\" of %s is computed from the number of updates, and there has been none so far", name());
  double known[Rule::kMaxHyperparameters];
  values_of(group, t_ - 1, known);
  return rule_->rate(known, t_);
}

void ctn_optimizer::set_hyperparameter(const char* wanted, double value) {
  const size_t i = find_hyperparameter(wanted);
  if (i == hyperparameters_.size()) fail_hyperparameter(wanted);
  require_within(*hyperparameters_[i].range, value, wanted);
  if (hyperparameters_[i].schedule)
    fail(CTN_ERROR_STATE, "name: \"%s\" follows a schedule, which has to be removed first", wanted);
  hyperparameters_[i].value = value;
}

void ctn_optimizer::add_hyperparameter(const char* added, double value) {
  if (!user_)
    fail(CTN_ERROR_UNSUPPORTED,
         "optimizer: expected one defined by callbacks, got %s, which has its own hyperparameters", name());
  catenary::utf8_text(added, "name");
  if (!*added) fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name, got an empty string");
  if (find_hyperparameter(added) < hyperparameters_.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a new name, but there is already \"%s\"", added);
  require_within(catenary::kFinite, value, added);
  hyperparameters_.push_back({added, value, nullptr, false, &catenary::kFinite});
}

void ctn_optimizer::set_schedule(const char* wanted, catenary::Schedule* schedule, bool by_epoch) {
  const size_t i = find_hyperparameter(wanted);
  if (i == hyperparameters_.size()) fail_hyperparameter(wanted);
  const catenary::ScheduleRef old = std::exchange(
      hyperparameters_[i].schedule, schedule ? catenary::share(*schedule) : catenary::ScheduleRef());
  hyperparameters_[i].by_epoch = by_epoch;
}

void ctn_optimizer::fail_hyperparameter(const char* wanted) const {
  std::vector<std::string> known;
  for (const Hyperparameter& each : hyperparameters_) known.push_back(each.name);
  fail(CTN_ERROR_NOT_FOUND, "name: expected a hyperparameter of %s (%s), got \"%s\"", name(),
       known.empty() ? "it has none" : catenary::enumerate_names(known).c_str(), wanted);
}

// Numbers as checkpoints store them.

std::vector<std::pair<std::string, double>> ctn_optimizer::numbers() const {
  std::vector<std::pair<std::string, double>> list;
  for (const Hyperparameter& each : hyperparameters_)
    if (!each.schedule) list.emplace_back(each.name, each.value);
  for (const Group& group : groups_)
    for (const Hyperparameter& own : group.own)
      if (!own.schedule) list.emplace_back(group.name + "/" + own.name, own.value);
  return list;
}

const ctn_optimizer::Hyperparameter* ctn_optimizer::hyperparameter_at(const std::string& place) const {
  const Hyperparameter* found = nullptr;
  for (const Hyperparameter& each : hyperparameters_)
    if (each.name == place) found = &each;
  for (const Group& group : groups_)
    for (const Hyperparameter& own : group.own)
      if (group.name + "/" + own.name == place) found = &own;
  return found;
}

bool ctn_optimizer::is_scheduled(const std::string& place) const {
  const Hyperparameter* found = hyperparameter_at(place);
  return found && found->schedule;
}

void ctn_optimizer::check_number(const std::string& place, double value) const {
  const Hyperparameter* found = hyperparameter_at(place);
  if (found && !found->schedule) require_within(*found->range, value, place.c_str());
}

void ctn_optimizer::set_number(const std::string& place, double value) {
  Hyperparameter* found = const_cast<Hyperparameter*>(hyperparameter_at(place));
  if (found && !found->schedule) found->value = value;
}
