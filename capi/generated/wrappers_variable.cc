// Generated from capi/spec by capi/gen/generate.py; edits are lost.
#include <catenary/variable.h>

#include <utility>

#include "capi/src/guard.h"
#include "impl/autograd/function.h"

namespace capi = catenary::capi;

extern "C" {

CTN_API ctn_variable *ctn_variable_retain(const ctn_variable *self) {
  return capi::retain(const_cast<ctn_variable *>(self), "variable_retain");
}

CTN_API void ctn_variable_release(const ctn_variable *self) {
  capi::release(self, "variable_release");
}

CTN_API ctn_function *ctn_function_retain(const ctn_function *self) {
  return capi::retain(const_cast<ctn_function *>(self), "function_retain");
}

CTN_API void ctn_function_release(const ctn_function *self) {
  capi::release(self, "function_release");
}

CTN_API ctn_status ctn_variable_new(ctn_array *data, ctn_variable **out) {
  return capi::guard("variable_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::make_variable(capi::shared(data, "data")));
  });
}

CTN_API ctn_status ctn_variable_data(ctn_variable *v, ctn_array **out) {
  return capi::guard("variable_data", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(v, "v").array());
  });
}

CTN_API ctn_status ctn_variable_set_data(ctn_variable *v, ctn_array *data) {
  return capi::guard("variable_set_data", [&] {
    capi::in(v, "v").set_data(capi::shared(data, "data"));
  });
}

CTN_API ctn_status ctn_variable_grad(ctn_variable *v, ctn_array **out) {
  return capi::guard("variable_grad", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(v, "v").grad());
  });
}

CTN_API ctn_status ctn_variable_set_grad(ctn_variable *v, ctn_array *grad) {
  return capi::guard("variable_set_grad", [&] {
    catenary::set_grad(capi::in(v, "v"), capi::shared_or_null(grad, "grad"));
  });
}

CTN_API ctn_status ctn_variable_grad_variable(ctn_variable *v, ctn_variable **out) {
  return capi::guard("variable_grad_variable", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(v, "v").grad_variable());
  });
}

CTN_API ctn_status ctn_variable_creator(ctn_variable *v, ctn_function **out) {
  return capi::guard("variable_creator", [&] {
    capi::open(out, "out");
    *out = capi::give(capi::in(v, "v").creator());
  });
}

CTN_API int64_t ctn_variable_rank(ctn_variable *v) {
  return capi::get<int64_t>("variable_rank", capi::valid(v), CTN_ASK(self.rank()));
}

CTN_API ctn_volatile ctn_variable_volatile(ctn_variable *v) {
  return capi::get<ctn_volatile>("variable_volatile", capi::valid(v), CTN_ASK(self.volatility()));
}

CTN_API ctn_status ctn_variable_set_volatile(ctn_variable *v, ctn_volatile volatile_flag) {
  return capi::guard("variable_set_volatile", [&] {
    capi::in(v, "v").set_volatility(capi::choice(volatile_flag, 0, 2, "volatile_flag"));
  });
}

CTN_API int32_t ctn_variable_requires_grad(ctn_variable *v) {
  return capi::get<int32_t>("variable_requires_grad", capi::valid(v), CTN_ASK(self.requires_grad()));
}

CTN_API ctn_status ctn_variable_set_requires_grad(ctn_variable *v, int32_t requires_grad) {
  return capi::guard("variable_set_requires_grad", [&] {
    capi::in(v, "v").set_requires_grad(capi::flag(requires_grad, "requires_grad"));
  });
}

CTN_API const char *ctn_variable_name(ctn_variable *v) {
  return capi::get<const char *>("variable_name", capi::valid(v), CTN_ASK(self.name()));
}

CTN_API ctn_status ctn_variable_set_name(ctn_variable *v, const char *name) {
  return capi::guard("variable_set_name", [&] {
    capi::in(v, "v").set_name(name);
  });
}

CTN_API ctn_status ctn_variable_label(ctn_variable *v, char *text, size_t text_capacity,
                                      size_t *text_length) {
  return capi::guard("variable_label", [&] {
    capi::copy_text(text, text_capacity, text_length, capi::in(v, "v").label());
  });
}

CTN_API const int64_t *ctn_variable_shape(ctn_variable *v) {
  return capi::get<const int64_t *>("variable_shape", capi::valid(v), CTN_ASK(self.dims()));
}

CTN_API size_t ctn_variable_ndim(ctn_variable *v) {
  return capi::get<size_t>("variable_ndim", capi::valid(v), CTN_ASK(self.ndim()));
}

