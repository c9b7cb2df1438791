// Cases of functions: calls by schema or from the tables of the families, and gradients.
#include "functions.h"

namespace golden {
namespace {

/// Calls an operator with a number of C type S as one operand.
template <class S>
Variable with_number_of(const Runner& runner, const std::string& name, const Variable& x, S number,
                        bool reversed) {
  using Behind = ctn_status (*)(ctn_variable*, S, ctn_variable**);
  using InFront = ctn_status (*)(S, ctn_variable*, ctn_variable**);
  const std::string suffix = std::is_integral_v<S> ? "_i64" : "_f64";
  Variable y;
  // A commutative operation has no separate form with the number first.
  if (reversed && runner.has("r" + name + suffix))
    check(reinterpret_cast<InFront>(runner.symbol("r" + name + suffix))(number, x.get(), y.out()));
  else
    check(reinterpret_cast<Behind>(runner.symbol(name + suffix))(x.get(), number, y.out()));
  return y;
}

/// Calls functions of one to three variables without attributes.
void call_by_schema(FunctionCall& call, const std::string& name) {
  const json& arguments = call.runner.schema(name).at("arguments");
  // Options precede the output; NULL selects the defaults.
  const bool options =
      arguments.size() > 1 && arguments[arguments.size() - 2].at("type") == "function_options";
  const size_t last = arguments.size() - 1;
  bool plain = arguments.size() == call.arguments.size() + 1 + options;
  for (size_t i = 0; i < arguments.size(); ++i) {
    plain &= (options && i + 1 == last) ||
             (arguments[i].at("type") == "variable" && !arguments[i].contains("count") &&
              arguments[i].value("out", false) == (i == last));
  }
  for (const auto& [key, value] : call.spec.at("attrs").items()) plain &= key == "lhs" || key == "rhs";
  if (!plain || call.arguments.empty() || call.arguments.size() > 3) {
    throw Failure("golden_runner has no line for ctn_" + name);
  }
  void* function = call.runner.symbol(name);
  const auto in = [&](size_t i) { return call.arguments[i].variable.get(); };
  const auto run = [&](auto... inputs) {
    using Plain = ctn_status (*)(decltype(inputs)..., ctn_variable**);
    using Optional = ctn_status (*)(decltype(inputs)..., ctn_function_options*, ctn_variable**);
    check(options ? reinterpret_cast<Optional>(function)(inputs..., nullptr, call.out())
                  : reinterpret_cast<Plain>(function)(inputs..., call.out()));
  };
  if (call.arguments.size() == 1) {
    run(in(0));
  } else if (call.arguments.size() == 2) {
    run(in(0), in(1));
  } else {
    run(in(0), in(1), in(2));
  }
}

std::vector<FunctionOp> all_functions() {
  std::vector<FunctionOp> all;
  for (auto family :
       {activation_functions, array_functions, connection_functions, convolution_functions, loss_functions,
        math_functions, noise_functions, normalization_functions, pooling_functions})
    for (FunctionOp& op : family()) all.push_back(std::move(op));
  return all;
}

void call_function(FunctionCall& call) {
  static const std::vector<FunctionOp> functions = all_functions();
  const std::string op = call.spec.at("op");
  for (const FunctionOp& known : functions) {
    if (op == known.name) {
      call.runner.need(known.symbols, op);
      return known.run(call);
    }
  }
  call.runner.need({op}, op);
  if (!call.has_attr("scalar")) return call_by_schema(call, op);
  call.outputs.push_back(with_number(call.runner, op, call.arguments.at(0).variable, call.attr("scalar"),
                                     call.attr("lhs") == "scalar"));
}

void check_label(const FunctionCall& call) {
  if (!call.spec.contains("function_label") || call.spec.at("function_label").is_null()) return;
  const std::string expected = call.spec.at("function_label");
  Function creator;
  check(ctn_variable_creator(call.outputs.back().get(), creator.out()));
  if (!creator) throw Failure("the output has no creator, whose label should be \"" + expected + "\"");
  const std::string label = text_of([&](char* text, size_t capacity, size_t* length) {
    return ctn_function_label(creator.get(), text, capacity, length);
  });
  if (label != expected) throw Failure("label \"" + label + "\" instead of \"" + expected + "\"");
}

/// Runs backward from each output in turn, with the recorded gradient of that output only.
void backward(const FunctionCall& call) {
  const json& grads = call.spec.at("grad_outputs");
  for (size_t i = 0; i < grads.size(); ++i) {
    if (grads[i].is_null()) continue;
    ctn_variable* y = call.outputs.at(i).get();
    const Array grad = to_device(call.arrays[grads[i]]);
    check(ctn_variable_set_grad(y, grad.get()));
    check(ctn_variable_backward(y, 0, 0));
    bool is_input = false;
    for (const Argument& argument : call.arguments) is_input |= argument.variable.get() == y;
    if (!is_input) check(ctn_variable_cleargrad(y));
  }
}

void run_case(const Runner& runner, const json& spec, const fs::path& directory) {
  const Npz arrays(directory / (spec.at("id").get<std::string>() + ".npz"));
  const Tolerance tolerance = {spec.at("rtol"), spec.at("atol"), false};
  FunctionCall call{runner, spec, arrays, {}, {}};
  for (const json& input : spec.at("inputs")) {
    const HostArray host = arrays[input.at("key")];
    const bool constant = input.at("kind") == "array";
    call.arguments.push_back({input.at("key"), input.at("role"), constant, variable_of(host, !constant)});
  }
  call_function(call);
  const json& outputs = spec.at("outputs");
  if (call.outputs.size() != outputs.size()) {
    throw Failure(std::to_string(call.outputs.size()) + " outputs instead of " +
                  std::to_string(outputs.size()));
  }
  for (size_t i = 0; i < outputs.size(); ++i) {
    expect(outputs[i], data_of(call.outputs[i]), arrays[outputs[i]], tolerance);
  }
  backward(call);
  for (const json& grad : spec.at("grad_inputs")) {
    for (const Argument& argument : call.arguments) {
      if (argument.key != grad.at("input")) continue;
      expect("gradient of " + argument.key, grad_of(argument.variable), arrays[grad.at("key")], tolerance);
    }
  }
  for (const Argument& argument : call.arguments) {
    Array grad;
    check(ctn_variable_grad(argument.variable.get(), grad.out()));
    const bool receives = !argument.constant && is_floating(data_of(argument.variable).dtype);
    if (grad && !receives) throw Failure(argument.key + " received a gradient");
  }
  check_label(call);
}

}  // namespace

Variable with_number(const Runner& runner, const std::string& name, const Variable& x, const json& number,
                     bool reversed) {
  if (number.is_number_integer() && runner.has(name + "_i64"))
    return with_number_of(runner, name, x, number.get<int64_t>(), reversed);
  return with_number_of(runner, name, x, number.get<double>(), reversed);
}

void run_functions(Runner& runner, const fs::path& directory, const json& cases) {
  for (const json& spec : cases) {
    runner.test("functions/" + spec.at("id").get<std::string>(), [&] { run_case(runner, spec, directory); });
  }
}

}  // namespace golden
