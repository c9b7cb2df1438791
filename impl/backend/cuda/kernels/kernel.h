// How a kernel is written, for nvcc and for the tests' emulation of CUDA by the host's compiler:
//
//   CTN_CUDA_KERNEL(name, Params, threads) { ... reads p, which is a const Params&; a block has at most
//   `threads` ... }
//
// After the number of threads may come how many blocks a multiprocessor shall run at least: the compiler then
// uses the registers that this leaves, where it might prefer more blocks and spill.
//
// The kernel's name is that of C; its only argument is one trivially copyable struct. CTN_SHARED begins the
// declaration of a block's shared array of a fixed size; CTN_DYNAMIC_SHARED(T, name) declares a T* to the
// shared memory whose size the launch chooses. Functions that kernels call are marked CTN_DEVICE, or
// CTN_DEVICE_SHARED if they are to be compiled once for all kernels of a file, and
// CTN_UNROLL precedes loops that are unrolled, CTN_UNROLL_BY(4) those of which four steps are.
#pragma once
#include <cstdint>
#include <cstring>
#include <type_traits>

#if defined(__CUDACC__)

#define CTN_DEVICE __device__ __forceinline__
#define CTN_DEVICE_SHARED __device__ __noinline__
#define CTN_UNROLL _Pragma("unroll")
#define CTN_UNROLL_BY(count) _Pragma(CTN_TEXT(unroll count))
#define CTN_TEXT(...) #__VA_ARGS__
#define CTN_SHARED __shared__
#define CTN_DYNAMIC_SHARED(T, name)                                   \
  extern __shared__ __align__(16) unsigned char ctn_dynamic_shared[]; \
  T* const name = reinterpret_cast<T*>(ctn_dynamic_shared)
#define CTN_CUDA_KERNEL(name, Params, ...) CTN_CUDA_KERNEL_(name, Params, __VA_ARGS__)
#define CTN_CUDA_KERNEL_(name, Params, ...)            \
  static_assert(std::is_trivially_copyable_v<Params>); \
  extern "C" __global__ void __launch_bounds__(__VA_ARGS__) name(const __grid_constant__ Params p)

#else

#include <emulation/emulation.h>

#define CTN_DEVICE inline
#define CTN_DEVICE_SHARED __attribute__((noinline))
#define CTN_UNROLL
#define CTN_UNROLL_BY(count)
#define CTN_SHARED static thread_local
#define CTN_DYNAMIC_SHARED(T, name) T* const name = static_cast<T*>(::emulation::dynamic_shared())
#define CTN_CUDA_KERNEL(name, Params, ...) CTN_CUDA_KERNEL_(name, Params, __VA_ARGS__)
#define CTN_CUDA_KERNEL_(name, Params, threads, ...)                                                \
  static_assert(std::is_trivially_copyable_v<Params> && sizeof(Params) <= ::emulation::kMaxParams); \
  static void ctn_kernel_##name(const Params& p);                                                   \
  static void ctn_run_##name(const unsigned grid[3], const unsigned block[3], size_t shared,        \
                             const void* params) {                                                  \
    alignas(Params) unsigned char copy[sizeof(Params)];                                             \
    ::std::memcpy(copy, params, sizeof(Params));                                                    \
    ::emulation::run(                                                                               \
        {#name, threads, {grid[0], grid[1], grid[2]}, {block[0], block[1], block[2]}, shared},      \
        [](const void* bytes) { ctn_kernel_##name(*static_cast<const Params*>(bytes)); }, copy);    \
  }                                                                                                 \
  extern "C" __attribute__((visibility("default"))) const ::emulation::Kernel ctn_emulated_##name;  \
  const ::emulation::Kernel ctn_emulated_##name = {sizeof(Params), threads, ctn_run_##name};        \
  static void ctn_kernel_##name(const Params& p)

#endif