CTN_API ctn_dtype ctn_variable_dtype(ctn_variable *v) {
  return capi::get<ctn_dtype>("variable_dtype", capi::valid(v), CTN_ASK(self.dtype()), CTN_DTYPE_NONE);
}

CTN_API int64_t ctn_variable_size(ctn_variable *v) {
  return capi::get<int64_t>("variable_size", capi::valid(v), CTN_ASK(self.size()));
}

CTN_API ctn_status ctn_variable_item_f64(ctn_variable *v, double *value) {
  return capi::guard("variable_item_f64", [&] {
    capi::reference(value, "value");
    *value = catenary::variable_item_f64(capi::in(v, "v"));
  });
}

CTN_API ctn_status ctn_variable_length(ctn_variable *v, int64_t *length) {
  return capi::guard("variable_length", [&] {
    capi::reference(length, "length");
    *length = catenary::variable_length(capi::in(v, "v"));
  });
}

CTN_API ctn_status ctn_variable_backward(ctn_variable *v, int32_t retain_grad, int32_t create_graph) {
  return capi::guard("variable_backward", [&] {
    catenary::backward(capi::in(v, "v"), capi::flag(retain_grad, "retain_grad"),
        capi::flag(create_graph, "create_graph"));
  });
}

CTN_API ctn_status ctn_variable_unchain_backward(ctn_variable *v) {
  return capi::guard("variable_unchain_backward", [&] {
    catenary::unchain_backward(capi::in(v, "v"));
  });
}

CTN_API ctn_status ctn_variable_cleargrad(ctn_variable *v) {
  return capi::guard("variable_cleargrad", [&] {
    capi::in(v, "v").cleargrad();
  });
}

CTN_API ctn_status ctn_variable_zerograd(ctn_variable *v) {
  return capi::guard("variable_zerograd", [&] {
    capi::in(v, "v").zerograd();
  });
}

CTN_API ctn_status ctn_variable_addgrad(ctn_variable *v, ctn_variable *source) {
  return capi::guard("variable_addgrad", [&] {
    capi::in(v, "v").addgrad(capi::in(source, "source"));
  });
}

CTN_API ctn_status ctn_variable_copydata(ctn_variable *v, ctn_variable *source) {
  return capi::guard("variable_copydata", [&] {
    capi::in(v, "v").copydata(capi::in(source, "source"));
  });
}

CTN_API ctn_status ctn_variable_debug_text(ctn_variable *v, char *text, size_t text_capacity,
                                           size_t *text_length) {
  return capi::guard("variable_debug_text", [&] {
    capi::copy_text(text, text_capacity, text_length, catenary::variable_summary(capi::in(v, "v")));
  });
}

CTN_API ctn_status ctn_variable_set_creator(ctn_variable *v, ctn_function *f, size_t index) {
  return capi::guard("variable_set_creator", [&] {
    capi::in(v, "v").set_creator(capi::in(f, "f"), index);
  });
}

CTN_API ctn_status ctn_variable_to_device(ctn_variable *v, const char *device) {
  return capi::guard("variable_to_device", [&] {
    capi::in(v, "v").to_device(device);
  });
}

CTN_API ctn_status ctn_volatile_from_name(const char *name, ctn_volatile *flag) {
  return capi::guard("volatile_from_name", [&] {
    capi::reference(flag, "flag");
    *flag = catenary::volatile_from_name(capi::text(name, "name"));
  });
}

CTN_API ctn_status ctn_volatile_aggregate(const ctn_volatile *flags, size_t count, ctn_volatile *flag) {
  return capi::guard("volatile_aggregate", [&] {
    capi::reference(flag, "flag");
    *flag = catenary::aggregate_flags(capi::list(flags, count, "flags"));
  });
}

CTN_API ctn_status ctn_grad(ctn_variable *const *outputs, size_t output_count,
                            ctn_variable *const *grad_outputs, ctn_variable *const *inputs,
                            size_t input_count, int32_t create_graph, ctn_variable **grads) {
  return capi::guard("grad", [&] {
    capi::open(grads, input_count, "grads");
    capi::give(
        catenary::grad(capi::handles(outputs, output_count, "outputs"),
            capi::handles_or_null(grad_outputs, output_count, "grad_outputs"),
            capi::handles(inputs, input_count, "inputs"), capi::flag(create_graph, "create_graph")),
        grads, input_count, "grads");
  });
}

}  // extern "C"
