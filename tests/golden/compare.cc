// Comparison of results with recorded arrays.
#include "compare.h"

#include <cmath>
#include <cstdio>
#include <cstring>

namespace golden {
namespace {

bool agree(double got, double expected, const Tolerance& tolerance) {
  if (std::isnan(expected)) return std::isnan(got);
  if (std::isinf(expected) || std::isinf(got)) return got == expected;
  if (tolerance.zero_sign && got == 0 && expected == 0) return std::signbit(got) == std::signbit(expected);
  return std::fabs(got - expected) <= tolerance.atol + tolerance.rtol * std::fabs(expected);
}

std::string position(int64_t flat, const std::vector<int64_t>& shape) {
  std::vector<int64_t> index(shape.size());
  for (size_t axis = shape.size(); axis-- > 0; flat /= shape[axis]) index[axis] = flat % shape[axis];
  std::string text = "[";
  for (size_t i = 0; i < index.size(); ++i) text += (i ? ", " : "") + std::to_string(index[i]);
  return text + "]";
}

}  // namespace

std::string difference(const HostArray& got, const HostArray& expected, const Tolerance& tolerance) {
  if (got.dtype != expected.dtype || got.shape != expected.shape) {
    return "got " + describe(got.dtype, got.shape) + " instead of " +
           describe(expected.dtype, expected.shape);
  }
  const int64_t size = expected.size();
  const size_t item = item_size(expected.dtype);
  if (size != 0 && expected.bytes.empty()) return "";
  if (got.bytes.size() != size * item || expected.bytes.size() != size * item) return "byte counts differ";
  const bool floating = is_floating(expected.dtype);
  int64_t count = 0, first = -1;
  double largest = 0;
  for (int64_t i = 0; i < size; ++i) {
    const bool same = floating ? agree(got.real(i), expected.real(i), tolerance)
                               : std::memcmp(&got.bytes[i * item], &expected.bytes[i * item], item) == 0;
    if (same) continue;
    if (first < 0) first = i;
    ++count;
    if (floating) largest = std::fmax(largest, std::fabs(got.real(i) - expected.real(i)));
  }
  if (count == 0) return "";
  std::string text = std::to_string(count) + " of " + std::to_string(size) + " differ, first at " +
                     position(first, expected.shape) + ": " + got.text(first) + " instead of " +
                     expected.text(first);
  if (floating && count > 1) {
    char buffer[60];
    std::snprintf(buffer, sizeof buffer, ", largest error %.3g", largest);
    text += buffer;
  }
  return text;
}

}  // namespace golden
