// Finds the positions of an index that name the same cell.
#include "impl/backend/cuda/index_groups.h"

#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constinit OneFunction find_cells("indexing", "index_cells");

int bits_of(uint64_t x) {
  int bits = 0;
  for (; x; x >>= 1) ++bits;
  return bits;
}

/// The number of cells.
uint64_t cells_of(const IndexPositions& positions) {
  uint64_t cells = 1;
  for (int j = 0; j < positions.k; ++j) cells *= uint64_t(positions.lengths[j]);
  return cells;
}

/// `out` may be null.
void start_cells(Work& work, const IndexPositions& positions, int64_t first, int64_t count, uint64_t* out,
                 bool taken) {
  const IndexCellsParams p{positions, uint64_t(first), uint32_t(count), cells_of(positions),
                           out,       taken,           work.errors()};
  work.start(find_cells, Grid{kIndexThreads, work.blocks(uint64_t(count), kIndexThreads)}, p);
}

}  // namespace

void check_positions(Work& work, const IndexPositions& positions, bool taken) {
  const int64_t size = int64_t(positions.n);
  for (int64_t first = 0; first < size; first += kMaxPart)
    start_cells(work, positions, first, std::min(kMaxPart, size - first), nullptr, taken);
}

Groups::Groups(Work& work, const IndexPositions& positions, bool taken)
    : positions_(positions), taken_(taken), end_(cells_of(positions)) {
  const int64_t most = std::min(size(), kMaxPart);
  cells_ = reinterpret_cast<uint64_t*>(work.scratch(size_t(most) * sizeof(uint64_t)));
  if (most > kFewIndices) order_.emplace(work, most);
}

IndexGroups Groups::part(Work& work, int64_t first, int64_t count) const {
  start_cells(work, positions_, first, count, cells_, taken_);
  const uint32_t* order = count > kFewIndices ? order_->sort(work, cells_, count, bits_of(end_)) : nullptr;
  return {cells_, order, uint32_t(count), end_};
}

Grid Groups::grid(const IndexGroups& part, int64_t items) {
  const int64_t tiles = std::min(divide_up(items, 32), int64_t{65535});
  return {kIndexThreads, unsigned(divide_up(part.count, kIndexThreads / 32)), unsigned(tiles)};
}

}  // namespace catenary::cuda
