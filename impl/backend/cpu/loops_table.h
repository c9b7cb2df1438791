#pragma once
#include <cstdint>

#include "impl/array/dtype_count.h"
#include "impl/array/generated/ops.h"

namespace catenary::cpu {

/// Contiguous inner loops, compiled once per instruction set. Unused operands are null; outputs may equal
/// inputs.
using Loop = void (*)(const void* a, const void* b, const void* c, void* out, void* second_out, int64_t n);
using CastLoop = void (*)(const void* source, void* destination, int64_t n);

struct LoopTable {
  /// By operation and compute dtype; null where the operation has no such loop. Nearly all compute 16-bit
  /// floats in float32.
  Loop elementwise[kOps][kDTypes];
  /// By source and destination dtype: C casts; out of range floats become integers as x86 conversions do.
  CastLoop cast[kDTypes][kDTypes];
};

#define CTN_LOOP_PARTS(NAMESPACE)            \
  namespace NAMESPACE {                      \
  void install_unary(LoopTable& table);      \
  void install_binary(LoopTable& table);     \
  void install_comparison(LoopTable& table); \
  void install_ternary(LoopTable& table);    \
  void install_casts(LoopTable& table);      \
  }
CTN_LOOP_PARTS(simd_baseline)
CTN_LOOP_PARTS(simd_avx2)
CTN_LOOP_PARTS(simd_avx512)
#undef CTN_LOOP_PARTS

}  // namespace catenary::cpu
