// Products of matrices, tile by tile through shared memory, for the kernels that sum products. Included
// inside a namespace of a kernel file, after elements.h.

/// The numbers in which products of elements of type T are computed and summed. Unsigned integers stand for
/// signed ones, too.
template <class T>
struct Products {
  using Number = T;
};
template <>
struct Products<Half> {
  using Number = float;
};
template <>
struct Products<BFloat16> {
  using Number = float;
};
template <>
struct Products<Bool> {
  using Number = uint32_t;
};
template <>
struct Products<uint8_t> {
  using Number = uint32_t;
};
template <>
struct Products<uint16_t> {
  using Number = uint32_t;
};
template <class T>
using Number = typename Products<T>::Number;

/// sum + a * b; for booleans whether any product is true.
template <class T>
CTN_DEVICE Number<T> add_product(Number<T> a, Number<T> b, Number<T> sum) {
  if constexpr (std::is_same_v<T, Bool>)
    return sum | (a & b);
  else if constexpr (is_floating<Number<T>>)
    return math_mad(a, b, sum);
  else
    return a * b + sum;
}

/// The element for a sum of products.
template <class T>
CTN_DEVICE T element_of(Number<T> sum) {
  if constexpr (std::is_same_v<T, Bool>)
    return Bool((unsigned char)(sum != 0));
  else
    return Narrow<T>()(sum);
}

/// A block of ACROSS x DOWN threads, each of which computes WIDE x HIGH squares of kQuad x kQuad results.
template <int ACROSS, int DOWN, int WIDE, int HIGH>
struct TileShape {
  static constexpr int kAcross = ACROSS, kDown = DOWN, kWide = WIDE, kHigh = HIGH, kQuad = 4;
  static constexpr int kThreads = ACROSS * DOWN;
  static constexpr int kRows = kQuad * DOWN * HIGH, kColumns = kQuad * ACROSS * WIDE;
  static constexpr int kInner = 16;  // number of products of one step
};

/// One step's elements of an operand that this thread moves to shared memory. A source has
///   Line line(int i)           where a row of the left matrix or a column of the right one begins
///   Place place(int64_t i)     an inner position
///   Number load(Line, Place)   0 for a line outside of the matrix
///   bool along_inner()         whether inner positions are neighbors in memory, not lines
template <class T, class Shape, int kLines>
struct Fetched {
  static constexpr int kInner = Shape::kInner, kThreads = Shape::kThreads;
  static constexpr int kCount = kLines * kInner / kThreads;
  static_assert(kThreads % kInner == 0 && kThreads % kLines == 0 && kCount * kThreads == kLines * kInner);
  Number<T> items[kCount];

  template <class Source>
  CTN_DEVICE void fetch(const Source& source, int64_t begin, int64_t end) {
    if (source.along_inner()) {
      const int64_t inner = begin + threadIdx.x % kInner;
      if (inner < end) {
        const auto place = source.place(inner);
        CTN_UNROLL
        for (int i = 0; i < kCount; ++i)
          items[i] = source.load(source.line(int(threadIdx.x) / kInner + i * (kThreads / kInner)), place);
        return;
      }
      CTN_UNROLL
      for (int i = 0; i < kCount; ++i) items[i] = 0;
    } else {
      const auto line = source.line(int(threadIdx.x) % kLines);
      CTN_UNROLL
      for (int i = 0; i < kCount; ++i) {
        const int64_t inner = begin + int(threadIdx.x) / kLines + i * (kThreads / kLines);
        items[i] = inner < end ? source.load(line, source.place(inner)) : Number<T>(0);
      }
    }
  }
  template <size_t kPitch>
  CTN_DEVICE void put(Number<T> (&tile)[kInner][kPitch], bool along_inner) const {
    CTN_UNROLL
    for (int i = 0; i < kCount; ++i) {
      if (along_inner)
        tile[threadIdx.x % kInner][threadIdx.x / kInner + i * (kThreads / kInner)] = items[i];
      else
        tile[threadIdx.x / kLines + i * (kThreads / kLines)][threadIdx.x % kLines] = items[i];
    }
  }
};

/// Computes the results of one tile over the inner positions [begin, end). Calls put(row, column, sums) for
/// each kQuad results that are neighbors in a row.
template <class T, class Shape, class A, class B, class Put>
CTN_DEVICE void multiply_tile(const A& a, const B& b, int64_t begin, int64_t end, const Put& put) {
  constexpr int kQuad = Shape::kQuad, kWide = Shape::kWide, kHigh = Shape::kHigh, kInner = Shape::kInner;
  using Quad = Pack<Number<T>, kQuad>;
  // Padded by one quad, so that lines that are written down a column lie in different banks.
  alignas(sizeof(Quad)) CTN_SHARED Number<T> left[kInner][Shape::kRows + kQuad];
  alignas(sizeof(Quad)) CTN_SHARED Number<T> right[kInner][Shape::kColumns + kQuad];
  const int across = int(threadIdx.x) % Shape::kAcross, down = int(threadIdx.x) / Shape::kAcross;
  Number<T> sums[kHigh][kQuad][kWide][kQuad] = {};
  Fetched<T, Shape, Shape::kRows> fetched_a;
  Fetched<T, Shape, Shape::kColumns> fetched_b;
  // The first round only fetches.
  CTN_UNROLL_BY(1)
  for (int64_t inner = begin - kInner; inner < end; inner += kInner) {
    const bool fetched = inner >= begin;
    if (fetched) {
      fetched_a.put(left, a.along_inner());
      fetched_b.put(right, b.along_inner());
      __syncthreads();
    }
    if (inner + kInner < end) {
      fetched_a.fetch(a, inner + kInner, end);
      fetched_b.fetch(b, inner + kInner, end);
    }
    if (!fetched) continue;
    CTN_UNROLL_BY(4)
    for (int k = 0; k < kInner; ++k) {
      Quad x[kHigh], y[kWide];
      CTN_UNROLL
      for (int i = 0; i < kHigh; ++i)
        x[i] = *reinterpret_cast<const Quad*>(&left[k][(i * Shape::kDown + down) * kQuad]);
      CTN_UNROLL
      for (int j = 0; j < kWide; ++j)
        y[j] = *reinterpret_cast<const Quad*>(&right[k][(j * Shape::kAcross + across) * kQuad]);
      CTN_UNROLL
      for (int i = 0; i < kHigh; ++i) CTN_UNROLL
      for (int r = 0; r < kQuad; ++r) CTN_UNROLL
      for (int j = 0; j < kWide; ++j) CTN_UNROLL
      for (int c = 0; c < kQuad; ++c)
        sums[i][r][j][c] = add_product<T>(x[i].items[r], y[j].items[c], sums[i][r][j][c]);
    }
    __syncthreads();
  }
  CTN_UNROLL
  for (int i = 0; i < kHigh; ++i) CTN_UNROLL
  for (int r = 0; r < kQuad; ++r) CTN_UNROLL
  for (int j = 0; j < kWide; ++j)
    put((i * Shape::kDown + down) * kQuad + r, (j * Shape::kAcross + across) * kQuad, sums[i][r][j]);
}
