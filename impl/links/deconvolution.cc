#include "impl/functions/connection/convolution.h"
#include "impl/functions/functions.h"
#include "impl/links/building.h"
#include "impl/links/connection.h"

namespace catenary::links {
namespace {

using Lengths = SmallVector<int64_t, 3>;

constexpr uint32_t kOptions =
    kWeightOptions | LinkOptions::dilation_option | LinkOptions::groups_option | LinkOptions::outsize_option;

/// Over any number of axes.
class Deconvolution final : public InputSized {
 public:
  Deconvolution(const Windows& windows, Lengths outsize, bool has_bias)
      : windows_(windows), outsize_(std::move(outsize)), has_bias_(has_bias) {}
  const char* kind() const override { return windows_.lists ? "DeconvolutionND" : "Deconvolution2D"; }

 private:
  LinkRef new_like() const override { return make<Deconvolution>(windows_, outsize_, has_bias_); }
  Value compute(const Value& x) override {
    // W and, where there is one, b are the first parameters.
    return functions::deconvolution(x, Borrowed(param_at(0)),
                                    BorrowedOrNull(has_bias_ ? &param_at(1) : nullptr), windows_,
                                    outsize_.empty() ? nullptr : outsize_.data());
  }

  Windows windows_;
  Lengths outsize_;
  bool has_bias_;
};

LinkRef deconvolution(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                      const Windows& windows, const LinkOptions& options) {
  check_groups(options, in_channels, out_channels);
  Lengths outsize = options.outsize_of(ksize.size);
  Dims shape{in_channels, out_channels / options.groups};
  for (const int64_t length : ksize) shape.push_back(length);
  LinkRef link = make<Deconvolution>(windows, std::move(outsize), !options.nobias);
  add_param(*link, "W", {shape.data(), shape.size()}, options, scaled_normal(options.wscale, 1));
  add_bias(*link, out_channels, options);
  return link;
}

}  // namespace

LinkRef deconvolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                         int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                         const LinkOptions* options) {
  check_input_length("in_channels", in_channels);
  check_length("out_channels", out_channels);
  check_length("ksize_y", ksize_y);
  check_length("ksize_x", ksize_x);
  const LinkOptionsRef o = chosen(options, "Deconvolution2D", kOptions, weight_paths(options));
  const auto dilation = o->dilation_of(2);
  const int64_t ksize[2] = {ksize_y, ksize_x};
  return deconvolution(in_channels, out_channels, {ksize, 2},
                       windows_2d(stride_y, stride_x, pad_y, pad_x, dilation[0], dilation[1], o->groups), *o);
}

LinkRef deconvolution_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                         Span<const int64_t> stride, Span<const int64_t> pad, const LinkOptions* options) {
  const int axes = check_nd(in_channels, out_channels, ksize);
  const LinkOptionsRef o = chosen(options, "DeconvolutionND", kOptions, weight_paths(options));
  const auto dilation = o->dilation_of(ksize.size);
  return deconvolution(in_channels, out_channels, ksize,
                       windows_nd(axes, stride, pad, {dilation.data(), dilation.size()}, o->groups), *o);
}

}  // namespace catenary::links
