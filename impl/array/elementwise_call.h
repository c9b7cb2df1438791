// The general case of elementwise calls: broadcasting, promotion, overlapping memory.
#pragma once
#include "impl/array/array.h"

namespace catenary {

/// An operand of an elementwise call: an array, or a weak scalar, whose value is stored here (`array` is then
/// null).
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

/// Returns the dtype of the kernel loop by NumPy's rules. `forced` (or NONE) is a requested loop, to which
/// operands are cast under `casting`. Throws Error(CTN_ERROR_DTYPE) if there is no loop, and
/// Error(CTN_ERROR_INVALID_ARGUMENT) for integers to negative powers.
DType find_loop(Op op, const Input* inputs, int count, DType forced = CTN_DTYPE_NONE,
                ctn_casting casting = CTN_CASTING_SAME_KIND);

/// One elementwise call in the general case: broadcasting, weak scalars, overlapping memory, any dtypes.
class ElementwiseCall {
 public:
  static constexpr int kMaxInputs = 3, kMaxOutputs = 2;

  ElementwiseCall(Op op, const Input* inputs, int count);

  /// Fills `outs` with new arrays.
  void run(DType loop, ArrayRef* outs);
  /// Makes run() place results of weak scalars alone on the device of `out`.
  void set_place(const Array& out) { out_ = &out; }
  /// Writes to existing arrays, one for each output of the operation.
  void run_into(DType loop, Array* const* outs, ctn_casting casting);

 private:
  const Array* array(int k) const { return kept_[k] ? kept_[k].get() : inputs_[k].array; }
  Backend& backend() const { return first_ ? first_->backend() : out_ ? out_->backend() : current_backend(); }
  Dims broadcast_with(Array* const* outs) const;
  ArrayRef make_result(DType dtype, bool flat) const;
  Operand scalar_operand(int k, DType loop, int ndim);
  void check_out(const Array& out, int index, DType loop, ctn_casting casting) const;
  void keep_overlapping(const Array& out);
  void launch(DType loop, Array* const* outs, bool flat);
  void launch_flat(DType loop, Array* const* outs);
  void launch_broadcast(DType loop, Array* const* outs);

  Op op_;
  const Input* inputs_;
  int count_, outputs_;
  const Array* first_ = nullptr;  // the first input that is an array
  const Array* out_ = nullptr;    // the destination, or the array whose device is used
  ArrayRef kept_[kMaxInputs];     // operands that were converted or copied
  alignas(8) char converted_[kMaxInputs][8];
};

}  // namespace catenary
