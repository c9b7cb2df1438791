// Linear algebra by cuSOLVER: inverses, solutions, determinants and decompositions of stacks of matrices.
#include <algorithm>
#include <limits>
#include <type_traits>

#include "impl/backend/cuda/copy.h"
#include "impl/backend/cuda/kernels/lapack.h"
#include "impl/backend/cuda/solver.h"
#include "impl/backend/cuda/work.h"
#include "impl/backend/dims.h"
#include "impl/backend/params/lapack.h"
#include "impl/base/error.h"

// A matrix stored by rows here is, for the library, the transposed matrix stored by columns. As on the CPU,
// most routines are chosen so that no transposition is needed: U and V exchanged, the other triangle. The
// library writes `info` on the device, where the caller reads it.

namespace catenary::cuda {
namespace {

// Limits of the library's functions for many matrices, and what is worth it.
constexpr int64_t kMaxBatch = 16384;
constexpr int64_t kMaxBatchElements = int64_t{1} << 26;
constexpr int64_t kMaxJacobiOrder = 32;
constexpr int64_t kMaxBatchedCholeskyOrder = 512;

constinit OneFunction patch_function("lapack", "lapack_patch"), check_function("lapack", "lapack_check"),
    status_function("lapack", "lapack_status"), addresses_function("lapack", "lapack_addresses"),
    determinant_function("lapack", "lapack_determinant"), factor_function("lapack", "lapack_factor"),
    solve_function("lapack", "lapack_solve");

/// A stack of matrices: (batch, rows, columns).
struct Stack {
  int64_t batch, rows, columns;
  int64_t each() const { return rows * columns; }
  int64_t size() const { return batch * each(); }

  explicit Stack(const Operand& x) : batch(x.shape[0]), rows(x.shape[1]), columns(x.shape[2]) {
    constexpr int kMost = std::numeric_limits<int32_t>::max();
    if (rows > kMost || columns > kMost)
      fail(CTN_ERROR_UNSUPPORTED, "a: expected at most %d rows and columns, got (%lld, %lld)", kMost,
           (long long)rows, (long long)columns);
  }
};

/// One call in the dtype T. See impl/backend/cpu/lapack.cc for the operands.
template <class T>
class Call {
 public:
  Call(Work& work, const Launch& launch) : work_(work), launch_(launch), a_(launch.operands[0]) {}

  void inverse() const {
    T* const out = result(1);
    int* const info = info_of(2);
    if (a_.rows == 0) return clear(info);
    Solver solver(work_);
    const Factors factors(*this, solver, info);
    patch(out, a_, MatrixPatch::identity);
    factors.solve(false, a_.rows, out);
    patch(out, a_, MatrixPatch::nan_where_failed, info);
  }

  void solve() const {
    const Operand& b = launch_.operands[1];
    const Stack sides(b);
    int* const info = info_of(3);
    if (a_.rows == 0) return clear(info);
    T* const x = room<T>(sides.size());
    Solver solver(work_);
    const Factors factors(*this, solver, info);
    if (sides.columns == 0) return;
    const int64_t by_column[3] = {sides.each() * kItem, kItem, sides.rows * kItem};
    copy_elements(work_, b, array(x, b.shape, by_column));
    factors.solve(true, sides.columns, x);
    patch(x, sides, MatrixPatch::nan_where_failed, info);
    copy_elements(work_, array(x, b.shape, by_column), launch_.operands[2]);
  }

  void determinant(bool logarithmic) const {
    DeterminantParams p{};
    p.batch = a_.batch;
    p.order = a_.rows;
    p.first = launch_.operands[1].data;
    p.second = logarithmic ? launch_.operands[2].data : nullptr;
    p.single = kSingle;
    if (a_.rows == 0) return start(determinant_function, a_.batch * 32, p);
    int* const info = room<int>(a_.batch);
    Solver solver(work_);
    const Factors factors(*this, solver, info);
    p.factors = reinterpret_cast<const char*>(factors.data);
    p.pivots = factors.pivots;
    p.info = info;
    start(determinant_function, a_.batch * 32, p);
  }

