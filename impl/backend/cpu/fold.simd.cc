// Extrema of numbers, which win over NaN, and folds of bits, compiled for each instruction set.
#include <cstddef>
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/fold_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/vector.h"

namespace {

struct Largest {
  template <class T>
  static constexpr T identity = T(-__builtin_inf());
  template <class T>
  inline __attribute__((always_inline)) T operator()(T a, T b) const {
    return b > a ? b : a;
  }
};

struct Smallest {
  template <class T>
  static constexpr T identity = T(__builtin_inf());
  template <class T>
  inline __attribute__((always_inline)) T operator()(T a, T b) const {
    return b < a ? b : a;
  }
};

// Element i belongs to partial result i % (kWidth / sizeof(T)), whatever the size of vectors.
constexpr int kWidth = 256, kVectors = kWidth / kVectorBytes;

/// The extremum of n numbers or, if all elements are NaN, the first of them. NaN is never beyond an infinity.
template <class F, class T>
T extremum(const T* x, int64_t n) {
  constexpr int lanes = kLanes<T>;
  constexpr int64_t group = kWidth / sizeof(T);
  T result = F::template identity<T>;
  int64_t i = 0;
  if (n >= group) {
    Vector<T> partial[kVectors];
    for (Vector<T>& part : partial) part = Vector<T>{} + result;
    for (; i + group <= n; i += group) {
      CTN_UNROLL
      for (int v = 0; v < kVectors; ++v) partial[v] = F()(partial[v], load(x + i + v * lanes));
    }
    result = reduce_vectors<F, T, kVectors>(partial);
  }
  for (; i < n; ++i) result = F()(result, x[i]);
  if (result != F::template identity<T>) return result;
  for (int64_t k = 0; k < n; ++k)
    if (x[k] == result) return result;
  return x[0];
}

template <class F, class T>
void run(const void* source, int64_t n, int64_t, void* total) {
  if (n == 0) return;
  const T found = extremum<F>(static_cast<const T*>(source), n);
  T& result = *static_cast<T*>(total);
  result = result == result ? F()(result, found) : found;
}

struct And {
  static constexpr uint64_t identity = ~uint64_t{0};
  template <class T>
  inline __attribute__((always_inline)) T operator()(T a, T b) const {
    return a & b;
  }
};

struct Or {
  static constexpr uint64_t identity = 0;
  template <class T>
  inline __attribute__((always_inline)) T operator()(T a, T b) const {
    return a | b;
  }
};

struct Xor {
  static constexpr uint64_t identity = 0;
  template <class T>
  inline __attribute__((always_inline)) T operator()(T a, T b) const {
    return a ^ b;
  }
};

/// Eight bytes of `source`, of which those behind the first `size` do not change results.
template <class F>
uint64_t load_eight(const char* source, int64_t size) {
  uint64_t bits = F::identity;
  __builtin_memcpy(&bits, source, size < 8 ? size_t(size) : 8);
  return bits;
}

template <class F>
void run_bits(const void* source, int64_t n, int64_t item, void* total) {
  using Part = Vector<uint64_t>;
  const char* x = static_cast<const char*>(source);
  int64_t left = n * item;
  Part partial[kVectors];
  const auto add = [&](int v) {
    Part part;
    __builtin_memcpy(&part, x + v * kVectorBytes, sizeof(part));
    partial[v] = F()(partial[v], part);
  };
  for (Part& part : partial) part = Part{} + F::identity;
  for (; left >= kWidth; left -= kWidth, x += kWidth) {
    CTN_UNROLL
    for (int v = 0; v < kVectors; ++v) add(v);
  }
  for (; left >= kVectorBytes; left -= kVectorBytes, x += kVectorBytes) add(0);
  uint64_t result = reduce_vectors<F, uint64_t, kVectors>(partial);
  for (; left > 0; left -= 8, x += 8) result = F()(result, load_eight<F>(x, left));
  for (int64_t half = 4; half >= item; half /= 2) result = F()(result, result >> (8 * half));
  result = F()(result, load_eight<F>(static_cast<const char*>(total), item));
  __builtin_memcpy(total, &result, size_t(item));
}

}  // namespace

const FoldBits fold_bits = {run_bits<And>, run_bits<Or>, run_bits<Xor>};
CTN_DEFINE_TABLES(FoldKernels, fold_kernels, run<Largest, T>, run<Smallest, T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
