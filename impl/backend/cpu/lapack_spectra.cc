// Decompositions by singular values and eigenvalues, and least squares, with LAPACK.
#include "impl/backend/cpu/lapack_spectra.h"

#include <numeric>

#include "impl/backend/cpu/lapack_library.h"
#include "impl/backend/cpu/lapack_stack.h"
#include "impl/backend/params/lapack.h"

namespace catenary::cpu {
namespace {

using Int = int32_t;

/// For values that are not finite, LAPACK's searches for singular values and eigenvalues may not terminate,
/// or may print to standard output.
template <class T>
bool all_finite(const T* from, const T* to) {
  return std::all_of(from, to, [](T value) { return std::isfinite(value); });
}

}  // namespace

template <class T>
void svd(const Launch& launch, bool full) {
  const LapackFunctions<T>& f = lapack_functions<T>();
  const MatrixStack a(launch.operands[0]);
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
      if (vectors) set_identity(u + i * m * u_columns, m, u_columns);
      if (vectors) set_identity(vh + i * vh_rows * n, vh_rows, n);
    }
    return;
  }
  auto factors = matrix_room<T>(a.batch * a.each());
  copy_matrices(launch.operands[0], factors.get());
  const char* job = !vectors ? "N" : full ? "A" : "S";
  const Int ldvt = vectors ? Int(u_columns) : 1;
  Int query = -1, unused = 0;
  T answer = 0;
  f.gesdd(job, &n, &m, factors.get(), &n, s, vh, &n, u, &ldvt, &answer, &query, &unused, &unused, 1);
  const Int lwork = lapack_workspace(answer);
  SerialLapack serial;
  for_matrices(a, false, [&](int64_t begin, int64_t end) {
    auto work = matrix_room<T>(lwork);
    auto iwork = matrix_room<Int>(8 * int64_t(k));
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

template <class T>
void eigh(const Launch& launch, bool upper) {
  const LapackFunctions<T>& f = lapack_functions<T>();
  const MatrixStack a(launch.operands[0]);
  const bool vectors = launch.count == 4;
  T* w = data_of<T>(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[launch.count - 1]);
  const Int n = Int(a.rows), ld = std::max<Int>(n, 1);
  constexpr Int kMaxOrder = 32000;  // 2 n * n elements of workspace, counted in 32 bits
  if (n > kMaxOrder) fail(CTN_ERROR_UNSUPPORTED, "a: expected at most %d rows, got %d", kMaxOrder, n);
  auto factors = matrix_room<T>(a.batch * a.each());
  copy_matrices(launch.operands[0], factors.get());
  const char *job = vectors ? "V" : "N", *uplo = upper ? "L" : "U";
  Int query = -1, liwork = 0, status = 0;
  T answer = 0;
  f.syevd(job, uplo, &n, factors.get(), &ld, w, &answer, &query, &liwork, &query, &status, 1, 1);
  const Int lwork = lapack_workspace(answer);
  liwork = std::max<Int>(liwork, 1);
  {
    SerialLapack serial;
    for_matrices(a, false, [&](int64_t begin, int64_t end) {
      auto work = matrix_room<T>(lwork);
      auto iwork = matrix_room<Int>(liwork);
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
  if (vectors) ByColumns(factors.get(), n, launch.operands[2]).write(launch.operands[2]);
}

void eig(const Launch& launch) {
  using T = double;
  const LapackFunctions<T>& f = lapack_functions<T>();
  const Operand& a = launch.operands[0];
  const MatrixStack stack(a);
  const bool vectors = launch.count == 4;
  T* w = data_of<T>(launch.operands[1]);
  Int* info = data_of<Int>(launch.operands[launch.count - 1]);
  const Int n = Int(stack.rows), ld = std::max<Int>(n, 1), right_ld = vectors ? ld : 1;
  const int64_t each = stack.each();
  auto factors = matrix_room<T>(stack.batch * each), right = matrix_room<T>(vectors ? stack.batch * each : 0);
  ByColumns(factors.get(), n, a).read(a);
  const char* job = vectors ? "V" : "N";
  const Int left_ld = 1;
  Int query = -1, status = 0;
  T answer = 0, unused = 0;
  f.geev("N", job, &n, factors.get(), &ld, w, &unused, &unused, &left_ld, right.get(), &right_ld, &answer,
         &query, &status, 1, 1);
  const Int lwork = lapack_workspace(answer);
  {
    SerialLapack serial;
    for_matrices(stack, false, [&](int64_t begin, int64_t end) {
      auto work = matrix_room<T>(lwork), imaginary = matrix_room<T>(n);
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
  if (vectors) ByColumns(right.get(), n, launch.operands[2]).write(launch.operands[2]);
}

template <class T>
void least_squares(const Launch& launch, double rcond) {
  const LapackFunctions<T>& f = lapack_functions<T>();
  const MatrixStack a(launch.operands[0]), b(launch.operands[1]);
  T *residuals = data_of<T>(launch.operands[3]), *s = data_of<T>(launch.operands[4]);
  Int *rank = data_of<Int>(launch.operands[5]), *info = data_of<Int>(launch.operands[6]);
  const Int m = Int(a.rows), n = Int(a.columns), k = std::min(m, n), longer = std::max<Int>({m, n, 1});
  const Int ld = std::max<Int>(m, 1), sides = std::max<Int>(Int(b.columns), 1);  // LAPACK expects one
  auto factors = matrix_room<T>(a.batch * a.each());
  ByColumns(factors.get(), m, launch.operands[0]).read(launch.operands[0]);
  const int64_t each = int64_t(longer) * sides;
  auto x = matrix_room<T>(a.batch * each);
  std::fill(x.get(), x.get() + a.batch * each, T(0));
  ByColumns(x.get(), longer, launch.operands[1]).read(launch.operands[1]);
  const T limit = T(rcond);
  Int query = -1, liwork = 1, status = 0;
  T answer = 0;
  if (k > 0)
    f.gelsd(&m, &n, &sides, factors.get(), &ld, x.get(), &longer, s, &limit, rank, &answer, &query, &liwork,
            &status);
  const Int lwork = lapack_workspace(answer);
  {
    SerialLapack serial;
    for_matrices(a, false, [&](int64_t begin, int64_t end) {
      auto work = matrix_room<T>(lwork);
      auto iwork = matrix_room<Int>(liwork);
      for (int64_t i = begin; i < end; ++i) {
        T *matrix = factors.get() + i * a.each(), *right = x.get() + i * each;
        rank[i] = 0;
        info[i] = !all_finite(matrix, matrix + a.each());
        if (info[i] == 0 && k > 0)
          f.gelsd(&m, &n, &sides, matrix, &ld, right, &longer, s + i * k, &limit, &rank[i], work.get(),
                  &lwork, iwork.get(), &info[i]);
        else if (k == 0)
          std::fill(right, right + each * (m == 0), T(0));
        for (int64_t column = 0; column < b.columns; ++column) {
          const T *rest = right + column * longer + n,
                  *end_of_rest = right + column * longer + std::max(m, n);
          residuals[i * b.columns + column] = std::inner_product(rest, end_of_rest, rest, T(0));
        }
      }
    });
  }
  ByColumns(x.get(), longer, launch.operands[2]).write(launch.operands[2]);
}

template void svd<float>(const Launch& launch, bool full);
template void svd<double>(const Launch& launch, bool full);
template void eigh<float>(const Launch& launch, bool upper);
template void eigh<double>(const Launch& launch, bool upper);
template void least_squares<float>(const Launch& launch, double rcond);
template void least_squares<double>(const Launch& launch, double rcond);

}  // namespace catenary::cpu
