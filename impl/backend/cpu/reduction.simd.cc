// Loops of reductions, and of searches for extrema.
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/reduction_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/reduction.h"
//
#include "impl/backend/cpu/vector.h"

namespace {

#if defined(__clang__)
#define CTN_REDUCE_IVDEP _Pragma("clang loop vectorize(assume_safety)")
#else
#define CTN_REDUCE_IVDEP _Pragma("GCC ivdep")
#endif

// Element i of a block contributes to partial result i % (kWidth / sizeof(T)), independent of the vector
// size.
constexpr int kWidth = 256;
constexpr int kVectors = kWidth / kVectorBytes;
constexpr int64_t kSumBlock = 4096;  // bytes that are added up before they are added to a total

template <class F, class T>
struct TotalOf {
  using Type = T;
};
template <>
struct TotalOf<ReduceSum, float> {
  using Type = double;
};
template <class F, class T>
using Total = typename TotalOf<F, T>::Type;

template <class F, class T>
void reduce_fill(void* totals, int64_t n) {
  Total<F, T>* x = static_cast<Total<F, T>*>(totals);
  for (int64_t i = 0; i < n; ++i) x[i] = F::template identity<Total<F, T>>;
}

#if defined(__AVX2__)
template <class F, class T>
constexpr bool kIsExtremum = std::is_floating_point_v<T> &&
                             (std::is_same_v<F, ReduceMax> || std::is_same_v<F, ReduceMin>);

/// Whether there was a NaN in any of several vectors.
struct SeenNan {
#if defined(__AVX512F__)
  uint32_t seen = 0;
  CTN_FN void add(Vector<float> x, Vector<float> y) { seen |= _mm512_cmp_ps_mask(x, y, _CMP_UNORD_Q); }
  CTN_FN void add(Vector<double> x, Vector<double> y) { seen |= _mm512_cmp_pd_mask(x, y, _CMP_UNORD_Q); }
  CTN_FN bool any() const { return seen != 0; }
#else
  __m256i seen = _mm256_setzero_si256();
  CTN_FN void add(Vector<float> x, Vector<float> y) {
    seen = _mm256_or_si256(seen, _mm256_castps_si256(_mm256_cmp_ps(x, y, _CMP_UNORD_Q)));
  }
  CTN_FN void add(Vector<double> x, Vector<double> y) {
    seen = _mm256_or_si256(seen, _mm256_castpd_si256(_mm256_cmp_pd(x, y, _CMP_UNORD_Q)));
  }
  CTN_FN bool any() const { return _mm256_testz_si256(seen, seen) == 0; }
#endif
};
#endif

// Reduces at least one whole group of kWidth bytes. Sums and searches share one copy of its long loop.
template <class F, class T>
__attribute__((noinline)) T reduce_groups(const T* x, int64_t n) {
  constexpr int lanes = kLanes<T>;
  constexpr int group = kWidth / int(sizeof(T));
  Vector<T> partial[kVectors];
  const auto start = [&] {
    CTN_UNROLL
    for (int v = 0; v < kVectors; ++v) partial[v] = load(x + v * lanes);
  };
  start();
  int64_t i = group;
#if defined(__AVX2__)
  if constexpr (kForSpeed && kIsExtremum<F, T>) {
    SeenNan nan;
    for (; i + group <= n; i += group) {
      CTN_UNROLL
      for (int v = 0; v < kVectors; v += 2) {
        const Vector<T> first = load(x + i + v * lanes), second = load(x + i + (v + 1) * lanes);
        nan.add(first, second);
        partial[v] = F::of_number(partial[v], first);
        partial[v + 1] = F::of_number(partial[v + 1], second);
      }
    }
    if (__builtin_expect(nan.any(), 0)) {
      start();
      i = group;
    }
  }
#endif
  for (; i + group <= n; i += group) {
    CTN_UNROLL
    for (int v = 0; v < kVectors; ++v) partial[v] = F()(partial[v], load(x + i + v * lanes));
  }
  // The rest is smaller than a group.
  CTN_UNROLL
  for (int v = 0; v < kVectors; ++v) {
    if (i + lanes <= n) {
      partial[v] = F()(partial[v], load(x + i));
    } else if (i < n) {
      partial[v] = F()(partial[v], load_some(x + i, n - i, F::template identity<T>));
    }
    i += lanes;
  }
  return reduce_vectors<F, T, kVectors>(partial);
}

// Few elements are searched in vectors where these are wide; elsewhere the code would be twice as large.
constexpr bool kSearchesFew = kForSpeed && kVectorBytes > 16;

// Reduces 0 < n < kWidth bytes / sizeof(T) elements.
template <class F, class T>
CTN_FN T reduce_few(const T* x, int64_t n) {
  constexpr int lanes = kLanes<T>;
  Vector<T> partial[kVectors];
  CTN_UNROLL
  for (int v = 0; v < kVectors; ++v) {
    const int64_t i = v * lanes;
    partial[v] = Vector<T>{} + F::template identity<T>;
    if (i + lanes <= n)
      partial[v] = load(x + i);
    else if (i < n)
      partial[v] = load_some(x + i, n - i, F::template identity<T>);
  }
  return reduce_vectors<F, T, kVectors>(partial);
}

template <class F, class T>
void reduce_run(const void* source, int64_t n, void* total) {
  constexpr int64_t group = kWidth / sizeof(T);
  // Sums and products of floats are rounded, and depend on the length of their blocks.
  constexpr bool exact =
      !std::is_floating_point_v<T> || std::is_same_v<F, ReduceMax> || std::is_same_v<F, ReduceMin>;
  const int64_t block = kForSpeed && exact ? n : int64_t(kSumBlock / sizeof(T));
  const T* x = static_cast<const T*>(source);
  Total<F, T> sum = *static_cast<Total<F, T>*>(total);
  for (; n >= group; x += block, n -= block) {
    sum = F()(sum, Total<F, T>(reduce_groups<F>(x, n < block ? n : block)));
    if (n <= block) {
      n = 0;
      break;
    }
  }
  if (n > 0) {
    T four[4] = {F::template identity<T>, F::template identity<T>, F::template identity<T>,
                 F::template identity<T>};
    int64_t i = 0;
    for (; i + 4 <= n; i += 4)
      for (int k = 0; k < 4; ++k) four[k] = F()(four[k], x[i + k]);
    for (int k = 0; i < n; ++i, ++k) four[k] = F()(four[k], x[i]);
    sum = F()(sum, Total<F, T>(F()(F()(four[0], four[1]), F()(four[2], four[3]))));
  }
  *static_cast<Total<F, T>*>(total) = sum;
}

/// One element, or a vector of elements, from each of several rows; `at` returns that of row r.
template <class F, int Rows, class At>
CTN_FN auto reduce_column(At at) {
  auto sum = at(0);
  if constexpr (Rows > 1) sum = F()(sum, at(1));
  if constexpr (Rows > 2) sum = F()(sum, F()(at(2), at(3)));
  if constexpr (Rows > 4) sum = F()(sum, F()(F()(at(4), at(5)), F()(at(6), at(7))));
  return sum;
}

template <class F, class T, int Rows>
CTN_FN void reduce_some_rows(const char* x, int64_t stride, int64_t n, Total<F, T>* totals) {
  const T* row[8];
  for (int r = 0; r < 8; ++r) row[r] = reinterpret_cast<const T*>(x + (r < Rows ? r : 0) * stride);
  int64_t j = 0;
  if constexpr (sizeof(Total<F, T>) == sizeof(T)) {
    constexpr int lanes = kLanes<T>;
    for (; j + lanes <= n; j += lanes) {
      const Vector<T> sum =
          F()(load(totals + j), reduce_column<F, Rows>([&](int r) { return load(row[r] + j); }));
      __builtin_memcpy(totals + j, &sum, sizeof(sum));
    }
  }
  CTN_REDUCE_IVDEP
  for (; j < n; ++j)
    totals[j] = F()(totals[j], Total<F, T>(reduce_column<F, Rows>([&](int r) { return row[r][j]; })));
}

template <class F, class T>
void reduce_rows(const void* source, int64_t stride, int64_t rows, int64_t n, void* out) {
  const char* x = static_cast<const char*>(source);
  Total<F, T>* totals = static_cast<Total<F, T>*>(out);
  for (; rows >= 8; rows -= 8, x += 8 * stride) reduce_some_rows<F, T, 8>(x, stride, n, totals);
  if constexpr (kForSpeed) {
    if (rows >= 4) {
      reduce_some_rows<F, T, 4>(x, stride, n, totals);
      rows -= 4;
      x += 4 * stride;
    }
  }
  for (; rows > 0; --rows, x += stride) reduce_some_rows<F, T, 1>(x, stride, n, totals);
}

/// The quotient is rounded as by a division: the error of the product with the rounded reciprocal is exact,
/// and corrects it (Markstein). That fails for numbers without a finite product, for tiny ones, and for -0.
void divide(double* x, double count, int64_t n) {
#if defined(__FMA__)
  if constexpr (kForSpeed) {
    const double inverse = 1 / count;
    uint64_t unusual = 0;
    for (int64_t i = 0; i < n; ++i) {
      const double q = x[i] * inverse;
      uint64_t bits;
      __builtin_memcpy(&bits, &q, sizeof(bits));
      const uint64_t exponent = (bits >> 52) & 0x7ff;
      unusual |= uint64_t(bits != 0) & uint64_t(exponent - 100 > 1900);
    }
    if (unusual == 0) {
      for (int64_t i = 0; i < n; ++i) {
        const double q = x[i] * inverse;
        x[i] = __builtin_fma(__builtin_fma(-q, count, x[i]), inverse, q);
      }
      return;
    }
  }
#endif
  for (int64_t i = 0; i < n; ++i) x[i] /= count;
}

#if defined(__AVX2__)

/// Bits of lanes: one for each or, for 16 bits without AVX-512, two.
#if defined(__AVX512BW__)
template <class T>
constexpr int kLaneBits = 1;
CTN_FN uint64_t equal_lanes(Vector<float> x, Vector<float> y) { return _mm512_cmp_ps_mask(x, y, _CMP_EQ_OQ); }
CTN_FN uint64_t equal_lanes(Vector<double> x, Vector<double> y) {
  return _mm512_cmp_pd_mask(x, y, _CMP_EQ_OQ);
}
template <class V>
CTN_FN uint64_t equal_lanes(V x, V y) {
  const __m512i a = reinterpret_cast<__m512i>(x), b = reinterpret_cast<__m512i>(y);
  if constexpr (sizeof(x[0]) == 2) return _mm512_cmpeq_epi16_mask(a, b);
  if constexpr (sizeof(x[0]) == 4) return _mm512_cmpeq_epi32_mask(a, b);
  return _mm512_cmpeq_epi64_mask(a, b);
}
#else
template <class T>
constexpr int kLaneBits = sizeof(T) == 2 ? 2 : 1;
template <class V>
CTN_FN uint64_t equal_lanes(V x, V y) {
  const auto equal = x == y;
  if constexpr (sizeof(x[0]) == 8) return uint64_t(_mm256_movemask_pd(reinterpret_cast<__m256d>(equal)));
  if constexpr (sizeof(x[0]) == 4) return uint64_t(_mm256_movemask_ps(reinterpret_cast<__m256>(equal)));
  return uint32_t(_mm256_movemask_epi8(reinterpret_cast<__m256i>(equal)));
}
#endif

/// Returns the first of n > 0 positions for which `lanes_of` gives the bit of the lane in a vector. If there
/// is none, it returns the last one.
template <class T, class F>
CTN_FN int64_t find_lane(const T* x, int64_t n, F lanes_of) {
  constexpr int lanes = kLanes<T>;
  if (n < lanes) {
    const uint64_t found = lanes_of(load_some(x, n, x[0]));
    return found ? __builtin_ctzll(found) / kLaneBits<T> : n - 1;
  }
  int64_t i = 0;
  for (; i + 4 * lanes <= n; i += 4 * lanes) {
    uint64_t found = 0;
    CTN_UNROLL
    for (int v = 0; v < 4; ++v) found |= lanes_of(load(x + i + v * lanes));
    if (found) break;
  }
  for (; i < n; i += lanes) {
    if (i + lanes > n) i = n - lanes;
    if (const uint64_t found = lanes_of(load(x + i))) return i + __builtin_ctzll(found) / kLaneBits<T>;
  }
  return n - 1;
}

#endif

// Returns the first position of a value or, if the value is NaN, of a NaN.
template <class T>
int64_t find(const T* x, int64_t n, T value) {
  if constexpr (kForSpeed && sizeof(T) == 1) {
    const void* found = std::memchr(x, int(value), size_t(n));
    return found ? static_cast<const T*>(found) - x : n - 1;
  }
#if defined(__AVX2__)
  if constexpr (sizeof(T) > 1) {
    constexpr uint64_t all = ~uint64_t{0} >> (64 - kLanes<T> * kLaneBits<T>);
    if (value != value) return find_lane(x, n, [](Vector<T> part) { return equal_lanes(part, part) ^ all; });
    const Vector<T> values = Vector<T>{} + value;
    return find_lane(x, n, [&](Vector<T> part) { return equal_lanes(part, values); });
  }
#endif
  const bool nan = value != value;
  constexpr int64_t group = kWidth / sizeof(T);
  int64_t i = 0;
  for (; i + group <= n; i += group) {
    T found = 0;
    if (nan) {
      for (int64_t k = 0; k < group; ++k) found = x[i + k] != x[i + k] ? T(1) : found;
    } else {
      for (int64_t k = 0; k < group; ++k) found = x[i + k] == value ? T(1) : found;
    }
    if (found != T(0)) break;
  }
  while (i + 1 < n && (nan ? x[i] == x[i] : x[i] != value)) ++i;
  return i;
}

// A search notes the block of the extremum, so that it reads no other twice.
constexpr int64_t kSearchBlock = 8192;  // bytes

template <class T, bool Largest>
int64_t search(const void* source, int64_t n) {
  using F = std::conditional_t<Largest, ReduceMax, ReduceMin>;
  constexpr int64_t group = kWidth / int64_t(sizeof(T)), block = kSearchBlock / int64_t(sizeof(T));
  const T* x = static_cast<const T*>(source);
  if (n >= group) {
    if (!kForSpeed || n < 2 * block) return find(x, n, reduce_groups<F>(x, n));
    int64_t first = 0, count = block;
    T best = reduce_groups<F>(x, block);
    for (int64_t i = block, size; i < n && best == best; i += size) {
      size = n - i < 2 * block ? n - i : block;
      const T value = reduce_groups<F>(x + i, size);
      if (!beyond<T, Largest>(value, best)) continue;
      best = value;
      first = i;
      count = size;
    }
    return first + find(x + first, count, best);
  }
  if constexpr (kSearchesFew) {
    if (n >= 16) return find(x, n, reduce_few<F>(x, n));
  }
  T best = x[0];
  int64_t index = 0;
  for (int64_t i = 1; i < n; ++i) {
    const bool better = beyond<T, Largest>(x[i], best);
    best = better ? x[i] : best;
    index = better ? i : index;
  }
  return index;
}

template <class T, bool Largest>
void compare(const void* source, int64_t n, int64_t row, void* values, int64_t* index) {
  const T* x = static_cast<const T*>(source);
  T* best = static_cast<T*>(values);
  CTN_REDUCE_IVDEP
  for (int64_t j = 0; j < n; ++j) {
    const T a = best[j], b = x[j];
    const bool better = beyond<T, Largest>(b, a);
    best[j] = better ? b : a;
    index[j] = better ? row : index[j];
  }
}

// Booleans, for which all nonzero bytes are equal.
template <bool Largest>
int64_t search_truth(const void* source, int64_t n) {
  constexpr int64_t kFew = 8;  // which often suffice
  const uint8_t* x = static_cast<const uint8_t*>(source);
  int64_t i = 0;
  for (; kForSpeed && i < n && i < kFew; ++i)
    if ((x[i] != 0) == Largest) return i;
  for (; i + kWidth <= n; i += kWidth) {
    uint8_t found = 0;
    for (int64_t k = 0; k < kWidth; ++k) found |= uint8_t((x[i + k] != 0) == Largest);
    if (found) break;
  }
  while (i < n && (x[i] != 0) != Largest) ++i;
  return i < n ? i : 0;
}

template <bool Largest>
void compare_truth(const void* source, int64_t n, int64_t row, void* values, int64_t* index) {
  const uint8_t* x = static_cast<const uint8_t*>(source);
  uint8_t* best = static_cast<uint8_t*>(values);
  CTN_REDUCE_IVDEP
  for (int64_t j = 0; j < n; ++j) {
    const uint8_t a = best[j], b = x[j] < 1 ? x[j] : uint8_t(1);
    const bool better = beyond<uint8_t, Largest>(b, a);
    best[j] = better ? b : a;
    index[j] = better ? row : index[j];
  }
}

}  // namespace

