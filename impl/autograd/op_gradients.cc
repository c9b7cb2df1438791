// The gradient rules of elementwise operations.
#include <cmath>

#include "impl/autograd/op_function.h"

namespace catenary {
namespace {

using G = OpGradient;

Value constant(const Array& a) { return Value(share(a)); }

/// x ** (exponent - 1) * exponent * gy, and for the exponent log(x) * y * gy.
void power_rule(G& g) {
  const ScalarOperand& s = g.scalar();
  if (g.wants(0)) {
    const Value x = g.x(0);
    if (s.position == 1)
      g.set(0, apply_op_scalar(Op::power, x, s.value - 1, false) * s.value * g.gy());
    else
      g.set(0, apply_op(Op::power, x, g.x(1) - 1.0) * g.x(1) * g.gy());
  }
  if (g.wants(1)) {
    if (s.position == 0)
      g.set(1, g.y() * g.gy() * std::log(s.value));
    else
      g.set(1, apply_op(Op::log, g.x(0)) * g.y() * g.gy());
  }
}

/// Uses a fused kernel, or its composition if the result must be differentiable.
template <class F>
void fused(G& g, Op op, F composition) {
  if (g.create_graph()) return g.set(0, composition(g.y()) * g.gy());
  const ArrayRef gx = g.reusable();
  if (!gx) return g.set(0, apply_op(op, g.y(), g.gy()));
  elementwise_into(op, *g.y().array, *gx, *gx);
  g.set(0, Value(gx));
}

/// The gradient goes to the operand that was selected; among equal ones, to the first.
void extremum_rule(G& g, Op takes_first) {
  const ArrayRef first = elementwise(takes_first, *g.x(0), *g.x(1));
  if (g.wants(0)) g.set(0, functions::masked(first, g.gy()));
  if (g.wants(1)) g.set(1, functions::masked(first, g.gy(), true));
}

/// log(exp(scale x1) + exp(scale x2)) / scale.
void logaddexp_rule(G& g, double scale) {
  const Value gap = (g.full(0) - g.full(1)) * scale;
  if (g.wants(0)) g.set(0, g.gy() * apply_op(Op::sigmoid, gap));
  if (g.wants(1)) g.set(1, g.gy() * apply_op(Op::sigmoid, -gap));
}

void arctan2_rule(G& g) {
  const Value y = g.full(0), x = g.full(1);
  const Value scale = g.gy() / (y * y + x * x);
  if (g.wants(0)) g.set(0, g.times(scale, 1));
  if (g.wants(1)) g.set(1, -g.times(scale, 0));
}

/// Returns the square root of (1 - x) (1 + x), which is accurate near the ends.
Value cosine_of_arcsine(const Value& x) { return apply_op(Op::sqrt, (1.0 - x) * (x + 1.0)); }

constexpr double kLn2 = 0.693147180559945309417, kLn10 = 2.302585092994045684018;
constexpr double kDegree = 0.017453292519943295769;

constexpr uint8_t kBoth = kX1 | kX2;
constexpr bool kOnePass = true;

constexpr GradientRule kRules[] = {
    {Op::add,
     {},
     [](G& g) {
       if (g.wants(0)) g.set(0, g.gy());
       if (g.wants(1)) g.set(1, g.gy());
     },
     kOnePass},
    {Op::subtract,
     {},
     [](G& g) {
       if (g.wants(0)) g.set(0, g.gy());
       if (g.wants(1)) g.set(1, -g.gy());
     },
     kOnePass},
    {Op::multiply,
     {kX2, kX1},
     [](G& g) {
       if (g.wants(0)) g.set(0, g.times(g.gy(), 1));
       if (g.wants(1)) g.set(1, g.times(g.gy(), 0));
     },
     kOnePass},
    {Op::true_divide,
     {kX2, kX1 | kX2},
     [](G& g) {
       if (g.wants(0)) g.set(0, g.divided(g.gy(), 1));
       if (g.wants(1)) g.set(1, -(g.times(g.gy(), 0) / (g.x(1) * g.x(1))));
     }},
    {Op::power, {kX1 | kX2, kX1 | kY}, power_rule},
    {Op::multiply_add,
     {kX2, kX1},
     [](G& g) {
       if (g.wants(0)) g.set(0, g.gy() * g.x(1));
       if (g.wants(1)) g.set(1, g.gy() * g.x(0));
       if (g.wants(2)) g.set(2, g.gy());
     },
     kOnePass},
    {Op::negative, {}, [](G& g) { g.set(0, -g.gy()); }, kOnePass},
    {Op::absolute, {kX1}, [](G& g) { g.set(0, g.gy() * constant(*elementwise(Op::sign, *g.x()))); }},
    {Op::square, {kX1}, [](G& g) { g.set(0, g.gy() * g.x() * 2.0); }},
    {Op::sqrt, {kY}, [](G& g) { g.set(0, g.gy() / (g.y() * 2.0)); }},
    {Op::exp, {kY}, [](G& g) { g.set(0, g.gy() * g.y()); }, kOnePass},
    {Op::log, {kX1}, [](G& g) { g.set(0, g.gy() / g.x()); }, kOnePass},
    {Op::log1p, {kX1}, [](G& g) { g.set(0, g.gy() / (g.x() + 1.0)); }},
    {Op::sin, {kX1}, [](G& g) { g.set(0, g.gy() * apply_op(Op::cos, g.x())); }},
    {Op::cos, {kX1}, [](G& g) { g.set(0, -(g.gy() * apply_op(Op::sin, g.x()))); }},
    {Op::tan, {kY}, [](G& g) { g.set(0, g.gy() * (g.y() * g.y() + 1.0)); }},
    {Op::arcsin, {kX1}, [](G& g) { g.set(0, g.gy() / cosine_of_arcsine(g.x())); }},
    {Op::arccos, {kX1}, [](G& g) { g.set(0, -(g.gy() / cosine_of_arcsine(g.x()))); }},
    {Op::arctan, {kX1}, [](G& g) { g.set(0, g.gy() / (g.x() * g.x() + 1.0)); }},
    {Op::arctan2, {kBoth, kBoth}, arctan2_rule},
    {Op::sinh, {kX1}, [](G& g) { g.set(0, g.gy() * apply_op(Op::cosh, g.x())); }},
    {Op::cosh, {kX1}, [](G& g) { g.set(0, g.gy() * apply_op(Op::sinh, g.x())); }},
    {Op::arcsinh, {kX1}, [](G& g) { g.set(0, g.gy() / apply_op(Op::sqrt, g.x() * g.x() + 1.0)); }},
    {Op::arccosh, {kX1}, [](G& g) { g.set(0, g.gy() / apply_op(Op::sqrt, (g.x() - 1.0) * (g.x() + 1.0))); }},
    {Op::arctanh, {kX1}, [](G& g) { g.set(0, g.gy() / ((1.0 - g.x()) * (g.x() + 1.0))); }},
    {Op::cbrt, {kY}, [](G& g) { g.set(0, g.gy() / (g.y() * g.y() * 3.0)); }},
    {Op::exp2, {kY}, [](G& g) { g.set(0, g.gy() * g.y() * kLn2); }},
    {Op::expm1, {kY}, [](G& g) { g.set(0, g.gy() * (g.y() + 1.0)); }},
    {Op::log2, {kX1}, [](G& g) { g.set(0, g.gy() / (g.x() * kLn2)); }},
    {Op::log10, {kX1}, [](G& g) { g.set(0, g.gy() / (g.x() * kLn10)); }},
    {Op::logaddexp, {kBoth, kBoth}, [](G& g) { logaddexp_rule(g, 1); }},
    {Op::logaddexp2, {kBoth, kBoth}, [](G& g) { logaddexp_rule(g, kLn2); }},
    {Op::reciprocal, {kY}, [](G& g) { g.set(0, -(g.gy() * g.y() * g.y())); }},
    {Op::hypot,
     {kX1 | kY, kX2 | kY},
     [](G& g) {
       const Value scale = g.gy() / g.y();
       if (g.wants(0)) g.set(0, scale * g.x(0));
       if (g.wants(1)) g.set(1, scale * g.x(1));
     }},
    {Op::deg2rad, {}, [](G& g) { g.set(0, g.gy() * kDegree); }, kOnePass},
    {Op::rad2deg, {}, [](G& g) { g.set(0, g.gy() * (1 / kDegree)); }, kOnePass},
    {Op::maximum, {kBoth, kBoth}, [](G& g) { extremum_rule(g, Op::greater_equal); }},
    {Op::minimum, {kBoth, kBoth}, [](G& g) { extremum_rule(g, Op::less_equal); }},
    {Op::tanh,
     {kY},
     [](G& g) { fused(g, Op::tanh_gradient, [](const Value& y) { return 1.0 - y * y; }); },
     kOnePass},
    {Op::sigmoid,
     {kY},
     [](G& g) { fused(g, Op::sigmoid_gradient, [](const Value& y) { return y * (1.0 - y); }); },
     kOnePass},
    {Op::relu,
     {kY},
     [](G& g) {
       fused(g, Op::relu_gradient, [](const Value& y) {
         return constant(*astype(*elementwise_scalar(Op::greater, *y, int64_t{0}, false), y->dtype()));
       });
     },
     kOnePass},
};

}  // namespace

const GradientRule* gradient_rule(Op op) {
  for (const GradientRule& rule : kRules)
    if (rule.op == op) return &rule;
  return nullptr;
}

}  // namespace catenary
