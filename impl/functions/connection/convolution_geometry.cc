// The geometry of convolutions: strides, padding, dilation and lengths.
#include "impl/functions/connection/convolution_geometry.h"

#include <algorithm>

#include "impl/base/error.h"

namespace catenary {
namespace {

constexpr int64_t kMaxGeometry = int64_t{1} << 31;  // keeps sums of products within int64

/// Reads a list of one number for each spatial axis of x; an empty list keeps the defaults.
void read_list(const char* name, Span<const int64_t> list, int axes, int64_t* out) {
  if (!list.data) return;
  if (list.size != size_t(axes))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %d numbers, one for each spatial axis of x, got %zu", name,
         axes, list.size);
  std::copy(list.begin(), list.end(), out);
}

void check_geometry(const ConvolutionGeometry& w) {
  for (int i = 0; i < w.axes; ++i) {
    w.check("stride", i, w.stride[i], 1);
    w.check("pad", i, w.pad[i], 0);
    w.check("dilation", i, w.dilation[i], 1);
  }
  if (w.groups < 1 || w.groups > kMaxGeometry)
    fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected 1 to 2^31, got %lld", (long long)w.groups);
}

}  // namespace

ConvolutionGeometry convolution_geometry_2d(int64_t stride_y, int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                            int64_t dilation_y, int64_t dilation_x, int64_t groups) {
  ConvolutionGeometry w;
  w.stride[0] = stride_y;
  w.stride[1] = stride_x;
  w.pad[0] = pad_y;
  w.pad[1] = pad_x;
  w.dilation[0] = dilation_y;
  w.dilation[1] = dilation_x;
  w.groups = groups;
  check_geometry(w);
  return w;
}

ConvolutionGeometry convolution_geometry_nd(int axes, Span<const int64_t> stride, Span<const int64_t> pad,
                                            Span<const int64_t> dilation, int64_t groups) {
  ConvolutionGeometry w;
  w.axes = axes;
  w.lists = true;
  w.groups = groups;
  read_list("stride", stride, axes, w.stride);
  read_list("pad", pad, axes, w.pad);
  read_list("dilation", dilation, axes, w.dilation);
  check_geometry(w);
  return w;
}

/// (size + 2 pad - (dilation (k - 1) + 1)) // stride + 1; the arguments are checked, the lengths are not.
int64_t ConvolutionGeometry::output_length(int axis, int64_t size, int64_t k) const {
  int64_t room, reach;
  if (__builtin_mul_overflow(dilation[axis], k - 1, &reach) ||
      __builtin_add_overflow(size, 2 * pad[axis], &room) || __builtin_sub_overflow(room, reach + 1, &room))
    return 0;
  return room < 0 ? 0 : room / stride[axis] + 1;
}

/// stride (size - 1) + dilation (k - 1) + 1 - 2 pad: the length that a deconvolution gives an axis of length
/// `size`.
int64_t ConvolutionGeometry::input_length(int axis, int64_t size, int64_t k) const {
  int64_t steps, reach, length;
  if (__builtin_mul_overflow(stride[axis], size - 1, &steps) ||
      __builtin_mul_overflow(dilation[axis], k - 1, &reach) ||
      __builtin_add_overflow(steps, reach + 1, &length))
    fail(CTN_ERROR_SHAPE, "the result of axis %d would have more than 2^63 elements", axis + 2);
  return length - 2 * pad[axis];
}

/// The name of an axis's argument in messages: "stride_y", or "stride[0]".
std::string ConvolutionGeometry::argument_name(const char* what, int axis) const {
  if (!lists) return std::string(what) + (axis == 0 ? "_y" : "_x");
  return std::string(what) + "[" + std::to_string(axis) + "]";
}

std::string ConvolutionGeometry::length_text(int axis, const std::string& size) const {
  const auto name = [&](const char* what) { return argument_name(what, axis); };
  return "(" + size + " + 2 * " + name("pad") + " - " + name("dilation") + " * (in_types[1].shape[" +
         std::to_string(axis + 2) + "] - 1) - 1) // " + name("stride") + " + 1";
}

void ConvolutionGeometry::check(const char* what, int axis, int64_t value, int64_t least) const {
  if (value >= least && value <= kMaxGeometry) return;
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %lld to 2^31, got %lld", argument_name(what, axis).c_str(),
       (long long)least, (long long)value);
}

}  // namespace catenary
