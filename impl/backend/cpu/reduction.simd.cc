#include <cstdint>

#include "impl/backend/cpu/reduction_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/reduction.h"

namespace {

#if defined(__clang__)
#define CTN_REDUCE_IVDEP _Pragma("clang loop vectorize(assume_safety)")
#define CTN_REDUCE_UNROLL _Pragma("clang loop unroll(full)")
#else
#define CTN_REDUCE_IVDEP _Pragma("GCC ivdep")
#define CTN_REDUCE_UNROLL _Pragma("GCC unroll 64")
#endif

#if defined(__AVX512F__)
constexpr int kBytes = 64;
#elif defined(__AVX2__)
constexpr int kBytes = 32;
#else
constexpr int kBytes = 16;
#endif

// Element i of a block goes to partial result i % (kWidth / sizeof(T)), whatever the vectors are.
constexpr int kWidth = 256;
constexpr int kVectors = kWidth / kBytes;
constexpr int64_t kSumBlock = 4096;  // bytes that are added up before they join a total

template <class T>
struct VectorOf {
  typedef T Type __attribute__((vector_size(kBytes)));
};
template <class T>
using Vector = typename VectorOf<T>::Type;

template <class T>
CTN_FN Vector<T> load(const T* p) {
  Vector<T> v;
  __builtin_memcpy(&v, p, sizeof(v));
  return v;
}

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

// The reduction of at least one whole group of kWidth bytes; the rest, less than a group, is padded.
template <class F, class T>
CTN_FN T reduce_groups(const T* x, int64_t n) {
  constexpr int lanes = kBytes / int(sizeof(T));
  constexpr int group = kWidth / int(sizeof(T));
  Vector<T> partial[kVectors];
  CTN_REDUCE_UNROLL
  for (int v = 0; v < kVectors; ++v) partial[v] = load(x + v * lanes);
  int64_t i = group;
  for (; i + group <= n; i += group) {
    CTN_REDUCE_UNROLL
    for (int v = 0; v < kVectors; ++v) partial[v] = F()(partial[v], load(x + i + v * lanes));
  }
  if (i < n) {
    alignas(64) T rest[group];
    for (int k = 0; k < group; ++k) rest[k] = F::template identity<T>;
    __builtin_memcpy(rest, x + i, static_cast<uint64_t>(n - i) * sizeof(T));
    CTN_REDUCE_UNROLL
    for (int v = 0; v < kVectors; ++v) partial[v] = F()(partial[v], load(rest + v * lanes));
  }
  CTN_REDUCE_UNROLL
  for (int half = kVectors / 2; half > 0; half /= 2) {
    CTN_REDUCE_UNROLL
    for (int v = 0; v < half; ++v) partial[v] = F()(partial[v], partial[v + half]);
  }
  alignas(64) T last[lanes];
  __builtin_memcpy(last, &partial[0], sizeof(partial[0]));
  CTN_REDUCE_UNROLL
  for (int half = lanes / 2; half > 0; half /= 2) {
    CTN_REDUCE_UNROLL
    for (int k = 0; k < half; ++k) last[k] = F()(last[k], last[k + half]);
  }
  return last[0];
}

template <class F, class T>
void reduce_run(const void* source, int64_t n, void* total) {
  constexpr int64_t group = kWidth / sizeof(T);
  constexpr int64_t block = kSumBlock / sizeof(T);
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

template <class F, class T, int Rows>
CTN_FN void reduce_some_rows(const char* x, int64_t stride, int64_t n, Total<F, T>* totals) {
  const T* row[8];
  for (int r = 0; r < 8; ++r) row[r] = reinterpret_cast<const T*>(x + (r < Rows ? r : 0) * stride);
  CTN_REDUCE_IVDEP
  for (int64_t j = 0; j < n; ++j) {
    T sum = row[0][j];
    if constexpr (Rows > 1) sum = F()(sum, row[1][j]);
    if constexpr (Rows > 2) sum = F()(sum, F()(row[2][j], row[3][j]));
    if constexpr (Rows > 4)
      sum = F()(sum, F()(F()(row[4][j], row[5][j]), F()(row[6][j], row[7][j])));
    totals[j] = F()(totals[j], Total<F, T>(sum));
  }
}

template <class F, class T>
void reduce_rows(const void* source, int64_t stride, int64_t rows, int64_t n, void* out) {
  const char* x = static_cast<const char*>(source);
  Total<F, T>* totals = static_cast<Total<F, T>*>(out);
  for (; rows >= 8; rows -= 8, x += 8 * stride) reduce_some_rows<F, T, 8>(x, stride, n, totals);
  if (rows >= 4) {
    reduce_some_rows<F, T, 4>(x, stride, n, totals);
    rows -= 4;
    x += 4 * stride;
  }
  for (; rows > 0; --rows, x += stride) reduce_some_rows<F, T, 1>(x, stride, n, totals);
}

template <class T>
int64_t find(const void* source, int64_t n, const void* wanted) {
  const T* x = static_cast<const T*>(source);
  const T value = *static_cast<const T*>(wanted);
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
  for (; i < n; ++i)
    if (nan ? x[i] != x[i] : x[i] == value) return i;
  return n;
}

template <class T, bool Largest>
void compare(const void* source, int64_t n, int64_t row, void* values, int64_t* index) {
  const T* x = static_cast<const T*>(source);
  T* best = static_cast<T*>(values);
  CTN_REDUCE_IVDEP
  for (int64_t j = 0; j < n; ++j) {
    const T a = best[j], b = x[j];
    const bool beyond = (Largest ? b > a : b < a) | ((b != b) & (a == a));
    best[j] = beyond ? b : a;
    index[j] = beyond ? row : index[j];
  }
}

}  // namespace

#define CTN_REDUCE_MODULAR(LOOP, F)                                                                                   \
  {nullptr, LOOP<F, uint8_t>, LOOP<F, uint16_t>, LOOP<F, uint32_t>, LOOP<F, uint64_t>, LOOP<F, uint8_t>,              \
   LOOP<F, uint16_t>, LOOP<F, uint32_t>, LOOP<F, uint64_t>, nullptr, nullptr, LOOP<F, float>, LOOP<F, double>}
#define CTN_REDUCE_ORDERED(LOOP, F)                                                                                   \
  {LOOP<F, uint8_t>, LOOP<F, int8_t>, LOOP<F, int16_t>, LOOP<F, int32_t>, LOOP<F, int64_t>, LOOP<F, uint8_t>,         \
   LOOP<F, uint16_t>, LOOP<F, uint32_t>, LOOP<F, uint64_t>, nullptr, nullptr, LOOP<F, float>, LOOP<F, double>}
#define CTN_REDUCE_COMPARE(LARGEST)                                                                                   \
  {compare<uint8_t, LARGEST>, compare<int8_t, LARGEST>, compare<int16_t, LARGEST>, compare<int32_t, LARGEST>,         \
   compare<int64_t, LARGEST>, compare<uint8_t, LARGEST>, compare<uint16_t, LARGEST>, compare<uint32_t, LARGEST>,      \
   compare<uint64_t, LARGEST>, nullptr, nullptr, compare<float, LARGEST>, compare<double, LARGEST>}

const ReductionKernels reduction_kernels = {
    {CTN_REDUCE_MODULAR(reduce_fill, ReduceSum), CTN_REDUCE_MODULAR(reduce_fill, ReduceProd),
     CTN_REDUCE_ORDERED(reduce_fill, ReduceMax), CTN_REDUCE_ORDERED(reduce_fill, ReduceMin)},
    {CTN_REDUCE_MODULAR(reduce_run, ReduceSum), CTN_REDUCE_MODULAR(reduce_run, ReduceProd),
     CTN_REDUCE_ORDERED(reduce_run, ReduceMax), CTN_REDUCE_ORDERED(reduce_run, ReduceMin)},
    {CTN_REDUCE_MODULAR(reduce_rows, ReduceSum), CTN_REDUCE_MODULAR(reduce_rows, ReduceProd),
     CTN_REDUCE_ORDERED(reduce_rows, ReduceMax), CTN_REDUCE_ORDERED(reduce_rows, ReduceMin)},
    {find<uint8_t>, find<uint8_t>, find<uint16_t>, find<uint32_t>, find<uint64_t>, find<uint8_t>, find<uint16_t>,
     find<uint32_t>, find<uint64_t>, nullptr, nullptr, find<float>, find<double>},
    {CTN_REDUCE_COMPARE(false), CTN_REDUCE_COMPARE(true)}};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
