// Recursive LU and Cholesky factorizations and solutions, which do most of their work in large matrix
// products. Source: S. Toledo, "Locality of reference in LU decomposition with partial pivoting", 1997.
#include "impl/backend/cpu/lapack_blocked.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "impl/backend/cpu/gemm.h"
#include "impl/backend/cpu/lapack_panel.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

using Int = int32_t;

constexpr Int kPotrfPanel = 256;  // columns that LAPACK processes in a Cholesky factorization

/// The rows or columns of the first half, whole panels.
Int first_half(Int n) { return (n / 2 + kPanelWidth - 1) / kPanelWidth * kPanelWidth; }

/// c (m, n) -= op(a) b with op(a) of m x k, all by columns of length `ld`. Seen as rows, the operands are
/// transposed and exchanged.
template <class T>
void subtract_product(int64_t m, int64_t n, int64_t k, const T* a, bool transposed_a, const T* b, T* c,
                      int64_t ld) {
  gemm<T>({.trans_b = transposed_a,
           .m = n,
           .n = m,
           .k = k,
           .a = b,
           .lda = ld,
           .b = a,
           .ldb = ld,
           .c = c,
           .ldc = ld,
           .alpha = -1,
           .beta = 1});
}

/// Where the rows of a matrix go when the first `count` are exchanged with those that the pivots name, in
/// that order or backwards.
class Exchange {
 public:
  Exchange(Int rows, Int count, const Int* pivots, bool backwards) {
    std::vector<Int> order(static_cast<size_t>(rows));
    std::iota(order.begin(), order.end(), 0);
    for (Int k = 0; k < count; ++k) {
      const Int i = backwards ? count - 1 - k : k;
      std::swap(order[size_t(i)], order[size_t(pivots[i] - 1)]);
    }
    for (Int i = 0; i < rows; ++i)
      if (order[size_t(i)] != i) moves_.push_back({order[size_t(i)], i});
  }

  template <class T>
  void apply(int64_t columns, T* a, int64_t ld) const {
    const auto count = int64_t(moves_.size());
    parallel_for(columns, items_of_grain(kGatherGrain / 16, count), [&](int64_t begin, int64_t end) {
      std::vector<T> values(moves_.size());
      for (T* column = a + begin * ld; begin < end; ++begin, column += ld) {
        for (size_t i = 0; i < values.size(); ++i) values[i] = column[moves_[i].from];
        for (size_t i = 0; i < values.size(); ++i) column[moves_[i].to] = values[i];
      }
    });
  }

 private:
  struct Move {
    Int from, to;
  };
  std::vector<Move> moves_;
};

/// Solutions with a triangle of LAPACK's storage.
template <class T>
struct Triangle {
  const Int ld;
  bool lower, transposed;
  bool unit() const { return lower; }
  /// Whether the transposed or plain triangle is a lower one.
  bool goes_down() const { return lower != transposed; }

  /// b = op(t)^-1 b for n rows and `columns` columns.
  void solve(Int n, int64_t columns, const T* t, T* b) const {
    if (n <= kPanelWidth) return solve_panel(n, columns, t, b);
    const Int half = first_half(n), rest = n - half;
    const T* const later = t + half + int64_t(half) * ld;
    const T* const beside = lower ? t + half : t + int64_t(half) * ld;
    if (goes_down()) {
      solve(half, columns, t, b);
      subtract_product(rest, columns, half, beside, transposed, b, b + half, ld);
      solve(rest, columns, later, b + half);
    } else {
      solve(rest, columns, later, b + half);
      subtract_product(half, columns, rest, beside, transposed, b + half, b, ld);
      solve(half, columns, t, b);
    }
  }

  /// b = t^-1 for a lower triangle and the identity b, of whose upper triangle nothing is read.
  void invert(Int n, const T* t, T* b) const {
    if (n <= kPanelWidth) return solve_panel(n, n, t, b);
    const Int half = first_half(n), rest = n - half;
    const int64_t later = half + int64_t(half) * ld;
    invert(half, t, b);
    subtract_product(rest, half, half, t + half, false, b, b + half, ld);
    solve(rest, half, t + later, b + half);
    invert(rest, t + later, b + later);
  }

