// Tests of the objects that bindings store in handles: slots and toggle callbacks, with threads.
#include "impl/base/binding.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "capi/generated/handles.h"
#include "impl/array/io.h"
#include "impl/autograd/computational_graph.h"
#include "impl/autograd/function_hook.h"
#include "impl/autograd/fuse.h"
#include "impl/autograd/type_expression.h"
#include "impl/backend/stream.h"
#include "impl/base/context.h"
#include "impl/caffe/caffe_function.h"
#include "impl/dataset/iterator.h"
#include "impl/dataset/transform.h"
#include "impl/functions/options.h"
#include "impl/jit/kernels.h"
#include "impl/links/options.h"
#include "impl/links/tree.h"
#include "impl/optimizers/loss_scale.h"
#include "impl/optimizers/optimizer.h"
#include "impl/random/state.h"
#include "impl/random/walker_alias.h"
#include "impl/serializers/dictionary.h"
#include "impl/training/extension.h"
#include "impl/training/summary.h"
#include "impl/training/trainer.h"
#include "impl/training/updater.h"

namespace catenary {
namespace {

const char key = 0, other_key = 0;

TEST(Binding, AHandleIsItsObject) {
  int count = 0;
  capi::for_each_handle([&count](auto* null, const char* name) {
    using Handle = std::remove_pointer_t<decltype(null)>;
    static_assert(std::is_base_of_v<Object, Handle>);
    constexpr uintptr_t address = 4096;
    EXPECT_EQ(reinterpret_cast<uintptr_t>(static_cast<Object*>(reinterpret_cast<Handle*>(address))), address)
        << name;
    ++count;
  });
  EXPECT_GT(count, 25);
}

// Toggle callbacks.

struct Leaf final : Object {
  explicit Leaf(std::atomic<int>* alive = nullptr) : alive(alive) {}
  ~Leaf() override {
    if (alive) --*alive;
  }
  std::atomic<int>* alive;
};

struct Slot {
  std::vector<int> calls;
  int destroyed = 0;
  static void toggle(void* object, int32_t shared) { static_cast<Slot*>(object)->calls.push_back(shared); }
  static void destroy(void* object) { ++static_cast<Slot*>(object)->destroyed; }
};

TEST(Binding, ToggleTellsOfTheSecondReference) {
  Slot slot;
  Ref<Leaf> object = make<Leaf>();
  object->set_binding(&key, &slot, Slot::destroy);
  EXPECT_FALSE(object->set_toggle(&key, Slot::toggle));
  EXPECT_EQ(object->use_count(), 1);
  EXPECT_TRUE(object->unique());
  {
    const Ref<Leaf> second = object;
    EXPECT_EQ(slot.calls, std::vector<int>({1}));
    EXPECT_FALSE(object->unique());
    const Ref<Leaf> third = object;
    EXPECT_EQ(object->use_count(), 3);
    EXPECT_TRUE(object->set_toggle(&key, Slot::toggle));
  }
  EXPECT_EQ(slot.calls, std::vector<int>({1, 0}));
  EXPECT_TRUE(object->unique());
  object = nullptr;
  EXPECT_EQ(slot.calls, std::vector<int>({1, 0}));
  EXPECT_EQ(slot.destroyed, 1);
}

TEST(Binding, AToggleGoesWithTheObjectOfTheSlot) {
  Slot slot, next;
  Ref<Leaf> object = make<Leaf>();
  EXPECT_THROW(object->set_toggle(&key, Slot::toggle), Error);
  object->set_binding(&key, &slot, Slot::destroy);
  EXPECT_THROW(object->set_toggle(&other_key, Slot::toggle), Error);
  object->set_toggle(&key, Slot::toggle);
  object->set_binding(&other_key, &next, Slot::destroy);
  EXPECT_EQ(slot.destroyed, 1);
  { const Ref<Leaf> second = object; }
  EXPECT_TRUE(slot.calls.empty());
  object->set_toggle(&other_key, Slot::toggle);
  object->set_toggle(&other_key, nullptr);
  { const Ref<Leaf> second = object; }
  EXPECT_TRUE(next.calls.empty());
  EXPECT_EQ(object->use_count(), 1);
}

/// A toggle callback that releases its own handle.
struct Careless {
  Ref<Leaf> handle;
  bool in_toggle = false, destroyed_within = false, destroyed = false;
  static void toggle(void* object, int32_t shared) {
    Careless& self = *static_cast<Careless*>(object);
    if (shared) return;
    self.in_toggle = true;
    self.handle = nullptr;  // the last reference
    self.in_toggle = false;
  }
  static void destroy(void* object) {
    Careless& self = *static_cast<Careless*>(object);
    self.destroyed = true;
    self.destroyed_within = self.in_toggle;
  }
};

TEST(Binding, AToggleMayGiveTheLastReferenceBack) {
  std::atomic<int> alive{1};
  Careless slot;
  slot.handle = make<Leaf>(&alive);
  slot.handle->set_binding(&key, &slot, Careless::destroy);
  slot.handle->set_toggle(&key, Careless::toggle);
  { const Ref<Leaf> second = slot.handle; }
  EXPECT_EQ(alive, 0);
  EXPECT_TRUE(slot.destroyed);
  EXPECT_FALSE(slot.destroyed_within);
}

/// A binding object that follows the documentation: it checks the count under its own lock.
struct Wrapper {
  std::mutex mutex;
  Leaf* handle = nullptr;
  bool strong = false;
  std::atomic<bool>* gone = nullptr;
  static void toggle(void* object, int32_t) {
    Wrapper& self = *static_cast<Wrapper*>(object);
    const std::lock_guard<std::mutex> lock(self.mutex);
    if (self.handle) self.strong = self.handle->use_count() > 1;
  }
  static void destroy(void* object) {
    Wrapper* self = static_cast<Wrapper*>(object);
    *self->gone = true;
    delete self;
  }
};

TEST(Binding, TogglesOfSeveralThreads) {
  std::atomic<bool> gone{false};
  Wrapper* wrapper = new Wrapper;
  Leaf* leaf = new Leaf;
  wrapper->handle = leaf;
  wrapper->gone = &gone;
  leaf->set_binding(&key, wrapper, Wrapper::destroy);
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([leaf] {
      for (int i = 0; i < 20000; ++i) {
        leaf->retain();
        leaf->release();
      }
    });
  for (int i = 0; i < 200; ++i) {
    leaf->set_toggle(&key, i % 2 ? nullptr : Wrapper::toggle);
    std::this_thread::yield();
  }
  const bool shared = leaf->set_toggle(&key, Wrapper::toggle);
  {
    const std::lock_guard<std::mutex> lock(wrapper->mutex);
    wrapper->strong = leaf->use_count() > 1;
  }
  (void)shared;
  for (std::thread& thread : threads) thread.join();
  EXPECT_FALSE(wrapper->strong);
  EXPECT_EQ(leaf->use_count(), 1);
  leaf->retain();
  EXPECT_TRUE(wrapper->strong);
  leaf->release();
  EXPECT_FALSE(gone);
  leaf->release();
  EXPECT_TRUE(gone);
}

/// One thread releases its reference while the binding waits to free the handle. The toggle callback for the
/// release runs late, but never with an object that has been freed.
TEST(Binding, TheHandleDiesWhileItsToggleIsOnTheWay) {
  std::atomic<int> alive{0};
  for (int i = 0; i < 200; ++i) {
    std::atomic<bool> gone{false};
    Wrapper* wrapper = new Wrapper;
    ++alive;
    Leaf* leaf = new Leaf(&alive);
    wrapper->handle = leaf;
    wrapper->gone = &gone;
    leaf->set_binding(&key, wrapper, Wrapper::destroy);
    leaf->set_toggle(&key, Wrapper::toggle);
    leaf->retain();
    std::thread other([leaf] { leaf->release(); });
    for (bool done = false; !done;) {
      std::unique_lock<std::mutex> lock(wrapper->mutex);
      if (leaf->use_count() == 1) {
        wrapper->handle = nullptr;
        lock.unlock();
        leaf->release();
        done = true;
      }
    }
    other.join();
    EXPECT_TRUE(gone);
  }
  EXPECT_EQ(alive, 0);
}

}  // namespace
}  // namespace catenary
