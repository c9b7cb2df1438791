// Sorts positions by keys.
#include "impl/backend/cuda/order.h"

#include <utility>

#include "impl/backend/cuda/kernels/order.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constinit OneFunction count_digits("order", "order_count"), scan_counts("order", "order_scan"),
    place("order", "order_place");

}  // namespace

Order::Order(Work& work, int64_t count) {
  const int64_t counts = divide_up(count, kOrderTile) * kOrderDigits;
  first_ = reinterpret_cast<uint32_t*>(work.scratch(size_t(2 * count + counts) * sizeof(uint32_t)));
  second_ = first_ + count;
  counts_ = second_ + count;
}

const uint32_t* Order::sort(Work& work, const uint64_t* keys, int64_t count, int bits) const {
  const uint32_t tiles = uint32_t(divide_up(count, kOrderTile));
  OrderParams p{keys, nullptr, first_, counts_, uint32_t(count), tiles, 0};
  uint32_t* other = second_;
  do {
    work.start(count_digits, Grid{kOrderThreads, tiles}, p);
    work.start(scan_counts, Grid{kOrderScanThreads, 1}, p);
    work.start(place, Grid{kOrderThreads, tiles}, p);
    p.from = p.to;
    std::swap(p.to, other);
    p.shift += 8;
  } while (p.shift < bits);
  return p.from;
}

}  // namespace catenary::cuda
