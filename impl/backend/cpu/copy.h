// Copies that other kernels use.
#pragma once
#include "impl/backend/backend.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/dims.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu {

/// x -> y: any strides; stride 0 broadcasts x; other dtypes are cast. x and y do not overlap.
void copy(const Operand& x, const Operand& y);

/// If all inputs only repeat along the outermost dimension of contiguous outputs: how many of its rows are
/// worth computing before the others are copied from them. Otherwise 0.
template <int N>
int64_t rows_to_copy(const Dims<N>& dims, int inputs, int operands, const size_t* itemsizes) {
  constexpr int64_t kWorthwhile = int64_t{2} << 10;  // elements
  if (!kForSpeed || dims.size() < 2) return 0;
  const Dim<N>& outer = dims[0];
  for (int k = 0; k < inputs; ++k)
    if (outer.strides[k] != 0) return 0;
  for (int k = inputs; k < operands; ++k) {
    int64_t step = int64_t(itemsizes[k]);
    for (size_t d = dims.size(); d-- > 0; step *= dims[d].length)
      if (dims[d].strides[k] != step) return 0;
  }
  const int64_t rows = items_of_grain(kWorthwhile, size_of(dims) / outer.length);
  return rows <= outer.length / 2 ? rows : 0;
}
/// Fills the bytes behind the first `part` bytes with copies of them.
void copy_parts(char* data, int64_t part, int64_t bytes);

}  // namespace catenary::cpu
