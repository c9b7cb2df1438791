// Tiles of C that are kept in registers while A and B are streamed. Included inside a namespace within
// catenary::cpu::CTN_SIMD_NAMESPACE, after vector.h, and outside of it <utility> and gemm_kernels.h.

#include "impl/backend/cpu/opaque.h"

#if defined(__AVX512F__) && !defined(__clang__)
#define CTN_UNROLL_STEPS _Pragma("GCC unroll 2")
#else
#define CTN_UNROLL_STEPS
#endif

// Accumulators, one row of B and a broadcast must fit into the registers: 32 with AVX-512, otherwise 16.
constexpr int kTileRows = kFreeMasks ? 8 : 4;
#if defined(__OPTIMIZE_SIZE__)
constexpr int kTileVectors =
    2;  // SSE is as fast with them: two instructions for a step take longer than its loads
#else
constexpr int kTileVectors = 3;
#endif
constexpr int64_t kShallow = 64;                 // number of steps along k up to which C dominates the work
constexpr int64_t kFarBytes = int64_t{7} << 18;  // bytes of C that do not stay in the second-level cache
constexpr int kDotRows = kFreeMasks ? 6 : 3;
template <class T>
constexpr int kDotColumns = kLanes<T> < 4 ? kLanes<T> : 4;
constexpr int64_t kDotBlockBytes = 1 << 18;

constexpr int64_t kDepth = 256;  // number of steps along k for which A and B are packed at a time
template <class T>
constexpr int64_t kPanelSize = (kDepth + kLanes<T>)*kTileRows;

constexpr int kPanels = 8;  // panels of A that are packed at a time, so that a page is visited once for all

CTN_VECTOR int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }
CTN_VECTOR int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

// The operations on a sum before it is stored.
template <class T>
struct Finish {
  T alpha, beta;
  const T* bias;  // of the tile's first column
  bool relu;
  bool plain;    // no operation
  bool adds;     // only adds C
  bool fetches;  // C may not be in the cache: prefetch it before the tile is computed
  CTN_VECTOR Finish of(const GemmArgs<T>& g, T beta, int64_t column, bool ends) {
    const T* bias = ends && g.bias != nullptr ? g.bias + column : nullptr;
    const bool relu = ends && g.relu;
    const bool bare = g.alpha == 1 && bias == nullptr && !relu;
    const bool fetches = g.k >= kShallow || g.m * g.n >= kFarBytes / static_cast<int64_t>(sizeof(T));
    return {g.alpha, beta, bias, relu, bare && beta == 0, bare && beta == 1, fetches};
  }
};

template <class T>
CTN_VECTOR Vector<T> relu_of(Vector<T> x) {
  return x < Vector<T>{} ? Vector<T>{} : x;  // keeps NaN
}

template <class T>
CTN_VECTOR void finish(const Finish<T>& f, Vector<T> sum, T* c, int64_t column, Mask<T> mask) {
  sum = sum * broadcast(f.alpha);
  if (f.beta != 0) sum = fused(broadcast(f.beta), load(c, mask), sum);
  if (f.bias != nullptr) sum += load(f.bias + column, mask);
  if (f.relu) sum = relu_of<T>(sum);
  store(c, sum, mask);
}

template <class T>
__attribute__((noinline)) void finish_tile(const Finish<T>& finish_of, const Vector<T>* sum, int rows,
                                           int vectors, T* c, int64_t ldc, Mask<T> mask) {
  const Finish<T> f = finish_of;
  const Mask<T> all = Mask<T>::of(kLanes<T>);
  for (int i = 0; i < rows; ++i, c += ldc) {
    for (int v = 0; v < vectors; ++v, ++sum) {
      finish<T>(f, *sum, c + v * kLanes<T>, v * kLanes<T>, v + 1 < vectors ? all : mask);
    }
  }
}

// Memory that a tile prefetches while it computes: one line for each step along k.
struct Ahead {
  const char* line;
  int64_t stride;
};

