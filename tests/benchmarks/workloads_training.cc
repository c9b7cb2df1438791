// The base of workloads that train a model.
#include "workloads_training.h"

#include <algorithm>
#include <cmath>

namespace workloads {
namespace {

Array converted(const Array& a, ctn_dtype dtype) {
  Array result;
  must(ctn_array_astype(a.get(), dtype, result.out()));
  return result;
}

std::vector<double> doubles(const Array& a) {
  std::vector<double> values(ctn_array_size(a.get()));
  must(ctn_array_to_data(converted(a, CTN_FLOAT64).get(), values.data(), values.size() * sizeof(double)));
  return values;
}

double length_of(const std::vector<double>& values) {
  double square = 0;
  for (double v : values) square += v * v;
  return std::sqrt(square);
}

std::string text_of(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.9g", value);
  return text;
}

}  // namespace

Variable apply(const Link& link, const Variable& x) {
  Variable y;
  must(ctn_link_call1(link.get(), x.get(), y.out()));
  return y;
}

Variable relu(const Variable& x) {
  Variable y;
  must(ctn_relu(x.get(), y.out()));
  return y;
}

Training::Training() { must(ctn_link_chain_new(model_.out())); }

void Training::run(int64_t count) {
  for (; count > 0; --count) step(nullptr);
}

void Training::step(double* value) {
  must(ctn_link_cleargrads(model_.get()));
  {
    const Variable y = loss();
    must(ctn_variable_backward(y.get(), 0, 0));
    if (value) must(ctn_variable_item_f64(y.get(), value));
  }
  must(ctn_optimizer_update(optimizer_.get()));
}

void Training::save(const std::string& path) {
  constexpr int64_t kSteps = 4;
  std::vector<std::string> names;
  std::vector<Array> arrays;
  for (const auto& [name, array] : data_) {
    names.push_back(name);
    arrays.push_back(converted(array, ctn_array_dtype(array.get())));
  }
  for (const Slot& slot : slots()) {
    names.push_back(slot.path.substr(1));
    arrays.push_back(converted(slot.data, CTN_FLOAT32));
  }
  double losses[kSteps];
  for (double& value : losses) step(&value);
  names.push_back("losses");
  arrays.emplace_back();
  must(ctn_array_from_data(losses, &kSteps, 1, CTN_FLOAT64, arrays.back().out()));
  std::vector<const ctn_array*> pointers;
  std::vector<const char*> texts;
  for (const Array& array : arrays) pointers.push_back(array.get());
  for (const std::string& name : names) texts.push_back(name.c_str());
  must(ctn_array_savez(path.c_str(), pointers.data(), pointers.size(), texts.data(), 0));
}

std::string Training::check() {
  must(ctn_link_cleargrads(model_.get()));
  must(ctn_variable_backward(loss().get(), 0, 0));
  const std::vector<Slot> list = slots();
  for (const Slot& slot : list)
    if (!slot.grad.get()) return slot.path + " has no gradient";
  const std::string problem = check_slopes(list);
  return problem.empty() ? check_update(list) : problem;
}

/// While the slopes are computed, parameters and data are float64.
std::string Training::check_slopes(const std::vector<Slot>& slots) {
  must(ctn_link_cleargrads(model_.get()));  // a variable with a gradient keeps its dtype
  std::vector<Array> kept;
  for (auto& [name, array] : data_) {
    const bool real = ctn_array_dtype(array.get()) == CTN_FLOAT32;
    kept.push_back(std::move(array));
    array = converted(kept.back(), real ? CTN_FLOAT64 : ctn_array_dtype(kept.back().get()));
  }
  std::string problem;
  for (int direction = 0; direction < 3 && problem.empty(); ++direction)
    problem = check_slope(slots, 0, slots.size());
  if (!problem.empty()) {
    for (size_t i = 0; i < slots.size(); ++i) {
      const std::string single = check_slope(slots, i, i + 1);
      if (!single.empty()) problem += "; of " + slots[i].path + " alone: " + single;
    }
  }
  for (size_t i = 0; i < kept.size(); ++i) data_[i].second = std::move(kept[i]);
  for (const Slot& slot : slots) {
    must(ctn_variable_set_data(slot.variable.get(), slot.data.get()));
    must(ctn_variable_set_grad(slot.variable.get(), slot.grad.get()));
  }
  return problem;
}

/// Moves the parameters from `begin` to `end` along a random direction. Each is moved by an amount that makes
/// its expected share of the change of the loss the same, unless its gradient is only noise.
std::string Training::check_slope(const std::vector<Slot>& slots, size_t begin, size_t end) {
  double total = 0;
  for (const Slot& slot : slots) total = std::hypot(total, length_of(doubles(slot.grad)));
  double expected = 0, values[2];
  std::vector<std::vector<double>> directions;
  for (size_t i = 0; i < slots.size(); ++i) {
    directions.emplace_back(ctn_array_size(slots[i].data.get()));
    if (i < begin || i >= end) continue;
    const std::vector<double> g = doubles(slots[i].grad);
    const int64_t size = ctn_array_size(slots[i].data.get());
    Array noise;
    must(ctn_random_normal(nullptr, 0, 1, &size, 1, CTN_FLOAT64, noise.out()));
    directions.back() = doubles(noise);
    const double scale = length_of(g) + 1e-4 * total;
    for (size_t k = 0; k < g.size(); ++k) {
      directions.back()[k] /= scale;
      expected += directions.back()[k] * g[k];
    }
  }
  constexpr double kStep = 1e-7;
  for (int side = 0; side < 2; ++side) {
    for (size_t i = 0; i < slots.size(); ++i) {
      std::vector<double> moved = doubles(slots[i].data);
      for (size_t k = 0; k < moved.size(); ++k) moved[k] += (side ? -kStep : kStep) * directions[i][k];
      Array array;
      must(ctn_array_from_data(moved.data(), ctn_array_shape(slots[i].data.get()),
                               ctn_array_ndim(slots[i].data.get()), CTN_FLOAT64, array.out()));
      must(ctn_variable_set_data(slots[i].variable.get(), array.get()));
    }
    values[side] = loss_value();
  }
  const double slope = (values[0] - values[1]) / (2 * kStep);
  // A missing gradient changes the sum by about 1. The gradients are float32, and rounding decides for a few
  // elements what relu and max pooling do.
  if (std::fabs(slope - expected) <= 0.01 * std::sqrt(double(end - begin))) return "";
  return "the slope is " + text_of(slope) + " instead of " + text_of(expected);
}

std::string Training::check_update(const std::vector<Slot>& slots) {
  std::vector<std::vector<double>> want;
  for (const Slot& slot : slots) {
    want.push_back(doubles(slot.data));
    const std::vector<double> g = doubles(slot.grad);
    for (size_t k = 0; k < g.size(); ++k) want.back()[k] = updated(want.back()[k], g[k]);
  }
  must(ctn_optimizer_update(optimizer_.get()));
  for (size_t i = 0; i < slots.size(); ++i) {
    Array after;
    must(ctn_variable_data(slots[i].variable.get(), after.out()));
    const std::string problem = compare(floats(after.get()), want[i], 1e-6, 1e-7);
    if (!problem.empty()) return slots[i].path + ": " + problem;
  }
  return "";
}

double Training::loss_value() {
  int32_t previous;
  must(ctn_set_backprop_enabled(0, &previous));
  const Variable y = loss();
  must(ctn_set_backprop_enabled(previous, nullptr));
  double value;
  must(ctn_variable_item_f64(y.get(), &value));
  return value;
}

std::vector<Training::Slot> Training::slots() const {
  std::vector<Slot> list(ctn_link_param_count(model_.get()));
  for (size_t i = 0; i < list.size(); ++i) {
    size_t length;
    must(ctn_link_param_path(model_.get(), i, nullptr, 0, &length));
    list[i].path.resize(length);
    must(ctn_link_param_path(model_.get(), i, list[i].path.data(), length + 1, nullptr));
    must(ctn_link_param_at(model_.get(), i, list[i].variable.out()));
    must(ctn_variable_data(list[i].variable.get(), list[i].data.out()));
    must(ctn_variable_grad(list[i].variable.get(), list[i].grad.out()));
  }
  return list;
}

void Training::add_data(const std::string& name, Array data) { data_.emplace_back(name, std::move(data)); }

Variable Training::input(size_t i) const {
  Variable v;
  must(ctn_variable_new(data(i), v.out()));
  must(ctn_variable_set_requires_grad(v.get(), 0));
  return v;
}

Variable Training::param(const std::string& path) const {
  Variable v;
  must(ctn_link_param(model_.get(), path.c_str(), v.out()));
  return v;
}

void Training::add(const std::string& name, const Link& link) {
  must(ctn_link_add_link(model_.get(), name.c_str(), link.get()));
}

Link Training::linear(const std::string& name, int64_t in, int64_t out) {
  Link link;
  must(ctn_link_linear_new(in, out, nullptr, link.out()));
  add(name, link);
  return link;
}

Link Training::convolution(const std::string& name, int64_t in, int64_t out, int64_t k, int64_t stride,
                           int64_t padding, bool bias) {
  Link link;
  LinkOptions options;
  must(ctn_link_options_new(options.out()));
  must(ctn_link_options_set_nobias(options.get(), !bias));
  must(ctn_link_convolution_2d_new(in, out, k, k, stride, stride, padding, padding, options.get(),
                                   link.out()));
  add(name, link);
  return link;
}

Link Training::batch_normalization(const std::string& name, int64_t channels) {
  Link link;
  must(ctn_link_batch_normalization_new(&channels, 1, nullptr, link.out()));
  add(name, link);
  return link;
}

void Training::set_optimizer(Optimizer optimizer) {
  optimizer_ = std::move(optimizer);
  must(ctn_optimizer_setup(optimizer_.get(), model_.get()));
}

Classifier::Classifier(int64_t batch, int64_t channels, int64_t size, int64_t classes) {
  add_data("x", normal({batch, channels, size, size}));
  add_data("t", integers(classes, batch, CTN_INT32));
}

void Classifier::ready() {
  Optimizer optimizer;
  must(ctn_optimizer_momentum_sgd_new(kRate, 0.9, optimizer.out()));
  set_optimizer(std::move(optimizer));
}

Variable Classifier::loss() {
  Variable result;
  const Variable y = predict(input(0)), t = input(1);
  must(ctn_softmax_cross_entropy(y.get(), t.get(), 1, nullptr, result.out()));
  return result;
}

}  // namespace workloads
