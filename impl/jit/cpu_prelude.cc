// C++ text that precedes generated CPU kernels.
#include "impl/jit/cpu_prelude.h"

#include "impl/jit/prelude.h"

namespace catenary::jit {

#define CTN_USER_ABI(...) #__VA_ARGS__
static constexpr char kAbi[] =
#include "impl/backend/user_abi.inc"
    ;
#undef CTN_USER_ABI

static constexpr char kTypes[] = R"ctn(#line 1 "generated around the kernel"
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <type_traits>

#define CTN_EXPORT extern "C" __attribute__((visibility("default")))
#define CTN_INLINE inline __attribute__((always_inline))
#define CTN_ROLLED
#if defined(__clang__)
#define CTN_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define CTN_INDEPENDENT _Pragma("GCC ivdep")
#endif
#define __device__
#define __host__
#define __forceinline__ inline __attribute__((always_inline))
namespace ctn_std = std;
)ctn";

// Functions for kernels, under CUDA's names.
static constexpr char kFunctions[] = R"ctn(
static CTN_INLINE float rsqrt(float x) { return 1.0f / sqrtf(x); }
static CTN_INLINE double rsqrt(double x) { return 1.0 / sqrt(x); }
template <class A>
static CTN_INLINE double rsqrt(A x) { return rsqrt(double(x)); }
template <class Format>
static CTN_INLINE float rsqrt(ctn_half<Format> x) { return rsqrt(float(x)); }
static CTN_INLINE float rsqrtf(float x) { return rsqrt(x); }
static CTN_INLINE float rcbrtf(float x) { return 1.0f / cbrtf(x); }
static CTN_INLINE double rcbrt(double x) { return 1.0 / cbrt(x); }
static CTN_INLINE float sinpif(float x) { return float(sin(3.14159265358979323846 * fmod(double(x), 2.0))); }
static CTN_INLINE double sinpi(double x) { return sin(3.14159265358979323846 * fmod(x, 2.0)); }
static CTN_INLINE float cospif(float x) { return float(cos(3.14159265358979323846 * fmod(double(x), 2.0))); }
static CTN_INLINE double cospi(double x) { return cos(3.14159265358979323846 * fmod(x, 2.0)); }
static CTN_INLINE float normcdff(float x) { return 0.5f * erfcf(-0.70710678f * x); }
static CTN_INLINE double normcdf(double x) { return 0.5 * erfc(-0.70710678118654752440 * x); }
static CTN_INLINE float fdividef(float x, float y) { return x / y; }
static CTN_INLINE int __popc(uint32_t x) { return __builtin_popcount(x); }
static CTN_INLINE int __popcll(uint64_t x) { return __builtin_popcountll(x); }
static CTN_INLINE int __clz(uint32_t x) { return x ? __builtin_clz(x) : 32; }
static CTN_INLINE int __clzll(uint64_t x) { return x ? __builtin_clzll(x) : 64; }
static CTN_INLINE int __ffs(uint32_t x) { return __builtin_ffs(int(x)); }
static CTN_INLINE int __ffsll(uint64_t x) { return __builtin_ffsll((long long)(x)); }
template <class T>
static CTN_INLINE T __ldg(const T* p) { return *p; }

template <size_t size> struct ctn_word;
template <> struct ctn_word<1> { typedef uint8_t type; };
template <> struct ctn_word<2> { typedef uint16_t type; };
template <> struct ctn_word<4> { typedef uint32_t type; };
template <> struct ctn_word<8> { typedef uint64_t type; };
template <class T, class F>
static inline T ctn_atomic(T* address, F change) {
  typedef typename ctn_word<sizeof(T)>::type Word;
  Word* word = reinterpret_cast<Word*>(address);
  Word old = __atomic_load_n(word, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(word, &old, ctn_bits<Word>(T(change(ctn_bits<T>(old)))), true,
                                      __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
  return ctn_bits<T>(old);
}
template <class T, class V>
static inline T atomicAdd(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old + T(v)); }); }
template <class T, class V>
static inline T atomicSub(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old - T(v)); }); }
template <class T, class V>
static inline T atomicMax(T* p, V v) { return ctn_atomic(p, [=](T old) { return max(old, T(v)); }); }
template <class T, class V>
static inline T atomicMin(T* p, V v) { return ctn_atomic(p, [=](T old) { return min(old, T(v)); }); }
template <class T, class V>
static inline T atomicExch(T* p, V v) { return ctn_atomic(p, [=](T) { return T(v); }); }
template <class T, class C, class V>
static inline T atomicCAS(T* p, C compare, V v) {
  return ctn_atomic(p, [=](T old) { return old == T(compare) ? T(v) : old; });
}
template <class T, class V>
static inline T atomicAnd(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old & T(v)); }); }
template <class T, class V>
static inline T atomicOr(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old | T(v)); }); }
template <class T, class V>
static inline T atomicXor(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old ^ T(v)); }); }
)ctn";

static constexpr char kArrays[] = R"ctn(
template <class F>
static inline void ctn_rows(int32_t ndim, const int64_t* shape, const int64_t* strides, int64_t start, int64_t count,
                            F visit) {
  if (ndim == 0) return visit(int64_t(0), int64_t(0), int64_t(0), count);
  int64_t at[ctn_max_ndim], offset = 0, rest = start;
  for (int32_t d = ndim - 1; d >= 0; --d) {
    at[d] = d ? rest % shape[d] : rest;
    rest /= shape[d];
    offset += at[d] * strides[d];
  }
  const int32_t last = ndim - 1;
  for (int64_t done = 0; done < count;) {
    const int64_t room = shape[last] - at[last], length = room < count - done ? room : count - done;
    visit(done, offset, strides[last], length);
    done += length;
    offset -= at[last] * strides[last];
    at[last] = 0;
    for (int32_t d = last - 1; d >= 0; --d) {
      offset += strides[d];
      if (++at[d] < shape[d] || d == 0) break;
      offset -= at[d] * strides[d];
      at[d] = 0;
    }
  }
}

