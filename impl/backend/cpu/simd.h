// Selects the instruction set, and tables of kernels for it.
#pragma once
#include <type_traits>

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
/// The table of the current instruction set: CTN_SIMD_TABLE(copy_kernels).
#define CTN_SIMD_TABLE(NAME) at_simd_level(simd_level(), CTN_SIMD_TABLES(NAME))

/// The same for T: table_of<T>(CTN_TABLES(activation_kernels)).
#define CTN_TABLES(NAME) CTN_SIMD_TABLES(NAME##_f32), CTN_SIMD_TABLES(NAME##_f64)

template <class T, class F, class D>
const auto& table_of(const F& baseline_f, const F& avx2_f, const F& avx512_f, const D& baseline_d,
                     const D& avx2_d, const D& avx512_d) {
  if constexpr (std::is_same_v<T, float>)
    return at_simd_level(simd_level(), baseline_f, avx2_f, avx512_f);
  else
    return at_simd_level(simd_level(), baseline_d, avx2_d, avx512_d);
}

}  // namespace catenary::cpu
