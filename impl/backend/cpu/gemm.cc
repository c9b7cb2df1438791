// Matrix products of floats: choice of kernels, and distribution over threads.
#include "impl/backend/cpu/gemm.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "impl/backend/cpu/copy.h"
#include "impl/backend/cpu/gemm_amx.h"
#include "impl/backend/cpu/gemm_kernels.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scratch.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

template <class T>
GemmArgs<T> arguments(const Gemm& g) {
  GemmArgs<T> s;
  s.m = g.m;
  s.n = g.n;
  s.k = g.k;
  s.a = static_cast<const T*>(g.a);
  s.a_row = g.trans_a ? 1 : g.lda;
  s.a_col = g.trans_a ? g.lda : 1;
  s.b = static_cast<const T*>(g.b);
  s.b_row = g.trans_b ? 1 : g.ldb;
  s.b_col = g.trans_b ? g.ldb : 1;
  s.c = static_cast<T*>(g.c);
  s.ldc = g.ldc;
  s.alpha = static_cast<T>(g.alpha);
  s.beta = static_cast<T>(g.beta);
  s.bias = static_cast<const T*>(g.bias);
  s.relu = g.relu;
  s.turned = false;
  for (Later& later : s.later) later = {nullptr, 0};
  if (s.k == 0) s.a = s.b = s.c;  // A and B may be NULL; nothing of them is read
  return s;
}

// A stride along a dimension of length one is arbitrary: choose the one for which kernels are fast. Returns
// whether A and B have changed places.
template <class T>
bool relax(GemmArgs<T>& s) {
  const bool turned = s.n == 1 && s.ldc == 1 && s.bias == nullptr && s.m > 1;
  if (turned) {  // as a row: C^T = B^T A^T
    std::swap(s.a, s.b);
    std::swap(s.m, s.n);
    const int64_t row = s.a_row, column = s.a_col;
    s.a_row = s.b_col;
    s.a_col = s.b_row;
    s.b_row = column;
    s.b_col = row;
    s.ldc = s.n;
  }
  if (s.m == 1) s.a_row = s.a_col == 1 ? s.k : 1;
  if (s.k == 1) s.a_col = s.a_row == 1 ? s.m : 1;
  if (s.k <= 1 && s.b_row == 1 && (s.b_col == 1 || s.k == 0)) {
    s.b_row = s.n;
    s.b_col = 1;
  }
  if (s.n == 1 && s.b_row == 1) s.b_col = s.k;
  return turned;
}

// Bytes of A and B that do not stay in a second-level cache while the rows of C are computed one after
// another.
constexpr int64_t kFarOperands = int64_t{1} << 21;

enum class Method { tiles, row, dots, dot, outer, packed, amx };

// Estimates the cycles of the two ways to multiply by a B stored by columns.
template <class T>
bool prefers_dots(const GemmArgs<T>& s, int lanes) {
  if (s.a_col != 1 || (s.k < 2 * lanes && s.m > 1)) return false;
  const double m = static_cast<double>(s.m), n = static_cast<double>(s.n), k = static_cast<double>(s.k);
  const double steps = static_cast<double>(divide_up(s.k, lanes));
  const double columns = static_cast<double>(divide_up(s.n, lanes) * lanes);
  // Tiles of many long rows, of which few fit into a first-level cache, read them from beyond the second.
  constexpr int64_t kLongRow = 12 << 10;
  const int64_t row = s.k * int64_t(sizeof(T));
  const double reading = row > kLongRow && (s.m + s.n) * row > kFarOperands / 2 ? 1.5 : 1;
  const double dots = m * n / 24 * (12 * steps * reading + 70);
  const double packed = columns * k * (m / (2 * lanes) + 0.25) + m * n / 4.8 + 300;
  return dots < packed;
}

/// Sums have another order with another method, so all parts of a product must be computed by the same one.
template <class T>
Method choose(const GemmArgs<T>& s, int lanes) {
  if (!kForSpeed) return s.b_col == 1 && (s.m <= 128 || s.k <= 64) ? Method::tiles : Method::packed;
  if (s.m == 1 && s.n == 1 && s.a_col == 1 && s.b_row == 1) return Method::dot;
  if (s.b_col != 1) return prefers_dots(s, lanes) ? Method::dots : Method::packed;
  if (s.k == 1 && s.n >= 2 * lanes) return Method::outer;
  if (s.m == 1) return Method::row;
  const bool far = s.k * (s.m + s.n) * int64_t(sizeof(T)) > kFarOperands;
  return (s.m <= 128 && !far) || s.k <= 64 ? Method::tiles : Method::packed;
}

