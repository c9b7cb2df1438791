// Functions of one variable by name: those without an attribute, and those whose attribute has a default in
// the reference.
#include <dlfcn.h>

#include "links.h"

namespace golden {
namespace {

struct Activation {
  void* function = nullptr;
  bool has_number = false;
  double number = 0;
};

const std::map<std::string, double> kDefaults = {
    {"clipped_relu", 20}, {"elu", 1}, {"leaky_relu", 0.2}, {"softplus", 1}};

/// Whether a function takes a variable and, if `has_number`, a number, and returns one variable.
bool fits(const json& arguments, bool has_number) {
  const size_t count = has_number ? 3 : 2;
  if (arguments.size() != count) return false;
  for (size_t i = 0; i < count; ++i) {
    const bool number = has_number && i == 1;
    if (arguments[i].at("type") != (number ? "double" : "variable") || arguments[i].contains("count") ||
        arguments[i].value("out", false) != (i + 1 == count))
      return false;
  }
  return true;
}

Activation find_activation(const std::string& name) {
  Activation found;
  const auto number = kDefaults.find(name);
  found.has_number = number != kDefaults.end();
  if (found.has_number) found.number = number->second;
  for (size_t i = 0; i < ctn_op_count(); ++i) {
    if (ctn_op_name(i) != name) continue;
    if (!fits(json::parse(ctn_op_schema(i)).at("arguments"), found.has_number)) break;
    found.function = dlsym(RTLD_DEFAULT, ("ctn_" + name).c_str());
    return found;
  }
  throw Missing("the activation " + name);
}

}  // namespace

void* activation(const std::string& name) {
  static std::map<std::string, Activation> known;
  const auto found = known.find(name);
  return &(found != known.end() ? found : known.emplace(name, find_activation(name)).first)->second;
}

ctn_status activate(void* which, ctn_variable* x, ctn_variable** y) {
  const Activation& a = *static_cast<const Activation*>(which);
  using Plain = ctn_status (*)(ctn_variable*, ctn_variable**);
  using WithNumber = ctn_status (*)(ctn_variable*, double, ctn_variable**);
  if (a.has_number) return reinterpret_cast<WithNumber>(a.function)(x, a.number, y);
  return reinterpret_cast<Plain>(a.function)(x, y);
}

}  // namespace golden
