// The general case of elementwise calls: broadcasting, promotion, overlapping memory.
#include "impl/array/elementwise_call.h"

#include <algorithm>
#include <iterator>

#include "impl/array/launch.h"
#include "impl/array/trace.h"
#include "impl/backend/host.h"
#include "impl/backend/params/elementwise.h"
#include "impl/dtype/op.h"

namespace catenary {
namespace {

constexpr int kMaxOperands = ElementwiseCall::kMaxInputs + ElementwiseCall::kMaxOutputs;

bool is_comparison(Op op) {
  switch (op) {
    case Op::greater:
    case Op::greater_equal:
    case Op::less:
    case Op::less_equal:
    case Op::equal:
    case Op::not_equal:
      return true;
    default:
      return false;
  }
}

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

/// Returns the dtype of each operand for promotion: weak scalars take that of the arrays if their kind allows
/// it.
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
  const Input* loose[ElementwiseCall::kMaxInputs] = {};
  int found = 0;
  DType strong = CTN_BOOL;
  bool any_strong = false;
  for (int k = 0; k < count; ++k) {
    if (op_input_is_fixed(op, k)) continue;
    loose[found++] = &inputs[k];
    if (!inputs[k].array) continue;
    strong = any_strong ? promote(strong, inputs[k].dtype) : inputs[k].dtype;
    any_strong = true;
  }
  DType dtypes[ElementwiseCall::kMaxInputs];
  for (int k = 0; k < found; ++k) dtypes[k] = operand_dtype(op, *loose[k], strong, any_strong);
  if (found == 1) return loop_dtype(op, dtypes[0]);
  return found == 2 ? loop_dtype(op, dtypes[0], dtypes[1]) : loop_dtype(op, dtypes, found);
}

/// Whether a casting rule allows converting an operand to a dtype; weak scalars are judged by kind.
bool fits(const Input& input, DType wanted, ctn_casting casting) {
  return input.array ? can_cast(input.dtype, wanted, casting) : kind_of(input.dtype) <= kind_of(wanted);
}

bool has_negative(const Array& a) {
  int64_t values[16];
  if (a.size() > int64_t(std::size(values)) || !a.backend().is_host() ||
      !(a.is_c_contiguous() || a.is_f_contiguous()))
    return item_i64(*min(a, {}, false), {}) < 0;
  cpu::cast_loop(a.dtype(), CTN_INT64)(a.data(), reinterpret_cast<char*>(values), a.size());
  return std::any_of(values, values + a.size(), [](int64_t value) { return value < 0; });
}

/// Rejects integers to negative integer powers, which have no integer result.
void check_exponent(DType loop, const Input& base, const Input& exponent) {
  if (!is_signed_integer(loop) || (base.array && base.array->size() == 0)) return;
  bool negative;
  if (exponent.array) {
    if (is_unsigned_integer(exponent.dtype) || exponent.array->size() == 0) return;
    if (Trace::is_placeholder(exponent.array->backend())) return;  // its values are not known
    negative = has_negative(*exponent.array);
  } else {
    int64_t value = 0;
    std::memcpy(&value, exponent.value, itemsize(exponent.dtype));
    negative = value < 0;
  }
  if (negative)
    fail(CTN_ERROR_INVALID_ARGUMENT, "integers to negative integer powers are not allowed (%s)",
         dtype_name(loop));
}

const char* output_name(Op op, int index) {
  return op_outputs(op) == 1 ? "out" : index == 0 ? "the first output" : "the second output";
}

}  // namespace

