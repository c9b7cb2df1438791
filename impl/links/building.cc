#include "impl/links/building.h"

#include <cmath>

#include "impl/functions/functions.h"

namespace catenary::links {

void check_wscale(double wscale) {
  if (!(wscale >= 0) || !std::isfinite(wscale))
    fail(CTN_ERROR_INVALID_ARGUMENT, "wscale: expected a finite number of at least 0, got %g", wscale);
}

ArrayRef filled(Shape shape, double value) {
  ArrayRef a = empty(shape, CTN_FLOAT32);
  fill(*a, *scalar_f64(value));
  return a;
}

ArrayRef normal(double deviation, Shape shape) { return random_normal(0, deviation, shape, CTN_FLOAT32); }

Value called(Link& link, const Value& x) {
  const VariableRef input = make_variable(x);
  Variable* const raw = input.get();
  VariableRef y;
  link.forward({&raw, 1}, {&y, 1});
  return y->value();
}

VariableRef copied_state(const VariableRef& state) {
  if (!state) return nullptr;
  const Node& node = state->node();
  if (node.creator()) return make_variable(functions::identity(state->value()));
  VariableRef copy = make_variable(Value(share(state->array())));
  copy->node().volatility = node.volatility;
  copy->node().requires_grad = node.requires_grad;
  return copy;
}

}  // namespace catenary::links
