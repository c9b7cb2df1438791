// How the threads of a block divide the elements of reductions among themselves; see reduce.h. Included
// inside a namespace of each kernel file. A Fold says what is reduced:
//
//   size, packs            bytes of an element; whether packs of elements can be loaded
//   Few, Total             totals of a few elements, and of all of them
//   few, widen, join       Few x Few -> Few, Few -> Total, Total x Total -> Total
//   identity, from_lane    the total of no elements, and that of another thread of the warp
//   item                   the element at an address, which has a position
//   pack<N>                N neighboring elements, of which the first one has `position`, and the others are
//                          `step` apart
//   store                  writes a total, or a result

/// The elements of a thread are taken in this number of units, whose loads do not wait for each other.
constexpr uint32_t kReduceUnits = 4;

template <class Few, int N>
struct FewUnit {
  Few items[N];
};

/// Like locate(), in less code.
template <int N>
CTN_DEVICE void find(const Layout<N>& layout, uint32_t i, int64_t (&offsets)[N]) {
  CTN_UNROLL
  for (int k = 0; k < N; ++k) offsets[k] = 0;
  CTN_UNROLL_BY(1)
  for (int d = 0; d < layout.ndim; ++d) {
    const uint32_t rest = quotient(i, layout.lengths[d]);
    const int64_t index = i - rest * layout.lengths[d].value;
    CTN_UNROLL
    for (int k = 0; k < N; ++k) offsets[k] += index * layout.strides[k][d];
    i = rest;
  }
}

/// The parts of all threads of each group are joined; the group's first thread has the total.
template <class Fold, class Total>
CTN_DEVICE Total join_group(Total total, unsigned group) {
  CTN_SHARED Total warps[kReduceThreads / 32];
  CTN_UNROLL_BY(1)
  for (unsigned lanes = group < 32 ? group / 2 : 16; lanes > 0; lanes /= 2)
    total = Fold::join(total, Fold::from_lane(total, int(lanes)));
  if (group > 32) {
    if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = total;
    __syncthreads();
    const unsigned count = group / 32, first = threadIdx.x / group * count;
    CTN_UNROLL_BY(1)
    for (unsigned warp = 1; warp < count; ++warp)
      if (threadIdx.x % group == 0) total = Fold::join(total, warps[first + warp]);
  }
  return total;
}

/// The total of a unit, in order.
template <class Fold, class Few, int N>
CTN_DEVICE Few fold_unit(const FewUnit<Few, N>& unit) {
  Few few = unit.items[0];
  CTN_UNROLL
  for (int j = 1; j < N; ++j) few = Fold::few(few, unit.items[j]);
  return few;
}

template <class Fold>
CTN_DEVICE void reduce_rows(const ReduceRowsParams& p) {
  using Few = typename Fold::Few;
  constexpr int N = int(reduce_row_unit(Fold::size));
  const Fold fold{p.end};
  const unsigned group = p.group, thread = threadIdx.x & (group - 1);
  const uint32_t at = blockIdx.x * (kReduceThreads / group) + threadIdx.x / group;
  const uint32_t kept = quotient(at, p.parts), part = at - kept * p.parts.value;
  typename Fold::Total total = Fold::identity();
  int64_t offsets[2] = {0, 0};
  if (kept < p.kept.size) {
    find(p.kept, kept, offsets);
    const auto place = [&](uint32_t i, uint32_t& count) {
      const uint32_t line = quotient(i, p.units), unit = i - line * p.units.value;
      int64_t lines[1];
      find(p.lines, line, lines);
      count = p.length - unit * N;
      return p.x + offsets[0] + lines[0] + int64_t(unit) * N * p.stride;
    };
    uint32_t i = part * p.part;
    const uint32_t end = p.size - i < p.part ? p.size : i + p.part;
    i += thread;
    for (; i < end; i += kReduceUnits * group) {
      const char* x[kReduceUnits];
      bool whole = p.packed && i + (kReduceUnits - 1) * group < end;
      Few few{};
      if constexpr (Fold::packs) {
        if (whole) {
          CTN_UNROLL
          for (uint32_t k = 0; k < kReduceUnits; ++k) {
            uint32_t count;
            x[k] = place(i + k * group, count);
            whole = whole && count >= N;
          }
        }
        if (whole) {
          FewUnit<Few, N> units[kReduceUnits];
          CTN_UNROLL
          for (uint32_t k = 0; k < kReduceUnits; ++k)
            units[k] = fold.template pack<N>(x[k], (i + k * group) * N, 1);
          few = fold_unit<Fold>(units[0]);
          CTN_UNROLL
          for (uint32_t k = 1; k < kReduceUnits; ++k) few = Fold::few(few, fold_unit<Fold>(units[k]));
          total = Fold::join(total, Fold::widen(few));
          continue;
        }
      }
      // The same in the same order, one unit after another.
      CTN_UNROLL_BY(1)
      for (uint32_t k = 0; k < kReduceUnits && i + k * group < end; ++k) {
        uint32_t count;
        const uint32_t unit = i + k * group;
        const char* from = place(unit, count);
        FewUnit<Few, N> items{};
        CTN_UNROLL
        for (int j = 0; j < N; ++j)
          if (j == 0 || uint32_t(j) < count)
            items.items[j] = fold.item(from + j * p.stride, unit * N + uint32_t(j));
        Few next = items.items[0];
        CTN_UNROLL
        for (int j = 1; j < N; ++j)
          if (uint32_t(j) < count) next = Fold::few(next, items.items[j]);
        few = k == 0 ? next : Fold::few(few, next);
      }
      total = Fold::join(total, Fold::widen(few));
    }
  }
  total = join_group<Fold>(total, group);
  if (thread == 0 && kept < p.kept.size) fold.store(total, p.y + offsets[1] + part * p.part_stride);
}

