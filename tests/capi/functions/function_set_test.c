/* Tests of catenary/compat.h: the interfaces of Chainer 1.3. */
#include <catenary/compat.h>

#include "link_support.h"

static void test_function_set(void** state) {
  static const char* const order[] = {"/a/W", "/a/b", "/inner/x/W", "/inner/y/W", "/z/W"};
  ctn_link *set, *inner, *copy, *other;
  ctn_array *params[5], *grads[5], *again[5], *moved[5];
  const ctn_array* sources[5];
  ctn_variable* v;
  char name[8];
  size_t i;
  (void)state;
  OK(ctn_functionset_new(&set));
  OK(ctn_functionset_new(&inner));
  assert_string_equal(ctn_link_kind(set), "a function set");
  adopt(set, "z", linear(1, 2, 1));
  adopt(set, "inner", inner);
  adopt(inner, "y", linear(1, 1, 1));
  adopt(inner, "x", linear(2, 1, 1));
  adopt(set, "a", linear(1, 3, 0));
  check_paths(set, order, COUNT(order)); /* sorted by name, W before b */
  other = linear(1, 1, 1);
  FAILS(ctn_link_add_link(set, "a", other), CTN_ERROR_INVALID_ARGUMENT, "\"a\" is already a child");
  ctn_link_release(other);
  OK(ctn_link_child(set, "z", &other));
  assert_string_equal(ctn_link_name(other), "z");
  ctn_link_release(other);

  OK(ctn_link_zerograds(set));
  OK(ctn_link_param(set, "z/W", &v));
  OK(ctn_variable_cleargrad(v));
  ctn_variable_release(v);
  OK(ctn_functionset_parameters(set, params, 5));
  OK(ctn_functionset_gradients(set, grads, 5));
  assert_non_null(grads[3]);
  assert_null(grads[4]);
  for (i = 0; i < 5; ++i) {
    ctn_array* data = data_of(set, order[i]);
    assert_ptr_equal(data, params[i]);
    ctn_array_release(data);
    ctn_array_release(grads[i]);
  }
  OK(ctn_functionset_collect_parameters(set, again, 5, grads));
  for (i = 0; i < 5; ++i) {
    assert_ptr_equal(again[i], params[i]);
    ctn_array_release(again[i]);
    ctn_array_release(grads[i]);
  }
  again[0] = params[0];
  FAILS(ctn_functionset_parameters(set, again, 4), CTN_ERROR_INVALID_ARGUMENT,
        "parameters: expected room for 5", "4");
  assert_null(again[0]);
  FAILS(ctn_functionset_gradients(set, again, 6), CTN_ERROR_INVALID_ARGUMENT,
        "gradients: expected room for 5", "got 6");
  FAILS(ctn_functionset_collect_parameters(set, again, 4, grads), CTN_ERROR_INVALID_ARGUMENT,
        "parameters: expected room for 5", "got 4");

  /* Copies into the existing arrays, from another device and another dtype. */
  OK(ctn_link_share(set, &copy));
  check_paths(copy, order, COUNT(order));
  for (i = 0; i < 5; ++i) {
    ctn_array *ones, *wide;
    OK(ctn_array_ones_like(params[i], CTN_DTYPE_NONE, &ones));
    OK(ctn_array_astype(ones, i ? CTN_FLOAT32 : CTN_FLOAT64, &wide));
    OK(ctn_array_to_device(wide, "test:1", &moved[i]));
    ctn_array_release(wide);
    ctn_array_release(ones);
    sources[i] = moved[i];
  }
  OK(ctn_functionset_copy_parameters_from(set, sources, 5));
  CHECK_ARRAY(params[1], CTN_FLOAT32, DIMS(3), VALUES(1, 1, 1));
  CHECK_ARRAY(params[4], CTN_FLOAT32, DIMS(2, 1), VALUES(1, 1));
  CHECK_DATA(copy, "a/W", CTN_FLOAT32, DIMS(3, 1), VALUES(1, 1, 1)); /* copies share arrays */
  FAILS(ctn_functionset_copy_parameters_from(set, sources, 4), CTN_ERROR_INVALID_ARGUMENT,
        "parameters: expected 5 arrays, got 4");
  sources[4] = moved[0];
  FAILS(ctn_functionset_copy_parameters_from(set, sources, 5), CTN_ERROR_SHAPE,
        "parameters[4]: expected shape (2, 1) for \"/z/W\", got (3, 1)");
  again[0] = array_of(CTN_INT8, DIMS(2, 1), VALUES(-2, 3));
  sources[4] = again[0];
  OK(ctn_functionset_copy_parameters_from(set, sources, 5));
  CHECK_ARRAY(params[4], CTN_FLOAT32, DIMS(2, 1), VALUES(-2, 3));
  ctn_array_release(again[0]);

  OK(ctn_link_to_device(set, "test:1"));
  OK(ctn_link_device(set, name, sizeof name, NULL));
  assert_string_equal(name, "test:1");
  OK(ctn_link_to_device(set, "cpu"));
  for (i = 0; i < 5; ++i) {
    ctn_array_release(params[i]);
    ctn_array_release(moved[i]);
  }
  ctn_link_release(copy);
  ctn_link_release(set);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_function_set)};
  return RUN(tests, argc, argv);
}
