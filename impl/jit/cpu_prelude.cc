// C++ text that precedes generated CPU kernels.
#include "impl/jit/cpu_prelude.h"

namespace catenary::jit {

#define CTN_USER_ABI(...) #__VA_ARGS__
static constexpr char kAbi[] =
#include "impl/backend/cpu/user_abi.inc"
    ;
#undef CTN_USER_ABI

// Types and functions for kernels, under CUDA's names.
static constexpr char kTypes[] = R"ctn(#line 1 "generated around the kernel"
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <type_traits>

#define CTN_EXPORT extern "C" __attribute__((visibility("default")))
#define CTN_INLINE inline __attribute__((always_inline))
#if defined(__clang__)
#define CTN_INDEPENDENT _Pragma("clang loop vectorize(assume_safety)")
#else
#define CTN_INDEPENDENT _Pragma("GCC ivdep")
#endif
#define __device__
#define __host__
#define __forceinline__ inline __attribute__((always_inline))

typedef int8_t int8;
typedef int16_t int16;
typedef int32_t int32;
typedef int64_t int64;
typedef uint8_t uint8;
typedef uint16_t uint16;
typedef uint32_t uint32;
typedef uint64_t uint64;
typedef float float32;
typedef double float64;

template <class To, class From>
static CTN_INLINE To ctn_bits(From from) {
  static_assert(sizeof(To) == sizeof(From), "");
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}

static CTN_INLINE float ctn_round_to_odd(double d) {
  float f = float(d);
  uint32_t bits = ctn_bits<uint32_t>(f);
  const bool inexact = double(f) != d && d == d && (bits & 0x7f800000u) != 0x7f800000u;
  const bool away = (f < 0 ? -double(f) : double(f)) > (d < 0 ? -d : d);
  return ctn_bits<float>(inexact ? (bits - (away ? 1u : 0u)) | 1u : bits);
}
static CTN_INLINE float ctn_narrow(double d) { return ctn_round_to_odd(d); }
static CTN_INLINE float ctn_narrow(float f) { return f; }
template <class A>
static CTN_INLINE double ctn_narrow(A a) { return ctn_round_to_odd(double(a)); }

struct ctn_ieee_half {
  static CTN_INLINE float load(uint16_t h) {
    const uint32_t sign = uint32_t(h & 0x8000u) << 16, magnitude = uint32_t(h & 0x7fffu) << 13;
    const float scaled = ctn_bits<float>(magnitude) * ctn_bits<float>(0x77800000u);
    const uint32_t bits = (h & 0x7c00u) == 0x7c00u ? magnitude | 0x7f800000u : ctn_bits<uint32_t>(scaled);
    return ctn_bits<float>(bits | sign);
  }
  static CTN_INLINE uint16_t store(float f) {
    const uint32_t bits = ctn_bits<uint32_t>(f), sign = (bits >> 16) & 0x8000u, magnitude = bits & 0x7fffffffu;
    const uint32_t normal = (magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13;
    const uint32_t subnormal = ctn_bits<uint32_t>(ctn_bits<float>(magnitude) + 0.5f) - 0x3f000000u;
    const uint32_t special = magnitude > 0x7f800000u ? 0x7e00u | ((magnitude >> 13) & 0x1ffu) : 0x7c00u;
    const uint32_t finite = magnitude < 0x38800000u ? subnormal : normal;
    return uint16_t((magnitude >= 0x477ff000u ? special : finite) | sign);
  }
};
struct ctn_brain_half {
  static CTN_INLINE float load(uint16_t h) { return ctn_bits<float>(uint32_t(h) << 16); }
  static CTN_INLINE uint16_t store(float f) {
    const uint32_t bits = ctn_bits<uint32_t>(f), rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
    return uint16_t((bits & 0x7fffffffu) > 0x7f800000u ? (bits >> 16) | 0x40u : rounded);
  }
};

template <class Format>
struct ctn_half {
  uint16_t bits;
  ctn_half() = default;
  template <class A, class = typename std::enable_if<std::is_arithmetic<A>::value>::type>
  CTN_INLINE ctn_half(A a) : bits(Format::store(ctn_narrow(a))) {}
  template <class Other>
  explicit CTN_INLINE ctn_half(ctn_half<Other> other) : bits(Format::store(float(other))) {}
  CTN_INLINE operator float() const { return Format::load(bits); }
  template <class A> CTN_INLINE ctn_half& operator+=(A a) { return *this = ctn_half(*this + a); }
  template <class A> CTN_INLINE ctn_half& operator-=(A a) { return *this = ctn_half(*this - a); }
  template <class A> CTN_INLINE ctn_half& operator*=(A a) { return *this = ctn_half(*this * a); }
  template <class A> CTN_INLINE ctn_half& operator/=(A a) { return *this = ctn_half(*this / a); }
};
typedef ctn_half<ctn_ieee_half> float16;
typedef ctn_half<ctn_brain_half> bfloat16;

template <class T>
static CTN_INLINE T max(T a, T b) { return a < b || a != a ? b : a; }
template <class T>
static CTN_INLINE T min(T a, T b) { return b < a || a != a ? b : a; }
template <class A, class B>
static CTN_INLINE auto max(A a, B b) -> decltype(a + b) {
  typedef decltype(a + b) T;
  return T(a) < T(b) || T(a) != T(a) ? T(b) : T(a);
}
template <class A, class B>
static CTN_INLINE auto min(A a, B b) -> decltype(a + b) {
  typedef decltype(a + b) T;
  return T(b) < T(a) || T(a) != T(a) ? T(b) : T(a);
}
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
static CTN_INLINE int64_t ctn_offset(int32_t ndim, const int64_t* shape, const int64_t* strides, int64_t position) {
  int64_t offset = 0;
  for (int32_t d = ndim - 1; d > 0; --d) {
    offset += position % shape[d] * strides[d];
    position /= shape[d];
  }
  return ndim > 0 ? offset + position * strides[0] : offset;
}

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

// Every byte except 0 is true.
template <class T>
static CTN_INLINE T ctn_read(const T* from) {
  return *from;
}
static CTN_INLINE bool ctn_read(const bool* from) { return *reinterpret_cast<const unsigned char*>(from) != 0; }

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

class ctn_index {
 public:
  CTN_INLINE ctn_index(int64_t size, int32_t dims, const int64_t* shape, ptrdiff_t i)
      : ndim(dims), size_(size), i_(i), shape_(shape) {}
  CTN_INLINE ptrdiff_t size() const { return size_; }
  CTN_INLINE const int64_t* shape() const { return shape_; }
  CTN_INLINE const int64_t* get() const {
    int64_t rest = i_;
    for (int32_t d = ndim - 1; d >= 0; --d) {
      at_[d] = rest % shape_[d];
      rest /= shape_[d];
    }
    return at_;
  }
  const int32_t ndim;

