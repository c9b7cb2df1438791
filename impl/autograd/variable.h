// Variables and their nodes in the graph.
#pragma once
#include <string>
#include <vector>

#include "impl/array/array.h"

struct ctn_function;
struct ctn_variable;

namespace catenary {

using Function = ::ctn_function;
class Node;
struct Value;

/// A variable's node in the graph. It outlives the variable while a function has it as input. The array
/// itself is held by the variable and by functions whose gradient reads it, so that it is freed as soon as
/// nobody needs it.
class Node final : public Object {
 public:
  explicit Node(const Array& data);
  ~Node() override;
  void visit(Visitor& visitor) const override;

  Shape shape() const { return {shape_.data(), shape_.size()}; }
  DType dtype() const { return dtype_; }
  /// The device of gradients: that of the creator's output, or of the data if there is no creator.
  Backend& backend() const { return *backend_; }
  void set_layout(const Array& data);

  Function* creator() const { return creator_; }
  int output_index() const { return output_index_; }
  int64_t rank() const { return rank_; }
  void set_creator(Ref<Function> creator, int output_index, int64_t rank);
  void forget_creator();
  /// Becomes an output of a function. Throws Error(CTN_ERROR_STATE) if a function reads this node or it has a
  /// creator, and Error(CTN_ERROR_INDEX) if the index is out of range.
  void become_output(Function& function, size_t index);

  bool requires_grad = true;
  ctn_volatile volatility = CTN_VOLATILE_OFF;
  Value* target = nullptr;  // slot in which the running grad() collects the gradient
  ArrayRef grad;
  Ref<Node> grad_node;              // history of the gradient, after backward with create_graph
  std::string* name = nullptr;      // owned
  ::ctn_variable* owner = nullptr;  // the living variable, if any

 private:
  SmallVector<int64_t, 4> shape_;
  Backend* backend_;
  DType dtype_;
  int32_t output_index_ = 0;
  int64_t rank_ = 0;
  Function* creator_ = nullptr;  // owned
};

/// An array and its node in the graph; without a node it is a constant. Functions and gradient rules compute
/// with values.
struct Value {
  ArrayRef array;
  Ref<Node> node;

  Value() = default;
  Value(ArrayRef a) : array(std::move(a)) {}
  Value(ArrayRef a, Ref<Node> n) : array(std::move(a)), node(std::move(n)) {}
  explicit operator bool() const { return bool(array); }
  const Array& operator*() const { return *array; }
  const Array* operator->() const { return array.get(); }
};

}  // namespace catenary

/// A value that a user holds. The C API's handle is the object itself.
struct ctn_variable final : catenary::HandleObject<catenary::Kind::variable> {
 public:
  explicit ctn_variable(catenary::Value value);
  ~ctn_variable() override;
  void visit(catenary::Visitor& visitor) const override;

  const catenary::ArrayRef& data() const { return data_; }
  /// Returns the array. Throws Error(CTN_ERROR_STATE) if it was freed.
  catenary::Array& array() const;
  void set_data(catenary::ArrayRef data);
  /// Created on first use: results without history have no node until then.
  catenary::Node& node();
  catenary::Node* node_or_null() const { return node_.get(); }

  // What the C API asks (variable_parts.cc). Without history there may be no node.
  catenary::Shape shape() { return node().shape(); }
  const int64_t* dims() { return shape().data; }
  size_t ndim() { return shape().size; }
  catenary::DType dtype() { return node().dtype(); }
  int64_t size();
  int64_t rank() const { return node_ ? node_->rank() : 0; }
  catenary::Function* creator() const { return node_ ? node_->creator() : nullptr; }
  void set_creator(catenary::Function& function, size_t index) { node().become_output(function, index); }
  const char* name() const { return node_ && node_->name ? node_->name->c_str() : nullptr; }
  /// Null removes the name.
  void set_name(const char* name);
  std::string label();
  ctn_volatile volatility() const { return node_ ? node_->volatility : CTN_VOLATILE_OFF; }
  /// STATE error if there is a creator.
  void set_volatility(ctn_volatile flag);
  bool requires_grad() const;
  /// STATE error if there is a creator, DTYPE error unless the dtype is floating.
  void set_requires_grad(bool required);
  const catenary::ArrayRef& grad() { return node().grad; }
  /// With its history, if there is one; null without a gradient.
  catenary::Ref<ctn_variable> grad_variable();
  void cleargrad();
  void zerograd();
  void addgrad(ctn_variable& source);
  void copydata(ctn_variable& source);
  /// Moves data and gradient to a device, the current one if the name is null.
  void to_device(const char* name);
  catenary::Value value() { return {data_, catenary::Ref<catenary::Node>::share(&node())}; }

