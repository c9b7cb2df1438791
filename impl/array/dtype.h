// Dtypes: properties, promotion, and the loops of operations.
#pragma once
#include <catenary/types.h>

#include <cstddef>
#include <cstdint>

#include "impl/array/dtype_count.h"
#include "impl/array/generated/ops.h"
#include "impl/base/float16.h"

namespace catenary {

using DType = ctn_dtype;

constexpr size_t kItemSizes[kDTypes] = {1, 1, 2, 4, 8, 1, 2, 4, 8, 2, 2, 4, 8};
constexpr size_t itemsize(DType dtype) { return kItemSizes[dtype]; }

const char* dtype_name(DType dtype);

constexpr bool is_float(DType d) { return d >= CTN_FLOAT16 && d <= CTN_FLOAT64; }
constexpr bool is_half(DType d) { return d == CTN_FLOAT16 || d == CTN_BFLOAT16; }
constexpr bool is_signed_integer(DType d) { return d >= CTN_INT8 && d <= CTN_INT64; }
constexpr bool is_unsigned_integer(DType d) { return d >= CTN_UINT8 && d <= CTN_UINT64; }
constexpr bool is_integer(DType d) { return d >= CTN_INT8 && d <= CTN_UINT64; }

/// Order of kinds for weak scalars: bool < integer < floating.
constexpr int kind_of(DType d) { return d == CTN_BOOL ? 0 : is_float(d) ? 2 : 1; }

/// The dtype that kernels compute in: 16-bit floats use float32.
constexpr DType compute_dtype(DType d) { return is_half(d) ? CTN_FLOAT32 : d; }

namespace tables {
#include "impl/array/generated/promotion.inc"

struct OpInfo {
  const char* name;
  Loops loops;
  ResultType result;
  Fixed fixed;
  int inputs;
};

constexpr OpInfo ops[kOps] = {
#define CTN_OP1(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  {#NAME, Loops::LOOPS, ResultType::RESULT, Fixed::FIXED, 1},
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  {#NAME, Loops::LOOPS, ResultType::RESULT, Fixed::FIXED, 2},
#define CTN_OP3(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  {#NAME, Loops::LOOPS, ResultType::RESULT, Fixed::FIXED, 3},
#include "impl/array/generated/ops.inc"
};
}  // namespace tables

inline DType promote(DType a, DType b) { return tables::promote_types[a][b]; }
/// Promotes one or more dtypes; the result does not depend on their order. It is the first dtype in NumPy's
/// search order to which all can be cast safely. Pairwise promotion would depend on the order (int8, uint8,
/// float16 gives float16, not float32).
DType promote(const DType* dtypes, size_t count);
inline bool can_cast(DType from, DType to, ctn_casting casting) {
  return tables::can_cast_table[casting][from][to];
}

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

template <class T>
struct DTypeOf;
#define CTN_DTYPE_OF(TYPE, VALUE)         \
  template <>                             \
  struct DTypeOf<TYPE> {                  \
    static constexpr DType value = VALUE; \
  }
CTN_DTYPE_OF(bool, CTN_BOOL);
CTN_DTYPE_OF(int8_t, CTN_INT8);
CTN_DTYPE_OF(int16_t, CTN_INT16);
CTN_DTYPE_OF(int32_t, CTN_INT32);
CTN_DTYPE_OF(int64_t, CTN_INT64);
CTN_DTYPE_OF(uint8_t, CTN_UINT8);
CTN_DTYPE_OF(uint16_t, CTN_UINT16);
CTN_DTYPE_OF(uint32_t, CTN_UINT32);
CTN_DTYPE_OF(uint64_t, CTN_UINT64);
CTN_DTYPE_OF(Half, CTN_FLOAT16);
CTN_DTYPE_OF(BFloat16, CTN_BFLOAT16);
CTN_DTYPE_OF(float, CTN_FLOAT32);
CTN_DTYPE_OF(double, CTN_FLOAT64);
#undef CTN_DTYPE_OF

}  // namespace catenary
