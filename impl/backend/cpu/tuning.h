// Constants tuned to machines: when work is divided among threads, when results bypass the caches, and how
// large tiles are. Only kTileBytes affects results. Other constants that determine the order of sums are
// defined next to the sums, because they must not depend on the machine.
#pragma once
#include <algorithm>
#include <cstdint>

#include "impl/base/caches.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

/// Results bypass the caches if they do not fit into the last one together with what they are computed from:
/// ordinary stores read each line before they write it, and displace what is used next. What fits is written
/// through the caches, from where its reader gets it. A virtual machine names the cache of its host, of which
/// it has a part: with 480 MiB named, 4096 x 1000 sums with a row took half the time through the caches, 80
/// MB of relu 1.3 times and a transpose of 134 MB 2.3 times the time past them.
constexpr int64_t kMostCached = int64_t{64} << 20;
constexpr int64_t kLeastStreamed = int64_t{1} << 20;  // smaller results stay in the second-level cache

inline int64_t cached_bytes() { return std::min(caches().last, kMostCached); }
inline bool bypasses_caches(int64_t written, int64_t read) {
  return written >= kLeastStreamed && written + read > cached_bytes();
}

/// Maximum bytes of the tiles that kernels work on, which stay in the second-level cache of at least 1 MiB.
/// Attention and the gradients of convolution weights sum tile by tile, so another value changes the last
/// digits of their results.
constexpr int64_t kTileBytes = int64_t{640} << 10;

// A grain is the amount of work that is worth another thread. Waking a thread costs as much as adding 100,000
// elements, about 25 us; a thread that is still awake takes over in a few us. Grains are therefore 5 to 30 us
// of work. Times are for one core of an AMD EPYC with AVX-512, from tests/benchmarks.

// In bytes moved.
constexpr int64_t kCopyGrain = int64_t{256} << 10;    // 0.05 ns each: 13 us
constexpr int64_t kGatherGrain = int64_t{128} << 10;  // 0.08 ns in rows of 512 from all over an array: 10 us

// In elements.
constexpr int64_t kElementwiseGrain = 32 << 10;    // 0.26 ns (addition): 9 us
constexpr int64_t kCastGrain = 32 << 10;           // like addition
constexpr int64_t kReductionGrain = 64 << 10;      // 0.08 ns, because nothing is written: 5 us
constexpr int64_t kSequenceGrain = 16 << 10;       // 1 ns, with the conversion: 16 us
constexpr int64_t kScanGrain = 32 << 10;           // 0.5 ns: 16 us
constexpr int64_t kSortGrain = 16 << 10;           // of one pass; a complete sort takes 4.5 ns
constexpr int64_t kIndexGrain = 64 << 10;          // indices compared with bounds, like a reduction
constexpr int64_t kNormalizationGrain = 16 << 10;  // 1 ns, because they are read twice: 16 us
constexpr int64_t kPoolingGrain = 16 << 10;        // of both planes, 1.5 ns: 25 us
constexpr int64_t kActivationGrain = 8 << 10;      // 0.3 to 0.6 ns, with one exponential each: 4 us
constexpr int64_t kSoftmaxGrain = 8 << 10;         // 1 ns, because they are read three times: 8 us
constexpr int64_t kLossGrain = 16 << 10;           // 0.3 to 1 ns
constexpr int64_t kLstmGrain = 4 << 10;            // units with five exponentials each: 8 us
constexpr int64_t kUpdateGrain = 32 << 10;         // of a parameter, 0.9 ns (Adam): 30 us
constexpr int64_t kColdUpdateGrain = 128 << 10;    // the same if threads must be woken
constexpr int64_t kRandomGrain = 16 << 10;  // 0.5 ns (normal): 8 us; a multiple of the generator's tiles
constexpr int64_t kCountGrain = 1 << 10;    // Poisson or binomial numbers, drawn by rejection
constexpr int64_t kChoiceGrain = 8 << 10;   // a binary search or a lookup each
constexpr int64_t kSearchGrain = 2 << 10;   // a binary search in a sorted array each
constexpr int64_t kColumnGrain = 32 << 10;  // of windows that become columns, or of channels with a bias
constexpr int64_t kUserGrain = 8 << 10;     // the cost of a user's kernel is unknown
constexpr int64_t kUserThreads =
    2 << 10;  // number of threads of a raw kernel's grid that is worth a thread of ours

/// Number of adjacent positions along D that softmax and its loss process together.
constexpr int64_t kSoftmaxColumns = 256;

// In multiplications.
constexpr double kMatmulGrain = 800000;             // and elements moved, 80 to 1 ns: 10 us
constexpr double kMatmulPart = 60e6;                // of which packing its operands is about 2 %: 0.5 ms
constexpr double kAttentionGrain = 500000;          // of tiles with their softmax: 10 us
constexpr double kLapackGrain = 200000;             // of small matrices in LAPACK
constexpr int64_t kIntegerMatmulGrain = 256 << 10;  // in 64 bits
constexpr int64_t kDotGrain = 64 << 10;             // of rows with single rows of a matrix

/// The grain of loops that may be divided anywhere: ranges are so small that all threads end at about the
/// same time, and that threads seldom write the same cache lines.
inline Grain divisible(int64_t grain) { return {grain, std::max<int64_t>(grain / 8, 1)}; }

/// Number of items of `work` each that make up a grain: at least one, rounded up or down.
inline int64_t items_of_grain(int64_t grain, int64_t work) {
  return divide_up(grain, std::max<int64_t>(work, 1));
}
inline int64_t items_within_grain(int64_t grain, int64_t work) {
  return std::max<int64_t>(grain / std::max<int64_t>(work, 1), 1);
}

}  // namespace catenary::cpu
