// Loops of pooling over rows of windows.
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/pooling_kernels.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/backend/cpu/vector.h"

namespace {

template <class T>
using Code = IntegerOf<T>;

/// Takes over larger elements, or the first NaN.
template <class T>
CTN_FN void pick(Vector<T>& best, Vector<Code<T>>& at, Vector<T> value, Vector<Code<T>> code) {
#if defined(__AVX512F__)
  if constexpr (sizeof(T) == 4) {
    const __m512 b = reinterpret_cast<__m512>(best), v = reinterpret_cast<__m512>(value);
    const __mmask16 larger = _mm512_mask_cmp_ps_mask(_mm512_cmp_ps_mask(b, b, _CMP_ORD_Q), v, b, _CMP_NLE_UQ);
    best = reinterpret_cast<Vector<T>>(_mm512_mask_mov_ps(b, larger, v));
    at = reinterpret_cast<Vector<Code<T>>>(
        _mm512_mask_mov_epi32(reinterpret_cast<__m512i>(at), larger, reinterpret_cast<__m512i>(code)));
  } else {
    const __m512d b = reinterpret_cast<__m512d>(best), v = reinterpret_cast<__m512d>(value);
    const __mmask8 larger = _mm512_mask_cmp_pd_mask(_mm512_cmp_pd_mask(b, b, _CMP_ORD_Q), v, b, _CMP_NLE_UQ);
    best = reinterpret_cast<Vector<T>>(_mm512_mask_mov_pd(b, larger, v));
    at = reinterpret_cast<Vector<Code<T>>>(
        _mm512_mask_mov_epi64(reinterpret_cast<__m512i>(at), larger, reinterpret_cast<__m512i>(code)));
  }
#else
  const Vector<Code<T>> larger = ~(value <= best) & (best == best);
  best = larger ? value : best;
  at = larger ? code : at;
#endif
}

template <class T>
void deal(const T* row, int64_t n, int64_t stride, int64_t first, T* phases, int64_t pitch, int64_t used) {
  if (stride == 1) {
    for (int64_t i = 0; i < n; ++i) phases[first + i] = row[i];
    return;
  }
  if (stride == 2 && used == 2) {
    int64_t place = first / 2;
    if (first % 2 != 0 && n > 0) {
      phases[pitch + place++] = *row++;
      --n;
    }
    T *even = phases + place, *odd = phases + pitch + place;
    const int64_t pairs = n / 2;
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < pairs; ++i) {
      even[i] = row[2 * i];
      odd[i] = row[2 * i + 1];
    }
    if (n % 2 != 0) even[pairs] = row[n - 1];
    return;
  }
  for (int64_t p = 0; p < used; ++p) {
    const int64_t begin = (p - first % stride + stride) % stride;
    T* phase = phases + p * pitch + (first + begin) / stride;
    for (int64_t i = begin; i < n; i += stride) *phase++ = row[i];
  }
}

template <class T, class Index>
CTN_FN void store_codes(Vector<Code<T>> at, Index* where, int64_t count) {
  typedef Index Narrow __attribute__((vector_size(kLanes<T> * sizeof(Index))));
  const Narrow narrow = __builtin_convertvector(at, Narrow);
  if (count >= kLanes<T>) {
    __builtin_memcpy(where, &narrow, sizeof(narrow));
  } else {
    __builtin_memcpy(where, &narrow, static_cast<uint64_t>(count) * sizeof(Index));
  }
}

template <class T>
void max(const T* const* taps, const int32_t* codes, int64_t count, int64_t n, T* y, void* where, bool wide) {
  constexpr int lanes = kLanes<T>;
  for (int64_t i = 0; i < n; i += lanes) {
    Vector<T> best = load(taps[0] + i);
    Vector<Code<T>> at = Vector<Code<T>>{} + Code<T>(codes[0]);
    for (int64_t t = 1; t < count; ++t)
      pick<T>(best, at, load(taps[t] + i), Vector<Code<T>>{} + Code<T>(codes[t]));
    const int64_t left = n - i;
    if (left >= lanes) {
      __builtin_memcpy(y + i, &best, sizeof(best));
    } else {
      __builtin_memcpy(y + i, &best, static_cast<uint64_t>(left) * sizeof(T));
    }
    if (where == nullptr) continue;
    if (wide) {
      store_codes<T>(at, static_cast<int32_t*>(where) + i, left);
    } else {
      store_codes<T>(at, static_cast<uint8_t*>(where) + i, left);
    }
  }
}

