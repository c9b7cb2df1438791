// LU and Cholesky factorizations of matrices so small that calls of LAPACK would take most of the time.
// Matrices are stored by columns, and pivots and info are those of LAPACK.
#pragma once
#include <cmath>
#include <cstdint>
#include <utility>

namespace catenary::cpu {

/// Up to this size the routines below take less time than LAPACK.
constexpr int32_t kSmallUpTo = 16;

/// Like getrf for n x n elements.
template <class T>
int32_t small_getrf(int32_t n, T* a, int32_t* pivots) {
  int32_t info = 0;
  for (int32_t j = 0; j < n; ++j) {
    T* const column = a + j * n;
    int32_t pivot = j;
    for (int32_t i = j + 1; i < n; ++i)
      if (std::fabs(column[i]) > std::fabs(column[pivot])) pivot = i;
    pivots[j] = pivot + 1;
    if (column[pivot] == 0) {
      if (info == 0) info = j + 1;
      continue;
    }
    if (pivot != j)
      for (int32_t k = 0; k < n; ++k) std::swap(a[k * n + j], a[k * n + pivot]);
    for (int32_t i = j + 1; i < n; ++i) column[i] /= column[j];
    for (int32_t k = j + 1; k < n; ++k) {
      T* const other = a + k * n;
      const T factor = other[j];
      for (int32_t i = j + 1; i < n; ++i) other[i] -= factor * column[i];
    }
  }
  return info;
}

/// Like getrs for `columns` right-hand sides of n elements each.
template <class T>
void small_getrs(bool transposed, int32_t n, int32_t columns, const T* a, const int32_t* pivots, T* b) {
  for (int32_t c = 0; c < columns; ++c, b += n) {
    if (!transposed) {
      for (int32_t i = 0; i < n; ++i) std::swap(b[i], b[pivots[i] - 1]);
      for (int32_t j = 0; j < n; ++j)
        for (int32_t i = j + 1; i < n; ++i) b[i] -= b[j] * a[j * n + i];
      for (int32_t j = n; j-- > 0;) {
        b[j] /= a[j * n + j];
        for (int32_t i = 0; i < j; ++i) b[i] -= b[j] * a[j * n + i];
      }
    } else {
      for (int32_t j = 0; j < n; ++j) {
        for (int32_t i = 0; i < j; ++i) b[j] -= a[j * n + i] * b[i];
        b[j] /= a[j * n + j];
      }
      for (int32_t j = n; j-- > 0;)
        for (int32_t i = j + 1; i < n; ++i) b[j] -= a[j * n + i] * b[i];
      for (int32_t i = n; i-- > 0;) std::swap(b[i], b[pivots[i] - 1]);
    }
  }
}

/// Like potrf for the upper triangle.
template <class T>
int32_t small_potrf(int32_t n, T* a) {
  for (int32_t j = 0; j < n; ++j) {
    T* const column = a + j * n;
    T rest = column[j];
    for (int32_t i = 0; i < j; ++i) {
      const T* const other = a + i * n;
      T sum = column[i];
      for (int32_t k = 0; k < i; ++k) sum -= other[k] * column[k];
      column[i] = sum / other[i];
      rest -= column[i] * column[i];
    }
    if (!(rest > 0)) return j + 1;
    column[j] = std::sqrt(rest);
  }
  return 0;
}

}  // namespace catenary::cpu
