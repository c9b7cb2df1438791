#include "impl/backend/cpu/random_kernels.h"
#include "impl/backend/params/random.h"

#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/mersenne.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrain = 1 << 14;  // a multiple of the generator's tiles

int64_t size_of(const Operand& out) {
  int64_t size = 1;
  for (int i = 0; i < out.ndim; ++i) size *= out.shape[i];
  return size;
}

template <class T>
using Filler = void (*)(uint64_t, uint64_t, int64_t, int64_t, double, double, T*);

template <class T>
void fill(const RandomParams& p, Filler<T> filler, const Operand& out) {
  T* data = reinterpret_cast<T*>(out.data);
  parallel_for(size_of(out), kGrain,
               [&](int64_t begin, int64_t end) { filler(p.seed, p.offset, begin, end, p.a, p.b, data); });
}

/// 16-bit floats: the numbers of float32, rounded.
void fill_half(const RandomParams& p, Filler<float> filler, const Operand& out) {
  const auto convert = loops().cast[CTN_FLOAT32][out.dtype];
  parallel_for(size_of(out), kGrain, [&](int64_t begin, int64_t end) {
    alignas(64) float block[kBlock];
    for (int64_t i = begin; i < end; i += kBlock) {
      const int64_t n = std::min(kBlock, end - i);
      filler(p.seed, p.offset, i, i + n, p.a, p.b, block - i);
      convert(reinterpret_cast<const char*>(block), out.data + 2 * i, n);
    }
  });
}

void fill_any(const RandomParams& p, Filler<float> narrow, Filler<double> wide, const Operand& out) {
  if (out.dtype == CTN_FLOAT32) return fill(p, narrow, out);
  if (out.dtype == CTN_FLOAT64) return fill(p, wide, out);
  if (is_half(out.dtype)) return fill_half(p, narrow, out);
  fail(CTN_ERROR_DTYPE, "random: expected a floating dtype, got %s", dtype_name(out.dtype));
}

/// 8 and 16 bits: the lower bits of 32-bit numbers.
template <class T>
void narrow_integers(const RandomParams& p, const RandomKernels& kernels, const Operand& out) {
  T* data = reinterpret_cast<T*>(out.data);
  parallel_for(size_of(out), kGrain, [&](int64_t begin, int64_t end) {
    alignas(64) uint32_t block[kBlock];
    for (int64_t i = begin; i < end; i += kBlock) {
      const int64_t n = std::min(kBlock, end - i);
      kernels.integers_32(p.seed, p.offset, i, i + n, uint64_t(p.low), p.range, block - i);
      for (int64_t k = 0; k < n; ++k) data[i + k] = static_cast<T>(block[k]);
    }
  });
}

void integers(const RandomParams& p, const RandomKernels& kernels, const Operand& out) {
  switch (itemsize(out.dtype)) {
    case 1:
      return narrow_integers<uint8_t>(p, kernels, out);
    case 2:
      return narrow_integers<uint16_t>(p, kernels, out);
    case 4:
      return parallel_for(size_of(out), kGrain, [&](int64_t begin, int64_t end) {
        kernels.integers_32(p.seed, p.offset, begin, end, uint64_t(p.low), p.range,
                            reinterpret_cast<uint32_t*>(out.data));
      });
    default:
      return parallel_for(size_of(out), kGrain, [&](int64_t begin, int64_t end) {
        kernels.integers_64(p.seed, p.offset, begin, end, uint64_t(p.low), p.range,
                            reinterpret_cast<uint64_t*>(out.data));
      });
  }
}

constexpr int64_t kCountGrain = 1 << 10;

/// The parameters are operands, or those of the launch.
CountParameters count_parameters(const Launch& launch, int first) {
  const RandomParams& p = launch.params<RandomParams>();
  if (!p.each) return {&p.a, &p.low, false};
  const bool trials = p.op == RandomOp::binomial;
  return {reinterpret_cast<const double*>(launch.operands[first].data),
          trials ? reinterpret_cast<const int64_t*>(launch.operands[first + 1].data) : nullptr, true};
}

template <class T>
void counts(const RandomParams& p, const CountParameters& parameters, const Operand& out) {
  T* data = reinterpret_cast<T*>(out.data);
  parallel_for(size_of(out), kCountGrain, [&](int64_t begin, int64_t end) {
    if (p.op == RandomOp::poisson)
      random_poisson(p.seed, p.offset, begin, end, parameters, data);
    else
      random_binomial(p.seed, p.offset, begin, end, parameters, data);
  });
}

}  // namespace

void random(const Launch& launch) {
  const RandomParams& p = launch.params<RandomParams>();
  const Operand& out = launch.operands[launch.count - 1];
  const int parameters = !p.each ? 0 : p.op == RandomOp::binomial ? 2 : 1;
  if (launch.count > parameters + 1) {
    Mersenne& state = *reinterpret_cast<Mersenne*>(launch.operands[0].data);
    return mersenne_fill(p, count_parameters(launch, 1), state, out.dtype, size_of(out), out.data);
  }
  const RandomKernels& kernels = random_kernels();
  switch (p.op) {
    case RandomOp::uniform:
      return fill_any(p, kernels.uniform_f32, kernels.uniform_f64, out);
    case RandomOp::normal:
      return fill_any(p, kernels.normal_f32, kernels.normal_f64, out);
    case RandomOp::mask:
      return fill_any(p, kernels.mask_f32, kernels.mask_f64, out);
    case RandomOp::integers:
      return integers(p, kernels, out);
    case RandomOp::permutation:
      return random_permutation(p.seed, p.offset, size_of(out), reinterpret_cast<int64_t*>(out.data));
    case RandomOp::lognormal:
      return fill_any(p, kernels.lognormal_f32, kernels.lognormal_f64, out);
    case RandomOp::exponential:
      return fill_any(p, kernels.exponential_f32, kernels.exponential_f64, out);
    case RandomOp::gumbel:
      return fill_any(p, kernels.gumbel_f32, kernels.gumbel_f64, out);
    case RandomOp::poisson:
    case RandomOp::binomial:
      return out.dtype == CTN_INT32 ? counts<int32_t>(p, count_parameters(launch, 0), out)
                                    : counts<int64_t>(p, count_parameters(launch, 0), out);
  }
}

}  // namespace catenary::cpu
