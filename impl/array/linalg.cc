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

ArrayRef matrix(const Array& a, int64_t rows, int64_t columns) {
  const int64_t shape[2] = {rows, columns};
  if (a.ndim() != 1) return reshape(a, {shape, 2});
  const int64_t strides[2] = {a.stride(0), a.stride(0)};
  return view_as(a, a.data(), {shape, 2}, {strides, 2}, false);
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

namespace {

/// Two operands as matrices or stacks of them, and the shapes of their product.
struct Product {
  ArrayRef left, right;
  Dims written, result;  // as the kernel writes it, and as the caller sees it
  DType dtype;

  Shape shape() const { return {result.data(), result.size()}; }
  void run_into(Array& out) const {
    Dims strides;
    if (out.size())
      launch(kernels::matmul, {false, false}, left, right,
             operand_as(out, {written.data(), written.size()}, strides));
    out.storage().mark_written();
  }
  ArrayRef run() const {
    ArrayRef out = empty_on(left->backend(), shape(), dtype);
    run_into(*out);
    return out;
  }
  bool can_run_into(const Array& out) const {
    return out.dtype() == dtype && out.is_c_contiguous() && !ranges_overlap(*left, out) &&
           !ranges_overlap(*right, out);
  }
  void require_shape(const Array& out) const {
    if (!same_shape(shape(), out.shape()))
      fail(CTN_ERROR_SHAPE, "out: expected shape %s, got %s", shape_text(shape()).c_str(),
           shape_text(out.shape()).c_str());
  }
};

Product dot_product(const Array& a, const Array& b) {
  require_same_backend(a, b);
  Product p;
  p.dtype = product_dtype(a, b);
  const ArrayRef x = asarray(a, p.dtype), y = asarray(b, p.dtype);
  const int y_axis = y->ndim() > 1 ? y->ndim() - 2 : 0;
  const int64_t k = x->dim(x->ndim() - 1);
  if (y->dim(y_axis) != k) fail_shapes(a, b);
  int64_t rows = 1, columns = 1;
  for (int i = 0; i + 1 < x->ndim(); ++i) {
    p.result.push_back(x->dim(i));
    rows *= x->dim(i);
  }
  for (int i = 0; i < y->ndim(); ++i)
    if (i != y_axis) {
      p.result.push_back(y->dim(i));
      columns *= y->dim(i);
    }
  p.left = x->ndim() == 2 ? x : matrix(*x, rows, k);
  p.right = y->ndim() == 2   ? y
            : y->ndim() == 1 ? matrix(*y, k, 1)
                             : matrix(*rollaxis(*y, y_axis, 0), k, columns);
  p.written.push_back(rows);
  p.written.push_back(columns);
  return p;
}

}  // namespace

ArrayRef dot(const Array& a, const Array& b) {
  if (a.ndim() == 0 || b.ndim() == 0) return elementwise(ops::multiply, a, b);
  return dot_product(a, b).run();
}

void dot_into(const Array& a, const Array& b, Array& out) {
  require_writeable(out, "out");
  const ArrayRef local = a.is_weak() && b.is_weak() ? beside(a, out.backend()) : share(a);
  Product p;
  ArrayRef result;
  if (a.ndim() == 0 || b.ndim() == 0) {
    result = elementwise(ops::multiply, *local, b);
    p.dtype = result->dtype();
    p.result = Dims(result->shape().begin(), result->shape().end());
  } else {
    p = dot_product(*local, b);
  }
  p.require_shape(out);
  if (p.dtype != out.dtype())
    fail(CTN_ERROR_DTYPE, "out: expected %s, got %s", dtype_name(p.dtype), dtype_name(out.dtype()));
  if (!out.is_c_contiguous())
    fail(CTN_ERROR_INVALID_ARGUMENT, "out: expected a C-contiguous array, got a strided view of shape %s",
         shape_text(out.shape()).c_str());
  require_same_backend(result ? *result : *p.left, out);
  if (!result && p.can_run_into(out)) return p.run_into(out);
  assign(out, result ? *result : *p.run());
}

namespace {

/// The outer axes of both are broadcast, and merged to one.
Product stacked_product(const Array& a, const Array& b) {
  Product p;
  auto& [left, right, written, result, dtype] = p;
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
    auto merged = [&, &result = p.result](const Array& t, int64_t rows, int64_t columns) {
      Dims shape(result);
      shape.push_back(rows);
      shape.push_back(columns);
      const int64_t three[3] = {count, rows, columns};
      return reshape(*broadcast_to(t, {shape.data(), shape.size()}), {three, 3});
    };
    left = merged(*left, m, k);
    right = merged(*right, k, n);
    written.push_back(count);
  }
  written.push_back(m);
  written.push_back(n);
  if (!row) result.push_back(m);
  if (!column) result.push_back(n);
  return p;
}

}  // namespace

ArrayRef matmul(const Array& a, const Array& b) { return stacked_product(a, b).run(); }

void matmul_into(const Array& a, const Array& b, Array& out) {
  require_writeable(out, "out");
  const Product p = stacked_product(a, b);
  require_same_backend(a, out);
  p.require_shape(out);
  if (p.can_run_into(out)) return p.run_into(out);
  if (!can_cast(p.dtype, out.dtype(), CTN_CASTING_SAME_KIND))
    fail(CTN_ERROR_DTYPE, "out: cannot cast the result from %s to %s", dtype_name(p.dtype),
         dtype_name(out.dtype()));
  assign(out, *p.run());
}

}  // namespace catenary
