// Variances, standard deviations and truth tests.
#include "impl/array/statistics.h"

#include <algorithm>

#include "impl/array/indexing.h"
#include "impl/base/for_speed.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

/// Returns the number of elements per result. Throws Error(CTN_ERROR_INDEX) for invalid axes.
int64_t elements_along(const Array& a, Span<const int64_t> axes) {
  if (!axes.data) return a.size();
  int64_t count = 1;
  for (int64_t axis : axes) count *= a.dim(normalize_axis(axis, a.ndim(), "axes"));
  return count;
}

bool is_reduced(const Array& a, Span<const int64_t> axes, int d) {
  if (!axes.data) return true;
  return std::any_of(axes.begin(), axes.end(),
                     [&](int64_t axis) { return normalize_axis(axis, a.ndim(), "axes") == d; });
}

constexpr int64_t kChunk = int64_t{1} << 18;  // elements whose distances from the mean stay in the cache

ArrayRef squared_distances(const Array& x, const Array& centre) {
  ArrayRef distance = elementwise(ops::subtract, x, centre);
  elementwise_into(ops::square, *distance, *distance);
  return distance;
}

/// Returns the sum of squared distances from `centre`, which has length one on the reduced axes. Large arrays
/// are processed in parts of their first axis.
ArrayRef scatter(const Array& x, const Array& centre, Span<const int64_t> axes) {
  const bool whole = x.size() <= 2 * kChunk || x.ndim() == 0 || x.dim(0) == 1;
  if (whole) return sum(*squared_distances(x, centre), axes, true, x.dtype());
  const int64_t step = std::max<int64_t>(1, kChunk / (x.size() / x.dim(0)));
  const bool reduced = centre.dim(0) == 1;
  ArrayRef out = reduced ? zeros_like(centre, x.dtype()) : empty_on(x.backend(), centre.shape(), x.dtype());
  for (int64_t begin = 0; begin < x.dim(0); begin += step) {
    const int64_t end = std::min(begin + step, x.dim(0));
    ArrayRef part = reduced ? share(centre) : slice_axis(centre, 0, begin, end);
    ArrayRef squares = squared_distances(*slice_axis(x, 0, begin, end), *part);
    if (reduced)
      elementwise_into(ops::add, *out, *sum(*squares, axes, true, x.dtype()), *out);
    else
      sum_into(*squares, axes, true, x.dtype(), *slice_axis(*out, 0, begin, end));
  }
  return out;
}

/// Returns `a` with length one along the axes that only repeat elements.
ArrayRef without_repeats(const Array& a) {
  ArrayRef x = share(a);
  for (int d = 0; d < a.ndim() && kForSpeed; ++d)
    if (a.stride(d) == 0 && a.dim(d) > 1) x = slice_axis(*x, d, 0, 1);
  return x;
}

/// Whether the elements that are side by side are few, and apart from the others.
bool has_short_rows(const Array& x) {
  const int last = x.ndim() - 1;
  return kForSpeed && last > 0 && !x.is_c_contiguous() && x.dim(last) < 16 &&
         x.stride(last) == int64_t(itemsize(x.dtype()));
}

/// As in NumPy, 16-bit floats are computed in float32 and integers in float64 unless a dtype is requested.
ArrayRef variance(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype,
                  bool root) {
  const DType result = dtype != CTN_DTYPE_NONE ? dtype : is_float(a.dtype()) ? a.dtype() : CTN_FLOAT64;
  if (!is_float(result))
    fail(CTN_ERROR_DTYPE, "dtype: expected a floating dtype, got %s", dtype_name(result));
  const DType compute = compute_dtype(result);
  ArrayRef x = kForSpeed ? asarray(*without_repeats(a), compute) : asarray(a, compute);
  if (has_short_rows(*x)) x = copy(*x);  // they are read three times
  ArrayRef centre = mean(*x, axes, true, compute), out;
  const int64_t first = 0;
  if (!axes.data && x->is_c_contiguous()) {
    const int64_t one = 1;
    out = reshape(*scatter(*ravel(*x), *reshape(*centre, {&one, 1}), {&first, 1}), centre->shape());
  } else {
    out = scatter(*x, *centre, axes);
  }
  const double count = double(elements_along(a, axes)),
               distinct = kForSpeed ? double(elements_along(*x, axes)) : count;
  const double divisor = std::max(count - ddof, 0.0) * (distinct > 0 ? distinct / count : 1);
  elementwise_into(ops::true_divide, *out, *scalar_f64(divisor), *out);
  if (root) elementwise_into(ops::sqrt, *out, *out);
  if (kForSpeed && !same_shape(x->shape(), a.shape())) {  // results along the other axes repeat, too
    Dims shape(out->shape().begin(), out->shape().end());
    for (int d = 0; d < a.ndim(); ++d)
      if (shape[size_t(d)] == 1 && !is_reduced(a, axes, d)) shape[size_t(d)] = a.dim(d);
    out = copy(*broadcast_to(*out, {shape.data(), shape.size()}));
  }
  if (!keepdims) {
    Dims shape;
    for (int d = 0; d < a.ndim(); ++d)
      if (!is_reduced(a, axes, d)) shape.push_back(a.dim(d));
    out = reshape(*out, {shape.data(), shape.size()});
  }
  return asarray(*out, result);
}

}  // namespace

ArrayRef var(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype) {
  return variance(a, axes, ddof, keepdims, dtype, false);
}
void var_into(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype, Array& out) {
  // As in NumPy, which converts the variance to any dtype but the standard deviation only within its kind.
  const ArrayRef result = variance(*beside(a, out.backend()), axes, ddof, keepdims, dtype, false);
  store_result(can_cast(result->dtype(), out.dtype(), CTN_CASTING_SAME_KIND) ||
                       !same_shape(result->shape(), out.shape())
                   ? *result
                   : *astype(*result, out.dtype()),
               out);
}
ArrayRef std(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype) {
  return variance(a, axes, ddof, keepdims, dtype, true);
}
void std_into(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype, Array& out) {
  store_result(*variance(*beside(a, out.backend()), axes, ddof, keepdims, dtype, true), out);
}

ArrayRef count_nonzero(const Array& a, Span<const int64_t> axes, bool keepdims) {
  if (axes.data || a.size() == 0) return sum(*asarray(a, CTN_BOOL), axes, keepdims, CTN_INT64);
  const ArrayRef count = count_all_nonzero(a);
  SmallVector<int64_t, 8> ones;
  for (int i = 0; keepdims && i < a.ndim(); ++i) ones.push_back(1);
  return reshape(*count, {ones.data(), ones.size()});
}
ArrayRef all(const Array& a, Span<const int64_t> axes, bool keepdims) {
  return prod(a, axes, keepdims, CTN_BOOL);
}
ArrayRef any(const Array& a, Span<const int64_t> axes, bool keepdims) {
  return sum(a, axes, keepdims, CTN_BOOL);
}

}  // namespace catenary
