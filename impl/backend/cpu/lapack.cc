// Linear algebra with LAPACK: inverses, solutions, determinants and decompositions of stacks of matrices.
#include <algorithm>
#include <cmath>
#include <limits>

#include "impl/backend/cpu/lapack_library.h"
#include "impl/backend/cpu/lapack_qr.h"
#include "impl/backend/cpu/lapack_small.h"
#include "impl/backend/cpu/lapack_spectra.h"
#include "impl/backend/cpu/lapack_stack.h"
#include "impl/backend/params/lapack.h"
#include "impl/base/for_speed.h"

namespace catenary::cpu {
namespace {

using Int = int32_t;

template <class T>
void fill_nan(T* out, int64_t count) {
  std::fill(out, out + count, std::numeric_limits<T>::quiet_NaN());
}

/// Factors of a square matrix, and solutions with them. Only the smallest library calls LAPACK.
template <class T>
struct Solver {
  const LapackFunctions<T>& f;
  const Int n, ld;

  explicit Solver(int64_t rows) : f(lapack_functions<T>()), n(Int(rows)), ld(std::max<Int>(n, 1)) {}
  bool is_small() const { return kForSpeed && n <= kSmallUpTo; }
  bool is_blocked() const { return kForSpeed && !is_small(); }

  void factor(T* a, Int* pivots, Int* info) const {
    if (is_small())
      *info = small_getrf(n, a, pivots);
    else if (is_blocked())
      blocked_getrf(n, a, pivots, info);
    else
      f.getrf(&n, &n, a, &ld, pivots, info);
  }
  void solve(bool transposed, Int columns, T* a, const Int* pivots, T* b, Int* info) const {
    if (is_small()) return small_getrs(transposed, n, columns, a, pivots, b);
    if (is_blocked()) return blocked_getrs(transposed, n, columns, a, pivots, b);
    f.getrs(transposed ? "T" : "N", &n, &columns, a, &ld, pivots, b, &ld, info, 1);
  }
  /// Puts the inverse in place of the identity x.
  void invert(T* a, const Int* pivots, T* x, Int* info) const {
    constexpr Int kLeast = 12;
    if (kForSpeed && n >= kLeast) return blocked_inverse(n, a, pivots, x);
    solve(false, n, a, pivots, x, info);
  }
};

/// Calls body(i, solver, factors, pivots, info) for each matrix of the first operand.
template <class T, class F>
void for_factors(const Launch& launch, F&& body) {
  const MatrixStack a(launch.operands[0]);
  auto factors = matrix_room<T>(a.batch * a.each());
  copy_matrices(launch.operands[0], factors.get());
  const Solver<T> solver(a.rows);
  SerialLapack serial;
  for_matrices(a, solver.is_blocked(), [&](int64_t begin, int64_t end) {
    auto pivots = matrix_room<Int>(solver.n);
    for (int64_t i = begin; i < end; ++i) {
      T* matrix = factors.get() + i * a.each();
      Int info = 0;
      solver.factor(matrix, pivots.get(), &info);
      body(i, solver, matrix, pivots.get(), info);
    }
  });
}

/// a -> out, info.
template <class T>
void inverse(const Launch& launch) {
  T* out = data_of<T>(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[2]);
  for_factors<T>(launch, [&](int64_t i, const Solver<T>& solver, T* factors, const Int* pivots, Int status) {
    const int64_t n = solver.n;
    T* x = out + i * n * n;
    info[i] = status;
    if (status) return fill_nan(x, n * n);
    set_identity(x, n, n);
    solver.invert(factors, pivots, x, &info[i]);
  });
}

/// a, b -> out, info.
template <class T>
void solve(const Launch& launch) {
  const MatrixStack b(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[3]);
  // LAPACK expects the right-hand sides one after another.
  auto sides = matrix_room<T>(b.batch * b.each());
  ByColumns(sides.get(), b.rows, launch.operands[1]).read(launch.operands[1]);
  for_factors<T>(launch, [&](int64_t i, const Solver<T>& solver, T* factors, const Int* pivots, Int status) {
    T* x = sides.get() + i * b.each();
    info[i] = status;
    if (status) return fill_nan(x, b.each());
    solver.solve(true, Int(b.columns), factors, pivots, x, &info[i]);
  });
  ByColumns(sides.get(), b.rows, launch.operands[2]).write(launch.operands[2]);
}

/// The product of the pivots, protected against intermediate overflow, or the logarithm of its absolute
/// value.
struct Determinant {
  double sign = 1, mantissa = 1, logarithm = 0;
  int64_t exponent = 0;

