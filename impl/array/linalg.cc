// Matrix products.
#include "impl/array/linalg.h"

#include "impl/array/launch.h"
#include "impl/backend/params/matmul.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

void launch_product(const Array& a, const Array& b, const Array* bias, Array& out, bool add = false) {
  if (out.size()) launch(kernels::matmul, {bias != nullptr, add}, a, b, bias, out);
  out.storage().mark_written();
}

[[noreturn]] void fail_shapes(const Array& a, const Array& b) {
  fail(CTN_ERROR_SHAPE,
       "a, b: expected a to have as many columns as b has rows, and outer axes that broadcast, got %s and %s",
       shape_text(a.shape()).c_str(), shape_text(b.shape()).c_str());
}

/// Returns (m, k) times (k, n), both of one dtype.
ArrayRef product_2d(const Array& a, const Array& b) {
  const int64_t shape[2] = {a.dim(0), b.dim(1)};
  ArrayRef out = empty_on(a.backend(), {shape, 2}, a.dtype());
  launch_product(a, b, nullptr, *out);
  return out;
}

ArrayRef matrix(const Array& a, int64_t rows, int64_t columns) {
  const int64_t shape[2] = {rows, columns};
  return reshape(a, {shape, 2});
}

}  // namespace

ArrayRef product(const Array& a, const Array& b, const Array* bias) {
  const int64_t shape[2] = {a.dim(0), b.dim(1)};
  ArrayRef out = empty_on(a.backend(), {shape, 2}, a.dtype());
  launch_product(a, b, bias, *out);
  return out;
}

void product_into(const Array& a, const Array& b, Array& out, bool add) {
  launch_product(a, b, nullptr, out, add);
}

ArrayRef dot(const Array& a, const Array& b) {
  if (a.ndim() == 0 || b.ndim() == 0) return elementwise(ops::multiply, a, b);
  require_same_backend(a, b);
  const DType dtype = product_dtype(a, b);
  ArrayRef x = asarray(a, dtype), y = asarray(b, dtype);
  const int y_axis = y->ndim() > 1 ? y->ndim() - 2 : 0;
  const int64_t k = x->dim(x->ndim() - 1);
  if (y->dim(y_axis) != k) fail_shapes(a, b);
  Dims shape;
  int64_t rows = 1, columns = 1;
  for (int i = 0; i + 1 < x->ndim(); ++i) {
    shape.push_back(x->dim(i));
    rows *= x->dim(i);
  }
  for (int i = 0; i < y->ndim(); ++i)
    if (i != y_axis) {
      shape.push_back(y->dim(i));
      columns *= y->dim(i);
    }
  ArrayRef left = x->ndim() == 2 ? x : matrix(*x, rows, k);
  ArrayRef right = y->ndim() == 2   ? y
                   : y->ndim() == 1 ? matrix(*y, k, 1)
                                    : matrix(*rollaxis(*y, y_axis, 0), k, columns);
  return reshape(*product_2d(*left, *right), {shape.data(), shape.size()});
}

void dot_into(const Array& a, const Array& b, Array& out) {
  require_writeable(out, "out");
  const bool weak = a.is_weak() && b.is_weak();
  ArrayRef result = weak ? dot(*beside(a, out.backend()), b) : dot(a, b);
  if (!same_shape(result->shape(), out.shape()))
    fail(CTN_ERROR_SHAPE, "out: expected shape %s, got %s", shape_text(result->shape()).c_str(),
         shape_text(out.shape()).c_str());
  if (result->dtype() != out.dtype())
    fail(CTN_ERROR_DTYPE, "out: expected %s, got %s", dtype_name(result->dtype()), dtype_name(out.dtype()));
  if (!out.is_c_contiguous())
    fail(CTN_ERROR_INVALID_ARGUMENT, "out: expected a C-contiguous array, got a strided view of shape %s",
         shape_text(out.shape()).c_str());
  require_same_backend(*result, out);
  assign(out, *result);
}

namespace {

/// Two stacks of matrices merged to one batch axis, and the shapes of their product.
struct StackedProduct {
  ArrayRef left, right;
  Dims flat, result;  // as the kernel writes it, and as the caller sees it
  DType dtype;

