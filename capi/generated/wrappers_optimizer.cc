// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/optimizer.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/optimizers/optimizer.h"
#include "impl/optimizers/rules.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_optimizer *ctn_optimizer_retain(const ctn_optimizer *self) {
  return capi::retain(const_cast<ctn_optimizer *>(self), "optimizer_retain");
}

CTN_API void ctn_optimizer_release(const ctn_optimizer *self) {
  capi::release(self, "optimizer_release");
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

CTN_API ctn_status ctn_optimizer_nesterov_ag_new(double lr, double momentum, ctn_optimizer **out) {
  return capi::guard("optimizer_nesterov_ag_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::nesterov_ag(lr, momentum));
  });
}

CTN_API ctn_status ctn_optimizer_adagrad_new(double lr, double eps, ctn_optimizer **out) {
  return capi::guard("optimizer_adagrad_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adagrad(lr, eps));
  });
}

CTN_API ctn_status ctn_optimizer_adadelta_new(double rho, double eps, ctn_optimizer **out) {
  return capi::guard("optimizer_adadelta_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adadelta(rho, eps));
  });
}

CTN_API ctn_status ctn_optimizer_adam_new(double alpha, double beta1, double beta2, double eps,
                                          ctn_optimizer **out) {
  return capi::guard("optimizer_adam_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adam(alpha, beta1, beta2, eps));
  });
}

CTN_API ctn_status ctn_optimizer_adamw_new(double alpha, double beta1, double beta2, double eps,
                                           double weight_decay_rate, ctn_optimizer **out) {
  return capi::guard("optimizer_adamw_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::adamw(alpha, beta1, beta2, eps, weight_decay_rate));
  });
}

CTN_API ctn_status ctn_optimizer_amsgrad_new(double alpha, double beta1, double beta2, double eps,
                                             ctn_optimizer **out) {
  return capi::guard("optimizer_amsgrad_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::amsgrad(alpha, beta1, beta2, eps));
  });
}

CTN_API ctn_status ctn_optimizer_radam_new(double alpha, double beta1, double beta2, double eps,
                                           ctn_optimizer **out) {
  return capi::guard("optimizer_radam_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::radam(alpha, beta1, beta2, eps));
  });
}

CTN_API ctn_status ctn_optimizer_rmsprop_new(double lr, double alpha, double eps, ctn_optimizer **out) {
  return capi::guard("optimizer_rmsprop_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::rmsprop(lr, alpha, eps));
  });
}

CTN_API ctn_status ctn_optimizer_rmsprop_graves_new(double lr, double alpha, double momentum, double eps,
                                                    ctn_optimizer **out) {
  return capi::guard("optimizer_rmsprop_graves_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::rmsprop_graves(lr, alpha, momentum, eps));
  });
}

CTN_API ctn_status ctn_optimizer_smorms3_new(double lr, double eps, ctn_optimizer **out) {
  return capi::guard("optimizer_smorms3_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::smorms3(lr, eps));
  });
}

CTN_API ctn_status ctn_optimizer_lion_new(double lr, double beta1, double beta2, double weight_decay_rate,
                                          ctn_optimizer **out) {
  return capi::guard("optimizer_lion_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::lion(lr, beta1, beta2, weight_decay_rate));
  });
}

CTN_API ctn_status ctn_optimizer_lamb_new(double lr, double beta1, double beta2, double eps,
                                          double weight_decay_rate, ctn_optimizer **out) {
  return capi::guard("optimizer_lamb_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::optimizers::lamb(lr, beta1, beta2, eps, weight_decay_rate));
  });
}

CTN_API ctn_status ctn_optimizer_add_lasso(ctn_optimizer *optimizer, double rate) {
  return capi::guard("optimizer_add_lasso", [&] {
    catenary::optimizers::add_lasso(capi::in(optimizer, "optimizer"), rate);
  });
}

CTN_API ctn_status ctn_optimizer_add_gradient_noise(ctn_optimizer *optimizer, double eta) {
  return capi::guard("optimizer_add_gradient_noise", [&] {
    catenary::optimizers::add_gradient_noise(capi::in(optimizer, "optimizer"), eta);
  });
}

}  // extern "C"
