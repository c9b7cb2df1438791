/* Tests of graphs: shapes, long chains, drawings, cutting, and failures in the middle. */
#define _XOPEN_SOURCE 700 /* mkstemp, P_tmpdir */
#include <pthread.h>

#include "autograd_support.h"

static ctn_variable* number(double value) { return variable_of(CTN_FLOAT64, NO_DIMS, &value, 1); }

static double value_of(ctn_variable* v) {
  ctn_array* data = data_of(v);
  const double value = item(data);
  ctn_array_release(data);
  return value;
}

static double slope(ctn_variable* v) {
  ctn_array* grad = grad_of(v);
  const double value = grad ? item(grad) : NAN;
  ctn_array_release(grad);
  return value;
}

/* v = f(v) */
#define STEP(v, call)        \
  do {                       \
    ctn_variable* next_;     \
    OK(call);                \
    ctn_variable_release(v); \
    (v) = next_;             \
  } while (0)

static void test_diamond(void** state) {
  ctn_variable *x = number(0.5), *m, *left, *right, *y;
  (void)state;
  OK(ctn_square(x, &m));
  OK(ctn_sin(m, &left));
  OK(ctn_exp(m, &right));
  OK(ctn_mul(left, right, &y));
  OK(ctn_variable_backward(y, 0, 0));
  assert_true(fabs(slope(x) - (cos(0.25) + sin(0.25)) * exp(0.25)) < 1e-12);
  assert_false(has_grad(m) || has_grad(left) || has_grad(right));
  OK(ctn_variable_backward(y, 1, 0)); /* twice: the gradients of x add up */
  assert_true(fabs(slope(x) - 2 * (cos(0.25) + sin(0.25)) * exp(0.25)) < 1e-12);
  assert_true(has_grad(m) && has_grad(left) && has_grad(right));
  assert_true(fabs(slope(left) - exp(0.25)) < 1e-12);
  ctn_variable_release(y);
  ctn_variable_release(right);
  ctn_variable_release(left);
  ctn_variable_release(m);
  ctn_variable_release(x);
}

/* y = x * x * ... by repeated squaring has 2 ** 40 paths. */
static void test_shared_subgraphs(void** state) {
  ctn_variable *x = number(1), *y = ctn_variable_retain(x);
  int i;
  (void)state;
  for (i = 0; i < 40; ++i) STEP(y, ctn_add(y, y, &next_));
  OK(ctn_variable_backward(y, 0, 0));
  assert_true(slope(x) == ldexp(1, 40));
  ctn_variable_release(y);
  ctn_variable_release(x);
}

enum { LONG = 100000 };

static void long_chains(void) {
  ctn_variable *x = number(1), *y = ctn_variable_retain(x), *middle = NULL;
  ctn_computational_graph* graph;
  size_t length;
  int i;
  for (i = 0; i < LONG; ++i) {
    STEP(y, ctn_add_f64(y, 1, &next_));
    if (i == LONG / 2) middle = ctn_variable_retain(y);
  }
  assert_int_equal(ctn_variable_rank(y), LONG);
  OK(ctn_variable_backward(y, 0, 0));
  assert_true(slope(x) == 1);
  OK(ctn_variable_backward(y, 1, 0));
  assert_true(slope(x) == 2);
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_cleargrad(y));
  OK(ctn_variable_backward(y, 0, 1));
  assert_true(slope(x) == 1);
  OK(ctn_build_computational_graph(&y, 1, NULL, 0, &graph));
  assert_int_equal(ctn_computational_graph_node_count(graph), 2 * LONG + 1);
  assert_int_equal(ctn_computational_graph_edge_count(graph), 2 * LONG);
  OK(ctn_computational_graph_dump(graph, CTN_GRAPH_FORMAT_DOT, NULL, 0, &length));
  assert_true(length > 20 * LONG);
  ctn_computational_graph_release(graph);
  OK(ctn_variable_unchain_backward(middle));
  assert_false(has_creator(middle));
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_cleargrad(y));
  OK(ctn_variable_backward(y, 0, 0));
  assert_false(has_grad(x));
  assert_true(slope(middle) == 1);
  ctn_variable_release(middle);
  ctn_variable_release(y); /* the other half is freed immediately */
  ctn_variable_release(x);

  x = number(1); /* second derivatives have long graphs as well */
  y = ctn_variable_retain(x);
  for (i = 0; i < LONG / 10; ++i) STEP(y, ctn_mul_f64(y, 1, &next_));
  STEP(y, ctn_square(y, &next_));
  {
    ctn_variable *first, *second;
    OK(ctn_grad(&y, 1, NULL, &x, 1, 1, &first));
    OK(ctn_grad(&first, 1, NULL, &x, 1, 0, &second));
    assert_true(value_of(second) == 2);
    ctn_variable_release(first);
    ctn_variable_release(second);
  }
  ctn_variable_release(y);
  ctn_variable_release(x);
}

