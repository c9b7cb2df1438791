// The backward pass.
#include <algorithm>
#include <vector>

#include "impl/autograd/arithmetic.h"
#include "impl/autograd/function.h"
#include "impl/autograd/function_hook.h"
#include "impl/autograd/products.h"
#include "impl/base/context.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

/// Views hold the array that they view instead of its storage.
bool may_add_in_place(const Array& a) {
  return a.unique() && (!a.base() || a.base()->unique()) && a.storage().unique() && a.is_c_contiguous() &&
         a.is_writeable();
}

/// If data was moved to another device after functions read or produced it, those functions continue with
/// gradients on their own device.
Value moved(Value gradient, Backend& backend) {
  if (__builtin_expect(&gradient->backend() == &backend, 1)) return gradient;
  return functions::copy(gradient, backend.name().c_str());
}

/// Which nodes' gradients a pass collects. A pass that is a part of an outer one also serves the outer
/// targets; one that a user's function starts leaves them alone.
class Targets {
 public:
  Targets() = default;
  Targets(const Targets&) = delete;
  Targets& operator=(const Targets&) = delete;

  /// Returns where the gradient of a node is collected, or NULL.
  Value* operator()(const Node& node) const {
    if (__builtin_expect(node.target == nullptr, 1)) return nullptr;
    for (const Targets* each = this; each; each = each->outer_)
      if (node.target >= each->totals_.begin() && node.target < each->totals_.end()) return node.target;
    return nullptr;
  }

 protected:
  Targets(const Targets* outer, Span<Value> totals) : outer_(outer), totals_(totals) {}

 private:
  const Targets* outer_ = nullptr;
  Span<Value> totals_;
};

/// Collects the gradients of some nodes for the lifetime of this object; a repeated node uses the slot of its
/// first occurrence. A pass in progress may collect gradients of the same nodes.
class NodeTargets : public Targets {
 public:
  NodeTargets(const Targets* outer, const Function::Nodes& nodes, Span<Value> totals)
      : Targets(outer, totals), nodes_(nodes) {
    for (size_t i = 0; i < nodes.size(); ++i) {
      Node* node = nodes[i].get();
      previous_.push_back(node ? node->target : nullptr);
      const bool again = node && node->target >= totals.begin() && node->target < totals.end();
      if (node && !again) node->target = &totals[i];
    }
  }
  ~NodeTargets() {
    for (size_t i = nodes_.size(); i-- > 0;)
      if (nodes_[i]) nodes_[i]->target = previous_[i];
  }

 private:
  const Function::Nodes& nodes_;
  SmallVector<Value*, 4> previous_;
};

}  // namespace

/// One traversal of the graph, functions of the highest rank first.
class BackwardPass {
 public:
  BackwardPass(const Targets& targets, bool retain_grad, bool create_graph, bool to_variables)
      : targets_(targets),
        retain_grad_(retain_grad),
        create_graph_(create_graph),
        to_variables_(to_variables),
        scope_(create_graph) {}

  ~BackwardPass() {  // after an error, functions may hold gradients that the next pass must not see
    for (const Entry& entry : heap_) {
      entry.function->queued_ = false;
      entry.function->pending_.clear();
    }
  }

  const Targets& targets() const { return targets_; }
  /// From here on, gradients stop at target nodes.
  void stop_at_targets() { stop_at_targets_ = true; }

  /// Adds a gradient of a node: to the pending ones of its creator, or to the variable itself.
  void arrive(Node& node, Value gradient) {
    gradient = moved(std::move(gradient), node.backend());
    Function* const creator = node.creator();
    if (Value* const target = targets_(node); target && (stop_at_targets_ || !creator))
      return accumulate(*target, std::move(gradient));
    if (creator) {
      push(*creator);
      if (creator->pending_.empty()) creator->pending_.resize(creator->outputs_.size());
      accumulate(creator->pending_[size_t(node.output_index())], std::move(gradient));
      return;
    }
    if (!to_variables_ || !node.requires_grad) return;
    Value total(std::move(node.grad), std::move(node.grad_node));
    accumulate(total, std::move(gradient));
    // Users may read and change it, so it must be an array of its own: not a view, and not another variable's
    // gradient.
    if (total.array->base() || !may_add_in_place(*total.array)) total.array = copy(*total.array);
    node.grad = std::move(total.array);
    keep_history(node, std::move(total.node));
  }

  void run(const Node* root) {
    while (!heap_.empty()) {
      std::pop_heap(heap_.begin(), heap_.end(), later);
      Ref<Function> function = std::move(heap_.back().function);
      heap_.pop_back();
      function->queued_ = false;
      step(*function, root);
    }
    SharedProducts::Rows rows;
    while (products_.next(rows)) multiply(rows);
  }

