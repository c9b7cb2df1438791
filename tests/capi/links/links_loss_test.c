/* Tests of catenary/links_loss.h, and of GRU in catenary/links_recurrent.h. */
#include "function_options_support.h"
#include "links_support.h"

static void test_gru(void** state) {
  static const char* const paths[] = {"/W_r/W", "/W_r/b", "/U_r/W", "/U_r/b", "/W_z/W", "/W_z/b",
                                      "/U_z/W", "/U_z/b", "/W/W",   "/W/b",   "/U/W",   "/U/b"};
  ctn_variable *x = floats(DIMS(1, 1), VALUES(2)), *h = floats(DIMS(1, 1), VALUES(3)), *inputs[2], *y, *kept;
  ctn_link *link, *stateful, *copy;
  size_t i;
  (void)state;
  OK(ctn_link_gru_new(1, 1, NULL, &link));
  OK(ctn_link_stateful_gru_new(1, 1, NULL, &stateful));
  check_paths(link, paths, COUNT(paths));
  check_paths(stateful, paths, COUNT(paths));
  for (i = 0; i < COUNT(paths); i += 2) {
    fill_param(link, paths[i], 0.25 * (double)i - 1);
    fill_param(stateful, paths[i], 0.25 * (double)i - 1);
  }
  inputs[0] = h;
  inputs[1] = x;
  OK(ctn_link_call(link, inputs, 2, &y, 1));
  OK(ctn_link_stateful_gru_set_state(stateful, h));
  OK(ctn_link_share(stateful, &copy));
  OK(ctn_link_call1(stateful, x, &kept));
  check_same(y, kept);
  ctn_variable_release(kept);
  OK(ctn_link_call1(copy, x, &kept)); /* the copy has the same state */
  check_same(y, kept);
  ctn_variable_release(kept);
  OK(ctn_link_stateful_gru_h(stateful, &kept));
  check_same(y, kept);
  ctn_variable_release(kept);
  ctn_variable_release(y);
  /* A missing state acts like a state of zeros. */
  OK(ctn_link_stateful_gru_reset_state(stateful));
  OK(ctn_link_stateful_gru_h(stateful, &kept));
  assert_null(kept);
  OK(ctn_link_call1(stateful, x, &kept));
  inputs[0] = floats(DIMS(1, 1), VALUES(0));
  OK(ctn_link_call(link, inputs, 2, &y, 1));
  check_same(y, kept);
  ctn_variable_release(y);
  ctn_variable_release(kept);
  ctn_variable_release(inputs[0]);
  OK(ctn_link_to_device(stateful, "test:1"));
  OK(ctn_link_stateful_gru_h(stateful, &kept));
  OK(ctn_variable_to_device(kept, device));
  ctn_variable_release(kept);
  check_device(stateful, "U/b", "test:1");

  FAILS(ctn_link_call1(link, x, &y), CTN_ERROR_INVALID_ARGUMENT, "inputs: GRU takes 2, got 1");
  inputs[0] = x;
  FAILS(ctn_link_call(stateful, inputs, 2, &y, 1), CTN_ERROR_INVALID_ARGUMENT,
        "inputs: StatefulGRU takes 1, got 2");
  FAILS(ctn_link_stateful_gru_reset_state(link), CTN_ERROR_INVALID_ARGUMENT,
        "gru: expected a link of kind StatefulGRU, got GRU");
  FAILS(ctn_link_stateful_gru_h(link, &y), CTN_ERROR_INVALID_ARGUMENT, "gru:");
  FAILS(ctn_link_stateful_gru_set_state(link, h), CTN_ERROR_INVALID_ARGUMENT, "gru:");
  ctn_variable_release(h);
  h = floats(DIMS(1, 2), VALUES(3, 4));
  FAILS(ctn_link_stateful_gru_set_state(stateful, h), CTN_ERROR_SHAPE,
        "h: expected the shape (N, 1), got (1, 2)");
  ctn_variable_release(h);
  h = variable_of(CTN_INT32, DIMS(1, 1), VALUES(3));
  FAILS(ctn_link_stateful_gru_set_state(stateful, h), CTN_ERROR_DTYPE,
        "h: expected a floating dtype, got int32");
  ctn_variable_release(h);
  ctn_link_release(copy);
  ctn_link_release(stateful);
  ctn_link_release(link);
  FAILS(ctn_link_gru_new(0, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "in_size:");
  FAILS(ctn_link_gru_new(1, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "out_size:");
  FAILS(ctn_link_stateful_gru_new(0, 1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "in_size:");
  FAILS(ctn_link_stateful_gru_new(1, 0, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "out_size:");
  assert_null(link);
  ctn_variable_release(x);
}

/* Rows of an input never meet a state with another number of rows, not even one that would be broadcast. */
static void test_other_rows(void** state) {
  ctn_variable *one = floats(DIMS(1, 2), VALUES(1, 2)), *two = floats(DIMS(2, 2), VALUES(1, 2, 3, 4)), *y;
  ctn_link* links[2];
  size_t i;
  (void)state;
  OK(ctn_link_lstm_new(2, 3, NULL, &links[0]));
  OK(ctn_link_stateful_gru_new(2, 3, NULL, &links[1]));
  for (i = 0; i < 2; ++i) {
    OK(ctn_link_call1(links[i], one, &y));
    ctn_variable_release(y);
    FAILS(ctn_link_call1(links[i], two, &y), CTN_ERROR_SHAPE,
          "x: expected as many rows as the state has, 1, got 2; reset the state before another sequence");
    assert_null(y);
    OK(ctn_link_call1(links[i], one, &y)); /* the state is as before */
    ctn_variable_release(y);
  }
  OK(ctn_link_lstm_reset_state(links[0]));
  OK(ctn_link_stateful_gru_reset_state(links[1]));
  for (i = 0; i < 2; ++i) {
    OK(ctn_link_call1(links[i], two, &y));
    ctn_variable_release(y);
    FAILS(ctn_link_call1(links[i], one, &y), CTN_ERROR_SHAPE,
          "x: expected as many rows as the state has, 2, got 1");
    ctn_link_release(links[i]);
  }
  ctn_variable_release(one);
  ctn_variable_release(two);
}

static void test_negative_sampling(void** state) {
  const int64_t counts[3] = {4, 0, 4};
  ctn_variable *x = floats(DIMS(2, 2), VALUES(1, 2, 3, 4)),
               *t = variable_of(CTN_INT32, DIMS(2), VALUES(2, 0));
  ctn_variable *inputs[2], *y, *again;
  ctn_walker_alias* sampler;
  ctn_function* creator;
  ctn_array *samples, *threshold, *values, *drawn;
  ctn_link *link, *copy, *other = linear(1, 1, 0);
  ctn_link_options* options;
  (void)state;
  inputs[0] = x;
  inputs[1] = t;
  options = new_options();
  OK(ctn_link_options_set_power(options, 0.5));
  OK(ctn_link_negative_sampling_new(2, counts, 3, 5, options, &link));
  check_paths(link, (const char* const[]){"/W"}, 1);
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(3, 2), VALUES(0, 0, 0, 0, 0, 0));
  OK(ctn_link_call(link, inputs, 2, &y, 1));
  {
    ctn_array* data;
    OK(ctn_variable_data(y, &data));
    assert_true(fabs(item(data) - 12 * log(2)) < 1e-5); /* every term is softplus(0) */
    ctn_array_release(data);
  }
  ctn_variable_release(y);
  /* The square roots are 2, 0 and 2, so the second word is never drawn. */
  OK(ctn_link_negative_sampling_sampler(link, &sampler));
  OK(ctn_walker_alias_threshold(sampler, &threshold));
  OK(ctn_walker_alias_values(sampler, &values));
  CHECK_ARRAY(threshold, CTN_FLOAT32, DIMS(3), VALUES(0, 0.5, 1));
  CHECK_ARRAY(values, CTN_INT32, DIMS(6), VALUES(1, 0, 0, 2, 2, 0));
  ctn_array_release(values);
  ctn_array_release(threshold);
  ctn_walker_alias_release(sampler);

  /* The recorded samples can be used again. */
  set_param(link, "W", DIMS(3, 2), VALUES(1, -1, 0.5, 2, -1, 0.25));
  OK(ctn_link_call(link, inputs, 2, &y, 1));
  OK(ctn_variable_creator(y, &creator));
  OK(ctn_function_attribute(creator, "samples", &samples));
  ctn_function_release(creator);
  OK(ctn_link_negative_sampling_call(link, x, t, with_samples(samples), &again));
  check_same(y, again);
  ctn_variable_release(again);
  ctn_variable_release(y);

  /* A copy on another device leaves the link's tables where they are. */
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_to_device(copy, "test:1"));
  check_device(copy, "W", "test:1");
  OK(ctn_link_call(link, inputs, 2, &y, 1));
  ctn_variable_release(y);
  OK(ctn_link_negative_sampling_sampler(copy, &sampler));
  OK(ctn_walker_alias_sample(sampler, NULL, DIMS(4), &drawn));
  {
    char name[16];
    OK(ctn_array_device(drawn, name, sizeof name, NULL));
    assert_string_equal(name, "test:1");
  }
  ctn_array_release(drawn);
  ctn_walker_alias_release(sampler);
  ctn_link_release(copy);

  FAILS(ctn_link_call1(link, x, &y), CTN_ERROR_INVALID_ARGUMENT, "inputs: NegativeSampling takes 2, got 1");
  FAILS(ctn_link_negative_sampling_sampler(other, &sampler), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link of kind NegativeSampling, got Linear");
  assert_null(sampler);
  FAILS(ctn_link_negative_sampling_call(other, x, t, NULL, &y), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link of kind NegativeSampling");
  FAILS(ctn_function_options_set_samples(with_samples(samples), NULL), CTN_ERROR_INVALID_ARGUMENT,
        "samples:");
  FAILS(ctn_link_negative_sampling_call(link, t, t, with_samples(samples), &y), CTN_ERROR_TYPE_CHECK,
        "Expect: in_types[0].dtype.kind == f");
  assert_null(y);
  release_options();
  ctn_array_release(samples);
  ctn_link_release(link);
  FAILS(ctn_link_negative_sampling_new(0, counts, 3, 5, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "in_size:");
  FAILS(ctn_link_negative_sampling_new(2, NULL, 0, 5, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "counts: expected at least one number, got none");
  FAILS(ctn_link_negative_sampling_new(2, DIMS(1, -1), 5, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "counts: expected numbers of at least 0, got -1 at 1");
  FAILS(ctn_link_negative_sampling_new(2, DIMS(0, 0), 5, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "counts: expected numbers whose powers have a finite sum above 0, got a sum of 0");
  OK(ctn_link_options_set_power(options, -1));
  FAILS(ctn_link_negative_sampling_new(2, counts, 3, 5, options, &link), CTN_ERROR_INVALID_ARGUMENT,
        "a sum of inf");
  ctn_link_options_release(options);
  FAILS(ctn_link_negative_sampling_new(2, counts, 3, -1, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "sample_size: expected a count of at least 0, got -1");
  assert_null(link);
  ctn_link_release(other);
  ctn_variable_release(t);
  ctn_variable_release(x);
}

static ctn_status softmax_of(ctn_dtype dtype, const int64_t* shape, size_t ndim, const double* numbers,
                             size_t count, ctn_link** out) {
  ctn_array* tree = array_of(dtype, shape, ndim, numbers, count);
  const ctn_status status = ctn_link_binary_hierarchical_softmax_new(2, tree, NULL, out);
  ctn_array_release(tree);
  return status;
}
static void fails_tree(ctn_dtype dtype, const int64_t* shape, size_t ndim, const double* numbers,
                       size_t count, ctn_status status, const char* message) {
  ctn_array* tree = array_of(dtype, shape, ndim, numbers, count);
  ctn_link* link;
  FAILS(ctn_link_binary_hierarchical_softmax_new(2, tree, NULL, &link), status, message);
  assert_null(link);
  ctn_array_release(tree);
}
#define TREE(...) CTN_INT64, DIMS(sizeof((const double[]){__VA_ARGS__}) / sizeof(double)), VALUES(__VA_ARGS__)

#define FAILS_TREE(message, ...) fails_tree(TREE(__VA_ARGS__), CTN_ERROR_INVALID_ARGUMENT, message)

static double softplus(double x) { return log1p(exp(x)); }

static void test_hierarchical_softmax(void** state) {
  ctn_variable *x = floats(DIMS(3, 2), VALUES(1, 2, 3, -1, 0.5, 0)),
               *t = variable_of(CTN_INT32, DIMS(3), VALUES(2, 0, 3)),
               *wrong = variable_of(CTN_INT32, DIMS(3), VALUES(2, 0, 4)), *inputs[2], *y, *again;
  ctn_array *paths, *codes, *begins, *data;
  ctn_link *link, *copy, *other = linear(1, 1, 0);
  (void)state;
  inputs[0] = x;
  inputs[1] = t;
  OK(softmax_of(TREE(-1, 0, -1, 3, 2), &link)); /* (0, (3, 2)) */
  check_paths(link, (const char* const[]){"/W"}, 1);
  OK(ctn_link_binary_hierarchical_softmax_tables(link, &paths, &codes, &begins));
  CHECK_ARRAY(paths, CTN_INT32, DIMS(5), VALUES(0, 0, 1, 0, 1));
  CHECK_ARRAY(codes, CTN_FLOAT32, DIMS(5), VALUES(1, -1, -1, -1, 1));
  CHECK_ARRAY(begins, CTN_INT32, DIMS(5), VALUES(0, 1, 1, 3, 5));
  ctn_array_release(begins);
  ctn_array_release(codes);
  ctn_array_release(paths);
  set_param(link, "W", DIMS(2, 2), VALUES(1, -0.5, 0.25, 2));
  OK(ctn_link_call(link, inputs, 2, &y, 1));
  OK(ctn_variable_data(y, &data));
  /* products: word 2 with 0 and 4.25, word 0 with 3.5, word 3 with 0.5 and 0.125 */
  assert_true(fabs(item(data) - (softplus(0) + softplus(4.25) + softplus(-3.5) + softplus(0.5) +
                                 softplus(-0.125))) < 1e-5);
  ctn_array_release(data);
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_to_device(copy, "test:1"));
  OK(ctn_link_call(link, inputs, 2, &again, 1));
  check_same(y, again);
  ctn_variable_release(again);
  {
    ctn_variable* moved[2];
    size_t i;
    for (i = 0; i < 2; ++i) moved[i] = on_device(inputs[i], "test:1");
    OK(ctn_link_call(copy, moved, 2, &again, 1));
    check_same(y, again);
    ctn_variable_release(again);
    for (i = 0; i < 2; ++i) ctn_variable_release(moved[i]);
    if (strcmp(device, "test:1"))
      FAILS(ctn_link_call(copy, inputs, 2, &again, 1), CTN_ERROR_DEVICE, "test:1");
  }
  check_device(copy, "W", "test:1");
  OK(ctn_link_to_device(copy, device));
  OK(ctn_link_call(copy, inputs, 2, &again, 1));
  check_same(y, again);
  ctn_variable_release(again);
  ctn_variable_release(y);
  ctn_link_release(copy);

  FAILS(ctn_link_call1(link, x, &y), CTN_ERROR_INVALID_ARGUMENT,
        "inputs: BinaryHierarchicalSoftmax takes 2, got 1");
  inputs[0] = t;
  FAILS(ctn_link_call(link, inputs, 2, &y, 1), CTN_ERROR_TYPE_CHECK, "Expect: in_types[0].dtype.kind == f");
  {
    const ctn_dtype dtypes[] = {CTN_FLOAT32, CTN_FLOAT32, CTN_FLOAT32, CTN_FLOAT64, CTN_FLOAT32};
    const int64_t shapes[][2] = {{3, 1}, {3, 2}, {2, 2}, {3, 2}, {3, 3}};
    const size_t ndims[] = {1, 2, 2, 2, 2};
    static const char* const expected[] = {"Expect: in_types[0].ndim == 2", "Expect: in_types[1].ndim == 1",
                                           "Expect: in_types[0].shape[0] == in_types[1].shape[0]",
                                           "Expect: in_types[0].dtype == in_types[2].dtype",
                                           "Expect: in_types[2].shape[1] == in_types[0].shape[1]"};
    size_t i;
    for (i = 0; i < COUNT(expected); ++i) {
      ctn_array *numbers = counting(dtypes[i], shapes[i], ndims[i]), *words = counting(CTN_INT32, DIMS(3, 1));
      OK(ctn_variable_new(numbers, &inputs[0]));
      OK(ctn_variable_new(words, &inputs[1]));
      FAILS(ctn_link_call(link, i == 1 ? inputs : (ctn_variable*[]){inputs[0], t}, 2, &y, 1),
            CTN_ERROR_TYPE_CHECK, expected[i]);
      ctn_variable_release(inputs[1]);
      ctn_variable_release(inputs[0]);
      ctn_array_release(words);
      ctn_array_release(numbers);
    }
  }
  inputs[0] = inputs[1] = x;
  FAILS(ctn_link_call(link, inputs, 2, &y, 1), CTN_ERROR_TYPE_CHECK, "Expect: in_types[1].dtype == int32");
  inputs[1] = wrong;
  FAILS_IN_KERNEL(ctn_link_call(link, inputs, 2, &y, 1), CTN_ERROR_INDEX,
                  "t: index 4 at position 2 is out of range for a tree of 4 words");
  ctn_variable_release(y);
  data = array_of(CTN_FLOAT32, DIMS(3, 2), VALUES(0, 0, 0, 0, 0, 0));
  {
    ctn_variable* W;
    OK(ctn_link_param(link, "W", &W));
    OK(ctn_link_cleargrads(link));
    OK(ctn_variable_set_data(W, data));
    ctn_variable_release(W);
  }
  ctn_array_release(data);
  inputs[1] = t;
  FAILS(ctn_link_call(link, inputs, 2, &y, 1), CTN_ERROR_TYPE_CHECK, "Expect: in_types[2].shape[0] == 2",
        "3 != 2");
  FAILS(ctn_link_binary_hierarchical_softmax_tables(other, &paths, &codes, &begins),
        CTN_ERROR_INVALID_ARGUMENT, "link: expected a link of kind BinaryHierarchicalSoftmax, got Linear");
  assert_null(paths);
  assert_null(begins);
  ctn_link_release(other);
  ctn_link_release(link);

  /* A tree of a single word has probability one. */
  OK(softmax_of(CTN_INT8, DIMS(1), VALUES(3), &link));
  CHECK_DATA(link, "W", CTN_FLOAT32, DIMS(0, 2), NULL, 0);
  OK(ctn_link_call(link, inputs, 2, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES(0));
  ctn_link_release(link);
  ctn_variable_release(wrong);
  ctn_variable_release(t);
  ctn_variable_release(x);
}

static void test_trees(void** state) {
  const int64_t words[4] = {0, 1, 2, 3}, twice[2] = {5, 5};
  const double counts[4] = {8, 5, 6, 4}, bad[2] = {1, -1}, endless[1] = {INFINITY};
  ctn_array* tree;
  ctn_link* link;
  (void)state;
  OK(ctn_create_huffman_tree(words, 4, counts, 4, &tree));
  CHECK_ARRAY(tree, CTN_INT64, DIMS(7), VALUES(-1, -1, 3, 1, -1, 2, 0));
  OK(ctn_link_binary_hierarchical_softmax_new(2, tree, NULL, &link));
  ctn_link_release(link);
  ctn_array_release(tree);
  OK(ctn_create_huffman_tree(words + 2, 1, counts, 1, &tree));
  CHECK_ARRAY(tree, CTN_INT64, DIMS(1), VALUES(2));
  ctn_array_release(tree);
  FAILS(ctn_create_huffman_tree(words, 4, counts, 3, &tree), CTN_ERROR_INVALID_ARGUMENT,
        "counts: expected one for each of 4 words, got 3");
  assert_null(tree);
  FAILS(ctn_create_huffman_tree(NULL, 0, NULL, 0, &tree), CTN_ERROR_INVALID_ARGUMENT,
        "words: expected at least one, got none");
  FAILS(ctn_create_huffman_tree(NULL, 1, counts, 1, &tree), CTN_ERROR_INVALID_ARGUMENT, "words:");
  FAILS(ctn_create_huffman_tree(words, 1, NULL, 1, &tree), CTN_ERROR_INVALID_ARGUMENT, "counts:");
  FAILS(ctn_create_huffman_tree(twice, 2, counts, 2, &tree), CTN_ERROR_INVALID_ARGUMENT,
        "words: expected every word once, got 5 again at 1");
  FAILS(ctn_create_huffman_tree(DIMS(-1), counts, 1, &tree), CTN_ERROR_INVALID_ARGUMENT,
        "words: expected numbers from 0 to 2147483646, got -1 at 0");
  FAILS(ctn_create_huffman_tree(words, 2, bad, 2, &tree), CTN_ERROR_INVALID_ARGUMENT,
        "counts: expected finite numbers of at least 0, got -1 at 1");
  FAILS(ctn_create_huffman_tree(words, 1, endless, 1, &tree), CTN_ERROR_INVALID_ARGUMENT, "counts:", "inf");

  FAILS_TREE("tree: expected two subtrees for every inner node, got the end after 2", -1, 1);
  FAILS_TREE("tree: expected its end after 3 numbers, got 4", -1, 1, 2, 3);
  FAILS_TREE("tree: expected -1 or a word below 2147483647, got -2 at 1", -1, -2, 1);
  FAILS_TREE("tree: expected every word once, got 1 twice", -1, 1, 1);
  FAILS_TREE("tree: expected -1 or a word below 2147483647, got 2147483647 at 0", INT32_MAX);
  fails_tree(CTN_INT64, DIMS(0), NULL, 0, CTN_ERROR_INVALID_ARGUMENT,
             "tree: expected two subtrees for every inner node, got the end after 0");
  fails_tree(CTN_INT64, DIMS(1, 1), VALUES(1), CTN_ERROR_SHAPE,
             "tree: expected one dimension, got int64 (1, 1)");
  fails_tree(CTN_FLOAT32, DIMS(1), VALUES(1), CTN_ERROR_DTYPE,
             "tree: expected an integer dtype, got float32 (1,)");
  FAILS(ctn_link_binary_hierarchical_softmax_new(2, NULL, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "tree:");
  assert_null(link);
}

static void test_little_memory(void** state) {
  const int64_t counts[2] = {1, 2};
  ctn_array* tree = array_of(CTN_INT64, DIMS(5), VALUES(-1, 0, -1, 1, 2));
  ctn_link* link;
  (void)state;
  WITH_LITTLE_MEMORY(ctn_link_gru_new(1, 1, NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_negative_sampling_new(2, counts, 2, 1, NULL, &link), assert_null(link));
  ctn_link_release(link);
  WITH_LITTLE_MEMORY(ctn_link_binary_hierarchical_softmax_new(2, tree, NULL, &link), assert_null(link));
  ctn_link_release(link);
  ctn_array_release(tree);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_gru),
                                     TEST(test_other_rows),
                                     TEST(test_negative_sampling),
                                     TEST(test_hierarchical_softmax),
                                     TEST(test_trees),
                                     TEST(test_little_memory)};
  return RUN(tests, argc, argv);
}
