// Assertions about arrays, with the messages of NumPy's testing module.
#pragma once
#include <vector>

#include "impl/array/array.h"

namespace catenary {

// The assertions of catenary/testing.h. A failing assertion throws Error(CTN_ERROR_ASSERTION) with the text
// that NumPy 1.24's assertion of the same name gives. `err_msg` may be null. Arrays may be on any devices.

void assert_allclose(const Array& actual, const Array& desired, double rtol, double atol, const char* err_msg,
                     bool verbose);
void assert_array_almost_equal(const Array& x, const Array& y, int32_t decimal, const char* err_msg,
                               bool verbose);
void assert_array_equal(const Array& x, const Array& y, const char* err_msg, bool verbose);
void assert_array_list_equal(Span<const Array* const> xs, Span<const Array* const> ys, const char* err_msg,
                             bool verbose);
void assert_array_less(const Array& x, const Array& y, const char* err_msg, bool verbose);

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for a negative bound, Error(CTN_ERROR_DTYPE) for bool, and
/// Error(CTN_ERROR_SHAPE) for shapes that do not match.
void assert_array_almost_equal_nulp(const Array& x, const Array& y, int64_t nulp);
void assert_array_max_ulp(const Array& a, const Array& b, int64_t maxulp, DType dtype);

/// Returns a C-contiguous array on the CPU with the elements of `a`, which is `a` itself if possible.
ArrayRef to_host(const Array& a);

}  // namespace catenary
