// Checks that memory is available before calling libraries that do not check.
#include "impl/base/headroom.h"

#include <sys/mman.h>

#include <cstdlib>
#include <new>

namespace catenary {

void require_headroom(size_t bytes) {
  constexpr size_t kSmall = size_t{64} << 10;
  void* volatile block =
      std::malloc(bytes < kSmall ? bytes : kSmall);  // volatile keeps the pair from being optimized away
  if (!block) throw std::bad_alloc();
  if (bytes > kSmall) {  // not with malloc, which would raise its mmap threshold
    void* mapping = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapping == MAP_FAILED) {
      std::free(block);
      throw std::bad_alloc();
    }
    munmap(mapping, bytes);
  }
  std::free(block);
}

}  // namespace catenary
