// Helpers for the tests of the memory pool: a counting source, and patterns that reveal overlaps.
#pragma once
#include <atomic>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>

#include "impl/base/error.h"
#include "impl/base/pool.h"
#include "tests/sanitizers.h"

namespace catenary {

#if THREAD_SANITIZER
constexpr bool kThreadSanitizer = true;
#else
constexpr bool kThreadSanitizer = false;
#endif

inline ctn_status status_of(const std::function<void()>& f) {
  try {
    f();
  } catch (const Error& e) {
    return e.status();
  }
  return CTN_OK;
}

inline std::string message_of(const std::function<void()>& f) {
  try {
    f();
  } catch (const Error& e) {
    return e.what();
  }
  return "";
}

// A source of memory that counts its calls and fails on request.
struct CountingSource {
  std::atomic<int64_t> live{0};
  std::atomic<int64_t> calls{0};
  std::atomic<int64_t> bytes{0};
  int64_t fail_from = -1;  // the first call that fails; -1: none
  bool throws = false;

  MemorySource source() {
    return MemorySource{[](void* user, size_t size, size_t alignment) -> void* {
                          auto* self = static_cast<CountingSource*>(user);
                          int64_t call = self->calls++;
                          if (self->fail_from >= 0 && call >= self->fail_from) {
                            if (self->throws) throw 42;
                            return nullptr;
                          }
                          self->live++;
                          self->bytes += static_cast<int64_t>(size);
                          return std::aligned_alloc(alignment, size);
                        },
                        [](void* user, void* p, size_t size) {
                          auto* self = static_cast<CountingSource*>(user);
                          self->live--;
                          self->bytes -= static_cast<int64_t>(size);
                          std::free(p);
                        },
                        this};
  }
};

// Fills a block with a pattern derived from its address, so that overlaps become visible.
inline void stamp(void* p, size_t size, uint64_t key) {
  auto* bytes = static_cast<unsigned char*>(p);
  size_t step = std::max<size_t>(1, size / 16);
  for (size_t i = 0; i < size; i += step) bytes[i] = static_cast<unsigned char>(key + i);
  if (size > 0) bytes[size - 1] = static_cast<unsigned char>(key + size - 1);
}

inline bool stamped(const void* p, size_t size, uint64_t key) {
  auto* bytes = static_cast<const unsigned char*>(p);
  size_t step = std::max<size_t>(1, size / 16);
  for (size_t i = 0; i < size; i += step) {
    if (i != size - 1 && bytes[i] != static_cast<unsigned char>(key + i)) return false;
  }
  return size == 0 || bytes[size - 1] == static_cast<unsigned char>(key + size - 1);
}

inline size_t random_size(std::mt19937_64& random) {
  uint64_t kind = random() % 1000;
  if (kind < 600) return random() % 1100;
  if (kind < 950) return random() % 65536;
  if (kind < 999) return random() % (size_t{1} << 20);
  return random() % (size_t{8} << 20);
}

}  // namespace catenary
