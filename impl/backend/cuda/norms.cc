// Sums of squares of gradients, and the rate that clips them.
#include <algorithm>

#include "impl/backend/cuda/kernels/norms.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/update.h"
#include "impl/base/numeric.h"

namespace catenary::cuda {
namespace {

constinit OneFunction pieces("norms", "squared_norm_pieces"), totals("norms", "squared_norm_totals"),
    rate("norms", "clipping_rate"), finite("norms", "all_finite"), adapt("norms", "adapt_scale");

int64_t pieces_of(const Operand& x) { return divide_up(size_of(x), int64_t(kNormPiece)); }

/// The pieces of up to kMaxNorms arrays.
NormPiecesParams pieces_from(const Launch& launch, int begin, int count) {
  NormPiecesParams p{};
  p.count = std::min(kMaxNorms, count - begin);
  for (int k = 0; k < p.count; ++k) {
    const Operand& x = launch.operands[begin + k];
    p.arrays[k] = x.data;
    p.sizes[k] = uint64_t(size_of(x));
    p.dtypes[k] = uint8_t(x.dtype);
    p.first[k + 1] = p.first[k] + uint32_t(pieces_of(x));
  }
  return p;
}

}  // namespace

void squared_norm(Work& work, const Launch& launch) {
  const int count = launch.count - 1;
  // Arrays with too many pieces for one launch would need more memory than any device has.
  int64_t most = 0;
  for (int begin = 0; begin < count; begin += kMaxNorms) {
    int64_t sum = 0;
    for (int k = begin; k < std::min(begin + kMaxNorms, count); ++k) sum += pieces_of(launch.operands[k]);
    most = std::max(most, sum);
  }
  auto* const sums =
      reinterpret_cast<double*>(work.scratch(size_t(std::max<int64_t>(most, 1)) * sizeof(double)));
  for (int begin = 0; begin < count; begin += kMaxNorms) {
    NormPiecesParams p = pieces_from(launch, begin, count);
    NormTotalsParams t{};
    p.sums = sums;
    std::copy(p.first, p.first + kMaxNorms + 1, t.first);
    t.sums = sums;
    t.totals = data_of<double>(launch.operands[count]) + begin;
    if (p.first[p.count] > 0) work.start(pieces, {kNormThreads, p.first[p.count]}, p);
    work.start(totals, {kNormThreads, unsigned(p.count)}, t);
  }
}

void all_finite(Work& work, const Launch& launch) {
  const int count = launch.count - 1;
  bool* const all = data_of<bool>(launch.operands[count]);
  work.fill(all, 1, sizeof(bool));
  for (int begin = 0; begin < count; begin += kMaxNorms) {
    NormPiecesParams p = pieces_from(launch, begin, count);
    p.finite = all;
    if (p.first[p.count] > 0) work.start(finite, {kNormThreads, p.first[p.count]}, p);
  }
}

void adapt_scale(Work& work, const Launch& launch, const ScaleParams& params) {
  const Operand* x = launch.operands;
  work.start(
      adapt, {1, 1},
      AdaptScaleParams{data_of<const bool>(x[0]), data_of<double>(x[1]), data_of<int64_t>(x[2]), params});
}

void clipping_rate(Work& work, const Launch& launch, const ClippingParams& params) {
  const Operand &sums = launch.operands[0], &y = launch.operands[1];
  work.start(rate, {kNormThreads, 1},
             ClippingRateParams{data_of<double>(sums), uint64_t(size_of(sums)), params.threshold,
                                data_of<double>(y)});
}

}  // namespace catenary::cuda