  /// Reads the lower triangle.
  void cholesky() const {
    T* const out = result(1);
    int* const info = info_of(2);
    const int64_t n = a_.rows;
    if (n == 0) return clear(info);
    Solver solver(work_);
    if (a_.batch > 1 && n <= kMaxBatchedCholeskyOrder)
      cholesky_of_many(solver, out, info);
    else
      cholesky_one_by_one(solver, out, info);
    fail_where_nan(info, nullptr, out, n, n + 1, a_.each());
    patch(out, a_, MatrixPatch::zeros_above);
    patch(out, a_, MatrixPatch::nan_where_failed, info);
  }

  /// q has as many columns as r has rows.
  void qr() const {
    const bool wants_q = launch_.count == 3;
    const Operand &q = launch_.operands[1], &r = launch_.operands[launch_.count - 1];
    const int64_t m = a_.rows, n = a_.columns, k = std::min(m, n), width = r.shape[1];
    if (k == 0) return wants_q ? patch(result(1), Stack(q), MatrixPatch::identity) : void();
    T* const factors = room<T>(a_.size());
    T* const tau = room<T>(a_.batch * k);
    int* const unused = room<int>(1);
    // A square q has more columns than a.
    const int64_t each = wants_q && width > n ? m * width : m * n;
    T* const reflectors = each > m * n ? room<T>(a_.batch * each) : factors;
    Solver solver(work_);
    SolverSpace space;
    int length = 0;
    CTN_SOLVER(solver, cusolverDnXgeqrf_bufferSize, solver.params(), m, n, kType, factors, m, kType, tau,
               kType, &space.device, &space.host);
    if (wants_q)
      CTN_SOLVER_TYPED(solver, orgqr_bufferSize, int(m), int(width), int(k), reflectors, int(m), tau,
                       &length);
    space.device = std::max(space.device, size_t(length) * sizeof(T));
    solver.reserve(space);

    copy_in_by_columns(factors);
    for (int64_t i = 0; i < a_.batch; ++i)
      CTN_SOLVER(solver, cusolverDnXgeqrf, solver.params(), m, n, kType, factors + i * m * n, m, kType,
                 tau + i * k, kType, solver.on_device(), space.device, solver.on_host(), space.host, unused);
    copy_out(factors, m * n, 1, m, r);
    patch(result(launch_.count - 1), Stack(r), MatrixPatch::zeros_below);
    if (!wants_q) return;
    if (reflectors != factors) {
      const int64_t strides[3] = {each * kItem, kItem, m * kItem};
      copy_out(factors, m * n, 1, m, array(reflectors, launch_.operands[0].shape, strides));
    }
    for (int64_t i = 0; i < a_.batch; ++i)
      CTN_SOLVER_TYPED(solver, orgqr, int(m), int(width), int(k), reflectors + i * each, int(m), tau + i * k,
                       static_cast<T*>(solver.on_device()), length, unused);
    copy_out(reflectors, each, 1, m, q);
  }

  /// The library decomposes matrices that have no more columns than rows: A or, as it is stored, its
  /// transpose. `full`: square u and vh.
  void svd(bool full) const {
    const bool vectors = launch_.count == 5;
    int* const info = info_of(launch_.count - 1);
    T* const s = result(vectors ? 2 : 1);
    const int64_t m = a_.rows, n = a_.columns, k = std::min(m, n), longer = std::max(m, n);
    if (k == 0) {
      clear(info);
      for (const int i : {1, 3})
        if (vectors) patch(result(i), Stack(launch_.operands[i]), MatrixPatch::identity);
      return;
    }
    const bool wide = n >= m, jacobi = a_.batch > 1 && longer <= kMaxJacobiOrder;
    const int64_t u_columns = full || jacobi ? longer : k;
    T* const factors = room<T>(a_.size());
    int* const bad = room<int>(a_.batch);
    T* const u = vectors || jacobi ? room<T>(a_.batch * longer * u_columns) : nullptr;
    T* const v = vectors || jacobi ? room<T>(a_.batch * k * k) : nullptr;
    Solver solver(work_);
    const SvdPlan plan{solver, longer, k, u_columns, factors, s, u, v, info, vectors, full};
    const SolverSpace space = jacobi ? plan.space_for_many(a_.batch) : plan.space();
    solver.reserve(space);

    wide ? copy_in(factors) : copy_in_by_columns(factors);
    check(factors, bad, MatrixPart::all);
    jacobi ? plan.run_many(a_.batch) : plan.run(a_.batch);
    fail_where_nan(info, bad, s, k, 1, k);
    if (!vectors) return;
    // The one method gives the transpose of V, the other V.
    const bool by_column = wide == jacobi;
    const int64_t row = by_column ? 1 : k, column = by_column ? k : 1;
    copy_out(v, k * k, row, column, launch_.operands[wide ? 1 : 3]);
    copy_out(u, longer * u_columns, wide ? longer : 1, wide ? 1 : longer, launch_.operands[wide ? 3 : 1]);
  }

