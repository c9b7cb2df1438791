#include <algorithm>
#include <cmath>
#include <string_view>

#include "impl/array/array.h"
#include "impl/backend/cpu/loops.h"

namespace catenary {
namespace {

/// An array, or a weak scalar (then `array` is null and the value is kept here).
struct Input {
  const Array* array;
  DType dtype;
  alignas(8) char value[8];

  explicit Input(const Array& a) : array(a.is_weak() ? nullptr : &a), dtype(a.dtype()) {
    if (!array) std::memcpy(value, a.data(), itemsize(dtype));
  }
  explicit Input(double v) : array(nullptr), dtype(CTN_FLOAT64) { std::memcpy(value, &v, sizeof(v)); }
  explicit Input(int64_t v) : array(nullptr), dtype(CTN_INT64) { std::memcpy(value, &v, sizeof(v)); }
};

constexpr int kMostInputs = 3;

bool is_comparison(Op op) { return op >= Op::greater && op <= Op::not_equal; }

bool integer_fits(int64_t value, DType dtype) {
  switch (dtype) {
    case CTN_INT8:
      return value == int8_t(value);
    case CTN_INT16:
      return value == int16_t(value);
    case CTN_INT32:
      return value == int32_t(value);
    case CTN_UINT8:
      return value == uint8_t(value);
    case CTN_UINT16:
      return value == uint16_t(value);
    case CTN_UINT32:
      return value == uint32_t(value);
    case CTN_UINT64:
      return value >= 0;
    default:
      return true;
  }
}

/// The dtype of each operand for promotion: weak scalars take that of the arrays where their kind allows it.
DType operand_dtype(Op op, const Input& input, DType strong, bool any_strong) {
  if (input.array || !any_strong || kind_of(input.dtype) > kind_of(strong)) return input.dtype;
  if (input.dtype == CTN_INT64) {
    int64_t value;
    std::memcpy(&value, input.value, sizeof(value));
    if (!integer_fits(value, strong)) {
      if (is_comparison(op)) return CTN_INT64;
      fail(CTN_ERROR_INVALID_ARGUMENT, "the integer %lld is out of bounds for %s", (long long)value,
           dtype_name(strong));
    }
  }
  return strong;
}

DType resolve(Op op, const Input* inputs, int count) {
  const int first = op == Op::select ? 1 : 0;
  DType strong = CTN_BOOL;
  bool any_strong = false;
  for (int k = first; k < count; ++k)
    if (inputs[k].array) {
      strong = any_strong ? promote(strong, inputs[k].dtype) : inputs[k].dtype;
      any_strong = true;
    }
  if (count == 1) return loop_dtype(op, inputs[0].dtype);
  if (count == 2)
    return loop_dtype(op, operand_dtype(op, inputs[0], strong, any_strong),
                      operand_dtype(op, inputs[1], strong, any_strong));
  DType dtypes[kMostInputs];
  for (int k = first; k < count; ++k) dtypes[k] = operand_dtype(op, inputs[k], strong, any_strong);
  return loop_dtype(op, dtypes + first, count - first);
}

/// Everything of one call; operands that had to be converted or copied live in `kept`.
class Call {
 public:
  Call(Op op, const Input* inputs, int count) : op_(op), inputs_(inputs), count_(count) {
    for (int k = 0; k < count; ++k) {
      const Array* a = inputs[k].array;
      if (!a) continue;
      if (!first_) first_ = a;
      if (&a->backend() != &first_->backend()) require_same_backend(*first_, *a);
    }
  }

  Backend& backend() const { return first_ ? first_->backend() : current_backend(); }

  ArrayRef run(DType loop) {
    const DType result = op_result(op_) == ResultType::boolean ? CTN_BOOL : loop;
    ArrayRef out;
    bool flat = true;  // every array of one shape and in C order
    for (int k = 0; k < count_; ++k)
      if (const Array* a = inputs_[k].array)
        flat = flat && a->is_c_contiguous() && (a == first_ || same_shape(a->shape(), first_->shape()));
    if (flat) {
      out = empty_on(backend(), first_ ? first_->shape() : Shape(), result);
      launch_flat(loop, *out);
      return out;
    }
    out = make_result(result);
    launch_broadcast(loop, *out);
    return out;
  }

