// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/link.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/links/classifier.h"
#include "impl/links/connection.h"
#include "impl/links/containers.h"
#include "impl/links/delayed.h"
#include "impl/links/user_link.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_link *ctn_link_retain(const ctn_link *self) {
  return capi::retain(const_cast<ctn_link *>(self), "link_retain");
}

CTN_API void ctn_link_release(const ctn_link *self) {
  capi::release(self, "link_release");
}

CTN_API ctn_status ctn_link_linear_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                       ctn_link **out) {
  return capi::guard("link_linear_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::linear(in_size, out_size, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_convolution_2d_new(int64_t in_channels, int64_t out_channels, int64_t ksize_y,
                                               int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                               int64_t pad_y, int64_t pad_x, ctn_link_options *options,
                                               ctn_link **out) {
  return capi::guard("link_convolution_2d_new", [&] {
    capi::open(out, "out");
    *out = capi::give(
        catenary::links::convolution_2d(in_channels, out_channels, ksize_y, ksize_x, stride_y, stride_x,
            pad_y, pad_x, capi::in_or_null(options, "options")));
  });
}

CTN_API ctn_status ctn_link_classifier_new(ctn_link *predictor, ctn_link **out) {
  return capi::guard("link_classifier_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::classifier(capi::in(predictor, "predictor")));
  });
}

CTN_API ctn_status ctn_link_classifier_set_compute_accuracy(ctn_link *classifier, int32_t compute) {
  return capi::guard("link_classifier_set_compute_accuracy", [&] {
    capi::as<catenary::links::Classifier>(classifier,
        "classifier").set_compute_accuracy(capi::flag(compute, "compute"));
  });
}

CTN_API ctn_status ctn_link_classifier_loss(ctn_link *classifier, ctn_variable **out) {
  return capi::guard("link_classifier_loss", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::as<catenary::links::Classifier>(classifier, "classifier").loss());
  });
}

CTN_API ctn_status ctn_link_classifier_accuracy(ctn_link *classifier, ctn_variable **out) {
  return capi::guard("link_classifier_accuracy", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::as<catenary::links::Classifier>(classifier, "classifier").accuracy());
  });
}

CTN_API ctn_status ctn_link_classifier_prediction(ctn_link *classifier, ctn_variable **out) {
  return capi::guard("link_classifier_prediction", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::as<catenary::links::Classifier>(classifier, "classifier").prediction());
  });
}

CTN_API ctn_status ctn_link_new(ctn_link_forward_fn forward, void *user_data, ctn_destroy_fn destroy,
                                ctn_link **out) {
  return capi::guard("link_new", [&] {
    catenary::Callback<ctn_link_forward_fn> forward_(forward, user_data, destroy);
    capi::open(out, "out");
    *out = capi::give(catenary::links::user(std::move(forward_)));
  });
}

CTN_API ctn_status ctn_link_chain_new(ctn_link **out) {
  return capi::guard("link_chain_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::chain());
  });
}

CTN_API ctn_status ctn_link_chain_list_new(ctn_link **out) {
  return capi::guard("link_chain_list_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::links::chain_list());
  });
}

CTN_API ctn_status ctn_link_call(ctn_link *link, ctn_variable *const *inputs, size_t input_count,
                                 ctn_variable **outputs, size_t output_count) {
  return capi::guard("link_call", [&] {
    capi::open(outputs, output_count, "outputs");
    const auto held_link = catenary::share(capi::in(link, "link"));
    capi::give(held_link->call(capi::handles(inputs, input_count, "inputs"), output_count), outputs,
        output_count, "outputs");
  });
}

CTN_API ctn_status ctn_link_call1(ctn_link *link, ctn_variable *x, ctn_variable **y) {
  return capi::guard("link_call1", [&] {
    capi::open(y, "y");
    const auto held_link = catenary::share(capi::in(link, "link"));
    *y = capi::give(held_link->call_one(capi::in(x, "x")));
  });
}

CTN_API const char *ctn_link_name(ctn_link *link) {
  return capi::get<const char *>("link_name", capi::valid(link), CTN_ASK(self.name()));
}

CTN_API ctn_status ctn_link_add_param(ctn_link *link, const char *name, const int64_t *shape, size_t ndim,
                                      ctn_dtype dtype) {
  return capi::guard("link_add_param", [&] {
    capi::in(link, "link").add_param(capi::text(name, "name"), capi::dims(shape, ndim, "shape"),
        capi::dtype_in(dtype, "dtype"));
  });
}

CTN_API ctn_status ctn_link_add_persistent(ctn_link *link, const char *name, ctn_array *value) {
  return capi::guard("link_add_persistent", [&] {
    capi::in(link, "link").add_persistent(capi::text(name, "name"), capi::shared(value, "value"));
  });
}

