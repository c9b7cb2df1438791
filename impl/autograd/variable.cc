// Variables, their nodes in the graph, and the release of long graphs.
#include "impl/autograd/variable.h"

#include <vector>

#include "impl/autograd/function.h"
#include "impl/base/binding.h"

using catenary::Array;
using catenary::ArrayRef;
using catenary::Node;
using catenary::Ref;

namespace catenary {

Node::Node(const Array& data) : backend_(&data.backend()), dtype_(data.dtype()) {
  set_layout(data);
  requires_grad = is_float(dtype_);
}

void Node::set_layout(const Array& data) {
  shape_.resize(size_t(data.ndim()));
  for (int i = 0; i < data.ndim(); ++i) shape_[size_t(i)] = data.dim(i);
  if (!creator_) backend_ = &data.backend();
  dtype_ = data.dtype();
}

namespace {

// Releasing the end of a long chain releases one function after another from a list, to avoid recursion. The
// list is null while nobody processes it, and ends with kEnd otherwise: a single pointer, because
// thread-local storage is scarce.
Function* const kEnd = reinterpret_cast<Function*>(uintptr_t{1});
__thread Function* to_destroy __attribute__((tls_model("initial-exec")));

void release_creator(Function* function) {
  if (!function->unique()) {
    function->release();
    return;
  }
  const bool draining = to_destroy != nullptr;
  function->next_to_destroy = draining ? to_destroy : kEnd;
  to_destroy = function;
  if (draining) return;
  while (to_destroy != kEnd) {
    Function* next = to_destroy;
    to_destroy = next->next_to_destroy;
    next->release();
  }
  to_destroy = nullptr;
}

}  // namespace

Node::~Node() {
  forget_creator();
  delete name;
}

void Node::visit(Visitor& visitor) const {
  visitor.add(creator_);
  visitor.add(grad_node);
}

void Node::set_creator(Ref<Function> creator, int output_index, int64_t rank) {
  creator_ = creator.leak();
  output_index_ = output_index;
  rank_ = rank;
}

void Node::forget_creator() {
  if (!creator_) return;
  Function* creator = std::exchange(creator_, nullptr);
  creator->outputs_[size_t(output_index_)] = nullptr;
  if (owner && owner->data()) backend_ = &owner->data()->backend();
  release_creator(creator);
}

void Node::become_output(Function& function, size_t index) {
  if (index >= function.outputs_.size())
    fail(CTN_ERROR_INDEX, "index: %s has %zu outputs, got %zu", function.label().c_str(),
         function.outputs_.size(), index);
  if (creator_)
    fail(CTN_ERROR_STATE, "v: expected a variable without a creator, got a result of %s",
         creator_->label().c_str());
  if (!unique()) fail(CTN_ERROR_STATE, "v: expected a variable that no function reads");
  Ref<Function> keep = Ref<Function>::share(&function);
  if (Node* before = function.outputs_[index]) {
    if (!same_shape(before->shape(), shape()) || before->dtype() != dtype_ || &before->backend() != backend_)
      fail(CTN_ERROR_SHAPE, "v: expected %s %s on %s, got %s %s on %s", dtype_name(before->dtype()),
           shape_text(before->shape()).c_str(), before->backend().name().c_str(), dtype_name(dtype_),
           shape_text(shape()).c_str(), backend_->name().c_str());
    before->forget_creator();
  }
  function.outputs_[index] = this;
  const int64_t rank = function.rank() + 1;
  set_creator(std::move(keep), int(index), rank);
}

VariableRef make_variable(Value value) { return make<Variable>(std::move(value)); }

VariableRef variable_of(Node& node) {
  if (node.owner) return VariableRef::share(node.owner);
  return make<Variable>(Value(nullptr, Ref<Node>::share(&node)));
}

VariableRef variable_of(const Value& value) {
  Variable* owner = value.node ? value.node->owner : nullptr;
  return owner && owner->data().get() == value.array.get() ? VariableRef::share(owner) : make_variable(value);
}

void set_grad(Variable& v, ArrayRef grad) {
  Node& node = v.node();
  if (grad) {
    if (!same_shape(grad->shape(), node.shape()))
      fail(CTN_ERROR_SHAPE, "grad: expected shape %s, got %s", shape_text(node.shape()).c_str(),
           shape_text(grad->shape()).c_str());
    if (grad->dtype() != node.dtype())
      fail(CTN_ERROR_DTYPE, "grad: expected %s, got %s", dtype_name(node.dtype()), dtype_name(grad->dtype()));
    const Backend& backend = v.data() ? v.data()->backend() : node.backend();
    if (&grad->backend() != &backend)
      fail(CTN_ERROR_DEVICE, "grad: expected an array on %s, got one on %s", backend.name().c_str(),
           grad->backend().name().c_str());
  }
  node.grad = std::move(grad);
  node.grad_node = nullptr;
}

std::string shape_label(const Node& node) {
  std::string text;
  for (int64_t length : node.shape()) text += (text.empty() ? "(" : ", ") + std::to_string(length);
  return text + (text.empty() ? "" : "), ") + dtype_name(node.dtype());
}

std::string variable_label(const Node& node) {
  return (node.name ? *node.name + ": " : "") + shape_label(node);
}

int64_t variable_length(Variable& v) {
  const Shape shape = v.node().shape();
  if (shape.size == 0) fail(CTN_ERROR_SHAPE, "v: expected at least one axis, got a 0-d variable");
  return shape[0];
}

double variable_item_f64(Variable& v) {
  const Array& data = v.array();
  if (data.size() != 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "v: expected one element, got %s", describe(data).c_str());
  return item_f64(data, {});
}

void unchain_backward(Variable& v) {
  std::vector<Ref<Function>> stack;
  if (Function* creator = v.node().creator()) stack.push_back(Ref<Function>::share(creator));
  while (!stack.empty()) {
    Ref<Function> function = std::move(stack.back());
    stack.pop_back();
    for (const Ref<Node>& input : function->inputs())
      if (Function* creator = input->creator()) stack.push_back(Ref<Function>::share(creator));
    function->unchain();
  }
}

}  // namespace catenary

