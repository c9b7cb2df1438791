// Ranges of numeric arguments and indices.
#pragma once
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>

#include "impl/base/error.h"

namespace catenary {

/// A range of finite numbers for an argument.
struct Range {
  static constexpr double kUnbounded = std::numeric_limits<double>::infinity();

  double low = -kUnbounded, high = kUnbounded;
  bool without_low = false, without_high = false;  // whether the bound itself is excluded

  bool holds(double value) const {
    return std::isfinite(value) && (without_low ? value > low : value >= low) &&
           (without_high ? value < high : value <= high);
  }
  /// Returns text for messages such as "a finite number of at least 0".
  std::string text() const {
    const bool bounded = std::isfinite(high);
    std::string text = bounded ? "a number" : "a finite number";
    if (std::isfinite(low))
      text += format(without_low ? " above %g" : bounded ? " from %g" : " of at least %g", low);
    if (bounded) text += format(without_high ? " up to but not including %g" : " to %g", high);
    return text;
  }
};

constexpr Range kFinite{}, kNotNegative{0}, kUnit{0, 1}, kBelowOne{0, 1, false, true};

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the argument, if `value` is out of range.
inline void require_within(const Range& range, double value, const char* argument) {
  if (!range.holds(value))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %s, got %g", argument, range.text().c_str(), value);
}

/// Throws Error(CTN_ERROR_INDEX) unless `index` is below `count`, the number of things that `what` names in
/// the plural.
inline void require_index(size_t index, size_t count, const char* what) {
  if (index >= count)
    fail(CTN_ERROR_INDEX, "index: expected less than %zu, the number of %s, got %zu", count, what, index);
}

}  // namespace catenary
