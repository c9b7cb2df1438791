// Allocates and destroys objects with handles.
#include "impl/base/object.h"

#include <pthread.h>

#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__)
#define CTN_PLAIN_OBJECTS 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CTN_PLAIN_OBJECTS 1
#endif
#endif
#if defined(__SANITIZE_THREAD__)
#define CTN_PLAIN_OBJECTS 1
#endif

ctn_object::~ctn_object() {
  // Volatile: the compiler would drop a plain write to an object that is being destroyed.
  *const_cast<volatile catenary::Kind*>(&kind_) = catenary::Kind::released;
}

#ifdef CTN_PLAIN_OBJECTS

void* ctn_object::operator new(size_t size) { return ::operator new(size); }
void ctn_object::operator delete(void* memory, size_t) noexcept { ::operator delete(memory); }

#else
namespace catenary {
namespace {

constexpr size_t kStep = 64;
constexpr size_t kClasses = 10;
constexpr uint16_t kMaxKept = 1 << 15;  // per class and thread; further objects go back to malloc

struct FreeNode {
  FreeNode* next;
};
struct FreeLists {
  FreeNode* head[kClasses];
  uint16_t count[kClasses];
  bool registered;
  bool gone;
};
__attribute__((tls_model("initial-exec"))) thread_local FreeLists lists;

pthread_key_t object_exit_key;
pthread_once_t exit_once = PTHREAD_ONCE_INIT;

void drain(void*) {
  for (size_t c = 0; c < kClasses; ++c)
    while (FreeNode* node = lists.head[c]) {
      lists.head[c] = node->next;
      std::free(node);
    }
  lists.gone = true;
}

void* allocate_slow(size_t size) {
  if (!lists.registered) {
    pthread_once(&exit_once, [] { pthread_key_create(&object_exit_key, drain); });
    pthread_setspecific(object_exit_key, &lists);
    lists.registered = true;
  }
  void* memory = nullptr;  // not with aligned_alloc, which valgrind does not track before version 3.21
  if (posix_memalign(&memory, kStep, (size + kStep - 1) / kStep * kStep) != 0) throw std::bad_alloc();
  return memory;
}

}  // namespace
}  // namespace catenary

using catenary::FreeNode;
using catenary::kClasses;
using catenary::kMaxKept;
using catenary::kStep;
using catenary::lists;

void* ctn_object::operator new(size_t size) {
  size_t c = (size - 1) / kStep;
  if (c < kClasses) {
    if (FreeNode* node = lists.head[c]) {
      lists.head[c] = node->next;
      --lists.count[c];
      return node;
    }
  }
  return catenary::allocate_slow(size);
}

void ctn_object::operator delete(void* memory, size_t size) noexcept {
  size_t c = (size - 1) / kStep;
  if (c < kClasses && lists.count[c] < kMaxKept && lists.registered && !lists.gone) {
    FreeNode* node = static_cast<FreeNode*>(memory);
    node->next = lists.head[c];
    lists.head[c] = node;
    ++lists.count[c];
    return;
  }
  std::free(memory);
}
#endif
