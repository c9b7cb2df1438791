// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/device.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/backend/backend.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_device_set_current(const char *device) {
  return capi::guard("device_set_current", [&] {
    catenary::set_current_device(capi::text(device, "device"));
  });
}

CTN_API ctn_status ctn_device_current(char *name, size_t name_capacity, size_t *name_length) {
  return capi::guard("device_current", [&] {
    capi::copy_text(name, name_capacity, name_length, catenary::current_device());
  });
}

CTN_API int32_t ctn_device_is_available(const char *device) {
  return capi::guard_value<int32_t>("device_is_available",
      [&]() -> int32_t { return (catenary::backend_available(device)) ? 1 : 0; });
}

CTN_API ctn_status ctn_device_synchronize(const char *device) {
  return capi::guard("device_synchronize", [&] {
    catenary::synchronize_device(device);
  });
}

CTN_API ctn_status ctn_memory_set_limit(const char *device, uint64_t bytes) {
  return capi::guard("memory_set_limit", [&] {
    catenary::set_memory_limit(device, bytes);
  });
}

CTN_API ctn_status ctn_memory_trim(const char *device) {
  return capi::guard("memory_trim", [&] {
    catenary::trim_memory(device);
  });
}

}  // extern "C"
