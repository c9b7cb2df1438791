#pragma once
#include <type_traits>

#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/simd.h"

namespace catenary::cpu {

/// The table of the instruction set in use, of T: table_of<T>(CTN_TABLES(activation_kernels)).
#define CTN_TABLES(NAME)                                                                                \
  simd_baseline::NAME##_f32, simd_avx2::NAME##_f32, simd_avx512::NAME##_f32, simd_baseline::NAME##_f64, \
      simd_avx2::NAME##_f64, simd_avx512::NAME##_f64

template <class T, class F, class D>
const auto& table_of(const F& baseline_f, const F& avx2_f, const F& avx512_f, const D& baseline_d,
                     const D& avx2_d, const D& avx512_d) {
  const SimdLevel level = simd_level();
  if constexpr (std::is_same_v<T, float>)
    return level == SimdLevel::avx512 ? avx512_f : level == SimdLevel::avx2 ? avx2_f : baseline_f;
  else
    return level == SimdLevel::avx512 ? avx512_d : level == SimdLevel::avx2 ? avx2_d : baseline_d;
}

/// Contiguous elements read in the dtype that is computed in: as they lie, or converted into `buffer`.
template <class T>
const T* read_block(const char* data, DType dtype, int64_t n, T* buffer) {
  if (dtype == DTypeOf<T>::value) return reinterpret_cast<const T*>(data);
  loops().cast[dtype][DTypeOf<T>::value](data, buffer, n);
  return buffer;
}

/// Where a block of results is to be computed: in place, or in `buffer` for write_block.
template <class T>
T* block_target(char* data, DType dtype, T* buffer) {
  return dtype == DTypeOf<T>::value ? reinterpret_cast<T*>(data) : buffer;
}
template <class T>
void write_block(const T* block, char* data, DType dtype, int64_t n) {
  if (dtype != DTypeOf<T>::value) loops().cast[DTypeOf<T>::value][dtype](block, data, n);
}

}  // namespace catenary::cpu
