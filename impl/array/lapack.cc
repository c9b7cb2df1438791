// Decompositions and solvers from LAPACK.
#include <algorithm>
#include <utility>
#include <vector>

#include "impl/array/launch.h"
#include "impl/array/linalg.h"
#include "impl/backend/params/lapack.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary {
namespace {

/// float32 is kept; other dtypes that LAPACK can represent become float64.
DType lapack_dtype(const Array& a, const char* name) {
  if (is_half(a.dtype()))
    fail(CTN_ERROR_DTYPE, "%s: array type %s is unsupported in linalg", name, dtype_name(a.dtype()));
  return a.dtype() == CTN_FLOAT32 ? CTN_FLOAT32 : CTN_FLOAT64;
}

/// An operand as (batch, rows, columns), and the axes that were merged into the batch.
struct Matrices {
  DType dtype;
  Dims outer;
  int64_t batch = 1, rows, columns;
  ArrayRef stack;
  Backend& backend;

  explicit Matrices(const Array& a) : dtype(lapack_dtype(a, "a")), backend(a.backend()) {
    if (a.ndim() < 2)
      fail(CTN_ERROR_SHAPE, "a: expected an array of at least two dimensions, got %s", describe(a).c_str());
    for (int i = 0; i + 2 < a.ndim(); ++i) {
      outer.push_back(a.dim(i));
      batch *= a.dim(i);
    }
    rows = a.dim(a.ndim() - 2);
    columns = a.dim(a.ndim() - 1);
    const int64_t flat[3] = {batch, rows, columns};
    stack = reshape(a, {flat, 3});
  }

  void require_square(const Array& a) const {
    if (rows != columns) fail(CTN_ERROR_SHAPE, "a: expected square matrices, got %s", describe(a).c_str());
  }

  /// Returns a result with these axes after the outer ones.
  ArrayRef result(std::initializer_list<int64_t> axes) const {
    Dims shape(outer);
    for (int64_t axis : axes) shape.push_back(axis);
    return empty_on(backend, {shape.data(), shape.size()}, dtype);
  }
};

/// One launch; results have a single batch axis.
class LapackCall {
 public:
  LapackCall(const Matrices& a, LapackOp op, bool flag = false)
      : a_(a), launch_(kernels::lapack, {op, a.dtype == CTN_FLOAT32, flag}) {
    add(*a.stack);
  }

  void add(const Array& operand) { launch_.add(operand.operand()); }
  void add_result(const ArrayRef& out) {
    Dims shape{a_.batch};
    for (int i = int(a_.outer.size()); i < out->ndim(); ++i) shape.push_back(out->dim(i));
    views_.push_back(reshape(*out, {shape.data(), shape.size()}));
    add(*views_.back());
  }

  void run() {
    if (a_.batch) catenary::run(launch_);
    for (const ArrayRef& view : views_) view->storage().mark_written();
  }

  /// Runs and waits, and fails with `problem` if a matrix could not be processed.
  void run_checked(const char* problem) {
    const int64_t shape[1] = {a_.batch};
    const ArrayRef info = empty_on(a_.backend, {shape, 1}, CTN_INT32);
    add(*info);
    run();
    std::vector<int32_t> values(static_cast<size_t>(a_.batch));
    to_data(*info, values.data());
    for (size_t i = 0; i < values.size(); ++i)
      if (values[i] == kNotReal)
        fail_at(int64_t(i), kNotRealProblem, CTN_ERROR_UNSUPPORTED);
      else if (values[i])
        fail_at(int64_t(i), problem, CTN_ERROR_INVALID_ARGUMENT);
  }

 private:
  static constexpr const char* kNotRealProblem = "expected real eigenvalues, got some that are not";

  [[noreturn]] void fail_at(int64_t position, const char* problem, ctn_status status) const {
    if (a_.outer.empty()) fail(status, "a: %s", problem);
    Dims index(a_.outer);
    for (size_t d = index.size(); d-- > 0;) {
      index[d] = position % a_.outer[d];
      position /= a_.outer[d];
    }
    fail(status, "a: %s at %s of the stack", problem, shape_text({index.data(), index.size()}).c_str());
  }

