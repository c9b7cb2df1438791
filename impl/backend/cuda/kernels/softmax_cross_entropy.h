// Parameters of the kernels of softmax cross entropy.
#pragma once
#include "impl/backend/cuda/kernels/error_record.h"
#include "impl/backend/cuda/kernels/totals.h"

namespace catenary::cuda {

/// What both directions have in common: rows of classes with one label each.
struct EntropyProblem {
  Rows rows;
  const int32_t* labels;
  const void* weights;       // one for each class in the compute dtype, or null
  double smoothing, spread;  // the part of a label that all classes share, and that of each of them
  int32_t ignored;
  ErrorRecord* errors;
};

/// entropy_DTYPE: log_p, the loss of each row or their total, and the divisor of the total (totals.count).
struct EntropyParams {
  EntropyProblem problem;
  const void* x;
  void* log_p;
  double* each;  // one loss for each row; null for a total
  Totals totals;
};

/// entropy_gradient_DTYPE
struct EntropyGradientParams {
  EntropyProblem problem;
  const void *log_p, *gy;
  void* gx;
  int32_t gy_dtype;
  bool each;            // there is one gy for each row
  bool simple;          // no weights and no smoothing
  const double* count;  // the divisor of the total
};

}  // namespace catenary::cuda
