// softmax and log_softmax over the classes of (N, C, D), and their gradients.
#include <algorithm>
#include <limits>

#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/pieces.h"
#include "impl/backend/cpu/softmax_cross_entropy_kernels.h"
#include "impl/backend/cpu/softmax_kernels.h"
#include "impl/backend/params/activation.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kLongRow = 4096;  // elements of a row that stays in the first-level cache
constexpr int64_t kTurned = 64;     // number of rows with few classes that are transposed at a time

template <class T>
const SoftmaxCrossEntropyKernels<T>& common() {
  return softmax_cross_entropy_kernels<T>();
}

/// The arrays (rows, classes, depth) of one call: x -> out, or y (as x) and gy -> out.
template <class T>
struct Arrays {
  int64_t rows, classes, depth;
  bool log;
  In<T> x, gy;
  Out<T> out;

  Arrays(const Launch& launch, const SoftmaxParams& params)
      : rows(launch.operands[0].shape[0]),
        classes(launch.operands[0].shape[1]),
        depth(launch.operands[0].shape[2]),
        log(params.log),
        x(launch.operands[0]),
        gy(launch.operands[1]),
        out(launch.operands[launch.count - 1],
            depth == 1 && classes > kFewClasses && classes <= kLongRow &&
                bypasses_caches(bytes_of(launch.operands[0]),
                                (launch.count - 1) * bytes_of(launch.operands[0]))) {}
};

/// One row at a time.
template <class T>
class Rows {
 public:
  explicit Rows(const Arrays<T>& arrays) : a_(arrays) {}

  void forward(int64_t at) {
    T max = -std::numeric_limits<T>::infinity(), sum = 0;
    for_blocks(at, [&](int64_t i, int64_t n) { max = common<T>().max(a_.x.block(i, n, in_), n, max); });
    if (a_.x.direct() && !a_.log) {
      T* target = a_.out.target(at, room());
      sum = softmax_kernels<T>().exp_store(a_.x.block(at, a_.classes, in_), target, a_.classes, max);
      softmax_kernels<T>().scale(target, a_.classes, T(1) / sum);
      return a_.out.write(target, at, a_.classes);
    }
    for_blocks(at, [&](int64_t i, int64_t n) { sum += common<T>().exp_sum(a_.x.block(i, n, in_), n, max); });
    const T log_sum = common<T>().log(sum);
    for_blocks(at, [&](int64_t i, int64_t n) {
      T* target = a_.out.target(i, room());
      const T* block = a_.x.block(i, n, in_);
      if (a_.log) {
        common<T>().shift(block, target, n, max, log_sum);
      } else {
        softmax_kernels<T>().exp_store(block, target, n, max);
        softmax_kernels<T>().scale(target, n, T(1) / sum);
      }
      a_.out.write(target, i, n);
    });
  }

  void backward(int64_t at) {
    const SoftmaxKernels<T>& k = softmax_kernels<T>();
    T total = 0;
    for_blocks(at, [&](int64_t i, int64_t n) {
      const T* upstream = a_.gy.block(i, n, out_);
      total += a_.log ? k.sum(upstream, n) : k.dot(a_.x.block(i, n, in_), upstream, n);
    });
    for_blocks(at, [&](int64_t i, int64_t n) {
      const T* upstream = a_.gy.block(i, n, out_);
      const T* value = a_.x.block(i, n, in_);
      T* target = a_.out.target(i, room());
      (a_.log ? k.log_gradient : k.gradient)(value, upstream, target, n, total);
      a_.out.write(target, i, n);
    });
  }

 private:
  /// Calls body(position, n) for the blocks of a row, or once for the whole row if nothing is converted.
  template <class F>
  void for_blocks(int64_t at, F&& body) const {
    const int64_t step = a_.x.direct() ? a_.classes : kBlock;
    for (int64_t c = 0; c < a_.classes; c += step) body(at + c, std::min(step, a_.classes - c));
  }
  /// For results. Streamed rows are not converted, so in_ is free.
  T* room() { return a_.out.stream ? in_ : out_; }

  const Arrays<T>& a_;
  alignas(64) T in_[kLongRow], out_[kBlock];
};

/// Processes positions [0, n) along D of one sample; classes are `stride` elements apart.
template <class T>
class Columns {
 public:
  Columns(int64_t classes, int64_t stride, int64_t n, bool log)
      : classes_(classes), stride_(stride), n_(n), log_(log) {}

  void forward(const In<T>& x, const Out<T>& y, int64_t first) {
    alignas(64) T max[kSoftmaxColumns], sum[kSoftmaxColumns];
    std::fill_n(max, n_, -std::numeric_limits<T>::infinity());
    std::fill_n(sum, n_, T(0));
    for_each(first, [&](int64_t at) { common<T>().max_each(x.block(at, n_, in_), n_, max); });
    for_each(first, [&](int64_t at) { common<T>().exp_sum_each(x.block(at, n_, in_), n_, max, sum); });
    if (log_) common<T>().log_each(sum, n_);
    for_each(first, [&](int64_t at) {
      T* target = y.target(at, out_);
      (log_ ? common<T>().shift_each : softmax_kernels<T>().divided_each)(x.block(at, n_, in_), target, n_,
                                                                          max, sum);
      y.write(target, at, n_);
    });
  }

