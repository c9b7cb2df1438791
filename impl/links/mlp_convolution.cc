// The MLP convolution link.
#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"
#include "impl/links/run.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kMlpConvolution2D{"MLPConvolution2D", LinkOptions::wscale_option | LinkOptions::bias_option,
                                "f1x2x3x3", [](const LinkOptions* o) {
                                  static constexpr int64_t kChannels[] = {3, 2};
                                  return mlp_convolution_2d(2, {kChannels, 2}, 2, 2, 1, 1, 0, 0, {}, o);
                                }};

/// An activation, shared by a link and its copies.
struct SharedActivation final : Object {
  explicit SharedActivation(Callback<ctn_link_activation_fn> c) : callback(std::move(c)) {}
  Callback<ctn_link_activation_fn> callback;
};

/// A list of convolutions with activations in between.
class MlpConvolution2D final : public Link {
 public:
  explicit MlpConvolution2D(Ref<SharedActivation> activation) : activation_(std::move(activation)) {}
  const char* kind() const override { return "MLPConvolution2D"; }
  bool takes_children() const override { return false; }
  bool is_list() const override { return true; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    VariableRef h = VariableRef::share(inputs[0]);
    DelayedRollback rollback(*this);
    for (size_t i = 0; i < children().size(); ++i) {
      if (i) h = activated(*h);
      Variable* const x = h.get();
      VariableRef y;
      run_link(*children()[i], {&x, 1}, {&y, 1});
      h = std::move(y);
    }
    outputs[0] = std::move(h);
    rollback.keep();
  }

 private:
  friend LinkRef links::mlp_convolution_2d(int64_t, Span<const int64_t>, int64_t, int64_t, int64_t, int64_t,
                                           int64_t, int64_t, Callback<ctn_link_activation_fn>,
                                           const LinkOptions*);
  LinkRef new_like() const override { return make<MlpConvolution2D>(activation_); }
  VariableRef activated(Variable& x) const {
    if (!activation_->callback) return make_variable(apply_op(ops::relu, Borrowed(x).get()));
    const Ref<SharedActivation> shared = activation_;
    CallbackResults<Variable> received(1);
    check_callback(shared->callback(&x, received.data()));
    VariableRef y = received.take(0);
    if (!y) fail(CTN_ERROR_CALLBACK, "activation of MLPConvolution2D left its output NULL");
    return y;
  }

  Ref<SharedActivation> activation_;
};

}  // namespace

LinkRef mlp_convolution_2d(int64_t in_channels, Span<const int64_t> out_channels, int64_t ksize_y,
                           int64_t ksize_x, int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                           Callback<ctn_link_activation_fn> activation, const LinkOptions* options) {
  Ref<SharedActivation> shared = make<SharedActivation>(std::move(activation));
  check_input_length("in_channels", in_channels);
  if (!out_channels.size)
    fail(CTN_ERROR_INVALID_ARGUMENT, "out_channels: expected at least one number, got none");
  std::vector<std::string> paths;
  for (size_t i = 0; i < out_channels.size; ++i) {
    check_length("out_channels", out_channels[i]);
    for (const char* name : {"/W", "/b"}) paths.push_back(std::to_string(i) + name);
  }
  const LinkOptionsRef o = checked_options(options, kMlpConvolution2D, paths);
  Ref<MlpConvolution2D> link = make<MlpConvolution2D>(std::move(shared));
  for (size_t i = 0; i < out_channels.size; ++i) {
    const LinkOptionsRef own = o->of_child(std::to_string(i));
    own->wscale = o->wscale;
    own->bias = o->bias;
    LinkRef layer = i ? convolution_2d(out_channels[i - 1], out_channels[i], 1, 1, 1, 1, 0, 0, own.get())
                      : convolution_2d(in_channels, out_channels[0], ksize_y, ksize_x, stride_y, stride_x,
                                       pad_y, pad_x, own.get());
    link->attach(std::to_string(i), std::move(layer));
  }
  return link;
}

}  // namespace catenary::links
