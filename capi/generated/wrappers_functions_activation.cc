// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_activation.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/activation.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_clipped_relu(ctn_variable *x, double z, ctn_variable **y) {
  return capi::guard("clipped_relu", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::clipped_relu(catenary::Borrowed(capi::in(x, "x")), z)));
  });
}

CTN_API ctn_status ctn_leaky_relu(ctn_variable *x, double slope, ctn_variable **y) {
  return capi::guard("leaky_relu", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::leaky_relu(catenary::Borrowed(capi::in(x, "x")), slope)));
  });
}

CTN_API ctn_status ctn_elu(ctn_variable *x, double alpha, ctn_variable **y) {
  return capi::guard("elu", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::elu(catenary::Borrowed(capi::in(x, "x")), alpha)));
  });
}

CTN_API ctn_status ctn_softplus(ctn_variable *x, double beta, ctn_variable **y) {
  return capi::guard("softplus", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::softplus(catenary::Borrowed(capi::in(x, "x")), beta)));
  });
}

CTN_API ctn_status ctn_silu(ctn_variable *x, ctn_variable **y) {
  return capi::guard("silu", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::silu(catenary::Borrowed(capi::in(x, "x")))));
  });
}

CTN_API ctn_status ctn_gelu(ctn_variable *x, ctn_function_options *options, ctn_variable **y) {
  return capi::guard("gelu", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::gelu(catenary::Borrowed(capi::in(x, "x")),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_prelu(ctn_variable *x, ctn_variable *W, ctn_variable **y) {
  return capi::guard("prelu", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::prelu(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(W, "W")))));
  });
}

CTN_API ctn_status ctn_softmax(ctn_variable *x, ctn_function_options *options, ctn_variable **y) {
  return capi::guard("softmax", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::softmax(catenary::Borrowed(capi::in(x, "x")),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_log_softmax(ctn_variable *x, ctn_function_options *options, ctn_variable **y) {
  return capi::guard("log_softmax", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::log_softmax(catenary::Borrowed(capi::in(x, "x")),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_lstm(ctn_variable *c_prev, ctn_variable *x, ctn_variable **c, ctn_variable **h) {
  return capi::guard("lstm", [&] {
    capi::clear(c);
    capi::clear(h);
    capi::open(c, "c");
    capi::open(h, "h");
    auto [ c_value, h_value] = catenary::functions::lstm(catenary::Borrowed(capi::in(c_prev, "c_prev")),
        catenary::Borrowed(capi::in(x, "x")));
    *c = capi::give(catenary::variable_of(std::move(c_value)));
    *h = capi::give(catenary::variable_of(std::move(h_value)));
  });
}

CTN_API ctn_status ctn_slstm(ctn_variable *c_prev1, ctn_variable *c_prev2, ctn_variable *x1, ctn_variable *x2,
                             ctn_variable **c, ctn_variable **h) {
  return capi::guard("slstm", [&] {
    capi::clear(c);
    capi::clear(h);
    capi::open(c, "c");
    capi::open(h, "h");
    auto [ c_value, h_value] = catenary::functions::slstm(catenary::Borrowed(capi::in(c_prev1, "c_prev1")),
        catenary::Borrowed(capi::in(c_prev2, "c_prev2")), catenary::Borrowed(capi::in(x1, "x1")),
        catenary::Borrowed(capi::in(x2, "x2")));
    *c = capi::give(catenary::variable_of(std::move(c_value)));
    *h = capi::give(catenary::variable_of(std::move(h_value)));
  });
}

CTN_API ctn_status ctn_maxout(ctn_variable *x, int64_t pool_size, int64_t axis, ctn_variable **y) {
  return capi::guard("maxout", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::maxout(catenary::Borrowed(capi::in(x, "x")), pool_size, axis)));
  });
}

}  // extern "C"
