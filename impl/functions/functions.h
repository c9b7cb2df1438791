#pragma once
#include "impl/autograd/function.h"

namespace catenary {

// Differentiable functions on values: what gradient rules are written in. Each is recorded where an input
// needs it.

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

/// The value of a variable that outlives the call: counting references up and down again would cost as much
/// as a small operation.
class Borrowed {
 public:
  // Both are asked for before either is adopted: what was adopted when one of them throws would be released.
  explicit Borrowed(Variable& v) : Borrowed(v.array(), v.node()) {}
  ~Borrowed() {
    value_.array.leak();
    value_.node.leak();
  }
  Borrowed(const Borrowed&) = delete;
  Borrowed& operator=(const Borrowed&) = delete;
  operator const Value&() const { return value_; }
  const Value& get() const { return value_; }

 private:
  Borrowed(Array& array, Node& node) : value_(ArrayRef::adopt(&array), Ref<Node>::adopt(&node)) {}

  Value value_;
};

template <class... V>
VariableRef apply_op(Op op, Variable& x, V&... more) {
  return make_variable(apply_op(op, Borrowed(x).get(), Borrowed(more).get()...));
}
template <class S>
VariableRef apply_op_scalar(Op op, Variable& x, S scalar, bool reversed) {
  return make_variable(apply_op_scalar(op, Borrowed(x).get(), scalar, reversed));
}

namespace functions {

inline VariableRef identity(Variable& x) { return make_variable(identity(Borrowed(x).get())); }
inline VariableRef reshape(Variable& x, Shape shape) {
  return make_variable(reshape(Borrowed(x).get(), shape));
}
inline VariableRef transpose(Variable& x, Span<const int64_t> axes) {
  return make_variable(transpose(Borrowed(x).get(), axes));
}
inline VariableRef broadcast_to(Variable& x, Shape shape) {
  return make_variable(broadcast_to(Borrowed(x).get(), shape));
}
inline VariableRef sum(Variable& x, Span<const int64_t> axes, bool keepdims) {
  return make_variable(sum(Borrowed(x).get(), axes, keepdims));
}
inline VariableRef matmul(Variable& a, Variable& b, bool transa, bool transb) {
  return make_variable(matmul(Borrowed(a).get(), Borrowed(b).get(), transa, transb));
}
inline VariableRef linear(Variable& x, Variable& W, Variable* b) {
  if (!b) return make_variable(linear(Borrowed(x).get(), Borrowed(W).get(), nullptr));
  const Borrowed bias(*b);
  return make_variable(linear(Borrowed(x).get(), Borrowed(W).get(), &bias.get()));
}
inline VariableRef softmax_cross_entropy(Variable& x, Variable& t, bool normalize) {
  return make_variable(softmax_cross_entropy(Borrowed(x).get(), Borrowed(t).get(), normalize));
}
inline VariableRef accuracy(Variable& y, Variable& t) {
  return make_variable(accuracy(Borrowed(y).get(), Borrowed(t).get()));
}
VariableRef dropout(Variable& x, double ratio, bool train);
inline VariableRef dropout_with_mask(Variable& x, Array& mask) {
  return make_variable(dropout_with_mask(Borrowed(x).get(), mask));
}

}  // namespace functions
}  // namespace catenary
