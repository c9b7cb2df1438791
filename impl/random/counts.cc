#include "impl/random/random.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"

template <class Law, class T>
void draw(const Law& law, uint64_t seed, uint64_t offset, int64_t begin, int64_t end, T* out) {
  for (int64_t i = begin; i < end; ++i) {
    RandomSubstream source(seed, offset + uint64_t(i));
    out[i] = T(law.draw(source));
  }
}

}  // namespace

void random_poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double mean, int32_t* out) {
  draw(RandomPoisson(mean, 0x1p31 - 1), seed, offset, begin, end, out);
}

void random_poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double mean, int64_t* out) {
  draw(RandomPoisson(mean, 0x1p63 - 1024), seed, offset, begin, end, out);
}

void random_binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, int64_t n, double p,
                     int32_t* out) {
  draw(RandomBinomial(n, p), seed, offset, begin, end, out);
}

void random_binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, int64_t n, double p,
                     int64_t* out) {
  draw(RandomBinomial(n, p), seed, offset, begin, end, out);
}

}  // namespace catenary::cpu
