/* Tests of catenary/base.h: version, errors, threads, contexts, the table of functions. */
#include <pthread.h>

#include "support.h"

static void test_version(void** state) {
  char expected[32];
  int32_t number = ctn_version_number();
  (void)state;
  snprintf(expected, sizeof expected, "%d.%d.%d", (int)(number / 10000), (int)(number / 100 % 100),
           (int)(number % 100));
  assert_string_equal(ctn_version(), expected);
}

static void* fresh_errors(void* unused) {
  (void)unused;
  assert_string_equal(ctn_error_message(), "");
  assert_int_equal(ctn_error_code(), CTN_OK);
  ctn_array_astype(NULL, CTN_INT8, NULL);
  assert_int_equal(ctn_error_code(), CTN_ERROR_INVALID_ARGUMENT);
  return NULL;
}

static void test_errors(void** state) {
  static const char* const names[] = {"CTN_OK",
                                      "CTN_ERROR_INVALID_ARGUMENT",
                                      "CTN_ERROR_SHAPE",
                                      "CTN_ERROR_INDEX",
                                      "CTN_ERROR_DTYPE",
                                      "CTN_ERROR_TYPE_CHECK",
                                      "CTN_ERROR_DEVICE",
                                      "CTN_ERROR_OUT_OF_MEMORY",
                                      "CTN_ERROR_IO",
                                      "CTN_ERROR_FORMAT",
                                      "CTN_ERROR_NOT_FOUND",
                                      "CTN_ERROR_UNSUPPORTED",
                                      "CTN_ERROR_UNAVAILABLE",
                                      "CTN_ERROR_CUDA",
                                      "CTN_ERROR_STATE",
                                      "CTN_ERROR_CALLBACK",
                                      "CTN_ERROR_NAN",
                                      "CTN_ERROR_INTERNAL",
                                      "CTN_ERROR_ASSERTION"};
  char longer[6000];
  pthread_t thread;
  ctn_status i;
  (void)state;
  for (i = 0; i < (ctn_status)COUNT(names); ++i) assert_string_equal(ctn_status_name(i), names[i]);
  assert_string_equal(ctn_status_name(-1), "unknown status");
  assert_string_equal(ctn_status_name(19), "unknown status");

  ctn_error_set(CTN_ERROR_NAN, "from a callback");
  assert_int_equal(ctn_error_code(), CTN_ERROR_NAN);
  assert_string_equal(ctn_error_message(), "from a callback");
  /* Successful calls do not change it, and other threads have their own. */
  assert_int_equal(ctn_set_backprop_enabled(1, NULL), CTN_OK);
  assert_int_equal(pthread_create(&thread, NULL, fresh_errors, NULL), 0);
  pthread_join(thread, NULL);
  assert_string_equal(ctn_error_message(), "from a callback");
  ctn_error_set(CTN_ERROR_IO, NULL);
  assert_string_equal(ctn_error_message(), "");

  memset(longer, 'x', sizeof longer);
  memcpy(longer + 4094, "\xc3\xa9", 2); /* a character of two bytes where the message is cut */
  longer[sizeof longer - 1] = '\0';
  ctn_error_set(CTN_ERROR_IO, longer);
  assert_int_equal(strlen(ctn_error_message()), 4094);
}

static void test_threads(void** state) {
  int32_t before = ctn_thread_count();
  (void)state;
  assert_true(before >= 1);
  OK(ctn_set_thread_count(1));
  assert_int_equal(ctn_thread_count(), 1);
  OK(ctn_set_thread_count(3));
  assert_int_equal(ctn_thread_count(), 3);
  FAILS(ctn_set_thread_count(-1), CTN_ERROR_INVALID_ARGUMENT, "count: expected at least 0, got -1");
  assert_int_equal(ctn_thread_count(), 3);
  OK(ctn_set_thread_count(0));
  assert_int_equal(ctn_thread_count(), before);
}

