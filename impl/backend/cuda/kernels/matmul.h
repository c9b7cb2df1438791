// Parameters of the kernels of matrix products, which the launcher fills in.
#pragma once
#include <cstdint>

#include "impl/backend/cuda/kernels/geometry.h"

namespace catenary::cuda {

/// The sizes of a block's part of the result.
struct TileSize {
  int64_t rows, columns;
  unsigned threads;
};
constexpr TileSize kSmallTile = {32, 32, 64}, kMediumTile = {64, 64, 256}, kLargeTile = {128, 128, 256};
constexpr int64_t kInnerStep = 16;

/// A stack of matrices; strides in bytes.
struct Matrices {
  const char* data;
  int64_t batch, row, column;
};

/// matmul_SIZE_DTYPE: y = a b [+ bias in every row] [+ y]. If there is more than one part, sums of products
/// are stored instead, for which matmul_sum_DTYPE is called later. The grid has one dimension, of across x
/// down x parts x the number of matrices blocks. DTYPE is a floating dtype, bool, or an unsigned integer,
/// which is for signed ones, too. Medium tiles exist for all of these, small ones for floating dtypes, and
/// large ones for floating dtypes except float64.
struct ProductParams {
  Matrices a, b;
  int64_t rows, inner, columns;
  int64_t part;          // number of inner positions of a part, a multiple of kInnerStep
  int64_t parts_stride;  // number of sums of a part of all matrices
  const char* bias;      // or null
  int64_t bias_stride;   // in bytes
  void* y;               // contiguous; numbers in which sums are kept if there is more than one part
  bool add;
  Divisor across, down, parts;
};

constexpr unsigned kSumThreads = 256;

/// matmul_sum_DTYPE: y[i] = the sum of parts[i + k * size] over k = 0, 1... [+ y[i]]
/// [+ bias[i / inner % channels]]. Any grid of one dimension does.
struct PartsParams {
  const void* parts;
  int64_t size, count;
  const char* bias;     // or null
  int64_t bias_stride;  // in bytes
  void* y;              // contiguous
  bool add;
  int64_t inner, channels;
};

}  // namespace catenary::cuda
