// Checks first and second derivatives of every differentiable operation of the table, over random shapes,
// layouts and broadcasts, including numbers as operands.
#include "impl/dtype/op.h"
#include "impl/functions/functions.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

struct Operation {
  Op op;
  const char* name;
  double low, high;
};

const Operation kOperations[] = {
#define CTN_GRADIENT(NAME, FUNCTION, LABEL, LOW, HIGH) {Op::NAME, #FUNCTION, LOW, HIGH},
#include "impl/dtype/generated/gradients.inc"
};

/// Inside the domain, away from its boundaries and from the kinks of absolute values and rectifiers.
Domain domain_of(const Operation& operation) {
  const double room = 0.05 * (operation.high - operation.low);
  return {operation.low + room, operation.high - room, {0}};
}

Values call(Op op, In x) {
  if (x.size == 1) return {apply_op(op, x[0])};
  if (x.size == 2) return {apply_op(op, x[0], x[1])};
  return {apply_op(op, x[0], x[1], x[2])};
}

const GradientTest kPrecise = {{1e-5, 1e-6, 1e-5}};

TEST(GradientElementwise, Layouts) {
  for (const Operation& operation : kOperations) {
    SCOPED_TRACE(operation.name);
    for (Layout layout : kLayouts) {
      GradientDraw draw(uint64_t(operation.op) + 1, layout);
      std::vector<ArrayRef> x;
      for (int i = 0; i < op_inputs(operation.op); ++i) {
        x.push_back(draw.array({2, 3}, domain_of(operation)));
        draw.set_layout(draw.random_layout());
      }
      check_gradients(
          operation.name, [&](In in) { return call(operation.op, in); }, x, kPrecise);
    }
  }
}

TEST(GradientElementwise, BroadcastAndEmpty) {
  const std::vector<int64_t> shapes[][3] = {
      {{2, 1, 2}, {3, 1}, {2}}, {{}, {2, 2}, {1}}, {{0, 2}, {2}, {1, 1}}, {{1}, {}, {3, 1, 1}}};
  for (const Operation& operation : kOperations) {
    SCOPED_TRACE(operation.name);
    for (const auto& shape : shapes) {
      GradientDraw draw(uint64_t(operation.op) + 100);
      std::vector<ArrayRef> x;
      for (int i = 0; i < op_inputs(operation.op); ++i)
        x.push_back(draw.array(shape[i], domain_of(operation)));
      check_gradients(
          operation.name, [&](In in) { return call(operation.op, in); }, x, kPrecise);
    }
  }
}

TEST(GradientElementwise, Numbers) {
  for (const Operation& operation : kOperations) {
    if (op_inputs(operation.op) != 2) continue;
    SCOPED_TRACE(operation.name);
    for (bool reversed : {false, true}) {
      GradientDraw draw(uint64_t(operation.op) + 200, Layout::transposed);
      const std::vector<ArrayRef> x = {draw.array({2, 3}, domain_of(operation))};
      check_gradients(
          operation.name,
          [&](In in) -> Values { return {apply_op_scalar(operation.op, in[0], 1.75, reversed)}; }, x,
          kPrecise);
      check_gradients(
          operation.name,
          [&](In in) -> Values { return {apply_op_scalar(operation.op, in[0], int64_t{2}, reversed)}; }, x,
          kPrecise);
    }
  }
}

std::string refusal(Op op, const std::vector<ArrayRef>& x) {
  Values values(x.size());
  for (size_t i = 0; i < x.size(); ++i) values[i] = Value(x[i]);
  try {
    call(op, values);
  } catch (const Error& error) {
    return error.status() == CTN_ERROR_TYPE_CHECK ? error.what() : "another status";
  }
  return "";
}

TEST(GradientElementwise, TypeChecks) {
  GradientDraw draw(1);
  const ArrayRef single = draw.array({2}, {1, 2}, CTN_FLOAT32), wide = draw.array({2}, {1, 2}),
                 integers = draw.integers({2}, 1, 3);
  for (const Operation& operation : kOperations) {
    SCOPED_TRACE(operation.name);
    const size_t count = size_t(op_inputs(operation.op));
    const std::string text = refusal(operation.op, std::vector<ArrayRef>(count, integers));
    if (!text.empty()) {
      EXPECT_EQ(text.substr(0, text.find("  Function: ")),
                "Expect: in_types[0].dtype.kind == f  Actual: i != f");
    }
    const DType of_integers[3] = {CTN_INT32, CTN_INT32, CTN_INT32};
    EXPECT_EQ(!text.empty(), is_float(loop_dtype(operation.op, of_integers, int(count))));
    for (size_t other = 1; other < count; ++other) {
      std::vector<ArrayRef> x(count, single);
      x[other] = wide;
      EXPECT_EQ(
          refusal(operation.op, x),
          format("Expect: in_types[0].dtype == in_types[%zu].dtype  Actual: float32 != float64", other));
    }
  }
}

/// One variable used as both operands.
TEST(GradientElementwise, SharedOperand) {
  for (const Operation& operation : kOperations) {
    if (op_inputs(operation.op) != 2) continue;
    GradientDraw draw(uint64_t(operation.op) + 300);
    check_gradients(
        operation.name, [&](In in) -> Values { return {apply_op(operation.op, in[0], in[0] * 1.1)}; },
        {draw.array({3}, domain_of(operation))}, kPrecise);
  }
}

}  // namespace
}  // namespace catenary
