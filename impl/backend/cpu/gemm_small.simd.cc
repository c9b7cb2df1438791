// Kernels of matrix products: tiles of C, rows, dot products, and packed blocks of B.
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/gemm_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/vector.h"

namespace {

#include "impl/backend/cpu/gemm_tile.h"

template <class T>
CTN_VECTOR void tile_at(const GemmArgs<T>& g, int64_t i, int height, int64_t j, int vectors, Ahead ahead) {
  constexpr int L = kLanes<T>;
  const int last = static_cast<int>(smaller(L, g.n - j - (vectors - 1) * L));
  const Tile<T> run = last == L ? tile_of<T, false>(height, vectors) : tile_of<T, true>(height, vectors);
  run(g.k, g.a + i * g.a_row, g.a_row, g.a_col, g.b + j, g.b_row, g.c + i * g.ldc + j, g.ldc, last,
      Finish<T>::of(g, g.beta, j, true), ahead);
}

template <class T>
void tiles(const GemmArgs<T>& g) {
  constexpr int L = kLanes<T>;
  const Parts columns = Parts::of(divide_up(g.n, L), kTileVectors);
  const Parts rows = Parts::of(g.m, kTileRows);
  if (g.k <= kShallow) {  // C takes most of the memory, so go along its rows
    const Ahead none{reinterpret_cast<const char*>(g.b), 0};
    for (int64_t r = 0, i = 0; r < rows.parts; i += rows.at(r), ++r) {
      for (int64_t q = 0, j = 0; q < columns.parts; j += columns.at(q) * L, ++q) {
        tile_at(g, i, static_cast<int>(rows.at(r)), j, static_cast<int>(columns.at(q)), none);
      }
    }
    return;
  }
  Later later[3] = {g.later[0], g.later[1], g.later[2]};
  int region = 0;
  for (int64_t q = 0, j = 0; q < columns.parts; j += columns.at(q) * L, ++q) {
    for (int64_t r = 0, i = 0; r < rows.parts; i += rows.at(r), ++r) {
      Ahead ahead{reinterpret_cast<const char*>(g.b), 0};
      while (region < 3 && later[region].bytes <= 0) ++region;
      if (r < kTileVectors && q + 1 < columns.parts) {
        ahead = {reinterpret_cast<const char*>(g.b + j + (columns.at(q) + r) * L),
                 g.b_row * static_cast<int64_t>(sizeof(T))};
      } else if (region < 3) {
        ahead = {later[region].start, 64};
        later[region].start += 64 * g.k;
        later[region].bytes -= 64 * g.k;
      }
      tile_at(g, i, static_cast<int>(rows.at(r)), j, static_cast<int>(columns.at(q)), ahead);
    }
  }
}

// Adds Steps rows of B to a row of C.
template <class T, int Steps>
void add_rows(const GemmArgs<T>& g, int64_t p, const Finish<T>& f) {
  constexpr int L = kLanes<T>;
  Vector<T> x[Steps > 0 ? Steps : 1];
  CTN_UNROLL
  for (int i = 0; i < Steps; ++i) x[i] = broadcast(g.a[(p + i) * g.a_col]);
  const T* b = g.b + p * g.b_row;
  const Mask<T> all = Mask<T>::of(L);
  int64_t j = 0;
  for (; j + L <= g.n; j += L) {
    Vector<T> sum = f.adds ? load(g.c + j) : Vector<T>{};
    const T* row = b + j;
    CTN_UNROLL
    for (int i = 0; i < Steps; ++i, row += g.b_row) sum = fused(x[i], load(row), sum);
    if (f.adds || f.plain) {
      store(g.c + j, sum);
    } else {
      finish<T>(f, sum, g.c + j, j, all);
    }
  }
  if (j < g.n) {
    const Mask<T> mask = Mask<T>::of(static_cast<int>(g.n - j));
    Vector<T> sum = {};
    const T* row = b + j;
    CTN_UNROLL
    for (int i = 0; i < Steps; ++i, row += g.b_row) sum = fused(x[i], load(row, mask), sum);
    finish<T>(f, sum, g.c + j, j, mask);
  }
}

template <class T>
void row(const GemmArgs<T>& g) {
  int64_t p = 0;
  do {
    const int64_t left = g.k - p;
    const int64_t steps = left >= 8 ? 8 : left >= 4 ? 4 : left >= 2 ? 2 : left;
    const Finish<T> f = Finish<T>::of(g, p == 0 ? g.beta : T{1}, 0, steps == left);
    switch (steps) {
      case 8:
        add_rows<T, 8>(g, p, f);
        break;
      case 4:
        add_rows<T, 4>(g, p, f);
        break;
      case 2:
        add_rows<T, 2>(g, p, f);
        break;
      case 1:
        add_rows<T, 1>(g, p, f);
        break;
      default:
        add_rows<T, 0>(g, p, f);
    }
    p += steps;
  } while (p < g.k);
}

template <class T>
CTN_VECTOR void finish_row(const Finish<T>& f, Vector<T> sum, T* c, Mask<T> mask) {
  if (f.plain) {
    store(c, sum, mask);
  } else {
    finish<T>(f, sum, c, 0, mask);
  }
}

// Computes Rows x Columns dot products; only `count` of the columns exist.
template <class T, int Rows, int Columns>
void dot_tile(int64_t k, const T* a, int64_t a_row, const T* b, int64_t b_col, T* c, int64_t ldc, int count,
              const Finish<T>& f) {
  constexpr int L = kLanes<T>;
  const T* column[Columns];
  CTN_UNROLL
  for (int j = 0; j < Columns; ++j) column[j] = b + (j < count ? j : count - 1) * b_col;
  Vector<T> sum[Rows * Columns] = {};
  int64_t p = 0;
  for (; p + L <= k; p += L) {
    Vector<T> x[Rows];
    CTN_UNROLL
    for (int i = 0; i < Rows; ++i) x[i] = load(a + i * a_row + p);
    CTN_UNROLL
    for (int j = 0; j < Columns; ++j) {
      const Vector<T> y = load(column[j] + p);
      CTN_UNROLL
      for (int i = 0; i < Rows; ++i) sum[i * Columns + j] = fused(x[i], y, sum[i * Columns + j]);
    }
  }
  if (p < k) {
    const Mask<T> tail = Mask<T>::of(static_cast<int>(k - p));
    Vector<T> x[Rows];
    CTN_UNROLL
    for (int i = 0; i < Rows; ++i) x[i] = load(a + i * a_row + p, tail);
    CTN_UNROLL
    for (int j = 0; j < Columns; ++j) {
      const Vector<T> y = load(column[j] + p, tail);
      CTN_UNROLL
      for (int i = 0; i < Rows; ++i) sum[i * Columns + j] = fused(x[i], y, sum[i * Columns + j]);
    }
  }
  // As many rows at a time as fit into a vector.
  constexpr int together = L >= 2 * Columns ? 2 : 1;
  const Mask<T> mask = Mask<T>::of(count);
  CTN_UNROLL
  for (int i = 0; i < Rows; i += together) {
    constexpr int width = together * Columns;
    Vector<T> part[width] = {};
    CTN_UNROLL
    for (int j = 0; j < width; ++j) {
      if (i * Columns + j < Rows * Columns) part[j] = sum[i * Columns + j];
    }
    Vector<T> total = sums<T, width>(part);
    CTN_UNROLL
    for (int lanes = L; lanes > width; lanes /= 2) total = evens(total, total) + odds(total, total);
    finish_row<T>(f, total, c + i * ldc, mask);
    if (together == 2 && i + 1 < Rows) finish_row<T>(f, shift_down<Columns>(total), c + (i + 1) * ldc, mask);
  }
}

template <class T, int Rows, int Columns>
void row_of_dots(const GemmArgs<T>& g, int64_t i, int64_t j, int64_t end) {
  for (; j < end; j += Columns) {
    const int count = static_cast<int>(smaller(Columns, end - j));
    const Finish<T> f = Finish<T>::of(g, g.beta, j, true);
    dot_tile<T, Rows, Columns>(g.k, g.a + i * g.a_row, g.a_row, g.b + j * g.b_col, g.b_col,
                               g.c + i * g.ldc + j, g.ldc, count, f);
  }
}

// Processes blocks of columns of B one after another, each for all rows of A while it is in the cache.
template <class T>
void dots(const GemmArgs<T>& g) {
  constexpr int narrow = kDotColumns<T>, wide = kFreeMasks ? 8 : narrow;
  const Parts rows = Parts::of(g.m, kDotRows);
  const int64_t fitting = kDotBlockBytes / (g.k * static_cast<int64_t>(sizeof(T)) + 1) / wide * wide;
  const int64_t block = rows.parts == 1 ? g.n : fitting < wide ? wide : fitting;
  for (int64_t j = 0; j < g.n; j += block) {
    const int64_t end = smaller(g.n, j + block);
    for (int64_t r = 0, i = 0; r < rows.parts; ++r) {
      const int height = static_cast<int>(rows.at(r));
      switch (height) {
        case 1:
          row_of_dots<T, 1, wide>(g, i, j, end);
          break;
        case 2:
          row_of_dots<T, 2, wide>(g, i, j, end);
          break;
        case 3:
          row_of_dots<T, 3, narrow>(g, i, j, end);
          break;
        default:
          if constexpr (kDotRows > 3) {
            if (height == 4) row_of_dots<T, 4, narrow>(g, i, j, end);
            if (height == 5) row_of_dots<T, 5, narrow>(g, i, j, end);
            if (height == 6) row_of_dots<T, 6, narrow>(g, i, j, end);
          }
      }
      i += height;
    }
  }
}

// Computes one dot product, with as many sums at a time as hide the latency of additions.
template <class T>
void dot(const GemmArgs<T>& g) {
  constexpr int L = kLanes<T>, count = 8;
  Vector<T> sum[count] = {};
  int64_t p = 0;
  for (; p + count * L <= g.k; p += count * L) {
    CTN_UNROLL
    for (int j = 0; j < count; ++j) sum[j] = fused(load(g.a + p + j * L), load(g.b + p + j * L), sum[j]);
  }
  for (; p + L <= g.k; p += L) sum[0] = fused(load(g.a + p), load(g.b + p), sum[0]);
  if (p < g.k) {
    const Mask<T> tail = Mask<T>::of(static_cast<int>(g.k - p));
    sum[1] = fused(load(g.a + p, tail), load(g.b + p, tail), sum[1]);
  }
  CTN_UNROLL
  for (int j = 1; j < count; ++j) sum[0] += sum[j];
  CTN_UNROLL
  for (int lanes = L; lanes > 1; lanes /= 2) sum[0] = evens(sum[0], sum[0]) + odds(sum[0], sum[0]);
  finish_row<T>(Finish<T>::of(g, g.beta, 0, true), sum[0], g.c, Mask<T>::of(1));
}

template <class T>
void outer(const GemmArgs<T>& g) {
  constexpr int L = kLanes<T>;
  const Finish<T> f = Finish<T>::of(g, g.beta, 0, true);
  const Mask<T> all = Mask<T>::of(L);
  for (int64_t i = 0; i < g.m; ++i) {
    const Vector<T> x = broadcast(g.a[i * g.a_row]);
    T* c = g.c + i * g.ldc;
    int64_t j = 0;
    if (f.plain) {
      for (; j + L <= g.n; j += L) store(c + j, x * load(g.b + j));
    } else {
      for (; j + L <= g.n; j += L) finish<T>(f, x * load(g.b + j), c + j, j, all);
    }
    if (j < g.n) {
      const Mask<T> mask = Mask<T>::of(static_cast<int>(g.n - j));
      finish<T>(f, x * load(g.b + j, mask), c + j, j, mask);
    }
  }
}

// Packs a block of B, k x n, as panels of at most kTileVectors vectors, each stored row by row, with zeros
// beyond the matrix.
template <class T>
struct Block {
  int64_t k, n;
  Parts panels;
  CTN_VECTOR Block of(int64_t k, int64_t n) {
    return {k, n, Parts::of(divide_up(n, kLanes<T>), kTileVectors)};
  }
};

// Packs from rows of B.
template <class T>
void pack_rows(const Block<T>& block, const T* b, int64_t b_row, T* out) {
  constexpr int L = kLanes<T>;
  const int64_t whole = block.n / L;
  const Mask<T> mask = Mask<T>::of(static_cast<int>(block.n - whole * L));
  for (int64_t p = 0; p < block.k; ++p, b += b_row) {
    int64_t v = 0;
    T* panel = out;
    for (int64_t q = 0; q < block.panels.parts; ++q) {
      const int64_t vectors = block.panels.at(q);
      T* target = panel + p * vectors * L;
      if (v + vectors <= whole) {
        for (int64_t i = 0; i < vectors; ++i) store(target + i * L, load(b + (v + i) * L));
      } else {
        for (int64_t i = 0; i < vectors; ++i) {
          store(target + i * L, v + i < whole ? load(b + (v + i) * L) : load(b + (v + i) * L, mask));
        }
      }
      v += vectors;
      panel += vectors * L * block.k;
    }
  }
}

// Packs from columns of B.
template <class T>
void pack_columns(const Block<T>& block, const T* b, int64_t b_col, T* out) {
  constexpr int L = kLanes<T>;
  for (int64_t q = 0, j = 0; q < block.panels.parts; ++q) {
    const int64_t vectors = block.panels.at(q), stride = vectors * L;
    for (int64_t v = 0; v < vectors; ++v, j += L) {
      const int64_t columns = smaller(L, block.n - j);
      const T* source = b + j * b_col;
      T* target = out + v * L;
      for (int64_t p = 0; p < block.k; p += L) {
        const int64_t rows = smaller(L, block.k - p);
        Vector<T> x[L];
        if (rows == L && columns == L) {
          const T* from = source + p;
          CTN_UNROLL
          for (int i = 0; i < L; ++i, from += b_col) {
            CTN_OPAQUE(from);
            x[i] = load(from);
          }
          transpose<T>(x);
          T* to = target + p * stride;
          CTN_UNROLL
          for (int i = 0; i < L; ++i, to += stride) {
            CTN_OPAQUE(to);
            store(to, x[i]);
          }
        } else {
          const Mask<T> mask = Mask<T>::of(static_cast<int>(rows));
          for (int i = 0; i < L; ++i) x[i] = i < columns ? load(source + i * b_col + p, mask) : Vector<T>{};
          transpose<T>(x);
          for (int i = 0; i < rows; ++i) store(target + (p + i) * stride, x[i]);
        }
      }
    }
    out += stride * block.k;
  }
}

// Packs the columns of A, which begin at `a` with the first row of `count` panels, each to a multiple of
// kPanelSize. Stores may overrun into memory that a later store overwrites.
template <class T>
void pack_from_columns(int64_t k, const T* a, int64_t a_col, const Parts& rows, int64_t first, int count,
                       T* out) {
  constexpr bool vectors = kTileRows <= kLanes<T>;
  int64_t height[kPanels];
  for (int i = 0; i < count; ++i) height[i] = rows.at(first + i);
  for (int64_t p = 0; p < k; ++p, a += a_col) {
    const T* from = a;
    for (int i = 0; i < count; from += height[i], ++i) {
      T* to = out + i * kPanelSize<T> + p * height[i];
      if constexpr (vectors) {
        store(to, load(from, Mask<T>::of(static_cast<int>(height[i]))));
      } else {
        for (int64_t j = 0; j < height[i]; ++j) to[j] = from[j];
      }
    }
  }
}

// Packs rows of A column by column: `rows` of them into `out`, and the next `more` to an offset of
// kPanelSize.
template <class T>
void pack_from_rows(int64_t k, const T* a, int64_t a_row, int64_t rows, int64_t more, T* out) {
  constexpr int L = kLanes<T>;
  T* behind = out + kPanelSize<T>;
  const int64_t both = rows + more;
  for (int64_t i0 = 0; i0 < both; i0 += L) {
    const int64_t lanes = smaller(L, both - i0);
    const Mask<T> first = Mask<T>::of(static_cast<int>(smaller(lanes, rows))),
                  all = Mask<T>::of(static_cast<int>(lanes));
    for (int64_t p = (k - 1) / L * L; p >= 0; p -= L) {
      const int64_t count = smaller(L, k - p);
      Vector<T> x[L];
      if (lanes == L && count == L) {
        const T* from = a + i0 * a_row + p;
        CTN_UNROLL
        for (int i = 0; i < L; ++i, from += a_row) {
          CTN_OPAQUE(from);
          x[i] = load(from);
        }
      } else {
        const Mask<T> mask = Mask<T>::of(static_cast<int>(count));
        for (int i = 0; i < L; ++i) x[i] = i < lanes ? load(a + (i0 + i) * a_row + p, mask) : Vector<T>{};
      }
      transpose<T>(x);
      for (int64_t i = count - 1; i >= 0; --i) {
        store(out + (p + i) * rows + i0, x[i], first);
        if (more > 0) store(behind + (p + i) * more - rows, x[i], all);
      }
    }
  }
}

// The position of the prefetches of the next block of B, which go line by line along its rows or columns.
template <class T>
struct Walk {
  const T* start;
  int64_t count, stride;  // vectors that begin at start + i * stride
  int64_t lines, line;    // number of 64-byte lines in each, and the current one
  int64_t first;          // the vector with which the next tile begins
  CTN_VECTOR Walk none(const T* any) { return {any, 0, 0, 0, 0, 0}; }
  Ahead next(int64_t steps) {
    if (line >= lines) return {reinterpret_cast<const char*>(start), 0};
    const T* from = start + first * stride + line * (64 / static_cast<int64_t>(sizeof(T)));
    first += steps;
    if (first >= count) {
      first = 0;
      ++line;
    }
    return {reinterpret_cast<const char*>(from), stride * static_cast<int64_t>(sizeof(T))};
  }
};

template <class T>
void packed(const GemmArgs<T>& g, void* scratch) {
  constexpr int L = kLanes<T>;
  constexpr int64_t tile_columns = L * kTileVectors;
  // With few rows a block is used little, so that prefetching the next one in time matters more than its
  // size.
  const int64_t block_most = (g.m <= 256 ? 270000 : 1100000) / sizeof(T);
  T* const panel = static_cast<T*>(scratch);
  T* const packed_b = panel + kPanels * kPanelSize<T>;
  const int64_t depth = g.k == 0 ? 1 : divide_up(g.k, divide_up(g.k, kDepth));
  const int64_t width_most = block_most / depth / tile_columns * tile_columns;
  const int64_t width = divide_up(divide_up(g.n, divide_up(g.n, width_most)), tile_columns) * tile_columns;
  constexpr int64_t size = sizeof(T);
  const bool in_place = g.b_col == 1 && !g.copies_b;
  const int group = g.a_row == 1 ? kPanels : 2 * kTileRows <= L ? 2 : 1;
  constexpr int64_t in_line = kTileRows * size < 64 ? 64 / (kTileRows * size) : 1;
  const int64_t later = g.copies_a ? kPanels : in_line;
  const bool fetches = (g.b_col == 1 ? g.b_row : g.b_col) * size % 8192 != 0;
  const Parts rows = Parts::of(g.m, kTileRows);
  for (int64_t j0 = 0; j0 < g.n; j0 += width) {
    const int64_t n = smaller(width, g.n - j0);
    for (int64_t p0 = 0; p0 == 0 || p0 < g.k; p0 += depth) {
      const int64_t k = smaller(depth, g.k - p0);
      const bool ends = p0 + k == g.k;
      const Block<T> block = Block<T>::of(k, n);
      const T* b = g.b + p0 * g.b_row + j0 * g.b_col;
      if (g.b_col != 1) {
        pack_columns(block, b, g.b_col, packed_b);
      } else if (g.copies_b) {
        pack_rows(block, b, g.b_row, packed_b);
      }
      Walk<T> walk = Walk<T>::none(packed_b);
      if (fetches && (!ends || j0 + n < g.n)) {
        const int64_t next_j = ends ? j0 + n : j0, next_p = ends ? 0 : p0 + k;
        const int64_t next_n = smaller(width, g.n - next_j), next_k = smaller(depth, g.k - next_p);
        const T* start = g.b + next_p * g.b_row + next_j * g.b_col;
        if (g.b_col == 1) {
          walk = {start, next_k, g.b_row, divide_up(next_n * sizeof(T), 64) + 1, 0, 0};
        } else {
          walk = {start, next_n, g.b_col, divide_up(next_k * sizeof(T), 64) + 1, 0, 0};
        }
      }
      for (int64_t r = 0, i = 0; r < rows.parts; ++r) {
        const int height = static_cast<int>(rows.at(r));
        const T* a = g.a + i * g.a_row + p0 * g.a_col;
        int64_t a_row = g.a_row, a_col = g.a_col;
        if (g.copies_a) {
          if (r % group == 0) {
            const int count = static_cast<int>(smaller(group, rows.parts - r));
            if (g.a_row == 1) {
              pack_from_columns(k, a, a_col, rows, r, count, panel);
            } else {
              pack_from_rows(k, a, a_row, height, count == 2 ? rows.at(r + 1) : 0, panel);
            }
          }
          a = panel + r % group * kPanelSize<T>;
          a_row = 1;
          a_col = height;
        }
        // The rows of A are as many lines as there are steps, too far apart for the hardware to prefetch
        // them.
        Ahead rows_ahead{nullptr, g.a_col * size};
        if (kForSpeed && g.a_row == 1 && r % in_line == 0) {
          const bool wraps = r + later >= rows.parts;
          const int64_t next_r = wraps ? r + later - rows.parts : r + later, next_p = wraps ? p0 + k : p0;
          if (next_r < rows.parts && next_p < g.k)
            rows_ahead.line = reinterpret_cast<const char*>(g.a + rows.start(next_r) + next_p * g.a_col);
        }
        for (int64_t q = 0, before = 0; q < block.panels.parts; ++q) {
          const int vectors = static_cast<int>(block.panels.at(q));
          const int last = static_cast<int>(smaller(L, n - before - (vectors - 1) * L));
          const int64_t j = j0 + before;
          const Finish<T> f = Finish<T>::of(g, p0 == 0 ? g.beta : T{1}, j, ends);
          const Ahead ahead = q == 0 && rows_ahead.line != nullptr ? rows_ahead : walk.next(k);
          const T* const tile_b = in_place ? b + before : packed_b + before * k;
          const int64_t tile_stride = in_place ? g.b_row : vectors * L;
          const Tile<T> run =
              in_place && last < L ? tile_of<T, true>(height, vectors) : tile_of<T, false>(height, vectors);
          run(k, a, a_row, a_col, tile_b, tile_stride, g.c + i * g.ldc + j, g.ldc, last, f, ahead);
          before += vectors * L;
        }
        i += height;
      }
    }
  }
}

}  // namespace

template <class T>
constexpr GemmKernels<T> kernels() {
  if constexpr (kForSpeed)
    return {kLanes<T>, kTileRows, kTileVectors * kLanes<T>, tiles<T>, row<T>, dots<T>, dot<T>,
            outer<T>,  packed<T>};
  else
    return {kLanes<T>, kTileRows, kTileVectors * kLanes<T>, tiles<T>, {}, {}, {}, {}, packed<T>};
}
extern const GemmKernels<float> gemm_kernels_f32 = kernels<float>();
extern const GemmKernels<double> gemm_kernels_f64 = kernels<double>();

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
