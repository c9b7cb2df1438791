// The base of every object with a handle, and owning pointers to it.
#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "impl/base/generated/kind.h"

namespace catenary {

class Visitor;
struct Binding;  // defined in binding.cc

/// A base class that lets argument-dependent lookup find the namespace's functions for every handle.
struct InNamespace {};

}  // namespace catenary

/// Base of everything that has a handle: an atomic count, a slot for a binding's own object, and a byte that
/// identifies the type of the handle.
struct ctn_object : catenary::InNamespace {
 public:
  ctn_object(const ctn_object&) = delete;
  ctn_object& operator=(const ctn_object&) = delete;

  void retain() const noexcept {
    const int64_t old = count_.fetch_add(1, std::memory_order_relaxed);
    if (__builtin_expect(old < 0, 0)) retain_toggled(old);
  }
  void release() const noexcept {
    int64_t count = count_.load(std::memory_order_acquire);
    do {
      // The last owner needs no locked decrement: nobody else can raise the count.
      if (count == 1) return dispose();
      // Read what a toggle needs before the decrement, because the object may be gone after it.
      if (__builtin_expect(count < 0, 0)) return release_toggled(count);
    } while (!count_.compare_exchange_weak(count, count - 1, std::memory_order_acq_rel,
                                           std::memory_order_acquire));
  }
  int64_t use_count() const noexcept { return references(count_.load(std::memory_order_relaxed)); }
  catenary::Kind kind() const noexcept { return kind_; }
  bool unique() const noexcept { return references(count_.load(std::memory_order_acquire)) == 1; }

  /// Stores a binding's object under its key. Each handle has one slot; a previous object is destroyed
  /// together with its toggle.
  void set_binding(const void* key, void* object, void (*destroy)(void*));
  void* binding(const void* key) const;
  /// Calls `toggle` (null: nothing) with the slot's object when the count changes between 1 and 2. Returns
  /// whether the count is above 1 now. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if the slot holds nothing
  /// under the key.
  bool set_toggle(const void* key, void (*toggle)(void* object, int32_t shared));

  /// Reports every reference that this object owns, once per count; see binding.h.
  virtual void visit(catenary::Visitor&) const {}

  // Objects come from per-thread free lists: making one costs a few nanoseconds.
  static void* operator new(size_t size);
  static void operator delete(void* memory, size_t size) noexcept;

 protected:
  explicit ctn_object(catenary::Kind kind = catenary::Kind::none) noexcept : kind_(kind) {}
  virtual ~ctn_object();

 private:
  // The sign bit of the count marks a toggle, so that every change of the count sees it at no extra cost.
  static constexpr int64_t kToggled = INT64_MIN;
  static int64_t references(int64_t count) { return count & ~kToggled; }
  void dispose() const noexcept;
  void retain_toggled(int64_t old) const noexcept __attribute__((cold));
  void release_toggled(int64_t count) const noexcept __attribute__((cold));

  mutable std::atomic<int64_t> count_{1};
  std::atomic<catenary::Binding*> binding_{nullptr};
  // Placed after the bytes that free lists and malloc overwrite, so that a released handle stays recognizable
  // for a while.
  catenary::Kind kind_;
};

namespace catenary {

using Object = ::ctn_object;

/// Base of the objects of one handle type.
template <Kind kKind>
struct HandleObject : Object {
  static constexpr Kind kHandleKind = kKind;

 protected:
  HandleObject() noexcept : Object(kKind) {}
};

/// An owning pointer to an Object.
template <class T>
class Ref {
 public:
  Ref() = default;
  Ref(std::nullptr_t) {}
  Ref(const Ref& other) : object_(other.object_) {
    if (object_) object_->retain();
  }
  Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  template <class U, class = decltype(static_cast<T*>(std::declval<U*>()))>
  Ref(Ref<U> other) noexcept : object_(other.leak()) {}
  ~Ref() {
    if (object_) object_->release();
  }
  Ref& operator=(Ref other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }

  static Ref adopt(T* object) noexcept {  // takes over a reference
    Ref ref;
    ref.object_ = object;
    return ref;
  }
  static Ref share(T* object) noexcept {  // adds a reference
    if (object) object->retain();
    return adopt(object);
  }
  T* get() const { return object_; }
  T* leak() noexcept { return std::exchange(object_, nullptr); }
  T& operator*() const { return *object_; }
  T* operator->() const { return object_; }
  explicit operator bool() const { return object_ != nullptr; }

 private:
  T* object_ = nullptr;
};

/// Returns a new reference to an object passed by (const) reference. Handles are shared; constness belongs to
/// the API only.
template <class T>
Ref<T> share(const T& object) {
  return Ref<T>::share(const_cast<T*>(&object));
}

template <class T, class... A>
Ref<T> make(A&&... arguments) {
  return Ref<T>::adopt(new T(std::forward<A>(arguments)...));
}

}  // namespace catenary
