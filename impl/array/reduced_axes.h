// The axes of a reduction, and the dtype of sums.
#pragma once
#include "impl/array/array.h"

namespace catenary {

/// The reduced axes, and the shapes with them as ones and without them.
struct ReducedAxes {
  SmallVector<char, 16> reduced;
  Dims kept_ones, result;
  int64_t count = 1;  // number of elements per result

  ReducedAxes(const Array& a, Span<const int64_t> axes, bool keepdims) : reduced(size_t(a.ndim())) {
    for (char& r : reduced) r = !axes.data;
    for (int64_t axis : axes) {
      const int i = normalize_axis(axis, a.ndim(), "axes");
      if (reduced[size_t(i)]++) fail(CTN_ERROR_INDEX, "axes: axis %d is repeated", i);
    }
    for (int i = 0; i < a.ndim(); ++i) {
      const bool gone = reduced[size_t(i)];
      if (gone) count *= a.dim(i);
      kept_ones.push_back(gone ? 1 : a.dim(i));
      if (!gone || keepdims) result.push_back(gone ? 1 : a.dim(i));
    }
  }

  Shape shape() const { return {result.data(), result.size()}; }
  Shape ones() const { return {kept_ones.data(), kept_ones.size()}; }
};

/// Returns NumPy's dtype of sums and products: small integers widen.
inline DType sum_dtype(DType dtype) {
  if (dtype == CTN_BOOL || is_signed_integer(dtype)) return CTN_INT64;
  return is_unsigned_integer(dtype) ? CTN_UINT64 : dtype;
}

}  // namespace catenary
