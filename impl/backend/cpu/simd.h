#pragma once

namespace catenary::cpu {

/// Instruction sets that kernels are compiled for; each contains the ones before it.
enum class SimdLevel { baseline, avx2, avx512 };

/// The best level that this CPU has, or a lower one where the environment variable CATENARY_SIMD
/// (baseline, avx2, avx512) asks for it. Read once.
SimdLevel simd_level();

/// Forces a level; one that the CPU lacks becomes the best that it has.
void set_simd_level_for_test(SimdLevel level);

}  // namespace catenary::cpu
