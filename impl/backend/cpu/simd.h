// The instruction sets that kernels are compiled for, and the choice among them.
#pragma once

#include "impl/base/for_speed.h"

namespace catenary::cpu {

/// Instruction sets that kernels are compiled for; each contains the ones before it. The kernels for AMX are
/// products alone (gemm_amx.h); the others are those for AVX-512.
enum class SimdLevel { baseline, avx2, avx512, amx };

/// Returns the best level that this CPU supports, or a lower one if the environment variable CATENARY_SIMD
/// (baseline, avx2, avx512, amx) requests it. Read once.
SimdLevel simd_level();

/// Forces a level; if the CPU does not support it, uses the best one that it supports.
void set_simd_level_for_test(SimdLevel level);

/// Returns one of three tables.
template <class Table>
const Table& at_simd_level(SimdLevel level, const Table& baseline, const Table& avx2, const Table& avx512) {
  return level >= SimdLevel::avx512 ? avx512 : level == SimdLevel::avx2 ? avx2 : baseline;
}

// The levels that are compiled, as namespaces: M(level, arguments...) for each.
#if defined(CATENARY_BASELINE_ONLY)
namespace simd_baseline {}
namespace simd_avx2 = simd_baseline;
namespace simd_avx512 = simd_baseline;
#define CTN_EVERY_LEVEL(M, ...) M(simd_baseline, __VA_ARGS__)
#else
#define CTN_EVERY_LEVEL(M, ...) \
  M(simd_baseline, __VA_ARGS__) M(simd_avx2, __VA_ARGS__) M(simd_avx512, __VA_ARGS__)
#endif
#define CTN_SIMD_TABLES(NAME) simd_baseline::NAME, simd_avx2::NAME, simd_avx512::NAME

}  // namespace catenary::cpu
