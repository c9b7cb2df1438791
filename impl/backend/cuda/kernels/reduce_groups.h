// How the threads of a block divide the elements of reductions among themselves; see reduce.h. Included
// inside a namespace of each kernel file. A Fold says what is reduced:
//
//   size                    bytes of an element
//   Few, Total              totals of a few elements, and of all of them
//   few, widen, join        Few x Few -> Few, Few -> Total, Total x Total -> Total
//   identity, from_lane     the total of no elements, and that of another thread of the warp
//   load<N>                 N elements that are `stride` bytes apart, as a FewUnit<Few, N>, of which the
//   first one has
//                           `position`, and the others are `step` apart; those from `count` on are neutral
//   store                   writes a total, or a result

template <class Few, int N>
struct FewUnit {
  static constexpr int size = N;
  Few items[N];
};

/// The total of the elements of a unit.
template <class Fold, class Unit>
CTN_DEVICE auto fold_unit(Unit unit) {
  CTN_UNROLL
  for (int half = Unit::size / 2; half > 0; half /= 2) {
    CTN_UNROLL
    for (int j = 0; j < half; ++j) unit.items[j] = Fold::few(unit.items[j], unit.items[j + half]);
  }
  return unit.items[0];
}

/// The parts of all threads of each group are joined; the group's first thread has the total.
template <class Fold, class Total>
CTN_DEVICE Total join_group(Total total, unsigned group) {
  CTN_SHARED Total warps[kReduceThreads / 32];
  for (unsigned lanes = group < 32 ? group / 2 : 16; lanes > 0; lanes /= 2)
    total = Fold::join(total, Fold::from_lane(total, int(lanes)));
  if (group > 32) {
    if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = total;
    __syncthreads();
    const unsigned count = group / 32, first = threadIdx.x / group * count;
    for (unsigned warp = 1; warp < count; ++warp)
      if (threadIdx.x % group == 0) total = Fold::join(total, warps[first + warp]);
  }
  return total;
}

template <class Fold>
CTN_DEVICE void reduce_rows(const ReduceRowsParams& p) {
  constexpr int N = int(reduce_row_unit(Fold::size));
  const Fold fold{p.end};
  const auto load = [&](const char* x, uint32_t i) {
    const uint32_t line = quotient(i, p.units), unit = i - line * p.units.value;
    int64_t offsets[1];
    locate(p.lines, line, offsets);
    return fold.template load<N>(x + offsets[0] + int64_t(unit) * N * p.stride, p.stride, p.length - unit * N,
                                 p.packed, i * N, 1);
  };
  const unsigned group = p.group, thread = threadIdx.x & (group - 1);
  const uint32_t at = blockIdx.x * (kReduceThreads / group) + threadIdx.x / group;
  const uint32_t kept = quotient(at, p.parts), part = at - kept * p.parts.value;
  typename Fold::Total total = Fold::identity();
  int64_t offsets[2] = {0, 0};
  if (kept < p.kept.size) {
    locate(p.kept, kept, offsets);
    const char* x = p.x + offsets[0];
    uint32_t i = part * p.part;
    const uint32_t end = p.size - i < p.part ? p.size : i + p.part;
    i += thread;
    for (; i + 3 * group < end; i += 4 * group) {
      const auto a = load(x, i), b = load(x, i + group), c = load(x, i + 2 * group),
                 d = load(x, i + 3 * group);
      const auto left = Fold::few(fold_unit<Fold>(a), fold_unit<Fold>(b));
      const auto right = Fold::few(fold_unit<Fold>(c), fold_unit<Fold>(d));
      total = Fold::join(total, Fold::widen(Fold::few(left, right)));
    }
    for (; i < end; i += group) total = Fold::join(total, Fold::widen(fold_unit<Fold>(load(x, i))));
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

template <class Fold, int N>
CTN_DEVICE void reduce_units(const ReduceColumnsParams& p) {
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
    locate(p.lines, line, offsets);
    offsets[0] += first * p.strides[0];
    offsets[1] += first * p.strides[1];
    count = p.length - first;
    const auto load = [&](uint32_t k) {
      int64_t place[1];
      locate(p.reduced, k, place);
      return fold.template load<N>(p.x + offsets[0] + place[0], p.strides[0], count, p.packed, k, 0);
    };
    uint32_t k = part * p.part;
    const uint32_t end = p.reduced.size - k < p.part ? p.reduced.size : k + p.part;
    k += row;
    for (; k + 3 * rows < end; k += 4 * rows) {
      const auto a = load(k), b = load(k + rows), c = load(k + 2 * rows), d = load(k + 3 * rows);
      CTN_UNROLL
      for (int j = 0; j < N; ++j) {
        const auto few = Fold::few(Fold::few(a.items[j], b.items[j]), Fold::few(c.items[j], d.items[j]));
        totals[j] = Fold::join(totals[j], Fold::widen(few));
      }
    }
    for (; k < end; k += rows) {
      const auto a = load(k);
      CTN_UNROLL
      for (int j = 0; j < N; ++j) totals[j] = Fold::join(totals[j], Fold::widen(a.items[j]));
    }
  }
  if (rows > 1) join_columns<Fold>(totals, p.across);
  if (row > 0) return;
  CTN_UNROLL
  for (int j = 0; j < N; ++j)
    if (uint32_t(j) < count)
      fold.store(totals[j], p.y + offsets[1] + j * p.strides[1] + part * p.part_stride);
}

template <class Fold>
CTN_DEVICE void reduce_columns(const ReduceColumnsParams& p) {
  if (p.unit == 1)
    reduce_units<Fold, 1>(p);
  else
    reduce_units<Fold, int(reduce_column_unit(Fold::size))>(p);
}
