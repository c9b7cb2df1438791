// The positions of nonzero elements.
#include <algorithm>

#include "impl/backend/cuda/geometry.h"
#include "impl/backend/cuda/kernels/nonzero.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/params/indexing.h"

namespace catenary::cuda {
namespace {

constinit SizedFunctions nonzero_counts("nonzero", "count_nonzero"), nonzero_positions("nonzero", "nonzero");
constinit OneFunction nonzero_offsets("nonzero", "nonzero_offsets");

uint64_t mask_of(DType dtype) {
  const uint64_t all = ~uint64_t{0} >> (64 - 8 * itemsize(dtype));
  return is_float(dtype) ? all >> 1 : all;
}

}  // namespace

void count_nonzero_blocks(Work& work, const Launch& launch) {
  const Operand &x = launch.operands[0], &counts = launch.operands[1];
  const uint64_t blocks = uint64_t(size_of(counts) - 1);
  if (blocks > 0)
    work.start(nonzero_counts[itemsize(x.dtype)], {kNonzeroThreads, unsigned(blocks)},
               CountNonzeroParams{x.data, uint64_t(size_of(x)), mask_of(x.dtype), data_of<int64_t>(counts)});
  work.start(nonzero_offsets, {kNonzeroThreads, 1}, NonzeroOffsetsParams{data_of<int64_t>(counts), blocks});
}

void nonzero(Work& work, const Launch& launch) {
  const Operand &x = launch.operands[0], &counts = launch.operands[1], &y = launch.operands[2];
  NonzeroParams p{};
  p.x = x.data;
  p.size = uint64_t(size_of(x));
  p.mask = mask_of(x.dtype);
  p.counts = data_of<const int64_t>(counts);
  p.positions = data_of<int64_t>(y);
  p.count = y.shape[1];
  p.ndim = int32_t(std::max<int64_t>(y.shape[0], 1));
  p.is_short = p.size <= uint64_t(kMaxItems);
  for (int d = 0; d < x.ndim; ++d) {
    p.shape[d] = x.shape[d];
    if (p.is_short && x.shape[d] > 0) p.lengths[d] = make_divisor(uint32_t(x.shape[d]));
  }
  if (p.size > 0 && p.count > 0)
    work.start(nonzero_positions[itemsize(x.dtype)], {kNonzeroThreads, unsigned(size_of(counts) - 1)}, p);
}

}  // namespace catenary::cuda
