// Draws of discrete distributions.
#include "impl/backend/cpu/random_kernels.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"

template <class LawAt, class T>
void draw(const LawAt& law_at, const CountParameters& p, uint64_t seed, uint64_t offset, int64_t begin,
          int64_t end, T* out) {
  if (begin >= end) return;
  auto law = law_at(p.at(begin));
  for (int64_t i = begin; i < end; ++i) {
    if (i > begin && p.change(i)) law = law_at(i);
    RandomSubstream source(seed, offset + uint64_t(i));
    out[i] = T(law.draw(source));
  }
}

template <class T>
void poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p, T* out) {
  draw([&](int64_t i) { return RandomPoisson(p.a[i], random_most_counts<T>); }, p, seed, offset, begin, end,
       out);
}

template <class T>
void binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p, T* out) {
  draw([&](int64_t i) { return RandomBinomial(p.trials[i], p.a[i]); }, p, seed, offset, begin, end, out);
}

}  // namespace

void random_poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                    int32_t* out) {
  poisson(seed, offset, begin, end, p, out);
}

void random_poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                    int64_t* out) {
  poisson(seed, offset, begin, end, p, out);
}

void random_binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                     int32_t* out) {
  binomial(seed, offset, begin, end, p, out);
}

void random_binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                     int64_t* out) {
  binomial(seed, offset, begin, end, p, out);
}

}  // namespace catenary::cpu