template <class T>
static inline void ctn_gather(T* to, const char* data, int32_t ndim, const int64_t* shape, const int64_t* strides,
                              int64_t start, int64_t count) {
  ctn_rows(ndim, shape, strides, start, count, [=](int64_t done, int64_t offset, int64_t stride, int64_t length) {
    const char* from = data + offset;
    if (stride == int64_t(sizeof(T))) {
      memcpy(static_cast<void*>(to + done), from, size_t(length) * sizeof(T));
    } else if (stride == 0) {
      const T value = ctn_read(reinterpret_cast<const T*>(from));
      for (int64_t k = 0; k < length; ++k) to[done + k] = value;
    } else {
      for (int64_t k = 0; k < length; ++k) to[done + k] = ctn_read(reinterpret_cast<const T*>(from + k * stride));
    }
  });
}

template <class T>
static inline void ctn_scatter(const T* from, char* data, int32_t ndim, const int64_t* shape, const int64_t* strides,
                               int64_t start, int64_t count) {
  ctn_rows(ndim, shape, strides, start, count, [=](int64_t done, int64_t offset, int64_t stride, int64_t length) {
    for (int64_t k = 0; k < length; ++k) *reinterpret_cast<T*>(data + offset + k * stride) = from[done + k];
  });
}

static inline void ctn_positions(int64_t* to, int64_t base, int32_t ndim, const int64_t* shape, const int64_t* strides,
                                 int64_t start, int64_t count) {
  ctn_rows(ndim, shape, strides, start, count, [=](int64_t done, int64_t offset, int64_t stride, int64_t length) {
    for (int64_t k = 0; k < length; ++k) to[done + k] = base + offset + k * stride;
  });
}
)ctn";

// CUDA's names for raw kernels. Names that the CPU does not support are poisoned; run_compiler explains them.
static constexpr char kGrid[] = R"ctn(
#include <stdio.h>
#define __global__
#define __constant__ static const
#define __launch_bounds__(...)
#pragma GCC poison __shared__ warpSize __activemask
#pragma GCC poison __syncthreads __syncthreads_count __syncthreads_and __syncthreads_or __syncwarp
#pragma GCC poison __shfl __shfl_up __shfl_down __shfl_xor
#pragma GCC poison __shfl_sync __shfl_up_sync __shfl_down_sync __shfl_xor_sync
#pragma GCC poison __any __all __ballot __any_sync __all_sync __ballot_sync
#pragma GCC poison __match_any_sync __match_all_sync __reduce_add_sync
static inline void __threadfence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
static inline void __threadfence_block() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

struct uint3 {
  unsigned int x, y, z;
};
struct dim3 {
  unsigned int x, y, z;
};
static thread_local uint3 threadIdx, blockIdx;
static thread_local dim3 blockDim, gridDim;
)ctn";

static constexpr char kCaller[] = R"ctn(
template <class... A>
static int32_t ctn_describe(void (*)(A...), ctn_parameter* out) {
  const ctn_parameter all[] = {ctn_passing<typename std::remove_cv<A>::type>::describe()..., {0, 0, 0}};
  if (sizeof...(A) > 32) return -1;
  memcpy(out, all, sizeof...(A) * sizeof(ctn_parameter));
  return int32_t(sizeof...(A));
}

template <class... A, int... k>
static CTN_INLINE void ctn_blocks(void (*kernel)(A...), ctn_numbers<k...>, const ctn_call* call, int64_t begin,
                                  int64_t end) {
  gridDim.x = unsigned(call->grid[0]), gridDim.y = unsigned(call->grid[1]), gridDim.z = unsigned(call->grid[2]);
  blockDim.x = unsigned(call->block[0]), blockDim.y = unsigned(call->block[1]), blockDim.z = unsigned(call->block[2]);
  for (int64_t b = begin; b < end; ++b) {
    blockIdx.x = unsigned(b % call->grid[0]);
    blockIdx.y = unsigned(b / call->grid[0] % call->grid[1]);
    blockIdx.z = unsigned(b / call->grid[0] / call->grid[1]);
    for (unsigned z = 0; z < unsigned(call->block[2]); ++z)
      for (unsigned y = 0; y < unsigned(call->block[1]); ++y)
        for (unsigned x = 0; x < unsigned(call->block[0]); ++x) {
          threadIdx.x = x, threadIdx.y = y, threadIdx.z = z;
          kernel(ctn_passing<typename std::remove_cv<A>::type>::get(call, k)...);
        }
  }
}
template <class... A>
static CTN_INLINE void ctn_run(void (*kernel)(A...), const ctn_call* call, int64_t begin, int64_t end) {
  ctn_blocks(kernel, typename ctn_counted<int(sizeof...(A))>::type(), call, begin, end);
}
)ctn";

std::string cpu_prelude() {
  std::string text = kTypes;
  text += kNumbersPrelude;
  text += kFunctions;
  text += kAbi;
  text += "\nenum { ctn_max_ndim = " + std::to_string(CTN_MAX_NDIM) + " };\n";
  text += kArraysPrelude;
  return text += kArrays;
}

std::string cpu_grid_prelude() { return cpu_prelude() + kGrid; }

std::string cpu_grid_caller() { return parameters_prelude() + kCaller; }

}  // namespace catenary::jit
