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

}  // extern "C"
