// Permutations, and the numbers that MT19937 gives in order.
#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/random.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/kernels/philox.h"
//
#include "impl/kernels/random_distributions.h"
//
#include "impl/kernels/mersenne.h"
//
#include "impl/backend/cuda/kernels/elements.h"
#include "impl/backend/cuda/kernels/mersenne_source.h"

CTN_DEVICE void reserve(const ShuffleParams& p, uint64_t first, uint64_t step) {
  for (uint64_t k = first + 1; k < p.size; k += step) {
    const uint64_t other = p.swaps[k];
    if (other == kSwapDone) continue;
    atomicMax(reinterpret_cast<unsigned long long*>(p.reserved + k), (unsigned long long)k);
    atomicMax(reinterpret_cast<unsigned long long*>(p.reserved + other), (unsigned long long)k);
  }
}

/// Returns whether swaps are left.
CTN_DEVICE bool swap(const ShuffleParams& p, uint64_t first, uint64_t step) {
  bool left = false;
  for (uint64_t k = first + 1; k < p.size; k += step) {
    const uint64_t other = p.swaps[k];
    if (other == kSwapDone) continue;
    if (p.reserved[k] != k || p.reserved[other] != k) {
      left = true;
      continue;
    }
    const int64_t x = p.out[k];
    p.out[k] = p.out[other];
    p.out[other] = x;
    p.reserved[k] = 0;
    p.reserved[other] = 0;
    p.swaps[k] = kSwapDone;
  }
  return left;
}

template <class E>
CTN_DEVICE void integers(const MersenneCountsParams& p) {
  with_source(p.state, [&](MersenneSource& source) {
    for (uint64_t i = 0; i < p.counts.size; ++i)
      static_cast<E*>(p.counts.out)[i] = E(p.low + mersenne_up_to(source, p.range - 1));
  });
}

template <class E, class LawAt>
CTN_DEVICE void counts(const MersenneCountsParams& p, const LawAt& law_at) {
  with_source(p.state, [&](MersenneSource& source) {
    for (uint64_t i = 0; i < p.counts.size; ++i) static_cast<E*>(p.counts.out)[i] = E(law_at(i).draw(source));
  });
}

template <class E>
CTN_DEVICE void poisson(const MersenneCountsParams& p) {
  const RandomCountsParams& c = p.counts;
  counts<E>(p, [&](uint64_t i) {
    return RandomPoisson(c.each_a ? c.each_a[i] : c.a, random_most_counts(sizeof(E)));
  });
}

template <class E>
CTN_DEVICE void binomial(const MersenneCountsParams& p) {
  const RandomCountsParams& c = p.counts;
  counts<E>(p, [&](uint64_t i) {
    return RandomBinomial(c.each_trials ? c.each_trials[i] : c.trials, c.each_a ? c.each_a[i] : c.a);
  });
}

}  // namespace

CTN_CUDA_KERNEL(shuffle_begin, ShuffleParams, kRandomThreads) {
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    p.out[i] = int64_t(i);
    p.reserved[i] = 0;
  }
}

CTN_CUDA_KERNEL(random_swaps, ShuffleParams, kRandomThreads) {
  const bool narrow = p.size < uint64_t{1} << 32;
  for (uint64_t k = first_item() + 1; k < p.size; k += item_step()) {
    const int64_t i = int64_t(p.size - 1 - k);
    p.swaps[k] = random_swap(p.seed, p.offset, i, k + 1, narrow);
  }
}

CTN_CUDA_KERNEL(shuffle_reserve, ShuffleParams, kRandomThreads) { reserve(p, first_item(), item_step()); }

CTN_CUDA_KERNEL(shuffle_swap, ShuffleParams, kRandomThreads) { swap(p, first_item(), item_step()); }

CTN_CUDA_KERNEL(shuffle_finish, ShuffleParams, kShuffleThreads) {
  for (int left = 1; left;) {
    reserve(p, threadIdx.x, blockDim.x);
    __syncthreads();
    left = __syncthreads_or(swap(p, threadIdx.x, blockDim.x));
  }
}

CTN_CUDA_KERNEL(mersenne_words, MersenneWordsParams, kMersenneThreads) {
  CTN_SHARED uint32_t words[kMersenneLength];
  constexpr uint32_t kAtOnce = kMersenneLength - kMersenneMiddle;
  for (uint32_t i = threadIdx.x; i < kMersenneLength; i += kMersenneThreads) words[i] = p.state[i];
  uint32_t position = p.state[kMersenneLength];
  __syncthreads();
  for (uint64_t done = 0; done < p.count;) {
    if (position >= kMersenneLength) {
      for (uint32_t begin = 0; begin < kMersenneLength; begin += kAtOnce) {
        const uint32_t i = begin + threadIdx.x;
        const bool mine = threadIdx.x < kAtOnce && i < kMersenneLength;
        uint32_t word = 0;
        if (mine)
          word = mersenne_twisted(words[i], words[(i + 1) % kMersenneLength],
                                  words[(i + kMersenneMiddle) % kMersenneLength]);
        __syncthreads();
        if (mine) words[i] = word;
        __syncthreads();
      }
      position = 0;
    }
    const uint64_t rest = p.count - done;
    const uint32_t n = rest < kMersenneLength - position ? uint32_t(rest) : kMersenneLength - position;
    for (uint32_t i = threadIdx.x; i < n; i += kMersenneThreads)
      p.out[done + i] = mersenne_tempered(words[position + i]);
    __syncthreads();
    position += n;
    done += n;
  }
  for (uint32_t i = threadIdx.x; i < kMersenneLength; i += kMersenneThreads) p.state[i] = words[i];
  if (threadIdx.x == 0) p.state[kMersenneLength] = position;
}

CTN_CUDA_KERNEL(mersenne_swaps, MersenneCountsParams, 1) {
  with_source(p.state, [&](MersenneSource& source) {
    for (uint64_t k = p.counts.size; k-- > 1;)
      static_cast<uint64_t*>(p.counts.out)[k] = mersenne_up_to(source, k);
  });
}

CTN_CUDA_KERNEL(mersenne_integers_1, MersenneCountsParams, 1) { integers<uint8_t>(p); }
CTN_CUDA_KERNEL(mersenne_integers_2, MersenneCountsParams, 1) { integers<uint16_t>(p); }
CTN_CUDA_KERNEL(mersenne_integers_4, MersenneCountsParams, 1) { integers<uint32_t>(p); }
CTN_CUDA_KERNEL(mersenne_integers_8, MersenneCountsParams, 1) { integers<uint64_t>(p); }
CTN_CUDA_KERNEL(mersenne_poisson_4, MersenneCountsParams, 1) { poisson<int32_t>(p); }
CTN_CUDA_KERNEL(mersenne_poisson_8, MersenneCountsParams, 1) { poisson<int64_t>(p); }
CTN_CUDA_KERNEL(mersenne_binomial_4, MersenneCountsParams, 1) { binomial<int32_t>(p); }
CTN_CUDA_KERNEL(mersenne_binomial_8, MersenneCountsParams, 1) { binomial<int64_t>(p); }

}  // namespace catenary::cuda
