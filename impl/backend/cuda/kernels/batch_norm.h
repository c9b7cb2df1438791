// Parameters of the kernels of batch normalization.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

constexpr unsigned kBatchThreads = 256;
constexpr int kBatchItems = 16;  // elements of a channel that a thread holds at a time

/// The elements of x (n, channels, depth) as lines whose elements are added up: channels, by a whole block
/// each, or, if the depth is small, positions along channels and depth, of which a block has 32 adjacent
/// ones.
struct ChannelLines {
  uint64_t lines, length;  // number of lines, and of elements of each
  uint64_t row;            // channels x depth
  uint64_t stride;         // from line to line
  WideDivisor run;         // adjacent elements of a line
  uint32_t group;          // threads of a line
  uint32_t per_channel;    // lines of a channel
  Pieces pieces;
};

/// Of the elements of one piece of a line: moments are the mean and the sum of squared deviations, sums those
/// of gy and of gy (x - mean).
struct ChannelSums {
  double a, b;
};

/// What the elements of a channel are computed with; see impl/kernels/normalization.h.
template <class T>
struct ChannelFactors {
  T mean, a, b, c;
};

/// batch_norm_sums_DTYPE (moments) and batch_norm_gradient_sums_DTYPE: one block for each piece of 32 lines,
/// or of one, the pieces of the same lines after one another.
struct ChannelSumsParams {
  ChannelLines lines;
  const void *x, *gy;
  const void* mean;
  int32_t mean_dtype;
  ChannelSums* sums;  // (lines, pieces)
};

/// batch_norm_factors_DTYPE and batch_norm_gradient_factors_DTYPE: one warp for each channel.
struct ChannelFactorsParams {
  ChannelLines lines;
  uint64_t channels;
  const ChannelSums* sums;  // null if the statistics are given
  const void *gamma, *beta;
  void *mean, *var;
  int32_t mean_dtype, var_dtype;
  void *ggamma, *gbeta;  // in the compute dtype; null if they are not wanted
  double eps;
  bool given;
  void* factors;  // ChannelFactors
};

/// batch_norm_DTYPE and batch_norm_gradient_DTYPE: elements in any grid of one dimension.
struct ChannelApplyParams {
  const void *x, *gy;
  void* y;
  const void* factors;
  uint64_t size;
  WideDivisor depth, channels;
  bool given;
};

}  // namespace catenary::cuda
