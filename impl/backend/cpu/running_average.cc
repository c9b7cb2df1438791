// Population statistics of batch normalization.
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/params/normalization.h"
#include "impl/kernels/inline.h"

namespace catenary::cpu {
namespace {

#include "impl/kernels/running_average.h"

template <class T>
void blend(const Operand& x, const Operand& average, T eps, T decay, T weight) {
  const In<T> values(x), averages(average);
  Out<T> out(average);
  alignas(64) T value[kBlock], before[kBlock], after[kBlock];
  const int64_t size = size_of(x);
  for (int64_t begin = 0, n; begin < size; begin += n) {
    n = std::min(kBlock, size - begin);
    const T *v = values.block(begin, n, value), *a = averages.block(begin, n, before);
    T* const y = out.target(begin, after);
    for (int64_t i = 0; i < n; ++i) y[i] = running_average(a[i], v[i], eps, decay, weight);
    out.write(y, begin, n);
  }
}

}  // namespace

void running_average(const Launch& launch, const RunningAverageParams& p) {
  const Operand *x = launch.operands, *averages = x + launch.count - 2;
  const double decay = launch.count == 5 ? 1 / double(*data_of<const int64_t>(x[2])) : p.decay;
  dispatch_floating(x[0].dtype, [&]<class T>() {
    const double weight = 1 - decay;
    blend<T>(x[0], averages[0], T(0), T(decay), T(weight));
    blend<T>(x[1], averages[1], T(p.eps), T(decay), T(weight * p.unbiased));
  });
}

}  // namespace catenary::cpu
