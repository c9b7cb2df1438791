// Parameters of the kernels of LSTM units.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

constexpr unsigned kLstmThreads = 256;

/// lstm_DTYPE, lstm_tree_DTYPE, lstm_gradient_DTYPE and lstm_tree_gradient_DTYPE: states are (rows, depth)
/// units and sources (rows, 4, depth). Any grid of one dimension does.
struct LstmKernelParams {
  uint64_t units;
  WideDivisor depth;
  const void *c_prev[2], *x[2];  // of one child or two
  const void *c, *gc, *gh;       // of gradients; the last two may be null
  void *new_c, *h;               // without a gradient
  void *gc_prev[2], *gx[2];
};

}  // namespace catenary::cuda
