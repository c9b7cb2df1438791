// Update rules that users define with callbacks.
#include <algorithm>
#include <cstddef>

#include "impl/base/callback_error.h"
#include "impl/base/utf8.h"
#include "impl/optimizers/optimizer.h"

namespace catenary::optimizers {

UserMethod::UserMethod(UserTable<ctn_optimizer_callbacks> table)
    : table_(std::move(table)),
      name_(table_->name ? utf8_text(table_->name, "callbacks.name") : "Optimizer") {
  if (!table_->update_one && !table_->update)
    fail(CTN_ERROR_INVALID_ARGUMENT, "callbacks: expected update_one or update, got neither");
}

void UserMethod::init_state(Optimizer& optimizer, const char* path, Variable& param) const {
  if (table_->init_state) check_callback(table_.call(table_->init_state, &optimizer, path, &param));
}

void UserMethod::update_one(Optimizer& optimizer, const char* path, Variable& param) const {
  if (!table_->update_one)
    fail(CTN_ERROR_UNSUPPORTED, "optimizer: %s has no function update_one", name_.c_str());
  check_callback(table_.call(table_->update_one, &optimizer, path, &param));
}

void UserMethod::update(Optimizer& optimizer, Link& link, ctn_loss_fn loss, void* loss_data) const {
  check_callback(table_.call(table_->update, &optimizer, &link, loss, loss_data));
}

OptimizerRef user(UserTable<ctn_optimizer_callbacks> table) {
  return make<Optimizer>(make<UserMethod>(std::move(table)));
}

}  // namespace catenary::optimizers
