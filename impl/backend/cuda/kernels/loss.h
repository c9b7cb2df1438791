// Parameters of the kernels of losses.
#pragma once
#include "impl/backend/cuda/kernels/error_record.h"
#include "impl/backend/cuda/kernels/totals.h"

namespace catenary::cuda {

/// loss_DTYPE and loss_gradient_DTYPE; see LossParams. The shape alone determines the grid of loss_DTYPE.
struct LossKernelParams {
  Rows rows;      // hinge, contrastive
  uint64_t size;  // the others: number of elements
  const void *x, *other;
  const int32_t* labels;
  int32_t op;  // LossOp
  int32_t power;
  double margin;
  ErrorRecord* errors;
  Totals totals;  // of the loss

  // The gradient: gy times `factor` divided by `count`, if that is not null.
  const void *gy, *count;
  int32_t gy_dtype, count_dtype;
  double factor;
  void* gx;
};

}  // namespace catenary::cuda
