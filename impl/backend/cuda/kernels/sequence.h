// Parameters of the kernel of arithmetic sequences, which the launcher fills in.
#pragma once
#include "impl/backend/params/sequence.h"

namespace catenary::cuda {

constexpr unsigned kSequenceThreads = 256;

/// sequence: `size` elements. Any grid of one dimension does.
struct SequenceKernelParams {
  SequenceParams numbers;
  char* y;
  int64_t size;
  int32_t dtype;
};

}  // namespace catenary::cuda
