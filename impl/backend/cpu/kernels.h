#pragma once
#include "impl/backend/backend.h"

namespace catenary::cpu {

// One function per kernel, in the order of enum Kernel. Operands are host memory; all run on the calling
// thread and the team of parallel_for, and their results do not depend on the number of threads.

/// x... -> out.
void elementwise(const Launch& launch);
/// src -> dst: any strides, stride 0 broadcasts src, other dtypes are cast. The two do not overlap.
void copy(const Launch& launch);
/// x -> out.
void reduce(const Launch& launch);
/// x -> out, int64.
void arg_reduce(const Launch& launch);
void matmul(const Launch& launch);
/// a, indices -> out.
void take(const Launch& launch);
/// source (n, inner), indices (n) -> dst (axis_length, inner), added to; no parameters are read.
void scatter_add(const Launch& launch);
void random(const Launch& launch);
/// x, t -> log_p, loss.
void softmax_cross_entropy(const Launch& launch);
/// log_p, t, gy -> gx.
void softmax_cross_entropy_gradient(const Launch& launch);
/// Gradients, states -> states, parameters.
void update(const Launch& launch);
/// x... -> float64, one of each.
void squared_norm(const Launch& launch);
void random_choice(const Launch& launch);
/// a, indices -> out. All indices are checked first.
void gather_index(const Launch& launch);
/// value, indices -> a: in the order of the indices, the last of equal ones wins. Nothing is written where an
/// index is out of range.
void scatter_index(const Launch& launch);
/// x -> counts. A block has kNonzeroBlock elements (backend.h).
void count_nonzero_blocks(const Launch& launch);
/// x, counts -> positions.
void nonzero(const Launch& launch);
/// x -> out.
void scan(const Launch& launch);
/// x, workspace, kth -> out. A workspace of at least sort_workspace() bytes (backend.h) saves allocations.
void sort(const Launch& launch);
/// sorted, values -> positions.
void search_sorted(const Launch& launch);
/// sorted -> flags.
void mark_distinct(const Launch& launch);
/// x, [weights] -> out.
void bincount(const Launch& launch);
void lapack(const Launch& launch);
/// Pooling over (N, C, H, W); see backend.h for the operands.
void max_pooling(const Launch& launch);
void max_pooling_gather(const Launch& launch);
void max_pooling_scatter(const Launch& launch);
void average_pooling(const Launch& launch);
void average_pooling_gradient(const Launch& launch);
void batch_norm(const Launch& launch);
void batch_norm_gradient(const Launch& launch);
void layer_norm(const Launch& launch);
void layer_norm_gradient(const Launch& launch);
void local_response(const Launch& launch);
void local_response_gradient(const Launch& launch);
/// q, k, v, [mask] -> y, lse.
void attention(const Launch& launch);
/// q, k, v, [mask], y, lse, gy -> gq, gk, gv.
void attention_gradient(const Launch& launch);
/// The compiled kernel of a user's.
void user(const Launch& launch);
void activation(const Launch& launch);
/// Both directions.
void prelu(const Launch& launch);
void softmax(const Launch& launch);
void softmax_gradient(const Launch& launch);
void lstm(const Launch& launch);
void lstm_gradient(const Launch& launch);

/// x, W, [b] -> y.
void convolution(const Launch& launch);
/// gy, W, [bias] -> gx.
void convolution_input_gradient(const Launch& launch);
/// x, gy -> gW, [gb].
void convolution_weight_gradient(const Launch& launch);
// Operands of these are in impl/backend/loss_params.h.
void loss(const Launch& launch);
void loss_gradient(const Launch& launch);
void negative_sampling(const Launch& launch);
void negative_sampling_gradient(const Launch& launch);
void hierarchical_softmax(const Launch& launch);
void hierarchical_softmax_gradient(const Launch& launch);
void ctc(const Launch& launch);
void ctc_gradient(const Launch& launch);
void narrow_labels(const Launch& launch);

}  // namespace catenary::cpu
