// softmax and log_softmax, and their gradients.
#include "impl/backend/cuda/kernels/softmax.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/totals.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/loss.h"
//
#include "impl/kernels/softmax.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"
//
#include "impl/backend/cuda/kernels/groups.h"

template <class S>
CTN_DEVICE void forward(const SoftmaxKernelParams& p) {
  using T = Compute<S>;
  for_rows(p.rows, [&](const Group& group, uint64_t row) {
    const RowPlace place(p.rows, row);
    const RowReader<S> x(p.x, place, group, p.rows);
    T max = -MathFormat<T>::infinity, sum = 0;
    x.each([&](uint64_t, T value) { max = SoftmaxMax()(max, value); });
    max = group.reduce(max, SoftmaxMax());
    x.each([&](uint64_t, T value) { sum += SoftmaxTerm()(value, max); });
    sum = group.sum(sum);
    if (p.log) {
      const T log_sum = math_log(sum);
      x.write(p.y, [&](uint64_t, T value) { return SoftmaxLog()(value, max, log_sum); });
    } else if (p.divides) {
      x.write(p.y, [&](uint64_t, T value) { return SoftmaxDivided()(value, max, sum); });
    } else {
      const T factor = T(1) / sum;
      x.write(p.y, [&](uint64_t, T value) { return SoftmaxTerm()(value, max) * factor; });
    }
  });
}

template <class S>
CTN_DEVICE void backward(const SoftmaxKernelParams& p) {
  using T = Compute<S>;
  for_rows(p.rows, [&](const Group& group, uint64_t row) {
    const RowPlace place(p.rows, row);
    const RowReader<S> y(p.x, place, group, p.rows), gy(p.gy, place, group, p.rows);
    T total = 0;
    y.each(gy, [&](uint64_t, T value, T upstream) { total += p.log ? upstream : value * upstream; });
    total = group.sum(total);
    y.write(gy, p.y, [&](uint64_t, T value, T upstream) {
      return p.log ? LogSoftmaxRowGradient()(value, upstream, total)
                   : SoftmaxRowGradient()(value, upstream, total);
    });
  });
}

}  // namespace

#define CTN_SOFTMAX(TYPE, NAME)                                                              \
  CTN_CUDA_KERNEL(softmax_##NAME, SoftmaxKernelParams, kRowThreads, 3) { forward<TYPE>(p); } \
  CTN_CUDA_KERNEL(softmax_gradient_##NAME, SoftmaxKernelParams, kRowThreads, 4) { backward<TYPE>(p); }
CTN_FLOATING(CTN_SOFTMAX)

}  // namespace catenary::cuda
