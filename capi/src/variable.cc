#include <catenary/variable.h>

#include "capi/src/guard.h"
#include "impl/autograd/function.h"
#include "impl/base/utf8.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"

namespace capi = catenary::capi;
using catenary::Node;
using catenary::Ref;
using catenary::Value;

extern "C" {

ctn_status ctn_variable_new(ctn_array* data, ctn_variable** out) {
  return capi::guard("variable_new", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::make_variable(Value(catenary::share(capi::inout(data, "data")))));
  });
}

ctn_status ctn_variable_data(ctn_variable* v, ctn_array** out) {
  return capi::guard("variable_data", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::share(capi::in(v, "v").array()));
  });
}

ctn_status ctn_variable_set_data(ctn_variable* v, ctn_array* data) {
  return capi::guard("variable_set_data",
                     [&] { capi::in(v, "v").set_data(catenary::share(capi::inout(data, "data"))); });
}

ctn_status ctn_variable_grad(ctn_variable* v, ctn_array** out) {
  return capi::guard("variable_grad", [&] {
    capi::open(out, "out");
    *out = capi::give(catenary::ArrayRef(capi::in(v, "v").node().grad));
  });
}

ctn_status ctn_variable_set_grad(ctn_variable* v, ctn_array* grad) {
  return capi::guard("variable_set_grad", [&] {
    catenary::set_grad(capi::in(v, "v"), catenary::ArrayRef::share(capi::inout_or_null(grad, "grad")));
  });
}

ctn_status ctn_variable_grad_variable(ctn_variable* v, ctn_variable** out) {
  return capi::guard("variable_grad_variable", [&] {
    capi::open(out, "out");
    Node& node = capi::in(v, "v").node();
    if (!node.grad) return;
    Node* grad_node = node.grad_node.get();
    *out = capi::give(grad_node && grad_node->owner ? catenary::VariableRef::share(grad_node->owner)
                                                    : catenary::make_variable({node.grad, node.grad_node}));
  });
}

ctn_status ctn_variable_creator(ctn_variable* v, ctn_function** out) {
  return capi::guard("variable_creator", [&] {
    capi::open(out, "out");
    *out = capi::give(Ref<catenary::Function>::share(capi::in(v, "v").node().creator()));
  });
}

int64_t ctn_variable_rank(ctn_variable* v) {
  return capi::has(v) && v->node_or_null() ? v->node_or_null()->rank() : 0;
}

const int64_t* ctn_variable_shape(ctn_variable* v) {
  return capi::guard_value<const int64_t*>("variable_shape",
                                           [&] { return capi::has(v) ? v->node().shape().data : nullptr; });
}

size_t ctn_variable_ndim(ctn_variable* v) {
  return capi::guard_value<size_t>("variable_ndim",
                                   [&] { return capi::has(v) ? v->node().shape().size : 0; });
}

ctn_dtype ctn_variable_dtype(ctn_variable* v) {
  return capi::guard_value<ctn_dtype>(
      "variable_dtype", [&] { return capi::has(v) ? v->node().dtype() : CTN_DTYPE_NONE; }, CTN_DTYPE_NONE);
}

int64_t ctn_variable_size(ctn_variable* v) {
  return capi::guard_value<int64_t>("variable_size", [&] {
    int64_t size = capi::has(v) ? 1 : 0;
    if (size)
      for (int64_t length : v->node().shape()) size *= length;
    return size;
  });
}

ctn_volatile ctn_variable_volatile(ctn_variable* v) {
  return capi::has(v) && v->node_or_null() ? v->node_or_null()->volatility : CTN_VOLATILE_OFF;
}

ctn_status ctn_variable_set_volatile(ctn_variable* v, ctn_volatile flag) {
  return capi::guard("variable_set_volatile", [&] {
    Node& node = capi::in(v, "v").node();
    capi::choice(flag, CTN_VOLATILE_OFF, CTN_VOLATILE_AUTO, "volatile_flag");
    if (node.creator())
      catenary::fail(CTN_ERROR_STATE, "v: expected a variable without a creator, got a result of %s",
                     node.creator()->label().c_str());
    node.volatility = flag;
  });
}

int32_t ctn_variable_requires_grad(ctn_variable* v) {
  if (!capi::has(v)) return 0;
  return v->node_or_null() ? v->node_or_null()->requires_grad : catenary::is_float(v->data()->dtype());
}

ctn_status ctn_variable_set_requires_grad(ctn_variable* v, int32_t requires_grad) {
  return capi::guard("variable_set_requires_grad", [&] {
    const bool required = capi::flag(requires_grad, "requires_grad");
    Node& node = capi::in(v, "v").node();
    if (node.creator())
      catenary::fail(CTN_ERROR_STATE, "v: expected a variable without a creator, got a result of %s",
                     node.creator()->label().c_str());
    if (required && !catenary::is_float(node.dtype()))
      catenary::fail(CTN_ERROR_DTYPE, "v: expected a floating dtype for a gradient, got %s",
                     catenary::dtype_name(node.dtype()));
    node.requires_grad = required;
  });
}

const char* ctn_variable_name(ctn_variable* v) {
  Node* node = capi::has(v) ? v->node_or_null() : nullptr;
  return node && node->name ? node->name->c_str() : nullptr;
}

ctn_status ctn_variable_set_name(ctn_variable* v, const char* name) {
  return capi::guard("variable_set_name", [&] {
    Node& node = capi::in(v, "v").node();
    std::string* fresh = name ? new std::string(catenary::utf8_text(name, "name")) : nullptr;
    delete std::exchange(node.name, fresh);
  });
}