static void test_configuration(void** state) {
  const char* level = ctn_simd_level();
  int32_t enabled = ctn_onednn_enabled(), previous = -1;
  (void)state;
  assert_true(!strcmp(level, "baseline") || !strcmp(level, "avx2") || !strcmp(level, "avx512") ||
              !strcmp(level, "amx"));
  OK(ctn_set_onednn_enabled(0));
  assert_int_equal(ctn_onednn_enabled(), 0);
  if (enabled) {
    OK(ctn_set_onednn_enabled(1));
    assert_int_equal(ctn_onednn_enabled(), 1);
  }

  assert_int_equal(ctn_backprop_enabled(), 1);
  OK(ctn_set_backprop_enabled(0, &previous));
  assert_int_equal(previous, 1);
  assert_int_equal(ctn_backprop_enabled(), 0);
  OK(ctn_set_backprop_enabled(1, &previous));
  assert_int_equal(previous, 0);
  assert_int_equal(ctn_backprop_enabled(), 1);
  OK(ctn_set_backprop_enabled(1, NULL));

  assert_int_equal(ctn_train(), 1);
  OK(ctn_set_train(0, &previous));
  assert_int_equal(previous, 1);
  assert_int_equal(ctn_train(), 0);
  OK(ctn_set_train(1, &previous));
  assert_int_equal(previous, 0);
  OK(ctn_set_train(1, NULL));
  assert_int_equal(ctn_train(), 1);
}

static void* apply_elsewhere(void* captured) {
  char name[16];
  assert_int_equal(ctn_backprop_enabled(), 1);
  assert_int_equal(ctn_train(), 1);
  OK(ctn_device_current(name, sizeof name, NULL));
  assert_string_equal(name, "cpu");
  OK(ctn_context_apply(captured));
  ctn_context_release(captured);
  assert_int_equal(ctn_backprop_enabled(), 0);
  assert_int_equal(ctn_train(), 0);
  OK(ctn_device_current(name, sizeof name, NULL));
  assert_string_equal(name, "test:1");
  return NULL;
}

