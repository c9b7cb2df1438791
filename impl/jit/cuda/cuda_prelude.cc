// C++ text that precedes generated CUDA kernels.
#include "impl/jit/cuda/cuda_prelude.h"

#include "impl/backend/cuda/user_program.h"
#include "impl/dtype/dtype.h"
#include "impl/jit/parameters.h"
#include "impl/jit/prelude.h"

namespace catenary::jit {

#define CTN_CUDA_USER_ABI(...) #__VA_ARGS__
static constexpr char kAbi[] =
#include "impl/backend/cuda/user_abi.inc"
    ;
#undef CTN_CUDA_USER_ABI

// NVRTC has neither headers nor the fixed-width types; it knows CUDA's functions.
static constexpr char kTypes[] = R"ctn(#line 1 "generated around the kernel"
#if defined(CTN_EMULATION)
#define CTN_INLINE inline __attribute__((always_inline))
#define CTN_ROLLED
#define CTN_USER_KERNEL(name, threads)                              \
  static void name##_body(const ctn_call& _given);                  \
  CTN_CUDA_KERNEL(name, ctn_call, threads) { name##_body(p); }      \
  static void name##_body(const ctn_call& _given)
namespace ctn_std = std;
#else
#define CTN_INLINE __device__ __forceinline__
#define CTN_ROLLED _Pragma("unroll 1")
#define CTN_USER_KERNEL(name, threads)                                        \
  extern "C" __attribute__((global)) __attribute__((launch_bounds(threads))) \
  void name(const __attribute__((grid_constant)) ctn_call _given)
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef long long intptr_t;
typedef unsigned long long uintptr_t;
#define INT8_MAX 127
#define INT16_MAX 32767
#define INT32_MAX 2147483647
#define INT64_MAX 9223372036854775807LL
#define INT8_MIN (-128)
#define INT16_MIN (-32768)
#define INT32_MIN (-2147483647 - 1)
#define INT64_MIN (-9223372036854775807LL - 1)
#define UINT8_MAX 255
#define UINT16_MAX 65535
#define UINT32_MAX 4294967295U
#define UINT64_MAX 18446744073709551615ULL
#ifndef INFINITY
#define INFINITY __int_as_float(0x7f800000)
#endif
#ifndef NAN
#define NAN __int_as_float(0x7fffffff)
#endif
#define M_E 2.7182818284590452354
#define M_LN2 0.69314718055994530942
#define M_PI 3.14159265358979323846
#define M_SQRT2 1.41421356237309504880
#define FLT_MAX 3.402823466e+38F
#define FLT_MIN 1.175494351e-38F
#define FLT_EPSILON 1.192092896e-07F
#define DBL_MAX 1.7976931348623157e+308
#define DBL_MIN 2.2250738585072014e-308
#define DBL_EPSILON 2.2204460492503131e-16
namespace ctn_std {
template <bool is, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <class A, class B> struct is_same { static constexpr bool value = false; };
template <class A> struct is_same<A, A> { static constexpr bool value = true; };
template <class T> struct remove_cv { typedef T type; };
template <class T> struct remove_cv<const T> { typedef T type; };
template <class T> struct remove_cv<volatile T> { typedef T type; };
template <class T> struct remove_cv<const volatile T> { typedef T type; };
template <class T> struct is_const { static constexpr bool value = false; };
template <class T> struct is_const<const T> { static constexpr bool value = true; };
template <class T> struct whole { static constexpr bool value = false; };
#define CTN_WHOLE(T) template <> struct whole<T> { static constexpr bool value = true; };
CTN_WHOLE(bool) CTN_WHOLE(char) CTN_WHOLE(signed char) CTN_WHOLE(unsigned char) CTN_WHOLE(wchar_t)
CTN_WHOLE(short) CTN_WHOLE(unsigned short) CTN_WHOLE(int) CTN_WHOLE(unsigned int)
CTN_WHOLE(long) CTN_WHOLE(unsigned long) CTN_WHOLE(long long) CTN_WHOLE(unsigned long long)
#undef CTN_WHOLE
template <class T> struct is_integral : whole<typename remove_cv<T>::type> {};
template <class T> struct is_arithmetic {
  typedef typename remove_cv<T>::type U;
  static constexpr bool value = is_integral<U>::value || is_same<U, float>::value || is_same<U, double>::value;
};
template <class T, bool = is_arithmetic<T>::value> struct is_signed { static constexpr bool value = T(-1) < T(0); };
template <class T> struct is_signed<T, false> { static constexpr bool value = false; };
}
#endif
)ctn";

// CUDA has these functions for some types only.
static constexpr char kFunctions[] = R"ctn(
template <class Format>
static CTN_INLINE float rsqrt(ctn_half<Format> x) { return rsqrt(float(x)); }
#if !defined(CTN_EMULATION)
template <class A, class = typename ctn_std::enable_if<ctn_std::is_integral<A>::value>::type>
static CTN_INLINE double rsqrt(A x) { return rsqrt(double(x)); }
template <class T>
static CTN_INLINE T __ldg(const T* p) { return *p; }

template <size_t size> struct ctn_word;
template <> struct ctn_word<2> { typedef unsigned short type; };
template <> struct ctn_word<4> { typedef unsigned int type; };
template <> struct ctn_word<8> { typedef unsigned long long type; };
template <class T, class F>
static CTN_INLINE T ctn_atomic(T* address, F change) {
  if constexpr (sizeof(T) == 1) {
    unsigned int* const word = reinterpret_cast<unsigned int*>(reinterpret_cast<uintptr_t>(address) & ~uintptr_t(3));
    const unsigned int shift = 8 * unsigned(reinterpret_cast<uintptr_t>(address) & 3);
    unsigned int old = *reinterpret_cast<volatile unsigned int*>(word), seen;
    do {
      seen = old;
      const T next = T(change(ctn_bits<T>((unsigned char)(seen >> shift))));
      old = atomicCAS(word, seen, (seen & ~(255u << shift)) | unsigned(ctn_bits<unsigned char>(next)) << shift);
    } while (old != seen);
    return ctn_bits<T>((unsigned char)(seen >> shift));
  } else {
    typedef typename ctn_word<sizeof(T)>::type Word;
    Word* const word = reinterpret_cast<Word*>(address);
    Word old = *reinterpret_cast<volatile Word*>(word), seen;
    do {
      seen = old;
      old = atomicCAS(word, seen, ctn_bits<Word>(T(change(ctn_bits<T>(seen)))));
    } while (old != seen);
    return ctn_bits<T>(seen);
  }
}
template <class T>
struct ctn_adds {
  static constexpr bool value = ctn_std::is_same<T, int>::value || ctn_std::is_same<T, unsigned int>::value ||
                                ctn_std::is_same<T, unsigned long long>::value || ctn_std::is_same<T, float>::value ||
                                ctn_std::is_same<T, double>::value;
};
template <class T, class V>
static CTN_INLINE T atomicAdd(T* p, V v) {
  if constexpr (ctn_adds<T>::value) {
    const T value = T(v);
    return atomicAdd(p, value);
  } else if constexpr (ctn_std::is_integral<T>::value && sizeof(T) == 8) {
    return T(atomicAdd(reinterpret_cast<unsigned long long*>(p), (unsigned long long)(T(v))));
  } else {
    return ctn_atomic(p, [=](T old) { return T(old + T(v)); });
  }
}
template <class T, class V>
static CTN_INLINE T atomicSub(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old - T(v)); }); }
template <class T, class V>
static CTN_INLINE T atomicMax(T* p, V v) { return ctn_atomic(p, [=](T old) { return max(old, T(v)); }); }
template <class T, class V>
static CTN_INLINE T atomicMin(T* p, V v) { return ctn_atomic(p, [=](T old) { return min(old, T(v)); }); }
template <class T, class V>
static CTN_INLINE T atomicExch(T* p, V v) { return ctn_atomic(p, [=](T) { return T(v); }); }
template <class T, class C, class V>
static CTN_INLINE T atomicCAS(T* p, C compare, V v) {
  return ctn_atomic(p, [=](T old) { return old == T(compare) ? T(v) : old; });
}
template <class T, class V>
static CTN_INLINE T atomicAnd(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old & T(v)); }); }
template <class T, class V>
static CTN_INLINE T atomicOr(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old | T(v)); }); }
template <class T, class V>
static CTN_INLINE T atomicXor(T* p, V v) { return ctn_atomic(p, [=](T old) { return T(old ^ T(v)); }); }
#endif
)ctn";

