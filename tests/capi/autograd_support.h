/* Helpers shared by the tests of variables and functions. */
#ifndef CATENARY_TESTS_CAPI_AUTOGRAD_SUPPORT_H
#define CATENARY_TESTS_CAPI_AUTOGRAD_SUPPORT_H

#include "support.h"

static inline ctn_variable* variable_of(ctn_dtype dtype, const int64_t* shape, size_t ndim,
                                        const double* values, size_t count) {
  ctn_array* a = array_of(dtype, shape, ndim, values, count);
  ctn_variable* v;
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

static inline ctn_array* data_of(ctn_variable* v) {
  ctn_array* a;
  OK(ctn_variable_data(v, &a));
  return a;
}

static inline ctn_array* grad_of(ctn_variable* v) {
  ctn_array* a;
  OK(ctn_variable_grad(v, &a));
  return a;
}

static inline ctn_function* creator_of(ctn_variable* v) {
  ctn_function* f;
  OK(ctn_variable_creator(v, &f));
  return f;
}

static inline int has_grad(ctn_variable* v) {
  ctn_array* grad = grad_of(v);
  ctn_array_release(grad);
  return grad != NULL;
}

static inline int has_creator(ctn_variable* v) {
  ctn_function* creator = creator_of(v);
  ctn_function_release(creator);
  return creator != NULL;
}

static inline void set_grad(ctn_variable* v, ctn_dtype dtype, const int64_t* shape, size_t ndim,
                            const double* values, size_t count) {
  ctn_array* grad = array_of(dtype, shape, ndim, values, count);
  OK(ctn_variable_set_grad(v, grad));
  ctn_array_release(grad);
}

/* Fills an array with a number. */
static inline void overwrite(ctn_array* a, double value) {
  ctn_array* number;
  OK(ctn_array_scalar_f64(value, &number));
  OK(ctn_array_fill(a, number));
  ctn_array_release(number);
}

#define TAKE_ARRAY(a, ...)            \
  do {                                \
    ctn_array* taken_ = (a);          \
    assert_non_null(taken_);          \
    CHECK_ARRAY(taken_, __VA_ARGS__); \
    ctn_array_release(taken_);        \
  } while (0)
#define CHECK_DATA(v, ...) TAKE_ARRAY(data_of(v), __VA_ARGS__)
#define CHECK_GRAD(v, ...) TAKE_ARRAY(grad_of(v), __VA_ARGS__)

#endif
