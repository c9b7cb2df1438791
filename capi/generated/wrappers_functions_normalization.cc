// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_normalization.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_batch_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                           double eps, ctn_variable **y) {
  return capi::guard("batch_normalization", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::batch_normalization(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(gamma, "gamma")), catenary::Borrowed(capi::in(beta, "beta")),
                eps)));
  });
}

CTN_API ctn_status ctn_fixed_batch_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                                 ctn_variable *mean, ctn_variable *var, ctn_variable **y) {
  return capi::guard("fixed_batch_normalization", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::fixed_batch_normalization(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(gamma, "gamma")), catenary::Borrowed(capi::in(beta, "beta")),
                catenary::Borrowed(capi::in(mean, "mean")), catenary::Borrowed(capi::in(var, "var")))));
  });
}

CTN_API ctn_status ctn_layer_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                           double eps, ctn_variable **y) {
  return capi::guard("layer_normalization", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::layer_normalization(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(gamma, "gamma")), catenary::Borrowed(capi::in(beta, "beta")),
                eps)));
  });
}

CTN_API ctn_status ctn_rms_normalization(ctn_variable *x, ctn_variable *gamma, double eps, ctn_variable **y) {
  return capi::guard("rms_normalization", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::rms_normalization(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(gamma, "gamma")), eps)));
  });
}

CTN_API ctn_status ctn_local_response_normalization(ctn_variable *x, int64_t n, double k, double alpha,
                                                    double beta, ctn_variable **y) {
  return capi::guard("local_response_normalization", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::local_response_normalization(catenary::Borrowed(capi::in(x, "x")), n, k,
                alpha, beta)));
  });
}

}  // extern "C"
