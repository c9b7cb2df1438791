// Groups of parameters: their own hyperparameters, and the hooks that skip them.
#include <algorithm>
#include <cstring>

#include "impl/base/binding.h"
#include "impl/base/range.h"
#include "impl/base/utf8.h"
#include "impl/links/delayed.h"
#include "impl/links/pattern.h"
#include "impl/optimizers/optimizer.h"

using catenary::fail;
using Slot = ctn_optimizer::Slot;

size_t ctn_optimizer::find_group(const char* name) const {
  for (size_t i = 0; i < groups_.size(); ++i)
    if (groups_[i].name == name) return i + 1;
  std::vector<std::string> known;
  for (const Group& group : groups_) known.push_back(group.name);
  fail(CTN_ERROR_NOT_FOUND, "group: expected the name of a group (%s), got \"%s\"",
       catenary::enumerate_names(known).c_str(), name);
}

const std::string& ctn_optimizer::group_name(size_t index) const {
  catenary::require_index(index, groups_.size(), "groups");
  return groups_[index].name;
}

/// The group added last takes precedence.
size_t ctn_optimizer::group_at(const std::string& path) const {
  for (size_t i = groups_.size(); i > 0; --i)
    for (const std::string& pattern : groups_[i - 1].patterns)
      if (catenary::matches(pattern, path)) return i;
  return 0;
}

std::string ctn_optimizer::group_of(const char* path) {
  const size_t group = slot(path).group;
  return group ? groups_[group - 1].name : std::string();
}

void ctn_optimizer::require_members(const Group& group, catenary::Link& target) const {
  std::vector<std::string> paths = target.index().delayed;
  for (const catenary::LinkIndex::ParamAt& param : target.index().params) paths.push_back(param.path);
  for (const std::string& path : paths)
    for (const std::string& pattern : group.patterns)
      if (catenary::matches(pattern, path)) return;
  fail(
      CTN_ERROR_NOT_FOUND,
      "patterns: expected patterns of parameters (%s), but those of the group \"%s\" (%s) match none of them",
      catenary::enumerate_names(paths).c_str(), group.name.c_str(),
      catenary::enumerate_names(group.patterns).c_str());
}

void ctn_optimizer::add_group(const char* name, catenary::Span<const char* const> patterns) {
  require_idle("add_group");
  catenary::utf8_text(name, "name");
  if (!*name || std::strchr(name, '/'))
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name without \"/\", got \"%s\"", name);
  for (const Group& group : groups_)
    if (group.name == name)
      fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a new name, but there is already a group \"%s\"",
           name);
  if (!patterns.size) fail(CTN_ERROR_INVALID_ARGUMENT, "patterns: expected at least one, got none");
  Group group{name, {}, {}, {}};
  for (const char* pattern : patterns) group.patterns.push_back(catenary::clean_pattern(pattern, "patterns"));
  if (target_) require_members(group, *target_);
  groups_.push_back(std::move(group));
  for (Slot& slot : slots_) slot.group = group_at(slot.path);
}

void ctn_optimizer::remove_group(const char* name) {
  require_idle("remove_group");
  const size_t found = find_group(name);
  groups_.erase(groups_.begin() + std::ptrdiff_t(found - 1));
  for (Slot& slot : slots_) slot.group = group_at(slot.path);
}

// Hyperparameters.

const ctn_optimizer::Hyperparameter* ctn_optimizer::find_own(size_t group, const std::string& name) const {
  if (!group || group > groups_.size()) return nullptr;
  for (const Hyperparameter& own : groups_[group - 1].own)
    if (own.name == name && (own.has_value || own.schedule)) return &own;
  return nullptr;
}

/// Returns the group's own hyperparameter, to be filled; until then a new one follows the optimizer's.
ctn_optimizer::Hyperparameter& ctn_optimizer::own_of(const char* group, const char* name) {
  Group& found = groups_[find_group(group) - 1];
  const size_t i = find_hyperparameter(name);
  if (i == hyperparameters_.size()) fail_hyperparameter(name);
  for (Hyperparameter& own : found.own)
    if (own.name == name) return own;
  return found.own.emplace_back(Hyperparameter{name, 0, nullptr, false, hyperparameters_[i].range, false});
}

double ctn_optimizer::group_hyperparameter(const char* group, const char* name) const {
  return hyperparameter(name, find_group(group));
}

void ctn_optimizer::group_set_hyperparameter(const char* group, const char* name, double value) {
  Hyperparameter& own = own_of(group, name);
  require_within(*own.range, value, name);
  if (own.schedule)
    fail(CTN_ERROR_STATE, "name: \"%s\" of \"%s\" follows a schedule, which must be removed first", name,
         group);
  own.value = value;
  own.has_value = true;
}

void ctn_optimizer::group_set_schedule(const char* group, const char* name, catenary::Schedule* schedule,
                                       bool by_epoch) {
  Hyperparameter& own = own_of(group, name);
  const catenary::ScheduleRef old =
      std::exchange(own.schedule, schedule ? catenary::share(*schedule) : catenary::ScheduleRef());
  own.by_epoch = by_epoch;
}

// Hooks.

void ctn_optimizer::group_set_hook(const char* group, const char* hook, bool enabled) {
  Group& found = groups_[find_group(group) - 1];
  const auto known = std::find_if(hooks_.begin(), hooks_.end(),
                                  [&](const catenary::Ref<Hook>& each) { return each->name() == hook; });
  if (known == hooks_.end()) {
    std::vector<std::string> names;
    for (const catenary::Ref<Hook>& each : hooks_) names.push_back(each->name());
    fail(CTN_ERROR_NOT_FOUND, "hook: expected the name of a hook (%s), got \"%s\"",
         catenary::enumerate_names(names).c_str(), hook);
  }
  if (!enabled && !(*known)->spares_groups())
    fail(CTN_ERROR_UNSUPPORTED,
         "hook: expected a hook of the library, but \"%s\" is a function, which works on the whole link",
         hook);
  const auto place = std::find(found.without.begin(), found.without.end(), hook);
  if (enabled && place != found.without.end()) found.without.erase(place);
  if (!enabled && place == found.without.end()) found.without.push_back(hook);
}

bool ctn_optimizer::applies(const Hook& hook, const Slot& slot) const { return applies(hook, slot.group); }

bool ctn_optimizer::applies(const Hook& hook, size_t group) const {
  if (!group || group > groups_.size()) return true;
  const std::vector<std::string>& without = groups_[group - 1].without;
  return std::find(without.begin(), without.end(), hook.name()) == without.end();
}

void ctn_optimizer::put_stages(const Stages& stages, size_t group, catenary::UpdateParams& params) const {
  params.stage_count = params.rate_count = 0;
  for (const catenary::optimizers::PendingStage& pending : stages) {
    if (pending.hook && !applies(*pending.hook, group)) continue;
    params.stages[params.stage_count++] = pending.stage;
    params.rate_count += pending.stage.from_operand;
  }
}

void ctn_optimizer::add_rates(const Stages& stages, size_t group, const catenary::Backend& backend,
                              catenary::Launch& launch) const {
  for (const catenary::optimizers::PendingStage& pending : stages)
    if (pending.stage.from_operand && (!pending.hook || applies(*pending.hook, group)))
      launch.add(catenary::optimizers::number_on(backend, pending.rates)->operand());
}
