// Sorts positions by keys.
#include "impl/backend/cuda/kernels/order.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/elements.h"

constexpr uint32_t kWarps = kOrderThreads / 32;
constexpr uint32_t kOfWarp = kOrderTile / kWarps;  // positions
constexpr uint32_t kAll = 0xffffffffu;
constexpr uint64_t kLastKey = ~uint64_t{0};

CTN_DEVICE uint32_t position_at(const OrderParams& p, uint32_t i) { return p.from ? p.from[i] : i; }
CTN_DEVICE uint32_t digit_of(const OrderParams& p, uint32_t position) {
  return uint32_t(p.keys[position] >> p.shift) % kOrderDigits;
}

/// The lanes of `valid` that have the same digit.
CTN_DEVICE uint32_t peers_of(uint32_t valid, uint32_t digit) {
  uint32_t peers = valid;
  CTN_UNROLL
  for (int bit = 0; bit < 8; ++bit) {
    const bool one = (digit >> bit & 1) != 0;
    const uint32_t ones = __ballot_sync(kAll, one);
    peers &= one ? ones : ~ones;
  }
  return peers;
}

}  // namespace

CTN_CUDA_KERNEL(order_count, OrderParams, kOrderThreads) {
  CTN_SHARED uint32_t counts[kOrderDigits];
  counts[threadIdx.x] = 0;
  __syncthreads();
  const uint32_t begin = blockIdx.x * kOrderTile;
  for (uint32_t i = begin + threadIdx.x; i < begin + kOrderTile && i < p.count; i += kOrderThreads)
    atomicAdd(&counts[digit_of(p, position_at(p, i))], 1u);
  __syncthreads();
  p.counts[threadIdx.x * p.tiles + blockIdx.x] = counts[threadIdx.x];
}

CTN_CUDA_KERNEL(order_scan, OrderParams, kOrderScanThreads) {
  constexpr uint32_t kEach = 4;
  CTN_SHARED uint32_t totals[kOrderScanThreads / 32];
  const uint32_t size = kOrderDigits * p.tiles, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  uint32_t before = 0;
  for (uint32_t begin = 0; begin < size; begin += kOrderScanThreads * kEach) {
    const uint32_t first = begin + threadIdx.x * kEach;
    uint32_t values[kEach], sum = 0;
    CTN_UNROLL
    for (uint32_t k = 0; k < kEach; ++k) {
      values[k] = first + k < size ? p.counts[first + k] : 0;
      sum += values[k];
    }
    uint32_t scanned = sum;
    CTN_UNROLL
    for (uint32_t step = 1; step < 32; step *= 2) {
      const uint32_t other = __shfl_up_sync(kAll, scanned, step);
      if (lane >= step) scanned += other;
    }
    if (lane == 31) totals[warp] = scanned;
    __syncthreads();
    uint32_t place = before + scanned - sum;
    for (uint32_t k = 0; k < kOrderScanThreads / 32; ++k) {
      if (k < warp) place += totals[k];
      before += totals[k];
    }
    CTN_UNROLL
    for (uint32_t k = 0; k < kEach; ++k) {
      if (first + k < size) p.counts[first + k] = place;
      place += values[k];
    }
    __syncthreads();
  }
}

CTN_CUDA_KERNEL(order_place, OrderParams, kOrderThreads) {
  CTN_SHARED uint32_t places[kWarps][kOrderDigits];
  const uint32_t lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const uint32_t begin = blockIdx.x * kOrderTile + warp * kOfWarp;
  for (uint32_t k = lane; k < kOrderDigits; k += 32) places[warp][k] = 0;
  __syncwarp();
  for (uint32_t i = begin + lane; i < begin + kOfWarp && i < p.count; i += 32)
    atomicAdd(&places[warp][digit_of(p, position_at(p, i))], 1u);
  __syncthreads();
  uint32_t place = p.counts[threadIdx.x * p.tiles + blockIdx.x];
  for (uint32_t k = 0; k < kWarps; ++k) {
    const uint32_t count = places[k][threadIdx.x];
    places[k][threadIdx.x] = place;
    place += count;
  }
  __syncthreads();
  for (uint32_t i = begin + lane; i - lane < begin + kOfWarp && i - lane < p.count; i += 32) {
    const bool valid = i < p.count;
    const uint32_t position = valid ? position_at(p, i) : 0, digit = valid ? digit_of(p, position) : 0;
    const uint32_t peers = peers_of(__ballot_sync(kAll, valid), digit);
    const uint32_t rank = uint32_t(__popc(peers & ((1u << lane) - 1)));
    const uint32_t first = places[warp][digit];
    __syncwarp();
    if (valid && rank == 0) places[warp][digit] = first + uint32_t(__popc(peers));
    __syncwarp();
    if (valid) p.to[first + rank] = position;
  }
}

CTN_CUDA_KERNEL(order_race, OrderRaceParams, kOrderThreads) {
  for (uint64_t i = first_item(); i < p.count; i += item_step()) {
    const double arrival = p.times[i] / p.rates[i];  // not negative: ordered as its bits
    p.keys[i] = p.rates[i] > 0 ? math_bits(math_abs(arrival)) : kLastKey;
  }
}

CTN_CUDA_KERNEL(order_first, OrderRaceParams, kOrderThreads) {
  for (uint64_t i = first_item(); i < p.count; i += item_step())
    if (p.keys[p.order[i]] != kLastKey) p.out[i] = p.order[i];
}

}  // namespace catenary::cuda
