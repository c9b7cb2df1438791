/* Helpers shared by the tests of random numbers. */
#ifndef CATENARY_TESTS_CAPI_RANDOM_SUPPORT_H
#define CATENARY_TESTS_CAPI_RANDOM_SUPPORT_H

#include "support.h"

static const ctn_random_method methods[] = {CTN_RANDOM_PHILOX4_32_10, CTN_RANDOM_MT19937};

/* Returns the element of an array with one element, and releases the array. */
static inline double taken(ctn_array* a) {
  const double value = item(a);
  ctn_array_release(a);
  return value;
}

static inline double minimum(const ctn_array* a) {
  ctn_array* m;
  OK(ctn_array_min(a, NULL, 0, 0, &m));
  return taken(m);
}

static inline double maximum(const ctn_array* a) {
  ctn_array* m;
  OK(ctn_array_max(a, NULL, 0, 0, &m));
  return taken(m);
}

static inline int same(const ctn_array* a, const ctn_array* b) {
  ctn_array* equal;
  int result;
  OK(ctn_array_equal(a, b, &equal));
  result = minimum(equal) == 1;
  ctn_array_release(equal);
  return result;
}

static inline double mean(const ctn_array* a) {
  ctn_array* m;
  OK(ctn_array_mean(a, NULL, 0, 0, CTN_FLOAT64, &m));
  return taken(m);
}

/* Whether an array holds each of 0 to n - 1 once. */
static inline int is_permutation(const ctn_array* a, int64_t n) {
  int64_t* values = malloc((size_t)n * sizeof *values);
  char* seen = calloc((size_t)n, 1);
  int64_t i, count = 0;
  OK(ctn_array_to_data(a, values, (size_t)n * sizeof *values));
  for (i = 0; i < n; ++i) {
    if (values[i] < 0 || values[i] >= n || seen[values[i]]) continue;
    seen[values[i]] = 1;
    ++count;
  }
  free(seen);
  free(values);
  return count == n;
}

#endif
