/* Tests of what bindings rely on: who owns which argument of a call, what empty lists may look like, what
   callbacks may keep, and that a failed call can be repeated. docs/binding.md has the rules. */
#include <catenary/binding.h>

#include "support.h"

static int64_t count_of(const void* handle) { return ctn_object_use_count((const ctn_object*)handle); }

/* Addresses that must not be read: what an empty slice of Rust, or a zero-length array of another language,
 * passes. */
#define DANGLING(type) ((type*)(uintptr_t)8)

static void test_empty_lists(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2, 3)), *out;
  ctn_variable *v, *y;
  size_t i;
  (void)state;
  OK(ctn_variable_new(a, &v));
  for (i = 0; i < 2; ++i) {
    const int64_t* none = i ? NULL : DANGLING(const int64_t);
    const double* nothing = i ? NULL : DANGLING(const double);
    const int64_t empty[2] = {0, 3};
    double value = 0;
    OK(ctn_array_full_f64(none, 0, 5, CTN_FLOAT32, &out)); /* a shape without axes */
    assert_int_equal(ctn_array_ndim(out), 0);
    OK(ctn_array_item_f64(out, none, 0, &value));
    assert_true(value == 5);
    ctn_array_release(out);
    OK(ctn_array_from_data(nothing, empty, 2, CTN_FLOAT64, &out)); /* no elements */
    assert_int_equal(ctn_array_size(out), 0);
    OK(ctn_array_to_data(out, i ? NULL : DANGLING(void), 0));
    ctn_array_release(out);
    OK(ctn_array_get(a, i ? NULL : DANGLING(const ctn_index), 0, &out)); /* an index without items */
    assert_int_equal(ctn_array_size(out), 6);
    ctn_array_release(out);
    FAILS(ctn_array_concatenate(i ? NULL : DANGLING(const ctn_array* const), 0, 0, &out),
          CTN_ERROR_INVALID_ARGUMENT, "arrays");
    FAILS(ctn_concat(i ? NULL : DANGLING(ctn_variable* const), 0, 0, &y), CTN_ERROR_TYPE_CHECK, "concat:");
  }
  /* Where a list may be omitted, NULL omits it, and any other pointer is a list without elements. */
  OK(ctn_array_sum(a, NULL, 0, 0, CTN_DTYPE_NONE, &out));
  assert_true(item(out) == 15);
  ctn_array_release(out);
  OK(ctn_array_sum(a, DANGLING(const int64_t), 0, 0, CTN_DTYPE_NONE, &out));
  assert_int_equal(ctn_array_size(out), 6);
  ctn_array_release(out);
  ctn_variable_release(v);
  ctn_array_release(a);
}

/* Arguments are borrowed: a call leaves their counts alone, unless the library keeps them. */
static void test_arguments(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2)), *out;
  ctn_variable *v, *y;
  (void)state;
  OK(ctn_array_add(a, a, &out));
  assert_int_equal(count_of(a), 1);
  ctn_array_release(out);
  FAILS(ctn_array_sum(a, DIMS(7), 0, CTN_DTYPE_NONE, &out), CTN_ERROR_INDEX, "axes");
  assert_int_equal(count_of(a), 1);
  OK(ctn_variable_new(a, &v)); /* keeps a reference of its own */
  assert_int_equal(count_of(a), 2);
  OK(ctn_square(v, &y)); /* the history keeps the input */
  assert_true(count_of(v) >= 1);
  ctn_array_release(a); /* the caller's reference; the variable still works */
  ctn_variable_release(v);
  OK(ctn_variable_data(y, &out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2), VALUES(0, 1));
  ctn_array_release(out);
  ctn_variable_release(y);
}

/* Results are new references, also if the object existed before. A view keeps its base alive. */
static void test_results(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(4)), *first, *second, *view;
  ctn_variable* v;
  const ctn_index items[1] = {{CTN_INDEX_SLICE, 1, 3, 1}};
  (void)state;
  OK(ctn_variable_new(a, &v));
  OK(ctn_variable_data(v, &first));
  OK(ctn_variable_data(v, &second));
  assert_ptr_equal(first, a);
  assert_ptr_equal(second, a);
  assert_int_equal(count_of(a), 4);
  ctn_array_release(first);
  ctn_array_release(second);
  ctn_variable_release(v);
  OK(ctn_array_get(a, items, 1, &view));
  ctn_array_release(a);
  CHECK_ARRAY(view, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  ctn_array_release(view);
}

