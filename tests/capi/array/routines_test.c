/* Tests of catenary/routines.h. */
#include "support.h"

static ctn_array* ones(ctn_dtype dtype, const int64_t* shape, size_t ndim) {
  ctn_array* a;
  OK(ctn_array_ones(shape, ndim, dtype, &a));
  return a;
}

static void test_convolutions(void** state) {
  ctn_array *a, *v, *y;
  (void)state;
  a = array_of(CTN_INT16, DIMS(4), VALUES(1, 2, 3, 4));
  v = array_of(CTN_FLOAT32, DIMS(2), VALUES(10, 1));
  OK(ctn_array_convolve(a, v, CTN_CONVOLUTION_FULL, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(5), VALUES(10, 21, 32, 43, 4));
  ctn_array_release(y);
  OK(ctn_array_convolve(v, a, CTN_CONVOLUTION_SAME, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(4), VALUES(10, 21, 32, 43));
  ctn_array_release(y);
  OK(ctn_array_correlate(a, v, CTN_CONVOLUTION_VALID, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(3), VALUES(12, 23, 34));
  ctn_array_release(y);
  OK(ctn_array_correlate(v, a, CTN_CONVOLUTION_FULL, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(5), VALUES(40, 34, 23, 12, 1));
  ctn_array_release(y);
  ctn_array_release(v);
  v = ones(CTN_BOOL, DIMS(0));
  FAILS(ctn_array_convolve(a, v, CTN_CONVOLUTION_FULL, &y), CTN_ERROR_SHAPE, "v: expected a vector", "(0,)");
  assert_null(y);
  ctn_array_release(v);
  v = ones(CTN_FLOAT32, DIMS(2, 2));
  FAILS(ctn_array_correlate(v, a, CTN_CONVOLUTION_FULL, &y), CTN_ERROR_SHAPE, "a: expected a vector",
        "(2, 2)");
  ctn_array_release(v);
  FAILS(ctn_array_convolve(a, a, (ctn_convolution_mode)3, &y), CTN_ERROR_INVALID_ARGUMENT, "mode", "3");
  ctn_array_release(a);
}

static void test_einsum(void** state) {
  ctn_array *m = counting(CTN_INT64, DIMS(2, 3)), *y;
  const ctn_array* list[3];
  (void)state;
  list[0] = list[1] = m;
  list[2] = NULL;
  OK(ctn_array_einsum(" ij , kj -> k i ", list, 2, &y));
  CHECK_ARRAY(y, CTN_INT64, DIMS(2, 2), VALUES(5, 14, 14, 50));
  ctn_array_release(y);
  OK(ctn_array_einsum("b...->...", list, 1, &y));
  CHECK_ARRAY(y, CTN_INT64, DIMS(3), VALUES(3, 5, 7));
  ctn_array_release(y);
  OK(ctn_array_einsum("Zi", list, 1, &y));
  CHECK_ARRAY(y, CTN_INT64, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(y);

  y = m;
  FAILS(ctn_array_einsum(NULL, list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "subscripts: expected", "NULL");
  assert_null(y);
  FAILS(ctn_array_einsum("ij,ij", list, 2, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_array_einsum("", NULL, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "at least one operand");
  FAILS(ctn_array_einsum("ij,ij,ij", list, 3, &y), CTN_ERROR_INVALID_ARGUMENT, "arrays[2]", "NULL");
  FAILS(ctn_array_einsum("ij", list, 2, &y), CTN_ERROR_INVALID_ARGUMENT,
        "1 operands according to the subscripts, got 2");
  FAILS(ctn_array_einsum("i1", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "position 1, got \"1\"");
  FAILS(ctn_array_einsum("ij-k", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "\"->\"", "position 2");
  FAILS(ctn_array_einsum("ij->i->j", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "\"->\" once at position 5");
  FAILS(ctn_array_einsum("ij->i,j", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "position 5");
  FAILS(ctn_array_einsum("ij->ii", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "every letter once",
        "position 5");
  FAILS(ctn_array_einsum("ij->k", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "an operand has", "position 4");
  FAILS(ctn_array_einsum("i..", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "ellipsis", "position 1");
  FAILS(ctn_array_einsum("...i...", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "ellipsis", "position 4");
  FAILS(ctn_array_einsum("...i->i", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "\"...\" in the output");
  FAILS(ctn_array_einsum("ijk", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "arrays[0]: expected 3 dimensions");
  FAILS(ctn_array_einsum("i", list, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "arrays[0]: expected 1 dimensions");
  FAILS(ctn_array_einsum("ii", list, 1, &y), CTN_ERROR_SHAPE, "repeated 'i'", "(2, 3)");
  FAILS(ctn_array_einsum("ij,jk", list, 2, &y), CTN_ERROR_SHAPE, "arrays[1]", "length 3 or 1 for 'j'");
  ctn_array_release(m);
}

static void test_einsum_into(void** state) {
  ctn_array *m = counting(CTN_FLOAT32, DIMS(2, 3)), *v = ones(CTN_FLOAT32, DIMS(3));
  ctn_array *out = ones(CTN_FLOAT32, DIMS(2, 2)), *ints = ones(CTN_INT32, DIMS(2, 2));
  const ctn_array* both[2];
  (void)state;
  both[0] = both[1] = m;
  OK(ctn_array_einsum_into("ij,kj->ik", both, 2, out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2, 2), VALUES(5, 14, 14, 50));
  FAILS(ctn_array_einsum_into("ij,kj->ik", both, 2, ints), CTN_ERROR_DTYPE, "out: cannot cast");
  FAILS(ctn_array_einsum_into("ij,kj->ki", both, 2, v), CTN_ERROR_SHAPE, "out: expected shape (2, 2)");
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2, 2), VALUES(5, 14, 14, 50));
  ctn_array_release(m);
  ctn_array_release(v);
  ctn_array_release(out);
  ctn_array_release(ints);
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

static void test_eigenvalues(void** state) {
  ctn_array *a, *turn, *both, *w, *v;
  (void)state;
  if (!has_lapack()) skip();
  a = array_of(CTN_INT32, DIMS(2, 2, 2), VALUES(1, 2, 0, 3, 5, 0, 0, 5));
  OK(ctn_array_eig(a, &w, &v));
  CHECK_ARRAY(w, CTN_FLOAT64, DIMS(2, 2), VALUES(1, 3, 5, 5));
  CHECK_ARRAY(v, CTN_FLOAT64, DIMS(2, 2, 2), VALUES(1, sqrt(.5), 0, sqrt(.5), 1, 0, 0, 1));
  ctn_array_release(w);
  ctn_array_release(v);
  turn = array_of(CTN_FLOAT32, DIMS(2, 2), VALUES(0, -1, 1, 0));
  both = array_of(CTN_FLOAT32, DIMS(2, 2, 2), VALUES(1, 0, 0, 1, 0, -1, 1, 0));
  FAILS(ctn_array_eigvals(turn, &w), CTN_ERROR_UNSUPPORTED, "a: expected real eigenvalues");
  assert_null(w);
  FAILS(ctn_array_eig(both, &w, &v), CTN_ERROR_UNSUPPORTED, "real eigenvalues", "at (1,) of the stack");
  assert_null(w);
  assert_null(v);
  ctn_array_release(a);
  ctn_array_release(turn);
  ctn_array_release(both);
  a = ones(CTN_FLOAT64, DIMS(2, 3));
  FAILS(ctn_array_eig(a, &w, &v), CTN_ERROR_SHAPE, "square");
  FAILS(ctn_array_eigvals(a, &w), CTN_ERROR_SHAPE, "square");
  ctn_array_release(a);
  a = ones(CTN_FLOAT16, DIMS(2, 2));
  FAILS(ctn_array_eigvals(a, &w), CTN_ERROR_DTYPE, "float16");
  ctn_array_release(a);
  a = ones(CTN_FLOAT64, DIMS(0, 0));
  OK(ctn_array_eigvals(a, &w));
  assert_int_equal(ctn_array_size(w), 0);
  ctn_array_release(w);
  ctn_array_release(a);
  a = array_of(CTN_FLOAT64, DIMS(2, 2), VALUES(1, 2, NAN, 3));
  FAILS(ctn_array_eigvals(a, &w), CTN_ERROR_INVALID_ARGUMENT, "eigenvalues did not converge");
  ctn_array_release(a);
}

static void test_least_squares(void** state) {
  ctn_array *a, *b, *x, *sums, *s;
  int64_t rank = -1;
  (void)state;
  if (!has_lapack()) skip();
  a = array_of(CTN_INT32, DIMS(4, 2), VALUES(0, 1, 1, 1, 2, 1, 3, 1));
  b = array_of(CTN_FLOAT32, DIMS(4), VALUES(-1, 0.25, 1, 2.25));
  OK(ctn_array_lstsq(a, b, -1, &x, &sums, &rank, &s));
  CHECK_ARRAY(x, CTN_FLOAT64, DIMS(2), VALUES(1.05, -0.95));
  CHECK_ARRAY(sums, CTN_FLOAT64, DIMS(1), VALUES(0.05));
  assert_int_equal(rank, 2);
  CHECK_ARRAY(s, CTN_FLOAT64, DIMS(2), VALUES(sqrt(9 + sqrt(61)), sqrt(9 - sqrt(61))));
  ctn_array_release(x);
  ctn_array_release(sums);
  ctn_array_release(s);
  /* With the larger singular value alone there is no sum. */
  OK(ctn_array_lstsq(a, b, 0.5, &x, &sums, &rank, &s));
  assert_int_equal(rank, 1);
  assert_int_equal(ctn_array_size(sums), 0);
  ctn_array_release(x);
  ctn_array_release(sums);
  ctn_array_release(s);
  x = sums = s = a;
  FAILS(ctn_array_lstsq(b, b, -1, &x, &sums, &rank, &s), CTN_ERROR_SHAPE, "a: expected a matrix");
  assert_null(x);
  assert_null(sums);
  assert_null(s);
  FAILS(ctn_array_lstsq(a, a, NAN, &x, &sums, &rank, &s), CTN_ERROR_INVALID_ARGUMENT,
        "rcond: expected a number");
  FAILS(ctn_array_lstsq(a, b, -1, &x, &sums, NULL, &s), CTN_ERROR_INVALID_ARGUMENT,
        "rank: expected a pointer");
  ctn_array_release(b);
  b = ones(CTN_FLOAT32, DIMS(3, 2));
  FAILS(ctn_array_lstsq(a, b, -1, &x, &sums, &rank, &s), CTN_ERROR_SHAPE,
        "b: expected a vector or matrix of 4 rows", "(3, 2)");
  ctn_array_release(b);
  b = ones(CTN_FLOAT16, DIMS(4));
  FAILS(ctn_array_lstsq(a, b, -1, &x, &sums, &rank, &s), CTN_ERROR_DTYPE, "b: array type float16");
  ctn_array_release(b);
  ctn_array_release(a);
  a = array_of(CTN_FLOAT64, DIMS(2, 2), VALUES(1, 2, NAN, 3));
  FAILS(ctn_array_lstsq(a, a, -1, &x, &sums, &rank, &s), CTN_ERROR_INVALID_ARGUMENT,
        "a: SVD did not converge");
  ctn_array_release(a);
}

static void test_pad(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2, 2)), *one, *y;
  (void)state;
  one = array_of(CTN_FLOAT32, DIMS(1), VALUES(7.9));
  OK(ctn_array_pad(a, DIMS(1, 0, 0, 1), CTN_PAD_CONSTANT, one, &y));
  CHECK_ARRAY(y, CTN_INT16, DIMS(3, 3), VALUES(7, 7, 7, 0, 1, 7, 2, 3, 7));
  ctn_array_release(y);
  OK(ctn_array_pad(a, DIMS(0, 3, 1, 1), CTN_PAD_WRAP, NULL, &y));
  CHECK_ARRAY(y, CTN_INT16, DIMS(5, 4), VALUES(1, 0, 1, 0, 3, 2, 3, 2, 1, 0, 1, 0, 3, 2, 3, 2, 1, 0, 1, 0));
  ctn_array_release(y);
  FAILS(ctn_array_pad(a, DIMS(1, 1), CTN_PAD_EDGE, NULL, &y), CTN_ERROR_SHAPE, "widths: expected 4 numbers",
        "2");
  assert_null(y);
  FAILS(ctn_array_pad(a, DIMS(0, 1, -2, 0), CTN_PAD_EDGE, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "widths[2]",
        "-2");
  FAILS(ctn_array_pad(a, DIMS(0, 1, INT64_MAX, 0), CTN_PAD_EDGE, NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "axis 1", "2^63-1");
  FAILS(ctn_array_pad(a, DIMS(0, 0, 0, 0), CTN_PAD_CONSTANT, NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected a value");
  FAILS(ctn_array_pad(a, DIMS(0, 0, 0, 0), CTN_PAD_EMPTY, one, &y), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected NULL");
  FAILS(ctn_array_pad(a, DIMS(0, 0, 0, 0), CTN_PAD_CONSTANT, a, &y), CTN_ERROR_SHAPE,
        "value: expected one element", "(2, 2)");
  FAILS(ctn_array_pad(a, DIMS(0, 0, 0, 0), (ctn_pad_mode)6, NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "mode",
        "6");
  ctn_array_release(a);
  a = ones(CTN_BOOL, DIMS(2, 0));
  FAILS(ctn_array_pad(a, DIMS(1, 0, 0, 1), CTN_PAD_REFLECT, NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "widths[3]: expected 0 for the empty axis 1", "1");
  ctn_array_release(one);
  ctn_array_release(a);
}

static void test_splice(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2, 3)), *values, *y;
  (void)state;
  values = array_of(CTN_FLOAT32, DIMS(2, 1), VALUES(7.9, 8));
  OK(ctn_array_splice(a, DIMS(1, 0), (const int64_t[]){2, 0}, values, -1, &y));
  CHECK_ARRAY(y, CTN_INT16, DIMS(2, 4), VALUES(7, 0, 7, 2, 8, 3, 8, 5));
  ctn_array_release(y);
  OK(ctn_array_splice(a, DIMS(4, 0, 1), (const int64_t[]){6, 1, 2}, NULL, CTN_AXIS_NONE, &y));
  CHECK_ARRAY(y, CTN_INT16, DIMS(2), VALUES(2, 3));
  ctn_array_release(y);
  FAILS(ctn_array_splice(a, DIMS(1), (const int64_t[]){4}, NULL, 1, &y), CTN_ERROR_INDEX, "begins[0]",
        "1 to 4");
  assert_null(y);
  FAILS(ctn_array_splice(a, DIMS(0, -1), (const int64_t[]){0, 1}, NULL, 1, &y), CTN_ERROR_INDEX, "begins[1]",
        "-1 to 1");
  FAILS(ctn_array_splice(a, DIMS(2), (const int64_t[]){1}, NULL, 1, &y), CTN_ERROR_INDEX, "begins[0]",
        "2 to 1");
  FAILS(ctn_array_splice(a, DIMS(0), (const int64_t[]){0}, NULL, 2, &y), CTN_ERROR_INDEX, "axis");
  FAILS(ctn_array_splice(a, DIMS(0), (const int64_t[]){0}, values, CTN_AXIS_NONE, &y), CTN_ERROR_SHAPE,
        "values", "(2, 1)");
  FAILS(ctn_array_splice(a, DIMS(0, 0, 0), (const int64_t[]){0, 0, 0}, a, 0, &y), CTN_ERROR_SHAPE, "values",
        "(2, 3)");
  ctn_array_release(values);
  values = ones(CTN_BOOL, DIMS(3, 1));
  FAILS(ctn_array_splice(a, DIMS(0), (const int64_t[]){0}, values, 1, &y), CTN_ERROR_SHAPE, "values",
        "(3, 1)");
  ctn_array_release(values);
  ctn_array_release(a);
}

static void test_roll_axes(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2, 3)), *y;
  (void)state;
  OK(ctn_array_roll_axes(a, DIMS(-1, INT64_MIN, 5), (const int64_t[]){1, 0, -1}, &y));
  CHECK_ARRAY(y, CTN_INT16, DIMS(2, 3), VALUES(2, 0, 1, 5, 3, 4));
  ctn_array_release(y);
  OK(ctn_array_roll_axes(a, NULL, 0, NULL, &y));
  CHECK_ARRAY(y, CTN_INT16, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(y);
  FAILS(ctn_array_roll_axes(a, DIMS(1), (const int64_t[]){2}, &y), CTN_ERROR_INDEX,
        "axes: 2 is out of bounds");
  assert_null(y);
  ctn_array_release(a);
}

static void test_packbits(void** state) {
  ctn_array *a = array_of(CTN_INT32, DIMS(9), VALUES(1, 0, -3, 0, 0, 0, 0, 256, 1)), *y;
  (void)state;
  OK(ctn_array_packbits(a, 0, 0, &y));
  CHECK_ARRAY(y, CTN_UINT8, DIMS(2), VALUES(161, 128));
  ctn_array_release(y);
  OK(ctn_array_packbits(a, CTN_AXIS_NONE, 1, &y));
  CHECK_ARRAY(y, CTN_UINT8, DIMS(2), VALUES(133, 1));
  ctn_array_release(y);
  FAILS(ctn_array_packbits(a, 1, 0, &y), CTN_ERROR_INDEX, "axis");
  assert_null(y);
  ctn_array_release(a);
  a = ones(CTN_FLOAT32, DIMS(3));
  FAILS(ctn_array_packbits(a, 0, 0, &y), CTN_ERROR_DTYPE, "a: expected integers or booleans", "float32 (3,)");
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_convolutions), TEST(test_einsum),        TEST(test_einsum_into),
      TEST(test_eigenvalues),  TEST(test_least_squares), TEST(test_pad),
      TEST(test_splice),       TEST(test_roll_axes),     TEST(test_packbits)};
  return RUN(tests, argc, argv);
}