static void test_context(void** state) {
  ctn_context* captured = NULL;
  pthread_t thread;
  (void)state;
  OK(ctn_device_set_current("test:1"));
  OK(ctn_set_backprop_enabled(0, NULL));
  OK(ctn_set_train(0, NULL));
  OK(ctn_context_capture(&captured));
  OK(ctn_set_backprop_enabled(1, NULL));
  OK(ctn_set_train(1, NULL));
  OK(ctn_device_set_current(device));
  assert_int_equal(ctn_object_use_count((ctn_object*)captured), 1);
  assert_int_equal(pthread_create(&thread, NULL, apply_elsewhere, ctn_context_retain(captured)), 0);
  pthread_join(thread, NULL);
  assert_int_equal(ctn_object_use_count((ctn_object*)captured), 1);
  assert_int_equal(ctn_backprop_enabled(), 1);
  ctn_context_release(captured);

  FAILS(ctn_context_capture(NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a pointer for the result, got NULL");
  FAILS(ctn_context_apply(NULL), CTN_ERROR_INVALID_ARGUMENT, "context: expected a context, got NULL");
  assert_null(ctn_context_retain(NULL));
  ctn_context_release(NULL);
  assert_int_equal(ctn_object_use_count(NULL), 0);
}

static int destroyed;
static void destroy(void* object) {
  assert_ptr_equal(object, &destroyed);
  ++destroyed;
}

static void test_binding(void** state) {
  static const int key, other;
  ctn_array* a;
  (void)state;
  destroyed = 0;
  OK(ctn_array_scalar_f64(1, &a));
  assert_null(ctn_object_binding((ctn_object*)a, &key));
  OK(ctn_object_set_binding((ctn_object*)a, &key, &destroyed, destroy));
  assert_ptr_equal(ctn_object_binding((ctn_object*)a, &key), &destroyed);
  assert_null(ctn_object_binding((ctn_object*)a, &other));
  OK(ctn_object_set_binding((ctn_object*)a, &other, &destroyed, destroy));
  assert_int_equal(destroyed, 1);
  assert_null(ctn_object_binding((ctn_object*)a, &key));
  OK(ctn_object_set_binding((ctn_object*)a, &other, NULL, NULL));
  assert_int_equal(destroyed, 2);
  OK(ctn_object_set_binding((ctn_object*)a, &key, &destroyed, destroy));
  ctn_array_release(a);
  assert_int_equal(destroyed, 3);
  FAILS(ctn_object_set_binding(NULL, &key, &destroyed, destroy), CTN_ERROR_INVALID_ARGUMENT,
        "self: expected an object, got NULL");
  assert_int_equal(destroyed, 4);
  assert_null(ctn_object_binding(NULL, &key));
}

static void test_table(void** state) {
  size_t i, count = ctn_op_count();
  int found = 0;
  (void)state;
  assert_true(count > 300);
  for (i = 0; i < count; ++i) {
    const char* schema = ctn_op_schema(i);
    if (i) assert_true(strcmp(ctn_op_name(i - 1), ctn_op_name(i)) < 0);
    assert_true(schema[0] == '{' && schema[strlen(schema) - 1] == '}');
    if (strcmp(ctn_op_name(i), "array_reshape")) continue;
    found = 1;
    assert_non_null(strstr(schema, "\"name\":\"a\",\"type\":\"array\""));
  }
  assert_true(found);
  assert_null(ctn_op_name(count));
  assert_null(ctn_op_schema(count));
}

static int listed(ctn_feature_kind kind, const char* name) {
  const char* known;
  size_t index = 0;
  int found = 0;
  while ((known = ctn_feature_name(kind, index++))) found += !strcmp(known, name);
  return found;
}

static void test_features(void** state) {
  static const struct {
    ctn_feature_kind kind;
    const char *present, *absent;
  } known[] = {{CTN_FEATURE_DEVICE, "cpu", "cpu:0"},
               {CTN_FEATURE_DEVICE, "test", ""},
               {CTN_FEATURE_DEVICE, "cuda", "tpu"},
               {CTN_FEATURE_FORMAT, "npz", "npy"},
               {CTN_FEATURE_FORMAT, "safetensors", "NPZ"}};
  const int32_t onednn = ctn_has_feature(CTN_FEATURE_COMPONENT, "onednn"), enabled = ctn_onednn_enabled();
  ctn_feature_kind kind;
  ctn_dtype dtype;
  size_t i;
  (void)state;
  for (i = 0; i < COUNT(known); ++i) {
    assert_int_equal(ctn_has_feature(known[i].kind, known[i].present), 1);
    assert_int_equal(ctn_has_feature(known[i].kind, known[i].absent), 0);
  }
  for (kind = CTN_FEATURE_COMPONENT; kind <= CTN_FEATURE_FORMAT; ++kind) {
    const char* name;
    for (i = 0; (name = ctn_feature_name(kind, i)); ++i) {
      assert_int_equal(ctn_has_feature(kind, name), 1);
      assert_int_equal(listed(kind, name), 1);
    }
    assert_null(ctn_feature_name(kind, (size_t)-1));
    assert_int_equal(ctn_has_feature(kind, NULL), 0);
    assert_int_equal(ctn_has_feature(kind, "?"), 0);
  }
  for (dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype)
    assert_string_equal(ctn_feature_name(CTN_FEATURE_DTYPE, (size_t)dtype), ctn_dtype_name(dtype));
  assert_null(ctn_feature_name(CTN_FEATURE_DTYPE, (size_t)dtype));
  assert_int_equal(ctn_has_feature(CTN_FEATURE_FORMAT, "hdf5"),
                   ctn_has_feature(CTN_FEATURE_COMPONENT, "hdf5"));
  assert_int_equal(ctn_set_onednn_enabled(1), onednn ? CTN_OK : CTN_ERROR_UNAVAILABLE);
  OK(ctn_set_onednn_enabled(enabled));
  assert_null(ctn_feature_name(-1, 0));
  assert_null(ctn_feature_name(CTN_FEATURE_FORMAT + 1, 0));
  assert_int_equal(ctn_has_feature(CTN_FEATURE_FORMAT + 1, "npz"), 0);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_version),       TEST(test_errors),  TEST(test_threads),
                                     TEST(test_configuration), TEST(test_context), TEST(test_binding),
                                     TEST(test_table),         TEST(test_features)};
  return RUN(tests, argc, argv);
}
