// Calls of function cases: their inputs, attributes and outputs, and the tables of the families.
#pragma once
#include "runner.h"

namespace golden {

/// The options of a call.
struct FunctionOptions {
  FunctionOptions() { check(ctn_function_options_new(options_.out())); }
  ctn_function_options* get() const { return options_.get(); }

 private:
  Handle<ctn_function_options, ctn_function_options_release> options_;
};

struct Argument {
  std::string key, role;
  bool constant;  // a plain array, not a variable
  Variable variable;
};

struct FunctionCall {
  const Runner& runner;
  const json& spec;
  const Npz& arrays;
  std::vector<Argument> arguments;
  std::vector<Variable> outputs;

  ctn_variable* in(const std::string& role) const {
    for (const Argument& argument : arguments) {
      if (argument.role == role) return argument.variable.get();
    }
    return nullptr;
  }
  /// All arguments with a role, in order.
  std::vector<ctn_variable*> list(const std::string& role) const {
    std::vector<ctn_variable*> found;
    for (const Argument& argument : arguments)
      if (argument.role == role) found.push_back(argument.variable.get());
    return found;
  }
  const json& attr(const std::string& name) const { return spec.at("attrs").at(name); }
  bool has_attr(const std::string& name) const {
    return spec.at("attrs").contains(name) && !attr(name).is_null();
  }
  Array recorded(const std::string& role) const {
    for (const json& item : spec.at("recorded")) {
      if (item.at("role") == role) return to_device(arrays[item.at("key")]);
    }
    throw BadVector("nothing recorded as " + role);
  }
  ctn_variable** out() {
    outputs.emplace_back();
    return outputs.back().out();
  }
  /// Takes ownership of the results of a call with several outputs.
  void take(const std::vector<ctn_variable*>& results) {
    for (ctn_variable* result : results) outputs.emplace_back(result);
  }
};

/// An operator with an integer or a floating-point number after the variable, or, if reversed, before it.
Variable with_number(const Runner& runner, const std::string& name, const Variable& x, const json& number,
                     bool reversed);

/// A function with attributes, or with a number of outputs other than one; all others are called by their
/// schema.
struct FunctionOp {
  const char* name;
  std::vector<std::string> symbols;
  void (*run)(FunctionCall&);
};

// The tables of the families; each is in its own file.
std::vector<FunctionOp> activation_functions();
std::vector<FunctionOp> array_functions();
std::vector<FunctionOp> connection_functions();
std::vector<FunctionOp> convolution_functions();
std::vector<FunctionOp> loss_functions();
std::vector<FunctionOp> math_functions();
std::vector<FunctionOp> noise_functions();
std::vector<FunctionOp> normalization_functions();
std::vector<FunctionOp> pooling_functions();

}  // namespace golden
