// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/type_check.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/type_expression.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_type_expr *ctn_type_expr_retain(const ctn_type_expr *self) {
  return capi::retain(const_cast<ctn_type_expr *>(self), "type_expr_retain");
}

CTN_API void ctn_type_expr_release(const ctn_type_expr *self) {
  capi::release(self, "type_expr_release");
}

CTN_API ctn_status ctn_type_check_expect(const ctn_array *const *in_types, size_t count,
                                         const char *expression) {
  return capi::guard("type_check_expect", [&] {
    catenary::type_check_expect(capi::handles(in_types, count, "in_types"),
        capi::text(expression, "expression"));
  });
}

CTN_API ctn_status ctn_type_check_expect_values(const ctn_array *const *in_types, size_t count,
                                                const char *expression, const char *const *names,
                                                size_t value_count, const int64_t *values) {
  return capi::guard("type_check_expect_values", [&] {
    catenary::type_check_expect_values(capi::handles(in_types, count, "in_types"),
        capi::text(expression, "expression"), capi::texts(names, value_count, "names"),
        capi::list(values, value_count, "values"));
  });
}

CTN_API ctn_status ctn_type_check_fail(const char *expect, const char *actual) {
  return capi::guard("type_check_fail", [&] {
    catenary::fail_type_check(capi::text(expect, "expect"), capi::text(actual, "actual"));
  });
}

CTN_API int32_t ctn_type_check_enabled(void) {
  return capi::guard_value<int32_t>("type_check_enabled",
      [&]() -> int32_t { return (catenary::type_check_enabled()) ? 1 : 0; });
}

CTN_API ctn_status ctn_set_type_check_enabled(int32_t enabled) {
  return capi::guard("set_type_check_enabled", [&] {
    catenary::set_type_check_enabled(capi::flag(enabled, "enabled"));
  });
}

CTN_API ctn_status ctn_type_expr_new(const char *expression, const char *const *names, size_t value_count,
                                     const int64_t *values, ctn_type_expr **out) {
  return capi::guard("type_expr_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::new_type_expr(capi::text(expression, "expression"),
            capi::texts(names, value_count, "names"), capi::list(values, value_count, "values")));
  });
}

CTN_API ctn_status ctn_type_expr_text(ctn_type_expr *expr, char *text, size_t text_capacity,
                                      size_t *text_length) {
  return capi::guard("type_expr_text", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(expr, "expr").text());
  });
}

CTN_API ctn_status ctn_type_expr_eval(ctn_type_expr *expr, const ctn_array *const *in_types, size_t count,
                                      int64_t *value) {
  return capi::guard("type_expr_eval", [&] {
    capi::reference(value, "value");
    *value = capi::in(expr, "expr").eval(capi::handles(in_types, count, "in_types"));
  });
}

CTN_API ctn_status ctn_type_expr_eval_text(ctn_type_expr *expr, const ctn_array *const *in_types,
                                           size_t count, char *text, size_t text_capacity,
                                           size_t *text_length) {
  return capi::guard("type_expr_eval_text", [&] {
    capi::copy_text(text, text_capacity, text_length,
        capi::in(expr, "expr").eval_text(capi::handles(in_types, count, "in_types")));
  });
}

CTN_API ctn_status ctn_type_expr_expect(ctn_type_expr *expr, const ctn_array *const *in_types, size_t count) {
  return capi::guard("type_expr_expect", [&] {
    capi::in(expr, "expr").expect(capi::handles(in_types, count, "in_types"));
  });
}

}  // extern "C"
