/* Tests of joining, splitting and repeating, of shapes set in place, and of the bases of views. */
#include "support.h"

static void test_stacks(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2)), *b = counting(CTN_FLOAT32, DIMS(2)), *c,
            *m = counting(CTN_INT8, DIMS(2, 2));
  const ctn_array *vectors[2], *mixed[2];
  (void)state;
  vectors[0] = a;
  vectors[1] = b;
  mixed[0] = a;
  mixed[1] = m;
  OK(ctn_array_hstack(vectors, 2, &c));
  CHECK_ARRAY(c, CTN_FLOAT64, DIMS(4), VALUES(0, 1, 0, 1));
  ctn_array_release(c);
  OK(ctn_array_vstack(vectors, 2, &c));
  CHECK_ARRAY(c, CTN_FLOAT64, DIMS(2, 2), VALUES(0, 1, 0, 1));
  ctn_array_release(c);
  OK(ctn_array_dstack(vectors, 2, &c));
  CHECK_ARRAY(c, CTN_FLOAT64, DIMS(1, 2, 2), VALUES(0, 0, 1, 1));
  ctn_array_release(c);
  OK(ctn_array_column_stack(mixed, 2, &c));
  CHECK_ARRAY(c, CTN_INT32, DIMS(2, 3), VALUES(0, 0, 1, 1, 2, 3));
  ctn_array_release(c);
  OK(ctn_array_stack(vectors, 2, -1, &c));
  CHECK_ARRAY(c, CTN_FLOAT64, DIMS(2, 2), VALUES(0, 0, 1, 1));
  ctn_array_release(c);
  FAILS(ctn_array_stack(mixed, 2, 0, &c), CTN_ERROR_SHAPE, "arrays[1]", "(2, 2)", "(2,)");
  FAILS(ctn_array_stack(vectors, 2, 2, &c), CTN_ERROR_INDEX, "axis: 2");
  FAILS(ctn_array_hstack(mixed, 2, &c), CTN_ERROR_SHAPE, "arrays[1]");
  FAILS(ctn_array_vstack(vectors, 0, &c), CTN_ERROR_INVALID_ARGUMENT, "at least one array");
  vectors[1] = NULL;
  FAILS(ctn_array_dstack(vectors, 2, &c), CTN_ERROR_INVALID_ARGUMENT,
        "arrays[1]: expected an array, got NULL");
  ctn_array_release(m);
  ctn_array_release(b);
  ctn_array_release(a);
}

static void test_splits(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2, 4)), *cube = counting(CTN_INT32, DIMS(1, 2, 2)), *parts[3];
  (void)state;
  OK(ctn_array_hsplit(a, parts, 2));
  CHECK_ARRAY(parts[1], CTN_INT32, DIMS(2, 2), VALUES(2, 3, 6, 7));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  OK(ctn_array_hsplit_at(a, DIMS(1, 1), parts, 3));
  CHECK_ARRAY(parts[0], CTN_INT32, DIMS(2, 1), VALUES(0, 4));
  CHECK_ARRAY(parts[1], CTN_INT32, DIMS(2, 0), NULL, 0);
  CHECK_ARRAY(parts[2], CTN_INT32, DIMS(2, 3), VALUES(1, 2, 3, 5, 6, 7));
  for (int i = 0; i < 3; ++i) ctn_array_release(parts[i]);
  OK(ctn_array_vsplit(a, parts, 2));
  CHECK_ARRAY(parts[1], CTN_INT32, DIMS(1, 4), VALUES(4, 5, 6, 7));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  OK(ctn_array_dsplit(cube, parts, 2));
  CHECK_ARRAY(parts[1], CTN_INT32, DIMS(1, 2, 1), VALUES(1, 3));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  FAILS(ctn_array_hsplit(a, parts, 3), CTN_ERROR_INVALID_ARGUMENT, "count", "divisor of 4", "3");
  FAILS(ctn_array_dsplit(a, parts, 2), CTN_ERROR_INVALID_ARGUMENT, "a: expected at least 3 dimensions",
        "(2, 4)");
  FAILS(ctn_array_vsplit_at(a, DIMS(1), parts, 3), CTN_ERROR_INVALID_ARGUMENT, "count: expected 2 parts");
  assert_null(parts[0]);
  ctn_array_release(cube);
  ctn_array_release(a);
}

