// Tensor products: inner, outer, tensordot, trace.
#include <algorithm>

#include "impl/array/linalg.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {

DType product_dtype(const Array& a, const Array& b) {
  DType dtype = promote(a.dtype(), b.dtype());
  if (a.is_weak() != b.is_weak()) {
    const Array& strong = a.is_weak() ? b : a;
    const Array& weak = a.is_weak() ? a : b;
    if (kind_of(weak.dtype()) <= kind_of(strong.dtype())) dtype = strong.dtype();
  }
  return dtype;
}

ArrayRef permuted(const Array& a, const Dims& first, const Dims& second) {
  Dims axes(first);
  for (int64_t axis : second) axes.push_back(axis);
  return transpose(a, {axes.data(), axes.size()});
}

namespace {

int64_t length_of(const Array& a, const Dims& axes) {
  int64_t length = 1;
  for (int64_t axis : axes) length *= a.dim(int(axis));
  return length;
}

/// Sums products over pairs of axes, which are in range, distinct, and of equal lengths.
ArrayRef contract(const Array& first, const Array& second, const Dims& a_axes, const Dims& b_axes) {
  const DType dtype = product_dtype(first, second);
  const Together both(first, second);
  const Array &a = *both.a, &b = *both.b;
  Dims a_free, b_free, shape;
  for (int i = 0; i < a.ndim(); ++i)
    if (std::find(a_axes.begin(), a_axes.end(), i) == a_axes.end()) {
      a_free.push_back(i);
      shape.push_back(a.dim(i));
    }
  for (int i = 0; i < b.ndim(); ++i)
    if (std::find(b_axes.begin(), b_axes.end(), i) == b_axes.end()) {
      b_free.push_back(i);
      shape.push_back(b.dim(i));
    }
  checked_size({shape.data(), shape.size()}, dtype);
  // In the order of the larger operand's axes, so that at least that operand needs no copy.
  const Dims& order = a.size() >= b.size() ? a_axes : b_axes;
  Dims pairs, a_sum, b_sum;
  for (size_t i = 0; i < order.size(); ++i) pairs.push_back(int64_t(i));
  std::sort(pairs.begin(), pairs.end(),
            [&](int64_t p, int64_t q) { return order[size_t(p)] < order[size_t(q)]; });
  for (int64_t p : pairs) {
    a_sum.push_back(a_axes[size_t(p)]);
    b_sum.push_back(b_axes[size_t(p)]);
  }
  const int64_t k = length_of(a, a_sum);
  const int64_t left_shape[2] = {length_of(a, a_free), k}, right_shape[2] = {k, length_of(b, b_free)};
  ArrayRef left = reshape(*permuted(*asarray(a, dtype), a_free, a_sum), {left_shape, 2});
  ArrayRef right = reshape(*permuted(*asarray(b, dtype), b_sum, b_free), {right_shape, 2});
  return reshape(*product(*left, *right), {shape.data(), shape.size()});
}

Dims checked_axes(const Array& a, Span<const int64_t> axes, const char* name) {
  Dims result;
  for (int64_t axis : axes) {
    const int i = normalize_axis(axis, a.ndim(), name);
    if (std::find(result.begin(), result.end(), i) != result.end())
      fail(CTN_ERROR_INDEX, "%s: axis %d is repeated", name, i);
    result.push_back(i);
  }
  return result;
}

}  // namespace

ArrayRef tensordot_axes(const Array& a, const Array& b, Span<const int64_t> a_axes,
                        Span<const int64_t> b_axes) {
  if (a_axes.size != b_axes.size)
    fail(CTN_ERROR_INDEX, "a_axes, b_axes: expected the same number of axes, got %zu and %zu", a_axes.size,
         b_axes.size);
  const Dims x = checked_axes(a, a_axes, "a_axes"), y = checked_axes(b, b_axes, "b_axes");
  for (size_t i = 0; i < x.size(); ++i)
    if (a.dim(int(x[i])) != b.dim(int(y[i])))
      fail(CTN_ERROR_SHAPE, "a, b: expected axes of equal lengths, got axis %lld of %s and axis %lld of %s",
           (long long)x[i], shape_text(a.shape()).c_str(), (long long)y[i], shape_text(b.shape()).c_str());
  return contract(a, b, x, y);
}

