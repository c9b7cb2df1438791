// Programs of fused elementwise operations, and parameters of the kernel that runs them.
#pragma once
#include "impl/backend/params/elementwise.h"
#include "impl/backend/params/reduction.h"

namespace catenary {

/// An elementwise operation, or a cast, between slots. Slots hold blocks of elements; they are numbered: the
/// inputs of the launch, the constants, the outputs of the launch, the registers.
struct alignas(8) FusedInstruction {
  static constexpr int kMaxOperands = 4;

  ElementwiseParams params;  // not for casts
  bool casts;
  uint8_t count;  // number of operands: inputs, then outputs
  uint16_t slots[kMaxOperands];
  DType dtypes[kMaxOperands];
};

struct FusedConstant {
  alignas(8) char value[8];
  DType dtype;
};
static_assert(sizeof(FusedInstruction) % alignof(FusedConstant) == 0,
              "constants follow instructions in memory");

/// The first operand is the program: the instructions, followed by the constants. Inputs follow, which have
/// any shape of `size` elements and any strides, and are read in C order; then outputs of `size` consecutive
/// elements. If `reduces`, the last operand receives the reductions of `run` consecutive elements each of one
/// slot.
struct FusedParams {
  static constexpr int kMaxOperands = 24;  // inputs and outputs of one launch
  static constexpr int kMaxSlots = 1024;

  int64_t size, run;
  int32_t instructions, constants, inputs, outputs, registers;
  int32_t uniform;  // number of instructions, the first ones, whose results are the same for all elements
  bool reduces;
  int32_t reduced;  // a slot
  DType reduced_dtype;
  ReduceParams reduction;
};

}  // namespace catenary
