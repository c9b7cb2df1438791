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
template <int ACROSS, int DOWN, int WIDE, int HIGH, int INNER = 16>
struct TileShape {
  static constexpr int kAcross = ACROSS, kDown = DOWN, kWide = WIDE, kHigh = HIGH, kQuad = 4;
  static constexpr int kThreads = ACROSS * DOWN;
  static constexpr int kRows = kQuad * DOWN * HIGH, kColumns = kQuad * ACROSS * WIDE;
  static constexpr int kInner = INNER;  // number of products of one step
};

/// One step's elements of an operand that this thread moves to shared memory. A source has
///   Line line(int i)           where a row of the left matrix or a column of the right one begins
///   Place place(int64_t i)     an inner position
///   Number load(Line, Place)   0 for a line outside of the matrix
///   bool along_inner()         whether inner positions are neighbors in memory, not lines
template <class T, class Shape, int kLines, class Source>
struct Fetched {
  static constexpr int kInner = Shape::kInner, kThreads = Shape::kThreads;
  static constexpr int kCount = kLines * kInner / kThreads;
  static_assert(kThreads % kInner == 0 && kThreads % kLines == 0 && kCount * kThreads == kLines * kInner);
  const Source& source;
  Number<T> items[kCount];

  explicit CTN_DEVICE Fetched(const Source& s) : source(s) {}
  CTN_DEVICE void fetch(int64_t begin, int64_t end) {
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
  CTN_DEVICE void put(Number<T> (&tile)[kInner][kPitch]) const {
    const bool along_inner = source.along_inner();
    CTN_UNROLL
    for (int i = 0; i < kCount; ++i) {
      if (along_inner)
        tile[threadIdx.x % kInner][threadIdx.x / kInner + i * (kThreads / kInner)] = items[i];
      else
        tile[threadIdx.x / kLines + i * (kThreads / kLines)][threadIdx.x % kLines] = items[i];
    }
  }
};

/// One step's elements of both operands, in shared memory. Padded by one quad, so that lines that are written
/// down a column lie in different banks.
template <class T, class Shape>
struct StepMemory {
  using Quad = Pack<Number<T>, Shape::kQuad>;
  alignas(sizeof(Quad)) Number<T> left[Shape::kInner][Shape::kRows + Shape::kQuad];
  alignas(sizeof(Quad)) Number<T> right[Shape::kInner][Shape::kColumns + Shape::kQuad];
};

/// The results of one tile that a thread computes: squares of kQuad x kQuad, by rows.
template <class T, class Shape>
using TileSums = Number<T>[Shape::kHigh][Shape::kQuad][Shape::kWide][Shape::kQuad];

/// Adds the products over the inner positions [begin, end) of operands that are Fetched or have its
/// functions. No thread reads `memory` any more at the end.
template <class T, class Shape, class A, class B>
CTN_DEVICE void sum_products(A& a, B& b, int64_t begin, int64_t end, StepMemory<T, Shape>& memory,
                             TileSums<T, Shape>& sums) {
  constexpr int kQuad = Shape::kQuad, kWide = Shape::kWide, kHigh = Shape::kHigh, kInner = Shape::kInner;
  using Quad = Pack<Number<T>, kQuad>;
  const int across = int(threadIdx.x) % Shape::kAcross, down = int(threadIdx.x) / Shape::kAcross;
  // The first round only fetches.
  CTN_UNROLL_BY(1)
  for (int64_t inner = begin - kInner; inner < end; inner += kInner) {
    const bool fetched = inner >= begin;
    if (fetched) {
      a.put(memory.left);
      b.put(memory.right);
      __syncthreads();
    }
    if (inner + kInner < end) {
      a.fetch(inner + kInner, end);
      b.fetch(inner + kInner, end);
    }
    if (!fetched) continue;
    CTN_UNROLL_BY(4)
    for (int k = 0; k < kInner; ++k) {
      Quad x[kHigh], y[kWide];
      CTN_UNROLL
      for (int i = 0; i < kHigh; ++i)
        x[i] = *reinterpret_cast<const Quad*>(&memory.left[k][(i * Shape::kDown + down) * kQuad]);
      CTN_UNROLL
      for (int j = 0; j < kWide; ++j)
        y[j] = *reinterpret_cast<const Quad*>(&memory.right[k][(j * Shape::kAcross + across) * kQuad]);
      CTN_UNROLL
      for (int i = 0; i < kHigh; ++i) CTN_UNROLL
      for (int r = 0; r < kQuad; ++r) CTN_UNROLL
      for (int j = 0; j < kWide; ++j) CTN_UNROLL
      for (int c = 0; c < kQuad; ++c)
        sums[i][r][j][c] = add_product<T>(x[i].items[r], y[j].items[c], sums[i][r][j][c]);
    }
    __syncthreads();
  }
}

/// Computes the results of one tile over the inner positions [begin, end). Calls put(row, column, sums) for
/// each kQuad results that are neighbors in a row.
template <class T, class Shape, class A, class B, class Put>
CTN_DEVICE void multiply_tile(const A& a, const B& b, int64_t begin, int64_t end, const Put& put) {
  constexpr int kQuad = Shape::kQuad;
  CTN_SHARED StepMemory<T, Shape> memory;
  const int across = int(threadIdx.x) % Shape::kAcross, down = int(threadIdx.x) / Shape::kAcross;
  TileSums<T, Shape> sums = {};
  Fetched<T, Shape, Shape::kRows, A> fetched_a(a);
  Fetched<T, Shape, Shape::kColumns, B> fetched_b(b);
  sum_products<T, Shape>(fetched_a, fetched_b, begin, end, memory, sums);
  CTN_UNROLL
  for (int i = 0; i < Shape::kHigh; ++i) CTN_UNROLL
  for (int r = 0; r < kQuad; ++r) CTN_UNROLL
  for (int j = 0; j < Shape::kWide; ++j)
    put((i * Shape::kDown + down) * kQuad + r, (j * Shape::kAcross + across) * kQuad, sums[i][r][j]);
}
