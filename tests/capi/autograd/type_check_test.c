/* Tests of catenary/type_check.h: expressions, their errors, and checks in user functions. */
#include "autograd_support.h"

static ctn_array *a, *b;
static const ctn_array* in[2];

static int begin(void** state) {
  if (begin_test(state) != 0) return -1;
  OK(ctn_array_zeros(DIMS(3, 4, 5), CTN_FLOAT32, &a));
  OK(ctn_array_zeros(DIMS(6), CTN_INT32, &b));
  in[0] = a;
  in[1] = b;
  return 0;
}

static int end(void** state) {
  ctn_array_release(a);
  ctn_array_release(b);
  return end_test(state);
}

#define HOLDS(text) OK(ctn_type_check_expect(in, 2, text))
#define BREAKS(text, message) FAILS(ctn_type_check_expect(in, 2, text), CTN_ERROR_TYPE_CHECK, message)
#define UNREADABLE(text, ...) \
  FAILS(ctn_type_check_expect(in, 2, text), CTN_ERROR_INVALID_ARGUMENT, __VA_ARGS__)

static void test_expect(void** state) {
  (void)state;
  HOLDS("in_types.size() == 2");
  HOLDS("in_types[0].ndim == 3, in_types[0].shape[0] == 3, in_types[1].shape[0] == 6");
  HOLDS("in_types[0].dtype == float32, in_types[0].dtype.kind == 'f', in_types[1].dtype.kind == \"i\"");
  HOLDS("in_types[0].shape == (3, 4, 5), in_types[1].shape == (6,), in_types[0].shape[1:] == (4, 5)");
  HOLDS("in_types[0].shape[:-1] != in_types[1].shape, in_types[0].shape[:1] + (4,5) == in_types[0].shape");
  HOLDS("prod(in_types[0].shape) == 60, sum(in_types[0].shape) == 12, len(in_types[0].shape) == 3");
  HOLDS("in_types[0].shape[-1] == 5, in_types[0].shape[0] * 2 == in_types[1].shape[0]");
  HOLDS("2 + 3 * 4 == 14, (2 + 3) * 4 == 20, 2 ** 3 ** 2 == 512, -7 // 2 == -4, -7 % 3 == 2, 7 % -3 == -2");
  HOLDS(
      "1 < 2, 2 <= 2, 3 > 2, 3 >= 3, 1 != 2, -2 ** 2 == -4, 7 // 2 == 3, 2 - 3 - 4 == -5, 2 - (3 - 4) == 3");
  HOLDS("(-1) ** 1000000000001 == -1, 1 ** 99999999999 == 1, 0 ** 0 == 1, 2 ** 62 > 0");
  HOLDS("prod(in_types[0].shape[3:]) == 1, in_types[0].shape[9:] == ()");

  BREAKS("in_types[0].ndim == 2", "Expect: in_types[0].ndim == 2  Actual: 3 != 2");
  BREAKS("in_types[0].ndim==3,in_types[0].shape[1]!=4", "Expect: in_types[0].shape[1] != 4  Actual: 4 == 4");
  BREAKS("in_types[0].shape[0] == in_types[1].shape[0] * 4",
         "Expect: in_types[0].shape[0] == in_types[1].shape[0] * 4  Actual: 3 != 24");
  BREAKS("in_types[0].dtype == float64", "Expect: in_types[0].dtype == float64  Actual: float32 != float64");
  BREAKS("in_types[1].dtype.kind == 'f'", "Expect: in_types[1].dtype.kind == f  Actual: i != f");
  BREAKS("sum(in_types[0].shape) == 10", "Expect: sum(in_types[0].shape) == 10  Actual: 12 != 10");
  BREAKS("in_types[0].shape == in_types[1].shape",
         "Expect: in_types[0].shape == in_types[1].shape  Actual: (3, 4, 5) != (6,)");
  BREAKS("in_types[0].ndim < 3", "Actual: 3 >= 3");
  BREAKS("in_types[0].ndim <= 2", "Actual: 3 > 2");
  BREAKS("in_types[0].ndim > 3", "Actual: 3 <= 3");
  BREAKS("in_types[0].ndim >= 4", "Actual: 3 < 4");
  BREAKS("(in_types[0].ndim+1) * 2 == 2", "Expect: (in_types[0].ndim + 1) * 2 == 2  Actual: 8 != 2");
  BREAKS("in_types[2].ndim == 2", "Expect: in_types.size() > 2  Actual: 2 <= 2");
  BREAKS("in_types[1].shape[1] == 2", "Expect: in_types[1].ndim >= 2  Actual: 1 < 2");
  BREAKS("in_types[1].shape[-3] == 2", "Expect: in_types[1].ndim >= 3  Actual: 1 < 3");
  BREAKS("(1, 2)[2] == 2", "Expect: len((1, 2)) >= 3  Actual: 2 < 3");
}

