// The instruction sets that kernels are compiled for, and the choice among them.
#pragma once

namespace catenary::cpu {

/// Instruction sets that kernels are compiled for; each contains the ones before it.
enum class SimdLevel { baseline, avx2, avx512 };

/// Returns the best level that this CPU supports, or a lower one if the environment variable CATENARY_SIMD
/// (baseline, avx2, avx512) requests it. Read once.
SimdLevel simd_level();

/// Forces a level; if the CPU does not support it, uses the best one that it supports.
void set_simd_level_for_test(SimdLevel level);

/// Returns one of three tables.
template <class Table>
const Table& at_simd_level(SimdLevel level, const Table& baseline, const Table& avx2, const Table& avx512) {
  return level == SimdLevel::avx512 ? avx512 : level == SimdLevel::avx2 ? avx2 : baseline;
}
#define CTN_SIMD_TABLES(NAME) simd_baseline::NAME, simd_avx2::NAME, simd_avx512::NAME

}  // namespace catenary::cpu
