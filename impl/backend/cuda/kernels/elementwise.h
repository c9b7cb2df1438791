// Parameters of the elementwise kernels. For each operation and each dtype of its loops, elementwise_OP_DTYPE
// computes contiguous operands. elementwise_strided_OP_DTYPE computes operands of any strides and dtypes, for
// all loops whose numbers are computed in DTYPE: bool, int64, uint64, float32 or float64.
#pragma once
#include <cstdint>

#include "impl/backend/cuda/kernels/geometry.h"

namespace catenary::cuda {

constexpr unsigned kElementwiseThreads = 256;
constexpr unsigned kElementwiseBlocks = 2;  // of a multiprocessor at least: a thread may use 128 registers

/// All operands have the dtypes of the operation. Any grid of one dimension does.
struct ElementwiseFlatParams {
  const void* inputs[3];  // null: every element is its number of `values`
  void* outputs[2];
  uint64_t values[3];  // begins with the bytes of an element
  uint64_t size;       // number of elements
  uint32_t repeated;   // bit k: input k is one element
};

/// Inputs are cast to the dtypes of the operation, and its results to the dtypes of the outputs. Any grid of
/// one dimension with at most 2^31 threads does.
struct ElementwiseStridedParams {
  Layout<4> layout;    // of the operands: the inputs, then the outputs
  char* operands[4];   // null: every element of the input is its number of `values`
  uint64_t values[3];  // begins with the bytes of an element
  int32_t dtypes[4];
  int32_t loop;  // the dtype of the operation, whose numbers the kernel computes in a wider one
};

}  // namespace catenary::cuda
