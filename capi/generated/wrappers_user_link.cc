// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/user_link.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/user_link.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_user_new(const ctn_link_callbacks *callbacks, void *user_data, ctn_link **out) {
  return capi::guard("link_user_new", [&] {
    catenary::UserTable<ctn_link_callbacks> callbacks_(callbacks, user_data);
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::user_link(capi::filled(std::move(callbacks_), callbacks, "callbacks")));
  });
}

CTN_API ctn_status ctn_link_user_data(ctn_link *link, void **out) {
  return capi::guard("link_user_data", [&] {
    capi::open(out, "out");
    *out = catenary::links::user_data(capi::in(link, "link"));
  });
}

}  // extern "C"
