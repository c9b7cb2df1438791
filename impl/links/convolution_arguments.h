// The arguments that convolutions and deconvolutions share.
#pragma once
#include "impl/functions/connection/convolution.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {

/// Options of convolutions and deconvolutions.
constexpr uint32_t kConvolutionOptions =
    kWeightOptions | LinkOptions::dilation_option | LinkOptions::groups_option;

/// The arguments of a convolution other than its channels.
struct ConvolutionArguments {
  SmallVector<int64_t, 3> ksize;
  ConvolutionGeometry geometry;
  LinkOptionsRef options;

  /// Returns the shape of W, which begins with the two channel counts.
  Dims weight_shape(int64_t first, int64_t second) const;
};

/// Returns the checked arguments of a kind of link. Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the
/// argument, if one is out of range or the groups do not divide the channels.
ConvolutionArguments convolution_arguments_2d(const LinkKind& kind, int64_t in_channels, int64_t out_channels,
                                              int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                              int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                              const LinkOptions* options);
/// For one to three axes; omitted lists mean 1 and 0.
ConvolutionArguments convolution_arguments_nd(const LinkKind& kind, int64_t in_channels, int64_t out_channels,
                                              Span<const int64_t> ksize, Span<const int64_t> stride,
                                              Span<const int64_t> pad, const LinkOptions* options);

}  // namespace catenary::links
