/* Tests of catenary/array.h: properties, copies to the host, printing, conversion. */
#include "support.h"

static void test_properties(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *t;
  char name[16];
  size_t length = 0;
  void* data;
  int64_t version;
  (void)state;
  assert_int_equal(ctn_array_dtype(a), CTN_FLOAT32);
  assert_int_equal(ctn_array_ndim(a), 2);
  assert_int_equal(ctn_array_shape(a)[0], 2);
  assert_int_equal(ctn_array_shape(a)[1], 3);
  assert_int_equal(ctn_array_strides(a)[0], 12);
  assert_int_equal(ctn_array_strides(a)[1], 4);
  assert_int_equal(ctn_array_size(a), 6);
  assert_int_equal(ctn_array_itemsize(a), 4);
  assert_int_equal(ctn_array_nbytes(a), 24);
  assert_int_equal(ctn_array_is_c_contiguous(a), 1);
  assert_int_equal(ctn_array_is_f_contiguous(a), 0);
  assert_int_equal(ctn_array_is_writeable(a), 1);
  OK(ctn_array_transpose(a, NULL, 0, &t));
  assert_int_equal(ctn_array_is_c_contiguous(t), 0);
  assert_int_equal(ctn_array_is_f_contiguous(t), 1);
  assert_int_equal(ctn_array_owns_data(t), 0);
  assert_int_equal(ctn_array_strides(t)[0], 4);

  version = ctn_array_version(a);
  OK(ctn_array_mark_written(t));
  assert_int_equal(ctn_array_version(a), version + 1);
  OK(ctn_array_negative_into(a, a));
  assert_int_equal(ctn_array_version(t), version + 2);
  FAILS(ctn_array_mark_written(NULL), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");

  if (runs_late()) {
    FAILS(ctn_array_data(a, &data), CTN_ERROR_DEVICE, "a: expected an array on \"cpu\"", device);
    assert_null(data);
  } else {
    OK(ctn_array_data(a, &data));
    assert_true(((float*)data)[5] == -5);
  }
  FAILS(ctn_array_data(NULL, &data), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_data(a, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");

  OK(ctn_array_device(a, NULL, 0, &length));
  assert_int_equal(length, strlen(device));
  OK(ctn_array_device(a, name, length + 1, NULL));
  assert_string_equal(name, device);
  memset(name, 'x', sizeof name);
  OK(ctn_array_device(a, name, length, &length));
  assert_int_equal(length, strlen(device));
  assert_int_equal(strlen(name), length - 1);
  assert_memory_equal(name, device, length - 1);
  FAILS(ctn_array_device(a, NULL, 0, NULL), CTN_ERROR_INVALID_ARGUMENT, "got NULL for both");
  FAILS(ctn_array_device(NULL, name, sizeof name, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  assert_int_equal(ctn_object_use_count((ctn_object*)a), 1);
  assert_ptr_equal(ctn_array_retain(a), a);
  assert_int_equal(ctn_object_use_count((ctn_object*)a), 2);
  ctn_array_release(a);
  ctn_array_release(t);
  ctn_array_release(a);
}

static void test_properties_of_null(void** state) {
  (void)state;
  assert_int_equal(ctn_array_dtype(NULL), CTN_DTYPE_NONE);
  assert_int_equal(ctn_array_ndim(NULL), 0);
  assert_null(ctn_array_shape(NULL));
  assert_null(ctn_array_strides(NULL));
  assert_int_equal(ctn_array_size(NULL), 0);
  assert_int_equal(ctn_array_itemsize(NULL), 0);
  assert_int_equal(ctn_array_nbytes(NULL), 0);
  assert_int_equal(ctn_array_is_c_contiguous(NULL), 0);
  assert_int_equal(ctn_array_is_f_contiguous(NULL), 0);
  assert_int_equal(ctn_array_owns_data(NULL), 0);
  assert_int_equal(ctn_array_is_writeable(NULL), 0);
  assert_int_equal(ctn_array_version(NULL), 0);
  assert_int_equal(ctn_object_use_count(NULL), 0);
  assert_null(ctn_array_retain(NULL));
  ctn_array_release(NULL);
}

static void test_host_copies(void** state) {
  ctn_array *a = counting(CTN_INT16, DIMS(2, 3)), *t, *wide;
  int16_t got[6];
  const int16_t given[6] = {10, 20, 30, 40, 50, 60};
  int64_t version = ctn_array_version(a);
  (void)state;
  OK(ctn_array_transpose(a, NULL, 0, &t));
  OK(ctn_array_to_data(t, got, sizeof got));
  assert_int_equal(got[1], 3);
  OK(ctn_array_set_data(t, given, sizeof given));
  assert_true(ctn_array_version(a) > version);
  CHECK_ARRAY(a, CTN_INT16, DIMS(2, 3), VALUES(10, 30, 50, 20, 40, 60));
  OK(ctn_array_set_data(a, given, sizeof given));
  CHECK_ARRAY(a, CTN_INT16, DIMS(2, 3), VALUES(10, 20, 30, 40, 50, 60));

  FAILS(ctn_array_to_data(a, got, 11), CTN_ERROR_INVALID_ARGUMENT, "size: expected 12 bytes", "int16 (2, 3)",
        "got 11");
  FAILS(ctn_array_to_data(a, NULL, 12), CTN_ERROR_INVALID_ARGUMENT, "data: expected 12 bytes, got NULL");
  FAILS(ctn_array_to_data(NULL, got, 12), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  version = ctn_array_version(a);
  FAILS(ctn_array_set_data(a, given, 13), CTN_ERROR_INVALID_ARGUMENT, "size: expected 12 bytes", "got 13");
  FAILS(ctn_array_set_data(a, NULL, 12), CTN_ERROR_INVALID_ARGUMENT, "data: expected 12 bytes, got NULL");
  FAILS(ctn_array_set_data(NULL, given, 12), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  OK(ctn_array_broadcast_to(a, DIMS(1, 2, 3), &wide));
  FAILS(ctn_array_set_data(wide, given, 12), CTN_ERROR_INVALID_ARGUMENT, "a: expected a writeable array");
  assert_int_equal(ctn_array_version(a), version);
  ctn_array_release(wide);
  ctn_array_release(t);
  ctn_array_release(a);
  OK(ctn_array_zeros(DIMS(0), CTN_INT8, &a));
  OK(ctn_array_to_data(a, NULL, 0));
  OK(ctn_array_set_data(a, NULL, 0));
  ctn_array_release(a);
}

static void test_items(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *one = array_of(CTN_FLOAT64, DIMS(1, 1), VALUES(-2.75));
  double f = 0;
  int64_t i = 0;
  (void)state;
  OK(ctn_array_item_f64(a, DIMS(1, -1), &f));
  assert_true(f == 5);
  OK(ctn_array_item_i64(a, DIMS(-2, 1), &i));
  assert_int_equal(i, 1);
  OK(ctn_array_item_i64(one, NULL, 0, &i));
  assert_int_equal(i, -2);
  FAILS(ctn_array_item_f64(a, DIMS(1, 3), &f), CTN_ERROR_INDEX,
        "index: 3 is out of bounds for axis 1 of length 3");
  FAILS(ctn_array_item_i64(a, DIMS(-3, 0), &i), CTN_ERROR_INDEX, "index: -3 is out of bounds for axis 0");
  FAILS(ctn_array_item_f64(a, DIMS(1), &f), CTN_ERROR_INDEX, "index: expected a list of length 2",
        "got one of length 1");
  FAILS(ctn_array_item_f64(a, NULL, 0, &f), CTN_ERROR_INVALID_ARGUMENT, "index: expected a list of length 2",
        "none");
  FAILS(ctn_array_item_f64(a, NULL, 2, &f), CTN_ERROR_INVALID_ARGUMENT,
        "index: expected 2 elements, got NULL");
  FAILS(ctn_array_item_f64(a, DIMS(0, 0), NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected a pointer");
  {
    static const double beyond[] = {NAN, INFINITY, -INFINITY, 1e30, 0x1p63, -0x1.1p63};
    ctn_array *single, *same;
    int64_t whole;
    size_t k;
    for (k = 0; k < COUNT(beyond); ++k) {
      single = array_of(CTN_FLOAT64, NO_DIMS, &beyond[k], 1);
      FAILS(ctn_array_item_i64(single, NULL, 0, &i), CTN_ERROR_INVALID_ARGUMENT,
            "a: expected a number that fits in int64");
      ctn_array_release(single);
    }
    OK(ctn_array_full_f64(NO_DIMS, -0x1p63, CTN_DTYPE_NONE, &single));
    OK(ctn_array_item_i64(single, NULL, 0, &whole));
    assert_true(whole == INT64_MIN);
    OK(ctn_array_fill_f64(single, -2.75));
    OK(ctn_array_item_i64(single, NULL, 0, &whole));
    assert_int_equal(whole, -2);
    ctn_array_release(single);
    OK(ctn_array_full_i64(NO_DIMS, INT64_MAX, CTN_UINT64, &single));
    OK(ctn_array_item_i64(single, NULL, 0, &whole));
    assert_true(whole == INT64_MAX);
    OK(ctn_array_add_i64(single, 1, &same));
    FAILS(ctn_array_item_i64(same, NULL, 0, &whole), CTN_ERROR_INVALID_ARGUMENT, "got 9223372036854775808");
    ctn_array_release(same);
    ctn_array_release(single);
  }
  FAILS(ctn_array_item_i64(NULL, NULL, 0, &i), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  assert_true(f == 5);
  assert_int_equal(i, -2);
  ctn_array_release(one);
  ctn_array_release(a);
}

static void test_text(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 2)), *t, *large;
  char text[2000];
  size_t length;
  (void)state;
  OK(ctn_array_transpose(a, NULL, 0, &t));
  OK(ctn_array_str(t, -1, -1, -1, text, sizeof text, &length));
  assert_string_equal(text, "[[0. 2.]\n [1. 3.]]");
  assert_int_equal(length, strlen(text));
  OK(ctn_array_repr(t, -1, -1, -1, text, sizeof text, &length));
  assert_string_equal(text, "array([[0., 2.],\n       [1., 3.]], dtype=float32)");
  OK(ctn_array_repr(t, -1, -1, -1, NULL, 0, &length));
  assert_int_equal(length, strlen(text));
  OK(ctn_array_true_divide_f64(a, 3, &large));
  OK(ctn_array_str(large, 20, 2, 1, text, sizeof text, NULL));
  assert_string_equal(text, "[[0.   0.33]\n [0.67 1.  ]]");
  ctn_array_release(large);
  OK(ctn_array_str(a, -1, -1, -1, text, 3, &length));
  assert_int_equal(length, 18);
  assert_string_equal(text, "[[");
  text[0] = 'x';
  OK(ctn_array_str(a, -1, -1, -1, text, 0, &length));
  assert_int_equal(text[0], 'x');
  FAILS(ctn_array_str(a, -1, -1, 2, text, 3, &length), CTN_ERROR_INVALID_ARGUMENT,
        "suppress_small:", "got 2");
  FAILS(ctn_array_str(a, -2, -1, -1, text, 3, &length), CTN_ERROR_INVALID_ARGUMENT, "max_line_width:", "-2");
  FAILS(ctn_array_repr(a, -1, -9, -1, text, 3, &length), CTN_ERROR_INVALID_ARGUMENT, "precision:", "-9");
  FAILS(ctn_array_repr(a, -1, -1, -2, text, 3, &length), CTN_ERROR_INVALID_ARGUMENT, "suppress_small:", "-2");
  FAILS(ctn_array_repr(NULL, -1, -1, -1, text, 3, &length), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array");
  ctn_array_release(t);
  ctn_array_release(a);
  large = counting(CTN_INT32, DIMS(60, 20)); /* summarized: only the corners are read */
  OK(ctn_array_transpose(large, NULL, 0, &t));
  OK(ctn_array_str(t, -1, -1, -1, text, sizeof text, NULL));
  assert_non_null(strstr(text, "[[   0   20   40 ... 1140 1160 1180]"));
  assert_non_null(strstr(text, " [  19   39   59 ... 1159 1179 1199]]"));
  ctn_array_release(t);
  ctn_array_release(large);
}

static void test_astype(void** state) {
  ctn_array *a = array_of(CTN_FLOAT64, DIMS(4), VALUES(-1.5, 0, 2.9, NAN)), *b, *c;
  (void)state;
  OK(ctn_array_astype(a, CTN_FLOAT16, &b));
  CHECK_ARRAY(b, CTN_FLOAT16, DIMS(4), VALUES(-1.5, 0, 2.900390625, NAN));
  ctn_array_release(b);
  OK(ctn_array_astype(a, CTN_BOOL, &b));
  CHECK_ARRAY(b, CTN_BOOL, DIMS(4), VALUES(1, 0, 1, 1));
  ctn_array_release(b);
  ctn_array_release(a);
  a = counting(CTN_INT8, DIMS(3));
  OK(ctn_array_asarray(a, CTN_DTYPE_NONE, &b));
  assert_ptr_equal(a, b);
  ctn_array_release(b);
  OK(ctn_array_asarray(a, CTN_FLOAT32, &b));
  CHECK_ARRAY(b, CTN_FLOAT32, DIMS(3), VALUES(0, 1, 2));
  ctn_array_release(b);
  OK(ctn_array_copy(a, &b));
  assert_ptr_not_equal(a, b);
  OK(ctn_array_negative_into(b, b));
  CHECK_ARRAY(a, CTN_INT8, DIMS(3), VALUES(0, 1, 2));
  ctn_array_release(b);
  ctn_array_release(a);

  a = counting(CTN_INT32, DIMS(2, 3));
  OK(ctn_array_asfortranarray(a, CTN_DTYPE_NONE, &b));
  assert_true(ctn_array_is_f_contiguous(b) && !ctn_array_is_c_contiguous(b));
  CHECK_ARRAY(b, CTN_INT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  OK(ctn_array_ascontiguousarray(b, CTN_FLOAT32, &c));
  assert_true(ctn_array_is_c_contiguous(c));
  CHECK_ARRAY(c, CTN_FLOAT32, DIMS(2, 3), VALUES(0, 1, 2, 3, 4, 5));
  ctn_array_release(c);
  ctn_array_release(b);

  OK(ctn_array_view(a, CTN_INT16, &b));
  CHECK_ARRAY(b, CTN_INT16, DIMS(2, 6), VALUES(0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0));
  ctn_array_release(b);
  FAILS(ctn_array_view(a, CTN_INT64, &b), CTN_ERROR_INVALID_ARGUMENT, "dtype:", "int64", "int32 (2, 3)");
  assert_null(b);
  OK(ctn_array_transpose(a, NULL, 0, &c));
  FAILS(ctn_array_view(c, CTN_INT8, &b), CTN_ERROR_INVALID_ARGUMENT, "a:", "contiguous");
  ctn_array_release(c);
  ctn_array_release(a);
  FAILS(ctn_array_astype(NULL, CTN_INT8, &b), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_copy(NULL, &b), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_asarray(NULL, CTN_INT8, &b), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
  FAILS(ctn_array_ascontiguousarray(NULL, CTN_INT8, &b), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  FAILS(ctn_array_asfortranarray(NULL, CTN_INT8, &b), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  FAILS(ctn_array_view(NULL, CTN_INT8, &b), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array, got NULL");
}

static void test_fill_and_copyto(void** state) {
  ctn_array *a = counting(CTN_INT32, DIMS(2, 2)), *b, *mask, *wide;
  (void)state;
  b = array_of(CTN_FLOAT64, DIMS(2), VALUES(7.9, 8));
  OK(ctn_array_fill(a, b));
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 2), VALUES(7, 8, 7, 8));
  FAILS(ctn_array_copyto(a, b, CTN_CASTING_SAME_KIND, NULL), CTN_ERROR_DTYPE, "src:", "float64", "int32");
  mask = array_of(CTN_BOOL, DIMS(2, 1), VALUES(0, 1));
  ctn_array_release(b);
  b = array_of(CTN_INT8, DIMS(2), VALUES(1, 2));
  OK(ctn_array_copyto(a, b, CTN_CASTING_SAFE, mask));
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 2), VALUES(7, 8, 1, 2));
  FAILS(ctn_array_copyto(a, b, CTN_CASTING_SAFE, b), CTN_ERROR_DTYPE, "where: expected bool", "int8");
  FAILS(ctn_array_copyto(a, b, 9, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "casting: expected a value from 0 to 4, got 9");
  FAILS(ctn_array_copyto(NULL, b, CTN_CASTING_SAFE, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "dst: expected an array");
  FAILS(ctn_array_copyto(a, NULL, CTN_CASTING_SAFE, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "src: expected an array");
  OK(ctn_array_reshape(b, DIMS(1, 1, 2), &wide)); /* leading axes of length one are ignored */
  OK(ctn_array_copyto(a, wide, CTN_CASTING_SAFE, mask));
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 2), VALUES(7, 8, 1, 2));
  ctn_array_release(wide);
  OK(ctn_array_broadcast_to(b, DIMS(3, 2), &wide));
  FAILS(ctn_array_copyto(a, wide, CTN_CASTING_SAFE, NULL), CTN_ERROR_SHAPE, "(3, 2)", "(2, 2)");
  FAILS(ctn_array_copyto(wide, a, CTN_CASTING_UNSAFE, NULL), CTN_ERROR_INVALID_ARGUMENT, "dst:", "writeable");
  FAILS(ctn_array_fill(wide, b), CTN_ERROR_INVALID_ARGUMENT, "a:", "writeable");
  FAILS(ctn_array_fill(a, wide), CTN_ERROR_SHAPE, "(3, 2)");
  FAILS(ctn_array_fill(NULL, b), CTN_ERROR_INVALID_ARGUMENT, "a: expected an array");
  FAILS(ctn_array_fill(a, NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected an array");
  CHECK_ARRAY(a, CTN_INT32, DIMS(2, 2), VALUES(7, 8, 1, 2));
  ctn_array_release(wide);
  ctn_array_release(mask);
  ctn_array_release(b);
  ctn_array_release(a);
}

static void test_to_device(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(3)), *there, *back;
  char name[16];
  (void)state;
  OK(ctn_array_to_device(a, "test:1", &there));
  OK(ctn_array_device(there, name, sizeof name, NULL));
  assert_string_equal(name, "test:1");
  FAILS(ctn_array_add(a, there, &back), CTN_ERROR_DEVICE, device, "test:1");
  assert_null(back);
  OK(ctn_array_to_device(there, "test:0", &back));
  CHECK_ARRAY(back, CTN_FLOAT32, DIMS(3), VALUES(0, 1, 2));
  ctn_array_release(back);
  OK(ctn_array_to_device(there, NULL, &back)); /* to the current device */
  OK(ctn_array_device(back, name, sizeof name, NULL));
  assert_string_equal(name, device);
  ctn_array_release(back);
  OK(ctn_array_to_device(a, device, &back));
  assert_ptr_equal(a, back);
  ctn_array_release(back);
  FAILS(ctn_array_to_device(a, "gpu", &back), CTN_ERROR_DEVICE, "device: expected", "\"gpu\"");
  assert_null(back);
  FAILS(ctn_array_to_device(a, "cuda:9999", &back), CTN_ERROR_UNAVAILABLE, "device:", "cuda:9999");
  FAILS(ctn_array_to_device(NULL, "cpu", &back), CTN_ERROR_INVALID_ARGUMENT,
        "a: expected an array, got NULL");
  ctn_array_release(there);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_properties),
                                     TEST(test_properties_of_null),
                                     TEST(test_host_copies),
                                     TEST(test_items),
                                     TEST(test_text),
                                     TEST(test_astype),
                                     TEST(test_fill_and_copyto),
                                     TEST(test_to_device)};
  return RUN(tests, argc, argv);
}