  void run_into(DType loop, Array& out, ctn_casting casting) {
    require_writeable(out, "out");
    if (first_) require_same_backend(*first_, out);
    const DType result = op_result(op_) == ResultType::boolean ? CTN_BOOL : loop;
    if (result != out.dtype() && !can_cast(result, out.dtype(), casting))
      fail(CTN_ERROR_DTYPE, "out: cannot cast the result of %s from %s to %s", op_name(op_),
           dtype_name(result), dtype_name(out.dtype()));
    bool flat = out.is_c_contiguous();
    for (int k = 0; k < count_; ++k) {
      const Array* a = inputs_[k].array;
      if (!a) continue;
      const bool same = same_shape(a->shape(), out.shape());
      flat = flat && a->is_c_contiguous() && same;
      const bool identical = same && a->data() == out.data() && a->dtype() == out.dtype() &&
                             std::memcmp(a->byte_strides(), out.byte_strides(), size_t(out.ndim()) * 8) == 0;
      if (!identical && ranges_overlap(*a, out)) {
        kept_[k] = copy(*a);
        flat = flat && kept_[k]->is_c_contiguous();
      }
    }
    if (flat) return launch_flat(loop, out);
    const Array* all[kMostInputs + 1];
    size_t arrays = 0;
    for (int k = 0; k < count_; ++k)
      if (inputs_[k].array) all[arrays++] = inputs_[k].array;
    all[arrays++] = &out;
    const Dims shape = broadcast_shapes({all, arrays});
    if (!same_shape({shape.data(), shape.size()}, out.shape()))
      fail(CTN_ERROR_SHAPE, "out: expected shape %s, got %s",
           shape_text({shape.data(), shape.size()}).c_str(), shape_text(out.shape()).c_str());
    launch_broadcast(loop, out);
  }

 private:
  const Array* array(int k) const { return kept_[k] ? kept_[k].get() : inputs_[k].array; }

  Operand scalar_operand(int k, DType loop, int ndim) {
    static constexpr int64_t kZeros[64] = {};
    const Input& input = inputs_[k];
    const DType wanted = k == 0 && op_ == Op::select ? CTN_BOOL : loop;
    char* data;
    Storage* storage = nullptr;
    if (backend().is_host()) {
      cpu::loops().cast[input.dtype][wanted](input.value, converted_[k], 1);
      data = converted_[k];
    } else {
      kept_[k] =
          to_backend(*asarray(*from_data(input.value, {}, input.dtype, cpu_backend()), wanted), backend());
      data = kept_[k]->data();
      storage = &kept_[k]->storage();
    }
    return {data, storage, kZeros, kZeros, ndim, wanted};
  }

  Launch make_launch(DType loop) const {
    Launch launch(Kernel::elementwise, ElementwiseParams{op_, loop});
    launch.count = count_ + 1;
    return launch;
  }

  void launch_flat(DType loop, Array& out) {
    Launch launch = make_launch(loop);
    const int64_t size = out.size();
    int64_t strides[kMostInputs + 1];
    for (int k = 0; k < count_; ++k) {
      const Array* a = array(k);
      if (a) {
        strides[k] = int64_t(itemsize(a->dtype()));
        launch.operands[k] = {a->data(), &a->storage(), &size, &strides[k], 1, a->dtype()};
      } else {
        launch.operands[k] = scalar_operand(k, loop, 1);
      }
    }
    strides[count_] = int64_t(itemsize(out.dtype()));
    launch.operands[count_] = {out.data(), &out.storage(), &size, &strides[count_], 1, out.dtype()};
    if (size) out.backend().launch(launch);
    out.storage().mark_written();
  }

  void launch_broadcast(DType loop, Array& out) {
    if (out.size() == 0) return;
    Launch launch = make_launch(loop);
    const int ndim = out.ndim();
    Dims strides[kMostInputs];
    Dims zeros;
    for (int k = 0; k < count_; ++k) {
      const Array* a = array(k);
      if (!a) {
        launch.operands[k] = scalar_operand(k, loop, ndim);
        if (ndim > 64) {
          zeros.resize(size_t(ndim));
          launch.operands[k].strides = zeros.data();
        }
        continue;
      }
      const int missing = ndim - a->ndim();
      strides[k].resize(size_t(ndim));
      for (int d = 0; d < ndim; ++d)
        strides[k][size_t(d)] = d < missing || a->dim(d - missing) == 1 ? 0 : a->stride(d - missing);
      launch.operands[k] = {a->data(), &a->storage(), out.dims(), strides[k].data(), ndim, a->dtype()};
    }
    launch.operands[count_] = out.operand();
    out.backend().launch(launch);
    out.storage().mark_written();
  }

