#pragma once
#include <vector>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/array.h"
#include "impl/functions/math.h"

namespace catenary {

// Differentiable functions on values: what gradient rules are written in. Each is recorded where an input
// needs it.

Value apply_op(Op op, const Value& x);
Value apply_op(Op op, const Value& x1, const Value& x2);
Value apply_op(Op op, const Value& x1, const Value& x2, const Value& x3);
Value apply_op_scalar(Op op, const Value& x, double scalar, bool reversed);
Value apply_op_scalar(Op op, const Value& x, int64_t scalar, bool reversed);

inline Value operator+(const Value& a, const Value& b) { return apply_op(ops::add, a, b); }
inline Value operator-(const Value& a, const Value& b) { return apply_op(ops::subtract, a, b); }
inline Value operator*(const Value& a, const Value& b) { return apply_op(ops::multiply, a, b); }
inline Value operator/(const Value& a, const Value& b) { return apply_op(ops::true_divide, a, b); }
inline Value operator-(const Value& a) { return apply_op(ops::negative, a); }
inline Value operator+(const Value& a, double b) { return apply_op_scalar(ops::add, a, b, false); }
inline Value operator-(const Value& a, double b) { return apply_op_scalar(ops::subtract, a, b, false); }
inline Value operator-(double a, const Value& b) { return apply_op_scalar(ops::subtract, b, a, true); }
inline Value operator*(const Value& a, double b) { return apply_op_scalar(ops::multiply, a, b, false); }
inline Value operator/(const Value& a, double b) { return apply_op_scalar(ops::true_divide, a, b, false); }

/// In debug mode: INDEX error where numbers of classes or rows count from the end, which is hardly meant.
void check_not_negative(const Array& numbers);

/// Sums over the axes along which a gradient was broadcast.
Value sum_to(const Value& x, Shape shape);
/// (m, k) times (k, n).
Value product(const Value& a, const Value& b);

// For calls with variables.

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

/// The same of an argument that may be left out.
class BorrowedOrNull {
 public:
  explicit BorrowedOrNull(Variable* v) {
    if (v) value_ = {share(v->array()), Ref<Node>::share(&v->node())};
  }
  operator const Value*() const { return value_ ? &value_ : nullptr; }

 private:
  Value value_;
};

/// The values of a list of variables.
class BorrowedList {
 public:
  explicit BorrowedList(Span<Variable* const> list) {
    for (Variable* v : list) values_.emplace_back(share(v->array()), Ref<Node>::share(&v->node()));
  }
  operator Span<const Value>() const { return {values_.data(), values_.size()}; }

 private:
  Values values_;
};

/// New handles of results; where a result is a living variable itself, that one.
inline std::vector<VariableRef> variables_of(const Values& values) {
  std::vector<VariableRef> list;
  for (const Value& value : values) list.push_back(variable_of(value));
  return list;
}

template <class... V>
VariableRef apply_op(Op op, Variable& x, V&... more) {
  return make_variable(apply_op(op, Borrowed(x).get(), Borrowed(more).get()...));
}
template <class S>
VariableRef apply_op_scalar(Op op, Variable& x, S scalar, bool reversed) {
  return make_variable(apply_op_scalar(op, Borrowed(x).get(), scalar, reversed));
}

}  // namespace catenary
