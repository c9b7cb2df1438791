/* Tests of what all functions reject in the same way: booleans other than 0 and 1, impossible counts, handles
   of another type, and texts that are not UTF-8. */
#include <catenary/binding.h>

#include "support.h"

static const int32_t no_booleans[] = {-7, 2, 255, 256, INT32_MIN, INT32_MAX};

static void test_booleans(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *out;
  ctn_variable *v, *y;
  ctn_link* link;
  int32_t previous = 5;
  size_t i;
  (void)state;
  OK(ctn_variable_new(a, &v));
  OK(ctn_link_embed_id_new(3, 2, NULL, &link));
  for (i = 0; i < COUNT(no_booleans); ++i) {
    const int32_t wrong = no_booleans[i];
    char got[32];
    snprintf(got, sizeof got, "expected 0 or 1, got %d", (int)wrong);
    FAILS(ctn_array_sum(a, NO_DIMS, wrong, CTN_DTYPE_NONE, &out), CTN_ERROR_INVALID_ARGUMENT,
          "keepdims:", got);
    FAILS(ctn_sum(v, NO_DIMS, wrong, &y), CTN_ERROR_INVALID_ARGUMENT, "keepdims:", got);
    FAILS(ctn_variable_backward(v, wrong, 0), CTN_ERROR_INVALID_ARGUMENT, "retain_grad:", got);
    FAILS(ctn_variable_backward(v, 0, wrong), CTN_ERROR_INVALID_ARGUMENT, "create_graph:", got);
    FAILS(ctn_variable_set_requires_grad(v, wrong), CTN_ERROR_INVALID_ARGUMENT, "requires_grad:", got);
    FAILS(ctn_set_backprop_enabled(wrong, &previous), CTN_ERROR_INVALID_ARGUMENT, "enabled:", got);
    FAILS(ctn_link_embed_id_set_ignore_label(link, wrong, -1), CTN_ERROR_INVALID_ARGUMENT, "ignores:", got);
    assert_int_equal(previous, 5);
    assert_int_equal(ctn_backprop_enabled(), 1);
  }
  ctn_link_release(link);
  ctn_variable_release(v);
  ctn_array_release(a);
}

/* Values of enumerations that this version does not know, and CTN_DTYPE_NONE where a dtype is needed. */
static void test_enumerations(void** state) {
  static const int32_t unknown[] = {-2, 1000, INT32_MIN, INT32_MAX};
  const int64_t two[1] = {2};
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2)), *positions = counting(CTN_INT64, DIMS(2)), *out;
  ctn_random_state* generator;
  ctn_function_options* options;
  int32_t can = 5;
  size_t i;
  (void)state;
  OK(ctn_function_options_new(&options));
  for (i = 0; i < COUNT(unknown); ++i) {
    const int32_t wrong = unknown[i];
    FAILS(ctn_array_zeros(two, 1, wrong, &out), CTN_ERROR_INVALID_ARGUMENT, "dtype");
    assert_null(out);
    FAILS(ctn_array_sum(a, NO_DIMS, 0, wrong, &out), CTN_ERROR_INVALID_ARGUMENT, "dtype");
    FAILS(ctn_array_take(a, positions, 0, wrong, &out), CTN_ERROR_INVALID_ARGUMENT, "mode");
    FAILS(ctn_array_copyto(a, a, wrong, NULL), CTN_ERROR_INVALID_ARGUMENT, "casting");
    FAILS(ctn_dtype_can_cast(CTN_INT8, CTN_INT8, wrong, &can), CTN_ERROR_INVALID_ARGUMENT, "casting");
    FAILS(ctn_array_searchsorted(a, a, wrong, NULL, &out), CTN_ERROR_INVALID_ARGUMENT, "side");
    FAILS(ctn_random_state_new(NULL, wrong, 1, &generator), CTN_ERROR_INVALID_ARGUMENT, "method");
    FAILS(ctn_function_options_set_reduction(options, wrong), CTN_ERROR_INVALID_ARGUMENT, "reduction");
  }
  FAILS(ctn_array_zeros(two, 1, CTN_DTYPE_NONE, &out), CTN_ERROR_INVALID_ARGUMENT, "dtype");
  FAILS(ctn_array_astype(a, CTN_DTYPE_NONE, &out), CTN_ERROR_INVALID_ARGUMENT, "dtype");
  assert_int_equal(can, 5);
  ctn_function_options_release(options);
  ctn_array_release(positions);
  ctn_array_release(a);
}