  const Matrices& a_;
  Launch launch_;
  SmallVector<ArrayRef, 4> views_;
};

constexpr const char* kSingular = "singular matrix";
constexpr const char* kNotDefinite = "matrix is not positive definite";
constexpr const char* kNoSvd = "SVD did not converge";
constexpr const char* kNoEigenvalues = "eigenvalues did not converge";

/// Returns `a` with its outer axes broadcast to a common shape.
ArrayRef stretch(const Array& a, const Dims& outer, int inner) {
  Dims shape(outer);
  for (int i = a.ndim() - inner; i < a.ndim(); ++i) shape.push_back(a.dim(i));
  const Shape wanted{shape.data(), shape.size()};
  return same_shape(a.shape(), wanted) ? share(a) : broadcast_to(a, wanted);
}

}  // namespace

ArrayRef inv(const Array& a) {
  const Matrices m(a);
  m.require_square(a);
  ArrayRef out = m.result({m.rows, m.rows});
  LapackCall call(m, LapackOp::inverse);
  call.add_result(out);
  call.run_checked(kSingular);
  return out;
}

ArrayRef det(const Array& a) {
  const Matrices m(a);
  m.require_square(a);
  ArrayRef out = m.result({});
  LapackCall call(m, LapackOp::determinant);
  call.add_result(out);
  call.run();
  return out;
}

std::tuple<ArrayRef, ArrayRef> slogdet(const Array& a) {
  const Matrices m(a);
  m.require_square(a);
  ArrayRef sign = m.result({}), logarithm = m.result({});
  LapackCall call(m, LapackOp::determinant, true);
  call.add_result(sign);
  call.add_result(logarithm);
  call.run();
  return {std::move(sign), std::move(logarithm)};
}

ArrayRef solve(const Array& a, const Array& b) {
  require_same_backend(a, b);
  DType dtype = lapack_dtype(b, "b");
  Matrices(a).require_square(a);
  const bool vector = b.ndim() == a.ndim() - 1;
  if (b.ndim() < (vector ? 1 : 2))
    fail(CTN_ERROR_SHAPE, "b: expected vectors or matrices that match %s, got %s",
         shape_text(a.shape()).c_str(), shape_text(b.shape()).c_str());
  ArrayRef sides = vector ? expand_dims(b, -1) : share(b);
  const int64_t n = a.dim(a.ndim() - 1), columns = sides->dim(sides->ndim() - 1);
  if (sides->dim(sides->ndim() - 2) != n)
    fail(CTN_ERROR_SHAPE, "b: expected %lld rows like %s, got %s", (long long)n,
         shape_text(a.shape()).c_str(), shape_text(b.shape()).c_str());
  const ArrayRef a_outer =
      view_as(a, a.data(), {a.dims(), size_t(a.ndim() - 2)}, {a.byte_strides(), size_t(a.ndim() - 2)}, false);
  const ArrayRef b_outer = view_as(*sides, sides->data(), {sides->dims(), size_t(sides->ndim() - 2)},
                                   {sides->byte_strides(), size_t(sides->ndim() - 2)}, false);
  const Array* both[2] = {a_outer.get(), b_outer.get()};
  const Dims outer = broadcast_shapes({both, 2});
  Matrices m(*stretch(a, outer, 2));
  if (dtype == CTN_FLOAT64) m.dtype = dtype;
  const int64_t flat[3] = {m.batch, n, columns};
  const ArrayRef right = reshape(*stretch(*sides, outer, 2), {flat, 3});
  ArrayRef out = m.result({n, columns});
  LapackCall call(m, LapackOp::solve);
  call.add(*right);
  call.add_result(out);
  call.run_checked(kSingular);
  const int64_t last = -1;
  return vector ? squeeze(*out, {&last, 1}) : out;
}

ArrayRef cholesky(const Array& a) {
  const Matrices m(a);
  m.require_square(a);
  ArrayRef out = m.result({m.rows, m.rows});
  LapackCall call(m, LapackOp::cholesky);
  call.add_result(out);
  call.run_checked(kNotDefinite);
  return out;
}

std::tuple<ArrayRef, ArrayRef> qr(const Array& a, bool complete) {
  const Matrices m(a);
  const int64_t k = complete ? m.rows : std::min(m.rows, m.columns);
  ArrayRef q = m.result({m.rows, k}), r = m.result({k, m.columns});
  LapackCall call(m, LapackOp::qr);
  call.add_result(q);
  call.add_result(r);
  call.run();
  return {std::move(q), std::move(r)};
}

