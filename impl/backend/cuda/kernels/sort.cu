// Sorts rows, stably: short ones by counting the elements before each, long ones by digits.
#include "impl/backend/cuda/kernels/sort.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtype.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/backend/cuda/kernels/blocks.h"
#include "impl/backend/cuda/kernels/elements.h"
#include "impl/backend/cuda/kernels/ranks.h"

constexpr unsigned kWarps = kSortThreads / 32;
static_assert(kDigits == kSortThreads);

template <class U>
CTN_DEVICE void sort_short(const SortShortParams& p) {
  CTN_SHARED U ranks[kSortThreads];
  const uint32_t i = threadIdx.x & (p.group - 1), first = threadIdx.x - i;
  const uint64_t row = uint64_t(blockIdx.x) * (kSortThreads / p.group) + threadIdx.x / p.group;
  const bool exists = row < p.rows && i < p.n;
  const U bits = exists ? static_cast<const U*>(p.x)[row * p.n + i] : U(0);
  const U rank = rank_of(bits, p.dtype);
  ranks[threadIdx.x] = rank;
  __syncthreads();
  if (!exists) return;
  uint32_t before = 0;
  for (uint32_t k = 0; k < p.n; ++k) {
    const U other = ranks[first + k];
    before += uint32_t(other < rank || (other == rank && k < i));
  }
  if (p.positions)
    static_cast<int64_t*>(p.y)[row * p.n + before] = int64_t(i);
  else
    static_cast<U*>(p.y)[row * p.n + before] = result_of(bits, p.dtype);
}

template <class U>
CTN_DEVICE uint32_t digit_of(U bits, const SortDigitParams& p) {
  return uint32_t(rank_of(bits, p.dtype) >> p.shift) & (kDigits - 1);
}

/// The elements of a block: those of a chunk of a row.
struct Chunk {
  uint64_t row, begin, end;
  uint32_t number;

  explicit CTN_DEVICE Chunk(const SortDigitParams& p) {
    row = blockIdx.x / p.chunks;
    number = uint32_t(blockIdx.x - row * p.chunks);
    begin = number * p.chunk;
    if (begin > p.n) begin = p.n;
    end = p.n - begin < p.chunk ? p.n : begin + p.chunk;
  }
};

template <class U>
CTN_DEVICE void sort_count(const SortDigitParams& p) {
  CTN_SHARED uint32_t counts[kWarps][kDigits];
  const Chunk chunk(p);
  const U* x = static_cast<const U*>(p.x) + chunk.row * p.n;
  for (unsigned warp = 0; warp < kWarps; ++warp) counts[warp][threadIdx.x] = 0;
  __syncthreads();
  for (uint64_t i = chunk.begin + threadIdx.x; i < chunk.end; i += kSortThreads)
    atomicAdd(&counts[threadIdx.x / 32][digit_of(x[i], p)], 1u);
  __syncthreads();
  uint64_t count = 0;
  for (unsigned warp = 0; warp < kWarps; ++warp) count += counts[warp][threadIdx.x];
  p.counts[(chunk.row * kDigits + threadIdx.x) * p.chunks + chunk.number] = count;
}

/// The lanes of the warp that are `valid` and have the same digit.
CTN_DEVICE uint32_t lanes_with(uint32_t digit, bool valid) {
  uint32_t lanes = __ballot_sync(0xffffffffu, valid);
  CTN_UNROLL
  for (int bit = 0; bit < 8; ++bit) {
    const uint32_t ones = __ballot_sync(0xffffffffu, int(digit >> bit & 1));
    lanes &= digit >> bit & 1 ? ones : ~ones;
  }
  return lanes;
}

