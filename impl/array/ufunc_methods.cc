// Methods of operations with two inputs: reductions, running results, reductions of segments, outer results.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include "impl/array/elementwise_call.h"
#include "impl/array/fold.h"
#include "impl/array/launch.h"
#include "impl/array/reduced_axes.h"
#include "impl/array/sorting.h"
#include "impl/array/statistics.h"
#include "impl/array/trace.h"
#include "impl/array/ufunc.h"
#include "impl/backend/params/elementwise.h"
#include "impl/backend/params/fold.h"
#include "impl/base/for_speed.h"
#include "impl/dtype/op.h"

namespace catenary {
namespace {

struct ReductionRow {
  Op op;
  DType kind;  // of the identity, NONE if there is none
  double identity;
};
constexpr ReductionRow kReductions[] = {
#define CTN_REDUCTION(NAME, DTYPE, IDENTITY) {Op::NAME, DTYPE, IDENTITY},
#include "impl/dtype/generated/reductions.inc"
};

/// The row of an operation that may run in any order, otherwise null.
const ReductionRow* reduction_row(Op op) {
  for (const ReductionRow& row : kReductions)
    if (row.op == op) return &row;
  return nullptr;
}

Op find_binary(const char* name, const char* method) {
  const Op op = find_ufunc(name);
  if (op_inputs(op) != 2)
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: %s is for operations of two inputs, %s has %d", method, name,
         op_inputs(op));
  if (op_outputs(op) != 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: %s is for operations of one result, %s has %d", method, name,
         op_outputs(op));
  return op;
}

bool is_logical(Op op) { return op == Op::logical_and || op == Op::logical_or || op == Op::logical_xor; }

/// Returns the loop whose results can be its first input. `out` is the destination, which takes part in the
/// choice, or null.
DType fold_loop(Op op, const char* method, const Array& a, DType dtype, const Array* out, bool uniform) {
  const int64_t none = 0;
  // Of powers, the exponents are checked later: the first element is none.
  const ArrayRef x = op == Op::power ? empty_on(a.backend(), {&none, 1}, a.dtype()) : share(a);
  const Array* const first = op == Op::power || !out ? x.get() : out;
  if (dtype == CTN_DTYPE_NONE && !out && (op == Op::add || op == Op::multiply)) dtype = sum_dtype(a.dtype());
  if (dtype == CTN_DTYPE_NONE && is_logical(op)) dtype = CTN_BOOL;
  const Input inputs[] = {Input(*first), Input(*x)};
  const DType loop =
      find_loop(op, inputs, 2, dtype, dtype == CTN_DTYPE_NONE ? CTN_CASTING_SAME_KIND : CTN_CASTING_UNSAFE);
  const DType result = op_output_dtype(op, 0, loop), input = op_input_dtype(op, 0, loop);
  if (result != input || (uniform && op_input_dtype(op, 1, loop) != input))
    fail(CTN_ERROR_DTYPE, "%s.%s: the results for %s are %s, which are no inputs of the same loop",
         op_name(op), method, dtype_name(a.dtype()), dtype_name(result));
  return loop;
}

/// Sums, quotients and reductions in any order of 16-bit floats are computed in float32, and only the result
/// is rounded; other operations round after each element, as in NumPy. Operands are rounded to the loop's
/// dtype before. Returns the operand.
ArrayRef widened(Fold& f, const Array& x) {
  const DType dtype = f.loop;
  const bool widens = f.op == Op::subtract || f.op == Op::true_divide || reduction_row(f.op);
  if (!is_half(dtype) || !widens) return share(x);
  f.loop = compute_dtype(dtype);
  return can_cast(x.dtype(), dtype, CTN_CASTING_SAFE) ? share(x) : astype(x, dtype);
}

/// Rejects integers to negative integer powers.
void check_exponents(const Fold& f, const Array& first, const Array& rest) {
  if (f.op != Op::power) return;
  const Input inputs[] = {Input(first), Input(rest)};
  find_loop(f.op, inputs, 2, f.loop, CTN_CASTING_UNSAFE);
}

/// Whether some elements may be exponents that are refused.
bool may_refuse([[maybe_unused]] const Fold& f, [[maybe_unused]] const Array& a) {
  if constexpr (kForSpeed) {
    if (!is_signed_integer(f.loop) || a.size() == 0) return false;
    return Trace::is_placeholder(a.backend()) || item_f64(*min(a, {}, false), {}) < 0;
  }
  return true;
}

/// Returns the array, and a weak scalar as a plain one on the device of the destination.
ArrayRef plain(const Array& a, const Array* destination) {
  if (destination) {
    require_writeable(*destination, "destination");
    if (!a.is_weak()) require_same_backend(a, *destination);
  }
  return beside(a, destination ? destination->backend() : a.is_weak() ? current_backend() : a.backend());
}

void check_shape(Shape expected, const Array* destination) {
  if (destination && !same_shape(expected, destination->shape()))
    fail(CTN_ERROR_SHAPE, "destination: expected shape %s, got %s", shape_text(expected).c_str(),
         shape_text(destination->shape()).c_str());
}

ArrayRef stored(ArrayRef result, Array* destination) {
  if (!destination) return result;
  assign(*destination, *result);
  return share(*destination);
}

/// The first element, or `initial`, minus the sum of the others.
ArrayRef subtract_sum(const Fold& f, const Array& x, const ReducedAxes& r, const Array* initial) {
  const int64_t axis = std::find(r.reduced.begin(), r.reduced.end(), char(1)) - r.reduced.begin();
  const ArrayRef y = empty_on(x.backend(), r.ones(), f.result());
  ArrayRef rest = share(x);
  if (initial) {
    assign(*y, *broadcast_to(*initial, y->shape()));
  } else {
    assign(*y, *slice_axis(x, int(axis), 0, 1));
    rest = slice_axis(x, int(axis), 1, x.dim(int(axis)));
  }
  combine(f, *y, *sum(*rest, {&axis, 1}, true, f.loop));
  return reshape(*y, r.shape());
}

/// The same for every number of elements: the negative sums after the negative first element, whose roundings
/// are those of the differences. Devices add up a vector by many threads.
void subtract_running(const Fold& f, const Array& x, int axis, Array& y) {
  const ArrayRef terms = empty_on(x.backend(), x.shape(), f.result());
  assign(*terms, x);
  const ArrayRef first = slice_axis(*terms, axis, 0, 1), zero = scalar_on(x.backend(), 0, f.result());
  const ArrayRef start = copy(*first);
  elementwise_into(Op::negative, *start, *first);
  elementwise_into(Op::subtract, *zero, *cumsum(*terms, axis, f.loop), y);
  assign(*slice_axis(y, axis, 0, 1), *start);
}

/// The reductions that have a kernel of their own. Returns null for others.
ArrayRef reduce_by_kernel(const Fold& f, const Array& x, Span<const int64_t> axes, bool keepdims) {
  const bool truth = f.loop == CTN_BOOL, numbers = !is_float(f.loop);
  switch (f.op) {
    case Op::add:
      return sum(x, axes, keepdims, f.loop);
    case Op::multiply:
      return prod(x, axes, keepdims, f.loop);
    case Op::maximum:
      return max(*asarray(x, f.loop), axes, keepdims);
    case Op::minimum:
      return min(*asarray(x, f.loop), axes, keepdims);
    case Op::fmax:
      return numbers ? max(*asarray(x, f.loop), axes, keepdims) : nullptr;
    case Op::fmin:
      return numbers ? min(*asarray(x, f.loop), axes, keepdims) : nullptr;
    case Op::logical_and:
    case Op::bitwise_and:
      return truth ? all(x, axes, keepdims) : nullptr;
    case Op::logical_or:
    case Op::bitwise_or:
      return truth ? any(x, axes, keepdims) : nullptr;
    default:
      return nullptr;
  }
}

/// Returns x with `value` where the mask is false.
ArrayRef masked(const Fold& f, const Array& x, const Array& mask, const Array& value) {
  const DType dtype = f.element();
  ArrayRef out = empty_on(x.backend(), x.shape(), dtype);
  launch(kernels::elementwise, {Op::select, dtype}, mask, x, *broadcast_to(value, x.shape()), *out);
  return out;
}

/// One axis after the other; `initial` has the dtype and the shape of one element.
ArrayRef reduce_by_steps(const Fold& f, const Array& a, const ReducedAxes& r, const Array* mask,
                         const Array* initial, bool any_order) {
  ArrayRef x = share(a);
  const bool whole = r.count == a.size() && any_order && !mask && x->ndim() > 1 && x->is_c_contiguous();
  if (whole) x = ravel(*x);
  int last = whole ? 0 : x->ndim() - 1;
  while (!whole && last >= 0 && !r.reduced[size_t(last)]) --last;
  for (int axis = 0; axis <= last; ++axis)
    if (whole || r.reduced[size_t(axis)])
      x = fold_axis(f, *x, axis, axis == last ? initial : nullptr, mask, any_order);
  if (last < 0) {
    ArrayRef out = empty_on(a.backend(), a.shape(), f.result());
    assign(*out, initial ? *broadcast_to(*initial, out->shape()) : *x);
    if (initial) combine_where(f, *out, *x, mask);
    x = out;
  }
  return reshape(*x, r.shape());
}

}  // namespace

