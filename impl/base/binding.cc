// The slot of a handle for a binding's own object, and the toggle that reports shared handles.
#include "impl/base/binding.h"

#include <pthread.h>

#include <mutex>

#include "impl/base/error.h"

namespace catenary {

/// The contents of a slot. Stays alive while the slot or a running toggle uses it.
struct Binding {
  const void* key;
  void* object;
  void (*destroy)(void*);
  void (*toggle)(void*, int32_t) = nullptr;
  std::atomic<int64_t> pins{1};
};

namespace {

constexpr size_t kLocks = 16;
std::mutex locks[kLocks];

// Held for a few instructions, and never while user code runs. Slots without a toggle are read without the
// lock.
class SlotLock {
 public:
  explicit SlotLock(const Object* object)
      : lock_(locks[(reinterpret_cast<uintptr_t>(object) >> 6) % kLocks]) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, [] {
      pthread_atfork(
          [] {
            for (std::mutex& lock : locks) lock.lock();
          },
          unlock_all, unlock_all);
    });
    lock_.lock();
  }
  ~SlotLock() { lock_.unlock(); }
  SlotLock(const SlotLock&) = delete;
  SlotLock& operator=(const SlotLock&) = delete;

 private:
  static void unlock_all() {
    for (std::mutex& lock : locks) lock.unlock();
  }
  std::mutex& lock_;
};

void unpin(Binding* binding) noexcept {
  if (!binding || binding->pins.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  if (binding->destroy) binding->destroy(binding->object);
  delete binding;
}

/// The toggle of an object. Remains valid as long as this lives, even if the object and its slot are gone.
class Pinned {
 public:
  Pinned(const Object* object, const std::atomic<Binding*>& slot) {
    SlotLock lock(object);
    binding_ = slot.load(std::memory_order_relaxed);
    if (!binding_) return;
    binding_->pins.fetch_add(1, std::memory_order_relaxed);
    toggle_ = binding_->toggle;
  }
  ~Pinned() { unpin(binding_); }
  Pinned(const Pinned&) = delete;
  Pinned& operator=(const Pinned&) = delete;
  void operator()(bool shared) const {
    if (toggle_) toggle_(binding_->object, shared);
  }

 private:
  Binding* binding_ = nullptr;
  void (*toggle_)(void*, int32_t) = nullptr;
};

}  // namespace

}  // namespace catenary

using catenary::Binding;
using catenary::fail;
using catenary::Pinned;
using catenary::SlotLock;
using catenary::unpin;

void ctn_object::dispose() const noexcept {
  count_.store(
      1, std::memory_order_relaxed);  // the toggle is not called for references that come and go from here on
  unpin(binding_.load(std::memory_order_acquire));
  delete this;
}

void ctn_object::retain_toggled(int64_t old) const noexcept {
  if (references(old) == 1) Pinned(this, binding_)(true);
}

void ctn_object::release_toggled(int64_t count) const noexcept {
  while (references(count) > 2)
    if (count_.compare_exchange_weak(count, count - 1, std::memory_order_acq_rel, std::memory_order_acquire))
      return;
  if (references(count) == 1) return dispose();
  const Pinned toggle(this, binding_);
  count = count_.fetch_sub(1, std::memory_order_acq_rel);
  if (references(count) == 1) return dispose();
  if (count < 0 && references(count) == 2) toggle(false);
}

void ctn_object::set_binding(const void* key, void* object, void (*destroy)(void*)) {
  Binding* fresh = object || destroy ? new Binding{key, object, destroy} : nullptr;
  Binding* old;
  {
    SlotLock lock(this);
    old = binding_.exchange(fresh, std::memory_order_acq_rel);
    if (old && old->toggle) count_.fetch_and(~kToggled, std::memory_order_relaxed);
  }
  unpin(old);
}

void* ctn_object::binding(const void* key) const {
  Binding* binding = binding_.load(std::memory_order_acquire);
  return binding && binding->key == key ? binding->object : nullptr;
}

bool ctn_object::set_toggle(const void* key, void (*toggle)(void*, int32_t)) {
  SlotLock lock(this);
  Binding* binding = binding_.load(std::memory_order_acquire);
  if (!binding || binding->key != key)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "key: expected the key of the object in the slot, got another one or an empty slot");
  binding->toggle = toggle;
  const int64_t old = toggle ? count_.fetch_or(kToggled, std::memory_order_acq_rel)
                             : count_.fetch_and(~kToggled, std::memory_order_acq_rel);
  return references(old) > 1;
}
