// Options of links.
#include "impl/links/options.h"

#include <algorithm>

#include "impl/base/binding.h"
#include "impl/links/kind.h"

using catenary::fail;
using catenary::InitializerRef;
using catenary::LinkOptionsRef;

namespace catenary::links {
namespace {

const char* checked_path(const char* path) {
  const size_t length = std::char_traits<char>::length(path);
  if (!length || path[0] == '/' || path[length - 1] == '/')
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "path: expected the path of a parameter, such as \"W\" or \"l1/W\", got \"%s\"", path);
  return path;
}

void check_fraction(const char* name, double value) {
  if (!(value >= 0 && value <= 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected 0 to 1, got %g", name, value);
}

}  // namespace

LinkOptionsRef checked_options(const LinkOptions* options, const LinkKind& kind,
                               const std::vector<std::string>& paths) {
  if (!options) return make<LinkOptions>();
  options->check(kind.name, kind.options);
  for (const LinkOptions::Named& named : options->initializers) {
    if (std::find(paths.begin(), paths.end(), named.path) != paths.end()) continue;
    std::string known;
    for (const std::string& path : paths) known += (known.empty() ? "\"" : ", \"") + path + "\"";
    fail(CTN_ERROR_INVALID_ARGUMENT, "options: expected the path of a parameter of %s%s (%s), got \"%s\"",
         kind.name, options->nobias ? " without a bias" : "", known.c_str(), named.path.c_str());
  }
  return LinkOptionsRef::share(const_cast<LinkOptions*>(options));
}

LinkOptionsRef link_options_new() { return make<LinkOptions>(); }

void link_options_set_dtype(LinkOptions& options, DType dtype) {
  if (!is_float(dtype)) fail(CTN_ERROR_DTYPE, "dtype: expected a floating dtype, got %s", dtype_name(dtype));
  options.dtype = dtype;
}

#define CTN_NUMBER(NAME, DEFAULT, CHECK)                            \
  void link_options_set_##NAME(LinkOptions& options, double NAME) { \
    CHECK;                                                          \
    options.NAME = NAME;                                            \
    options.set(LinkOptions::NAME##_option);                        \
  }
CTN_EACH_OPTION(CTN_NUMBERS_ONLY)
#undef CTN_NUMBER

void link_options_set_nobias(LinkOptions& options, bool nobias) {
  options.nobias = nobias;
  options.set(LinkOptions::nobias_option);
}

void link_options_set_initializer(LinkOptions& options, const char* path, Initializer& initializer) {
  const std::string checked = checked_path(path);
  InitializerRef shared = InitializerRef::share(&initializer);
  for (LinkOptions::Named& named : options.initializers)
    if (named.path == checked) return void(named.initializer = std::move(shared));
  options.initializers.push_back({checked, std::move(shared)});
}

void link_options_set_initial_value(LinkOptions& options, const char* path, const Array& value) {
  link_options_set_initializer(options, path, *initializer_array(value));
}

}  // namespace catenary::links

void ctn_link_options::visit(catenary::Visitor& visitor) const {
  for (const Named& named : initializers) visitor.add(named.initializer);
}

InitializerRef ctn_link_options::initializer(const std::string& path, InitializerRef default_value) const {
  for (const Named& named : initializers)
    if (named.path == path) return named.initializer;
  return default_value;
}

LinkOptionsRef ctn_link_options::of_child(const std::string& name) const {
  LinkOptionsRef child = catenary::make<ctn_link_options>();
  child->dtype = dtype;
  for (const Named& named : initializers)
    if (named.path.compare(0, name.size() + 1, name + "/") == 0)
      child->initializers.push_back({named.path.substr(name.size() + 1), named.initializer});
  return child;
}
