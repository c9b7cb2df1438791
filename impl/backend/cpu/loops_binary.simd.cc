// Elementwise loops of operations with two inputs.
#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#define CTN_ROW_IF_same(NAME, ROW, FUNCTOR) {Op::NAME, ROW(loop2, FUNCTOR)},
#define CTN_ROW_IF_same_same(NAME, ROW, FUNCTOR) {Op::NAME, ROW(pair2, FUNCTOR)},
#define CTN_ROW_IF_boolean(NAME, ROW, FUNCTOR)
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) CTN_ROW_IF_##RESULT(NAME, CTN_ROW_##LOOPS, FUNCTOR)
static const Row rows[] = {
#include "impl/dtype/generated/ops.inc"
};

void install_binary(ElementwiseLoops& table) { install(rows, table); }

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
