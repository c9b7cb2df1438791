// Gradients of elementwise operations on many elements, which are fused, against those of few, which are not:
// they must have the same bits.
#include "impl/autograd/arithmetic.h"
#include "impl/autograd/op_function.h"
#include "impl/dtype/op.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

constexpr int64_t kRows = 70, kColumns = 1000;

ArrayRef numbers(uint64_t seed, const std::vector<int64_t>& shape, DType dtype) {
  return GradientDraw(seed).array(shape, {0.001, 0.999}, dtype);
}

std::vector<char> bytes_of(const Array& a) {
  std::vector<char> bytes(size_t(a.nbytes()));
  to_data(a, bytes.data());
  return bytes;
}

using Body = std::function<Value(const Values&)>;

/// The gradients of the inputs, which need them where `wanted` says so.
std::vector<ArrayRef> gradients(const Body& f, const std::vector<ArrayRef>& inputs, const ArrayRef& gy,
                                unsigned wanted) {
  std::vector<VariableRef> variables;
  Values values;
  std::vector<Variable*> list;
  for (size_t i = 0; i < inputs.size(); ++i) {
    variables.push_back(make_variable(Value(inputs[i])));
    variables.back()->node().requires_grad = wanted >> i & 1;
    values.push_back(variables.back()->value());
    if (wanted >> i & 1) list.push_back(variables.back().get());
  }
  const VariableRef y = variable_of(f(values)), start = make_variable(Value(gy));
  Variable* const outputs[] = {y.get()};
  Variable* const upstream[] = {start.get()};
  std::vector<ArrayRef> results;
  for (const VariableRef& gradient : grad({outputs, 1}, {upstream, 1}, {list.data(), list.size()}, false))
    results.push_back(gradient->data());
  return results;
}

void check(const Body& f, const std::vector<ArrayRef>& inputs, const std::string& what) {
  const ArrayRef gy = numbers(9, {kRows, kColumns}, inputs[0]->dtype());
  for (unsigned wanted = 1; wanted < 1u << inputs.size(); ++wanted) {
    const std::vector<ArrayRef> all = gradients(f, inputs, gy, wanted);
    for (const int64_t row : {int64_t{0}, kRows - 1}) {
      std::vector<ArrayRef> parts;
      for (const ArrayRef& input : inputs) parts.push_back(slice_axis(*input, 0, row, row + 1));
      const auto few = gradients(f, parts, slice_axis(*gy, 0, row, row + 1), wanted);
      ASSERT_EQ(few.size(), all.size());
      for (size_t i = 0; i < all.size(); ++i)
        ASSERT_EQ(bytes_of(*few[i]), bytes_of(*slice_axis(*all[i], 0, row, row + 1))) << what;
    }
  }
}

TEST(OpFusion, GradientsHaveTheSameBits) {
  for (int code = 0; code < kOps; ++code) {
    const Op op = Op(code);
    if (!gradient_rule(op)) continue;
    for (const DType dtype : {CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
      std::vector<ArrayRef> inputs;
      for (int k = 0; k < op_inputs(op); ++k)
        inputs.push_back(numbers(uint64_t(k), {kRows, kColumns}, dtype));
      if (op == Op::arccosh) inputs[0] = elementwise_scalar(Op::add, *inputs[0], 1.0, false);
      const std::string what = format("%s of %s", op_name(op), dtype_name(dtype));
      const auto f = [&](const Values& x) {
        return x.size() == 1   ? apply_op(op, x[0])
               : x.size() == 2 ? apply_op(op, x[0], x[1])
                               : apply_op(op, x[0], x[1], x[2]);
      };
      check(f, inputs, what);
      if (op_inputs(op) != 2) continue;
      inputs[1] = numbers(3, {kRows, 1}, dtype);  // broadcast
      if (dtype != CTN_FLOAT16) check(f, inputs, what + ", broadcast");
      inputs.pop_back();
      for (const bool reversed : {false, true})
        for (const double number : {2.5, 3.0})
          check([&](const Values& x) { return apply_op_scalar(op, x[0], number, reversed); }, inputs,
                what + ", with a number");
    }
  }
}

TEST(OpFusion, OverwrittenOperandsAreFound) {
  const VariableRef x = make_variable(Value(numbers(1, {kRows, kColumns}, CTN_FLOAT32)));
  const VariableRef y = variable_of(apply_op(Op::square, x->value()));
  fill_f64(x->array(), 1);
  y->node().grad = ones_like(y->array(), CTN_DTYPE_NONE);
  EXPECT_THROW(backward(*y, false, false), Error);
}

}  // namespace
}  // namespace catenary