typedef struct {
  ctn_context* context;
  int done;
} small_thread;

static void* in_thread(void* data) {
  small_thread* t = data;
  OK(ctn_context_apply(t->context)); /* sets the device */
  long_chains();
  t->done = 1;
  return NULL;
}

/* Runs on a stack of 256 KB, so nothing may recurse along the chain. */
static void test_long_chains(void** state) {
  pthread_attr_t attributes;
  pthread_t thread;
  small_thread t = {NULL, 0};
  (void)state;
  OK(ctn_context_capture(&t.context));
  assert_int_equal(pthread_attr_init(&attributes), 0);
  assert_int_equal(pthread_attr_setstacksize(&attributes, 256 << 10), 0);
  assert_int_equal(pthread_create(&thread, &attributes, in_thread, &t), 0);
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
  ctn_context_release(t.context);
  assert_true(t.done);
}

/* Truncated backpropagation through time: h = h * w + x. */
static void test_truncated(void** state) {
  ctn_variable *w = number(0.5), *h = number(1);
  int i;
  (void)state;
  for (i = 0; i < 12; ++i) {
    STEP(h, ctn_mul(h, w, &next_));
    STEP(h, ctn_add_f64(h, 1, &next_));
    if (i % 4 == 3) {
      OK(ctn_variable_cleargrad(w));
      OK(ctn_variable_cleargrad(h));
      OK(ctn_variable_backward(h, 0, 0));
      OK(ctn_variable_unchain_backward(h));
      assert_int_equal(ctn_variable_rank(h), 8 * (i / 4 + 1));
      assert_false(has_creator(h));
    }
  }
  /* The gradient of h0 over four steps: the sum of h(k) * w ** (3 - k). */
  {
    double g = 0, k;
    h = (ctn_variable_release(h), number(3));
    for (i = 0; i < 4; ++i) {
      k = value_of(h);
      g = g * 0.5 + k;
      STEP(h, ctn_mul(h, w, &next_));
      STEP(h, ctn_add_f64(h, 1, &next_));
    }
    OK(ctn_variable_cleargrad(w));
    OK(ctn_variable_backward(h, 0, 0));
    assert_true(fabs(slope(w) - g) < 1e-12);
  }
  ctn_variable_release(h);
  ctn_variable_release(w);
}

static void test_volatile(void** state) {
  ctn_variable *on = number(2), *off = number(2), *automatic = number(2), *y;
  (void)state;
  OK(ctn_variable_set_volatile(on, CTN_VOLATILE_ON));
  OK(ctn_variable_set_volatile(automatic, CTN_VOLATILE_AUTO));
  FAILS(ctn_mul(on, off, &y), CTN_ERROR_INVALID_ARGUMENT, "ON and OFF flags cannot be mixed");
  OK(ctn_mul(on, automatic, &y));
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_ON);
  assert_false(has_creator(y));
  ctn_variable_release(y);
  OK(ctn_mul(off, automatic, &y));
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_OFF);
  assert_true(has_creator(y));
  FAILS(ctn_variable_set_volatile(y, CTN_VOLATILE_ON), CTN_ERROR_STATE, "without a creator");
  ctn_variable_release(y);
  OK(ctn_mul(automatic, automatic, &y));
  assert_int_equal(ctn_variable_volatile(y), CTN_VOLATILE_AUTO);
  ctn_variable_release(y);
  ctn_variable_release(on);
  ctn_variable_release(off);
  ctn_variable_release(automatic);
}

