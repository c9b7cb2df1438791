/* Tests of operations called by name, operations with two outputs, and the queries about each operation. */
#include "support.h"

static void test_ufunc(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(3)), *mask = array_of(CTN_BOOL, DIMS(3), VALUES(1, 0, 1)), *y,
            *into = counting(CTN_FLOAT32, DIMS(3));
  const ctn_array *both[2], *none[2] = {NULL, NULL};
  (void)state;
  both[0] = both[1] = a;
  OK(ctn_array_ufunc("add", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, NULL, &y));
  CHECK_ARRAY(y, CTN_INT32, DIMS(3), VALUES(0, 2, 4));
  ctn_array_release(y);
  OK(ctn_array_ufunc("add", both, 2, CTN_FLOAT64, CTN_CASTING_SAME_KIND, mask, into, &y));
  assert_ptr_equal(y, into);
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(3), VALUES(0, 1, 4));
  ctn_array_release(y);
#define UFUNC(name, list, count, dtype, casting, where, destination) \
  ctn_array_ufunc(name, list, count, dtype, casting, where, destination, &y)
  FAILS(UFUNC("plus", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAFE, NULL, NULL), CTN_ERROR_NOT_FOUND,
        "name:", "\"plus\"");
  assert_null(y);
  FAILS(UFUNC(NULL, both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAFE, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected a string");
  FAILS(UFUNC("add", both, 1, CTN_DTYPE_NONE, CTN_CASTING_SAFE, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "inputs: add takes 2, got 1");
  FAILS(UFUNC("add", none, 2, CTN_DTYPE_NONE, CTN_CASTING_SAFE, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "inputs[0]: expected an array, got NULL");
  FAILS(UFUNC("add", both, 2, 77, CTN_CASTING_SAFE, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "dtype:", "77");
  FAILS(UFUNC("add", both, 2, CTN_DTYPE_NONE, -1, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "casting:", "-1");
  FAILS(UFUNC("exp", both, 1, CTN_INT32, CTN_CASTING_SAFE, NULL, NULL), CTN_ERROR_DTYPE, "dtype: exp",
        "int32");
  FAILS(UFUNC("add", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAFE, NULL, mask), CTN_ERROR_DTYPE,
        "out: cannot cast", "int32", "bool");
  FAILS(UFUNC("add", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, a, into), CTN_ERROR_DTYPE,
        "where: expected bool");
  CHECK_ARRAY(into, CTN_FLOAT32, DIMS(3), VALUES(0, 1, 4));
  ctn_array_release(into);
  ctn_array_release(mask);
  ctn_array_release(a);
}

static void test_casting(void** state) {
  ctn_array *a = counting(CTN_INT8, DIMS(2)), *b = counting(CTN_INT16, DIMS(2)),
            *x = counting(CTN_FLOAT64, DIMS(2)), *y;
  const ctn_array *mixed[2], *one[1];
  (void)state;
  mixed[0] = a;
  mixed[1] = b;
  OK(ctn_array_ufunc("add", mixed, 2, CTN_DTYPE_NONE, CTN_CASTING_SAFE, NULL, NULL, &y));
  CHECK_ARRAY(y, CTN_INT16, DIMS(2), VALUES(0, 2));
  ctn_array_release(y);
  FAILS(ctn_array_ufunc("add", mixed, 2, CTN_DTYPE_NONE, CTN_CASTING_NO, NULL, NULL, &y), CTN_ERROR_DTYPE,
        "add: cannot cast operand 1 from int8 to int16");
  one[0] = x;
  FAILS(ctn_array_ufunc("negative", one, 1, CTN_FLOAT32, CTN_CASTING_SAFE, NULL, NULL, &y), CTN_ERROR_DTYPE,
        "negative: cannot cast operand 1 from float64 to float32");
  OK(ctn_array_ufunc("negative", one, 1, CTN_FLOAT32, CTN_CASTING_SAME_KIND, NULL, NULL, &y));
  CHECK_ARRAY(y, CTN_FLOAT32, DIMS(2), VALUES(0, -1));
  ctn_array_release(y);
  FAILS(ctn_array_ufunc("negative", one, 1, CTN_INT32, CTN_CASTING_SAME_KIND, NULL, NULL, &y),
        CTN_ERROR_DTYPE, "float64 to int32");
  OK(ctn_array_ufunc("negative", one, 1, CTN_INT32, CTN_CASTING_UNSAFE, NULL, NULL, &y));
  CHECK_ARRAY(y, CTN_INT32, DIMS(2), VALUES(0, -1));
  ctn_array_release(y);
  ctn_array_release(x);
  ctn_array_release(b);
  ctn_array_release(a);
}

/* Inputs and results of float16 operations are rounded to float16, even if the output is wider. */
static void test_half_rounding(void** state) {
  ctn_array *x = array_of(CTN_FLOAT16, DIMS(1), VALUES(3)), *third,
            *wide = array_of(CTN_FLOAT32, DIMS(1), VALUES(1 / 3.0)), *y;
  const ctn_array* one[1];
  const float rounded = 0.333251953125f;
  (void)state;
  OK(ctn_array_zeros(DIMS(1), CTN_FLOAT32, &third));
  OK(ctn_array_reciprocal_into(x, third));
  assert_true(item(third) == rounded);
  one[0] = wide;
  OK(ctn_array_ufunc("positive", one, 1, CTN_FLOAT16, CTN_CASTING_SAME_KIND, NULL, third, &y));
  assert_true(item(third) == rounded);
  ctn_array_release(y);
  ctn_array_release(wide);
  ctn_array_release(third);
  ctn_array_release(x);
}

static void test_pairs(void** state) {
  ctn_array *a = array_of(CTN_INT32, DIMS(4), VALUES(7, -7, 7, 5)),
            *b = array_of(CTN_INT32, DIMS(4), VALUES(2, 2, -2, 0)),
            *x = array_of(CTN_FLOAT32, DIMS(3), VALUES(2.75, -0.5, 8)), *q, *r, *outs[2], *into[2], *mask,
            *number;
  const ctn_array *both[2], *one[1];
  (void)state;
  OK(ctn_array_divmod(a, b, &q, &r));
  CHECK_ARRAY(q, CTN_INT32, DIMS(4), VALUES(3, -4, -4, 0));
  CHECK_ARRAY(r, CTN_INT32, DIMS(4), VALUES(1, 1, -1, 0));
  ctn_array_release(q);
  ctn_array_release(r);
  OK(ctn_array_scalar_i64(4, &number));
  OK(ctn_array_divmod(a, number, &q, &r));
  CHECK_ARRAY(q, CTN_INT32, DIMS(4), VALUES(1, -2, 1, 1));
  CHECK_ARRAY(r, CTN_INT32, DIMS(4), VALUES(3, 1, 3, 1));
  ctn_array_release(q);
  ctn_array_release(r);
  ctn_array_release(number);
  OK(ctn_array_scalar_f64(10, &number));
  OK(ctn_array_divmod(number, x, &q, &r));
  ctn_array_release(number);
  CHECK_ARRAY(q, CTN_FLOAT32, DIMS(3), VALUES(3, -20, 1));
  CHECK_ARRAY(r, CTN_FLOAT32, DIMS(3), VALUES(1.75, 0, 2));
  ctn_array_release(q);
  ctn_array_release(r);
  OK(ctn_array_modf(x, &q, &r));
  CHECK_ARRAY(q, CTN_FLOAT32, DIMS(3), VALUES(0.75, -0.5, 0));
  CHECK_ARRAY(r, CTN_FLOAT32, DIMS(3), VALUES(2, 0, 8));
  ctn_array_release(q);
  ctn_array_release(r);
  OK(ctn_array_frexp(x, &q, &r));
  CHECK_ARRAY(q, CTN_FLOAT32, DIMS(3), VALUES(0.6875, -0.5, 0.5));
  CHECK_ARRAY(r, CTN_INT32, DIMS(3), VALUES(2, 0, 4));
  OK(ctn_array_ldexp(q, r, &outs[0]));
  CHECK_ARRAY(outs[0], CTN_FLOAT32, DIMS(3), VALUES(2.75, -0.5, 8));
  ctn_array_release(outs[0]);
  ctn_array_release(r);

  /* Outputs that are also inputs, and two outputs in the same memory: the last one written stays. */
  OK(ctn_array_divmod_into(a, b, a, b));
  CHECK_ARRAY(a, CTN_INT32, DIMS(4), VALUES(3, -4, -4, 0));
  CHECK_ARRAY(b, CTN_INT32, DIMS(4), VALUES(1, 1, -1, 0));
  OK(ctn_array_modf_into(x, q, q));
  CHECK_ARRAY(q, CTN_FLOAT32, DIMS(3), VALUES(2, 0, 8));

  /* Calls by name with some outputs missing, and with a mask. */
  one[0] = x;
  mask = array_of(CTN_BOOL, DIMS(3), VALUES(1, 0, 1));
  into[0] = NULL;
  into[1] = q;
  OK(ctn_array_ufunc_outputs("modf", one, 1, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, mask, into, outs, 2));
  assert_ptr_equal(outs[1], q);
  CHECK_ARRAY(q, CTN_FLOAT32, DIMS(3), VALUES(2, 0, 8));
  ctn_array_release(outs[0]);
  ctn_array_release(outs[1]);
  both[0] = a;
  both[1] = b;
  FAILS(ctn_array_ufunc("divmod", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, NULL, outs),
        CTN_ERROR_INVALID_ARGUMENT, "divmod has 2 outputs");
  FAILS(
      ctn_array_ufunc_outputs("divmod", both, 2, CTN_DTYPE_NONE, CTN_CASTING_SAME_KIND, NULL, NULL, outs, 1),
      CTN_ERROR_INVALID_ARGUMENT, "outs: divmod has 2 outputs, got room for 1");
  FAILS(ctn_array_ufunc_outputs("frexp", one, 1, CTN_FLOAT32, CTN_CASTING_SAME_KIND, NULL, NULL, outs, 2),
        CTN_ERROR_DTYPE, "frexp has no loop for float32");
  assert_null(outs[0]);
  FAILS(ctn_array_divmod_into(a, b, a, x), CTN_ERROR_SHAPE, "broadcast", "(4,)", "(3,)");
  FAILS(ctn_array_frexp_into(x, q, mask), CTN_ERROR_DTYPE, "the second output", "int32", "bool");
  FAILS(ctn_array_ldexp(x, x, outs), CTN_ERROR_DTYPE, "ldexp: cannot cast operand 2 from float32 to int64");
  FAILS(ctn_array_divmod(a, NULL, &outs[0], &outs[1]), CTN_ERROR_INVALID_ARGUMENT, "x2: expected an array");
  assert_null(outs[1]);
  CHECK_ARRAY(a, CTN_INT32, DIMS(4), VALUES(3, -4, -4, 0));
  ctn_array_release(mask);
  ctn_array_release(q);
  ctn_array_release(x);
  ctn_array_release(b);
  ctn_array_release(a);
}

static void test_information(void** state) {
  char text[200];
  size_t length, inputs, outputs;
  (void)state;
  assert_true(ctn_ufunc_count() > 60);
  assert_string_equal(ctn_ufunc_name(0), "add");
  assert_null(ctn_ufunc_name(ctn_ufunc_count()));
  for (size_t i = 0; i < ctn_ufunc_count(); ++i) {
    OK(ctn_ufunc_arity(ctn_ufunc_name(i), &inputs, &outputs));
    assert_true(inputs >= 1 && inputs <= 3 && outputs >= 1 && outputs <= 2);
    OK(ctn_ufunc_types(ctn_ufunc_name(i), text, sizeof text, &length));
    assert_true(length > 0);
  }
  OK(ctn_ufunc_types("frexp", text, sizeof text, &length));
  assert_string_equal(text, "e->ei E->Ei f->fi d->di");
  OK(ctn_ufunc_types("left_shift", text, sizeof text, &length));
  assert_string_equal(text, "bb->b BB->B hh->h HH->H ii->i II->I ll->l LL->L");
  OK(ctn_ufunc_types("degrees", text, sizeof text, &length));
  assert_string_equal(text, "e->e E->E f->f d->d");
  FAILS(ctn_ufunc_types("plus", text, sizeof text, &length), CTN_ERROR_NOT_FOUND, "\"plus\"");
  FAILS(ctn_ufunc_arity("add", NULL, &outputs), CTN_ERROR_INVALID_ARGUMENT, "inputs");
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_ufunc), TEST(test_casting), TEST(test_half_rounding),
                                     TEST(test_pairs), TEST(test_information)};
  return RUN(tests, argc, argv);
}
