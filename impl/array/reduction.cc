// Reductions along axes.
#include <algorithm>

#include "impl/array/array.h"
#include "impl/array/launch.h"
#include "impl/array/reduced_axes.h"
#include "impl/backend/params/reduction.h"
#include "impl/base/for_speed.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

void launch(const Array& a, const ReducedAxes& r, ReduceParams params, Array& out) {
  if (params.accumulator == CTN_BOOL && params.op <= ReduceOp::prod) {
    // Sums and products of bools are their "or" and "and", which of no elements are false and true.
    const bool product = params.op == ReduceOp::prod;
    if (r.count == 0) return fill(out, *scalar_bool(product));
    params.op = product ? ReduceOp::min : ReduceOp::max;
  }
  // Operands are rounded to the requested dtype; the kernels of 16-bit floats compute in float32 and do not
  // do it.
  const bool round =
      is_half(params.accumulator) && !can_cast(a.dtype(), params.accumulator, CTN_CASTING_SAFE);
  const ArrayRef x = round ? astype(a, params.accumulator) : share(a);
  Dims strides;
  if (out.size()) launch(kernels::reduce, params, x, operand_as(out, r.ones(), strides));
  out.storage().mark_written();
}

ArrayRef reduce(const Array& a, const ReducedAxes& r, ReduceParams params, DType result) {
  ArrayRef out = empty_on(a.backend(), r.shape(), result);
  launch(a, r, params, *out);
  return out;
}

/// `out` may have any dtype, as in NumPy: results are converted as in an assignment.
void check_out(const Array& a, const ReducedAxes& r, const Array& out) {
  require_writeable(out, "out");
  require_same_backend(a, out);
  if (!same_shape(out.shape(), r.shape()))
    fail(CTN_ERROR_SHAPE, "out: expected shape %s, got %s", shape_text(r.shape()).c_str(),
         shape_text(out.shape()).c_str());
}

/// Computes into a temporary if `out` has another dtype, is not contiguous, or overlaps the input.
void reduce_into(const Array& given, const ReducedAxes& r, ReduceParams params, DType result, Array& out) {
  const ArrayRef local = beside(given, out.backend());
  const Array& a = *local;
  check_out(a, r, out);
  if (out.dtype() == result && out.is_c_contiguous() && !ranges_overlap(a, out))
    return launch(a, r, params, out);
  assign(out, *reduce(a, r, params, result));
}

DType chosen(DType dtype, DType fallback) { return dtype == CTN_DTYPE_NONE ? fallback : dtype; }

DType mean_dtype(DType dtype) { return is_float(dtype) ? dtype : CTN_FLOAT64; }

ReduceParams mean_params(const ReducedAxes& r, DType dtype) {
  return {ReduceOp::sum, dtype, 1.0 / double(r.count)};
}

/// As in NumPy, the sum is computed in the dtype, and the quotient is truncated to that of the result.
ArrayRef integer_mean(const Array& a, const ReducedAxes& r, DType dtype) {
  ArrayRef total = reduce(a, r, {ReduceOp::sum, dtype, 1}, dtype);
  return elementwise_scalar(ops::true_divide, *total, double(r.count), false);
}

ReduceParams extreme_params(const Array& a, const ReducedAxes& r, ReduceOp op) {
  if (r.count == 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "a: %s has no largest or smallest element along an empty axis",
         describe(a).c_str());
  return {op, a.dtype(), 1};
}

/// Returns the part of `a` in which the first largest element of all is: its positions are the same.
ArrayRef without_leading_repeats(const Array& a) {
  ArrayRef x = share(a);
  for (int d = 0; kForSpeed && d < a.ndim() && (a.dim(d) == 1 || a.stride(d) == 0); ++d)
    if (a.dim(d) > 1) x = slice_axis(*x, d, 0, 1);
  return x;
}

struct ArgReduction {
  ArrayRef input;
  ArgReduceParams params;
  Dims ones, result;

  ArgReduction(const Array& a, int64_t axis, bool keepdims, bool largest) {
    const bool flat = axis == CTN_AXIS_NONE;
    input = flat ? ravel(*without_leading_repeats(a)) : share(a);
    const int i = flat ? 0 : normalize_axis(axis, a.ndim());
    params = {i, largest};
    if (input->dim(i) == 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "a: %s has no element along the axis", describe(a).c_str());
    for (int d = 0; d < input->ndim(); ++d) {
      ones.push_back(d == i ? 1 : input->dim(d));
      if (!flat && d != i) result.push_back(input->dim(d));
      if (!flat && d == i && keepdims) result.push_back(1);
    }
    if (flat && keepdims) result.resize(size_t(a.ndim()));
    if (flat)
      for (int64_t& d : result) d = 1;
  }

