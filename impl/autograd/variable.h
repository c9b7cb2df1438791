#pragma once
#include <string>

#include "impl/array/array.h"

struct ctn_function;
struct ctn_variable;

namespace catenary {

using Function = ::ctn_function;
class Node;
struct Value;

/// The place of a variable in the graph. It outlives the variable while a function has it as input; the array
/// itself is held by the variable and by functions whose gradient reads it, so that it goes as soon as nobody
/// needs it.
class Node final : public Object {
 public:
  explicit Node(const Array& data);
  ~Node() override;
  void visit(Visitor& visitor) const override;

  Shape shape() const { return {shape_.data(), shape_.size()}; }
  DType dtype() const { return dtype_; }
  /// Where gradients come and go: the device of what the creator gave, without one that of the data.
  Backend& backend() const { return *backend_; }
  void set_layout(const Array& data);

  Function* creator() const { return creator_; }
  int output_index() const { return output_index_; }
  int64_t rank() const { return rank_; }
  void set_creator(Ref<Function> creator, int output_index, int64_t rank);
  void forget_creator();
  /// Takes the place of an output of a function. STATE error where a function reads this node or there is a
  /// creator, INDEX error beyond the outputs.
  void become_output(Function& function, size_t index);

  bool requires_grad = true;
  ctn_volatile volatility = CTN_VOLATILE_OFF;
  Value* target = nullptr;  // where the running grad() collects the gradient
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

/// An array with its place in the graph; without one it is a constant. What functions and gradient rules
/// compute in.
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

/// The handle of the C API: a value that a user holds.
struct ctn_variable final : catenary::HandleObject<catenary::Kind::variable> {
 public:
  explicit ctn_variable(catenary::Value value);
  ~ctn_variable() override;
  void visit(catenary::Visitor& visitor) const override;

  const catenary::ArrayRef& data() const { return data_; }
  /// The array; STATE error where it was freed.
  catenary::Array& array() const;
  void set_data(catenary::ArrayRef data);
  /// Made on first use: results without history have none before.
  catenary::Node& node();
  catenary::Node* node_or_null() const { return node_.get(); }
  catenary::Value value() { return {data_, catenary::Ref<catenary::Node>::share(&node())}; }

 private:
  /// Goes on with a node of its own: functions that read the old one rely on its layout.
  void leave_readers();

  catenary::ArrayRef data_;
  catenary::Ref<catenary::Node> node_;
};

namespace catenary {

using Variable = ::ctn_variable;
using VariableRef = Ref<Variable>;

VariableRef make_variable(Value value);
/// The variable of a node: the one that lives, or a new one (without data where the array is gone).
VariableRef variable_of(Node& node);
/// The variable that lives in the value's place with the value's array, or a new one.
VariableRef variable_of(const Value& value);

void set_grad(Variable& v, ArrayRef grad);
/// Moves data and gradient.
void move_to(Variable& v, Backend& backend);
/// ON or OFF where one occurs, otherwise AUTO; INVALID_ARGUMENT where both do.
ctn_volatile aggregate_flags(Span<const ctn_volatile> flags);
const char* volatile_name(ctn_volatile flag);
ctn_volatile volatile_from_name(const char* name);
/// Several lines about data and gradient.
std::string variable_summary(Variable& v);
void unchain_backward(Variable& v);
/// "(2, 3), float32", without parentheses where there are no axes.
std::string shape_label(const Node& node);
/// With the name in front, where there is one.
std::string variable_label(const Node& node);
int64_t variable_length(Variable& v);
/// INVALID_ARGUMENT unless there is one element.
double variable_item_f64(Variable& v);

/// See the C API for the semantics of both.
void backward(Variable& root, bool retain_grad, bool create_graph);
SmallVector<VariableRef, 4> grad(Span<Variable* const> outputs, Span<Variable* const> grad_outputs,
                                 Span<Variable* const> inputs, bool create_graph);

}  // namespace catenary
