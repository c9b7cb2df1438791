// Functions of the graph: forward computation, saved arrays, gradients.
#pragma once
#include "impl/autograd/variable.h"

namespace catenary {

class Forward;
class Gradient;
class Recorder;
class TypeCheck;
class BackwardPass;
class HookSet;
struct FunctionExtras;

}  // namespace catenary

/// A node of the graph: one application of a function. Subclasses keep what their gradient reads.
struct ctn_function : catenary::HandleObject<catenary::Kind::function> {
 public:
  using Nodes = catenary::SmallVector<catenary::Ref<catenary::Node>, 3>;
  ~ctn_function() override;
  void visit(catenary::Visitor& visitor) const override;

  virtual std::string label() const = 0;
  /// Throws Error(CTN_ERROR_TYPE_CHECK) if shapes or dtypes do not match.
  virtual void check(const catenary::TypeCheck& in) const;
  /// Whether its gradient reaches variables that are not among its inputs.
  virtual bool reaches_beyond_inputs() const { return false; }
  /// Computes the outputs and keeps what the gradient will read.
  virtual void forward(catenary::Forward& f);
  /// Sets the requested gradients of the inputs. Throws Error(CTN_ERROR_UNSUPPORTED) if there is no rule.
  virtual void backward(catenary::Gradient& g);
  /// Returns a published array such as "mask", or null if there is none.
  virtual catenary::ArrayRef attribute(const char* name) const;

  const Nodes& inputs() const { return inputs_; }
  /// Outputs that are still alive; the others are null.
  catenary::Span<catenary::Node* const> outputs() const { return {outputs_.data(), outputs_.size()}; }
  int64_t rank() const { return rank_; }
  void unchain();
  // What the C API asks. INDEX errors; an output that is no longer alive is null.
  size_t input_count() const { return inputs_.size(); }
  catenary::VariableRef input(size_t index) const;
  size_t output_count() const { return outputs_.size(); }
  catenary::VariableRef output(size_t index) const;
  /// NOT_FOUND if there is no such array.
  catenary::ArrayRef published(const char* name) const;

  /// The definition that this is an application of, if it is a separate object.
  virtual const ctn_function* definition() const { return nullptr; }
  /// Hooks of this function only, or null if there are none; see function_hook.h.
  catenary::Ref<catenary::HookSet> local_hooks() const;
  size_t local_hook_count() const;
  void set_local_hooks(catenary::Ref<catenary::HookSet> hooks);
  catenary::FunctionExtras& extras();
  const catenary::FunctionExtras* extras_or_null() const { return extras_; }

 protected:
  ctn_function() = default;
  /// Whether there may be hooks other than those of the thread.
  bool may_have_hooks_ = false;

 private:
  friend class catenary::Node;
  friend class catenary::Recorder;
  friend class catenary::BackwardPass;

  Nodes inputs_;
  catenary::SmallVector<catenary::Node*, 2> outputs_;
  catenary::SmallVector<catenary::Value, 2> pending_;  // gradients of the outputs during the backward pass
  int64_t rank_ = 0;
  bool queued_ = false;
  bool running_ = false;                        // its backward is running
  catenary::FunctionExtras* extras_ = nullptr;  // owned

 public:
  ctn_function* next_to_destroy = nullptr;  // used to release long graphs without recursion
};

namespace catenary {

/// How messages of of_class call a function.
inline std::string described(const Function& function) { return function.label(); }

/// An array that a gradient reads, with its version at the time it was saved.
class Saved {
 public:
  Saved() = default;
  explicit Saved(ArrayRef array) : array_(std::move(array)), version_(array_ ? array_->version() : 0) {}
  explicit operator bool() const { return bool(array_); }
  const ArrayRef& unchecked() const { return array_; }
  /// Returns the array. Throws Error(CTN_ERROR_STATE), which names both sides, if it has been overwritten.
  const ArrayRef& get(const Function& function, const char* what, int index) const;

 private:
  ArrayRef array_;
  int64_t version_ = 0;
};

/// The inputs of a forward computation, and storage for its outputs.
class Forward {
 public:
  Forward(Span<const Value* const> inputs, Span<Value> outputs, bool recording)
      : inputs_(inputs), outputs_(outputs), recording_(recording) {}

  size_t input_count() const { return inputs_.size; }
  size_t output_count() const { return outputs_.size; }
  const Array& x(int i = 0) const { return **inputs_[size_t(i)]; }
  const ArrayRef& array(int i = 0) const { return inputs_[size_t(i)]->array; }
  /// Whether the function is recorded as a node of the graph.
  bool recording() const { return recording_; }
  /// Whether the gradient of an input may be requested.
  bool wants(int i) const {
    const Node* node = inputs_[size_t(i)]->node.get();
    return recording_ && node && node->requires_grad;
  }
  /// Saves an array for the gradient; does nothing if the function is not recorded.
  Saved save(const ArrayRef& array) const { return recording_ ? Saved(array) : Saved(); }
  Saved save_input(int i) const { return save(array(i)); }
  void set(int i, ArrayRef y);