// Columns of A may each lie in a page of their own. Rows of a tile may map to one set of the first-level
// cache, which has a way for each 4 KiB and must keep lines of B beside them.
template <class T>
bool copies_a(const GemmArgs<T>& s, int rows) {
  constexpr int64_t kWay = 4096, kPage = 4096;
  const int64_t stride = (s.a_row == 1 ? s.a_col : s.a_row) * int64_t(sizeof(T));
  if (s.a_row == 1) return stride > kPage / 4;
  return stride % (kWay / 2) == 0 && caches().first / kWay < rows + 4;
}

// A few rows do not repay a copy of a narrow B.
template <class T>
bool copies_b(const GemmArgs<T>& s) {
  constexpr int64_t kNarrow = 1024;
  return !kForSpeed || s.b_col != 1 || s.m > 256 || s.b_row * int64_t(sizeof(T)) > kNarrow;
}

template <class T>
void run(const GemmKernels<T>& table, const GemmArgs<T>& s, Method method, Largest* largest = nullptr) {
  switch (method) {
    case Method::tiles:
      return table.tiles(s);
    case Method::row:
      return table.row(s);
    case Method::dots:
      return table.dots(s);
    case Method::dot:
      return table.dot(s);
    case Method::outer:
      return table.outer(s);
    case Method::packed:
    case Method::amx:
      break;
  }
  const GemmScratch scratch;
  if constexpr (std::is_same_v<T, float>) {
    if (method == Method::amx) return multiply_by_tiles(s, scratch.data(), *largest);
  }
  GemmArgs<T> copying = s;
  copying.copies_a = copies_a(s, table.rows);
  copying.copies_b = copies_b(s);
  table.packed(copying, scratch.data());
}

// The division of C into parts.
struct Grid {
  int64_t rows, columns;
};

// What the parts of a product consist of: whole units of rows and columns. Packing or loading a number of A
// or B takes as long as `copying` multiplications.
struct GridUnits {
  int64_t rows, columns, copying;
};

template <class T>
GridUnits units_of(const GemmKernels<T>& table, Method method) {
  if (method == Method::amx) return {kPanelOfTiles, kPanelOfTiles, 58};
  return {1, table.lanes, 16};
}

// Returns the grid of `parts` parts whose largest part takes the least time, counting what each part packs or
// loads of A and B in addition to its multiplications.
template <class T>
Grid choose_grid(const GemmArgs<T>& s, const GridUnits& units, int parts) {
  Grid best{1, 1};
  double least = 0;
  const auto largest = [](int64_t size, int64_t unit, int count) {
    return static_cast<double>(divide_up(divide_up(size, unit), count) * unit);
  };
  for (int rows = 1; rows <= parts; ++rows) {
    const int columns = parts / rows;
    const double m = largest(s.m, units.rows, rows), n = largest(s.n, units.columns, columns);
    const double k = static_cast<double>(s.k);
    const double cost = m * n * k + double(units.copying) * k * (m + n) + 8 * m * n;
    if (rows == 1 || cost < least) {
      least = cost;
      best = {rows, columns};
    }
  }
  return best;
}

template <class T>
void run_part(const GemmKernels<T>& table, const GemmArgs<T>& s, Method method, const GridUnits& units,
              Grid grid, int64_t index, Largest* largest) {
  const int64_t row = index / grid.columns, column = index % grid.columns;
  const auto start = [](int64_t size, int64_t unit, int64_t part, int64_t parts) {
    return std::min(size, divide_up(size, unit) * part / parts * unit);
  };
  const int64_t i0 = start(s.m, units.rows, row, grid.rows), i1 = start(s.m, units.rows, row + 1, grid.rows);
  const int64_t j0 = start(s.n, units.columns, column, grid.columns),
                j1 = start(s.n, units.columns, column + 1, grid.columns);
  if (i0 >= i1 || j0 >= j1) return;
  GemmArgs<T> part = s;
  part.m = i1 - i0;
  part.n = j1 - j0;
  part.a += i0 * s.a_row;
  part.b += j0 * s.b_col;
  part.c += s.turned ? j0 * s.ldc + i0 : i0 * s.ldc + j0;
  if (s.bias != nullptr) part.bias += s.turned ? i0 : j0;
  run(table, part, method, largest);
}

