/* Tests of catenary/types.h: names and properties of dtypes, promotion, casting. */
#include "support.h"

static const struct {
  ctn_dtype dtype;
  const char* name;
  size_t size;
} dtypes[] = {{CTN_BOOL, "bool", 1},       {CTN_INT8, "int8", 1},         {CTN_INT16, "int16", 2},
              {CTN_INT32, "int32", 4},     {CTN_INT64, "int64", 8},       {CTN_UINT8, "uint8", 1},
              {CTN_UINT16, "uint16", 2},   {CTN_UINT32, "uint32", 4},     {CTN_UINT64, "uint64", 8},
              {CTN_FLOAT16, "float16", 2}, {CTN_BFLOAT16, "bfloat16", 2}, {CTN_FLOAT32, "float32", 4},
              {CTN_FLOAT64, "float64", 8}};

static void test_names(void** state) {
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(dtypes); ++i) {
    ctn_dtype dtype = CTN_DTYPE_NONE;
    assert_string_equal(ctn_dtype_name(dtypes[i].dtype), dtypes[i].name);
    assert_int_equal(ctn_dtype_itemsize(dtypes[i].dtype), dtypes[i].size);
    OK(ctn_dtype_from_name(dtypes[i].name, &dtype));
    assert_int_equal(dtype, dtypes[i].dtype);
  }
  assert_null(ctn_dtype_name(CTN_DTYPE_NONE));
  assert_null(ctn_dtype_name(13));
  assert_int_equal(ctn_dtype_itemsize(CTN_DTYPE_NONE), 0);
  assert_int_equal(ctn_dtype_itemsize(13), 0);
}

static void test_names_fail(void** state) {
  ctn_dtype dtype = CTN_INT8;
  (void)state;
  FAILS(ctn_dtype_from_name("complex64", &dtype), CTN_ERROR_NOT_FOUND, "name: expected", "\"complex64\"");
  FAILS(ctn_dtype_from_name("", &dtype), CTN_ERROR_NOT_FOUND, "name:", "\"\"");
  FAILS(ctn_dtype_from_name(NULL, &dtype), CTN_ERROR_INVALID_ARGUMENT, "name: expected a string, got NULL");
  FAILS(ctn_dtype_from_name("int8", NULL), CTN_ERROR_INVALID_ARGUMENT, "dtype: expected a pointer, got NULL");
  assert_int_equal(dtype, CTN_INT8);
}

static void test_result_type(void** state) {
  static const struct {
    ctn_dtype a, b, result;
  } cases[] = {{CTN_INT8, CTN_UINT8, CTN_INT16},         {CTN_INT64, CTN_UINT64, CTN_FLOAT64},
               {CTN_INT16, CTN_FLOAT16, CTN_FLOAT32},    {CTN_BOOL, CTN_BOOL, CTN_BOOL},
               {CTN_BFLOAT16, CTN_FLOAT16, CTN_FLOAT32}, {CTN_INT8, CTN_BFLOAT16, CTN_BFLOAT16},
               {CTN_FLOAT32, CTN_FLOAT64, CTN_FLOAT64}};
  ctn_dtype list[3] = {CTN_BOOL, CTN_INT8, CTN_FLOAT16}, dtype;
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(cases); ++i) {
    ctn_dtype pair[2];
    pair[0] = cases[i].a;
    pair[1] = cases[i].b;
    OK(ctn_dtype_result_type(pair, 2, &dtype));
    assert_int_equal(dtype, cases[i].result);
  }
  OK(ctn_dtype_result_type(list, 3, &dtype));
  assert_int_equal(dtype, CTN_FLOAT16);
  OK(ctn_dtype_result_type(list, 1, &dtype));
  assert_int_equal(dtype, CTN_BOOL);

  FAILS(ctn_dtype_result_type(list, 0, &dtype), CTN_ERROR_INVALID_ARGUMENT, "dtypes: expected at least one",
        "none");
  FAILS(ctn_dtype_result_type(NULL, 2, &dtype), CTN_ERROR_INVALID_ARGUMENT,
        "dtypes: expected 2 elements, got NULL");
  FAILS(ctn_dtype_result_type(list, 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "dtype: expected a pointer");
  list[1] = 99;
  FAILS(ctn_dtype_result_type(list, 3, &dtype), CTN_ERROR_INVALID_ARGUMENT,
        "dtypes[1]: expected a ctn_dtype, got 99");
  assert_int_equal(dtype, CTN_BOOL);
}

static void test_can_cast(void** state) {
  int32_t yes = -1;
  (void)state;
  OK(ctn_dtype_can_cast(CTN_INT8, CTN_INT16, CTN_CASTING_SAFE, &yes));
  assert_int_equal(yes, 1);
  OK(ctn_dtype_can_cast(CTN_INT16, CTN_INT8, CTN_CASTING_SAFE, &yes));
  assert_int_equal(yes, 0);
  OK(ctn_dtype_can_cast(CTN_INT16, CTN_INT8, CTN_CASTING_SAME_KIND, &yes));
  assert_int_equal(yes, 1);
  OK(ctn_dtype_can_cast(CTN_FLOAT32, CTN_INT64, CTN_CASTING_SAME_KIND, &yes));
  assert_int_equal(yes, 0);
  OK(ctn_dtype_can_cast(CTN_FLOAT32, CTN_INT64, CTN_CASTING_UNSAFE, &yes));
  assert_int_equal(yes, 1);
  OK(ctn_dtype_can_cast(CTN_FLOAT32, CTN_FLOAT64, CTN_CASTING_EQUIV, &yes));
  assert_int_equal(yes, 0);
  OK(ctn_dtype_can_cast(CTN_FLOAT32, CTN_FLOAT32, CTN_CASTING_NO, &yes));
  assert_int_equal(yes, 1);

  FAILS(ctn_dtype_can_cast(13, CTN_INT8, CTN_CASTING_SAFE, &yes), CTN_ERROR_INVALID_ARGUMENT,
        "from: expected a ctn_dtype, got 13");
  FAILS(ctn_dtype_can_cast(CTN_INT8, -1, CTN_CASTING_SAFE, &yes), CTN_ERROR_INVALID_ARGUMENT,
        "to: expected a ctn_dtype, got -1");
  FAILS(ctn_dtype_can_cast(CTN_INT8, CTN_INT8, 5, &yes), CTN_ERROR_INVALID_ARGUMENT,
        "casting: expected a value from 0 to 4, got 5");
  FAILS(ctn_dtype_can_cast(CTN_INT8, CTN_INT8, CTN_CASTING_SAFE, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "result: expected a pointer");
  assert_int_equal(yes, 1);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_names), TEST(test_names_fail), TEST(test_result_type),
                                     TEST(test_can_cast)};
  return RUN(tests, argc, argv);
}
