/* Helpers shared by the tests of catenary/testing.h. */
#ifndef CATENARY_TESTS_CAPI_TESTING_SUPPORT_H
#define CATENARY_TESTS_CAPI_TESTING_SUPPORT_H

#include <catenary/testing.h>

#include "support.h"

/* Expects the assertion to fail with exactly this text after the function's name. */
#define MISMATCH(call, text)                                    \
  do {                                                          \
    FAILS(call, CTN_ERROR_ASSERTION, "");                       \
    assert_string_equal(after_name(ctn_error_message()), text); \
  } while (0)

static inline const char* after_name(const char* message) { return strstr(message, ": ") + 2; }

static inline ctn_array* vector(ctn_dtype dtype, const double* values, size_t count) {
  const int64_t length = (int64_t)count;
  return array_of(dtype, &length, 1, values, count);
}

static inline ctn_array* number(ctn_dtype dtype, double value) { return array_of(dtype, NULL, 0, &value, 1); }

static inline void release(ctn_array* a, ctn_array* b) {
  ctn_array_release(a);
  ctn_array_release(b);
}

#endif
