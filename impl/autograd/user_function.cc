// Functions that users define with callbacks.
#include "impl/autograd/user_function.h"

#include "impl/autograd/function_hook.h"
#include "impl/autograd/type_expression.h"
#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/base/sized.h"
#include "impl/base/utf8.h"

namespace catenary {

UserDefinition::UserDefinition(UserTable<ctn_function_callbacks> table) : table_(std::move(table)) {
  if (!table_->forward) fail(CTN_ERROR_INVALID_ARGUMENT, "callbacks: expected a forward function, got NULL");
  name_ = table_->name ? utf8_text(table_->name, "callbacks.name") : "UserFunction";
}

void UserDefinition::backward(Gradient&) {
  fail(CTN_ERROR_STATE, "%s is the definition of a function, not an application", name_.c_str());
}

SmallVector<Value, 4> UserDefinition::call(Span<const Value> inputs, size_t output_count) {
  SmallVector<const Array*, 4> arrays;
  SmallVector<const Value*, 4> values;
  for (const Value& input : inputs) {
    arrays.push_back(input.array.get());
    values.push_back(&input);
  }
  Recorder recorder({values.data(), values.size()});
  if (table_->check_type && type_check_enabled())
    check_callback(table_.call(table_->check_type, arrays.data(), arrays.size()));
  auto node = make<UserFunction>(Ref<UserDefinition>::share(this));
  ForwardWatch watch(*node, {values.data(), values.size()}, this);
  CallbackResults<Array> received(output_count);
  check_callback(
      table_.call(table_->forward, node.get(), arrays.data(), arrays.size(), received.data(), output_count));
  SmallVector<Value, 4> outputs(output_count);
  for (size_t i = 0; i < output_count; ++i) {
    outputs[i].array = received.take(i);
    if (!outputs[i].array) fail(CTN_ERROR_CALLBACK, "%s: forward left output %zu NULL", name_.c_str(), i);
  }
  if (!recorder) {
    for (Value& output : outputs) output = recorder.constant(std::move(output.array));
  } else {
    node->keep_inputs(inputs);
    recorder.finish(node, {outputs.data(), outputs.size()});
  }
  watch.done(outputs);
  return outputs;
}

SmallVector<VariableRef, 4> UserDefinition::call_variables(Span<Variable* const> inputs,
                                                           size_t output_count) {
  if (inputs.empty() || output_count == 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "expected at least one input and one output, got %zu and %zu",
         inputs.size, output_count);
  SmallVector<Value, 4> values;
  for (Variable* variable : inputs) {
    variable->array();
    values.push_back(variable->value());
  }
  auto results = call({values.data(), values.size()}, output_count);
  SmallVector<VariableRef, 4> outputs;
  for (Value& result : results) outputs.push_back(make_variable(std::move(result)));
  return outputs;
}

Ref<Function> new_function(UserTable<ctn_function_callbacks> table) {
  return make<UserDefinition>(std::move(table));
}

void UserFunction::visit(Visitor& visitor) const {
  Function::visit(visitor);
  visitor.add(definition_);
}

void UserFunction::keep_inputs(Span<const Value> inputs) {
  for (const Value& input : inputs) inputs_saved_.emplace_back(input.array);
}

void UserFunction::save(size_t slot, ArrayRef array) {
  constexpr size_t kMaxSlots = 1024;
  if (slot >= kMaxSlots)
    fail(CTN_ERROR_INVALID_ARGUMENT, "slot: expected 0 to %zu, got %zu", kMaxSlots - 1, slot);
  if (slot >= slots_.size()) slots_.resize(slot + 1);
  slots_[slot] = std::move(array);
}

void UserFunction::backward(Gradient& g) {
  const auto& table = definition_->table();
  if (table->backward_variables && (g.create_graph() || !table->backward)) return backward_variables(g);
  if (!table->backward)
    fail(CTN_ERROR_UNSUPPORTED, "%s: there is no backward function", definition_->label().c_str());
  if (g.create_graph())
    fail(CTN_ERROR_UNSUPPORTED, "%s: second derivatives need backward_variables, which is NULL",
         definition_->label().c_str());
  backward_arrays(g);
}

static void check_gradient(const std::string& label, size_t i, const Array& gradient, const Node& input) {
  const bool shape = same_shape(gradient.shape(), input.shape()), dtype = gradient.dtype() == input.dtype();
  if (!shape || !dtype)
    fail(shape ? CTN_ERROR_DTYPE : CTN_ERROR_SHAPE,
         "%s: backward returned %s as gradient %zu, expected %s %s", label.c_str(),
         describe(gradient).c_str(), i, dtype_name(input.dtype()), shape_text(input.shape()).c_str());
  if (&gradient.backend() != &input.backend())
    fail(CTN_ERROR_DEVICE, "%s: backward returned an array on %s as gradient %zu, expected one on %s",
         label.c_str(), gradient.backend().name().c_str(), i, input.backend().name().c_str());
}

void UserFunction::backward_arrays(Gradient& g) {
  const size_t count = inputs().size();
  SmallVector<const Array*, 4> in, grads;
  for (size_t i = 0; i < count; ++i) in.push_back(inputs_saved_[i].get(*this, "input", int(i)).get());
  for (size_t i = 0; i < g.output_count(); ++i) grads.push_back(g.gy(int(i)).array.get());
  CallbackResults<Array> received(count);
  const auto& table = definition_->table();
  check_callback(
      table.call(table->backward, this, in.data(), count, grads.data(), grads.size(), received.data()));
  for (size_t i = 0; i < count; ++i)
    if (ArrayRef gradient = received.take(i)) {
      check_gradient(label(), i, *gradient, *inputs()[i]);
      g.set(int(i), Value(std::move(gradient)));
    }
}

void UserFunction::backward_variables(Gradient& g) {
  const size_t count = inputs().size();
  SmallVector<VariableRef, 4> kept;
  SmallVector<Variable*, 4> in, grads;
  for (size_t i = 0; i < count; ++i) {
    kept.push_back(variable_of(g.input(inputs_saved_[i], int(i))));
    in.push_back(kept.back().get());
  }
  for (size_t i = 0; i < g.output_count(); ++i) {
    kept.push_back(g.gy(int(i)) ? variable_of(g.gy(int(i))) : nullptr);
    grads.push_back(kept.back().get());
  }
  CallbackResults<Variable> received(count);
  const auto& table = definition_->table();
  check_callback(table.call(table->backward_variables, this, in.data(), count, grads.data(), grads.size(),
                            received.data()));
  for (size_t i = 0; i < count; ++i)
    if (VariableRef gradient = received.take(i)) {
      check_gradient(label(), i, gradient->array(), *inputs()[i]);
      Node* node = gradient->node_or_null();
      g.set(int(i), Value(gradient->data(), node ? Ref<Node>::share(node) : nullptr));
    }
}

}  // namespace catenary