DType find_loop(Op op, const Input* inputs, int count, DType forced, ctn_casting casting) {
  const bool is_forced = forced != CTN_DTYPE_NONE;
  if (is_forced && (!has_loop(op, forced) || op_result(op) == ResultType::same_int32))
    fail(CTN_ERROR_DTYPE, "dtype: %s has no loop for %s", op_name(op), dtype_name(forced));
  const DType loop = is_forced ? forced : resolve(op, inputs, count);
  // Unless a loop is forced, operands are at most cast safely, as in the search for the loop.
  const ctn_casting rule = is_forced || casting < CTN_CASTING_SAFE ? casting : CTN_CASTING_SAFE;
  for (int k = 0; k < count; ++k) {
    const bool fixed = op_input_is_fixed(op, k);
    if (!fixed && !is_forced && rule == CTN_CASTING_SAFE) continue;
    const DType wanted = op_input_dtype(op, k, loop);
    if (!fits(inputs[k], wanted, fixed ? CTN_CASTING_SAFE : rule))
      fail(CTN_ERROR_DTYPE, "%s: cannot cast operand %d from %s to %s", op_name(op), k + 1,
           dtype_name(inputs[k].dtype), dtype_name(wanted));
  }
  if (op == Op::power) check_exponent(loop, inputs[0], inputs[1]);
  return loop;
}

ElementwiseCall::ElementwiseCall(Op op, const Input* inputs, int count)
    : op_(op), inputs_(inputs), count_(count), outputs_(op_outputs(op)) {
  for (int k = 0; k < count; ++k) {
    const Array* a = inputs[k].array;
    if (!a) continue;
    if (!first_) first_ = a;
    if (&a->backend() != &first_->backend()) require_same_backend(*first_, *a);
  }
}

void ElementwiseCall::run(DType loop, ArrayRef* outs) {
  bool flat = true;  // all arrays have the same shape and are in C order
  for (int k = 0; k < count_; ++k)
    if (const Array* a = inputs_[k].array)
      flat = flat && a->is_c_contiguous() && (a == first_ || same_shape(a->shape(), first_->shape()));
  Array* all[kMaxOutputs];
  for (int i = 0; i < outputs_; ++i) {
    outs[i] = make_result(op_output_dtype(op_, i, loop), flat);
    all[i] = outs[i].get();
  }
  launch(loop, all, flat);
}

void ElementwiseCall::run_into(DType loop, Array* const* outs, ctn_casting casting) {
  out_ = outs[0];
  for (int i = 0; i < outputs_; ++i) check_out(*outs[i], i, loop, casting);
  const Array& out = *outs[0];
  const Dims shape = broadcast_with(outs);
  for (int i = 0; i < outputs_; ++i)
    if (!same_shape({shape.data(), shape.size()}, outs[i]->shape()))
      fail(CTN_ERROR_SHAPE, "%s: expected shape %s, got %s", output_name(op_, i),
           shape_text({shape.data(), shape.size()}).c_str(), shape_text(outs[i]->shape()).c_str());
  if (outputs_ == 2 && ranges_overlap(out, *outs[1])) {
    ArrayRef fresh[kMaxOutputs];
    run(loop, fresh);
    for (int i = 0; i < outputs_; ++i) assign(*outs[i], *broadcast_to(*fresh[i], outs[i]->shape()));
    return;
  }
  bool flat = true;
  for (int i = 0; i < outputs_; ++i) {
    keep_overlapping(*outs[i]);
    flat = flat && outs[i]->is_c_contiguous();
  }
  for (int k = 0; k < count_; ++k)
    if (const Array* a = array(k)) flat = flat && a->is_c_contiguous() && same_shape(a->shape(), out.shape());
  launch(loop, outs, flat);
}

void ElementwiseCall::check_out(const Array& out, int index, DType loop, ctn_casting casting) const {
  require_writeable(out, output_name(op_, index));
  require_same_backend(first_ ? *first_ : *out_, out);
  const DType result = op_output_dtype(op_, index, loop);
  if (result != out.dtype() && !can_cast(result, out.dtype(), casting))
    fail(CTN_ERROR_DTYPE, "%s: cannot cast the result of %s from %s to %s", output_name(op_, index),
         op_name(op_), dtype_name(result), dtype_name(out.dtype()));
}