 private:
  /// The node of a variable without a creator; throws Error(CTN_ERROR_STATE) if there is one.
  catenary::Node& leaf();
  /// Replaces the node by a new one, because functions that read the old one rely on its layout.
  void leave_readers();

  catenary::ArrayRef data_;
  catenary::Ref<catenary::Node> node_;
};

namespace catenary {

using Variable = ::ctn_variable;
using VariableRef = Ref<Variable>;
using Values = SmallVector<Value, 4>;

VariableRef make_variable(Value value);
/// Returns the variable of a node: the existing one, or a new one (without data if the array was freed).
VariableRef variable_of(Node& node);
/// Returns the existing variable with the value's node and array, or a new one.
VariableRef variable_of(const Value& value);

void set_grad(Variable& v, ArrayRef grad);
/// Moves data and gradient to a device.
void move_to(Variable& v, Backend& backend);
/// Returns ON or OFF if one of them occurs, otherwise AUTO. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if both
/// occur.
ctn_volatile aggregate_flags(Span<const ctn_volatile> flags);
const char* volatile_name(ctn_volatile flag);
ctn_volatile volatile_from_name(const char* name);
/// Returns several lines of text about data and gradient.
std::string variable_summary(Variable& v);
void unchain_backward(Variable& v);
/// Returns text such as "(2, 3), float32", without parentheses if there are no axes.
std::string shape_label(const Node& node);
/// The same after the name, if there is one.
std::string variable_label(const Node& node);
int64_t variable_length(Variable& v);
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless there is exactly one element.
double variable_item_f64(Variable& v);

// For calls with variables.

/// The value of a variable that outlives the call. Does not count references, because that would cost as much
/// as a small operation.
class Borrowed {
 public:
  // Both are read before either is adopted: if one throws, an adopted reference would be released.
  explicit Borrowed(Variable& v) : Borrowed(v.array(), v.node()) {}
  ~Borrowed() {
    value_.array.leak();
    value_.node.leak();
  }
  Borrowed(const Borrowed&) = delete;
  Borrowed& operator=(const Borrowed&) = delete;
  operator const Value&() const { return value_; }
  const Value& get() const { return value_; }

 private:
  Borrowed(Array& array, Node& node) : value_(ArrayRef::adopt(&array), Ref<Node>::adopt(&node)) {}

  Value value_;
};

/// The same for an optional argument.
class BorrowedOrNull {
 public:
  explicit BorrowedOrNull(Variable* v) {
    if (v) value_ = {share(v->array()), Ref<Node>::share(&v->node())};
  }
  operator const Value*() const { return value_ ? &value_ : nullptr; }

 private:
  Value value_;
};

/// The values of a list of variables.
class BorrowedList {
 public:
  explicit BorrowedList(Span<Variable* const> list) {
    for (Variable* v : list) values_.emplace_back(share(v->array()), Ref<Node>::share(&v->node()));
  }
  operator Span<const Value>() const { return {values_.data(), values_.size()}; }

 private:
  Values values_;
};

/// Returns new handles for results; a result that is a living variable keeps its handle.
inline std::vector<VariableRef> variables_of(const Values& values) {
  std::vector<VariableRef> list;
  for (const Value& value : values) list.push_back(variable_of(value));
  return list;
}

/// See the C API for both.
void backward(Variable& root, bool retain_grad, bool create_graph);
SmallVector<VariableRef, 4> grad(Span<Variable* const> outputs, Span<Variable* const> grad_outputs,
                                 Span<Variable* const> inputs, bool create_graph);

}  // namespace catenary