  /// Reads one triangle.
  void eigh(bool upper) const {
    const bool vectors = launch_.count == 4;
    int* const info = info_of(launch_.count - 1);
    T* const w = result(1);
    const int64_t n = a_.rows;
    if (n == 0) return clear(info);
    T* const factors = room<T>(a_.size());
    int* const bad = n > 1 ? room<int>(a_.batch) : nullptr;
    Solver solver(work_);
    const SolverLibrary& library = solver.library();
    const int64_t most = std::min({a_.batch, kMaxBatch, kMaxBatchElements / a_.each()});
    const bool many = library.cusolverDnXsyevBatched && library.cusolverDnXsyevBatched_bufferSize && most > 1;
    const cusolverEigMode_t job = vectors ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    const cublasFillMode_t triangle = upper ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
    SolverSpace space;
    if (many)
      CTN_SOLVER(solver, cusolverDnXsyevBatched_bufferSize, solver.params(), job, triangle, n, kType, factors,
                 n, kType, w, kType, &space.device, &space.host, most);
    else
      CTN_SOLVER(solver, cusolverDnXsyevd_bufferSize, solver.params(), job, triangle, n, kType, factors, n,
                 kType, w, kType, &space.device, &space.host);
    solver.reserve(space);

    copy_in(factors);
    if (bad) check(factors, bad, upper ? MatrixPart::upper : MatrixPart::lower);
    for (int64_t i = 0, count = many ? most : 1; i < a_.batch; i += count) {
      T *const matrix = factors + i * a_.each(), *const values = w + i * n;
      if (many)
        CTN_SOLVER(solver, cusolverDnXsyevBatched, solver.params(), job, triangle, n, kType, matrix, n, kType,
                   values, kType, solver.on_device(), space.device, solver.on_host(), space.host, info + i,
                   std::min(count, a_.batch - i));
      else
        CTN_SOLVER(solver, cusolverDnXsyevd, solver.params(), job, triangle, n, kType, matrix, n, kType,
                   values, kType, solver.on_device(), space.device, solver.on_host(), space.host, info + i);
    }
    if (bad) fail_where_nan(info, bad, w, n, 1, n);
    if (vectors) copy_out(factors, a_.each(), 1, n, launch_.operands[2]);
  }

 private:
  static constexpr bool kSingle = std::is_same_v<T, float>;
  static constexpr DType kDType = kSingle ? CTN_FLOAT32 : CTN_FLOAT64;
  static constexpr cudaDataType kType = kSingle ? CUDA_R_32F : CUDA_R_64F;
  static constexpr int64_t kItem = sizeof(T);

  /// The factors of the transposes of the square matrices. Our own kernels factor many small ones, which the
  /// library would take one after another.
  struct Factors {
    const Call& call;
    Solver& solver;
    const int64_t batch, n;
    T* const data;
    int64_t* const pivots;
    int* const unused;
    const bool small;

