#include <algorithm>
#include <cstring>
#include <limits>
#include <vector>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/loss_kernels.h"
#include "impl/backend/cpu/simd.h"
#include "impl/backend/cpu/softmax_cross_entropy_kernels.h"
#include "impl/backend/cpu/strided.h"
#include "impl/backend/params/loss.h"
#include "impl/base/error.h"
#include "impl/base/parallel.h"
#include "impl/base/small_vector.h"

namespace catenary::cpu {
template <>
const SoftmaxCrossEntropyKernels<float>& softmax_cross_entropy_kernels() {
  return CTN_SIMD_TABLE(softmax_cross_entropy_kernels_f32);
}
template <>
const SoftmaxCrossEntropyKernels<double>& softmax_cross_entropy_kernels() {
  return CTN_SIMD_TABLE(softmax_cross_entropy_kernels_f64);
}

namespace {

constexpr int64_t kGrain = 8 << 10;  // elements worth a thread
constexpr int64_t kColumns = 256;    // neighbours along D that are taken together
constexpr int64_t kStreamBytes = int64_t{8} << 20;

int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

struct Problem {
  int64_t rows, classes, depth;
  const int32_t* labels;
  DType dtype;
  int64_t item;
  double count;  // what the sum of losses is divided by
  int32_t ignored_label;
  bool each;                      // losses and upstream gradients are one for each label
  double smoothing;               // the share of a label that all classes have
  double all_weights;             // their sum
  const char* weights = nullptr;  // one for each class

