// Update rules that users define with callbacks.
#include <algorithm>
#include <cstddef>

#include "impl/base/callback_error.h"
#include "impl/base/utf8.h"
#include "impl/optimizers/optimizer.h"

namespace catenary::optimizers {

UserMethod::UserMethod(const ctn_optimizer_callbacks& callbacks, void* user_data)
    : callbacks_(callbacks),
      name_(callbacks.name ? utf8_text(callbacks.name, "callbacks.name") : "Optimizer"),
      user_data_(user_data) {
  callbacks_.name = nullptr;
  if (!callbacks.update_one && !callbacks.update)
    fail(CTN_ERROR_INVALID_ARGUMENT, "callbacks: expected update_one or update, got neither");
}

UserMethod::~UserMethod() {
  if (owns_) destroy_user(callbacks_.destroy, user_data_);
}

void UserMethod::init_state(Optimizer& optimizer, const char* path, Variable& param) const {
  if (callbacks_.init_state)
    check_callback(call_user(callbacks_.init_state, user_data_, &optimizer, path, &param));
}

void UserMethod::update_one(Optimizer& optimizer, const char* path, Variable& param) const {
  if (!callbacks_.update_one)
    fail(CTN_ERROR_UNSUPPORTED, "optimizer: %s has no function update_one", name_.c_str());
  check_callback(call_user(callbacks_.update_one, user_data_, &optimizer, path, &param));
}

void UserMethod::update(Optimizer& optimizer, Link& link, ctn_loss_fn loss, void* loss_data) const {
  check_callback(call_user(callbacks_.update, user_data_, &optimizer, &link, loss, loss_data));
}

}  // namespace catenary::optimizers
