// Products of float32 matrices by the matrix tiles of AMX: packing into three bfloat16 parts, and tiles of C.
// The functions that use the instructions name them as their target, so that no other code is compiled for
// them.
#include "impl/backend/cpu/gemm_amx.h"

#include <algorithm>

#include "impl/backend/cpu/simd.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/for_speed.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

#if defined(__x86_64__) && defined(__linux__) && !defined(CATENARY_BASELINE_ONLY)
#define CTN_HAS_TILES 1
#include <cpuid.h>
// GCC 12 takes its own undefined vectors for mistakes.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#pragma GCC diagnostic pop
#include <sys/syscall.h>
#include <unistd.h>
#else
#define CTN_HAS_TILES 0
#endif

namespace catenary::cpu {

bool splits(const Largest& largest) {
  constexpr uint32_t kExponent = 23, kBias = 127;
  const auto power = [](uint32_t bits) { return int(bits >> kExponent) - int(kBias); };
  const uint32_t a = largest.a.load(std::memory_order_relaxed), b = largest.b.load(std::memory_order_relaxed);
  if (a == 0 || b == 0) return a >> kExponent < 255 && b >> kExponent < 255;  // zeros, and numbers
  constexpr int kMost = 50, kLeast = -80;  // of each; the last parts of all but the smallest remain normal
  return power(a) < kMost && power(b) < kMost && power(a) + power(b) > kLeast;
}

#if CTN_HAS_TILES

namespace amx {  // of names that other files of this folder have, too
namespace {

#define CTN_TILES __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,amx-tile,amx-bf16")))
#define CTN_TILES_INLINE_MEMBER CTN_TILES __attribute__((always_inline)) inline
#define CTN_TILES_INLINE CTN_TILES __attribute__((always_inline)) static inline

constexpr int64_t kLine = 64;
constexpr int64_t kSide = 16;                      // rows and columns of a tile of C
constexpr int64_t kStep = 32;                      // numbers along k of a tile of A or B
constexpr int64_t kTileOfParts = 1024;             // bytes of 16 x 32 bfloat16
constexpr int64_t kPartsBytes = 2 * kTileOfParts;  // of one part of two tiles that lie side by side
constexpr int64_t kStepBytes = 3 * kPartsBytes;    // of all three parts
constexpr int64_t kPanel = kPanelOfTiles;          // rows of A or columns of B that are packed together
constexpr int64_t kMostDepth = 768, kDepth = 512;  // along k
constexpr int64_t kPanelBytes = kMostDepth / kStep * kStepBytes;
constexpr int64_t kBlockBytes = int64_t{1300} << 10;  // of B, which stays in the second-level cache

// The first store of a tile after some 700 ns without one takes 300 ns longer on a Xeon of the fourth or
// fifth generation, so that a tile is stored more often than is of use.
constexpr int64_t kStepsToStore = 3;

struct alignas(64) Rooms {
  char nowhere[kTileOfParts];
  char a[kPanelBytes];
  float c[kPanel * kPanel];
  float turned[kStep * kSide];
  char b[kBlockBytes];
};
static_assert(sizeof(Rooms) <= kGemmScratchBytes);

CTN_TILES_INLINE __mmask16 first_lanes(int64_t count) {
  return static_cast<__mmask16>(count >= 16 ? 0xffff : count <= 0 ? 0 : (1 << count) - 1);
}

// The upper halves of the lanes are the three bfloat16 whose sum is x.
struct Split {
  __m512i first, second, third;
};

CTN_TILES_INLINE Split split(__m512 x, __m512i& largest) {
  const __m512i half = _mm512_set1_epi32(0x8000), upper = _mm512_set1_epi32(int(0xffff0000));
  const __m512i bits = _mm512_castps_si512(x);
  largest = _mm512_max_epu32(largest, _mm512_and_si512(bits, _mm512_set1_epi32(0x7fffffff)));
  const __m512i first = _mm512_and_si512(_mm512_add_epi32(bits, half), upper);
  const __m512 rest = _mm512_sub_ps(x, _mm512_castsi512_ps(first));
  const __m512i second = _mm512_and_si512(_mm512_add_epi32(_mm512_castps_si512(rest), half), upper);
  return {first, second, _mm512_castps_si512(_mm512_sub_ps(rest, _mm512_castsi512_ps(second)))};
}

// Stores the parts of x and y, whose upper halves `order` selects, at the same place of the parts' tiles.
CTN_TILES_INLINE void store_parts(const Split& x, const Split& y, __m512i order, char* to) {
  _mm512_store_si512(to, _mm512_permutex2var_epi16(x.first, order, y.first));
  _mm512_store_si512(to + kPartsBytes, _mm512_permutex2var_epi16(x.second, order, y.second));
  _mm512_store_si512(to + 2 * kPartsBytes, _mm512_permutex2var_epi16(x.third, order, y.third));
}

// Words 1, 3, ... of the first and then of the second operand.
CTN_TILES_INLINE __m512i one_after_another() {
  alignas(64) uint16_t order[32];
  for (int i = 0; i < 32; ++i) order[i] = uint16_t(i < 16 ? 2 * i + 1 : 32 + 2 * (i - 16) + 1);
  return _mm512_load_si512(order);
}

// Words 1, 3, ... of both operands in turn.
CTN_TILES_INLINE __m512i in_turn() {
  alignas(64) uint16_t order[32];
  for (int i = 0; i < 32; ++i) order[i] = uint16_t(i % 2 == 0 ? i + 1 : 32 + i);
  return _mm512_load_si512(order);
}

// Copies 16 vectors of 16 numbers each, of which `vectors` and `lanes` exist, as columns.
CTN_TILES_INLINE void turn(const float* from, int64_t stride, int64_t vectors, int64_t lanes, int64_t ahead,
                           float* to, int64_t to_stride) {
  const __mmask16 mask = first_lanes(lanes);
  __m512 x[16], y[16];
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i) {
    __builtin_prefetch(from + ahead + i * stride);
    x[i] = _mm512_maskz_loadu_ps(i < vectors ? mask : __mmask16{0}, from + i * stride);
  }
#pragma GCC unroll 16
  for (int i = 0; i < 16; i += 2) {
    y[i] = _mm512_unpacklo_ps(x[i], x[i + 1]);
    y[i + 1] = _mm512_unpackhi_ps(x[i], x[i + 1]);
  }
#pragma GCC unroll 16
  for (int i = 0; i < 16; i += 4) {
#pragma GCC unroll 2
    for (int j = 0; j < 2; ++j) {
      const __m512d low = _mm512_castps_pd(y[i + j]), high = _mm512_castps_pd(y[i + j + 2]);
      x[i + 2 * j] = _mm512_castpd_ps(_mm512_unpacklo_pd(low, high));
      x[i + 2 * j + 1] = _mm512_castpd_ps(_mm512_unpackhi_pd(low, high));
    }
  }
#pragma GCC unroll 16
  for (int i = 0; i < 4; ++i) {
    y[i] = _mm512_shuffle_f32x4(x[i], x[i + 4], 0x88);
    y[i + 4] = _mm512_shuffle_f32x4(x[i], x[i + 4], 0xdd);
    y[i + 8] = _mm512_shuffle_f32x4(x[i + 8], x[i + 12], 0x88);
    y[i + 12] = _mm512_shuffle_f32x4(x[i + 8], x[i + 12], 0xdd);
  }
#pragma GCC unroll 16
  for (int i = 0; i < 4; ++i) {
    _mm512_store_ps(to + i * to_stride, _mm512_shuffle_f32x4(y[i], y[i + 8], 0x88));
    _mm512_store_ps(to + (i + 4) * to_stride, _mm512_shuffle_f32x4(y[i + 4], y[i + 12], 0x88));
    _mm512_store_ps(to + (i + 8) * to_stride, _mm512_shuffle_f32x4(y[i], y[i + 8], 0xdd));
    _mm512_store_ps(to + (i + 12) * to_stride, _mm512_shuffle_f32x4(y[i + 4], y[i + 12], 0xdd));
  }
}

// A tile of A: the rows `from` + i * stride, with 32 numbers each.
CTN_TILES_INLINE void pack_tile_of_a(const float* from, int64_t stride, int64_t rows, int64_t k, char* to,
                                     __m512i& largest) {
  const __mmask16 low = first_lanes(k), high = first_lanes(k - 16);
  const __m512i order = one_after_another();
#pragma GCC unroll 4
  for (int64_t i = 0; i < rows; ++i, from += stride, to += 64) {
    const Split x = split(_mm512_maskz_loadu_ps(low, from), largest);
    const Split y = split(_mm512_maskz_loadu_ps(high, from + 16), largest);
    store_parts(x, y, order, to);
  }
  const Split none = {_mm512_setzero_si512(), _mm512_setzero_si512(), _mm512_setzero_si512()};
  for (int64_t i = rows; i < kSide; ++i, to += 64) store_parts(none, none, order, to);
}

// A tile of B: 16 numbers of each of the rows `from` + p * stride, in pairs of rows.
CTN_TILES_INLINE void pack_tile_of_b(const float* from, int64_t stride, int64_t k, int64_t columns, char* to,
                                     int64_t ahead, __m512i& largest) {
  const __mmask16 mask = first_lanes(columns);
  const __m512i order = in_turn();
#pragma GCC unroll 4
  for (int64_t p = 0; p < kStep; p += 2, from += 2 * stride, to += 64) {
    const __mmask16 first = p < k ? mask : __mmask16{0}, second = p + 1 < k ? mask : __mmask16{0};
    if (ahead != 0) {
      __builtin_prefetch(from + ahead);
      __builtin_prefetch(from + ahead + stride);
    }
    const Split x = split(_mm512_maskz_loadu_ps(first, from), largest);
    const Split y = split(_mm512_maskz_loadu_ps(second, from + stride), largest);
    store_parts(x, y, order, to);
  }
}

CTN_TILES __attribute__((noinline)) __m512i pack_a(const GemmArgs<float>& g, int64_t i0, int64_t p0,
                                                   int64_t k, float* turned, char* to, __m512i largest) {
  for (int64_t p = 0; p < k; p += kStep, to += kStepBytes) {
    const int64_t count = std::min(kStep, k - p);
    for (int64_t t = 0; t < kPanel / kSide; ++t) {
      const int64_t i = i0 + t * kSide, rows = std::min(kSide, g.m - i);
      if (rows <= 0) break;
      const float* from = g.a + i * g.a_row + (p0 + p) * g.a_col;
      if (g.a_col == 1) {
        pack_tile_of_a(from, g.a_row, rows, count, to + t * kTileOfParts, largest);
      } else {
        turn(from, g.a_col, count, rows, kStep * g.a_col, turned, kStep);
        turn(from + 16 * g.a_col, g.a_col, count - 16, rows, kStep * g.a_col, turned + 16, kStep);
        pack_tile_of_a(turned, kStep, rows, kStep, to + t * kTileOfParts, largest);
      }
    }
  }
  return largest;
}

CTN_TILES_INLINE void pack_tiles_of_b(const GemmArgs<float>& g, int64_t j, int64_t columns, int64_t p,
                                      int64_t k, float* turned, char* to, __m512i& largest) {
  const float* from = g.b + p * g.b_row + j * g.b_col;
  if (g.b_col == 1) return pack_tile_of_b(from, g.b_row, k, columns, to, kStep * g.b_row, largest);
  turn(from, g.b_col, columns, k, kStep, turned, kSide);
  turn(from + 16, g.b_col, columns, k - 16, kStep, turned + 16 * kSide, kSide);
  pack_tile_of_b(turned, kSide, kStep, kSide, to, 0, largest);
}

// Packs the columns from j0 to `end` of k rows from p0 on, in the order in which they are stored.
CTN_TILES __attribute__((noinline)) __m512i pack_b(const GemmArgs<float>& g, int64_t j0, int64_t end,
                                                   int64_t p0, int64_t k, int64_t panel_bytes, float* turned,
                                                   char* to, __m512i largest) {
  const int64_t steps = divide_up(k, kStep), tiles = divide_up(end - j0, kSide);
  const bool rows = g.b_col == 1;
  for (int64_t outer = 0; outer < (rows ? steps : tiles); ++outer) {
    for (int64_t inner = 0; inner < (rows ? tiles : steps); ++inner) {
      const int64_t step = rows ? outer : inner, tile = rows ? inner : outer;
      const int64_t j = j0 + tile * kSide, p = step * kStep;
      pack_tiles_of_b(g, j, std::min(kSide, end - j), p0 + p, std::min(kStep, k - p), turned,
                      to + tile / 2 * panel_bytes + step * kStepBytes + tile % 2 * kTileOfParts, largest);
    }
  }
  return largest;
}

/// The lines of rows that are read or written next, column by column of lines.
struct Lines {
  const char* start = nullptr;
  int64_t stride = 0, rows = 0, lines = 0;  // bytes from row to row; lines of each row
  int64_t row = 0, line = 0;
  int64_t each = 0;  // to prefetch at each step

