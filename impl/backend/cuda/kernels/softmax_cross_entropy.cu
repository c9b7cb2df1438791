// Softmax cross entropy and its gradient.
#include "impl/backend/cuda/kernels/softmax_cross_entropy.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/report.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/loss.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"
//
#include "impl/backend/cuda/kernels/groups.h"

/// The label of a row, and whether it counts. The first thread of a group reports a bad one.
struct Label {
  int32_t value;
  bool counts;

  CTN_DEVICE Label(const EntropyProblem& p, uint64_t row, unsigned part) : value(p.ignored), counts(false) {
    if (row >= p.rows.count) return;
    value = p.labels[row];
    if (value == p.ignored) return;
    counts = value >= 0 && uint64_t(value) < p.rows.length;
    if (!counts && part == 0)
      report(p.errors, ErrorCode::class_label, p.ignored, value, int64_t(p.rows.length));
  }
};

template <class T>
CTN_DEVICE T weight_of(const EntropyProblem& p, uint64_t c) {
  return p.weights ? static_cast<const T*>(p.weights)[c] : T(1);
}

template <class S>
CTN_DEVICE void forward(const EntropyParams& p) {
  using T = Compute<S>;
  const EntropyProblem& problem = p.problem;
  const double smoothing = problem.smoothing;
  double losses = 0;
  uint32_t count = 0;
  for_rows(problem.rows, [&](const Group& group, uint64_t row) {
    const RowPlace place(problem.rows, row);
    const RowReader<S> x(p.x, place, group, problem.rows);
    T max = -MathFormat<T>::infinity, sum = 0;
    x.each([&](uint64_t, T value) { max = SoftmaxMax()(max, value); });
    max = group.reduce(max, SoftmaxMax());
    x.each([&](uint64_t, T value) { sum += SoftmaxTerm()(value, max); });
    const T log_sum = math_log(group.sum(sum));
    double all = 0;
    x.write(p.log_p, [&](uint64_t c, T value) {
      const T log = SoftmaxLog()(value, max, log_sum);
      if (smoothing > 0) all += double(weight_of<T>(problem, c) * log);
      return log;
    });
    if (smoothing > 0) all = group.sum(all);
    if (group.part != 0 || row >= problem.rows.count) return;
    const Label label(problem, row, group.part);
    double term = 0;
    if (label.counts) {
      // A factor of zero must not turn an infinity into a NaN.
      const T own = SoftmaxLog()(x[uint64_t(label.value)], max, log_sum);
      if (smoothing < 1) term = (1 - smoothing) * double(weight_of<T>(problem, uint64_t(label.value)) * own);
      if (smoothing > 0) term += problem.spread * all;
      ++count;
    }
    if (p.each) p.each[row] = -term;
    losses += term;
  });
  if (!p.each)
    add_to_total(p.totals, losses, count);
  else if (blockIdx.x == 0 && threadIdx.x == 0)
    store_number(1.0, p.totals.count, p.totals.count_dtype, 0);
}

template <class S>
CTN_DEVICE void backward(const EntropyGradientParams& p) {
  using T = Compute<S>;
  const EntropyProblem& problem = p.problem;
  const double smoothing = problem.smoothing, spread = problem.spread;
  const double divisor = *p.count;
  double all_weights = double(problem.rows.length);
  if (problem.weights && smoothing > 0) {
    all_weights = 0;
    for (uint64_t c = threadIdx.x; c < problem.rows.length; c += blockDim.x)
      all_weights += double(weight_of<T>(problem, c));
    all_weights = block_sum(all_weights);
  }
  for_rows(problem.rows, [&](const Group& group, uint64_t row) {
    const Label label(problem, row, group.part);
    if (row >= problem.rows.count) return;
    const RowPlace place(problem.rows, row);
    const RowReader<S> log_p(p.log_p, place, group, problem.rows);
    const double upstream = load_number<double>(p.gy, p.gy_dtype, p.each ? int64_t(row) : 0) / divisor;
    T of_all = T(upstream), own = of_all, even = 0;
    if (!p.simple && label.counts) {
      const double weight = double(weight_of<T>(problem, uint64_t(label.value)));
      own = T(upstream * (1 - smoothing) * weight);
      even = T(upstream * spread);
      of_all = T(upstream * ((1 - smoothing) * weight + spread * all_weights));
    }
    log_p.write(p.gx, [&](uint64_t c, T value) {
      T g = SoftmaxGradient()(value, of_all);
      if (smoothing > 0) g -= even * weight_of<T>(problem, c);
      if (c == uint64_t(label.value)) {
        // Near a probability of 1, less is lost if only the difference is rounded to 16 bits.
        if (sizeof(S) == 2 && p.simple)
          g = (SoftmaxGradient()(value, T(1)) - T(1)) * own;
        else
          g -= own;
      }
      return label.counts ? g : T(0);
    });
  });
}

}  // namespace

#define CTN_ENTROPY(TYPE, NAME)                                                        \
  CTN_CUDA_KERNEL(entropy_##NAME, EntropyParams, kRowThreads, 4) { forward<TYPE>(p); } \
  CTN_CUDA_KERNEL(entropy_gradient_##NAME, EntropyGradientParams, kRowThreads, 4) { backward<TYPE>(p); }
CTN_FLOATING(CTN_ENTROPY)

}  // namespace catenary::cuda