static void test_unreadable(void** state) {
  char deep[4000];
  char* long_text = malloc(20001);
  (void)state;
  UNREADABLE("", "expression: expected a value at position 0 of \"\", got the end");
  UNREADABLE("in_types[0].ndim = 2", "expected an operator or the end at position 17", "got \"= 2\"");
  UNREADABLE("in_types[0].dims == 2", "expected shape, ndim, dtype, kind", "at position 12");
  UNREADABLE("in_types[0].size() == 2", "at position 12");
  UNREADABLE("in_types[0.ndim == 2", "an integer that fits in 64 bits at position 9");
  UNREADABLE("in_types[0 == 2", "expected \":\" at position 11");
  UNREADABLE("in_types.size( == 2", "expected \")\" at position 15");
  UNREADABLE("n == 2", "or a name that was given at position 0");
  UNREADABLE("1 ==", "expected a value at position 4");
  UNREADABLE("1 == 2 == 3", "expected an operator or the end at position 7");
  UNREADABLE("99999999999999999999 == 2", "an integer that fits in 64 bits at position 0");
  UNREADABLE("1.5 == 2", "an integer that fits in 64 bits at position 0");
  UNREADABLE("'f == 2", "a string with a closing quote at position 0");
  UNREADABLE("(1 2) == 2", "expected \")\" at position 3");
  UNREADABLE("prod 1", "expected \"(\" at position 5");
  UNREADABLE("1 @ 2", "at position 2");
  UNREADABLE("1,", "expected a value at position 2");
  UNREADABLE("1", "expected a comparison, got 1");
  UNREADABLE("in_types == 1", "expected in_types[i] or in_types.size()");
  UNREADABLE("in_types[-1].ndim == 1", "an index of at least 0, got -1");
  UNREADABLE("in_types[0] == in_types[1]", "an input has no order: in_types[0] == in_types[1]");
  UNREADABLE("in_types[0].dtype == 'f'", "cannot compare a dtype with a string");
  UNREADABLE("in_types[0].dtype < float64", "a dtype has no order");
  UNREADABLE("in_types[0].shape < (1, 2)", "a shape has no order");
  UNREADABLE("in_types[0].shape + 1 == 1", "expected a shape, got a number");
  UNREADABLE("in_types[0].shape * 2 == 1", "expected a number, got a shape");
  UNREADABLE("1 + 'f' == 1", "expected a number, got a string");
  UNREADABLE("1 .ndim == 1", "expected an input, got a number: 1");
  UNREADABLE("1 // 0 == 1", "a divisor other than 0, got 0: 1 // 0");
  UNREADABLE("1 % 0 == 1", "a divisor other than 0");
  UNREADABLE("2 ** -1 == 1", "an exponent of at least 0, got -1: 2 ** (-1)");
  UNREADABLE("2 ** 63 == 1", "a number that fits in 64 bits, got a larger one: 2 ** 63");
  UNREADABLE("9223372036854775807 + 1 == 1", "a number that fits in 64 bits");
  UNREADABLE("-9223372036854775807 - 2 == 1", "a number that fits in 64 bits");
  UNREADABLE("9223372036854775807 * 2 == 1", "a number that fits in 64 bits");
  UNREADABLE("(-9223372036854775807 - 1) // -1 == 1", "a number that fits in 64 bits");
  memset(deep, '(', sizeof deep - 1);
  deep[sizeof deep - 1] = 0;
  UNREADABLE(deep, "expected less nesting at position");
  memset(deep, '-', sizeof deep - 1);
  UNREADABLE(deep, "expected less nesting");
  memset(long_text, ' ', 20000);
  long_text[20000] = 0;
  UNREADABLE(long_text, "expected at most 16384 characters, got 20000");
  free(long_text);
  FAILS(ctn_type_check_expect(in, 2, NULL), CTN_ERROR_INVALID_ARGUMENT, "expression: expected a string");
  FAILS(ctn_type_check_expect(NULL, 2, "1 == 1"), CTN_ERROR_INVALID_ARGUMENT, "in_types");
  OK(ctn_type_check_expect(NULL, 0, "in_types.size() == 0"));
}

