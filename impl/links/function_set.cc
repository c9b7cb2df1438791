// The function set of version 1.3 of the reference.
#include "impl/links/tree.h"

namespace catenary::links {
namespace {

class FunctionSet final : public Link {
 public:
  const char* kind() const override { return "a function set"; }
  bool sorts_children() const override { return true; }

 private:
  LinkRef new_like() const override { return make<FunctionSet>(); }
};

}  // namespace

LinkRef function_set() { return make<FunctionSet>(); }

std::vector<ArrayRef> parameters(Link& root) {
  std::vector<ArrayRef> arrays;
  for (const NamedParam& param : named_params(root)) arrays.push_back(share(param.variable->array()));
  return arrays;
}

std::vector<ArrayRef> gradients(Link& root) {
  std::vector<ArrayRef> arrays;
  for (const NamedParam& param : named_params(root)) {
    const Node* node = param.variable->node_or_null();
    arrays.push_back(node ? node->grad : nullptr);
  }
  return arrays;
}

std::tuple<std::vector<ArrayRef>, std::vector<ArrayRef>> collect_parameters(Link& root) {
  return {parameters(root), gradients(root)};
}

void copy_parameters_from(Link& root, Span<const Array* const> parameters) {
  const std::vector<NamedParam> params = named_params(root);
  if (parameters.size != params.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "parameters: expected %zu arrays, got %zu", params.size(),
         parameters.size);
  std::vector<ArrayRef> values;
  for (size_t i = 0; i < params.size(); ++i) {
    const Array &target = params[i].variable->array(), &source = *parameters[i];
    const char* path = params[i].path.c_str();
    if (!same_shape(target.shape(), source.shape()))
      fail(CTN_ERROR_SHAPE, "parameters[%zu]: expected shape %s for \"%s\", got %s", i,
           shape_text(target.shape()).c_str(), path, shape_text(source.shape()).c_str());
    if (!can_cast(source.dtype(), target.dtype(), CTN_CASTING_SAME_KIND))
      fail(CTN_ERROR_DTYPE, "parameters[%zu]: cannot cast \"%s\" from %s to %s", i, path,
           dtype_name(source.dtype()), dtype_name(target.dtype()));
    require_writeable(target, path);
    values.push_back(to_backend(source, target.backend()));
  }
  for (size_t i = 0; i < params.size(); ++i)
    if (values[i].get() != &params[i].variable->array()) assign(params[i].variable->array(), *values[i]);
}

}  // namespace catenary::links
