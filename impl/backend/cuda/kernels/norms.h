// Parameters of the sums of squares of gradients and of the rate that clips them, which the launcher fills
// in.
#pragma once
#include <cstdint>

#include "impl/backend/params/update.h"
#include "impl/kernels/inline.h"

namespace catenary::cuda {

constexpr unsigned kNormThreads = 256;
constexpr int kMaxNorms = 128;            // number of arrays that are summed up together
constexpr uint64_t kNormPiece = 1 << 14;  // elements that a block sums up

/// squared_norm_pieces: sums of squares of the pieces of contiguous arrays. Block i computes piece i of all
/// of them; the first piece of array k is number first[k].
struct NormPiecesParams {
  const void* arrays[kMaxNorms];
  uint64_t sizes[kMaxNorms];
  uint32_t first[kMaxNorms + 1];
  uint8_t dtypes[kMaxNorms];
  int32_t count;
  double* sums;  // of each piece
  bool* finite;  // all_finite: set to false if a number is infinite or NaN
};

/// squared_norm_totals: block k adds up the pieces of array k.
struct NormTotalsParams {
  uint32_t first[kMaxNorms + 1];
  const double* sums;
  double* totals;
};

/// adapt_scale: one thread.
struct AdaptScaleParams {
  const bool* finite;
  double* scale;
  int64_t* steps;
  ScaleParams params;
};

/// clipping_rate: one block.
struct ClippingRateParams {
  const double* sums;
  uint64_t count;
  double threshold;
  double* rate;
};

}  // namespace catenary::cuda
