// Losses of the products of each row of x with a few rows of W.
#pragma once
#include "impl/backend/cuda/kernels/row_pairs.h"
#include "impl/backend/cuda/work.h"

namespace catenary::cuda {

/// The operand `scores` is followed by the loss; x and W are the operands 0 and 2.
void pair_loss(Work& work, const Launch& launch, const RowPairs& pairs, int scores);
/// The operand `scores` is followed by gy and the gradient.
void pair_gradient(Work& work, const Launch& launch, const RowPairs& pairs, int scores, bool of_weights);

}  // namespace catenary::cuda
