// Negative sampling: the pairs of a row are its word, which should be likely, and samples, which should not
// be.
#include "impl/backend/cuda/row_pairs.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/loss.h"

namespace catenary::cuda {
namespace {

constexpr int kNegativeScores = 3;  // operand

RowPairs negative_pairs_of(const Launch& launch) {
  const Operand &x = launch.operands[0], &samples = launch.operands[1];
  RowPairs pairs{};
  pairs.rows = uint64_t(x.shape[0]);
  pairs.width = uint64_t(x.shape[1]);
  pairs.most = make_wide_divisor(samples.shape[1] > 0 ? uint64_t(samples.shape[1]) : 1);
  pairs.limit = launch.operands[2].shape[0];
  pairs.chosen = data_of<const int32_t>(samples);
  return pairs;
}

}  // namespace

void negative_sampling(Work& work, const Launch& launch) {
  pair_loss(work, launch, negative_pairs_of(launch), kNegativeScores);
}

void negative_sampling_gradient(Work& work, const Launch& launch, const NegativeSamplingParams& params) {
  if (params.of_weights) {
    const Operand& gradient = launch.operands[kNegativeScores + 2];
    work.fill(gradient.data, 0, size_t(size_of(gradient)) * itemsize(gradient.dtype));
  }
  pair_gradient(work, launch, negative_pairs_of(launch), kNegativeScores, params.of_weights);
}

}  // namespace catenary::cuda
