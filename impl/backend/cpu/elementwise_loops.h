// The inner loops of elementwise operations. Including files are recompiled for a new operation.
#pragma once
#include "impl/backend/cpu/loops_table.h"
#include "impl/backend/cpu/simd.h"
#include "impl/dtype/generated/ops.h"

namespace catenary::cpu {

/// Unused operands are null; outputs may be inputs.
using Loop = void (*)(const void* a, const void* b, const void* c, void* out, void* second_out, int64_t n);

struct ElementwiseLoops : LoopTable {
  /// By operation and compute dtype; null if the operation has no such loop. Nearly all compute 16-bit floats
  /// in float32.
  Loop elementwise[kOps][kDTypes];
  /// The same with one element as second input; null if it is to be repeated instead.
  Loop with_number[kOps][kDTypes];
};

/// Returns the loops of the current instruction set.
const ElementwiseLoops& elementwise_loops();

#define CTN_LOOP_PARTS(NAMESPACE, ...)              \
  namespace NAMESPACE {                             \
  void install_unary(ElementwiseLoops& table);      \
  void install_binary(ElementwiseLoops& table);     \
  void install_comparison(ElementwiseLoops& table); \
  void install_ternary(ElementwiseLoops& table);    \
  void install_casts(LoopTable& table);             \
  }
CTN_EVERY_LEVEL(CTN_LOOP_PARTS, )
#undef CTN_LOOP_PARTS

}  // namespace catenary::cpu
