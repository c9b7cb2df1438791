// Elementwise operations with three inputs, of operands of any strides and dtypes.
#include "impl/backend/cuda/kernels/elementwise_kernels.h"

namespace catenary::cuda {

#define CTN_DEFINE CTN_DEFINE_STRIDED
#define CTN_OP3(NAME, FUNCTOR, LOOPS, RESULT, FIXED) CTN_ROW_##LOOPS(Ternary, NAME, FUNCTOR)
#include "impl/dtype/generated/ops.inc"

}  // namespace catenary::cuda