 private:
  Span<const Value* const> inputs_;
  Span<Value> outputs_;
  bool recording_;
};

/// Passed to a gradient rule: upstream gradients, saved values as parts of the graph, and storage for the
/// results.
class Gradient {
 public:
  Gradient(Function& function, Span<Value> grad_outputs, Span<Value> grad_inputs, bool create_graph,
           bool to_variables, BackwardPass& pass, bool in_place)
      : function_(function),
        grad_outputs_(grad_outputs),
        grad_inputs_(grad_inputs),
        create_graph_(create_graph),
        to_variables_(to_variables),
        pass_(pass),
        in_place_(in_place) {}

  bool create_graph() const { return create_graph_; }
  const Value& gy(int i = 0) const { return grad_outputs_[size_t(i)]; }
  size_t output_count() const { return grad_outputs_.size; }
  /// Returns the array of gy(i) if only this pass holds it and nothing else will read it, so that a rule may
  /// write its result there. Otherwise returns null.
  ArrayRef reusable(int i = 0) const;
  bool wants(int i) const { return function_.inputs()[size_t(i)]->requires_grad; }
  void set(int i, Value value) { grad_inputs_[size_t(i)] = std::move(value); }
  Value& slot(int i) { return grad_inputs_[size_t(i)]; }
  /// Returns the C-contiguous array to which the gradient of an input would be added, so that a rule may add
  /// to it in-place instead of calling set(). Returns null if there is none yet or something else holds it.
  Array* accumulator(int i) const;
  /// Sets the gradient of an input to a^T b, where a is (rows, m) and b is (rows, n). If possible, the
  /// product is added in-place or combined with others.
  void set_product(int i, const Value& a, const Value& b);
  /// Returns a saved input or output as a value of the graph.
  Value input(const Saved& saved, int i) const {
    return {saved.get(function_, "input", i), Ref<Node>::share(function_.inputs()[size_t(i)].get())};
  }
  Value output(const Saved& saved, int i = 0) const {
    return {saved.get(function_, "output", i), Ref<Node>::share(function_.outputs()[size_t(i)])};
  }
  Function& function() const { return function_; }
  /// Sets the gradients by differentiating a composition. `inputs` are the function's inputs (empty values if
  /// they were not kept); `outputs` are what differentiable functions computed from exactly these values.
  /// This provides second derivatives of fused rules.
  void through(Span<const Value> inputs, Span<const Value> outputs);
  void through(std::initializer_list<Value> inputs, std::initializer_list<Value> outputs) {
    through(Span<const Value>(inputs.begin(), inputs.size()),
            Span<const Value>(outputs.begin(), outputs.size()));
  }

 private:
  Function& function_;
  Span<Value> grad_outputs_;
  Span<Value> grad_inputs_;
  bool create_graph_, to_variables_;
  BackwardPass& pass_;
  bool in_place_;
};

/// Applies a function to inputs (null: an omitted optional input): checks them, computes the results, and
/// connects the results to the graph if an input needs a gradient.
Value apply(Ref<Function> function, std::initializer_list<const Value*> inputs);
Values apply(Ref<Function> function, Span<const Value* const> inputs, size_t output_count);

/// Decides whether an application is recorded, and connects the results to the graph. apply() is the usual
/// way; operations that must have no overhead use this:
/// Recorder r({&x, &w}); compute; if (!r) return r.constant(array); return r.finish(make<F>(...), array);
class Recorder {
 public:
  explicit Recorder(std::initializer_list<const Value*> inputs)
      : Recorder(Span<const Value* const>(inputs.begin(), inputs.size())) {}
  /// `always`: records even if no input needs a gradient.
  explicit Recorder(Span<const Value* const> inputs, bool always = false);
  /// Whether a node will be created.
  explicit operator bool() const { return recording_; }
  /// Without history the result still takes the volatile flag of the inputs.
  Value constant(ArrayRef array) const;
  Value finish(Ref<Function> function, ArrayRef output);
  void finish(Ref<Function> function, Span<Value> outputs);

 private:
  void attach(Function& function);

  SmallVector<const Value*, 4> inputs_;
  ctn_volatile volatility_ = CTN_VOLATILE_AUTO;
  bool recording_ = false;
};

/// Reports a failed precondition of arithmetic on variables. Throws Error(CTN_ERROR_TYPE_CHECK), which names
/// the expected and the actual types.
[[noreturn]] void fail_type_check(const std::string& expectation, const std::string& actual);
void check_same_dtype(const Value& a, const Value& b, int index_a = 0, int index_b = 1);

}  // namespace catenary
