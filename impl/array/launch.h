// Kernel calls on arrays.
#pragma once
#include "impl/array/array.h"
#include "impl/backend/kernels.h"

namespace catenary {

/// An operand without storage: one element in host memory, broadcast by strides of 0.
inline Operand immediate_operand(const void* value, DType dtype, int ndim, const int64_t* shape = nullptr) {
  static constexpr int64_t kZeros[64] = {};
  return {static_cast<char*>(const_cast<void*>(value)), nullptr, shape ? shape : kZeros, kZeros, ndim, dtype};
}

/// The elements of a C-contiguous array as an operand of another shape, whose strides it fills in.
inline Operand operand_as(const Array& a, Shape shape, Dims& strides) {
  strides.resize(shape.size);
  int64_t stride = int64_t(itemsize(a.dtype()));
  for (size_t i = shape.size; i-- > 0; stride *= shape[i]) strides[i] = stride;
  return {a.data(), &a.storage(), shape.data, strides.data(), int32_t(shape.size), a.dtype()};
}

/// Runs a launch on the device of its last operand, which is an output.
inline void run(const Launch& launch) { launch.operands[launch.count - 1].storage->backend().launch(launch); }
/// Runs a launch on the arrays that are not null. Out of line, for launches of many: the code is long, and
/// such kernels compute for longer than the call takes.
void run(Launch& launch, std::initializer_list<const Array*> arrays);

// The operands of a launch: arrays, operands, and lists of arrays. Null arrays are omitted.
inline const Array* array_of(const Array& array) { return &array; }
inline const Array* array_of(const Array* array) { return array; }
inline const Array* array_of(const ArrayRef& array) { return array.get(); }

inline void add_to(Launch& launch, const Operand& operand) { launch.add(operand); }
template <class T>
auto add_to(Launch& launch, const T& array) -> decltype(array_of(array), void()) {
  if (array_of(array)) launch.add(array_of(array)->operand());
}
template <class List>
auto add_to(Launch& launch, const List& list) -> decltype(list.begin(), void()) {
  for (const auto& each : list) add_to(launch, each);
}

/// Runs a kernel on operands in the given order, on the device of the last one.
template <class Params, class... Operands>
void launch(KernelWith<Params> kernel, const std::type_identity_t<Params>& params,
            const Operands&... operands) {
  Launch launch(kernel, params);
  if constexpr (sizeof...(operands) > 4 && requires { (array_of(operands), ...); }) {
    run(launch, {array_of(operands)...});
  } else {
    (add_to(launch, operands), ...);
    run(launch);
  }
}
template <class... Operands>
void launch(KernelWith<NoParams> kernel, const Operands&... operands) {
  launch(kernel, {}, operands...);
}

}  // namespace catenary