ArrayRef qr_r(const Array& a) {
  const Matrices m(a);
  ArrayRef r = m.result({std::min(m.rows, m.columns), m.columns});
  LapackCall call(m, LapackOp::qr);
  call.add_result(r);
  call.run();
  return r;
}

std::tuple<ArrayRef, ArrayRef, ArrayRef> svd(const Array& a, bool full_matrices) {
  const Matrices m(a);
  const int64_t k = std::min(m.rows, m.columns);
  ArrayRef u = m.result({m.rows, full_matrices ? m.rows : k}), s = m.result({k}),
           vh = m.result({full_matrices ? m.columns : k, m.columns});
  LapackCall call(m, LapackOp::svd, full_matrices);
  call.add_result(u);
  call.add_result(s);
  call.add_result(vh);
  call.run_checked(kNoSvd);
  return {std::move(u), std::move(s), std::move(vh)};
}

ArrayRef svdvals(const Array& a) {
  const Matrices m(a);
  ArrayRef s = m.result({std::min(m.rows, m.columns)});
  LapackCall call(m, LapackOp::svd);
  call.add_result(s);
  call.run_checked(kNoSvd);
  return s;
}

std::tuple<ArrayRef, ArrayRef> eigh(const Array& a, bool upper) {
  const Matrices m(a);
  m.require_square(a);
  ArrayRef w = m.result({m.rows}), v = m.result({m.rows, m.rows});
  LapackCall call(m, LapackOp::eigh, upper);
  call.add_result(w);
  call.add_result(v);
  call.run_checked(kNoEigenvalues);
  return {std::move(w), std::move(v)};
}

ArrayRef eigvalsh(const Array& a, bool upper) {
  const Matrices m(a);
  m.require_square(a);
  ArrayRef w = m.result({m.rows});
  LapackCall call(m, LapackOp::eigh, upper);
  call.add_result(w);
  call.run_checked(kNoEigenvalues);
  return w;
}

namespace {

/// Computes on the host and in float64; `v` is left out if it is null.
void decompose(const Array& a, ArrayRef& w, ArrayRef* v) {
  const ArrayRef host = to_device(a, "cpu");
  Matrices m(*host);
  m.require_square(a);
  const DType dtype = std::exchange(m.dtype, CTN_FLOAT64);
  w = m.result({m.rows});
  if (v) *v = m.result({m.rows, m.rows});
  LapackCall call(m, LapackOp::eig);
  call.add_result(w);
  if (v) call.add_result(*v);
  call.run_checked(kNoEigenvalues);
  for (ArrayRef* out : {&w, v})
    if (out) *out = to_backend(*asarray(**out, dtype), a.backend());
}

}  // namespace

std::tuple<ArrayRef, ArrayRef> eig(const Array& a) {
  ArrayRef w, v;
  decompose(a, w, &v);
  return {std::move(w), std::move(v)};
}

ArrayRef eigvals(const Array& a) {
  ArrayRef w;
  decompose(a, w, nullptr);
  return w;
}

ArrayRef pinv(const Array& a, double rcond) {
  if (!(rcond >= 0)) fail(CTN_ERROR_INVALID_ARGUMENT, "rcond: expected at least 0, got %g", rcond);
  const Matrices m(a);
  if (a.size() == 0) return m.result({m.columns, m.rows});
  const auto [u, s, vh] = svd(a, false);
  const int64_t last = -1;
  const ArrayRef largest = max(*s, {&last, 1}, true);
  const ArrayRef large =
      elementwise(ops::greater, *s, *elementwise_scalar(ops::multiply, *largest, rcond, false));
  const ArrayRef zero = scalar_on(m.backend, 0, m.dtype), one = scalar_on(m.backend, 1, m.dtype);
  const ArrayRef inverses =
      where(*large, *elementwise(ops::true_divide, *one, *where(*large, *s, *one)), *zero);
  const ArrayRef scaled = elementwise(ops::multiply, *vh, *expand_dims(*inverses, -1));
  return matmul(*swapaxes(*scaled, -1, -2), *swapaxes(*u, -1, -2));
}

}  // namespace catenary