  /// See Gradient::accumulator.
  Array* accumulator(const Node& node, const Backend& backend) const {
    const ArrayRef* total = nullptr;
    if (Value* const target = targets_(node)) {
      if (stop_at_targets_) total = &target->array;
    } else if (const Function* creator = node.creator()) {
      if (!creator->pending_.empty()) total = &creator->pending_[size_t(node.output_index())].array;
    } else if (to_variables_) {
      total = &node.grad;
    }
    return total && *total && !create_graph_ && &(*total)->backend() == &backend && may_add_in_place(**total)
               ? total->get()
               : nullptr;
  }

  /// Adds a^T b if that can be done efficiently; otherwise returns false and does nothing.
  bool add_product(Node& node, const Array& a, const Array& b) {
    if (create_graph_ || a.dtype() != b.dtype()) return false;
    const bool parameter = to_variables_ && !node.creator() && !targets_(node);
    // If only its variable and one function hold the node, there are no other products to combine.
    if (parameter && node.use_count() > 2 && (!node.grad || may_add_in_place(*node.grad))) {
      SharedProducts::Rows full;
      const bool added = products_.add(node, a, b, full);
      if (full.node) multiply(full);
      if (added) return true;
    }
    Array* total = accumulator(node, a.backend());
    if (total) product_into(*transpose(a, {}), b, *total, true);
    return total != nullptr;
  }

 private:
  struct Entry {
    Ref<Function> function;
    uint64_t order;
  };
  // Among equal ranks, the function that was pushed first comes first.
  static bool later(const Entry& a, const Entry& b) {
    if (a.function->rank() != b.function->rank()) return a.function->rank() < b.function->rank();
    return a.order > b.order;
  }

  void push(Function& function) {
    if (function.queued_) return;
    heap_.push_back({share(function), order_++});
    function.queued_ = true;
    std::push_heap(heap_.begin(), heap_.end(), later);
  }

  /// Returns the gradient for users, which is on the device of the data.
  static ArrayRef kept(const Node& node, const ArrayRef& grad) {
    const ArrayRef* data = grad && node.owner ? &node.owner->data() : nullptr;
    return data && *data ? to_backend(*grad, (*data)->backend()) : grad;
  }

  /// Keeps the history of a gradient. It may lead back to the node; the variable breaks that cycle when it is
  /// destroyed.
  void keep_history(Node& node, Ref<Node> history) {
    node.grad_node = create_graph_ && node.owner ? std::move(history) : nullptr;
  }

  void accumulate(Value& total, Value gradient) {
    if (!total) {
      total = std::move(gradient);
    } else if (!create_graph_ && may_add_in_place(*total.array)) {
      elementwise_into(ops::add, *total.array, *gradient.array, *total.array);
    } else {
      total = total + gradient;
    }
  }

  void multiply(const SharedProducts::Rows& rows) {
    const ArrayRef a = transpose(*filled(*rows.a, rows.count), {}), b = filled(*rows.b, rows.count);
    if (Array* total = accumulator(*rows.node, b->backend()))
      product_into(*a, *b, *total, true);
    else
      arrive(*rows.node, product(*a, *b));
  }

  void step(Function& function, const Node* root) {
    SmallVector<Value, 2> grad_outputs = std::move(function.pending_);
    function.pending_.clear();
    grad_outputs.resize(function.outputs_.size());
    for (size_t i = 0; i < grad_outputs.size(); ++i) {
      Node* output = function.outputs_[i];
      if (!output) continue;
      // Gradients that a user set on other outputs count as well.
      if (!grad_outputs[i] && to_variables_ && output->grad)
        grad_outputs[i] = moved({output->grad, output->grad_node}, output->backend());
      if (Value* const target = targets_(*output); target && grad_outputs[i])
        accumulate(*target, grad_outputs[i]);
      if (to_variables_ && output != root) {
        output->grad = retain_grad_ ? kept(*output, grad_outputs[i].array) : nullptr;
        keep_history(*output, retain_grad_ ? grad_outputs[i].node : nullptr);
      }
    }
    SmallVector<Value, 3> grad_inputs(function.inputs_.size());
    // A user's gradient rule may traverse other graphs, but not this one from here on.
    if (function.running_)
      fail(CTN_ERROR_STATE,
           "expected no backward pass through %s in progress, but its own backward began one",
           function.label().c_str());
    struct Running {
      bool& flag;
      explicit Running(bool& f) : flag(f) { flag = true; }
      ~Running() { flag = false; }
    } running(function.running_);
    // In debug mode rules must set all gradients so that they can be checked.
    Gradient gradient(function, grad_outputs, grad_inputs, create_graph_, to_variables_, *this,
                      !debug_enabled());
    if (__builtin_expect(watching() || function.may_have_hooks_, 0))
      watched_backward(function, gradient, grad_outputs, grad_inputs);
    else
      function.backward(gradient);
    grad_outputs.clear();
    for (size_t i = 0; i < grad_inputs.size(); ++i)
      if (grad_inputs[i] && function.inputs_[i]->requires_grad)
        arrive(*function.inputs_[i], std::move(grad_inputs[i]));
  }

