// Loops of batch, layer and local response normalization.
#include <cstdint>

#include "impl/backend/cpu/normalization_kernels.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#include "impl/kernels/math.h"
//
#include "impl/kernels/normalization.h"

namespace {

constexpr int kGroup = 64;  // partial sums; the same number for every instruction set

/// Returns the sum of Count partial sums; Count is a power of two.
template <int Count, class T>
CTN_FN double total_of(const T* partial) {
  alignas(64) double wide[Count];
  for (int k = 0; k < Count; ++k) wide[k] = double(partial[k]);
  for (int half = Count / 2; half > 0; half /= 2)
    for (int k = 0; k < half; ++k) wide[k] += wide[k + half];
  return wide[0];
}

/// Returns the sum of term(i) for i < n.
template <class T, class Term>
CTN_FN double sum_of(int64_t n, Term term) {
  alignas(64) T partial[kGroup];
  for (int k = 0; k < kGroup; ++k) partial[k] = T(0);
  int64_t i = 0;
  for (; i + kGroup <= n; i += kGroup)
    for (int k = 0; k < kGroup; ++k) partial[k] += term(i + k);
  const int left = int(n - i);
  for (int k = 0; k < left; ++k) partial[k] += term(i + k);
  return total_of<kGroup>(partial);
}

template <class T>
struct PairOfSums {
  static constexpr int kPart = kGroup / 2;
  alignas(64) T a[kPart];
  alignas(64) T b[kPart];
  CTN_FN PairOfSums() {
    for (int k = 0; k < kPart; ++k) a[k] = b[k] = T(0);
  }
  CTN_FN static double total(const T* partial) { return total_of<kPart>(partial); }
};

template <class T>
void moments(const T* x, int64_t n, double* mean, double* squares) {
  const T middle = T(sum_of<T>(n, [x](int64_t i) { return x[i]; }) / double(n));
  // Correct for the rounding of the mean and its effect on the squares.
  PairOfSums<T> sums;
  constexpr int part = PairOfSums<T>::kPart;
  int64_t i = 0;
  for (; i + part <= n; i += part) {
    for (int k = 0; k < part; ++k) {
      const T d = x[i + k] - middle;
      sums.a[k] += d;
      sums.b[k] += d * d;
    }
  }
  for (int k = 0; i < n; ++i, ++k) {
    const T d = x[i] - middle;
    sums.a[k] += d;
    sums.b[k] += d * d;
  }
  const double rest = sums.total(sums.a);
  *mean = double(middle) + rest / double(n);
  const double deviation = sums.total(sums.b) - rest * rest / double(n);
  *squares = deviation < 0 ? 0 : deviation;
}

template <class T>
double squares(const T* x, int64_t n) {
  return sum_of<T>(n, [x](int64_t i) { return x[i] * x[i]; });
}

template <class T>
void shift(const T* x, T* y, int64_t n, T mean, T scale, T shift) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) y[i] = NormalizationShift()(x[i], mean, scale, shift);
}

template <class T>
void gradient_sums(const T* x, const T* gy, int64_t n, T mean, double* sum, double* product) {
  PairOfSums<T> sums;
  constexpr int part = PairOfSums<T>::kPart;
  int64_t i = 0;
  for (; i + part <= n; i += part) {
    for (int k = 0; k < part; ++k) {
      sums.a[k] += gy[i + k];
      sums.b[k] += gy[i + k] * (x[i + k] - mean);
    }
  }
  for (int k = 0; i < n; ++i, ++k) {
    sums.a[k] += gy[i];
    sums.b[k] += gy[i] * (x[i] - mean);
  }
  *sum = sums.total(sums.a);
  *product = sums.total(sums.b);
}

template <class T>
void gradient(const T* x, const T* gy, T* gx, int64_t n, T mean, T a, T b, T c) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) gx[i] = NormalizationGradient()(x[i], gy[i], mean, a, b, c);
}

/// Adds terms of few rows in T, and those sums in double precision. `add(row, k, a, b)` adds two terms of a
/// column.
template <class T, class Add>
CTN_FN void sum_columns(int64_t rows, double* first, double* second, Add add) {
  constexpr int64_t kFewRows = 16;
  constexpr int width = int(kColumns);
  for (int k = 0; k < width; ++k) first[k] = second[k] = 0;
  for (int64_t begin = 0; begin < rows; begin += kFewRows) {
    const int64_t end = rows - begin < kFewRows ? rows : begin + kFewRows;
    alignas(64) T a[width] = {}, b[width] = {};
    for (int64_t i = begin; i < end; ++i) add(i, a, b);
    for (int k = 0; k < width; ++k) first[k] += double(a[k]);
    for (int k = 0; k < width; ++k) second[k] += double(b[k]);
  }
}

template <class T>
void column_moments(const T* x, int64_t stride, int64_t rows, int64_t n, double* mean, double* squares) {
  constexpr int width = int(kColumns);
  alignas(64) double sum[width], rest[width], square[width];
  alignas(64) T middle[width];
  sum_columns<T>(rows, sum, rest, [=](int64_t i, T* a, T*) CTN_INLINED {
    for (int64_t k = 0; k < n; ++k) a[k] += x[i * stride + k];
  });
  for (int k = 0; k < width; ++k) middle[k] = T(sum[k] / double(rows));
  // Correct for the rounding of the mean and its effect on the squares.
  sum_columns<T>(rows, rest, square, [&](int64_t i, T* a, T* b) CTN_INLINED {
    for (int64_t k = 0; k < n; ++k) {
      const T d = x[i * stride + k] - middle[k];
      a[k] += d;
      b[k] += d * d;
    }
  });
  for (int64_t k = 0; k < n; ++k) {
    mean[k] = double(middle[k]) + rest[k] / double(rows);
    const double deviation = square[k] - rest[k] * rest[k] / double(rows);
    squares[k] = deviation < 0 ? 0 : deviation;
  }
}

