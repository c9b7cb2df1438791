/* Tests of catenary/scope.h: nesting, the first failure and its message, what is held, kept and released,
   callbacks, threads. */
#define _POSIX_C_SOURCE 200809L
#include "support.h"

#include <pthread.h>

/* Counts the allocations of the scope itself; `fail_at` counts down to the one that fails. Threads allocate,
   too. */
static int fail_at, live;
static void* tried(void* memory, int fresh) {
  if (memory && fresh) __atomic_fetch_add(&live, 1, __ATOMIC_RELAXED);
  return memory;
}
static int fails(void) { return fail_at > 0 && --fail_at == 0; }
static void* scope_malloc(size_t size) { return fails() ? NULL : tried(malloc(size), 1); }
static void* scope_calloc(size_t count, size_t size) {
  return fails() ? NULL : tried(calloc(count, size), 1);
}
static void* scope_realloc(void* memory, size_t size) {
  const int fresh = memory == NULL;
  return fails() ? NULL : tried(realloc(memory, size), fresh);
}
static void scope_free(void* memory) {
  if (memory) __atomic_fetch_sub(&live, 1, __ATOMIC_RELAXED);
  free(memory);
}
#define malloc(size) scope_malloc(size)
#define calloc(count, size) scope_calloc(count, size)
#define realloc(memory, size) scope_realloc(memory, size)
#define free(memory) scope_free(memory)
#include <catenary/scope.h>
#undef malloc
#undef calloc
#undef realloc
#undef free

static const float six[6] = {1, 2, 3, 4, 5, 6};

static ctn_variable* numbers(ctn_scope* c) {
  return cs_variable_from_data(c, six, CTN_SHAPE(2, 3), CTN_FLOAT32);
}

static void nests(void** state) {
  ctn_scope c = {0};
  ctn_variable *x = numbers(&c),
               *loss = cs_sum(&c, cs_add(&c, cs_square(&c, x), cs_mul_f64(&c, x, 2)), NULL, 0, 0);
  (void)state;
  cs_variable_backward(&c, loss, 0, 0);
  assert_true(cs_value(&c, loss) == 91 + 42);
  CHECK_ARRAY(cs_variable_grad(&c, x), CTN_FLOAT32, DIMS(2, 3), VALUES(4, 6, 8, 10, 12, 14));
  CHECK_ARRAY(cs_array_get(&c, cs_variable_data(&c, x), CTN_INDEX(cs_at(1), cs_slice(0, 2))), CTN_FLOAT32,
              DIMS(2), VALUES(4, 5));
  CHECK_ARRAY(cs_array_get(&c, cs_variable_data(&c, x),
                           CTN_INDEX(cs_ellipsis(), cs_steps(2, CTN_OMITTED, -2), cs_newaxis())),
              CTN_FLOAT32, DIMS(2, 2, 1), VALUES(3, 1, 6, 4));
  CHECK_ARRAY(cs_variable_data(&c, cs_concat(&c, CTN_VARIABLES(x, x), 1)), CTN_FLOAT32, DIMS(2, 6),
              VALUES(1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6));
  OK(cs_end(&c));
  assert_int_equal(c.status, CTN_OK);
  assert_int_equal(live, 0);
}

/* One value, texts, several handles, lists of handles. */
static void gives_results(void** state) {
  ctn_scope c = {0};
  ctn_variable* x = numbers(&c);
  ctn_array *a = cs_variable_data(&c, x), *parts[3], *q, *r;
  const size_t mark = cs_mark(&c);
  (void)state;
  assert_true(cs_array_item_f64(&c, a, CTN_SHAPE(1, 2)) == 6);
  assert_string_equal(cs_array_str(&c, a, -1, -1, -1), "[[1. 2. 3.]\n [4. 5. 6.]]");
  assert_int_equal(cs_array_split(&c, a, 1, parts, 3), CTN_OK);
  CHECK_ARRAY(parts[2], CTN_FLOAT32, DIMS(2, 1), VALUES(3, 6));
  cs_array_divmod(&c, a, cs_array_scalar_i64(&c, 4), &q, &r);
  CHECK_ARRAY(r, CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 0, 1, 2));
  assert_true(cs_mark(&c) == mark + 1 + 3 + 3);
  assert_int_equal(cs_pop(&c, mark), CTN_OK);
  assert_true(ctn_object_use_count((ctn_object*)x) == 1);
  OK(cs_end(&c));
}

/* After the first failure nothing is done, every result is NULL, 0 or "", and what was passed in is
   released. */
