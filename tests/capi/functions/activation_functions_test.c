/* Tests of activations, embeddings and the links built on them: preconditions, errors and ownership. The
   golden vectors compare values; tests/impl checks gradients. */
#include "function_options_support.h"
#include "link_support.h"

static ctn_variable* random_variable(ctn_dtype dtype, const int64_t* shape, size_t ndim) {
  ctn_array *drawn, *a;
  ctn_variable* v;
  OK(ctn_random_uniform(NULL, -1, 1, shape, ndim, CTN_FLOAT32, &drawn));
  OK(ctn_array_astype(drawn, dtype, &a));
  OK(ctn_variable_new(a, &v));
  ctn_array_release(drawn);
  ctn_array_release(a);
  return v;
}

static void takes_floats_only(void** state) {
  (void)state;
  ctn_variable *x = variable_of(CTN_INT32, DIMS(2, 4), VALUES(1, 2, 3, 4, 5, 6, 7, 8)), *y = NULL, *z = NULL;
  const char* const text = "Expect: in_types[0].dtype.kind == f  Actual: i != f";
  FAILS(ctn_clipped_relu(x, 20, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_leaky_relu(x, 0.2, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_elu(x, 1, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_softplus(x, 1, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_silu(x, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_gelu(x, NULL, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_softmax(x, NULL, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_log_softmax(x, NULL, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_prelu(x, x, &y), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_lstm(x, x, &y, &z), CTN_ERROR_TYPE_CHECK, text);
  FAILS(ctn_slstm(x, x, x, x, &y, &z), CTN_ERROR_TYPE_CHECK, text);
  assert_null(y);
  assert_null(z);
  ctn_variable_release(x);
}

static void numbers(void** state) {
  (void)state;
  ctn_variable *x = random_variable(CTN_FLOAT32, DIMS(2, 4)), *y;
  FAILS(ctn_clipped_relu(x, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "z: expected a number above 0, got 0");
  FAILS(ctn_clipped_relu(x, NAN, &y), CTN_ERROR_INVALID_ARGUMENT, "z: expected a number above 0");
  FAILS(ctn_leaky_relu(x, INFINITY, &y), CTN_ERROR_INVALID_ARGUMENT,
        "slope: expected a finite number, got inf");
  FAILS(ctn_elu(x, NAN, &y), CTN_ERROR_INVALID_ARGUMENT, "alpha: expected a finite number");
  FAILS(ctn_softplus(x, INFINITY, &y), CTN_ERROR_INVALID_ARGUMENT, "beta: expected a finite number, got inf");
  FAILS(ctn_softplus(x, 0, &y), CTN_ERROR_INVALID_ARGUMENT, "beta: expected a number other than 0");
  FAILS(ctn_maxout(x, 0, 1, &y), CTN_ERROR_INVALID_ARGUMENT, "pool_size: expected at least 1, got 0");
  FAILS(ctn_maxout(x, 2, 2, &y), CTN_ERROR_INDEX, "axis");
  FAILS(ctn_maxout(x, 3, -1, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] % pool_size == 0  Actual: 4 % 3 != 0");
  assert_null(y);
  FAILS(ctn_silu(NULL, &y), CTN_ERROR_INVALID_ARGUMENT, "x");
  FAILS(ctn_silu(x, NULL), CTN_ERROR_INVALID_ARGUMENT, "y");
  ctn_variable_release(x);
}

static void shapes(void** state) {
  (void)state;
  ctn_variable *vector = random_variable(CTN_FLOAT32, DIMS(4)), *c = random_variable(CTN_FLOAT32, DIMS(2, 3)),
               *x = random_variable(CTN_FLOAT32, DIMS(2, 12)),
               *wide = random_variable(CTN_FLOAT64, DIMS(2, 12)),
               *rows = random_variable(CTN_FLOAT32, DIMS(3, 12)),
               *deep = random_variable(CTN_FLOAT32, DIMS(2, 12, 1)),
               *cc = random_variable(CTN_FLOAT32, DIMS(2, 3, 2)), *y, *z;
  FAILS(ctn_softmax(vector, NULL, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim > 1  Actual: 1 <= 1");
  FAILS(ctn_log_softmax(vector, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim > 1  Actual: 1 <= 1");
  FAILS(ctn_prelu(x, c, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim > in_types[1].ndim  Actual: 2 <= 2");
  FAILS(ctn_prelu(x, vector, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape[1] == in_types[1].shape[0]  Actual: 12 != 4");
  FAILS(ctn_prelu(wide, vector, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float64 != float32");
  FAILS(ctn_lstm(vector, x, &y, &z), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].ndim >= 2  Actual: 1 < 2");
  FAILS(ctn_lstm(c, wide, &y, &z), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype == in_types[1].dtype  Actual: float32 != float64");
  FAILS(ctn_lstm(c, deep, &y, &z), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].ndim == in_types[0].ndim  Actual: 3 != 2");
  FAILS(ctn_lstm(c, rows, &y, &z), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].shape[0] == in_types[0].shape[0]  Actual: 3 != 2");
  FAILS(ctn_lstm(c, c, &y, &z), CTN_ERROR_TYPE_CHECK, "in_types[1].shape[1] ==", "in_types[0].shape[1]",
        "Actual: 3 != 12");
  FAILS(ctn_lstm(cc, deep, &y, &z), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].shape[2] == in_types[0].shape[2]  Actual: 1 != 2");
  FAILS(ctn_slstm(c, x, x, x, &y, &z), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].shape == in_types[1].shape");
  FAILS(ctn_slstm(c, c, x, rows, &y, &z), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[3].shape[0] == in_types[0].shape[0]  Actual: 3 != 2");
  assert_null(y);
  assert_null(z);
  FAILS(ctn_lstm(c, x, NULL, &z), CTN_ERROR_INVALID_ARGUMENT, "c");
  FAILS(ctn_lstm(c, x, &y, NULL), CTN_ERROR_INVALID_ARGUMENT, "h");
  ctn_variable* const all[] = {vector, c, x, wide, rows, deep, cc};
  for (size_t i = 0; i < COUNT(all); ++i) ctn_variable_release(all[i]);
}

static void embedding(void** state) {
  (void)state;
  ctn_variable *W = variable_of(CTN_FLOAT32, DIMS(3, 2), VALUES(1, 2, 3, 4, 5, 6)),
               *x = variable_of(CTN_INT32, DIMS(3), VALUES(2, -1, 2)),
               *v = random_variable(CTN_FLOAT32, DIMS(2)),
               *single = variable_of(CTN_INT32, NO_DIMS, VALUES(1)),
               *beyond = variable_of(CTN_INT64, DIMS(2), VALUES(0, 3)), *y;
  ctn_array* data;
  OK(ctn_embed_id(x, W, NULL, &y));
  OK(ctn_variable_data(y, &data));
  CHECK_ARRAY(data, CTN_FLOAT32, DIMS(3, 2), VALUES(5, 6, 5, 6, 5, 6));
  ctn_array_release(data);
  ctn_variable_release(y);
  OK(ctn_embed_id(x, W, with_ignore_label(-1), &y));
  OK(ctn_variable_data(y, &data));
  CHECK_ARRAY(data, CTN_FLOAT32, DIMS(3, 2), VALUES(5, 6, 0, 0, 5, 6));
  OK(ctn_variable_set_grad(y, data));
  ctn_array_release(data);
  for (int pass = 1; pass <= 2; ++pass) { /* the second gradient is added in place */
    OK(ctn_variable_backward(y, 0, 0));
    OK(ctn_variable_grad(W, &data));
    CHECK_ARRAY(data, CTN_FLOAT32, DIMS(3, 2), VALUES(0, 0, 0, 0, 10.0 * pass, 12.0 * pass));
    ctn_array_release(data);
  }
  ctn_variable_release(y);
  FAILS(ctn_embed_id(v, W, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype.kind == i  Actual: f != i");
  FAILS(ctn_embed_id(single, W, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].ndim >= 1  Actual: 0 < 1");
  FAILS(ctn_embed_id(x, x, NULL, &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[1].dtype.kind == f  Actual: i != f");
  FAILS(ctn_embed_id(x, v, NULL, &y), CTN_ERROR_TYPE_CHECK, "Expect: in_types[1].ndim == 2  Actual: 1 != 2");
  FAILS_IN_KERNEL(ctn_embed_id(beyond, W, NULL, &y), CTN_ERROR_INDEX, "3");
  ctn_variable_release(y);
  ctn_variable* const all[] = {W, x, v, single, beyond};
  for (size_t i = 0; i < COUNT(all); ++i) ctn_variable_release(all[i]);
}

static void embedding_link(void** state) {
  (void)state;
  ctn_link *link = NULL, *copy, *other = linear(2, 2, 0);
  FAILS(ctn_link_embed_id_new(0, 3, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "in_size: expected", "got 0");
  FAILS(ctn_link_embed_id_new(3, -1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "out_size: expected",
        "got -1");
  FAILS(ctn_link_embed_id_new(INT64_MAX, 4, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "");
  assert_null(link);
  OK(ctn_link_embed_id_new(4, 3, NULL, &link));
  assert_int_equal(ctn_link_param_count(link), 1);
  ctn_array *W = data_of(link, "/W"), *data;
  assert_int_equal(ctn_array_ndim(W), 2);
  assert_int_equal(ctn_array_size(W), 12);
  ctn_array_release(W);
  OK(ctn_link_embed_id_set_ignore_label(link, 1, 2));
  OK(ctn_link_share(link, &copy));
  ctn_variable *x = variable_of(CTN_INT32, DIMS(1), VALUES(2)), *y;
  for (int ignores = 1; ignores >= 0; --ignores) {
    OK(ctn_link_call1(copy, x, &y));
    OK(ctn_variable_data(y, &data));
    if (ignores) CHECK_ARRAY(data, CTN_FLOAT32, DIMS(1, 3), VALUES(0, 0, 0));
    ctn_array_release(data);
    ctn_variable_release(y);
    OK(ctn_link_embed_id_set_ignore_label(copy, 0, 0));
  }
  FAILS(ctn_link_embed_id_set_ignore_label(other, 1, 2), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link of kind EmbedID, got Linear");
  FAILS(ctn_link_call(link, &x, 1, NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "outputs");
  ctn_variable_release(x);
  ctn_link_release(other);
  ctn_link_release(copy);
  ctn_link_release(link);
}

static void lstm_link(void** state) {
  (void)state;
  ctn_link *link = NULL, *copy, *other = linear(2, 2, 0);
  FAILS(ctn_link_lstm_new(0, 3, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "in_size: expected", "got 0");
  FAILS(ctn_link_lstm_new(3, INT64_MAX / 2, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "out_size: expected");
  assert_null(link);
  OK(ctn_link_lstm_new(3, 2, NULL, &link));
  assert_int_equal(ctn_link_param_count(link), 3);
  const char* const paths[] = {"/upward/W", "/upward/b", "/lateral/W"};
  for (size_t i = 0; i < COUNT(paths); ++i) ctn_array_release(data_of(link, paths[i]));
  ctn_variable *c, *h, *x = random_variable(CTN_FLOAT32, DIMS(4, 3)), *y, *y2;
  OK(ctn_link_lstm_c(link, &c));
  assert_null(c);
  OK(ctn_link_call1(link, x, &y));
  OK(ctn_link_lstm_h(link, &h));
  assert_ptr_equal(h, y);
  OK(ctn_link_lstm_c(link, &c));
  assert_non_null(c);
  /* A copy begins with the same state and then changes independently. */
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_call1(copy, x, &y2));
  ctn_variable_release(y2);
  OK(ctn_link_lstm_h(link, &y2));
  assert_ptr_equal(y2, h);
  ctn_variable_release(y2);
  /* Another batch size fails and changes nothing. */
  ctn_variable *few = random_variable(CTN_FLOAT32, DIMS(1, 2, 3)),
               *bad = random_variable(CTN_FLOAT32, DIMS(4, 3));
  FAILS(ctn_link_call1(link, few, &y2), CTN_ERROR_TYPE_CHECK, "Expect:");
  OK(ctn_link_lstm_h(link, &y2));
  assert_ptr_equal(y2, h);
  ctn_variable_release(y2);
  FAILS(ctn_link_lstm_set_state(link, bad, h), CTN_ERROR_SHAPE, "c: expected the shape (N, 2), got (4, 3)");
  ctn_variable *wide = random_variable(CTN_FLOAT64, DIMS(4, 2)),
               *numbers_ = variable_of(CTN_INT32, DIMS(1, 2), VALUES(1, 2)),
               *one = random_variable(CTN_FLOAT32, DIMS(1, 2));
  FAILS(ctn_link_lstm_set_state(link, c, wide), CTN_ERROR_DTYPE,
        "h: expected the dtype of c, float32, got float64");
  FAILS(ctn_link_lstm_set_state(link, c, numbers_), CTN_ERROR_DTYPE,
        "h: expected a floating dtype, got int32");
  FAILS(ctn_link_lstm_set_state(link, c, one), CTN_ERROR_SHAPE,
        "h: expected the shape of c, (4, 2), got (1, 2)");
  FAILS(ctn_link_lstm_set_state(link, NULL, h), CTN_ERROR_INVALID_ARGUMENT, "c");
  FAILS(ctn_link_lstm_set_state(other, c, h), CTN_ERROR_INVALID_ARGUMENT,
        "lstm: expected a link of kind LSTM, got Linear");
  FAILS(ctn_link_lstm_reset_state(other), CTN_ERROR_INVALID_ARGUMENT, "lstm: expected a link of kind LSTM");
  OK(ctn_link_lstm_set_state(link, c, h));
  OK(ctn_link_to_device(link, "test:1"));
  ctn_array* data;
  OK(ctn_variable_data(h, &data));
  char name[16];
  size_t length;
  OK(ctn_array_device(data, name, sizeof name, &length));
  assert_string_equal(name, "test:1");
  ctn_array_release(data);
  OK(ctn_link_lstm_reset_state(link));
  OK(ctn_link_lstm_h(link, &y2));
  assert_null(y2);
  ctn_variable* const all[] = {c, h, x, y, few, bad, wide, numbers_, one};
  for (size_t i = 0; i < COUNT(all); ++i) ctn_variable_release(all[i]);
  ctn_link_release(copy);
  ctn_link_release(link);
  ctn_link_release(other);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(takes_floats_only), TEST(numbers),        TEST(shapes),
                                     TEST(embedding),         TEST(embedding_link), TEST(lstm_link)};
  return RUN(tests, argc, argv);
}
