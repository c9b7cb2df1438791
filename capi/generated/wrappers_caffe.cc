// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/caffe.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/caffe/caffe_function.h"
#include "impl/functions/functions.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_caffe_function *ctn_caffe_function_retain(const ctn_caffe_function *self) {
  return capi::retain(const_cast<ctn_caffe_function *>(self), "caffe_function_retain");
}

CTN_API void ctn_caffe_function_release(const ctn_caffe_function *self) {
  capi::release(self, "caffe_function_release");
}

CTN_API ctn_status ctn_caffe_function_new(const char *path, ctn_caffe_function **out) {
  return capi::guard("caffe_function_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::caffe::load(capi::text(path, "path")));
  });
}

CTN_API ctn_status ctn_caffe_function_new_from_memory(const void *data, size_t size,
                                                      ctn_caffe_function **out) {
  return capi::guard("caffe_function_new_from_memory", [&] {
    capi::open(out, "out");
    capi::check_count<char>(size, "size");
    *out = capi::give(catenary::caffe::load_from_memory(data, size));
  });
}

CTN_API ctn_status ctn_caffe_function_call(ctn_caffe_function *f, const char *const *input_names,
                                           size_t input_count, ctn_variable *const *inputs,
                                           const char *const *disable, size_t disable_count,
                                           const char *const *output_names, size_t output_count,
                                           ctn_variable **outputs) {
  return capi::guard("caffe_function_call", [&] {
    capi::open(outputs, output_count, "outputs");
    capi::give(
        catenary::variables_of(
            catenary::caffe::call(capi::in(f, "f"), capi::texts(input_names, input_count, "input_names"),
                catenary::BorrowedList(capi::handles(inputs, input_count, "inputs")),
                capi::texts(disable, disable_count, "disable"),
                capi::texts(output_names, output_count, "output_names"))),
        outputs, output_count, "outputs");
  });
}

CTN_API ctn_status ctn_caffe_function_fs(ctn_caffe_function *f, ctn_link **out) {
  return capi::guard("caffe_function_fs", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::caffe::fs(capi::in(f, "f")));
  });
}

CTN_API ctn_status ctn_caffe_function_link_path(ctn_caffe_function *f, const char *name, char *text,
                                                size_t text_capacity, size_t *text_length) {
  return capi::guard("caffe_function_link_path", [&] {
    capi::copy_text(text, text_capacity, text_length,
        catenary::caffe::link_path(capi::in(f, "f"), capi::text(name, "name")));
  });
}

CTN_API size_t ctn_caffe_function_forward_count(ctn_caffe_function *f) {
  return capi::guard_value<size_t>("caffe_function_forward_count",
      [&]() -> size_t { return catenary::caffe::forward_count(capi::in_or_null(f, "f")); });
}

CTN_API ctn_status ctn_caffe_function_forward_name(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length) {
  return capi::guard("caffe_function_forward_name", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::caffe::forward_name(capi::in(f, "f"), index));
  });
}

CTN_API ctn_status ctn_caffe_function_forward_type(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length) {
  return capi::guard("caffe_function_forward_type", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::caffe::forward_type(capi::in(f, "f"), index));
  });
}

CTN_API ctn_status ctn_caffe_function_forward(ctn_caffe_function *f, const char *name,
                                              ctn_variable *const *inputs, size_t input_count,
                                              ctn_variable **outputs, size_t output_count) {
  return capi::guard("caffe_function_forward", [&] {
    capi::open(outputs, output_count, "outputs");
    capi::give(
        catenary::variables_of(
            catenary::caffe::forward(capi::in(f, "f"), capi::text(name, "name"),
                catenary::BorrowedList(capi::handles(inputs, input_count, "inputs")))),
        outputs, output_count, "outputs");
  });
}

CTN_API size_t ctn_caffe_function_ignored_count(ctn_caffe_function *f) {
  return capi::guard_value<size_t>("caffe_function_ignored_count",
      [&]() -> size_t { return catenary::caffe::ignored_count(capi::in_or_null(f, "f")); });
}

CTN_API ctn_status ctn_caffe_function_ignored_name(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length) {
  return capi::guard("caffe_function_ignored_name", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::caffe::ignored_name(capi::in(f, "f"), index));
  });
}

CTN_API ctn_status ctn_caffe_function_ignored_type(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length) {
  return capi::guard("caffe_function_ignored_type", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::caffe::ignored_type(capi::in(f, "f"), index));
  });
}

CTN_API ctn_status ctn_caffe_function_ignored_reason(ctn_caffe_function *f, size_t index, char *text,
                                                     size_t text_capacity, size_t *text_length) {
  return capi::guard("caffe_function_ignored_reason", [&] {
    capi::copy_text(text, text_capacity, text_length,
        catenary::caffe::ignored_reason(capi::in(f, "f"), index));
  });
}

}  // extern "C"
