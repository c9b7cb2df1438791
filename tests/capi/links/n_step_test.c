/* Tests of recurrent layers over whole sequences: ctn_n_step_* and the links. */
#include <catenary/scope.h>

#include "links_support.h"

enum { IN = 3, UNITS = 2, SEQUENCES = 4, STEPS = 4, MOST = 64 };
static const int64_t kLengths[SEQUENCES] = {2, 4, 0, 3};

typedef struct {
  const char* kind;
  int has_c, directions;
  ctn_status (*make)(int64_t, int64_t, int64_t, ctn_link_options*, ctn_link**);
} Kind;
static const Kind kKinds[] = {
    {"NStepLSTM", 1, 1, ctn_link_n_step_lstm_new},
    {"NStepBiLSTM", 1, 2, ctn_link_n_step_bilstm_new},
    {"NStepGRU", 0, 1, ctn_link_n_step_gru_new},
    {"NStepBiGRU", 0, 2, ctn_link_n_step_bigru_new},
};

static ctn_link* made(ctn_scope* c, const Kind* kind, int64_t layers, int64_t in_size, double dropout) {
  ctn_link_options* options = cs_link_options_new(c);
  ctn_link* link = NULL;
  OK(ctn_link_options_set_dtype(options, CTN_FLOAT64));
  if (dropout > 0) OK(ctn_link_options_set_dropout(options, dropout));
  OK(kind->make(layers, in_size, UNITS, options, &link));
  return cs_hold(c, link);
}

static ctn_variable* drawn(ctn_scope* c, const int64_t* shape, size_t ndim) {
  ctn_array* a = cs_random_normal(c, NULL, 0, 1, shape, ndim, CTN_FLOAT64);
  return cs_variable_new(c, a);
}

/* The positions from begin to end along an axis. */
static ctn_variable* part(ctn_scope* c, ctn_variable* v, int axis, int64_t begin, int64_t end) {
  ctn_index items[2];
  items[0] = cs_whole();
  items[axis] = cs_slice(begin, end);
  return cs_get_item(c, v, items, (size_t)axis + 1);
}

/* The states of one sequence. */
static ctn_variable* sequence(ctn_scope* c, ctn_variable* states, size_t i) {
  return part(c, states, 1, (int64_t)i, (int64_t)i + 1);
}

static void draw_sequences(ctn_scope* c, ctn_variable** xs) {
  size_t i;
  for (i = 0; i < SEQUENCES; ++i) xs[i] = drawn(c, DIMS(kLengths[i], IN));
}

/* Runs a link of any kind; cx and cy are ignored without a cell state. */
static void run(ctn_scope* c, const Kind* kind, ctn_link* link, ctn_variable* hx, ctn_variable* cx,
                ctn_variable* const* xs, size_t count, ctn_variable** hy, ctn_variable** cy,
                ctn_variable** ys) {
  *cy = NULL;
  if (kind->has_c)
    OK(cs_link_n_step_lstm_call(c, link, hx, cx, xs, count, hy, cy, ys));
  else
    OK(cs_link_n_step_gru_call(c, link, hx, xs, count, hy, ys));
}

static size_t read(ctn_variable* v, double* values) {
  ctn_array* data;
  size_t size;
  OK(ctn_variable_data(v, &data));
  size = (size_t)ctn_array_size(data);
  assert_true(size <= MOST);
  OK(ctn_array_to_data(data, values, size * sizeof(double)));
  ctn_array_release(data);
  return size;
}

/* Sums of products in another order differ in the last bits. */
static void check_close(ctn_variable* a, ctn_variable* b) {
  double x[MOST], y[MOST];
  size_t i, size = read(a, x);
  assert_int_equal(read(b, y), size);
  for (i = 0; i < size; ++i)
    if (!(fabs(x[i] - y[i]) < 1e-13)) fail_msg("%zu: %.17g and %.17g", i, x[i], y[i]);
}

