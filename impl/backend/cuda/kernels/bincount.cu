// Counts of integers, and sums of weights by integers.
#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/scan.h"

namespace catenary::cuda {

CTN_CUDA_KERNEL(bincount, BincountParams, kScanThreads) {
  const uint64_t first = uint64_t(blockIdx.x) * blockDim.x + threadIdx.x,
                 step = uint64_t(gridDim.x) * blockDim.x;
  auto* const counts = reinterpret_cast<unsigned long long*>(p.counts);
  if (!p.is_shared) {
    for (uint64_t i = first; i < p.size; i += step) atomicAdd(counts + p.x[i], 1ull);
    return;
  }
  CTN_DYNAMIC_SHARED(uint32_t, own);
  for (uint64_t bin = threadIdx.x; bin < p.bins; bin += blockDim.x) own[bin] = 0;
  __syncthreads();
  for (uint64_t i = first; i < p.size; i += step) atomicAdd(own + p.x[i], 1u);
  __syncthreads();
  for (uint64_t bin = threadIdx.x; bin < p.bins; bin += blockDim.x)
    if (own[bin] != 0) atomicAdd(counts + bin, (unsigned long long)(own[bin]));
}

namespace {

/// The number of values below `value`.
CTN_DEVICE uint64_t values_below(const WeightedBincountParams& p, uint64_t value) {
  uint64_t begin = 0;
  for (uint64_t left = p.size; left > 0;) {
    const uint64_t half = left / 2;
    const bool is_below = uint64_t(p.x[p.positions[begin + half]]) < value;
    begin += is_below ? half + 1 : 0;
    left = is_below ? left - half - 1 : half;
  }
  return begin;
}

}  // namespace

CTN_CUDA_KERNEL(weighted_bincount, WeightedBincountParams, kScanThreads) {
  const uint64_t bin = (uint64_t(blockIdx.x) * kScanThreads + threadIdx.x) / 32;
  double sum = 0;
  if (bin < p.bins) {
    const uint64_t end = values_below(p, bin + 1);
    for (uint64_t i = values_below(p, bin) + threadIdx.x % 32; i < end; i += 32)
      sum += p.weights[p.positions[i]];
  }
  for (int lanes = 16; lanes > 0; lanes /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, lanes);
  if (bin < p.bins && threadIdx.x % 32 == 0) p.sums[bin] = sum;
}

}  // namespace catenary::cuda
