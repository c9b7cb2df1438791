// Extrema of numbers, which win over NaN, compiled for each instruction set.
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
  inline __attribute__((always_inline)) T operator()(T a, T b) const {
    return ((b > a) | (a != a)) ? b : a;
  }
};

struct Smallest {
  template <class T>
  inline __attribute__((always_inline)) T operator()(T a, T b) const {
    return ((b < a) | (a != a)) ? b : a;
  }
};

// Element i belongs to partial result i % (kWidth / sizeof(T)), whatever the size of vectors.
constexpr int kWidth = 256, kVectors = kWidth / kVectorBytes;

template <class F, class T>
void run(const void* source, int64_t n, void* total) {
  constexpr int lanes = kLanes<T>;
  constexpr int64_t group = kWidth / sizeof(T);
  const T* x = static_cast<const T*>(source);
  T result = *static_cast<T*>(total);
  int64_t i = 0;
  if (n >= group) {
    Vector<T> partial[kVectors];
    CTN_UNROLL
    for (int v = 0; v < kVectors; ++v) partial[v] = load(x + v * lanes);
    for (i = group; i + group <= n; i += group) {
      CTN_UNROLL
      for (int v = 0; v < kVectors; ++v) partial[v] = F()(partial[v], load(x + i + v * lanes));
    }
    result = F()(result, reduce_vectors<F, T, kVectors>(partial));
  }
  for (; i < n; ++i) result = F()(result, x[i]);
  *static_cast<T*>(total) = result;
}

}  // namespace

CTN_DEFINE_TABLES(FoldKernels, fold_kernels, run<Largest, T>, run<Smallest, T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