  Problem(const Launch& launch, const Operand& x)
      : Problem(x, launch.operands[1], launch.params<SoftmaxCrossEntropyParams>()) {
    if (launch.params<SoftmaxCrossEntropyParams>().weighted) weights = launch.operands[4].data;
    all_weights = double(classes);
    if (!weights || !smoothing) return;
    all_weights = 0;
    for (int64_t c = 0; c < classes; ++c)
      all_weights += dtype == CTN_FLOAT64 ? weight<double>(int32_t(c)) : double(weight<float>(int32_t(c)));
  }
  Problem(const Operand& x, const Operand& t, const SoftmaxCrossEntropyParams& params)
      : rows(x.shape[0]),
        classes(x.shape[1]),
        depth(t.ndim > 1 ? t.shape[1] : 1),
        labels(reinterpret_cast<const int32_t*>(t.data)),
        dtype(x.dtype),
        item(int64_t(itemsize(x.dtype))),
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
    fail(CTN_ERROR_INDEX, "t: label %d is neither %d nor a class of x, which has %lld", int(labels[i]),
         int(ignored_label), static_cast<long long>(classes));
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
  Terms(const Problem& p, const Operand& loss)
      : p_(p), each_(p.each ? reinterpret_cast<double*>(loss.data) : nullptr) {
    if (p.smoothing > 0) std::fill(ones_, ones_ + kBlock, T(1));
  }
  /// The term of label number i whose log p is given, `all` being smoothed() over the classes.
  double term(int64_t i, T log_p, double all) const {
    const int32_t label = p_.labels[i];
    double value = 0;
    if (label != p_.ignored_label) {
      // A share of nothing does not make a NaN of an infinity.
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
  /// The same for n labels side by side, one class.
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

/// Blocks of x in the dtype that is computed in, and results back. Where the dtypes agree, nothing is copied,
/// or large results go past the caches.
template <class T>
struct Converter {
  static constexpr DType compute = DTypeOf<T>::value;
  DType dtype;
  bool stream = false;

  explicit Converter(const Problem& p)
      : dtype(p.dtype), stream(dtype == compute && p.rows * p.classes * p.depth * p.item >= kStreamBytes) {}
  explicit Converter(DType of) : dtype(of) {}
  /// Elements that can be converted at a time, of n.
  int64_t step(int64_t n) const { return dtype == compute && !stream ? n : kBlock; }
  const T* in(const char* source, T* buffer, int64_t n) const {
    if (dtype == compute) return reinterpret_cast<const T*>(source);
    loops().cast[dtype][compute](source, buffer, n);
    return buffer;
  }
  T* target(char* destination, T* buffer) const {
    return dtype == compute && !stream ? reinterpret_cast<T*>(destination) : buffer;
  }
  void out(const T* buffer, char* destination, int64_t n) const {
    if (dtype != compute) loops().cast[compute][dtype](buffer, destination, n);
    if (stream) stream_copy(destination, reinterpret_cast<const char*>(buffer), size_t(n) * sizeof(T));
  }
  T one(const char* source) const {
    T value;
    loops().cast[dtype][compute](source, &value, 1);
    return value;
  }
};

// The sum of log p over the labels of rows [begin, end), where depth is 1.
template <class T>
double forward_rows(const Problem& p, const Terms<T>& terms, const char* x, char* log_p, int64_t begin,
                    int64_t end) {
  const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
  const Converter<T> convert(p);
  alignas(64) T in[kBlock], out[kBlock];
  double loss = 0;
  if (p.classes <= kFewClasses && end - begin >= 4) {
    const int64_t step = kBlock / kFewClasses;
    for (int64_t n; begin < end; begin += n) {
      n = std::min(step, end - begin);
      const int64_t offset = begin * p.classes * p.item, size = n * p.classes;
      T* to = convert.target(log_p + offset, out);
      k.few_classes(convert.in(x + offset, in, size), to, n, p.classes);
      convert.out(to, log_p + offset, size);
      for (int64_t i = 0; i < n; ++i) {
        const T* row = to + i * p.classes;
        const int32_t label = p.labels[begin + i];
        loss += terms.term(begin + i, label == p.ignored_label ? T(0) : row[label],
                           terms.smoothed(row, p.classes, 0));
      }
    }
    return loss;
  }
  const int64_t whole = p.dtype == Converter<T>::compute ? p.classes : kBlock;
  for (; begin < end; ++begin) {
    const int64_t offset = begin * p.classes * p.item;
    const char* row = x + offset;
    T max = -std::numeric_limits<T>::infinity(), sum = 0;
    const auto blocks = [&](int64_t step, auto&& body) {
      for (int64_t c = 0; c < p.classes; c += step) {
        const int64_t n = std::min(step, p.classes - c);
        body(convert.in(row + c * p.item, in, n), n, c);
      }
    };
    blocks(whole, [&](const T* block, int64_t n, int64_t) { max = k.max(block, n, max); });
    blocks(whole, [&](const T* block, int64_t n, int64_t) { sum += k.exp_sum(block, n, max); });
    const T log_sum = k.log(sum);
    const int32_t label = p.labels[begin];
    const T own = label == p.ignored_label ? T(0) : (convert.one(row + label * p.item) - max) - log_sum;
    double all = 0;
    blocks(convert.step(p.classes), [&](const T* block, int64_t n, int64_t c) {
      char* destination = log_p + offset + c * p.item;
      T* to = convert.target(destination, out);
      k.shift(block, to, n, max, log_sum);
      all += terms.smoothed(to, n, c);
      convert.out(to, destination, n);
    });
    loss += terms.term(begin, own, all);
  }
  return loss;
}

// The same for neighbours [first, first + n) along D of one sample.
template <class T>
double forward_columns(const Problem& p, const Terms<T>& terms, const char* x, char* log_p, int64_t row,
                       int64_t first, int64_t n) {
  const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
  const Converter<T> convert(p);
  alignas(64) T in[kColumns], out[kColumns], max[kColumns], sum[kColumns];
  double all[kColumns] = {};
  const int64_t offset = (row * p.classes * p.depth + first) * p.item;
  const int64_t stride = p.depth * p.item;
  for (int64_t i = 0; i < n; ++i) max[i] = -std::numeric_limits<T>::infinity(), sum[i] = 0;
  for (int64_t c = 0; c < p.classes; ++c) k.max_each(convert.in(x + offset + c * stride, in, n), n, max);
  for (int64_t c = 0; c < p.classes; ++c)
    k.exp_sum_each(convert.in(x + offset + c * stride, in, n), n, max, sum);
  k.log_each(sum, n);
  for (int64_t c = 0; c < p.classes; ++c) {
    char* destination = log_p + offset + c * stride;
    T* to = convert.target(destination, out);
    k.shift_each(convert.in(x + offset + c * stride, in, n), to, n, max, sum);
    terms.smooth_each(to, n, int32_t(c), all);
    convert.out(to, destination, n);
  }
  double loss = 0;
  for (int64_t i = 0; i < n; ++i) {
    const int64_t number = row * p.depth + first + i;
    const int32_t label = p.labels[number];
    T own = 0;
    if (label != p.ignored_label)
      own = (convert.one(x + offset + label * stride + i * p.item) - max[i]) - sum[i];
    loss += terms.term(number, own, all[i]);
  }
  return loss;
}

template <class T>
void forward(const Problem& p, const Operand& x, const Operand& log_p, const Operand& loss) {
  double sum = 0;
  const Terms<T> terms(p, loss);
  // Pieces are cut by the shape alone, and their sums added in order.
  const bool flat = p.depth == 1;
  const int64_t blocks = flat ? 1 : divide_up(p.depth, kColumns);
  const int64_t rows = flat ? std::max(kGrain / std::max(p.classes, int64_t(1)), int64_t(1)) : 1;
  const int64_t pieces = divide_up(p.rows, rows) * blocks;
  const int64_t work = flat ? rows * p.classes : p.classes * std::min(kColumns, p.depth);
  SmallVector<double, 64> sums;
  sums.resize(size_t(pieces));
  parallel_for(pieces, divide_up(kGrain, std::max(work, int64_t(1))), [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(p.dtype != CTN_FLOAT16);
    for (; begin < end; ++begin) {
      if (flat) {
        sums[size_t(begin)] =
            forward_rows<T>(p, terms, x.data, log_p.data, begin * rows, std::min(p.rows, (begin + 1) * rows));
      } else {
        const int64_t first = begin % blocks * kColumns;
        sums[size_t(begin)] = forward_columns<T>(p, terms, x.data, log_p.data, begin / blocks, first,
                                                 std::min(kColumns, p.depth - first));
      }
    }
  });
  if (p.each) return;
  for (double part : sums) sum += part;
  const double value = (0 - sum) / p.count;
  store_number(value, loss);
}

/// What the gradient of one label is made of: p * of_all - even * weight of each class, less `own` at the
/// label.
template <class T>
struct Share {
  int32_t label;
  bool counts;
  T of_all = 0, even = 0, own = 0;

  Share(const Problem& p, const Converter<T>& convert, const Operand& gy, int64_t i)
      : label(p.labels[i]), counts(label != p.ignored_label) {
    if (!counts) return;
    const double upstream = double(convert.one(gy.data + (p.each ? i * p.item : 0))) / p.count;
    const double weight = double(p.weight<T>(label)), spread = p.smoothing / double(p.classes);
    own = T(upstream * (1 - p.smoothing) * weight);
    even = T(upstream * spread);
    of_all = T(upstream * ((1 - p.smoothing) * weight + spread * p.all_weights));
  }
};

/// Gradients of losses with weights or smoothing, or of one for each label.
template <class T>
void backward_shares(const Problem& p, const Operand& log_p, const Operand& gy, const Operand& gx) {
  const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
  const Converter<T> convert(p);
  const T* weights = reinterpret_cast<const T*>(p.weights);
  const bool flat = p.depth == 1;
  const int64_t width = flat ? 1 : std::min(std::max(p.depth, int64_t(1)), kColumns);
  const int64_t blocks = divide_up(p.depth, width);
  const int64_t work = std::max(width * p.classes, int64_t(1));
  parallel_for(p.rows * blocks, divide_up(kGrain, work), [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(p.dtype != CTN_FLOAT16);
    alignas(64) T in[kBlock], out[kBlock];
    std::vector<Share<T>> shares;
    const auto put = [&](int64_t at, int64_t n, auto&& fill) {
      T* to = convert.target(gx.data + at * p.item, out);
      fill(convert.in(log_p.data + at * p.item, in, n), to);
      convert.out(to, gx.data + at * p.item, n);
    };
    for (; begin < end && flat; ++begin) {
      const Share<T> share(p, convert, gy, begin);
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
      const int64_t row = begin / blocks, first = begin % blocks * width;
      const int64_t n = std::min(width, p.depth - first);
      shares.clear();
      for (int64_t i = 0; i < n; ++i) shares.push_back({p, convert, gy, row * p.depth + first + i});
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
  });
}

template <class T>
void backward(const Problem& p, const Operand& log_p, const Operand& gy, const Operand& gx) {
  const SoftmaxCrossEntropyKernels<T>& k = softmax_cross_entropy_kernels<T>();
  const Converter<T> convert(p);
  const T scale = T(double(Converter<T>(gy.dtype).one(gy.data)) / p.count);
  // A strip is what one call may take: whole rows, or neighbours along D of one class after the other.
  const bool flat = p.depth == 1;
  const int64_t width = flat ? 1 : std::min(std::max(p.depth, int64_t(1)), kColumns);
  const int64_t blocks = divide_up(p.depth, width);
  const int64_t work = std::max(width * p.classes, int64_t(1));
  parallel_for(p.rows * blocks, divide_up(kGrain, work), [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(p.dtype != CTN_FLOAT16);
    alignas(64) T in[kBlock], out[kBlock];
    const auto strip = [&](int64_t offset, int64_t n) {
      const int64_t step = convert.step(n);
      for (int64_t i = 0; i < n; i += step) {
        const int64_t at = (offset + i) * p.item, count = std::min(step, n - i);
        T* to = convert.target(gx.data + at, out);
        k.exp_scaled(convert.in(log_p.data + at, in, count), to, count, scale);
        convert.out(to, gx.data + at, count);
      }
    };
    const auto one = [&](int64_t at) {
      T value;
      k.exp_scaled(convert.in(log_p.data + at * p.item, in, 1), &value, 1, T(1));
      value = (value - T(1)) * scale;
      loops().cast[Converter<T>::compute][p.dtype](&value, gx.data + at * p.item, 1);
    };
    const auto correct = [&](int64_t offset, int64_t stride, int32_t label) {
      if (label == p.ignored_label) {
        for (int64_t c = 0; c < p.classes; ++c)
          std::memset(gx.data + (offset + c * stride) * p.item, 0, size_t(p.item));
        return;
      }
      const int64_t at = offset + label * stride;
      if (p.dtype == Converter<T>::compute) {
        reinterpret_cast<T*>(gx.data)[at] -= scale;
      } else {
        one(at);
      }
    };
    if (flat) strip(begin * p.classes, (end - begin) * p.classes);
    for (; begin < end; ++begin) {
      const int64_t row = begin / blocks, first = begin % blocks * width;
      const int64_t n = std::min(width, p.depth - first), offset = row * p.classes * p.depth + first;
      for (int64_t c = 0; c < p.classes && !flat; ++c) strip(offset + c * p.depth, n);
      for (int64_t i = 0; i < n; ++i) correct(offset + i, p.depth, p.labels[row * p.depth + first + i]);
    }
  });
}

}  // namespace

void softmax_cross_entropy(const Launch& launch) {
  const Operand& x = launch.operands[0];
  const Problem p(launch, x);
  if (x.dtype == CTN_FLOAT64) return forward<double>(p, x, launch.operands[2], launch.operands[3]);
  forward<float>(p, x, launch.operands[2], launch.operands[3]);
}

void softmax_cross_entropy_gradient(const Launch& launch) {
  const Operand& log_p = launch.operands[0];
  const Problem p(launch, log_p);
  const Operand &gy = launch.operands[2], &gx = launch.operands[3];
  const bool shares = p.weights || p.smoothing > 0 || p.each;
  if (log_p.dtype == CTN_FLOAT64)
    return shares ? backward_shares<double>(p, log_p, gy, gx) : backward<double>(p, log_p, gy, gx);
  shares ? backward_shares<float>(p, log_p, gy, gx) : backward<float>(p, log_p, gy, gx);
}

}  // namespace catenary::cpu
