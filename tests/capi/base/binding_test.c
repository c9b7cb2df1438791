/* Tests of catenary/binding.h: a binding's own object in the slot of a handle, its toggle callback, and
   tracing of references. */
#include <pthread.h>

#include "autograd_support.h"

static const char key, other_key;

/* What a binding stores in the slot of a handle. */
typedef struct {
  ctn_object* handle; /* the binding's single reference */
  int strong;         /* whether the library keeps this object alive */
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
  assert_ptr_equal(ctn_object_binding((ctn_object*)x, &key), &w);
  assert_int_equal(ctn_object_use_count((ctn_object*)x), 1);

  assert_ptr_equal(ctn_variable_retain(x), x);
  assert_int_equal(w.shares, 1);
  assert_true(w.strong);
  ctn_variable_retain(x);
  assert_int_equal(ctn_object_use_count((ctn_object*)x), 3);
  ctn_variable_release(x);
  assert_int_equal(w.shares, 1);
  assert_int_equal(w.ends, 0);
  ctn_object_release((ctn_object*)x);
  assert_int_equal(w.ends, 1);
  assert_false(w.strong);
  assert_int_equal(ctn_object_use_count((ctn_object*)x), 1);

  assert_int_equal(w.destroyed, 0);
  ctn_variable_release(x);
  assert_int_equal(w.destroyed, 1);
  assert_int_equal(w.shares, 1);
  assert_int_equal(w.ends, 1);
}

/* References held by the library count: a link holds its parameters and children. */
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
  assert_ptr_equal(ctn_object_binding((ctn_object*)again, &key), &w);
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
  OK(ctn_object_set_toggle(w.handle, &key, on_toggle, NULL)); /* setting it again has no effect */
  ctn_variable_release(x);
  assert_int_equal(w.ends, 1);

  OK(ctn_object_set_toggle(w.handle, &key, NULL, &shared));
  assert_int_equal(shared, 0);
  ctn_variable_retain(x);
  assert_int_equal(w.shares, 0);
  OK(ctn_object_set_toggle(w.handle, &key, on_toggle, &shared));
  assert_int_equal(shared, 1);

  /* A new object in the slot has no toggle yet. */
  memset(&next, 0, sizeof next);
  OK(ctn_object_set_binding((ctn_object*)x, &other_key, &next, on_destroy));
  assert_int_equal(w.destroyed, 1);
  ctn_variable_release(x);
  ctn_variable_retain(x);
  assert_int_equal(w.ends + w.shares + next.ends + next.shares, 1);
  FAILS(ctn_object_set_toggle((ctn_object*)x, &key, on_toggle, &shared), CTN_ERROR_INVALID_ARGUMENT,
        "object_set_toggle", "key: expected the key of the object in the slot");
  OK(ctn_object_set_toggle((ctn_object*)x, &other_key, on_toggle, NULL));
  ctn_variable_release(x);
  assert_int_equal(next.ends, 1);
  OK(ctn_object_set_binding((ctn_object*)x, &other_key, NULL, NULL));
  assert_int_equal(next.destroyed, 1);
  ctn_variable_retain(x);
  ctn_variable_release(x);
  assert_int_equal(next.shares, 0);
  ctn_variable_release(x);
}

/* What a binding does: it checks the count under its own lock, whatever the callback argument says. */
typedef struct {
  pthread_mutex_t lock;
  ctn_variable* handle;
  int strong;
} locked_wrapper;

