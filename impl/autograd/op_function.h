// The graph node of elementwise operations, and their gradient rules.
#pragma once
#include "impl/autograd/arithmetic.h"
#include "impl/dtype/op.h"

namespace catenary {

/// The operands and results that a gradient reads.
enum Reads : uint8_t { kNothing = 0, kX1 = 1, kX2 = 2, kX3 = 4, kY = 8 };

class OpGradient;
struct KnownPlan;

/// The gradient of one elementwise operation: what the gradient of each operand reads, and the rule in terms
/// of differentiable functions.
struct GradientRule {
  Op op;
  uint8_t reads[3];
  void (*rule)(OpGradient& g);
  bool one_pass = false;  // over memory for each operand, so that fusion would save nothing
};

/// Returns the rule of an operation, or null if there is none (op_gradients.cc).
const GradientRule* gradient_rule(Op op);

/// A number that replaces an operand.
struct ScalarOperand {
  double value = 0;
  int64_t integer = 0;
  bool is_integer = false;
  int position = -1;  // -1: all operands are variables
};

/// The graph node of every elementwise operation.
class OpFunction final : public Function {
 public:
  OpFunction(Op op, ScalarOperand scalar) : op_(op), scalar_(scalar) {}
  /// Saves what the gradients of the requested operands read.
  void save(const Value* const* inputs, const ArrayRef& y);

  std::string label() const override;
  void backward(Gradient& g) override;

 private:
  friend class OpGradient;
  /// Sets the gradients in one pass over memory, or returns false.
  bool backward_fused(Gradient& g);
  KnownPlan record(const Gradient& g, const SmallVector<ArrayRef, 4>& arrays) const;
  int operand_count() const { return op_inputs(op_); }
  int input_of(int operand) const { return scalar_.position >= 0 ? 0 : operand; }

  Op op_;
  ScalarOperand scalar_;
  Saved operands_[3];
  Saved y_;
};

/// The interface of a rule: operands by position, whether they are variables or numbers.
class OpGradient {
 public:
  OpGradient(OpFunction& function, Gradient& g) : function_(function), g_(g) {}

  bool create_graph() const { return g_.create_graph(); }
  ArrayRef reusable() const { return g_.reusable(); }
  const Value& gy() const { return g_.gy(); }
  Value y() const { return g_.output(function_.y_); }
  Value x(int operand = 0) const;
  /// The same with a number as an array of the upstream gradient's dtype.
  Value full(int operand) const;
  bool wants(int operand) const {
    return operand != function_.scalar_.position && g_.wants(function_.input_of(operand));
  }
  /// Sets the gradient of an operand, summed over the axes along which it was broadcast.
  void set(int operand, Value value);
  /// Returns a * operand, without creating an array for a number.
  Value times(const Value& a, int operand) const;
  Value divided(const Value& a, int operand) const;
  const ScalarOperand& scalar() const { return function_.scalar_; }

 private:
  OpFunction& function_;
  Gradient& g_;
};

}  // namespace catenary