static constexpr char kCall[] = R"ctn(
struct ctn_call {
  ctn_header header;
  uint64_t scalars[ctn_count];
  ctn_argument arguments[ctn_count];
  int64_t words[ctn_words];
};
)ctn";

static constexpr char kArguments[] = R"ctn(
struct ctn_view {
  char* data;
  const int64_t *shape, *strides;
  int32_t ndim, dense;
};
static CTN_INLINE const int64_t* ctn_list(const ctn_call& p, int32_t at) {
  return (p.header.far ? p.header.far : p.words) + at;
}
static CTN_INLINE ctn_view ctn_view_of(const ctn_call& p, int k) {
  const ctn_argument& a = p.arguments[k];
  return {a.data, ctn_list(p, a.shape), ctn_list(p, a.strides), a.ndim, a.dense};
}
static CTN_INLINE int64_t ctn_kept(const ctn_call& p, int32_t strides, int64_t i) {
  return ctn_offset(p.header.ndim, ctn_list(p, p.header.shape), ctn_list(p, strides), i);
}
static CTN_INLINE int64_t ctn_reduced(const ctn_call& p, int32_t strides, int64_t r) {
  return ctn_offset(p.header.reduced_ndim, ctn_list(p, p.header.reduced_shape), ctn_list(p, strides), r);
}
template <class T>
static CTN_INLINE T* ctn_element_of(const ctn_call& p, int k, int64_t i) {
  const ctn_argument& a = p.arguments[k];
  return reinterpret_cast<T*>(a.data + (a.dense ? i * int64_t(sizeof(T)) : ctn_kept(p, a.strides, i)));
}
template <class T>
static CTN_INLINE T* ctn_reduced_element_of(const ctn_call& p, int k, int64_t i, int64_t r) {
  const ctn_argument& a = p.arguments[k];
  const int64_t kept = a.dense ? i * int64_t(sizeof(T)) : ctn_kept(p, a.strides, i);
  const int64_t reduced = a.reduced_dense ? r * int64_t(sizeof(T)) : ctn_reduced(p, a.reduced_strides, r);
  return reinterpret_cast<T*>(a.data + kept + reduced);
}
)ctn";

