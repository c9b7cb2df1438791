/* Tests of catenary/link_options.h: options that are set reach the links, and options that a link does not
   have are rejected. */
#include "links_support.h"

static ctn_initializer* constant(double value) {
  ctn_initializer* initializer;
  OK(ctn_initializer_constant_new(value, &initializer));
  return initializer;
}

static void initialize(ctn_link_options* options, const char* path, double value) {
  ctn_initializer* initializer = constant(value);
  OK(ctn_link_options_set_initializer(options, path, initializer));
  ctn_initializer_release(initializer);
}

static void test_effects(void** state) {
  ctn_link_options* options = new_options();
  ctn_link* link;
  ctn_array* ids;
  ctn_variable *x, *y;
  (void)state;
  OK(ctn_link_options_set_init(options, -3));
  OK(ctn_link_prelu_new(DIMS(2), options, &link));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(2), VALUES(-3, -3));
  ctn_link_release(link);
  ctn_link_options_release(options);

  options = new_options();
  OK(ctn_link_options_set_ignore_label(options, 1));
  initialize(options, "W", 5);
  OK(ctn_link_embed_id_new(2, 1, options, &link));
  ids = array_of(CTN_INT32, DIMS(2), VALUES(0, 1));
  OK(ctn_variable_new(ids, &x));
  ctn_array_release(ids);
  OK(ctn_link_call1(link, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(2, 1), VALUES(5, 0));
  ctn_variable_release(x);
  ctn_link_release(link);
  ctn_link_options_release(options);

  /* Options can be used for several links; later changes of the options do not affect them. */
  options = weight_options(0, 2, 0);
  OK(ctn_link_linear_new(1, 1, options, &link));
  OK(ctn_link_options_set_bias(options, 3));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(2));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(1, 1), VALUES(0));
  ctn_link_release(link);
  OK(ctn_link_linear_new(1, 1, options, &link));
  CHECK_DATA(link, "b", CTN_FLOAT32, DIMS(1), VALUES(3));
  ctn_link_release(link);
  ctn_link_options_release(options);
}

static void test_refused(void** state) {
  const ctn_status wrong = CTN_ERROR_INVALID_ARGUMENT;
  ctn_link_options* options = new_options();
  ctn_initializer* one = constant(1);
  ctn_array* whole = array_of(CTN_INT32, DIMS(1), VALUES(1));
  ctn_link* link;
  (void)state;
  FAILS(ctn_link_options_set_dtype(options, CTN_INT32), CTN_ERROR_DTYPE,
        "dtype: expected a floating dtype, got int32");
  FAILS(ctn_link_options_set_wscale(options, NAN), wrong,
        "wscale: expected a finite number of at least 0, got nan");
  FAILS(ctn_link_options_set_wscale(options, -1), wrong, "wscale:", "-1");
  FAILS(ctn_link_options_set_bias(options, INFINITY), wrong, "bias: expected a finite number, got inf");
  FAILS(ctn_link_options_set_init(options, NAN), wrong, "init: expected a finite number");
  FAILS(ctn_link_options_set_power(options, NAN), wrong, "power: expected a finite number, got nan");
  FAILS(ctn_link_options_set_decay(options, 1.5), wrong, "decay: expected 0 to 1, got 1.5");
  FAILS(ctn_link_options_set_decay(options, NAN), wrong, "decay:");
  FAILS(ctn_link_options_set_eps(options, -1), wrong, "eps: expected a finite number of at least 0, got -1");
  FAILS(ctn_link_options_set_groups(options, 0), wrong, "groups: expected at least 1, got 0");
  FAILS(ctn_link_options_set_dilation(options, DIMS(1, 0)), wrong,
        "dilation: expected numbers of at least 1, got 0");
  FAILS(ctn_link_options_set_dilation(options, NO_DIMS), wrong, "dilation: expected at least one number");
  FAILS(ctn_link_options_set_dilation(options, NULL, 1), wrong, "dilation:");
  FAILS(ctn_link_options_set_outsize(options, DIMS(-1)), wrong, "outsize:", "-1");
  FAILS(ctn_link_options_set_dropout(options, 1), wrong,
        "dropout: expected at least 0 and less than 1, got 1");
  FAILS(ctn_link_options_set_initializer(options, "", one), wrong, "path: expected the path of a parameter");
  FAILS(ctn_link_options_set_initializer(options, "/W", one), wrong, "path:", "got \"/W\"");
  FAILS(ctn_link_options_set_initializer(options, "W/", one), wrong, "path:");
  FAILS(ctn_link_options_set_initializer(options, NULL, one), wrong, "path: expected a string");
  FAILS(ctn_link_options_set_initializer(options, "W", NULL), wrong, "initializer: expected an initializer");
  FAILS(ctn_link_options_set_initial_value(options, "W", whole), CTN_ERROR_DTYPE, "value:");
  FAILS(ctn_link_options_set_bias(NULL, 1), wrong, "options: expected a link options");
  FAILS(ctn_link_options_new(NULL), wrong, "out: expected a pointer");
  OK(ctn_link_linear_new(1, 1, options, &link)); /* the rejected values were not set */
  ctn_link_release(link);

  OK(ctn_link_options_set_dilation(options, DIMS(1, 1, 1)));
  FAILS(ctn_link_convolution_2d_new(1, 1, 1, 1, 1, 1, 0, 0, options, &link), wrong,
        "options: expected 2 numbers of dilation, one for each axis, got 3");
  OK(ctn_link_options_set_dilation(options, DIMS(1)));
  OK(ctn_link_options_set_outsize(options, DIMS(1, 1)));
  FAILS(ctn_link_deconvolution_nd_new(1, 1, DIMS(1), NO_DIMS, NO_DIMS, options, &link), wrong,
        "options: expected 1 numbers of outsize");
  assert_null(link);
  ctn_link_options_release(options);
  ctn_initializer_release(one);
  ctn_array_release(whole);
}

static void test_little_memory(void** state) {
  static const int64_t counts[] = {1, 2};
  ctn_link* link;
  (void)state;
  WITH_LITTLE_MEMORY(ctn_link_layer_normalization_new(DIMS(1), NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_negative_sampling_new(1, counts, 2, 1, NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_convolution_nd_new(1, 1, DIMS(1), NO_DIMS, NO_DIMS, NULL, &link),
                     assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_deconvolution_nd_new(1, 1, DIMS(1), NO_DIMS, NO_DIMS, NULL, &link),
                     assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_multi_head_attention_new(1, 1, 1, 1, NULL, &link), assert_null(link));
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_effects), TEST(test_refused), TEST(test_little_memory)};
  return RUN(tests, argc, argv);
}
