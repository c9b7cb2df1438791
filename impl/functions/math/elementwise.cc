#include <cmath>

#include "impl/functions/math/op_function.h"

namespace catenary {
namespace {

using G = OpGradient;

Value constant(const Array& a) { return Value(share(a)); }

/// x ** (exponent - 1) * exponent * gy, and log(x) * y * gy for the exponent.
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

/// A fused kernel, or its composition where that is to be differentiated again.
template <class F>
void fused(G& g, Op op, F composition) {
  if (g.create_graph()) return g.set(0, composition(g.y()) * g.gy());
  const ArrayRef gx = g.reusable();
  if (!gx) return g.set(0, apply_op(op, g.y(), g.gy()));
  elementwise_into(op, *g.y().array, *gx, *gx);
  g.set(0, Value(gx));
}

constexpr GradientRule kRules[] = {
    {Op::add,
     {},
     [](G& g) {
       if (g.wants(0)) g.set(0, g.gy());
       if (g.wants(1)) g.set(1, g.gy());
     }},
    {Op::subtract,
     {},
     [](G& g) {
       if (g.wants(0)) g.set(0, g.gy());
       if (g.wants(1)) g.set(1, -g.gy());
     }},
    {Op::multiply,
     {kX2, kX1},
     [](G& g) {
       if (g.wants(0)) g.set(0, g.times(g.gy(), 1));
       if (g.wants(1)) g.set(1, g.times(g.gy(), 0));
     }},
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
     }},
    {Op::negative, {}, [](G& g) { g.set(0, -g.gy()); }},
    {Op::absolute, {kX1}, [](G& g) { g.set(0, g.gy() * constant(*elementwise(Op::sign, *g.x()))); }},
    {Op::square, {kX1}, [](G& g) { g.set(0, g.gy() * g.x() * 2.0); }},
    {Op::sqrt, {kY}, [](G& g) { g.set(0, g.gy() / (g.y() * 2.0)); }},
    {Op::exp, {kY}, [](G& g) { g.set(0, g.gy() * g.y()); }},
    {Op::log, {kX1}, [](G& g) { g.set(0, g.gy() / g.x()); }},
    {Op::log1p, {kX1}, [](G& g) { g.set(0, g.gy() / (g.x() + 1.0)); }},
    {Op::sin, {kX1}, [](G& g) { g.set(0, g.gy() * apply_op(Op::cos, g.x())); }},
    {Op::cos, {kX1}, [](G& g) { g.set(0, -(g.gy() * apply_op(Op::sin, g.x()))); }},
    {Op::tanh, {kY}, [](G& g) { fused(g, Op::tanh_gradient, [](const Value& y) { return 1.0 - y * y; }); }},
    {Op::sigmoid,
     {kY},
     [](G& g) { fused(g, Op::sigmoid_gradient, [](const Value& y) { return y * (1.0 - y); }); }},
    {Op::relu,
     {kY},
     [](G& g) {
       fused(g, Op::relu_gradient, [](const Value& y) {
         return constant(*astype(*elementwise_scalar(Op::greater, *y, int64_t{0}, false), y->dtype()));
       });
     }},
};

}  // namespace

const GradientRule* gradient_rule(Op op) {
  for (const GradientRule& rule : kRules)
    if (rule.op == op) return &rule;
  return nullptr;
}

}  // namespace catenary
