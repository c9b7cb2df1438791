// Links that users define with callbacks.
#include "impl/links/user_link.h"

#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/base/sized.h"
#include "impl/base/utf8.h"
#include "impl/serializer/serializer.h"

namespace catenary::links {
namespace {

/// A user's data with the function that destroys it; shared by all copies that share the data.
struct UserState final : Object {
  Callback<ctn_link_forward_fn> forward;
};

class UserLink final : public Link {
 public:
  UserLink(Ref<UserLinkTable> table, Ref<UserState> state, Backend& backend)
      : table_(std::move(table)), state_(std::move(state)), backend_(&backend) {}
  static constexpr char kNoun[] = "a user link";
  const char* kind() const override {
    return table_ && !table_->name.empty() ? table_->name.c_str() : "a user link";
  }
  void* user_data() const { return state_->forward.user_data(); }

  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    if (!state_->forward) return Link::forward(inputs, outputs);
    const Ref<UserState> state = state_;
    CallbackResults<Variable> received(outputs.size);
    check_callback(state->forward(static_cast<ctn_link*>(this), inputs.data, inputs.size, received.data(),
                                  outputs.size));
    for (size_t i = 0; i < outputs.size; ++i) {
      outputs[i] = received.take(i);
      if (!outputs[i]) fail(CTN_ERROR_CALLBACK, "forward of %s left output %zu NULL", kind(), i);
    }
  }

  void serialize_state(Serializer& serializer) override {
    if (table_ && table_->callbacks.serialize)
      check_callback(call_user(table_->callbacks.serialize, user_data(), self(), &serializer));
  }

 private:
  LinkRef new_like() const override { return make<UserLink>(table_, state_, *backend_); }

  LinkRef new_copy(bool shares) const override {
    if (!table_ || !table_->callbacks.copy) return new_like();
    Ref<UserLink> link = make<UserLink>(table_, make<UserState>(), *backend_);
    void* data = nullptr;
    check_callback(call_user(table_->callbacks.copy, user_data(), self(), int32_t(shares), &data));
    link->state_->forward =
        Callback<ctn_link_forward_fn>(table_->callbacks.forward, data, table_->callbacks.destroy);
    return link;
  }

  void move_state(Backend& backend) override {
    if (table_ && table_->callbacks.to_device)
      check_callback(call_user(table_->callbacks.to_device, user_data(), self(), backend.name().c_str()));
    previous_ = backend_;
    backend_ = &backend;
  }

  void restore_state() noexcept override {
    if (table_ && table_->callbacks.to_device) try {
        call_user(table_->callbacks.to_device, user_data(), self(), previous_->name().c_str());
      } catch (...) {  // the first failure is the one to report
      }
    backend_ = previous_;
  }

  ctn_link* self() const { return const_cast<UserLink*>(this); }

  Ref<UserLinkTable> table_;  // null: only a forward function
  Ref<UserState> state_;
  Backend *backend_, *previous_ = nullptr;  // the device to which the user's state was last moved
};

LinkRef new_link(Ref<UserLinkTable> table, Callback<ctn_link_forward_fn> forward) {
  Ref<UserState> state = make<UserState>();
  state->forward = std::move(forward);
  return make<UserLink>(std::move(table), std::move(state), current_backend());
}

}  // namespace

UserLinkTable::UserLinkTable(const ctn_link_callbacks& given) : callbacks(given) {
  if (callbacks.name) name = utf8_text(callbacks.name, "callbacks.name");
  callbacks.name = nullptr;
}

LinkRef user_link(UserTable<ctn_link_callbacks> table) {
  Ref<UserLinkTable> shared = make<UserLinkTable>(*table);
  return new_link(std::move(shared), table.release(table->forward));
}

LinkRef user(Callback<ctn_link_forward_fn> forward) { return new_link(nullptr, std::move(forward)); }

void* user_data(Link& link) { return of_class<UserLink>(link, "link").user_data(); }

}  // namespace catenary::links
