// Elements of any dtype as double, int64_t or uint64_t, for reference computations.
#pragma once
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "impl/array/array.h"

namespace catenary {

// Elements of any dtype are held in one of three wide types: double for floats, int64_t for signed integers,
// uint64_t for unsigned ones and bool. Arithmetic is done element by element in the wide type and narrowed to
// the dtype after each step. This is independent of the kernels that the assertions check.

/// Rounds a value to a floating dtype. Because double is more than twice as precise as the others, this gives
/// the same result as an operation in that dtype.
inline double narrow(double value, DType dtype) {
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

inline int64_t narrow(int64_t value, DType dtype) {
  const int unused = 64 - 8 * int(itemsize(dtype));
  return int64_t(uint64_t(value) << unused) >> unused;
}

inline uint64_t narrow(uint64_t value, DType dtype) {
  const int unused = 64 - 8 * int(itemsize(dtype));
  return value << unused >> unused;
}

inline double subtract(double a, double b) { return a - b; }
inline int64_t subtract(int64_t a, int64_t b) { return int64_t(uint64_t(a) - uint64_t(b)); }
inline uint64_t subtract(uint64_t a, uint64_t b) { return a - b; }

inline double magnitude(double value) { return std::fabs(value); }
inline int64_t magnitude(int64_t value) { return value < 0 ? subtract(int64_t(0), value) : value; }
inline uint64_t magnitude(uint64_t value) { return value; }

namespace detail {

template <class Wide, class T>
void widen(const char* data, std::vector<Wide>& out) {
  for (size_t i = 0; i < out.size(); ++i) {
    T value;
    std::memcpy(&value, data + i * sizeof(T), sizeof(T));
    if constexpr (std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>)
      out[i] = Wide(to_float(value));
    else
      out[i] = Wide(value);
  }
}

}  // namespace detail

/// Returns the elements of a C-contiguous array on the CPU. Wide must be able to represent them: floats need
/// double.
template <class Wide>
std::vector<Wide> values_of(const Array& a) {
  std::vector<Wide> out(static_cast<size_t>(a.size()));
  const char* data = a.data();
  switch (a.dtype()) {
    case CTN_BOOL:
      detail::widen<Wide, uint8_t>(data, out);
      for (Wide& value : out) value = Wide(value != Wide(0));
      break;
    case CTN_UINT8:
      detail::widen<Wide, uint8_t>(data, out);
      break;
    case CTN_INT8:
      detail::widen<Wide, int8_t>(data, out);
      break;
    case CTN_INT16:
      detail::widen<Wide, int16_t>(data, out);
      break;
    case CTN_INT32:
      detail::widen<Wide, int32_t>(data, out);
      break;
    case CTN_INT64:
      detail::widen<Wide, int64_t>(data, out);
      break;
    case CTN_UINT16:
      detail::widen<Wide, uint16_t>(data, out);
      break;
    case CTN_UINT32:
      detail::widen<Wide, uint32_t>(data, out);
      break;
    case CTN_UINT64:
      detail::widen<Wide, uint64_t>(data, out);
      break;
    case CTN_FLOAT16:
      detail::widen<Wide, Half>(data, out);
      break;
    case CTN_BFLOAT16:
      detail::widen<Wide, BFloat16>(data, out);
      break;
    case CTN_FLOAT32:
      detail::widen<Wide, float>(data, out);
      break;
    default:
      detail::widen<Wide, double>(data, out);
  }
  return out;
}

}  // namespace catenary
