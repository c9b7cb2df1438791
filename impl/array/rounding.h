#pragma once
#include <cmath>

#include "impl/array/dtype.h"

namespace catenary {

/// What a number becomes when it is stored as dtype; integers and booleans are left as they are.
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

/// A number that an operation on elements of dtype takes beside them: rounded once, as NumPy rounds Python's
/// numbers, so that results are compared with what they were limited to. What would overflow or vanish stays
/// exact.
inline double parameter_for(double value, DType dtype) {
  const double rounded = round_to(value, dtype);
  return (std::isinf(rounded) && !std::isinf(value)) || (rounded == 0 && value != 0) ? value : rounded;
}

}  // namespace catenary
