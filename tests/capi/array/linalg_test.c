/* Tests of catenary/linalg.h: products, decompositions, and matrices that are singular or not
   finite. */
#include "support.h"

#define AXES(...) DIMS(__VA_ARGS__)

static ctn_array* ones(ctn_dtype dtype, const int64_t* shape, size_t ndim) {
  ctn_array* a;
  OK(ctn_array_ones(shape, ndim, dtype, &a));
  return a;
}

static void test_products(void** state) {
  ctn_array *v = array_of(CTN_INT32, DIMS(3), VALUES(1, 2, 3)), *m = counting(CTN_INT32, DIMS(2, 3));
  ctn_array *f = ones(CTN_FLOAT64, DIMS(3, 2)), *y;
  (void)state;
  OK(ctn_array_inner(m, v, &y));
  CHECK_ARRAY(y, CTN_INT32, DIMS(2), VALUES(8, 26));
  ctn_array_release(y);
  OK(ctn_array_outer(v, v, &y));
  CHECK_ARRAY(y, CTN_INT32, DIMS(3, 3), VALUES(1, 2, 3, 2, 4, 6, 3, 6, 9));
  ctn_array_release(y);
  OK(ctn_array_vdot(m, f, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, NO_DIMS, VALUES(15));
  ctn_array_release(y);
  OK(ctn_array_tensordot(m, f, 1, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, DIMS(2, 2), VALUES(3, 3, 12, 12));
  ctn_array_release(y);
  OK(ctn_array_tensordot_axes(m, f, AXES(0, 1), AXES(1, -2), &y));
  CHECK_ARRAY(y, CTN_FLOAT64, NO_DIMS, VALUES(15));
  ctn_array_release(y);
  OK(ctn_array_diagonal(m, 1, 0, 1, &y));
  CHECK_ARRAY(y, CTN_INT32, DIMS(2), VALUES(1, 5));
  assert_int_equal(ctn_array_is_writeable(y), ctn_array_is_writeable(m));
  ctn_array_release(y);
  OK(ctn_array_trace(m, 0, 0, 1, CTN_DTYPE_NONE, &y));
  CHECK_ARRAY(y, CTN_INT64, NO_DIMS, VALUES(4));
  ctn_array_release(y);
  OK(ctn_array_trace(m, 1, 0, 1, CTN_FLOAT32, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, NO_DIMS, VALUES(6));
  ctn_array_release(y);

  y = m;
  FAILS(ctn_array_inner(m, f, &y), CTN_ERROR_SHAPE, "a, b: expected last axes", "(2, 3)", "(3, 2)");
  assert_null(y);
  FAILS(ctn_array_inner(NULL, f, &y), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_inner(m, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "b: expected an array, got NULL");
  FAILS(ctn_array_inner(m, f, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_array_outer(NULL, f, &y), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_vdot(m, v, &y), CTN_ERROR_SHAPE, "the same number of elements", "(2, 3)", "(3,)");
  FAILS(ctn_array_tensordot(m, f, 2, &y), CTN_ERROR_SHAPE, "expected axes of equal lengths");
  FAILS(ctn_array_tensordot(m, f, 3, &y), CTN_ERROR_INDEX, "axes: 3 is more than");
  FAILS(ctn_array_tensordot(m, f, -1, &y), CTN_ERROR_INVALID_ARGUMENT, "axes: expected a count, got -1");
  FAILS(ctn_array_tensordot_axes(m, f, AXES(0), AXES(0, 1), &y), CTN_ERROR_INDEX, "got 1 and 2");
  FAILS(ctn_array_tensordot_axes(m, f, AXES(2), AXES(0), &y), CTN_ERROR_INDEX, "a_axes: 2 is out of bounds");
  FAILS(ctn_array_tensordot_axes(m, f, AXES(0, 0), AXES(0, 1), &y), CTN_ERROR_INDEX,
        "a_axes: axis 0 is repeated");
  FAILS(ctn_array_tensordot_axes(m, f, NULL, 1, AXES(0), &y), CTN_ERROR_INVALID_ARGUMENT, "a_axes", "NULL");
  FAILS(ctn_array_diagonal(v, 0, 0, 1, &y), CTN_ERROR_INDEX, "at least two axes");
  FAILS(ctn_array_diagonal(m, 0, 1, -1, &y), CTN_ERROR_INDEX, "axis2: expected an axis other than axis1");
  FAILS(ctn_array_trace(m, 0, 0, 2, CTN_DTYPE_NONE, &y), CTN_ERROR_INDEX, "axis2: 2 is out of bounds");
  OK(ctn_array_diagonal(m, INT64_MIN, 0, 1, &y));
  assert_int_equal(ctn_array_size(y), 0);
  ctn_array_release(y);
  OK(ctn_array_diagonal(m, INT64_MAX, 0, 1, &y));
  assert_int_equal(ctn_array_size(y), 0);
  ctn_array_release(y);
  ctn_array_release(v);
  ctn_array_release(m);
  ctn_array_release(f);
}

static void test_into(void** state) {
  ctn_array *m = counting(CTN_FLOAT32, DIMS(2, 3)), *v = ones(CTN_FLOAT32, DIMS(3));
  ctn_array *out = ones(CTN_FLOAT32, DIMS(2, 2)), *ints = ones(CTN_INT32, DIMS(2, 2)), *t, *fixed, *scalar;
  (void)state;
  OK(ctn_array_zeros(NULL, 0, CTN_FLOAT64, &scalar));
  OK(ctn_array_transpose(m, NULL, 0, &t));
  OK(ctn_array_broadcast_to(v, DIMS(2, 3), &fixed));
  OK(ctn_array_matmul_into(m, t, out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2, 2), VALUES(5, 14, 14, 50));
  OK(ctn_array_trace_into(m, 0, 0, 1, CTN_DTYPE_NONE, scalar));
  assert_true(item(scalar) == 4);
  FAILS(ctn_array_matmul_into(m, t, ints), CTN_ERROR_DTYPE, "out: cannot cast", "float32 to int32");
  FAILS(ctn_array_matmul_into(m, t, v), CTN_ERROR_SHAPE, "out: expected shape (2, 2), got (3,)");
  FAILS(ctn_array_matmul_into(m, m, out), CTN_ERROR_SHAPE, "(2, 3)");
  FAILS(ctn_array_matmul_into(m, t, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected an array, got NULL");
  FAILS(ctn_array_matmul_into(out, m, fixed), CTN_ERROR_INVALID_ARGUMENT, "out: expected a writeable array");
  FAILS(ctn_array_outer_into(v, v, out), CTN_ERROR_SHAPE, "out: expected shape (3, 3), got (2, 2)");
  FAILS(ctn_array_outer_into(v, v, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected an array, got NULL");
  FAILS(ctn_array_trace_into(m, 0, 0, 1, CTN_DTYPE_NONE, out), CTN_ERROR_SHAPE, "out: expected shape ()");
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2, 2), VALUES(5, 14, 14, 50));
  ctn_array_release(m);
  ctn_array_release(v);
  ctn_array_release(out);
  ctn_array_release(ints);
  ctn_array_release(t);
  ctn_array_release(fixed);
  ctn_array_release(scalar);
}

/* A machine may lack LAPACK. */
static int has_lapack(void) {
  ctn_array *a = ones(CTN_FLOAT64, DIMS(1, 1)), *y;
  const ctn_status status = ctn_array_inv(a, &y);
  ctn_array_release(a);
  if (status != CTN_OK && ctn_error_code() != CTN_ERROR_UNAVAILABLE) fail_msg("%s", ctn_error_message());
  ctn_array_release(y);
  return status == CTN_OK;
}

static void test_solvers(void** state) {
  ctn_array *a, *b, *singular, *x, *y, *z;
  (void)state;
  if (!has_lapack()) skip();
  a = array_of(CTN_FLOAT32, DIMS(2, 2), VALUES(2, 0, 0, 4));
  b = array_of(CTN_INT32, DIMS(2), VALUES(2, 8));
  singular = ones(CTN_INT16, DIMS(2, 2));
  OK(ctn_array_inv(a, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2, 2), VALUES(.5, 0, 0, .25));
  ctn_array_release(y);
  OK(ctn_array_solve(a, b, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, DIMS(2), VALUES(1, 2));
  ctn_array_release(y);
  OK(ctn_array_det(a, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, NO_DIMS, VALUES(8));
  ctn_array_release(y);
  OK(ctn_array_slogdet(singular, &x, &y));
  CHECK_ARRAY(x, CTN_FLOAT64, NO_DIMS, VALUES(0));
  assert_true(isinf(item(y)) && item(y) < 0);
  ctn_array_release(x);
  ctn_array_release(y);
  OK(ctn_array_cholesky(a, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2, 2), VALUES(sqrtf(2), 0, 0, 2));
  ctn_array_release(y);
  OK(ctn_array_svdvals(a, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2), VALUES(4, 2));
  ctn_array_release(y);
  OK(ctn_array_eigvalsh(a, 0, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2), VALUES(2, 4));
  ctn_array_release(y);
  FAILS(ctn_array_pinv(a, -1e-15, &y), CTN_ERROR_INVALID_ARGUMENT, "rcond", "-1e-15");
  FAILS(ctn_array_pinv(a, NAN, &y), CTN_ERROR_INVALID_ARGUMENT, "rcond", "nan");
  OK(ctn_array_pinv(a, 1e-15, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2, 2), VALUES(.5, 0, 0, .25));
  ctn_array_release(y);
  x = y = z = a;
  FAILS(ctn_array_inv(singular, &y), CTN_ERROR_INVALID_ARGUMENT, "a: singular matrix");
  assert_null(y);
  FAILS(ctn_array_solve(singular, b, &y), CTN_ERROR_INVALID_ARGUMENT, "a: singular matrix");
  OK(ctn_array_negative_into(a, a));
  FAILS(ctn_array_cholesky(a, &y), CTN_ERROR_INVALID_ARGUMENT, "a: matrix is not positive definite");
  OK(ctn_array_eigvalsh(a, 1, &y)); /* the device keeps working after a failure */
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2), VALUES(-4, -2));
  ctn_array_release(y);
  ctn_array_release(a);
  ctn_array_release(b);
  ctn_array_release(singular);
}

static void test_bad_matrices(void** state) {
  ctn_array *v = ones(CTN_FLOAT64, DIMS(3)), *wide = ones(CTN_FLOAT64, DIMS(2, 3)),
            *half = ones(CTN_FLOAT16, DIMS(2, 2)), *square = ones(CTN_FLOAT64, DIMS(2, 2)), *x, *y, *z;
  typedef ctn_status (*one)(const ctn_array*, ctn_array**);
  static const one squares[] = {ctn_array_inv, ctn_array_det, ctn_array_cholesky};
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(squares); ++i) {
    y = v;
    FAILS(squares[i](v, &y), CTN_ERROR_SHAPE, "a: expected an array of at least two dimensions", "(3,)");
    assert_null(y);
    FAILS(squares[i](wide, &y), CTN_ERROR_SHAPE, "a: expected square matrices", "(2, 3)");
    FAILS(squares[i](half, &y), CTN_ERROR_DTYPE, "a: array type float16 is unsupported in linalg");
    FAILS(squares[i](NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
    FAILS(squares[i](wide, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  }
  x = y = z = v;
  FAILS(ctn_array_slogdet(wide, &x, &y), CTN_ERROR_SHAPE, "square");
  assert_null(x);
  assert_null(y);
  FAILS(ctn_array_qr(half, 0, &x, &y), CTN_ERROR_DTYPE, "float16");
  FAILS(ctn_array_qr(wide, 0, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "q: expected a pointer");
  FAILS(ctn_array_qr_r(v, &y), CTN_ERROR_SHAPE, "two dimensions");
  FAILS(ctn_array_svd(v, 1, &x, &y, &z), CTN_ERROR_SHAPE, "two dimensions");
  assert_null(z);
  FAILS(ctn_array_svd(wide, 1, &x, &y, NULL), CTN_ERROR_INVALID_ARGUMENT, "vh: expected a pointer");
  FAILS(ctn_array_svdvals(half, &y), CTN_ERROR_DTYPE, "float16");
  FAILS(ctn_array_eigh(wide, 0, &x, &y), CTN_ERROR_SHAPE, "square");
  FAILS(ctn_array_eigvalsh(wide, 0, &y), CTN_ERROR_SHAPE, "square");
  FAILS(ctn_array_pinv(half, 1e-15, &y), CTN_ERROR_DTYPE, "float16");
  FAILS(ctn_array_solve(square, half, &y), CTN_ERROR_DTYPE, "b: array type float16");
  FAILS(ctn_array_solve(wide, square, &y), CTN_ERROR_SHAPE, "a: expected square matrices");
  FAILS(ctn_array_solve(square, v, &y), CTN_ERROR_SHAPE, "b: expected 2 rows", "(3,)");
  FAILS(ctn_array_solve(square, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "b: expected an array, got NULL");
  ctn_array_release(v);
  ctn_array_release(wide);
  ctn_array_release(half);
  ctn_array_release(square);
}

static void test_norm(void** state) {
  ctn_array *a = array_of(CTN_INT8, DIMS(2, 2), VALUES(3, -4, 0, 0)), *t = ones(CTN_FLOAT32, DIMS(2, 2, 2)),
            *y;
  (void)state;
  OK(ctn_array_norm(a, CTN_NORM_DEFAULT, 0, NULL, 0, 1, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, DIMS(1, 1), VALUES(5));
  ctn_array_release(y);
  OK(ctn_array_norm(a, CTN_NORM_ORDER, 1, AXES(1), 0, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, DIMS(2), VALUES(7, 0));
  ctn_array_release(y);
  OK(ctn_array_norm(a, CTN_NORM_ORDER, INFINITY, NULL, 0, 0, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, NO_DIMS, VALUES(7));
  ctn_array_release(y);
  OK(ctn_array_norm(a, CTN_NORM_ORDER, -1, AXES(0, 1), 0, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, NO_DIMS, VALUES(3));
  ctn_array_release(y);
  OK(ctn_array_norm(a, CTN_NORM_ORDER, 0, AXES(0), 0, &y));
  CHECK_ARRAY(y, CTN_FLOAT64, DIMS(2), VALUES(1, 1));
  ctn_array_release(y);
  FAILS(ctn_array_norm(NULL, CTN_NORM_DEFAULT, 0, NULL, 0, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "a: expected",
        "NULL");
  FAILS(ctn_array_norm(a, 4, 0, NULL, 0, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "kind");
  FAILS(ctn_array_norm(a, CTN_NORM_ORDER, 3, NULL, 0, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "order", "got 3");
  FAILS(ctn_array_norm(t, CTN_NORM_ORDER, 1, NULL, 0, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "axes", "got 3");
  FAILS(ctn_array_norm(t, CTN_NORM_FROBENIUS, 0, AXES(0), 0, &y), CTN_ERROR_INVALID_ARGUMENT, "kind");
  FAILS(ctn_array_norm(t, CTN_NORM_DEFAULT, 0, AXES(1, 1), 0, &y), CTN_ERROR_INDEX, "axis 1 is repeated");
  FAILS(ctn_array_norm(t, CTN_NORM_DEFAULT, 0, AXES(3), 0, &y), CTN_ERROR_INDEX, "axes: 3 is out of bounds");
  ctn_array_release(a);
  ctn_array_release(t);
}

/* Puts an infinity or NaN at every position of a 3 x 3 matrix. Each call must return a result or a status and
   print nothing. */
static void test_not_finite(void** state) {
  static const double odd[] = {INFINITY, -INFINITY, NAN};
  static const ctn_dtype dtypes[] = {CTN_FLOAT32, CTN_FLOAT64};
  size_t d, o;
  int places;
  (void)state;
  for (d = 0; d < COUNT(dtypes); ++d)
    for (o = 0; o < COUNT(odd); ++o)
      for (places = 1; places < 512; places += 1 + places / 16) {
        double values[9];
        ctn_array *a, *u, *s, *v;
        ctn_status status;
        int i, triangle = 0;
        for (i = 0; i < 9; ++i) {
          values[i] = places >> i & 1 ? odd[o] : i % 3;
          if (places >> i & 1 && i % 3 <= i / 3) triangle = 1;
        }
        a = array_of(dtypes[d], DIMS(3, 3), values, 9);
        FAILS(ctn_array_svd(a, 0, &u, &s, &v), CTN_ERROR_INVALID_ARGUMENT, "SVD did not converge");
        FAILS(ctn_array_svd(a, 1, &u, &s, &v), CTN_ERROR_INVALID_ARGUMENT, "SVD did not converge");
        FAILS(ctn_array_svdvals(a, &s), CTN_ERROR_INVALID_ARGUMENT, "SVD did not converge");
        FAILS(ctn_array_pinv(a, 1e-15, &s), CTN_ERROR_INVALID_ARGUMENT, "SVD did not converge");
        FAILS(ctn_array_norm(a, CTN_NORM_NUCLEAR, 0, NULL, 0, 0, &s), CTN_ERROR_INVALID_ARGUMENT,
              "SVD did not converge");
        FAILS(ctn_array_norm(a, CTN_NORM_ORDER, 2, NULL, 0, 0, &s), CTN_ERROR_INVALID_ARGUMENT,
              "SVD did not converge");
        if (triangle) {
          FAILS(ctn_array_eigh(a, 0, &u, &s), CTN_ERROR_INVALID_ARGUMENT, "eigenvalues did not converge");
          FAILS(ctn_array_eigvalsh(a, 0, &s), CTN_ERROR_INVALID_ARGUMENT, "eigenvalues did not converge");
        } else {
          OK(ctn_array_eigvalsh(a, 0, &s)); /* the other triangle is not read */
          ctn_array_release(s);
        }
        OK(ctn_array_qr(a, 0, &u, &s));
        ctn_array_release(u);
        ctn_array_release(s);
        OK(ctn_array_det(a, &s));
        ctn_array_release(s);
        status = ctn_array_inv(a, &s);
        if (status != CTN_ERROR_INVALID_ARGUMENT) OK(status);
        ctn_array_release(s);
        status = ctn_array_solve(a, a, &s);
        if (status != CTN_ERROR_INVALID_ARGUMENT) OK(status);
        ctn_array_release(s);
        status = ctn_array_cholesky(a, &s);
        if (status != CTN_ERROR_INVALID_ARGUMENT) OK(status);
        ctn_array_release(s);
        ctn_array_release(a);
      }
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_products),     TEST(test_into), TEST(test_solvers),
                                     TEST(test_bad_matrices), TEST(test_norm), TEST(test_not_finite)};
  return RUN(tests, argc, argv);
}