/* A function in the middle of a graph whose backward fails. */
typedef struct {
  ctn_status status;
  int destroyed;
} failing;

static ctn_status fail_forward(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                               ctn_array** y, size_t output_count) {
  (void)user_data;
  (void)node;
  (void)count;
  (void)output_count;
  return ctn_array_copy(x[0], &y[0]);
}
static ctn_status fail_backward(void* user_data, ctn_function* node, const ctn_array* const* x, size_t count,
                                const ctn_array* const* gy, size_t output_count, ctn_array** gx) {
  const failing* f = user_data;
  ctn_status status = ctn_array_copy(gy[0], &gx[0]);
  (void)node;
  (void)x;
  (void)count;
  (void)output_count;
  if (status == CTN_OK && f->status != CTN_OK) ctn_error_set(f->status, "the middle fails");
  return status == CTN_OK ? f->status : status;
}
static void fail_destroy(void* user_data) { ++((failing*)user_data)->destroyed; }

static void test_failing_backward(void** state) {
  failing user = {CTN_ERROR_UNAVAILABLE, 0};
  const ctn_function_callbacks callbacks = {
      sizeof callbacks, "Failing", fail_forward, fail_backward, NULL, NULL, fail_destroy};
  ctn_function* f;
  ctn_variable *x = number(2), *side = number(3), *h, *m, *s, *y;
  (void)state;
  OK(ctn_function_new(&callbacks, &user, &f));
  OK(ctn_square(x, &h));
  OK(ctn_function_call(f, &h, 1, &m, 1));
  OK(ctn_exp(side, &s));
  OK(ctn_mul(m, s, &y));
  assert_int_equal(ctn_variable_backward(y, 0, 0), CTN_ERROR_UNAVAILABLE);
  assert_string_equal(ctn_error_message(), "the middle fails");
  assert_int_equal(ctn_variable_backward(y, 1, 0), CTN_ERROR_UNAVAILABLE);
  user.status = CTN_OK; /* the graph remains usable */
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_cleargrad(side));
  OK(ctn_variable_backward(y, 0, 0));
  assert_true(fabs(slope(x) - 4 * exp(3)) < 1e-9);
  assert_true(fabs(slope(side) - 4 * exp(3)) < 1e-9);
  ctn_variable_release(y);
  ctn_variable_release(s);
  ctn_variable_release(m);
  ctn_variable_release(h);
  ctn_variable_release(side);
  ctn_variable_release(x);
  ctn_function_release(f);
  assert_int_equal(user.destroyed, 1);
}

/* The fourth backward step fails. */
typedef struct {
  int steps;
} counter;

static ctn_status count_steps(void* user_data, ctn_function* f, const ctn_array* const* x, size_t count,
                              const ctn_array* const* gy, size_t gy_count) {
  counter* c = user_data;
  (void)f;
  (void)x;
  (void)count;
  (void)gy;
  (void)gy_count;
  if (++c->steps != 4) return CTN_OK;
  ctn_error_set(CTN_ERROR_IO, "enough");
  return CTN_ERROR_IO;
}

static void test_failing_hook(void** state) {
  counter c = {0};
  ctn_function_hook_callbacks callbacks;
  ctn_function_hook* hook;
  ctn_variable *x = number(1), *y = ctn_variable_retain(x);
  int i;
  (void)state;
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.struct_size = sizeof callbacks;
  callbacks.backward_preprocess = count_steps;
  OK(ctn_function_hook_new(&callbacks, &c, &hook));
  for (i = 0; i < 9; ++i) STEP(y, ctn_add(y, x, &next_));
  OK(ctn_function_hook_add(hook, "steps"));
  assert_int_equal(ctn_variable_backward(y, 0, 0), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "enough");
  OK(ctn_variable_cleargrad(x));
  OK(ctn_variable_backward(y, 0, 0));
  assert_true(slope(x) == 10);
  assert_int_equal(c.steps, 13);
  OK(ctn_function_hook_remove("steps"));
  ctn_function_hook_release(hook);
  ctn_variable_release(y);
  ctn_variable_release(x);
}