ctn_status ctn_variable_label(ctn_variable* v, char* text, size_t capacity, size_t* length) {
  return capi::guard("variable_label", [&] {
    capi::copy_text(text, capacity, length, catenary::variable_label(capi::in(v, "v").node()));
  });
}

ctn_status ctn_variable_backward(ctn_variable* v, int32_t retain_grad, int32_t create_graph) {
  return capi::guard("variable_backward", [&] {
    catenary::backward(capi::in(v, "v"), capi::flag(retain_grad, "retain_grad"),
                       capi::flag(create_graph, "create_graph"));
  });
}

ctn_status ctn_variable_unchain_backward(ctn_variable* v) {
  return capi::guard("variable_unchain_backward", [&] { catenary::unchain_backward(capi::in(v, "v")); });
}

ctn_status ctn_variable_cleargrad(ctn_variable* v) {
  return capi::guard("variable_cleargrad", [&] { catenary::set_grad(capi::in(v, "v"), nullptr); });
}

ctn_status ctn_variable_zerograd(ctn_variable* v) {
  return capi::guard("variable_zerograd", [&] {
    catenary::Variable& variable = capi::in(v, "v");
    catenary::set_grad(variable, catenary::zeros_like(variable.array(), CTN_DTYPE_NONE));
  });
}

ctn_status ctn_variable_addgrad(ctn_variable* v, ctn_variable* source) {
  return capi::guard("variable_addgrad", [&] {
    Node& node = capi::in(v, "v").node();
    const catenary::ArrayRef& grad = capi::in(source, "source").node().grad;
    if (!grad)
      catenary::fail(CTN_ERROR_STATE, "source: expected a variable with a gradient, got one without");
    if (!catenary::same_shape(grad->shape(), node.shape()))
      catenary::fail(CTN_ERROR_SHAPE, "source: expected a gradient of shape %s, got %s",
                     catenary::shape_text(node.shape()).c_str(), catenary::shape_text(grad->shape()).c_str());
    if (grad->dtype() != node.dtype())
      catenary::fail(CTN_ERROR_DTYPE, "source: expected a gradient of %s, got %s",
                     catenary::dtype_name(node.dtype()), catenary::dtype_name(grad->dtype()));
    catenary::ArrayRef local = catenary::to_backend(*grad, node.backend());
    catenary::set_grad(*v, node.grad ? catenary::elementwise(catenary::ops::add, *node.grad, *local)
                                     : catenary::copy(*local));
  });
}

ctn_status ctn_variable_copydata(ctn_variable* v, ctn_variable* source) {
  return capi::guard("variable_copydata", [&] {
    catenary::Array& target = capi::in(v, "v").array();
    const catenary::Array& data = capi::in(source, "source").array();
    if (!catenary::same_shape(target.shape(), data.shape()))
      catenary::fail(CTN_ERROR_SHAPE, "source: expected shape %s, got %s",
                     catenary::shape_text(target.shape()).c_str(),
                     catenary::shape_text(data.shape()).c_str());
    catenary::copyto(target, data, CTN_CASTING_SAME_KIND, nullptr);
  });
}

ctn_status ctn_variable_debug_text(ctn_variable* v, char* text, size_t capacity, size_t* length) {
  return capi::guard("variable_debug_text", [&] {
    capi::copy_text(text, capacity, length, catenary::variable_summary(capi::in(v, "v")));
  });
}

ctn_status ctn_variable_set_creator(ctn_variable* v, ctn_function* f, size_t index) {
  return capi::guard("variable_set_creator",
                     [&] { capi::in(v, "v").node().become_output(capi::in(f, "f"), index); });
}

ctn_status ctn_variable_to_device(ctn_variable* v, const char* device) {
  return capi::guard("variable_to_device",
                     [&] { catenary::move_to(capi::in(v, "v"), catenary::find_backend(device)); });
}

const char* ctn_volatile_name(ctn_volatile flag) { return catenary::volatile_name(flag); }

ctn_status ctn_volatile_from_name(const char* name, ctn_volatile* flag) {
  return capi::guard("volatile_from_name", [&] {
    ctn_volatile& result = capi::reference(flag, "flag");
    result = catenary::volatile_from_name(capi::text(name, "name"));
  });
}

ctn_status ctn_volatile_aggregate(const ctn_volatile* flags, size_t count, ctn_volatile* flag) {
  return capi::guard("volatile_aggregate", [&] {
    ctn_volatile& result = capi::reference(flag, "flag");
    result = catenary::aggregate_flags(capi::list(flags, count, "flags"));
  });
}

ctn_status ctn_grad(ctn_variable* const* outputs, size_t output_count, ctn_variable* const* grad_outputs,
                    ctn_variable* const* inputs, size_t input_count, int32_t create_graph,
                    ctn_variable** grads) {
  return capi::guard("grad", [&] {
    capi::open(grads, input_count, "grads");
    auto from = capi::handles(outputs, output_count, "outputs");
    auto to = capi::handles(inputs, input_count, "inputs");
    auto upstream = capi::handles(grad_outputs, grad_outputs ? output_count : 0, "grad_outputs", true);
    catenary::Span<catenary::Variable* const> starts;
    if (grad_outputs) starts = upstream;
    auto results = catenary::grad(from, starts, to, capi::flag(create_graph, "create_graph"));
    for (size_t i = 0; i < input_count; ++i) grads[i] = capi::give(std::move(results[i]));
  });
}

}  // extern "C"
