// The graph node of elementwise operations.
#include "impl/autograd/op_function.h"

#include <charconv>
#include <cmath>

#include "impl/autograd/type_check.h"

#include "impl/autograd/function_hook.h"
#include "impl/base/context.h"
#include "impl/base/for_speed.h"

namespace catenary {
namespace {

const char* op_label(Op op) {
  switch (op) {
#define CTN_GRADIENT(NAME, FUNCTION, LABEL, LOW, HIGH) \
  case Op::NAME:                                       \
    return LABEL;
#include "impl/dtype/generated/gradients.inc"
    default:
      return op_name(op);
  }
}

/// Returns a number or its negative as Python's repr, in parentheses if it is negative.
std::string number_label(const ScalarOperand& s, bool negate = false) {
  std::string text;
  if (s.is_integer) {
    const uint64_t bits = uint64_t(s.integer), magnitude = s.integer < 0 ? -bits : bits;
    text = ((s.integer < 0) != negate && magnitude ? "-" : "") + std::to_string(magnitude);
  } else {
    const double value = negate ? -s.value : s.value, magnitude = std::abs(value);
    char buffer[64];
    auto end = std::to_chars(buffer, buffer + sizeof(buffer), value).ptr;
    text.assign(buffer, end);
    if (magnitude >= 1e-4 && magnitude < 1e16 && text.find('e') != std::string::npos) {
      end = std::to_chars(buffer, buffer + sizeof(buffer), value, std::chars_format::fixed).ptr;
      text.assign(buffer, end);
    }
    if (text.find_first_of(".en") == std::string::npos) text += ".0";
  }
  return text[0] == '-' ? "(" + text + ")" : text;
}

ScalarOperand reciprocal(ScalarOperand s) {
  s.value = 1 / (s.is_integer ? double(s.integer) : s.value);
  s.is_integer = false;
  return s;
}

/// Labels as in the reference, which writes operations with constants as commutative ones where it can.
std::string constant_label(Op op, int position, const std::string& text, const std::string& negated,
                           const std::string& inverted) {
  const bool right = position == 1;
  switch (op) {
    case Op::add:
      return "_ + " + text;
    case Op::subtract:
      return right ? "_ + " + negated : text + " - _";
    case Op::multiply:
      return "_ * " + text;
    case Op::true_divide:
      return right ? "_ * " + inverted : "_ / " + text;
    case Op::power:
      return right ? "_ ** " + text : text + " ** _";
    default:
      return op_label(op);
  }
}

Value recorded(Recorder& recorder, Op op, ScalarOperand scalar, const Value* const* inputs, ArrayRef y) {
  if (!recorder) return recorder.constant(std::move(y));
  auto function = make<OpFunction>(op, scalar);
  function->save(inputs, y);
  return recorder.finish(std::move(function), std::move(y));
}

/// The same for hooks and debug mode.
template <class F>
__attribute__((noinline, cold)) Value watched(Op op, ScalarOperand scalar, Span<const Value* const> inputs,
                                              const F& compute) {
  Recorder recorder(inputs);
  auto function = make<OpFunction>(op, scalar);
  ForwardWatch watch(*function, inputs);
  Value y(compute());
  if (recorder) {
    function->save(inputs.data, y.array);
    y = recorder.finish(std::move(function), std::move(y.array));
  } else {
    y = recorder.constant(std::move(y.array));
  }
  watch.done({&y, 1});
  return y;
}

template <class F>
Value computed(Op op, ScalarOperand scalar, Span<const Value* const> inputs, const F& compute) {
  if (__builtin_expect(watching(), 0)) return watched(op, scalar, inputs, compute);
  Recorder recorder(inputs);
  return recorded(recorder, op, scalar, inputs.data, compute());
}

/// Rejects integers if the operation computes floating numbers: the result then has another dtype.
ArrayRef of_same_dtype(Op op, const Value& x, ArrayRef y) {
  if (y->dtype() != x->dtype() && op_result(op) == ResultType::same) (TypeInfo(*x, 0).kind() == 'f').fail();
  return y;
}

template <class S>
Value with_scalar(Op op, const Value& x, S scalar, bool reversed) {
  ScalarOperand operand;
  operand.value = double(scalar);
  operand.is_integer = std::is_integral_v<S>;
  if constexpr (std::is_integral_v<S>) operand.integer = scalar;
  operand.position = reversed ? 0 : 1;
  const Value* inputs[] = {&x};
  return computed(op, operand, {inputs, 1},
                  [&] { return of_same_dtype(op, x, elementwise_scalar(op, *x, scalar, reversed)); });
}

}  // namespace

Value apply_op(Op op, const Value& x) {
  const Value* inputs[] = {&x};
  return computed(op, {}, {inputs, 1}, [&] { return of_same_dtype(op, x, elementwise(op, *x)); });
}

Value apply_op(Op op, const Value& x1, const Value& x2) {
  check_same_dtype(x1, x2);
  const Value* inputs[] = {&x1, &x2};
  return computed(op, {}, {inputs, 2}, [&] { return of_same_dtype(op, x1, elementwise(op, *x1, *x2)); });
}

Value apply_op(Op op, const Value& x1, const Value& x2, const Value& x3) {
  check_same_dtype(x1, x2);
  check_same_dtype(x1, x3, 0, 2);
  const Value* inputs[] = {&x1, &x2, &x3};
  return computed(op, {}, {inputs, 3}, [&] { return of_same_dtype(op, x1, elementwise(op, *x1, *x2, *x3)); });
}

Value apply_op_scalar(Op op, const Value& x, double scalar, bool reversed) {
  return with_scalar(op, x, scalar, reversed);
}
Value apply_op_scalar(Op op, const Value& x, int64_t scalar, bool reversed) {
  return with_scalar(op, x, scalar, reversed);
}

void OpFunction::save(const Value* const* inputs, const ArrayRef& y) {
  const GradientRule* rule = gradient_rule(op_);
  if (!rule) return;
  uint8_t reads = 0;
  for (int k = 0; k < operand_count(); ++k) {
    if (k == scalar_.position) continue;
    const Node* node = inputs[input_of(k)]->node.get();
    if (node && node->requires_grad) reads |= rule->reads[k];
  }
  for (int k = 0; k < operand_count(); ++k)
    if (reads & (1 << k) && k != scalar_.position) operands_[k] = Saved(inputs[input_of(k)]->array);
  if (reads & kY) y_ = Saved(y);
}

std::string OpFunction::label() const {
  if (scalar_.position >= 0)
    return constant_label(op_, scalar_.position, number_label(scalar_), number_label(scalar_, true),
                          number_label(reciprocal(scalar_)));
  if (operand_count() == 2 && !inputs().empty())
    for (int k = 0; k < 2; ++k)
      if (!inputs()[size_t(k)]->requires_grad && !inputs()[size_t(k)]->creator()) {
        const std::string text = "constant array";
        return constant_label(op_, k, text, text, text);
      }
  return op_label(op_);
}

void OpFunction::backward(Gradient& g) {
  const GradientRule* rule = gradient_rule(op_);
  if (!rule) fail(CTN_ERROR_UNSUPPORTED, "%s has no gradient", op_label(op_));
  if (!g.gy()) return;
  if (kForSpeed && !rule->one_pass && backward_fused(g)) return;
  OpGradient gradient(*this, g);
  rule->rule(gradient);
}

Value OpGradient::x(int operand) const {
  const ScalarOperand& s = function_.scalar_;
  if (operand == s.position) return s.is_integer ? scalar_i64(s.integer) : scalar_f64(s.value);
  return g_.input(function_.operands_[operand], function_.input_of(operand));
}

Value OpGradient::full(int operand) const {
  const ScalarOperand& s = function_.scalar_;
  return operand == s.position ? Value(scalar_on(gy()->backend(), s.value, gy()->dtype())) : x(operand);
}

void OpGradient::set(int operand, Value value) {
  const int input = function_.input_of(operand);
  const Node& node = *function_.inputs()[size_t(input)];
  if (same_shape(value->shape(), node.shape()))
    g_.set(input, std::move(value));
  else
    g_.set(input, sum_to(value, node.shape()));
}

Value OpGradient::times(const Value& a, int operand) const {
  const ScalarOperand& s = function_.scalar_;
  return operand == s.position ? apply_op_scalar(Op::multiply, a, s.value, false) : a * x(operand);
}

Value OpGradient::divided(const Value& a, int operand) const {
  const ScalarOperand& s = function_.scalar_;
  return operand == s.position ? apply_op_scalar(Op::true_divide, a, s.value, false) : a / x(operand);
}

}  // namespace catenary
