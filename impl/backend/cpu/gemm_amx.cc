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
#include <sys/syscall.h>
#include <unistd.h>

#include "impl/backend/cpu/gemm_amx_pack.h"
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

constexpr int64_t kBlockBytes = int64_t{1300} << 10;  // of B, which stays in the second-level cache

// The first store of a tile after some 700 ns without one takes 300 ns longer on a Xeon of the fourth or
// fifth generation, so that a tile is stored more often than is of use.
constexpr int64_t kStepsToStore = 3;

struct alignas(64) Rooms {
  char nowhere[kTileOfParts];
  char a[2][kPanelBytes];  // of which one is multiplied while the other one is packed
  float c[kPanel * kPanel], c_turned[kPanel * kPanel];
  float turned[kStep * kSide];
  char b[kBlockBytes];
};
static_assert(sizeof(Rooms) <= kGemmScratchBytes);

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

/// What is done between products for those that follow.
struct Ahead {
  Lines a_lines, c_lines;
  Packing a;
};

constexpr int64_t kPlaces = 2;  // for packing in each step of a product

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
                                                  int64_t stride, bool adds, Ahead& ahead, char* nowhere) {
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
    for (int64_t i = 0; i < ahead.a_lines.each; ++i) __builtin_prefetch(ahead.a_lines.next(), 0, 2);
    for (int64_t i = 0; i < ahead.c_lines.each; ++i) __builtin_prefetch(ahead.c_lines.next(), 1);
    load_a<Rows>(a + 2 * kPartsBytes);
    load_b<Columns>(b);
    multiply_parts<Rows, Columns>();
    ahead.a.pack();
    load_a<Rows>(a + kPartsBytes);
    multiply_parts<Rows, Columns>();
    load_b<Columns>(b + kPartsBytes);
    multiply_parts<Rows, Columns>();
    ahead.a.pack();
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

using Multiply = void (*)(int64_t, const char*, const char*, float*, int64_t, bool, Ahead&, char*);
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
                            const char* b, Rooms& rooms, Ahead& ahead) {
  const int64_t rows = std::min(kPanel, g.m - i), columns = std::min(kPanel, g.n - j);
  float* const c = g.c + (g.turned ? j * g.ldc + i : i * g.ldc + j);
  const Ending ending{g.alpha, depth.begins ? g.beta : 1,
                      depth.ends && g.bias != nullptr ? g.bias + (g.turned ? i : j) : nullptr,
                      depth.ends && g.relu};
  const Multiply multiplied = kMultiply[rows > kSide][columns > kSide];
  if (g.turned) {
    multiplied(depth.steps, a, b, rooms.c, kPanel * int64_t(sizeof(float)), false, ahead, rooms.nowhere);
    for (int64_t x = 0; x < rows; x += kSide)
      for (int64_t y = 0; y < columns; y += kSide)
        turn(rooms.c + x * kPanel + y, kPanel, kSide, kSide, rooms.c_turned + y * kPanel + x, kPanel);
    return end_piece(ending, rooms.c_turned, columns, rows, c, g.ldc);
  }
  const bool bare =
      ending.alpha == 1 && (ending.beta == 0 || ending.beta == 1) && ending.bias == nullptr && !ending.relu;
  const bool adds = bare && ending.beta == 1;
  if (bare && rows == kPanel && columns == kPanel)
    return multiplied(depth.steps, a, b, c, g.ldc * int64_t(sizeof(float)), adds, ahead, rooms.nowhere);
  if (adds) copy_piece(c, g.ldc, rows, columns, rooms.c);
  multiplied(depth.steps, a, b, rooms.c, kPanel * int64_t(sizeof(float)), adds, ahead, rooms.nowhere);
  end_piece(adds ? Ending{1, 0, nullptr, false} : ending, rooms.c, rows, columns, c, g.ldc);
}

// The lines of the piece of C at (i, j).
Lines lines_of_c(const GemmArgs<float>& g, int64_t i, int64_t j) {
  const int64_t rows = std::min(kPanel, g.m - i), columns = std::min(kPanel, g.n - j);
  if (g.turned) return {g.c + j * g.ldc + i, g.ldc, columns, rows};
  return {g.c + i * g.ldc + j, g.ldc, rows, columns};
}

// The lines of a panel of A, if there is one.
Lines lines_of_a(const GemmArgs<float>& g, int64_t i, int64_t p, int64_t k) {
  if (i >= g.m) return {};
  const int64_t rows = std::min(kPanel, g.m - i);
  const float* const start = g.a + i * g.a_row + p * g.a_col;
  return g.a_col == 1 ? Lines(start, g.a_row, rows, k) : Lines(start, g.a_col, k, rows);
}

