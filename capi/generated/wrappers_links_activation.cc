// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/links_activation.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/activation.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_link_prelu_new(const int64_t *shape, size_t ndim, ctn_link_options *options,
                                      ctn_link **out) {
  return capi::guard("link_prelu_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::prelu(capi::dims(shape, ndim, "shape"), capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_maxout_new(int64_t in_size, int64_t out_size, int64_t pool_size,
                                       ctn_link_options *options, ctn_link **out) {
  return capi::guard("link_maxout_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::maxout(in_size, out_size, pool_size, capi::in_or_null(options, "options")));
  });
}

}  // extern "C"