/// Joins the totals of all threads that have the same unit; those that come first have the result.
template <class Fold, int N, class Total>
CTN_DEVICE void join_columns(Total (&totals)[N], unsigned across) {
  CTN_SHARED Total shared[N][kReduceColumnThreads];
  CTN_UNROLL
  for (int j = 0; j < N; ++j) shared[j][threadIdx.x] = totals[j];
  CTN_UNROLL_BY(1)
  for (unsigned half = blockDim.x / 2; half >= across; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half) {
      CTN_UNROLL
      for (int j = 0; j < N; ++j) {
        totals[j] = Fold::join(totals[j], shared[j][threadIdx.x + half]);
        shared[j][threadIdx.x] = totals[j];
      }
    }
  }
}

template <class Fold>
CTN_DEVICE void reduce_columns(const ReduceColumnsParams& p) {
  using Few = typename Fold::Few;
  constexpr int N = int(reduce_column_unit(Fold::size));
  const Fold fold{p.end};
  const unsigned column = threadIdx.x & (p.across - 1), row = threadIdx.x / p.across,
                 rows = blockDim.x / p.across;
  const uint32_t blocks = (p.size + p.across - 1) / p.across, part = blockIdx.x / blocks;
  const uint32_t i = (blockIdx.x - part * blocks) * p.across + column;
  typename Fold::Total totals[N];
  CTN_UNROLL
  for (int j = 0; j < N; ++j) totals[j] = Fold::identity();
  int64_t offsets[2] = {0, 0};
  uint32_t count = 0;
  if (i < p.size) {
    const uint32_t line = quotient(i, p.units), first = (i - line * p.units.value) * N;
    find(p.lines, line, offsets);
    offsets[0] += first * p.strides[0];
    offsets[1] += first * p.strides[1];
    count = p.length - first;
    const bool packed = Fold::packs && p.packed && count >= N;
    const auto load = [&](uint32_t k) {
      int64_t places[1];
      find(p.reduced, k, places);
      const char* x = p.x + offsets[0] + places[0];
      FewUnit<Few, N> unit;
      if constexpr (N > 1 && Fold::packs)
        if (packed) return fold.template pack<N>(x, k, 0);
      CTN_UNROLL
      for (int j = 0; j < N; ++j)
        unit.items[j] =
            fold.item(x + (uint32_t(j) < count ? j : 0) * p.strides[0], k);  // any, if there is none
      return unit;
    };
    uint32_t k = part * p.part;
    const uint32_t end = p.reduced.size - k < p.part ? p.reduced.size : k + p.part;
    k += row;
    for (; k + (kReduceUnits - 1) * rows < end; k += kReduceUnits * rows) {
      FewUnit<Few, N> units[kReduceUnits];
      CTN_UNROLL
      for (uint32_t r = 0; r < kReduceUnits; ++r) units[r] = load(k + r * rows);
      CTN_UNROLL
      for (int j = 0; j < N; ++j) {
        Few few = units[0].items[j];
        CTN_UNROLL
        for (uint32_t r = 1; r < kReduceUnits; ++r) few = Fold::few(few, units[r].items[j]);
        totals[j] = Fold::join(totals[j], Fold::widen(few));
      }
    }
    CTN_UNROLL_BY(1)
    for (; k < end; k += rows) {
      const auto unit = load(k);
      CTN_UNROLL
      for (int j = 0; j < N; ++j) totals[j] = Fold::join(totals[j], Fold::widen(unit.items[j]));
    }
  }
  if (rows > 1) join_columns<Fold>(totals, p.across);
  if (row > 0) return;
  CTN_UNROLL
  for (int j = 0; j < N; ++j)
    if (uint32_t(j) < count)
      fold.store(totals[j], p.y + offsets[1] + j * p.strides[1] + part * p.part_stride);
}
