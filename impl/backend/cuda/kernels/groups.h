// How the threads of a block share rows of elements (rows.h, totals.h). Included inside a namespace of each
// kernel file, after arithmetic.h, elements.h and scalars.h.

/// This thread's place in the group that processes a row.
struct Group {
  unsigned size, part;    // threads of the group, and the number of this one
  unsigned step;          // the distance of the group's threads
  unsigned row, at_once;  // the row among those that the block processes at a time

  explicit CTN_DEVICE Group(const Rows& rows) : Group(rows.group, rows.depth.value <= 1) {}
  CTN_DEVICE Group(unsigned group, bool adjacent) {
    size = group;
    at_once = blockDim.x / size;
    part = adjacent ? threadIdx.x % size : threadIdx.x / at_once;
    row = adjacent ? threadIdx.x / size : threadIdx.x % at_once;
    step = adjacent ? 1 : at_once;
  }

  /// Combines one number of each thread of the group. All threads of the block must call it.
  template <class T, class F>
  CTN_DEVICE T reduce(T x, const F& f) const {
    if (size == 1) return x;
    if (step != 1) return reduce_columns(x, f);
    for (unsigned lanes = (size < 32 ? size : 32) / 2; lanes > 0; lanes /= 2)
      x = f(x, __shfl_xor_sync(0xffffffffu, x, int(lanes)));
    if (size <= 32) return x;
    CTN_SHARED T of_warps[kRowThreads / 32];
    const unsigned lane = threadIdx.x % 32, warps = size / 32;
    __syncthreads();
    if (lane == 0) of_warps[threadIdx.x / 32] = x;
    __syncthreads();
    x = of_warps[row * warps + lane % warps];
    for (unsigned lanes = warps / 2; lanes > 0; lanes /= 2)
      x = f(x, __shfl_xor_sync(0xffffffffu, x, int(lanes)));
    return x;
  }
  template <class T>
  CTN_DEVICE T sum(T x) const {
    return reduce(x, Add());
  }

 private:
  template <class T, class F>
  CTN_DEVICE T reduce_columns(T x, const F& f) const {
    CTN_SHARED T all[kRowThreads];
    __syncthreads();
    all[threadIdx.x] = x;
    __syncthreads();
    for (unsigned half = size / 2; half > 0; half /= 2) {
      if (part < half) all[threadIdx.x] = f(all[threadIdx.x], all[threadIdx.x + half * step]);
      __syncthreads();
    }
    return all[row];
  }
};

/// Where a row begins, and the distance of its elements. Rows past the last one have no elements.
struct RowPlace {
  uint64_t begin, stride, length;

  CTN_DEVICE RowPlace(const Rows& rows, uint64_t row) {
    const uint64_t depth = rows.depth.value, outer = quotient(row, rows.depth);
    begin = outer * rows.length * depth + (row - outer * depth);
    stride = depth;
    length = row < rows.count ? rows.length : 0;
  }
};

/// A thread's parts of one row. Short rows are read once and kept.
template <class S>
struct RowReader {
  using T = Compute<S>;
  static constexpr int N = row_part(sizeof(S));
  using P = Pack<S, N>;
  const S* x;
  RowPlace place;
  unsigned part, size, width;
  bool is_kept;
  P kept[kKept];

  CTN_DEVICE RowReader(const void* elements, const RowPlace& p, const Group& group, const Rows& rows)
      : x(static_cast<const S*>(elements) + p.begin),
        place(p),
        part(group.part),
        size(group.size),
        width(rows.width) {
    is_kept = rows.length <= uint64_t(size) * kKept * width;
    if (!is_kept) return;
    CTN_UNROLL
    for (int k = 0; k < kKept; ++k) {
      const uint32_t c = (part + unsigned(k) * size) * width;
      if (c < uint32_t(place.length)) kept[k] = load(c);
    }
  }
  CTN_DEVICE T operator[](uint64_t c) const { return number_of(x[c * place.stride]); }

