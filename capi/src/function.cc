#include <catenary/function.h>

#include "capi/src/guard.h"
#include "impl/autograd/user_function.h"
#include "impl/base/sized.h"
#include "impl/functions/functions.h"

namespace capi = catenary::capi;
using catenary::Ref;
using catenary::UserDefinition;
using catenary::UserFunction;
using catenary::Value;

namespace {

template <class T>
T& application(ctn_function* f, const char* argument, const char* expected) {
  T* object = dynamic_cast<T*>(&capi::in(f, argument));
  if (!object)
    catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %s, got %s", argument, expected,
                   f->label().c_str());
  return *object;
}

}  // namespace

extern "C" {

ctn_status ctn_function_new(const ctn_function_callbacks* callbacks, void* user_data, ctn_function** out) {
  ctn_status status = capi::guard("function_new", [&] {
    capi::open(out, "out");
    auto definition = catenary::make<UserDefinition>(capi::reference(callbacks, "callbacks"), user_data);
    definition->own();
    *out = capi::give(Ref<catenary::Function>(std::move(definition)));
  });
  if (status != CTN_OK && catenary::is_sized(callbacks))
    catenary::destroy_user(callbacks->destroy, user_data);
  return status;
}

ctn_status ctn_function_call(ctn_function* f, ctn_variable* const* inputs, size_t input_count,
                             ctn_variable** outputs, size_t output_count) {
  return capi::guard("function_call", [&] {
    capi::open(outputs, output_count, "outputs");
    UserDefinition& definition = application<UserDefinition>(f, "f", "a function made by function_new");
    if (input_count == 0 || output_count == 0)
      catenary::fail(CTN_ERROR_INVALID_ARGUMENT,
                     "expected at least one input and one output, got %zu and %zu", input_count,
                     output_count);
    auto list = capi::handles(inputs, input_count, "inputs");
    const catenary::Span<catenary::Variable* const> variables = list;
    catenary::SmallVector<Value, 4> values;
    for (catenary::Variable* variable : variables) {
      variable->array();
      values.push_back(variable->value());
    }
    auto results = definition.call({values.data(), values.size()}, output_count);
    catenary::SmallVector<catenary::VariableRef, 4> made;
    for (Value& result : results) made.push_back(catenary::make_variable(std::move(result)));
    for (size_t i = 0; i < output_count; ++i) outputs[i] = capi::give(std::move(made[i]));
  });
}

ctn_status ctn_function_label(ctn_function* f, char* text, size_t capacity, size_t* length) {
  return capi::guard("function_label",
                     [&] { capi::copy_text(text, capacity, length, capi::in(f, "f").label()); });
}

int64_t ctn_function_rank(ctn_function* f) { return capi::has(f) ? f->rank() : 0; }

size_t ctn_function_input_count(ctn_function* f) { return capi::has(f) ? f->inputs().size() : 0; }

ctn_status ctn_function_input(ctn_function* f, size_t index, ctn_variable** out) {
  return capi::guard("function_input", [&] {
    capi::open(out, "out");
    const auto& inputs = capi::in(f, "f").inputs();
    if (index >= inputs.size())
      catenary::fail(CTN_ERROR_INDEX, "index: %zu is out of bounds for %zu inputs", index, inputs.size());
    *out = capi::give(catenary::variable_of(*inputs[index]));
  });
}

size_t ctn_function_output_count(ctn_function* f) { return capi::has(f) ? f->outputs().size : 0; }

ctn_status ctn_function_output(ctn_function* f, size_t index, ctn_variable** out) {
  return capi::guard("function_output", [&] {
    capi::open(out, "out");
    const auto outputs = capi::in(f, "f").outputs();
    if (index >= outputs.size)
      catenary::fail(CTN_ERROR_INDEX, "index: %zu is out of bounds for %zu outputs", index, outputs.size);
    if (outputs[index]) *out = capi::give(catenary::variable_of(*outputs[index]));
  });
}

ctn_status ctn_function_unchain(ctn_function* f) {
  return capi::guard("function_unchain", [&] { capi::in(f, "f").unchain(); });
}

ctn_status ctn_function_save_array(ctn_function* node, size_t slot, ctn_array* a) {
  return capi::guard("function_save_array", [&] {
    application<UserFunction>(node, "node", "the node of a user function")
        .save(slot, catenary::ArrayRef::share(capi::inout_or_null(a, "a")));
  });
}

ctn_status ctn_function_saved_array(ctn_function* node, size_t slot, ctn_array** out) {
  return capi::guard("function_saved_array", [&] {
    capi::open(out, "out");
    *out = capi::give(application<UserFunction>(node, "node", "the node of a user function").saved(slot));
  });
}

ctn_status ctn_function_attribute(ctn_function* f, const char* name, ctn_array** out) {
  return capi::guard("function_attribute", [&] {
    capi::open(out, "out");
    catenary::ArrayRef array = capi::in(f, "f").attribute(capi::text(name, "name"));
    if (!array) catenary::fail(CTN_ERROR_NOT_FOUND, "name: %s has no array \"%s\"", f->label().c_str(), name);
    *out = capi::give(std::move(array));
  });
}

}  // extern "C"
