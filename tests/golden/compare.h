// Comparison of results with recorded arrays, exactly or within tolerances.
#pragma once

#include <string>

#include "npz.h"

namespace golden {

struct Tolerance {
  double rtol = 0, atol = 0;
  bool zero_sign = false;
};

/// Describes the difference between a result and the expected array; "" if there is none. If `expected` has
/// elements but no bytes, only dtype and shape are defined, and the values are not compared.
std::string difference(const HostArray& got, const HostArray& expected, const Tolerance& tolerance);

/// Requires the same elements; a NaN equals every NaN.
inline std::string difference(const HostArray& got, const HostArray& expected) {
  return difference(got, expected, Tolerance{0, 0, true});
}

}  // namespace golden
