// Random numbers of the laws of impl/kernels/random_laws.h.
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
#include "impl/kernels/random_trials.h"
//
#include "impl/kernels/random_laws.h"
//
#include "impl/kernels/mersenne.h"
//
#include "impl/backend/cuda/kernels/elements.h"
#include "impl/backend/cuda/kernels/mersenne_source.h"

template <bool kCounts>
CTN_DEVICE void store(const RandomLawKernelParams& p, uint64_t i, double x) {
  using Wide = std::conditional_t<kCounts, int64_t, double>;
  using Narrow = std::conditional_t<kCounts, int32_t, float>;
  if (p.itemsize == 8)
    static_cast<Wide*>(p.out)[i] = Wide(x);
  else
    static_cast<Narrow*>(p.out)[i] = Narrow(x);
}

template <class Law, int kParameters, bool kCounts, class Words>
CTN_DEVICE void draw(const RandomLawKernelParams& p, uint64_t i, Words& words) {
  RandomElement<Words> source{words, p.most, !kCounts && p.itemsize == 4};
  double x[kParameters + 1];
  CTN_UNROLL
  for (int k = 0; k < kParameters; ++k) x[k] = p.each[k] ? p.each[k][i] : p.numbers[k];
  store<kCounts>(p, i, Law::draw(source, x));
}

template <class Law, int kParameters, bool kCounts>
CTN_DEVICE void draw_all(const RandomLawKernelParams& p) {
  if (p.state) {
    with_source(p.state, [&](MersenneSource& source) {
      for (uint64_t i = 0; i < p.size; ++i) draw<Law, kParameters, kCounts>(p, i, source);
    });
    return;
  }
  for (uint64_t i = first_item(); i < p.size; i += item_step()) {
    RandomSubstream source(p.seed, p.offset + i);
    draw<Law, kParameters, kCounts>(p, i, source);
  }
}

}  // namespace

#define CTN_RANDOM_LAW(NAME, FUNCTOR, PARAMETERS, COUNTS)                            \
  CTN_CUDA_KERNEL(random_law_##NAME, RandomLawKernelParams, kRandomThreads) {        \
    draw_all<FUNCTOR, PARAMETERS, COUNTS>(p);                                        \
  }
#include "impl/kernels/random_laws.def"
#undef CTN_RANDOM_LAW

CTN_CUDA_KERNEL(random_dirichlet, RandomDirichletParams, kRandomThreads) {
  for (uint64_t r = first_item(); r < p.rows; r += item_step()) {
    const uint64_t first = r * uint64_t(p.row);
    random_dirichlet(p.numbers + first, p.row, p.logs, [&](int64_t i, double x) {
      if (p.itemsize == 8)
        static_cast<double*>(p.out)[first + uint64_t(i)] = x;
      else
        static_cast<float*>(p.out)[first + uint64_t(i)] = float(x);
    });
  }
}

}  // namespace catenary::cuda
