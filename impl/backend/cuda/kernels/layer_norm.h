// Parameters of the kernels of layer normalization.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

/// layer_norm_DTYPE and layer_norm_gradient_DTYPE (gx), a row for each group of threads. Statistics are in
/// the compute dtype.
struct LayerNormKernelParams {
  Rows rows;
  const void *x, *gamma;
  const void* beta;  // null if the rows are not centered, like the mean
  const void* gy;
  void *y, *mean, *inverse;  // y, or gx
  double eps;
  bool centered;
};

/// layer_norm_columns_DTYPE: the sums over rows for 32 adjacent columns, of one piece of the rows each block;
/// the pieces of the same columns after one another.
struct LayerNormColumnsParams {
  uint64_t rows, columns;
  Pieces pieces;
  const void *x, *gy, *mean, *inverse;
  double* sums;  // (pieces, 2, columns): of gy times the normalized x, and of gy
};

/// layer_norm_finish_DTYPE: adds up the pieces, a thread for each column.
struct LayerNormFinishParams {
  const double* sums;
  uint64_t columns;
  uint32_t pieces;
  void *ggamma, *gbeta;  // in the compute dtype; the latter may be null
};

}  // namespace catenary::cuda
