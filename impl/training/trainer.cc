// Trainers: the loop of updates and extensions.
#include "impl/training/trainer.h"

#include <sys/stat.h>
#include <time.h>

#include <algorithm>
#include <cerrno>
#include <optional>

#include "impl/base/binding.h"
#include "impl/base/file.h"
#include "impl/base/utf8.h"
#include "impl/training/interrupts.h"
#include "impl/training/rollback.h"
#include "impl/training/snapshot.h"

using catenary::fail;
using catenary::trainers::Failure;
using catenary::trainers::now;
using catenary::trainers::ReportScope;
using catenary::trainers::RunLimit;
using catenary::trainers::Snapshot;

namespace {

/// Makes a folder and those above it.
void make_folders(const std::string& path) {
  for (size_t end = path.find('/', 1); end != path.npos; end = path.find('/', end + 1))
    if (mkdir(path.substr(0, end).c_str(), 0777) != 0 && errno != EEXIST)
      catenary::fail_io(path.substr(0, end), "make the folder", errno);
  if (mkdir(path.c_str(), 0777) != 0 && errno != EEXIST) catenary::fail_io(path, "make the folder", errno);
}

bool is_snapshot(const ctn_trainer::Entry& entry) {
  return dynamic_cast<const Snapshot*>(entry.extension.get()) != nullptr;
}

}  // namespace

namespace catenary::trainers {

double now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

}  // namespace catenary::trainers

ctn_trainer::ctn_trainer(catenary::Ref<ctn_updater> updater, TriggerRef stop, const char* out)
    : updater_(std::move(updater)),
      stop_(std::move(stop)),
      out_(catenary::utf8_text(out, "out")),
      reporter_(catenary::trainers::reporter_new()),
      observation_(catenary::dictionary_new()) {
  if (out_.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "out: expected the path of a folder, got \"\"");
}

void ctn_trainer::visit(catenary::Visitor& visitor) const {
  visitor.add(updater_);
  visitor.add(stop_);
  for (const Entry& entry : entries_) {
    visitor.add(entry.extension);
    visitor.add(entry.trigger);
  }
  visitor.add(reporter_);
  visitor.add(observation_);
}

// Extensions.

void ctn_trainer::extend(ExtensionRef extension, const char* name, TriggerRef trigger, int32_t priority) {
  require_idle();
  const auto is_taken = [&](const std::string& wanted) {
    return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.name == wanted; });
  };
  std::string unique = name ? catenary::utf8_text(name, "name") : extension->default_name();
  if (unique.empty() || unique.find('/') != unique.npos || unique == "." || unique == "..")
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name without \"/\", got \"%s\"", unique.c_str());
  if (is_taken(unique)) {
    int number = 1;
    while (is_taken(unique + "_" + std::to_string(number))) ++number;
    unique += "_" + std::to_string(number);
  }
  if (!trigger) trigger = extension->default_trigger();
  if (priority == CTN_PRIORITY_DEFAULT) priority = extension->priority();
  const auto place = std::find_if(entries_.begin(), entries_.end(),
                                  [&](const Entry& entry) { return entry.priority < priority; });
  entries_.insert(place, {std::move(unique), std::move(extension), std::move(trigger), priority});
}

ctn_trainer::ExtensionRef ctn_trainer::extension(const char* name) const {
  std::vector<std::string> known;
  for (const Entry& entry : entries_) {
    if (entry.name == name) return entry.extension;
    known.push_back(entry.name);
  }
  fail(CTN_ERROR_NOT_FOUND, "name: expected the name of an extension (%s), got \"%s\"",
       known.empty() ? "there is none" : catenary::enumerate_names(known).c_str(), name);
}

const std::string& ctn_trainer::extension_name(size_t index) const {
  catenary::require_index(index, entries_.size(), "extensions");
  return entries_[index].name;
}

void ctn_trainer::withdraw(const catenary::trainers::GraphRequest& request) {
  graphs_.erase(std::remove(graphs_.begin(), graphs_.end(), &request), graphs_.end());
}

std::string ctn_trainer::path_of(const std::string& file) const {
  return file.front() == '/' ? file : out_ + "/" + file;
}

double ctn_trainer::elapsed_time() const { return elapsed_ + (running_ ? now() - running_since_ : 0); }

// Runs.

void ctn_trainer::require_idle() const {
  if (running_) fail(CTN_ERROR_STATE, "trainer: expected no run in progress");
}

ctn_training_result ctn_trainer::run(RunLimit limit, catenary::trainers::CallbackTexts& texts) {
  require_idle();
  if (limit.iterations < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "iterations: expected at least 0, got %lld",
         (long long)limit.iterations);
  if (limit.milliseconds < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "milliseconds: expected at least 0, got %lld",
         (long long)limit.milliseconds);
  const catenary::trainers::InterruptScope interrupts(interrupts_);
  interrupts_seen_ = catenary::trainers::interrupt_count();
  const catenary::ScopedValue<bool> running(running_, true);
  running_since_ = now();
  Failure failure(texts);
  const ctn_training_result result = loop(limit, failure);
  elapsed_ += now() - running_since_;
  if (failure) fail_run(failure);
  if (failure || result != CTN_TRAINING_PAUSED) finalize(failure);
  failure.run([&] { console_.clear_bar(); }, "the console");
  if (result != CTN_TRAINING_PAUSED) stop_requested_ = false;
  failure.raise();
  return result;
}

