// Convolution links.
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/convolution_arguments.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kConvolution2D{"Convolution2D", kConvolutionOptions, "f1x2x4x3",
                             [](const LinkOptions* o) { return convolution_2d(2, 3, 2, 2, 1, 1, 0, 0, o); }};

CTN_LINK_KIND kConvolutionND{"ConvolutionND", kConvolutionOptions, "f1x2x4x3", [](const LinkOptions* o) {
                               static constexpr int64_t kSize[] = {2, 1};
                               return convolution_nd(2, 3, {kSize, 2}, {}, {}, o);
                             }};

/// For any number of axes.
class Convolution final : public WeightedLink {
 public:
  Convolution(const ConvolutionGeometry& geometry, bool has_bias)
      : WeightedLink(has_bias), geometry_(geometry) {}
  const char* kind() const override { return geometry_.lists ? "ConvolutionND" : "Convolution2D"; }

 private:
  LinkRef new_like() const override { return make<Convolution>(geometry_, has_bias()); }
  int64_t size_from(const Array& x) const override {
    const int64_t channels = first_length(x);
    if (geometry_.groups > 1)
      expect(TypeTerm::named("in_types[0].shape[1] % groups", channels % geometry_.groups) == 0);
    return channels / geometry_.groups;
  }
  Value compute(const Value& x) override {
    return functions::convolution(x, Borrowed(W()), BorrowedOrNull(b()), geometry_);
  }

  ConvolutionGeometry geometry_;
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
                     convolution_arguments_2d(kConvolution2D, in_channels, out_channels, ksize_y, ksize_x,
                                              stride_y, stride_x, pad_y, pad_x, options));
}

LinkRef convolution_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                       Span<const int64_t> stride, Span<const int64_t> pad, const LinkOptions* options) {
  return convolution(
      in_channels, out_channels,
      convolution_arguments_nd(kConvolutionND, in_channels, out_channels, ksize, stride, pad, options));
}

}  // namespace catenary::links
