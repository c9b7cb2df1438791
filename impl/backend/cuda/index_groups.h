// Finds the positions of an index that name the same cell.
#pragma once
#include <algorithm>
#include <optional>

#include "impl/backend/cuda/kernels/indexing.h"
#include "impl/backend/cuda/order.h"

namespace catenary::cuda {

/// The number of positions that kernels process at a time.
constexpr int64_t kMaxPart = int64_t{1} << 30;

/// Reports positions that are out of bounds. `taken`: indices along one axis, for messages.
void check_positions(Work& work, const IndexPositions& positions, bool taken);

/// Passes parts of the positions, in order, to kernels that treat those of equal cells together.
class Groups {
 public:
  /// Asks for scratch memory. `taken` is that of check_positions.
  Groups(Work& work, const IndexPositions& positions, bool taken);

  /// Calls start(groups, first position) for each part.
  template <class Start>
  void for_parts(Work& work, const Start& start) const {
    for (int64_t first = 0, n; first < size(); first += n) {
      n = std::min(size() - first, kMaxPart);
      start(part(work, first, n), first);
    }
  }
  /// For a warp for each position and 32 items, tiles of which are dimension y.
  static Grid grid(const IndexGroups& part, int64_t items);

 private:
  int64_t size() const { return int64_t(positions_.n); }
  IndexGroups part(Work& work, int64_t first, int64_t count) const;

  IndexPositions positions_;
  bool taken_;
  uint64_t end_;  // the number of cells
  uint64_t* cells_;
  std::optional<Order> order_;
};

}  // namespace catenary::cuda
