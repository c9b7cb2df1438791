// Takes rows along an axis by index.
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
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/index_groups.h"

template <class Unit>
CTN_DEVICE void take(const TakeRowsParams& p) {
  const Unit* a = reinterpret_cast<const Unit*>(p.a);
  Unit* out = reinterpret_cast<Unit*>(p.out);
  const uint64_t units = p.rows * p.row_units;
  for (uint64_t i = first_item(); i < units; i += item_step()) {
    const uint64_t row = p.small ? quotient(uint32_t(i), p.units) : i / p.row_units;
    const uint64_t outer = p.small ? quotient(uint32_t(row), p.counts) : row / p.count;
    const uint64_t column = i - row * p.row_units;
    const int64_t index = p.indices[row - outer * p.count];
    const int64_t place = index < 0 ? index + p.length : index;
    if (uint64_t(place) >= uint64_t(p.length)) {
      if (column == 0) report(p.errors, ErrorCode::index_of_take, 0, index, p.length);
      continue;
    }
    out[i] = a[(outer * uint64_t(p.length) + uint64_t(place)) * p.row_units + column];
  }
}

}  // namespace

CTN_CUDA_KERNEL(take_1, TakeRowsParams, kIndexThreads) { take<uint8_t>(p); }
CTN_CUDA_KERNEL(take_2, TakeRowsParams, kIndexThreads) { take<uint16_t>(p); }
CTN_CUDA_KERNEL(take_4, TakeRowsParams, kIndexThreads) { take<uint32_t>(p); }
CTN_CUDA_KERNEL(take_8, TakeRowsParams, kIndexThreads) { take<uint64_t>(p); }
CTN_CUDA_KERNEL(take_16, TakeRowsParams, kIndexThreads) { take<Unit16>(p); }

CTN_CUDA_KERNEL(narrow_labels, NarrowLabelsKernelParams, kIndexThreads) {
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    const int64_t x = p.x[i];
    p.y[i] = int32_t(x);
    if (int32_t(x) != x) report(p.errors, ErrorCode::wide_label, p.status, x, int64_t(i), p.name);
  }
}

}  // namespace catenary::cuda
