#pragma once
#include <string>
#include <vector>

#include "impl/autograd/function.h"

/// What is called around forward and backward computations; the handle of the C API is the object itself. The
/// arrays are those of the call: null where one was freed.
struct ctn_function_hook : catenary::HandleObject<catenary::Kind::function_hook> {
 public:
  using Arrays = catenary::Span<const catenary::Array* const>;

  /// Under which it is registered where no other name is given.
  const std::string& name() const { return name_; }
  /// Whether functions keep their inputs for it until backward.
  virtual bool retains() const { return false; }
  virtual void forward_preprocess(catenary::Function&, Arrays) {}
  virtual void forward_postprocess(catenary::Function&, Arrays) {}
  virtual void backward_preprocess(catenary::Function&, Arrays, Arrays) {}
  virtual void backward_postprocess(catenary::Function&, Arrays, Arrays) {}
  /// In place of postprocess where the computation failed.
  virtual void abandoned() noexcept {}

 protected:
  explicit ctn_function_hook(std::string name) : name_(std::move(name)) {}

 private:
  std::string name_;
};

namespace catenary {

using FunctionHook = ::ctn_function_hook;
using FunctionHookRef = Ref<FunctionHook>;

/// Hooks in the order of registration, with unique names. Never changed: adding and removing make new ones,
/// so that hooks may do both while they run.
class HookSet final : public Object {
 public:
  struct Entry {
    std::string name;
    FunctionHookRef hook;
  };

  const std::vector<Entry>& entries() const { return entries_; }
  const FunctionHookRef* find(const std::string& name) const;
  void visit(Visitor& visitor) const override;

  // Null sets are empty ones.
  /// INVALID_ARGUMENT where the name is taken.
  static Ref<HookSet> with(const HookSet* set, FunctionHook& hook, const char* name);
  /// NOT_FOUND where there is none; null where none is left.
  static Ref<HookSet> without(const HookSet* set, const char* name);
  /// Of one name the second set's hook.
  static Ref<HookSet> merged(const Ref<HookSet>& first, const Ref<HookSet>& second);

 private:
  std::vector<Entry> entries_;
};

/// What few functions have.
struct FunctionExtras {
  Ref<HookSet> hooks;
  SmallVector<ArrayRef, 3> inputs;  // kept for hooks that retain them
};

// The calling thread's hooks, null where there are none.

Ref<HookSet> thread_hooks();
void set_thread_hooks(Ref<HookSet> hooks);

/// Announces a forward computation to hooks, and looks at the results in debug mode. `definition` is what the
/// function is an application of, or null.
class ForwardWatch {
 public:
  ForwardWatch(Function& function, Span<const Value* const> inputs, const Function* definition = nullptr);
  ~ForwardWatch();
  ForwardWatch(const ForwardWatch&) = delete;
  ForwardWatch& operator=(const ForwardWatch&) = delete;
  /// The computation succeeded; errors of hooks and NAN errors.
  void done(Span<const Value> outputs);

 private:
  void abandon() noexcept;

  Ref<Function> function_;
  Ref<HookSet> hooks_;
  SmallVector<const Array*, 4> in_data_;
  size_t begun_ = 0, ended_ = 0;  // hooks that ran before, and after
  bool active_ = false;
};

/// Runs a gradient rule, announced to hooks, and looks at the gradients in debug mode.
void watched_backward(Function& function, Gradient& gradient, Span<const Value> grad_outputs,
                      Span<const Value> grad_inputs);

/// Functions called in this scope are announced although it is part of a gradient rule.
class LoudScope {
 public:
  LoudScope();
  ~LoudScope();
  LoudScope(const LoudScope&) = delete;
  LoudScope& operator=(const LoudScope&) = delete;

 private:
  bool previous_;
};

}  // namespace catenary