template <class T>
double work_of(const GemmArgs<T>& s) {
  const double m = static_cast<double>(s.m), n = static_cast<double>(s.n), k = static_cast<double>(s.k);
  return m * n * k + 4 * (m * k + n * k + m * n);
}

/// Returns the number of parts that a product of one row and a large B stored by rows is divided into. Each
/// part has whole rows of B, which is better for memory than pieces of all rows. The number must not depend
/// on that of threads, because the sums of the parts are added up at the end.
template <class T>
int64_t parts_of_row(const GemmArgs<T>& s, double work) {
  constexpr int64_t kMost = 16, kLeastRows = 16;
  if (!kForSpeed || s.m != 1 || s.b_col != 1 || s.n == 0) return 1;
  const int64_t most = 1 + kGemmScratchBytes / (s.n * int64_t(sizeof(T)));
  return std::max<int64_t>(1, std::min({kMost, most, s.k / kLeastRows, int64_t(work / kMatmulGrain)}));
}

/// Adds sums of `parts` parts, each `stride` elements after the other, to a row of C, and ends it.
template <class T>
void end_row(const GemmArgs<T>& s, T* c, const T* sums, int64_t parts, int64_t stride) {
  for (int64_t i = 0; i < parts; ++i)
    for (int64_t j = 0; j < s.n; ++j) c[j] += sums[i * stride + j];
  if (s.bias != nullptr)
    for (int64_t j = 0; j < s.n; ++j) c[j] += s.bias[j];
  if (s.relu)
    for (int64_t j = 0; j < s.n; ++j) c[j] = c[j] < 0 ? T{0} : c[j];
}

template <class T>
void gemm_row(const GemmKernels<T>& table, const GemmArgs<T>& s, int64_t parts) {
  const GemmScratch scratch;
  T* const sums = static_cast<T*>(scratch.data());
  parallel_for(parts, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t p0 = s.k * i / parts, p1 = s.k * (i + 1) / parts;
      GemmArgs<T> part = s;
      part.k = p1 - p0;
      part.a += p0 * s.a_col;
      part.b += p0 * s.b_row;
      part.bias = nullptr;
      part.relu = false;
      if (i > 0) {
        part.c = sums + (i - 1) * s.n;
        part.beta = 0;
      }
      table.row(part);
    }
  });
  end_row(s, s.c, sums, parts - 1, s.n);
}

/// Returns the number of parts of C for all threads. Each part reads and copies what others do, too, so that
/// more parts than threads only pay if one may be late.
int count_parts(double work) {
  const int threads = static_cast<int>(std::min<double>(thread_count(), work / kMatmulGrain));
  if (threads < 2) return 1;
  return threads * (team_is_even() ? 1 : int(std::clamp(work / (threads * kMatmulPart), 1.0, 4.0)));
}

/// Multiplies in as many parts as there are threads for.
template <class T>
void run_parallel(const GemmKernels<T>& table, const GemmArgs<T>& s, Method method, double work,
                  Largest* largest = nullptr) {
  const int parts = count_parts(work);
  if (parts == 1) return run(table, s, method, largest);
  const GridUnits units = units_of(table, method);
  const Grid grid = choose_grid(s, units, parts);
  parallel_for(grid.rows * grid.columns, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) run_part(table, s, method, units, grid, i, largest);
  });
}

/// Whether B is A transposed, so that C is symmetric, to the bit: its elements are sums of the same products
/// in the same order.
template <class T>
bool is_symmetric(const GemmArgs<T>& s, Method method) {
  constexpr int64_t kLeast = 128;
  return kForSpeed && method == Method::packed && s.a == s.b && s.m == s.n && s.m >= kLeast &&
         s.a_row == s.b_col && s.a_col == s.b_row && s.beta == 0 && s.bias == nullptr && !s.relu;
}

