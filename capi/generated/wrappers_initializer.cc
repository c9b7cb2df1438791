// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/initializer.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/initializer.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_initializer *ctn_initializer_retain(const ctn_initializer *self) {
  if (self) self->retain();
  return const_cast<ctn_initializer *>(self);
}

CTN_API void ctn_initializer_release(const ctn_initializer *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_initializer_use_count(const ctn_initializer *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_initializer_set_binding(ctn_initializer *self, const void *key, void *object,
                                               void (*destroy)(void *)) {
  ctn_status status = capi::guard("initializer_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_initializer_get_binding(const ctn_initializer *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_status ctn_initializer_constant_new(double value, ctn_initializer **out) {
  return capi::guard("initializer_constant_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_constant(value));
  });
}

CTN_API ctn_status ctn_initializer_normal_new(double deviation, ctn_initializer **out) {
  return capi::guard("initializer_normal_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_normal(deviation));
  });
}

CTN_API ctn_status ctn_initializer_uniform_new(double limit, ctn_initializer **out) {
  return capi::guard("initializer_uniform_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_uniform(limit));
  });
}

CTN_API ctn_status ctn_initializer_orthogonal_new(double scale, ctn_initializer **out) {
  return capi::guard("initializer_orthogonal_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_orthogonal(scale));
  });
}

CTN_API ctn_status ctn_initializer_identity_new(double scale, ctn_initializer **out) {
  return capi::guard("initializer_identity_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_identity(scale));
  });
}

CTN_API ctn_status ctn_initializer_lecun_normal_new(double scale, ctn_initializer **out) {
  return capi::guard("initializer_lecun_normal_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_lecun_normal(scale));
  });
}

CTN_API ctn_status ctn_initializer_lecun_uniform_new(double scale, ctn_initializer **out) {
  return capi::guard("initializer_lecun_uniform_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_lecun_uniform(scale));
  });
}

CTN_API ctn_status ctn_initializer_glorot_normal_new(double scale, ctn_initializer **out) {
  return capi::guard("initializer_glorot_normal_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_glorot_normal(scale));
  });
}

CTN_API ctn_status ctn_initializer_glorot_uniform_new(double scale, ctn_initializer **out) {
  return capi::guard("initializer_glorot_uniform_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_glorot_uniform(scale));
  });
}

CTN_API ctn_status ctn_initializer_he_normal_new(double scale, ctn_initializer **out) {
  return capi::guard("initializer_he_normal_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_he_normal(scale));
  });
}

CTN_API ctn_status ctn_initializer_he_uniform_new(double scale, ctn_initializer **out) {
  return capi::guard("initializer_he_uniform_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_he_uniform(scale));
  });
}

CTN_API ctn_status ctn_initializer_array_new(const ctn_array *value, ctn_initializer **out) {
  return capi::guard("initializer_array_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::initializer_array(capi::in(value, "value")));
  });
}

CTN_API ctn_status ctn_initializer_callback_new(ctn_initializer_fn fill, void *user_data,
                                                void (*destroy)(void *), ctn_initializer **out) {
  return capi::guard("initializer_callback_new", [&] {
    catenary::Callback<ctn_initializer_fn> fill_(fill, user_data, destroy);
    capi::open(out, "out");
    capi::require(fill, "fill");
    *out = capi::give(catenary::links::initializer_callback(std::move(fill_)));
  });
}

CTN_API ctn_status ctn_initializer_apply(ctn_initializer *initializer, ctn_array *array) {
  return capi::guard("initializer_apply", [&] {
    catenary::links::initializer_apply(capi::in(initializer, "initializer"), capi::inout(array, "array"));
  });
}

}  // extern "C"
