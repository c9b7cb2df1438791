// Convolutions and correlations of vectors as products of matrices.
#include "impl/array/convolve.h"

#include <algorithm>

#include "impl/array/launch.h"
#include "impl/array/linalg.h"
#include "impl/array/manipulation.h"
#include "impl/array/statistics.h"
#include "impl/backend/params/sliding.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

constexpr int64_t kNarrowest = 64, kWidest = 128;  // elements of the result in a row of the products
constexpr int64_t kShort = 16;                     // fewer weights are multiplied one by one
constexpr int64_t kShortOfKernel = 48;        // the same where a kernel does it, which is best for integers
constexpr int64_t kChunk = int64_t{1} << 15;  // elements of the result that stay in the cache meanwhile

/// A part of all shifts at which two vectors overlap.
struct Shifts {
  int64_t first, count;

  Shifts(ctn_convolution_mode mode, int64_t longer, int64_t shorter) : first(0), count(longer + shorter - 1) {
    if (mode == CTN_CONVOLUTION_FULL) return;
    const bool valid = mode == CTN_CONVOLUTION_VALID;
    first = valid ? shorter - 1 : (shorter - 1) / 2;
    count = valid ? longer - shorter + 1 : longer;
  }
};

ArrayRef part_of(const Array& a, int64_t begin, int64_t end) { return slice_axis(a, 0, begin, end); }

/// Returns a vector of `length` elements that are 0 but for those of a part of `a` from `offset` on.
ArrayRef padded(const Array& a, int64_t begin, int64_t count, int64_t offset, int64_t length) {
  ArrayRef out = empty_on(a.backend(), {&length, 1}, a.dtype());
  fill_f64(*part_of(*out, 0, offset), 0);
  assign(*part_of(*out, offset, offset + count), *part_of(a, begin, begin + count));
  fill_f64(*part_of(*out, offset + count, length), 0);
  return out;
}

/// Returns out[k] = sum over i of longer[first + k + i - (m - 1)] * weights[i], over the i for which there is
/// an element.
ArrayRef sums_one_by_one(const Array& longer, const Array& weights, const Shifts& shifts) {
  const int64_t n = longer.dim(0), m = weights.dim(0);
  ArrayRef out = empty_on(longer.backend(), {&shifts.count, 1}, longer.dtype());
  if (longer.backend().has_fused()) {
    launch(kernels::sliding_sums, {shifts.first - (m - 1)}, contiguous(longer), contiguous(weights), out);
    return out;
  }
  fill_f64(*out, 0);
  const int64_t room = std::min(shifts.count, kChunk);
  const ArrayRef products = empty_on(longer.backend(), {&room, 1}, longer.dtype());
  for (int64_t chunk = 0; chunk < shifts.count; chunk += kChunk)
    for (int64_t i = 0; i < m; ++i) {
      const int64_t distance = shifts.first + i - (m - 1);
      const int64_t begin = std::max(chunk, -distance);
      const int64_t end = std::min({chunk + kChunk, shifts.count, n - distance});
      if (begin >= end) continue;
      const ArrayRef part = part_of(*out, begin, end), product = part_of(*products, 0, end - begin);
      elementwise_into(ops::multiply, *part_of(longer, begin + distance, end + distance),
                       *part_of(weights, i, i + 1), *product);
      elementwise_into(ops::add, *part, *product, *part);
    }
  return out;
}

bool all_finite(const Array& a) {
  if (!is_float(a.dtype())) return true;
  bool finite = false;
  to_data(*all(*elementwise(ops::isfinite, a), {nullptr, 0}, false), &finite);
  return finite;
}