/// Multiplies bands of rows up to the diagonal, and copies what is left of it to the other side.
template <class T>
void run_symmetric(const GemmKernels<T>& table, const GemmArgs<T>& s) {
  // More bands compute less above the diagonal, but each packs its columns of B.
  const auto bands = int64_t(std::lround(std::sqrt(double(s.m) / 16)));
  parallel_for(bands, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t band = bands - 1 - i;  // the longest first
      const int64_t first = s.m * band / bands, last = s.m * (band + 1) / bands;
      GemmArgs<T> part = s;
      part.a += first * s.a_row;
      part.c += first * s.ldc;
      part.m = last - first;
      part.n = last;
      run(table, part, Method::packed);
      constexpr auto size = int64_t(sizeof(T));
      const int64_t shape[] = {first, last - first}, from[] = {size, s.ldc * size},
                    to[] = {s.ldc * size, size};
      const Operand left{reinterpret_cast<char*>(part.c), nullptr, shape, from, 2, DTypeOf<T>::value};
      copy(left, {reinterpret_cast<char*>(s.c + first), nullptr, shape, to, 2, DTypeOf<T>::value});
    }
  });
}

/// Whether C is so small beside A and B, as gradients of weights are, that packing these takes a good part of
/// the time.
template <class T>
bool has_long_sums(const GemmArgs<T>& s) {
  constexpr int64_t kLong = 2048;
  return s.k >= kLong && s.k >= 4 * std::max(s.m, s.n);
}

/// Multiplies by tiles in two halves of the sums, so that two threads share no number of A and B, which each
/// of them would pack. The sums do not depend on the number of threads.
template <class T>
void run_halves(const GemmKernels<T>& table, const GemmArgs<T>& s, double work, Largest& largest) {
  constexpr int64_t kUnit = 512;
  const Scratch scratch(size_t(s.m * s.n) * sizeof(T));
  T* const sums = static_cast<T*>(scratch.data());
  GemmArgs<T> halves[2] = {s, s};
  for (GemmArgs<T>& half : halves) {
    half.bias = nullptr;
    half.relu = false;
  }
  const int64_t middle = divide_up(s.k / 2, kUnit) * kUnit;
  halves[0].k = middle;
  halves[1].k = s.k - middle;
  halves[1].a += middle * s.a_col;
  halves[1].b += middle * s.b_row;
  GemmArgs<T> end = s;  // whose rows are those of C in memory
  if (s.turned) std::swap(end.m, end.n);
  halves[1].c = sums;
  halves[1].ldc = end.n;
  halves[1].beta = 0;
  const GridUnits units = units_of(table, Method::amx);
  const Grid grid = choose_grid(halves[0], units, std::max(1, count_parts(work) / 2));
  parallel_for(2 * grid.rows * grid.columns, 1, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      run_part(table, halves[i % 2], Method::amx, units, grid, i / 2, &largest);
  });
  parallel_for(end.m, divisible(items_of_grain(kElementwiseGrain, end.n)), [&](int64_t first, int64_t last) {
    for (int64_t i = first; i < last; ++i) end_row(end, end.c + i * end.ldc, sums + i * end.n, 1, end.n);
  });
}

/// Makes it the transposed product, whose C is stored by columns.
template <class T>
void turn(GemmArgs<T>& s) {
  std::swap(s.a, s.b);
  std::swap(s.m, s.n);
  std::swap(s.a_row, s.b_col);
  std::swap(s.a_col, s.b_row);
  s.turned = true;
}

/// Computes a product with tiles if they take less time and the numbers allow it. While it looks at the
/// numbers, it may write C, unless C is added.
template <class T, class Run>
bool run_by_tiles(const GemmArgs<T>& s, Run run_all) {
  if constexpr (std::is_same_v<T, float>) {
    if (!prefers_tiles(s.m, s.n, s.k) || !multiplies_by_tiles()) return false;
    GemmArgs<T> tiled = s;
    if (prefers_turned(s)) turn(tiled);
    Largest largest;
    if (s.beta != 0) {
      find_largest(tiled, largest);
      if (!splits(largest)) return false;
    }
    run_all(tiled, largest);
    return splits(largest);
  }
  return false;
}

}  // namespace

template <class T>
void gemm(const Gemm& g) {
  if (g.m <= 0 || g.n <= 0) return;
  GemmArgs<T> s = arguments<T>(g);
  relax(s);
  const GemmKernels<T>& table = gemm_kernels<T>();
  const double work = work_of(s);
  if (const int64_t parts = parts_of_row(s, work); parts > 1) return gemm_row(table, s, parts);
  const auto by_tiles = [&](const GemmArgs<T>& tiled, Largest& largest) {
    if (has_long_sums(tiled)) return run_halves(table, tiled, work, largest);
    run_parallel(table, tiled, Method::amx, work, &largest);
  };
  if (run_by_tiles(s, by_tiles)) return;
  const Method method = choose(s, table.lanes);
  if (is_symmetric(s, method)) return run_symmetric(table, s);
  run_parallel(table, s, method, work);
}

