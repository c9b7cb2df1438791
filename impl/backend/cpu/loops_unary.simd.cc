// Elementwise loops of operations with one input.
#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/backend/cpu/wide.h"
//
#include "impl/backend/cpu/wide_root.h"
//
#include "impl/backend/cpu/wide_math.h"
//
#include "impl/backend/cpu/halves.h"

#define CTN_LOOP_same unary
#define CTN_LOOP_boolean loop1
#define CTN_LOOP_same_same pair1_same
#define CTN_LOOP_same_int32 pair1_int32
#define CTN_OP1(NAME, FUNCTOR, LOOPS, RESULT, FIXED) {Op::NAME, CTN_ROW_##LOOPS(CTN_LOOP_##RESULT, FUNCTOR)},
static const Row rows[] = {
#include "impl/dtype/generated/ops.inc"
};

void install_unary(ElementwiseLoops& table) {
  install(rows, table.elementwise);
#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)
  table.elementwise[int(Op::reciprocal)][CTN_FLOAT16] = divide_halves<Half, true>;
  table.elementwise[int(Op::reciprocal)][CTN_BFLOAT16] = divide_halves<BFloat16, true>;
#endif
}

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
