// Connectionist temporal classification: the loss of sequences whose labels are not aligned, and its
// gradient.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/loss_kernels.h"
#include "impl/backend/cpu/pieces.h"
#include "impl/backend/cpu/softmax_cross_entropy_kernels.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"

namespace catenary::cpu {
namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();
constexpr int64_t kPad = 4;  // impossible states on either side of a path

struct CtcProblem {
  int64_t times, samples, classes, labels;
  const int32_t *targets, *input_lengths, *label_lengths;
  int32_t blank;

  CtcProblem(const Launch& launch, const CtcParams& params)
      : times(launch.operands[0].shape[0]),
        samples(launch.operands[0].shape[1]),
        classes(launch.operands[0].shape[2]),
        labels(launch.operands[1].shape[1]),
        targets(data_of<const int32_t>(launch.operands[1])),
        input_lengths(data_of<const int32_t>(launch.operands[2])),
        label_lengths(input_lengths + samples),
        blank(params.blank) {}

  void check() const {
    for (int64_t i = 0; i < samples; ++i) {
      if (input_lengths[i] < 0 || input_lengths[i] > times)
        fail(CTN_ERROR_INVALID_ARGUMENT,
             "input_length: expected at most %lld, the length of x, got %d at %lld", (long long)times,
             int(input_lengths[i]), (long long)i);
      if (label_lengths[i] < 0 || label_lengths[i] > labels)
        fail(CTN_ERROR_INVALID_ARGUMENT,
             "label_length: expected at most %lld, the length of t, got %d at %lld", (long long)labels,
             int(label_lengths[i]), (long long)i);
      for (int64_t k = 0; k < label_lengths[i]; ++k) {
        const int32_t label = targets[i * labels + k];
        if (label < 0 || label >= classes)
          fail(CTN_ERROR_INDEX, "t: label %d is out of range for the %lld classes of x", int(label),
               (long long)classes);
      }
    }
  }
};

/// Processes one sample at a time in memory of its own: log probabilities in double along the path of labels
/// with blanks around them.
template <class T>
class Alignment {
 public:
  Alignment(const CtcProblem& p, const In<T>& x, double* memory) : p_(p), x_(x) {
    const int64_t most = ctc_path(p.labels), row = most + 2 * kPad;
    norms_ = memory;
    alpha_ = norms_ + p.times;
    penalty_ = alpha_ + p.times * most;
    emission_ = penalty_ + row;
    before_ = emission_ + row;
    after_ = before_ + row;
    zeros_ = after_ + row;
    scratch_ = zeros_ + row;
    std::fill(zeros_, zeros_ + row, 0.0);
  }

  /// Returns -log of the probability of the labels, or infinity if they do not fit.
  double loss(int64_t sample) {
    open(sample);
    double* now = before_ + kPad;
    double* next = after_ + kPad;
    clear(now), clear(next);
    for (int64_t t = 0; t < length_; ++t) {
      emit(t);
      if (t == 0) {
        now[0] = emission_[0];
        if (path_ > 1) now[1] = emission_[1];
      } else {
        loss_kernels<double>().ctc_step(now, now - 1, now - 2, penalty_, emission_, next, path_);
        std::swap(now, next);
      }
      std::memcpy(alpha_ + t * path_, now, size_t(path_) * sizeof(double));
    }
    if (length_ == 0) return path_ == 1 ? 0 : -kNever;
    const double last = now[path_ - 1], other = path_ > 1 ? now[path_ - 2] : kNever;
    double result;
    loss_kernels<double>().ctc_step(&last, &other, &kNever, zeros_, zeros_, &result, 1);
    return -result;
  }

  /// After loss(): computes (softmax(x) - the occupancy of each class) * scale for every time step.
  void gradient(int64_t sample, double loss, T scale, const Out<T>& gx) {
    double* now = before_ + kPad;
    double* next = after_ + kPad;
    clear(now), clear(next);
    const bool impossible = loss == -kNever;
    for (int64_t t = p_.times; t-- > 0;) {
      const int64_t row = (t * p_.samples + sample) * p_.classes;
      if (t >= length_ || impossible) {
        gx.clear(row, p_.classes);
        continue;
      }
      // `now` covers everything after time t, including its emissions.
      if (t == length_ - 1) {
        std::fill(next, next + path_, kNever);
        next[path_ - 1] = 0;
        if (path_ > 1) next[path_ - 2] = 0;
      } else {
        loss_kernels<double>().ctc_step(now, now + 1, now + 2, penalty_ + 2, zeros_, next, path_);
      }
      loss_kernels<double>().occupancy(alpha_ + t * path_, next, scratch_, path_, -loss);
      emit(t);
      for (int64_t s = 0; s < path_; ++s) next[s] += emission_[s];
      std::swap(now, next);
      write(t, row, scale, gx);
    }
  }

 private:
  void open(int64_t sample) {
    sample_ = sample;
    length_ = p_.input_lengths[sample];
    path_ = ctc_path(p_.label_lengths[sample]);
    labels_ = p_.targets + sample * p_.labels;
    // The blank between two labels may be skipped, but not between equal ones.
    std::fill(penalty_, penalty_ + path_ + kPad, kNever);
    for (int64_t s = 2; s < path_; ++s)
      if (label(s) != label(s - 2)) penalty_[s] = 0;
    for (int64_t t = 0; t < length_; ++t) norms_[t] = norm((t * p_.samples + sample) * p_.classes);
  }

