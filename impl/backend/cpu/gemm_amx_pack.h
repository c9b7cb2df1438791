// Packing of float32 matrices for the matrix tiles of AMX: each number becomes three bfloat16, whose sum it
// is. The functions that use the instructions name them as their target, so that no other code is compiled
// for them. For gemm_amx.cc alone.
#pragma once
#include <algorithm>

// GCC 12 takes its own undefined vectors for mistakes.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#pragma GCC diagnostic pop

#include "impl/backend/cpu/gemm_amx.h"
#include "impl/base/numeric.h"

namespace catenary::cpu::amx {
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
CTN_TILES_INLINE void turn(const float* from, int64_t stride, int64_t vectors, int64_t lanes, float* to,
                           int64_t to_stride) {
  const __mmask16 mask = first_lanes(lanes);
  __m512 x[16], y[16];
#pragma GCC unroll 16
  for (int i = 0; i < 16; ++i)
    x[i] = _mm512_maskz_loadu_ps(i < vectors ? mask : __mmask16{0}, from + i * stride);
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

// Rows of a tile of A, `from` + i * stride, with 32 numbers each, of which `rows` exist.
template <int Rows>
CTN_TILES_INLINE void pack_rows_of_a(const float* from, int64_t stride, int64_t rows, int64_t k, char* to,
                                     __m512i& largest) {
  const __mmask16 low = first_lanes(k), high = first_lanes(k - 16);
  const __m512i order = one_after_another();
#pragma GCC unroll 8
  for (int64_t i = 0; i < Rows; ++i, from += stride, to += 64) {
    const __mmask16 exists = i < rows ? __mmask16{0xffff} : __mmask16{0};
    const Split x = split(_mm512_maskz_loadu_ps(low & exists, from), largest);
    const Split y = split(_mm512_maskz_loadu_ps(high & exists, from + 16), largest);
    store_parts(x, y, order, to);
  }
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

/// A panel of A, which is packed in small portions at as many places as there are, so that vectors pack the
/// next panel while tiles multiply this one.
class Packing {
 public:
  /// Begins with the rows from i0 on, and k numbers of each from p0 on.
  void begin(const GemmArgs<float>& g, int64_t i0, int64_t p0, int64_t k, char* to) {
    from_ = g.a + i0 * g.a_row + p0 * g.a_col;
    row_ = g.a_row;
    column_ = g.a_col;
    rows_ = g.m - i0;
    k_ = k;
    to_ = to;
    next_ = 0;
    end_ = divide_up(k, kStep) * kPortionsOfStep;
    places_ = 1;
    portions_ = at_ = 0;
  }
  void share(int64_t places) {
    places_ = places;
    portions_ = end_ - next_;
  }
  CTN_TILES_INLINE_MEMBER void pack() {
    for (at_ += portions_; at_ >= places_; at_ -= places_) pack_portion();
  }
  void finish() {
    while (next_ < end_) pack_portion();
    portions_ = 0;
  }
  const __m512i& largest() const { return largest_; }

 private:
  static constexpr int64_t kPortions = 4;  // of a tile
  static constexpr int64_t kPortionsOfStep = kPanel / kSide * kPortions;

  CTN_TILES __attribute__((noinline)) void pack_portion() {
    const int64_t step = next_ / kPortionsOfStep, portion = next_ % kPortions,
                  tile = next_ / kPortions % (kPanel / kSide);
    ++next_;
    const float* const from = from_ + tile * kSide * row_ + step * kStep * column_;
    const int64_t rows = rows_ - tile * kSide, k = k_ - step * kStep;
    char* const to = to_ + step * kStepBytes + tile * kTileOfParts;
    __m512i largest = largest_;
    if (column_ == 1) {
      constexpr int kRows = kSide / kPortions;
      const int64_t first = portion * kRows;
      pack_rows_of_a<kRows>(from + first * row_, row_, rows - first, k, to + first * 64, largest);
    } else if (const int64_t half = portion % 2; portion < 2) {
      const int64_t first = half * kSide;
      turn(from + first * column_, column_, k - first, rows, turned_ + first, kStep);
    } else {
      constexpr int kRows = kSide / 2;
      const int64_t first = half * kRows;
      pack_rows_of_a<kRows>(turned_ + first * kStep, kStep, kRows, kStep, to + first * 64, largest);
    }
    largest_ = largest;
  }

  alignas(64) float turned_[kStep * kSide];
  __m512i largest_ = {};
  const float* from_ = nullptr;
  char* to_ = nullptr;
  int64_t row_ = 0, column_ = 0, rows_ = 0, k_ = 0, next_ = 0, end_ = 0;
  int64_t places_ = 1, portions_ = 0, at_ = 0;  // portions for the places, and those that are due
};

CTN_TILES_INLINE void pack_tiles_of_b(const GemmArgs<float>& g, int64_t j, int64_t columns, int64_t p,
                                      int64_t k, float* turned, char* to, __m512i& largest) {
  const float* from = g.b + p * g.b_row + j * g.b_col;
  if (g.b_col == 1) return pack_tile_of_b(from, g.b_row, k, columns, to, kStep * g.b_row, largest);
  turn(from, g.b_col, columns, k, turned, kSide);
  turn(from + 16, g.b_col, columns, k - 16, turned + 16 * kSide, kSide);
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

}  // namespace
}  // namespace catenary::cpu::amx