/* A list with one element per axis is not read beyond CTN_MAX_NDIM. */
static void test_dimensions(void** state) {
  static const size_t counts[] = {CTN_MAX_NDIM + 1, 60000, SIZE_MAX / 8, SIZE_MAX};
  const int64_t two[2] = {2, 3};
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *out;
  ctn_variable *v, *y;
  char data[8] = {0};
  size_t i;
  (void)state;
  OK(ctn_variable_new(a, &v));
  for (i = 0; i < COUNT(counts); ++i) {
    const size_t n = counts[i];
    char got[64];
    snprintf(got, sizeof got, "expected at most 64 elements, got %zu", n);
    FAILS(ctn_array_zeros(two, n, CTN_FLOAT32, &out), CTN_ERROR_INVALID_ARGUMENT, "shape:", got);
    assert_null(out);
    FAILS(ctn_array_from_data(data, two, n, CTN_INT8, &out), CTN_ERROR_INVALID_ARGUMENT, "shape:", got);
    FAILS(ctn_array_from_memory(data, two, n, two, CTN_INT8, NULL, NULL, &out), CTN_ERROR_INVALID_ARGUMENT,
          "shape:", got);
    FAILS(ctn_array_reshape(a, two, n, &out), CTN_ERROR_INVALID_ARGUMENT, "shape:", got);
    FAILS(ctn_array_tile(a, two, n, &out), CTN_ERROR_INVALID_ARGUMENT, "repetitions:", got);
    FAILS(ctn_array_sum(a, two, n, 0, CTN_DTYPE_NONE, &out), CTN_ERROR_INVALID_ARGUMENT, "axes:", got);
    FAILS(ctn_array_broadcast_to(a, two, n, &out), CTN_ERROR_INVALID_ARGUMENT, "shape:", got);
    FAILS(ctn_reshape(v, two, n, &y), CTN_ERROR_INVALID_ARGUMENT, "shape:", got);
    FAILS(ctn_transpose(v, two, n, &y), CTN_ERROR_INVALID_ARGUMENT, "axes:", got);
  }
  ctn_variable_release(v);
  ctn_array_release(a);
}

static ctn_array* widest(void) {
  int64_t shape[CTN_MAX_NDIM];
  ctn_array* a;
  size_t i;
  for (i = 0; i < CTN_MAX_NDIM; ++i) shape[i] = 1;
  OK(ctn_array_ones(shape, CTN_MAX_NDIM, CTN_FLOAT32, &a));
  return a;
}

/* Operations that would add an axis to an array that already has the maximum number. */
static void test_widest(void** state) {
  ctn_array *a = widest(), *vector = counting(CTN_FLOAT32, DIMS(2)), *out;
  const ctn_array* both[2];
  ctn_index items[2] = {{CTN_INDEX_NEWAXIS, 0, 0, 0}, {CTN_INDEX_ELLIPSIS, 0, 0, 0}};
  char text[8];
  size_t length;
  (void)state;
  both[0] = both[1] = a;
  OK(ctn_array_str(a, -1, -1, -1, text, sizeof text, &length));
  assert_int_equal(length, 2 * CTN_MAX_NDIM + 2);
  OK(ctn_array_add(a, vector, &out));
  assert_int_equal(ctn_array_ndim(out), CTN_MAX_NDIM);
  ctn_array_release(out);
#define TOO_WIDE(call)                                                                       \
  do {                                                                                       \
    FAILS(call, CTN_ERROR_INVALID_ARGUMENT, "expected an array of at most 64 dimensions, "); \
    assert_null(out);                                                                        \
  } while (0)
  TOO_WIDE(ctn_array_expand_dims(a, 0, &out));
  TOO_WIDE(ctn_array_stack(both, 2, 0, &out));
  TOO_WIDE(ctn_array_get(a, items, 2, &out));
#undef TOO_WIDE
  ctn_array_release(vector);
  ctn_array_release(a);
}

/* Counts whose size in bytes exceeds half of the address space, such as a -1 passed from another language. */
static void test_counts(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(4)), *out = a, *outs[2] = {a, a};
  const ctn_array* list[1];
  const ctn_index items[1] = {{CTN_INDEX_INT, 0, 0, 0}};
  const int64_t one[1] = {1};
  ctn_variable *v, *y;
  ctn_dtype dtypes[1] = {CTN_INT8}, dtype;
  (void)state;
  list[0] = a;
  OK(ctn_variable_new(a, &v));
