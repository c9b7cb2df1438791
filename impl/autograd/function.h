#pragma once
#include "impl/autograd/variable.h"

namespace catenary {

class Gradient;
class Recorder;
class BackwardPass;

}  // namespace catenary

/// A node of the graph: one application of a function. Subclasses keep what their gradient reads.
struct ctn_function : catenary::Object {
 public:
  using Nodes = catenary::SmallVector<catenary::Ref<catenary::Node>, 3>;
  ~ctn_function() override;

  virtual std::string label() const = 0;
  /// Sets the gradients of the inputs that are wanted; UNSUPPORTED where there is no rule.
  virtual void backward(catenary::Gradient& g) = 0;
  /// A published array such as "mask"; null where there is none.
  virtual catenary::ArrayRef attribute(const char* name) const;

  const Nodes& inputs() const { return inputs_; }
  /// Outputs that are still alive; others are null.
  catenary::Span<catenary::Node* const> outputs() const { return {outputs_.data(), outputs_.size()}; }
  int64_t rank() const { return rank_; }
  void unchain();

 protected:
  ctn_function() = default;

 private:
  friend class catenary::Node;
  friend class catenary::Recorder;
  friend class catenary::BackwardPass;

  Nodes inputs_;
  catenary::SmallVector<catenary::Node*, 2> outputs_;
  catenary::SmallVector<catenary::Value, 2> pending_;  // gradients of the outputs, while backward runs
  int64_t rank_ = 0;
  bool queued_ = false;

 public:
  ctn_function* next_doomed = nullptr;  // for releasing long graphs without recursion
};

namespace catenary {

/// An array that a gradient reads, with the version that it had.
class Saved {
 public:
  Saved() = default;
  explicit Saved(ArrayRef array) : array_(std::move(array)), version_(array_ ? array_->version() : 0) {}
  explicit operator bool() const { return bool(array_); }
  const ArrayRef& unchecked() const { return array_; }
  /// The array; STATE error naming both sides where it was overwritten since.
  const ArrayRef& get(const Function& function, const char* what, int index) const;

 private:
  ArrayRef array_;
  int64_t version_ = 0;
};

/// Handed to a rule: upstream gradients, saved values as parts of the graph, and room for the results.
class Gradient {
 public:
  Gradient(Function& function, Span<Value> grad_outputs, Span<Value> grad_inputs, bool create_graph)
      : function_(function),
        grad_outputs_(grad_outputs),
        grad_inputs_(grad_inputs),
        create_graph_(create_graph) {}

  bool create_graph() const { return create_graph_; }
  const Value& gy(int i = 0) const { return grad_outputs_[size_t(i)]; }
  size_t output_count() const { return grad_outputs_.size; }
  bool wants(int i) const { return function_.inputs()[size_t(i)]->requires_grad; }
  void set(int i, Value value) { grad_inputs_[size_t(i)] = std::move(value); }
  Value& slot(int i) { return grad_inputs_[size_t(i)]; }
  /// A saved input or output as a value of the graph.
  Value input(const Saved& saved, int i) const {
    return {saved.get(function_, "input", i), Ref<Node>::share(function_.inputs()[size_t(i)].get())};
  }
  Value output(const Saved& saved, int i = 0) const {
    return {saved.get(function_, "output", i), Ref<Node>::share(function_.outputs()[size_t(i)])};
  }
  Function& function() const { return function_; }

 private:
  Function& function_;
  Span<Value> grad_outputs_;
  Span<Value> grad_inputs_;
  bool create_graph_;
};

/// Decides whether an application is recorded, and ties the results into the graph.
/// Usage: Recorder r({&x, &w}); compute; if (!r) return array; return r.finish(make<F>(...), array);
class Recorder {
 public:
  explicit Recorder(std::initializer_list<const Value*> inputs)
      : Recorder(Span<const Value* const>(inputs.begin(), inputs.size())) {}
  explicit Recorder(Span<const Value* const> inputs);
  /// Whether a node is to be made.
  explicit operator bool() const { return recording_; }
  /// Without history the result still follows the volatile flag.
  Value constant(ArrayRef array) const;
  Value finish(Ref<Function> function, ArrayRef output);
  void finish(Ref<Function> function, Span<Value> outputs);

 private:
  void attach(Function& function);

  SmallVector<const Value*, 4> inputs_;
  ctn_volatile volatility_ = CTN_VOLATILE_AUTO;
  bool recording_ = false;
};

/// The precondition of arithmetic on variables; TYPE_CHECK error naming the expectation and what came.
[[noreturn]] void fail_type_check(const std::string& expectation, const std::string& actual);
void check_same_dtype(const Value& a, const Value& b, int index_a = 0, int index_b = 1);

}  // namespace catenary