  /// A new array of the broadcast shape, in the memory order of the inputs where they agree on one.
  ArrayRef make_result(DType result) {
    const Array* all[kMostInputs];
    size_t arrays = 0;
    for (int k = 0; k < count_; ++k)
      if (inputs_[k].array) all[arrays++] = inputs_[k].array;
    const Dims shape = broadcast_shapes({all, arrays});
    for (size_t i = 0; i < arrays; ++i)
      if (!all[i]->is_c_contiguous() && same_shape(all[i]->shape(), {shape.data(), shape.size()}))
        return empty_like(*all[i], result);
    return empty_on(backend(), {shape.data(), shape.size()}, result);
  }

  Op op_;
  const Input* inputs_;
  int count_;
  const Array* first_ = nullptr;
  ArrayRef kept_[kMostInputs];
  alignas(8) char converted_[kMostInputs][8];
};

/// Integers to negative integer powers have no integer result.
void check_exponent(DType loop, const Input& exponent) {
  if (!is_signed_integer(loop)) return;
  bool negative;
  if (exponent.array) {
    if (is_unsigned_integer(exponent.dtype) || exponent.array->size() == 0) return;
    negative = item_i64(*min(*exponent.array, {}, false), {}) < 0;
  } else {
    int64_t value = 0;
    std::memcpy(&value, exponent.value, itemsize(exponent.dtype));
    negative = value < 0;
  }
  if (negative)
    fail(CTN_ERROR_INVALID_ARGUMENT, "integers to negative integer powers are not allowed (%s)",
         dtype_name(loop));
}

DType checked_loop(Op op, const Input* inputs, int count, DType forced) {
  DType loop = forced;
  if (forced == CTN_DTYPE_NONE) {
    loop = resolve(op, inputs, count);
  } else {
    if (!has_loop(op, forced))
      fail(CTN_ERROR_DTYPE, "dtype: %s has no loop for %s", op_name(op), dtype_name(forced));
    for (int k = op == Op::select ? 1 : 0; k < count; ++k) {
      const Input& input = inputs[k];
      const bool fits = input.array ? can_cast(input.dtype, forced, CTN_CASTING_SAME_KIND)
                                    : kind_of(input.dtype) <= kind_of(forced);
      if (!fits)
        fail(CTN_ERROR_DTYPE, "dtype: cannot cast an operand of %s from %s to %s", op_name(op),
             dtype_name(input.dtype), dtype_name(forced));
    }
  }
  if (op == Op::power) check_exponent(loop, inputs[1]);
  return loop;
}

ArrayRef run(Op op, const Input* inputs, int count) {
  Call call(op, inputs, count);
  return call.run(checked_loop(op, inputs, count, CTN_DTYPE_NONE));
}

void run_into(Op op, const Input* inputs, int count, Array& out) {
  Call call(op, inputs, count);
  call.run_into(checked_loop(op, inputs, count, CTN_DTYPE_NONE), out, CTN_CASTING_SAME_KIND);
}

template <class S>
ArrayRef with_scalar(Op op, const Array& x, S scalar, bool reversed) {
  const Input inputs[2] = {reversed ? Input(scalar) : Input(x), reversed ? Input(x) : Input(scalar)};
  return run(op, inputs, 2);
}

// The common cases without ceremony: operands of one dtype, shape and device in C order, none of them weak.
// Returns null where anything is uncommon.

bool is_plain(const Array& x) {
  return (x.flags() & (Array::c_contiguous | Array::weak)) == Array::c_contiguous;
}

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
  Launch launch(Kernel::elementwise, ElementwiseParams{op, loop});
  launch.operands[launch.count++] = flat_operand(x, &size, &stride);
  if (second) launch.operands[launch.count++] = flat_operand(*second, &size, &stride);
  launch.operands[launch.count++] = flat_operand(*out, &size, &out_stride);
  out->backend().launch(launch);
  return out;
}

/// A number with an array of a floating dtype, on the host.
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
  Launch launch(Kernel::elementwise, ElementwiseParams{op, dtype});
  launch.count = 3;
  launch.operands[reversed] = flat_operand(x, &size, &stride);
  launch.operands[!reversed] = {reinterpret_cast<char*>(&value), nullptr, &size, &none, 1, dtype};
  launch.operands[2] = flat_operand(*out, &size, &out_stride);
  out->backend().launch(launch);
  return out;
}