// A raw kernel becomes a function that a kernel of ours calls, so that all kernels take the same kind of
// argument.
static constexpr char kRaw[] = R"ctn(
#if defined(CTN_EMULATION)
#define __shared__ static thread_local
#define __constant__ static const
#endif
#undef __global__
#undef __launch_bounds__
#define __global__ __device__
#define __launch_bounds__(...)
)ctn";

static constexpr char kCaller[] = R"ctn(
template <class F>
struct ctn_signature;
template <class... A>
struct ctn_signature<void (*)(A...)> {
  static constexpr int count = int(sizeof...(A));
  static_assert(count <= 32, "a raw kernel has at most 32 parameters");
  static constexpr ctn_parameters describe() {
    return {1, count, {ctn_passing<typename ctn_std::remove_cv<A>::type>::describe()...}};
  }
  template <int... k>
  static CTN_INLINE void run(void (*kernel)(A...), ctn_numbers<k...>, const ctn_call* call) {
    kernel(ctn_passing<typename ctn_std::remove_cv<A>::type>::get(call, k)...);
  }
};
)ctn";

std::string cuda_prelude(size_t count) {
  const auto number = [](const char* name, size_t value) {
    return "enum { " + std::string(name) + " = " + std::to_string(value) + " };\n";
  };
  std::string text = kTypes;
  text += kNumbersPrelude;
  text += kFunctions;
  text += kAbi;
  text += "\n" + number("ctn_max_ndim", CTN_MAX_NDIM) + number("ctn_count", count ? count : 1) +
          number("ctn_words", cuda::user_words(count));
  text += kCall;
  text += kArraysPrelude;
  return text += kArguments;
}

std::string cuda_raw_prelude() { return cuda_prelude(kMaxParameters) + kRaw; }

std::string cuda_raw_caller() { return parameters_prelude() + kCaller; }

}  // namespace catenary::jit
