// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#pragma once
#include <cstdint>

namespace catenary {

/// The elementwise operations, in the order of the specification.
enum class Op : uint8_t {
  add,
  subtract,
  multiply,
  true_divide,
  floor_divide,
  remainder,
  power,
  maximum,
  minimum,
  greater,
  greater_equal,
  less,
  less_equal,
  equal,
  not_equal,
  logical_and,
  logical_or,
  logical_xor,
  logical_not,
  negative,
  absolute,
  square,
  sign,
  sqrt,
  exp,
  log,
  log1p,
  sin,
  cos,
  tanh,
  sigmoid,
  relu,
  multiply_add,
  positive,
  reciprocal,
  fmax,
  fmin,
  fmod,
  divmod,
  modf,
  frexp,
  ldexp,
  copysign,
  nextafter,
  hypot,
  arctan2,
  logaddexp,
  logaddexp2,
  exp2,
  expm1,
  log2,
  log10,
  tan,
  arcsin,
  arccos,
  arctan,
  sinh,
  cosh,
  arcsinh,
  arccosh,
  arctanh,
  deg2rad,
  rad2deg,
  floor,
  ceil,
  trunc,
  rint,
  isfinite,
  isinf,
  isnan,
  signbit,
  bitwise_and,
  bitwise_or,
  bitwise_xor,
  invert,
  left_shift,
  right_shift,
  clip,
  select,
  relu_gradient,
  tanh_gradient,
  sigmoid_gradient,
};
constexpr int kOps = 82;

/// Which dtypes an operation has kernels for, and how operands are promoted to them.
enum class Loops : uint8_t {
  all,
  number,
  number_nobool,
  float_,
  divide,
  bitwise,
  shift,
};
constexpr int kLoopClasses = 7;

/// Dtypes of the outputs: that of the loop, or another.
enum class ResultType : uint8_t { same, boolean, same_same, same_int32 };

/// Operands that have a dtype of their own whatever the loop is.
enum class Fixed : uint8_t { none, first_bool, second_int64 };

}  // namespace catenary