#define NO_COUNT SIZE_MAX
  FAILS(ctn_array_concatenate(list, NO_COUNT, 0, &out), CTN_ERROR_INVALID_ARGUMENT, "arrays:", "at most");
  FAILS(ctn_array_get(a, items, NO_COUNT, &out), CTN_ERROR_INVALID_ARGUMENT, "items:", "at most");
  FAILS(ctn_array_split(a, 0, outs, NO_COUNT), CTN_ERROR_INVALID_ARGUMENT, "outs:", "at most");
  FAILS(ctn_array_split_at(a, one, NO_COUNT, 0, outs, 2), CTN_ERROR_INVALID_ARGUMENT,
        "positions:", "at most");
  FAILS(ctn_array_repeat(a, one, NO_COUNT, 0, &out), CTN_ERROR_INVALID_ARGUMENT, "repeats:", "at most");
  FAILS(ctn_concat(&v, NO_COUNT, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "at most");
  FAILS(ctn_dtype_result_type(dtypes, NO_COUNT, &dtype), CTN_ERROR_INVALID_ARGUMENT, "dtypes:", "at most");
  FAILS(ctn_array_sum(a, NULL, 3, 0, CTN_DTYPE_NONE, &out), CTN_ERROR_INVALID_ARGUMENT,
        "axes: expected 3 elements, got NULL");
  ctn_variable_release(v);
  ctn_array_release(a);
}

/* Handles of another type, the most common mistake in languages without typed handles. */
static void test_kinds(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2)), *out;
  const ctn_array* list[2];
  ctn_variable *v, *y, *variables[2];
  ctn_link* link;
  (void)state;
  OK(ctn_variable_new(a, &v));
  OK(ctn_link_linear_new(2, 2, NULL, &link));
  list[0] = a;
  list[1] = (const ctn_array*)v;
  variables[0] = v;
  variables[1] = (ctn_variable*)link;
  FAILS(ctn_array_exp((const ctn_array*)v, &out), CTN_ERROR_INVALID_ARGUMENT,
        "x: expected an array, got a variable");
  assert_null(out);
  FAILS(ctn_exp((ctn_variable*)link, &y), CTN_ERROR_INVALID_ARGUMENT, "x: expected a variable, got a link");
  FAILS(ctn_array_concatenate(list, 2, 0, &out), CTN_ERROR_INVALID_ARGUMENT,
        "arrays[1]: expected an array, got a variable");
  FAILS(ctn_concat(variables, 2, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "[1]: expected a variable, got a link");
  FAILS(ctn_array_add_into(a, a, (ctn_array*)v), CTN_ERROR_INVALID_ARGUMENT, "out: expected an array");
  FAILS(ctn_linear(v, v, (ctn_variable*)a, &y), CTN_ERROR_INVALID_ARGUMENT,
        "b: expected a variable, got an array");
  FAILS(ctn_variable_set_grad(v, (ctn_array*)link), CTN_ERROR_INVALID_ARGUMENT, "grad: expected an array");
  FAILS(ctn_link_linear_new(2, 2, (ctn_link_options*)link, &link), CTN_ERROR_INVALID_ARGUMENT,
        "options: expected a link options, got a link");
  assert_null(link);
  link = (ctn_link*)variables[1];
  assert_int_equal(ctn_array_ndim((const ctn_array*)v), 0);
  assert_int_equal(ctn_array_dtype((const ctn_array*)v), CTN_DTYPE_NONE);
  assert_null(ctn_array_shape((const ctn_array*)link));
  assert_null(ctn_variable_name((ctn_variable*)a));
  assert_null(ctn_array_retain((const ctn_array*)v));
  assert_non_null(strstr(ctn_error_message(), "array_retain: self: expected an array, got a variable"));
  ctn_array_release((const ctn_array*)v);
  assert_non_null(strstr(ctn_error_message(), "array_release: self: expected an array, got a variable"));
  assert_int_equal(ctn_object_use_count((const ctn_object*)v), 1);
  ctn_object_release(ctn_object_retain((const ctn_object*)v));
  ctn_link_release(link);
  ctn_variable_release(v);
  ctn_array_release(a);
}

/* A released handle is recognized as long as its memory has not been reused. */
static void test_released(void** state) {
#if !ADDRESS_SANITIZER
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2)), *out;
  static const int key;
  (void)state;
  ctn_array_release(a);
  FAILS(ctn_array_exp(a, &out), CTN_ERROR_INVALID_ARGUMENT,
        "x: expected an array, got a handle that was released");
  assert_int_equal(ctn_array_ndim(a), 0);
  ctn_array_release(a);
  assert_non_null(strstr(ctn_error_message(), "got a handle that was released"));
  assert_null(ctn_array_retain(a));
  assert_null(ctn_object_retain((ctn_object*)a));
  assert_int_equal(ctn_object_use_count((ctn_object*)a), 0);
  FAILS(ctn_object_set_binding((ctn_object*)a, &key, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "self: expected an object, got a handle that was released");
#else
  (void)state; /* the sanitizer reports it itself */
#endif
}

