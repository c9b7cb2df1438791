#include <catenary/serializer.h>

#include "capi/src/guard.h"
#include "impl/serializers/npz.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_save_npz(ctn_link* link, const char* path, int32_t compress) {
  return capi::guard("link_save_npz", [&] {
    catenary::save_npz(capi::in(link, "link"), capi::text(path, "path"), compress != 0);
  });
}

CTN_API ctn_status ctn_link_load_npz(ctn_link* link, const char* path) {
  return capi::guard("link_load_npz",
                     [&] { catenary::load_npz(capi::in(link, "link"), capi::text(path, "path")); });
}

CTN_API ctn_status ctn_optimizer_save_npz(ctn_optimizer* optimizer, const char* path, int32_t compress) {
  return capi::guard("optimizer_save_npz", [&] {
    catenary::save_npz(capi::in(optimizer, "optimizer"), capi::text(path, "path"), compress != 0);
  });
}

CTN_API ctn_status ctn_optimizer_load_npz(ctn_optimizer* optimizer, const char* path) {
  return capi::guard("optimizer_load_npz",
                     [&] { catenary::load_npz(capi::in(optimizer, "optimizer"), capi::text(path, "path")); });
}

}  // extern "C"