 private:
  void solve_panel(Int n, int64_t columns, const T* t, T* b) const {
    PanelTriangle<T> triangle;
    triangle.rows = n;
    triangle.goes_down = goes_down();
    for (Int j = 0; j < n; ++j) {
      triangle.diagonal[j] = unit() ? T(1) : t[j + int64_t(j) * ld];
      for (Int i = 0; i < kPanelWidth; ++i) {
        const bool inside = i < n && (goes_down() ? i > j : i < j);
        triangle.below[j * kPanelWidth + i] = !inside      ? T(0)
                                              : transposed ? t[j + int64_t(i) * ld]
                                                           : t[i + int64_t(j) * ld];
      }
    }
    parallel_for(columns, items_of_grain(int64_t(kMatmulGrain) / 8, int64_t(n) * n),
                 [&](int64_t begin, int64_t end) {
                   panel_kernels<T>().solve(triangle, end - begin, b + begin * ld, ld);
                 });
  }
};

/// Factors a matrix of no more columns than rows. Returns the number of the first column whose pivot is zero,
/// counted from one, or zero.
template <class T>
Int factor_panels(Int rows, Int columns, T* a, Int ld, Int* pivots) {
  if (columns <= kPanelWidth) return panel_kernels<T>().factor(rows, columns, a, ld, pivots);
  const Int half = first_half(columns), rest = columns - half;
  Int problem = factor_panels(rows, half, a, ld, pivots);
  if (problem) return problem;
  T* const right = a + int64_t(half) * ld;
  Exchange(rows, half, pivots, false).apply(rest, right, ld);
  Triangle<T>{ld, true, false}.solve(half, rest, a, right);
  subtract_product(rows - half, rest, half, a + half, false, right, right + half, ld);
  problem = factor_panels(rows - half, rest, right + half, ld, pivots + half);
  if (problem) return half + problem;
  Exchange(rows - half, rest, pivots + half, false).apply(half, a + half, ld);
  for (Int i = half; i < columns; ++i) pivots[i] += half;
  return 0;
}

/// c -= a^T a in the upper triangle, and in parts of the lower one, of n columns with k rows of a.
template <class T>
void subtract_square(Int n, Int k, const T* a, T* c, Int ld) {
  constexpr Int kLeast = 256;
  if (n <= kLeast) return subtract_product(n, n, k, a, true, a, c, ld);
  const Int half = first_half(n), rest = n - half;
  const T* const right = a + int64_t(half) * ld;
  subtract_square(half, k, a, c, ld);
  subtract_product(half, rest, k, a, true, right, c + int64_t(half) * ld, ld);
  subtract_square(rest, k, right, c + half + int64_t(half) * ld, ld);
}

}  // namespace

template <class T>
void blocked_getrf(Int n, T* a, Int* pivots, Int* info) {
  *info = factor_panels(n, n, a, n, pivots);
}

template <class T>
void blocked_getrs(bool transposed, Int n, Int columns, const T* a, const Int* pivots, T* b) {
  if (!transposed) Exchange(n, n, pivots, false).apply(columns, b, n);
  Triangle<T>{n, !transposed, transposed}.solve(n, columns, a, b);
  Triangle<T>{n, transposed, transposed}.solve(n, columns, a, b);
  if (transposed) Exchange(n, n, pivots, true).apply(columns, b, n);
}

template <class T>
void blocked_inverse(Int n, const T* a, const Int* pivots, T* x) {
  Triangle<T>{n, true, false}.invert(n, a, x);
  Triangle<T>{n, false, false}.solve(n, n, a, x);
  for (Int i = n; i-- > 0;) {
    T* const column = x + int64_t(i) * n;
    if (pivots[i] != i + 1) std::swap_ranges(column, column + n, x + int64_t(pivots[i] - 1) * n);
  }
}

template <class T>
void blocked_potrf(const LapackFunctions<T>& f, Int n, T* a, Int ld, Int* info) {
  if (n <= kPotrfPanel) return f.potrf("U", &n, a, &ld, info, 1);
  const Int half = first_half(n), rest = n - half;
  T *const right = a + int64_t(half) * ld, *const later = right + half;
  blocked_potrf(f, half, a, ld, info);
  if (*info) return;
  Triangle<T>{ld, false, true}.solve(half, rest, a, right);
  subtract_square(rest, half, right, later, ld);
  blocked_potrf(f, rest, later, ld, info);
  if (*info) *info += half;
}

#define CTN_INSTANTIATE(T)                                               \
  template void blocked_getrf(Int, T*, Int*, Int*);                      \
  template void blocked_getrs(bool, Int, Int, const T*, const Int*, T*); \
  template void blocked_inverse(Int, const T*, const Int*, T*);          \
  template void blocked_potrf(const LapackFunctions<T>&, Int, T*, Int, Int*);
CTN_INSTANTIATE(float)
CTN_INSTANTIATE(double)
#undef CTN_INSTANTIATE

}  // namespace catenary::cpu
