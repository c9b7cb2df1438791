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

  /// That of W, with the two numbers of channels first.
  Dims weight_shape(int64_t first, int64_t second) const;
};

/// The arguments of a link of a kind, checked: INVALID_ARGUMENT naming the one that is out of range, and
/// where the groups do not divide the channels.
ConvolutionArguments convolution_arguments_2d(const LinkKind& kind, int64_t in_channels, int64_t out_channels,
                                              int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                              int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                              const LinkOptions* options);
/// Over one to three axes; lists that are left out stand for 1 and 0.
ConvolutionArguments convolution_arguments_nd(const LinkKind& kind, int64_t in_channels, int64_t out_channels,
                                              Span<const int64_t> ksize, Span<const int64_t> stride,
                                              Span<const int64_t> pad, const LinkOptions* options);

}  // namespace catenary::links