DType Fold::result() const { return op_output_dtype(op, 0, loop); }
DType Fold::element() const { return op_input_dtype(op, 1, loop); }

std::pair<bool, ArrayRef> ufunc_reduction(const char* name) {
  const ReductionRow* row = reduction_row(find_binary(name, "reduce"));
  if (!row) return {false, nullptr};
  if (row->kind == CTN_DTYPE_NONE) return {true, nullptr};
  return {true, scalar_on(current_backend(), row->identity, row->kind)};
}

ArrayRef ufunc_reduce(const char* name, const Array& given, Span<const int64_t> axes, bool keepdims,
                      DType dtype, const Array* where, const Array* initial, Array* destination) {
  const Op op = find_binary(name, "reduce");
  const ArrayRef a = plain(given, destination);
  const ReducedAxes r(*a, axes, keepdims);
  const Fold f{op, fold_loop(op, "reduce", *a, dtype, destination, false)};
  check_shape(r.shape(), destination);
  const ReductionRow* row = reduction_row(op);
  if (!row && std::count(r.reduced.begin(), r.reduced.end(), char(1)) > 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "axes: %s cannot be reordered, so at most one axis may be reduced",
         name);
  const bool has_identity = row && row->kind != CTN_DTYPE_NONE;
  if (where && !initial && !has_identity)
    fail(CTN_ERROR_INVALID_ARGUMENT, "where: %s has no identity, so a mask needs an initial value", name);
  if (r.count == 0 && !initial && !has_identity)
    fail(CTN_ERROR_INVALID_ARGUMENT, "a: %s has no elements to reduce, and %s has no identity",
         describe(*a).c_str(), name);
  if (initial && initial->ndim() != 0)
    fail(CTN_ERROR_SHAPE, "initial: expected one number, got %s", describe(*initial).c_str());
  const auto identity = [&](DType dtype) {
    ArrayRef made = empty_on(a->backend(), {}, dtype);
    if (is_float(row->kind))
      fill_f64(*made, row->identity);
    else
      fill_i64(*made, int64_t(row->identity));
    return made;
  };
  ArrayRef start = initial ? asarray(*beside(*initial, a->backend()), f.result()) : nullptr;
  if (op == Op::power && r.count > 0 && a->size())
    for (int axis = 0; axis < a->ndim(); ++axis)
      if (r.reduced[size_t(axis)])
        check_exponents(f, *slice_axis(*a, axis, 0, 1), *slice_axis(*a, axis, initial ? 0 : 1, a->dim(axis)));
  ArrayRef mask, x = a;
  if (where) {
    if (where->dtype() != CTN_BOOL)
      fail(CTN_ERROR_DTYPE, "where: expected bool, got %s", describe(*where).c_str());
    mask = broadcast_to(*beside(*where, a->backend()), a->shape());
    if (row) {  // without an identity, results do not change if a number is combined twice
      const ArrayRef fill = has_identity ? identity(f.element()) : start;
      if (x->size()) x = masked(f, *x, *mask, *fill);
      mask = nullptr;
    }
  }
  ArrayRef out;
  if (r.count == 0 || a->size() == 0) {
    const ArrayRef value = start ? start : has_identity ? identity(f.result()) : nullptr;
    out = value ? full(r.shape(), *value, f.result()) : empty_on(a->backend(), r.shape(), f.result());
  } else if (op == Op::subtract && !mask && std::count(r.reduced.begin(), r.reduced.end(), char(1))) {
    out = subtract_sum(f, *x, r, start.get());
  } else {
    out = reduce_by_kernel(f, *x, axes, keepdims);
    if (out && initial) combine(f, *out, *broadcast_to(*start, out->shape()));
    if (!out) {
      Fold wide = f;
      x = widened(wide, *x);
      if (start)
        start = asarray(*start, wide.result());
      else if (has_identity)
        start = identity(wide.result());
      out = asarray(*reduce_by_steps(wide, *x, r, mask.get(), start.get(), row != nullptr), f.result());
    }
  }
  return stored(std::move(out), destination);
}

