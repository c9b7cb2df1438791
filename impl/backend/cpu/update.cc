#include <algorithm>

#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/kernels.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/simd.h"
#include "impl/backend/cpu/strided.h"
#include "impl/backend/cpu/update_kernels.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrain = 32 << 10;    // elements worth a thread
constexpr int64_t kSquares = 64 << 10;  // elements of one partial sum
constexpr int kMostOperands = 4;

template <class T>
const UpdateKernels<T>& kernels();
template <>
const UpdateKernels<float>& kernels() {
  switch (simd_level()) {
    case SimdLevel::avx512:
      return simd_avx512::update_kernels_f32;
    case SimdLevel::avx2:
      return simd_avx2::update_kernels_f32;
    case SimdLevel::baseline:
      break;
  }
  return simd_baseline::update_kernels_f32;
}
template <>
const UpdateKernels<double>& kernels() {
  switch (simd_level()) {
    case SimdLevel::avx512:
      return simd_avx512::update_kernels_f64;
    case SimdLevel::avx2:
      return simd_avx2::update_kernels_f64;
    case SimdLevel::baseline:
      break;
  }
  return simd_baseline::update_kernels_f64;
}

/// One pass over a gradient, `states` states and the parameter.
template <class T>
void update(const Launch& launch, int states, typename UpdateKernels<T>::Loop loop,
            const double* parameters) {
  const DType dtype = launch.operands[0].dtype, compute = DTypeOf<T>::value;
  const int count = states + 2;
  char* data[kMostOperands];
  for (int k = 0; k < count; ++k) data[k] = launch.operands[k].data;
  const auto run = [&](char* const* at, int64_t n) {
    T* x[kMostOperands] = {};
    for (int k = 0; k < count; ++k) x[k] = reinterpret_cast<T*>(at[k]);
    loop(x[0], states > 0 ? x[1] : nullptr, states > 1 ? x[2] : nullptr, x[count - 1], n, parameters);
  };
  const int64_t item = int64_t(itemsize(dtype));
  parallel_for(size_of(launch.operands[0]), kGrain, [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(dtype != CTN_FLOAT16);
    char* at[kMostOperands] = {};
    if (dtype == compute) {
      for (int k = 0; k < count; ++k) at[k] = data[k] + begin * item;
      return run(at, end - begin);
    }
    alignas(64) T buffers[kMostOperands][kBlock];
    for (int k = 0; k < count; ++k) at[k] = reinterpret_cast<char*>(buffers[k]);
    for (int64_t n; begin < end; begin += n) {
      n = std::min(kBlock, end - begin);
      for (int k = 0; k < count; ++k) loops().cast[dtype][compute](data[k] + begin * item, at[k], n);
      run(at, n);
      for (int k = 1; k < count; ++k) loops().cast[compute][dtype](at[k], data[k] + begin * item, n);
    }
  });
}

template <class T>
double squares(const Operand& x) {
  const int64_t size = size_of(x), item = int64_t(itemsize(x.dtype));
  const auto piece = [&](int64_t begin, int64_t end) {
    if (x.dtype == DTypeOf<T>::value)
      return kernels<T>().squares(reinterpret_cast<const T*>(x.data) + begin, end - begin);
    alignas(64) T block[kBlock];
    double sum = 0;
    for (int64_t n; begin < end; begin += n) {
      n = std::min(kBlock, end - begin);
      loops().cast[x.dtype][DTypeOf<T>::value](x.data + begin * item, block, n);
      sum += kernels<T>().squares(block, n);
    }
    return sum;
  };
  SmallVector<double, 64> sums;
  sums.resize(size_t((size + kSquares - 1) / kSquares));
  parallel_for(int64_t(sums.size()), 1, [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin)
      sums[size_t(begin)] = piece(begin * kSquares, std::min(size, (begin + 1) * kSquares));
  });
  double total = 0;
  for (double sum : sums) total += sum;
  return total;
}

}  // namespace

void sgd(const Launch& launch) {
  const double parameters[] = {launch.params<UpdateParams>().lr};
  if (launch.operands[0].dtype == CTN_FLOAT64)
    return update<double>(launch, 0, kernels<double>().sgd, parameters);
  update<float>(launch, 0, kernels<float>().sgd, parameters);
}

void momentum(const Launch& launch) {
  const auto& p = launch.params<UpdateParams>();
  const double parameters[] = {p.lr, p.momentum};
  if (launch.operands[0].dtype == CTN_FLOAT64)
    return update<double>(launch, 1, kernels<double>().momentum, parameters);
  update<float>(launch, 1, kernels<float>().momentum, parameters);
}

void adam(const Launch& launch) {
  const auto& p = launch.params<UpdateParams>();
  const double parameters[] = {p.lr, p.beta1, p.beta2, p.eps};
  if (launch.operands[0].dtype == CTN_FLOAT64)
    return update<double>(launch, 2, kernels<double>().adam, parameters);
  update<float>(launch, 2, kernels<float>().adam, parameters);
}

void squared_norm(const Launch& launch) {
  const Operand& x = launch.operands[0];
  const double total = x.dtype == CTN_FLOAT64 ? squares<double>(x) : squares<float>(x);
  *reinterpret_cast<double*>(launch.operands[1].data) = total;
}

}  // namespace catenary::cpu
