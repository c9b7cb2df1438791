/* Tests of training on two devices, as in sections 2.3.4 (model-parallel) and 2.3.5 (data-parallel) of the
   reference's tutorial. Both give the same results as one device. */
#include "links_support.h"

enum { kBatch = 32, kUnits = 8, kSteps = 120 };

/* The device of the second half; never the device under test. */
static const char* second_device(void) { return strcmp(device, "cpu") ? other_device() : "test:0"; }

/* Points of the plane in two classes, separated by a slanted line with a gap. */
static float points[kBatch][2];
static int32_t classes[kBatch];

static void make_problem(void) {
  uint32_t random = 7;
  int i, j;
  for (i = 0; i < kBatch; ++i) {
    for (j = 0; j < 2; ++j) {
      random = random * 1664525u + 1013904223u;
      points[i][j] = (float)(random >> 8) / (1 << 23) - 1;
    }
    classes[i] = points[i][0] + 0.5f * points[i][1] > 0;
    points[i][0] += classes[i] ? 0.2f : -0.2f;
  }
}

static ctn_variable* part_of(const void* data, int begin, int count, int columns, ctn_dtype dtype,
                             const char* where) {
  const int64_t shape[2] = {count, columns ? columns : 1};
  ctn_array *here, *there;
  ctn_variable* v;
  OK(ctn_array_from_data((const char*)data + (size_t)begin * (columns ? columns : 1) * 4, shape,
                         columns ? 2 : 1, dtype, &here));
  OK(ctn_array_to_device(here, where, &there));
  OK(ctn_variable_new(there, &v));
  ctn_array_release(there);
  ctn_array_release(here);
  return v;
}

static ctn_variable* inputs_of(int begin, int count, const char* where) {
  return part_of(points, begin, count, 2, CTN_FLOAT32, where);
}

static ctn_variable* labels_of(int begin, int count, const char* where) {
  return part_of(classes, begin, count, 0, CTN_INT32, where);
}

/* Deterministic values, so that two models start equal. */
static void initialize(ctn_link* link) {
  size_t count = ctn_link_param_count(link), p;
  for (p = 0; p < count; ++p) {
    float values[128];
    ctn_variable* v;
    ctn_array *data, *given;
    size_t i, size;
    OK(ctn_link_param_at(link, p, &v));
    OK(ctn_variable_data(v, &data));
    size = (size_t)ctn_array_size(data);
    assert_true(size <= COUNT(values));
    for (i = 0; i < size; ++i)
      values[i] = ctn_array_ndim(data) == 1 ? 0 : (float)sin(3.7 * (double)(i + 1) + (double)p);
    OK(ctn_array_from_data(values, ctn_array_shape(data), ctn_array_ndim(data), CTN_FLOAT32, &given));
    OK(ctn_array_copyto(data, given, CTN_CASTING_NO, NULL));
    ctn_array_release(given);
    ctn_array_release(data);
    ctn_variable_release(v);
  }
}

static ctn_variable* layer(ctn_link* model, const char* path, ctn_variable* x, int activate) {
  ctn_link* link;
  ctn_variable *y, *h;
  OK(ctn_link_child(model, path, &link));
  OK(ctn_link_call1(link, x, &y));
  ctn_link_release(link);
  if (!activate) return y;
  OK(ctn_relu(y, &h));
  ctn_variable_release(y);
  return h;
}

/* Runs backward from the loss of y, releases y, and returns the loss. */
static double learn(ctn_variable* y, ctn_variable* t) {
  ctn_variable* loss;
  ctn_array* data;
  double value;
  OK(ctn_softmax_cross_entropy(y, t, 1, NULL, &loss));
  ctn_variable_release(y);
  OK(ctn_variable_backward(loss, 0, 0));
  OK(ctn_variable_data(loss, &data));
  value = item(data);
  ctn_array_release(data);
  ctn_variable_release(loss);
  return value;
}

static double accuracy_of(ctn_variable* y, ctn_variable* t) {
  ctn_variable* accuracy;
  ctn_array* data;
  double value;
  OK(ctn_accuracy(y, t, NULL, &accuracy));
  OK(ctn_variable_data(accuracy, &data));
  value = item(data);
  ctn_array_release(data);
  ctn_variable_release(accuracy);
  ctn_variable_release(y);
  return value;
}

