// Pinned memory of the host through which uploads pass.
#include "impl/backend/cuda/staging.h"

#include <bit>

#include "impl/backend/cuda/driver.h"

namespace catenary::cuda {

static_assert(Staging::kSmallest << 6 == Staging::kLargest);

size_t Staging::block_size(size_t size) { return std::bit_ceil(size < kSmallest ? kSmallest : size); }

int Staging::size_index(size_t block_size) { return std::countr_zero(block_size / kSmallest); }

char* Staging::take(size_t size) noexcept {
  const size_t block = block_size(size);
  std::vector<char*>& cached = free_[size_index(block)];
  if (!cached.empty()) {
    char* data = cached.back();
    cached.pop_back();
    return data;
  }
  if (held_ + block > kMaxHeld) return nullptr;
  try {
    cached.reserve(kMaxHeld / block);
  } catch (...) {
    return nullptr;
  }
  void* data = nullptr;
  if (driver().cuMemAllocHost_v2(&data, block)) return nullptr;
  held_ += block;
  return static_cast<char*>(data);
}

void Staging::put(char* block, size_t block_size) noexcept {
  free_[size_index(block_size)].push_back(block);  // take() reserved the room
}

}  // namespace catenary::cuda
