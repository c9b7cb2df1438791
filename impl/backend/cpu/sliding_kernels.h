// The table of sums of products at shifts.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// y[k] = sum over i < m of x[k + i] * w[i] for k < n.
template <class T>
using SlidingSums = void (*)(const T* x, const T* w, int64_t m, T* y, int64_t n);

/// Integers wrap, so that they are unsigned.
struct SlidingKernels {
  SlidingSums<float> f32;
  SlidingSums<double> f64;
  SlidingSums<uint8_t> u8;
  SlidingSums<uint16_t> u16;
  SlidingSums<uint32_t> u32;
  SlidingSums<uint64_t> u64;
};

CTN_DECLARE_TABLE(SlidingKernels, sliding_kernels)

}  // namespace catenary::cpu
