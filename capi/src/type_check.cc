#include <catenary/type_check.h>

#include "capi/src/guard.h"
#include "impl/autograd/type_expression.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_type_check_fail(const char* expect, const char* actual) {
  return capi::guard("type_check_fail", [&] {
    catenary::fail_type_check(capi::text(expect, "expect"), capi::text(actual, "actual"));
  });
}

CTN_API ctn_status ctn_type_expr_text(ctn_type_expr* expr, char* text, size_t text_capacity,
                                      size_t* text_length) {
  return capi::guard("type_expr_text", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(expr, "expr").text());
  });
}

CTN_API ctn_status ctn_type_expr_eval(ctn_type_expr* expr, const ctn_array* const* in_types, size_t count,
                                      int64_t* value) {
  return capi::guard("type_expr_eval", [&] {
    int64_t& result = capi::reference(value, "value");
    result = capi::in(expr, "expr").eval(capi::handles(in_types, count, "in_types"));
  });
}

CTN_API ctn_status ctn_type_expr_eval_text(ctn_type_expr* expr, const ctn_array* const* in_types,
                                           size_t count, char* text, size_t text_capacity,
                                           size_t* text_length) {
  return capi::guard("type_expr_eval_text", [&] {
    capi::copy_text(text, text_capacity, text_length,
                    capi::in(expr, "expr").eval_text(capi::handles(in_types, count, "in_types")));
  });
}

CTN_API ctn_status ctn_type_expr_expect(ctn_type_expr* expr, const ctn_array* const* in_types, size_t count) {
  return capi::guard("type_expr_expect",
                     [&] { capi::in(expr, "expr").expect(capi::handles(in_types, count, "in_types")); });
}

}  // extern "C"
