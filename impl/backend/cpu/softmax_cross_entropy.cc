// Softmax cross entropy over the classes of (N, C, D) with labels, and its gradient.
#include <algorithm>
#include <limits>
#include <vector>

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

constexpr int64_t kEntropyPiece =
    8 << 10;  // elements of one partial sum; not a tuning parameter, because results depend on it

struct Problem {
  int64_t rows, classes, depth;
  const int32_t* labels;
  DType dtype;
  double count;  // divisor of the sum of losses
  int32_t ignored_label;
  bool each;                      // there is one loss and upstream gradient for each label
  double smoothing;               // the part of a label that is distributed over all classes
  double all_weights;             // sum of the weights
  const char* weights = nullptr;  // one for each class

  Problem(const Launch& launch, const SoftmaxCrossEntropyParams& params, const Operand& x)
      : Problem(x, launch.operands[1], params) {
    if (params.weighted) weights = launch.operands[5].data;
    all_weights = double(classes);
    if (!weights || !smoothing) return;
    all_weights = 0;
    dispatch_floating(dtype, [&]<class T>() {
      for (int64_t c = 0; c < classes; ++c) all_weights += double(weight<T>(int32_t(c)));
    });
  }
  Problem(const Operand& x, const Operand& t, const SoftmaxCrossEntropyParams& params)
      : rows(x.shape[0]),
        classes(x.shape[1]),
        depth(t.ndim > 1 ? t.shape[1] : 1),
        labels(data_of<const int32_t>(t)),
        dtype(x.dtype),
        ignored_label(params.ignored),
        each(params.loss == SoftmaxTotal::each),
        smoothing(params.smoothing) {
    const int64_t total = rows * depth;
    int64_t ignored = 0;
    bool bad = false;
    for (int64_t i = 0; i < total; ++i) {
      ignored += labels[i] == ignored_label;
      bad |= (uint64_t(int64_t(labels[i])) >= uint64_t(classes)) & (labels[i] != ignored_label);
    }
    if (bad) fail_label(total);
    const bool divides = params.loss == SoftmaxTotal::by_rows || params.loss == SoftmaxTotal::by_labels;
    const int64_t divisor = params.loss == SoftmaxTotal::by_labels ? total - ignored : rows;
    count = divides ? double(std::max(divisor, int64_t(1))) : 1;
  }

  [[noreturn]] void fail_label(int64_t total) const {
    int64_t i = 0;
    while (i + 1 < total && (labels[i] == ignored_label || (labels[i] >= 0 && labels[i] < classes))) ++i;
    fail(CTN_ERROR_INDEX, "t: label %d is neither %d nor one of the %lld classes of x", int(labels[i]),
         int(ignored_label), static_cast<long long>(classes));
  }

  /// Large results bypass the caches.
  bool streams() const {
    const int64_t bytes = rows * classes * depth * int64_t(itemsize(dtype));
    return bypasses_caches(bytes, bytes);
  }
  /// The weight of a label that counts.
  template <class T>
  T weight(int32_t label) const {
    return weights ? reinterpret_cast<const T*>(weights)[label] : T(1);
  }
};

/// The terms of a loss: their sum, or one for each label.
template <class T>
class Terms {
 public:
  Terms(const Problem& p, const Operand& loss) : p_(p), each_(p.each ? data_of<double>(loss) : nullptr) {
    if (p.smoothing > 0) std::fill(ones_, ones_ + kBlock, T(1));
  }
  /// Returns the term of label i for a given log p; `all` is smoothed() over the classes.
  double term(int64_t i, T log_p, double all) const {
    const int32_t label = p_.labels[i];
    double value = 0;
    if (label != p_.ignored_label) {
      // A factor of zero must not turn an infinity into a NaN.
      if (p_.smoothing < 1) value = (1 - p_.smoothing) * double(p_.weight<T>(label) * log_p);
      if (p_.smoothing > 0) value += p_.smoothing / double(p_.classes) * all;
    }
    if (each_) each_[i] = -value;
    return value;
  }
  /// The weighted sum of log p over classes [c, c + n).
  double smoothed(const T* log_p, int64_t n, int64_t c) const {
    double sum = 0;
    for (int64_t i = 0; i < n && p_.smoothing > 0; i += kBlock) {
      const int64_t some = std::min(kBlock, n - i);
      const T* weights = p_.weights ? reinterpret_cast<const T*>(p_.weights) + c + i : ones_;
      sum += double(loss_kernels<T>().dot(log_p + i, weights, some));
    }
    return sum;
  }
  /// The same for n adjacent labels and one class.
  void smooth_each(const T* log_p, int64_t n, int32_t c, double* sums) const {
    if (!(p_.smoothing > 0)) return;
    const T weight = p_.weight<T>(c);
    for (int64_t i = 0; i < n; ++i) sums[i] += double(weight * log_p[i]);
  }

