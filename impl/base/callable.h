// A reference to a callable object, for functions that need not be compiled for each of them.
#pragma once
#include <type_traits>
#include <utility>

namespace catenary {

template <class Signature>
class Callable;

/// Refers to any object that can be called this way; it must outlive the reference.
template <class R, class... A>
class Callable<R(A...)> {
 public:
  template <class F, class = std::enable_if_t<!std::is_same_v<std::decay_t<F>, Callable>>>
  Callable(F&& f)  // NOLINT(google-explicit-constructor): callers pass lambdas
      : object_(const_cast<void*>(static_cast<const void*>(&f))),
        call_([](void* object, A... arguments) -> R {
          return (*static_cast<std::remove_reference_t<F>*>(object))(std::forward<A>(arguments)...);
        }) {}
  R operator()(A... arguments) const { return call_(object_, std::forward<A>(arguments)...); }

 private:
  void* object_;
  R (*call_)(void*, A...);
};

}  // namespace catenary
