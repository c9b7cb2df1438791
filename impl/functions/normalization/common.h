#pragma once
#include "impl/autograd/type_check.h"
#include "impl/backend/layer_params.h"

namespace catenary::functions {

/// The dtype that statistics are computed and kept in.
inline DType statistics_dtype(DType dtype) { return is_half(dtype) ? DType(CTN_FLOAT32) : dtype; }

/// The same elements as (n, c, d).
ArrayRef as_three(const Array& x, int64_t n, int64_t c, int64_t d);

void check_eps(double eps);

/// Null operands are left out.
template <class Params>
void launch_layer(Kernel kernel, const Params& params, std::initializer_list<const Array*> operands) {
  Launch launch(kernel, params);
  for (const Array* operand : operands)
    if (operand) launch.operands[launch.count++] = operand->operand();
  (*operands.begin())->backend().launch(launch);
}

}  // namespace catenary::functions
