// Gradient checks of callbacks, user functions and links.
#include <catenary/testing.h>

#include "capi/src/guard.h"
#include "impl/autograd/user_function.h"
#include "impl/base/callback_results.h"
#include "impl/links/link.h"
#include "impl/testing/gradient_check.h"

namespace capi = catenary::capi;
using catenary::ArrayRef;
using catenary::CallbackResults;
using catenary::fail;
using catenary::GradientCheck;
using catenary::GradientFunction;
using catenary::Span;
using catenary::Value;
using catenary::Values;
using catenary::Variable;
using catenary::VariableRef;

namespace {

/// The arrays of a call, as the checks expect them.
struct Case {
  std::vector<ArrayRef> x, y_grad;

  Case(ctn_array* const* x_data, size_t x_count, const ctn_array* const* gradients, size_t y_count) {
    for (ctn_array* array : capi::handles(x_data, x_count, "x_data")) x.push_back(catenary::share(*array));
    if (y_count == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "y_count: expected at least 1, got 0");
    capi::check_count<ArrayRef>(y_count, "y_count");
    y_grad.resize(y_count);
    const auto given = capi::handles_or_null(gradients, y_count, "y_grad");
    for (size_t i = 0; i < given.size; ++i)
      if (given[i]) y_grad[i] = catenary::share(*given[i]);
  }
};

using Living = std::vector<VariableRef>;

/// The variables of the inputs that are still alive, because callbacks and links take variables.
std::vector<Variable*> handles_of(Span<const Value> inputs, Living& living) {
  std::vector<Variable*> handles;
  for (const Value& input : inputs) {
    living.push_back(catenary::variable_of(input));
    handles.push_back(living.back().get());
  }
  return handles;
}

Value value_of(const VariableRef& variable, size_t i) {
  if (!variable) fail(CTN_ERROR_CALLBACK, "f left output %zu NULL", i);
  variable->array();
  return variable->value();
}

GradientFunction function_of(ctn_gradient_check_fn f, void* user_data, size_t output_count) {
  return [=](Span<const Value> inputs) {
    Living living;
    const std::vector<Variable*> handles = handles_of(inputs, living);
    CallbackResults<Variable> received(output_count);
    catenary::check_callback(
        catenary::call_user(f, user_data, handles.data(), handles.size(), received.data(), output_count));
    Values outputs;
    for (size_t i = 0; i < output_count; ++i) outputs.push_back(value_of(received.take(i), i));
    return outputs;
  };
}

void run(int32_t order, const GradientFunction& f, const Case& arrays, Span<Variable* const> params,
         const GradientCheck& options) {
  if (order == 1) return catenary::check_backward(f, arrays.x, arrays.y_grad, params, options);
  if (order == 2) return catenary::check_double_backward(f, arrays.x, arrays.y_grad, params, options);
  fail(CTN_ERROR_INVALID_ARGUMENT, "order: expected 1 or 2, got %d", int(order));
}

ctn_status check(const char* name, int32_t order, ctn_gradient_check_fn f, void* user_data,
                 void (*destroy)(void*), ctn_array* const* x_data, size_t x_count,
                 const ctn_array* const* y_grad, size_t y_count, ctn_variable* const* params,
                 size_t param_count, const GradientCheck& options) {
  return capi::guard(name, [&] {
    catenary::Callback<ctn_gradient_check_fn> callback(f, user_data, destroy);
    capi::require(f, "f");
    const Span<Variable* const> list = capi::handles(params, params ? param_count : 0, "params");
    for (Variable* param : list) param->array();
    run(order, function_of(f, user_data, y_count), Case(x_data, x_count, y_grad, y_count), list, options);
  });
}

}  // namespace