static void on_locked_toggle(void* object, int32_t shared) {
  locked_wrapper* w = object;
  (void)shared;
  pthread_mutex_lock(&w->lock);
  w->strong = ctn_object_use_count((ctn_object*)w->handle) > 1;
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
  OK(ctn_object_set_binding((ctn_object*)w.handle, &key, &w, NULL));
  OK(ctn_object_set_toggle((ctn_object*)w.handle, &key, on_locked_toggle, NULL));
  for (i = 0; i < COUNT(threads); ++i)
    assert_int_equal(pthread_create(&threads[i], NULL, come_and_go, w.handle), 0);
  for (i = 0; i < COUNT(threads); ++i) pthread_join(threads[i], NULL);
  assert_int_equal(ctn_object_use_count((ctn_object*)w.handle), 1);
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
  FAILS(ctn_object_set_toggle((ctn_object*)x, NULL, on_toggle, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "key: expected a pointer, got NULL");
  FAILS(ctn_object_set_binding(NULL, &key, x, NULL), CTN_ERROR_INVALID_ARGUMENT, "self");
  assert_null(ctn_object_retain(NULL));
  assert_int_equal(ctn_object_use_count(NULL), 0);
  assert_null(ctn_object_binding(NULL, &key));
  ctn_object_release(NULL);
  ctn_variable_release(x);
}

/* The result of a trace: held[i] has one bit for each owner of object i, and kOutside for owners outside the
   list. */
enum { kMaxObjects = 8, kOutside = 1 << kMaxObjects };
typedef struct {
  int held[kMaxObjects];
  int calls, destroyed;
  ctn_status status;
} findings;

static ctn_status on_edge(void* user_data, size_t owner, size_t owned) {
  findings* f = user_data;
  if (f->status != CTN_OK) {
    ctn_error_set(f->status, "no more of this");
    return f->status;
  }
  assert_true(owned < kMaxObjects && (owner < kMaxObjects || owner == SIZE_MAX));
  f->held[owned] |= owner == SIZE_MAX ? kOutside : 1 << owner;
  ++f->calls;
  return CTN_OK;
}

static void on_findings_destroy(void* user_data) { ++((findings*)user_data)->destroyed; }

static findings trace(void* const* handles, size_t count) {
  ctn_object* objects[kMaxObjects];
  findings f;
  size_t i;
  memset(&f, 0, sizeof f);
  for (i = 0; i < count; ++i) objects[i] = handles[i];
  OK(ctn_binding_trace(objects, count, on_edge, &f, on_findings_destroy));
  assert_int_equal(f.destroyed, 1);
  return f;
}

static ctn_status copies(void* user_data, ctn_function* node, const ctn_array* const* inputs,
                         size_t input_count, ctn_array** outputs, size_t output_count) {
  (void)user_data, (void)node, (void)input_count, (void)output_count;
  return ctn_array_copy(inputs[0], &outputs[0]);
}

/* The cycle that every user function forms: its user_data refers to an object that holds a result of it. A
   collector sees that the handles hold only each other. */
static void test_trace_of_a_graph(void** state) {
  const ctn_function_callbacks callbacks = {
      .struct_size = sizeof callbacks, .name = "copies", .forward = copies};
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *y, *z;
  ctn_function* f;
  findings found;
  (void)state;
  OK(ctn_function_new(&callbacks, NULL, &f));
  OK(ctn_function_call(f, &x, 1, &y, 1));
  OK(ctn_mul_f64(y, 2, &z));
  {
    void* const objects[] = {f, x, y, z};
    found = trace(objects, COUNT(objects));
    assert_int_equal(found.held[0], 1 << 2 | 1 << 3);
    assert_int_equal(found.held[1] | found.held[2] | found.held[3], 0);
    /* Holding a result also holds the function. */
    found = trace(objects, 3);
    assert_int_equal(found.held[0], kOutside);
  }
  ctn_variable_release(z);
  ctn_variable_release(y);
  ctn_variable_release(x);
  ctn_function_release(f);
}

static void test_trace_of_a_model(void** state) {
  ctn_link *model, *layer;
  ctn_optimizer* optimizer;
  ctn_variable* W;
  findings found;
  (void)state;
  OK(ctn_link_chain_new(&model));
  OK(ctn_link_linear_new(3, 2, NULL, &layer));
  OK(ctn_link_add_link(model, "l1", layer));
  OK(ctn_optimizer_sgd_new(0.1, &optimizer));
  OK(ctn_optimizer_setup(optimizer, model));
  OK(ctn_link_param(model, "l1/W", &W));
  {
    void* const objects[] = {optimizer, model, layer, W};
    found = trace(objects, COUNT(objects));
    assert_int_equal(found.calls, 4);
    assert_int_equal(found.held[0], 0);
    assert_int_equal(found.held[1], 1 << 0);
    assert_int_equal(found.held[2], 1 << 1);
    assert_int_equal(found.held[3], 1 << 0 | 1 << 2);

    /* One more reference to the model: the model and everything below it are held from outside. */
    ctn_link_retain(model);
    found = trace(objects, COUNT(objects));
    assert_int_equal(found.held[0], 0);
    assert_int_equal(found.held[1], kOutside);
    assert_int_equal(found.held[2], kOutside);
    assert_int_equal(found.held[3], kOutside);
    ctn_link_release(model);

    /* Held through an object that is not in the list. */
    ctn_link_release(layer);
    {
      void* const fewer[] = {model, optimizer, W};
      found = trace(fewer, COUNT(fewer));
      assert_int_equal(found.held[0], 1 << 1);
      assert_int_equal(found.held[2], 1 << 0 | 1 << 1);
    }
  }
  ctn_variable_release(W);
  ctn_optimizer_release(optimizer);
  ctn_link_release(model);
}

static void test_trace_of_bad_input(void** state) {
  ctn_variable* x = variable_of(CTN_FLOAT32, DIMS(1), VALUES(1));
  ctn_object* const twice[] = {(ctn_object*)x, (ctn_object*)x};
  ctn_object* const with_null[] = {(ctn_object*)x, NULL};
  findings f;
  (void)state;
  memset(&f, 0, sizeof f);
  FAILS(ctn_binding_trace(twice, 2, on_edge, &f, on_findings_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "binding_trace", "objects: expected each handle once, got number 1 again");
  FAILS(ctn_binding_trace(with_null, 2, on_edge, &f, on_findings_destroy), CTN_ERROR_INVALID_ARGUMENT,
        "objects");
  FAILS(ctn_binding_trace(NULL, 2, on_edge, &f, on_findings_destroy), CTN_ERROR_INVALID_ARGUMENT, "objects");
  FAILS(ctn_binding_trace(twice, 1, NULL, &f, on_findings_destroy), CTN_ERROR_INVALID_ARGUMENT, "edge");
  OK(ctn_binding_trace(NULL, 0, on_edge, &f, on_findings_destroy));
  assert_int_equal(f.calls, 0);
  f.status = CTN_ERROR_STATE;
  OK(ctn_binding_trace(twice, 1, on_edge, &f, on_findings_destroy)); /* there is nothing to report */
  ctn_variable_retain(x);
  assert_int_equal(ctn_binding_trace(twice, 1, on_edge, &f, on_findings_destroy), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "no more of this");
  ctn_variable_release(x);
  assert_int_equal(f.destroyed, 7);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_toggle),           TEST(test_toggle_of_children), TEST(test_changes_of_toggle),
      TEST(test_threads),          TEST(test_bad_input),          TEST(test_trace_of_a_graph),
      TEST(test_trace_of_a_model), TEST(test_trace_of_bad_input)};
  return RUN(tests, argc, argv);
}
