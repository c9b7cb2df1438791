// Trainers: the loop of updates and extensions.
#pragma once
#include <catenary/training.h>

#include <atomic>
#include <string>
#include <vector>

#include "impl/base/scoped_value.h"
#include "impl/serializers/checkpoint.h"
#include "impl/training/console.h"
#include "impl/training/extension.h"
#include "impl/training/failure.h"
#include "impl/training/reporter.h"
#include "impl/training/updater.h"

namespace catenary::trainers {

class Snapshot;

/// How far a call may run; 0 is no limit.
struct RunLimit {
  int64_t iterations = 0;
  int64_t milliseconds = 0;
};

}  // namespace catenary::trainers

/// Runs updates until a trigger ends the training, and extensions in between. The C API's handle is the
/// object itself.
struct ctn_trainer final : catenary::HandleObject<catenary::Kind::trainer> {
 public:
  using ExtensionRef = catenary::Ref<ctn_extension>;
  using TriggerRef = catenary::Ref<ctn_trigger>;
  struct Entry {
    std::string name;
    ExtensionRef extension;
    TriggerRef trigger;
    int32_t priority;
  };

  /// `stop` may be null: the training ends when the examples are exhausted or it is stopped.
  ctn_trainer(catenary::Ref<ctn_updater> updater, TriggerRef stop, const char* out);
  void visit(catenary::Visitor& visitor) const override;

  /// Null means: the extension's own name, trigger or, for CTN_PRIORITY_DEFAULT, priority.
  void extend(ExtensionRef extension, const char* name, TriggerRef trigger, int32_t priority);
  /// Throws Error(CTN_ERROR_NOT_FOUND), which lists what there is.
  ExtensionRef extension(const char* name) const;
  const std::vector<Entry>& entries() const { return entries_; }
  size_t extension_count() const { return entries_.size(); }
  const std::string& extension_name(size_t index) const;

  ctn_training_result run(catenary::trainers::RunLimit limit, catenary::trainers::CallbackTexts& texts);
  /// Throws Error(CTN_ERROR_STATE) within a run.
  void require_idle() const;
  /// Ends the run after its present update. Safe in signal handlers and on any thread.
  void stop() noexcept { stop_requested_.store(true, std::memory_order_relaxed); }
  /// Whether SIGINT and SIGTERM stop runs.
  void set_interrupts(bool enabled) { interrupts_ = enabled; }

  ctn_updater& updater() const { return *updater_; }
  const catenary::Ref<ctn_updater>& updater_ref() const { return updater_; }
  const std::string& out() const { return out_; }
  /// Path of a file in the folder `out`.
  std::string path_of(const std::string& file) const;
  const catenary::Ref<ctn_reporter>& reporter() const { return reporter_; }
  /// What the present update and its extensions have reported.
  const catenary::DictionaryRef& observation() const { return observation_; }
  /// Seconds within runs, those before a resume included.
  double elapsed_time() const;
  /// Part of the training that is done; below 0 if it is unknown.
  double progress() { return stop_ ? stop_->progress(*this) : -1; }
  catenary::trainers::Console& console() { return console_; }
  void set_output(catenary::Callback<ctn_training_write_fn> write, int32_t columns) {
    console_.redirect(std::move(write), columns);
  }

  /// Draws the graph of a value when an update reports it; `request` must live until it is withdrawn.
  void request_graph(catenary::trainers::GraphRequest& request) { graphs_.push_back(&request); }
  void withdraw(const catenary::trainers::GraphRequest& request);
  /// Lets a snapshot be taken after all extensions of the present update.
  void request_snapshot(catenary::trainers::Snapshot& snapshot) { requested_.push_back(&snapshot); }

  // Saving and loading (trainer_state.cc).
  void save_snapshot(const std::string& path);
  void load_snapshot(const std::string& path);
  /// Runs an action that may save and load the training although a run is in progress.
  template <class F>
  void in_snapshot(const F& action) {
    const catenary::ScopedValue<bool> scope(in_snapshot_, true);
    action();
  }
  /// Throws Error(CTN_ERROR_STATE) within a run, unless a snapshot is taken or loaded.
  void require_snapshot() const {
    if (!in_snapshot_) require_idle();
  }
  void set_snapshot_path(std::string path) { snapshot_path_ = std::move(path); }
  /// Path of the file that was saved last; "" before the first.
  const std::string& snapshot_path() const { return snapshot_path_; }
  /// Everything, in the layout of a checkpoint; part of a traversal.
  void traverse(catenary::Serializer& serializer);

 private:
  using Failure = catenary::trainers::Failure;

  void start();
  void finalize(Failure& failure);
  ctn_training_result loop(catenary::trainers::RunLimit limit, Failure& failure);
  bool step(Failure& failure);
  void run_extensions(Failure& failure);
  bool is_stopped() const;
  bool saves_on_error() const;
  void save_snapshots(Failure& failure, bool after_error);
  void fail_run(Failure& failure);
  void attach_observers();
  void traverse_further(catenary::Serializer& serializer);
  void traverse_extensions(catenary::Serializer& serializer);
  bool is_wanted(const std::string& name) const;
  catenary::OptimizerRef main_optimizer() const;

  catenary::Ref<ctn_updater> updater_;
  TriggerRef stop_;
  std::string out_;
  std::vector<Entry> entries_;  // by descending priority
  catenary::Ref<ctn_reporter> reporter_;
  catenary::DictionaryRef observation_;
  catenary::trainers::Console console_;
  catenary::trainers::GraphRequests graphs_;
  std::vector<catenary::trainers::Snapshot*> requested_;  // held by entries_
  std::string snapshot_path_;
  std::atomic<bool> stop_requested_{false};
  unsigned interrupts_seen_ = 0;
  double elapsed_ = 0;        // of runs that have ended
  double running_since_ = 0;  // of a monotonic clock
  bool running_ = false, started_ = false, interrupts_ = false, in_snapshot_ = false;
};

namespace catenary {

namespace trainers {

/// Seconds of a monotonic clock.
double now();

// Called by the C API.
Ref<Trainer> trainer_new(Ref<Updater> updater, Ref<Trigger> stop, const char* out);
void trainer_serialize(Trainer& trainer, Serializer& serializer);
void trainer_save(Trainer& trainer, const char* path);
void trainer_load(Trainer& trainer, const char* path);

}  // namespace trainers
}  // namespace catenary
