// Linear algebra with LAPACK: inverses, solutions, determinants and decompositions of stacks of matrices.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <utility>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/copy.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/lapack_blocked.h"
#include "impl/backend/cpu/lapack_library.h"
#include "impl/backend/cpu/lapack_qr.h"
#include "impl/backend/cpu/lapack_small.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/lapack.h"
#include "impl/base/error.h"
#include "impl/base/for_speed.h"
#include "impl/base/parallel.h"

// A matrix stored by rows here is, for LAPACK, the transposed matrix stored by columns. Every routine below
// is chosen so that no transposition is needed: LQ instead of QR, U and V exchanged, the other triangle.

namespace catenary::cpu {
namespace {

using Int = int32_t;

/// A stack of matrices: (batch, rows, columns).
struct Stack {
  int64_t batch, rows, columns;
  int64_t each() const { return rows * columns; }

  explicit Stack(const Operand& x) : batch(x.shape[0]), rows(x.shape[1]), columns(x.shape[2]) {
    if (rows > std::numeric_limits<Int>::max() || columns > std::numeric_limits<Int>::max())
      fail(CTN_ERROR_UNSUPPORTED, "a: expected at most %d rows and columns, got (%lld, %lld)",
           std::numeric_limits<Int>::max(), (long long)rows, (long long)columns);
  }
};

template <class T>
std::unique_ptr<T[]> room(int64_t count) {
  return std::unique_ptr<T[]>(new T[size_t(std::max<int64_t>(count, 1))]);
}

template <class T>
constexpr DType dtype_of = DTypeOf<T>::value;

/// Returns the elements in C order and in the compute dtype.
template <class T>
void copy_in(const Operand& x, T* to) {
  const int64_t item = int64_t(sizeof(T));
  const int64_t strides[3] = {x.shape[1] * x.shape[2] * item, x.shape[2] * item, item};
  if (x.shape[0] * x.shape[1] * x.shape[2] == 0) return;
  copy(x, {reinterpret_cast<char*>(to), nullptr, x.shape, strides, 3, dtype_of<T>});
}

/// Writes to out the transposes of the matrices at `from`, which are (columns, rows) in C order.
template <class T>
void copy_transposed(T* from, const Operand& out) {
  const int64_t item = int64_t(sizeof(T));
  const int64_t strides[3] = {out.shape[1] * out.shape[2] * item, item, out.shape[1] * item};
  if (out.shape[0] * out.shape[1] * out.shape[2] == 0) return;
  copy({reinterpret_cast<char*>(from), nullptr, out.shape, strides, 3, dtype_of<T>}, out);
}

/// Calls body(begin, end) over the stack, in parallel if the matrices are large enough. If the body is
/// `blocked`, it uses all threads for each large matrix, and runs on the calling thread.
template <class F>
void for_stack(const Stack& a, bool blocked, F&& body) {
  if (blocked && (std::min(a.rows, a.columns) >= kBlockedFrom || a.batch < thread_count()))
    return body(0, a.batch);
  const double cost = double(a.rows) * double(a.columns) * double(std::min(a.rows, a.columns)) + 100;
  parallel_for(a.batch, std::max<int64_t>(1, int64_t(kLapackGrain / cost)), std::forward<F>(body));
}

template <class T>
void identity_at(T* out, int64_t rows, int64_t columns) {
  std::fill(out, out + rows * columns, T(0));
  for (int64_t i = 0; i < std::min(rows, columns); ++i) out[i * columns + i] = T(1);
}

/// Returns the size of a workspace from a query, which float32 may have rounded down.
template <class T>
Int workspace(T answer) {
  const double size = std::ceil(double(answer) * (1 + 2 * double(std::numeric_limits<T>::epsilon())));
  if (!(size <= double(std::numeric_limits<Int>::max())))
    fail(CTN_ERROR_UNSUPPORTED, "a: LAPACK would need a workspace of %.0f elements", size);
  return std::max<Int>(1, Int(size));
}

template <class T>
void fill_nan(T* out, int64_t count) {
  std::fill(out, out + count, std::numeric_limits<T>::quiet_NaN());
}

/// For values that are not finite, LAPACK's searches for singular values and eigenvalues may not terminate,
/// or may print to standard output.
template <class T>
bool all_finite(const T* from, const T* to) {
  return std::all_of(from, to, [](T value) { return std::isfinite(value); });
}

/// Factors of a square matrix, and solutions with them; large matrices use blocked algorithms.
template <class T>
struct Solver {
  const LapackFunctions<T>& f;
  const Int n, ld;

