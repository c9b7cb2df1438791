// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/function_options.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/functions/options.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_function_options *ctn_function_options_retain(const ctn_function_options *self) {
  return capi::retain(const_cast<ctn_function_options *>(self), "function_options_retain");
}

CTN_API void ctn_function_options_release(const ctn_function_options *self) {
  capi::release(self, "function_options_release");
}

CTN_API ctn_status ctn_function_options_new(ctn_function_options **out) {
  return capi::guard("function_options_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::functions::function_options_new());
  });
}

CTN_API ctn_status ctn_function_options_set_reduction(ctn_function_options *options,
                                                      ctn_reduction reduction) {
  return capi::guard("function_options_set_reduction", [&] {
    catenary::functions::function_options_set_reduction(capi::in(options, "options"),
        capi::choice(reduction, 0, 2, "reduction"));
  });
}

CTN_API ctn_status ctn_function_options_set_class_weight(ctn_function_options *options,
                                                         const ctn_array *class_weight) {
  return capi::guard("function_options_set_class_weight", [&] {
    catenary::functions::function_options_set_class_weight(capi::in(options, "options"),
        capi::in(class_weight, "class_weight"));
  });
}

CTN_API ctn_status ctn_function_options_set_ignore_label(ctn_function_options *options,
                                                         int64_t ignore_label) {
  return capi::guard("function_options_set_ignore_label", [&] {
    catenary::option_set_ignore_label(capi::in(options, "options"), ignore_label);
  });
}

CTN_API ctn_status ctn_function_options_set_label_smoothing(ctn_function_options *options,
    double label_smoothing) {
  return capi::guard("function_options_set_label_smoothing", [&] {
    catenary::functions::function_options_set_label_smoothing(capi::in(options, "options"), label_smoothing);
  });
}

CTN_API ctn_status ctn_function_options_set_mask(ctn_function_options *options, const ctn_array *mask) {
  return capi::guard("function_options_set_mask", [&] {
    catenary::functions::function_options_set_mask(capi::in(options, "options"), capi::in(mask, "mask"));
  });
}

CTN_API ctn_status ctn_function_options_set_noise(ctn_function_options *options, const ctn_array *noise) {
  return capi::guard("function_options_set_noise", [&] {
    catenary::functions::function_options_set_noise(capi::in(options, "options"), capi::in(noise, "noise"));
  });
}

CTN_API ctn_status ctn_function_options_set_samples(ctn_function_options *options, const ctn_array *samples) {
  return capi::guard("function_options_set_samples", [&] {
    catenary::functions::function_options_set_samples(capi::in(options, "options"),
        capi::in(samples, "samples"));
  });
}

CTN_API ctn_status ctn_function_options_set_dilation(ctn_function_options *options, const int64_t *dilation,
                                                     size_t ndim) {
  return capi::guard("function_options_set_dilation", [&] {
    catenary::option_set_dilation(capi::in(options, "options"), capi::dims(dilation, ndim, "dilation"));
  });
}

CTN_API ctn_status ctn_function_options_set_groups(ctn_function_options *options, int64_t groups) {
  return capi::guard("function_options_set_groups", [&] {
    catenary::option_set_groups(capi::in(options, "options"), groups);
  });
}

CTN_API ctn_status ctn_function_options_set_outsize(ctn_function_options *options, const int64_t *outsize,
                                                    size_t ndim) {
  return capi::guard("function_options_set_outsize", [&] {
    catenary::option_set_outsize(capi::in(options, "options"), capi::dims(outsize, ndim, "outsize"));
  });
}

CTN_API ctn_status ctn_function_options_set_cover_all(ctn_function_options *options, int32_t cover_all) {
  return capi::guard("function_options_set_cover_all", [&] {
    catenary::functions::function_options_set_cover_all(capi::in(options, "options"),
        capi::flag(cover_all, "cover_all"));
  });
}

CTN_API ctn_status ctn_function_options_set_count_include_pad(ctn_function_options *options,
    int32_t count_include_pad) {
  return capi::guard("function_options_set_count_include_pad", [&] {
    catenary::functions::function_options_set_count_include_pad(capi::in(options, "options"),
        capi::flag(count_include_pad, "count_include_pad"));
  });
}

CTN_API ctn_status ctn_function_options_set_scale(ctn_function_options *options, double scale) {
  return capi::guard("function_options_set_scale", [&] {
    catenary::functions::function_options_set_scale(capi::in(options, "options"), scale);
  });
}

CTN_API ctn_status ctn_function_options_set_causal(ctn_function_options *options, int32_t causal) {
  return capi::guard("function_options_set_causal", [&] {
    catenary::option_set_causal(capi::in(options, "options"), capi::flag(causal, "causal"));
  });
}

CTN_API ctn_status ctn_function_options_set_dropout(ctn_function_options *options, double dropout) {
  return capi::guard("function_options_set_dropout", [&] {
    catenary::option_set_dropout(capi::in(options, "options"), dropout);
  });
}

CTN_API ctn_status ctn_function_options_set_approximate(ctn_function_options *options, int32_t approximate) {
  return capi::guard("function_options_set_approximate", [&] {
    catenary::functions::function_options_set_approximate(capi::in(options, "options"),
        capi::flag(approximate, "approximate"));
  });
}

}  // extern "C"
