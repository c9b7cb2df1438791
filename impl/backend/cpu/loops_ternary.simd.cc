// Elementwise loops of operations with three inputs.
#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#define CTN_OP3(NAME, FUNCTOR, LOOPS, RESULT, FIXED) {Op::NAME, CTN_ROW_##LOOPS(loop3, FUNCTOR)},
static const Row rows[] = {
#include "impl/dtype/generated/ops.inc"
};

void install_ternary(ElementwiseLoops& table) { install(rows, table.elementwise); }

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
