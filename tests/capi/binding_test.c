/* catenary/binding.h: a binding's own object in the slot of a handle, its toggle, and what holds what. */
#include <pthread.h>

#include "autograd_support.h"

static const char key, other_key;

/* What a binding keeps in the slot of a handle. */
typedef struct {
  ctn_object* handle; /* the one reference of the binding */
  int strong;         /* whether the library's side keeps this alive */
  int shares, ends, destroyed;
} wrapper;

static void on_toggle(void* object, int32_t shared) {
  wrapper* w = object;
  w->strong = shared;
  ++*(shared ? &w->shares : &w->ends);
}

static void on_destroy(void* object) { ++((wrapper*)object)->destroyed; }

static int32_t bind(wrapper* w, void* handle) {
  int32_t shared = -1;
  memset(w, 0, sizeof *w);
  w->handle = handle;
  OK(ctn_object_set_binding(w->handle, &key, w, on_destroy));
  OK(ctn_object_set_toggle(w->handle, &key, on_toggle, &shared));
  return w->strong = shared;
}

static void test_toggle(void** state) {
  ctn_variable* x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  wrapper w;
  (void)state;
  assert_int_equal(bind(&w, x), 0);
  assert_ptr_equal(ctn_variable_get_binding(x, &key), &w);
  assert_int_equal(ctn_object_use_count((ctn_object*)x), 1);

  assert_ptr_equal(ctn_variable_retain(x), x);
  assert_int_equal(w.shares, 1);
  assert_true(w.strong);
  ctn_variable_retain(x);
  assert_int_equal(ctn_variable_use_count(x), 3);
  ctn_variable_release(x);
  assert_int_equal(w.shares, 1);
  assert_int_equal(w.ends, 0);
  ctn_object_release((ctn_object*)x);
  assert_int_equal(w.ends, 1);
  assert_false(w.strong);
  assert_int_equal(ctn_variable_use_count(x), 1);

  assert_int_equal(w.destroyed, 0);
  ctn_variable_release(x);
  assert_int_equal(w.destroyed, 1);
  assert_int_equal(w.shares, 1);
  assert_int_equal(w.ends, 1);
}

/* The library's own references count: a link holds its parameters and children. */
static void test_toggle_of_children(void** state) {
  ctn_link *parent, *child, *again;
  wrapper w;
  (void)state;
  OK(ctn_link_chain_new(&parent));
  OK(ctn_link_linear_new(3, 2, NULL, &child));
  assert_int_equal(bind(&w, child), 0);
  OK(ctn_link_add_link(parent, "l1", child));
  assert_int_equal(w.shares, 1);
  OK(ctn_link_child(parent, "l1", &again));
  assert_ptr_equal(again, child);
  assert_ptr_equal(ctn_link_get_binding(again, &key), &w);
  ctn_link_release(again);
  assert_int_equal(w.ends, 0);
  ctn_link_release(parent);
  assert_int_equal(w.ends, 1);
  assert_int_equal(w.destroyed, 0);
  ctn_link_release(child);
  assert_int_equal(w.destroyed, 1);
}

