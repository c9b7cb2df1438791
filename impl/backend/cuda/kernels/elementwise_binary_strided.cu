// Elementwise operations with two inputs, of operands of any strides and dtypes.
#include "impl/backend/cuda/kernels/elementwise_kernels.h"

namespace catenary::cuda {

#define CTN_DEFINE CTN_DEFINE_STRIDED
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) CTN_IF_NUMBER_##RESULT(CTN_ROW_##LOOPS, NAME, FUNCTOR)
#include "impl/dtype/generated/ops.inc"

}  // namespace catenary::cuda
