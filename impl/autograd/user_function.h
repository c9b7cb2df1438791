// Functions that users define with callbacks.
#pragma once
#include <catenary/function.h>

#include "impl/autograd/function.h"
#include "impl/base/user_table.h"

namespace catenary {

/// The definition of a user function: its callbacks, shared by all of its applications.
class UserDefinition final : public Function {
 public:
  static constexpr char kNoun[] = "a function made by function_new";
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT) if `forward` is missing.
  explicit UserDefinition(UserTable<ctn_function_callbacks> table);
  std::string label() const override { return name_; }
  void backward(Gradient&) override;

  const UserTable<ctn_function_callbacks>& table() const { return table_; }

  SmallVector<Value, 4> call(Span<const Value> inputs, size_t output_count);
  SmallVector<VariableRef, 4> call_variables(Span<Variable* const> inputs, size_t output_count);

 private:
  UserTable<ctn_function_callbacks> table_;
  std::string name_;
};

/// One application of a user function.
class UserFunction final : public Function {
 public:
  static constexpr char kNoun[] = "the node of a user function";
  explicit UserFunction(Ref<UserDefinition> definition) : definition_(std::move(definition)) {
    may_have_hooks_ = true;
  }
  const Function* definition() const override { return definition_.get(); }
  std::string label() const override { return definition_->label(); }
  void backward(Gradient& g) override;
  void visit(Visitor& visitor) const override;

  void save(size_t slot, ArrayRef array);
  ArrayRef saved(size_t slot) const { return slot < slots_.size() ? slots_[slot] : nullptr; }
  void keep_inputs(Span<const Value> inputs);

 private:
  void backward_arrays(Gradient& g);
  void backward_variables(Gradient& g);

  Ref<UserDefinition> definition_;
  SmallVector<Saved, 3> inputs_saved_;
  SmallVector<ArrayRef, 2> slots_;
};

Ref<Function> new_function(UserTable<ctn_function_callbacks> table);

}  // namespace catenary