template <class T>
int64_t max_place(const T* x, int64_t n) {
  constexpr int lanes = kLanes<T>;
  T best = x[0];
  int64_t at = 0, i = 0;
  if (n >= 2 * lanes && n < int64_t{1} << 31) {
    Vector<T> largest = load(x);
    Vector<Code<T>> places, step = Vector<Code<T>>{} + Code<T>(lanes);
    for (int k = 0; k < lanes; ++k) places[k] = Code<T>(k);
    Vector<Code<T>> here = places;
    for (i = lanes; i + lanes <= n; i += lanes) {
      here += step;
      pick<T>(largest, places, load(x + i), here);
    }
    best = largest[0];
    at = places[0];
    for (int k = 1; k < lanes; ++k) {
      const T value = largest[k];
      const int64_t place = places[k];
      const bool nan = value != value, best_nan = best != best;
      const bool level = (value == best) | (nan & best_nan);
      if (level ? place < at : !best_nan && !(value <= best)) {
        best = value;
        at = place;
      }
    }
  }
  for (; i < n; ++i) {
    if (best == best && !(x[i] <= best)) {
      best = x[i];
      at = i;
    }
  }
  return at;
}

template <class T>
void add(const T* x, T* y, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] += x[i];
}

template <class T, int Stride>
CTN_FN void add_strided(const T* row, int64_t width, T* y, int64_t n) {
  for (int64_t k = 0; k < width; ++k) {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) y[i] += row[i * Stride + k];
  }
}

template <class T>
CTN_FN T run_sum(const T* x, int64_t n) {
  constexpr int group = 32;
  alignas(64) T partial[group] = {};
  int64_t i = 0;
  for (; i + group <= n; i += group)
    for (int k = 0; k < group; ++k) partial[k] += x[i + k];
  for (int k = 0; i < n; ++i, ++k) partial[k] += x[i];
  for (int half = group / 2; half > 0; half /= 2)
    for (int k = 0; k < half; ++k) partial[k] += partial[k + half];
  return partial[0];
}

template <class T>
void window_sums(const T* row, int64_t width, int64_t stride, T scale, T* y, int64_t n) {
  if (width > 16 || stride > 2) {
    for (int64_t i = 0; i < n; ++i) {
      const T* x = row + i * stride;
      T sum;
      if (width > 16) {
        sum = run_sum(x, width);
      } else {
        sum = x[0];
        for (int64_t k = 1; k < width; ++k) sum += x[k];
      }
      y[i] = sum * scale;
    }
    return;
  }
  for (int64_t i = 0; i < n; ++i) y[i] = T(0);
  if (stride == 1) {
    add_strided<T, 1>(row, width, y, n);
  } else {
    add_strided<T, 2>(row, width, y, n);
  }
  for (int64_t i = 0; i < n; ++i) y[i] *= scale;
}

template <class T>
void spread(const T* g, int64_t width, int64_t stride, T scale, T* row, int64_t n) {
  if (width > n) {
    for (int64_t i = 0; i < n; ++i) {
      const T value = scale * g[i];
      T* to = row + i * stride;
      for (int64_t k = 0; k < width; ++k) to[k] += value;
    }
    return;
  }
  for (int64_t k = 0; k < width; ++k) {
    T* to = row + k;
    if (stride == 1) {
      CTN_MATH_IVDEP
      for (int64_t i = 0; i < n; ++i) to[i] += scale * g[i];
    } else if (stride == 2) {
      for (int64_t i = 0; i < n; ++i) to[2 * i] += scale * g[i];
    } else {
      for (int64_t i = 0; i < n; ++i) to[i * stride] += scale * g[i];
    }
  }
}

template <class T>
void sum_planes(const T* x, int64_t n, int64_t count, T scale, T* y) {
  constexpr int lanes = 16;  // partial sums; the same number for every instruction set
  for (int64_t plane = 0; plane < count; ++plane, x += n) {
    alignas(64) T partial[4][lanes] = {};
    int64_t i = 0;
    for (; i + 4 * lanes <= n; i += 4 * lanes)
      for (int v = 0; v < 4; ++v)
        for (int k = 0; k < lanes; ++k) partial[v][k] += x[i + v * lanes + k];
    for (; i + lanes <= n; i += lanes)
      for (int k = 0; k < lanes; ++k) partial[0][k] += x[i + k];
    for (int k = 0; i < n; ++i, ++k) partial[1][k] += x[i];
    for (int k = 0; k < lanes; ++k) partial[0][k] += partial[1][k] + (partial[2][k] + partial[3][k]);
    for (int half = lanes / 2; half > 0; half /= 2)
      for (int k = 0; k < half; ++k) partial[0][k] += partial[0][k + half];
    y[plane] = partial[0][0] * scale;
  }
}

template <class T>
void fill_planes(const T* g, int64_t n, int64_t count, T scale, T* x) {
  for (int64_t plane = 0; plane < count; ++plane, x += n) {
    const T value = g[plane] * scale;
    for (int64_t i = 0; i < n; ++i) x[i] = value;
  }
}

}  // namespace

CTN_DEFINE_TABLES(PoolingKernels, pooling_kernels, deal<T>, max<T>, max_place<T>, add<T>, window_sums<T>,
                  spread<T>, kForSpeed ? sum_planes<T> : nullptr, kForSpeed ? fill_planes<T> : nullptr)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
