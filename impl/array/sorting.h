// Sorting, searching, counting.
#pragma once
#include <catenary/sorting.h>

#include "impl/array/array.h"

namespace catenary {

ArrayRef sort(const Array& a, int64_t axis);
void sort_inplace(Array& a, int64_t axis);
ArrayRef argsort(const Array& a, int64_t axis);
ArrayRef lexsort(Span<const Array* const> keys, int64_t axis);
ArrayRef partition(const Array& a, Span<const int64_t> kth, int64_t axis);
ArrayRef argpartition(const Array& a, Span<const int64_t> kth, int64_t axis);
ArrayRef searchsorted(const Array& a, const Array& values, ctn_side side, const Array* sorter);

struct Unique {
  ArrayRef values, index, inverse, counts;  // null unless requested
};
Unique unique(const Array& a, bool index, bool inverse, bool counts);

// Cumulative sums and counts (scan.cc).
ArrayRef bincount(const Array& x, const Array* weights, int64_t minlength);
ArrayRef cumsum(const Array& a, int64_t axis, DType dtype);
void cumsum_into(const Array& a, int64_t axis, DType dtype, Array& out);
ArrayRef cumprod(const Array& a, int64_t axis, DType dtype);
void cumprod_into(const Array& a, int64_t axis, DType dtype, Array& out);

}  // namespace catenary
