// Calls templates with the type or the size that an array has.
#pragma once
#include <cstdint>
#include <utility>

#include "impl/backend/backend.h"
#include "impl/dtype/dtype.h"

namespace catenary::cpu {

/// f<double>() for float64, else f<float>(): 16-bit floats are computed in float32.
template <class F>
decltype(auto) dispatch_floating(DType dtype, F&& f) {
  return dtype == CTN_FLOAT64 ? f.template operator()<double>() : f.template operator()<float>();
}

/// The same by the dtype of the first operand.
template <class F>
void dispatch_floating(const Launch& launch, F&& f) {
  dispatch_floating(launch.operands[0].dtype, std::forward<F>(f));
}

/// f<D>() for the dtype D.
template <class F>
void dispatch_dtype(DType dtype, F&& f) {
  [&]<int... D>(std::integer_sequence<int, D...>) {
    (void)((dtype == D && (f.template operator()<DType(D)>(), true)) || ...);
  }
  (std::make_integer_sequence<int, kDTypes>());
}

/// f(an unsigned integer of `size` bytes); false if there is none.
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
