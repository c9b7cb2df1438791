// The MT19937 generator.
#include "impl/backend/cpu/mersenne.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

#include "impl/backend/params/random.h"
#include "impl/base/error.h"

namespace catenary {
namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"
//
#include "impl/kernels/mersenne.h"
//
#include "impl/backend/cpu/mersenne_source.h"

/// out[i] = convert(words of element i), with `Words` words each.
template <int Words, class T, class Convert>
void each(MersenneSource& source, int64_t size, T* out, const Convert& convert) {
  constexpr int64_t kBatch = 512;
  uint32_t words[Words * kBatch];
  for (int64_t i = 0; i < size; i += kBatch) {
    const int64_t n = std::min(kBatch, size - i);
    source.words(words, Words * n);
    for (int64_t k = 0; k < n; ++k) out[i + k] = convert(words + Words * k);
  }
}

/// Normals come in pairs; the last one of an odd number drops its partner.
template <class T, class Convert>
void each_normal(MersenneSource& source, int64_t size, T* out, const Convert& convert) {
  constexpr int64_t kPairs = 256;
  constexpr int kWords = sizeof(T) == 4 ? 2 : 4;
  uint32_t words[kWords * kPairs];
  T block[2 * kPairs];
  for (int64_t i = 0; i < size; i += 2 * kPairs) {
    const int64_t n = std::min(2 * kPairs, size - i), pairs = (n + 1) / 2;
    source.words(words, kWords * pairs);
    for (int64_t k = 0; k < pairs; ++k) {
      const uint32_t* w = words + kWords * k;
      RandomPair<T> pair;
      if constexpr (sizeof(T) == 4)
        pair = random_normal(w[0], w[1]);
      else
        pair = random_normal(w[0], w[1], w[2], w[3]);
      block[2 * k] = pair.first;
      block[2 * k + 1] = pair.second;
    }
    for (int64_t k = 0; k < n; ++k) out[i + k] = convert(block[k]);
  }
}

template <class T>
void uniform(MersenneSource& source, const RandomParams& p, int64_t size, T* out) {
  const T low = T(p.a), range = T(p.b - p.a), last = std::nextafter(T(p.b), low);
  if constexpr (sizeof(T) == 4)
    each<1>(source, size, out,
            [=](const uint32_t* w) { return random_scale(random_unit(w[0]), low, range, last); });
  else
    each<2>(source, size, out,
            [=](const uint32_t* w) { return random_scale(random_unit(w[0], w[1]), low, range, last); });
}

template <class T>
void floating(const RandomParams& p, MersenneSource& source, int64_t size, T* out) {
  const T a = T(p.a), b = T(p.b);
  switch (p.op) {
    case RandomOp::uniform:
      return uniform(source, p, size, out);
    case RandomOp::normal:
      return each_normal(source, size, out, [=](T x) { return random_mad(x, b, a); });
    case RandomOp::lognormal:
      return each_normal(source, size, out,
                         [&](T x) { return T(random_exp(random_mad(double(x), p.b, p.a))); });
    case RandomOp::exponential:
      if constexpr (sizeof(T) == 4)
        return each<1>(source, size, out,
                       [=](const uint32_t* w) { return random_mul(random_exponential(w[0]), b); });
      else
        return each<2>(source, size, out,
                       [=](const uint32_t* w) { return random_mul(random_exponential(w[0], w[1]), b); });
    case RandomOp::gumbel:
      return each<2>(source, size, out,
                     [&](const uint32_t* w) { return T(random_mad(random_gumbel(w[0], w[1]), p.b, p.a)); });
    case RandomOp::mask: {
      const int32_t threshold = random_threshold(p.a);
      return each<1>(source, size, out,
                     [=](const uint32_t* w) { return random_kept(w[0], threshold) ? b : T(0); });
    }
    default:
      fail(CTN_ERROR_INTERNAL, "random: expected a continuous distribution, got number %d", int(p.op));
  }
}

template <class LawAt>
void each_count(MersenneSource& source, const cpu::CountParameters& p, int64_t size,
                const cpu::CountArray& out, const LawAt& law_at) {
  if (size == 0) return;
  auto law = law_at(0);
  for (int64_t i = 0; i < size; ++i) {
    if (i > 0 && p.change(i)) law = law_at(i);
    out.put(i, law.draw(source));
  }
}

void draw_counts(const RandomParams& p, MersenneSource& source, const cpu::CountParameters& counts,
                 int64_t size, const cpu::CountArray& out) {
  if (p.op == RandomOp::poisson) {
    const double most = random_most_counts(itemsize(out.dtype));
    each_count(source, counts, size, out, [&](int64_t i) { return RandomPoisson(counts.a[i], most); });
  } else {
    each_count(source, counts, size, out,
               [&](int64_t i) { return RandomBinomial(counts.trials[i], counts.a[i]); });
  }
}

template <class T>
void integral(const RandomParams& p, MersenneSource& source, int64_t size, T* out) {
  switch (p.op) {
    case RandomOp::integers:
      for (int64_t i = 0; i < size; ++i) out[i] = T(uint64_t(p.low) + source.up_to(p.range - 1));
      return;
    case RandomOp::permutation:
      for (int64_t i = 0; i < size; ++i) out[i] = T(i);
      for (int64_t i = size - 1; i > 0; --i) std::swap(out[i], out[source.up_to(uint64_t(i))]);
      return;
    default:
      fail(CTN_ERROR_INTERNAL, "random: expected a distribution of integers, got number %d", int(p.op));
  }
}

}  // namespace

void cpu::mersenne_fill(const RandomParams& params, const CountParameters& counts, Mersenne& state,
                        DType dtype, int64_t size, char* out) {
  MersenneSource source(state);
  if (params.op == RandomOp::poisson || params.op == RandomOp::binomial)
    return draw_counts(params, source, counts, size, {out, dtype});
  switch (dtype) {
    case CTN_FLOAT32:
      return floating(params, source, size, reinterpret_cast<float*>(out));
    case CTN_FLOAT64:
      return floating(params, source, size, reinterpret_cast<double*>(out));
    case CTN_INT8:
    case CTN_UINT8:
      return integral(params, source, size, reinterpret_cast<uint8_t*>(out));
    case CTN_INT16:
    case CTN_UINT16:
      return integral(params, source, size, reinterpret_cast<uint16_t*>(out));
    case CTN_INT32:
    case CTN_UINT32:
      return integral(params, source, size, reinterpret_cast<uint32_t*>(out));
    case CTN_INT64:
    case CTN_UINT64:
      return integral(params, source, size, reinterpret_cast<uint64_t*>(out));
    default:
      fail(CTN_ERROR_DTYPE, "random: expected float32, float64 or integers, got %s", dtype_name(dtype));
  }
}

}  // namespace catenary
