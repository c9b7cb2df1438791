// Marks the functions of kernels, which are inlined into every loop on the CPU and compiled for CUDA.
#pragma once

#if defined(__CUDACC__)
#define CTN_FN __host__ __device__ inline
#else
#define CTN_FN inline __attribute__((always_inline))
#endif
