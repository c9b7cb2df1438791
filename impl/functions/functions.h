#pragma once
#include "impl/autograd/function.h"

namespace catenary {

// Differentiable functions on values: what gradient rules are written in. Each is recorded where an input needs it.

Value apply_op(Op op, const Value& x);
Value apply_op(Op op, const Value& x1, const Value& x2);
Value apply_op(Op op, const Value& x1, const Value& x2, const Value& x3);
Value apply_op_scalar(Op op, const Value& x, double scalar, bool reversed);
Value apply_op_scalar(Op op, const Value& x, int64_t scalar, bool reversed);

inline Value operator+(const Value& a, const Value& b) { return apply_op(Op::add, a, b); }
inline Value operator-(const Value& a, const Value& b) { return apply_op(Op::subtract, a, b); }
inline Value operator*(const Value& a, const Value& b) { return apply_op(Op::multiply, a, b); }
inline Value operator/(const Value& a, const Value& b) { return apply_op(Op::true_divide, a, b); }
inline Value operator-(const Value& a) { return apply_op(Op::negative, a); }
inline Value operator+(const Value& a, double b) { return apply_op_scalar(Op::add, a, b, false); }
inline Value operator-(const Value& a, double b) { return apply_op_scalar(Op::subtract, a, b, false); }
inline Value operator-(double a, const Value& b) { return apply_op_scalar(Op::subtract, b, a, true); }
inline Value operator*(const Value& a, double b) { return apply_op_scalar(Op::multiply, a, b, false); }
inline Value operator/(const Value& a, double b) { return apply_op_scalar(Op::true_divide, a, b, false); }

/// Sums over the axes along which a gradient was broadcast.
Value sum_to(const Value& x, Shape shape);
/// (m, k) times (k, n).
Value product(const Value& a, const Value& b);

namespace functions {

Value identity(const Value& x);
Value reshape(const Value& x, Shape shape);
Value transpose(const Value& x, Span<const int64_t> axes);
Value broadcast_to(const Value& x, Shape shape);
Value sum(const Value& x, Span<const int64_t> axes, bool keepdims);
Value matmul(const Value& a, const Value& b, bool transa, bool transb);
Value linear(const Value& x, const Value& W, const Value* b);
Value softmax_cross_entropy(const Value& x, const Value& t, bool normalize);
Value accuracy(const Value& y, const Value& t);
Value dropout(const Value& x, double ratio, bool train);
Value dropout_with_mask(const Value& x, Array& mask);

}  // namespace functions

// The same on variables, for the C API.

inline Value input_value(Variable& v) {
  v.array();  // tells a freed one
  return v.value();
}

template <class... V>
VariableRef apply_op(Op op, Variable& x, V&... more) {
  return make_variable(apply_op(op, input_value(x), input_value(more)...));
}
template <class S>
VariableRef apply_op_scalar(Op op, Variable& x, S scalar, bool reversed) {
  return make_variable(apply_op_scalar(op, input_value(x), scalar, reversed));
}

namespace functions {

inline VariableRef identity(Variable& x) { return make_variable(identity(input_value(x))); }
inline VariableRef reshape(Variable& x, Shape shape) { return make_variable(reshape(input_value(x), shape)); }
inline VariableRef transpose(Variable& x, Span<const int64_t> axes) {
  return make_variable(transpose(input_value(x), axes));
}
inline VariableRef broadcast_to(Variable& x, Shape shape) {
  return make_variable(broadcast_to(input_value(x), shape));
}
inline VariableRef sum(Variable& x, Span<const int64_t> axes, bool keepdims) {
  return make_variable(sum(input_value(x), axes, keepdims));
}
inline VariableRef matmul(Variable& a, Variable& b, bool transa, bool transb) {
  return make_variable(matmul(input_value(a), input_value(b), transa, transb));
}
inline VariableRef linear(Variable& x, Variable& W, Variable* b) {
  if (!b) return make_variable(linear(input_value(x), input_value(W), nullptr));
  const Value bias = input_value(*b);
  return make_variable(linear(input_value(x), input_value(W), &bias));
}
inline VariableRef softmax_cross_entropy(Variable& x, Variable& t, bool normalize) {
  return make_variable(softmax_cross_entropy(input_value(x), input_value(t), normalize));
}
inline VariableRef accuracy(Variable& y, Variable& t) {
  return make_variable(accuracy(input_value(y), input_value(t)));
}
VariableRef dropout(Variable& x, double ratio, bool train);
inline VariableRef dropout_with_mask(Variable& x, Array& mask) {
  return make_variable(dropout_with_mask(input_value(x), mask));
}

}  // namespace functions
}  // namespace catenary