/* The call that only gives the length of a text gives handles as well, which belong to the caller. */
static void test_texts_with_handles(void** state) {
  ctn_function_hook *hook, *first, *second;
  char name[16];
  size_t length = 0;
  (void)state;
  OK(ctn_timer_hook_new(&hook));
  OK(ctn_function_hook_add(hook, "timer"));
  OK(ctn_function_hook_at(0, NULL, 0, &length, &first));
  assert_int_equal(length, 5);
  OK(ctn_function_hook_at(0, name, sizeof name, NULL, &second));
  assert_string_equal(name, "timer");
  assert_int_equal(count_of(hook), 4); /* the test's, the thread's, and two results */
  ctn_function_hook_release(first);
  ctn_function_hook_release(second);
  OK(ctn_function_hook_remove("timer"));
  assert_int_equal(count_of(hook), 1);
  ctn_function_hook_release(hook);
}

/* Lists, texts and structs are read during the call only. */
static void test_copies(void** state) {
  float data[2] = {1, 2};
  int64_t shape[1] = {2};
  char name[8] = "weights";
  ctn_array* a;
  ctn_link* link;
  ctn_variable* param;
  (void)state;
  OK(ctn_array_from_data(data, shape, 1, CTN_FLOAT32, &a));
  OK(ctn_link_chain_new(&link));
  OK(ctn_link_add_param(link, name, shape, 1, CTN_FLOAT32));
  data[0] = 7;
  shape[0] = 7;
  memset(name, 'x', 7);
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  OK(ctn_link_param(link, "weights", &param));
  assert_int_equal(ctn_variable_shape(param)[0], 2);
  ctn_variable_release(param);
  ctn_link_release(link);
  ctn_array_release(a);
}

/* Callbacks: what they receive is borrowed, what they give belongs to the library. */
typedef struct {
  const ctn_array* seen;
  int destroyed, fails;
} visit;

static ctn_status CTN_CALL keeps_its_input(void* user_data, ctn_function* node,
                                           const ctn_array* const* inputs, size_t input_count,
                                           ctn_array** outputs, size_t output_count) {
  visit* v = user_data;
  (void)node, (void)input_count, (void)output_count;
  v->seen = ctn_array_retain(inputs[0]);
  if (v->fails) {
    ctn_error_set(CTN_ERROR_IO, "refused");
    return CTN_ERROR_IO;
  }
  return ctn_array_add(inputs[0], inputs[0], &outputs[0]);
}

static void CTN_CALL forget(void* user_data) { ++((visit*)user_data)->destroyed; }

static void test_callbacks(void** state) {
  ctn_function_callbacks parts = {0};
  visit v = {0};
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2)), *out;
  ctn_variable *x, *y;
  ctn_function* f;
  (void)state;
  parts.struct_size = sizeof parts;
  parts.forward = keeps_its_input;
  parts.destroy = forget;
  OK(ctn_function_new(&parts, &v, &f));
  memset(&parts, 0xff, sizeof parts); /* the struct was copied */
  OK(ctn_variable_new(a, &x));
  OK(ctn_function_call(f, &x, 1, &y, 1));
  OK(ctn_variable_data(y, &out));
  CHECK_ARRAY(out, CTN_FLOAT32, DIMS(2), VALUES(0, 2));
  ctn_variable_release(y);
  assert_int_equal(count_of(out), 1); /* the output of the callback has no other owner left */
  ctn_array_release(out);
  assert_ptr_equal(v.seen, a);
  ctn_array_release(v.seen);
  v.fails = 1;
  assert_int_equal(ctn_function_call(f, &x, 1, &y, 1), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "refused");
  assert_null(y);
  CHECK_ARRAY(v.seen, CTN_FLOAT32, DIMS(2), VALUES(0, 1)); /* what it kept is still alive */
  ctn_array_release(v.seen);
  assert_int_equal(v.destroyed, 0);
  ctn_function_release(f);
  assert_int_equal(v.destroyed, 1);
  ctn_variable_release(x);
  ctn_array_release(a);
}

/* A collector may run after OUT_OF_MEMORY, and the same call may then succeed: nothing was changed. */
static void test_repeated_calls(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(1 << 18)), *garbage, *out;
  ctn_memory_statistics statistics = {0};
  (void)state;
  OK(ctn_array_copy(a, &garbage));
  OK(ctn_device_synchronize(device));
  OK(ctn_memory_trim(device));
  statistics.struct_size = sizeof statistics;
  OK(ctn_memory_get_statistics(device, &statistics));
  OK(ctn_memory_set_limit(device, statistics.held_bytes));
  FAILS(ctn_array_copy(a, &out), CTN_ERROR_OUT_OF_MEMORY, "wanted");
  assert_null(out);
  ctn_array_release(garbage); /* what a finalizer does */
  OK(ctn_device_synchronize(device));
  OK(ctn_array_copy(a, &out));
  OK(ctn_memory_set_limit(device, 0));
  ctn_array_release(out);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_empty_lists), TEST(test_arguments), TEST(test_results),       TEST(test_texts_with_handles),
      TEST(test_copies),      TEST(test_callbacks), TEST(test_repeated_calls)};
  return RUN(tests, argc, argv);
}
