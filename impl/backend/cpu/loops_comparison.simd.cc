// Elementwise loops of comparisons.
#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#define CTN_BOOLEAN_same(...)
#define CTN_BOOLEAN_same_same(...)
#define CTN_BOOLEAN_boolean(...) __VA_ARGS__
#define CTN_OP2(NAME, FUNCTOR, LOOPS, RESULT, FIXED) \
  CTN_BOOLEAN_##RESULT({Op::NAME, CTN_ROW_##LOOPS(loop2, FUNCTOR)}, )
static const Row rows[] = {
#include "impl/dtype/generated/ops.inc"
};

void install_comparison(ElementwiseLoops& table) { install(rows, table); }

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
