// Parameters of the kernels of losses.
#pragma once
#include <catenary/base.h>

#include <cstdint>

namespace catenary {

/// Losses that one pass computes. Their operands, all C-contiguous; a loss and gy are 0-d:
///   squared_error  x0, x1 -> loss; x0, x1, gy -> gx0: the mean over all elements
///   softplus       x -> loss; x, gy -> gx: the sum of log(1 + exp(x))
///   sigmoid_cross_entropy  x, t (int32, -1 is ignored) -> loss, count (0-d float64); x, t, count, gy -> gx
///   hinge          x (N, K), t (N) int32 -> loss; x, t, gy -> gx: terms to the power p, divided by N
///   contrastive    x0, x1 (N, K), y (N) int32 -> loss; x0, x1, y, gy -> gx0
enum class LossOp : int32_t { squared_error, softplus, sigmoid_cross_entropy, hinge, contrastive };

struct LossParams {
  LossOp op;
  bool normalize;  // sigmoid cross entropy: divided by the number of targets that count, otherwise by x's
                   // first length
  int32_t power;   // hinge: 1 or 2
  double margin;   // contrastive
  double sign;     // gradients: -1 for the second of two inputs
};

/// t int64 -> t as int32. Fails with `status` if int32 cannot represent a number, which the message names.
struct NarrowLabelsParams {
  const char* name;  // name of the argument; never freed
  ctn_status status;
};

/// Softmax cross entropy: x (N, C, D), t (N, D) int32 -> log_p, loss, count, [weights]. Gradient: log_p, t,
/// count, gy, gx, [weights], of which gx is the result. count, 0-d float64, is what the sum of the terms is
/// divided by: the number of rows or of labels that count, but at least 1; otherwise 1. The loss is the
/// quotient or the sum, 0-d, or each term, (N, D) float64.
enum class SoftmaxTotal : int32_t { by_rows, by_labels, sum, each };
struct SoftmaxCrossEntropyParams {
  SoftmaxTotal loss;
  int32_t ignored = -1;   // label that does not count
  bool weighted = false;  // one more operand: a weight for every class, in the compute dtype
  double smoothing = 0;   // the part of a label that is distributed over all classes
};

/// x (N, J), samples (N, K) int32, W (V, J) -> scores (N, K), loss; the first of each row's samples is the
/// word itself. Gradient: x, samples, W, scores, gy -> gx, or gW in the compute dtype. scores also have the
/// compute dtype.
struct NegativeSamplingParams {
  bool of_weights;
};

/// x (N, J), t (N) int32, W (M, J), and the paths to the words: paths (P) int32, codes (P) float32, begins (V
/// + 1) int32 -> scores (N, D), of which each row has as many as its path is long, loss. Gradient: the same
/// up to scores, gy -> gx, or gW, which is added to. scores and gW have the compute dtype.
struct HierarchicalSoftmaxParams {
  bool of_weights;
};

/// x (T, N, C), t (N, L) int32, lengths (2, N) int32 of x and t, workspace -> losses (N) float64, loss (0-d
/// for mean and sum, otherwise N). Gradient: x, t, lengths, workspace, gy (like the loss) -> gx.
enum class CtcLoss : int32_t { mean, sum, each };
struct CtcParams {
  int32_t blank;
  CtcLoss loss = CtcLoss::mean;
};
/// The number of samples processed at a time, and the number of float64 values that each needs.
constexpr int64_t ctc_slots(int64_t samples) { return samples < 16 ? samples : 16; }
constexpr int64_t ctc_path(int64_t labels) { return 2 * labels + 1; }
constexpr int64_t ctc_workspace(int64_t times, int64_t labels) {
  return times * (ctc_path(labels) + 1) + 7 * (ctc_path(labels) + 8);
}

}  // namespace catenary
