#pragma once
#include <type_traits>

#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/simd.h"

namespace catenary::cpu {

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
