// Functions of the graph: forward computation, saved arrays, gradients.
#include "impl/autograd/function.h"

#include "impl/autograd/function_hook.h"
#include "impl/base/binding.h"
#include "impl/base/context.h"
#include "impl/base/range.h"

using catenary::ArrayRef;
using catenary::Node;
using catenary::Ref;

ctn_function::~ctn_function() { delete extras_; }

void ctn_function::visit(catenary::Visitor& visitor) const {
  visitor.add_all(inputs_);
  for (const catenary::Value& gradient : pending_) visitor.add(gradient.node);
  if (extras_) visitor.add(extras_->hooks);
}

Ref<catenary::HookSet> ctn_function::local_hooks() const { return extras_ ? extras_->hooks : nullptr; }

void ctn_function::set_local_hooks(Ref<catenary::HookSet> hooks) {
  extras().hooks = std::move(hooks);
  may_have_hooks_ = true;
}

catenary::FunctionExtras& ctn_function::extras() {
  if (!extras_) extras_ = new catenary::FunctionExtras;
  return *extras_;
}

ArrayRef ctn_function::attribute(const char*) const { return nullptr; }

void ctn_function::check(const catenary::TypeCheck&) const {}

void ctn_function::forward(catenary::Forward&) {
  catenary::fail(CTN_ERROR_UNSUPPORTED, "%s has no forward computation of its own", label().c_str());
}

void ctn_function::backward(catenary::Gradient&) {
  catenary::fail(CTN_ERROR_UNSUPPORTED, "%s has no gradient", label().c_str());
}

void ctn_function::unchain() {
  // Forgetting the last output may release this function.
  Ref<ctn_function> self = Ref<ctn_function>::share(this);
  for (size_t i = 0; i < outputs_.size(); ++i)
    if (Node* output = outputs_[i]) output->forget_creator();
  inputs_.clear();
}

namespace catenary {

const ArrayRef& Saved::get(const Function& function, const char* what, int index) const {
  if (!array_)
    fail(CTN_ERROR_STATE,
         "%s: its gradient reads %s %d, which was not kept because another input was a constant",
         function.label().c_str(), what, index);
  if (array_->version() != version_)
    fail(CTN_ERROR_STATE,
         "%s: its gradient reads %s %d (%s), which was overwritten after the forward computation, last by %s",
         function.label().c_str(), what, index, describe(*array_).c_str(), array_->storage().last_writer());
  return array_;
}

Recorder::Recorder(Span<const Value* const> inputs, bool always) : inputs_(inputs.begin(), inputs.end()) {
  bool on = false, off = false, differentiable = false;
  for (const Value* input : inputs) {
    const Node* node = input->node.get();
    if (!node) continue;
    on = on || node->volatility == CTN_VOLATILE_ON;
    off = off || node->volatility == CTN_VOLATILE_OFF;
    differentiable = differentiable || node->requires_grad;
  }
  if (on && off)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "ON and OFF flags cannot be mixed, got volatile and non-volatile inputs");
  volatility_ = on ? CTN_VOLATILE_ON : off ? CTN_VOLATILE_OFF : CTN_VOLATILE_AUTO;
  recording_ = (differentiable || always) && !on && backprop_enabled();
}

Value Recorder::constant(ArrayRef array) const {
  Value value(std::move(array));
  bool nodes = false;
  for (const Value* input : inputs_) nodes = nodes || input->node;
  // With recording off, the result is a leaf and gets its node only when needed.
  if (!nodes || (volatility_ == CTN_VOLATILE_OFF && !backprop_enabled())) return value;
  value.node = make<Node>(*value.array);
  value.node->volatility = volatility_;
  if (volatility_ == CTN_VOLATILE_OFF) value.node->requires_grad = false;
  return value;
}

void Recorder::attach(Function& function) {
  for (const Value* input : inputs_) {
    Ref<Node> node = input->node;
    if (!node) {
      node = make<Node>(*input->array);
      node->requires_grad = false;
    }
    if (node->rank() > function.rank_) function.rank_ = node->rank();
    function.inputs_.push_back(std::move(node));
  }
}

Value Recorder::finish(Ref<Function> function, ArrayRef output) {
  Value value(std::move(output));
  finish(std::move(function), {&value, 1});
  return value;
}

void Recorder::finish(Ref<Function> function, Span<Value> outputs) {
  attach(*function);
  for (size_t i = 0; i < outputs.size; ++i) {
    outputs[i].node = make<Node>(*outputs[i].array);
    outputs[i].node->volatility = volatility_;
    // NOLINTNEXTLINE(bugprone-use-after-move): moved in the last round
    function->outputs_.push_back(outputs[i].node.get());
    const int64_t rank = function->rank_ + 1;
    const bool last = i + 1 == outputs.size;
    outputs[i].node->set_creator(last ? std::move(function) : function, int(i), rank);
  }
}

void check_same_dtype(const Value& a, const Value& b, int index_a, int index_b) {
  if (a->dtype() == b->dtype()) return;
  fail_type_check(format("in_types[%d].dtype == in_types[%d].dtype", index_a, index_b),
                  format("%s != %s", dtype_name(a->dtype()), dtype_name(b->dtype())));
}

}  // namespace catenary

catenary::VariableRef ctn_function::input(size_t index) const {
  catenary::require_index(index, inputs_.size(), "inputs");
  return catenary::variable_of(*inputs_[index]);
}

catenary::VariableRef ctn_function::output(size_t index) const {
  catenary::require_index(index, outputs_.size(), "outputs");
  return outputs_[index] ? catenary::variable_of(*outputs_[index]) : nullptr;
}

catenary::ArrayRef ctn_function::published(const char* name) const {
  catenary::ArrayRef array = attribute(name);
  if (!array) catenary::fail(CTN_ERROR_NOT_FOUND, "name: %s has no array \"%s\"", label().c_str(), name);
  return array;
}
