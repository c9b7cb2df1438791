// Extensions: what a training does besides updates.
#pragma once
#include <catenary/training.h>

#include <string>

#include "impl/base/binding.h"
#include "impl/base/user_table.h"
#include "impl/serializer/serializer.h"
#include "impl/training/trigger.h"

/// Runs when its trigger fires. The C API's handle is the object itself.
struct ctn_extension : catenary::HandleObject<catenary::Kind::extension> {
 public:
  void visit(catenary::Visitor& visitor) const override { visitor.add(trigger_); }
  const std::string& default_name() const { return name_; }
  int32_t priority() const { return priority_; }
  /// Null: every iteration.
  const catenary::Ref<ctn_trigger>& default_trigger() const { return trigger_; }

  /// Called under its name in the trainer before the first update of a run.
  virtual void initialize(ctn_trainer&, const std::string& /*name*/) {}
  virtual void run(ctn_trainer& trainer) = 0;
  /// Called when a run fails. The failure is the last one of the thread.
  virtual void on_error(ctn_trainer&, ctn_status) {}
  /// Called at the end of a run.
  virtual void finalize(ctn_trainer&) {}
  /// Saves or loads the state of the extension; part of a traversal.
  virtual void traverse(catenary::Serializer&) {}
  /// Whether the state of the training is worth saving after this extension has failed.
  virtual bool failure_keeps_state() const { return true; }

 protected:
  ctn_extension(std::string name, int32_t priority, catenary::Ref<ctn_trigger> trigger)
      : name_(std::move(name)), priority_(priority), trigger_(std::move(trigger)) {}

 private:
  std::string name_;
  int32_t priority_;
  catenary::Ref<ctn_trigger> trigger_;
};

namespace catenary {

using Extension = ::ctn_extension;

/// How messages of of_class call an extension.
inline std::string described(const Extension& extension) { return extension.default_name(); }

namespace trainers {

/// Default triggers.
Ref<Trigger> every_epoch();
Ref<Trigger> every_iteration();

Ref<Extension> user_extension(UserTable<ctn_extension_callbacks> table);

}  // namespace trainers
}  // namespace catenary
