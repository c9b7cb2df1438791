// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/initializer.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/initializer.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_initializer *ctn_initializer_retain(const ctn_initializer *self) {
  return capi::retain(const_cast<ctn_initializer *>(self), "initializer_retain");
}

CTN_API void ctn_initializer_release(const ctn_initializer *self) {
  capi::release(self, "initializer_release");
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
                                                ctn_destroy_fn destroy, ctn_initializer **out) {
  return capi::guard("initializer_callback_new", [&] {
    catenary::Callback<ctn_initializer_fn> fill_(fill, user_data, destroy);
    capi::open(out, "out");
    capi::require(fill, "fill");
    *out = capi::give(catenary::links::initializer_callback(std::move(fill_)));
  });
}

CTN_API ctn_status ctn_initializer_apply(ctn_initializer *initializer, ctn_array *array) {
  return capi::guard("initializer_apply", [&] {
    const auto held_initializer = catenary::share(capi::in(initializer, "initializer"));
    catenary::links::initializer_apply(*held_initializer, capi::inout(array, "array"));
  });
}

}  // extern "C"
