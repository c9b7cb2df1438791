// Calls templates with the element type or element size of an array.
#pragma once
#include <cstdint>
#include <utility>

#include "impl/backend/backend.h"
#include "impl/dtype/dtype.h"

namespace catenary::cpu {

/// Calls f<double>() for float64, otherwise f<float>(): 16-bit floats are computed in float32.
template <class F>
decltype(auto) dispatch_floating(DType dtype, F&& f) {
  return dtype == CTN_FLOAT64 ? f.template operator()<double>() : f.template operator()<float>();
}

/// The same for the dtype of the first operand.
template <class F>
void dispatch_floating(const Launch& launch, F&& f) {
  dispatch_floating(launch.operands[0].dtype, std::forward<F>(f));
}

/// Calls f<D>() for the dtype D.
template <class F>
void dispatch_dtype(DType dtype, F&& f) {
  [&]<int... D>(std::integer_sequence<int, D...>) {
    (void)((dtype == D && (f.template operator()<DType(D)>(), true)) || ...);
  }
  (std::make_integer_sequence<int, kDTypes>());
}

/// Calls f with an unsigned integer type of `size` bytes; returns false if there is none.
template <class F>
bool dispatch_size(int64_t size, F&& f) {
  switch (size) {
    case 1:
      return f(uint8_t()), true;
    case 2:
      return f(uint16_t()), true;
    case 4:
      return f(uint32_t()), true;
    case 8:
      return f(uint64_t()), true;
    default:
      return false;
  }
}

}  // namespace catenary::cpu