// A tile of Rows x Vectors vectors. The last vector of C has `last` lanes; so does that of B if Masked.
template <class T, int Rows, int Vectors, bool Masked>
void tile(int64_t k, const T* a, int64_t a_row, int64_t a_col, const T* b, int64_t b_row, T* c, int64_t ldc,
          int last, const Finish<T>& f, Ahead ahead) {
  constexpr int L = kLanes<T>;
  const Mask<T> mask = Mask<T>::of(last);
  Vector<T> sum[Rows][Vectors] = {};
  if (f.fetches) {
    const T* line = c;
    for (int i = 0; i < Rows; ++i, line += ldc) {
      for (int v = 0; v < Vectors; ++v) __builtin_prefetch(line + v * L, 1);
    }
  }
  CTN_UNROLL_STEPS
  for (int64_t p = 0; p < k; ++p) {
    Vector<T> row[Vectors];
    CTN_UNROLL
    for (int v = 0; v < Vectors; ++v)
      row[v] = Masked && v == Vectors - 1 ? load(b + v * L, mask) : load(b + v * L);
    CTN_UNROLL
    for (int i = 0; i < Rows; ++i) {
      const Vector<T> x = broadcast(a[i * a_row]);
      CTN_UNROLL
      for (int v = 0; v < Vectors; ++v) sum[i][v] = fused(x, row[v], sum[i][v]);
    }
    __builtin_prefetch(ahead.line, 0, 2);
    ahead.line += ahead.stride;
    a += a_col;
    b += b_row;
  }
  if (f.adds) {
    const T* row = c;
    CTN_UNROLL
    for (int i = 0; i < Rows; ++i, row += ldc) {
      CTN_UNROLL
      for (int v = 0; v + 1 < Vectors; ++v) sum[i][v] += load(row + v * L);
      sum[i][Vectors - 1] += load(row + (Vectors - 1) * L, mask);
    }
  }
  if (f.plain || f.adds) {
    CTN_UNROLL
    for (int i = 0; i < Rows; ++i, c += ldc) {
      CTN_UNROLL
      for (int v = 0; v + 1 < Vectors; ++v) store(c + v * L, sum[i][v]);
      store(c + (Vectors - 1) * L, sum[i][Vectors - 1], mask);
    }
  } else {
    Vector<T> copy[Rows * Vectors];
    CTN_UNROLL
    for (int i = 0; i < Rows * Vectors; ++i) copy[i] = sum[i / Vectors][i % Vectors];
    finish_tile<T>(f, copy, Rows, Vectors, c, ldc, mask);
  }
}

template <class T>
using Tile = void (*)(int64_t, const T*, int64_t, int64_t, const T*, int64_t, T*, int64_t, int,
                      const Finish<T>&, Ahead);

template <class T, bool Masked, int... I>
CTN_VECTOR Tile<T> tile_of(int rows, int vectors, std::integer_sequence<int, I...>) {
  static constexpr Tile<T> table[] = {tile<T, I / kTileVectors + 1, I % kTileVectors + 1, Masked>...};
  return table[(rows - 1) * kTileVectors + vectors - 1];
}

template <class T, bool Masked>
CTN_VECTOR Tile<T> tile_of(int rows, int vectors) {
  return tile_of<T, Masked>(rows, vectors, std::make_integer_sequence<int, kTileRows * kTileVectors>());
}

// Splits `count` into the fewest parts of at most `most`, as equal as possible: the first `larger` of them
// have size + 1, the others size.
struct Parts {
  int64_t parts, size, larger;
  CTN_VECTOR Parts of(int64_t count, int64_t most) {
    if (count <= most) return {1, count, 0};
    const int64_t parts = divide_up(count, most);
    return {parts, count / parts, count % parts};
  }
  int64_t at(int64_t part) const { return part < larger ? size + 1 : size; }
  int64_t start(int64_t part) const { return part * size + smaller(part, larger); }
};
