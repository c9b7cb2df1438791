// Compares gradients with finite differences.
#include "impl/testing/gradient_check.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "impl/base/context.h"
#include "impl/testing/assertions.h"
#include "impl/testing/values.h"

namespace catenary {
namespace {

using Doubles = std::vector<double>;
using Arrays = std::vector<ArrayRef>;

Doubles doubles(const Array& a) {
  Doubles values(size_t(a.size()));
  ArrayRef wide = a.dtype() == CTN_FLOAT64 ? share(a) : astype(a, CTN_FLOAT64);
  to_data(*wide, values.data());
  return values;
}

ArrayRef array_of(const Doubles& values, Shape shape, DType dtype, Backend& backend) {
  if (dtype == CTN_FLOAT64) return from_data(values.data(), shape, dtype, backend);
  return to_backend(*astype(*from_data(values.data(), shape, CTN_FLOAT64, cpu_backend()), dtype), backend);
}

/// Returns fixed numbers of both signs with magnitudes from 0.5 to 1.5; for a single element, 1.
ArrayRef default_upstream(Shape shape, DType dtype, Backend& backend, uint64_t seed) {
  Doubles values(size_t(checked_size(shape, dtype)), 1.0);
  if (values.size() != 1)
    for (double& value : values) {
      uint64_t z = seed += 0x9e3779b97f4a7c15;
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
      z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
      z ^= z >> 31;
      const double magnitude = 0.5 + double(z >> 11) / double(uint64_t{1} << 53);
      value = z & 1 ? magnitude : -magnitude;
    }
  return array_of(values, shape, dtype, backend);
}

/// Saves the elements of an array, and restores them in the destructor.
class Restore {
 public:
  explicit Restore(Array& a) : array_(share(a)), bytes_(size_t(a.nbytes())) { to_data(a, bytes_.data()); }
  ~Restore() {
    try {
      set_data(*array_, bytes_.data());
    } catch (...) {  // another error is being thrown, or the device is lost
    }
  }
  Restore(const Restore&) = delete;
  Restore& operator=(const Restore&) = delete;

