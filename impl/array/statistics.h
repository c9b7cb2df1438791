// Reductions that are composed of others.
#pragma once
#include "impl/array/array.h"

namespace catenary {

// Implemented in statistics.cc.
ArrayRef var(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype);
void var_into(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype, Array& out);
ArrayRef std(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype);
void std_into(const Array& a, Span<const int64_t> axes, double ddof, bool keepdims, DType dtype, Array& out);
ArrayRef count_nonzero(const Array& a, Span<const int64_t> axes, bool keepdims);
ArrayRef all(const Array& a, Span<const int64_t> axes, bool keepdims);
ArrayRef any(const Array& a, Span<const int64_t> axes, bool keepdims);

}  // namespace catenary
