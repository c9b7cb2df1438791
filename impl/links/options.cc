#include "impl/links/options.h"

#include <algorithm>
#include <cmath>

#include "impl/base/binding.h"

using catenary::fail;
using catenary::InitializerRef;
using catenary::LinkOptionsRef;
using Lengths = catenary::SmallVector<int64_t, 3>;

namespace catenary::links {
namespace {

constexpr const char* kNames[] = {"wscale", "bias", "nobias", "dilation",     "groups", "outsize", "init",
                                  "decay",  "eps",  "power",  "ignore_label", "causal", "dropout"};

void check_finite(const char* name, double value, bool negative = true) {
  if (std::isfinite(value) && (negative || value >= 0)) return;
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a finite number%s, got %g", name,
       negative ? "" : " of at least 0", value);
}

Lengths lengths(const char* name, Span<const int64_t> values) {
  if (!values.size) fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least one number, got none", name);
  for (const int64_t value : values)
    if (value < 1)
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected numbers of at least 1, got %lld", name,
           (long long)value);
  return {values.begin(), values.end()};
}

const char* checked_path(const char* path) {
  const size_t length = std::char_traits<char>::length(path);
  if (!length || path[0] == '/' || path[length - 1] == '/')
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "path: expected that of a parameter, such as \"W\" or \"l1/W\", got \"%s\"", path);
  return path;
}

}  // namespace

LinkOptionsRef chosen(const LinkOptions* options, const char* kind, uint32_t allowed,
                      const std::vector<std::string>& paths) {
  if (!options) return make<LinkOptions>();
  for (size_t i = 0; i < sizeof kNames / sizeof *kNames; ++i)
    if (options->given & ~allowed & (1u << i))
      fail(CTN_ERROR_INVALID_ARGUMENT, "options: %s has no option \"%s\"", kind, kNames[i]);
  for (const LinkOptions::Named& named : options->initializers) {
    if (std::find(paths.begin(), paths.end(), named.path) != paths.end()) continue;
    std::string known;
    for (const std::string& path : paths) known += (known.empty() ? "\"" : ", \"") + path + "\"";
    fail(CTN_ERROR_INVALID_ARGUMENT, "options: %s%s has no parameter \"%s\", but %s", kind,
         options->nobias ? " without a bias" : "", named.path.c_str(), known.c_str());
  }
  return LinkOptionsRef::share(const_cast<LinkOptions*>(options));
}

LinkOptionsRef link_options_new() { return make<LinkOptions>(); }

void link_options_set_dtype(LinkOptions& options, DType dtype) {
  if (!is_float(dtype)) fail(CTN_ERROR_DTYPE, "dtype: expected a floating dtype, got %s", dtype_name(dtype));
  options.dtype = dtype;
}

void link_options_set_wscale(LinkOptions& options, double wscale) {
  check_finite("wscale", wscale, false);
  options.wscale = wscale;
  options.given |= LinkOptions::wscale_option;
}

void link_options_set_bias(LinkOptions& options, double bias) {
  check_finite("bias", bias);
  options.bias = bias;
  options.given |= LinkOptions::bias_option;
}

void link_options_set_nobias(LinkOptions& options, bool nobias) {
  options.nobias = nobias;
  options.given |= LinkOptions::nobias_option;
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

void link_options_set_dilation(LinkOptions& options, Span<const int64_t> dilation) {
  options.dilation = lengths("dilation", dilation);
  options.given |= LinkOptions::dilation_option;
}

void link_options_set_groups(LinkOptions& options, int64_t groups) {
  if (groups < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected at least 1, got %lld", (long long)groups);
  options.groups = groups;
  options.given |= LinkOptions::groups_option;
}

void link_options_set_outsize(LinkOptions& options, Span<const int64_t> outsize) {
  options.outsize = lengths("outsize", outsize);
  options.given |= LinkOptions::outsize_option;
}

void link_options_set_init(LinkOptions& options, double init) {
  check_finite("init", init);
  options.init = init;
  options.given |= LinkOptions::init_option;
}

void link_options_set_decay(LinkOptions& options, double decay) {
  if (!(decay >= 0 && decay <= 1)) fail(CTN_ERROR_INVALID_ARGUMENT, "decay: expected 0 to 1, got %g", decay);
  options.decay = decay;
  options.given |= LinkOptions::decay_option;
}

void link_options_set_eps(LinkOptions& options, double eps) {
  check_finite("eps", eps, false);
  options.eps = eps;
  options.given |= LinkOptions::eps_option;
}

void link_options_set_power(LinkOptions& options, double power) {
  check_finite("power", power);
  options.power = power;
  options.given |= LinkOptions::power_option;
}

void link_options_set_ignore_label(LinkOptions& options, int64_t ignore_label) {
  options.ignore_label = ignore_label;
  options.given |= LinkOptions::ignore_label_option;
}

void link_options_set_causal(LinkOptions& options, bool causal) {
  options.causal = causal;
  options.given |= LinkOptions::causal_option;
}

void link_options_set_dropout(LinkOptions& options, double dropout) {
  if (!(dropout >= 0 && dropout < 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "dropout: expected at least 0 and less than 1, got %g", dropout);
  options.dropout = dropout;
  options.given |= LinkOptions::dropout_option;
}

}  // namespace catenary::links

void ctn_link_options::visit(catenary::Visitor& visitor) const {
  for (const Named& named : initializers) visitor.add(named.initializer);
}

InitializerRef ctn_link_options::initializer(const std::string& path, InitializerRef standard) const {
  for (const Named& named : initializers)
    if (named.path == path) return named.initializer;
  return standard;
}

LinkOptionsRef ctn_link_options::of_child(const std::string& name) const {
  LinkOptionsRef child = catenary::make<ctn_link_options>();
  child->dtype = dtype;
  for (const Named& named : initializers)
    if (named.path.compare(0, name.size() + 1, name + "/") == 0)
      child->initializers.push_back({named.path.substr(name.size() + 1), named.initializer});
  return child;
}

namespace {

void check_axes(const char* name, size_t count, size_t axes) {
  if (count != axes)
    fail(CTN_ERROR_INVALID_ARGUMENT, "options: expected %zu numbers of %s, one for each axis, got %zu", axes,
         name, count);
}

}  // namespace

Lengths ctn_link_options::dilation_of(size_t axes) const {
  if (!dilation.empty()) {
    check_axes("dilation", dilation.size(), axes);
    return dilation;
  }
  Lengths ones;
  while (ones.size() < axes) ones.push_back(1);
  return ones;
}

Lengths ctn_link_options::outsize_of(size_t axes) const {
  if (!outsize.empty()) check_axes("outsize", outsize.size(), axes);
  return outsize;
}