 private:
  ArrayRef array_;
  std::vector<char> bytes_;
};

/// Returns sum(weight * (high - low)); unchanged elements, including infinite ones, count as zero.
double weighted_difference(const std::vector<Doubles>& high, const std::vector<Doubles>& low,
                           const std::vector<Doubles>& weights) {
  double total = 0;
  for (size_t k = 0; k < weights.size(); ++k)
    for (size_t i = 0; i < weights[k].size(); ++i)
      if (high[k][i] != low[k][i]) total += weights[k][i] * (high[k][i] - low[k][i]);
  return total;
}

using Evaluate = std::function<std::vector<Doubles>()>;
using Write = std::function<void(const Doubles&)>;

/// Returns the gradient with respect to one input, whose elements `write` changes.
Doubles differences(Doubles values, DType dtype, double eps, const std::vector<Doubles>& weights,
                    const Evaluate& evaluate, const Write& write) {
  Doubles gradient(values.size());
  for (size_t i = 0; i < values.size(); ++i) {
    const double old = values[i], above = narrow(old + eps, dtype), below = narrow(old - eps, dtype);
    values[i] = above;
    write(values);
    const std::vector<Doubles> high = evaluate();
    values[i] = below;
    write(values);
    gradient[i] = weighted_difference(high, evaluate(), weights) / (above - below);
    values[i] = old;
  }
  return gradient;
}

void check_eps(double eps) {
  if (!(eps > 0) || std::isinf(eps))
    fail(CTN_ERROR_INVALID_ARGUMENT, "eps: expected a positive number, got %g", eps);
}

void check_tolerances(const GradientCheck& options) {
  check_eps(options.eps);
  if (!(options.atol >= 0))
    fail(CTN_ERROR_INVALID_ARGUMENT, "atol: expected at least 0, got %g", options.atol);
  if (!(options.rtol >= 0))
    fail(CTN_ERROR_INVALID_ARGUMENT, "rtol: expected at least 0, got %g", options.rtol);
}

/// Returns the upstream gradients of the outputs, with defaults for missing ones.
Arrays upstream(Span<const ArrayRef> given, const Arrays& outputs, const char* argument, uint64_t seed) {
  if (given.size && given.size != outputs.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected one entry for each of %zu outputs, got %zu", argument,
         outputs.size(), given.size);
  Arrays list;
  for (size_t i = 0; i < outputs.size(); ++i) {
    const Array& y = *outputs[i];
    if (!given.size || !given[i]) {
      list.push_back(default_upstream(y.shape(), y.dtype(), y.backend(), seed + i));
      continue;
    }
    if (!same_shape(given[i]->shape(), y.shape()))
      fail(CTN_ERROR_SHAPE, "%s: expected shape %s at position %zu, got %s", argument,
           shape_text(y.shape()).c_str(), i, shape_text(given[i]->shape()).c_str());
    if (given[i]->dtype() != y.dtype())
      fail(CTN_ERROR_DTYPE, "%s: expected %s at position %zu, got %s", argument, dtype_name(y.dtype()), i,
           dtype_name(given[i]->dtype()));
    list.push_back(given[i]);
  }
  return list;
}

/// Requires that the function is deterministic: every call returns outputs of the same dtypes and shapes as
/// the first call.
void require_same_outputs(const Arrays& first, const Values& again) {
  if (first.size() != again.size())
    fail(CTN_ERROR_STATE, "f must return the same outputs in every call: expected %zu, got %zu", first.size(),
         again.size());
  for (size_t i = 0; i < first.size(); ++i)
    if (!same_shape(first[i]->shape(), again[i]->shape()) || first[i]->dtype() != again[i]->dtype())
      fail(CTN_ERROR_STATE, "f must return the same outputs in every call: output %zu was %s and is %s now",
           i, describe(*first[i]).c_str(), describe(*again[i]).c_str());
}

std::string index_text(size_t flat, Shape shape) {
  Dims index(shape.size);
  for (size_t i = shape.size; i-- > 0;) {
    index[i] = int64_t(flat) % shape[i];
    flat /= size_t(shape[i]);
  }
  return shape_text(index);
}

bool is_close(double expected, double got, const GradientCheck& options) {
  if (std::isnan(expected) || std::isnan(got)) return std::isnan(expected) && std::isnan(got);
  return expected == got || std::abs(expected - got) <= options.atol + options.rtol * std::abs(expected);
}

void compare(const std::string& what, const Array& place, const Doubles& expected, const Doubles& got,
             const GradientCheck& options) {
  size_t far = 0, worst = 0;
  double largest = -1;
  for (size_t i = 0; i < expected.size(); ++i) {
    if (is_close(expected[i], got[i], options)) continue;
    ++far;
    const double difference = std::abs(expected[i] - got[i]);
    const double rank = std::isnan(difference) ? INFINITY : difference;
    if (rank <= largest) continue;
    largest = rank;
    worst = i;
  }
  if (far)
    fail(CTN_ERROR_ASSERTION,
         "%s (%s): expected %.9g at %s, got %.9g: %zu of %zu elements differ by more than atol %g, rtol %g",
         what.c_str(), describe(place).c_str(), expected[worst], index_text(worst, place.shape()).c_str(),
         got[worst], far, expected.size(), options.atol, options.rtol);
}

Arrays arrays_of(const Values& values) {
  Arrays list;
  for (const Value& value : values) list.push_back(value.array);
  return list;
}

/// Returns the gradients as values, or null for inputs that receive none.
Values gradients(const Values& outputs, Span<const Value> grad_outputs, Span<const Value> inputs,
                 bool create_graph) {
  std::vector<VariableRef> living;
  auto handle = [&](const Value& value) {
    living.push_back(variable_of(value));
    return living.back().get();
  };
  std::vector<Variable*> from, upstream_of, to;
  for (const Value& value : outputs) from.push_back(handle(value));
  for (const Value& value : grad_outputs) upstream_of.push_back(handle(value));
  for (const Value& value : inputs) to.push_back(handle(value));
  auto found = grad(from, upstream_of, to, create_graph);
  Values results;
  for (const VariableRef& variable : found) results.push_back(variable ? variable->value() : Value());
  return results;
}

/// One check: compares gradients of a function's inputs and parameters with differences.
class Checker {
 public:
  Checker(const char* order, GradientFunction f, Span<Variable* const> params, const GradientCheck& options)
      : order_(order), f_(std::move(f)), params_(params.begin(), params.end()), options_(options) {
    check_tolerances(options);
  }