/* Checks that the parameters of both links are equal up to rounding. */
static void check_equal(ctn_link* a, ctn_link* b, double tolerance) {
  size_t count = ctn_link_param_count(a), p, i;
  assert_int_equal(count, ctn_link_param_count(b));
  for (p = 0; p < count; ++p) {
    float values[2][128];
    size_t sizes[2];
    int which;
    for (which = 0; which < 2; ++which) {
      ctn_variable* v;
      ctn_array* data;
      OK(ctn_link_param_at(which ? b : a, p, &v));
      OK(ctn_variable_data(v, &data));
      sizes[which] = (size_t)ctn_array_size(data);
      OK(ctn_array_to_data(data, values[which], sizes[which] * sizeof(float)));
      ctn_array_release(data);
      ctn_variable_release(v);
    }
    assert_int_equal(sizes[0], sizes[1]);
    for (i = 0; i < sizes[0]; ++i)
      if (!(fabs(values[0][i] - values[1][i]) <= tolerance * (1 + fabs(values[0][i])))) {
        print_error("parameter %d, element %d: %.9g and %.9g\n", (int)p, (int)i, values[0][i], values[1][i]);
        fail();
      }
  }
}

static ctn_optimizer* sgd(ctn_link* model, double lr) {
  ctn_optimizer* optimizer;
  OK(ctn_optimizer_sgd_new(lr, &optimizer));
  OK(ctn_optimizer_setup(optimizer, model));
  return optimizer;
}

/* Data-parallel training. */

static ctn_link* mlp(void) {
  ctn_link* model = chain();
  adopt(model, "l1", linear(2, kUnits, 0));
  adopt(model, "l2", linear(kUnits, 2, 0));
  initialize(model);
  return model;
}

static ctn_variable* mlp_forward(ctn_link* model, ctn_variable* x) {
  ctn_variable *h = layer(model, "l1", x, 1), *y = layer(model, "l2", h, 0);
  ctn_variable_release(h);
  return y;
}

static double mlp_learn(ctn_link* model, int begin, int count, const char* where) {
  ctn_variable *x = inputs_of(begin, count, where), *t = labels_of(begin, count, where);
  const double loss = learn(mlp_forward(model, x), t);
  ctn_variable_release(x);
  ctn_variable_release(t);
  return loss;
}

static void test_data_parallel(void** state) {
  const double lr = 0.4;
  ctn_link *single = mlp(), *master = mlp(), *worker;
  ctn_optimizer *single_sgd, *parallel_sgd;
  ctn_variable *x, *t;
  double loss = 0, first = 0;
  char name[16];
  int step;
  (void)state;
  make_problem();
  OK(ctn_link_share(master, &worker));
  OK(ctn_link_to_device(worker, second_device()));
  OK(ctn_link_device(master, name, sizeof name, NULL));
  assert_string_equal(name, device);
  OK(ctn_link_device(worker, name, sizeof name, NULL));
  assert_string_equal(name, second_device());
  single_sgd = sgd(single, lr);
  parallel_sgd = sgd(master, lr / 2); /* the gradients of two means are added */
  for (step = 0; step < kSteps; ++step) {
    double halves;
    OK(ctn_link_zerograds(single));
    loss = mlp_learn(single, 0, kBatch, device);
    if (step == 0) first = loss;
    OK(ctn_optimizer_update(single_sgd));

    OK(ctn_link_zerograds(master));
    OK(ctn_link_zerograds(worker));
    halves = mlp_learn(master, 0, kBatch / 2, device);
    halves += mlp_learn(worker, kBatch / 2, kBatch / 2, second_device());
    assert_true(fabs(halves / 2 - loss) < 1e-5 * (1 + loss));
    OK(ctn_link_addgrads(master, worker));
    OK(ctn_optimizer_update(parallel_sgd));
    OK(ctn_link_copyparams(worker, master));
  }
  check_equal(single, master, 1e-5);
  check_equal(master, worker, 0);
  assert_true(loss < first / 4);
  x = inputs_of(0, kBatch, second_device());
  t = labels_of(0, kBatch, second_device());
  assert_true(accuracy_of(mlp_forward(worker, x), t) == 1);
  ctn_variable_release(x);
  ctn_variable_release(t);
  ctn_optimizer_release(single_sgd);
  ctn_optimizer_release(parallel_sgd);
  ctn_link_release(worker);
  ctn_link_release(master);
  ctn_link_release(single);
}

/* Model-parallel training: two columns that exchange their results after the second and the last layer. */

static ctn_link* columns(const char* second) {
  static const char* const names[] = {"first", "second"};
  ctn_link *model = chain(), *column;
  size_t i;
  for (i = 0; i < 2; ++i) {
    column = chain();
    adopt(model, names[i], column);
    adopt(column, "l1", linear(2, kUnits, 0));
    adopt(column, "l2", linear(kUnits, kUnits, 0));
    adopt(column, "l3", linear(kUnits, 2, 0));
  }
  initialize(model);
  OK(ctn_link_to_device(column, second));
  return model;
}

/* a + b on a's device if b is on another one; releases a. */
static ctn_variable* joined(ctn_variable* a, ctn_variable* b, const char* where) {
  ctn_variable *copy, *sum;
  OK(ctn_copy(b, where, &copy));
  OK(ctn_add(a, copy, &sum));
  ctn_variable_release(copy);
  ctn_variable_release(a);
  return sum;
}