static void test_changes_of_toggle(void** state) {
  ctn_variable* x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  int32_t shared = -1;
  wrapper w, next;
  (void)state;
  ctn_variable_retain(x);
  assert_int_equal(bind(&w, x), 1);
  OK(ctn_object_set_toggle(w.handle, &key, on_toggle, NULL)); /* setting it again changes nothing */
  ctn_variable_release(x);
  assert_int_equal(w.ends, 1);

  OK(ctn_object_set_toggle(w.handle, &key, NULL, &shared));
  assert_int_equal(shared, 0);
  ctn_variable_retain(x);
  assert_int_equal(w.shares, 0);
  OK(ctn_object_set_toggle(w.handle, &key, on_toggle, &shared));
  assert_int_equal(shared, 1);

  /* Another object in the slot has no toggle yet. */
  memset(&next, 0, sizeof next);
  OK(ctn_variable_set_binding(x, &other_key, &next, on_destroy));
  assert_int_equal(w.destroyed, 1);
  ctn_variable_release(x);
  ctn_variable_retain(x);
  assert_int_equal(w.ends + w.shares + next.ends + next.shares, 1);
  FAILS(ctn_object_set_toggle((ctn_object*)x, &key, on_toggle, &shared), CTN_ERROR_INVALID_ARGUMENT,
        "object_set_toggle", "key: expected the one under which the slot holds an object");
  OK(ctn_object_set_toggle((ctn_object*)x, &other_key, on_toggle, NULL));
  ctn_variable_release(x);
  assert_int_equal(next.ends, 1);
  OK(ctn_variable_set_binding(x, &other_key, NULL, NULL));
  assert_int_equal(next.destroyed, 1);
  ctn_variable_retain(x);
  ctn_variable_release(x);
  assert_int_equal(next.shares, 0);
  ctn_variable_release(x);
}

/* What a binding does: under a lock of its own it looks at the count, whatever the call says. */
typedef struct {
  pthread_mutex_t lock;
  ctn_variable* handle;
  int strong;
} locked_wrapper;

static void on_locked_toggle(void* object, int32_t shared) {
  locked_wrapper* w = object;
  (void)shared;
  pthread_mutex_lock(&w->lock);
  w->strong = ctn_variable_use_count(w->handle) > 1;
  pthread_mutex_unlock(&w->lock);
}

static void* come_and_go(void* handle) {
  int i;
  for (i = 0; i < 20000; ++i) {
    ctn_variable_retain(handle);
    ctn_variable_release(handle);
  }
  return NULL;
}

static void test_threads(void** state) {
  pthread_t threads[4];
  locked_wrapper w;
  size_t i;
  (void)state;
  pthread_mutex_init(&w.lock, NULL);
  w.handle = variable_of(CTN_FLOAT32, DIMS(1), VALUES(1));
  w.strong = 0;
  OK(ctn_variable_set_binding(w.handle, &key, &w, NULL));
  OK(ctn_object_set_toggle((ctn_object*)w.handle, &key, on_locked_toggle, NULL));
  for (i = 0; i < COUNT(threads); ++i)
    assert_int_equal(pthread_create(&threads[i], NULL, come_and_go, w.handle), 0);
  for (i = 0; i < COUNT(threads); ++i) pthread_join(threads[i], NULL);
  assert_int_equal(ctn_variable_use_count(w.handle), 1);
  assert_false(w.strong);
  ctn_variable_retain(w.handle);
  assert_true(w.strong);
  ctn_variable_release(w.handle);
  ctn_variable_release(w.handle);
  pthread_mutex_destroy(&w.lock);
}

static void test_bad_input(void** state) {
  ctn_variable* x = variable_of(CTN_FLOAT32, DIMS(1), VALUES(1));
  (void)state;
  FAILS(ctn_object_set_toggle(NULL, &key, on_toggle, NULL), CTN_ERROR_INVALID_ARGUMENT, "object_set_toggle",
        "object: expected an object, got NULL");
  FAILS(ctn_object_set_toggle((ctn_object*)x, &key, on_toggle, NULL), CTN_ERROR_INVALID_ARGUMENT, "key");
  FAILS(ctn_object_set_binding(NULL, &key, x, NULL), CTN_ERROR_INVALID_ARGUMENT, "self");
  assert_null(ctn_object_retain(NULL));
  assert_int_equal(ctn_object_use_count(NULL), 0);
  assert_null(ctn_object_get_binding(NULL, &key));
  ctn_object_release(NULL);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_toggle), TEST(test_toggle_of_children),
                                     TEST(test_changes_of_toggle), TEST(test_threads), TEST(test_bad_input)};
  return RUN(tests, argc, argv);
}