static ctn_status CTN_CALL gives_a_link(void* user_data, ctn_link* self, ctn_variable* const* inputs,
                                        size_t input_count, ctn_variable** outputs, size_t output_count) {
  (void)user_data, (void)self, (void)inputs, (void)input_count, (void)output_count;
  return ctn_link_linear_new(2, 2, NULL, (ctn_link**)outputs);
}

static void test_handles_of_callbacks(void** state) {
  ctn_array* a = counting(CTN_FLOAT32, DIMS(2));
  ctn_variable *v, *y;
  ctn_link* link;
  (void)state;
  OK(ctn_variable_new(a, &v));
  OK(ctn_link_new(gives_a_link, NULL, NULL, &link));
  FAILS(ctn_link_call1(link, v, &y), CTN_ERROR_CALLBACK, "a handle of another type");
  assert_null(y);
  ctn_link_release(link);
  ctn_variable_release(v);
  ctn_array_release(a);
}

static int is_utf8(const char* text) {
  const unsigned char* p = (const unsigned char*)text;
  while (*p) {
    int more = *p < 0x80                 ? 0
               : *p >= 0xc2 && *p < 0xe0 ? 1
               : *p >= 0xe0 && *p < 0xf0 ? 2
               : *p >= 0xf0 && *p < 0xf5 ? 3
                                         : -1;
    if (more < 0) return 0;
    for (++p; more > 0; --more, ++p)
      if ((*p & 0xc0) != 0x80) return 0;
  }
  return 1;
}

static void test_messages(void** state) {
  ctn_dtype dtype;
  char* longest = malloc(6001);
  size_t i;
  (void)state;
  assert_non_null(longest);
  FAILS(ctn_dtype_from_name("\xff\x80z", &dtype), CTN_ERROR_NOT_FOUND, "got \"\\xff\\x80z\"");
  FAILS(ctn_dtype_from_name("\xe2\x82\xac", &dtype), CTN_ERROR_NOT_FOUND, "got \"\xe2\x82\xac\"");
  FAILS(ctn_device_set_current("\xc3("), CTN_ERROR_DEVICE, "\\xc3(");
  for (i = 0; i < 6; ++i) {
    memset(longest, 'a', i);
    memset(longest + i, '\xff', 6000 - i);
    longest[6000] = '\0';
    FAILS(ctn_dtype_from_name(longest, &dtype), CTN_ERROR_NOT_FOUND, "\\xff\\xff");
    assert_true(is_utf8(ctn_error_message()));
  }
  ctn_error_set(CTN_ERROR_CALLBACK, "\xf0\x9f\x98");
  assert_string_equal(ctn_error_message(), "\\xf0\\x9f\\x98");
  free(longest);
}

static ctn_status CTN_CALL no_forward(void* user_data, ctn_function* f, const ctn_array* const* inputs,
                                      size_t input_count, ctn_array** outputs, size_t output_count) {
  (void)user_data, (void)f, (void)inputs, (void)input_count, (void)outputs, (void)output_count;
  return CTN_ERROR_INTERNAL;
}

/* Names that are stored and returned as text must be UTF-8. */
static void test_names(void** state) {
  ctn_function_hook_callbacks hook_callbacks = {0};
  ctn_function_callbacks function_callbacks = {0};
  ctn_function_hook* hook;
  ctn_function* function;
  (void)state;
  hook_callbacks.struct_size = sizeof hook_callbacks;
  hook_callbacks.name = "\xff";
  FAILS(ctn_function_hook_new(&hook_callbacks, NULL, &hook), CTN_ERROR_INVALID_ARGUMENT,
        "callbacks.name: expected UTF-8");
  hook_callbacks.name = NULL;
  OK(ctn_function_hook_new(&hook_callbacks, NULL, &hook));
  FAILS(ctn_function_hook_add(hook, "a\xc3("), CTN_ERROR_INVALID_ARGUMENT, "name: expected UTF-8");
  assert_int_equal(ctn_function_hook_count(), 0);
  ctn_function_hook_release(hook);
  function_callbacks.struct_size = sizeof function_callbacks;
  function_callbacks.forward = no_forward;
  function_callbacks.name = "\x80";
  FAILS(ctn_function_new(&function_callbacks, NULL, &function), CTN_ERROR_INVALID_ARGUMENT, "callbacks.name");
  assert_null(function);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_booleans), TEST(test_enumerations), TEST(test_dimensions), TEST(test_widest),
      TEST(test_counts),   TEST(test_kinds),        TEST(test_released),   TEST(test_handles_of_callbacks),
      TEST(test_messages), TEST(test_names)};
  return RUN(tests, argc, argv);
}
