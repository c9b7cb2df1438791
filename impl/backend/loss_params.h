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
  bool normalize;  // sigmoid cross entropy: divided by the targets that count, else by x's first length
  int32_t power;   // hinge: 1 or 2
  double margin;   // contrastive
  double sign;     // gradients: -1 for the second of two inputs
};

/// t int64 -> t as int32. Fails with `status` where int32 does not hold a number, which the message names.
struct NarrowLabelsParams {
  const char* name;  // of the argument; lives for ever
  ctn_status status;
};

/// What the terms of softmax cross entropy become: their sum divided by the rows or by the labels that count,
/// their sum, or one by one, (N, D) float64.
enum class SoftmaxTotal : int32_t { by_rows, by_labels, sum, each };
struct SoftmaxLossParams {
  SoftmaxTotal loss;
  int32_t ignored = -1;   // a label that does not count
  bool weighted = false;  // one more operand: a weight for every class, of the dtype that is computed in
  double smoothing = 0;   // the share of a label that all classes have
};

/// x (N, J), samples (N, K) int32, W (V, J) -> scores (N, K), loss; the first of each row's samples is the
/// word itself. Gradient: x, samples, W, scores, gy -> gx, or gW of the dtype that is computed in; scores
/// have that dtype, too.
struct NegativeSamplingParams {
  bool of_weights;
};

/// x (N, J), t (N) int32, W (M, J), and the ways to the words: paths (P) int32, codes (P) float32, begins
/// (V + 1) int32 -> scores (N, D), of each row as many as its way is long, loss. Gradient: the same up to
/// scores, gy -> gx, or gW, which is added to. scores and gW have the dtype that is computed in.
struct HierarchicalSoftmaxParams {
  bool of_weights;
};

/// x (T, N, C), t (N, L) int32, lengths (2, N) int32 of x and t, workspace -> losses (N) float64, loss (0-d,
/// their mean; or their sum; or N of them). Gradient: x, t, lengths, workspace, gy (as the loss) -> gx.
enum class CtcLoss : int32_t { mean, sum, each };
struct CtcParams {
  int32_t blank;
  CtcLoss loss = CtcLoss::mean;
};
/// Samples that are worked on at a time, and the float64 numbers that each of them needs.
constexpr int64_t ctc_slots(int64_t samples) { return samples < 16 ? samples : 16; }
constexpr int64_t ctc_path(int64_t labels) { return 2 * labels + 1; }
constexpr int64_t ctc_workspace(int64_t times, int64_t labels) {
  return times * (ctc_path(labels) + 1) + 7 * (ctc_path(labels) + 8);
}

}  // namespace catenary