ArrayRef ufunc_accumulate(const char* name, const Array& given, int64_t axis, DType dtype,
                          Array* destination) {
  const Op op = find_binary(name, "accumulate");
  const ArrayRef a = plain(given, destination);
  if (a->ndim() == 0) fail(CTN_ERROR_SHAPE, "a: expected at least one axis, got a number");
  const int along = normalize_axis(axis, a->ndim());
  const Fold f{op, fold_loop(op, "accumulate", *a, dtype, destination, true)};
  check_shape(a->shape(), destination);
  ArrayRef out;
  if (op == Op::add)
    out = cumsum(*a, along, f.loop);
  else if (op == Op::multiply)
    out = cumprod(*a, along, f.loop);
  else
    out = empty_on(a->backend(), a->shape(), f.result());
  const bool one_vector = a->size() == a->dim(along), on_cpu = &a->backend() == &cpu_backend();
  if (op == Op::subtract && a->size() && one_vector && !(kForSpeed && on_cpu)) {
    subtract_running(f, *a, along, *out);
  } else if (op != Op::add && op != Op::multiply && a->size()) {
    check_exponents(f, *slice_axis(*a, along, 0, 1), *slice_axis(*a, along, 1, a->dim(along)));
    assign(*slice_axis(*out, along, 0, 1), *slice_axis(*a, along, 0, 1));
    run_axis(f, *a, along, reduction_row(op), *out);
  }
  return stored(std::move(out), destination);
}