 private:
  const Problem& p_;
  double* each_;
  alignas(64) T ones_[kBlock];
};

/// Returns how many of n elements can be passed on at a time.
template <class T>
int64_t step_of(const Out<T>& out, int64_t n) {
  return out.direct() ? n : kBlock;
}

// Returns the sum of log p over the labels of rows [begin, end), for a depth of 1.
template <class T>
double forward_rows(const Problem& p, const Terms<T>& terms, const In<T>& x, const Out<T>& log_p,
                    int64_t begin, int64_t end) {
  const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
  alignas(64) T in[kBlock], out[kBlock];
  double loss = 0;
  if (p.classes <= kFewClasses && end - begin >= 4) {
    const int64_t step = kBlock / kFewClasses;
    for (int64_t n; begin < end; begin += n) {
      n = std::min(step, end - begin);
      const int64_t at = begin * p.classes, size = n * p.classes;
      T* to = log_p.target(at, out);
      k.few_classes(x.block(at, size, in), to, n, p.classes);
      log_p.write(to, at, size);
      for (int64_t i = 0; i < n; ++i) {
        const T* row = to + i * p.classes;
        const int32_t label = p.labels[begin + i];
        loss += terms.term(begin + i, label == p.ignored_label ? T(0) : row[label],
                           terms.smoothed(row, p.classes, 0));
      }
    }
    return loss;
  }
  const int64_t whole = x.direct() ? p.classes : kBlock;
  for (; begin < end; ++begin) {
    const int64_t first = begin * p.classes;
    T max = -std::numeric_limits<T>::infinity(), sum = 0;
    const auto blocks = [&](int64_t step, auto&& body) {
      for (int64_t c = 0; c < p.classes; c += step) {
        const int64_t n = std::min(step, p.classes - c);
        body(x.block(first + c, n, in), n, c);
      }
    };
    blocks(whole, [&](const T* block, int64_t n, int64_t) { max = k.max(block, n, max); });
    blocks(whole, [&](const T* block, int64_t n, int64_t) { sum += k.exp_sum(block, n, max); });
    const T log_sum = k.log(sum);
    const int32_t label = p.labels[begin];
    const T own = label == p.ignored_label ? T(0) : (x[first + label] - max) - log_sum;
    double all = 0;
    blocks(step_of(log_p, p.classes), [&](const T* block, int64_t n, int64_t c) {
      T* to = log_p.target(first + c, out);
      k.shift(block, to, n, max, log_sum);
      all += terms.smoothed(to, n, c);
      log_p.write(to, first + c, n);
    });
    loss += terms.term(begin, own, all);
  }
  return loss;
}

// The same for positions [first, first + n) along D of one sample.
template <class T>
double forward_columns(const Problem& p, const Terms<T>& terms, const In<T>& x, const Out<T>& log_p,
                       int64_t row, int64_t first, int64_t n) {
  const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
  alignas(64) T in[kSoftmaxColumns], out[kSoftmaxColumns], max[kSoftmaxColumns], sum[kSoftmaxColumns];
  double all[kSoftmaxColumns] = {};
  const int64_t start = row * p.classes * p.depth + first;
  const auto column = [&](int64_t c) { return x.block(start + c * p.depth, n, in); };
  for (int64_t i = 0; i < n; ++i) max[i] = -std::numeric_limits<T>::infinity(), sum[i] = 0;
  for (int64_t c = 0; c < p.classes; ++c) k.max_each(column(c), n, max);
  for (int64_t c = 0; c < p.classes; ++c) k.exp_sum_each(column(c), n, max, sum);
  k.log_each(sum, n);
  for (int64_t c = 0; c < p.classes; ++c) {
    T* to = log_p.target(start + c * p.depth, out);
    k.shift_each(column(c), to, n, max, sum);
    terms.smooth_each(to, n, int32_t(c), all);
    log_p.write(to, start + c * p.depth, n);
  }
  double loss = 0;
  for (int64_t i = 0; i < n; ++i) {
    const int64_t number = row * p.depth + first + i;
    const int32_t label = p.labels[number];
    T own = 0;
    if (label != p.ignored_label) own = (x[start + label * p.depth + i] - max[i]) - sum[i];
    loss += terms.term(number, own, all[i]);
  }
  return loss;
}