static void test_values(void** state) {
  const char* const names[] = {"in_size", "sum"};
  const char* const bad[] = {"1a", NULL};
  const int64_t values[] = {4, 7};
  (void)state;
  OK(ctn_type_check_expect_values(in, 2, "in_types[0].shape[1] == in_size, sum == 7", names, 2, values));
  FAILS(ctn_type_check_expect_values(in, 2, "in_types[0].shape[0] == in_size", names, 1, values),
        CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].shape[0] == in_size  Actual: 3 != 4");
  FAILS(ctn_type_check_expect_values(in, 2, "1 == 1", bad, 1, values), CTN_ERROR_INVALID_ARGUMENT,
        "names: expected letters, digits and _ at position 0, got \"1a\"");
  FAILS(ctn_type_check_expect_values(in, 2, "1 == 1", bad + 1, 1, values), CTN_ERROR_INVALID_ARGUMENT,
        "names[0]: expected a string", "got NULL");
  FAILS(ctn_type_check_fail("a square", "a circle"), CTN_ERROR_TYPE_CHECK,
        "Expect: a square  Actual: a circle");
  FAILS(ctn_type_check_fail(NULL, "a circle"), CTN_ERROR_INVALID_ARGUMENT, "expect: expected a string");
}

static void gives(const char* text, int64_t expected, const char* shown) {
  ctn_type_expr* e;
  int64_t value;
  char buffer[64];
  OK(ctn_type_expr_new(text, NULL, 0, NULL, &e));
  OK(ctn_type_expr_eval(e, in, 2, &value));
  assert_int_equal(value, expected);
  OK(ctn_type_expr_eval_text(e, in, 2, buffer, sizeof buffer, NULL));
  assert_string_equal(buffer, shown);
  ctn_type_expr_release(e);
}

