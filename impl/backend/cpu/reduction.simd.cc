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

// Reduces at least one whole group of kWidth bytes.
template <class F, class T>
CTN_FN T reduce_groups(const T* x, int64_t n) {
  constexpr int lanes = kLanes<T>;
  constexpr int group = kWidth / int(sizeof(T));
  Vector<T> partial[kVectors];
  CTN_UNROLL
  for (int v = 0; v < kVectors; ++v) partial[v] = load(x + v * lanes);
  int64_t i = group;
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

// Returns the first position of a value, or of NaN, among at most kWidth bytes that contain it.
template <class T>
CTN_FN int64_t find_few(const T* x, int64_t n, T value) {
  constexpr int lanes = kLanes<T>;
  using Masks = decltype(Vector<T>{} == Vector<T>{});
  using I = std::decay_t<decltype(Masks{}[0])>;
  const bool nan = value != value;
  Masks numbers = {}, first = {};
  for (int k = 0; k < lanes; ++k) numbers[k] = static_cast<I>(k);
  first += static_cast<I>(n - 1);
  CTN_UNROLL
  for (int v = 0; v < kVectors; ++v) {
    const int64_t i = v * lanes;
    if (i >= n) break;
    const Vector<T> part = i + lanes <= n ? load(x + i) : load_some(x + i, n - i, x[0]);
    const Masks found = nan ? part != part : part == value;
    const Masks here = (found & (numbers < first)) ? numbers : first;
    first = here;
    numbers += static_cast<I>(lanes);
  }
  return Lanes<ReduceMin, I, kVectorBytes>::reduce(first);
}

// Returns the first position of a value or, if the value is NaN, of a NaN.
template <class T>
int64_t find(const T* x, int64_t n, T value) {
  if constexpr (kForSpeed && sizeof(T) == 1) {
    const void* found = std::memchr(x, int(value), size_t(n));
    return found ? static_cast<const T*>(found) - x : n - 1;
  }
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
  if constexpr (kSearchesFew) {
    if (n - i >= 16) return i + find_few(x + i, n - i < group ? n - i : group, value);
  }
  while (i + 1 < n && (nan ? x[i] == x[i] : x[i] != value)) ++i;
  return i;
}

template <class T, bool Largest>
int64_t search(const void* source, int64_t n) {
  const T* x = static_cast<const T*>(source);
  if (n >= kWidth / int64_t(sizeof(T))) {
    if constexpr (Largest) {
      return find(x, n, reduce_groups<ReduceMax>(x, n));
    } else {
      return find(x, n, reduce_groups<ReduceMin>(x, n));
    }
  }
  if constexpr (kSearchesFew) {
    if (n >= 16) return find(x, n, reduce_few<std::conditional_t<Largest, ReduceMax, ReduceMin>>(x, n));
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
    {CTN_REDUCE_MODULAR(reduce_run, ReduceSum), CTN_REDUCE_MODULAR(reduce_run, ReduceProd),
     CTN_REDUCE_ORDERED(reduce_run, ReduceMax), CTN_REDUCE_ORDERED(reduce_run, ReduceMin)},
    {CTN_REDUCE_MODULAR(reduce_rows, ReduceSum), CTN_REDUCE_MODULAR(reduce_rows, ReduceProd),
     CTN_REDUCE_ORDERED(reduce_rows, ReduceMax), CTN_REDUCE_ORDERED(reduce_rows, ReduceMin)},
    {CTN_REDUCE_COMPARE(search, false), CTN_REDUCE_COMPARE(search, true)},
    {CTN_REDUCE_COMPARE(compare, false), CTN_REDUCE_COMPARE(compare, true)}};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