extern "C" {

CTN_API ctn_status ctn_gradient_check_numerical_grad(ctn_gradient_check_arrays_fn f, void* user_data,
                                                     void (*destroy)(void*), ctn_array* const* inputs,
                                                     size_t input_count, const ctn_array* const* grad_outputs,
                                                     size_t output_count, double eps, ctn_array** grads) {
  return capi::guard("gradient_check_numerical_grad", [&] {
    catenary::Callback<ctn_gradient_check_arrays_fn> callback(f, user_data, destroy);
    capi::open(grads, input_count, "grads");
    capi::require(f, "f");
    const auto compute = [&] {
      CallbackResults<ctn_array> received(output_count);
      catenary::check_callback(catenary::call_user(f, user_data, received.data(), output_count));
      std::vector<ArrayRef> outputs;
      for (size_t i = 0; i < output_count; ++i) {
        outputs.push_back(received.take(i));
        if (!outputs.back()) fail(CTN_ERROR_CALLBACK, "f left output %zu NULL", i);
      }
      return outputs;
    };
    capi::give(catenary::numerical_grad(compute, capi::handles(inputs, input_count, "inputs"),
                                        capi::handles(grad_outputs, output_count, "grad_outputs", true), eps),
               grads, input_count, "grads");
  });
}

CTN_API ctn_status ctn_gradient_check_backward(ctn_gradient_check_fn f, void* user_data,
                                               void (*destroy)(void*), ctn_array* const* x_data,
                                               size_t x_count, const ctn_array* const* y_grad, size_t y_count,
                                               ctn_variable* const* params, size_t param_count, double eps,
                                               double rtol, double atol) {
  return check("gradient_check_backward", 1, f, user_data, destroy, x_data, x_count, y_grad, y_count, params,
               param_count, {eps, atol, rtol});
}

CTN_API ctn_status ctn_gradient_check_double_backward(ctn_gradient_check_fn f, void* user_data,
                                                      void (*destroy)(void*), ctn_array* const* x_data,
                                                      size_t x_count, const ctn_array* const* y_grad,
                                                      size_t y_count, ctn_variable* const* params,
                                                      size_t param_count, double eps, double rtol,
                                                      double atol) {
  return check("gradient_check_double_backward", 2, f, user_data, destroy, x_data, x_count, y_grad, y_count,
               params, param_count, {eps, atol, rtol});
}

CTN_API ctn_status ctn_gradient_check_function(ctn_function* f, ctn_array* const* x_data, size_t x_count,
                                               const ctn_array* const* y_grad, size_t y_count, int32_t order,
                                               double eps, double rtol, double atol) {
  return capi::guard("gradient_check_function", [&] {
    auto* definition = dynamic_cast<catenary::UserDefinition*>(&capi::in(f, "f"));
    if (!definition)
      fail(CTN_ERROR_INVALID_ARGUMENT, "f: expected a function made by function_new, got %s",
           f->label().c_str());
    run(order, [&](Span<const Value> inputs) { return definition->call(inputs, y_count); },
        Case(x_data, x_count, y_grad, y_count), {}, {eps, atol, rtol});
  });
}

CTN_API ctn_status ctn_gradient_check_link(ctn_link* link, ctn_array* const* x_data, size_t x_count,
                                           const ctn_array* const* y_grad, size_t y_count, int32_t order,
                                           double eps, double rtol, double atol) {
  return capi::guard("gradient_check_link", [&] {
    const catenary::LinkRef target = capi::shared(link, "link");
    const std::vector<catenary::NamedParam> named = catenary::named_params(*target);
    std::vector<Variable*> params;
    params.reserve(named.size());
    for (const catenary::NamedParam& param : named) params.push_back(param.variable.get());
    const GradientFunction f = [&](Span<const Value> inputs) {
      Living living;
      const std::vector<Variable*> handles = handles_of(inputs, living);
      Living results(y_count);
      target->forward(handles, results);
      Values outputs;
      for (size_t i = 0; i < y_count; ++i) outputs.push_back(value_of(results[i], i));
      return outputs;
    };
    run(order, f, Case(x_data, x_count, y_grad, y_count), params, {eps, atol, rtol});
  });
}

}  // extern "C"
