// Random numbers from Philox, and from words of any generator.
#include "impl/backend/cuda/kernels/random.h"

#include "impl/backend/cuda/kernels/kernel.h"
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
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"

// Distributions: the number of words for each draw, and the numbers that one draw gives.

template <class T>
struct Uniform {
  static constexpr int words = sizeof(T) / 4;
  T low, range, last;
  CTN_DEVICE explicit Uniform(const RandomFillParams& p)
      : low(T(p.a)), range(T(p.b - p.a)), last(T(p.last)) {}
  CTN_DEVICE T operator()(const uint32_t* w) const {
    if constexpr (words == 1)
      return random_scale(random_unit(w[0]), low, range, last);
    else
      return random_scale(random_unit(w[0], w[1]), low, range, last);
  }
};

template <class T>
CTN_DEVICE RandomPair<T> normal_pair(const uint32_t* w) {
  if constexpr (sizeof(T) == 4)
    return random_normal(w[0], w[1]);
  else
    return random_normal(w[0], w[1], w[2], w[3]);
}

template <class T>
struct Normal {
  static constexpr int words = sizeof(T) / 2;
  T mean, sigma;
  CTN_DEVICE explicit Normal(const RandomFillParams& p) : mean(T(p.a)), sigma(T(p.b)) {}
  CTN_DEVICE RandomPair<T> operator()(const uint32_t* w) const {
    const RandomPair<T> pair = normal_pair<T>(w);
    return {random_mad(pair.first, sigma, mean), random_mad(pair.second, sigma, mean)};
  }
};

template <class T>
struct Lognormal {
  static constexpr int words = sizeof(T) / 2;
  double mean, sigma;
  CTN_DEVICE explicit Lognormal(const RandomFillParams& p) : mean(p.a), sigma(p.b) {}
  CTN_DEVICE T number(T normal) const { return T(random_exp(random_mad(double(normal), sigma, mean))); }
  CTN_DEVICE RandomPair<T> operator()(const uint32_t* w) const {
    const RandomPair<T> pair = normal_pair<T>(w);
    return {number(pair.first), number(pair.second)};
  }
};

template <class T>
struct Exponential {
  static constexpr int words = sizeof(T) / 4;
  T scale;
  CTN_DEVICE explicit Exponential(const RandomFillParams& p) : scale(T(p.b)) {}
  CTN_DEVICE T operator()(const uint32_t* w) const {
    if constexpr (words == 1)
      return random_mul(random_exponential(w[0]), scale);
    else
      return random_mul(random_exponential(w[0], w[1]), scale);
  }
};

template <class T>
struct Gumbel {
  static constexpr int words = 2;
  double loc, scale;
  CTN_DEVICE explicit Gumbel(const RandomFillParams& p) : loc(p.a), scale(p.b) {}
  CTN_DEVICE T operator()(const uint32_t* w) const {
    return T(random_mad(random_gumbel(w[0], w[1]), scale, loc));
  }
};

template <class T>
struct Mask {
  static constexpr int words = 1;
  int32_t threshold;
  T kept;
  CTN_DEVICE explicit Mask(const RandomFillParams& p) : threshold(random_threshold(p.a)), kept(T(p.b)) {}
  CTN_DEVICE T operator()(const uint32_t* w) const { return random_kept(w[0], threshold) ? kept : T(0); }
};

template <class E>
struct Output {
  E* data;
  uint64_t size;
  template <class T>
  CTN_DEVICE void store(uint64_t i, T x) const {
    if (i < size) data[i] = Narrow<E>()(x);
  }
  template <class T>
  CTN_DEVICE void store(uint64_t i, uint64_t step, const RandomPair<T>& pair) const {
    store(i, pair.first);
    store(i + step, pair.second);
  }
  template <class T>
  CTN_DEVICE void store(uint64_t i, uint64_t, T x) const {
    store(i, x);
  }
};

/// Calls body(words, counter, first element) for each counter of Philox; its other elements are
/// kRandomCounters apart.
template <int kElements, class Body>
CTN_DEVICE void for_counters(uint64_t size, uint64_t seed, uint64_t offset, const Body& body) {
  const uint64_t tiles = size / (kElements * kRandomCounters) + (size % (kElements * kRandomCounters) != 0);
  for (uint64_t c = first_item(); c < tiles * kRandomCounters; c += item_step()) {
    const uint64_t i = c / kRandomCounters * (kElements * kRandomCounters) + c % kRandomCounters;
    body(philox(seed, offset + c, 0), offset + c, i);
  }
}

template <class E, class Distribution>
CTN_DEVICE void fill(const RandomFillParams& p) {
  using T = decltype(number_of(E()));
  const Distribution distribution(p);
  constexpr int kWords = Distribution::words;
  using Result = decltype(distribution(nullptr));
  constexpr int kNumbers = std::is_same_v<Result, T> ? 1 : 2;  // of one draw
  const Output<E> out{static_cast<E*>(p.out), p.size};
  if constexpr (std::is_same_v<E, T>) {
    if (p.words) {
      for (uint64_t i = first_item(); i * kNumbers < p.size; i += item_step())
        out.store(i * kNumbers, 1, distribution(p.words + i * kWords));
      return;
    }
  }
  constexpr int kDraws = 4 / kWords;
  for_counters<kDraws * kNumbers>(p.size, p.seed, p.offset,
                                  [&](const PhiloxBlock& block, uint64_t, uint64_t i) {
                                    CTN_UNROLL
                                    for (int k = 0; k < kDraws; ++k)
                                      out.store(i + uint64_t(k * kNumbers) * kRandomCounters, kRandomCounters,
                                                distribution(block.word + k * kWords));
                                  });
}

