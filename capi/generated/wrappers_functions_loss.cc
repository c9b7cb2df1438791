// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_loss.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_softmax_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_function_options *options, ctn_variable **y) {
  return capi::guard("softmax_cross_entropy", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::softmax_cross_entropy(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(t, "t")), capi::flag(normalize, "normalize"),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_sigmoid_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_function_options *options, ctn_variable **y) {
  return capi::guard("sigmoid_cross_entropy", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::sigmoid_cross_entropy(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(t, "t")), capi::flag(normalize, "normalize"),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_mean_squared_error(ctn_variable *x0, ctn_variable *x1, ctn_function_options *options,
                                          ctn_variable **y) {
  return capi::guard("mean_squared_error", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::mean_squared_error(catenary::Borrowed(capi::in(x0, "x0")),
                catenary::Borrowed(capi::in(x1, "x1")), capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_hinge(ctn_variable *x, ctn_variable *t, ctn_hinge_norm norm,
                             ctn_function_options *options, ctn_variable **y) {
  return capi::guard("hinge", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::hinge(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(t, "t")), capi::choice(norm, 1, 2, "norm"),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_contrastive(ctn_variable *x0, ctn_variable *x1, ctn_variable *y, double margin,
                                   ctn_function_options *options, ctn_variable **out) {
  return capi::guard("contrastive", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::variable_of(
            catenary::functions::contrastive(catenary::Borrowed(capi::in(x0, "x0")),
                catenary::Borrowed(capi::in(x1, "x1")), catenary::Borrowed(capi::in(y, "y")), margin,
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_cross_covariance(ctn_variable *y, ctn_variable *z, ctn_function_options *options,
                                        ctn_variable **out) {
  return capi::guard("cross_covariance", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::variable_of(
            catenary::functions::cross_covariance(catenary::Borrowed(capi::in(y, "y")),
                catenary::Borrowed(capi::in(z, "z")), capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_bernoulli_nll(ctn_variable *x, ctn_variable *y, ctn_function_options *options,
                                     ctn_variable **out) {
  return capi::guard("bernoulli_nll", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::variable_of(
            catenary::functions::bernoulli_nll(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(y, "y")), capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_gaussian_kl_divergence(ctn_variable *mean, ctn_variable *ln_var,
                                              ctn_function_options *options, ctn_variable **out) {
  return capi::guard("gaussian_kl_divergence", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::variable_of(
            catenary::functions::gaussian_kl_divergence(catenary::Borrowed(capi::in(mean, "mean")),
                catenary::Borrowed(capi::in(ln_var, "ln_var")), capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_gaussian_nll(ctn_variable *x, ctn_variable *mean, ctn_variable *ln_var,
                                    ctn_function_options *options, ctn_variable **out) {
  return capi::guard("gaussian_nll", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::variable_of(
            catenary::functions::gaussian_nll(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(mean, "mean")), catenary::Borrowed(capi::in(ln_var, "ln_var")),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_connectionist_temporal_classification(ctn_variable *const *x, size_t count,
    ctn_variable *t, int64_t blank_symbol, ctn_variable *input_length, ctn_variable *label_length,
    ctn_function_options *options, ctn_variable **y) {
  return capi::guard("connectionist_temporal_classification", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::connectionist_temporal_classification(
                catenary::BorrowedList(capi::handles(x, count, "x")), catenary::Borrowed(capi::in(t, "t")),
                blank_symbol, catenary::BorrowedOrNull(capi::in_or_null(input_length, "input_length")),
                catenary::BorrowedOrNull(capi::in_or_null(label_length, "label_length")),
                capi::in_or_null(options, "options"))));
  });
}

CTN_API ctn_status ctn_negative_sampling(ctn_variable *x, ctn_variable *t, ctn_variable *W,
                                         ctn_walker_alias *sampler, int64_t sample_size,
                                         ctn_function_options *options, ctn_variable **y) {
  return capi::guard("negative_sampling", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::negative_sampling(catenary::Borrowed(capi::in(x, "x")),
                catenary::Borrowed(capi::in(t, "t")), catenary::Borrowed(capi::in(W, "W")),
                capi::in_or_null(sampler, "sampler"), sample_size, capi::in_or_null(options, "options"))));
  });
}

}  // extern "C"
