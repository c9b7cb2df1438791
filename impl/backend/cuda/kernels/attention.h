// Parameters of the kernels of attention, which the launcher fills in.
#pragma once
#include <cstdint>

#include "impl/backend/cuda/kernels/geometry.h"

namespace catenary::cuda {

constexpr unsigned kAttentionThreads = 128;
/// What a block computes: so many rows of a result (half of them in float64), and so many of its columns.
/// It goes through the other rows kAttentionStep at a time.
constexpr int64_t kAttentionRows = 64, kAttentionColumns = 128, kAttentionStep = 64;

/// The rows of all heads of an operand (batch, heads, rows, size), whose elements are adjacent; strides in
/// bytes.
struct HeadRows {
  char* data;
  int64_t batch, head, row;
};

/// What all blocks of a launch know. The grid has one dimension, of heads x tiles of rows x parts of columns.
struct AttentionCommon {
  int64_t first_head, heads;  // the former counts those of all samples
  int64_t queries, keys, size, value_size;
  Divisor tiles, parts;
  HeadRows mask;     // null if there is none; a row for each query
  int64_t mask_key;  // its stride of keys
  bool mask_is_bool, causal;
  double scale;
  float scale32;  // the same
};

/// attention_DTYPE: y, and the logarithms of the sums of exp(scores) in the compute dtype.
struct AttentionForward {
  AttentionCommon common;
  HeadRows q, k, v, y;
  void* lse;
};

/// attention_gradient_DTYPE: the gradient of queries, keys or values. A block computes rows of it as sums of
/// rows of another operand, each times a weight or, unless weights_alone, the gradient of a score. Scores are
/// the products of the rows of `own` and `other`; gradients of weights are those of the rows of `own_value`
/// and `other_value`.
struct AttentionBackward {
  AttentionCommon common;
  HeadRows own, other, own_value, other_value, summed, result;
  int64_t rows, other_rows;  // of the result and `own`, and of the rest
  int64_t columns;           // of the result and `summed`
  const void* lse;           // (heads, queries), as `dots`, which are gy times y
  const void* dots;
  bool by_queries;     // the result has a row for each query, and not for each key
  bool weights_alone;  // otherwise the result is multiplied by `scale`
};

constexpr unsigned kAttentionDotThreads = 256;

/// attention_dots_DTYPE: the products of the rows of gy and y in the compute dtype; a warp for each row, in
/// any grid of one dimension.
struct AttentionDots {
  int64_t heads, queries, size;
  uint64_t count;  // of rows
  HeadRows y, gy;
  void* dots;
};

}  // namespace catenary::cuda