template <class T>
void column_shift(const T* x, T* y, int64_t stride, int64_t rows, int64_t n, const T* mean, const T* scale,
                  const T* shift) {
  for (int64_t i = 0; i < rows; ++i, x += stride, y += stride) {
    CTN_MATH_IVDEP
    for (int64_t k = 0; k < n; ++k) y[k] = NormalizationShift()(x[k], mean[k], scale[k], shift[k]);
  }
}

template <class T>
void column_gradient_sums(const T* x, const T* gy, int64_t stride, int64_t rows, int64_t n, const T* mean,
                          double* sum, double* product) {
  alignas(64) double sums[kColumns], products[kColumns];
  sum_columns<T>(rows, sums, products, [=](int64_t i, T* a, T* b) CTN_INLINED {
    for (int64_t k = 0; k < n; ++k) {
      a[k] += gy[i * stride + k];
      b[k] += gy[i * stride + k] * (x[i * stride + k] - mean[k]);
    }
  });
  for (int64_t k = 0; k < n; ++k) sum[k] = sums[k];
  for (int64_t k = 0; k < n; ++k) product[k] = products[k];
}

template <class T>
void column_gradient(const T* x, const T* gy, T* gx, int64_t stride, int64_t rows, int64_t n, const T* mean,
                     const T* a, const T* b, const T* c) {
  for (int64_t i = 0; i < rows; ++i, x += stride, gy += stride, gx += stride) {
    CTN_MATH_IVDEP
    for (int64_t k = 0; k < n; ++k) gx[k] = NormalizationGradient()(x[k], gy[k], mean[k], a[k], b[k], c[k]);
  }
}

template <class T>
void row(const T* x, const T* gamma, const T* beta, T* y, int64_t n, T mean, T scale) {
  if (beta) {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) y[i] = NormalizationRow()(x[i], mean, scale, gamma[i], beta[i]);
  } else {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) y[i] = NormalizationRow()(x[i], mean, scale, gamma[i]);
  }
}

template <class T>
void row_sums(const T* x, const T* gy, const T* gamma, T* ggamma, T* gbeta, int64_t n, T mean, T scale,
              double* sum, double* product) {
  PairOfSums<T> sums;
  constexpr int part = PairOfSums<T>::kPart;
  int64_t i = 0;
  for (; i + part <= n; i += part) {
    CTN_MATH_IVDEP
    for (int k = 0; k < part; ++k) {
      const T each = gy[i + k] * ((x[i + k] - mean) * scale);
      ggamma[i + k] += each;
      sums.a[k] += gy[i + k] * gamma[i + k];
      sums.b[k] += each * gamma[i + k];
    }
  }
  for (int64_t j = i; j < n; ++j) {
    const T each = gy[j] * ((x[j] - mean) * scale);
    ggamma[j] += each;
    sums.a[j - i] += gy[j] * gamma[j];
    sums.b[j - i] += each * gamma[j];
  }
  if (gbeta) {
    CTN_MATH_IVDEP
    for (int64_t j = 0; j < n; ++j) gbeta[j] += gy[j];
  }
  *sum = sums.total(sums.a);
  *product = sums.total(sums.b);
}

template <class T>
void row_gradient(const T* x, const T* gy, const T* gamma, T* gx, int64_t n, T mean, T scale, T a, T b) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i)
    gx[i] = NormalizationRowGradient()(x[i], gy[i], gamma[i], mean, scale, a, b);
}

template <class T>
void add_squares(const T* x, T* sum, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) sum[i] += x[i] * x[i];
}

template <class T>
void add(const T* x, T* sum, int64_t n) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) sum[i] += x[i];
}

template <class T, class Body>
CTN_FN void with_power(T beta, int64_t n, Body body) {
  if (beta == T(0.75)) {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) body(i, ResponseThreeQuarters<T>());
  } else if (beta == T(0.5)) {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) body(i, ResponseHalf<T>());
  } else {
    CTN_MATH_IVDEP
    for (int64_t i = 0; i < n; ++i) body(i, ResponsePower<T>{beta});
  }
}

template <class T>
void respond(const T* x, const T* sum, T* y, int64_t n, T k, T alpha, T beta) {
  with_power(beta, n, [=](int64_t i, auto power) { y[i] = Response()(x[i], sum[i], k, alpha, power); });
}

template <class T>
void response_terms(const T* x, const T* gy, const T* sum, T* scale, T* term, int64_t n, T k, T alpha,
                    T beta) {
  with_power(beta, n, [=](int64_t i, auto power) {
    ResponseTerm()(x[i], gy[i], sum[i], k, alpha, power, scale[i], term[i]);
  });
}

template <class T>
void response_gradient(const T* x, const T* gy, const T* scale, const T* sum, T* gx, int64_t n, T factor) {
  CTN_MATH_IVDEP
  for (int64_t i = 0; i < n; ++i) gx[i] = ResponseGradient()(x[i], gy[i], scale[i], sum[i], factor);
}

}  // namespace

CTN_DEFINE_TABLES(NormalizationKernels, normalization_kernels, moments<T>, squares<T>, shift<T>,
                  gradient_sums<T>, gradient<T>, kForSpeed ? column_moments<T> : nullptr,
                  kForSpeed ? column_shift<T> : nullptr, kForSpeed ? column_gradient_sums<T> : nullptr,
                  kForSpeed ? column_gradient<T> : nullptr, row<T>, row_sums<T>, row_gradient<T>,
                  add_squares<T>, respond<T>, response_terms<T>, add<T>, response_gradient<T>)

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
