// Losses of the products of each row of x with a few rows of W: negative sampling and hierarchical softmax.
#include "impl/backend/cuda/kernels/row_pairs.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/report.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/loss.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"
//
#include "impl/backend/cuda/kernels/groups.h"

template <class S>
CTN_DEVICE Compute<S> load(const void* p, uint64_t i) {
  return number_of(static_cast<const S*>(p)[i]);
}

/// One pair. The word is -1 if there is no such pair, or if a number is out of range.
struct Pair {
  uint64_t row;
  int64_t word;
  float sign;
  bool is_bad;

  CTN_DEVICE Pair(const RowPairs& p, uint64_t number)
      : row(quotient(number, p.most)), word(-1), sign(0), is_bad(false) {
    if (row >= p.rows) return;
    const uint64_t s = number - row * p.most.value;
    const int32_t chosen = p.chosen[p.begins ? row : number];
    is_bad = chosen < 0 || chosen >= p.limit;
    if (is_bad) return;
    if (!p.begins) {
      word = chosen;
      sign = s == 0 ? -1.f : 1.f;
      return;
    }
    const int32_t begin = p.begins[chosen];
    if (s >= uint64_t(p.begins[chosen + 1] - begin)) return;
    word = p.paths[begin + int64_t(s)];
    sign = -p.codes[begin + int64_t(s)];
  }
};

template <class S>
CTN_DEVICE void score(const PairScoresParams& p) {
  using T = Compute<S>;
  double total = 0;
  for_rows(p.groups, [&](const Group& group, uint64_t number) {
    const Pair pair(p.pairs, number);
    const uint64_t width = p.pairs.width;
    T sum = 0;
    if (pair.word >= 0)
      for (uint64_t c = group.part; c < width; c += group.size)
        sum += load<S>(p.x, pair.row * width + c) * load<S>(p.w, uint64_t(pair.word) * width + c);
    const T score = T(pair.sign) * group.sum(sum);
    if (group.part != 0) return;
    if (pair.is_bad) {
      const uint64_t at = p.pairs.begins ? pair.row : number;
      report(p.errors, p.pairs.begins ? ErrorCode::word_of_tree : ErrorCode::sample, int32_t(at),
             p.pairs.chosen[at], p.pairs.limit);
    }
    if (pair.word < 0) return;
    static_cast<T*>(p.scores)[number] = score;
    total += double(LossSoftplus()(score));
  });
  add_to_total(p.totals, total, 0);
}

/// The gradient of a pair: the derivative of softplus at its score, times its sign.
template <class T>
CTN_DEVICE T weight_of(const PairGradientParams& p, const Pair& pair, uint64_t number, T gy) {
  return pair.word < 0 ? T(0)
                       : LossSoftplusGradient()(static_cast<const T*>(p.scores)[number], T(pair.sign) * gy);
}

template <class S>
CTN_DEVICE void x_gradient(const PairGradientParams& p) {
  using T = Compute<S>;
  CTN_SHARED T weights[kPairThreads];
  CTN_SHARED int64_t words[kPairThreads];
  const uint64_t width = p.pairs.width, most = p.pairs.most.value;
  const T gy = load_number<T>(p.gy, p.gy_dtype, 0);
  for (uint64_t row = blockIdx.x; row < p.pairs.rows; row += gridDim.x)
    for (uint64_t first = 0; first < width; first += blockDim.x) {
      const uint64_t column = first + threadIdx.x;
      T sum = 0;
      for (uint64_t begin = 0; begin < most; begin += blockDim.x) {
        const uint64_t left = most - begin, count = left < blockDim.x ? left : blockDim.x;
        __syncthreads();
        if (threadIdx.x < count) {
          const uint64_t number = row * most + begin + threadIdx.x;
          const Pair pair(p.pairs, number);
          words[threadIdx.x] = pair.word;
          weights[threadIdx.x] = weight_of(p, pair, number, gy);
        }
        __syncthreads();
        for (uint64_t s = 0; s < count && column < width; ++s)
          if (words[s] >= 0) sum += weights[s] * load<S>(p.w, uint64_t(words[s]) * width + column);
      }
      if (column < width) static_cast<S*>(p.gradient)[row * width + column] = Narrow<S>()(sum);
    }
}

/// The block of the first pair with a word adds all pairs with it, in order.
template <class S>
CTN_DEVICE void w_gradient(const PairGradientParams& p) {
  using T = Compute<S>;
  CTN_SHARED T weights[kPairThreads];
  CTN_SHARED uint64_t rows[kPairThreads];
  CTN_SHARED unsigned before[kPairThreads / 32 + 1];
  const uint64_t width = p.pairs.width, own = blockIdx.x, count = p.pairs.rows * p.pairs.most.value;
  const int64_t word = Pair(p.pairs, own).word;
  if (word < 0) return;
  for (uint64_t first = 0; first < own; first += blockDim.x) {
    const uint64_t number = first + threadIdx.x;
    if (__syncthreads_or(number < own && Pair(p.pairs, number).word == word)) return;
  }
  const T gy = load_number<T>(p.gy, p.gy_dtype, 0);
  T* gradient = static_cast<T*>(p.gradient) + uint64_t(word) * width;
  const unsigned lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (uint64_t first = own; first < count; first += blockDim.x) {
    const uint64_t number = first + threadIdx.x;
    const Pair pair(p.pairs, number);
    const bool matches = pair.word == word;
    // The matching pairs in order
    const unsigned ballot = __ballot_sync(0xffffffffu, matches);
    if (lane == 0) before[warp + 1] = unsigned(__popc(ballot));
    __syncthreads();
    if (threadIdx.x == 0) {
      before[0] = 0;
      for (unsigned k = 1; k <= blockDim.x / 32; ++k) before[k] += before[k - 1];
    }
    __syncthreads();
    if (matches) {
      const unsigned at = before[warp] + unsigned(__popc(ballot & ((1u << lane) - 1)));
      rows[at] = pair.row;
      weights[at] = weight_of(p, pair, number, gy);
    }
    __syncthreads();
    const unsigned matching = before[blockDim.x / 32];
    for (uint64_t c = threadIdx.x; c < width && matching > 0; c += blockDim.x) {
      T sum = gradient[c];
      for (unsigned k = 0; k < matching; ++k) sum += weights[k] * load<S>(p.x, rows[k] * width + c);
      gradient[c] = sum;
    }
    __syncthreads();
  }
}

}  // namespace

#define CTN_PAIRS(TYPE, NAME)                                                                         \
  CTN_CUDA_KERNEL(pairs_score_##NAME, PairScoresParams, kRowThreads, 4) { score<TYPE>(p); }           \
  CTN_CUDA_KERNEL(pairs_x_gradient_##NAME, PairGradientParams, kPairThreads) { x_gradient<TYPE>(p); } \
  CTN_CUDA_KERNEL(pairs_w_gradient_##NAME, PairGradientParams, kPairThreads) { w_gradient<TYPE>(p); }
CTN_FLOATING(CTN_PAIRS)

}  // namespace catenary::cuda
