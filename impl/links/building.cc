#include "impl/links/building.h"

namespace catenary::links {

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
               InitializerRef standard) {
  ArrayRef data = empty(shape, options.dtype);
  options.initializer(name, std::move(standard))->apply(*data, name);
  link.add_param(name, std::move(data));
}

void add_bias(Link& link, int64_t length, const LinkOptions& options) {
  if (!options.nobias) add_param(link, "b", {&length, 1}, options, initializer_constant(options.bias));
}

Value called(Link& link, const Value& x) {
  const VariableRef input = make_variable(x);
  Variable* const raw = input.get();
  VariableRef y;
  link.forward({&raw, 1}, {&y, 1});
  return y->value();
}

}  // namespace catenary::links
