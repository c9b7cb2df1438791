// Adds rows to the rows of an array that indices name, in the order of the indices.
#include "impl/backend/cuda/kernels/indexing.h"
#include "impl/backend/cuda/kernels/kernel.h"
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

/// The sum, which is rounded to the dtype.
template <class T>
CTN_DEVICE T added(T sum, T term) {
  if constexpr (std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>)
    return Narrow<T>()(to_float(sum) + to_float(term));
  else
    return Add()(sum, term);
}

template <class T, int N>
CTN_DEVICE void scatter_add(const ScatterAddParams& p) {
  using Items = Pack<T, N>;
  const uint32_t slot = (blockIdx.x * kIndexThreads + threadIdx.x) / 32;
  if (slot >= p.groups.count) return;
  const uint64_t items = p.inner / N;
  for (uint64_t tile = blockIdx.y; tile * 32 < items; tile += gridDim.y) {
    const uint64_t column = tile * 32 + threadIdx.x % 32;
    const bool mine = column < items;
    const Items* x = reinterpret_cast<const Items*>(p.x) + column;
    Items* y = nullptr;
    Items sum{};
    for_group(p.groups, slot, [&](uint32_t position) {
      if (!mine) return;
      if (!y) {
        y = reinterpret_cast<Items*>(p.y) + p.groups.cells[position] * items + column;
        sum = *y;
      }
      const Items term = x[position * items];
      CTN_UNROLL
      for (int k = 0; k < N; ++k) sum.items[k] = added(sum.items[k], term.items[k]);
    });
    if (y) *y = sum;
  }
}

}  // namespace

#define CTN_SCATTER(CODE, TYPE, NAME, ...)                                                                   \
  CTN_CUDA_KERNEL(scatter_add_##NAME, ScatterAddParams, kIndexThreads) { scatter_add<Element<TYPE>, 1>(p); } \
  CTN_CUDA_KERNEL(scatter_add_packs_##NAME, ScatterAddParams, kIndexThreads) {                               \
    scatter_add<Element<TYPE>, kPackBytes / int(sizeof(TYPE))>(p);                                           \
  }
CTN_DTYPES(CTN_SCATTER)

}  // namespace catenary::cuda
