// The elementwise operations: their dtypes, loops and operands. Only code that reads the table of operations
// or names an operation outside core_ops.h includes this header; for everything else an opaque Op is enough.
#pragma once
#include "impl/dtype/dtype.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/dtype/generated/ops.h"

namespace catenary {

namespace tables {
struct OpInfo {
  const char* name;
  Loops loops;
  ResultType result;
  Fixed fixed;
  int inputs;
};

inline constexpr OpInfo ops[kOps] = {
#define CTN_OP1(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  {#NAME, Loops::LOOPS, ResultType::RESULT, Fixed::FIXED, 1},
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  {#NAME, Loops::LOOPS, ResultType::RESULT, Fixed::FIXED, 2},
#define CTN_OP3(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  {#NAME, Loops::LOOPS, ResultType::RESULT, Fixed::FIXED, 3},
#include "impl/dtype/generated/ops.inc"
};
}  // namespace tables

inline const char* op_name(Op op) { return tables::ops[int(op)].name; }
inline Loops op_loops(Op op) { return tables::ops[int(op)].loops; }
inline int op_inputs(Op op) { return tables::ops[int(op)].inputs; }
inline ResultType op_result(Op op) { return tables::ops[int(op)].result; }
inline int op_outputs(Op op) { return op_result(op) >= ResultType::same_same ? 2 : 1; }
/// Returns the dtype of an output for the dtype of the loop.
inline DType op_output_dtype(Op op, int output, DType loop) {
  const ResultType result = op_result(op);
  if (result == ResultType::boolean) return CTN_BOOL;
  return output == 1 && result == ResultType::same_int32 ? CTN_INT32 : loop;
}
inline DType op_input_dtype(Op op, int input, DType loop) {
  const Fixed fixed = tables::ops[int(op)].fixed;
  if (fixed == Fixed::first_bool && input == 0) return CTN_BOOL;
  return fixed == Fixed::second_int64 && input == 1 ? CTN_INT64 : loop;
}
inline bool op_input_is_fixed(Op op, int input) {
  return input < 2 && op_input_dtype(op, input, CTN_DTYPE_NONE) != CTN_DTYPE_NONE;
}
/// Whether the operation has one output and no operand with a dtype of its own.
inline bool op_is_plain(Op op) {
  const tables::OpInfo& info = tables::ops[int(op)];
  return info.result <= ResultType::boolean && info.fixed == Fixed::none;
}
/// Whether the operation computes in exactly this dtype.
inline bool has_loop(Op op, DType dtype) {
  return tables::loop1[int(tables::ops[int(op)].loops)][dtype] == dtype;
}

[[noreturn]] void fail_loop(Op op, DType a);
[[noreturn]] void fail_loop(Op op, DType a, DType b);

/// Returns the dtype of the kernel loop for operands of these dtypes. Throws Error(CTN_ERROR_DTYPE), which
/// names the operation, if there is none.
inline DType loop_dtype(Op op, DType a) {
  const DType loop = tables::loop1[int(tables::ops[int(op)].loops)][a];
  if (__builtin_expect(loop < 0, 0)) fail_loop(op, a);
  return loop;
}
inline DType loop_dtype(Op op, DType a, DType b) {
  const DType loop = tables::loop_for[int(tables::ops[int(op)].loops)][a][b];
  if (__builtin_expect(loop < 0, 0)) fail_loop(op, a, b);
  return loop;
}

/// For any number of operands: the first loop in NumPy's order to which all of them can be cast safely.
/// Pairwise promotion would depend on the order (int8, uint16, float32 gives float32, not float64).
DType loop_dtype(Op op, const DType* dtypes, int count);

}  // namespace catenary