/// Copies the inputs that share memory with an output, except those identical to it.
void ElementwiseCall::keep_overlapping(const Array& out) {
  for (int k = 0; k < count_; ++k)
    if (const Array* a = array(k); a && overlaps_partially(*a, out)) kept_[k] = copy(*a);
}

Dims ElementwiseCall::broadcast_with(Array* const* outs) const {
  const Array* all[kMaxOperands];
  size_t arrays = 0;
  for (int k = 0; k < count_; ++k)
    if (inputs_[k].array) all[arrays++] = inputs_[k].array;
  if (outs)
    for (int i = 0; i < outputs_; ++i) all[arrays++] = outs[i];
  return broadcast_shapes({all, arrays});
}

/// Returns a new array of the broadcast shape, in the memory order of the inputs if they agree on one.
ArrayRef ElementwiseCall::make_result(DType dtype, bool flat) const {
  if (flat) return empty_on(backend(), first_ ? first_->shape() : Shape(), dtype);
  const Dims dims = broadcast_with(nullptr);
  const Shape shape{dims.data(), dims.size()};
  for (int k = 0; k < count_; ++k)
    if (const Array* a = inputs_[k].array)
      if (!a->is_c_contiguous() && same_shape(a->shape(), shape)) return empty_for_result(*a, dtype);
  return empty_on(backend(), shape, dtype);
}

Operand ElementwiseCall::scalar_operand(int k, DType loop, int ndim) {
  const Input& input = inputs_[k];
  const DType wanted = op_input_dtype(op_, k, loop);
  cpu::cast_loop(input.dtype, wanted)(input.value, converted_[k], 1);
  return immediate_operand(converted_[k], wanted, ndim);
}

void ElementwiseCall::launch(DType loop, Array* const* outs, bool flat) {
  if (outs[0]->size() > 0) {
    if (flat)
      launch_flat(loop, outs);
    else
      launch_broadcast(loop, outs);
  }
  for (int i = 0; i < outputs_; ++i) outs[i]->storage().mark_written();
}

void ElementwiseCall::launch_flat(DType loop, Array* const* outs) {
  Launch launch(kernels::elementwise, {op_, loop});
  launch.count = count_ + outputs_;
  const int64_t size = outs[0]->size();
  int64_t strides[kMaxOperands];
  for (int k = 0; k < launch.count; ++k) {
    const Array* a = k < count_ ? inputs_[k].array ? array(k) : nullptr : outs[k - count_];
    if (!a) {
      launch.operands[k] = scalar_operand(k, loop, 1);
      continue;
    }
    strides[k] = int64_t(itemsize(a->dtype()));
    launch.operands[k] = {a->data(), &a->storage(), &size, &strides[k], 1, a->dtype()};
  }
  catenary::run(launch);
}

void ElementwiseCall::launch_broadcast(DType loop, Array* const* outs) {
  Launch launch(kernels::elementwise, {op_, loop});
  launch.count = count_ + outputs_;
  const Array& out = *outs[0];
  const int ndim = out.ndim();
  Dims strides[kMaxInputs];
  for (int k = 0; k < count_; ++k) {
    const Array* a = inputs_[k].array ? array(k) : nullptr;
    if (!a) {
      launch.operands[k] = scalar_operand(k, loop, ndim);
      continue;
    }
    const int missing = ndim - a->ndim();
    strides[k].resize(size_t(ndim));
    for (int d = 0; d < ndim; ++d)
      strides[k][size_t(d)] = d < missing || a->dim(d - missing) == 1 ? 0 : a->stride(d - missing);
    launch.operands[k] = {a->data(), &a->storage(), out.dims(), strides[k].data(), ndim, a->dtype()};
  }
  for (int i = 0; i < outputs_; ++i) launch.operands[count_ + i] = outs[i]->operand();
  catenary::run(launch);
}

}  // namespace catenary
