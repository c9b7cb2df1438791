#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#define CTN_OP1(NAME, FUNCTOR, LOOPS, RESULT) {Op::NAME, CTN_ROW_##LOOPS(loop1, FUNCTOR)},
static const Row rows[] = {
#include "impl/array/generated/ops.inc"
};

void install_unary(Loops& table) { install(rows, table); }

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
