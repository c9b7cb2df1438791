// Parameters of the kernels of losses of the products of rows of x with rows of W.
#pragma once
#include "impl/backend/cuda/kernels/error_record.h"
#include "impl/backend/cuda/kernels/totals.h"

namespace catenary::cuda {

constexpr unsigned kPairThreads = 256;

/// The pairs of row i of x (rows, width) are numbered from i * most on. The rows of W in them are `chosen`,
/// of which the first one should be likely; or, if there is a tree, the nodes on the path of the word
/// chosen[i].
struct RowPairs {
  uint64_t rows, width;
  WideDivisor most;
  int64_t limit;  // of `chosen`
  const int32_t *chosen, *paths, *begins;
  const float* codes;
};

/// pairs_score_DTYPE: the scores, and the sum of their softplus. `groups` has a row for each pair.
struct PairScoresParams {
  RowPairs pairs;
  Rows groups;
  const void *x, *w;
  void* scores;  // in the compute dtype
  ErrorRecord* errors;
  Totals totals;
};

/// pairs_x_gradient_DTYPE: the gradient of x; any number of blocks, which take one row at a time.
/// pairs_w_gradient_DTYPE: adds to the gradient of W, which has the compute dtype; one block for each pair.
struct PairGradientParams {
  RowPairs pairs;
  const void *x, *w, *scores, *gy;
  int32_t gy_dtype;
  void* gradient;
};

}  // namespace catenary::cuda
