/* Tests of functions that rearrange, join, split and pick: results, gradients, bad input, ownership. */
#include "autograd_support.h"

static ctn_variable* counting_variable(const int64_t* shape, size_t ndim) {
  ctn_array* a = counting(CTN_FLOAT32, shape, ndim);
  ctn_variable* v;
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

/* Runs backward from y with the gradient 1, 2, 3... */
static void run_backward(ctn_variable* y) {
  ctn_array* data = data_of(y);
  ctn_array *gy, *one, *counted;
  OK(ctn_array_scalar_f64(1, &one));
  counted = counting(CTN_FLOAT32, ctn_array_shape(data), (size_t)ctn_array_ndim(data));
  OK(ctn_array_add(counted, one, &gy));
  OK(ctn_variable_set_grad(y, gy));
  OK(ctn_variable_backward(y, 0, 0));
  ctn_array_release(counted);
  ctn_array_release(one);
  ctn_array_release(gy);
  ctn_array_release(data);
}

static void check_label(ctn_variable* y, const char* expected) {
  ctn_function* creator = creator_of(y);
  char text[64];
  size_t length;
  assert_non_null(creator);
  OK(ctn_function_label(creator, text, sizeof(text), &length));
  assert_string_equal(text, expected);
  ctn_function_release(creator);
}

static void test_axes(void** state) {
  ctn_variable* x = counting_variable(DIMS(2, 3));
  ctn_variable *y, *z;
  (void)state;
  OK(ctn_expand_dims(x, 1, &y));
  check_label(y, "ExpandDims");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 1, 3), VALUES(0, 1, 2, 3, 4, 5));
  OK(ctn_squeeze(y, NULL, 0, &z));
  check_label(z, "Squeeze");
  CHECK_DATA(z, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_variable_release(z);
  OK(ctn_squeeze(y, DIMS(-2), &z));
  CHECK_DATA(z, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_variable_release(y);
  OK(ctn_swapaxes(z, 0, -1, &y));
  check_label(y, "Swapaxes");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(3, 2), VALUES(0, 3, 1, 4, 2, 5));
  ctn_variable_release(z);
  OK(ctn_flip(y, DIMS(0), &z));
  check_label(z, "Flip");
  CHECK_DATA(z, CTN_FLOAT32, DIMS(3, 2), VALUES(2, 5, 1, 4, 0, 3));
  ctn_variable_release(y);
  run_backward(z);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(5, 3, 1, 6, 4, 2));
  ctn_variable_release(z);
  FAILS(ctn_expand_dims(x, 3, &y), CTN_ERROR_INDEX, "axis");
  assert_null(y);
  FAILS(ctn_squeeze(x, DIMS(0), &y), CTN_ERROR_INDEX, "axes: axis 0 of float32 (2, 3) is not of length one");
  FAILS(ctn_swapaxes(x, 0, 2, &y), CTN_ERROR_INDEX, "2");
  FAILS(ctn_flip(x, DIMS(-3), &y), CTN_ERROR_INDEX, "-3");
  ctn_variable_release(x);
}

