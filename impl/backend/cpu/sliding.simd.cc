// Sums of products of two vectors at shifts, compiled for each instruction set. Products and sums are rounded
// separately, so that results are the same everywhere.
#include <cstdint>
#include <utility>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/sliding_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/vector.h"

namespace {

/// The sums of `count` vectors, which stay in registers.
template <int count, class T>
CTN_VECTOR void sums(const T* x, const T* w, int64_t m, T* y) {
  constexpr int lanes = kLanes<T>;
  Vector<T> sum[count] = {};
  for (int64_t i = 0; i < m; ++i) {
    const Vector<T> weight = Vector<T>{} + w[i];
    CTN_UNROLL
    for (int v = 0; v < count; ++v) sum[v] += load(x + i + v * lanes) * weight;
  }
  CTN_UNROLL
  for (int v = 0; v < count; ++v) store(y + v * lanes, sum[v]);
}

template <class T>
void sliding_sums(const T* x, const T* w, int64_t m, T* y, int64_t n) {
  constexpr int lanes = kLanes<T>, together = 8;
  int64_t k = 0;
  for (; k + together * lanes <= n; k += together * lanes) sums<together>(x + k, w, m, y + k);
  for (; k + lanes <= n; k += lanes) sums<1>(x + k, w, m, y + k);
  for (; k < n; ++k) {
    T sum = 0;
    for (int64_t i = 0; i < m; ++i) sum = T(sum + T(x[k + i] * w[i]));
    y[k] = sum;
  }
}

}  // namespace

const SlidingKernels sliding_kernels = {sliding_sums<float>,    sliding_sums<double>,
                                        sliding_sums<uint8_t>,  sliding_sums<uint16_t>,
                                        sliding_sums<uint32_t>, sliding_sums<uint64_t>};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
