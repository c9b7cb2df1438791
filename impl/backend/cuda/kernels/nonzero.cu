// The positions of nonzero elements.
#include "impl/backend/cuda/kernels/nonzero.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/params/indexing.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/blocks.h"
#include "impl/backend/cuda/kernels/elements.h"

constexpr uint32_t kItems = 8;  // consecutive elements of a thread

/// Bit k says whether element k of the thread's elements is nonzero.
template <class T, class Params>
CTN_DEVICE uint32_t nonzero_bits(const Params& p, uint64_t first) {
  constexpr int kPack = sizeof(T) == 8 ? 2 : sizeof(T) == 4 ? 4 : 8;
  const T* x = static_cast<const T*>(p.x);
  const T mask = T(p.mask);
  uint32_t bits = 0;
  if (first + kItems <= p.size && is_packed<T, kPack>(x)) {
    CTN_UNROLL
    for (uint32_t k = 0; k < kItems; k += kPack) {
      const auto pack = *reinterpret_cast<const Pack<T, kPack>*>(x + first + k);
      CTN_UNROLL
      for (int j = 0; j < kPack; ++j) bits |= uint32_t((pack.items[j] & mask) != 0) << (k + uint32_t(j));
    }
    return bits;
  }
  CTN_UNROLL
  for (uint32_t k = 0; k < kItems; ++k)
    if (first + k < p.size) bits |= uint32_t((x[first + k] & mask) != 0) << k;
  return bits;
}

template <class T>
CTN_DEVICE void count_nonzero(const CountNonzeroParams& p) {
  const uint64_t begin = uint64_t(blockIdx.x) * uint64_t(kNonzeroBlock);
  uint64_t count = 0;
  for (uint32_t i = threadIdx.x * kItems; i < kNonzeroBlock; i += kNonzeroThreads * kItems)
    count += uint64_t(__popc(nonzero_bits<T>(p, begin + i)));
  const auto sum = sums_before<kNonzeroThreads, Add>(count, uint64_t(0));
  if (threadIdx.x == 0) p.counts[blockIdx.x] = int64_t(sum.all);
}

template <class T>
CTN_DEVICE void nonzero(const NonzeroParams& p) {
  const uint64_t begin = uint64_t(blockIdx.x) * uint64_t(kNonzeroBlock);
  int64_t at = p.counts[blockIdx.x];
  for (uint32_t i = 0; i < kNonzeroBlock && begin + i < p.size; i += kNonzeroThreads * kItems) {
    const uint64_t first = begin + i + threadIdx.x * kItems;
    uint32_t bits = nonzero_bits<T>(p, first);
    const auto sum = sums_before<kNonzeroThreads, Add>(uint32_t(__popc(bits)), uint32_t(0));
    __syncthreads();
    for (int64_t to = at + sum.before; bits && to < p.count; ++to, bits &= bits - 1) {
      uint64_t position = first + uint32_t(__ffs(int(bits)) - 1);
      for (int d = p.ndim - 1; d > 0; --d) {
        const uint64_t rest =
            p.is_short ? quotient(uint32_t(position), p.lengths[d]) : position / uint64_t(p.shape[d]);
        p.positions[d * p.count + to] = int64_t(position - rest * uint64_t(p.shape[d]));
        position = rest;
      }
      p.positions[to] = int64_t(position);
    }
    at += sum.all;
  }
}

}  // namespace

#define CTN_NONZERO(SIZE, TYPE)                                                                          \
  CTN_CUDA_KERNEL(count_nonzero_##SIZE, CountNonzeroParams, kNonzeroThreads) { count_nonzero<TYPE>(p); } \
  CTN_CUDA_KERNEL(nonzero_##SIZE, NonzeroParams, kNonzeroThreads) { nonzero<TYPE>(p); }
CTN_NONZERO(1, uint8_t)
CTN_NONZERO(2, uint16_t)
CTN_NONZERO(4, uint32_t)
CTN_NONZERO(8, uint64_t)

CTN_CUDA_KERNEL(nonzero_offsets, NonzeroOffsetsParams, kNonzeroThreads) {
  uint64_t total = 0;
  for (uint64_t begin = 0; begin < p.blocks; begin += kNonzeroThreads * kItems) {
    const uint64_t first = begin + threadIdx.x * kItems;
    uint64_t counts[kItems], sum = 0;
    CTN_UNROLL
    for (uint32_t k = 0; k < kItems; ++k) {
      counts[k] = first + k < p.blocks ? uint64_t(p.counts[first + k]) : 0;
      sum += counts[k];
    }
    const auto sums = sums_before<kNonzeroThreads, Add>(sum, uint64_t(0));
    __syncthreads();
    uint64_t before = total + sums.before;
    CTN_UNROLL
    for (uint32_t k = 0; k < kItems; ++k) {
      if (first + k < p.blocks) p.counts[first + k] = int64_t(before);
      before += counts[k];
    }
    total += sums.all;
  }
  if (threadIdx.x == 0) p.counts[p.blocks] = int64_t(total);
}

}  // namespace catenary::cuda
