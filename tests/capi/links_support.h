/* Helpers shared by the tests of the built-in links. */
#ifndef CATENARY_TESTS_CAPI_LINKS_SUPPORT_H
#define CATENARY_TESTS_CAPI_LINKS_SUPPORT_H

#include "link_support.h"

static inline ctn_variable* floats(const int64_t* shape, size_t ndim, const double* values, size_t count) {
  return variable_of(CTN_FLOAT32, shape, ndim, values, count);
}

static inline ctn_variable* counted(const int64_t* shape, size_t ndim) {
  ctn_array* a = counting(CTN_FLOAT32, shape, ndim);
  ctn_variable* v;
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

/* Runs backward from the sum of y, and releases y. */
static inline void backward(ctn_variable* y) {
  ctn_variable* sum;
  OK(ctn_sum(y, NULL, 0, 0, &sum));
  OK(ctn_variable_backward(sum, 0, 0));
  ctn_variable_release(sum);
  ctn_variable_release(y);
}

static inline void check_shape(ctn_variable* v, const int64_t* shape, size_t ndim) {
  ctn_array* data;
  size_t i;
  OK(ctn_variable_data(v, &data));
  assert_int_equal(ctn_array_ndim(data), ndim);
  for (i = 0; i < ndim; ++i) assert_int_equal(ctn_array_shape(data)[i], shape[i]);
  ctn_array_release(data);
}

/* Checks that both have the same float32 elements. */
static inline void check_same(ctn_variable* a, ctn_variable* b) {
  float values[2][256];
  size_t i, sizes[2];
  for (i = 0; i < 2; ++i) {
    ctn_array* data;
    OK(ctn_variable_data(i ? b : a, &data));
    sizes[i] = (size_t)ctn_array_size(data);
    assert_true(sizes[i] <= COUNT(values[i]));
    OK(ctn_array_to_data(data, values[i], sizes[i] * sizeof(float)));
    ctn_array_release(data);
  }
  assert_int_equal(sizes[0], sizes[1]);
  for (i = 0; i < sizes[0]; ++i) assert_true(fabs(values[0][i] - values[1][i]) < 1e-6);
}

static inline void fill_param(ctn_link* link, const char* path, double value) {
  ctn_array *data = data_of(link, path), *number = array_of(CTN_FLOAT32, NO_DIMS, &value, 1);
  OK(ctn_array_fill(data, number));
  ctn_array_release(number);
  ctn_array_release(data);
}

static inline ctn_variable* on_device(ctn_variable* v, const char* name) {
  ctn_array *data, *there;
  ctn_variable* moved;
  OK(ctn_variable_data(v, &data));
  OK(ctn_array_to_device(data, name, &there));
  OK(ctn_variable_new(there, &moved));
  ctn_array_release(there);
  ctn_array_release(data);
  return moved;
}

static inline void check_device(ctn_link* link, const char* path, const char* expected) {
  char name[16];
  ctn_array* data = data_of(link, path);
  OK(ctn_array_device(data, name, sizeof name, NULL));
  assert_string_equal(name, expected);
  ctn_array_release(data);
}

#endif