static int destroyed;
static void on_destroy(void* user_data) {
  (void)user_data;
  destroyed++;
  (void)ctn_array_add(NULL, NULL, NULL); /* leaves another message */
}
static ctn_status never_called(void* user_data, ctn_link* link, ctn_variable* const* inputs,
                               size_t input_count, ctn_variable** outputs, size_t output_count) {
  (void)user_data, (void)link, (void)inputs, (void)input_count, (void)outputs, (void)output_count;
  return ctn_fail(CTN_ERROR_STATE, "called");
}

static void stays_failed(void** state) {
  ctn_scope c = {0};
  ctn_variable *x = numbers(&c), *wrong;
  ctn_array *parts[2] = {(ctn_array*)1, (ctn_array*)1}, *q = (ctn_array*)1, *r = (ctn_array*)1;
  ctn_link* kept = cs_link_new(&c, never_called, NULL, on_destroy);
  char message[512];
  ctn_link_callbacks table = {sizeof table, "mine", NULL, NULL, NULL, NULL, on_destroy};
  (void)state;
  destroyed = 0;
  assert_non_null(kept);
  wrong = cs_matmul(&c, x, x, 0, 0);
  assert_null(wrong);
  assert_int_equal(c.status, CTN_ERROR_TYPE_CHECK);
  strcpy(message, ctn_error_message());
  assert_string_equal(cs_message(&c), message);
  assert_null(cs_relu(&c, x));
  assert_null(numbers(&c));
  assert_true(cs_value(&c, x) == 0);
  assert_string_equal(cs_array_str(&c, NULL, -1, -1, -1), "");
  assert_int_equal(cs_array_split(&c, NULL, 1, parts, 2), CTN_ERROR_TYPE_CHECK);
  assert_true(parts[0] == NULL && parts[1] == NULL);
  cs_array_divmod(&c, NULL, NULL, &q, &r);
  assert_true(q == NULL && r == NULL);
  assert_null(cs_link_new(&c, never_called, NULL, on_destroy));
  assert_int_equal(destroyed, 1);
  assert_null(cs_link_user_new(&c, &table, NULL));
  assert_int_equal(destroyed, 2);
  assert_null(cs_keep_variable(&c, x));
  assert_int_equal(cs_try(&c, ctn_array_add(NULL, NULL, &q)), CTN_ERROR_TYPE_CHECK);
  assert_int_equal(cs_fail(&c, CTN_ERROR_IO, "another"), CTN_ERROR_TYPE_CHECK);
  assert_int_equal(cs_variable_backward(&c, x, 0, 0), CTN_ERROR_TYPE_CHECK);
  assert_int_equal(cs_end(&c), CTN_ERROR_TYPE_CHECK);
  assert_int_equal(destroyed, 3); /* `kept`, whose destroy callback failed elsewhere */
  assert_string_equal(ctn_error_message(), message);
  assert_int_equal(ctn_error_code(), CTN_ERROR_TYPE_CHECK);
  assert_int_equal(c.status, CTN_OK);
  assert_non_null(numbers(&c)); /* a scope that has ended can be used again */
  OK(cs_end(&c));
  assert_int_equal(live, 0);
}

/* Memory whose ownership a skipped call would have taken is released, too. */
static void gives_memory_back(void** state) {
  ctn_scope c = {0};
  static float memory[2];
  (void)state;
  destroyed = 0;
  cs_fail(&c, CTN_ERROR_STATE, "first");
  assert_null(cs_array_from_memory(&c, memory, CTN_SHAPE(2), NULL, CTN_FLOAT32, on_destroy, NULL));
  assert_int_equal(destroyed, 1);
  assert_int_equal(cs_end(&c), CTN_ERROR_STATE);
}

static void keeps_and_holds(void** state) {
  ctn_scope c = {0};
  ctn_variable *x = numbers(&c), *y = cs_keep_variable(&c, cs_square(&c, x)), *z = NULL;
  (void)state;
  OK(ctn_relu(y, &z));
  assert_ptr_equal(cs_hold_variable(&c, z), z);
  assert_null(cs_hold_variable(&c, NULL));
  assert_ptr_equal(cs_keep(&c, z), z);
  ctn_variable_release(z);
  OK(cs_end(&c));
  assert_int_equal(ctn_object_use_count((ctn_object*)y), 1);
  ctn_variable_release(y);
}

/* A loop holds as many objects in its thousandth iteration as in its first, and one state passes from
   iteration to iteration. */