/* One sequence alone gives what it gives among others, whatever their order and lengths. */
static void test_sequences(void** state) {
  size_t k, i;
  (void)state;
  for (k = 0; k < COUNT(kKinds); ++k) {
    const Kind* kind = &kKinds[k];
    ctn_scope c = {0};
    const int64_t parts = 2 * kind->directions;
    ctn_link* link = made(&c, kind, 2, IN, 0);
    ctn_variable *xs[SEQUENCES], *ys[SEQUENCES], *zs[SEQUENCES], *hy, *cy;
    ctn_variable *hx = drawn(&c, DIMS(parts, SEQUENCES, UNITS)),
                 *cx = drawn(&c, DIMS(parts, SEQUENCES, UNITS));
    assert_string_equal(ctn_link_kind(link), kind->kind);
    draw_sequences(&c, xs);
    run(&c, kind, link, hx, cx, xs, SEQUENCES, &hy, &cy, ys);
    check_shape(hy, DIMS(parts, SEQUENCES, UNITS));
    for (i = 0; i < SEQUENCES; ++i) {
      ctn_variable *alone, *h, *cell;
      check_shape(ys[i], DIMS(kLengths[i], kind->directions * UNITS));
      run(&c, kind, link, sequence(&c, hx, i), sequence(&c, cx, i), &xs[i], 1, &h, &cell, &alone);
      check_close(ys[i], alone);
      check_close(sequence(&c, hy, i), h);
      if (kind->has_c) check_close(sequence(&c, cy, i), cell);
    }
    /* Without states, and by the general call. */
    run(&c, kind, link, NULL, NULL, xs, SEQUENCES, &hy, &cy, ys);
    OK(cs_link_call(&c, link, xs, SEQUENCES, zs, SEQUENCES));
    for (i = 0; i < SEQUENCES; ++i) check_close(ys[i], zs[i]);
    OK(cs_end(&c));
  }
}

/* A sequence in two pieces, the second with the states of the first. */
static void test_states(void** state) {
  size_t k;
  (void)state;
  for (k = 0; k < COUNT(kKinds); ++k) {
    const Kind* kind = &kKinds[k];
    ctn_scope c = {0};
    ctn_link* link;
    ctn_variable *x, *pieces[2], *y, *parts[2], *hy, *cy, *h, *cell;
    if (kind->directions == 2) continue;
    link = made(&c, kind, 3, IN, 0);
    x = drawn(&c, DIMS(STEPS, IN));
    pieces[0] = part(&c, x, 0, 0, 2);
    pieces[1] = part(&c, x, 0, 2, STEPS);
    run(&c, kind, link, NULL, NULL, &x, 1, &hy, &cy, &y);
    run(&c, kind, link, NULL, NULL, &pieces[0], 1, &h, &cell, &parts[0]);
    run(&c, kind, link, h, cell, &pieces[1], 1, &h, &cell, &parts[1]);
    check_close(y, cs_concat(&c, parts, 2, 0));
    check_close(hy, h);
    if (kind->has_c) check_close(cy, cell);
    OK(cs_end(&c));
  }
}

static void test_parameters(void** state) {
  static const char* const lstm[] = {"/0/w0", "/0/b0", "/0/w1", "/0/b1", "/0/w2", "/0/b2", "/0/w3", "/0/b3",
                                     "/0/w4", "/0/b4", "/0/w5", "/0/b5", "/0/w6", "/0/b6", "/0/w7", "/0/b7"};
  static const char* const gru[] = {"/0/w0", "/0/b0", "/0/w1", "/0/b1", "/0/w2", "/0/b2", "/0/w3", "/0/b3",
                                    "/0/w4", "/0/b4", "/0/w5", "/0/b5", "/1/w0", "/1/b0", "/1/w1", "/1/b1",
                                    "/1/w2", "/1/b2", "/1/w3", "/1/b3", "/1/w4", "/1/b4", "/1/w5", "/1/b5"};
  ctn_scope c = {0};
  ctn_link* link = made(&c, &kKinds[0], 1, IN, 0);
  (void)state;
  check_paths(link, lstm, COUNT(lstm));
  check_shape(cs_link_param(&c, link, "/0/w3"), DIMS(UNITS, IN));
  check_shape(cs_link_param(&c, link, "/0/w4"), DIMS(UNITS, UNITS));
  CHECK_DATA(link, "/0/b7", CTN_FLOAT64, DIMS(UNITS), VALUES(0, 0));
  check_paths(made(&c, &kKinds[3], 1, IN, 0), gru, COUNT(gru));
  link = made(&c, &kKinds[1], 2, IN, 0);
  assert_int_equal(ctn_link_param_count(link), 4 * 16);
  check_shape(cs_link_param(&c, link, "/1/w0"), DIMS(UNITS, IN));
  check_shape(cs_link_param(&c, link, "/2/w0"), DIMS(UNITS, 2 * UNITS));
  OK(cs_end(&c));
}

