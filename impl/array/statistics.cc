// Variances, standard deviations and truth tests.
#include "impl/array/statistics.h"

#include <algorithm>

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

constexpr int64_t kFirstTruths = 4096;        // elements that are looked at before the others
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

/// As in NumPy, 16-bit floats are computed in float32 and integers in float64 unless a dtype is requested.
ArrayRef variance(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype,
                  bool root) {
  const DType result = dtype != CTN_DTYPE_NONE ? dtype : is_float(a.dtype()) ? a.dtype() : CTN_FLOAT64;
  if (!is_float(result))
    fail(CTN_ERROR_DTYPE, "dtype: expected a floating dtype, got %s", dtype_name(result));
  const DType compute = compute_dtype(result);
  ArrayRef x = asarray(a, compute);
  ArrayRef centre = mean(*x, axes, true, compute), out;
  const int64_t first = 0;
  if (!axes.data && x->is_c_contiguous()) {
    const int64_t one = 1;
    out = reshape(*scatter(*ravel(*x), *reshape(*centre, {&one, 1}), {&first, 1}), centre->shape());
  } else {
    out = scatter(*x, *centre, axes);
  }
  if (!keepdims) {
    SmallVector<char, 16> gone(static_cast<size_t>(a.ndim()));
    for (char& g : gone) g = !axes.data;
    for (int64_t axis : axes) gone[size_t(normalize_axis(axis, a.ndim(), "axes"))] = 1;
    Dims shape;
    for (int d = 0; d < a.ndim(); ++d)
      if (!gone[size_t(d)]) shape.push_back(a.dim(d));
    out = reshape(*out, {shape.data(), shape.size()});
  }
  const double divisor = std::max(double(elements_along(a, axes)) - ddof, 0.0);
  elementwise_into(ops::true_divide, *out, *scalar_f64(divisor), *out);
  if (root) elementwise_into(ops::sqrt, *out, *out);
  return asarray(*out, result);
}

ArrayRef truth(const Array& a) { return asarray(a, CTN_BOOL); }

ArrayRef extremum(const Array& truths, Span<const int64_t> axes, bool keepdims, bool least) {
  return least ? min(truths, axes, keepdims) : max(truths, axes, keepdims);
}

/// Whether all elements of a contiguous array on the CPU have the truth value. Often the first ones tell.
bool all_are(const Array& a, bool value) {
  const int64_t size = a.size(), item = int64_t(itemsize(a.dtype()));
  for (int64_t begin = 0, n = kFirstTruths; begin < size; begin += n, n = 4 * kChunk / item) {
    n = std::min(n, size - begin);
    const ArrayRef part = view_as(a, a.data() + begin * item, {&n, 1}, {&item, 1}, false);
    if ((item_i64(*extremum(*truth(*part), {}, false, value), {}) != 0) != value) return false;
  }
  return true;
}

ArrayRef filled(const Array& shape, bool value) {
  ArrayRef out = empty_like(shape, CTN_BOOL);
  fill(*out, *scalar_bool(value));
  return out;
}

/// Returns the largest or smallest truth value, or `empty` if there are no elements.
ArrayRef fold(const Array& a, Span<const int64_t> axes, bool keepdims, bool empty) {
  const int64_t count = elements_along(a, axes);
  if (count == 0) return filled(*sum(a, axes, keepdims, CTN_DTYPE_NONE), empty);
  if (count == a.size() && count > kFirstTruths && a.is_c_contiguous() && &a.backend() == &cpu_backend()) {
    Dims ones;
    for (int d = 0; d < a.ndim(); ++d) ones.push_back(1);
    const ArrayRef first =
        view_as(a, a.data(), {ones.data(), ones.size()}, {ones.data(), ones.size()}, false);
    return filled(*sum(*first, axes, keepdims, CTN_DTYPE_NONE), all_are(a, empty) == empty);
  }
  return extremum(*truth(a), axes, keepdims, empty);
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
  return sum(*truth(a), axes, keepdims, CTN_INT64);
}
ArrayRef all(const Array& a, Span<const int64_t> axes, bool keepdims) {
  return fold(a, axes, keepdims, true);
}
ArrayRef any(const Array& a, Span<const int64_t> axes, bool keepdims) {
  return fold(a, axes, keepdims, false);
}

}  // namespace catenary