  const Targets& targets_;
  bool retain_grad_, create_graph_, to_variables_;
  bool stop_at_targets_ = false;
  BackpropScope scope_;
  std::vector<Entry> heap_;
  uint64_t order_ = 0;
  SharedProducts products_;
};

void backward(Variable& root, bool retain_grad, bool create_graph) {
  Node& node = root.node();
  if (!node.creator()) {
    if (is_float(node.dtype())) return;
    fail(CTN_ERROR_DTYPE, "v: expected a floating dtype for gradients, got %s; cast the inputs",
         variable_label(node).c_str());
  }
  if (!node.grad) {
    if (root.array().size() != 1)
      fail(CTN_ERROR_STATE, "v: expected a gradient or one element to start from, got %s without a gradient",
           describe(root.array()).c_str());
    node.grad = ones_like(root.array(), CTN_DTYPE_NONE);
  }
  Ref<Node> keep = Ref<Node>::share(&node);
  const Targets none;
  BackwardPass pass(none, retain_grad, create_graph, true);
  pass.arrive(node, {node.grad, node.grad_node});
  pass.run(&node);
}

ArrayRef Gradient::reusable(int i) const {
  const ArrayRef& array = gy(i).array;
  return array && !create_graph_ && may_add_in_place(*array) ? array : nullptr;
}

Array* Gradient::accumulator(int i) const {
  const Node& node = *function_.inputs()[size_t(i)];
  return in_place_ && node.requires_grad && gy() ? pass_.accumulator(node, gy()->backend()) : nullptr;
}

void Gradient::set_product(int i, const Value& a, const Value& b) {
  if (in_place_ && pass_.add_product(*function_.inputs()[size_t(i)], *a, *b)) return;
  set(i, product(functions::transpose(a, {}), b));
}

void Gradient::through(Span<const Value> inputs, Span<const Value> outputs) {
  Values totals(inputs.size);
  Function::Nodes nodes;
  for (const Value& input : inputs) nodes.push_back(input.node);
  const NodeTargets targets(&pass_.targets(), nodes, totals);
  {
    BackwardPass pass(targets, false, create_graph_, to_variables_);
    pass.stop_at_targets();
    for (size_t i = 0; i < outputs.size; ++i)
      if (outputs[i].node && gy(int(i))) pass.arrive(*outputs[i].node, gy(int(i)));
    pass.run(nullptr);
  }
  for (size_t i = 0; i < inputs.size; ++i)
    if (totals[i] && wants(int(i))) set(int(i), std::move(totals[i]));
}

SmallVector<VariableRef, 4> grad(Span<Variable* const> outputs, Span<Variable* const> grad_outputs,
                                 Span<Variable* const> inputs, bool create_graph) {
  std::vector<Value> totals(inputs.size);
  Function::Nodes nodes;
  for (Variable* input : inputs) nodes.push_back(Ref<Node>::share(&input->node()));
  const NodeTargets targets(nullptr, nodes, totals);
  {
    BackwardPass pass(targets, false, create_graph, false);
    for (size_t i = 0; i < outputs.size; ++i) {
      Node& node = outputs[i]->node();
      Value start;
      if (grad_outputs.data && grad_outputs[i]) {
        start = grad_outputs[i]->value();
        if (!same_shape(start->shape(), node.shape()))
          fail(CTN_ERROR_SHAPE, "grad_outputs: expected shape %s at position %zu, got %s",
               shape_text(node.shape()).c_str(), i, shape_text(start->shape()).c_str());
        if (start->dtype() != node.dtype())
          fail(CTN_ERROR_DTYPE, "grad_outputs: expected %s at position %zu, got %s", dtype_name(node.dtype()),
               i, dtype_name(start->dtype()));
      } else {
        start = ones_like(outputs[i]->array(), CTN_DTYPE_NONE);
      }
      pass.arrive(node, std::move(start));
    }
    pass.run(nullptr);
  }
  SmallVector<VariableRef, 4> results(inputs.size);
  for (size_t i = 0; i < inputs.size; ++i) {
    const Value& total = *nodes[i]->target;
    if (total) results[i] = variable_of(total);
  }
  return results;
}

}  // namespace catenary