  int32_t label(int64_t s) const { return s % 2 ? labels_[s / 2] : p_.blank; }

  void clear(double* row) const { std::fill(row - kPad, row + path_ + kPad, kNever); }

  /// Returns the logarithm of the sum of exponentials of one row.
  double norm(int64_t row) const {
    const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
    T max = -std::numeric_limits<T>::infinity(), sum = 0;
    const auto each = [&](auto&& body) { x_.blocks(row, row + p_.classes, body); };
    each([&](const T* a, int64_t n, int64_t) { max = k.max(a, n, max); });
    each([&](const T* a, int64_t n, int64_t) { sum += k.exp_sum(a, n, max); });
    return double(max) + double(k.log(sum));
  }

  void emit(int64_t t) {
    const int64_t row = (t * p_.samples + sample_) * p_.classes;
    const double blank = double(x_[row + p_.blank]) - norms_[t];
    for (int64_t s = 0; s < path_; s += 2) emission_[s] = blank;
    for (int64_t s = 1; s < path_; s += 2) emission_[s] = double(x_[row + labels_[s / 2]]) - norms_[t];
  }

  /// scratch_ holds the occupancy of every state at time t.
  void write(int64_t t, int64_t row, T scale, const Out<T>& gx) {
    const LossKernels<T>& k = loss_kernels<T>();
    alignas(64) T zeros[kBlock];
    std::fill(zeros, zeros + std::min(kBlock, p_.classes), T(0));
    x_.blocks(row, row + p_.classes, [&](const T* a, int64_t n, int64_t at) {
      gx.block(at, n, [&](T* y) {
        const int64_t first = at - row;
        k.occupancy(a, zeros, y, n, T(norms_[t]));
        for (int64_t s = 0; s < path_; ++s) {
          const int64_t c = label(s) - first;
          if (c >= 0 && c < n) y[c] -= T(scratch_[s]);
        }
        for (int64_t c = 0; c < n; ++c) y[c] *= scale;
      });
    });
  }

  const CtcProblem& p_;
  const In<T>& x_;
  double *norms_, *alpha_, *penalty_, *emission_, *before_, *after_, *zeros_, *scratch_;
  int64_t sample_ = 0, length_ = 0, path_ = 0;
  const int32_t* labels_ = nullptr;
};

/// Calls body(alignment, sample) for all samples; each slot of the workspace processes its share.
template <class T, class Body>
void for_samples(const CtcProblem& p, const In<T>& x, const Operand& workspace, Body&& body) {
  const int64_t slots = ctc_slots(p.samples), room = ctc_workspace(p.times, p.labels);
  const int64_t work =
      p.times * (p.classes + 4 * ctc_path(p.labels)) * ((p.samples + slots) / (slots + 1)) + 1;
  parallel_flushed(slots, divisible(items_of_grain(kLossGrain, work)), x.dtype,
                   [&](int64_t begin, int64_t end) {
                     for (; begin < end; ++begin) {
                       Alignment<T> alignment(p, x, data_of<double>(workspace) + begin * room);
                       for (int64_t i = begin; i < p.samples; i += slots) body(alignment, i);
                     }
                   });
}

template <class T>
void ctc_forward(const Launch& launch, const CtcParams& params) {
  const CtcProblem p(launch, params);
  p.check();
  const In<T> x(launch.operands[0]);
  double* losses = data_of<double>(launch.operands[4]);
  for_samples<T>(p, x, launch.operands[3], [&](Alignment<T>& a, int64_t i) { losses[i] = a.loss(i); });
  const Operand& loss = launch.operands[5];
  const CtcLoss kind = params.loss;
  if (kind == CtcLoss::each) return loops().cast[CTN_FLOAT64][loss.dtype](losses, loss.data, p.samples);
  double total = 0;
  for (int64_t i = 0; i < p.samples; ++i) total += losses[i];
  store_number(kind == CtcLoss::mean ? total / double(p.samples) : total, loss);
}

template <class T>
void ctc_backward(const Launch& launch, const CtcParams& params) {
  const CtcProblem p(launch, params);
  const In<T> x(launch.operands[0]), gy(launch.operands[4]);
  const Out<T> gx(launch.operands[5]);
  const CtcLoss kind = params.loss;
  const double count = kind == CtcLoss::mean ? double(p.samples) : 1;
  for_samples<T>(p, x, launch.operands[3], [&](Alignment<T>& a, int64_t i) {
    const T scale = T(double(gy[kind == CtcLoss::each ? i : 0]) / count);
    a.gradient(i, a.loss(i), scale, gx);
  });
}

}  // namespace

void ctc(const Launch& launch, const CtcParams& params) {
  dispatch_floating(launch, [&]<class T>() { ctc_forward<T>(launch, params); });
}

void ctc_gradient(const Launch& launch, const CtcParams& params) {
  dispatch_floating(launch, [&]<class T>() { ctc_backward<T>(launch, params); });
}

}  // namespace catenary::cpu
