// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/utils.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/random/walker_alias.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_walker_alias *ctn_walker_alias_retain(const ctn_walker_alias *self) {
  return capi::retain(const_cast<ctn_walker_alias *>(self), "walker_alias_retain");
}

CTN_API void ctn_walker_alias_release(const ctn_walker_alias *self) {
  capi::release(self, "walker_alias_release");
}

CTN_API ctn_status ctn_walker_alias_new(const ctn_array *probs, ctn_walker_alias **out) {
  return capi::guard("walker_alias_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::walker_alias_new(capi::in(probs, "probs")));
  });
}

CTN_API ctn_status ctn_walker_alias_sample(ctn_walker_alias *alias, ctn_random_state *state,
                                           const int64_t *shape, size_t ndim, ctn_array **out) {
  return capi::guard("walker_alias_sample", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::walker_alias_sample(capi::in(alias, "alias"), capi::in_or_null(state, "state"),
            capi::dims(shape, ndim, "shape")));
  });
}

CTN_API ctn_status ctn_walker_alias_sample_from(ctn_walker_alias *alias, const ctn_array *uniform,
                                                ctn_array **out) {
  return capi::guard("walker_alias_sample_from", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::walker_alias_sample_from(capi::in(alias, "alias"), capi::in(uniform, "uniform")));
  });
}

CTN_API ctn_status ctn_walker_alias_to_device(ctn_walker_alias *alias, const char *device) {
  return capi::guard("walker_alias_to_device", [&] {
    catenary::walker_alias_to_device(capi::in(alias, "alias"), device);
  });
}

CTN_API ctn_status ctn_walker_alias_threshold(ctn_walker_alias *alias, ctn_array **out) {
  return capi::guard("walker_alias_threshold", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::walker_alias_threshold(capi::in(alias, "alias")));
  });
}

CTN_API ctn_status ctn_walker_alias_values(ctn_walker_alias *alias, ctn_array **out) {
  return capi::guard("walker_alias_values", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::walker_alias_values(capi::in(alias, "alias")));
  });
}

}  // extern "C"