static void pops_in_loops(void** state) {
  ctn_scope c = {0};
  ctn_variable *x = numbers(&c), *h = x;
  uint64_t used = 0;
  size_t mark, held = 0;
  int i;
  (void)state;
  cs_settings(&c);
  cs_set_backprop_enabled(&c, 0);
  mark = cs_mark(&c);
  for (i = 0; i < 1000; ++i) {
    h = cs_tanh(&c, cs_add(&c, cs_mul_f64(&c, h, 0.5), x));
    cs_pop_except(&c, mark, h);
    if (i == 2) used = used_bytes(device), held = cs_mark(&c);
    if (i > 2) assert_true(used_bytes(device) == used && cs_mark(&c) == held);
  }
  assert_true(held == mark + 1);
  assert_true(cs_array_item_f64(&c, cs_variable_data(&c, h), CTN_SHAPE(0, 0)) > 0);
  OK(cs_end(&c));
  assert_int_equal(ctn_backprop_enabled(), 1);
  assert_int_equal(live, 0);
}

/* More handles than the scope itself has room for. */
static void holds_many(void** state) {
  ctn_scope c = {0};
  ctn_variable *x = numbers(&c), *y = x;
  int i;
  (void)state;
  for (i = 0; i < 6; ++i) y = cs_neg(&c, y);
  assert_int_equal(live, 0); /* small scopes allocate nothing */
  for (i = 0; i < 994; ++i) y = cs_neg(&c, y);
  assert_true(cs_mark(&c) == 1002);
  assert_int_equal(ctn_object_use_count((ctn_object*)y), 1);
  OK(cs_end(&c));
  assert_int_equal(live, 0);
}

/* Settings are restored in reverse order, also after a failure. */
static void puts_settings_back(void** state) {
  ctn_scope c = {0};
  size_t mark;
  (void)state;
  cs_settings(&c);
  assert_int_equal(cs_set_backprop_enabled(&c, 0), 1);
  mark = cs_mark(&c);
  cs_settings(&c);
  assert_int_equal(cs_set_backprop_enabled(&c, 1), 0);
  cs_pop(&c, mark);
  assert_int_equal(ctn_backprop_enabled(), 0);
  cs_fail(&c, CTN_ERROR_STATE, "number %d", 7);
  assert_int_equal(cs_end(&c), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "number 7");
  assert_int_equal(ctn_backprop_enabled(), 1);
}

/* A callback has its own scope; its failure reaches the outer scope with its message. */
static ctn_status doubled(void* user_data, ctn_link* link, ctn_variable* const* inputs, size_t input_count,
                          ctn_variable** outputs, size_t output_count) {
  ctn_scope c = {0};
  (void)link;
  if (input_count != 1 || output_count != 1) {
    return ctn_fail(CTN_ERROR_INVALID_ARGUMENT, "doubled: takes 1 input, got %d%*s", (int)input_count, 400,
                    "long");
  }
  if (user_data) cs_matmul(&c, inputs[0], inputs[0], 0, 0);
  outputs[0] = cs_keep_variable(&c, cs_mul_f64(&c, inputs[0], 2));
  return cs_end(&c);
}

static void works_in_callbacks(void** state) {
  ctn_scope c = {0};
  int wrong = 1;
  ctn_link *good = cs_link_new(&c, doubled, NULL, NULL), *bad = cs_link_new(&c, doubled, &wrong, NULL);
  ctn_variable *x = numbers(&c), *two[2], *out[2];
  (void)state;
  two[0] = two[1] = x;
  CHECK_ARRAY(cs_variable_data(&c, cs_call(&c, good, cs_call(&c, good, x))), CTN_FLOAT32, DIMS(2, 3),
              VALUES(4, 8, 12, 16, 20, 24));
  assert_null(cs_call(&c, bad, x));
  assert_int_equal(c.status, CTN_ERROR_TYPE_CHECK);
  assert_non_null(strstr(cs_message(&c), "matmul"));
  assert_int_equal(cs_end(&c), CTN_ERROR_TYPE_CHECK);
  good = cs_link_new(&c, doubled, NULL, NULL);
  x = numbers(&c);
  two[0] = two[1] = x;
  cs_link_call(&c, good, two, 2, out, 2);
  assert_int_equal(cs_end(&c), CTN_ERROR_INVALID_ARGUMENT);
  assert_non_null(strstr(ctn_error_message(), "takes 1 input, got 2"));
  assert_true(strlen(ctn_error_message()) >= 400);
}