Op find_op(const char* name) {
  const std::string_view text(name);
  for (int i = 0; i < kOps; ++i)
    if (text == op_name(Op(i)) && Op(i) != Op::clip && Op(i) != Op::select) return Op(i);
  if (text == "divide") return Op::true_divide;
  if (text == "mod") return Op::remainder;
  fail(CTN_ERROR_NOT_FOUND, "name: there is no operation \"%s\"", name);
}

}  // namespace

ArrayRef elementwise(Op op, const Array& x) {
  if (is_plain(x)) return launch_plain(op, loop_dtype(op, x.dtype()), x, nullptr);
  const Input inputs[] = {Input(x)};
  return run(op, inputs, 1);
}
ArrayRef elementwise(Op op, const Array& x1, const Array& x2) {
  if (is_plain(x1) && is_plain(x2) && alike(x1, x2) && (op != Op::power || is_float(x1.dtype())))
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
  if (x.dtype() >= CTN_FLOAT32 && is_plain(x) && x.backend().is_host())
    return launch_plain_scalar(op, x, scalar, reversed);
  return with_scalar(op, x, scalar, reversed);
}
ArrayRef elementwise_scalar(Op op, const Array& x, int64_t scalar, bool reversed) {
  return with_scalar(op, x, scalar, reversed);
}

ArrayRef ufunc(const char* name, Span<const Array* const> arrays, DType dtype, ctn_casting casting,
               const Array* where, Array* destination) {
  const Op op = find_op(name);
  if (int(arrays.size) != op_inputs(op))
    fail(CTN_ERROR_INVALID_ARGUMENT, "inputs: %s takes %d, got %zu", name, op_inputs(op), arrays.size);
  SmallVector<Input, kMostInputs> inputs;
  for (const Array* a : arrays) inputs.emplace_back(*a);
  Call call(op, inputs.data(), int(inputs.size()));
  const DType loop = checked_loop(op, inputs.data(), int(inputs.size()), dtype);
  if (!destination) {
    ArrayRef result = call.run(loop);
    if (!where) return result;
    const Array* shapes[] = {result.get(), where};
    const Dims shape = broadcast_shapes({shapes, 2});
    ArrayRef out = empty_on(result->backend(), {shape.data(), shape.size()}, result->dtype());
    copyto(*out, *result, CTN_CASTING_NO, where);
    return out;
  }
  if (!where) {
    call.run_into(loop, *destination, casting);
    return share(*destination);
  }
  require_writeable(*destination, "destination");
  ArrayRef result = call.run(loop);
  if (!can_cast(result->dtype(), destination->dtype(), casting))
    fail(CTN_ERROR_DTYPE, "destination: cannot cast the result of %s from %s to %s", name,
         dtype_name(result->dtype()), dtype_name(destination->dtype()));
  copyto(*destination, *result, CTN_CASTING_UNSAFE, where);
  return share(*destination);
}

ArrayRef where(const Array& condition, const Array& x, const Array& y) {
  ArrayRef mask = condition.dtype() == CTN_BOOL ? share(condition) : astype(condition, CTN_BOOL);
  const Input inputs[] = {Input(*mask), Input(x), Input(y)};
  return run(Op::select, inputs, 3);
}

namespace {

/// The bounds of a clip and its operation. As in NumPy 1.24 a 0-d array is a scalar here: weak bounds then
/// promote with their own dtype.
struct Clip {
  ArrayRef low, high;
  Op op;

  Clip(const Array& a, const Array* minimum, const Array* maximum)
      : low(bound(a, minimum)),
        high(bound(a, maximum)),
        op(low && high ? Op::clip
           : low       ? Op::maximum
                       : Op::minimum) {
    if (!low && !high) fail(CTN_ERROR_INVALID_ARGUMENT, "expected minimum, maximum or both, got neither");
  }

  static ArrayRef bound(const Array& a, const Array* b) {
    if (!b) return nullptr;
    return a.ndim() == 0 && b->is_weak() ? to_backend(*view(*b, b->dtype()), a.backend()) : share(*b);
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
