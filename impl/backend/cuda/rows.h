// What functions of kernels.def that process rows of elements have in common.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"

namespace catenary::cuda {

/// The rows along the middle dimension of (outer, length, depth), where the depth may be missing.
inline Rows rows_of(const Operand& x) {
  return make_rows(uint64_t(x.shape[0]), uint64_t(x.shape[1]), x.ndim > 2 ? uint64_t(x.shape[2]) : 1,
                   itemsize(x.dtype));
}

inline Grid grid_of(const Rows& rows, unsigned most) { return {kRowThreads, blocks_of(rows, most)}; }

/// A grid whose groups of threads need no order.
constexpr unsigned kManyBlocks = 1 << 16;

}  // namespace catenary::cuda
