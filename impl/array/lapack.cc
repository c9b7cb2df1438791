// Decompositions and solvers from LAPACK.
#include <algorithm>
#include <cmath>
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
  LapackCall(const Matrices& a, LapackOp op, bool flag = false, double rcond = 0)
      : a_(a), launch_(kernels::lapack, {op, a.dtype == CTN_FLOAT32, flag, rcond}) {
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

namespace {

/// Which singular values are above this fraction of the largest one, and the inverses of these, else zeros.
std::pair<ArrayRef, ArrayRef> inverses(const Matrices& m, const Array& s, double rcond) {
  const int64_t last = -1;
  const ArrayRef largest = max(s, {&last, 1}, true);
  ArrayRef counts = elementwise(ops::greater, s, *elementwise_scalar(ops::multiply, *largest, rcond, false));
  const ArrayRef zero = scalar_on(m.backend, 0, m.dtype), one = scalar_on(m.backend, 1, m.dtype);
  return {counts, where(*counts, *elementwise(ops::true_divide, *one, *where(*counts, s, *one)), *zero)};
}

}  // namespace

ArrayRef pinv(const Array& a, double rcond) {
  if (!(rcond >= 0)) fail(CTN_ERROR_INVALID_ARGUMENT, "rcond: expected at least 0, got %g", rcond);
  const Matrices m(a);
  if (a.size() == 0) return m.result({m.columns, m.rows});
  const auto [u, s, vh] = svd(a, false);
  const ArrayRef scaled = elementwise(ops::multiply, *vh, *expand_dims(*inverses(m, *s, rcond).second, -1));
  return matmul(*swapaxes(*scaled, -1, -2), *swapaxes(*u, -1, -2));
}

namespace {

constexpr int64_t kTriangles = 4;  // as many are worth it
int64_t triangle_rows(int64_t columns) { return std::max<int64_t>(1024, 8 * columns); }

/// The triangular factor of a matrix. If it is tall, parts that fit in caches become triangles before.
ArrayRef triangle(const Array& a) {
  const int64_t rows = a.dim(0), columns = a.dim(1), part = triangle_rows(columns), count = rows / part;
  if (count < kTriangles) return qr_r(a);
  const int64_t parts[3] = {count, part, columns}, flat[2] = {count * columns, columns};
  const ArrayRef triangles =
      reshape(*qr_r(*reshape(*slice_axis(a, 0, 0, count * part), {parts, 3})), {flat, 2});
  const ArrayRef rest = slice_axis(a, 0, count * part, rows);
  const Array* both[2] = {triangles.get(), rest.get()};
  return qr_r(*concatenate({both, 2}, 0));
}

/// The solution of least squares by singular values, on any device.
LeastSquares by_singular_values(const Matrices& m, const Array& a, const Array& b, double rcond) {
  LeastSquares result;
  const auto [u, s, vh] = svd(a, false);
  result.s = s;
  const int64_t first = 0;
  ArrayRef right = matmul(*swapaxes(*u, -1, -2), b);
  if (s->size() > 0) {
    const auto [counts, inverse] = inverses(m, *s, rcond);
    right = elementwise(ops::multiply, *right, *expand_dims(*inverse, -1));
    to_data(*sum(*counts, {&first, 1}, false, CTN_INT64), &result.rank);
  }
  result.x = matmul(*swapaxes(*vh, -1, -2), *right);
  const ArrayRef rest = elementwise(ops::subtract, *matmul(a, *result.x), b);
  result.residuals = sum(*elementwise(ops::square, *rest), {&first, 1}, false, m.dtype);
  return result;
}

LeastSquares by_lapack(const Matrices& m, const Array& b, double rcond) {
  LeastSquares result;
  const int64_t columns = b.dim(1), flat[3] = {1, m.rows, columns};
  const ArrayRef sides = reshape(b, {flat, 3}), rank = empty_on(m.backend, {}, CTN_INT32);
  result.x = m.result({m.columns, columns});
  result.residuals = m.result({columns});
  result.s = m.result({std::min(m.rows, m.columns)});
  LapackCall call(m, LapackOp::least_squares, false, rcond);
  call.add(*sides);
  for (const ArrayRef& out : {result.x, result.residuals, result.s, rank}) call.add_result(out);
  call.run_checked(kNoSvd);
  int32_t value = 0;
  to_data(*rank, &value);
  result.rank = value;
  return result;
}

}  // namespace

LeastSquares lstsq(const Array& a, const Array& b, double rcond) {
  require_same_backend(a, b);
  if (a.ndim() != 2) fail(CTN_ERROR_SHAPE, "a: expected a matrix, got %s", describe(a).c_str());
  if (b.ndim() < 1 || b.ndim() > 2 || b.dim(0) != a.dim(0))
    fail(CTN_ERROR_SHAPE, "b: expected a vector or matrix of %lld rows like a, got %s", (long long)a.dim(0),
         describe(b).c_str());
  if (std::isnan(rcond)) fail(CTN_ERROR_INVALID_ARGUMENT, "rcond: expected a number, got nan");
  const DType dtype = std::max(lapack_dtype(a, "a"), lapack_dtype(b, "b"));
  const int64_t rows = a.dim(0), columns = a.dim(1);
  if (rcond < 0) rcond = (dtype == CTN_FLOAT32 ? 0x1p-23 : 0x1p-52) * double(std::max(rows, columns));
  ArrayRef left = asarray(a, dtype), right = asarray(b.ndim() == 1 ? *expand_dims(b, -1) : b, dtype);
  // The triangle of both has all that matters: that of a, and below it what no x reaches. LAPACK makes one
  // itself.
  const bool host = a.backend().is_host();
  const int64_t both_columns = columns + right->dim(1);
  constexpr int64_t kBlockedColumns = 64;  // from so many on, ours is faster
  if (rows > both_columns &&
      (!host || both_columns >= kBlockedColumns || rows / triangle_rows(both_columns) >= kTriangles)) {
    const Array* both[2] = {left.get(), right.get()};
    const ArrayRef factor = triangle(*concatenate({both, 2}, 1));
    left = slice_axis(*factor, 1, 0, columns);
    right = slice_axis(*factor, 1, columns, factor->dim(1));
  }
  const Matrices m(*left);
  LeastSquares result = host ? by_lapack(m, *right, rcond) : by_singular_values(m, *left, *right, rcond);
  const int64_t last = -1, none = 0;
  if (result.rank < columns || rows <= columns) result.residuals = empty_on(m.backend, {&none, 1}, dtype);
  if (b.ndim() == 1) result.x = squeeze(*result.x, {&last, 1});
  return result;
}

}  // namespace catenary
