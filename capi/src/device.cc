// Memory pools of devices.
#include <catenary/device.h>

#include <memory>

#include "capi/src/guard.h"
#include "impl/backend/backend.h"
#include "impl/base/sized.h"

namespace capi = catenary::capi;

namespace {

/// The pool passes the user's data last and does not know the messages of callbacks; this adapts a callback
/// to it.
using Pressure = catenary::Callback<ctn_pressure_fn>;

ctn_status call_pressure(uint64_t wanted, void* callback) {
  catenary::check_callback((*static_cast<Pressure*>(callback))(wanted));
  return CTN_OK;
}

void destroy_pressure(void* callback) { delete static_cast<Pressure*>(callback); }

}  // namespace

extern "C" {

CTN_API ctn_status ctn_memory_get_statistics(const char* device, ctn_memory_statistics* statistics) {
  return capi::guard("memory_get_statistics", [&] {
    ctn_memory_statistics& to = capi::reference(statistics, "statistics");
    catenary::check_sized(&to, to.struct_size, catenary::kFirstSize<ctn_memory_statistics>, sizeof to,
                          "statistics");
    const catenary::PoolStatistics from = catenary::find_backend(device).pool().statistics();
    to.used_bytes = from.used_bytes;
    to.cached_bytes = from.cached_bytes;
    to.held_bytes = from.held_bytes;
    to.peak_held_bytes = from.peak_held_bytes;
    to.limit_bytes = from.limit_bytes;
    to.allocation_count = from.allocation_count;
    to.cache_hit_count = from.cache_hit_count;
    to.source_allocation_count = from.source_allocation_count;
  });
}

CTN_API ctn_status ctn_memory_set_allocator(const ctn_allocator* allocator) {
  return capi::guard("memory_set_allocator", [&] {
    catenary::MemorySource source = catenary::system_memory();
    if (allocator) {
      const ctn_allocator given = catenary::sized_copy(*allocator, "allocator");
      capi::require(given.allocate, "allocator.allocate");
      capi::require(given.free, "allocator.free");
      source = {given.allocate, given.free, given.user_data};
    }
    catenary::cpu_backend().pool().set_source(source);
  });
}

CTN_API ctn_status ctn_memory_set_pressure_callback(const char* device, ctn_pressure_fn callback,
                                                    void* user_data, void (*destroy)(void*)) {
  return capi::guard("memory_set_pressure_callback", [&] {
    Pressure given(callback, user_data, destroy);
    catenary::Pool& pool = catenary::find_backend(device).pool();
    if (!callback) return pool.set_pressure_callback(nullptr, nullptr, nullptr);
    auto kept = std::make_unique<Pressure>(std::move(given));
    pool.set_pressure_callback(call_pressure, kept.release(), destroy_pressure);
  });
}

}  // extern "C"