ArrayRef tensordot(const Array& a, const Array& b, int64_t axes) {
  if (axes < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "axes: expected a count, got %lld", (long long)axes);
  if (axes > a.ndim() || axes > b.ndim())
    fail(CTN_ERROR_INDEX, "axes: %lld is more than the number of axes of %s or %s", (long long)axes,
         shape_text(a.shape()).c_str(), shape_text(b.shape()).c_str());
  Dims x, y;
  for (int64_t i = 0; i < axes; ++i) {
    x.push_back(a.ndim() - axes + i);
    y.push_back(i);
  }
  return tensordot_axes(a, b, {x.data(), x.size()}, {y.data(), y.size()});
}

ArrayRef inner(const Array& a, const Array& b) {
  if (a.ndim() == 0 || b.ndim() == 0) return elementwise(ops::multiply, a, b);
  const int64_t p = a.ndim() - 1, q = b.ndim() - 1;
  if (a.dim(int(p)) != b.dim(int(q)))
    fail(CTN_ERROR_SHAPE, "a, b: expected last axes of equal lengths, got %s and %s",
         shape_text(a.shape()).c_str(), shape_text(b.shape()).c_str());
  return contract(a, b, Dims{p}, Dims{q});
}

ArrayRef vdot(const Array& a, const Array& b) {
  if (a.size() != b.size())
    fail(CTN_ERROR_SHAPE, "a, b: expected the same number of elements, got %s and %s",
         shape_text(a.shape()).c_str(), shape_text(b.shape()).c_str());
  const DType dtype = product_dtype(a, b);
  const Together both(a, b);
  const auto flat = [&](const Array& x) {
    const ArrayRef same = asarray(x, dtype);
    return x.ndim() == 1 ? same : ravel(*same);
  };
  return dot(*flat(*both.a), *flat(*both.b));
}

ArrayRef outer(const Array& a, const Array& b) {
  const Together both(a, b);
  return elementwise(ops::multiply, *expand_dims(*ravel(*both.a), 1), *expand_dims(*ravel(*both.b), 0));
}

void outer_into(const Array& a, const Array& b, Array& out) {
  if (out.ndim() != 2 || out.dim(0) != a.size() || out.dim(1) != b.size())
    fail(CTN_ERROR_SHAPE, "out: expected shape (%lld, %lld), got %s", (long long)a.size(),
         (long long)b.size(), shape_text(out.shape()).c_str());
  const Together both(a, b, &out.backend());
  elementwise_into(ops::multiply, *expand_dims(*ravel(*both.a), 1), *expand_dims(*ravel(*both.b), 0), out);
}

ArrayRef diagonal(const Array& a, int64_t offset, int64_t axis1, int64_t axis2) {
  if (a.ndim() < 2)
    fail(CTN_ERROR_INDEX, "a: expected at least two axes, got %s", shape_text(a.shape()).c_str());
  const int i = normalize_axis(axis1, a.ndim(), "axis1"), j = normalize_axis(axis2, a.ndim(), "axis2");
  if (i == j) fail(CTN_ERROR_INDEX, "axis2: expected an axis other than axis1, got %d twice", i);
  Dims shape, strides;
  for (int d = 0; d < a.ndim(); ++d)
    if (d != i && d != j) {
      shape.push_back(a.dim(d));
      strides.push_back(a.stride(d));
    }
  // The corner at which the diagonal begins, bounded so that no offset overflows.
  const int64_t row = offset < 0 ? (offset < -a.dim(i) ? a.dim(i) : -offset) : 0;
  const int64_t column = offset > 0 ? std::min(offset, a.dim(j)) : 0;
  const int64_t length = std::min(a.dim(i) - row, a.dim(j) - column);
  shape.push_back(length);
  strides.push_back(a.stride(i) + a.stride(j));
  char* data = a.data() + (length > 0 && a.size() > 0 ? row * a.stride(i) + column * a.stride(j) : 0);
  return view_as(a, data, {shape.data(), shape.size()}, {strides.data(), strides.size()}, a.is_writeable());
}

ArrayRef trace(const Array& a, int64_t offset, int64_t axis1, int64_t axis2, DType dtype) {
  const int64_t last = -1;
  return sum(*diagonal(a, offset, axis1, axis2), {&last, 1}, false, dtype);
}

void trace_into(const Array& a, int64_t offset, int64_t axis1, int64_t axis2, DType dtype, Array& out) {
  const int64_t last = -1;
  sum_into(*diagonal(a, offset, axis1, axis2), {&last, 1}, false, dtype, out);
}

}  // namespace catenary
