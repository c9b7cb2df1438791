/* Tests of deep copies, frozen parameters, lists that follow the hierarchy, nested calls, and names that are
   not UTF-8. */
#define _XOPEN_SOURCE 700
#include <pthread.h>

#include "links_support.h"

static const char kNotUtf8[] = {'a', (char)0xff, 0};

/* Whether both have the same float32 elements, bit for bit. */
static int same_elements(const ctn_array* a, const ctn_array* b) {
  float values[2][64];
  const size_t size = (size_t)ctn_array_size(a) * sizeof(float);
  if (size > sizeof values[0] || ctn_array_size(a) != ctn_array_size(b)) return 0;
  if (ctn_array_to_data(a, values[0], size) != CTN_OK || ctn_array_to_data(b, values[1], size) != CTN_OK)
    return 0;
  return memcmp(values[0], values[1], size) == 0;
}

static void step(ctn_link* link, ctn_variable* x) {
  ctn_variable* y;
  OK(ctn_link_call1(link, x, &y));
  OK(ctn_link_cleargrads(link));
  backward(y);
}

static void test_clone(void** state) {
  ctn_link *link = chain(), *copy, *shared;
  ctn_array *ours, *theirs;
  ctn_variable* v;
  char name[16];
  (void)state;
  adopt(link, "l", linear(1, 2, 0));
  set_param(link, "l/W", DIMS(2, 1), VALUES(1, 2));
  set_grad(link, "l/W", DIMS(2, 1), VALUES(3, 4));
  OK(ctn_link_add_persistent_text(link, "t", "text"));
  OK(ctn_link_share(link, &shared));
  OK(ctn_link_add_persistent(link, "p", ours = array_of(CTN_FLOAT32, DIMS(1), VALUES(5))));
  ctn_array_release(ours);
  adopt(link, "again", shared); /* shares its arrays with l */
  OK(ctn_link_clone(link, &copy));
  assert_null(ctn_link_name(copy));
  CHECK_DATA(copy, "l/W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  CHECK_GRAD(copy, "l/W", CTN_FLOAT32, DIMS(2, 1), VALUES(3, 4));
  set_param(link, "l/W", DIMS(2, 1), VALUES(7, 8));
  CHECK_DATA(copy, "l/W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  CHECK_DATA(link, "again/l/W", CTN_FLOAT32, DIMS(2, 1), VALUES(7, 8));
  /* What is shared within the link is also shared within the copy. */
  ours = data_of(copy, "l/W");
  theirs = data_of(copy, "again/l/W");
  assert_ptr_equal(ours, theirs);
  ctn_array_release(ours);
  ctn_array_release(theirs);
  OK(ctn_link_persistent(link, "p", &ours));
  OK(ctn_link_persistent(copy, "p", &theirs));
  assert_ptr_not_equal(ours, theirs);
  TAKE_ARRAY(theirs, CTN_FLOAT32, DIMS(1), VALUES(5));
  ctn_array_release(ours);
  OK(ctn_link_persistent_text(copy, "t", name, sizeof name, NULL));
  assert_string_equal(name, "text");
  ctn_link_release(copy);
  OK(ctn_link_to_device(link, "test:1"));
  OK(ctn_link_clone(link, &copy));
  check_device(copy, "l/W", "test:1");
  OK(ctn_link_param(copy, "l/W", &v));
  assert_int_equal(ctn_variable_volatile(v), CTN_VOLATILE_AUTO);
  ctn_variable_release(v);
  ctn_link_release(copy);
  OK(ctn_link_to_device(link, device));
  WITH_LITTLE_MEMORY(ctn_link_clone(link, &copy), assert_null(copy));
  ctn_link_release(copy);
  ctn_link_release(link);
  FAILS(ctn_link_clone(NULL, &copy), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link, got NULL");
  FAILS(ctn_link_share(NULL, &copy), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link, got NULL");
}

/* The copy has its own statistics and states, and its states do not refer to the original. */
static void test_clone_of_states(void** state) {
  const int64_t size = 2;
  ctn_link *bn, *lstm, *copy;
  ctn_variable *x = counted(DIMS(3, 2)), *h, *y;
  ctn_array *before, *after, *grad;
  (void)state;
  OK(ctn_link_batch_normalization_new(&size, 1, NULL, &bn));
  OK(ctn_link_clone(bn, &copy));
  OK(ctn_link_persistent(bn, "avg_mean", &before));
  TAKE_ARRAY(before, CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  step(copy, x);
  OK(ctn_link_persistent(bn, "avg_mean", &before));
  TAKE_ARRAY(before, CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  ctn_link_release(copy);
  ctn_link_release(bn);

  OK(ctn_link_lstm_new(2, 2, NULL, &lstm));
  step(lstm, x);
  OK(ctn_link_clone(lstm, &copy));
  OK(ctn_link_lstm_h(lstm, &h));
  OK(ctn_variable_data(h, &before));
  ctn_variable_release(h);
  OK(ctn_link_lstm_h(copy, &h));
  OK(ctn_variable_data(h, &after));
  ctn_variable_release(h);
  assert_ptr_not_equal(before, after);
  assert_true(same_elements(before, after));
  ctn_array_release(after);
  ctn_array_release(before);
  OK(ctn_link_cleargrads(lstm));
  OK(ctn_link_call1(copy, x, &y));
  backward(y);
  grad = grad_of(lstm, "upward/W");
  assert_null(grad);
  grad = grad_of(copy, "upward/W");
  assert_non_null(grad);
  ctn_array_release(grad);
  ctn_link_release(copy);
  ctn_link_release(lstm);
  ctn_variable_release(x);
}

static void test_freeze(void** state) {
  ctn_link *link = chain(), *later, *copy, *source;
  ctn_optimizer* sgd;
  ctn_variable *x = counted(DIMS(2, 1)), *v;
  ctn_array* none;
  (void)state;
  adopt(link, "l1", linear(1, 1, 0));
  adopt(link, "l2", linear(1, 1, 0));
  OK(ctn_link_linear_new(CTN_SIZE_FROM_INPUT, 1, NULL, &later));
  adopt(link, "l3", later);
  OK(ctn_link_zerograds(link));
  OK(ctn_link_freeze(link, "l1"));
  OK(ctn_link_freeze(link, "*/b"));
  OK(ctn_link_freeze(link, "/l3/W")); /* its size is not known yet */
  OK(ctn_link_child(link, "l3", &later));
  OK(ctn_link_call1(later, x, &v));
  ctn_variable_release(v);
  ctn_link_release(later);
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_clone(link, &source));
  {
    static const char* const paths[] = {"l1/W", "l1/b", "l2/W", "l2/b", "l3/b", "l3/W"};
    size_t i;
    for (i = 0; i < COUNT(paths); ++i) {
      ctn_link* const links[] = {link, copy, source};
      size_t k;
      for (k = 0; k < COUNT(links); ++k) {
        OK(ctn_link_param(links[k], paths[i], &v));
        assert_int_equal(ctn_variable_requires_grad(v), i == 2);
        ctn_variable_release(v);
      }
    }
  }
  none = grad_of(link, "l1/W");
  assert_null(none);
  OK(ctn_link_zerograds(link));
  none = grad_of(link, "l1/W");
  assert_null(none);
  CHECK_GRAD(link, "l2/W", CTN_FLOAT32, DIMS(1, 1), VALUES(0));
  /* There is no update, even if a gradient was set by hand. */
  set_param(link, "l1/W", DIMS(1, 1), VALUES(5));
  set_grad(link, "l1/W", DIMS(1, 1), VALUES(1));
  set_param(link, "l2/W", DIMS(1, 1), VALUES(5));
  set_grad(link, "l2/W", DIMS(1, 1), VALUES(1));
  OK(ctn_optimizer_sgd_new(1, &sgd));
  OK(ctn_optimizer_setup(sgd, link));
  OK(ctn_optimizer_add_weight_decay(sgd, 1));
  OK(ctn_optimizer_update(sgd));
  CHECK_DATA(link, "l1/W", CTN_FLOAT32, DIMS(1, 1), VALUES(5));
  CHECK_DATA(link, "l2/W", CTN_FLOAT32, DIMS(1, 1), VALUES(-1));
  OK(ctn_link_zerograds(source));
  OK(ctn_link_addgrads(link, source)); /* frozen parameters have none to add */
  OK(ctn_link_freeze(link, "/"));
  FAILS(ctn_optimizer_update(sgd), CTN_ERROR_STATE, "expected a gradient of at least one parameter");
  OK(ctn_link_unfreeze(link, "l?/W"));
  none = grad_of(link, "l1/W");
  assert_null(none);
  OK(ctn_link_param(link, "l3/W", &v));
  assert_int_equal(ctn_variable_requires_grad(v), 1);
  ctn_variable_release(v);
  OK(ctn_link_param(link, "l3/b", &v));
  assert_int_equal(ctn_variable_requires_grad(v), 0);
  ctn_variable_release(v);
  FAILS(ctn_link_freeze(link, "l4"), CTN_ERROR_NOT_FOUND,
        "pattern: expected a pattern of parameters (\"/l1/W\"");
  FAILS(ctn_link_freeze(link, "l"), CTN_ERROR_NOT_FOUND, "got \"l\"");
  FAILS(ctn_link_unfreeze(link, "W"), CTN_ERROR_NOT_FOUND, "got \"W\"");
  FAILS(ctn_link_freeze(link, ""), CTN_ERROR_INVALID_ARGUMENT, "pattern: expected a pattern, got an empty");
  FAILS(ctn_link_freeze(link, "l1\\"), CTN_ERROR_INVALID_ARGUMENT, "after the last backslash");
  FAILS(ctn_link_freeze(link, kNotUtf8), CTN_ERROR_INVALID_ARGUMENT, "pattern: expected UTF-8", "byte 1");
  FAILS(ctn_link_freeze(link, NULL), CTN_ERROR_INVALID_ARGUMENT, "pattern: expected a string, got NULL");
  FAILS(ctn_link_unfreeze(NULL, "/"), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link, got NULL");
  ctn_optimizer_release(sgd);
  ctn_link_release(source);
  ctn_link_release(copy);
  ctn_link_release(link);
  ctn_variable_release(x);
}

static void check_lists(ctn_link* link, size_t params, size_t links, size_t waiting, const char* last) {
  char path[64];
  size_t count, length;
  int round;
  for (round = 0; round < 2; ++round) { /* before and after the lists are made */
    assert_int_equal(ctn_link_param_count(link), params);
    OK(ctn_link_count(link, 0, &count));
    assert_int_equal(count, links);
    assert_int_equal(ctn_link_uninitialized_count(link), waiting);
    OK(ctn_link_param_path(link, params - 1, path, sizeof path, &length));
    assert_string_equal(path, last);
  }
  FAILS(ctn_link_param_path(link, params, path, sizeof path, &length), CTN_ERROR_INDEX,
        "index: expected less than");
  FAILS(ctn_link_uninitialized_path(link, waiting, path, sizeof path, &length), CTN_ERROR_INDEX, "index:");
}

static void test_lists(void** state) {
  ctn_link *root = chain(), *inner = chain(), *later;
  ctn_variable *x = counted(DIMS(1, 1)), *y;
  (void)state;
  adopt(inner, "l", linear(1, 1, 1));
  OK(ctn_link_add_link(root, "a", inner));
  check_lists(root, 1, 3, 0, "/a/l/W");
  check_lists(inner, 1, 2, 0, "/l/W");
  OK(ctn_link_linear_new(CTN_SIZE_FROM_INPUT, 1, NULL, &later));
  adopt(inner, "m", later);
  check_lists(root, 2, 4, 1, "/a/m/b");
  OK(ctn_link_call1(later, x, &y));
  ctn_variable_release(y);
  check_lists(root, 3, 4, 0, "/a/m/b");
  adopt(root, "b", linear(1, 1, 1));
  check_lists(root, 4, 5, 0, "/b/W");
  ctn_link_release(root);
  check_lists(inner, 3, 3, 0, "/m/b");
  ctn_link_release(inner);
  ctn_variable_release(x);
}

static ctn_status call_itself(void* user_data, ctn_link* link, ctn_variable* const* inputs,
                              size_t input_count, ctn_variable** outputs, size_t output_count) {
  ++*(int*)user_data;
  return ctn_link_call(link, inputs, input_count, outputs, output_count);
}

static void test_recursion(void** state) {
  ctn_variable *x = counted(DIMS(1, 1)), *y;
  ctn_link *link, *other = linear(1, 1, 0);
  int calls = 0;
  (void)state;
  OK(ctn_link_new(call_itself, &calls, NULL, &link));
  FAILS(ctn_link_call(link, &x, 1, &y, 1), CTN_ERROR_STATE, "at most 1000 nested callbacks");
  assert_int_equal(calls, 1000);
  assert_null(y);
  OK(ctn_link_call1(other, x, &y)); /* no trace of the failure is left */
  ctn_variable_release(y);
  ctn_link_release(other);
  ctn_link_release(link);
  ctn_variable_release(x);
}

static void test_names(void** state) {
  ctn_link *link = chain(), *child = chain();
  ctn_array* a = array_of(CTN_FLOAT32, DIMS(1), VALUES(1));
  ctn_variable* v;
  ctn_link_callbacks callbacks;
  (void)state;
  OK(ctn_variable_new(a, &v));
  FAILS(ctn_link_add_link(link, kNotUtf8, child), CTN_ERROR_INVALID_ARGUMENT, "name: expected UTF-8",
        "from byte 1 on");
  FAILS(ctn_link_add_param(link, kNotUtf8, DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT, "name:");
  FAILS(ctn_link_add_persistent(link, kNotUtf8, a), CTN_ERROR_INVALID_ARGUMENT, "name:");
  FAILS(ctn_link_add_persistent_text(link, kNotUtf8, "x"), CTN_ERROR_INVALID_ARGUMENT, "name:");
  FAILS(ctn_link_add_persistent_text(link, "x", kNotUtf8), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected UTF-8");
  OK(ctn_link_add_persistent_text(link, "x", "\xc3\xa4"));
  FAILS(ctn_link_set_persistent_text(link, "x", kNotUtf8), CTN_ERROR_INVALID_ARGUMENT, "value:");
  FAILS(ctn_variable_set_name(v, kNotUtf8), CTN_ERROR_INVALID_ARGUMENT, "name: expected UTF-8");
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.struct_size = sizeof callbacks;
  callbacks.name = kNotUtf8;
  {
    ctn_link* user;
    FAILS(ctn_link_user_new(&callbacks, NULL, &user), CTN_ERROR_INVALID_ARGUMENT, "callbacks.name:");
  }
  assert_int_equal(ctn_link_child_count(link), 0);
  ctn_variable_release(v);
  ctn_array_release(a);
  ctn_link_release(child);
  ctn_link_release(link);
}

/* Several threads may call a link without a state if nothing is recorded. */
enum { kThreads = 4, kCalls = 50 };
typedef struct Task {
  ctn_link* model;
  ctn_context* context;
  ctn_array* expected;
  int failures;
} Task;

static void* infer(void* data) {
  Task* task = data;
  int i;
  if (ctn_context_apply(task->context) != CTN_OK) ++task->failures;
  for (i = 0; i < kCalls; ++i) {
    ctn_variable *x = counted(DIMS(5, 3)), *y = NULL;
    ctn_array* found = NULL;
    char path[32];
    size_t length;
    if (ctn_link_call1(task->model, x, &y) != CTN_OK || ctn_variable_data(y, &found) != CTN_OK ||
        !same_elements(task->expected, found))
      ++task->failures;
    if (ctn_link_param_path(task->model, 3, path, sizeof path, &length) != CTN_OK) ++task->failures;
    ctn_array_release(found);
    ctn_variable_release(y);
    ctn_variable_release(x);
  }
  return NULL;
}

static void test_threads(void** state) {
  ctn_link* model;
  ctn_context* context;
  ctn_variable *x = counted(DIMS(5, 3)), *y;
  ctn_array* expected;
  pthread_t threads[kThreads];
  Task tasks[kThreads];
  int32_t before;
  int i;
  (void)state;
  OK(ctn_link_sequential_new(&model));
  for (i = 0; i < 2; ++i) {
    ctn_link* layer = linear(3, 3, 0);
    OK(ctn_link_sequential_append(model, layer));
    ctn_link_release(layer);
  }
  OK(ctn_set_backprop_enabled(0, &before));
  OK(ctn_link_call1(model, x, &y));
  OK(ctn_variable_data(y, &expected));
  OK(ctn_context_capture(&context));
  for (i = 0; i < kThreads; ++i) {
    tasks[i].model = model;
    tasks[i].context = context;
    tasks[i].expected = expected;
    tasks[i].failures = 0;
    assert_int_equal(pthread_create(&threads[i], NULL, infer, &tasks[i]), 0);
  }
  for (i = 0; i < kThreads; ++i) {
    assert_int_equal(pthread_join(threads[i], NULL), 0);
    assert_int_equal(tasks[i].failures, 0);
  }
  OK(ctn_set_backprop_enabled(before, NULL));
  ctn_context_release(context);
  ctn_array_release(expected);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_link_release(model);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_clone),  TEST(test_clone_of_states), TEST(test_freeze),
                                     TEST(test_lists),  TEST(test_recursion),       TEST(test_names),
                                     TEST(test_threads)};
  return RUN(tests, argc, argv);
}