 private:
  int64_t size_, i_;
  const int64_t* shape_;
  mutable int64_t at_[ctn_max_ndim];
};

template <class T>
class ctn_raw {
 public:
  explicit CTN_INLINE ctn_raw(const ctn_argument& a)
      : ndim(a.ndim), data_(reinterpret_cast<T*>(a.data)), shape_(a.shape), strides_(a.strides), dense_(a.dense) {}
  CTN_INLINE ptrdiff_t size() const {
    ptrdiff_t size = 1;
    for (int32_t d = 0; d < ndim; ++d) size *= shape_[d];
    return size;
  }
  CTN_INLINE const int64_t* shape() const { return shape_; }
  CTN_INLINE const int64_t* strides() const { return strides_; }
  template <class I, class = typename std::enable_if<std::is_integral<I>::value>::type>
  CTN_INLINE T& operator[](I i) const {
    if (dense_) return data_[i];
    return at(ctn_offset(ndim, shape_, strides_, int64_t(i)));
  }
  CTN_INLINE T& operator[](const int64_t* index) const {
    int64_t offset = 0;
    for (int32_t d = 0; d < ndim; ++d) offset += index[d] * strides_[d];
    return at(offset);
  }
  const int32_t ndim;

 private:
  CTN_INLINE T& at(int64_t offset) const {
    return *const_cast<T*>(reinterpret_cast<const T*>(reinterpret_cast<const char*>(data_) + offset));
  }
  T* data_;
  const int64_t *shape_, *strides_;
  int32_t dense_;
};

template <class T>
static CTN_INLINE T ctn_scalar(const ctn_call* call, int k) {
  T value;
  memcpy(static_cast<void*>(&value), call->scalars + k, sizeof value);
  return value;
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
template <class T>
struct ctn_element {
  typedef typename std::remove_cv<T>::type U;
  static constexpr bool whole = std::is_integral<U>::value;
  static constexpr int log = sizeof(U) == 1 ? 0 : sizeof(U) == 2 ? 1 : sizeof(U) == 4 ? 2 : 3;
  static constexpr int32_t dtype = std::is_same<U, bool>::value                ? CTN_BOOL
                                   : whole && std::is_signed<U>::value         ? CTN_INT8 + log
                                   : whole                                     ? CTN_UINT8 + log
                                   : std::is_same<U, float16>::value           ? CTN_FLOAT16
                                   : std::is_same<U, bfloat16>::value          ? CTN_BFLOAT16
                                   : std::is_same<U, float>::value             ? CTN_FLOAT32
                                   : std::is_same<U, double>::value            ? CTN_FLOAT64
                                                                               : -2;
};
template <>
struct ctn_element<void> {
  static constexpr int32_t dtype = -1;
};
template <>
struct ctn_element<const void> {
  static constexpr int32_t dtype = -1;
};

template <class A>
struct ctn_passing {
  static_assert(ctn_element<A>::dtype >= 0, "a raw kernel takes pointers and numbers");
  static ctn_parameter describe() { return {0, 1, ctn_element<A>::dtype}; }
  static CTN_INLINE A get(const ctn_call* call, int k) { return ctn_scalar<A>(call, k); }
};
template <class T>
struct ctn_passing<T*> {
  static ctn_parameter describe() { return {1, std::is_const<T>::value, ctn_element<T>::dtype}; }
  static CTN_INLINE T* get(const ctn_call* call, int k) { return reinterpret_cast<T*>(call->arguments[k].data); }
};
template <class T>
struct ctn_passing<T&> {
  static_assert(sizeof(T) == 0, "a raw kernel takes pointers and numbers, not references");
};

template <int... k>
struct ctn_numbers {};
template <int count, int... k>
struct ctn_counted : ctn_counted<count - 1, count - 1, k...> {};
template <int... k>
struct ctn_counted<0, k...> {
  typedef ctn_numbers<k...> type;
};

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
  text += kAbi;
  text += "\nenum { ctn_max_ndim = " + std::to_string(CTN_MAX_NDIM) + " };\n";
  return text += kArrays;
}

std::string cpu_grid_prelude() { return cpu_prelude() + kGrid; }

std::string cpu_grid_caller() {
  const struct {
    const char* name;
    DType dtype;
  } codes[] = {{"CTN_BOOL", CTN_BOOL},       {"CTN_INT8", CTN_INT8},         {"CTN_UINT8", CTN_UINT8},
               {"CTN_FLOAT16", CTN_FLOAT16}, {"CTN_BFLOAT16", CTN_BFLOAT16}, {"CTN_FLOAT32", CTN_FLOAT32},
               {"CTN_FLOAT64", CTN_FLOAT64}};
  std::string text = "enum {";
  for (const auto& code : codes)
    text += std::string(" ") + code.name + " = " + std::to_string(code.dtype) + ",";
  return text + " };\n" + kCaller;
}

}  // namespace catenary::jit
