// Batch normalization of (N, C): every channel is a column, and rows are read as they lie in memory.
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "impl/backend/cpu/converted.h"
#include "impl/backend/cpu/normalization_kernels.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/normalization.h"
#include "impl/base/for_speed.h"
#include "impl/base/numeric.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {

template <class T>
double inverse_deviation(const Operand& var, int64_t channel, double eps) {
  return 1 / std::sqrt(double(In<T>(var)[channel]) + eps);
}

/// The number of elements, their mean and the sum of squared deviations from it.
struct Moments {
  double count, mean, squares;
  void add(const Moments& more) {
    const double total = count + more.count, d = more.mean - mean;
    mean += d * (more.count / total);
    squares += more.squares + d * d * (count * more.count / total);
    count = total;
  }
};

/// The parts of rows and columns over which sums are formed. The shape alone determines them, so that results
/// do not depend on the number of threads.
struct ColumnParts {
  static constexpr int64_t kRows = 256;
  int64_t n, c, down, across;

  explicit ColumnParts(const Operand& x)
      : n(x.shape[0]), c(x.shape[1]), down(divide_up(n, kRows)), across(divide_up(c, kColumns)) {}

  /// Whether operands of (N, C, D) are used so.
  static bool fit(const Operand& x, const Operand& y) {
    return kForSpeed && x.shape[2] == 1 && x.shape[0] > 0 && y.dtype == x.dtype;
  }

  /// Calls body(part of rows, first row, rows, first column, columns) for all parts.
  template <class Body>
  void each(const Body& body) const {
    parallel_for(down * across,
                 items_of_grain(kNormalizationGrain, std::min(n, kRows) * std::min(c, kColumns)),
                 [&](int64_t begin, int64_t end) {
                   for (int64_t i = begin; i < end; ++i) {
                     const int64_t row = i / across * kRows, column = i % across * kColumns;
                     body(i / across, row, std::min(kRows, n - row), column, std::min(kColumns, c - column));
                   }
                 });
  }
};

/// A part of an operand, as rows of T that are `stride` elements apart: where it lies or, for other dtypes,
/// in a buffer.
template <class T>
class ColumnRows {
 public:
  ColumnRows(const Operand& x, const ColumnParts& p, int64_t row, int64_t rows, int64_t column,
             int64_t columns)
      : in_(x),
        out_(x.data, x.dtype),
        first_(row * p.c + column),
        rows_(rows),
        columns_(columns),
        step_(p.c),
        buffer_(in_.direct() ? 0 : size_t(rows * columns) * sizeof(T)) {}

  int64_t stride() const { return in_.direct() ? step_ : columns_; }
  T* data() const { return in_.direct() ? out_.target(first_, nullptr) : static_cast<T*>(buffer_.data()); }
  const T* read() const {
    for (int64_t i = 0; !in_.direct() && i < rows_; ++i)
      in_.block(first_ + i * step_, columns_, data() + i * columns_);
    return data();
  }
  void write() const {
    for (int64_t i = 0; !in_.direct() && i < rows_; ++i)
      out_.write(data() + i * columns_, first_ + i * step_, columns_);
  }

 private:
  const In<T> in_;
  const Out<T> out_;
  int64_t first_, rows_, columns_, step_;
  const Scratch buffer_;
};