  Shape shape() const { return {result.data(), result.size()}; }

  ArrayRef run() const {
    ArrayRef out = empty_on(input->backend(), shape(), CTN_INT64);
    Dims strides;
    if (out->size())
      launch(kernels::arg_reduce, params, input, operand_as(*out, {ones.data(), ones.size()}, strides));
    return out;
  }

  void run_into(Array& out) const {
    require_writeable(out, "out");
    require_same_backend(*input, out);
    if (!same_shape(out.shape(), shape()))
      fail(CTN_ERROR_SHAPE, "out: expected shape %s, got %s", shape_text(shape()).c_str(),
           shape_text(out.shape()).c_str());
    if (!can_cast(out.dtype(), CTN_INT64, CTN_CASTING_SAFE))
      fail(CTN_ERROR_DTYPE, "out: expected integers that fit in int64, got %s", dtype_name(out.dtype()));
    assign(out, *run());
  }
};

}  // namespace

ArrayRef sum(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype) {
  dtype = chosen(dtype, sum_dtype(a.dtype()));
  return reduce(a, ReducedAxes(a, axes, keepdims), {ReduceOp::sum, dtype, 1}, dtype);
}
void sum_into(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype, Array& out) {
  dtype = chosen(dtype, promote(a.dtype(), out.dtype()));  // as in NumPy, which widens only new results
  reduce_into(a, ReducedAxes(a, axes, keepdims), {ReduceOp::sum, dtype, 1}, dtype, out);
}

ArrayRef prod(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype) {
  dtype = chosen(dtype, sum_dtype(a.dtype()));
  return reduce(a, ReducedAxes(a, axes, keepdims), {ReduceOp::prod, dtype, 1}, dtype);
}
void prod_into(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype, Array& out) {
  dtype = chosen(dtype, promote(a.dtype(), out.dtype()));  // as in NumPy, which widens only new results
  reduce_into(a, ReducedAxes(a, axes, keepdims), {ReduceOp::prod, dtype, 1}, dtype, out);
}

ArrayRef mean(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype) {
  dtype = chosen(dtype, mean_dtype(a.dtype()));
  const ReducedAxes r(a, axes, keepdims);
  return is_float(dtype) ? reduce(a, r, mean_params(r, dtype), dtype)
                         : astype(*integer_mean(a, r, dtype), dtype);
}
void mean_into(const Array& a, Span<const int64_t> axes, bool keepdims, DType dtype, Array& out) {
  dtype = chosen(dtype, is_float(a.dtype()) ? promote(a.dtype(), out.dtype()) : CTN_FLOAT64);
  const ReducedAxes r(a, axes, keepdims);
  const ArrayRef local = beside(a, out.backend());
  check_out(*local, r, out);
  if (is_float(dtype))
    reduce_into(*local, r, mean_params(r, dtype), dtype, out);
  else
    assign(out, *integer_mean(*local, r, dtype));
}

ArrayRef max(const Array& a, Span<const int64_t> axes, bool keepdims) {
  const ReducedAxes r(a, axes, keepdims);
  return reduce(a, r, extreme_params(a, r, ReduceOp::max), a.dtype());
}
void max_into(const Array& a, Span<const int64_t> axes, bool keepdims, Array& out) {
  const ReducedAxes r(a, axes, keepdims);
  reduce_into(a, r, extreme_params(a, r, ReduceOp::max), a.dtype(), out);
}
ArrayRef min(const Array& a, Span<const int64_t> axes, bool keepdims) {
  const ReducedAxes r(a, axes, keepdims);
  return reduce(a, r, extreme_params(a, r, ReduceOp::min), a.dtype());
}
void min_into(const Array& a, Span<const int64_t> axes, bool keepdims, Array& out) {
  const ReducedAxes r(a, axes, keepdims);
  reduce_into(a, r, extreme_params(a, r, ReduceOp::min), a.dtype(), out);
}

ArrayRef argmax(const Array& a, int64_t axis, bool keepdims) {
  return ArgReduction(a, axis, keepdims, true).run();
}
void argmax_into(const Array& a, int64_t axis, bool keepdims, Array& out) {
  ArgReduction(*beside(a, out.backend()), axis, keepdims, true).run_into(out);
}
ArrayRef argmin(const Array& a, int64_t axis, bool keepdims) {
  return ArgReduction(a, axis, keepdims, false).run();
}
void argmin_into(const Array& a, int64_t axis, bool keepdims, Array& out) {
  ArgReduction(*beside(a, out.backend()), axis, keepdims, false).run_into(out);
}

}  // namespace catenary