ArrayRef ufunc_reduceat(const char* name, const Array& given, const Array& indices, int64_t axis, DType dtype,
                        Array* destination) {
  const Op op = find_binary(name, "reduceat");
  const ArrayRef a = plain(given, destination);
  if (a->ndim() == 0) fail(CTN_ERROR_SHAPE, "a: expected at least one axis, got a number");
  const int along = normalize_axis(axis, a->ndim());
  if (indices.ndim() != 1)
    fail(CTN_ERROR_SHAPE, "indices: expected one axis, got %s", describe(indices).c_str());
  if (!can_cast(indices.dtype(), CTN_INT64, CTN_CASTING_SAFE))
    fail(CTN_ERROR_DTYPE, "indices: expected integers that fit in int64, got %s", describe(indices).c_str());
  const int64_t count = indices.dim(0), length = a->dim(along);
  const int64_t two[] = {2, count};
  const ArrayRef bounds = empty_on(cpu_backend(), {two, 2}, CTN_INT64);
  int64_t* const starts = reinterpret_cast<int64_t*>(bounds->data());
  to_data(*contiguous(*asarray(indices, CTN_INT64)), starts);
  for (int64_t i = 0; i < count; ++i) {
    const int64_t from = starts[i];
    if (from < 0 || from >= length)
      fail(CTN_ERROR_INDEX, "indices: %lld is out of bounds for axis %d of length %lld", (long long)from,
           along, (long long)length);
    const int64_t next = i + 1 < count ? starts[i + 1] : length;
    starts[count + i] = std::max(next, from + 1);
  }
  const Fold f{op, fold_loop(op, "reduceat", *a, dtype, destination, true)};
  // Segments are only checked one by one if there is a negative exponent at all.
  const bool refuses = op == Op::power && may_refuse(f, *a);
  for (int64_t i = 0; refuses && i < count; ++i) {
    const int64_t from = starts[i], next = starts[count + i];
    if (next > from + 1)
      check_exponents(f, *slice_axis(*a, along, from, from + 1), *slice_axis(*a, along, from + 1, next));
  }
  SmallVector<int64_t, 8> shape(a->dims(), a->dims() + a->ndim());
  shape[size_t(along)] = count;
  check_shape({shape.data(), shape.size()}, destination);
  Fold wide = f;
  const ArrayRef x = widened(wide, *a);
  ArrayRef out = empty_on(a->backend(), {shape.data(), shape.size()}, wide.result());
  if (out->size()) fold_segments(wide, *x, along, *bounds, reduction_row(op), *out);
  return stored(asarray(*out, f.result()), destination);
}

ArrayRef ufunc_outer(const char* name, const Array& a, const Array& b, DType dtype, ctn_casting casting,
                     const Array* where, Array* destination) {
  find_binary(name, "outer");
  SmallVector<int64_t, 8> shape(a.dims(), a.dims() + a.ndim());
  for (int i = 0; i < b.ndim(); ++i) shape.push_back(1);
  const ArrayRef first = a.ndim() && b.ndim() ? reshape(a, {shape.data(), shape.size()}) : share(a);
  const Array* inputs[] = {first.get(), &b};
  return ufunc(name, {inputs, 2}, dtype, casting, where, destination);
}

}  // namespace catenary
