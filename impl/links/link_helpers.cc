// Helpers shared by links of several kinds.
#include "impl/links/link_helpers.h"

#include <algorithm>

#include "impl/functions/functions.h"
#include "impl/links/run.h"

namespace catenary::links {

namespace {

bool add_delayed(Link& link, const char* name, bool persistent, Shape shape, DType dtype,
                 InitializerRef initializer) {
  if (std::find(shape.begin(), shape.end(), kFromInput) == shape.end()) return false;
  const size_t position = persistent ? link.persistents().size() : link.params().size();
  size_t before = 0;
  for (const Link::Delayed& other : link.delayed()) before += other.persistent == persistent;
  link.add_delayed({name,
                    persistent,
                    position + before,
                    {shape.begin(), shape.end()},
                    dtype,
                    &current_backend(),
                    std::move(initializer)});
  return true;
}

}  // namespace

int64_t first_length(const Array& x) {
  expect(TypeTerm::named("in_types[0].ndim", x.ndim()) >= 2);
  expect(TypeTerm::named("in_types[0].shape[1]", x.dim(1)) >= 1);
  return x.dim(1);
}

int64_t first_product(const Array& x) {
  expect(TypeTerm::named("in_types[0].ndim", x.ndim()) >= 2);
  int64_t product = 1;
  for (int axis = 1; axis < x.ndim(); ++axis) product *= x.dim(axis);
  expect(TypeTerm::named("prod(in_types[0].shape[1:])", product) >= 1);
  return product;
}

void InputSized::forward(Span<Variable* const> inputs, Span<VariableRef> outputs) {
  check_call(*this, inputs.size, 1, outputs.size, 1);
  if (delayed().empty()) {
    outputs[0] = make_variable(compute(Borrowed(*inputs[0])));
    return;
  }
  DelayedRollback rollback(*this);
  const Array& x = inputs[0]->array();
  make_delayed(*this, size_from(x), x.backend());
  outputs[0] = make_variable(compute(Borrowed(*inputs[0])));
  rollback.keep();
}

std::vector<std::string> weight_paths(const LinkOptions* options) {
  if (options && options->nobias) return {"W"};
  return {"W", "b"};
}

std::vector<std::string> child_paths(std::initializer_list<const char*> children) {
  std::vector<std::string> paths;
  for (const char* child : children)
    for (const char* name : {"/W", "/b"}) paths.push_back(std::string(child) + name);
  return paths;
}

void add_param(Link& link, const char* name, Shape shape, const LinkOptions& options,
               InitializerRef default_value) {
  if (add_delayed(link, name, false, shape, options.dtype, options.initializer(name, default_value))) return;
  ArrayRef data = empty(shape, options.dtype);
  options.initializer(name, std::move(default_value))->apply(*data, name);
  link.add_param(name, std::move(data));
}

void add_persistent(Link& link, const char* name, Shape shape, DType dtype) {
  if (!add_delayed(link, name, true, shape, dtype, initializer_constant(0)))
    link.add_persistent(name, zeros(shape, dtype));
}

void add_bias(Link& link, int64_t length, const LinkOptions& options) {
  if (!options.nobias) add_param(link, "b", {&length, 1}, options, initializer_constant(options.bias));
}

Value called(Link& link, const Value& x) {
  const VariableRef input = make_variable(x);
  Variable* const raw = input.get();
  VariableRef y;
  run_link(link, {&raw, 1}, {&y, 1});
  return y->value();
}

void check_rows(const Array& x, const VariableRef& state) {
  if (state && x.ndim() > 0 && x.dim(0) != state->array().dim(0))
    fail(CTN_ERROR_SHAPE,
         "x: expected as many rows as the state has, %lld, got %lld; reset the state before another sequence",
         (long long)state->array().dim(0), (long long)x.dim(0));
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
