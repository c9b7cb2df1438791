#include "impl/functions/connection/convolution.h"
#include "impl/functions/functions.h"
#include "impl/links/building.h"

namespace catenary::links {
namespace {

class Convolution2D final : public Link {
 public:
  Convolution2D(const Windows& windows, bool has_bias) : windows_(windows), has_bias_(has_bias) {}
  const char* kind() const override { return "Convolution2D"; }
  bool takes_children() const override { return false; }

  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    // W and, where there is one, b are the first parameters.
    Variable* b = has_bias_ ? params()[1].variable.get() : nullptr;
    outputs[0] = make_variable(functions::convolution(Borrowed(*inputs[0]), Borrowed(*params()[0].variable),
                                                      BorrowedOrNull(b), windows_));
  }

 private:
  LinkRef new_like() const override { return make<Convolution2D>(windows_, has_bias_); }

  Windows windows_;
  bool has_bias_;
};

}  // namespace

void check_groups(const LinkOptions& options, int64_t in_channels, int64_t out_channels) {
  if (in_channels % options.groups || out_channels % options.groups)
    fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected a divisor of %lld and %lld channels, got %lld",
         (long long)in_channels, (long long)out_channels, (long long)options.groups);
}

LinkRef convolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                       int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                       const LinkOptions* options) {
  check_length("in_channels", in_channels);
  check_length("out_channels", out_channels);
  check_length("ksize_y", ksize_y);
  check_length("ksize_x", ksize_x);
  const LinkOptionsRef o = chosen(options, "Convolution2D",
                                  kWeightOptions | LinkOptions::dilation_option | LinkOptions::groups_option,
                                  weight_paths(options));
  const auto dilation = o->dilation_of(2);
  const Windows windows = windows_2d(stride_y, stride_x, pad_y, pad_x, dilation[0], dilation[1], o->groups);
  check_groups(*o, in_channels, out_channels);
  LinkRef link = make<Convolution2D>(windows, !o->nobias);
  const int64_t shape[4] = {out_channels, in_channels / o->groups, ksize_y, ksize_x};
  add_param(*link, "W", {shape, 4}, *o, scaled_normal(o->wscale, 0));
  add_bias(*link, out_channels, *o);
  return link;
}

}  // namespace catenary::links
