#pragma once
#include "impl/links/link.h"
#include "impl/links/options.h"

// What links of several kinds share.
namespace catenary::links {

/// INVALID_ARGUMENT naming the argument where a length is not from `least` to 2^31.
inline void check_length(const char* name, int64_t length, int64_t least = 1) {
  constexpr int64_t most = int64_t{1} << 31;
  if (length < least || length > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %lld to 2^31, got %lld", name, (long long)least,
         (long long)length);
}

/// Options of links with W and b.
constexpr uint32_t kWeightOptions =
    LinkOptions::wscale_option | LinkOptions::bias_option | LinkOptions::nobias_option;
/// "W" and, unless the options do without, "b".
std::vector<std::string> weight_paths(const LinkOptions* options);
/// Those of children with W and b.
std::vector<std::string> child_paths(std::initializer_list<const char*> children);

/// A parameter on the current device: what the options say, otherwise `standard`, fills it.
void add_param(Link& link, const char* name, Shape shape, const LinkOptions& options,
               InitializerRef standard);

/// The bias unless the options do without.
void add_bias(Link& link, int64_t length, const LinkOptions& options);

/// INVALID_ARGUMENT where the groups do not divide the channels.
void check_groups(const LinkOptions& options, int64_t in_channels, int64_t out_channels);

/// What a link makes of one value.
Value called(Link& link, const Value& x);

/// INVALID_ARGUMENT where the link is of another class.
template <class T>
T& of_kind(Link& link, const char* argument, const char* kind) {
  auto* found = dynamic_cast<T*>(&link);
  if (!found)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a link of kind %s, got %s", argument, kind, link.kind());
  return *found;
}

}  // namespace catenary::links
