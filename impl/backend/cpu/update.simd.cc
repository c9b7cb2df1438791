#include <cstdint>

#include "impl/backend/cpu/update_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/kernels/update.h"

namespace {

template <class T>
void sgd(const T* g, T*, T*, T* p, int64_t n, const double* parameters) {
  const UpdateSgd<T> update{T(parameters[0])};
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) update(g[i], p[i]);
}

template <class T>
void momentum(const T* g, T* v, T*, T* p, int64_t n, const double* parameters) {
  const UpdateMomentum<T> update{T(parameters[0]), T(parameters[1])};
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) update(g[i], v[i], p[i]);
}

template <class T>
void adam(const T* g, T* m, T* v, T* p, int64_t n, const double* parameters) {
  const UpdateAdam<T> update{T(parameters[0]), T(1 - parameters[1]), T(1 - parameters[2]), T(parameters[3])};
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) update(g[i], m[i], v[i], p[i]);
}

template <class T>
double squares(const T* x, int64_t n) {
  constexpr int group = 32;
  alignas(64) double partial[group] = {};
  int64_t i = 0;
  for (; i + group <= n; i += group) {
    for (int k = 0; k < group; ++k) {
      const double value = double(x[i + k]);
      partial[k] += math_product(value, value);
    }
  }
  for (int k = 0; i < n; ++i, ++k) partial[k] += math_product(double(x[i]), double(x[i]));
  for (int half = group / 2; half > 0; half /= 2)
    for (int k = 0; k < half; ++k) partial[k] += partial[k + half];
  return partial[0];
}

template <class T>
constexpr UpdateKernels<T> table = {sgd<T>, momentum<T>, adam<T>, squares<T>};

}  // namespace

const UpdateKernels<float> update_kernels_f32 = table<float>;
const UpdateKernels<double> update_kernels_f64 = table<double>;

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