// Sums and products of integers wrap, as those of unsigned integers do.
#define CTN_MODULAR_boolean(TYPE, LOOP, F) nullptr
#define CTN_MODULAR_signed_integer(TYPE, LOOP, F) LOOP<F, u##TYPE>
#define CTN_MODULAR_unsigned_integer(TYPE, LOOP, F) LOOP<F, TYPE>
#define CTN_MODULAR_half(TYPE, LOOP, F) nullptr
#define CTN_MODULAR_floating(TYPE, LOOP, F) LOOP<F, TYPE>
#define CTN_MODULAR(CODE, TYPE, NAME, CHARACTER, KIND, ...) CTN_MODULAR_##KIND(TYPE, __VA_ARGS__),
#define CTN_REDUCE_MODULAR(LOOP, F) \
  { CTN_DTYPES(CTN_MODULAR, LOOP, F) }

#define CTN_ORDERED_boolean(TYPE, LOOP, F) LOOP<F, uint8_t>
#define CTN_ORDERED_signed_integer(TYPE, LOOP, F) LOOP<F, TYPE>
#define CTN_ORDERED_unsigned_integer(TYPE, LOOP, F) LOOP<F, TYPE>
#define CTN_ORDERED_half(TYPE, LOOP, F) nullptr
#define CTN_ORDERED_floating(TYPE, LOOP, F) LOOP<F, TYPE>
#define CTN_ORDERED(CODE, TYPE, NAME, CHARACTER, KIND, ...) CTN_ORDERED_##KIND(TYPE, __VA_ARGS__),
#define CTN_REDUCE_ORDERED(LOOP, F) \
  { CTN_DTYPES(CTN_ORDERED, LOOP, F) }

