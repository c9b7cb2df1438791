// Elementary functions for float and double as branch-free scalar templates, which compilers vectorize inside
// a plain loop. The same text serves every instruction set and CUDA: there is deliberately no include guard,
// and every translation unit includes this file once inside a namespace of its own, after <cstdint> and
// <cstring>:
//   namespace catenary::cpu::CTN_SIMD_NAMESPACE {
//   #include "impl/kernels/math.h"
//   }
// Compile with -O3 -fno-math-errno -fno-trapping-math; -ffast-math breaks the results.
//
// Errors stay below 2 units in the last place. A few functions have arguments that need a long computation
// (huge angles, huge quotients): math_X_slow(x) detects them, and math_X_scalar(x) computes them. math_map1
// and math_map2 apply both to a whole array.

#include "impl/kernels/inline.h"

#if defined(__clang__)
#define CTN_MATH_IVDEP _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__CUDACC__)
#define CTN_MATH_IVDEP
#else
#define CTN_MATH_IVDEP _Pragma("GCC ivdep")
#endif

#include "impl/kernels/math_basic.h"
//
#include "impl/kernels/math_exp.h"
#include "impl/kernels/math_log.h"
//
#include "impl/kernels/math_angle.h"
#include "impl/kernels/math_arc.h"
#include "impl/kernels/math_divide.h"
#include "impl/kernels/math_power.h"
#include "impl/kernels/math_root.h"

/// y[i] = f(x[i]) for an f with members operator(), slow and scalar (see above); y may be x.
template <class F, class T>
CTN_FN void math_map1(const F& f, const T* x, T* y, int64_t n) {
  for (int64_t begin = 0; begin < n; begin += 256) {
    const int64_t end = n - begin < 256 ? n : begin + 256;
    MathBits<T> slow = 0;
    for (int64_t i = begin; i < end; ++i) slow |= static_cast<MathBits<T>>(f.slow(x[i]));
    if (slow == 0) {
      CTN_MATH_IVDEP
      for (int64_t i = begin; i < end; ++i) y[i] = f(x[i]);
    } else {
      for (int64_t i = begin; i < end; ++i) y[i] = f.slow(x[i]) ? f.scalar(x[i]) : f(x[i]);
    }
  }
}

/// z[i] = f(x[i], y[i]); z may be x or y.
template <class F, class T>
CTN_FN void math_map2(const F& f, const T* x, const T* y, T* z, int64_t n) {
  for (int64_t begin = 0; begin < n; begin += 256) {
    const int64_t end = n - begin < 256 ? n : begin + 256;
    MathBits<T> slow = 0;
    for (int64_t i = begin; i < end; ++i) slow |= static_cast<MathBits<T>>(f.slow(x[i], y[i]));
    const int64_t m = end - begin;
    T first[256], second[256];
    const T *a = x + begin, *b = y + begin;
    if (slow != 0) {  // z may be one of the operands
      a = static_cast<const T*>(__builtin_memcpy(first, a, static_cast<unsigned long>(m) * sizeof(T)));
      b = static_cast<const T*>(__builtin_memcpy(second, b, static_cast<unsigned long>(m) * sizeof(T)));
    }
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < m; ++i) z[begin + i] = f(a[i], b[i]);
    for (int64_t i = 0; slow != 0 && i < m; ++i)
      if (f.slow(a[i], b[i])) z[begin + i] = f.scalar(a[i], b[i]);
  }
}
