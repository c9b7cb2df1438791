// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/functions_math.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/functions/math.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_sum(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y) {
  return capi::guard("sum", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::sum(catenary::Borrowed(capi::in(x, "x")),
                capi::dims_or_null(axes, count, "axes"), capi::flag(keepdims, "keepdims"))));
  });
}

CTN_API ctn_status ctn_matmul(ctn_variable *a, ctn_variable *b, int32_t transa, int32_t transb,
                              ctn_variable **y) {
  return capi::guard("matmul", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::matmul(catenary::Borrowed(capi::in(a, "a")),
                catenary::Borrowed(capi::in(b, "b")), capi::flag(transa, "transa"),
                capi::flag(transb, "transb"))));
  });
}

CTN_API ctn_status ctn_max(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y) {
  return capi::guard("max", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::max(catenary::Borrowed(capi::in(x, "x")),
                capi::dims_or_null(axes, count, "axes"), capi::flag(keepdims, "keepdims"))));
  });
}

CTN_API ctn_status ctn_min(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y) {
  return capi::guard("min", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::min(catenary::Borrowed(capi::in(x, "x")),
                capi::dims_or_null(axes, count, "axes"), capi::flag(keepdims, "keepdims"))));
  });
}

CTN_API ctn_status ctn_mean(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                            ctn_variable **y) {
  return capi::guard("mean", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::mean(catenary::Borrowed(capi::in(x, "x")),
                capi::dims_or_null(axes, count, "axes"), capi::flag(keepdims, "keepdims"))));
  });
}

CTN_API ctn_status ctn_logsumexp(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_variable **y) {
  return capi::guard("logsumexp", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::logsumexp(catenary::Borrowed(capi::in(x, "x")),
                capi::dims_or_null(axes, count, "axes"), capi::flag(keepdims, "keepdims"))));
  });
}

CTN_API ctn_status ctn_clip(ctn_variable *x, double x_min, double x_max, ctn_variable **y) {
  return capi::guard("clip", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::clip(catenary::Borrowed(capi::in(x, "x")), x_min, x_max)));
  });
}

CTN_API ctn_status ctn_matmul_numpy(ctn_variable *a, ctn_variable *b, ctn_variable **y) {
  return capi::guard("matmul_numpy", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::matmul_numpy(catenary::Borrowed(capi::in(a, "a")),
                catenary::Borrowed(capi::in(b, "b")))));
  });
}

CTN_API ctn_status ctn_batch_matmul(ctn_variable *a, ctn_variable *b, int32_t transa, int32_t transb,
                                    ctn_variable **y) {
  return capi::guard("batch_matmul", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::batch_matmul(catenary::Borrowed(capi::in(a, "a")),
                catenary::Borrowed(capi::in(b, "b")), capi::flag(transa, "transa"),
                capi::flag(transb, "transb"))));
  });
}

CTN_API ctn_status ctn_inv(ctn_variable *a, ctn_variable **y) {
  return capi::guard("inv", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::inv(catenary::Borrowed(capi::in(a, "a")))));
  });
}

CTN_API ctn_status ctn_batch_inv(ctn_variable *a, ctn_variable **y) {
  return capi::guard("batch_inv", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::batch_inv(catenary::Borrowed(capi::in(a, "a")))));
  });
}

CTN_API ctn_status ctn_det(ctn_variable *a, ctn_variable **y) {
  return capi::guard("det", [&] {
    capi::open(y, "y");
    *y = capi::give(catenary::variable_of(catenary::functions::det(catenary::Borrowed(capi::in(a, "a")))));
  });
}

CTN_API ctn_status ctn_batch_det(ctn_variable *a, ctn_variable **y) {
  return capi::guard("batch_det", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(catenary::functions::batch_det(catenary::Borrowed(capi::in(a, "a")))));
  });
}

CTN_API ctn_status ctn_batch_l2_norm_squared(ctn_variable *x, ctn_variable **y) {
  return capi::guard("batch_l2_norm_squared", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::functions::batch_l2_norm_squared(catenary::Borrowed(capi::in(x, "x")))));
  });
}

}  // extern "C"
