// QR factorization in panels, whose reflections are applied together as I - Y T Y^T.
// Source: R. Schreiber and C. Van Loan, "A storage-efficient WY representation for products of Householder
// transformations", 1989.
#include "impl/backend/cpu/lapack_qr.h"

#include <algorithm>
#include <vector>

#include "impl/backend/cpu/gemm.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/scratch.h"

namespace catenary::cpu {
namespace {

using Int = int32_t;

constexpr int64_t kReflections = 32;

/// The reflections of a panel: I - Y T Y^T, with the columns of Y stored one after another.
template <class T>
struct Reflections {
  int64_t rows, columns;  // of Y
  T* y;
  T* t;  // columns x columns, upper triangle

  /// x (rows x count, with `ld` elements from row to row) becomes its product with this or, from the left,
  /// with its transpose.
  void apply(bool transposed, int64_t count, T* x, int64_t ld, T* room) const {
    if (count <= 0) return;
    T *const inner = room, *const scaled = room + columns * count;
    gemm<T>({.m = columns,
             .n = count,
             .k = rows,
             .a = y,
             .lda = rows,
             .b = x,
             .ldb = ld,
             .c = inner,
             .ldc = count});
    gemm<T>({.trans_a = transposed,
             .m = columns,
             .n = count,
             .k = columns,
             .a = t,
             .lda = columns,
             .b = inner,
             .ldb = count,
             .c = scaled,
             .ldc = count});
    gemm<T>({.trans_a = true,
             .m = rows,
             .n = count,
             .k = columns,
             .a = y,
             .lda = rows,
             .b = scaled,
             .ldb = count,
             .c = x,
             .ldc = ld,
             .alpha = -1,
             .beta = 1});
  }

  /// Computes t from y and the factors of the single reflections.
  void complete(const T* tau, T* products) const {
    gemm<T>({.trans_b = true,
             .m = columns,
             .n = columns,
             .k = rows,
             .a = y,
             .lda = rows,
             .b = y,
             .ldb = rows,
             .c = products,
             .ldc = columns});
    std::fill(t, t + columns * columns, T(0));
    for (int64_t j = 0; j < columns; ++j) {
      for (int64_t i = 0; i < j; ++i) {
        T sum = 0;
        for (int64_t p = i; p < j; ++p) sum += t[i * columns + p] * products[p * columns + j];
        t[i * columns + j] = -tau[j] * sum;
      }
      t[j * columns + j] = tau[j];
    }
  }
};

/// Factors the columns of y, and moves their part of R to `r`, where rows have `ld` elements.
template <class T>
void factor_panel(const LapackFunctions<T>& f, const Reflections<T>& panel, T* r, int64_t ld, T* room) {
  constexpr Int kWork = 64 * kReflections;
  T *const tau = room, *const work = room + kReflections;
  const Int rows = Int(panel.rows), columns = Int(panel.columns);
  Int unused = 0;
  transpose(reinterpret_cast<const char*>(r), ld * int64_t(sizeof(T)), reinterpret_cast<char*>(panel.y),
            panel.rows * int64_t(sizeof(T)), panel.rows, panel.columns, sizeof(T));
  f.geqrf(&rows, &columns, panel.y, &rows, tau, work, &kWork, &unused);
  for (int64_t j = 0; j < panel.columns; ++j) {
    T* const column = panel.y + j * panel.rows;
    for (int64_t i = 0; i <= j; ++i) r[i * ld + j] = column[i];
    std::fill(column, column + j, T(0));
    column[j] = T(1);
  }
  panel.complete(tau, work);
}

}  // namespace

template <class T>
void blocked_qr(const LapackFunctions<T>& f, int64_t m, int64_t n, T* a, T* q, int64_t width) {
  const int64_t k = std::min(m, n), most = std::max(n, width);
  const Scratch room(size_t(2 * kReflections * most + 65 * kReflections) * sizeof(T));
  const Scratch kept(size_t((q ? k : kReflections) * (m + kReflections)) * sizeof(T));
  std::vector<Reflections<T>> panels;
  T* next = static_cast<T*>(kept.data());
  for (int64_t at = 0; at < k; at += kReflections) {
    const int64_t rows = m - at, columns = std::min(kReflections, k - at);
    if (!q) next = static_cast<T*>(kept.data());
    panels.push_back({rows, columns, next, next + rows * columns});
    next += (rows + columns) * columns;
    T *const corner = a + at * n + at, *const buffer = static_cast<T*>(room.data());
    factor_panel(f, panels.back(), corner, n, buffer);
    panels.back().apply(true, n - at - columns, corner + columns, n, buffer);
  }
  if (!q) return;
  std::fill(q, q + m * width, T(0));
  for (int64_t i = 0; i < width; ++i) q[i * width + i] = T(1);
  for (size_t i = panels.size(); i-- > 0;) {
    const int64_t at = int64_t(i) * kReflections;
    panels[i].apply(false, width - at, q + at * width + at, width, static_cast<T*>(room.data()));
  }
}

template void blocked_qr(const LapackFunctions<float>&, int64_t, int64_t, float*, float*, int64_t);
template void blocked_qr(const LapackFunctions<double>&, int64_t, int64_t, double*, double*, int64_t);

}  // namespace catenary::cpu
