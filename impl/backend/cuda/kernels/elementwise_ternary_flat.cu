// Elementwise operations with three inputs, of contiguous operands.
#include "impl/backend/cuda/kernels/elementwise_kernels.h"

namespace catenary::cuda {

#define CTN_DEFINE CTN_DEFINE_FLAT
#define CTN_OP3(NAME, FUNCTOR, LOOPS, RESULT, FIXED) CTN_ROW_##LOOPS(Ternary, NAME, FUNCTOR)
#include "impl/dtype/generated/ops.inc"

}  // namespace catenary::cuda
