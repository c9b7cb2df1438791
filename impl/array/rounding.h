// Rounds numbers to dtypes.
#pragma once
#include <cmath>

#include "impl/dtype/dtype.h"

namespace catenary {

/// Rounds a number to dtype; integers and booleans are returned unchanged.
inline double round_to(double value, DType dtype) {
  switch (dtype) {
    case CTN_FLOAT16:
      return double(to_float(to_half(value)));
    case CTN_BFLOAT16:
      return double(to_float(to_bfloat16(value)));
    case CTN_FLOAT32:
      return double(float(value));
    default:
      return value;
  }
}

/// Rounds a scalar parameter of an operation to dtype, as NumPy rounds Python's numbers, so that results
/// compare equal to their bounds. Values that would overflow or underflow stay exact.
inline double parameter_for(double value, DType dtype) {
  const double rounded = round_to(value, dtype);
  return (std::isinf(rounded) && !std::isinf(value)) || (rounded == 0 && value != 0) ? value : rounded;
}

}  // namespace catenary
