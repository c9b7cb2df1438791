#include <algorithm>
#include <limits>

#include "impl/backend/cpu/blocks.h"
#include "impl/backend/cpu/flush.h"
#include "impl/backend/cpu/softmax_cross_entropy_kernels.h"
#include "impl/backend/cpu/softmax_kernels.h"
#include "impl/backend/params/activation.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

constexpr int64_t kGrain = 8 << 10;  // elements worth a thread
constexpr int64_t kColumns = 256;    // neighbours along D that are taken together
constexpr int64_t kLongRow = 4096;   // elements of a row that stays in the first cache
constexpr int64_t kStreamBytes = int64_t{8} << 20;
constexpr int64_t kTurned = 64;  // rows of few classes that are turned at a time

template <class T>
const SoftmaxCrossEntropyKernels<T>& common() {
  return table_of<T>(CTN_TABLES(softmax_cross_entropy_kernels));
}
template <class T>
const SoftmaxKernels<T>& kernels() {
  return table_of<T>(CTN_TABLES(softmax_kernels));
}

/// (rows, classes, depth), contiguous.
struct Volume {
  int64_t rows, classes, depth, item;
  DType dtype;

  explicit Volume(const Operand& x)
      : rows(x.shape[0]),
        classes(x.shape[1]),
        depth(x.shape[2]),
        item(int64_t(itemsize(x.dtype))),
        dtype(x.dtype) {}
  int64_t bytes() const { return rows * classes * depth * item; }
};

/// Calls body(offset in bytes, n) over the blocks of a row; all of it at once where nothing is converted.
template <class T, class F>
void for_blocks(const Volume& v, F&& body) {
  const int64_t step = v.dtype == DTypeOf<T>::value ? v.classes : kBlock;
  for (int64_t c = 0; c < v.classes; c += step) body(c * v.item, std::min(step, v.classes - c));
}

template <class T>
class Rows {
 public:
  Rows(const Volume& v, bool log) : v_(v), log_(log), direct_(v.dtype == DTypeOf<T>::value) {
    stream_ = direct_ && v.bytes() >= kStreamBytes && v.classes <= kLongRow;
  }

  void forward(const char* x, char* y) {
    T max = -std::numeric_limits<T>::infinity(), sum = 0;
    for_blocks<T>(v_, [&](int64_t at, int64_t n) { max = common<T>().max(read(x + at, n, in_), n, max); });
    if (direct_ && !log_) {
      T* target = stream_ ? in_ : reinterpret_cast<T*>(y);
      sum = kernels<T>().exp_store(reinterpret_cast<const T*>(x), target, v_.classes, max);
      kernels<T>().scale(target, v_.classes, T(1) / sum);
      return finish(y);
    }
    for_blocks<T>(v_,
                  [&](int64_t at, int64_t n) { sum += common<T>().exp_sum(read(x + at, n, in_), n, max); });
    const T log_sum = common<T>().log(sum);
    for_blocks<T>(v_, [&](int64_t at, int64_t n) {
      T* target = stream_ ? in_ : block_target(y + at, v_.dtype, out_);
      const T* block = read(x + at, n, in_);
      if (log_) {
        common<T>().shift(block, target, n, max, log_sum);
      } else {
        kernels<T>().exp_store(block, target, n, max);
        kernels<T>().scale(target, n, T(1) / sum);
      }
      write_block(target, y + at, v_.dtype, n);
    });
    finish(y);
  }

  void backward(const char* y, const char* gy, char* gx) {
    T total = 0;
    for_blocks<T>(v_, [&](int64_t at, int64_t n) {
      const T* upstream = read(gy + at, n, out_);
      total += log_ ? kernels<T>().sum(upstream, n) : kernels<T>().dot(read(y + at, n, in_), upstream, n);
    });
    for_blocks<T>(v_, [&](int64_t at, int64_t n) {
      const T* upstream = read(gy + at, n, out_);
      const T* value = read(y + at, n, in_);
      T* target = stream_ ? in_ : block_target(gx + at, v_.dtype, out_);
      (log_ ? kernels<T>().log_gradient : kernels<T>().gradient)(value, upstream, target, n, total);
      write_block(target, gx + at, v_.dtype, n);
    });
    finish(gx);
  }

 private:
  const T* read(const char* data, int64_t n, T* buffer) const {
    return read_block(data, v_.dtype, n, buffer);
  }
  void finish(char* y) const {
    if (stream_) stream_copy(y, reinterpret_cast<const char*>(in_), size_t(v_.classes * v_.item));
  }

  const Volume& v_;
  bool log_, direct_, stream_;
  alignas(64) T in_[kLongRow], out_[kBlock];
};

/// Neighbours [0, n) of one sample, class after class `stride` bytes further on: in and out have the dtype of
/// v.
template <class T>
class Columns {
 public:
  Columns(DType dtype, int64_t classes, int64_t stride, int64_t n, bool log)
      : dtype_(dtype), classes_(classes), stride_(stride), n_(n), log_(log) {}

  void forward(const char* x, char* y) {
    alignas(64) T max[kColumns], sum[kColumns];
    std::fill_n(max, n_, -std::numeric_limits<T>::infinity());
    std::fill_n(sum, n_, T(0));
    for_each([&](int64_t at) { common<T>().max_each(read(x + at, in_), n_, max); });
    for_each([&](int64_t at) { common<T>().exp_sum_each(read(x + at, in_), n_, max, sum); });
    if (log_) common<T>().log_each(sum, n_);
    for_each([&](int64_t at) {
      T* target = block_target(y + at, dtype_, out_);
      (log_ ? common<T>().shift_each : kernels<T>().divided_each)(read(x + at, in_), target, n_, max, sum);
      write_block(target, y + at, dtype_, n_);
    });
  }

