#include "impl/links/user_link.h"

#include "capi/src/guard.h"
#include "impl/base/sized.h"

namespace capi = catenary::capi;
using catenary::links::UserLinkTable;

extern "C" {

CTN_API ctn_status ctn_link_user_new(const ctn_link_callbacks* callbacks, void* user_data, ctn_link** out) {
  const bool whole = catenary::is_sized(callbacks);
  return capi::guard("link_user_new", [&] {
    catenary::Callback<ctn_link_forward_fn> forward(whole ? callbacks->forward : nullptr, user_data,
                                                    whole ? callbacks->destroy : nullptr);
    capi::open(out, "out");
    auto table = catenary::make<UserLinkTable>(capi::reference(callbacks, "callbacks"));
    *out = capi::give(catenary::links::user(std::move(table), std::move(forward)));
  });
}

CTN_API ctn_status ctn_link_user_data(ctn_link* link, void** out) {
  return capi::guard("link_user_data", [&] {
    capi::open(out, "out");
    *out = catenary::links::user_data(capi::in(link, "link"));
  });
}

}  // extern "C"