static ctn_variable* columns_forward(ctn_link* model, const char* second) {
  ctn_variable *x0 = inputs_of(0, kBatch, device), *x1 = inputs_of(0, kBatch, second), *h0, *h1, *k0, *k1,
               *y0, *y1;
  h0 = layer(model, "first/l1", x0, 1);
  h1 = layer(model, "second/l1", x1, 1);
  k0 = joined(layer(model, "first/l2", h0, 1), k1 = layer(model, "second/l2", h1, 1), device);
  ctn_variable_release(k1);
  OK(ctn_copy(k0, second, &k1));
  y1 = layer(model, "second/l3", k1, 0);
  y0 = joined(layer(model, "first/l3", k0, 0), y1, device);
  ctn_variable_release(x0);
  ctn_variable_release(x1);
  ctn_variable_release(h0);
  ctn_variable_release(h1);
  ctn_variable_release(k0);
  ctn_variable_release(k1);
  ctn_variable_release(y1);
  return y0;
}

static void test_model_parallel(void** state) {
  ctn_link *single = columns(device), *parallel = columns(second_device()), *column;
  ctn_optimizer *single_sgd = sgd(single, 0.1), *parallel_sgd = sgd(parallel, 0.1);
  ctn_variable* t;
  double loss = 0, first = 0;
  char name[16];
  int step;
  (void)state;
  make_problem();
  t = labels_of(0, kBatch, device);
  for (step = 0; step < kSteps; ++step) {
    double parallel_loss;
    OK(ctn_link_cleargrads(single));
    loss = learn(columns_forward(single, device), t);
    if (step == 0) first = loss;
    OK(ctn_optimizer_update(single_sgd));
    OK(ctn_link_cleargrads(parallel));
    parallel_loss = learn(columns_forward(parallel, second_device()), t);
    assert_true(fabs(parallel_loss - loss) < 1e-5 * (1 + loss));
    OK(ctn_optimizer_update(parallel_sgd));
  }
  check_equal(single, parallel, 1e-5);
  assert_true(loss < first / 4);
  assert_true(accuracy_of(columns_forward(parallel, second_device()), t) == 1);
  OK(ctn_link_child(parallel, "second", &column));
  OK(ctn_link_device(column, name, sizeof name, NULL));
  assert_string_equal(name, second_device()); /* parameters stay where they are */
  ctn_link_release(column);
  ctn_variable_release(t);
  ctn_optimizer_release(single_sgd);
  ctn_optimizer_release(parallel_sgd);
  ctn_link_release(single);
  ctn_link_release(parallel);
}

/* A recurrent network is copied in the middle of a sequence; then each copy continues alone, on its own
   device. */

static ctn_variable* state_of(ctn_link* link, int lstm) {
  ctn_variable* h;
  OK((lstm ? ctn_link_lstm_h : ctn_link_stateful_gru_h)(link, &h));
  assert_non_null(h);
  return h;
}

static void check_state(ctn_link* link, int lstm, const char* where) {
  ctn_variable* h = state_of(link, lstm);
  ctn_array* data;
  char name[16];
  OK(ctn_variable_data(h, &data));
  OK(ctn_array_device(data, name, sizeof name, NULL));
  assert_string_equal(name, where);
  ctn_array_release(data);
  ctn_variable_release(h);
}

static void test_recurrent_copies(void** state) {
  int lstm, step;
  (void)state;
  make_problem();
  for (lstm = 0; lstm < 2; ++lstm) {
    ctn_link *link, *copy;
    ctn_variable *x = inputs_of(0, 4, device), *there = inputs_of(0, 4, second_device()), *y, *z;
    OK(lstm ? ctn_link_lstm_new(2, 3, NULL, &link) : ctn_link_stateful_gru_new(2, 3, NULL, &link));
    initialize(link);
    OK(ctn_link_call1(link, x, &y));
    ctn_variable_release(y);
    for (step = 0; step < 2; ++step) { /* with a history, then after it was cut */
      ctn_variable *h = state_of(link, lstm), *back;
      if (step == 1) OK(ctn_variable_unchain_backward(h));
      ctn_variable_release(h);
      OK(ctn_link_share(link, &copy));
      OK(ctn_link_to_device(copy, second_device()));
      check_state(copy, lstm, second_device());
      check_state(link, lstm, device);
      OK(ctn_link_call1(link, x, &y));
      OK(ctn_link_call1(copy, there, &z));
      OK(ctn_copy(z, device, &back));
      check_same(y, back);
      OK(ctn_link_cleargrads(link));
      backward(y);
      ctn_variable_release(back);
      ctn_variable_release(z);
      ctn_link_release(copy);
    }
    ctn_variable_release(x);
    ctn_variable_release(there);
    ctn_link_release(link);
  }
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_data_parallel), TEST(test_model_parallel),
                                     TEST(test_recurrent_copies)};
  return RUN(tests, argc, argv);
}