  void backward(const char* y, const char* gy, char* gx) {
    alignas(64) T total[kColumns] = {};
    for_each([&](int64_t at) {
      const T* upstream = read(gy + at, out_);
      if (log_)
        kernels<T>().add_each(upstream, total, n_);
      else
        kernels<T>().dot_each(read(y + at, in_), upstream, total, n_);
    });
    for_each([&](int64_t at) {
      const T* upstream = read(gy + at, out_);
      T* target = block_target(gx + at, dtype_, out_);
      (log_ ? kernels<T>().log_gradient_each : kernels<T>().gradient_each)(read(y + at, in_), upstream,
                                                                           target, n_, total);
      write_block(target, gx + at, dtype_, n_);
    });
  }

 private:
  template <class F>
  void for_each(F&& body) {
    for (int64_t c = 0; c < classes_; ++c) body(c * stride_);
  }
  const T* read(const char* data, T* buffer) const { return read_block(data, dtype_, n_, buffer); }

  DType dtype_;
  int64_t classes_, stride_, n_;
  bool log_;
  alignas(64) T in_[kColumns], out_[kColumns];
};

/// Rows of few classes, turned so that vectors run across rows.
template <class T>
class Turned {
 public:
  Turned(const Volume& v, bool log) : v_(v), log_(log) {}

  void forward(const char* x, char* y, int64_t rows) {
    const int64_t size = rows * v_.classes;
    turn(read_block(x, v_.dtype, size, rows_), a_, rows);
    columns(rows).forward(reinterpret_cast<const char*>(a_), reinterpret_cast<char*>(a_));
    store(y, rows);
  }
  void backward(const char* y, const char* gy, char* gx, int64_t rows) {
    const int64_t size = rows * v_.classes;
    turn(read_block(y, v_.dtype, size, rows_), a_, rows);
    turn(read_block(gy, v_.dtype, size, rows_), b_, rows);
    columns(rows).backward(reinterpret_cast<const char*>(a_), reinterpret_cast<const char*>(b_),
                           reinterpret_cast<char*>(a_));
    store(gx, rows);
  }

 private:
  Columns<T> columns(int64_t rows) const {
    return Columns<T>(DTypeOf<T>::value, v_.classes, kTurned * int64_t(sizeof(T)), rows, log_);
  }
  void turn(const T* from, T* to, int64_t rows) const {
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t c = 0; c < v_.classes; ++c) to[c * kTurned + r] = from[r * v_.classes + c];
  }
  void store(char* y, int64_t rows) {
    T* to = block_target(y, v_.dtype, rows_);
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t c = 0; c < v_.classes; ++c) to[r * v_.classes + c] = a_[c * kTurned + r];
    write_block(to, y, v_.dtype, rows * v_.classes);
  }

  const Volume& v_;
  bool log_;
  alignas(64) T a_[kTurned * kFewClasses], b_[kTurned * kFewClasses], rows_[kTurned * kFewClasses];
};

template <class T>
void run(const Launch& launch, bool gradient) {
  const Volume v(launch.operands[0]);
  const bool log = launch.params<SoftmaxParams>().log;
  const char* x = launch.operands[0].data;
  const char* gy = launch.operands[1].data;
  char* out = launch.operands[gradient ? 2 : 1].data;
  if (v.depth == 1) {
    const int64_t row = v.classes * v.item;
    parallel_for(v.rows, std::max(kGrain / v.classes, int64_t(1)), [&](int64_t begin, int64_t end) {
      const FlushSubnormals flush(v.dtype != CTN_FLOAT16);
      if (v.classes <= kFewClasses) {
        Turned<T> turned(v, log);
        for (int64_t n; begin < end; begin += n) {
          n = std::min(kTurned, end - begin);
          const int64_t at = begin * row;
          gradient ? turned.backward(x + at, gy + at, out + at, n) : turned.forward(x + at, out + at, n);
        }
        return;
      }
      Rows<T> rows(v, log);
      for (; begin < end; ++begin) {
        const int64_t at = begin * row;
        gradient ? rows.backward(x + at, gy + at, out + at) : rows.forward(x + at, out + at);
      }
      stream_fence();
    });
    return;
  }
  const int64_t blocks = (v.depth + kColumns - 1) / kColumns;
  const int64_t work = v.classes * std::min(kColumns, v.depth);
  parallel_for(v.rows * blocks, (kGrain + work - 1) / work, [&](int64_t begin, int64_t end) {
    const FlushSubnormals flush(v.dtype != CTN_FLOAT16);
    for (; begin < end; ++begin) {
      const int64_t first = begin % blocks * kColumns;
      const int64_t at = (begin / blocks * v.classes * v.depth + first) * v.item;
      Columns<T> columns(v.dtype, v.classes, v.depth * v.item, std::min(kColumns, v.depth - first), log);
      gradient ? columns.backward(x + at, gy + at, out + at) : columns.forward(x + at, out + at);
    }
  });
}

}  // namespace

void softmax(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return run<double>(launch, false);
  run<float>(launch, false);
}

void softmax_gradient(const Launch& launch) {
  if (launch.operands[0].dtype == CTN_FLOAT64) return run<double>(launch, true);
  run<float>(launch, true);
}

}  // namespace catenary::cpu