  /// Calls f(c, element c) for this thread's elements.
  template <class F>
  CTN_DEVICE void each(F&& f) const {
    each_part([&](uint64_t c, const P& values) {
      each_of_part([&](int i) { f(c + unsigned(i), number_of(values.items[i])); });
    });
  }
  /// Calls f(c, element c, element c of another row).
  template <class F>
  CTN_DEVICE void each(const RowReader& other, F&& f) const {
    each_part(other, [&](uint64_t c, const P& a, const P& b) {
      each_of_part([&](int i) { f(c + unsigned(i), number_of(a.items[i]), number_of(b.items[i])); });
    });
  }
  /// Writes f(c, element c) into a row at the same place of another array, or of this one.
  template <class F>
  CTN_DEVICE void write(void* array, F&& f) const {
    each_part([&](uint64_t c, const P& values) {
      T results[N];
      each_of_part([&](int i) { results[i] = f(c + unsigned(i), number_of(values.items[i])); });
      store(array, c, results);
    });
  }
  template <class F>
  CTN_DEVICE void write(const RowReader& other, void* array, F&& f) const {
    each_part(other, [&](uint64_t c, const P& a, const P& b) {
      T results[N];
      each_of_part(
          [&](int i) { results[i] = f(c + unsigned(i), number_of(a.items[i]), number_of(b.items[i])); });
      store(array, c, results);
    });
  }

 private:
  template <class F>
  CTN_DEVICE void each_of_part(F&& f) const {
    CTN_UNROLL
    for (int i = 0; i < N; ++i)
      if (i == 0 || unsigned(i) < width) f(i);
  }
  CTN_DEVICE P load(uint64_t c) const {
    P pack{};
    if (N > 1 && width == N && is_packed<S, N>(x))
      pack = *reinterpret_cast<const P*>(x + c);
    else
      each_of_part([&](int i) { pack.items[i] = x[(c + unsigned(i)) * place.stride]; });
    return pack;
  }
  CTN_DEVICE void store(void* array, uint64_t c, const T* results) const {
    S* y = static_cast<S*>(array) + place.begin;
    if (N > 1 && width == N && is_packed<S, N>(y)) {
      P pack;
      CTN_UNROLL
      for (int i = 0; i < N; ++i) pack.items[i] = Narrow<S>()(results[i]);
      *reinterpret_cast<P*>(y + c) = pack;
    } else {
      each_of_part([&](int i) { y[(c + unsigned(i)) * place.stride] = Narrow<S>()(results[i]); });
    }
  }
  template <class F>
  CTN_DEVICE void each_part(F&& f) const {
    if (is_kept) {
      CTN_UNROLL
      for (int k = 0; k < kKept; ++k) {
        const uint32_t c = (part + unsigned(k) * size) * width;
        if (c < uint32_t(place.length)) f(c, kept[k]);
      }
    } else {
      for (uint64_t c = uint64_t(part) * width; c < place.length; c += uint64_t(size) * width) f(c, load(c));
    }
  }
  template <class F>
  CTN_DEVICE void each_part(const RowReader& other, F&& f) const {
    if (is_kept) {
      CTN_UNROLL
      for (int k = 0; k < kKept; ++k) {
        const uint32_t c = (part + unsigned(k) * size) * width;
        if (c < uint32_t(place.length)) f(c, kept[k], other.kept[k]);
      }
    } else {
      for (uint64_t c = uint64_t(part) * width; c < place.length; c += uint64_t(size) * width)
        f(c, load(c), other.load(c));
    }
  }
};

/// Calls body(group, row) for the rows that the block processes, which may be one past the last.
template <class F>
CTN_DEVICE void for_rows(const Rows& rows, F&& body) {
  const Group group(rows);
  for (uint64_t first = uint64_t(blockIdx.x) * group.at_once; first < rows.count;
       first += uint64_t(gridDim.x) * group.at_once)
    body(group, first + group.row);
}

/// The sum of one number of each thread of the block.
template <class T>
CTN_DEVICE T block_sum(T x) {
  return Group(blockDim.x, true).sum(x);
}

CTN_DEVICE void store_total(const Totals& totals, double sum, uint64_t count) {
  const double divisor = !totals.by_count ? totals.divisor : count > 0 ? double(count) : 1;
  const double result = (totals.negative ? 0 - sum : sum) / divisor;
  store_number(result, totals.result, totals.result_dtype, 0);
  if (totals.count) store_number(divisor, totals.count, totals.count_dtype, 0);
}

/// The end of a kernel with a total: the numbers of all threads of the block are added up.
CTN_DEVICE void add_to_total(const Totals& totals, double of_thread, uint64_t count_of_thread) {
  const double sum = block_sum(of_thread);
  const uint64_t count = block_sum(count_of_thread);
  if (threadIdx.x != 0) return;
  if (totals.sums) {
    totals.sums[blockIdx.x] = sum;
    totals.counts[blockIdx.x] = count;
  } else {
    store_total(totals, sum, count);
  }
}