ctn_variable::ctn_variable(catenary::Value value)
    : data_(std::move(value.array)), node_(std::move(value.node)) {
  if (node_ && !node_->owner) node_->owner = this;
}

ctn_variable::~ctn_variable() {
  if (!node_ || node_->owner != this) return;
  node_->owner = nullptr;
  node_->grad_node = nullptr;  // the gradient's history may lead back to this node
}

void ctn_variable::visit(catenary::Visitor& visitor) const { visitor.add(node_); }

Array& ctn_variable::array() const {
  if (!data_)
    catenary::fail(CTN_ERROR_STATE,
                   "the array of this variable was freed, because nothing held it and no gradient reads it");
  return *data_;
}

void ctn_variable::set_data(ArrayRef data) {
  Node& n = node();
  const bool same = catenary::same_shape(data->shape(), n.shape()) && data->dtype() == n.dtype();
  if ((n.creator() || n.grad) && !same)
    catenary::fail(CTN_ERROR_STATE, "data: a variable with %s keeps its layout %s %s, got %s",
                   n.creator() ? "history" : "a gradient", catenary::dtype_name(n.dtype()),
                   catenary::shape_text(n.shape()).c_str(), catenary::describe(*data).c_str());
  if (!same && !n.unique()) leave_readers();
  const bool was_float = catenary::is_float(node_->dtype());
  node_->set_layout(*data);
  if (was_float != catenary::is_float(data->dtype()))
    node_->requires_grad = catenary::is_float(data->dtype());
  data_ = std::move(data);
}

void ctn_variable::leave_readers() {
  Ref<Node> fresh = catenary::make<Node>(*data_);
  fresh->requires_grad = node_->requires_grad;
  fresh->volatility = node_->volatility;
  fresh->name = std::exchange(node_->name, nullptr);
  fresh->owner = std::exchange(node_->owner, nullptr);
  node_ = std::move(fresh);
}

Node& ctn_variable::node() {
  if (!node_) {
    node_ = catenary::make<Node>(*data_);
    node_->owner = this;
    node_->requires_grad = catenary::is_float(data_->dtype());
  }
  return *node_;
}
