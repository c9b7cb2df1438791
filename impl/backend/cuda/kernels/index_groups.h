// Positions along indexed axes, and how warps find those of equal cells. Included inside a namespace of each
// kernel file, after kernel.h and indexing.h.

/// What kernels copy 16 bytes at a time as.
struct alignas(16) Unit16 {
  uint64_t words[2];
};

/// The index of a position along indexed axis j, which is out of bounds if it is not below the length.
CTN_DEVICE uint64_t index_along(const IndexPositions& p, int32_t j, uint64_t position) {
  const int64_t index = p.indices[uint64_t(j) * p.n + position];
  return uint64_t(index < 0 ? index + p.lengths[j] : index);
}

CTN_DEVICE int64_t offset_of(const IndexPositions& p, uint64_t position) {
  int64_t offset = 0;
  for (int32_t j = 0; j < p.k; ++j) offset += int64_t(index_along(p, j, position)) * p.strides[j];
  return offset;
}

constexpr uint32_t kAllLanes = 0xffffffffu;

/// Calls body(position) for all positions with the cell of number `slot`, in order, if that is the first one.
/// All lanes of a warp call this together.
template <class Body>
CTN_DEVICE void for_group(const IndexGroups& g, uint32_t slot, const Body& body) {
  const uint32_t lane = threadIdx.x % 32;
  const uint64_t cell = g.cells[g.order ? g.order[slot] : slot];
  if (cell >= g.end || (g.order && slot > 0 && g.cells[g.order[slot - 1]] == cell)) return;
  bool first = !g.order;
  for (uint32_t begin = g.order ? slot : 0; begin < g.count; begin += 32) {
    const uint32_t i = begin + lane, position = g.order && i < g.count ? g.order[i] : i;
    const uint32_t equal = __ballot_sync(kAllLanes, i < g.count && g.cells[position] == cell);
    if (first && equal) {
      if (begin + uint32_t(__ffs(int(equal))) - 1 != slot) return;
      first = false;
    }
    for (uint32_t rest = equal; rest; rest &= rest - 1)
      body(__shfl_sync(kAllLanes, position, __ffs(int(rest)) - 1));
    if (g.order && equal != kAllLanes) return;
  }
}

/// The position of number `slot` if it is the last one of its cell, otherwise the number of positions.
CTN_DEVICE uint32_t last_of_group(const IndexGroups& g, uint32_t slot) {
  const uint32_t lane = threadIdx.x % 32;
  const uint32_t position = g.order ? g.order[slot] : slot;
  const uint64_t cell = g.cells[position];
  bool last = cell < g.end;
  if (g.order) {
    last = last && (slot + 1 == g.count || g.cells[g.order[slot + 1]] != cell);
  } else {
    for (uint32_t begin = slot / 32 * 32; begin < g.count && last; begin += 32) {
      const uint32_t i = begin + lane;
      last = !__any_sync(kAllLanes, i > slot && i < g.count && g.cells[i] == cell);
    }
  }
  return last ? position : g.count;
}