template <class T>
void forward(const Problem& p, const Operand& x_operand, const Operand& log_p_operand, const Operand& loss) {
  const In<T> x(x_operand);
  const Out<T> log_p(log_p_operand, p.streams());
  const Terms<T> terms(p, loss);
  // The shape alone determines the pieces, whose sums are added in order.
  const bool flat = p.depth == 1;
  const int64_t blocks = flat ? 1 : divide_up(p.depth, kSoftmaxColumns);
  const int64_t rows = flat ? items_within_grain(kEntropyPiece, p.classes) : 1;
  const int64_t pieces = divide_up(p.rows, rows) * blocks;
  const int64_t work = flat ? rows * p.classes : p.classes * std::min(kSoftmaxColumns, p.depth);
  const auto piece = [&](int64_t i) {
    if (flat) return forward_rows<T>(p, terms, x, log_p, i * rows, std::min(p.rows, (i + 1) * rows));
    const int64_t first = i % blocks * kSoftmaxColumns;
    return forward_columns<T>(p, terms, x, log_p, i / blocks, first,
                              std::min(kSoftmaxColumns, p.depth - first));
  };
  const int64_t grain = items_of_grain(kSoftmaxGrain, work);
  const double sum = sum_pieces(pieces, 1, grain, p.dtype, [&](int64_t i, int64_t) {
    const double part = piece(i);
    log_p.fence();
    return part;
  });
  if (!p.each) store_number((0 - sum) / p.count, loss);
}

/// The parts of the gradient for one label: p * of_all - even * weight for each class, less `own` at the
/// label.
template <class T>
struct Share {
  int32_t label;
  bool counts;
  T of_all = 0, even = 0, own = 0;

  Share(const Problem& p, const In<T>& gy, int64_t i) : label(p.labels[i]), counts(label != p.ignored_label) {
    if (!counts) return;
    const double upstream = double(gy[p.each ? i : 0]) / p.count;
    const double weight = double(p.weight<T>(label)), spread = p.smoothing / double(p.classes);
    own = T(upstream * (1 - p.smoothing) * weight);
    even = T(upstream * spread);
    of_all = T(upstream * ((1 - p.smoothing) * weight + spread * p.all_weights));
  }
};

/// A strip is what one call of a kernel can process: whole rows, or positions along D, one class after
/// another.
struct Strips {
  bool flat;
  int64_t width, per_row, grain;

  explicit Strips(const Problem& p)
      : flat(p.depth == 1),
        width(flat ? 1 : std::min(std::max(p.depth, int64_t(1)), kSoftmaxColumns)),
        per_row(divide_up(p.depth, width)),
        grain(items_of_grain(kSoftmaxGrain, width * p.classes)) {}
};

