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
  clip,
  select,
  relu_gradient,
  tanh_gradient,
  sigmoid_gradient,
};
constexpr int kOps = 38;

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

enum class ResultType : uint8_t { same, boolean };

}  // namespace catenary
