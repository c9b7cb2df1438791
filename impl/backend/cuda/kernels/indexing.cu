// Gathers and scatters elements by positions along several axes.
#include "impl/backend/cuda/kernels/indexing.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/report.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
#include "impl/backend/cuda/kernels/index_groups.h"

template <class T>
CTN_DEVICE void gather(const IndexCopyParams& p) {
  const IndexPositions& positions = p.positions;
  const uint64_t size = uint64_t(p.count) * p.rest.size;
  for (uint64_t i = first_item(); i < size; i += item_step()) {
    const uint32_t row = quotient(uint32_t(i), p.elements), element = uint32_t(i) - row * p.rest.size;
    const uint64_t position = p.first + row;
    int64_t from = 0;
    bool valid = true;
    for (int32_t j = 0; j < positions.k; ++j) {
      const uint64_t index = index_along(positions, j, position);
      if (index >= uint64_t(positions.lengths[j])) {
        if (valid && element == 0)
          report(p.errors, ErrorCode::index, positions.axes[j],
                 positions.indices[uint64_t(j) * positions.n + position], positions.lengths[j]);
        valid = false;
      }
      from += int64_t(index) * positions.strides[j];
    }
    if (!valid) continue;
    int64_t offsets[2];
    locate(p.rest, element, offsets);
    *reinterpret_cast<T*>(p.other + int64_t(position) * p.step + offsets[1]) =
        *reinterpret_cast<const T*>(p.a + from + offsets[0]);
  }
}

template <class T>
CTN_DEVICE void scatter(const IndexCopyParams& p) {
  const uint32_t slot = (blockIdx.x * kIndexThreads + threadIdx.x) / 32;
  if (slot >= p.groups.count) return;
  const uint32_t position = last_of_group(p.groups, slot);
  if (position >= p.groups.count) return;
  char* const to = p.a + offset_of(p.positions, p.first + position);
  const char* const from = p.other + int64_t(p.first + position) * p.step;
  for (uint64_t i = blockIdx.y * 32 + threadIdx.x % 32; i < p.rest.size; i += gridDim.y * 32) {
    int64_t offsets[2];
    locate(p.rest, uint32_t(i), offsets);
    *reinterpret_cast<T*>(to + offsets[0]) = *reinterpret_cast<const T*>(from + offsets[1]);
  }
}

}  // namespace

CTN_CUDA_KERNEL(index_cells, IndexCellsParams, kIndexThreads, 4) {
  const IndexPositions& positions = p.positions;
  for (uint64_t i = first_item(); i < p.count; i += item_step()) {
    uint64_t cell = 0;
    bool valid = true;
    for (int32_t j = 0; j < positions.k; ++j) {
      const uint64_t index = index_along(positions, j, p.first + i), length = uint64_t(positions.lengths[j]);
      if (index >= length && valid) {
        report(p.errors, p.taken ? ErrorCode::index_of_take : ErrorCode::index, positions.axes[j],
               positions.indices[uint64_t(j) * positions.n + p.first + i], positions.lengths[j]);
        valid = false;
      }
      cell = cell * length + index;
    }
    if (p.out) p.out[i] = valid ? cell : p.cells;
  }
}

#define CTN_COPIES(SIZE, TYPE)                                                              \
  CTN_CUDA_KERNEL(gather_index_##SIZE, IndexCopyParams, kIndexThreads) { gather<TYPE>(p); } \
  CTN_CUDA_KERNEL(scatter_index_##SIZE, IndexCopyParams, kIndexThreads) { scatter<TYPE>(p); }
CTN_COPIES(1, uint8_t)
CTN_COPIES(2, uint16_t)
CTN_COPIES(4, uint32_t)
CTN_COPIES(8, uint64_t)
CTN_COPIES(16, Unit16)

}  // namespace catenary::cuda