CTN_API ctn_status ctn_link_persistent(ctn_link *link, const char *name, ctn_array **out) {
  return capi::guard("link_persistent", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(link, "link").persistent(capi::text(name, "name")));
  });
}

CTN_API ctn_status ctn_link_set_persistent(ctn_link *link, const char *name, ctn_array *value) {
  return capi::guard("link_set_persistent", [&] {
    capi::in(link, "link").set_persistent(capi::text(name, "name"), capi::shared(value, "value"));
  });
}

CTN_API ctn_status ctn_link_add_link(ctn_link *link, const char *name, ctn_link *child) {
  return capi::guard("link_add_link", [&] {
    capi::in(link, "link").add_child(name, capi::in(child, "child"));
  });
}

CTN_API ctn_status ctn_link_child(ctn_link *link, const char *path, ctn_link **out) {
  return capi::guard("link_child", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(link, "link").child(capi::text(path, "path")));
  });
}

CTN_API size_t ctn_link_child_count(ctn_link *link) {
  return capi::get<size_t>("link_child_count", capi::valid(link), CTN_ASK(self.child_count()));
}

CTN_API ctn_status ctn_link_child_at(ctn_link *link, size_t index, ctn_link **out) {
  return capi::guard("link_child_at", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(link, "link").child_at(index));
  });
}

CTN_API int32_t ctn_link_is_initialized(ctn_link *link) {
  return capi::guard_value<int32_t>("link_is_initialized",
      [&]() -> int32_t { return (catenary::links::is_initialized(capi::in_or_null(link, "link"))) ? 1 : 0; });
}

CTN_API size_t ctn_link_uninitialized_count(ctn_link *link) {
  return capi::guard_value<size_t>("link_uninitialized_count",
      [&]() -> size_t { return catenary::links::uninitialized_count(capi::in_or_null(link, "link")); });
}

CTN_API ctn_status ctn_link_uninitialized_path(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                               size_t *text_length) {
  return capi::guard("link_uninitialized_path", [&] {
    capi::copy_text(text, text_capacity, text_length,
        catenary::links::uninitialized_path(capi::in(link, "link"), index));
  });
}

CTN_API size_t ctn_link_param_count(ctn_link *link) {
  return capi::get<size_t>("link_param_count", capi::valid(link), CTN_ASK(self.hierarchy_param_count()));
}

CTN_API ctn_status ctn_link_param_at(ctn_link *link, size_t index, ctn_variable **out) {
  return capi::guard("link_param_at", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(link, "link").hierarchy_param(index));
  });
}

CTN_API ctn_status ctn_link_param_path(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                       size_t *text_length) {
  return capi::guard("link_param_path", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(link, "link").hierarchy_param_path(index));
  });
}

CTN_API ctn_status ctn_link_param(ctn_link *link, const char *path, ctn_variable **out) {
  return capi::guard("link_param", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(link, "link").param(capi::text(path, "path")));
  });
}

CTN_API ctn_status ctn_link_zerograds(ctn_link *link) {
  return capi::guard("link_zerograds", [&] {
    capi::in(link, "link").zerograds();
  });
}

CTN_API ctn_status ctn_link_cleargrads(ctn_link *link) {
  return capi::guard("link_cleargrads", [&] {
    capi::in(link, "link").cleargrads();
  });
}

CTN_API ctn_status ctn_link_addgrads(ctn_link *link, ctn_link *source) {
  return capi::guard("link_addgrads", [&] {
    capi::in(link, "link").addgrads(capi::in(source, "source"));
  });
}

CTN_API ctn_status ctn_link_copyparams(ctn_link *link, ctn_link *source) {
  return capi::guard("link_copyparams", [&] {
    capi::in(link, "link").copyparams(capi::in(source, "source"));
  });
}

CTN_API ctn_status ctn_link_share(ctn_link *link, ctn_link **out) {
  return capi::guard("link_share", [&] {
    capi::open(out, "out");
    const auto held_link = catenary::share(capi::in(link, "link"));
    *out = capi::give(held_link->shared());
  });
}

CTN_API ctn_status ctn_link_clone(ctn_link *link, ctn_link **out) {
  return capi::guard("link_clone", [&] {
    capi::open(out, "out");
    const auto held_link = catenary::share(capi::in(link, "link"));
    *out = capi::give(held_link->clone());
  });
}

CTN_API ctn_status ctn_link_to_device(ctn_link *link, const char *device) {
  return capi::guard("link_to_device", [&] {
    const auto held_link = catenary::share(capi::in(link, "link"));
    held_link->to_device(device);
  });
}

}  // extern "C"