/// Eight tiles of 16 rows of 64 bytes. In static memory: GCC 12 takes only the first bytes of what
/// _tile_loadconfig() reads for used.
struct alignas(64) TileShapes {
  uint8_t palette = 1, start = 0, reserved[14] = {};
  uint16_t bytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  uint8_t rows[16] = {kSide, kSide, kSide, kSide, kSide, kSide, kSide, kSide};
};
constexpr TileShapes kTileShapes;

CTN_TILES void configure() { _tile_loadconfig(&kTileShapes); }

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

// Turning a piece of C takes 5% of the time of its product, and packing a number of B that of 70
// multiplications, some of which other limits hide. Operands that both lie by rows would lie by columns in
// the transposed product, where they are packed more slowly.
bool is_faster_turned(const GemmArgs<float>& g) {
  return g.n > g.m && (g.a_col != 1 || g.b_col != 1) && 1 / double(g.m) - 1 / double(g.n) > 0.0035;
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

/// Columns of C from j0 to `end`, and k numbers of their sums from p on.
struct Block {
  int64_t j0, end, p, k;
};

/// The division of a product into blocks, depth by depth and then column by column.
struct Blocks {
  int64_t n, k, depth, parts, width, count, panel_bytes;

  explicit Blocks(const GemmArgs<float>& g) : n(g.n), k(g.k) {
    const int64_t least = k <= kMostDepth ? 1 : divide_up(k, kDepth);
    depth = divide_up(divide_up(k, least), kStep) * kStep;
    parts = divide_up(k, depth);
    panel_bytes = depth / kStep * kStepBytes;
    const int64_t across = divide_up(n, kBlockBytes / panel_bytes * kPanel);
    width = divide_up(divide_up(n, across), kPanel) * kPanel;
    count = divide_up(n, width) * parts;
  }
  Block at(int64_t index) const {
    const int64_t j0 = index / parts * width, p = index % parts * depth;
    return {j0, std::min(n, j0 + width), p, std::min(depth, k - p)};
  }
};

/// The product with a block of B, which is packed. Panels of A are packed in turn into the two rooms.
CTN_TILES_INLINE void multiply_block(const GemmArgs<float>& g, const Blocks& blocks, int64_t index,
                                     int64_t& panel, Rooms& rooms, Ahead& ahead) {
  const Block block = blocks.at(index);
  const Depth depth{divide_up(block.k, kStep), block.p == 0, block.p + block.k == g.k};
  const int64_t steps_of_row = divide_up(block.end - block.j0, kPanel) * depth.steps;
  for (int64_t i = 0; i < g.m; i += kPanel) {
    ahead.a.finish();
    const char* const a = rooms.a[panel];
    panel = 1 - panel;
    if (i + kPanel < g.m) {
      ahead.a.begin(g, i + kPanel, block.p, block.k, rooms.a[panel]);
    } else if (index + 1 < blocks.count) {
      const Block next = blocks.at(index + 1);
      ahead.a.begin(g, 0, next.p, next.k, rooms.a[panel]);
    }
    ahead.a.share(kPlaces * steps_of_row);
    ahead.a_lines = lines_of_a(g, i + 2 * kPanel, block.p, block.k);
    ahead.a_lines.share(steps_of_row);
    for (int64_t j = block.j0; j < block.end; j += kPanel) {
      const bool wraps = j + kPanel >= block.end;
      const int64_t next_i = wraps ? i + kPanel : i, next_j = wraps ? block.j0 : j + kPanel;
      ahead.c_lines = {};
      if (next_i < g.m) {
        ahead.c_lines = lines_of_c(g, next_i, next_j);
        ahead.c_lines.share(depth.steps);
      }
      piece(g, i, j, depth, a, rooms.b + (j - block.j0) / kPanel * blocks.panel_bytes, rooms, ahead);
    }
  }
}

CTN_TILES void run(const GemmArgs<float>& g, void* scratch, Largest& largest) {
  Rooms& rooms = *static_cast<Rooms*>(scratch);
  const Blocks blocks(g);
  configure();
  Ahead ahead;
  int64_t panel = 0;
  __m512i largest_b = {};
  ahead.a.begin(g, 0, 0, blocks.at(0).k, rooms.a[panel]);
  for (int64_t index = 0; index < blocks.count; ++index) {
    const Block block = blocks.at(index);
    largest_b = pack_b(g, block.j0, block.end, block.p, block.k, blocks.panel_bytes, rooms.turned, rooms.b,
                       largest_b);
    multiply_block(g, blocks, index, panel, rooms, ahead);
  }
  release();
  see(largest.a, ahead.a.largest());
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
bool prefers_turned(const GemmArgs<float>& g) { return amx::is_faster_turned(g); }

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
bool prefers_turned(const GemmArgs<float>&) { return false; }
void multiply_by_tiles(const GemmArgs<float>&, void*, Largest&) {}
void find_largest(const GemmArgs<float>&, Largest&) {}

#endif

}  // namespace catenary::cpu
