// Chains, chain lists and user links.
#include "impl/base/callback_error.h"
#include "impl/links/link.h"

namespace catenary::links {
namespace {

class Chain final : public Link {
 public:
  const char* kind() const override { return "a chain"; }

 private:
  LinkRef new_like() const override { return make<Chain>(); }
};

class ChainList final : public Link {
 public:
  const char* kind() const override { return "a chain list"; }
  bool is_list() const override { return true; }

 private:
  LinkRef new_like() const override { return make<ChainList>(); }
};

/// A user's forward function, shared by a link and its copies.
struct SharedForward final : Object {
  explicit SharedForward(Callback<ctn_link_forward_fn> c) : callback(std::move(c)) {}
  Callback<ctn_link_forward_fn> callback;
};

class UserLink final : public Link {
 public:
  explicit UserLink(Ref<SharedForward> forward) : forward_(std::move(forward)) {}
  const char* kind() const override { return "a user link"; }

  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    if (!forward_->callback) return Link::forward(inputs, outputs);
    // The callback may give its own references away.
    const LinkRef self = LinkRef::share(this);
    const Ref<SharedForward> shared = forward_;
    SmallVector<Variable*, 4> received(outputs.size);
    const ctn_status status = shared->callback(static_cast<ctn_link*>(this), inputs.data, inputs.size,
                                               received.data(), outputs.size);
    // What it wrote is the library's, whatever the status.
    for (size_t i = 0; i < outputs.size; ++i) outputs[i] = VariableRef::adopt(received[i]);
    check_callback(status);
    for (size_t i = 0; i < outputs.size; ++i)
      if (!outputs[i]) fail(CTN_ERROR_CALLBACK, "forward of a user link left output %zu NULL", i);
  }

 private:
  LinkRef new_like() const override { return make<UserLink>(forward_); }

  Ref<SharedForward> forward_;
};

}  // namespace

LinkRef chain() { return make<Chain>(); }

LinkRef chain_list() { return make<ChainList>(); }

LinkRef user(Callback<ctn_link_forward_fn> forward) {
  return make<UserLink>(make<SharedForward>(std::move(forward)));
}

}  // namespace catenary::links
