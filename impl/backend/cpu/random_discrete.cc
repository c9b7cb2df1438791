// Draws of discrete distributions.
#include <cstring>

#include "impl/backend/cpu/random_kernels.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"
//
#include "impl/backend/cpu/random_kept.h"

template <class LawOf>
void draw(LawOf law_of, uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountArray& out) {
  for (int64_t i = begin; i < end; ++i) {
    RandomSubstream source(seed, offset + uint64_t(i));
    out.put(i, law_of(i).draw(source));
  }
}

}  // namespace

void random_poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                    const CountArray& out) {
  const double most = random_most_counts(itemsize(out.dtype));
  if (begin >= end) return;
  const auto law_at = [&](int64_t i) { return RandomPoisson(p.a[i], most); };
  RandomPoisson law = law_at(p.at(begin));
  const auto law_of = [&](int64_t i) -> const RandomPoisson& {
    if (i > begin && p.change(i)) law = law_at(i);
    return law;
  };
  draw(law_of, seed, offset, begin, end, out);
}

void random_binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                     const CountArray& out) {
  if (begin >= end) return;
  const auto law_at = [&](int64_t i) { return RandomBinomial(p.trials[i], p.a[i]); };
  RandomBinomial law = law_at(p.at(begin));
  [[maybe_unused]] KeptLaws<RandomBinomial, 2> kept;
  const auto law_of = [&](int64_t i) -> const RandomBinomial& {
    if constexpr (kForSpeed) {
      if (!p.each) return law;
      double parameters[2] = {p.a[i]};
      std::memcpy(&parameters[1], &p.trials[i], sizeof(double));
      return kept.find(parameters, [&] { return law_at(i); });
    }
    if (i > begin && p.change(i)) law = law_at(i);
    return law;
  };
  draw(law_of, seed, offset, begin, end, out);
}

}  // namespace catenary::cpu
