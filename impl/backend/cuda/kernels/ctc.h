// Parameters of the kernels of connectionist temporal classification.
#pragma once
#include "impl/backend/cuda/kernels/error_record.h"
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

constexpr unsigned kCtcThreads = 128;
constexpr int kCtcPad = 2;  // impossible states on either side of a path

/// x (times, samples, classes) and labels (samples, labels). Scratch memory of each sample: log probabilities
/// in float64 along its path of labels with blanks around them.
struct CtcProblem {
  uint64_t times, samples, classes, labels;
  const void* x;
  const int32_t *targets, *input_lengths, *label_lengths;
  int32_t blank;
  ErrorRecord* errors;
  double* norms;  // (times, samples): logarithms of the sums of exponentials
  double* alpha;  // (samples, times, 2 labels + 1)
  double* rows;   // (samples, 4, 2 labels + 1 + 2 kCtcPad)
};

/// ctc_norms_DTYPE: a row of x for each group of threads.
struct CtcNormsParams {
  Rows rows;
  const void* x;
  double* norms;
};

/// ctc_DTYPE: one block for each sample, which computes its loss.
struct CtcLossParams {
  CtcProblem problem;
  double* losses;  // (samples)
};

/// ctc_total: one thread adds up the losses in order.
struct CtcTotalParams {
  const double* losses;
  uint64_t samples;
  bool each, mean;
  void* loss;
  int32_t loss_dtype;
};

/// ctc_gradient_DTYPE: one block for each sample, after ctc_DTYPE.
struct CtcGradientParams {
  CtcProblem problem;
  const double* losses;
  const void* gy;
  int32_t gy_dtype;
  bool each;
  double count;  // by which gy is divided
  void* gx;
};

}  // namespace catenary::cuda
