// The kernels of lapack_panel.h.
#include "impl/backend/cpu/lapack_panel.h"

#include "impl/base/for_speed.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {
namespace {

template <class T>
struct MagnitudeOf;
template <>
struct MagnitudeOf<float> {
  using Bits = uint32_t;
};
template <>
struct MagnitudeOf<double> {
  using Bits = uint64_t;
};

/// The bits of |x|, which are ordered as the numbers are; those of NaN are largest.
template <class T>
inline auto magnitude(T x) {
  using Bits = typename MagnitudeOf<T>::Bits;
  Bits bits;
  __builtin_memcpy(&bits, &x, sizeof(bits));
  return Bits(bits & ~(Bits(1) << (sizeof(T) * 8 - 1)));
}

/// Whether the reciprocal of a number that is not zero is finite.
template <class T>
bool has_reciprocal(T x) {
  constexpr T least = T(sizeof(T) == 4 ? 0x1p-126 : 0x1p-1022);
  return !(x < least && x > -least);
}

/// The first position of the number with the largest magnitude.
template <class T>
int32_t largest(const T* x, int32_t n) {
  using Bits = typename MagnitudeOf<T>::Bits;
  Bits most = 0;
  for (int32_t i = 0; i < n; ++i) {
    const Bits bits = magnitude(x[i]);
    most = bits > most ? bits : most;
  }
  int32_t i = 0;
  while (magnitude(x[i]) != most) ++i;
  return i;
}

/// Subtracts multiples of x from Count columns.
template <int Count, class T>
void subtract(const T* __restrict x, int32_t n, T* __restrict y, int64_t ld, const T* factors) {
  T factor[Count];
  for (int k = 0; k < Count; ++k) factor[k] = factors[k * ld];
  for (int32_t i = 0; i < n; ++i)
    for (int k = 0; k < Count; ++k) y[k * ld + i] -= factor[k] * x[i];
}

template <class T>
int32_t factor(int32_t rows, int32_t columns, T* a, int64_t ld, int32_t* pivots) {
  for (int32_t j = 0; j < columns; ++j) {
    T* const column = a + j * ld;
    const int32_t pivot = j + largest(column + j, rows - j);
    pivots[j] = pivot + 1;
    const T value = column[pivot];
    if (value == 0) return j + 1;
    if (pivot != j)
      for (int32_t k = 0; k < columns; ++k) {
        const T above = a[k * ld + j];
        a[k * ld + j] = a[k * ld + pivot];
        a[k * ld + pivot] = above;
      }
    const int32_t first = j + 1, n = rows - first;
    const T inverse = 1 / value;
    if (has_reciprocal(value))
      for (int32_t i = first; i < rows; ++i) column[i] *= inverse;
    else
      for (int32_t i = first; i < rows; ++i) column[i] /= value;
    int32_t k = first;
    for (; k + 4 <= columns; k += 4) subtract<4>(column + first, n, a + k * ld + first, ld, a + k * ld + j);
    for (; k < columns; ++k) subtract<1>(column + first, n, a + k * ld + first, ld, a + k * ld + j);
  }
  return 0;
}

/// Solves for Count columns side by side, because each step waits for the one before.
template <int Count, class T>
void solve_some(const PanelTriangle<T>& t, const T* inverse, T* b, int64_t ld) {
  alignas(64) T x[Count][kPanelWidth] = {};
  for (int c = 0; c < Count; ++c) __builtin_memcpy(x[c], b + c * ld, uint64_t(t.rows) * sizeof(T));
  for (int32_t step = 0; step < t.rows; ++step) {
    const int32_t j = t.goes_down ? step : t.rows - 1 - step;
    const T* const below = t.below + j * kPanelWidth;
    for (int c = 0; c < Count; ++c) {
      const T known = inverse ? x[c][j] * inverse[j] : x[c][j] / t.diagonal[j];
      for (int i = 0; i < kPanelWidth; ++i) x[c][i] -= known * below[i];
      x[c][j] = known;
    }
  }
  for (int c = 0; c < Count; ++c) __builtin_memcpy(b + c * ld, x[c], uint64_t(t.rows) * sizeof(T));
}

template <class T>
void solve(const PanelTriangle<T>& t, int64_t columns, T* b, int64_t ld) {
  constexpr int kTogether = 8;
  T room[kPanelWidth];
  const T* inverse = room;
  for (int32_t j = 0; j < t.rows; ++j) {
    room[j] = 1 / t.diagonal[j];
    if (!has_reciprocal(t.diagonal[j])) inverse = nullptr;
  }
  for (; columns >= kTogether; columns -= kTogether, b += kTogether * ld)
    solve_some<kTogether>(t, inverse, b, ld);
  for (; columns > 0; --columns, b += ld) solve_some<1>(t, inverse, b, ld);
}

}  // namespace

CTN_DEFINE_TABLES(PanelKernels, panel_kernels, factor<T>, solve<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