constexpr int64_t kSmallSide = 16;

/// Whether the matrices B of a batch are so small that rows of them are made first, in less time than dot
/// products or a packed product take to begin.
template <class T>
bool turns_b(const GemmArgs<T>& s) {
  return kForSpeed && s.b_col != 1 && s.m > 1 && s.n > 1 && s.n <= kSmallSide && s.k <= kSmallSide;
}

template <class T>
void gemm_batch(const Gemm& g, int64_t batch, int64_t stride_a, int64_t stride_b, int64_t stride_c) {
  if (g.m <= 0 || g.n <= 0 || batch <= 0) return;
  const GemmKernels<T>& table = gemm_kernels<T>();
  GemmArgs<T> base = arguments<T>(g);
  const double work = work_of(base);
  const int threads = thread_count();
  if (batch < threads && work >= 2 * kMatmulGrain) {
    for (int64_t i = 0; i < batch; ++i) {
      Gemm one = g;
      one.a = static_cast<const T*>(g.a) + i * stride_a;
      one.b = static_cast<const T*>(g.b) + i * stride_b;
      one.c = static_cast<T*>(g.c) + i * stride_c;
      gemm<T>(one);
    }
    return;
  }
  const int64_t size = sizeof(T);
  int64_t bytes_a = size * (g.trans_a ? g.k : g.m) * g.lda, bytes_b = size * (g.trans_b ? g.n : g.k) * g.ldb;
  if (relax(base)) {
    std::swap(stride_a, stride_b);
    std::swap(bytes_a, bytes_b);
  }
  const int64_t parts = parts_of_row(base, work);
  const bool turns = turns_b(base);
  const Method method = turns ? Method::tiles : choose(base, table.lanes);
  const int64_t grain = std::max<int64_t>(1, static_cast<int64_t>(kMatmulGrain / work));
  parallel_for(batch, grain, [&](int64_t begin, int64_t end) {
    GemmArgs<T> s = base;
    alignas(64) T turned[kSmallSide * kSmallSide];
    if (turns) {
      s.b_row = base.n;
      s.b_col = 1;
    }
    if (kForSpeed && method == Method::dot && parts == 1) {
      for (int64_t i = begin; i < end; ++i) {
        s.a = base.a + i * stride_a;
        s.b = base.b + i * stride_b;
        s.c = base.c + i * stride_c;
        table.dot(s);
      }
      return;
    }
    for (int64_t i = begin; i < end; ++i) {
      s.a = base.a + i * stride_a;
      s.b = base.b + i * stride_b;
      s.c = base.c + i * stride_c;
      const auto next = [&](const T* at, int64_t stride, int64_t bytes) {
        return Later{reinterpret_cast<const char*>(at + stride), i + 1 < end && stride != 0 ? bytes : 0};
      };
      s.later[0] = next(s.a, stride_a, bytes_a);
      s.later[1] = next(s.b, stride_b, bytes_b);
      s.later[2] = next(s.c, stride_c, size * g.m * g.ldc);
      if (turns) {
        transpose(reinterpret_cast<const char*>(s.b), base.b_col * size, reinterpret_cast<char*>(turned),
                  base.n * size, base.n, base.k, sizeof(T));
        s.b = turned;
      }
      const auto by_tiles = [&](const GemmArgs<T>& tiled, Largest& largest) {
        if (has_long_sums(tiled)) return run_halves(table, tiled, 0, largest);
        run(table, tiled, Method::amx, &largest);
      };
      if (parts > 1)
        gemm_row(table, s, parts);
      else if (!run_by_tiles(s, by_tiles))
        run(table, s, method);
    }
  });
}

template void gemm<float>(const Gemm&);
template void gemm<double>(const Gemm&);
template void gemm_batch<float>(const Gemm&, int64_t, int64_t, int64_t, int64_t);
template void gemm_batch<double>(const Gemm&, int64_t, int64_t, int64_t, int64_t);

}  // namespace catenary::cpu
