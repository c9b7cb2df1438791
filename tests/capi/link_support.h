/* Helpers shared by the tests of links, optimizers and serializers. */
#ifndef CATENARY_TESTS_CAPI_LINK_SUPPORT_H
#define CATENARY_TESTS_CAPI_LINK_SUPPORT_H

#include "link_options_support.h"

/* Adds a child and releases the caller's reference. */
static inline void adopt(ctn_link* parent, const char* name, ctn_link* child) {
  OK(ctn_link_add_link(parent, name, child));
  ctn_link_release(child);
}

static inline ctn_array* data_of(ctn_link* link, const char* path) {
  ctn_variable* v;
  ctn_array* data;
  OK(ctn_link_param(link, path, &v));
  OK(ctn_variable_data(v, &data));
  ctn_variable_release(v);
  return data;
}

static inline ctn_array* grad_of(ctn_link* link, const char* path) {
  ctn_variable* v;
  ctn_array* grad;
  OK(ctn_link_param(link, path, &v));
  OK(ctn_variable_grad(v, &grad));
  ctn_variable_release(v);
  return grad;
}

static inline void set_grad(ctn_link* link, const char* path, const int64_t* shape, size_t ndim,
                            const double* values, size_t count) {
  ctn_variable* v;
  ctn_array* grad = array_of(CTN_FLOAT32, shape, ndim, values, count);
  OK(ctn_link_param(link, path, &v));
  OK(ctn_variable_set_grad(v, grad));
  ctn_array_release(grad);
  ctn_variable_release(v);
}

static inline ctn_variable* variable_of(ctn_dtype dtype, const int64_t* shape, size_t ndim,
                                        const double* values, size_t count) {
  ctn_array* a = array_of(dtype, shape, ndim, values, count);
  ctn_variable* v;
  OK(ctn_variable_new(a, &v));
  ctn_array_release(a);
  return v;
}

static inline ctn_link* linear(int64_t in_size, int64_t out_size, int nobias) {
  ctn_link* link;
  WITH_OPTIONS(weight_options(1, 0, nobias), OK(ctn_link_linear_new(in_size, out_size, options, &link)));
  return link;
}

static inline ctn_link* chain(void) {
  ctn_link* link;
  OK(ctn_link_chain_new(&link));
  return link;
}

static inline void set_param(ctn_link* link, const char* path, const int64_t* shape, size_t ndim,
                             const double* values, size_t count) {
  ctn_array *data = data_of(link, path), *given = array_of(CTN_FLOAT32, shape, ndim, values, count);
  OK(ctn_array_copyto(data, given, CTN_CASTING_NO, NULL));
  ctn_array_release(given);
  ctn_array_release(data);
}

/* Checks the paths of all parameters, and that each is found by index and by path. */
static inline void check_paths(ctn_link* link, const char* const* paths, size_t count) {
  char path[64];
  size_t i, length;
  assert_int_equal(ctn_link_param_count(link), count);
  for (i = 0; i < count; ++i) {
    ctn_variable *by_index, *by_path;
    OK(ctn_link_param_path(link, i, path, sizeof path, &length));
    assert_string_equal(path, paths[i]);
    assert_int_equal(length, strlen(path));
    OK(ctn_link_param_at(link, i, &by_index));
    OK(ctn_link_param(link, path, &by_path));
    assert_ptr_equal(by_index, by_path);
    ctn_variable_release(by_path);
    OK(ctn_link_param(link, path + 1, &by_path));
    assert_ptr_equal(by_index, by_path);
    ctn_variable_release(by_path);
    ctn_variable_release(by_index);
  }
}

/* Checks an array that a call returned, and releases it. */
#define TAKE_ARRAY(a, ...)            \
  do {                                \
    ctn_array* taken_ = (a);          \
    CHECK_ARRAY(taken_, __VA_ARGS__); \
    ctn_array_release(taken_);        \
  } while (0)
#define CHECK_DATA(link, path, ...) TAKE_ARRAY(data_of(link, path), __VA_ARGS__)
#define CHECK_GRAD(link, path, ...) TAKE_ARRAY(grad_of(link, path), __VA_ARGS__)

/* Checks a variable, and releases it. */
#define CHECK_VARIABLE(v, ...)        \
  do {                                \
    ctn_array* data_;                 \
    OK(ctn_variable_data(v, &data_)); \
    ctn_variable_release(v);          \
    CHECK_ARRAY(data_, __VA_ARGS__);  \
    ctn_array_release(data_);         \
  } while (0)

/* Runs the call with more and more device memory until it succeeds; the failed attempts must not change
   anything. */
#define WITH_LITTLE_MEMORY(call, unchanged)                             \
  do {                                                                  \
    ctn_status status_ = CTN_ERROR_OUT_OF_MEMORY;                       \
    uint64_t room_;                                                     \
    for (room_ = 1; status_ != CTN_OK; room_ += 64) {                   \
      ctn_memory_statistics statistics_;                                \
      statistics_.struct_size = sizeof statistics_;                     \
      assert_true(room_ < (1 << 20));                                   \
      OK(ctn_device_synchronize(device));                               \
      OK(ctn_memory_trim(device));                                      \
      OK(ctn_memory_get_statistics(device, &statistics_));              \
      OK(ctn_memory_set_limit(device, statistics_.held_bytes + room_)); \
      status_ = (call);                                                 \
      OK(ctn_memory_set_limit(device, 0));                              \
      if (room_ == 1) assert_int_not_equal(status_, CTN_OK);            \
      if (status_ == CTN_OK) break;                                     \
      assert_int_equal(status_, CTN_ERROR_OUT_OF_MEMORY);               \
      unchanged;                                                        \
    }                                                                   \
  } while (0)

#endif
