#pragma once
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace catenary {

/// Base of everything that has a handle: an atomic count and a slot for a binding's own object.
class Object {
 public:
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  void retain() const noexcept { count_.fetch_add(1, std::memory_order_relaxed); }
  void release() const noexcept {
    // The last owner needs no locked decrement: nobody else can raise the count.
    if (count_.load(std::memory_order_acquire) == 1 || count_.fetch_sub(1, std::memory_order_acq_rel) == 1)
      dispose();
  }
  int64_t use_count() const noexcept { return count_.load(std::memory_order_relaxed); }
  bool unique() const noexcept { return count_.load(std::memory_order_acquire) == 1; }

  /// Stores a binding's object under its key; the one that was there is destroyed. One slot a handle.
  void set_binding(const void* key, void* object, void (*destroy)(void*));
  void* binding(const void* key) const;

  // Objects come from per-thread free lists: making one costs a few nanoseconds.
  static void* operator new(size_t size);
  static void operator delete(void* memory, size_t size) noexcept;

 protected:
  Object() = default;
  virtual ~Object();

 private:
  struct Binding {
    const void* key;
    void* object;
    void (*destroy)(void*);
  };
  void dispose() const noexcept;

  mutable std::atomic<int64_t> count_{1};
  std::atomic<Binding*> binding_{nullptr};
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

/// A new reference to an object that is known by (const) reference: handles are shared, constness is the
/// API's.
template <class T>
Ref<T> share(const T& object) {
  return Ref<T>::share(const_cast<T*>(&object));
}

template <class T, class... A>
Ref<T> make(A&&... arguments) {
  return Ref<T>::adopt(new T(std::forward<A>(arguments)...));
}

}  // namespace catenary
