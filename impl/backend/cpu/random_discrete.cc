// Draws of discrete distributions.
#include "impl/backend/cpu/random_kernels.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"

template <class LawAt>
void draw(const LawAt& law_at, const CountParameters& p, uint64_t seed, uint64_t offset, int64_t begin,
          int64_t end, const CountArray& out) {
  if (begin >= end) return;
  auto law = law_at(p.at(begin));
  for (int64_t i = begin; i < end; ++i) {
    if (i > begin && p.change(i)) law = law_at(i);
    RandomSubstream source(seed, offset + uint64_t(i));
    out.put(i, law.draw(source));
  }
}

}  // namespace

void random_poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                    const CountArray& out) {
  const double most = random_most_counts(itemsize(out.dtype));
  draw([&](int64_t i) { return RandomPoisson(p.a[i], most); }, p, seed, offset, begin, end, out);
}

void random_binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                     const CountArray& out) {
  draw([&](int64_t i) { return RandomBinomial(p.trials[i], p.a[i]); }, p, seed, offset, begin, end, out);
}

}  // namespace catenary::cpu
