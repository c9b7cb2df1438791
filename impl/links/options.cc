#include "impl/links/options.h"

#include <algorithm>

#include "impl/base/binding.h"

using catenary::fail;
using catenary::InitializerRef;
using catenary::LinkOptionsRef;

namespace catenary::links {
namespace {

const char* checked_path(const char* path) {
  const size_t length = std::char_traits<char>::length(path);
  if (!length || path[0] == '/' || path[length - 1] == '/')
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "path: expected that of a parameter, such as \"W\" or \"l1/W\", got \"%s\"", path);
  return path;
}

}  // namespace

LinkOptionsRef checked_options(const LinkOptions* options, const char* kind, uint32_t allowed,
                               const std::vector<std::string>& paths) {
  if (!options) return make<LinkOptions>();
  options->check(kind, allowed);
  for (const LinkOptions::Named& named : options->initializers) {
    if (std::find(paths.begin(), paths.end(), named.path) != paths.end()) continue;
    std::string known;
    for (const std::string& path : paths) known += (known.empty() ? "\"" : ", \"") + path + "\"";
    fail(CTN_ERROR_INVALID_ARGUMENT, "options: expected the path of a parameter of %s%s (%s), got \"%s\"",
         kind, options->nobias ? " without a bias" : "", known.c_str(), named.path.c_str());
  }
  return LinkOptionsRef::share(const_cast<LinkOptions*>(options));
}

LinkOptionsRef link_options_new() { return make<LinkOptions>(); }

void link_options_set_dtype(LinkOptions& options, DType dtype) {
  if (!is_float(dtype)) fail(CTN_ERROR_DTYPE, "dtype: expected a floating dtype, got %s", dtype_name(dtype));
  options.dtype = dtype;
}

void link_options_set_wscale(LinkOptions& options, double wscale) {
  check_option("wscale", wscale, false);
  options.wscale = wscale;
  options.set(LinkOptions::wscale_option);
}

void link_options_set_bias(LinkOptions& options, double bias) {
  check_option("bias", bias);
  options.bias = bias;
  options.set(LinkOptions::bias_option);
}

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

void link_options_set_init(LinkOptions& options, double init) {
  check_option("init", init);
  options.init = init;
  options.set(LinkOptions::init_option);
}

void link_options_set_decay(LinkOptions& options, double decay) {
  if (!(decay >= 0 && decay <= 1)) fail(CTN_ERROR_INVALID_ARGUMENT, "decay: expected 0 to 1, got %g", decay);
  options.decay = decay;
  options.set(LinkOptions::decay_option);
}

void link_options_set_eps(LinkOptions& options, double eps) {
  check_option("eps", eps, false);
  options.eps = eps;
  options.set(LinkOptions::eps_option);
}

void link_options_set_power(LinkOptions& options, double power) {
  check_option("power", power);
  options.power = power;
  options.set(LinkOptions::power_option);
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
