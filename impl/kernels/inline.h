// Marks the functions of kernels, which are inlined into every loop on the CPU and compiled for CUDA; and
// says whether the target has fused multiply-adds.
#pragma once

#if defined(__CUDACC__)
#define CTN_FN __host__ __device__ inline
#else
#define CTN_FN inline __attribute__((always_inline))
#endif

/// The same for a lambda: [](T x) CTN_INLINED { ... }. Loops that call it are only vectorized with it inside.
#define CTN_INLINED __attribute__((always_inline))

#if defined(__FMA__) || defined(__ARM_FEATURE_FMA) || defined(__CUDA_ARCH__)
#define CTN_HAS_FMA 1
#else
#define CTN_HAS_FMA 0
#endif