/* The functions with the parameters of a link give what the link gives, and so do their gradients. */
static void test_functions(void** state) {
  size_t k, i, count;
  (void)state;
  for (k = 0; k < COUNT(kKinds); ++k) {
    const Kind* kind = &kKinds[k];
    static const int64_t batches[STEPS] = {3, 3, 2, 1}; /* kLengths in descending order: 4, 3, 2 */
    static const size_t ranks[3] = {1, 3, 0};
    ctn_scope c = {0};
    const int64_t parts = 2 * kind->directions;
    ctn_link* link = made(&c, kind, 2, IN, 0);
    ctn_variable *xs[SEQUENCES], *sorted[3], *steps[STEPS], *ys[SEQUENCES], *outs[STEPS], *ws[MOST],
        *bs[MOST];
    ctn_variable *hx = drawn(&c, DIMS(parts, 3, UNITS)), *cx = drawn(&c, DIMS(parts, 3, UNITS));
    ctn_variable *hy, *cy = NULL, *h, *cell, *total;
    int64_t t, b;
    draw_sequences(&c, xs);
    for (i = 0; i < 3; ++i) sorted[i] = xs[ranks[i]];
    run(&c, kind, link, hx, cx, sorted, 3, &h, &cell, ys);
    for (t = 0; t < STEPS; ++t) {
      ctn_variable* rows[3];
      for (b = 0; b < batches[t]; ++b) rows[b] = part(&c, sorted[b], 0, t, t + 1);
      steps[t] = cs_concat(&c, rows, (size_t)batches[t], 0);
    }
    count = ctn_link_param_count(link) / 2;
    for (i = 0; i < count; ++i) {
      OK(ctn_link_param_at(link, 2 * i, &ws[i]));
      OK(ctn_link_param_at(link, 2 * i + 1, &bs[i]));
      cs_hold(&c, ws[i]);
      cs_hold(&c, bs[i]);
    }
    switch (k) {
      case 0:
        OK(cs_n_step_lstm(&c, 2, 0, hx, cx, ws, count, bs, steps, STEPS, &hy, &cy, outs));
        break;
      case 1:
        OK(cs_n_step_bilstm(&c, 2, 0, hx, cx, ws, count, bs, steps, STEPS, &hy, &cy, outs));
        break;
      case 2:
        OK(cs_n_step_gru(&c, 2, 0, hx, ws, count, bs, steps, STEPS, &hy, outs));
        break;
      default:
        OK(cs_n_step_bigru(&c, 2, 0, hx, ws, count, bs, steps, STEPS, &hy, outs));
    }
    check_close(hy, h);
    if (kind->has_c) check_close(cy, cell);
    for (t = 0; t < STEPS; ++t)
      for (b = 0; b < batches[t]; ++b)
        check_close(part(&c, outs[t], 0, b, b + 1), part(&c, ys[b], 0, t, t + 1));
    /* The sum of both has twice the gradients of one. */
    total = cs_add(&c, cs_sum(&c, h, NULL, 0, 0), cs_sum(&c, hy, NULL, 0, 0));
    for (i = 0; i < 3; ++i) total = cs_add(&c, total, cs_sum(&c, ys[i], NULL, 0, 0));
    for (t = 0; t < STEPS; ++t) total = cs_add(&c, total, cs_sum(&c, outs[t], NULL, 0, 0));
    OK(ctn_link_cleargrads(link));
    OK(cs_variable_backward(&c, total, 0, 0));
    for (i = 0; i < count; ++i) {
      assert_non_null(cs_variable_grad(&c, ws[i]));
      assert_non_null(cs_variable_grad(&c, bs[i]));
    }
    for (i = 0; i < 3; ++i) assert_non_null(cs_variable_grad(&c, sorted[i]));
    assert_non_null(cs_variable_grad(&c, hx));
    OK(cs_end(&c));
  }
}

static void test_sizes_from_input(void** state) {
  size_t k;
  (void)state;
  for (k = 0; k < COUNT(kKinds); ++k) {
    const Kind* kind = &kKinds[k];
    ctn_scope c = {0};
    ctn_link* link = made(&c, kind, 2, CTN_SIZE_FROM_INPUT, 0);
    const size_t waiting = ctn_link_uninitialized_count(link);
    ctn_variable *xs[SEQUENCES], *ys[SEQUENCES], *hy, *cy, *wrong = drawn(&c, DIMS(1, 1, 1));
    assert_int_equal(waiting, (size_t)kind->directions * (kind->has_c ? 4 : 3));
    draw_sequences(&c, xs);
    if (kind->has_c)
      FAILS(ctn_link_n_step_lstm_call(link, wrong, NULL, xs, SEQUENCES, &hy, &cy, ys), CTN_ERROR_TYPE_CHECK,
            "hx: expected float64");
    else
      FAILS(ctn_link_n_step_gru_call(link, wrong, xs, SEQUENCES, &hy, ys), CTN_ERROR_TYPE_CHECK,
            "hx: expected float64");
    assert_int_equal(ctn_link_uninitialized_count(link), waiting);
    run(&c, kind, link, NULL, NULL, xs, SEQUENCES, &hy, &cy, ys);
    assert_int_equal(ctn_link_uninitialized_count(link), 0);
    check_shape(cs_link_param(&c, link, "/0/w1"), DIMS(UNITS, IN));
    OK(cs_end(&c));
  }
}

