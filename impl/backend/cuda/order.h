// Sorting positions by keys on a device.
#pragma once
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// Memory to sort up to `count` positions, of which there are less than 2^31.
class Order {
 public:
  Order(Work& work, int64_t count);
  /// Returns the positions 0 to count - 1 in the order of their keys, of which only the lower `bits` may
  /// differ. Equal keys keep their order.
  const uint32_t* sort(Work& work, const uint64_t* keys, int64_t count, int bits) const;

 private:
  uint32_t *first_, *second_, *counts_;
};

}  // namespace catenary::cuda