#define CTN_COMPARE_boolean(TYPE, LOOP, LARGEST) LOOP##_truth<LARGEST>
#define CTN_COMPARE_signed_integer(TYPE, LOOP, LARGEST) LOOP<TYPE, LARGEST>
#define CTN_COMPARE_unsigned_integer(TYPE, LOOP, LARGEST) LOOP<TYPE, LARGEST>
#define CTN_COMPARE_half(TYPE, LOOP, LARGEST) nullptr
#define CTN_COMPARE_floating(TYPE, LOOP, LARGEST) LOOP<TYPE, LARGEST>
#define CTN_COMPARE(CODE, TYPE, NAME, CHARACTER, KIND, ...) CTN_COMPARE_##KIND(TYPE, __VA_ARGS__),
#define CTN_REDUCE_COMPARE(LOOP, LARGEST) \
  { CTN_DTYPES(CTN_COMPARE, LOOP, LARGEST) }

const ReductionKernels reduction_kernels = {
    {CTN_REDUCE_MODULAR(reduce_fill, ReduceSum), CTN_REDUCE_MODULAR(reduce_fill, ReduceProd),
     CTN_REDUCE_ORDERED(reduce_fill, ReduceMax), CTN_REDUCE_ORDERED(reduce_fill, ReduceMin)},
    divide,
    {CTN_REDUCE_MODULAR(reduce_run, ReduceSum), CTN_REDUCE_MODULAR(reduce_run, ReduceProd),
     CTN_REDUCE_ORDERED(reduce_run, ReduceMax), CTN_REDUCE_ORDERED(reduce_run, ReduceMin)},
    {CTN_REDUCE_MODULAR(reduce_rows, ReduceSum), CTN_REDUCE_MODULAR(reduce_rows, ReduceProd),
     CTN_REDUCE_ORDERED(reduce_rows, ReduceMax), CTN_REDUCE_ORDERED(reduce_rows, ReduceMin)},
    {CTN_REDUCE_COMPARE(search, false), CTN_REDUCE_COMPARE(search, true)},
    {CTN_REDUCE_COMPARE(compare, false), CTN_REDUCE_COMPARE(compare, true)}};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
