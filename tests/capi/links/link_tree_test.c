/* Tests of catenary/link.h: hierarchies, and functions that act on all of their parameters. */
#include "link_support.h"

static void test_hierarchy(void** state) {
  static const char* const paths[] = {"/l1/W",      "/l1/b",      "/inner/a/W",
                                      "/stack/0/W", "/stack/1/W", "/stack/1/b"};
  ctn_link *root = chain(), *inner = chain(), *stack, *child, *free_link = linear(1, 1, 1);
  ctn_variable* v;
  char text[4];
  size_t length;
  (void)state;
  OK(ctn_link_chain_list_new(&stack));
  OK(ctn_link_add_link(root, "l1", free_link));
  adopt(root, "inner", inner);
  adopt(root, "stack", stack);
  adopt(inner, "a", linear(2, 1, 1)); /* below a link that already is a child */
  adopt(stack, NULL, linear(1, 2, 1));
  adopt(stack, NULL, linear(1, 1, 0));
  ctn_link_release(free_link);
  assert_int_equal(ctn_link_param_count(root), 5);
  FAILS(ctn_link_param(root, "/l1/b", &v), CTN_ERROR_NOT_FOUND,
        "path: expected the path of a parameter (\"/l1/W\", \"/inner/a/W\"");
  assert_null(v);
  OK(ctn_link_add_param(free_link, "b", DIMS(1), CTN_FLOAT32));
  check_paths(root, paths, COUNT(paths));

  assert_int_equal(ctn_link_child_count(root), 3);
  OK(ctn_link_child_at(root, 2, &child));
  assert_ptr_equal(child, stack);
  assert_string_equal(ctn_link_name(child), "stack");
  ctn_link_release(child);
  OK(ctn_link_child(root, "stack/1", &child));
  assert_string_equal(ctn_link_name(child), "1");
  ctn_link_release(child);
  OK(ctn_link_child(stack, "0", &child));
  ctn_link_release(child);
  OK(ctn_link_child(root, "/inner/a", &child));
  assert_string_equal(ctn_link_name(child), "a");

  FAILS(ctn_link_add_link(root, "b", child), CTN_ERROR_STATE, "child: expected a link without a parent",
        "\"a\"");
  FAILS(ctn_link_add_link(child, "c", root), CTN_ERROR_INVALID_ARGUMENT, "link: expected a chain", "Linear");
  ctn_link_release(child);
  FAILS(ctn_link_add_link(inner, "c", root), CTN_ERROR_INVALID_ARGUMENT, "got one of its parents");
  FAILS(ctn_link_add_link(root, "c", root), CTN_ERROR_INVALID_ARGUMENT, "got the link itself");
  free_link = linear(1, 1, 1);
  FAILS(ctn_link_add_link(root, "l1", free_link), CTN_ERROR_INVALID_ARGUMENT, "\"l1\" is already a child");
  FAILS(ctn_link_add_link(root, NULL, free_link), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected a string, got NULL");
  FAILS(ctn_link_add_link(root, "a/b", free_link), CTN_ERROR_INVALID_ARGUMENT, "name:", "\"a/b\"");
  FAILS(ctn_link_add_link(stack, "x", free_link), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected NULL for a chain list, got \"x\"");
  FAILS(ctn_link_add_link(root, "x", NULL), CTN_ERROR_INVALID_ARGUMENT, "child: expected a link, got NULL");
  FAILS(ctn_link_add_link(NULL, "x", free_link), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link, got NULL");
  assert_null(ctn_link_name(free_link));
  ctn_link_release(free_link);
  FAILS(ctn_link_child(root, "stack/2", &child), CTN_ERROR_NOT_FOUND,
        "path: expected the path of a child (\"l1\", \"inner\"");
  FAILS(ctn_link_child(root, "", &child), CTN_ERROR_NOT_FOUND, "got \"\"");
  FAILS(ctn_link_child(root, NULL, &child), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  FAILS(ctn_link_child_at(root, 3, &child), CTN_ERROR_INDEX,
        "index: expected less than 3, the number of children, got 3");
  assert_null(child);
  FAILS(ctn_link_child_at(NULL, 0, &child), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_param_at(root, 6, &v), CTN_ERROR_INDEX,
        "index: expected less than 6, the number of parameters, got 6");
  FAILS(ctn_link_param_path(root, 6, text, sizeof text, NULL), CTN_ERROR_INDEX, "index:");
  OK(ctn_link_param_path(root, 0, text, sizeof text, &length));
  assert_int_equal(length, 5);
  assert_int_equal(strlen(text), sizeof text - 1);
  FAILS(ctn_link_param(root, NULL, &v), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  FAILS(ctn_link_param(NULL, "W", &v), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  assert_int_equal(ctn_link_param_count(NULL), 0);
  assert_int_equal(ctn_link_child_count(NULL), 0);
  assert_null(ctn_link_name(NULL));
  ctn_link_release(root);
}

static void test_gradients(void** state) {
  ctn_link *link = linear(1, 2, 0), *other = linear(1, 2, 0), *wrong = linear(2, 2, 0),
           *less = linear(1, 2, 1);
  ctn_array* grad;
  (void)state;
  grad = grad_of(link, "b");
  OK(ctn_link_zerograds(link));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(0, 0));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  CHECK_ARRAY(grad, CTN_FLOAT32, DIMS(2), VALUES(NAN, NAN)); /* an array that the user set is not changed */
  ctn_array_release(grad);
  OK(ctn_link_cleargrads(link));
  assert_null(grad_of(link, "W"));
  OK(ctn_link_zerograds(link));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(0, 0));

  set_grad(link, "W", DIMS(2, 1), VALUES(1, 2));
  OK(ctn_link_cleargrads(other));
  set_grad(other, "W", DIMS(2, 1), VALUES(10, 20));
  FAILS(ctn_link_addgrads(link, other), CTN_ERROR_STATE, "source: expected a gradient of \"/b\"");
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  set_grad(other, "b", DIMS(2), VALUES(30, 40));
  {
    ctn_variable* b;
    OK(ctn_link_param(link, "b", &b));
    OK(ctn_variable_cleargrad(b));
    ctn_variable_release(b);
  }
  OK(ctn_link_addgrads(link, other));
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(11, 22));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(30, 40));
  FAILS(ctn_link_addgrads(link, wrong), CTN_ERROR_SHAPE,
        "source: expected shape (2, 1) for \"/W\", got (2, 2)");
  FAILS(ctn_link_addgrads(link, less), CTN_ERROR_NOT_FOUND, "source:", "without \"/b\"");
  FAILS(ctn_link_addgrads(link, NULL), CTN_ERROR_INVALID_ARGUMENT, "source: expected a link");
  FAILS(ctn_link_addgrads(NULL, link), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_zerograds(NULL), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_cleargrads(NULL), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  ctn_link_release(less);
  ctn_link_release(wrong);
  ctn_link_release(other);
  ctn_link_release(link);
}

static void test_copies(void** state) {
  ctn_link *link = chain(), *copy, *target = chain(), *half = chain(), *user;
  ctn_array *a, *b;
  ctn_variable *v, *w;
  (void)state;
  adopt(link, "l", linear(1, 2, 0));
  adopt(target, "l", linear(1, 2, 0));
  set_param(link, "l/W", DIMS(2, 1), VALUES(1, 2));
  set_param(link, "l/b", DIMS(2), VALUES(3, 4));
  a = data_of(target, "l/W");
  OK(ctn_link_copyparams(target, link));
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2)); /* copied into the existing array */
  CHECK_DATA(target, "l/b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  CHECK_GRAD(target, "l/b", CTN_FLOAT32, DIMS(2), VALUES(NAN, NAN));
  ctn_array_release(a);

  OK(ctn_link_new(NULL, NULL, NULL, &user));
  OK(ctn_link_add_param(user, "W", DIMS(2, 1), CTN_FLOAT16));
  OK(ctn_link_add_param(user, "b", DIMS(2), CTN_FLOAT16));
  adopt(half, "l", user);
  OK(ctn_link_copyparams(half, link));
  CHECK_DATA(half, "l/W", CTN_FLOAT16, DIMS(2, 1), VALUES(1, 2));

  /* The parameters of a copy are other variables over the same arrays. */
  b = array_of(CTN_INT32, DIMS(2), VALUES(5, 6));
  OK(ctn_link_add_persistent(link, "n", b));
  ctn_array_release(b);
  OK(ctn_link_child(link, "l", &user));
  OK(ctn_link_share(user, &copy));
  assert_null(ctn_link_name(copy));
  ctn_link_release(copy);
  ctn_link_release(user);
  OK(ctn_link_share(link, &copy));
  check_paths(copy, (const char* const[]){"/l/W", "/l/b"}, 2);
  OK(ctn_link_param(link, "l/W", &v));
  OK(ctn_link_param(copy, "l/W", &w));
  assert_ptr_not_equal(v, w);
  assert_string_equal(ctn_variable_name(w), "W");
  ctn_variable_release(w);
  ctn_variable_release(v);
  a = data_of(link, "l/W");
  b = data_of(copy, "l/W");
  assert_ptr_equal(a, b);
  ctn_array_release(b);
  ctn_array_release(a);
  OK(ctn_link_copyparams(copy, link));
  CHECK_DATA(copy, "l/b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  OK(ctn_link_cleargrads(copy));
  CHECK_GRAD(link, "l/b", CTN_FLOAT32, DIMS(2), VALUES(NAN, NAN));
  OK(ctn_link_persistent(copy, "n", &b));
  CHECK_ARRAY(b, CTN_INT32, DIMS(2), VALUES(5, 6));
  ctn_array_release(b);

  user = chain();
  FAILS(ctn_link_copyparams(link, user), CTN_ERROR_NOT_FOUND, "without \"/l/W\", \"/l/b\"");
  ctn_link_release(user);
  FAILS(ctn_link_copyparams(link, NULL), CTN_ERROR_INVALID_ARGUMENT, "source: expected a link");
  FAILS(ctn_link_copyparams(NULL, link), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  FAILS(ctn_link_share(NULL, &user), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  assert_null(user);
  FAILS(ctn_link_share(link, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  ctn_link_release(copy);
  ctn_link_release(half);
  ctn_link_release(target);
  ctn_link_release(link);
}

static void check_device(const ctn_array* a, const char* expected) {
  char name[16];
  OK(ctn_array_device(a, name, sizeof name, NULL));
  assert_string_equal(name, expected);
}

static void test_devices(void** state) {
  ctn_link *link = linear(1, 2, 1), *target = linear(1, 2, 1);
  ctn_array* a;
  (void)state;
  set_param(link, "W", DIMS(2, 1), VALUES(1, 2));
  a = array_of(CTN_INT64, NO_DIMS, VALUES(3));
  OK(ctn_link_add_persistent(link, "n", a));
  ctn_array_release(a);
  OK(ctn_link_to_device(link, "test:1"));
  a = data_of(link, "W");
  check_device(a, "test:1");
  CHECK_ARRAY(a, CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  ctn_array_release(a);
  a = grad_of(link, "W");
  check_device(a, "test:1");
  ctn_array_release(a);
  OK(ctn_link_persistent(link, "n", &a));
  check_device(a, "test:1");
  CHECK_ARRAY(a, CTN_INT64, NO_DIMS, VALUES(3));
  ctn_array_release(a);
  OK(ctn_link_copyparams(target, link)); /* across devices */
  CHECK_DATA(target, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  OK(ctn_link_zerograds(link));
  OK(ctn_link_zerograds(target));
  OK(ctn_link_addgrads(target, link));
  CHECK_GRAD(target, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(0, 0));
  FAILS(ctn_link_to_device(link, "tape:0"), CTN_ERROR_DEVICE, "tape:0");
  OK(ctn_link_to_device(link, NULL));
  a = data_of(link, "W");
  check_device(a, device);
  ctn_array_release(a);
  FAILS(ctn_link_to_device(NULL, "cpu"), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  ctn_link_release(target);
  ctn_link_release(link);
}

static void test_little_memory(void** state) {
  ctn_link *link, *other;
  (void)state;
  WITH_LITTLE_MEMORY(ctn_link_linear_new(2, 2, NULL, &link), assert_null(link));
  WITH_LITTLE_MEMORY(ctn_link_add_param(link, "extra", DIMS(20), CTN_FLOAT32),
                     assert_int_equal(ctn_link_param_count(link), 2));
  OK(ctn_link_cleargrads(link));
  set_grad(link, "W", DIMS(2, 2), VALUES(1, 2, 3, 4));
  WITH_LITTLE_MEMORY(ctn_link_zerograds(link), {
    CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
    assert_null(grad_of(link, "b"));
  });
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  OK(ctn_link_share(link, &other));
  OK(ctn_link_zerograds(other));
  set_grad(other, "W", DIMS(2, 2), VALUES(1, 2, 3, 4));
  set_grad(other, "b", DIMS(2), VALUES(5, 6));
  WITH_LITTLE_MEMORY(ctn_link_addgrads(link, other), {
    CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 2), VALUES(0, 0, 0, 0));
    CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  });
  CHECK_GRAD(link, "W", CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  ctn_link_release(other);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_hierarchy), TEST(test_gradients), TEST(test_copies),
                                     TEST(test_devices), TEST(test_little_memory)};
  return RUN(tests, argc, argv);
}
