/* Tests of taking the status and message of a call together, whatever the thread does afterward. */
#include <catenary/with_message.h>
#include <pthread.h>

#include "support.h"

static void test_failures(void** state) {
  ctn_failure failure = {0};
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2)), *out;
  (void)state;
  assert_int_equal(ctnm_array_exp(&failure, a, &out), CTN_OK);
  assert_int_equal(failure.status, CTN_OK);
  assert_null(failure.message);
  ctn_array_release(out);
  assert_int_equal(ctnm_array_expand_dims(&failure, a, 7, &out), CTN_ERROR_INDEX);
  assert_null(out);
  assert_int_equal(failure.status, CTN_ERROR_INDEX);
  assert_non_null(strstr(failure.message, "array_expand_dims: axis: 7"));
  ctn_error_set(CTN_ERROR_IO, "another's");
  assert_non_null(strstr(failure.message, "array_expand_dims: axis: 7"));
  assert_int_equal(ctnm_array_exp(&failure, NULL, &out), CTN_ERROR_INVALID_ARGUMENT);
  assert_int_equal(failure.status, CTN_ERROR_INVALID_ARGUMENT);
  assert_non_null(strstr(failure.message, "array_exp: x:"));
  assert_int_equal(ctnm_array_exp(&failure, a, &out), CTN_OK);
  assert_int_equal(failure.status, CTN_ERROR_INVALID_ARGUMENT); /* until it is cleared */
  ctn_array_release(out);
  ctn_failure_clear(&failure);
  assert_int_equal(failure.status, CTN_OK);
  assert_null(failure.message);
  assert_int_equal(ctnm_array_exp(NULL, NULL, &out), CTN_ERROR_INVALID_ARGUMENT);
  /* Takes the failure of a plain call. */
  assert_int_equal(ctn_failure_take(&failure, ctn_array_exp(NULL, &out)), CTN_ERROR_INVALID_ARGUMENT);
  assert_non_null(strstr(failure.message, "array_exp: x:"));
  assert_int_equal(ctn_failure_take(NULL, CTN_ERROR_IO), CTN_ERROR_IO);
  assert_int_equal(failure.status, CTN_ERROR_INVALID_ARGUMENT);
  ctn_failure_clear(&failure);
  ctn_array_release(a);
}

static void* fails_elsewhere(void* user_data) {
  ctn_array* out;
  ctnm_array_empty((ctn_failure*)user_data, NULL, 3, CTN_FLOAT32, &out);
  return NULL;
}

/* A task that continues on another thread finds its own message. */
static void test_threads(void** state) {
  ctn_failure failure = {0};
  pthread_t thread;
  (void)state;
  ctn_error_set(CTN_ERROR_IO, "of this thread");
  assert_int_equal(pthread_create(&thread, NULL, fails_elsewhere, &failure), 0);
  assert_int_equal(pthread_join(thread, NULL), 0);
  assert_string_equal(ctn_error_message(), "of this thread");
  assert_int_equal(failure.status, CTN_ERROR_INVALID_ARGUMENT);
  assert_string_equal(failure.message, "array_empty: shape: expected 3 elements, got NULL");
  ctn_failure_clear(&failure);
}

static ctn_status CTN_CALL refuses(void* user_data, ctn_link* self, ctn_variable* const* inputs,
                                   size_t input_count, ctn_variable** outputs, size_t output_count) {
  (void)user_data, (void)self, (void)inputs, (void)input_count, (void)outputs, (void)output_count;
  ctn_error_set(CTN_ERROR_UNSUPPORTED, "the link says no");
  return CTN_ERROR_UNSUPPORTED;
}

static void test_callbacks(void** state) {
  ctn_failure failure = {0};
  ctn_array* a = counting(CTN_FLOAT32, DIMS(2));
  ctn_variable *x, *y;
  ctn_link* link;
  (void)state;
  assert_int_equal(ctnm_variable_new(&failure, a, &x), CTN_OK);
  assert_int_equal(ctnm_link_new(&failure, refuses, NULL, NULL, &link), CTN_OK);
  assert_int_equal(ctnm_link_call1(&failure, link, x, &y), CTN_ERROR_UNSUPPORTED);
  assert_string_equal(failure.message, "the link says no");
  ctn_failure_clear(&failure);
  ctn_link_release(link);
  ctn_variable_release(x);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_failures), TEST(test_threads), TEST(test_callbacks)};
  return RUN(tests, argc, argv);
}
