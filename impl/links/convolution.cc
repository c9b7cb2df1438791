#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/convolution_arguments.h"

namespace catenary::links {
namespace {

/// Over any number of axes.
class Convolution final : public InputSized {
 public:
  Convolution(const ConvolutionGeometry& geometry, bool has_bias)
      : geometry_(geometry), has_bias_(has_bias) {}
  const char* kind() const override { return geometry_.lists ? "ConvolutionND" : "Convolution2D"; }

 private:
  LinkRef new_like() const override { return make<Convolution>(geometry_, has_bias_); }
  int64_t size_from(const Array& x) const override {
    const int64_t channels = first_length(x);
    if (geometry_.groups > 1)
      expect(TypeTerm::named("in_types[0].shape[1] % groups", channels % geometry_.groups) == 0);
    return channels / geometry_.groups;
  }
  Value compute(const Value& x) override {
    // W and, where there is one, b are the first parameters.
    return functions::convolution(x, Borrowed(param_at(0)),
                                  BorrowedOrNull(has_bias_ ? &param_at(1) : nullptr), geometry_);
  }

  ConvolutionGeometry geometry_;
  bool has_bias_;
};

LinkRef convolution(int64_t in_channels, int64_t out_channels, const ConvolutionArguments& given) {
  const LinkOptions& options = *given.options;
  const Dims shape =
      given.weight_shape(out_channels, in_channels == kFromInput ? kFromInput : in_channels / options.groups);
  LinkRef link = make<Convolution>(given.geometry, !options.nobias);
  add_param(*link, "W", {shape.data(), shape.size()}, options, scaled_normal(options.wscale, 0));
  add_bias(*link, out_channels, options);
  return link;
}

}  // namespace

LinkRef convolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                       int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                       const LinkOptions* options) {
  return convolution(in_channels, out_channels,
                     convolution_arguments_2d("Convolution2D", 0, in_channels, out_channels, ksize_y, ksize_x,
                                              stride_y, stride_x, pad_y, pad_x, options));
}

LinkRef convolution_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                       Span<const int64_t> stride, Span<const int64_t> pad, const LinkOptions* options) {
  return convolution(
      in_channels, out_channels,
      convolution_arguments_nd("ConvolutionND", 0, in_channels, out_channels, ksize, stride, pad, options));
}

}  // namespace catenary::links
