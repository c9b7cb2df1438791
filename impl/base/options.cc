// Checks and stores the options of links and functions.
#include "impl/base/options.h"

#include <cmath>

#include "impl/base/error.h"

namespace catenary {
namespace {

using Lengths = SmallVector<int64_t, 3>;

constexpr const char* kNames[] = {
#define CTN_OPTION_NAME(name, ...) #name,
    CTN_EACH_OPTION(CTN_OPTION_NAME)
#undef CTN_OPTION_NAME
};

Lengths lengths(const char* name, Span<const int64_t> values) {
  if (!values.size) fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least one number, got none", name);
  for (const int64_t value : values)
    if (value < 1)
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected numbers of at least 1, got %lld", name,
           (long long)value);
  return {values.begin(), values.end()};
}

void check_axes(const char* name, size_t count, size_t axes) {
  if (count != axes)
    fail(CTN_ERROR_INVALID_ARGUMENT, "options: expected %zu numbers of %s, one for each axis, got %zu", axes,
         name, count);
}

}  // namespace

void Options::check(const char* taker, uint32_t allowed) const {
  const uint32_t other = given & ~allowed;
  for (size_t i = 0; i < sizeof kNames / sizeof *kNames; ++i)
    if (other & (1u << i))
      fail(CTN_ERROR_INVALID_ARGUMENT, "options: %s has no option \"%s\"", taker, kNames[i]);
}

Lengths Options::dilation_of(size_t axes) const {
  if (!dilation.empty()) {
    check_axes("dilation", dilation.size(), axes);
    return dilation;
  }
  Lengths ones;
  while (ones.size() < axes) ones.push_back(1);
  return ones;
}

Lengths Options::outsize_of(size_t axes) const {
  if (!outsize.empty()) check_axes("outsize", outsize.size(), axes);
  return outsize;
}

void check_option(const char* name, double value, bool negative) {
  if (std::isfinite(value) && (negative || value >= 0)) return;
  fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a finite number%s, got %g", name,
       negative ? "" : " of at least 0", value);
}

void option_set_dilation(Options& options, Span<const int64_t> dilation) {
  options.dilation = lengths("dilation", dilation);
  options.set(Options::dilation_option);
}

void option_set_groups(Options& options, int64_t groups) {
  if (groups < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "groups: expected at least 1, got %lld", (long long)groups);
  options.groups = groups;
  options.set(Options::groups_option);
}

void option_set_outsize(Options& options, Span<const int64_t> outsize) {
  options.outsize = lengths("outsize", outsize);
  options.set(Options::outsize_option);
}

void option_set_ignore_label(Options& options, int64_t ignore_label) {
  options.ignore_label = ignore_label;
  options.set(Options::ignore_label_option);
}

void option_set_causal(Options& options, bool causal) {
  options.causal = causal;
  options.set(Options::causal_option);
}

void option_set_dropout(Options& options, double dropout) {
  if (!(dropout >= 0 && dropout < 1))
    fail(CTN_ERROR_INVALID_ARGUMENT, "dropout: expected at least 0 and less than 1, got %g", dropout);
  options.dropout = dropout;
  options.set(Options::dropout_option);
}

}  // namespace catenary
