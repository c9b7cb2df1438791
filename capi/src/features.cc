// What the library has: components of the build, kinds of devices, dtypes, file formats.
#include <catenary/base.h>

#include <algorithm>
#include <string_view>

#include "impl/backend/backend.h"
#include "impl/dtype/dtypes.h"

namespace {

struct Feature {
  const char* name;
  bool present;
};

constexpr Feature kComponents[] = {
#define CTN_COMPONENT(NAME, PRESENT) {#NAME, PRESENT},
#include "capi/generated/components.inc"
#undef CTN_COMPONENT
};

constexpr bool left_out(std::string_view component) {
  return std::ranges::any_of(kComponents,
                             [&](const Feature& f) { return f.name == component && !f.present; });
}

constexpr Feature kDtypes[] = {
#define CTN_DTYPE(CODE, TYPE, NAME, ...) {#NAME, true},
    CTN_DTYPES(CTN_DTYPE)
#undef CTN_DTYPE
};

constexpr Feature kFormats[] = {
#define CTN_FORMAT(NAME, ...) {#NAME, !left_out(#NAME)},
#include "impl/serializers/generated/formats.inc"
};

template <size_t N>
const char* present(const Feature (&features)[N], size_t index) {
  for (const Feature& feature : features)
    if (feature.present && index-- == 0) return feature.name;
  return nullptr;
}

}  // namespace

extern "C" {

CTN_API const char* ctn_feature_name(ctn_feature_kind kind, size_t index) {
  switch (kind) {
    case CTN_FEATURE_COMPONENT:
      return present(kComponents, index);
    case CTN_FEATURE_DEVICE: {
      const auto kinds = catenary::device_kinds();
      return index < kinds.size ? kinds[index] : nullptr;
    }
    case CTN_FEATURE_DTYPE:
      return present(kDtypes, index);
    case CTN_FEATURE_FORMAT:
      return present(kFormats, index);
    default:
      return nullptr;
  }
}

CTN_API int32_t ctn_has_feature(ctn_feature_kind kind, const char* name) {
  if (!name) return 0;
  size_t index = 0;
  while (const char* const known = ctn_feature_name(kind, index++))
    if (std::string_view(known) == name) return 1;
  return 0;
}

}  // extern "C"
