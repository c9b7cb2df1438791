// Pinned memory of the host through which uploads pass.
#pragma once
#include <cstddef>
#include <vector>

namespace catenary::cuda {

/// Caches blocks of pinned memory, whose sizes are powers of two. The owner's lock guards it.
class Staging {
 public:
  static constexpr size_t kSmallest = size_t{64} << 10, kLargest = size_t{4} << 20;
  static constexpr size_t kMaxHeld = size_t{64} << 20;  // bytes, in use or not
  static constexpr size_t kMaxBlocks = kMaxHeld / kSmallest;

  /// Returns the size of a block for so many bytes, which are at most kLargest.
  static size_t block_size(size_t size);
  /// Returns a block of block_size(size), or null if there is none. The device's context must be current.
  char* take(size_t size) noexcept;
  void put(char* block, size_t block_size) noexcept;

 private:
  static constexpr int kSizes = 7;
  static int size_index(size_t block_size);
  std::vector<char*> free_[kSizes];
  size_t held_ = 0;
};

}  // namespace catenary::cuda
