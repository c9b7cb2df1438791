#include <catenary/random.h>

#include "capi/src/guard.h"
#include "impl/random/state.h"

namespace capi = catenary::capi;
using catenary::find_backend;

extern "C" {

CTN_API ctn_status ctn_random_seed(const char* device, uint64_t seed) {
  return capi::guard("random_seed", [&] {
    catenary::set_default_random_position(find_backend(device), {seed, 0});
  });
}

CTN_API ctn_status ctn_random_get_state(const char* device, uint64_t* seed, uint64_t* position) {
  return capi::guard("random_get_state", [&] {
    capi::reference(seed, "seed");
    capi::reference(position, "position");
    const catenary::PhiloxPosition at = catenary::default_random_state(find_backend(device)).position();
    *seed = at.seed;
    *position = at.offset;
  });
}

CTN_API ctn_status ctn_random_set_state(const char* device, uint64_t seed, uint64_t position) {
  return capi::guard("random_set_state", [&] {
    catenary::set_default_random_position(find_backend(device), {seed, position});
  });
}

}  // extern "C"
