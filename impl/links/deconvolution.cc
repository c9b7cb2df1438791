// Deconvolution links.
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/convolution_arguments.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kDeconvolution2D{
    "Deconvolution2D", kConvolutionOptions | LinkOptions::outsize_option, "f1x2x2x2",
    [](const LinkOptions* o) { return deconvolution_2d(2, 3, 2, 2, 2, 1, 0, 0, o); }};

CTN_LINK_KIND kDeconvolutionND{"DeconvolutionND", kConvolutionOptions | LinkOptions::outsize_option,
                               "f1x2x2x2", [](const LinkOptions* o) {
                                 static constexpr int64_t kSize[] = {2, 1};
                                 return deconvolution_nd(2, 3, {kSize, 2}, {}, {}, o);
                               }};

using Lengths = SmallVector<int64_t, 3>;

/// For any number of axes.
class Deconvolution final : public WeightedLink {
 public:
  Deconvolution(const ConvolutionGeometry& geometry, Lengths outsize, bool has_bias)
      : WeightedLink(has_bias), geometry_(geometry), outsize_(std::move(outsize)) {}
  const char* kind() const override { return geometry_.lists ? "DeconvolutionND" : "Deconvolution2D"; }

 private:
  LinkRef new_like() const override { return make<Deconvolution>(geometry_, outsize_, has_bias()); }
  Value compute(const Value& x) override {
    return functions::deconvolution(x, Borrowed(W()), BorrowedOrNull(b()), geometry_,
                                    outsize_.empty() ? nullptr : outsize_.data());
  }

  ConvolutionGeometry geometry_;
  Lengths outsize_;
};

LinkRef deconvolution(int64_t in_channels, int64_t out_channels, const ConvolutionArguments& given) {
  const LinkOptions& options = *given.options;
  const Dims shape = given.weight_shape(in_channels, out_channels / options.groups);
  LinkRef link = make<Deconvolution>(given.geometry, options.outsize_of(given.ksize.size()), !options.nobias);
  add_param(*link, "W", {shape.data(), shape.size()}, options, scaled_normal(options.wscale, 1));
  add_bias(*link, out_channels, options);
  return link;
}

}  // namespace

LinkRef deconvolution_2d(int64_t in_channels, int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                         int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                         const LinkOptions* options) {
  return deconvolution(in_channels, out_channels,
                       convolution_arguments_2d(kDeconvolution2D, in_channels, out_channels, ksize_y, ksize_x,
                                                stride_y, stride_x, pad_y, pad_x, options));
}

LinkRef deconvolution_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                         Span<const int64_t> stride, Span<const int64_t> pad, const LinkOptions* options) {
  return deconvolution(
      in_channels, out_channels,
      convolution_arguments_nd(kDeconvolutionND, in_channels, out_channels, ksize, stride, pad, options));
}

}  // namespace catenary::links
