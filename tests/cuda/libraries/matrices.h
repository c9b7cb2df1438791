// Matrices of the stand-in for cuSOLVER, and what it computes by the machine's LAPACK.
#pragma once
#include <algorithm>
#include <cmath>

#include "tests/cuda/libraries/library.h"

namespace stand_in_library {

using Int = int32_t;
using Numbers = std::vector<double>;

/// LAPACK's routines, which take the lengths of texts at the end.
struct Lapack {
  void (*dgetrf_)(const Int* m, const Int* n, double* a, const Int* lda, Int* pivots, Int* info);
  void (*dgetrs_)(const char* operation, const Int* n, const Int* columns, const double* a, const Int* lda,
                  const Int* pivots, double* b, const Int* ldb, Int* info, size_t);
  void (*dpotrf_)(const char* uplo, const Int* n, double* a, const Int* lda, Int* info, size_t);
  void (*dgeqrf_)(const Int* m, const Int* n, double* a, const Int* lda, double* tau, double* work,
                  const Int* lwork, Int* info);
  void (*dorgqr_)(const Int* m, const Int* n, const Int* k, double* a, const Int* lda, const double* tau,
                  double* work, const Int* lwork, Int* info);
  void (*dgesvd_)(const char* job_u, const char* job_vt, const Int* m, const Int* n, double* a,
                  const Int* lda, double* s, double* u, const Int* ldu, double* vt, const Int* ldvt,
                  double* work, const Int* lwork, Int* info, size_t, size_t);
  void (*dsyev_)(const char* job, const char* uplo, const Int* n, double* a, const Int* lda, double* w,
                 double* work, const Int* lwork, Int* info, size_t, size_t);
};

/// The library that the CPU's kernels use, or null.
inline const Lapack* open_lapack() {
  static Lapack table;
  const char* const wanted = std::getenv("CATENARY_LAPACK");
  const bool chosen = wanted && *wanted;
  void* library = dlopen(chosen ? wanted : "libopenblas.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library && !chosen) library = dlopen("liblapack.so.3", RTLD_NOW | RTLD_LOCAL);
  bool complete = library != nullptr;
  const auto find = [&]<class F>(F*& function, const char* name) {
    function = complete ? reinterpret_cast<F*>(dlsym(library, name)) : nullptr;
    complete = function != nullptr;
  };
  find(table.dgetrf_, "dgetrf_");
  find(table.dgetrs_, "dgetrs_");
  find(table.dpotrf_, "dpotrf_");
  find(table.dgeqrf_, "dgeqrf_");
  find(table.dorgqr_, "dorgqr_");
  find(table.dgesvd_, "dgesvd_");
  find(table.dsyev_, "dsyev_");
  return complete ? &table : nullptr;
}
inline const Lapack* lapack() {
  static const Lapack* const table = open_lapack();
  return table;
}

/// Calls f(work, lwork) to learn the size of the workspace, and with it.
template <class F>
void with_work(F&& f) {
  double answer = 0;
  Int size = -1;
  f(&answer, &size);
  size = std::max<Int>(1, Int(answer));
  Numbers work(static_cast<size_t>(size));
  f(work.data(), &size);
}

/// A matrix on the device, stored by columns.
struct Matrix {
  Type type;
  void* data;
  int64_t rows, columns, leading;

  size_t extent() const {
    return columns == 0 ? 0 : size_t((columns - 1) * leading + rows) * stand_in_library::size_of(type);
  }
  Range range(const char* what) const { return {data, extent(), what}; }
  Numbers read() const {
    Numbers numbers(size_t(rows * columns));
    for (int64_t j = 0; j < columns; ++j)
      for (int64_t i = 0; i < rows; ++i) numbers[size_t(i + j * rows)] = load(type, data, i + j * leading);
    return numbers;
  }
  void write(const Numbers& numbers) const {
    for (int64_t j = 0; j < columns; ++j)
      for (int64_t i = 0; i < rows; ++i) store(type, data, i + j * leading, numbers[size_t(i + j * rows)]);
  }
  Matrix at(int64_t k) const {
    Matrix other = *this;
    other.data = static_cast<char*>(data) + k * leading * columns * int64_t(stand_in_library::size_of(type));
    return other;
  }
};

inline Matrix vector(Type type, void* data, int64_t length) { return {type, data, length, 1, length}; }
inline void set_info(int* info, Int value) { std::memcpy(info, &value, sizeof value); }

/// Searches for singular values and eigenvalues may not end for other numbers.
inline void require_finite(const Numbers& numbers, const char* name) {
  if (!std::all_of(numbers.begin(), numbers.end(), [](double x) { return std::isfinite(x); }))
    misuse(0, "%s: a matrix contains infinity or NaN", name);
}

struct Svd {
  Numbers s, u, vt;
  Int info = 0;
};
inline Svd svd(Numbers a, Int m, Int n, char job) {
  const Int k = std::min(m, n), u_columns = job == 'A' ? m : k, vt_rows = job == 'A' ? n : k;
  Svd result{Numbers(size_t(k)), Numbers(size_t(m * u_columns)), Numbers(size_t(vt_rows * n))};
  with_work([&](double* work, const Int* size) {
    lapack()->dgesvd_(&job, &job, &m, &n, a.data(), &m, result.s.data(), result.u.data(), &m,
                      result.vt.data(), &vt_rows, work, size, &result.info, 1, 1);
  });
  return result;
}

inline void decompose(const Matrix& a, cusolverEigMode_t job, cublasFillMode_t uplo, const Matrix& w,
                      int* info) {
  const Int n = Int(a.rows);
  Numbers numbers = a.read(), values(size_t(n), 0);
  for (Int j = 0; j < n; ++j)  // the other triangle is not read
    for (Int i = 0; i < n; ++i)
      if (uplo == CUBLAS_FILL_MODE_LOWER ? i < j : i > j) numbers[size_t(i + j * n)] = 0;
  if (n > 1) require_finite(numbers, "syevd");
  Int status = 0;
  with_work([&](double* work, const Int* size) {
    lapack()->dsyev_(job == CUSOLVER_EIG_MODE_VECTOR ? "V" : "N", uplo == CUBLAS_FILL_MODE_LOWER ? "L" : "U",
                     &n, numbers.data(), &n, values.data(), work, size, &status, 1, 1);
  });
  a.write(numbers);
  w.write(values);
  set_info(info, status);
}

inline void factor_symmetric(const Matrix& a, cublasFillMode_t uplo, int* info) {
  const Int n = Int(a.rows);
  Numbers numbers = a.read();
  Int status = 0;
  lapack()->dpotrf_(uplo == CUBLAS_FILL_MODE_LOWER ? "L" : "U", &n, numbers.data(), &n, &status, 1);
  a.write(numbers);
  set_info(info, status);
}

}  // namespace stand_in_library