/// Gradients of losses with weights or smoothing, or with one loss for each label.
template <class T>
void backward_shares(const Problem& p, const In<T>& log_p, const In<T>& gy, const Out<T>& gx) {
  const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
  const T* weights = reinterpret_cast<const T*>(p.weights);
  const Strips strips(p);
  parallel_flushed(p.rows * strips.per_row, strips.grain, p.dtype, [&](int64_t begin, int64_t end) {
    alignas(64) T in[kBlock], out[kBlock];
    std::vector<Share<T>> shares;
    const auto put = [&](int64_t at, int64_t n, auto&& fill) {
      T* to = gx.target(at, out);
      fill(log_p.block(at, n, in), to);
      gx.write(to, at, n);
    };
    for (; begin < end && strips.flat; ++begin) {
      const Share<T> share(p, gy, begin);
      for (int64_t c = 0; c < p.classes; c += kBlock) {
        const int64_t n = std::min(kBlock, p.classes - c);
        put(begin * p.classes + c, n, [&](const T* row, T* to) {
          if (!share.counts) return void(std::fill(to, to + n, T(0)));
          k.exp_scaled(row, to, n, share.of_all);
          for (int64_t i = 0; i < n && p.smoothing > 0; ++i)
            to[i] -= weights ? share.even * weights[c + i] : share.even;
          if (share.label >= c && share.label < c + n) to[share.label - c] -= share.own;
        });
      }
    }
    for (; begin < end; ++begin) {
      const int64_t row = begin / strips.per_row, first = begin % strips.per_row * strips.width;
      const int64_t n = std::min(strips.width, p.depth - first);
      shares.clear();
      for (int64_t i = 0; i < n; ++i) shares.push_back({p, gy, row * p.depth + first + i});
      for (int64_t c = 0; c < p.classes; ++c) {
        const T weight = p.weight<T>(int32_t(c));
        put((row * p.classes + c) * p.depth + first, n, [&](const T* column, T* to) {
          k.exp_scaled(column, to, n, T(1));
          for (int64_t i = 0; i < n; ++i) {
            const Share<T>& s = shares[size_t(i)];
            const T value = to[i] * s.of_all - s.even * weight - (s.label == c ? s.own : T(0));
            to[i] = s.counts ? value : T(0);
          }
        });
      }
    }
    gx.fence();
  });
}

template <class T>
void backward(const Problem& p, const In<T>& log_p, const In<T>& gy, const Out<T>& gx) {
  const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
  const T scale = T(double(gy[0]) / p.count);
  const Strips strips(p);
  parallel_flushed(p.rows * strips.per_row, strips.grain, p.dtype, [&](int64_t begin, int64_t end) {
    alignas(64) T in[kBlock], out[kBlock];
    const auto strip = [&](int64_t offset, int64_t n) {
      const int64_t step = step_of(gx, n);
      for (int64_t i = 0; i < n; i += step) {
        const int64_t at = offset + i, count = std::min(step, n - i);
        T* to = gx.target(at, out);
        k.exp_scaled(log_p.block(at, count, in), to, count, scale);
        gx.write(to, at, count);
      }
    };
    const auto correct = [&](int64_t offset, int64_t stride, int32_t label) {
      if (label == p.ignored_label) {
        for (int64_t c = 0; c < p.classes; ++c) gx.clear(offset + c * stride, 1);
        return;
      }
      const int64_t at = offset + label * stride;
      if (log_p.direct()) {
        reinterpret_cast<T*>(gx.data)[at] -= scale;
        return;
      }
      T value;
      k.exp_scaled(log_p.block(at, 1, in), &value, 1, T(1));
      value = (value - T(1)) * scale;
      gx.write(&value, at, 1);
    };
    if (strips.flat) strip(begin * p.classes, (end - begin) * p.classes);
    for (; begin < end; ++begin) {
      const int64_t row = begin / strips.per_row, first = begin % strips.per_row * strips.width;
      const int64_t n = std::min(strips.width, p.depth - first), offset = row * p.classes * p.depth + first;
      for (int64_t c = 0; c < p.classes && !strips.flat; ++c) strip(offset + c * p.depth, n);
      for (int64_t i = 0; i < n; ++i) correct(offset + i, p.depth, p.labels[row * p.depth + first + i]);
    }
    gx.fence();
  });
}

}  // namespace

void softmax_cross_entropy(const Launch& launch, const SoftmaxCrossEntropyParams& params) {
  const Operand& x = launch.operands[0];
  const Problem p(launch, params, x);
  *data_of<double>(launch.operands[4]) = p.count;
  dispatch_floating(p.dtype, [&]<class T>() { forward<T>(p, x, launch.operands[2], launch.operands[3]); });
}

void softmax_cross_entropy_gradient(const Launch& launch, const SoftmaxCrossEntropyParams& params) {
  Problem p(launch, params, launch.operands[0]);
  p.count = *data_of<const double>(launch.operands[2]);
  dispatch_floating(p.dtype, [&]<class T>() {
    const In<T> log_p(launch.operands[0]), gy(launch.operands[3]);
    const Out<T> gx(launch.operands[4], p.streams());
    if (p.weights || p.smoothing > 0 || p.each) return backward_shares<T>(p, log_p, gy, gx);
    backward<T>(p, log_p, gy, gx);
  });
}

}  // namespace catenary::cpu