  void backward(const In<T>& y, const In<T>& gy, const Out<T>& gx, int64_t first) {
    const SoftmaxKernels<T>& k = softmax_kernels<T>();
    alignas(64) T total[kSoftmaxColumns] = {};
    for_each(first, [&](int64_t at) {
      const T* upstream = gy.block(at, n_, out_);
      if (log_)
        k.add_each(upstream, total, n_);
      else
        k.dot_each(y.block(at, n_, in_), upstream, total, n_);
    });
    for_each(first, [&](int64_t at) {
      const T* upstream = gy.block(at, n_, out_);
      T* target = gx.target(at, out_);
      (log_ ? k.log_gradient_each : k.gradient_each)(y.block(at, n_, in_), upstream, target, n_, total);
      gx.write(target, at, n_);
    });
  }

 private:
  template <class F>
  void for_each(int64_t first, F&& body) const {
    for (int64_t c = 0; c < classes_; ++c) body(first + c * stride_);
  }

  int64_t classes_, stride_, n_;
  bool log_;
  alignas(64) T in_[kSoftmaxColumns], out_[kSoftmaxColumns];
};

/// Processes rows with few classes, transposed so that vectors run across rows.
template <class T>
class Turned {
 public:
  explicit Turned(const Arrays<T>& arrays) : arrays_(arrays) {}

  void forward(int64_t at, int64_t rows) {
    turn(arrays_.x, at, rows, a_);
    columns(rows).forward(In<T>(a_), Out<T>(a_), 0);
    store(at, rows);
  }
  void backward(int64_t at, int64_t rows) {
    turn(arrays_.x, at, rows, a_);
    turn(arrays_.gy, at, rows, b_);
    columns(rows).backward(In<T>(a_), In<T>(b_), Out<T>(a_), 0);
    store(at, rows);
  }

 private:
  Columns<T> columns(int64_t rows) const { return {arrays_.classes, kTurned, rows, arrays_.log}; }
  void turn(const In<T>& x, int64_t at, int64_t rows, T* to) {
    const int64_t classes = arrays_.classes;
    const T* from = x.block(at, rows * classes, rows_);
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t c = 0; c < classes; ++c) to[c * kTurned + r] = from[r * classes + c];
  }
  void store(int64_t at, int64_t rows) {
    const int64_t classes = arrays_.classes;
    T* to = arrays_.out.target(at, rows_);
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t c = 0; c < classes; ++c) to[r * classes + c] = a_[c * kTurned + r];
    arrays_.out.write(to, at, rows * classes);
  }

  const Arrays<T>& arrays_;
  alignas(64) T a_[kTurned * kFewClasses], b_[kTurned * kFewClasses], rows_[kTurned * kFewClasses];
};

template <class T>
void run(const Launch& launch, const SoftmaxParams& params, bool gradient) {
  const Arrays<T> a(launch, params);
  if (a.depth == 1) {
    parallel_flushed(a.rows, divisible(items_within_grain(kSoftmaxGrain, a.classes)), a.x.dtype,
                     [&](int64_t begin, int64_t end) {
                       if (a.classes <= kFewClasses) {
                         Turned<T> turned(a);
                         for (int64_t n; begin < end; begin += n) {
                           n = std::min(kTurned, end - begin);
                           gradient ? turned.backward(begin * a.classes, n)
                                    : turned.forward(begin * a.classes, n);
                         }
                         return;
                       }
                       Rows<T> rows(a);
                       for (; begin < end; ++begin)
                         gradient ? rows.backward(begin * a.classes) : rows.forward(begin * a.classes);
                       a.out.fence();
                     });
    return;
  }
  const int64_t blocks = divide_up(a.depth, kSoftmaxColumns);
  const int64_t grain = items_of_grain(kSoftmaxGrain, a.classes * std::min(kSoftmaxColumns, a.depth));
  parallel_flushed(a.rows * blocks, grain, a.x.dtype, [&](int64_t begin, int64_t end) {
    for (; begin < end; ++begin) {
      const int64_t first = begin % blocks * kSoftmaxColumns,
                    at = begin / blocks * a.classes * a.depth + first;
      Columns<T> columns(a.classes, a.depth, std::min(kSoftmaxColumns, a.depth - first), a.log);
      gradient ? columns.backward(a.x, a.gy, a.out, at) : columns.forward(a.x, a.out, at);
    }
  });
}

}  // namespace

void softmax(const Launch& launch, const SoftmaxParams& params) {
  dispatch_floating(launch, [&]<class T>() { run<T>(launch, params, false); });
}

void softmax_gradient(const Launch& launch, const SoftmaxParams& params) {
  dispatch_floating(launch, [&]<class T>() { run<T>(launch, params, true); });
}

}  // namespace catenary::cpu