static void* in_a_thread(void* argument) {
  ctn_scope c = {0};
  int i;
  for (i = 0; i < 200; ++i) {
    ctn_variable *x = numbers(&c), *y = cs_sum(&c, cs_square(&c, x), NULL, 0, 0);
    cs_variable_backward(&c, y, 0, 0);
    if (cs_value(&c, y) != 91) cs_fail(&c, CTN_ERROR_ASSERTION, "sum");
    cs_pop(&c, 0);
  }
  if (argument) cs_fail(&c, CTN_ERROR_IO, "thread %s", (const char*)argument);
  return (void*)(intptr_t)cs_end(&c);
}

static void works_in_threads(void** state) {
  pthread_t threads[4];
  const char* names[4] = {NULL, "b", NULL, "d"};
  int i;
  void* result;
  (void)state;
  for (i = 0; i < 4; ++i)
    assert_int_equal(pthread_create(threads + i, NULL, in_a_thread, (void*)names[i]), 0);
  for (i = 0; i < 4; ++i) {
    assert_int_equal(pthread_join(threads[i], &result), 0);
    assert_int_equal((int)(intptr_t)result, names[i] ? CTN_ERROR_IO : CTN_OK);
  }
  assert_int_equal(live, 0);
}

/* A scope that failed in one thread may end in another and keeps its message. */
static void* fail_there(void* scope) {
  cs_matmul((ctn_scope*)scope, NULL, NULL, 0, 0);
  return NULL;
}
static void carries_messages_between_threads(void** state) {
  ctn_scope c = {0};
  pthread_t thread;
  (void)state;
  assert_int_equal(pthread_create(&thread, NULL, fail_there, &c), 0);
  assert_int_equal(pthread_join(thread, NULL), 0);
  ctn_error_set(CTN_ERROR_IO, "something else");
  assert_int_equal(cs_end(&c), CTN_ERROR_INVALID_ARGUMENT);
  assert_non_null(strstr(ctn_error_message(), "matmul"));
}

static ctn_status everything(void) {
  ctn_scope c = {0};
  ctn_variable* y = numbers(&c);
  int i;
  for (i = 0; i < 100; ++i) y = cs_neg(&c, y);
  cs_array_str(&c, cs_variable_data(&c, y), -1, -1, -1);
  cs_array_repr(&c, cs_variable_data(&c, y), -1, -1, -1);
  cs_memory(&c, 100);
  return cs_end(&c);
}

static void survives_lack_of_memory(void** state) {
  ctn_scope c = {0};
  int n;
  (void)state;
  for (n = 1; n < 100; ++n) {
    fail_at = n;
    {
      const ctn_status status = everything();
      assert_int_equal(live, 0);
      if (fail_at > 0) {
        assert_int_equal(status, CTN_OK);
        break;
      }
      assert_int_equal(status, CTN_ERROR_OUT_OF_MEMORY);
      assert_non_null(strstr(ctn_error_message(), "scope: no memory"));
    }
  }
  fail_at = 0;
  assert_true(n > 4 && n < 100);
  /* Without memory for the message, the status and some message remain. */
  cs_try(&c, CTN_OK);
  fail_at = 1;
  cs_matmul(&c, NULL, NULL, 0, 0);
  fail_at = 0;
  on_destroy(NULL);
  assert_int_equal(cs_end(&c), CTN_ERROR_INVALID_ARGUMENT);
  assert_int_equal(ctn_error_code(), CTN_ERROR_INVALID_ARGUMENT);
  assert_true(strlen(ctn_error_message()) > 0);
}

static void prints(void** state) {
  ctn_scope c = {0};
  FILE *file = tmpfile(), *closed = fopen("/dev/null", "r");
  char text[64] = "";
  (void)state;
  assert_true(file != NULL && closed != NULL);
  cs_print(&c, file, cs_variable_data(&c, numbers(&c)));
  rewind(file);
  assert_true(fread(text, 1, sizeof text - 1, file) > 0);
  assert_string_equal(text, "[[1. 2. 3.]\n [4. 5. 6.]]\n");
  fclose(file);
  cs_print(&c, closed, cs_variable_data(&c, numbers(&c)));
  assert_int_equal(cs_end(&c), CTN_ERROR_IO);
  fclose(closed);
  CTN_CHECK(CTN_OK);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(nests),
      TEST(gives_results),
      TEST(stays_failed),
      TEST(gives_memory_back),
      TEST(keeps_and_holds),
      TEST(pops_in_loops),
      TEST(holds_many),
      TEST(puts_settings_back),
      TEST(works_in_callbacks),
      TEST(works_in_threads),
      TEST(carries_messages_between_threads),
      TEST(survives_lack_of_memory),
      TEST(prints),
  };
  return RUN(tests, argc, argv);
}
