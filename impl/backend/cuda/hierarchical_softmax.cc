// Hierarchical softmax: the pairs of a row are the nodes on the path of its word through a tree.
#include "impl/backend/cuda/row_pairs.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/loss.h"

namespace catenary::cuda {
namespace {

constexpr int kScores = 6;  // operand

RowPairs pairs_of(const Launch& launch) {
  const Operand &x = launch.operands[0], &scores = launch.operands[kScores];
  RowPairs pairs{};
  pairs.rows = uint64_t(x.shape[0]);
  pairs.width = uint64_t(x.shape[1]);
  pairs.most = make_wide_divisor(scores.shape[1] > 0 ? uint64_t(scores.shape[1]) : 1);
  pairs.limit = launch.operands[5].shape[0] - 1;
  pairs.chosen = data_of<const int32_t>(launch.operands[1]);
  pairs.paths = data_of<const int32_t>(launch.operands[3]);
  pairs.codes = data_of<const float>(launch.operands[4]);
  pairs.begins = data_of<const int32_t>(launch.operands[5]);
  return pairs;
}

}  // namespace

void hierarchical_softmax(Work& work, const Launch& launch) {
  pair_loss(work, launch, pairs_of(launch), kScores);
}

void hierarchical_softmax_gradient(Work& work, const Launch& launch,
                                   const HierarchicalSoftmaxParams& params) {
  pair_gradient(work, launch, pairs_of(launch), kScores, params.of_weights);
}

}  // namespace catenary::cuda