static void test_copies(void** state) {
  ctn_variable* x = counting_variable(DIMS(2, 2));
  ctn_variable *y, *z;
  ctn_array* a;
  (void)state;
  OK(ctn_copy(x, "test:1", &y));
  check_label(y, "Copy");
  a = data_of(y);
  {
    char name[16];
    OK(ctn_array_device(a, name, sizeof(name), NULL));
    assert_string_equal(name, "test:1");
  }
  ctn_array_release(a);
  OK(ctn_copy(y, device, &z));
  ctn_variable_release(y);
  run_backward(z);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  ctn_variable_release(z);
  OK(ctn_variable_cleargrad(x));
  FAILS(ctn_copy(x, "nowhere", &y), CTN_ERROR_DEVICE, "nowhere");

  OK(ctn_cast(x, CTN_FLOAT64, &y));
  check_label(y, "Cast");
  CHECK_DATA(y, CTN_FLOAT64, DIMS(2, 2), VALUES(0, 1, 2, 3));
  OK(ctn_cast(y, CTN_FLOAT32, &z));
  ctn_variable_release(y);
  run_backward(z);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  ctn_variable_release(z);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_cast(x, CTN_FLOAT32, &y));
  assert_ptr_equal(x, y);
  ctn_variable_release(y);

  OK(ctn_tile(x, DIMS(2, 1), &y));
  check_label(y, "Tile");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(4, 2), VALUES(0, 1, 2, 3, 0, 1, 2, 3));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 2), VALUES(6, 8, 10, 12));
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));
  FAILS(ctn_tile(x, DIMS(-1), &y), CTN_ERROR_INVALID_ARGUMENT, "repetitions");
  /* The result is empty, however long its other axes are. Tiling can also add axes. */
  OK(ctn_tile(x, DIMS(0, 1000000000000), &y));
  OK(ctn_sum(y, NULL, 0, 0, &z));
  OK(ctn_variable_backward(z, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 0, 0));
  ctn_variable_release(z);
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_tile(x, DIMS(1000000000, 3, 0, 1), &y));
  OK(ctn_sum(y, NULL, 0, 0, &z));
  OK(ctn_variable_backward(z, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 0, 0));
  ctn_variable_release(z);
  ctn_variable_release(y);
  OK(ctn_variable_cleargrad(x));

  OK(ctn_pad(x, (const int64_t[]){1, 0}, 2, (const int64_t[]){0, 1}, -1, &y));
  check_label(y, "Pad");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(3, 3), VALUES(-1, -1, -1, 0, 1, -1, 2, 3, -1));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 2), VALUES(4, 5, 7, 8));
  ctn_variable_release(y);
  FAILS(ctn_pad(x, (const int64_t[]){1}, 1, (const int64_t[]){0}, 0, &y), CTN_ERROR_SHAPE,
        "before: expected one width for each of the 2 axes, got 1");
  FAILS(ctn_pad(x, (const int64_t[]){1, 0}, 2, (const int64_t[]){0, -1}, 0, &y), CTN_ERROR_INVALID_ARGUMENT,
        "after: expected widths of at least 0, got -1 for axis 1");
  FAILS(ctn_pad(x, (const int64_t[]){0, INT64_MAX}, 2, (const int64_t[]){0, 0}, 0, &y),
        CTN_ERROR_INVALID_ARGUMENT, "axis 1");
  ctn_variable_release(x);
}

