// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/optimizer.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/optimizers/optimizer.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_optimizer *ctn_optimizer_retain(const ctn_optimizer *self) {
  if (self) self->retain();
  return const_cast<ctn_optimizer *>(self);
}

CTN_API void ctn_optimizer_release(const ctn_optimizer *self) {
  if (self) self->release();
}

CTN_API int64_t ctn_optimizer_use_count(const ctn_optimizer *self) {
  return self ? self->use_count() : 0;
}

CTN_API ctn_status ctn_optimizer_set_binding(ctn_optimizer *self, const void *key, void *object,
                                             void (*destroy)(void *)) {
  ctn_status status = capi::guard("optimizer_set_binding", [&] { capi::inout(self, "self").set_binding(key, object, destroy); });
  if (status != CTN_OK && destroy) destroy(object);
  return status;
}

CTN_API void *ctn_optimizer_get_binding(const ctn_optimizer *self, const void *key) {
  return self ? self->binding(key) : nullptr;
}

CTN_API ctn_status ctn_optimizer_sgd_new(double lr, ctn_optimizer **out) {
  return capi::guard("optimizer_sgd_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::sgd(lr));
  });
}

CTN_API ctn_status ctn_optimizer_momentum_sgd_new(double lr, double momentum, ctn_optimizer **out) {
  return capi::guard("optimizer_momentum_sgd_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::momentum_sgd(lr, momentum));
  });
}

CTN_API ctn_status ctn_optimizer_adam_new(double alpha, double beta1, double beta2, double eps,
                                          ctn_optimizer **out) {
  return capi::guard("optimizer_adam_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adam(alpha, beta1, beta2, eps));
  });
}

CTN_API ctn_status ctn_optimizer_add_weight_decay(ctn_optimizer *optimizer, double rate) {
  return capi::guard("optimizer_add_weight_decay", [&] {
    catenary::optimizers::add_weight_decay(capi::in(optimizer, "optimizer"), rate);
  });
}

CTN_API ctn_status ctn_optimizer_add_gradient_clipping(ctn_optimizer *optimizer, double threshold) {
  return capi::guard("optimizer_add_gradient_clipping", [&] {
    catenary::optimizers::add_gradient_clipping(capi::in(optimizer, "optimizer"), threshold);
  });
}

}  // extern "C"