template <class U>
CTN_DEVICE void sort_scatter(const SortScatterParams& p) {
  constexpr uint32_t kTile = sort_tile(sizeof(U)), kItems = kTile / kSortThreads;
  CTN_SHARED uint32_t counts[kWarps][kDigits];  // of a tile: then those of the warps before
  CTN_SHARED uint32_t begins[kDigits];          // of the elements with each digit in the ordered tile
  CTN_SHARED uint64_t bases[kDigits];           // of the next elements with each digit in y
  CTN_SHARED U ordered[kTile];
  CTN_SHARED uint32_t places[kTile];
  const Chunk chunk(p.digit);
  const bool has_places = p.positions || p.to_places;
  const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32, mine = threadIdx.x;  // a digit, too
  const uint64_t row = chunk.row * p.digit.n;
  const U* x = static_cast<const U*>(p.digit.x) + row;
  {
    const uint64_t line = chunk.row * kDigits + mine;
    const auto sums = sums_before<kSortThreads, Add>(p.digit.totals[line], uint64_t(0));
    bases[mine] = sums.before + p.digit.counts[line * p.digit.chunks + chunk.number];
  }
  for (uint64_t tile = chunk.begin; tile < chunk.end; tile += kTile) {
    const uint32_t size = chunk.end - tile < kTile ? uint32_t(chunk.end - tile) : kTile;
    for (unsigned k = 0; k < kWarps; ++k) counts[k][mine] = 0;
    __syncthreads();

    // The elements with the same digit that come before, in this warp.
    U bits[kItems];
    uint32_t before[kItems];
    const uint32_t first = warp * (32 * kItems) + lane;
    CTN_UNROLL
    for (uint32_t k = 0; k < kItems; ++k) bits[k] = first + k * 32 < size ? x[tile + first + k * 32] : U(0);
    CTN_UNROLL
    for (uint32_t k = 0; k < kItems; ++k) {
      if (first - lane + k * 32 >= size) continue;  // nothing for the whole warp
      const bool valid = first + k * 32 < size;
      const uint32_t digit = digit_of(bits[k], p.digit), lanes = lanes_with(digit, valid);
      const uint32_t lower = lanes & ((1u << lane) - 1);
      before[k] = counts[warp][digit] + uint32_t(__popc(lower));
      __syncwarp();
      if (valid && lower == 0) counts[warp][digit] += uint32_t(__popc(lanes));
      __syncwarp();
    }
    __syncthreads();

    // Those in the warps before, and those with lower digits.
    uint32_t total = 0;
    for (unsigned k = 0; k < kWarps; ++k) {
      const uint32_t count = counts[k][mine];
      counts[k][mine] = total;
      total += count;
    }
    begins[mine] = sums_before<kSortThreads, Add>(total, 0u).before;
    __syncthreads();
    CTN_UNROLL
    for (uint32_t k = 0; k < kItems; ++k) {
      if (first + k * 32 >= size) continue;
      const uint32_t digit = digit_of(bits[k], p.digit), to = begins[digit] + counts[warp][digit] + before[k];
      const uint64_t from = tile + first + k * 32;
      ordered[to] = bits[k];
      if (has_places) places[to] = p.places ? p.places[row + from] : uint32_t(from);
    }
    __syncthreads();
    for (uint32_t i = threadIdx.x; i < size; i += kSortThreads) {
      const uint32_t digit = digit_of(ordered[i], p.digit);
      const uint64_t to = row + bases[digit] + (i - begins[digit]);
      if (p.y) static_cast<U*>(p.y)[to] = result_of(ordered[i], p.digit.dtype);
      if (p.positions)
        p.positions[to] = int64_t(places[i]);
      else if (p.to_places)
        p.to_places[to] = places[i];
    }
    __syncthreads();
    bases[mine] += total;
  }
}

}  // namespace

CTN_CUDA_KERNEL(sort_offsets, SortDigitParams, kSortThreads) {
  uint64_t* const counts = p.counts + uint64_t(blockIdx.x) * p.chunks;
  uint64_t total = 0;
  for (uint32_t begin = 0; begin < p.chunks; begin += kSortThreads) {
    const uint32_t i = begin + threadIdx.x;
    const auto sums = sums_before<kSortThreads, Add>(i < p.chunks ? counts[i] : 0, uint64_t(0));
    __syncthreads();
    if (i < p.chunks) counts[i] = total + sums.before;
    total += sums.all;
  }
  if (threadIdx.x == 0) p.totals[blockIdx.x] = total;
}

#define CTN_SORT(SIZE, TYPE)                                                                 \
  CTN_CUDA_KERNEL(sort_short_##SIZE, SortShortParams, kSortThreads) { sort_short<TYPE>(p); } \
  CTN_CUDA_KERNEL(sort_count_##SIZE, SortDigitParams, kSortThreads) { sort_count<TYPE>(p); } \
  CTN_CUDA_KERNEL(sort_scatter_##SIZE, SortScatterParams, kSortThreads, 2) { sort_scatter<TYPE>(p); }
CTN_SORT(1, uint8_t)
CTN_SORT(2, uint16_t)
CTN_SORT(4, uint32_t)
CTN_SORT(8, uint64_t)

}  // namespace catenary::cuda