static void test_drawing(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *s, *y;
  ctn_computational_graph* graph;
  ctn_function* creator;
  char text[600], name[] = "folder/a\"\\b\n\xc3\xa9\x01";
  (void)state;
  FAILS(ctn_variable_set_name(x, "a\xff"), CTN_ERROR_INVALID_ARGUMENT, "name: expected UTF-8");
  OK(ctn_variable_set_name(x, name + 7));
  OK(ctn_mul(x, x, &s));
  OK(ctn_sum(s, NULL, 0, 0, &y));
  OK(ctn_build_computational_graph(&y, 1, NULL, 0, &graph));
  OK(ctn_computational_graph_dump(graph, CTN_GRAPH_FORMAT_DOT, text, sizeof text, NULL));
  assert_string_equal(
      text,
      "digraph graphname{0 [label=\"(2), float32\",shape=\"oval\"];1 [label=\"_ * _\",shape=\"box\"];"
      "2 [label=\"(2), float32\",shape=\"oval\"];3 [label=\"Sum\",shape=\"box\"];"
      "4 [label=\"float32\",shape=\"oval\"];0 -> 1;1 -> 2;2 -> 3;3 -> 4;}");
  assert_int_equal(ctn_computational_graph_node_count(graph), 5);
  assert_int_equal(ctn_computational_graph_edge_count(graph), 4);
  assert_int_equal(ctn_computational_graph_node_count(NULL) + ctn_computational_graph_edge_count(NULL), 0);
  ctn_variable_release(y); /* a drawing holds no reference to the graph */
  OK(ctn_computational_graph_set_show_names(graph, 1));
  OK(ctn_computational_graph_set_rankdir(graph, CTN_GRAPH_LEFT_TO_RIGHT));
  OK(ctn_computational_graph_set_variable_style(graph, "shape", "octagon"));
  OK(ctn_computational_graph_set_variable_style(graph, "fillcolor", "\"red\""));
  OK(ctn_computational_graph_set_function_style(graph, "shape", "record"));
  OK(ctn_computational_graph_set_function_style(graph, "shape", NULL));
  OK(ctn_computational_graph_dump(graph, CTN_GRAPH_FORMAT_DOT, text, sizeof text, NULL));
  assert_non_null(strstr(text,
                         "digraph graphname{rankdir=LR;0 [label=\"a\\\"\\\\b\\n\xc3\xa9 : (2), float32\","
                         "shape=\"octagon\",fillcolor=\"\\\"red\\\"\"];1 [label=\"_ * _\",shape=\"box\"];"));
  OK(ctn_computational_graph_dump(graph, CTN_GRAPH_FORMAT_JSON, text, sizeof text, NULL));
  assert_non_null(
      strstr(text,
             "{\"nodes\": [{\"id\": 0, \"kind\": \"variable\", \"label\": \"(2), float32\", "
             "\"shape\": [2], \"dtype\": \"float32\", \"name\": \"a\\\"\\\\b\\n\xc3\xa9\\u0001\"}, "
             "{\"id\": 1, \"kind\": \"function\", \"label\": \"_ * _\"}, "));
  assert_non_null(strstr(text, "\"edges\": [[0, 1], [1, 2], [2, 3], [3, 4]]}"));
  FAILS(ctn_computational_graph_dump(graph, 2, text, sizeof text, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "format: expected a value from 0 to 1, got 2");
  FAILS(ctn_computational_graph_dump(NULL, CTN_GRAPH_FORMAT_DOT, text, sizeof text, NULL),
        CTN_ERROR_INVALID_ARGUMENT, "graph: expected a computational graph, got NULL");
  FAILS(ctn_computational_graph_set_rankdir(graph, 4), CTN_ERROR_INVALID_ARGUMENT,
        "rankdir: expected a value from 0 to 3, got 4");
  FAILS(ctn_computational_graph_set_variable_style(graph, "a b", "c"), CTN_ERROR_INVALID_ARGUMENT,
        "attribute: expected letters, digits and _, got \"a b\"");
  FAILS(ctn_computational_graph_save(graph, "/nonexistent/folder/graph.dot", CTN_GRAPH_FORMAT_DOT),
        CTN_ERROR_IO, "/nonexistent/folder");
  {
    const char* place = getenv("TMPDIR");
    char path[300];
    FILE* file;
    snprintf(path, sizeof path, "%s/catenary-graph-test-XXXXXX", place ? place : P_tmpdir);
    file = fdopen(mkstemp(path), "r");
    OK(ctn_computational_graph_save(graph, path, CTN_GRAPH_FORMAT_JSON));
    fclose(file);
    file = fopen(path, "r");
    assert_int_equal(fread(text, 1, 10, file), 10);
    assert_memory_equal(text, "{\"nodes\": ", 10);
    fclose(file);
    remove(path);
  }
  ctn_computational_graph_release(graph);

  /* Graphs from functions, from a single root, and from nothing. */
  creator = creator_of(s);
  OK(ctn_build_computational_graph(NULL, 0, &creator, 1, &graph));
  assert_int_equal(ctn_computational_graph_node_count(graph), 2);
  ctn_computational_graph_release(graph);
  ctn_function_release(creator);
  OK(ctn_build_computational_graph(&x, 1, NULL, 0, &graph));
  assert_int_equal(ctn_computational_graph_node_count(graph), 1);
  ctn_computational_graph_release(graph);
  OK(ctn_build_computational_graph(NULL, 0, NULL, 0, &graph));
  OK(ctn_computational_graph_dump(graph, CTN_GRAPH_FORMAT_DOT, text, sizeof text, NULL));
  assert_string_equal(text, "digraph graphname{}");
  ctn_computational_graph_release(graph);
  FAILS(ctn_build_computational_graph(NULL, 1, NULL, 0, &graph), CTN_ERROR_INVALID_ARGUMENT, "variables");
  assert_null(graph);
  ctn_variable_release(s);
  ctn_variable_release(x);
}

static void test_flags(void** state) {
  const ctn_volatile automatic[] = {CTN_VOLATILE_AUTO, CTN_VOLATILE_AUTO};
  const ctn_volatile on[] = {CTN_VOLATILE_AUTO, CTN_VOLATILE_ON};
  const ctn_volatile mixed[] = {CTN_VOLATILE_OFF, CTN_VOLATILE_ON};
  const ctn_volatile wrong[] = {7};
  ctn_volatile flag;
  (void)state;
  OK(ctn_volatile_aggregate(automatic, 2, &flag));
  assert_int_equal(flag, CTN_VOLATILE_AUTO);
  OK(ctn_volatile_aggregate(NULL, 0, &flag));
  assert_int_equal(flag, CTN_VOLATILE_AUTO);
  OK(ctn_volatile_aggregate(on, 2, &flag));
  assert_int_equal(flag, CTN_VOLATILE_ON);
  OK(ctn_volatile_aggregate(mixed, 1, &flag));
  assert_int_equal(flag, CTN_VOLATILE_OFF);
  FAILS(ctn_volatile_aggregate(mixed, 2, &flag), CTN_ERROR_INVALID_ARGUMENT,
        "ON and OFF flags cannot be mixed");
  FAILS(ctn_volatile_aggregate(wrong, 1, &flag), CTN_ERROR_INVALID_ARGUMENT, "position 0, got 7");
  FAILS(ctn_volatile_aggregate(on, 2, NULL), CTN_ERROR_INVALID_ARGUMENT, "flag: expected a pointer");
  OK(ctn_volatile_from_name("ON", &flag));
  assert_int_equal(flag, CTN_VOLATILE_ON);
  OK(ctn_volatile_from_name("auto", &flag));
  assert_int_equal(flag, CTN_VOLATILE_AUTO);
  FAILS(ctn_volatile_from_name("maybe", &flag), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected on, off or auto, got \"maybe\"");
  assert_string_equal(ctn_volatile_name(CTN_VOLATILE_OFF), "off");
  assert_null(ctn_volatile_name(3));
}

static void test_variable_parts(void** state) {
  ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(2), VALUES(1, 3)), *y, *z, *free_one, *other;
  ctn_function *f, *creator;
  ctn_array* data;
  char text[300], expected[300];
  (void)state;
  OK(ctn_variable_set_name(x, "x"));
  OK(ctn_variable_debug_text(x, text, sizeof text, NULL));
  snprintf(expected, sizeof expected,
           "<variable x>\n- device: %s\n- volatile: off\n- shape: (2,)\n- dtype: float32\n"
           "- statistics: mean=2.00000000, std=1.00000000\n- grad: None",
           device);
  assert_string_equal(text, expected);
  OK(ctn_variable_zerograd(x));
  OK(ctn_variable_debug_text(x, text, sizeof text, NULL));
  assert_non_null(strstr(text, "\n- grad: 0"));
  OK(ctn_variable_to_device(x, "test:1"));
  data = data_of(x);
  OK(ctn_array_device(data, text, sizeof text, NULL));
  assert_string_equal(text, "test:1");
  ctn_array_release(data);
  data = grad_of(x);
  OK(ctn_array_device(data, text, sizeof text, NULL));
  assert_string_equal(text, "test:1");
  ctn_array_release(data);
  OK(ctn_variable_to_device(x, NULL));
  CHECK_DATA(x, CTN_FLOAT32, DIMS(2), VALUES(1, 3));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  FAILS(ctn_variable_to_device(x, "moon:0"), CTN_ERROR_DEVICE, "moon");
  FAILS(ctn_variable_to_device(NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "v: expected a variable");

  /* Replaces a result with another variable. */
  OK(ctn_variable_cleargrad(x));
  OK(ctn_mul_f64(x, 3, &y));
  f = creator_of(y);
  free_one = variable_of(CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  other = variable_of(CTN_FLOAT32, DIMS(3), VALUES(0, 0, 0));
  FAILS(ctn_variable_set_creator(other, f, 0), CTN_ERROR_SHAPE, "v: expected float32 (2,)",
        "got float32 (3,)");
  FAILS(ctn_variable_set_creator(free_one, f, 1), CTN_ERROR_INDEX, "index: _ * 3.0 has 1 outputs, got 1");
  FAILS(ctn_variable_set_creator(y, f, 0), CTN_ERROR_STATE, "v: expected a variable without a creator");
  FAILS(ctn_variable_set_creator(x, f, 0), CTN_ERROR_STATE, "v: expected a variable that no function reads");
  OK(ctn_variable_set_creator(free_one, f, 0));
  assert_false(has_creator(y));
  creator = creator_of(free_one);
  assert_ptr_equal(creator, f);
  ctn_function_release(creator);
  assert_int_equal(ctn_variable_rank(free_one), 1);
  OK(ctn_sum(free_one, NULL, 0, 0, &z));
  OK(ctn_variable_backward(z, 0, 0));
  CHECK_GRAD(x, CTN_FLOAT32, DIMS(2), VALUES(3, 3));
  ctn_variable_release(z);
  ctn_variable_release(other);
  ctn_variable_release(free_one);
  ctn_variable_release(y);
  ctn_function_release(f);
  ctn_variable_release(x);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_diamond),  TEST(test_shared_subgraphs), TEST(test_long_chains),  TEST(test_truncated),
      TEST(test_volatile), TEST(test_failing_backward), TEST(test_failing_hook), TEST(test_drawing),
      TEST(test_flags),    TEST(test_variable_parts)};
  return RUN(tests, argc, argv);
}
