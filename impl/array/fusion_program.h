// Programs of the kernel `fused`.
#pragma once
#include "impl/array/trace.h"

namespace catenary {

/// The program of one launch, and the operands that it needs.
struct FusionProgram {
  FusedParams params{};
  std::vector<FusedInstruction> instructions;
  std::vector<FusedConstant> constants;
  SmallVector<Access, 4> inputs;
  SmallVector<int32_t, 4>
      outputs;  // values that it stores: the last one is that of the reduction, if there is one

  /// `stored`: by value, whether something else reads it.
  FusionProgram(const Trace& trace, const std::vector<int32_t>& nodes, const std::vector<char>& stored);
  /// Whether the kernel can run it.
  bool fits() const;
  /// The bytes of the launch's first operand.
  std::vector<char> bytes() const;
};

}  // namespace catenary
