// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/links_recurrent.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/recurrent.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_embed_id_new(int64_t in_size, int64_t out_size, ctn_link **out) {
  return capi::guard("link_embed_id_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::embed_id(in_size, out_size));
  });
}

CTN_API ctn_status ctn_link_lstm_new(int64_t in_size, int64_t out_size, ctn_link **out) {
  return capi::guard("link_lstm_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::lstm(in_size, out_size));
  });
}

}  // extern "C"