template <class E>
CTN_DEVICE void integers(const RandomIntegersParams& p) {
  using U = std::conditional_t<sizeof(E) == 8, uint64_t, uint32_t>;
  E* const out = static_cast<E*>(p.out);
  if (random_narrow(p.range)) {
    const uint32_t factor = uint32_t(p.range), rejected = uint32_t(p.rejected);
    for_counters<4>(p.size, p.seed, p.offset, [&](const PhiloxBlock& block, uint64_t counter, uint64_t i) {
      CTN_UNROLL
      for (int word = 0; word < 4; ++word, i += kRandomCounters) {
        if (i >= p.size) return;
        const uint64_t product = uint64_t{block.word[word]} * factor;
        const uint64_t value =
            uint32_t(product) < rejected ? random_again(p.seed, counter, word, p.range, true) : product >> 32;
        out[i] = E(U(p.low + value));
      }
    });
    return;
  }
  for_counters<2>(p.size, p.seed, p.offset, [&](const PhiloxBlock& block, uint64_t counter, uint64_t i) {
    CTN_UNROLL
    for (int word = 0; word < 4; word += 2, i += kRandomCounters) {
      if (i >= p.size) return;
      const uint64_t draw = uint64_t{block.word[word]} << 32 | block.word[word + 1];
      uint64_t value = p.range == 0 ? draw : random_multiply_high(draw, p.range);
      if (draw * p.range < p.rejected) value = random_again(p.seed, counter, word, p.range, false);
      out[i] = E(U(p.low + value));
    }
  });
}

template <class E>
CTN_DEVICE void poisson(const RandomCountsParams& p) {
  E* const out = static_cast<E*>(p.out);
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    const RandomPoisson law(p.each_a ? p.each_a[i] : p.a, random_most_counts(sizeof(E)));
    RandomSubstream source(p.seed, p.offset + i);
    out[i] = E(law.draw(source));
  }
}

template <class E>
CTN_DEVICE void binomial(const RandomCountsParams& p) {
  E* const out = static_cast<E*>(p.out);
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    const RandomBinomial law(p.each_trials ? p.each_trials[i] : p.trials, p.each_a ? p.each_a[i] : p.a);
    RandomSubstream source(p.seed, p.offset + i);
    out[i] = E(law.draw(source));
  }
}

}  // namespace

#define CTN_FILL(NAME, FUNCTOR)                                                 \
  CTN_CUDA_KERNEL(random_##NAME##_float32, RandomFillParams, kRandomThreads) {  \
    fill<float, FUNCTOR<float>>(p);                                             \
  }                                                                             \
  CTN_CUDA_KERNEL(random_##NAME##_float64, RandomFillParams, kRandomThreads) {  \
    fill<double, FUNCTOR<double>>(p);                                           \
  }                                                                             \
  CTN_CUDA_KERNEL(random_##NAME##_float16, RandomFillParams, kRandomThreads) {  \
    fill<Half, FUNCTOR<float>>(p);                                              \
  }                                                                             \
  CTN_CUDA_KERNEL(random_##NAME##_bfloat16, RandomFillParams, kRandomThreads) { \
    fill<BFloat16, FUNCTOR<float>>(p);                                          \
  }
CTN_FILL(uniform, Uniform)
CTN_FILL(normal, Normal)
CTN_FILL(lognormal, Lognormal)
CTN_FILL(exponential, Exponential)
CTN_FILL(gumbel, Gumbel)
CTN_FILL(mask, Mask)

CTN_CUDA_KERNEL(random_integers_1, RandomIntegersParams, kRandomThreads) { integers<uint8_t>(p); }
CTN_CUDA_KERNEL(random_integers_2, RandomIntegersParams, kRandomThreads) { integers<uint16_t>(p); }
CTN_CUDA_KERNEL(random_integers_4, RandomIntegersParams, kRandomThreads) { integers<uint32_t>(p); }
CTN_CUDA_KERNEL(random_integers_8, RandomIntegersParams, kRandomThreads) { integers<uint64_t>(p); }

CTN_CUDA_KERNEL(random_poisson_4, RandomCountsParams, kRandomThreads) { poisson<int32_t>(p); }
CTN_CUDA_KERNEL(random_poisson_8, RandomCountsParams, kRandomThreads) { poisson<int64_t>(p); }
CTN_CUDA_KERNEL(random_binomial_4, RandomCountsParams, kRandomThreads) { binomial<int32_t>(p); }
CTN_CUDA_KERNEL(random_binomial_8, RandomCountsParams, kRandomThreads) { binomial<int64_t>(p); }

CTN_CUDA_KERNEL(choice_search, ChoiceParams, kRandomThreads) {
  const double* table = static_cast<const double*>(p.table);
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    const double draw = p.draws[i];
    uint64_t first = 0;
    for (uint64_t count = p.count; count > 0;) {
      const uint64_t half = count / 2;
      if (draw < table[first + half]) {
        count = half;
      } else {
        first += half + 1;
        count -= half + 1;
      }
    }
    static_cast<int64_t*>(p.out)[i] = int64_t(first);
  }
}

CTN_CUDA_KERNEL(choice_alias, ChoiceParams, kRandomThreads) {
  const float* thresholds = static_cast<const float*>(p.table);
  for (uint64_t i = first_item(); i < p.size; i += item_step())
    static_cast<int32_t*>(p.out)[i] = random_alias(thresholds, p.values, double(p.count), p.draws[i]);
}

}  // namespace catenary::cuda
