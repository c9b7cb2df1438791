// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/linalg.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/array/linalg.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_array_inner(const ctn_array *a, const ctn_array *b, ctn_array **out) {
  return capi::guard("array_inner", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::inner(capi::in(a, "a"), capi::in(b, "b")));
  });
}

CTN_API ctn_status ctn_array_outer(const ctn_array *a, const ctn_array *b, ctn_array **out) {
  return capi::guard("array_outer", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::outer(capi::in(a, "a"), capi::in(b, "b")));
  });
}

CTN_API ctn_status ctn_array_outer_into(const ctn_array *a, const ctn_array *b, ctn_array *out) {
  return capi::guard("array_outer_into", [&] {
    catenary::outer_into(capi::in(a, "a"), capi::in(b, "b"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_vdot(const ctn_array *a, const ctn_array *b, ctn_array **out) {
  return capi::guard("array_vdot", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::vdot(capi::in(a, "a"), capi::in(b, "b")));
  });
}

CTN_API ctn_status ctn_array_tensordot(const ctn_array *a, const ctn_array *b, int64_t axes,
                                       ctn_array **out) {
  return capi::guard("array_tensordot", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::tensordot(capi::in(a, "a"), capi::in(b, "b"), axes));
  });
}

CTN_API ctn_status ctn_array_tensordot_axes(const ctn_array *a, const ctn_array *b, const int64_t *a_axes,
                                            size_t a_count, const int64_t *b_axes, size_t b_count,
                                            ctn_array **out) {
  return capi::guard("array_tensordot_axes", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::tensordot_axes(capi::in(a, "a"), capi::in(b, "b"), capi::dims(a_axes, a_count, "a_axes"),
            capi::dims(b_axes, b_count, "b_axes")));
  });
}

CTN_API ctn_status ctn_array_matmul_into(const ctn_array *a, const ctn_array *b, ctn_array *out) {
  return capi::guard("array_matmul_into", [&] {
    catenary::matmul_into(capi::in(a, "a"), capi::in(b, "b"), capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_diagonal(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                      ctn_array **out) {
  return capi::guard("array_diagonal", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::diagonal(capi::in(a, "a"), offset, axis1, axis2));
  });
}

CTN_API ctn_status ctn_array_trace(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                   ctn_dtype dtype, ctn_array **out) {
  return capi::guard("array_trace", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::trace(capi::in(a, "a"), offset, axis1, axis2, capi::dtype_or_none(dtype, "dtype")));
  });
}

CTN_API ctn_status ctn_array_trace_into(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                        ctn_dtype dtype, ctn_array *out) {
  return capi::guard("array_trace_into", [&] {
    catenary::trace_into(capi::in(a, "a"), offset, axis1, axis2, capi::dtype_or_none(dtype, "dtype"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_einsum(const char *subscripts, const ctn_array *const *arrays, size_t count,
                                    ctn_array **out) {
  return capi::guard("array_einsum", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::einsum(capi::text(subscripts, "subscripts"), capi::handles(arrays, count, "arrays")));
  });
}

CTN_API ctn_status ctn_array_einsum_into(const char *subscripts, const ctn_array *const *arrays, size_t count,
                                         ctn_array *out) {
  return capi::guard("array_einsum_into", [&] {
    catenary::einsum_into(capi::text(subscripts, "subscripts"), capi::handles(arrays, count, "arrays"),
        capi::inout(out, "out"));
  });
}

CTN_API ctn_status ctn_array_inv(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_inv", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::inv(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_det(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_det", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::det(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_slogdet(const ctn_array *a, ctn_array **sign, ctn_array **logarithm) {
  return capi::guard("array_slogdet", [&] {
    capi::clear(sign);
    capi::clear(logarithm);
    capi::open(sign, "sign");
    capi::open(logarithm, "logarithm");
    auto [sign_value, logarithm_value] = catenary::slogdet(capi::in(a, "a"));
    *sign = capi::give(std::move(sign_value));
    *logarithm = capi::give(std::move(logarithm_value));
  });
}

CTN_API ctn_status ctn_array_solve(const ctn_array *a, const ctn_array *b, ctn_array **out) {
  return capi::guard("array_solve", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::solve(capi::in(a, "a"), capi::in(b, "b")));
  });
}

CTN_API ctn_status ctn_array_cholesky(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_cholesky", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::cholesky(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_qr(const ctn_array *a, int32_t complete, ctn_array **q, ctn_array **r) {
  return capi::guard("array_qr", [&] {
    capi::clear(q);
    capi::clear(r);
    capi::open(q, "q");
    capi::open(r, "r");
    auto [q_value, r_value] = catenary::qr(capi::in(a, "a"), capi::flag(complete, "complete"));
    *q = capi::give(std::move(q_value));
    *r = capi::give(std::move(r_value));
  });
}

CTN_API ctn_status ctn_array_qr_r(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_qr_r", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::qr_r(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_svd(const ctn_array *a, int32_t full_matrices, ctn_array **u, ctn_array **s,
                                 ctn_array **vh) {
  return capi::guard("array_svd", [&] {
    capi::clear(u);
    capi::clear(s);
    capi::clear(vh);
    capi::open(u, "u");
    capi::open(s, "s");
    capi::open(vh, "vh");
    auto [ u_value, s_value, vh_value] = catenary::svd(capi::in(a, "a"),
        capi::flag(full_matrices, "full_matrices"));
    *u = capi::give(std::move(u_value));
    *s = capi::give(std::move(s_value));
    *vh = capi::give(std::move(vh_value));
  });
}

CTN_API ctn_status ctn_array_svdvals(const ctn_array *a, ctn_array **out) {
  return capi::guard("array_svdvals", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::svdvals(capi::in(a, "a")));
  });
}

CTN_API ctn_status ctn_array_eigh(const ctn_array *a, int32_t upper, ctn_array **w, ctn_array **v) {
  return capi::guard("array_eigh", [&] {
    capi::clear(w);
    capi::clear(v);
    capi::open(w, "w");
    capi::open(v, "v");
    auto [w_value, v_value] = catenary::eigh(capi::in(a, "a"), capi::flag(upper, "upper"));
    *w = capi::give(std::move(w_value));
    *v = capi::give(std::move(v_value));
  });
}

CTN_API ctn_status ctn_array_eigvalsh(const ctn_array *a, int32_t upper, ctn_array **out) {
  return capi::guard("array_eigvalsh", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::eigvalsh(capi::in(a, "a"), capi::flag(upper, "upper")));
  });
}

CTN_API ctn_status ctn_array_pinv(const ctn_array *a, double rcond, ctn_array **out) {
  return capi::guard("array_pinv", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::pinv(capi::in(a, "a"), rcond));
  });
}

CTN_API ctn_status ctn_array_norm(const ctn_array *a, ctn_norm_kind kind, double order, const int64_t *axes,
                                  size_t count, int32_t keepdims, ctn_array **out) {
  return capi::guard("array_norm", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::norm(capi::in(a, "a"), capi::choice(kind, 0, 3, "kind"), order,
            capi::dims_or_null(axes, count, "axes"), capi::flag(keepdims, "keepdims")));
  });
}

}  // extern "C"