  Lines() = default;
  Lines(const float* from, int64_t row_stride, int64_t row_count, int64_t columns)
      : start(reinterpret_cast<const char*>(from)),
        stride(row_stride * int64_t(sizeof(float))),
        rows(row_count),
        lines(divide_up(columns * int64_t(sizeof(float)), kLine)) {}
  void share(int64_t steps) { each = divide_up(rows * lines, steps); }

  // The line after the last one is beyond the rows, where it does no harm.
  CTN_TILES_INLINE_MEMBER const char* next() {
    const char* const at = start + row * stride + line * kLine;
    if (++row == rows) {
      row = 0;
      if (line < lines) ++line;
    }
    return at;
  }
};

// Tiles 0 to 3 are C, 4 and 5 are A, 6 and 7 are B.
template <int Rows, int Columns>
CTN_TILES_INLINE void multiply_parts() {
  _tile_dpbf16ps(0, 4, 6);
  if constexpr (Columns == 2) _tile_dpbf16ps(1, 4, 7);
  if constexpr (Rows == 2) _tile_dpbf16ps(2, 5, 6);
  if constexpr (Rows == 2 && Columns == 2) _tile_dpbf16ps(3, 5, 7);
}

template <int Rows>
CTN_TILES_INLINE void load_a(const char* a) {
  _tile_loadd(4, a, 64);
  if constexpr (Rows == 2) _tile_loadd(5, a + kTileOfParts, 64);
}

template <int Columns>
CTN_TILES_INLINE void load_b(const char* b) {
  _tile_loadd(6, b, 64);
  if constexpr (Columns == 2) _tile_loadd(7, b + kTileOfParts, 64);
}

/// Rows x Columns tiles of C, which lie at `c` with `stride` bytes from row to row. The order of the products
/// lets most loads serve two of them.
template <int Rows, int Columns>
CTN_TILES __attribute__((noinline)) void multiply(int64_t steps, const char* a, const char* b, float* c,
                                                  int64_t stride, bool adds, Lines& a_ahead, Lines& c_ahead,
                                                  char* nowhere) {
  float* const below = c + kSide * (stride / 4);
  if (adds) {
    _tile_loadd(0, c, stride);
    if constexpr (Columns == 2) _tile_loadd(1, c + kSide, stride);
    if constexpr (Rows == 2) _tile_loadd(2, below, stride);
    if constexpr (Rows == 2 && Columns == 2) _tile_loadd(3, below + kSide, stride);
  } else {
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
  }
  for (int64_t s = 0; s < steps; ++s, a += kStepBytes, b += kStepBytes) {
    for (int64_t i = 0; i < a_ahead.each; ++i) __builtin_prefetch(a_ahead.next(), 0, 2);
    for (int64_t i = 0; i < c_ahead.each; ++i) __builtin_prefetch(c_ahead.next(), 1);
    load_a<Rows>(a + 2 * kPartsBytes);
    load_b<Columns>(b);
    multiply_parts<Rows, Columns>();
    load_a<Rows>(a + kPartsBytes);
    multiply_parts<Rows, Columns>();
    load_b<Columns>(b + kPartsBytes);
    multiply_parts<Rows, Columns>();
    load_a<Rows>(a);
    multiply_parts<Rows, Columns>();
    load_b<Columns>(b + 2 * kPartsBytes);
    multiply_parts<Rows, Columns>();
    load_b<Columns>(b);
    multiply_parts<Rows, Columns>();
    if (s % kStepsToStore == kStepsToStore - 1) _tile_stored(6, nowhere, 64);
  }
  _tile_stored(0, c, stride);
  if constexpr (Columns == 2) _tile_stored(1, c + kSide, stride);
  if constexpr (Rows == 2) _tile_stored(2, below, stride);
  if constexpr (Rows == 2 && Columns == 2) _tile_stored(3, below + kSide, stride);
}

using Multiply = void (*)(int64_t, const char*, const char*, float*, int64_t, bool, Lines&, Lines&, char*);
constexpr Multiply kMultiply[2][2] = {{multiply<1, 1>, multiply<1, 2>}, {multiply<2, 1>, multiply<2, 2>}};

// The operations on the sums of a piece of C.
struct Ending {
  float alpha, beta;
  const float* bias;
  bool relu;
};

CTN_TILES __attribute__((noinline)) void end_piece(const Ending& ending, const float* sums, int64_t rows,
                                                   int64_t columns, float* c, int64_t ldc) {
  const __m512 alpha = _mm512_set1_ps(ending.alpha), beta = _mm512_set1_ps(ending.beta);
  for (int64_t j = 0; j < columns; j += kSide) {
    const __mmask16 mask = first_lanes(columns - j);
    const __m512 bias =
        ending.bias != nullptr ? _mm512_maskz_loadu_ps(mask, ending.bias + j) : _mm512_setzero_ps();
    for (int64_t i = 0; i < rows; ++i) {
      float* const to = c + i * ldc + j;
      __m512 x = _mm512_mul_ps(_mm512_load_ps(sums + i * kPanel + j), alpha);
      if (ending.beta != 0) x = _mm512_fmadd_ps(beta, _mm512_maskz_loadu_ps(mask, to), x);
      if (ending.bias != nullptr) x = _mm512_add_ps(x, bias);
      if (ending.relu)  // keeps NaN
        x = _mm512_mask_mov_ps(x, _mm512_cmp_ps_mask(x, _mm512_setzero_ps(), _CMP_LT_OQ),
                               _mm512_setzero_ps());
      _mm512_mask_storeu_ps(to, mask, x);
    }
  }
}

CTN_TILES __attribute__((noinline)) void copy_piece(const float* c, int64_t ldc, int64_t rows,
                                                    int64_t columns, float* sums) {
  for (int64_t i = 0; i < kPanel; ++i) {
    for (int64_t j = 0; j < kPanel; j += kSide) {
      const __mmask16 mask = i < rows ? first_lanes(columns - j) : __mmask16{0};
      _mm512_store_ps(sums + i * kPanel + j, _mm512_maskz_loadu_ps(mask, c + i * ldc + j));
    }
  }
}

struct Depth {
  int64_t steps;
  bool begins, ends;  // whether these are the first and the last numbers along k
};

// One piece of C of at most kPanel rows and columns, over the depth that is packed.
CTN_TILES_INLINE void piece(const GemmArgs<float>& g, int64_t i, int64_t j, const Depth& depth, const char* a,
                            const char* b, Rooms& rooms, Lines& a_ahead, Lines& c_ahead) {
  const int64_t rows = std::min(kPanel, g.m - i), columns = std::min(kPanel, g.n - j);
  float* const c = g.c + i * g.ldc + j;
  const Ending ending{g.alpha, depth.begins ? g.beta : 1,
                      depth.ends && g.bias != nullptr ? g.bias + j : nullptr, depth.ends && g.relu};
  const Multiply multiplied = kMultiply[rows > kSide][columns > kSide];
  const bool bare =
      ending.alpha == 1 && (ending.beta == 0 || ending.beta == 1) && ending.bias == nullptr && !ending.relu;
  const bool adds = bare && ending.beta == 1;
  if (bare && rows == kPanel && columns == kPanel)
    return multiplied(depth.steps, a, b, c, g.ldc * int64_t(sizeof(float)), adds, a_ahead, c_ahead,
                      rooms.nowhere);
  if (adds) copy_piece(c, g.ldc, rows, columns, rooms.c);
  multiplied(depth.steps, a, b, rooms.c, kPanel * int64_t(sizeof(float)), adds, a_ahead, c_ahead,
             rooms.nowhere);
  end_piece(adds ? Ending{1, 0, nullptr, false} : ending, rooms.c, rows, columns, c, g.ldc);
}

// The lines of a panel of A.
Lines lines_of_a(const GemmArgs<float>& g, int64_t i, int64_t p, int64_t k) {
  const int64_t rows = std::min(kPanel, g.m - i);
  const float* const start = g.a + i * g.a_row + p * g.a_col;
  return g.a_col == 1 ? Lines(start, g.a_row, rows, k) : Lines(start, g.a_col, k, rows);
}

// The columns from j0 to `end`, of whose rows B is packed, from p on.
CTN_TILES_INLINE __m512i multiply_block(const GemmArgs<float>& g, int64_t j0, int64_t end, int64_t p,
                                        int64_t k, int64_t panel_bytes, Rooms& rooms, __m512i largest) {
  const Depth depth{divide_up(k, kStep), p == 0, p + k == g.k};
  const int64_t steps_of_row = divide_up(end - j0, kPanel) * depth.steps;
  for (int64_t i = 0; i < g.m; i += kPanel) {
    largest = pack_a(g, i, p, k, rooms.turned, rooms.a, largest);
    Lines a_ahead;
    if (i + kPanel < g.m) {
      a_ahead = lines_of_a(g, i + kPanel, p, k);
      a_ahead.share(steps_of_row);
    }
    for (int64_t j = j0; j < end; j += kPanel) {
      const bool wraps = j + kPanel >= end;
      const int64_t next_i = wraps ? i + kPanel : i, next_j = wraps ? j0 : j + kPanel;
      Lines c_ahead;
      if (next_i < g.m) {
        c_ahead = Lines(g.c + next_i * g.ldc + next_j, g.ldc, std::min(kPanel, g.m - next_i),
                        std::min(kPanel, g.n - next_j));
        c_ahead.share(depth.steps);
      }
      piece(g, i, j, depth, rooms.a, rooms.b + (j - j0) / kPanel * panel_bytes, rooms, a_ahead, c_ahead);
    }
  }
  return largest;
}

CTN_TILES void configure() {
  struct alignas(64) {
    uint8_t palette = 1, start = 0, reserved[14] = {};
    uint16_t bytes[16] = {};
    uint8_t rows[16] = {};
  } shape;
  for (int i = 0; i < 8; ++i) {
    shape.bytes[i] = 64;
    shape.rows[i] = kSide;
  }
  _tile_loadconfig(&shape);
}

CTN_TILES void release() { _tile_release(); }

CTN_TILES void see(std::atomic<uint32_t>& largest, __m512i found) {
  const uint32_t value = _mm512_reduce_max_epu32(found);
  uint32_t before = largest.load(std::memory_order_relaxed);
  while (before < value && !largest.compare_exchange_weak(before, value, std::memory_order_relaxed)) {
  }
}

CTN_TILES void see_rows(const float* x, int64_t rows, int64_t columns, int64_t stride,
                        std::atomic<uint32_t>& largest) {
  __m512i found = _mm512_setzero_si512();
  for (int64_t i = 0; i < rows; ++i, x += stride) {
    for (int64_t j = 0; j < columns; j += 16) {
      const __m512i bits = _mm512_maskz_loadu_epi32(first_lanes(columns - j), x + j);
      found = _mm512_max_epu32(found, _mm512_and_si512(bits, _mm512_set1_epi32(0x7fffffff)));
    }
  }
  see(largest, found);
}

void see_matrix(const float* x, int64_t rows, int64_t columns, int64_t row_stride, int64_t column_stride,
                std::atomic<uint32_t>& largest) {
  if (column_stride != 1) {
    std::swap(rows, columns);
    std::swap(row_stride, column_stride);
  }
  parallel_for(rows, divisible(items_of_grain(kReductionGrain, columns)), [&](int64_t begin, int64_t end) {
    see_rows(x + begin * row_stride, end - begin, columns, row_stride, largest);
  });
}

// Asks the kernel by numbers that older headers do not name.
bool may_use_tiles() {
  constexpr int kRequest = 0x1023, kTileData = 18;  // ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA
  return syscall(SYS_arch_prctl, kRequest, kTileData) == 0;
}

// In multiplications by vectors, each 0.0105 ns on a Xeon of the fourth generation: 0.0043 ns by tiles, 0.2
// and 0.3 ns for packing a number of A and of B, 0.1 ns for storing one of C.
bool is_faster(int64_t m, int64_t n, int64_t k) {
  if (m < kSide || n < kSide || k < kStep) return false;
  const auto whole = [](int64_t size, int64_t unit) { return double(divide_up(size, unit) * unit); };
  const double rows = whole(m, kSide), columns = whole(n, kSide), depth = whole(k, kStep);
  const double tiles =
      0.41 * rows * columns * depth + depth * (19 * rows + 28 * columns) + 10 * rows * columns;
  return tiles < 0.9 * double(m) * double(n) * double(k);
}

CTN_TILES void run(const GemmArgs<float>& g, void* scratch, Largest& largest) {
  Rooms& rooms = *static_cast<Rooms*>(scratch);
  const int64_t parts = g.k <= kMostDepth ? 1 : divide_up(g.k, kDepth);
  const int64_t depth = divide_up(divide_up(g.k, parts), kStep) * kStep;
  const int64_t panel_bytes = depth / kStep * kStepBytes;
  const int64_t most = kBlockBytes / panel_bytes * kPanel;
  const int64_t width = divide_up(divide_up(g.n, divide_up(g.n, most)), kPanel) * kPanel;
  configure();
  __m512i largest_a = {}, largest_b = {};
  for (int64_t j0 = 0; j0 < g.n; j0 += width) {
    const int64_t end = std::min(g.n, j0 + width);
    for (int64_t p = 0; p < g.k; p += depth) {
      const int64_t k = std::min(depth, g.k - p);
      largest_b = pack_b(g, j0, end, p, k, panel_bytes, rooms.turned, rooms.b, largest_b);
      largest_a = multiply_block(g, j0, end, p, k, panel_bytes, rooms, largest_a);
    }
  }
  release();
  see(largest.a, largest_a);
  see(largest.b, largest_b);
}

}  // namespace
}  // namespace amx

bool multiplies_by_tiles() {
  if (!kForSpeed || simd_level() != SimdLevel::amx) return false;
  static const bool granted = amx::may_use_tiles();
  return granted;
}

bool prefers_tiles(int64_t m, int64_t n, int64_t k) { return amx::is_faster(m, n, k); }

void multiply_by_tiles(const GemmArgs<float>& g, void* scratch, Largest& largest) {
  amx::run(g, scratch, largest);
}

void find_largest(const GemmArgs<float>& g, Largest& largest) {
  amx::see_matrix(g.a, g.m, g.k, g.a_row, g.a_col, largest.a);
  amx::see_matrix(g.b, g.k, g.n, g.b_row, g.b_col, largest.b);
}

#else

bool multiplies_by_tiles() { return false; }
bool prefers_tiles(int64_t, int64_t, int64_t) { return false; }
void multiply_by_tiles(const GemmArgs<float>&, void*, Largest&) {}
void find_largest(const GemmArgs<float>&, Largest&) {}

#endif

}  // namespace catenary::cpu
