// Blocked LU factorization and solutions, which do most of their work in matrix products.
#include "impl/backend/cpu/lapack_blocked.h"

#include <algorithm>

#include "impl/backend/cpu/gemm.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

using Int = int32_t;

constexpr Int kLapackPanel = 64;
constexpr int64_t kMinColumns = 64;  // minimum number of columns per thread

/// c (m, n) -= a (m, k) op(b), all by columns of length `ld`. Seen as rows, the operands are transposed and
/// exchanged.
template <class T>
void subtract_product(int64_t m, int64_t n, int64_t k, T* a, bool transposed_a, T* b, T* c, int64_t ld) {
  if (m <= 0 || n <= 0 || k <= 0) return;
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

/// Exchanges rows `first` to `last` (from zero, exclusive) according to the pivots, forward or backward.
template <class T>
void exchange_rows(const LapackFunctions<T>& f, int64_t columns, T* a, Int ld, Int first, Int last,
                   const Int* pivots, bool backwards) {
  parallel_for(columns, kMinColumns, [&](int64_t begin, int64_t end) {
    const Int count = Int(end - begin), from = first + 1, step = backwards ? -1 : 1;
    f.laswp(&count, a + begin * ld, &ld, &from, &last, pivots, &step);
  });
}

/// b = op(t)^-1 b for the n x n triangle t at a diagonal block.
template <class T>
void solve_block(const LapackFunctions<T>& f, const char* uplo, const char* trans, const char* diag, Int n,
                 int64_t columns, const T* t, T* b, Int ld) {
  const T one = 1;
  parallel_for(columns, kMinColumns, [&](int64_t begin, int64_t end) {
    const Int count = Int(end - begin);
    f.trsm("L", uplo, trans, diag, &n, &count, &one, t, &ld, b + begin * ld, &ld, 1, 1, 1, 1);
  });
}

/// Solves with a whole triangle, block by block; downward if op(t) is lower triangular.
template <class T>
void solve_triangle(const LapackFunctions<T>& f, bool lower, bool transposed, Int n, Int columns, T* t,
                    T* b) {
  const bool down = lower != transposed;
  const char *uplo = lower ? "L" : "U", *trans = transposed ? "T" : "N", *diag = lower ? "U" : "N";
  const Int blocks = Int(divide_up(n, kLapackPanel));
  for (Int i = 0; i < blocks; ++i) {
    const int64_t at = int64_t(down ? i : blocks - 1 - i) * kLapackPanel,
                  width = std::min<int64_t>(kLapackPanel, n - at);
    solve_block(f, uplo, trans, diag, Int(width), columns, t + at + at * n, b + at, n);
    const int64_t rest = down ? at + width : 0, rows = down ? n - rest : at;
    // Subtract the contribution of the solved rows from the remaining ones.
    T* factor = transposed ? t + at + rest * n : t + rest + at * n;
    subtract_product<T>(rows, columns, width, factor, transposed, b + at, b + rest, n);
  }
}

}  // namespace

template <class T>
void blocked_getrf(const LapackFunctions<T>& f, Int n, T* a, Int* pivots, Int* info) {
  *info = 0;
  for (Int at = 0; at < n; at += kLapackPanel) {
    const Int width = std::min(kLapackPanel, n - at), rows = n - at, next = at + width;
    T* panel = a + at + int64_t(at) * n;
    Int problem = 0;
    f.getrf(&rows, &width, panel, &n, pivots + at, &problem);
    for (Int i = at; i < next; ++i) pivots[i] += at;
    if (problem) {
      *info = at + problem;
      return;
    }
    exchange_rows(f, at, a, n, at, next, pivots, false);
    if (next == n) return;
    T* right = a + int64_t(next) * n;
    exchange_rows(f, n - next, right, n, at, next, pivots, false);
    solve_block(f, "L", "N", "U", width, n - next, panel, right + at, n);
    subtract_product<T>(n - next, n - next, width, panel + width, false, right + at, right + next, n);
  }
}

template <class T>
void blocked_getrs(const LapackFunctions<T>& f, bool transposed, Int n, Int columns, T* a, const Int* pivots,
                   T* b) {
  if (!transposed) exchange_rows(f, columns, b, n, 0, n, pivots, false);
  solve_triangle(f, !transposed, transposed, n, columns, a, b);
  solve_triangle(f, transposed, transposed, n, columns, a, b);
  if (transposed) exchange_rows(f, columns, b, n, 0, n, pivots, true);
}

template void blocked_getrf(const LapackFunctions<float>&, Int, float*, Int*, Int*);
template void blocked_getrf(const LapackFunctions<double>&, Int, double*, Int*, Int*);
template void blocked_getrs(const LapackFunctions<float>&, bool, Int, Int, float*, const Int*, float*);
template void blocked_getrs(const LapackFunctions<double>&, bool, Int, Int, double*, const Int*, double*);

}  // namespace catenary::cpu