  template <class T>
  Determinant(const T* factors, const Int* pivots, int64_t n, bool logarithmic) {
    for (int64_t i = 0; i < n; ++i) {
      const double pivot = double(factors[i * n + i]);
      if ((pivot < 0) != (pivots[i] != Int(i + 1))) sign = -sign;
      if (logarithmic) {
        logarithm += std::log(std::fabs(pivot));
      } else {
        int shift = 0;
        mantissa = std::frexp(mantissa * std::fabs(pivot), &shift);
        exponent += shift;
      }
    }
  }
  double value() const {
    return sign * std::ldexp(mantissa, int(std::clamp<int64_t>(exponent, -5000, 5000)));
  }
};

/// a -> determinant, or sign, logarithm of the absolute value.
template <class T>
void determinant(const Launch& launch, bool logarithmic) {
  T* first = data_of<T>(launch.operands[1]);
  T* second = logarithmic ? data_of<T>(launch.operands[2]) : nullptr;
  for_factors<T>(launch, [&](int64_t i, const Solver<T>& solver, T* factors, const Int* pivots, Int status) {
    if (status) {
      first[i] = T(0);
      if (logarithmic) second[i] = -std::numeric_limits<T>::infinity();
      return;
    }
    const Determinant d(factors, pivots, solver.n, logarithmic);
    first[i] = T(logarithmic ? d.sign : d.value());
    if (logarithmic) second[i] = T(d.logarithm);
  });
}

/// a -> out, info. Reads the lower triangle.
template <class T>
void cholesky(const Launch& launch) {
  const LapackFunctions<T>& f = lapack_functions<T>();
  const MatrixStack a(launch.operands[0]);
  T* out = data_of<T>(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[2]);
  copy_matrices(launch.operands[0], out);
  const Int n = Int(a.rows), ld = std::max<Int>(n, 1);
  const bool blocked = kForSpeed && n >= kThreadedFrom;
  SerialLapack serial;
  for_matrices(a, blocked, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      T* matrix = out + i * a.each();
      if (kForSpeed && n <= kSmallUpTo)
        info[i] = small_potrf(n, matrix);
      else
        blocked ? blocked_potrf(f, n, matrix, ld, &info[i]) : f.potrf("U", &n, matrix, &ld, &info[i], 1);
      for (int64_t row = 0; row + 1 < n; ++row)
        std::fill(matrix + row * n + row + 1, matrix + row * n + n, T(0));
      if (info[i]) fill_nan(matrix, a.each());
    }
  });
}

/// a -> q, r, or only r; q has as many columns as r has rows.
template <class T>
void qr(const Launch& launch) {
  const LapackFunctions<T>& f = lapack_functions<T>();
  const MatrixStack a(launch.operands[0]);
  const bool wants_q = launch.count == 3;
  const int64_t r_rows = launch.operands[launch.count - 1].shape[1];
  T* q = wants_q ? data_of<T>(launch.operands[1]) : nullptr;
  T* r = data_of<T>(launch.operands[launch.count - 1]);
  auto factors = matrix_room<T>(a.batch * a.each());
  copy_matrices(launch.operands[0], factors.get());
  const Int m = Int(a.rows), n = Int(a.columns), k = std::min(m, n), width = Int(r_rows);
  const Int ld = std::max<Int>(n, 1), q_ld = std::max<Int>(width, 1);
  Int lwork = -1, info = 0;
  T answer = 0, tau_unused = 0;
  if (k > 0) {
    f.gelqf(&n, &m, factors.get(), &ld, &tau_unused, &answer, &lwork, &info);
    Int size = lapack_workspace(answer);
    if (wants_q) {
      f.orglq(&width, &m, &k, factors.get(), &q_ld, &tau_unused, &answer, &lwork, &info);
      size = std::max(size, lapack_workspace(answer));
    }
    lwork = size;
  }
  const bool blocked = kForSpeed && k >= kBlockedQrFrom;
  SerialLapack serial;
  for_matrices(a, blocked, [&](int64_t begin, int64_t end) {
    auto tau = matrix_room<T>(k), work = matrix_room<T>(lwork);
    Int unused = 0;
    for (int64_t i = begin; i < end; ++i) {
      T *matrix = factors.get() + i * a.each(), *r_out = r + i * r_rows * n;
      if (blocked)
        blocked_qr(f, m, n, matrix, wants_q ? q + i * m * r_rows : nullptr, r_rows);
      else if (k > 0)
        f.gelqf(&n, &m, matrix, &ld, tau.get(), work.get(), &lwork, &unused);
      for (int64_t row = 0; row < r_rows; ++row)
        for (int64_t column = 0; column < n; ++column)
          r_out[row * n + column] = column >= row && row < k ? matrix[row * n + column] : T(0);
      if (!wants_q || blocked) continue;
      T* q_out = q + i * m * r_rows;
      if (k == 0) {
        set_identity(q_out, m, r_rows);
        continue;
      }
      for (int64_t row = 0; row < m; ++row)
        std::copy(matrix + row * n, matrix + row * n + k, q_out + row * r_rows);
      f.orglq(&width, &m, &k, q_out, &q_ld, tau.get(), work.get(), &lwork, &unused);
    }
  });
}

template <class T>
void run(const Launch& launch, const LapackParams& params) {
  switch (params.op) {
    case LapackOp::inverse:
      return inverse<T>(launch);
    case LapackOp::solve:
      return solve<T>(launch);
    case LapackOp::determinant:
      return determinant<T>(launch, params.flag);
    case LapackOp::cholesky:
      return cholesky<T>(launch);
    case LapackOp::qr:
      return qr<T>(launch);
    case LapackOp::svd:
      return svd<T>(launch, params.flag);
    case LapackOp::eigh:
      return eigh<T>(launch, params.flag);
    case LapackOp::eig:
      return eig(launch);
    case LapackOp::least_squares:
      return least_squares<T>(launch, params.rcond);
  }
}

}  // namespace

void lapack(const Launch& launch, const LapackParams& params) {
  dispatch_floating(params.single ? CTN_FLOAT32 : CTN_FLOAT64, [&]<class T>() { run<T>(launch, params); });
}

}  // namespace catenary::cpu
