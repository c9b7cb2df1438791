#pragma once
#include "impl/functions/connection/convolution.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {

/// What links that move geometry over an image are made of, besides their channels.
struct ConvolutionArguments {
  SmallVector<int64_t, 3> ksize;
  ConvolutionGeometry geometry;
  LinkOptionsRef options;

  /// That of W, with the two numbers of channels first.
  Dims weight_shape(int64_t first, int64_t second) const;
};

/// The arguments of a link of a kind, checked: INVALID_ARGUMENT naming the one that is out of range, and
/// where the groups do not divide the channels. `allowed` are options that may be set besides those of all
/// such links.
ConvolutionArguments convolution_arguments_2d(const char* kind, uint32_t allowed, int64_t in_channels,
                                              int64_t out_channels, int64_t ksize_y, int64_t ksize_x,
                                              int64_t stride_y, int64_t stride_x, int64_t pad_y,
                                              int64_t pad_x, const LinkOptions* options);
/// Over one to three axes; lists that are left out stand for 1 and 0.
ConvolutionArguments convolution_arguments_nd(const char* kind, uint32_t allowed, int64_t in_channels,
                                              int64_t out_channels, Span<const int64_t> ksize,
                                              Span<const int64_t> stride, Span<const int64_t> pad,
                                              const LinkOptions* options);

}  // namespace catenary::links
