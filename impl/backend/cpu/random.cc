// Arrays of random numbers from Philox or the Mersenne Twister.
#include "impl/backend/params/random.h"
#include "impl/backend/cpu/random_kernels.h"

#include <algorithm>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/mersenne.h"
#include "impl/base/error.h"

namespace catenary::cpu {
namespace {

template <class T>
using Filler = void (*)(uint64_t, uint64_t, int64_t, int64_t, double, double, T*);

/// 16-bit floats are the float32 numbers, rounded.
template <class T>
void fill(const RandomParams& p, Filler<T> filler, const Operand& operand) {
  const Out<T> out(operand);
  parallel_for(size_of(operand), kRandomGrain, [&](int64_t begin, int64_t end) {
    alignas(64) T block[kBlock];
    const int64_t most = out.direct() ? end - begin : kBlock;
    for (int64_t n; begin < end; begin += n) {
      n = std::min(most, end - begin);
      T* to = out.target(begin, block);
      filler(p.seed, p.offset, begin, begin + n, p.a, p.b, to);
      out.write(to, begin, n);
    }
  });
}

void fill_any(const RandomParams& p, Filler<float> narrow, Filler<double> wide, const Operand& out) {
  if (out.dtype == CTN_FLOAT64) return fill(p, wide, out);
  if (is_float(out.dtype)) return fill(p, narrow, out);
  fail(CTN_ERROR_DTYPE, "random: expected a floating dtype, got %s", dtype_name(out.dtype));
}

void integers(const RandomParams& p, const RandomKernels& kernels, const Operand& out) {
  parallel_for(size_of(out), kRandomGrain, [&](int64_t begin, int64_t end) {
    dispatch_size(int64_t(itemsize(out.dtype)), [&](auto zero) {
      using T = decltype(zero);
      T* data = data_of<T>(out);
      if constexpr (sizeof(T) == 8) {
        kernels.integers_64(p.seed, p.offset, begin, end, uint64_t(p.low), p.range, data + begin);
      } else if constexpr (sizeof(T) == 4) {
        kernels.integers_32(p.seed, p.offset, begin, end, uint64_t(p.low), p.range, data + begin);
      } else {  // the lower bits of 32-bit numbers
        alignas(64) uint32_t block[kBlock];
        for (int64_t i = begin; i < end; i += kBlock) {
          const int64_t n = std::min(kBlock, end - i);
          kernels.integers_32(p.seed, p.offset, i, i + n, uint64_t(p.low), p.range, block);
          for (int64_t k = 0; k < n; ++k) data[i + k] = static_cast<T>(block[k]);
        }
      }
    });
  });
}

/// The parameters are operands, or part of the launch.
CountParameters count_parameters(const Launch& launch, const RandomParams& p, int first) {
  if (!p.each) return {&p.a, &p.low, false};
  const bool trials = p.op == RandomOp::binomial;
  return {data_of<const double>(launch.operands[first]),
          trials ? data_of<const int64_t>(launch.operands[first + 1]) : nullptr, true};
}

void counts(const RandomParams& p, const CountParameters& parameters, const Operand& out) {
  const CountArray array{out.data, out.dtype};
  parallel_for(size_of(out), kCountGrain, [&](int64_t begin, int64_t end) {
    if (p.op == RandomOp::poisson)
      random_poisson(p.seed, p.offset, begin, end, parameters, array);
    else
      random_binomial(p.seed, p.offset, begin, end, parameters, array);
  });
}

}  // namespace

void random(const Launch& launch, const RandomParams& p) {
  const Operand& out = launch.operands[launch.count - 1];
  const int parameters = !p.each ? 0 : p.op == RandomOp::binomial ? 2 : 1;
  if (launch.count > parameters + 1) {
    Mersenne& state = *data_of<Mersenne>(launch.operands[0]);
    return mersenne_fill(p, count_parameters(launch, p, 1), state, out.dtype, size_of(out), out.data);
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
      return random_permutation(p.seed, p.offset, size_of(out), data_of<int64_t>(out));
    case RandomOp::lognormal:
      return fill_any(p, kernels.lognormal_f32, kernels.lognormal_f64, out);
    case RandomOp::exponential:
      return fill_any(p, kernels.exponential_f32, kernels.exponential_f64, out);
    case RandomOp::gumbel:
      return fill_any(p, kernels.gumbel_f32, kernels.gumbel_f64, out);
    case RandomOp::poisson:
    case RandomOp::binomial:
      return counts(p, count_parameters(launch, p, 0), out);
  }
}

}  // namespace catenary::cpu
