// How warps find the positions of equal cells. Included inside a namespace of each kernel file, after
// kernel.h and indexing.h.

constexpr uint32_t kAllLanes = 0xffffffffu;

/// Calls body(position) for all positions with the cell of number `slot`, in order, if that is the first one.
/// All lanes of a warp call this together.
template <class Body>
CTN_DEVICE void for_group(const IndexGroups& g, uint32_t slot, const Body& body) {
  const uint32_t lane = threadIdx.x % 32;
  if (!g.order) {
    const uint64_t cell = g.cells[slot];
    if (cell >= g.end) return;
    bool found = false;
    for (uint32_t begin = 0; begin < g.count; begin += 32) {
      const uint32_t i = begin + lane;
      uint32_t equal = __ballot_sync(kAllLanes, i < g.count && g.cells[i] == cell);
      if (!found && equal) {
        if (begin + uint32_t(__ffs(int(equal))) - 1 != slot) return;
        found = true;
      }
      for (; equal; equal &= equal - 1) body(begin + uint32_t(__ffs(int(equal))) - 1);
    }
    return;
  }
  const uint64_t cell = g.cells[g.order[slot]];
  if (cell >= g.end || (slot > 0 && g.cells[g.order[slot - 1]] == cell)) return;
  for (uint32_t begin = slot, run = 32; run == 32; begin += 32) {
    const uint32_t i = begin + lane, position = i < g.count ? g.order[i] : 0;
    const uint32_t other = ~__ballot_sync(kAllLanes, i < g.count && g.cells[position] == cell);
    run = other ? uint32_t(__ffs(int(other))) - 1 : 32;
    for (uint32_t k = 0; k < run; ++k) body(__shfl_sync(kAllLanes, position, int(k)));
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