/// The same by products of matrices.
///
/// A row of the result is a row of a matrix with the elements from its first shift on, times a matrix with
/// the weights on diagonals. That matrix is taken in blocks, so that all rows are views of one vector.
ArrayRef sliding_sums(const Array& longer, const Array& weights, const Shifts& shifts) {
  const int64_t m = weights.dim(0);
  // The products multiply by zeros, which infinities and NaN do not bear.
  const bool has_kernel = longer.backend().has_fused();
  if (m < (has_kernel ? kShortOfKernel : kShort) || (has_kernel && !is_float(longer.dtype())) ||
      !all_finite(longer) || !all_finite(weights))
    return sums_one_by_one(longer, weights, shifts);
  const int64_t item = int64_t(itemsize(longer.dtype()));
  const int64_t width = std::min(shifts.count, std::clamp(m, kNarrowest, kWidest));
  const int64_t rows = (shifts.count + width - 1) / width;
  const int64_t begin = std::max<int64_t>(0, shifts.first - (m - 1));
  const int64_t offset = std::max<int64_t>(0, m - 1 - shifts.first);
  const int64_t length = rows * width + m - 1;
  const ArrayRef line =
      padded(longer, begin, std::min(longer.dim(0) - begin, length - offset), offset, length);
  const ArrayRef around = padded(weights, 0, m, width - 1, m + 2 * (width - 1));
  const int64_t shape[2] = {rows, width}, all = rows * width;
  ArrayRef out = empty_on(longer.backend(), {shape, 2}, longer.dtype());
  for (int64_t at = 0; at < width + m - 1; at += width) {
    const int64_t depth = std::min(width, width + m - 1 - at);
    const int64_t left_shape[2] = {rows, depth}, left_strides[2] = {width * item, item};
    const int64_t right_shape[2] = {depth, width}, right_strides[2] = {item, -item};
    const ArrayRef left = view_as(*line, line->data() + at * item, {left_shape, 2}, {left_strides, 2}, false);
    const ArrayRef right = copy(*view_as(*around, around->data() + (at + width - 1) * item, {right_shape, 2},
                                         {right_strides, 2}, false));
    if (at == 0 || is_float(longer.dtype()))
      product_into(*left, *right, *out, at > 0);
    else
      elementwise_into(ops::add, *out, *product(*left, *right), *out);
  }
  ArrayRef flat = reshape(*out, {&all, 1});
  return shifts.count == all ? flat : copy(*part_of(*flat, 0, shifts.count));
}

/// The vectors in the dtype of the computation.
struct Vectors {
  DType dtype, compute;
  ArrayRef a, v;

  Vectors(const Array& first, const Array& second) : dtype(product_dtype(first, second)) {
    const Together both(first, second);
    for (const Array* x : {both.a.get(), both.b.get()})
      if (x->ndim() != 1 || x->size() == 0)
        fail(CTN_ERROR_SHAPE, "%s: expected a vector of at least one element, got %s",
             x == both.a.get() ? "a" : "v", describe(*x).c_str());
    // Sums of booleans are only compared with 0.
    compute = dtype == CTN_BOOL ? CTN_FLOAT32 : compute_dtype(dtype);
    a = asarray(*both.a, compute);
    v = asarray(*both.b, compute);
  }

  ArrayRef result(const ArrayRef& sums) const {
    if (dtype == compute) return sums;
    return dtype == CTN_BOOL ? elementwise_scalar(ops::not_equal, *sums, 0.0, false) : astype(*sums, dtype);
  }
};

}  // namespace

ArrayRef convolve(const Array& a, const Array& v, ctn_convolution_mode mode) {
  const Vectors x(a, v);
  const bool swapped = x.a->dim(0) < x.v->dim(0);
  const Array &longer = swapped ? *x.v : *x.a, &shorter = swapped ? *x.a : *x.v;
  return x.result(sliding_sums(longer, *flip(shorter, {nullptr, 0}), {mode, longer.dim(0), shorter.dim(0)}));
}

ArrayRef correlate(const Array& a, const Array& v, ctn_convolution_mode mode) {
  const Vectors x(a, v);
  if (x.a->dim(0) >= x.v->dim(0)) return x.result(sliding_sums(*x.a, *x.v, {mode, x.a->dim(0), x.v->dim(0)}));
  const ArrayRef turned = sliding_sums(*x.v, *x.a, {mode, x.v->dim(0), x.a->dim(0)});
  return x.result(copy(*flip(*turned, {nullptr, 0})));
}

}  // namespace catenary