    /// `info` is not 0 for singular matrices.
    Factors(const Call& owner, Solver& s, int* info)
        : call(owner),
          solver(s),
          batch(call.a_.batch),
          n(call.a_.rows),
          data(call.template room<T>(call.a_.size())),
          pivots(call.template room<int64_t>(batch * n)),
          unused(call.template room<int>(1)),
          small(batch > 1 && n <= kSmallOrder) {
      small ? factor_small(info) : factor(info);
    }
    void factor_small(int* info) const {
      call.copy_in(data);
      call.work_.start(factor_function,
                       {kSmallThreads, call.work_.blocks(uint64_t(batch) * 32, kSmallThreads), 1, 1,
                        kSmallThreads / 32 * size_t(n * n) * sizeof(T)},
                       FactorParams{reinterpret_cast<char*>(data), pivots, info, batch, int32_t(n), kSingle});
    }
    void factor(int* info) const {
      SolverSpace space;
      CTN_SOLVER(solver, cusolverDnXgetrf_bufferSize, solver.params(), n, n, kType, data, n, kType,
                 &space.device, &space.host);
      solver.reserve(space);
      call.copy_in(data);
      for (int64_t i = 0; i < batch; ++i)
        CTN_SOLVER(solver, cusolverDnXgetrf, solver.params(), n, n, kType, data + i * n * n, n,
                   pivots + i * n, kType, solver.on_device(), space.device, solver.on_host(), space.host,
                   info + i);
    }
    /// In place; the right-hand sides are stored one after another.
    void solve(bool transposed, int64_t columns, T* x) const {
      if (small)
        return call.start(solve_function, batch * columns,
                          SolveParams{reinterpret_cast<const char*>(data), pivots, reinterpret_cast<char*>(x),
                                      uint64_t(batch * columns),
                                      make_wide_divisor(uint64_t(columns), uint64_t(batch * columns)),
                                      int32_t(n), transposed, kSingle});
      const cublasOperation_t operation = transposed ? CUBLAS_OP_T : CUBLAS_OP_N;
      for (int64_t i = 0; i < batch; ++i)
        CTN_SOLVER(solver, cusolverDnXgetrs, solver.params(), operation, n, columns, kType, data + i * n * n,
                   n, pivots + i * n, kType, x + i * n * columns, n, unused);
    }
  };

  void cholesky_of_many(Solver& solver, T* out, int* info) const {
    T** const addresses = room<T*>(a_.batch);
    copy_in(out);
    start(addresses_function, a_.batch,
          AddressesParams{reinterpret_cast<char**>(addresses), reinterpret_cast<char*>(out), a_.batch,
                          a_.each() * kItem});
    for (int64_t i = 0; i < a_.batch; i += kMaxBatch)
      CTN_SOLVER_TYPED(solver, potrfBatched, CUBLAS_FILL_MODE_UPPER, int(a_.rows), addresses + i,
                       int(a_.rows), info + i, int(std::min(kMaxBatch, a_.batch - i)));
  }

  void cholesky_one_by_one(Solver& solver, T* out, int* info) const {
    const int64_t n = a_.rows;
    SolverSpace space;
    CTN_SOLVER(solver, cusolverDnXpotrf_bufferSize, solver.params(), CUBLAS_FILL_MODE_UPPER, n, kType, out, n,
               kType, &space.device, &space.host);
    solver.reserve(space);
    copy_in(out);
    for (int64_t i = 0; i < a_.batch; ++i)
      CTN_SOLVER(solver, cusolverDnXpotrf, solver.params(), CUBLAS_FILL_MODE_UPPER, n, kType, out + i * n * n,
                 n, kType, solver.on_device(), space.device, solver.on_host(), space.host, info + i);
  }

  /// Singular values of matrices of m rows and n columns, m >= n.
  struct SvdPlan {
    Solver& solver;
    int64_t m, n, u_columns;
    T *a, *s, *u, *v;
    int* info;
    bool vectors, full;

    signed char job() const { return vectors ? full ? 'A' : 'S' : 'N'; }
    SolverSpace space() const {
      SolverSpace space;
      CTN_SOLVER(solver, cusolverDnXgesvd_bufferSize, solver.params(), job(), job(), m, n, kType, a, m, kType,
                 s, kType, u, m, kType, v, n, kType, &space.device, &space.host);
      return space;
    }
    void run(int64_t batch) const {
      for (int64_t i = 0; i < batch; ++i)
        CTN_SOLVER(solver, cusolverDnXgesvd, solver.params(), job(), job(), m, n, kType, a + i * m * n, m,
                   kType, s + i * n, kType, u ? u + i * m * u_columns : nullptr, m, kType,
                   v ? v + i * n * n : nullptr, n, kType, solver.on_device(), solver.space().device,
                   solver.on_host(), solver.space().host, info + i);
    }

    cusolverEigMode_t mode() const { return vectors ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR; }
    SolverSpace space_for_many(int64_t batch) const {
      int length = 0;
      CTN_SOLVER_TYPED(solver, gesvdjBatched_bufferSize, mode(), int(m), int(n), a, int(m), s, u, int(m), v,
                       int(n), &length, solver.jacobi(), int(std::min(batch, kMaxBatch)));
      return {size_t(length) * sizeof(T), 0};
    }
    void run_many(int64_t batch) const {
      for (int64_t i = 0; i < batch; i += kMaxBatch)
        CTN_SOLVER_TYPED(solver, gesvdjBatched, mode(), int(m), int(n), a + i * m * n, int(m), s + i * n,
                         u + i * m * m, int(m), v + i * n * n, int(n), static_cast<T*>(solver.on_device()),
                         int(solver.space().device / sizeof(T)), info + i, solver.jacobi(),
                         int(std::min(kMaxBatch, batch - i)));
    }
  };