template <class T>
void batch_forward_columns(const Launch& launch, bool given, double eps) {
  const Operand &x = launch.operands[0], &gamma = launch.operands[1], &beta = launch.operands[2];
  const Operand &y = launch.operands[3], &mean = launch.operands[4], &var = launch.operands[5];
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const ColumnParts p(x);
  if (!given) {
    std::vector<double> means(size_t(p.down * p.c)), squares(means.size());
    p.each([&](int64_t part, int64_t row, int64_t rows, int64_t column, int64_t columns) {
      const ColumnRows<T> of(x, p, row, rows, column, columns);
      const size_t at = size_t(part * p.c + column);
      k.column_moments(of.read(), of.stride(), rows, columns, &means[at], &squares[at]);
    });
    for (int64_t c = 0; c < p.c; ++c) {
      Moments total{0, 0, 0};
      for (int64_t part = 0; part < p.down; ++part) {
        const size_t at = size_t(part * p.c + c);
        total.add({double(std::min(p.kRows, p.n - part * p.kRows)), means[at], squares[at]});
      }
      Out<T>(mean).set(c, total.mean);
      Out<T>(var).set(c, total.squares / total.count);
    }
  }
  std::vector<T> numbers(size_t(3 * p.c));
  T *const middle = numbers.data(), *const scale = middle + p.c, *const shift = scale + p.c;
  for (int64_t c = 0; c < p.c; ++c) {
    middle[c] = In<T>(mean)[c];
    scale[c] = T(inverse_deviation<T>(var, c, eps) * double(In<T>(gamma)[c]));
    shift[c] = In<T>(beta)[c];
  }
  p.each([&](int64_t, int64_t row, int64_t rows, int64_t column, int64_t columns) {
    const ColumnRows<T> from(x, p, row, rows, column, columns), to(y, p, row, rows, column, columns);
    k.column_shift(from.read(), to.data(), to.stride(), rows, columns, middle + column, scale + column,
                   shift + column);
    to.write();
  });
}

template <class T>
void batch_backward_columns(const Launch& launch, const BatchNormParams& params) {
  const Operand &x = launch.operands[0], &gamma = launch.operands[1];
  const Operand &mean = launch.operands[2], &var = launch.operands[3], &gy = launch.operands[4];
  const Operand &gx = launch.operands[5], &ggamma = launch.operands[6], &gbeta = launch.operands[7];
  const NormalizationKernels<T>& k = normalization_kernels<T>();
  const ColumnParts p(x);
  std::vector<T> numbers(size_t(4 * p.c));
  T *const middle = numbers.data(), *const a = middle + p.c, *const b = a + p.c, *const shift = b + p.c;
  for (int64_t c = 0; c < p.c; ++c) middle[c] = In<T>(mean)[c];
  const bool sums_up = params.wants_sums || !params.given;
  std::vector<double> sums(sums_up ? size_t(p.down * p.c) : 0), products(sums.size());
  if (sums_up) {
    p.each([&](int64_t part, int64_t row, int64_t rows, int64_t column, int64_t columns) {
      const ColumnRows<T> of(x, p, row, rows, column, columns), of_gy(gy, p, row, rows, column, columns);
      const size_t to = size_t(part * p.c + column);
      k.column_gradient_sums(of.read(), of_gy.read(), of.stride(), rows, columns, middle + column, &sums[to],
                             &products[to]);
    });
  }
  for (int64_t c = 0; c < p.c; ++c) {
    double sum = 0, product = 0;
    for (int64_t part = 0; sums_up && part < p.down; ++part) {
      sum += sums[size_t(part * p.c + c)];
      product += products[size_t(part * p.c + c)];
    }
    const double inverse = inverse_deviation<T>(var, c, params.eps);
    if (params.wants_sums) {
      Out<T>(ggamma).set(c, product * inverse);
      Out<T>(gbeta).set(c, sum);
    }
    const double factor = inverse * double(In<T>(gamma)[c]);
    a[c] = T(factor);
    b[c] = params.given ? T(0) : T(-factor * inverse * inverse * (product / double(p.n)));
    shift[c] = params.given ? T(0) : T(-factor * (sum / double(p.n)));
  }
  if (!params.wants_x) return;
  if (params.given) std::fill_n(middle, p.c, T(0));
  p.each([&](int64_t, int64_t row, int64_t rows, int64_t column, int64_t columns) {
    const ColumnRows<T> from_gy(gy, p, row, rows, column, columns), to(gx, p, row, rows, column, columns);
    if (params.given) {
      k.column_shift(from_gy.read(), to.data(), to.stride(), rows, columns, middle + column, a + column,
                     shift + column);
    } else {
      const ColumnRows<T> from(x, p, row, rows, column, columns);
      k.column_gradient(from.read(), from_gy.read(), to.data(), to.stride(), rows, columns, middle + column,
                        a + column, b + column, shift + column);
    }
    to.write();
  });
}

}  // namespace catenary::cpu
