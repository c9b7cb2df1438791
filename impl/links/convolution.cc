#include "impl/functions/connection/convolution.h"

#include "impl/functions/functions.h"
#include "impl/links/building.h"
#include "impl/links/connection.h"

namespace catenary::links {
namespace {

constexpr uint32_t kOptions = kWeightOptions | LinkOptions::dilation_option | LinkOptions::groups_option;

/// Over any number of axes.
class Convolution final : public InputSized {
 public:
  Convolution(const Windows& windows, bool has_bias) : windows_(windows), has_bias_(has_bias) {}
  const char* kind() const override { return windows_.lists ? "ConvolutionND" : "Convolution2D"; }

 private:
  LinkRef new_like() const override { return make<Convolution>(windows_, has_bias_); }
  int64_t size_from(const Array& x) const override {
    const int64_t channels = first_length(x);
    if (windows_.groups > 1)
      expect(TypeTerm::named("in_types[0].shape[1] % groups", channels % windows_.groups) == 0);
    return channels / windows_.groups;
  }
  Value compute(const Value& x) override {
    // W and, where there is one, b are the first parameters.
    return functions::convolution(x, Borrowed(param_at(0)),
                                  BorrowedOrNull(has_bias_ ? &param_at(1) : nullptr), windows_);
  }

  Windows windows_;
  bool has_bias_;
};

LinkRef convolution(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                    const Windows& windows, const LinkOptions& options) {
  check_groups(options, in_channels, out_channels);
  Dims shape{out_channels, in_channels == kFromInput ? kFromInput : in_channels / options.groups};
  for (const int64_t length : ksize) shape.push_back(length);
  LinkRef link = make<Convolution>(windows, !options.nobias);
  add_param(*link, "W", {shape.data(), shape.size()}, options, scaled_normal(options.wscale, 0));
  add_bias(*link, out_channels, options);
  return link;
}

}  // namespace

void check_groups(const LinkOptions& options, int64_t in_channels, int64_t out_channels) {
  const bool known = in_channels != kFromInput;
  if ((!known || in_channels % options.groups == 0) && out_channels % options.groups == 0) return;
  if (known)
    fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected a divisor of %lld and %lld channels, got %lld",
         (long long)in_channels, (long long)out_channels, (long long)options.groups);
  fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected a divisor of %lld channels, got %lld",
       (long long)out_channels, (long long)options.groups);
}

int check_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize) {
  check_input_length("in_channels", in_channels);
  check_length("out_channels", out_channels);
  if (ksize.size < 1 || ksize.size > size_t{Windows::kMostAxes})
    fail(CTN_ERROR_INVALID_ARGUMENT, "ksize: expected one to three numbers, got %zu", ksize.size);
  for (const int64_t length : ksize) check_length("ksize", length);
  return int(ksize.size);
}

LinkRef convolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                       int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                       const LinkOptions* options) {
  check_input_length("in_channels", in_channels);
  check_length("out_channels", out_channels);
  check_length("ksize_y", ksize_y);
  check_length("ksize_x", ksize_x);
  const LinkOptionsRef o = chosen(options, "Convolution2D", kOptions, weight_paths(options));
  const auto dilation = o->dilation_of(2);
  const int64_t ksize[2] = {ksize_y, ksize_x};
  return convolution(in_channels, out_channels, {ksize, 2},
                     windows_2d(stride_y, stride_x, pad_y, pad_x, dilation[0], dilation[1], o->groups), *o);
}

LinkRef convolution_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                       Span<const int64_t> stride, Span<const int64_t> pad, const LinkOptions* options) {
  const int axes = check_nd(in_channels, out_channels, ksize);
  const LinkOptionsRef o = chosen(options, "ConvolutionND", kOptions, weight_paths(options));
  const auto dilation = o->dilation_of(ksize.size);
  return convolution(in_channels, out_channels, ksize,
                     windows_nd(axes, stride, pad, {dilation.data(), dilation.size()}, o->groups), *o);
}

}  // namespace catenary::links
