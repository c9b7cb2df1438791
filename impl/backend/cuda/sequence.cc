// Arithmetic sequences.
#include "impl/backend/cuda/kernels/sequence.h"

#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

void sequence(Work& work, const Launch& launch, const SequenceParams& params) {
  static constinit OneFunction function("sequence", "sequence");
  const Operand& y = launch.operands[0];
  const int64_t size = y.shape[0];
  if (size == 0) return;
  work.start(function, {kSequenceThreads, work.blocks(uint64_t(size), kSequenceThreads)},
             SequenceKernelParams{params, y.data, size, y.dtype});
}

}  // namespace catenary::cuda
