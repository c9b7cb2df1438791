// Searches in sorted arrays, and marks of distinct elements.
#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/sort.h"
#include "impl/dtype/dtype.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/elements.h"
#include "impl/backend/cuda/kernels/ranks.h"

template <class U>
CTN_DEVICE void search_sorted(const SearchSortedParams& p) {
  const U* const sorted = static_cast<const U*>(p.sorted);
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    const U value = rank_of(static_cast<const U*>(p.values)[i], p.dtype);
    uint64_t begin = 0;
    for (uint64_t left = p.n; left > 0;) {
      const uint64_t half = left / 2;
      const U middle = rank_of(sorted[begin + half], p.dtype);
      const bool is_before = p.right ? middle <= value : middle < value;
      begin += is_before ? half + 1 : 0;
      left = is_before ? left - half - 1 : half;
    }
    p.positions[i] = int64_t(begin);
  }
}

template <class U>
CTN_DEVICE void mark_distinct(const MarkDistinctParams& p) {
  const U* const x = static_cast<const U*>(p.x);
  for (uint64_t i = first_item(); i < p.size; i += item_step())
    p.y[i] = i == 0 || rank_of(x[i], p.dtype) != rank_of(x[i - 1], p.dtype);
}

}  // namespace

#define CTN_SEARCH(SIZE, TYPE)                                                                        \
  CTN_CUDA_KERNEL(search_sorted_##SIZE, SearchSortedParams, kSortThreads) { search_sorted<TYPE>(p); } \
  CTN_CUDA_KERNEL(mark_distinct_##SIZE, MarkDistinctParams, kSortThreads) { mark_distinct<TYPE>(p); }
CTN_SEARCH(1, uint8_t)
CTN_SEARCH(2, uint16_t)
CTN_SEARCH(4, uint32_t)
CTN_SEARCH(8, uint64_t)

}  // namespace catenary::cuda
