// Connectionist temporal classification and its gradient. The threads of a block process the states of a
// path, one time step after another.
#include "impl/backend/cuda/kernels/ctc.h"

#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/report.h"
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
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/scalars.h"
//
#include "impl/backend/cuda/kernels/groups.h"

template <class S>
CTN_DEVICE void norms(const CtcNormsParams& p) {
  using T = Compute<S>;
  for_rows(p.rows, [&](const Group& group, uint64_t row) {
    const RowPlace place(p.rows, row);
    const RowReader<S> x(p.x, place, group, p.rows);
    T max = -MathFormat<T>::infinity, sum = 0;
    x.each([&](uint64_t, T value) { max = SoftmaxMax()(max, value); });
    max = group.reduce(max, SoftmaxMax());
    x.each([&](uint64_t, T value) { sum += SoftmaxTerm()(value, max); });
    sum = group.sum(sum);
    if (group.part == 0 && row < p.rows.count) p.norms[row] = double(max) + double(math_log(sum));
  });
}

/// The path of a block's sample.
template <class S>
struct Path {
  const CtcProblem& p;
  uint64_t sample, length, states;
  const int32_t* labels;
  double *alpha, *row;

  explicit CTN_DEVICE Path(const CtcProblem& problem)
      : p(problem), sample(blockIdx.x), labels(problem.targets + sample * problem.labels) {
    length = uint64_t(p.input_lengths[sample]);
    states = 2 * uint64_t(p.label_lengths[sample]) + 1;
    alpha = p.alpha + sample * p.times * (2 * p.labels + 1);
    row = p.rows + sample * 4 * width() + kCtcPad;
  }
  /// Whether the sample's numbers are in range; otherwise reports one of them.
  CTN_DEVICE bool check(bool reports) const {
    bool is_bad = false;
    const auto require = [&](ErrorCode code, int64_t at, int64_t value, int64_t limit, bool fits) {
      if (fits || is_bad) return;
      is_bad = true;
      if (reports) report(p.errors, code, int32_t(at), value, limit);
    };
    const int64_t input = p.input_lengths[sample], own = p.label_lengths[sample];
    if (threadIdx.x == 0) {
      const int64_t times = int64_t(p.times), most = int64_t(p.labels);
      require(ErrorCode::input_length, int64_t(sample), input, times, input >= 0 && input <= times);
      require(ErrorCode::label_length, int64_t(sample), own, most, own >= 0 && own <= most);
    }
    for (int64_t k = threadIdx.x; k < own && uint64_t(own) <= p.labels; k += blockDim.x)
      require(ErrorCode::label, 0, labels[k], int64_t(p.classes),
              labels[k] >= 0 && uint64_t(labels[k]) < p.classes);
    return !__syncthreads_or(is_bad);
  }

  CTN_DEVICE uint64_t width() const { return 2 * p.labels + 1 + 2 * kCtcPad; }
  /// One of four rows of the states, between impossible states.
  CTN_DEVICE double* states_row(int k) const { return row + uint64_t(k) * width(); }
  CTN_DEVICE void clear(double* to) const {
    for (uint64_t s = threadIdx.x; s < states + 2 * kCtcPad; s += blockDim.x)
      to[int64_t(s) - kCtcPad] = -MathFormat<double>::infinity;
  }
  CTN_DEVICE int32_t label(uint64_t s) const { return s % 2 ? labels[s / 2] : p.blank; }
  /// The blank between two labels may be skipped, but not between equal ones.
  CTN_DEVICE double penalty(uint64_t s) const {
    return s >= 2 && s < states && label(s) != label(s - 2) ? 0 : -MathFormat<double>::infinity;
  }
  CTN_DEVICE uint64_t place(uint64_t t) const { return (t * p.samples + sample) * p.classes; }
  CTN_DEVICE double norm(uint64_t t) const { return p.norms[t * p.samples + sample]; }
  CTN_DEVICE double emission(uint64_t t, uint64_t s) const {
    return double(number_of(static_cast<const S*>(p.x)[place(t) + uint64_t(label(s))])) - norm(t);
  }
  template <class F>
  CTN_DEVICE void each_state(F&& f) const {
    for (uint64_t s = threadIdx.x; s < states; s += blockDim.x) f(s);
  }
};