  /// `plain` computes the outputs without history, for the differences.
  void run(const Arrays& x, Span<const ArrayRef> y_grad, const GradientFunction& plain,
           const char* argument) {
    std::vector<VariableRef> inputs;
    Values values;
    for (size_t i = 0; i < x.size(); ++i) {
      inputs.push_back(make_variable(Value(x[i])));
      if (is_constant(i)) inputs.back()->node().requires_grad = false;
      values.push_back(inputs.back()->value());
    }
    Values targets = values;
    for (Variable* param : params_) targets.push_back(param->value());
    const Values y = f_(values);
    if (y.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "f: expected at least one output");
    const Arrays outputs = arrays_of(y);
    if (label_.empty()) set_label(y);
    const Arrays grads = upstream(y_grad, outputs, argument, 1);
    Values grad_values(grads.begin(), grads.end());
    const Values got = gradients(y, grad_values, targets, false);

    std::vector<Doubles> weights;
    for (const ArrayRef& grad : grads) weights.push_back(doubles(*grad));
    Values now;
    for (const ArrayRef& array : x) now.push_back(Value(contiguous(*array)));
    const Evaluate evaluate = [&] {
      const Values values = plain(now);
      require_same_outputs(outputs, values);
      std::vector<Doubles> results;
      for (const Value& result : values) results.push_back(doubles(*result));
      return results;
    };
    compare_outputs(outputs, evaluate());
    for (size_t i = 0; i < x.size(); ++i) {
      const Array& a = *x[i];
      check_dtype("input", i, a, got[i]);
      if (!is_float(a.dtype()) || is_constant(i)) continue;
      const Write write = [&](const Doubles& v) {
        now[i] = Value(array_of(v, a.shape(), a.dtype(), a.backend()));
      };
      const Doubles expected = differences(doubles(a), a.dtype(), options_.eps, weights, evaluate, write);
      now[i] = Value(contiguous(a));
      compare(order_ + label_ + ": gradient of input " + std::to_string(i), a, expected, result(got[i], a),
              options_);
    }
    for (size_t i = 0; i < params_.size(); ++i) {
      Array& a = params_[i]->array();
      const Value& gradient = got[x.size() + i];
      check_dtype("parameter", i, a, gradient);
      if (!is_float(a.dtype())) continue;
      Restore restore(a);
      const Write write = [&](const Doubles& v) {
        assign(a, *array_of(v, a.shape(), a.dtype(), a.backend()));
      };
      const Doubles expected = differences(doubles(a), a.dtype(), options_.eps, weights, evaluate, write);
      compare(order_ + label_ + ": gradient of parameter " + std::to_string(i), a, expected,
              result(gradient, a), options_);
    }
  }

  void set_label(const Values& outputs) {
    for (const Value& y : outputs)
      if (y.node && y.node->creator()) {
        label_ = y.node->creator()->label();
        return;
      }
    label_ = "a function without history";
  }

 private:
  bool is_constant(size_t i) const {
    return std::find(options_.constants.begin(), options_.constants.end(), i) != options_.constants.end();
  }
  static Doubles result(const Value& gradient, const Array& input) {
    return gradient ? doubles(*gradient) : Doubles(size_t(input.size()));
  }
  void check_dtype(const char* what, size_t i, const Array& a, const Value& gradient) const {
    if (!gradient) return;
    if (!same_shape(gradient->shape(), a.shape()) || gradient->dtype() != a.dtype())
      fail(CTN_ERROR_ASSERTION, "%s%s: gradient of %s %zu: expected %s, got %s", order_.c_str(),
           label_.c_str(), what, i, describe(a).c_str(), describe(*gradient).c_str());
  }
  /// Compares the outputs computed with history and strided inputs to those computed without.
  void compare_outputs(const Arrays& outputs, const std::vector<Doubles>& plain) const {
    if (plain.size() != outputs.size())
      fail(CTN_ERROR_ASSERTION, "%s%s: expected %zu outputs without history, got %zu", order_.c_str(),
           label_.c_str(), outputs.size(), plain.size());
    for (size_t i = 0; i < outputs.size(); ++i) {
      if (int64_t(plain[i].size()) != outputs[i]->size())
        fail(CTN_ERROR_ASSERTION, "%s%s: output %zu: expected %lld elements without history, got %zu",
             order_.c_str(), label_.c_str(), i, (long long)outputs[i]->size(), plain[i].size());
      compare(order_ + label_ + ": output " + std::to_string(i) + " with history and as a plain computation",
              *outputs[i], plain[i], doubles(*outputs[i]), options_);
    }
  }

