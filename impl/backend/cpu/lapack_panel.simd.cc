// The kernels of lapack_panel.h.
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/lapack_panel.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/vector.h"

namespace {

template <class T>
using Bits = IntegerOf<T>;

/// All bits of a number but its sign. Those of |x| are ordered as the numbers are, and those of NaN are
/// largest.
template <class T>
constexpr Bits<T> kMagnitude = Bits<T>((uint64_t(1) << (sizeof(T) * 8 - 1)) - 1);

/// Two factors whose product is the reciprocal of a number that is not zero, which alone may be infinite.
template <class T>
struct Reciprocal {
  T first, second;
  CTN_VECTOR Reciprocal of(T x) {
    constexpr T least = T(sizeof(T) == 4 ? 0x1p-126 : 0x1p-1022), up = T(sizeof(T) == 4 ? 0x1p100 : 0x1p800);
    const T first = x < least && x > -least ? up : T(1);
    return {first, 1 / (x * first)};
  }
};

/// The first position of the number with the largest magnitude.
template <class T>
int32_t largest(const T* x, int32_t n) {
  constexpr int L = kLanes<T>;
  const Bits<T>* const bits = reinterpret_cast<const Bits<T>*>(x);
  const auto one = [&](int32_t i) {
    Bits<T> value;
    __builtin_memcpy(&value, bits + i, sizeof(value));
    return value & kMagnitude<T>;
  };
  Vector<Bits<T>> vector = {};
  int32_t i = 0;
  for (; i + L <= n; i += L) {
    const Vector<Bits<T>> next = load(bits + i) & kMagnitude<T>;
    vector = next > vector ? next : vector;
  }
  Bits<T> most = 0;
  for (int lane = 0; lane < L; ++lane) most = vector[lane] > most ? vector[lane] : most;
  for (; i < n; ++i) most = one(i) > most ? one(i) : most;
  for (i = 0; one(i) != most;) ++i;
  return i;
}

/// Scales n elements of a column, and subtracts multiples of them from the columns behind it. Factors are the
/// elements above.
template <class T>
void eliminate(T* x, int64_t n, const Reciprocal<T>& scale, int32_t columns, int64_t ld) {
  constexpr int L = kLanes<T>;
  const auto step = [&](T* at, auto... mask) {
    const Vector<T> scaled = load(at, mask...) * scale.first * scale.second;
    store(at, scaled, mask...);
    T* y = at + ld;
    const T* factor = x + ld - 1;
    for (int32_t k = 0; k < columns; ++k, y += ld, factor += ld)
      store(y, fused(scaled, broadcast(-*factor), load(y, mask...)), mask...);
  };
  int64_t i = 0;
  for (; i + L <= n; i += L) step(x + i);
  if (i < n) step(x + i, Mask<T>::of(int(n - i)));
}

template <class T>
int32_t factor(int32_t rows, int32_t columns, T* a, int64_t ld, int32_t* pivots) {
  for (int32_t j = 0; j < columns; ++j) {
    T* const column = a + j * ld;
    const int32_t pivot = j + largest(column + j, rows - j);
    pivots[j] = pivot + 1;
    const T value = column[pivot];
    if (value == 0) return j + 1;
    for (int32_t k = 0; k < columns && pivot != j; ++k) {
      T* const other = a + k * ld;
      const T above = other[j];
      other[j] = other[pivot];
      other[pivot] = above;
    }
    eliminate(column + j + 1, rows - j - 1, Reciprocal<T>::of(value), columns - j - 1, ld);
  }
  return 0;
}

template <class T>
void solve(const PanelTriangle<T>& t, int64_t columns, T* b, int64_t ld) {
  constexpr int kTogether = 8;  // columns side by side, because each step waits for the one before
  Reciprocal<T> inverse[kPanelWidth];
  for (int32_t j = 0; j < t.rows; ++j) inverse[j] = Reciprocal<T>::of(t.diagonal[j]);
  const uint64_t bytes = uint64_t(t.rows) * sizeof(T);
  for (; columns > 0; columns -= kTogether, b += kTogether * ld) {
    alignas(64) T x[kTogether][kPanelWidth] = {};
    const int count = int(columns < kTogether ? columns : kTogether);
    for (int c = 0; c < count; ++c) __builtin_memcpy(x[c], b + c * ld, bytes);
    for (int32_t step = 0; step < t.rows; ++step) {
      const int32_t j = t.goes_down ? step : t.rows - 1 - step;
      const T* const below = t.below + j * kPanelWidth;
      for (int c = 0; c < count; ++c) {
        const T known = x[c][j] * inverse[j].first * inverse[j].second;
        CTN_UNROLL
        for (int i = 0; i < kPanelWidth; i += kLanes<T>)
          store(x[c] + i, fused(broadcast(-known), load(below + i), load(x[c] + i)));
        x[c][j] = known;
      }
    }
    for (int c = 0; c < count; ++c) __builtin_memcpy(b + c * ld, x[c], bytes);
  }
}

}  // namespace

CTN_DEFINE_TABLES(PanelKernels, panel_kernels, factor<T>, solve<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
