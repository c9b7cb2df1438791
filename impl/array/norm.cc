// Norms of vectors and matrices.
#include <cmath>

#include "impl/array/launch.h"
#include "impl/array/linalg.h"
#include "impl/array/reduced_axes.h"
#include "impl/backend/params/fused.h"
#include "impl/base/for_speed.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

using Axes = Span<const int64_t>;

ArrayRef in_floating_point(const Array& a) { return is_float(a.dtype()) ? share(a) : astype(a, CTN_FLOAT64); }

/// The sums of the squares of a C-contiguous array on the host over its last axes, of which none is stored;
/// null for others. The roundings are those of products and sums one after the other.
ArrayRef sums_of_squares(const Array& a, Axes axes, bool keepdims) {
  constexpr int64_t kShort = 16;
  const DType dtype = is_float(a.dtype()) ? a.dtype() : CTN_FLOAT64;
  if (!kForSpeed || !a.backend().is_host() || !a.is_c_contiguous() || is_half(dtype)) return nullptr;
  const ReducedAxes r(a, axes, keepdims);
  int64_t run = 1;
  for (int i = a.ndim(); i-- > 0 && r.reduced[size_t(i)];) run *= a.dim(i);
  const bool aligned = reinterpret_cast<uintptr_t>(a.data()) % a.itemsize() == 0;
  if (run != r.count || run < kShort || a.size() == 0 || !aligned) return nullptr;
  FusedInstruction program[2] = {};  // slot 0 is the array, and slot 1 a register
  int32_t count = 0;
  uint16_t slot = 0;
  if (a.dtype() != dtype) {
    FusedInstruction& cast = program[count++];
    cast.casts = true;
    cast.count = 2;
    cast.slots[1] = slot = 1;
    cast.dtypes[0] = a.dtype();
    cast.dtypes[1] = dtype;
  }
  FusedInstruction& square = program[count++];
  square.params = {ops::multiply, dtype};
  square.count = 3;
  square.slots[0] = square.slots[1] = slot;
  square.slots[2] = 1;
  for (DType& operand : square.dtypes) operand = dtype;
  FusedParams params{};
  params.size = a.size();
  params.run = run;
  params.instructions = count;
  params.inputs = params.registers = 1;
  params.reduces = true;
  params.reduced = 1;
  params.reduced_dtype = dtype;
  params.reduction = {ReduceOp::sum, dtype, 1};
  ArrayRef out = empty_on(a.backend(), r.shape(), dtype);
  launch(kernels::fused, params, immediate_operand(program, CTN_UINT8, 1), a, *out);
  out->storage().mark_written();
  return out;
}

ArrayRef root_of_squares(const Array& a, Axes axes, bool keepdims) {
  constexpr int64_t kLong = 4096;  // elements from which the preparations of a product do not matter
  if ((a.dtype() == CTN_FLOAT32 || a.dtype() == CTN_FLOAT64) && a.is_c_contiguous() && a.size() >= kLong) {
    const ReducedAxes r(a, axes, keepdims);
    if (r.count == a.size()) return reshape(*elementwise(ops::sqrt, *vdot(a, a)), r.shape());
  }
  if (const ArrayRef sums = sums_of_squares(a, axes, keepdims)) return elementwise(ops::sqrt, *sums);
  const ArrayRef x = in_floating_point(a);
  return elementwise(ops::sqrt, *sum(*elementwise(ops::multiply, *x, *x), axes, keepdims, CTN_DTYPE_NONE));
}

ArrayRef vector_norm(const Array& a, double order, Axes axis, bool keepdims) {
  if (order == 2) return root_of_squares(a, axis, keepdims);
  if (order == 0) {
    const ArrayRef zero = scalar_on(a.backend(), 0, a.dtype());
    return sum(*elementwise(ops::not_equal, a, *zero), axis, keepdims, a.dtype());
  }
  const ArrayRef sizes = elementwise(ops::absolute, a);
  if (std::isinf(order)) return order > 0 ? max(*sizes, axis, keepdims) : min(*sizes, axis, keepdims);
  if (order == 1) return sum(*sizes, axis, keepdims, CTN_DTYPE_NONE);
  const ArrayRef powers = elementwise_scalar(ops::power, *sizes, order, false);
  return elementwise_scalar(ops::power, *sum(*powers, axis, keepdims, CTN_DTYPE_NONE), 1 / order, false);
}

