// Function hooks: callbacks before and after forward and backward computations.
#pragma once
#include <catenary/function_hook.h>

#include <string>
#include <vector>

#include "impl/autograd/function.h"
#include "impl/base/user_table.h"

/// Callbacks before and after forward and backward computations. The C API's handle is the object itself. The
/// arrays are those of the call; freed ones are null.
struct ctn_function_hook : catenary::HandleObject<catenary::Kind::function_hook> {
 public:
  using Arrays = catenary::Span<const catenary::Array* const>;

  /// Default registration name.
  const std::string& name() const { return name_; }
  /// Whether functions keep their inputs for the hook until backward.
  virtual bool retains() const { return false; }
  virtual void forward_preprocess(catenary::Function&, Arrays) {}
  virtual void forward_postprocess(catenary::Function&, Arrays) {}
  virtual void backward_preprocess(catenary::Function&, Arrays, Arrays) {}
  virtual void backward_postprocess(catenary::Function&, Arrays, Arrays) {}
  /// Called instead of postprocess if the computation failed.
  virtual void abandoned() noexcept {}

 protected:
  explicit ctn_function_hook(std::string name) : name_(std::move(name)) {}

 private:
  std::string name_;
};

namespace catenary {

using FunctionHook = ::ctn_function_hook;
using FunctionHookRef = Ref<FunctionHook>;

/// How messages of of_class call a hook.
inline std::string described(const FunctionHook& hook) { return "\"" + hook.name() + "\""; }

/// A hook of callbacks.
FunctionHookRef new_function_hook(UserTable<ctn_function_hook_callbacks> table);

/// Hooks in the order of registration, with unique names. Immutable: adding and removing create new sets, so
/// that hooks may do both while they run.
class HookSet final : public Object {
 public:
  struct Entry {
    std::string name;
    FunctionHookRef hook;
  };

  const std::vector<Entry>& entries() const { return entries_; }
  const FunctionHookRef* find(const std::string& name) const;
  void visit(Visitor& visitor) const override;

  // Null represents an empty set.
  /// Throws Error(CTN_ERROR_INVALID_ARGUMENT) if the name is already used.
  static Ref<HookSet> with(const HookSet* set, FunctionHook& hook, const char* name);
  /// Throws Error(CTN_ERROR_NOT_FOUND) if there is no such hook; returns null if no hook remains.
  static Ref<HookSet> without(const HookSet* set, const char* name);
  /// If both sets have a name, the second set's hook wins.
  static Ref<HookSet> merged(const Ref<HookSet>& first, const Ref<HookSet>& second);

 private:
  std::vector<Entry> entries_;
};

/// Data that few functions need.
struct FunctionExtras {
  Ref<HookSet> hooks;
  SmallVector<ArrayRef, 3> inputs;  // kept for hooks whose retains() is true
};

// The calling thread's hooks, or null if there are none.

Ref<HookSet> thread_hooks();
void set_thread_hooks(Ref<HookSet> hooks);

// Registration for the calling thread and for one function. If the name is null, it is the hook's own name.

void add_thread_hook(FunctionHook& hook, const char* name);
void remove_thread_hook(const char* name);
size_t thread_hook_count();
HookSet::Entry thread_hook_at(size_t index);
void add_local_hook(Function& function, FunctionHook& hook, const char* name);
void remove_local_hook(Function& function, const char* name);
HookSet::Entry local_hook_at(const Function& function, size_t index);

/// Reports a forward computation to hooks, and checks the results in debug mode. `definition` is the
/// definition that the function applies, or null.
class ForwardWatch {
 public:
  ForwardWatch(Function& function, Span<const Value* const> inputs, const Function* definition = nullptr);
  ~ForwardWatch();
  ForwardWatch(const ForwardWatch&) = delete;
  ForwardWatch& operator=(const ForwardWatch&) = delete;
  /// To be called after the computation succeeded. Throws errors of hooks and Error(CTN_ERROR_NAN).
  void done(Span<const Value> outputs);

 private:
  void abandon() noexcept;

  Ref<Function> function_;
  Ref<HookSet> hooks_;
  SmallVector<const Array*, 4> in_data_;
  size_t begun_ = 0, ended_ = 0;  // number of hooks that ran before and after
  bool active_ = false;
};

/// Runs a gradient rule, reports it to hooks, and checks the gradients in debug mode.
void watched_backward(Function& function, Gradient& gradient, Span<const Value> grad_outputs,
                      Span<const Value> grad_inputs);

/// Within this scope function calls are reported even if they are part of a gradient rule.
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
