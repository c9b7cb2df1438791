// Elementwise operations on arrays.
#include "impl/backend/params/elementwise.h"
#include "impl/array/elementwise_call.h"
#include "impl/array/launch.h"
#include "impl/dtype/op.h"

namespace catenary {
namespace {

ArrayRef run(Op op, const Input* inputs, int count) {
  ElementwiseCall call(op, inputs, count);
  ArrayRef out;
  call.run(find_loop(op, inputs, count), &out);
  return out;
}

void run_into(Op op, const Input* inputs, int count, Array& out) {
  ElementwiseCall call(op, inputs, count);
  Array* outs[] = {&out};
  call.run_into(find_loop(op, inputs, count), outs, CTN_CASTING_SAME_KIND);
}

std::array<ArrayRef, 2> run_pair(Op op, const Input* inputs, int count) {
  ElementwiseCall call(op, inputs, count);
  std::array<ArrayRef, 2> outs;
  call.run(find_loop(op, inputs, count), outs.data());
  return outs;
}

void run_pair_into(Op op, const Input* inputs, int count, Array& first, Array& second) {
  ElementwiseCall call(op, inputs, count);
  Array* outs[] = {&first, &second};
  call.run_into(find_loop(op, inputs, count), outs, CTN_CASTING_SAME_KIND);
}

template <class S>
ArrayRef with_scalar(Op op, const Array& x, S scalar, bool reversed) {
  const Input inputs[2] = {reversed ? Input(scalar) : Input(x), reversed ? Input(x) : Input(scalar)};
  return run(op, inputs, 2);
}

// Fast path for operands of the same dtype, shape and device, in C order and without weak scalars. Returns
// null otherwise.

bool is_plain(const Array& x) {
  return (x.flags() & (Array::c_contiguous | Array::weak)) == Array::c_contiguous;
}

/// Whether the operation needs no check other than that of the loop's dtype.
bool is_simple(Op op, DType dtype) { return op != Op::ldexp && (op != Op::power || is_float(dtype)); }

bool alike(const Array& a, const Array& b) {
  if (a.dtype() != b.dtype() || a.ndim() != b.ndim() || &a.backend() != &b.backend()) return false;
  for (int i = 0; i < a.ndim(); ++i)
    if (a.dim(i) != b.dim(i)) return false;
  return true;
}

Operand flat_operand(const Array& x, const int64_t* size, const int64_t* stride) {
  return {x.data(), &x.storage(), size, stride, 1, x.dtype()};
}

ArrayRef launch_plain(Op op, DType loop, const Array& x, const Array* second) {
  const bool boolean = op_result(op) == ResultType::boolean;
  ArrayRef out = empty_of_layout(x, boolean ? CTN_BOOL : loop);
  const int64_t size = x.size();
  if (size == 0) return out;
  const int64_t stride = int64_t(itemsize(x.dtype())), out_stride = int64_t(itemsize(out->dtype()));
  Launch launch(kernels::elementwise, {op, loop});
  launch.add(flat_operand(x, &size, &stride));
  if (second) launch.add(flat_operand(*second, &size, &stride));
  launch.add(flat_operand(*out, &size, &out_stride));
  run(launch);
  return out;
}

/// Combines a number with an array of a floating dtype, on the host.
ArrayRef launch_plain_scalar(Op op, const Array& x, double scalar, bool reversed) {
  const DType dtype = x.dtype();
  const bool boolean = op_result(op) == ResultType::boolean;
  union {
    float f32;
    double f64;
  } value;
  if (dtype == CTN_FLOAT32)
    value.f32 = float(scalar);
  else
    value.f64 = scalar;
  ArrayRef out = empty_of_layout(x, boolean ? CTN_BOOL : dtype);
  const int64_t size = x.size();
  if (size == 0) return out;
  const int64_t stride = int64_t(itemsize(dtype)), none = 0, out_stride = int64_t(itemsize(out->dtype()));
  const Operand array = flat_operand(x, &size, &stride);
  const Operand number = {reinterpret_cast<char*>(&value), nullptr, &size, &none, 1, dtype};
  launch(kernels::elementwise, {op, dtype}, reversed ? number : array, reversed ? array : number,
         flat_operand(*out, &size, &out_stride));
  return out;
}

}  // namespace

ArrayRef elementwise(Op op, const Array& x) {
  if (is_plain(x)) return launch_plain(op, loop_dtype(op, x.dtype()), x, nullptr);
  const Input inputs[] = {Input(x)};
  return run(op, inputs, 1);
}
ArrayRef elementwise(Op op, const Array& x1, const Array& x2) {
  if (is_plain(x1) && is_plain(x2) && alike(x1, x2) && is_simple(op, x1.dtype()))
    return launch_plain(op, loop_dtype(op, x1.dtype(), x2.dtype()), x1, &x2);
  const Input inputs[] = {Input(x1), Input(x2)};
  return run(op, inputs, 2);
}
ArrayRef elementwise(Op op, const Array& x1, const Array& x2, const Array& x3) {
  const Input inputs[] = {Input(x1), Input(x2), Input(x3)};
  return run(op, inputs, 3);
}
void elementwise_into(Op op, const Array& x, Array& out) {
  const Input inputs[] = {Input(x)};
  run_into(op, inputs, 1, out);
}
void elementwise_into(Op op, const Array& x1, const Array& x2, Array& out) {
  const Input inputs[] = {Input(x1), Input(x2)};
  run_into(op, inputs, 2, out);
}
void elementwise_into(Op op, const Array& x1, const Array& x2, const Array& x3, Array& out) {
  const Input inputs[] = {Input(x1), Input(x2), Input(x3)};
  run_into(op, inputs, 3, out);
}
ArrayRef elementwise_scalar(Op op, const Array& x, double scalar, bool reversed) {
  const DType dtype = x.dtype();
  if (dtype >= CTN_FLOAT32 && is_plain(x) && x.backend().is_host() && loop_dtype(op, dtype, dtype) == dtype)
    return launch_plain_scalar(op, x, scalar, reversed);
  return with_scalar(op, x, scalar, reversed);
}
ArrayRef elementwise_scalar(Op op, const Array& x, int64_t scalar, bool reversed) {
  return with_scalar(op, x, scalar, reversed);
}

std::array<ArrayRef, 2> elementwise_pair(Op op, const Array& x) {
  const Input inputs[] = {Input(x)};
  return run_pair(op, inputs, 1);
}
std::array<ArrayRef, 2> elementwise_pair(Op op, const Array& x1, const Array& x2) {
  const Input inputs[] = {Input(x1), Input(x2)};
  return run_pair(op, inputs, 2);
}
void elementwise_pair_into(Op op, const Array& x, Array& first, Array& second) {
  const Input inputs[] = {Input(x)};
  run_pair_into(op, inputs, 1, first, second);
}
void elementwise_pair_into(Op op, const Array& x1, const Array& x2, Array& first, Array& second) {
  const Input inputs[] = {Input(x1), Input(x2)};
  run_pair_into(op, inputs, 2, first, second);
}
std::array<ArrayRef, 2> elementwise_scalar_pair(Op op, const Array& x, double scalar, bool reversed) {
  const Input inputs[2] = {reversed ? Input(scalar) : Input(x), reversed ? Input(x) : Input(scalar)};
  return run_pair(op, inputs, 2);
}
std::array<ArrayRef, 2> elementwise_scalar_pair(Op op, const Array& x, int64_t scalar, bool reversed) {
  const Input inputs[2] = {reversed ? Input(scalar) : Input(x), reversed ? Input(x) : Input(scalar)};
  return run_pair(op, inputs, 2);
}

ArrayRef where(const Array& condition, const Array& x, const Array& y) {
  const Array* all[] = {&condition, &x, &y};
  ArrayRef mask = asarray(*beside(condition, common_backend({all, 3})), CTN_BOOL);
  const Input inputs[] = {Input(*mask), Input(x), Input(y)};
  return run(Op::select, inputs, 3);
}

namespace {

/// The bounds of a clip and its operation. As in NumPy 1.24, a 0-d array is treated as a scalar: weak bounds
/// then promote with their own dtype.
struct Clip {
  ArrayRef low, high;
  Op op;

  Clip(const Array& a, const Array* minimum, const Array* maximum)
      : low(bound(a, minimum)),
        high(bound(a, maximum)),
        op(low && high ? Op::clip
           : low       ? Op::maximum
                       : Op::minimum) {
    if (!low && !high) fail(CTN_ERROR_INVALID_ARGUMENT, "expected a minimum, a maximum or both, got neither");
  }

  static ArrayRef bound(const Array& a, const Array* b) {
    if (!b) return nullptr;
    return a.ndim() == 0 && !a.is_weak() ? beside(*b, a.backend()) : share(*b);
  }
  const Array& single() const { return low ? *low : *high; }
};

}  // namespace

ArrayRef clip(const Array& a, const Array* minimum, const Array* maximum) {
  const Clip c(a, minimum, maximum);
  return c.op == Op::clip ? elementwise(c.op, a, *c.low, *c.high) : elementwise(c.op, a, c.single());
}

void clip_into(const Array& a, const Array* minimum, const Array* maximum, Array& out) {
  const Clip c(a, minimum, maximum);
  if (c.op == Op::clip)
    elementwise_into(c.op, a, *c.low, *c.high, out);
  else
    elementwise_into(c.op, a, c.single(), out);
}

}  // namespace catenary