/// Norms over rows (an axis of `a`) and columns.
ArrayRef matrix_norm(const Array& a, ctn_norm_kind kind, double order, int rows, int columns, bool keepdims) {
  const int64_t both[2] = {rows, columns};
  if (kind == CTN_NORM_DEFAULT || kind == CTN_NORM_FROBENIUS) return root_of_squares(a, {both, 2}, keepdims);
  const double size = std::fabs(order);
  ArrayRef result;
  if (kind == CTN_NORM_NUCLEAR || size == 2) {
    Dims outer, last{rows, columns};
    for (int i = 0; i < a.ndim(); ++i)
      if (i != rows && i != columns) outer.push_back(i);
    const ArrayRef values = svdvals(*permuted(a, outer, last));
    const int64_t axis = -1;
    result = kind == CTN_NORM_NUCLEAR ? sum(*values, {&axis, 1}, false, CTN_DTYPE_NONE)
             : order > 0              ? max(*values, {&axis, 1}, false)
                                      : min(*values, {&axis, 1}, false);
  } else if (size == 1 || std::isinf(order)) {
    const int64_t summed = size == 1 ? rows : columns, other = size == 1 ? columns : rows;
    const ArrayRef sums = sum(*elementwise(ops::absolute, a), {&summed, 1}, true, CTN_DTYPE_NONE);
    const ArrayRef kept = order > 0 ? max(*sums, {&other, 1}, true) : min(*sums, {&other, 1}, true);
    return keepdims ? kept : squeeze(*kept, {both, 2});
  } else {
    fail(CTN_ERROR_INVALID_ARGUMENT, "order: expected 1, -1, 2, -2 or an infinity for matrices, got %g",
         order);
  }
  if (!keepdims) return result;
  Dims shape(a.dims(), a.dims() + a.ndim());
  shape[size_t(rows)] = shape[size_t(columns)] = 1;
  return reshape(*result, {shape.data(), shape.size()});
}

}  // namespace

ArrayRef norm(const Array& a, ctn_norm_kind kind, double order, Axes axes, bool keepdims) {
  if (!axes.data && kind == CTN_NORM_DEFAULT) return root_of_squares(a, Axes(), keepdims);
  const ArrayRef x = in_floating_point(a);
  Dims norm_axes;
  if (axes.data)
    for (int64_t axis : axes) norm_axes.push_back(normalize_axis(axis, a.ndim(), "axes"));
  else
    for (int i = 0; i < a.ndim(); ++i) norm_axes.push_back(i);
  if (norm_axes.size() != 1 && norm_axes.size() != 2)
    fail(CTN_ERROR_INVALID_ARGUMENT, "axes: expected one axis for vectors or two for matrices, got %zu of %s",
         norm_axes.size(), describe(a).c_str());
  if (norm_axes.size() == 2) {
    if (norm_axes[0] == norm_axes[1]) fail(CTN_ERROR_INDEX, "axes: axis %d is repeated", int(norm_axes[0]));
    return matrix_norm(*x, kind, order, int(norm_axes[0]), int(norm_axes[1]), keepdims);
  }
  if (kind == CTN_NORM_FROBENIUS || kind == CTN_NORM_NUCLEAR)
    fail(CTN_ERROR_INVALID_ARGUMENT, "kind: this norm is for matrices, but %s has one axis to reduce",
         describe(a).c_str());
  return vector_norm(*x, kind == CTN_NORM_DEFAULT ? 2 : order, {norm_axes.data(), 1}, keepdims);
}

}  // namespace catenary
