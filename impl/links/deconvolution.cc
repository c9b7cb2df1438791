#include "impl/functions/connection/convolution.h"
#include "impl/functions/functions.h"
#include "impl/links/building.h"
#include "impl/links/connection.h"

namespace catenary::links {
namespace {

using Lengths = SmallVector<int64_t, 3>;

class Deconvolution2D final : public Link {
 public:
  Deconvolution2D(const Windows& windows, Lengths outsize)
      : windows_(windows), outsize_(std::move(outsize)) {}
  const char* kind() const override { return "Deconvolution2D"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    // W and, where there is one, b are the first parameters.
    Variable* b = params().size() > 1 ? params()[1].variable.get() : nullptr;
    outputs[0] = make_variable(functions::deconvolution(Borrowed(*inputs[0]), Borrowed(*params()[0].variable),
                                                        BorrowedOrNull(b), windows_,
                                                        outsize_.empty() ? nullptr : outsize_.data()));
  }

 private:
  LinkRef new_like() const override { return make<Deconvolution2D>(windows_, outsize_); }

  Windows windows_;
  Lengths outsize_;
};

}  // namespace

LinkRef deconvolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                         int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                         const LinkOptions* options) {
  check_length("in_channels", in_channels);
  check_length("out_channels", out_channels);
  check_length("ksize_y", ksize_y);
  check_length("ksize_x", ksize_x);
  const LinkOptionsRef o = chosen(options, "Deconvolution2D",
                                  kWeightOptions | LinkOptions::dilation_option | LinkOptions::groups_option |
                                      LinkOptions::outsize_option,
                                  weight_paths(options));
  const auto dilation = o->dilation_of(2), outsize = o->outsize_of(2);
  const Windows windows = windows_2d(stride_y, stride_x, pad_y, pad_x, dilation[0], dilation[1], o->groups);
  check_groups(*o, in_channels, out_channels);
  LinkRef link = make<Deconvolution2D>(windows, outsize);
  const int64_t shape[4] = {in_channels, out_channels / o->groups, ksize_y, ksize_x};
  add_param(*link, "W", {shape, 4}, *o, scaled_normal(o->wscale, 1));
  add_bias(*link, out_channels, *o);
  return link;
}

}  // namespace catenary::links
