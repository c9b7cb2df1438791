// Checks the arguments of convolution links.
#include "impl/links/convolution_arguments.h"

namespace catenary::links {
namespace {

void check_channels(int64_t in_channels, int64_t out_channels) {
  check_input_length("in_channels", in_channels);
  check_length("out_channels", out_channels);
}

LinkOptionsRef convolution_options(const LinkKind& kind, int64_t in_channels, int64_t out_channels,
                                   const LinkOptions* options) {
  LinkOptionsRef o = checked_options(options, kind, weight_paths(options));
  const bool known = in_channels != kFromInput;
  if ((!known || in_channels % o->groups == 0) && out_channels % o->groups == 0) return o;
  if (known)
    fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected a divisor of %lld and %lld channels, got %lld",
         (long long)in_channels, (long long)out_channels, (long long)o->groups);
  fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected a divisor of %lld channels, got %lld",
       (long long)out_channels, (long long)o->groups);
}

}  // namespace

Dims ConvolutionArguments::weight_shape(int64_t first, int64_t second) const {
  Dims shape{first, second};
  for (const int64_t length : ksize) shape.push_back(length);
  return shape;
}

ConvolutionArguments convolution_arguments_2d(const LinkKind& kind, int64_t in_channels, int64_t out_channels,
                                              int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                              int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                              const LinkOptions* options) {
  check_channels(in_channels, out_channels);
  check_length("ksize_y", ksize_y);
  check_length("ksize_x", ksize_x);
  const LinkOptionsRef o = convolution_options(kind, in_channels, out_channels, options);
  const auto dilation = o->dilation_of(2);
  return {{ksize_y, ksize_x},
          convolution_geometry_2d(stride_y, stride_x, pad_y, pad_x, dilation[0], dilation[1], o->groups),
          o};
}

ConvolutionArguments convolution_arguments_nd(const LinkKind& kind, int64_t in_channels, int64_t out_channels,
                                              Span<const int64_t> ksize, Span<const int64_t> stride,
                                              Span<const int64_t> pad, const LinkOptions* options) {
  check_channels(in_channels, out_channels);
  if (ksize.size < 1 || ksize.size > size_t{ConvolutionGeometry::kMaxAxes})
    fail(CTN_ERROR_INVALID_ARGUMENT, "ksize: expected one to three numbers, got %zu", ksize.size);
  SmallVector<int64_t, 3> lengths;
  for (const int64_t length : ksize) {
    check_length("ksize", length);
    lengths.push_back(length);
  }
  const LinkOptionsRef o = convolution_options(kind, in_channels, out_channels, options);
  const auto dilation = o->dilation_of(ksize.size);
  return {
      lengths,
      convolution_geometry_nd(int(ksize.size), stride, pad, {dilation.data(), dilation.size()}, o->groups),
      o};
}

}  // namespace catenary::links
