// What the sources of users' kernels need before they are compiled for the emulation: CUDA's functions of
// numbers.
#pragma once
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <type_traits>

#include "impl/backend/cuda/kernels/kernel.h"

#define __device__
#define __host__
#define __forceinline__ inline __attribute__((always_inline))

inline float rsqrt(float x) { return 1.0f / sqrtf(x); }
inline double rsqrt(double x) { return 1.0 / sqrt(x); }
template <class A>
inline double rsqrt(A x) {
  return rsqrt(double(x));
}
inline float rsqrtf(float x) { return rsqrt(x); }
inline float rcbrtf(float x) { return 1.0f / cbrtf(x); }
inline double rcbrt(double x) { return 1.0 / cbrt(x); }
inline float sinpif(float x) { return float(sin(3.14159265358979323846 * fmod(double(x), 2.0))); }
inline double sinpi(double x) { return sin(3.14159265358979323846 * fmod(x, 2.0)); }
inline float cospif(float x) { return float(cos(3.14159265358979323846 * fmod(double(x), 2.0))); }
inline double cospi(double x) { return cos(3.14159265358979323846 * fmod(x, 2.0)); }
inline float normcdff(float x) { return 0.5f * erfcf(-0.70710678f * x); }
inline double normcdf(double x) { return 0.5 * erfc(-0.70710678118654752440 * x); }
inline float fdividef(float x, float y) { return x / y; }