static void test_repeats(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2, 2)), *b;
  const int64_t huge[2] = {INT64_MAX / 2, INT64_MAX / 2};
  (void)state;
  OK(ctn_array_tile(a, DIMS(2, 1, 2), &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(2, 2, 4), VALUES(0, 1, 0, 1, 2, 3, 2, 3, 0, 1, 0, 1, 2, 3, 2, 3));
  ctn_array_release(b);
  OK(ctn_array_repeat(a, DIMS(2), CTN_AXIS_NONE, &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(8), VALUES(0, 0, 1, 1, 2, 2, 3, 3));
  ctn_array_release(b);
  OK(ctn_array_repeat(a, DIMS(0, 3), 1, &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(2, 3), VALUES(1, 1, 1, 3, 3, 3));
  ctn_array_release(b);
  OK(ctn_array_roll(a, 1, CTN_AXIS_NONE, &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(2, 2), VALUES(3, 0, 1, 2));
  ctn_array_release(b);
  OK(ctn_array_roll(a, -3, 0, &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(2, 2), VALUES(2, 3, 0, 1));
  ctn_array_release(b);
  OK(ctn_array_flip(a, NULL, 0, &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(2, 2), VALUES(3, 2, 1, 0));
  ctn_array_release(b);
  OK(ctn_array_flip(a, DIMS(-1), &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(2, 2), VALUES(1, 0, 3, 2));
  ctn_array_release(b);
  FAILS(ctn_array_flip(a, DIMS(1, -1), &b), CTN_ERROR_INDEX, "axis -1 is repeated");
  FAILS(ctn_array_tile(a, DIMS(2, -1), &b), CTN_ERROR_INVALID_ARGUMENT, "repetitions[1]", "-1");
  FAILS(ctn_array_tile(a, DIMS(INT64_MAX), &b), CTN_ERROR_INVALID_ARGUMENT, "2^63-1");
  FAILS(ctn_array_repeat(a, DIMS(1, 2, 3), 0, &b), CTN_ERROR_SHAPE, "repeats: expected one or 2 entries",
        "3");
  FAILS(ctn_array_repeat(a, DIMS(1, -2), 0, &b), CTN_ERROR_INVALID_ARGUMENT, "repeats[1]", "-2");
  FAILS(ctn_array_repeat(a, huge, 1, 0, &b), CTN_ERROR_INVALID_ARGUMENT, "larger than the address space");
  FAILS(ctn_array_repeat(a, huge, 2, 0, &b), CTN_ERROR_INVALID_ARGUMENT, "larger than the address space");
  FAILS(ctn_array_roll(a, 1, 2, &b), CTN_ERROR_INDEX, "axis: 2");
  assert_null(b);
  ctn_array_release(a);
}

static void test_at_least(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2)), *b, *outs[2];
  const ctn_array* pair[2];
  int64_t shape[4] = {-1, -1, -1, -1};
  size_t ndim;
  (void)state;
  OK(ctn_array_atleast_1d(a, &b));
  assert_ptr_equal(a, b);
  ctn_array_release(b);
  OK(ctn_array_atleast_3d(a, &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(1, 2, 1), VALUES(0, 1));
  pair[0] = a;
  pair[1] = b;
  OK(ctn_array_broadcast(pair, 2, NULL, 0, &ndim));
  assert_int_equal(ndim, 3);
  OK(ctn_array_broadcast(pair, 2, shape, 2, &ndim));
  assert_true(shape[0] == 1 && shape[1] == 2 && shape[2] == -1);
  OK(ctn_array_broadcast_arrays(pair, 2, outs));
  CHECK_ARRAY(outs[1], CTN_INT16, DIMS(1, 2, 2), VALUES(0, 0, 1, 1));
  assert_false(ctn_array_is_writeable(outs[1]));
  ctn_array_release(outs[0]);
  ctn_array_release(outs[1]);
  FAILS(ctn_array_broadcast(pair, 0, NULL, 0, &ndim), CTN_ERROR_INVALID_ARGUMENT, "at least one array");
  ctn_array_release(b);
  b = counting(CTN_INT16, DIMS(3));
  pair[1] = b;
  FAILS(ctn_array_broadcast_arrays(pair, 2, outs), CTN_ERROR_SHAPE, "(2,) and (3,)");
  assert_null(outs[0]);
  ctn_array_release(b);
  ctn_array_release(a);
}

static void test_set_shape(void** state) {
  ctn_array *a, *view = counting(CTN_INT32, DIMS(2, 6)), *turned, *reduced;
  int64_t long_shape[32];
  (void)state;
  OK(ctn_array_copy(view, &a));
  ctn_array_release(view);
  OK(ctn_array_set_shape(a, DIMS(3, -1)));
  CHECK_ARRAY(a, CTN_INT32, DIMS(3, 4), VALUES(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
  assert_true(ctn_array_owns_data(a));
  OK(ctn_array_transpose(a, NULL, 0, &turned));
  FAILS(ctn_array_set_shape(turned, DIMS(12)), CTN_ERROR_SHAPE, "shape:", "(4, 3)", "without a copy");
  FAILS(ctn_array_set_shape(a, DIMS(5)), CTN_ERROR_SHAPE, "cannot reshape");
  OK(ctn_array_set_shape(turned, DIMS(2, 2, 3)));
  CHECK_ARRAY(turned, CTN_INT32, DIMS(2, 2, 3), VALUES(0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11));
  OK(ctn_array_reduced_view(turned, &reduced));
  assert_int_equal(ctn_array_ndim(reduced), 2);
  ctn_array_release(reduced);
  for (int i = 0; i < 32; ++i) long_shape[i] = 1;
  long_shape[31] = 12;
  OK(ctn_array_set_shape(a, long_shape, 32));
  assert_int_equal(ctn_array_ndim(a), 32);
  OK(ctn_array_reduced_view(a, &reduced));
  CHECK_ARRAY(reduced, CTN_INT32, DIMS(12), VALUES(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
  ctn_array_release(reduced);
  OK(ctn_array_set_shape(a, DIMS(12)));
  CHECK_ARRAY(a, CTN_INT32, DIMS(12), VALUES(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
  ctn_array_release(turned);
  ctn_array_release(a);
}

static void test_set_writeable(void** state) {
  ctn_array *a, *view = counting(CTN_INT32, DIMS(2, 3)), *part, *spread;
  float fixed[4] = {1, 2, 3, 4};
  void* managed = NULL;
  (void)state;
  OK(ctn_array_copy(view, &a));
  ctn_array_release(view);
  OK(ctn_array_transpose(a, NULL, 0, &view));
  OK(ctn_array_set_writeable(a, 0));
  assert_false(ctn_array_is_writeable(a));
  assert_true(ctn_array_is_writeable(view));
  OK(ctn_array_transpose(a, NULL, 0, &part));
  assert_false(ctn_array_is_writeable(part));
  FAILS(ctn_array_fill_f64(a, 1), CTN_ERROR_INVALID_ARGUMENT, "read-only");
  FAILS(ctn_array_set_writeable(part, 1), CTN_ERROR_INVALID_ARGUMENT, "array_set_writeable",
        "writeable:", "(3, 2)");
  OK(ctn_array_set_shape(a, DIMS(3, 2)));
  assert_false(ctn_array_is_writeable(a));
  OK(ctn_array_set_writeable(a, 1));
  OK(ctn_array_set_writeable(part, 1));
  OK(ctn_array_fill_f64(part, 7));
  CHECK_ARRAY(a, CTN_INT32, DIMS(3, 2), VALUES(7, 7, 7, 7, 7, 7));
  OK(ctn_array_broadcast_to(a, DIMS(2, 3, 2), &spread));
  FAILS(ctn_array_set_writeable(spread, 1), CTN_ERROR_INVALID_ARGUMENT, "overlapping");
  OK(ctn_array_set_writeable(spread, 0));
  FAILS(ctn_array_set_writeable(NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "a:");
  ctn_array_release(spread);
  ctn_array_release(part);
  ctn_array_release(view);
  ctn_array_release(a);
  OK(ctn_array_from_memory(fixed, DIMS(4), NULL, CTN_FLOAT32, NULL, NULL, &a)); /* memory of another owner */
  OK(ctn_array_set_writeable(a, 0));
  OK(ctn_array_set_writeable(a, 1));
  OK(ctn_array_to_dlpack(a, 1, &managed));
  ((uint64_t*)managed)[3] = 1; /* the flag of read-only memory in DLManagedTensorVersioned */
  OK(ctn_array_from_dlpack(managed, 1, &view));
  FAILS(ctn_array_set_writeable(view, 1), CTN_ERROR_INVALID_ARGUMENT, "read-only memory");
  ctn_array_release(view);
  ctn_array_release(a);
}

static void test_base(void** state) {
  ctn_array *a, *view = counting(CTN_INT32, DIMS(2, 3)), *row, *part, *base;
  const ctn_index first = {CTN_INDEX_INT, 1, 0, 0}, rest = {CTN_INDEX_SLICE, 1, CTN_OMITTED, 1};
  (void)state;
  OK(ctn_array_copy(view, &a));
  ctn_array_release(view);
  OK(ctn_array_base(a, &base));
  assert_null(base);
  OK(ctn_array_get(a, &first, 1, &row));
  OK(ctn_array_get(row, &rest, 1, &part));
  OK(ctn_array_base(part, &base));
  assert_ptr_equal(base, a);
  ctn_array_release(base);
  ctn_array_release(row);
  ctn_array_release(a);
  CHECK_ARRAY(part, CTN_INT32, DIMS(2), VALUES(4, 5));
  ctn_array_release(part);
  OK(ctn_array_base(NULL, &base));
  assert_null(base);
}

static void test_spread(void** state) {
  ctn_array *a = counting(CTN_INT8, DIMS(2, 3)), *b, *none, *into;
  (void)state;
  OK(ctn_array_var(a, NULL, 0, 0, 0, CTN_DTYPE_NONE, &b));
  CHECK_ARRAY(b, CTN_FLOAT64, NO_DIMS, VALUES(35 / 12.0));
  ctn_array_release(b);
  OK(ctn_array_std(a, DIMS(1), 1, 1, CTN_FLOAT32, &b));
  CHECK_ARRAY(b, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 1));
  ctn_array_release(b);
  into = counting(CTN_FLOAT32, DIMS(3));
  OK(ctn_array_var_into(a, DIMS(0), 0, 0, CTN_DTYPE_NONE, into));
  CHECK_ARRAY(into, CTN_FLOAT32, DIMS(3), VALUES(2.25, 2.25, 2.25));
  FAILS(ctn_array_var_into(a, DIMS(1), 0, 0, CTN_DTYPE_NONE, into), CTN_ERROR_SHAPE,
        "out: expected shape (2,)");
  FAILS(ctn_array_std_into(a, DIMS(0), 0, 0, CTN_DTYPE_NONE, a), CTN_ERROR_SHAPE, "out:");
  FAILS(ctn_array_var(a, DIMS(0, 0), 0, 0, CTN_DTYPE_NONE, &b), CTN_ERROR_INDEX, "axis 0 is repeated");
  FAILS(ctn_array_var(a, NULL, 0, 0, 0, CTN_INT32, &b), CTN_ERROR_DTYPE, "dtype: expected a floating dtype");
  OK(ctn_array_count_nonzero(a, DIMS(0), 0, &b));
  CHECK_ARRAY(b, CTN_INT64, DIMS(3), VALUES(1, 2, 2));
  ctn_array_release(b);
  OK(ctn_array_all(a, DIMS(1), 1, &b));
  CHECK_ARRAY(b, CTN_BOOL, DIMS(2, 1), VALUES(0, 1));
  ctn_array_release(b);
  OK(ctn_array_zeros(DIMS(0, 2), CTN_FLOAT32, &none));
  OK(ctn_array_all(none, DIMS(0), 0, &b));
  CHECK_ARRAY(b, CTN_BOOL, DIMS(2), VALUES(1, 1));
  ctn_array_release(b);
  OK(ctn_array_any(none, NULL, 0, 0, &b));
  CHECK_ARRAY(b, CTN_BOOL, NO_DIMS, VALUES(0));
  ctn_array_release(b);
  OK(ctn_array_any(none, DIMS(1), 0, &b));
  CHECK_ARRAY(b, CTN_BOOL, DIMS(0), NULL, 0);
  ctn_array_release(b);
  ctn_array_release(none);
  ctn_array_release(into);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_stacks),   TEST(test_splits),    TEST(test_repeats),
                                     TEST(test_at_least), TEST(test_set_shape), TEST(test_set_writeable),
                                     TEST(test_base),     TEST(test_spread)};
  return RUN(tests, argc, argv);
}
