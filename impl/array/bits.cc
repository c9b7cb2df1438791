// Packs truth values into bits.
#include "impl/backend/params/bits.h"
#include "impl/array/blocks.h"
#include "impl/array/launch.h"
#include "impl/array/manipulation.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

/// The same with operations of arrays. If eight bytes are 0 or 1, as one integer, the highest byte of their
/// product with such a number has the packed bits: each byte reaches one of them, without carries.
ArrayRef packed(const Array& lines, const Dims& shape, bool little) {
  const int last = lines.ndim() - 1;
  Dims wide = shape;
  wide[size_t(last)] *= 8;
  const ArrayRef bits = empty_on(lines.backend(), {wide.data(), wide.size()}, CTN_BOOL);
  fill_f64(*bits, 0);
  assign(*slice_axis(*bits, last, 0, lines.dim(last)),
         *elementwise_scalar(ops::not_equal, lines, int64_t{0}, false));
  const uint64_t factor = little ? 0x0102040810204080 : 0x8040201008040201;
  const ArrayRef words = elementwise_scalar(ops::multiply, *view(*bits, CTN_INT64), int64_t(factor), false);
  Dims bytes = shape;
  bytes.push_back(8);
  const ArrayRef split = reshape(*view(*words, CTN_UINT8), {bytes.data(), bytes.size()});
  return reshape(*slice_axis(*split, last + 1, 7, 8), {shape.data(), shape.size()});
}

}  // namespace

ArrayRef packbits(const Array& a, int64_t axis, bool little) {
  if (is_float(a.dtype()))
    fail(CTN_ERROR_DTYPE, "a: expected integers or booleans, got %s", describe(a).c_str());
  const int along = axis == CTN_AXIS_NONE ? 0 : normalize_axis(axis, a.ndim());
  ArrayRef lines = axis == CTN_AXIS_NONE ? ravel(a) : moveaxis(a, along, -1);
  if (lines->itemsize() != 1) lines = elementwise_scalar(ops::not_equal, *lines, int64_t{0}, false);
  lines = contiguous(*lines);
  Dims shape(lines->shape().begin(), lines->shape().end());
  int64_t& bytes = shape[shape.size() - 1];
  bytes = bytes / 8 + (bytes % 8 != 0);
  ArrayRef out;
  if (a.backend().has_fused() || lines->size() == 0) {
    out = empty_on(a.backend(), {shape.data(), shape.size()}, CTN_UINT8);
    if (out->size()) launch(kernels::pack_bits, {little}, lines, out);
  } else {
    out = contiguous(*packed(*lines, shape, little));
  }
  return axis == CTN_AXIS_NONE ? out : moveaxis(*out, -1, along);
}

}  // namespace catenary
