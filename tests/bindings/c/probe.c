/* The calls that every binding must get right. Prints "N passed, N failed". */
#include <catenary/catenary.h>
#include <stdio.h>
#include <string.h>

static int passed, failed;

static void check(int condition, const char* what) {
  if (condition) {
    ++passed;
  } else {
    ++failed;
    printf("FAILED %s (last error: %s)\n", what, ctn_error_message());
  }
}

static ctn_array* matrix(const float* values) {
  const int64_t shape[2] = {2, 3};
  ctn_array* array = NULL;
  check(ctn_array_from_data(values, shape, 2, CTN_FLOAT32, &array) == CTN_OK, "array_from_data");
  return array;
}

static int has_values(const ctn_array* array, const float* expected) {
  float values[6];
  if (ctn_array_to_data(array, values, sizeof values) != CTN_OK) return 0;
  return memcmp(values, expected, sizeof values) == 0;
}

static ctn_status twice(void* user_data, ctn_function* node, const ctn_array* const* inputs,
                        size_t input_count, ctn_array** outputs, size_t output_count) {
  (void)user_data, (void)node;
  if (input_count != 1 || output_count != 1) return CTN_ERROR_INVALID_ARGUMENT;
  return ctn_array_add(inputs[0], inputs[0], &outputs[0]);
}

static ctn_status refuse(void* user_data, ctn_function* node, const ctn_array* const* inputs,
                         size_t input_count, ctn_array** outputs, size_t output_count) {
  (void)user_data, (void)node, (void)inputs, (void)input_count, (void)outputs, (void)output_count;
  ctn_error_set(CTN_ERROR_UNSUPPORTED, "the probe says no");
  return CTN_ERROR_UNSUPPORTED;
}

static ctn_status refuse_link(void* user_data, ctn_link* link, ctn_variable* const* inputs,
                              size_t input_count, ctn_variable** outputs, size_t output_count) {
  (void)user_data, (void)link, (void)inputs, (void)input_count, (void)outputs, (void)output_count;
  ctn_error_set(CTN_ERROR_IO, "the link says no");
  return CTN_ERROR_IO;
}

static void count(void* user_data) { ++*(int*)user_data; }

int main(void) {
  const float first[6] = {1, 2, 3, 4, 5, 6}, second[6] = {10, 20, 30, 40, 50, 60};
  const float sum[6] = {11, 22, 33, 44, 55, 66}, doubled[6] = {2, 4, 6, 8, 10, 12};
  ctn_array *a = matrix(first), *b = matrix(second), *c = NULL;
  check(ctn_array_add(a, b, &c) == CTN_OK && c != NULL, "array_add");
  check(ctn_array_ndim(c) == 2 && ctn_array_shape(c)[0] == 2 && ctn_array_shape(c)[1] == 3, "shape");
  check(has_values(c, sum), "values of the sum");
  ctn_array_release(c);

  const int64_t four = 4;
  ctn_array* wrong = NULL;
  check(ctn_array_zeros(&four, 1, CTN_FLOAT32, &wrong) == CTN_OK, "array_zeros");
  c = a;
  check(ctn_array_add(a, wrong, &c) == CTN_ERROR_SHAPE, "a failing call gives its status");
  check(c == NULL, "the output of a failing call is NULL");
  check(ctn_error_code() == CTN_ERROR_SHAPE && strncmp(ctn_error_message(), "array_add:", 10) == 0,
        "a failing call leaves its message");
  check(ctn_array_add(a, NULL, &c) == CTN_ERROR_INVALID_ARGUMENT, "NULL is an error");

  int destroyed = 0;
  ctn_variable *x = NULL, *y = NULL;
  ctn_function* function = NULL;
  ctn_function_callbacks callbacks = {sizeof callbacks, "Probe", twice, NULL, NULL, NULL, count};
  check(ctn_variable_new(a, &x) == CTN_OK, "variable_new");
  check(ctn_function_new(&callbacks, &destroyed, &function) == CTN_OK, "function_new");
  check(ctn_function_call(function, &x, 1, &y, 1) == CTN_OK, "function_call");
  ctn_array* data = NULL;
  check(ctn_variable_data(y, &data) == CTN_OK && has_values(data, doubled), "values of the user function");
  ctn_array_release(data);
  ctn_variable_release(y);
  ctn_function_release(function);
  check(destroyed == 1, "destroy of the user function runs once");

  callbacks.forward = refuse;
  check(ctn_function_new(&callbacks, &destroyed, &function) == CTN_OK, "function_new");
  check(ctn_function_call(function, &x, 1, &y, 1) == CTN_ERROR_UNSUPPORTED, "status of a callback");
  check(strcmp(ctn_error_message(), "the probe says no") == 0, "message of a callback");
  check(y == NULL, "no output after a callback's error");
  ctn_function_release(function);
  check(destroyed == 2, "destroy runs after an error too");

  ctn_link* link = NULL;
  check(ctn_link_new(refuse_link, &destroyed, count, &link) == CTN_OK, "link_new");
  check(ctn_link_call1(link, x, &y) == CTN_ERROR_IO, "status of a link's callback");
  check(strcmp(ctn_error_message(), "the link says no") == 0, "message of a link's callback");
  ctn_link_release(link);
  check(destroyed == 3, "destroy of the link's callback runs once");

  ctn_variable_release(x);
  ctn_array_release(wrong);
  ctn_array_release(b);
  ctn_array_release(a);
  printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}