template <class S>
CTN_DEVICE void loss(const CtcLossParams& p) {
  const Path<S> path(p.problem);
  constexpr double infinity = MathFormat<double>::infinity;
  if (!path.check(true)) {
    if (threadIdx.x == 0) p.losses[path.sample] = MathFormat<double>::nan;
    return;
  }
  double *now = path.states_row(0), *next = path.states_row(1);
  path.clear(now);
  path.clear(next);
  __syncthreads();
  for (uint64_t t = 0; t < path.length; ++t) {
    path.each_state([&](uint64_t s) {
      const double emission = path.emission(t, s);
      const double value =
          t > 0   ? CtcStep()(now[s], now[int64_t(s) - 1], now[int64_t(s) - 2] + path.penalty(s), emission)
          : s < 2 ? emission
                  : -infinity;
      next[s] = value;
      path.alpha[t * path.states + s] = value;
    });
    __syncthreads();
    double* const other = now;
    now = next;
    next = other;
  }
  if (threadIdx.x != 0) return;
  double result = path.states == 1 ? 0 : infinity;
  if (path.length > 0) {
    const double last = now[path.states - 1], other = path.states > 1 ? now[path.states - 2] : -infinity;
    result = -CtcStep()(last, other, -infinity, 0.0);
  }
  p.losses[path.sample] = result;
}

/// (softmax(x) - the occupancy of each class) * scale for one time step; the occupancies of states of the
/// same class are subtracted in order.
template <class S>
CTN_DEVICE void write(const Path<S>& path, uint64_t t, const double* occupancy, Compute<S> scale, S* gx) {
  using T = Compute<S>;
  const CtcProblem& p = path.p;
  const S* x = static_cast<const S*>(p.x) + path.place(t);
  const T norm = T(path.norm(t));
  for (uint64_t c = threadIdx.x; c < p.classes; c += blockDim.x)
    gx[c] = Narrow<S>()(math_exp(number_of(x[c]) - norm) * scale);
  __syncthreads();
  path.each_state([&](uint64_t s) {
    const int32_t label = path.label(s);
    // The first state of a class computes its gradient.
    if (s > 0 && label == p.blank) return;
    for (uint64_t k = 1; k < s; k += 2)
      if (path.label(k) == label) return;
    T sum = math_exp(number_of(x[label]) - norm);
    for (uint64_t k = s; k < path.states; ++k)
      if (path.label(k) == label) sum -= T(occupancy[k]);
    gx[label] = Narrow<S>()(sum * scale);
  });
}

template <class S>
CTN_DEVICE void gradient(const CtcGradientParams& p) {
  using T = Compute<S>;
  const CtcProblem& problem = p.problem;
  const Path<S> path(problem);
  constexpr double infinity = MathFormat<double>::infinity;
  const bool is_good = path.check(false);
  const double loss = p.losses[path.sample];
  const T scale = T(load_number<double>(p.gy, p.gy_dtype, p.each ? int64_t(path.sample) : 0) / p.count);
  const uint64_t length = is_good && loss != infinity ? path.length : 0;
  for (uint64_t t = length; t < problem.times; ++t)
    for (uint64_t c = threadIdx.x; c < problem.classes; c += blockDim.x)
      static_cast<S*>(p.gx)[path.place(t) + c] = Narrow<S>()(T(0));
  if (length == 0) return;
  // `now` covers everything after time t, including its emissions.
  double *now = path.states_row(0), *next = path.states_row(1), *occupancy = path.states_row(2);
  path.clear(now);
  path.clear(next);
  __syncthreads();
  for (uint64_t t = length; t-- > 0;) {
    path.each_state([&](uint64_t s) {
      const double value = t + 1 < length
                               ? CtcStep()(now[s], now[s + 1], now[s + 2] + path.penalty(s + 2), 0.0)
                           : s + 2 >= path.states ? 0
                                                  : -infinity;
      occupancy[s] = math_exp(path.alpha[t * path.states + s] + value + loss);
      next[s] = value + path.emission(t, s);
    });
    __syncthreads();
    write(path, t, occupancy, scale, static_cast<S*>(p.gx) + path.place(t));
    __syncthreads();
    double* const other = now;
    now = next;
    next = other;
  }
}

}  // namespace

CTN_CUDA_KERNEL(ctc_total, CtcTotalParams, kRowThreads) {
  if (p.each) {
    for (uint64_t i = threadIdx.x; i < p.samples; i += blockDim.x)
      store_number(p.losses[i], p.loss, p.loss_dtype, int64_t(i));
    return;
  }
  if (threadIdx.x != 0) return;
  double total = 0;
  for (uint64_t i = 0; i < p.samples; ++i) total += p.losses[i];
  store_number(p.mean ? total / double(p.samples) : total, p.loss, p.loss_dtype, 0);
}

#define CTN_CTC(TYPE, NAME)                                                             \
  CTN_CUDA_KERNEL(ctc_norms_##NAME, CtcNormsParams, kRowThreads, 4) { norms<TYPE>(p); } \
  CTN_CUDA_KERNEL(ctc_##NAME, CtcLossParams, kCtcThreads) { loss<TYPE>(p); }            \
  CTN_CUDA_KERNEL(ctc_gradient_##NAME, CtcGradientParams, kCtcThreads, 8) { gradient<TYPE>(p); }
CTN_FLOATING(CTN_CTC)

}  // namespace catenary::cuda
