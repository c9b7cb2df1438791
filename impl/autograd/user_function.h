// Functions that users define with callbacks.
#pragma once
#include <catenary/function.h>

#include "impl/autograd/function.h"

namespace catenary {

/// The definition of a user function: its callbacks, shared by all of its applications.
class UserDefinition final : public Function {
 public:
  /// Copies the table (up to the size that the caller passed). Throws Error(CTN_ERROR_INVALID_ARGUMENT) if
  /// `forward` is missing.
  UserDefinition(const ctn_function_callbacks& callbacks, void* user_data);
  ~UserDefinition() override;
  std::string label() const override { return name_; }
  void backward(Gradient&) override;

  const ctn_function_callbacks& callbacks() const { return callbacks_; }
  void* user_data() const { return user_data_; }
  /// From here on the definition calls destroy.
  void own() { owns_ = true; }

  SmallVector<Value, 4> call(Span<const Value> inputs, size_t output_count);

 private:
  ctn_function_callbacks callbacks_;
  void* user_data_;
  std::string name_;
  bool owns_ = false;
};

/// One application of a user function.
class UserFunction final : public Function {
 public:
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

}  // namespace catenary