  std::string order_, label_;
  GradientFunction f_;
  std::vector<Variable*> params_;
  const GradientCheck& options_;
};

}  // namespace

std::vector<ArrayRef> numerical_grad(const std::function<std::vector<ArrayRef>()>& f,
                                     Span<Array* const> inputs, Span<const Array* const> grad_outputs,
                                     double eps) {
  check_eps(eps);
  std::vector<const Array*> arrays(inputs.begin(), inputs.end());
  arrays.insert(arrays.end(), grad_outputs.begin(), grad_outputs.end());
  common_backend({arrays.data(), arrays.size()});
  for (Array* input : inputs) require_writeable(*input, "inputs");
  std::vector<Doubles> weights;
  for (const Array* grad : grad_outputs) weights.push_back(grad ? doubles(*grad) : Doubles());
  const Evaluate evaluate = [&] {
    const std::vector<ArrayRef> outputs = f();
    if (outputs.size() != weights.size())
      fail(CTN_ERROR_INVALID_ARGUMENT, "f: expected %zu outputs, got %zu", weights.size(), outputs.size());
    std::vector<Doubles> results(outputs.size());
    for (size_t i = 0; i < outputs.size(); ++i) {
      if (!grad_outputs[i]) continue;
      if (!same_shape(outputs[i]->shape(), grad_outputs[i]->shape()))
        fail(CTN_ERROR_SHAPE, "grad_outputs: expected shape %s at position %zu, got %s",
             shape_text(outputs[i]->shape()).c_str(), i, shape_text(grad_outputs[i]->shape()).c_str());
      results[i] = doubles(*outputs[i]);
    }
    return results;
  };
  std::vector<ArrayRef> results;
  for (Array* input : inputs) {
    if (!is_float(input->dtype())) {
      results.push_back(nullptr);
      continue;
    }
    Restore restore(*input);
    const Write write = [&](const Doubles& v) {
      assign(*input, *array_of(v, input->shape(), input->dtype(), input->backend()));
    };
    results.push_back(array_of(differences(doubles(*input), input->dtype(), eps, weights, evaluate, write),
                               input->shape(), input->dtype(), input->backend()));
  }
  return results;
}

void check_backward(const GradientFunction& f, Span<const ArrayRef> x, Span<const ArrayRef> y_grad,
                    Span<Variable* const> params, const GradientCheck& options) {
  const GradientFunction plain = [&f](Span<const Value> inputs) {
    BackpropScope off(false);
    return f(inputs);
  };
  BackpropScope on(true);
  Checker("", f, params, options).run(Arrays(x.begin(), x.end()), y_grad, plain, "y_grad");
}

void check_double_backward(const GradientFunction& f, Span<const ArrayRef> x, Span<const ArrayRef> y_grad,
                           Span<Variable* const> params, const GradientCheck& options,
                           Span<const ArrayRef> grad_grads) {
  BackpropScope on(true);
  const size_t count = x.size;
  auto wanted = [&](size_t i) {
    return i >= count ||
           (is_float(x[i]->dtype()) &&
            std::find(options.constants.begin(), options.constants.end(), i) == options.constants.end());
  };
  // The differentiated function takes x and then the upstream gradients; it returns the requested gradients
  // of the inputs, and those of params.
  auto first = [&](Span<const Value> inputs, bool create_graph) {
    Values xs, upstream_of;
    std::vector<VariableRef> living;
    for (size_t i = 0; i < inputs.size; ++i) {
      Value value = inputs[i];
      if (!value.node) {
        living.push_back(make_variable(value));
        if (!wanted(i)) living.back()->node().requires_grad = false;
        value = living.back()->value();
      }
      (i < count ? xs : upstream_of).push_back(std::move(value));
    }
    Values targets;
    for (size_t i = 0; i < count; ++i)
      if (wanted(i)) targets.push_back(xs[i]);
    for (Variable* param : params) targets.push_back(param->value());
    Values results = gradients(f(xs), upstream_of, targets, create_graph);
    for (size_t i = 0; i < results.size(); ++i)
      if (!results[i]) results[i] = Value(zeros_like(*targets[i], CTN_DTYPE_NONE));
    return results;
  };
  Values plain_x;
  for (const ArrayRef& array : x) plain_x.push_back(Value(array));
  std::vector<VariableRef> living;
  for (size_t i = 0; i < count; ++i)
    if (wanted(i)) {
      living.push_back(make_variable(plain_x[i]));
      plain_x[i] = living.back()->value();
    }
  const Values y = f(plain_x);
  if (y.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "f: expected at least one output");
  Arrays inputs(x.begin(), x.end());
  for (ArrayRef& grad : upstream(y_grad, arrays_of(y), "y_grad", 1)) inputs.push_back(std::move(grad));
  Checker checker(
      "second derivative of ", [&](Span<const Value> v) { return first(v, true); }, params, options);
  checker.set_label(y);
  checker.run(
      inputs, grad_grads, [&](Span<const Value> v) { return first(v, false); }, "grad_grads");
}

}  // namespace catenary
