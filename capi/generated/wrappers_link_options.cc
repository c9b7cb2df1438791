// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/link_options.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/options.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_link_options *ctn_link_options_retain(const ctn_link_options *self) {
  return capi::retain(const_cast<ctn_link_options *>(self), "link_options_retain");
}

CTN_API void ctn_link_options_release(const ctn_link_options *self) {
  capi::release(self, "link_options_release");
}

CTN_API ctn_status ctn_link_options_new(ctn_link_options **out) {
  return capi::guard("link_options_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::link_options_new());
  });
}

CTN_API ctn_status ctn_link_options_set_dtype(ctn_link_options *options, ctn_dtype dtype) {
  return capi::guard("link_options_set_dtype", [&] {
    catenary::links::link_options_set_dtype(capi::in(options, "options"), capi::dtype_in(dtype, "dtype"));
  });
}

CTN_API ctn_status ctn_link_options_set_wscale(ctn_link_options *options, double wscale) {
  return capi::guard("link_options_set_wscale", [&] {
    catenary::links::link_options_set_wscale(capi::in(options, "options"), wscale);
  });
}

CTN_API ctn_status ctn_link_options_set_bias(ctn_link_options *options, double bias) {
  return capi::guard("link_options_set_bias", [&] {
    catenary::links::link_options_set_bias(capi::in(options, "options"), bias);
  });
}

CTN_API ctn_status ctn_link_options_set_nobias(ctn_link_options *options, int32_t nobias) {
  return capi::guard("link_options_set_nobias", [&] {
    catenary::links::link_options_set_nobias(capi::in(options, "options"), capi::flag(nobias, "nobias"));
  });
}

CTN_API ctn_status ctn_link_options_set_initializer(ctn_link_options *options, const char *path,
                                                    ctn_initializer *initializer) {
  return capi::guard("link_options_set_initializer", [&] {
    catenary::links::link_options_set_initializer(capi::in(options, "options"), capi::text(path, "path"),
        capi::in(initializer, "initializer"));
  });
}

CTN_API ctn_status ctn_link_options_set_initial_value(ctn_link_options *options, const char *path,
                                                      const ctn_array *value) {
  return capi::guard("link_options_set_initial_value", [&] {
    catenary::links::link_options_set_initial_value(capi::in(options, "options"), capi::text(path, "path"),
        capi::in(value, "value"));
  });
}

CTN_API ctn_status ctn_link_options_set_dilation(ctn_link_options *options, const int64_t *dilation,
                                                 size_t ndim) {
  return capi::guard("link_options_set_dilation", [&] {
    catenary::option_set_dilation(capi::in(options, "options"), capi::dims(dilation, ndim, "dilation"));
  });
}

CTN_API ctn_status ctn_link_options_set_groups(ctn_link_options *options, int64_t groups) {
  return capi::guard("link_options_set_groups", [&] {
    catenary::option_set_groups(capi::in(options, "options"), groups);
  });
}

CTN_API ctn_status ctn_link_options_set_outsize(ctn_link_options *options, const int64_t *outsize,
                                                size_t ndim) {
  return capi::guard("link_options_set_outsize", [&] {
    catenary::option_set_outsize(capi::in(options, "options"), capi::dims(outsize, ndim, "outsize"));
  });
}

CTN_API ctn_status ctn_link_options_set_init(ctn_link_options *options, double init) {
  return capi::guard("link_options_set_init", [&] {
    catenary::links::link_options_set_init(capi::in(options, "options"), init);
  });
}

CTN_API ctn_status ctn_link_options_set_decay(ctn_link_options *options, double decay) {
  return capi::guard("link_options_set_decay", [&] {
    catenary::links::link_options_set_decay(capi::in(options, "options"), decay);
  });
}

CTN_API ctn_status ctn_link_options_set_eps(ctn_link_options *options, double eps) {
  return capi::guard("link_options_set_eps", [&] {
    catenary::links::link_options_set_eps(capi::in(options, "options"), eps);
  });
}

CTN_API ctn_status ctn_link_options_set_power(ctn_link_options *options, double power) {
  return capi::guard("link_options_set_power", [&] {
    catenary::links::link_options_set_power(capi::in(options, "options"), power);
  });
}

CTN_API ctn_status ctn_link_options_set_ignore_label(ctn_link_options *options, int64_t ignore_label) {
  return capi::guard("link_options_set_ignore_label", [&] {
    catenary::option_set_ignore_label(capi::in(options, "options"), ignore_label);
  });
}

CTN_API ctn_status ctn_link_options_set_causal(ctn_link_options *options, int32_t causal) {
  return capi::guard("link_options_set_causal", [&] {
    catenary::option_set_causal(capi::in(options, "options"), capi::flag(causal, "causal"));
  });
}

CTN_API ctn_status ctn_link_options_set_dropout(ctn_link_options *options, double dropout) {
  return capi::guard("link_options_set_dropout", [&] {
    catenary::option_set_dropout(capi::in(options, "options"), dropout);
  });
}

}  // extern "C"
