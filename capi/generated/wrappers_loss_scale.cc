// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/loss_scale.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/functions.h"
#include "impl/optimizers/loss_scale.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_loss_scale *ctn_loss_scale_retain(const ctn_loss_scale *self) {
  return capi::retain(const_cast<ctn_loss_scale *>(self), "loss_scale_retain");
}

CTN_API void ctn_loss_scale_release(const ctn_loss_scale *self) {
  capi::release(self, "loss_scale_release");
}

CTN_API ctn_status ctn_loss_scale_new(double scale, double growth, double backoff, int64_t interval,
                                      ctn_loss_scale **out) {
  return capi::guard("loss_scale_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::loss_scale_new(scale, growth, backoff, interval));
  });
}

CTN_API ctn_status ctn_loss_scale_value(ctn_loss_scale *scaler, double *scale) {
  return capi::guard("loss_scale_value", [&] {
    capi::reference(scale, "scale");
    *scale = catenary::optimizers::loss_scale_value(capi::in(scaler, "scaler"));
  });
}

CTN_API ctn_status ctn_loss_scale_steps(ctn_loss_scale *scaler, int64_t *steps) {
  return capi::guard("loss_scale_steps", [&] {
    capi::reference(steps, "steps");
    *steps = catenary::optimizers::loss_scale_steps(capi::in(scaler, "scaler"));
  });
}

CTN_API ctn_status ctn_loss_scale_restore(ctn_loss_scale *scaler, double scale, int64_t steps) {
  return capi::guard("loss_scale_restore", [&] {
    catenary::optimizers::loss_scale_restore(capi::in(scaler, "scaler"), scale, steps);
  });
}

CTN_API ctn_status ctn_loss_scale_apply(ctn_loss_scale *scaler, ctn_variable *loss, ctn_variable **y) {
  return capi::guard("loss_scale_apply", [&] {
    capi::open(y, "y");
    *y = capi::give(
        catenary::variable_of(
            catenary::optimizers::loss_scale_apply(capi::in(scaler, "scaler"),
                catenary::Borrowed(capi::in(loss, "loss")))));
  });
}

CTN_API ctn_status ctn_loss_scale_unscale(ctn_loss_scale *scaler, ctn_link *link, int32_t *finite) {
  return capi::guard("loss_scale_unscale", [&] {
    capi::reference(finite, "finite");
    *finite = (
        catenary::optimizers::loss_scale_unscale(capi::in(scaler, "scaler"), capi::in(link, "link"))) ? 1 : 0;
  });
}

CTN_API ctn_status ctn_loss_scale_update(ctn_loss_scale *scaler, int32_t finite) {
  return capi::guard("loss_scale_update", [&] {
    catenary::optimizers::loss_scale_update(capi::in(scaler, "scaler"), capi::flag(finite, "finite"));
  });
}

}  // extern "C"
