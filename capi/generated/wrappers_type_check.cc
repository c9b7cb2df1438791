// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/type_check.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/type_expression.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_type_expr *ctn_type_expr_retain(const ctn_type_expr *self) {
  if (self) self->retain();
  return const_cast<ctn_type_expr *>(self);
}

CTN_API void ctn_type_expr_release(const ctn_type_expr *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_type_expr_use_count(const ctn_type_expr *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_type_expr_set_binding(ctn_type_expr *self, const void *key, void *object,
                                             void (*destroy)(void *)) {
  ctn_status status = capi::guard("type_expr_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_type_expr_get_binding(const ctn_type_expr *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_status ctn_type_check_expect(const ctn_array *const *in_types, size_t count,
                                         const char *expression) {
  return capi::guard("type_check_expect", [&] {
    catenary::type_check_expect(capi::handles(in_types, count, "in_types"), capi::text(expression, "expression"));
  });
}

CTN_API ctn_status ctn_type_check_expect_values(const ctn_array *const *in_types, size_t count,
                                                const char *expression, const char *const *names,
                                                size_t value_count, const int64_t *values) {
  return capi::guard("type_check_expect_values", [&] {
    catenary::type_check_expect_values(capi::handles(in_types, count, "in_types"), capi::text(expression, "expression"), capi::list(names, value_count, "names"), capi::list(values, value_count, "values"));
  });
}

CTN_API int32_t ctn_type_check_enabled(void) {
  return capi::guard_value<int32_t>("type_check_enabled", [&]() -> int32_t { return (catenary::type_check_enabled()) ? 1 : 0; });
}

CTN_API ctn_status ctn_set_type_check_enabled(int32_t enabled) {
  return capi::guard("set_type_check_enabled", [&] {
    catenary::set_type_check_enabled(enabled != 0);
  });
}

CTN_API ctn_status ctn_type_expr_new(const char *expression, const char *const *names, size_t value_count,
                                     const int64_t *values, ctn_type_expr **out) {
  return capi::guard("type_expr_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::new_type_expr(capi::text(expression, "expression"), capi::list(names, value_count, "names"), capi::list(values, value_count, "values")));
  });
}

}  // extern "C"