static void test_expressions(void** state) {
  const char* const names[] = {"x", "y"};
  const int64_t values[] = {1, 1};
  ctn_type_expr* e;
  int64_t value;
  char text[100];
  size_t length;
  (void)state;
  OK(ctn_type_expr_new("x==y", names, 2, values, &e));
  OK(ctn_type_expr_eval(e, NULL, 0, &value));
  assert_int_equal(value, 1);
  OK(ctn_type_expr_text(e, text, sizeof text, &length));
  assert_string_equal(text, "x == y");
  assert_int_equal(length, 6);
  OK(ctn_type_expr_expect(e, NULL, 0));
  ctn_type_expr_release(e);
  gives("in_types[0].shape[0]", 3, "3");
  gives("in_types[0].dtype", CTN_FLOAT32, "float32");
  gives("in_types[0].dtype.kind", 'f', "f");
  gives("1 < 2, 2 < 1", 0, "1, 0");
  OK(ctn_type_expr_new("in_types[0].shape, -(2-3)*x%(y,)[0]", names, 2, values, &e));
  OK(ctn_type_expr_text(e, text, sizeof text, NULL));
  assert_string_equal(text, "in_types[0].shape, -(2 - 3) * x % (y,)[0]");
  OK(ctn_type_expr_eval_text(e, in, 2, text, sizeof text, NULL));
  assert_string_equal(text, "(3, 4, 5), 0");
  FAILS(ctn_type_expr_eval(e, in, 2, &value), CTN_ERROR_INVALID_ARGUMENT, "comparisons between commas");
  FAILS(ctn_type_expr_expect(e, in, 2), CTN_ERROR_INVALID_ARGUMENT, "expected a comparison");
  ctn_type_expr_release(e);
  OK(ctn_type_expr_new("in_types[1].shape[1:2]", NULL, 0, NULL, &e));
  FAILS(ctn_type_expr_eval(e, in, 2, &value), CTN_ERROR_INVALID_ARGUMENT, "expected a number, got a shape");
  OK(ctn_type_expr_eval_text(e, in, 2, text, sizeof text, NULL));
  assert_string_equal(text, "()");
  FAILS(ctn_type_expr_eval(e, in, 1, &value), CTN_ERROR_TYPE_CHECK, "in_types.size() > 1");
  FAILS(ctn_type_expr_eval(e, in, 2, NULL), CTN_ERROR_INVALID_ARGUMENT, "value: expected a pointer");
  FAILS(ctn_type_expr_eval(NULL, in, 2, &value), CTN_ERROR_INVALID_ARGUMENT, "expr: expected a type expr");
  ctn_type_expr_release(e);
  FAILS(ctn_type_expr_new("1 +", NULL, 0, NULL, &e), CTN_ERROR_INVALID_ARGUMENT, "at position 3");
  assert_null(e);
  FAILS(ctn_type_expr_new("1", NULL, 0, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
}

/* A user function that requires two dimensions. */
static ctn_status same(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                       ctn_array** y, size_t output_count) {
  (void)user_data;
  (void)node;
  (void)count;
  (void)output_count;
  return ctn_array_copy(x[0], &y[0]);
}
static ctn_status two_dimensions(void* user_data, const ctn_array* const* x, size_t count) {
  (void)user_data;
  return ctn_type_check_expect(x, count, "in_types.size() == 1, in_types[0].ndim == 2");
}

static void test_switch(void** state) {
  const ctn_function_callbacks callbacks = {sizeof callbacks, "Two", same, NULL, NULL, two_dimensions, NULL};
  ctn_function* f;
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *y;
  (void)state;
  OK(ctn_function_new(&callbacks, NULL, &f));
  assert_true(ctn_type_check_enabled());
  assert_int_equal(ctn_function_call(f, &x, 1, &y, 1), CTN_ERROR_TYPE_CHECK);
  assert_non_null(strstr(ctn_error_message(), "Expect: in_types[0].ndim == 2  Actual: 1 != 2"));
  ctn_set_type_check_enabled(0);
  assert_false(ctn_type_check_enabled());
  OK(ctn_function_call(f, &x, 1, &y, 1));
  ctn_variable_release(y);
  HOLDS("1 == 2");
  FAILS(ctn_transpose(NULL, NULL, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "x: expected a variable");
  FAILS(ctn_linear(x, x, NULL, &y), CTN_ERROR_TYPE_CHECK, "Expect: "); /* the library's own checks remain */
  ctn_set_type_check_enabled(1);
  assert_true(ctn_type_check_enabled());
  ctn_function_release(f);
  ctn_variable_release(x);
}

#define WITH_INPUTS(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {WITH_INPUTS(test_expect), WITH_INPUTS(test_unreadable),
                                     WITH_INPUTS(test_values), WITH_INPUTS(test_expressions),
                                     WITH_INPUTS(test_switch)};
  return RUN(tests, argc, argv);
}
