// Kernel launches on arrays.
#pragma once
#include "impl/array/array.h"
#include "impl/backend/kernels.h"

namespace catenary {

// The operands of a launch: arrays, operands, and lists of these. Null arrays are omitted.
inline void add_to(Launch& launch, const Operand& operand) { launch.add(operand); }
inline void add_to(Launch& launch, const Array& array) { launch.add(array.operand()); }
inline void add_to(Launch& launch, const Array* array) {
  if (array) launch.add(array->operand());
}
inline void add_to(Launch& launch, const ArrayRef& array) { add_to(launch, array.get()); }
template <class List>
auto add_to(Launch& launch, const List& list) -> decltype(list.begin(), void()) {
  for (const auto& each : list) add_to(launch, each);
}

/// Runs a launch on the device of its last operand, which is an output.
inline void run(const Launch& launch) { launch.operands[launch.count - 1].storage->backend().launch(launch); }

/// Runs a kernel on operands in the given order, on the device of the last one.
template <class Params, class... Operands>
void launch(KernelWith<Params> kernel, const std::type_identity_t<Params>& params,
            const Operands&... operands) {
  Launch launch(kernel, params);
  (add_to(launch, operands), ...);
  run(launch);
}
template <class... Operands>
void launch(KernelWith<NoParams> kernel, const Operands&... operands) {
  launch(kernel, {}, operands...);
}

}  // namespace catenary