  StackedProduct(const Array& a, const Array& b);
};

StackedProduct::StackedProduct(const Array& a, const Array& b) {
  require_same_backend(a, b);
  if (a.ndim() == 0 || b.ndim() == 0)
    fail(CTN_ERROR_SHAPE, "expected operands of at least one dimension, got %s and %s",
         shape_text(a.shape()).c_str(), shape_text(b.shape()).c_str());
  dtype = product_dtype(a, b);
  left = asarray(a, dtype);
  right = asarray(b, dtype);
  const bool row = a.ndim() == 1, column = b.ndim() == 1;
  if (row) left = matrix(*left, 1, left->dim(0));
  if (column) right = matrix(*right, right->dim(0), 1);
  const Array &x = *left, &y = *right;
  const int64_t m = x.dim(x.ndim() - 2), k = x.dim(x.ndim() - 1), n = y.dim(y.ndim() - 1);
  if (y.dim(y.ndim() - 2) != k) fail_shapes(a, b);
  if (x.ndim() > 2 || y.ndim() > 2) {
    // The outer axes are broadcast, then merged.
    Dims x_outer(x.dims(), x.dims() + x.ndim() - 2), y_outer(y.dims(), y.dims() + y.ndim() - 2);
    const size_t outer = std::max(x_outer.size(), y_outer.size());
    result.resize(outer);
    int64_t count = 1;
    for (size_t i = 0; i < outer; ++i) {
      const int64_t p = i + x_outer.size() < outer ? 1 : x_outer[i + x_outer.size() - outer];
      const int64_t q = i + y_outer.size() < outer ? 1 : y_outer[i + y_outer.size() - outer];
      if (p != q && p != 1 && q != 1) fail_shapes(a, b);
      result[i] = p == 1 ? q : p;
    }
    checked_size({result.data(), outer}, dtype);
    for (int64_t length : result) count *= length;
    auto merged = [&](const Array& t, int64_t rows, int64_t columns) {
      Dims shape(result);
      shape.push_back(rows);
      shape.push_back(columns);
      const int64_t three[3] = {count, rows, columns};
      return reshape(*broadcast_to(t, {shape.data(), shape.size()}), {three, 3});
    };
    left = merged(*left, m, k);
    right = merged(*right, k, n);
    flat.push_back(count);
  }
  flat.push_back(m);
  flat.push_back(n);
  if (!row) result.push_back(m);
  if (!column) result.push_back(n);
}

}  // namespace

ArrayRef matmul(const Array& a, const Array& b) {
  const StackedProduct p(a, b);
  ArrayRef out = empty_on(a.backend(), {p.flat.data(), p.flat.size()}, p.dtype);
  launch_product(*p.left, *p.right, nullptr, *out);
  const Shape shape{p.result.data(), p.result.size()};
  return same_shape(out->shape(), shape) ? out : reshape(*out, shape);
}

void matmul_into(const Array& a, const Array& b, Array& out) {
  require_writeable(out, "out");
  const StackedProduct p(a, b);
  require_same_backend(a, out);
  const Shape flat{p.flat.data(), p.flat.size()}, shape{p.result.data(), p.result.size()};
  if (!same_shape(shape, out.shape()))
    fail(CTN_ERROR_SHAPE, "out: expected shape %s, got %s", shape_text(shape).c_str(),
         shape_text(out.shape()).c_str());
  if (out.dtype() == p.dtype && out.is_c_contiguous() && !ranges_overlap(*p.left, out) &&
      !ranges_overlap(*p.right, out))
    return launch_product(*p.left, *p.right, nullptr, *reshape(out, flat));
  if (!can_cast(p.dtype, out.dtype(), CTN_CASTING_SAME_KIND))
    fail(CTN_ERROR_DTYPE, "out: cannot cast the result from %s to %s", dtype_name(p.dtype),
         dtype_name(out.dtype()));
  ArrayRef result = empty_on(a.backend(), flat, p.dtype);
  launch_product(*p.left, *p.right, nullptr, *result);
  assign(out, *reshape(*result, out.shape()));
}

}  // namespace catenary
