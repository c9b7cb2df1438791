// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#pragma once
#include <cstdint>

namespace catenary {

/// The elementwise operations.
enum class Op : uint8_t {
  add,
  subtract,
  multiply,
  true_divide,
  remainder,
  power,
  maximum,
  minimum,
  greater,
  greater_equal,
  less,
  equal,
  not_equal,
  logical_and,
  logical_not,
  negative,
  absolute,
  square,
  sqrt,
  exp,
  log,
  tanh,
  sigmoid,
  relu,
  copysign,
  isfinite,
  isnan,
  signbit,
  clip,
  select,
  floor_divide,
  less_equal,
  logical_or,
  logical_xor,
  sign,
  log1p,
  sin,
  cos,
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
  isinf,
  bitwise_and,
  bitwise_or,
  bitwise_xor,
  invert,
  left_shift,
  right_shift,
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
