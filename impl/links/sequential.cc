// The sequential link.
#include "impl/links/sequential.h"

#include <iterator>

#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"
#include "impl/links/link_helpers.h"
#include "impl/links/run.h"

namespace catenary::links {
namespace {

using Activation = Value (*)(const Value& x);

struct NamedActivation {
  ctn_activation name;
  Activation function;
};
/// Every ctn_activation, in order.
constexpr NamedActivation kActivations[] = {
    {CTN_ACTIVATION_RELU, [](const Value& x) { return apply_op(ops::relu, x); }},
    {CTN_ACTIVATION_SIGMOID, [](const Value& x) { return apply_op(ops::sigmoid, x); }},
    {CTN_ACTIVATION_TANH, [](const Value& x) { return apply_op(ops::tanh, x); }},
    {CTN_ACTIVATION_ELU, [](const Value& x) { return functions::elu(x, 1); }},
    {CTN_ACTIVATION_LEAKY_RELU, [](const Value& x) { return functions::leaky_relu(x, 0.2); }},
    {CTN_ACTIVATION_SOFTPLUS, [](const Value& x) { return functions::softplus(x, 1); }},
    {CTN_ACTIVATION_SILU, functions::silu},
    {CTN_ACTIVATION_GELU, [](const Value& x) { return functions::gelu(x, false); }},
    {CTN_ACTIVATION_SOFTMAX, [](const Value& x) { return functions::softmax(x); }},
    {CTN_ACTIVATION_LOG_SOFTMAX, [](const Value& x) { return functions::log_softmax(x); }},
    {CTN_ACTIVATION_CLIPPED_RELU, [](const Value& x) { return functions::clipped_relu(x, 20); }},
};
constexpr bool is_ordered() {
  for (size_t i = 0; i < std::size(kActivations); ++i)
    if (size_t(kActivations[i].name) != i) return false;
  return true;
}
static_assert(is_ordered());

/// A function between links, shared by copies.
struct Step final : Object {
  VariableRef run(Variable& x) const {
    if (activation) return make_variable(activation(Borrowed(x)));
    CallbackResults<Variable> received(1);
    check_callback(callback(&x, received.data()));
    VariableRef y = received.take(0);
    if (!y) fail(CTN_ERROR_CALLBACK, "a function of Sequential left its output NULL");
    return y;
  }

  Activation activation = nullptr;
  Callback<ctn_link_activation_fn> callback;
};

/// Applies its children and functions one after another.
class Sequential final : public Link {
 public:
  static constexpr char kNoun[] = "a link of kind Sequential";
  const char* kind() const override { return "Sequential"; }
  bool is_list() const override { return true; }

  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    if (outputs.size != 1) check_call(*this, inputs.size, inputs.size, outputs.size, 1);
    DelayedRollback rollback(*this);
    // Steps that a callback adds belong to the next call.
    const std::vector<Placed> steps = steps_;
    const std::vector<LinkRef> links = children();
    VariableRef h;
    if (links.empty() || (!steps.empty() && !steps[0].position)) {
      check_call(*this, inputs.size, 1, outputs.size, 1);
      h = VariableRef::share(inputs[0]);
    }
    size_t next = 0;
    for (size_t i = 0; i <= links.size(); ++i) {
      for (; next < steps.size() && steps[next].position == i; ++next) h = steps[next].step->run(*h);
      if (i == links.size()) break;
      Variable* const x = h.get();
      VariableRef y;
      run_link(*links[i], h ? Span<Variable* const>{&x, 1} : inputs, {&y, 1});
      h = std::move(y);
    }
    outputs[0] = std::move(h);
    rollback.keep();
  }
  void append(Ref<Step> step) { steps_.push_back({children().size(), std::move(step)}); }

 private:
  struct Placed {
    size_t position;  // number of children before it
    Ref<Step> step;
  };
  LinkRef new_like() const override {
    Ref<Sequential> link = make<Sequential>();
    link->steps_ = steps_;
    return link;
  }

  std::vector<Placed> steps_;
};

Sequential& sequential_in(Link& link) { return of_class<Sequential>(link, "sequential"); }

}  // namespace

LinkRef sequential() { return make<Sequential>(); }

void sequential_append(Link& sequential, Link& link) { sequential_in(sequential).add_child(nullptr, link); }

void sequential_append_function(Link& sequential, Callback<ctn_link_activation_fn> function) {
  Sequential& target = sequential_in(sequential);
  Ref<Step> step = make<Step>();
  step->callback = std::move(function);
  target.append(std::move(step));
}

void sequential_append_activation(Link& sequential, int32_t activation) {
  Sequential& target = sequential_in(sequential);
  Ref<Step> step = make<Step>();
  step->activation = kActivations[activation].function;
  target.append(std::move(step));
}

}  // namespace catenary::links
