/* Tests of saving and loading links whose sizes the first input determines. */
#include "links_support.h"

#define LATER CTN_SIZE_FROM_INPUT

/* A chain of a Linear link "l" and a batch normalization "n". */
static ctn_link* model(int64_t in_size, int64_t channels, ctn_dtype dtype) {
  ctn_link_options* options = new_options();
  ctn_link *root = chain(), *link;
  OK(ctn_link_options_set_dtype(options, dtype));
  OK(ctn_link_linear_new(in_size, 2, options, &link));
  adopt(root, "l", link);
  OK(ctn_link_batch_normalization_new(&channels, 1, options, &link));
  adopt(root, "n", link);
  ctn_link_options_release(options);
  return root;
}

static ctn_dictionary* saved(ctn_link* link) {
  ctn_dictionary* dictionary;
  ctn_serializer* serializer;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, NULL, &serializer));
  OK(ctn_link_serialize(link, serializer));
  ctn_serializer_release(serializer);
  return dictionary;
}

static ctn_serializer* reader(ctn_dictionary* dictionary, int strict, ctn_casting casting) {
  ctn_load_options* options;
  ctn_serializer* serializer;
  OK(ctn_load_options_new(&options));
  OK(ctn_load_options_set_strict(options, strict));
  OK(ctn_load_options_set_casting(options, casting));
  OK(ctn_dictionary_deserializer_new(dictionary, options, &serializer));
  ctn_load_options_release(options);
  return serializer;
}

static void test_shapes_come_from_what_is_stored(void** state) {
  static const char* const all[] = {"/l/W", "/l/b", "/n/gamma", "/n/beta"};
  ctn_link *source = model(3, 2, CTN_FLOAT32), *target = model(LATER, LATER, CTN_FLOAT32), *n;
  ctn_dictionary* dictionary;
  ctn_serializer* serializer;
  ctn_array *mean, *grad;
  (void)state;
  set_param(source, "l/W", DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  set_param(source, "n/gamma", DIMS(2), VALUES(7, 8));
  dictionary = saved(source);
  assert_int_equal(ctn_link_uninitialized_count(target), 5);
  serializer = reader(dictionary, 1, CTN_CASTING_NO);
  OK(ctn_link_serialize(target, serializer));
  ctn_serializer_release(serializer);
  ctn_dictionary_release(dictionary);
  assert_true(ctn_link_is_initialized(target));
  check_paths(target, all, 4);
  CHECK_DATA(target, "l/W", CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  CHECK_DATA(target, "n/gamma", CTN_FLOAT32, DIMS(2), VALUES(7, 8));
  grad = grad_of(target, "l/W");
  assert_null(grad);
  OK(ctn_link_child(target, "n", &n));
  OK(ctn_link_persistent(n, "avg_mean", &mean));
  CHECK_ARRAY(mean, CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  ctn_array_release(mean);
  ctn_link_release(n);
  ctn_link_release(source);
  ctn_link_release(target);
}

static void test_saves_need_shapes(void** state) {
  ctn_link* link = model(LATER, 2, CTN_FLOAT32);
  ctn_dictionary* dictionary;
  ctn_serializer* serializer;
  (void)state;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, NULL, &serializer));
  FAILS(ctn_link_serialize(link, serializer), CTN_ERROR_STATE,
        "\"/l/W\": expected a link whose shapes are known because it has been called, got Linear");
  ctn_serializer_release(serializer);
  ctn_dictionary_release(dictionary);
  ctn_link_release(link);
}

static void check_problem(ctn_serializer* serializer, ctn_load_problem problem, const char* name,
                          const char* part) {
  ctn_load_report* report;
  const char *found, *text;
  OK(ctn_serializer_report(serializer, &report));
  assert_int_equal(ctn_load_report_count(report, problem), 1);
  OK(ctn_load_report_name(report, problem, 0, &found));
  assert_string_equal(found, name);
  OK(ctn_load_report_text(report, problem, 0, &text));
  assert_non_null(strstr(text, part));
  ctn_load_report_release(report);
}

static void test_what_does_not_fit(void** state) {
  ctn_link *source = chain(), *target = chain(), *wide;
  ctn_dictionary* dictionary;
  ctn_serializer* serializer;
  (void)state;
  adopt(source, "l", linear(3, 4, 1));
  WITH_OPTIONS(weight_options(1, 0, 1), OK(ctn_link_linear_new(LATER, 2, options, &wide)));
  adopt(target, "l", wide);
  dictionary = saved(source);
  serializer = reader(dictionary, 1, CTN_CASTING_NO);
  FAILS(ctn_link_serialize(target, serializer), CTN_ERROR_SHAPE, "\"l/W\"", "got float32 (4, 3)");
  check_problem(serializer, CTN_LOAD_MISMATCHING, "l/W", "expected float32 (2, 1), got float32 (4, 3)");
  ctn_serializer_release(serializer);
  assert_int_equal(ctn_link_uninitialized_count(target), 1);
  serializer = reader(dictionary, 0, CTN_CASTING_NO);
  OK(ctn_link_serialize(target, serializer));
  check_problem(serializer, CTN_LOAD_MISMATCHING, "l/W", "expected float32 (2, 1), got float32 (4, 3)");
  ctn_serializer_release(serializer);
  assert_int_equal(ctn_link_uninitialized_count(target), 1);
  ctn_dictionary_release(dictionary);

  /* A missing entry. */
  OK(ctn_dictionary_new(&dictionary));
  serializer = reader(dictionary, 1, CTN_CASTING_NO);
  FAILS(ctn_link_serialize(target, serializer), CTN_ERROR_NOT_FOUND, "l/W");
  ctn_serializer_release(serializer);
  assert_int_equal(ctn_link_uninitialized_count(target), 1);
  ctn_dictionary_release(dictionary);
  ctn_link_release(source);
  ctn_link_release(target);
}

/* Another dtype is rejected, or converted if that was requested. */
static void test_dtypes(void** state) {
  ctn_link *source = model(3, 2, CTN_FLOAT32), *target = model(LATER, LATER, CTN_FLOAT64);
  ctn_dictionary* dictionary;
  ctn_serializer* serializer;
  (void)state;
  set_param(source, "l/W", DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  dictionary = saved(source);
  serializer = reader(dictionary, 1, CTN_CASTING_NO);
  FAILS(ctn_link_serialize(target, serializer), CTN_ERROR_DTYPE, "l/W");
  ctn_serializer_release(serializer);
  assert_int_equal(ctn_link_uninitialized_count(target), 5);
  serializer = reader(dictionary, 1, CTN_CASTING_SAFE);
  OK(ctn_link_serialize(target, serializer));
  ctn_serializer_release(serializer);
  CHECK_DATA(target, "l/W", CTN_FLOAT64, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
  ctn_dictionary_release(dictionary);
  ctn_link_release(source);
  ctn_link_release(target);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_shapes_come_from_what_is_stored), TEST(test_saves_need_shapes),
                                     TEST(test_what_does_not_fit), TEST(test_dtypes)};
  return RUN(tests, argc, argv);
}
