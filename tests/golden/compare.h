#pragma once

#include <string>

#include "npz.h"

namespace golden {

struct Tolerance {
  double rtol = 0, atol = 0;
  bool zero_sign = false;
};

/// What differs between a result and what was expected, "" where nothing does. Values are not looked at where
/// `expected` has a shape and no bytes although it has elements (only dtype and shape are defined).
std::string difference(const HostArray& got, const HostArray& expected, const Tolerance& tolerance);

/// The same elements, a NaN being equal to every NaN.
inline std::string difference(const HostArray& got, const HostArray& expected) {
  return difference(got, expected, Tolerance{0, 0, true});
}

}  // namespace golden
