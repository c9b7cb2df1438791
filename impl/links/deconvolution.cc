#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/convolution_arguments.h"

namespace catenary::links {
namespace {

using Lengths = SmallVector<int64_t, 3>;

/// Over any number of axes.
class Deconvolution final : public InputSized {
 public:
  Deconvolution(const ConvolutionGeometry& geometry, Lengths outsize, bool has_bias)
      : geometry_(geometry), outsize_(std::move(outsize)), has_bias_(has_bias) {}
  const char* kind() const override { return geometry_.lists ? "DeconvolutionND" : "Deconvolution2D"; }

 private:
  LinkRef new_like() const override { return make<Deconvolution>(geometry_, outsize_, has_bias_); }
  Value compute(const Value& x) override {
    // W and, where there is one, b are the first parameters.
    return functions::deconvolution(x, Borrowed(param_at(0)),
                                    BorrowedOrNull(has_bias_ ? &param_at(1) : nullptr), geometry_,
                                    outsize_.empty() ? nullptr : outsize_.data());
  }

  ConvolutionGeometry geometry_;
  Lengths outsize_;
  bool has_bias_;
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
  return deconvolution(
      in_channels, out_channels,
      convolution_arguments_2d("Deconvolution2D", LinkOptions::outsize_option, in_channels, out_channels,
                               ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options));
}

LinkRef deconvolution_nd(int64_t in_channels, int64_t out_channels, Span<const int64_t> ksize,
                         Span<const int64_t> stride, Span<const int64_t> pad, const LinkOptions* options) {
  return deconvolution(in_channels, out_channels,
                       convolution_arguments_nd("DeconvolutionND", LinkOptions::outsize_option, in_channels,
                                                out_channels, ksize, stride, pad, options));
}

}  // namespace catenary::links
