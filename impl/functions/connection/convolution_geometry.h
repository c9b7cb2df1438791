// The geometry of convolutions: strides, padding, dilation and lengths.
#pragma once
#include <cstdint>
#include <string>

#include "impl/base/span.h"

namespace catenary {

/// Strides, padding and dilation of a window over up to three spatial axes.
struct ConvolutionGeometry {
  static constexpr int kMaxAxes = 3;
  int axes = 2;
  int64_t stride[kMaxAxes] = {1, 1, 1}, pad[kMaxAxes] = {}, dilation[kMaxAxes] = {1, 1, 1};
  int64_t groups = 1;
  bool lists = false;  // the caller passed lists, so messages name stride[1] instead of stride_x

  /// Returns the length of y if x has `size` and W has `k` along an axis, or 0 if no window fits.
  int64_t output_length(int axis, int64_t size, int64_t k) const;
  /// Returns the length that a deconvolution gives an axis of length `size`. Throws Error(CTN_ERROR_SHAPE) if
  /// it is too large.
  int64_t input_length(int axis, int64_t size, int64_t k) const;

  // For messages.
  /// Returns "stride_y" or "stride[0]".
  std::string argument_name(const char* what, int axis) const;
  /// Returns the formula of output_length for an input called `size`.
  std::string length_text(int axis, const std::string& size) const;
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless the argument of an axis is from `least` to 2^31.
  void check(const char* what, int axis, int64_t value, int64_t least) const;
};

/// Returns the geometry of two axes. Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the argument, if
/// one is out of range.
ConvolutionGeometry convolution_geometry_2d(int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                            int64_t dilation_y = 1, int64_t dilation_x = 1,
                                            int64_t groups = 1);
/// Returns the geometry of one to three axes from one number for each axis; omitted lists mean 1, 0 and 1.
ConvolutionGeometry convolution_geometry_nd(int axes, Span<const int64_t> stride, Span<const int64_t> pad,
                                            Span<const int64_t> dilation, int64_t groups);

}  // namespace catenary
