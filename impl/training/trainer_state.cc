// Saves and loads whole trainings.
#include <algorithm>
#include <set>

#include "impl/base/binding.h"
#include "impl/training/json.h"
#include "impl/training/trainer.h"

using catenary::fail;
using catenary::Optimizer;
using catenary::OptimizerRef;
using catenary::Serializer;

namespace {

constexpr char kMain[] = "main", kTrainer[] = "trainer", kExtensions[] = "extensions";

}  // namespace

/// The one whose model and states are the checkpoint's; null if there is none.
OptimizerRef ctn_trainer::main_optimizer() const { return updater_->optimizer_or_null(kMain); }

void ctn_trainer::traverse_extensions(Serializer& s) {
  std::vector<std::string> names;
  for (const Entry& entry : entries_) names.push_back(entry.name);
  const std::string text = s.text("names", catenary::trainers::json_list(names));
  if (s.loads()) names = catenary::trainers::parse_json_list(text, "names of extensions");
  const std::set<std::string> stored(names.begin(), names.end());
  for (const Entry& entry : entries_) {
    if (!stored.count(entry.name)) continue;  // added to the program since the file was saved
    const catenary::SerializerRef child = s.child(entry.name);
    entry.trigger->traverse(*child->child("trigger"));
    entry.extension->traverse(*child->child("state"));
  }
}

/// Everything that a checkpoint does not know.
void ctn_trainer::traverse_further(Serializer& s) {
  const catenary::SerializerRef own = s.child(kTrainer);
  const double elapsed = own->real("elapsed_time", elapsed_time());
  if (s.loads() && !(elapsed >= 0))
    fail(CTN_ERROR_FORMAT, "expected an \"elapsed_time\" of at least 0, got %g", elapsed);
  updater_->traverse(*own->child("updater"));
  for (const auto& [name, optimizer] : updater_->optimizers()) {
    if (name == kMain) continue;
    catenary::traverse(*optimizer->target(), *own->child("models/" + name));
    catenary::traverse(*optimizer, *own->child("optimizers/" + name));
    catenary::traverse_numbers(*optimizer, *own->child("hyperparameters/" + name));
  }
  if (stop_) stop_->traverse(*own->child("stop_trigger"));
  traverse_extensions(*own->child(kExtensions));
  if (!s.loads()) return;
  s.on_commit([self = catenary::share(*this), elapsed] {
    self->elapsed_ = elapsed;
    self->running_since_ = catenary::trainers::now();
  });
}

void ctn_trainer::traverse(Serializer& s) {
  const OptimizerRef main = main_optimizer();
  catenary::traverse_checkpoint(
      main ? main->target().get() : nullptr, main.get(), nullptr,
      [this](Serializer& further) { traverse_further(further); }, s);
}

/// Entries of extensions that the program no longer has are not read.
bool ctn_trainer::is_wanted(const std::string& name) const {
  const std::string prefix = std::string(kTrainer) + "/" + kExtensions + "/";
  if (name.compare(0, prefix.size(), prefix) != 0) return true;
  const size_t end = name.find('/', prefix.size());
  if (end == name.npos) return true;
  const std::string extension = name.substr(prefix.size(), end - prefix.size());
  return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& e) { return e.name == extension; });
}

void ctn_trainer::save_snapshot(const std::string& path) {
  const OptimizerRef main = main_optimizer();
  catenary::checkpoint_save(path.c_str(), main ? main->target().get() : nullptr, main.get(), nullptr,
                            [this](Serializer& further) { traverse_further(further); });
  snapshot_path_ = path;
}

void ctn_trainer::load_snapshot(const std::string& path) {
  const OptimizerRef main = main_optimizer();
  const catenary::FurtherEntries further = {
      [this](Serializer& s) { traverse_further(s); },
      [this](const std::string& name) { return is_wanted(name); },
  };
  catenary::checkpoint_load(path.c_str(), main ? main->target().get() : nullptr, main.get(), nullptr,
                            further);
}

namespace catenary::trainers {

void trainer_serialize(Trainer& trainer, Serializer& serializer) {
  trainer.require_snapshot();
  serializer.object([&](Serializer& s) { trainer.traverse(s); });
}

void trainer_save(Trainer& trainer, const char* path) {
  trainer.require_snapshot();
  trainer.save_snapshot(path);
}

void trainer_load(Trainer& trainer, const char* path) {
  trainer.require_snapshot();
  trainer.load_snapshot(path);
}

}  // namespace catenary::trainers
