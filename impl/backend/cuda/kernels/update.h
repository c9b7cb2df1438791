// Parameters of the kernels of optimizers, which the launcher fills in.
#pragma once
#include <cstddef>
#include <cstdint>

#include "impl/backend/params/update.h"
#include "impl/kernels/inline.h"

namespace catenary::cuda {

constexpr unsigned kUpdateThreads = 256;
constexpr unsigned kUpdateSumThreads = 128;
constexpr int kUpdateTensors = 40;  // parameters of one launch

/// The elements whose squares one warp sums, and those whose sums are added together first, as on the CPU.
constexpr uint32_t kUpdateBlock = 1024, kUpdatePiece = 64 << 10;

/// The operands of one parameter. The states and the result may be null.
struct UpdateTensor {
  const char* gradient;
  char* states[UpdateParams::kMaxStates];
  char* parameter;
  char* result;  // of the stages
  uint64_t size;
};

/// Parts of `step` elements of the parameters; those of tensor k are the numbers from first[k] on.
struct UpdateParts {
  int32_t tensors;
  uint32_t step;
  uint32_t first[kUpdateTensors + 1];

  /// The tensor that a part belongs to.
  CTN_FN int32_t tensor_of(uint32_t part) const {
    int32_t low = 0;
    for (int32_t high = tensors; high - low > 1;) {
      const int32_t middle = (low + high) / 2;
      if (first[middle] <= part)
        low = middle;
      else
        high = middle;
    }
    return low;
  }
};

struct UpdateStageValue {
  double value;
  const double* rate;  // of the device; takes the place of the value unless it is null
  int32_t kind;        // UpdateStage::Kind
};

/// update_RULE_DTYPE changes the states and the parameters, and update_stages_DTYPE only computes the
/// results of the stages. A block for each part, whose step is a multiple of kUpdateThreads times the number
/// of elements in 16 bytes. update_lamb_DTYPE is the second pass of LAMB.
/// update_lamb_states_DTYPE, its first pass, and update_norms_DTYPE have a warp for each part, of
/// kUpdateBlock elements.
struct UpdateKernelParams {
  const bool* gate;  // if it is not null and false, only gradients are copied to results of stages
  UpdateTensor tensors[kUpdateTensors];
  UpdateParts parts;
  int32_t stage_count;
  UpdateStageValue stages[UpdateParams::kMaxStages];
  alignas(8) unsigned char rule[64];  // the functor
  const double* totals;               // of LAMB's second pass: sums of squares, two for each tensor
  double* sums;                       // of a pass with a warp for each part: one or two for each part
};

/// update_totals adds up the sums of each tensor's parts in the order of the CPU. A block for each tensor.
struct UpdateTotalsParams {
  UpdateParts parts;
  int32_t columns;  // sums for each part
  const double* sums;
  double* pieces;  // room for `columns` for every kUpdatePiece elements and for each tensor
  double* totals;  // `columns` for each tensor
};

}  // namespace catenary::cuda
