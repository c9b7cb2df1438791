// Draws of discrete distributions.
#include <algorithm>
#include <cstring>

#include "impl/backend/cpu/random_counts.h"
#include "impl/backend/cpu/random_kernels.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"
//
#include "impl/backend/cpu/random_kept.h"

/// A part of a stream of counts.
struct Stream {
  uint64_t seed, offset;
  int64_t begin, end;
  const CountArray& out;
};

/// Draws an element that has used so many blocks of words.
template <class LawOf>
void draw_one(const Stream& s, int64_t i, const LawOf& law_of, uint32_t blocks = 0) {
  RandomSubstream source(s.seed, s.offset + uint64_t(i));
  source.blocks = blocks;
  s.out.put(i, law_of(i).draw(source));
}

/// The numbers of a parameter for a block of elements. The last one is repeated.
template <class T>
const T* block_of(const T* values, bool each, int64_t i, int64_t n, T* room) {
  if (each && n == kCountBlock) return values + i;
  for (int64_t k = 0; k < kCountBlock; ++k) room[k] = values[each ? i + std::min(k, n - 1) : 0];
  return room;
}

/// Draws blocks by vectors, and by the law what these leave. `prepare` makes the laws of the n elements from
/// i on, `counts` draws from them, and `count` converts what it drew for an element.
template <class Prepare, class Counts, class Count, class LawOf>
void draw(const Stream& s, bool each, const Prepare& prepare, const Counts& counts, const Count& count,
          const LawOf& law_of) {
  if constexpr (!kForSpeed) {
    for (int64_t i = s.begin; i < s.end; ++i) draw_one(s, i, law_of);
    return;
  }
  CountLaws laws{};
  for (int64_t i = s.begin; i < s.end; i += kCountBlock) {
    const int64_t n = std::min<int64_t>(kCountBlock, s.end - i);
    if (each || i == s.begin) prepare(i, n, laws);
    alignas(64) double drawn[kCountBlock];
    counts(s.seed, s.offset + uint64_t(i), 0, laws, drawn);
    for (int64_t k = 0; k < n; ++k) {
      if (drawn[k] >= 0)
        s.out.put(i + k, count(i + k, drawn[k]));
      else
        draw_one(s, i + k, law_of, drawn[k] == kRefused ? 1 : 0);
    }
  }
}

}  // namespace

void random_poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                    const CountArray& out) {
  const double most = random_most_counts(itemsize(out.dtype));
  if (begin >= end) return;
  const auto law_at = [&](int64_t i) { return RandomPoisson(p.a[p.at(i)], most); };
  RandomPoisson law = law_at(begin);
  const auto law_of = [&](int64_t i) -> const RandomPoisson& {
    if (p.each && i > begin) law = law_at(i);
    return law;
  };
  const CountKernels& kernels = count_kernels();
  const auto prepare = [&](int64_t i, int64_t n, CountLaws& laws) {
    double means[kCountBlock];
    kernels.poisson_laws(block_of(p.a, p.each, i, n, means), most, laws);
  };
  draw(
      {seed, offset, begin, end, out}, p.each, prepare, kernels.poisson,
      [](int64_t, double k) { return int64_t(k); }, law_of);
}

void random_binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                     const CountArray& out) {
  if (begin >= end) return;
  const auto law_at = [&](int64_t i) { return RandomBinomial(p.trials[p.at(i)], p.a[p.at(i)]); };
  const RandomBinomial law = law_at(begin);
  RandomBinomial other = law;
  [[maybe_unused]] KeptLaws<RandomBinomial, 2> kept;
  const auto law_of = [&](int64_t i) -> const RandomBinomial& {
    if (!p.each) return law;
    if constexpr (kForSpeed) {
      double parameters[2] = {p.a[i]};
      std::memcpy(&parameters[1], &p.trials[i], sizeof(double));
      return kept.find(parameters, [&] { return law_at(i); });
    }
    return other = law_at(i);
  };
  const CountKernels& kernels = count_kernels();
  const auto prepare = [&](int64_t i, int64_t n, CountLaws& laws) {
    double probabilities[kCountBlock];
    int64_t trials[kCountBlock];
    kernels.binomial_laws(block_of(p.a, p.each, i, n, probabilities),
                          block_of(p.trials, p.each, i, n, trials), laws);
  };
  const auto count = [&](int64_t i, double k) {
    const int64_t trials = p.trials[p.at(i)], successes = k >= double(trials) ? trials : int64_t(k);
    return p.a[p.at(i)] > 0.5 ? trials - successes : successes;
  };
  draw({seed, offset, begin, end, out}, p.each, prepare, kernels.binomial, count, law_of);
}

}  // namespace catenary::cpu
