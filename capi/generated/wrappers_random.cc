// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/random.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/array.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_random_uniform(double low, double high, const int64_t *shape, size_t ndim,
                                      ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_uniform", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_uniform(low, high, capi::list(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_normal(double loc, double scale, const int64_t *shape, size_t ndim,
                                     ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_normal", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_normal(loc, scale, capi::list(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_integers(int64_t low, int64_t high, const int64_t *shape, size_t ndim,
                                       ctn_dtype dtype, ctn_array **out) {
  return capi::guard("random_integers", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_integers(low, high, capi::list(shape, ndim, "shape"), capi::dtype_in(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_random_permutation(int64_t n, ctn_array **out) {
  return capi::guard("random_permutation", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::random_permutation(n));
  });
}

CTN_API ctn_status ctn_random_uniform_into(double low, double high, ctn_array *out) {
  return capi::guard("random_uniform_into", [&] {
    catenary::random_uniform_into(low, high, capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_random_normal_into(double loc, double scale, ctn_array *out) {
  return capi::guard("random_normal_into", [&] {
    catenary::random_normal_into(loc, scale, capi::inout(out, "out"));
  });
}

}  // extern "C"
