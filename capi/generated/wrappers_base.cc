// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/base.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/base/context.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_context *ctn_context_retain(const ctn_context *self) {
  return capi::retain(const_cast<ctn_context *>(self), "context_retain");
}

CTN_API void ctn_context_release(const ctn_context *self) {
  capi::release(self, "context_release");
}

CTN_API int32_t ctn_backprop_enabled(void) {
  return capi::guard_value<int32_t>("backprop_enabled",
      [&]() -> int32_t { return (catenary::backprop_enabled()) ? 1 : 0; });
}

CTN_API ctn_status ctn_set_backprop_enabled(int32_t enabled, int32_t *previous) {
  return capi::guard("set_backprop_enabled", [&] {
    const auto result = catenary::exchange_backprop(capi::flag(enabled, "enabled"));
    if (previous) *previous = (result) ? 1 : 0;
  });
}

CTN_API int32_t ctn_train(void) {
  return capi::guard_value<int32_t>("train", [&]() -> int32_t { return (catenary::training()) ? 1 : 0; });
}

CTN_API ctn_status ctn_set_train(int32_t enabled, int32_t *previous) {
  return capi::guard("set_train", [&] {
    const auto result = catenary::exchange_training(capi::flag(enabled, "enabled"));
    if (previous) *previous = (result) ? 1 : 0;
  });
}

CTN_API int32_t ctn_debug(void) {
  return capi::guard_value<int32_t>("debug",
      [&]() -> int32_t { return (catenary::debug_enabled()) ? 1 : 0; });
}

CTN_API ctn_status ctn_set_debug(int32_t enabled) {
  return capi::guard("set_debug", [&] {
    catenary::set_debug_enabled(capi::flag(enabled, "enabled"));
  });
}

}  // extern "C"