  explicit Solver(int64_t rows) : f(lapack_functions<T>()), n(Int(rows)), ld(std::max<Int>(n, 1)) {}
  bool is_small() const { return kForSpeed && n <= kSmallUpTo; }
  bool factors_in_blocks() const { return kForSpeed && n >= kBlockedFrom; }
  bool solves_in_blocks(Int columns) const {
    return factors_in_blocks() || (kForSpeed && n >= kBlockedSolutionsFrom && columns >= kBlockedSides);
  }

  void factor(T* a, Int* pivots, Int* info) const {
    if (is_small())
      *info = small_getrf(n, a, pivots);
    else if (factors_in_blocks())
      blocked_getrf(f, n, a, pivots, info);
    else
      f.getrf(&n, &n, a, &ld, pivots, info);
  }
  void solve(bool transposed, Int columns, T* a, const Int* pivots, T* b, Int* info) const {
    if (is_small()) return small_getrs(transposed, n, columns, a, pivots, b);
    if (solves_in_blocks(columns)) return blocked_getrs(f, transposed, n, columns, a, pivots, b);
    f.getrs(transposed ? "T" : "N", &n, &columns, a, &ld, pivots, b, &ld, info, 1);
  }
};

/// Calls body(i, solver, factors, pivots, info) for each matrix of the first operand.
template <class T, class F>
void for_factors(const Launch& launch, F&& body) {
  const Stack a(launch.operands[0]);
  auto factors = room<T>(a.batch * a.each());
  copy_in(launch.operands[0], factors.get());
  const Solver<T> solver(a.rows);
  SerialLapack serial;
  for_stack(a, solver.n >= kBlockedSolutionsFrom, [&](int64_t begin, int64_t end) {
    auto pivots = room<Int>(solver.n);
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
    identity_at(x, n, n);
    solver.solve(false, solver.n, factors, pivots, x, &info[i]);
  });
}

/// a, b -> out, info.
template <class T>
void solve(const Launch& launch) {
  const Stack b(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[3]);
  // LAPACK expects the right-hand sides one after another.
  auto sides = room<T>(b.batch * b.each());
  const Operand& source = launch.operands[1];
  const int64_t shape[3] = {b.batch, b.columns, b.rows};
  const int64_t strides[3] = {source.strides[0], source.strides[2], source.strides[1]};
  copy_in(Operand{source.data, source.storage, shape, strides, 3, source.dtype}, sides.get());
  for_factors<T>(launch, [&](int64_t i, const Solver<T>& solver, T* factors, const Int* pivots, Int status) {
    T* x = sides.get() + i * b.each();
    info[i] = status;
    if (status) return fill_nan(x, b.each());
    solver.solve(true, Int(b.columns), factors, pivots, x, &info[i]);
  });
  copy_transposed(sides.get(), launch.operands[2]);
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
  const Stack a(launch.operands[0]);
  T* out = data_of<T>(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[2]);
  copy_in(launch.operands[0], out);
  const Int n = Int(a.rows), ld = std::max<Int>(n, 1);
  const bool blocked = kForSpeed && n >= kBlockedFrom;
  SerialLapack serial;
  for_stack(a, blocked, [&](int64_t begin, int64_t end) {
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
  const Stack a(launch.operands[0]);
  const bool wants_q = launch.count == 3;
  const int64_t r_rows = launch.operands[launch.count - 1].shape[1];
  T* q = wants_q ? data_of<T>(launch.operands[1]) : nullptr;
  T* r = data_of<T>(launch.operands[launch.count - 1]);
  auto factors = room<T>(a.batch * a.each());
  copy_in(launch.operands[0], factors.get());
  const Int m = Int(a.rows), n = Int(a.columns), k = std::min(m, n), width = Int(r_rows);
  const Int ld = std::max<Int>(n, 1), q_ld = std::max<Int>(width, 1);
  Int lwork = -1, info = 0;
  T answer = 0, tau_unused = 0;
  if (k > 0) {
    f.gelqf(&n, &m, factors.get(), &ld, &tau_unused, &answer, &lwork, &info);
    Int size = workspace(answer);
    if (wants_q) {
      f.orglq(&width, &m, &k, factors.get(), &q_ld, &tau_unused, &answer, &lwork, &info);
      size = std::max(size, workspace(answer));
    }
    lwork = size;
  }
  const bool blocked = kForSpeed && k >= kBlockedQrFrom;
  SerialLapack serial;
  for_stack(a, blocked, [&](int64_t begin, int64_t end) {
    auto tau = room<T>(k), work = room<T>(lwork);
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
        identity_at(q_out, m, r_rows);
        continue;
      }
      for (int64_t row = 0; row < m; ++row)
        std::copy(matrix + row * n, matrix + row * n + k, q_out + row * r_rows);
      f.orglq(&width, &m, &k, q_out, &q_ld, tau.get(), work.get(), &lwork, &unused);
    }
  });
}

/// a -> u, s, vh, info, or s, info.
template <class T>
void svd(const Launch& launch, bool full) {
  const LapackFunctions<T>& f = lapack_functions<T>();
  const Stack a(launch.operands[0]);
  const bool vectors = launch.count == 5;
  T* s = data_of<T>(launch.operands[vectors ? 2 : 1]);
  T* u = vectors ? data_of<T>(launch.operands[1]) : nullptr;
  T* vh = vectors ? data_of<T>(launch.operands[3]) : nullptr;
  Int* info = data_of<Int>(launch.operands[launch.count - 1]);
  const Int m = Int(a.rows), n = Int(a.columns), k = std::min(m, n);
  const int64_t u_columns = full ? m : k, vh_rows = full ? n : k;
  constexpr Int kMaxOrder = 16000;  // LAPACK counts its workspace, about 8 k * k, in 32 bits
  if (k > kMaxOrder)
    fail(CTN_ERROR_UNSUPPORTED, "a: expected at most %d rows or columns, got (%d, %d)", kMaxOrder, m, n);
  if (k == 0) {
    for (int64_t i = 0; i < a.batch; ++i) {
      info[i] = 0;
      if (vectors) identity_at(u + i * m * u_columns, m, u_columns);
      if (vectors) identity_at(vh + i * vh_rows * n, vh_rows, n);
    }
    return;
  }
  auto factors = room<T>(a.batch * a.each());
  copy_in(launch.operands[0], factors.get());
  const char* job = !vectors ? "N" : full ? "A" : "S";
  const Int ldvt = vectors ? Int(u_columns) : 1;
  Int query = -1, unused = 0;
  T answer = 0;
  f.gesdd(job, &n, &m, factors.get(), &n, s, vh, &n, u, &ldvt, &answer, &query, &unused, &unused, 1);
  const Int lwork = workspace(answer);
  SerialLapack serial;
  for_stack(a, false, [&](int64_t begin, int64_t end) {
    auto work = room<T>(lwork);
    auto iwork = room<Int>(8 * int64_t(k));
    for (int64_t i = begin; i < end; ++i) {
      T *right = vectors ? vh + i * vh_rows * n : nullptr, *left = vectors ? u + i * m * u_columns : nullptr;
      T* matrix = factors.get() + i * a.each();
      info[i] = !all_finite(matrix, matrix + a.each());
      if (info[i]) continue;
      f.gesdd(job, &n, &m, matrix, &n, s + i * k, right, &n, left, &ldvt, work.get(), &lwork, iwork.get(),
              &info[i], 1);
    }
  });
}

/// a -> w, v, info, or w, info. Reads one triangle.
template <class T>
void eigh(const Launch& launch, bool upper) {
  const LapackFunctions<T>& f = lapack_functions<T>();
  const Stack a(launch.operands[0]);
  const bool vectors = launch.count == 4;
  T* w = data_of<T>(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[launch.count - 1]);
  const Int n = Int(a.rows), ld = std::max<Int>(n, 1);
  constexpr Int kMaxOrder = 32000;  // 2 n * n elements of workspace, counted in 32 bits
  if (n > kMaxOrder) fail(CTN_ERROR_UNSUPPORTED, "a: expected at most %d rows, got %d", kMaxOrder, n);
  auto factors = room<T>(a.batch * a.each());
  copy_in(launch.operands[0], factors.get());
  const char *job = vectors ? "V" : "N", *uplo = upper ? "L" : "U";
  Int query = -1, liwork = 0, status = 0;
  T answer = 0;
  f.syevd(job, uplo, &n, factors.get(), &ld, w, &answer, &query, &liwork, &query, &status, 1, 1);
  const Int lwork = workspace(answer);
  liwork = std::max<Int>(liwork, 1);
  {
    SerialLapack serial;
    for_stack(a, false, [&](int64_t begin, int64_t end) {
      auto work = room<T>(lwork);
      auto iwork = room<Int>(liwork);
      for (int64_t i = begin; i < end; ++i) {
        T* matrix = factors.get() + i * a.each();
        bool finite = true;
        for (int64_t row = 0; row < n && n > 1; ++row) {  // in the triangle that is read
          const T* line = matrix + row * n;
          finite = finite && (upper ? all_finite(line + row, line + n) : all_finite(line, line + row + 1));
        }
        info[i] = !finite;
        if (info[i]) continue;
        f.syevd(job, uplo, &n, matrix, &ld, w + i * n, work.get(), &lwork, iwork.get(), &liwork, &info[i], 1,
                1);
        // Some versions silently return NaN for NaN.
        if (n > 1 && std::any_of(w + i * n, w + (i + 1) * n, [](T value) { return std::isnan(value); }))
          info[i] = 1;
      }
    });
  }
  if (vectors) copy_transposed(factors.get(), launch.operands[2]);
}

/// a -> w, v, info, or w, info; always float64.
void eig(const Launch& launch) {
  using T = double;
  const LapackFunctions<T>& f = lapack_functions<T>();
  const Operand& a = launch.operands[0];
  const Stack stack(a);
  const bool vectors = launch.count == 4;
  T* w = data_of<T>(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[launch.count - 1]);
  const Int n = Int(stack.rows), ld = std::max<Int>(n, 1), right_ld = vectors ? ld : 1;
  const int64_t each = stack.each();
  auto factors = room<T>(stack.batch * each), right = room<T>(vectors ? stack.batch * each : 0);
  const int64_t strides[3] = {a.strides[0], a.strides[2], a.strides[1]};
  copy_in(Operand{a.data, a.storage, a.shape, strides, 3, a.dtype}, factors.get());  // in column order
  const char* job = vectors ? "V" : "N";
  const Int left_ld = 1;
  Int query = -1, status = 0;
  T answer = 0, unused = 0;
  f.geev("N", job, &n, factors.get(), &ld, w, &unused, &unused, &left_ld, right.get(), &right_ld, &answer,
         &query, &status, 1, 1);
  const Int lwork = workspace(answer);
  {
    SerialLapack serial;
    for_stack(stack, false, [&](int64_t begin, int64_t end) {
      auto work = room<T>(lwork), imaginary = room<T>(n);
      T none = 0;
      for (int64_t i = begin; i < end; ++i) {
        T* matrix = factors.get() + i * each;
        info[i] = !all_finite(matrix, matrix + each);
        if (info[i] || n == 0) continue;
        f.geev("N", job, &n, matrix, &ld, w + i * n, imaginary.get(), &none, &left_ld,
               right.get() + (vectors ? i * each : 0), &right_ld, work.get(), &lwork, &info[i], 1, 1);
        const auto is_not_0 = [](T value) { return value != T(0); };
        if (!info[i] && std::any_of(imaginary.get(), imaginary.get() + n, is_not_0)) info[i] = kNotReal;
      }
    });
  }
  if (vectors) copy_transposed(right.get(), launch.operands[2]);
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
  }
}

}  // namespace

void lapack(const Launch& launch, const LapackParams& params) {
  dispatch_floating(params.single ? CTN_FLOAT32 : CTN_FLOAT64, [&]<class T>() { run<T>(launch, params); });
}

}  // namespace catenary::cpu