static void test_joining(void** state) {
  ctn_variable* xs[3] = {counting_variable(DIMS(2, 1)), counting_variable(DIMS(2, 2)),
                         counting_variable(DIMS(2, 2))};
  ctn_variable* other = variable_of(CTN_FLOAT64, DIMS(2, 1), VALUES(0, 0));
  ctn_variable* flat = variable_of(CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  ctn_variable *y, *pair[2];
  (void)state;
  OK(ctn_concat(xs, 3, 1, &y));
  check_label(y, "Concat");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 5), VALUES(0, 0, 1, 0, 1, 1, 2, 3, 2, 3));
  run_backward(y);
  CHECK_GRAD(xs[0], CTN_FLOAT32, DIMS(2, 1), VALUES(1, 6));
  CHECK_GRAD(xs[2], CTN_FLOAT32, DIMS(2, 2), VALUES(4, 5, 9, 10));
  ctn_variable_release(y);
  FAILS(ctn_concat(xs, 3, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[1].shape[1]  Actual: 1 != 2");
  FAILS(ctn_concat(xs, 3, 2, &y), CTN_ERROR_INDEX, "axis");
  FAILS(ctn_concat(xs, 0, 0, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types.size() > 0  Actual: 0 <= 0");
  FAILS(ctn_concat(NULL, 1, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "xs");
  pair[0] = xs[0];
  pair[1] = other;
  FAILS(ctn_concat(pair, 2, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float64");
  pair[1] = flat;
  FAILS(ctn_concat(pair, 2, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim == in_types[1].ndim  Actual: 2 != 1");
  FAILS(ctn_stack(pair, 2, 0, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape == in_types[1].shape  Actual: (2, 1) != (2,)");

  OK(ctn_variable_cleargrad(xs[2]));
  OK(ctn_stack(xs + 1, 2, -1, &y));
  check_label(y, "Stack");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 2, 2), VALUES(0, 0, 1, 1, 2, 2, 3, 3));
  run_backward(y);
  CHECK_GRAD(xs[2], CTN_FLOAT32, DIMS(2, 2), VALUES(2, 4, 6, 8));
  ctn_variable_release(y);
  FAILS(ctn_stack(xs + 1, 2, 3, &y), CTN_ERROR_INDEX, "axis");
  FAILS(ctn_stack(xs, 0, 0, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types.size() > 0");

  OK(ctn_broadcast(xs, 2, pair));
  check_label(pair[0], "Broadcast");
  CHECK_DATA(pair[0], CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 1, 1));
  OK(ctn_variable_cleargrad(xs[0]));
  run_backward(pair[0]);
  CHECK_GRAD(xs[0], CTN_FLOAT32, DIMS(2, 1), VALUES(3, 7));
  ctn_variable_release(pair[0]);
  ctn_variable_release(pair[1]);
  ctn_variable_release(flat);
  flat = variable_of(CTN_FLOAT32, DIMS(3), VALUES(0, 0, 0));
  {
    ctn_variable* list[2] = {xs[1], flat};
    FAILS(ctn_broadcast(list, 2, pair), CTN_ERROR_SHAPE, "(3,)");
    assert_null(pair[0]);
    assert_null(pair[1]);
  }
  FAILS(ctn_broadcast(xs, 0, pair), CTN_ERROR_TYPE_CHECK, "Expect: in_types.size() > 0");

  OK(ctn_variable_cleargrad(xs[0]));
  OK(ctn_identity_list(xs, 2, pair));
  check_label(pair[1], "Identity");
  run_backward(pair[0]);
  CHECK_GRAD(xs[0], CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  ctn_variable_release(pair[0]);
  ctn_variable_release(pair[1]);
  FAILS(ctn_identity_list(xs, 0, pair), CTN_ERROR_TYPE_CHECK, "Expect: in_types.size() > 0");
  ctn_variable_release(flat);
  ctn_variable_release(other);
  for (int i = 0; i < 3; ++i) ctn_variable_release(xs[i]);
}

static void test_splitting(void** state) {
  ctn_variable* x = counting_variable(DIMS(2, 4));
  ctn_variable* parts[3];
  (void)state;
  OK(ctn_split_axis(x, 1, parts, 2));
  check_label(parts[0], "SplitAxis");
  CHECK_DATA(parts[1], CTN_FLOAT32, DIMS(2, 2), VALUES(2, 3, 6, 7));
  ctn_variable_release(parts[0]);
  run_backward(parts[1]);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 4), VALUES(0, 0, 1, 2, 0, 0, 3, 4));
  ctn_variable_release(parts[1]);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_split_axis_at(x, DIMS(1, 1), -1, parts, 3));
  CHECK_DATA(parts[0], CTN_FLOAT32, DIMS(2, 1), VALUES(0, 4));
  CHECK_DATA(parts[2], CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 5, 6, 7));
  run_backward(parts[0]);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 4), VALUES(1, 0, 0, 0, 2, 0, 0, 0));
  for (int i = 0; i < 3; ++i) ctn_variable_release(parts[i]);
  FAILS(ctn_split_axis(x, 1, parts, 3), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[axis] % sections == 0  Actual: 1 != 0");
  assert_null(parts[0]);
  FAILS(ctn_split_axis(x, 2, parts, 2), CTN_ERROR_INDEX, "axis");
  FAILS(ctn_split_axis(x, 0, NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "sections: expected at least 1, got 0");
  FAILS(ctn_split_axis_at(x, DIMS(1, 4), 1, parts, 3), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] > max_index  Actual: 4 <= 4");
  FAILS(ctn_split_axis_at(x, DIMS(3, 1), 1, parts, 3), CTN_ERROR_INVALID_ARGUMENT,
        "indices: expected ascending positions of at least 0, got 1 at index 1");
  FAILS(ctn_split_axis_at(x, DIMS(1), 1, parts, 3), CTN_ERROR_INVALID_ARGUMENT, "ys");
  ctn_variable_release(x);
}

static void test_picking(void** state) {
  const ctn_index items[2] = {{CTN_INDEX_INT, 1, 0, 0}, {CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, 2}};
  const ctn_index beyond[1] = {{CTN_INDEX_INT, 2, 0, 0}};
  ctn_variable* x = counting_variable(DIMS(2, 3));
  ctn_variable* t = variable_of(CTN_INT32, DIMS(2), VALUES(2, -3));
  ctn_variable* far = variable_of(CTN_INT32, DIMS(2), VALUES(2, 3));
  ctn_variable* condition = variable_of(CTN_BOOL, DIMS(2, 1), VALUES(1, 0));
  ctn_variable* number = variable_of(CTN_FLOAT64, DIMS(3), VALUES(7, 8, 9));
  ctn_variable *z, *y;
  int64_t length = 0;
  (void)state;
  OK(ctn_variable_length(x, &length));
  assert_int_equal(length, 2);
  OK(ctn_get_item(x, items, 2, &y));
  check_label(y, "GetItem");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2), VALUES(3, 5));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 0, 0, 1, 0, 2));
  ctn_variable_release(y);
  FAILS(ctn_get_item(x, beyond, 1, &y), CTN_ERROR_INDEX, "2");
  OK(ctn_sum(x, NULL, 0, 0, &y));
  FAILS(ctn_variable_length(y, &length), CTN_ERROR_SHAPE, "0-d");
  ctn_variable_release(y);

  OK(ctn_variable_cleargrad(x));
  OK(ctn_select_item(x, t, &y));
  check_label(y, "SelectItem");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2), VALUES(2, 3));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 0, 1, 2, 0, 0));
  ctn_variable_release(y);
  FAILS_IN_KERNEL(ctn_select_item(x, far, &y), CTN_ERROR_INDEX, "3");
  ctn_variable_release(y);
  FAILS(ctn_select_item(x, x, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].dtype.kind == i  Actual: f != i");
  FAILS(ctn_select_item(t, t, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim == 2  Actual: 1 != 2");
  OK(ctn_reshape(t, DIMS(2, 1), &z));
  FAILS(ctn_select_item(x, z, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[1].ndim == 1  Actual: 2 != 1");
  ctn_variable_release(z);
  OK(ctn_get_item(t, &(const ctn_index){CTN_INDEX_SLICE, 0, 1, 1}, 1, &z));
  FAILS(ctn_select_item(x, z, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[0] == in_types[1].shape[0]  Actual: 2 != 1");
  ctn_variable_release(z);

  OK(ctn_variable_cleargrad(x));
  OK(ctn_cast(number, CTN_FLOAT32, &z));
  OK(ctn_where(condition, x, z, &y));
  check_label(y, "Where");
  CHECK_DATA(y, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 7, 8, 9));
  run_backward(y);
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 0, 0, 0));
  CHECK_GRAD(number, CTN_FLOAT64, DIMS(3), VALUES(4, 5, 6));
  ctn_variable_release(y);
  ctn_variable_release(z);
  FAILS(ctn_where(x, x, x, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype == bool  Actual: float32 != bool");
  FAILS(ctn_where(condition, x, number, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].dtype == in_types[2].dtype  Actual: float32 != float64");
  ctn_variable_release(number);
  number = variable_of(CTN_FLOAT32, DIMS(4), VALUES(1, 2, 3, 4));
  FAILS(ctn_where(condition, x, number, &y), CTN_ERROR_SHAPE, "(4,)");
  ctn_variable_release(number);
  ctn_variable_release(condition);
  ctn_variable_release(far);
  ctn_variable_release(t);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_axes), TEST(test_copies), TEST(test_joining),
                                     TEST(test_splitting), TEST(test_picking)};
  return RUN(tests, argc, argv);
}
