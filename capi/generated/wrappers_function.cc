// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/function.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/user_function.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_status ctn_function_new(const ctn_function_callbacks *callbacks, void *user_data,
                                    ctn_function **out) {
  return capi::guard("function_new", [&] {
    catenary::UserTable<ctn_function_callbacks> callbacks_(callbacks, user_data);
    capi::open(out, "out");
    *out = capi::give(catenary::new_function(capi::filled(std::move(callbacks_), callbacks, "callbacks")));
  });
}

CTN_API ctn_status ctn_function_call(ctn_function *f, ctn_variable *const *inputs, size_t input_count,
                                     ctn_variable **outputs, size_t output_count) {
  return capi::guard("function_call", [&] {
    capi::open(outputs, output_count, "outputs");
    const auto held_f = catenary::share(capi::as<catenary::UserDefinition>(f, "f"));
    capi::give(held_f->call_variables(capi::handles(inputs, input_count, "inputs"), output_count), outputs,
        output_count, "outputs");
  });
}

CTN_API ctn_status ctn_function_label(ctn_function *f, char *text, size_t text_capacity,
                                      size_t *text_length) {
  return capi::guard("function_label", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(f, "f").label());
  });
}

CTN_API int64_t ctn_function_rank(ctn_function *f) {
  return capi::get<int64_t>("function_rank", capi::valid(f), CTN_ASK(self.rank()));
}

CTN_API size_t ctn_function_input_count(ctn_function *f) {
  return capi::get<size_t>("function_input_count", capi::valid(f), CTN_ASK(self.input_count()));
}

CTN_API ctn_status ctn_function_input(ctn_function *f, size_t index, ctn_variable **out) {
  return capi::guard("function_input", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(f, "f").input(index));
  });
}

CTN_API size_t ctn_function_output_count(ctn_function *f) {
  return capi::get<size_t>("function_output_count", capi::valid(f), CTN_ASK(self.output_count()));
}

CTN_API ctn_status ctn_function_output(ctn_function *f, size_t index, ctn_variable **out) {
  return capi::guard("function_output", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(f, "f").output(index));
  });
}

CTN_API ctn_status ctn_function_unchain(ctn_function *f) {
  return capi::guard("function_unchain", [&] {
    capi::in(f, "f").unchain();
  });
}

CTN_API ctn_status ctn_function_save_array(ctn_function *node, size_t slot, ctn_array *a) {
  return capi::guard("function_save_array", [&] {
    capi::as<catenary::UserFunction>(node, "node").save(slot, capi::shared_or_null(a, "a"));
  });
}

CTN_API ctn_status ctn_function_saved_array(ctn_function *node, size_t slot, ctn_array **out) {
  return capi::guard("function_saved_array", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::as<catenary::UserFunction>(node, "node").saved(slot));
  });
}

CTN_API ctn_status ctn_function_attribute(ctn_function *f, const char *name, ctn_array **out) {
  return capi::guard("function_attribute", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(f, "f").published(capi::text(name, "name")));
  });
}

}  // extern "C"
