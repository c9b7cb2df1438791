// Extensions that users define with callbacks.
#include "impl/training/extension.h"

#include "impl/base/callback_error.h"
#include "impl/base/utf8.h"

namespace catenary::trainers {
namespace {

class User final : public Extension {
 public:
  explicit User(UserTable<ctn_extension_callbacks> table)
      : Extension(table->name ? utf8_text(table->name, "callbacks.name") : "extension", table->priority,
                  every_iteration()),
        table_(std::move(table)) {
    if (!table_->run) fail(CTN_ERROR_INVALID_ARGUMENT, "callbacks.run: expected a function, got NULL");
  }
  void initialize(Trainer& trainer, const std::string&) override { call(table_->initialize, trainer); }
  void run(Trainer& trainer) override { call(table_->run, trainer); }
  void finalize(Trainer& trainer) override { call(table_->finalize, trainer); }
  void on_error(Trainer& trainer, ctn_status status) override {
    if (table_->on_error) check_callback(table_.call(table_->on_error, &trainer, status));
  }
  void traverse(Serializer& s) override {
    if (table_->serialize) check_callback(table_.call(table_->serialize, &s));
  }

 private:
  void call(ctn_extension_fn function, Trainer& trainer) const {
    if (function) check_callback(table_.call(function, &trainer));
  }

  UserTable<ctn_extension_callbacks> table_;
};

}  // namespace

Ref<Trigger> every_epoch() { return interval_trigger(1, CTN_TRIGGER_UNIT_EPOCH); }
Ref<Trigger> every_iteration() { return interval_trigger(1, CTN_TRIGGER_UNIT_ITERATION); }

Ref<Extension> user_extension(UserTable<ctn_extension_callbacks> table) {
  return make<User>(std::move(table));
}

}  // namespace catenary::trainers