bool ctn_trainer::is_stopped() const {
  return stop_requested_.load(std::memory_order_relaxed) ||
         (interrupts_ && catenary::trainers::interrupt_count() != interrupts_seen_);
}

ctn_training_result ctn_trainer::loop(RunLimit limit, Failure& failure) {
  if (!failure.run([&] { start(); }, "initialize")) {
    failure.keeps_state = false;
    return CTN_TRAINING_PAUSED;
  }
  const int64_t first = updater_->iteration();
  while (true) {
    bool over = false;
    if (!failure.run([&] { over = stop_ && stop_->is_over(*this); }, "stop trigger")) break;
    if (over) return CTN_TRAINING_FINISHED;
    if (is_stopped()) {
      save_snapshots(failure, false);
      return CTN_TRAINING_STOPPED;
    }
    const int64_t done = updater_->iteration() - first;
    const double seconds = now() - running_since_;
    const bool enough = (limit.iterations > 0 && done >= limit.iterations) ||
                        (limit.milliseconds > 0 && done > 0 && seconds * 1000 >= double(limit.milliseconds));
    if (enough) break;
    bool more = true;
    failure.run([&] { more = step(failure); }, "update");
    if (failure) break;
    if (!more) return CTN_TRAINING_EXHAUSTED;
  }
  return CTN_TRAINING_PAUSED;
}

/// Returns false if the examples are exhausted.
bool ctn_trainer::step(Failure& failure) {
  observation_ = catenary::dictionary_new();
  requested_.clear();
  const ReportScope scope(*reporter_, *observation_, &graphs_);
  std::optional<catenary::trainers::UpdateRollback> rollback;
  bool more = true, updated = false;
  const auto update = [&] {
    rollback.emplace(*updater_, saves_on_error());
    more = updated = updater_->update();
  };
  failure.run(update, "update");
  if (updated)
    run_extensions(failure);
  else if (rollback && !failure.run([&] { rollback->undo(); }, "undoing the update"))
    failure.keeps_state = false;
  return more;
}

/// One failing extension does not keep the others from seeing the update, so that a snapshot is consistent.
void ctn_trainer::run_extensions(Failure& failure) {
  for (const Entry& entry : entries_) {
    const auto run = [&] {
      if (entry.trigger->fires(*this)) entry.extension->run(*this);
    };
    if (!failure.run(run, entry.name.c_str()) && !entry.extension->failure_keeps_state())
      failure.keeps_state = false;
  }
  // Triggers are asked before the state is saved, because they remember what they have seen.
  if (stop_) failure.run([&] { stop_->is_over(*this); }, "stop trigger");
  if (failure) return;
  // A callback that has failed may succeed when the snapshot is tried again, unlike a file.
  for (Snapshot* snapshot : requested_)
    if (!failure.run([&] { snapshot->save(*this); }, "snapshot")) failure.keeps_state = failure.by_callback();
}

bool ctn_trainer::saves_on_error() const {
  return std::any_of(entries_.begin(), entries_.end(), [](const Entry& entry) {
    const auto* snapshot = dynamic_cast<const Snapshot*>(entry.extension.get());
    return snapshot && snapshot->saves_on_error();
  });
}

void ctn_trainer::save_snapshots(Failure& failure, bool after_error) {
  for (const Entry& entry : entries_)
    if (auto* snapshot = dynamic_cast<Snapshot*>(entry.extension.get()))
      if ((!after_error || snapshot->saves_on_error()) &&
          !failure.run([&] { snapshot->save(*this); }, entry.name.c_str()))
        failure.keeps_state = false;
}

/// Saves the state after the last whole update, if that is possible.
void ctn_trainer::fail_run(Failure& failure) {
  const ctn_status status = failure.status();
  for (const Entry& entry : entries_) {
    failure.show();
    failure.run([&] { entry.extension->on_error(*this, status); }, entry.name.c_str());
  }
  if (failure.keeps_state) save_snapshots(failure, true);
}

void ctn_trainer::attach_observers() {
  for (const auto& [name, optimizer] : updater_->optimizers())
    reporter_->add_observers(name.c_str(), *optimizer->target());
}

void ctn_trainer::start() {
  attach_observers();
  if (started_) return;
  make_folders(out_);
  // Snapshots first: they may load what the others begin with.
  for (const bool snapshots : {true, false})
    for (const Entry& entry : entries_)
      if (snapshots == is_snapshot(entry)) entry.extension->initialize(*this, entry.name);
  for (const Entry& entry : entries_) entry.trigger->start(*this);
  if (stop_) stop_->start(*this);
  started_ = true;
}

void ctn_trainer::finalize(Failure& failure) {
  started_ = false;
  for (const Entry& entry : entries_)
    failure.run([&] { entry.extension->finalize(*this); }, entry.name.c_str());
  failure.run([&] { updater_->finalize(); }, "updater");
}

namespace catenary::trainers {

Ref<Trainer> trainer_new(Ref<Updater> updater, Ref<Trigger> stop, const char* out) {
  return make<Trainer>(std::move(updater), std::move(stop), out);
}

}  // namespace catenary::trainers