static void test_dropout(void** state) {
  size_t k;
  int i, before;
  (void)state;
  for (k = 0; k < COUNT(kKinds); ++k) {
    ctn_scope c = {0};
    ctn_link* link = made(&c, &kKinds[k], 3, IN, 0.5);
    ctn_variable *x = drawn(&c, DIMS(STEPS, IN)), *hy, *cy, *y[4];
    double values[4][MOST];
    size_t size = 0;
    for (i = 0; i < 4; ++i) { /* twice from the same seed, then without training */
      OK(ctn_random_seed(device, i < 2 ? 7 : (uint64_t)i));
      OK(ctn_set_train(i < 2, &before));
      run(&c, &kKinds[k], link, NULL, NULL, &x, 1, &hy, &cy, &y[i]);
      OK(ctn_set_train(before, NULL));
      size = read(y[i], values[i]);
    }
    assert_memory_equal(values[0], values[1], size * sizeof(double));
    assert_memory_equal(values[2], values[3], size * sizeof(double));
    assert_memory_not_equal(values[0], values[2], size * sizeof(double));
    OK(cs_end(&c));
  }
}

static void test_wrong_links(void** state) {
  ctn_scope c = {0};
  ctn_link *lstm = made(&c, &kKinds[0], 2, IN, 0), *gru = made(&c, &kKinds[3], 1, IN, 0), *link;
  ctn_variable *xs[SEQUENCES], *ys[SEQUENCES], *hy, *cy;
  ctn_variable *wide = drawn(&c, DIMS(2, IN + 1)), *vector = drawn(&c, DIMS(IN)), *narrow;
  ctn_variable *two[2], *h = drawn(&c, DIMS(2, 3, UNITS));
  (void)state;
  draw_sequences(&c, xs);
  FAILS(ctn_link_n_step_lstm_new(0, 1, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "n_layers: expected 1 to 65536, got 0");
  FAILS(ctn_link_n_step_gru_new(1, 0, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "in_size:", "got 0");
  FAILS(ctn_link_n_step_bigru_new(1, 1, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "out_size:", "got 0");
  assert_null(link);
  FAILS(ctn_link_n_step_lstm_call(gru, NULL, NULL, xs, SEQUENCES, &hy, &cy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link of kind NStepLSTM or NStepBiLSTM, got NStepBiGRU");
  assert_null(hy);
  assert_null(cy);
  assert_null(ys[0]);
  FAILS(ctn_link_n_step_gru_call(lstm, NULL, xs, SEQUENCES, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link of kind NStepGRU or NStepBiGRU, got NStepLSTM");
  link = cs_link_linear_new(&c, 1, 1, NULL);
  FAILS(ctn_link_n_step_gru_call(link, NULL, xs, SEQUENCES, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected", "got Linear");
  FAILS(ctn_link_n_step_gru_call(gru, NULL, xs, 0, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "xs: expected at least one sequence, got none");
  FAILS(ctn_link_call(gru, xs, 2, ys, 1), CTN_ERROR_INVALID_ARGUMENT,
        "outputs: NStepBiGRU gives 2, got room for 1");
  FAILS(ctn_link_n_step_lstm_call(lstm, NULL, NULL, &wide, 1, &hy, &cy, ys), CTN_ERROR_TYPE_CHECK,
        "xs[0]: expected 3 columns, got float64 (2, 4)");
  FAILS(ctn_link_n_step_lstm_call(lstm, NULL, NULL, &vector, 1, &hy, &cy, ys), CTN_ERROR_TYPE_CHECK,
        "xs[0]: expected a matrix of a floating dtype, got float64 (3,)");
  two[0] = xs[0];
  two[1] = wide;
  FAILS(ctn_link_n_step_lstm_call(lstm, NULL, NULL, two, 2, &hy, &cy, ys), CTN_ERROR_TYPE_CHECK,
        "xs[1]: expected float64 and 3 columns as in xs[0], got float64 (2, 4)");
  narrow = cs_variable_new(&c, cs_random_normal(&c, NULL, 0, 1, DIMS(2, IN), CTN_FLOAT32));
  FAILS(ctn_link_n_step_lstm_call(lstm, NULL, NULL, &narrow, 1, &hy, &cy, ys), CTN_ERROR_TYPE_CHECK,
        "ws[0]: expected float32 (2, 3), got float64 (2, 3)");
  FAILS(ctn_link_n_step_lstm_call(lstm, h, NULL, xs, SEQUENCES, &hy, &cy, ys), CTN_ERROR_TYPE_CHECK,
        "hx: expected float64 (2, 4, 2), got float64 (2, 3, 2)");
  FAILS(ctn_link_n_step_lstm_call(lstm, NULL, h, xs, SEQUENCES, &hy, &cy, ys), CTN_ERROR_TYPE_CHECK,
        "cx: expected float64 (2, 4, 2), got float64 (2, 3, 2)");
  FAILS(ctn_link_add_link(gru, "l", link), CTN_ERROR_INVALID_ARGUMENT, "got a link of kind NStepBiGRU");
  OK(cs_end(&c));
}

static void test_wrong_arguments(void** state) {
  ctn_scope c = {0};
  ctn_variable *ws[6], *bs[6], *xs[2], *ys[2], *hy, *right, *h = drawn(&c, DIMS(1, 3, UNITS));
  size_t i;
  (void)state;
  for (i = 0; i < 6; ++i) {
    ws[i] = drawn(&c, DIMS(UNITS, i < 3 ? IN : UNITS));
    bs[i] = drawn(&c, DIMS(UNITS));
  }
  xs[0] = drawn(&c, DIMS(2, IN));
  xs[1] = drawn(&c, DIMS(1, IN));
  OK(cs_n_step_gru(&c, 1, 0, NULL, ws, 6, bs, xs, 2, &hy, ys));
  FAILS(ctn_n_step_gru(0, 0, NULL, ws, 6, bs, xs, 2, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "n_layers: expected at least 1, got 0");
  FAILS(ctn_n_step_gru(2, 0, NULL, ws, 6, bs, xs, 2, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "ws, bs: expected 6 weights and biases for each of 2 layers, got 6 and 6");
  FAILS(ctn_n_step_bigru(1, 0, NULL, ws, 6, bs, xs, 2, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "ws, bs: expected 12 weights and biases for each of 1 layers, got 6 and 6");
  FAILS(ctn_n_step_gru(1, 1, NULL, ws, 6, bs, xs, 2, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "dropout_ratio: expected 0 <= dropout_ratio < 1, got 1");
  FAILS(ctn_n_step_gru(1, NAN, NULL, ws, 6, bs, xs, 2, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "dropout_ratio:");
  FAILS(ctn_n_step_gru(1, 0, NULL, ws, 6, bs, xs, 0, &hy, ys), CTN_ERROR_INVALID_ARGUMENT,
        "xs: expected at least one step, got none");
  FAILS(ctn_n_step_gru(1, 0, h, ws, 6, bs, xs, 2, &hy, ys), CTN_ERROR_TYPE_CHECK,
        "hx: expected float64 (1, 2, 2), got float64 (1, 3, 2)");
  right = xs[0];
  xs[0] = xs[1];
  xs[1] = right;
  FAILS(ctn_n_step_gru(1, 0, NULL, ws, 6, bs, xs, 2, &hy, ys), CTN_ERROR_TYPE_CHECK,
        "xs[1]: expected at most the 1 rows of the step before, got float64 (2, 3)", "by descending length");
  right = ws[4];
  ws[4] = ws[0];
  FAILS(ctn_n_step_gru(1, 0, NULL, ws, 6, bs, xs, 1, &hy, ys), CTN_ERROR_TYPE_CHECK,
        "ws[4]: expected float64 (2, 2), got float64 (2, 3)");
  ws[4] = right;
  right = bs[2];
  bs[2] = ws[5];
  FAILS(ctn_n_step_gru(1, 0, NULL, ws, 6, bs, xs, 1, &hy, ys), CTN_ERROR_TYPE_CHECK,
        "bs[2]: expected float64 (2,), got float64 (2, 2)");
  bs[2] = right;
  ws[0] = bs[0];
  FAILS(ctn_n_step_gru(1, 0, NULL, ws, 6, bs, xs, 1, &hy, ys), CTN_ERROR_TYPE_CHECK,
        "ws[0]: expected a matrix with at least one row, got float64 (2,)");
  assert_null(hy);
  assert_null(ys[0]);
  OK(cs_end(&c));
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_sequences),        TEST(test_states),  TEST(test_parameters),  TEST(test_functions),
      TEST(test_sizes_from_input), TEST(test_dropout), TEST(test_wrong_links), TEST(test_wrong_arguments),
  };
  return RUN(tests, argc, argv);
}