  T* result(int k) const { return data_of<T>(launch_.operands[k]); }
  int* info_of(int k) const { return data_of<int>(launch_.operands[k]); }
  template <class U>
  U* room(int64_t count) const {
    return reinterpret_cast<U*>(work_.scratch(size_t(std::max<int64_t>(count, 1)) * sizeof(U)));
  }
  static Operand array(T* data, const int64_t* shape, const int64_t* strides) {
    return {reinterpret_cast<char*>(data), nullptr, shape, strides, 3, kDType};
  }
  void copy_in(T* to) const {
    const int64_t strides[3] = {a_.each() * kItem, a_.columns * kItem, kItem};
    copy_elements(work_, launch_.operands[0], array(to, launch_.operands[0].shape, strides));
  }
  void copy_in_by_columns(T* to) const {
    const int64_t strides[3] = {a_.each() * kItem, kItem, a_.rows * kItem};
    copy_elements(work_, launch_.operands[0], array(to, launch_.operands[0].shape, strides));
  }
  /// Writes to `out` from matrices of `each` elements, of which it may be a part; strides in elements.
  void copy_out(T* from, int64_t each, int64_t row, int64_t column, const Operand& out) const {
    const int64_t strides[3] = {each * kItem, row * kItem, column * kItem};
    copy_elements(work_, array(from, out.shape, strides), out);
  }

  template <class Params>
  void start(Function function, int64_t threads, const Params& params) const {
    work_.start(function, {kLapackThreads, work_.blocks(uint64_t(threads), kLapackThreads)}, params);
  }
  void clear(int* info) const { work_.fill(info, 0, size_t(a_.batch) * sizeof(int)); }
  void patch(T* x, const Stack& stack, MatrixPatch patch, const int* info = nullptr) const {
    const auto size = uint64_t(stack.size());
    if (size == 0) return;
    start(patch_function, stack.size(),
          PatchParams{reinterpret_cast<char*>(x), size, make_wide_divisor(uint64_t(stack.rows), size),
                      make_wide_divisor(uint64_t(stack.columns), size), info, patch, kSingle});
  }
  void check(T* x, int* bad, MatrixPart part) const {
    start(check_function, a_.batch * kLapackThreads,
          CheckParams{reinterpret_cast<char*>(x), a_.batch, a_.each(),
                      make_wide_divisor(uint64_t(a_.columns), uint64_t(a_.each())), bad, part, kSingle});
  }
  void fail_where_nan(int* info, const int* bad, const T* values, int64_t count, int64_t step,
                      int64_t advance) const {
    start(status_function, a_.batch * 32,
          StatusParams{info, bad, reinterpret_cast<const char*>(values), a_.batch, count, step, advance,
                       kSingle});
  }

  Work& work_;
  const Launch& launch_;
  const Stack a_;
};

template <class T>
void run(const Call<T>& call, const LapackParams& params) {
  switch (params.op) {
    case LapackOp::inverse:
      return call.inverse();
    case LapackOp::solve:
      return call.solve();
    case LapackOp::determinant:
      return call.determinant(params.flag);
    case LapackOp::cholesky:
      return call.cholesky();
    case LapackOp::qr:
      return call.qr();
    case LapackOp::svd:
      return call.svd(params.flag);
    case LapackOp::eigh:
      return call.eigh(params.flag);
    case LapackOp::eig:
      fail(CTN_ERROR_UNSUPPORTED,
           "a: eigenvalues of matrices that are not symmetric are computed on the host");
    case LapackOp::least_squares:
      fail(CTN_ERROR_UNSUPPORTED, "a: least squares on this device follow from the singular values");
  }
}

}  // namespace

void lapack(Work& work, const Launch& launch, const LapackParams& params) {
  params.single ? run(Call<float>(work, launch), params) : run(Call<double>(work, launch), params);
}

}  // namespace catenary::cuda
