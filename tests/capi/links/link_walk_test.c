/* Tests of catenary/link_tree.h: iteration over hierarchies, persistent numbers and texts, copies and
   moves. */
#include "link_support.h"

/* A chain with a child l1, a chain "inner" with a child a, and a list of two links. */
static ctn_link* tree(void) {
  ctn_link *root = chain(), *inner = chain(), *stack;
  OK(ctn_link_chain_list_new(&stack));
  adopt(root, "l1", linear(1, 2, 0));
  adopt(root, "inner", inner);
  adopt(inner, "a", linear(2, 1, 1));
  adopt(root, "stack", stack);
  adopt(stack, NULL, linear(1, 2, 1));
  adopt(stack, NULL, chain());
  return root;
}

static void test_links(void** state) {
  static const char* const paths[] = {"/", "/l1", "/inner", "/inner/a", "/stack", "/stack/0", "/stack/1"};
  ctn_link *root = tree(), *link, *again;
  char path[16];
  size_t count, i, length;
  (void)state;
  OK(ctn_link_count(root, 0, &count));
  assert_int_equal(count, COUNT(paths));
  for (i = 0; i < count; ++i) {
    OK(ctn_link_path(root, i, 0, path, sizeof path, &length));
    assert_string_equal(path, paths[i]);
    assert_int_equal(length, strlen(path));
    OK(ctn_link_at(root, i, 0, &link));
    if (i == 0) {
      assert_ptr_equal(link, root);
    } else {
      OK(ctn_link_child(root, path, &again));
      assert_ptr_equal(link, again);
      ctn_link_release(again);
      OK(ctn_link_path(root, i - 1, 1, path, sizeof path, NULL));
      assert_string_equal(path, paths[i]);
      OK(ctn_link_at(root, i - 1, 1, &again));
      assert_ptr_equal(link, again);
      ctn_link_release(again);
    }
    ctn_link_release(link);
  }
  OK(ctn_link_count(root, 1, &count));
  assert_int_equal(count, COUNT(paths) - 1);
  FAILS(ctn_link_at(root, 7, 0, &link), CTN_ERROR_INDEX,
        "index: expected less than 7, the number of links, got 7");
  assert_null(link);
  FAILS(ctn_link_at(root, 6, 1, &link), CTN_ERROR_INDEX,
        "index: expected less than 6, the number of links, got 6");
  FAILS(ctn_link_at(root, SIZE_MAX, 1, &link), CTN_ERROR_INDEX,
        "index: expected less than 6, the number of links");
  FAILS(ctn_link_path(root, 7, 0, path, sizeof path, NULL), CTN_ERROR_INDEX, "index: expected less than 7");
  OK(ctn_link_path(root, 4, 0, path, 3, &length));
  assert_int_equal(length, 6);
  assert_int_equal(strlen(path), 2);
  FAILS(ctn_link_count(NULL, 0, &count), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link, got NULL");
  link = linear(1, 1, 1);
  OK(ctn_link_count(link, 1, &count));
  assert_int_equal(count, 0);
  FAILS(ctn_link_at(link, 0, 1, &again), CTN_ERROR_INDEX,
        "index: expected less than 0, the number of links, got 0");
  assert_string_equal(ctn_link_kind(link), "Linear");
  assert_string_equal(ctn_link_kind(root), "a chain");
  assert_null(ctn_link_kind(NULL));
  ctn_link_release(link);
  ctn_link_release(root);
}

static void test_iterators(void** state) {
  static const char* const paths[] = {"/l1", "/inner", "/inner/a", "/stack", "/stack/0", "/stack/1"};
  static const char* const params[] = {"/l1/W", "/l1/b", "/inner/a/W", "/stack/0/W"};
  ctn_link *root = tree(), *link, *child;
  ctn_variable *v, *by_path;
  ctn_link_iterator* links;
  ctn_param_iterator* variables;
  const char* path;
  size_t i;
  (void)state;
  OK(ctn_link_iterator_new(root, 0, &links));
  OK(ctn_link_iterator_next(links, &path, &link));
  assert_string_equal(path, "/");
  assert_ptr_equal(link, root);
  ctn_link_release(link);
  ctn_link_iterator_release(links);

  OK(ctn_link_iterator_new(root, 1, &links));
  OK(ctn_param_iterator_new(root, &variables));
  OK(ctn_link_child(root, "stack/1", &child));
  adopt(root, "late", linear(1, 1, 0)); /* not part of the iteration */
  for (i = 0; i < COUNT(paths); ++i) {
    OK(ctn_link_iterator_next(links, i % 2 ? NULL : &path, &link));
    if (i % 2 == 0) assert_string_equal(path, paths[i]);
    if (i + 1 == COUNT(paths)) assert_ptr_equal(link, child);
    ctn_link_release(link);
    if (i == 1) ctn_link_release(root); /* the iterator holds what it has yet to visit */
  }
  assert_string_equal(ctn_link_name(child), "1"); /* the iterator holds the parent */
  for (i = 0; i < 2; ++i) {
    OK(ctn_link_iterator_next(links, &path, &link));
    assert_null(path);
    assert_null(link);
  }
  for (i = 0; i < COUNT(params); ++i) {
    OK(ctn_param_iterator_next(variables, &path, &v));
    assert_string_equal(path, params[i]);
    assert_string_equal(ctn_variable_name(v), strrchr(path, '/') + 1);
    ctn_variable_release(v);
  }
  OK(ctn_param_iterator_next(variables, &path, &v));
  assert_null(path);
  assert_null(v);
  FAILS(ctn_link_iterator_next(links, &path, NULL), CTN_ERROR_INVALID_ARGUMENT, "out: expected a pointer");
  FAILS(ctn_link_iterator_next(NULL, &path, &link), CTN_ERROR_INVALID_ARGUMENT,
        "iterator: expected a link iterator, got NULL");
  assert_null(path);
  FAILS(ctn_param_iterator_next(NULL, &path, &v), CTN_ERROR_INVALID_ARGUMENT,
        "iterator: expected a param iterator, got NULL");
  ctn_link_iterator_release(links);
  ctn_param_iterator_release(variables);
  assert_null(ctn_link_name(child)); /* the parent was released */
  ctn_link_release(child);
  FAILS(ctn_link_iterator_new(NULL, 0, &links), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link, got NULL");
  assert_null(links);

  /* The iterator and the access by index give the same parameters. */
  root = tree();
  OK(ctn_param_iterator_new(root, &variables));
  for (i = 0; i < ctn_link_param_count(root); ++i) {
    OK(ctn_param_iterator_next(variables, NULL, &v));
    OK(ctn_link_param_at(root, i, &by_path));
    assert_ptr_equal(v, by_path);
    ctn_variable_release(by_path);
    ctn_variable_release(v);
  }
  ctn_param_iterator_release(variables);
  ctn_link_release(root);
}

static void check_device(ctn_link* link, const char* expected) {
  char name[16];
  OK(ctn_link_device(link, name, sizeof name, NULL));
  assert_string_equal(name, expected);
}

static void test_device(void** state) {
  ctn_link *root = chain(), *link = chain();
  ctn_array *here = counting(CTN_FLOAT32, DIMS(2)), *there;
  (void)state;
  check_device(root, device);
  adopt(root, "l", link);
  OK(ctn_array_to_device(here, "test:1", &there));
  OK(ctn_link_add_persistent_i64(link, "n", 1));
  OK(ctn_link_add_persistent(link, "p", there));
  check_device(root, "test:1");
  OK(ctn_link_add_param(link, "W", DIMS(1), CTN_FLOAT32));
  check_device(root, device); /* parameters determine it */
  OK(ctn_link_to_device(root, "test:1"));
  check_device(root, "test:1");
  OK(ctn_link_to_device(root, "cpu"));
  check_device(root, "cpu");
  ctn_array_release(there);
  ctn_array_release(here);
  ctn_link_release(root);
  root = chain();
  adopt(root, "l", linear(CTN_SIZE_FROM_INPUT, 2, 1));
  OK(ctn_link_to_device(root, "test:1"));
  check_device(root, "test:1");
  ctn_link_release(root);
}

static void check_text(ctn_link* link, const char* name, const char* expected) {
  char text[32];
  size_t length;
  OK(ctn_link_persistent_text(link, name, text, sizeof text, &length));
  assert_string_equal(text, expected);
  assert_int_equal(length, strlen(expected));
}

static void test_persistent_values(void** state) {
  static const char* const names[] = {"n", "x", "t", "a"};
  ctn_link *link = chain(), *copy;
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2)), *got;
  ctn_persistent_kind kind;
  int64_t n;
  double x;
  char text[8];
  size_t i;
  (void)state;
  assert_int_equal(ctn_link_persistent_count(NULL), 0);
  OK(ctn_link_add_persistent_i64(link, "n", INT64_MIN));
  OK(ctn_link_add_persistent_f64(link, "x", -0.5));
  OK(ctn_link_add_persistent_text(link, "t", "gr\xc3\xbc\xc3\x9f"));
  OK(ctn_link_add_persistent(link, "a", a));
  assert_int_equal(ctn_link_persistent_count(link), 4);
  for (i = 0; i < 4; ++i) {
    static const ctn_persistent_kind kinds[] = {CTN_PERSISTENT_INT64, CTN_PERSISTENT_FLOAT64,
                                                CTN_PERSISTENT_TEXT, CTN_PERSISTENT_ARRAY};
    OK(ctn_link_persistent_name(link, i, text, sizeof text, NULL));
    assert_string_equal(text, names[i]);
    OK(ctn_link_persistent_kind(link, i, &kind));
    assert_int_equal(kind, kinds[i]);
  }
  OK(ctn_link_persistent_i64(link, "n", &n));
  assert_true(n == INT64_MIN);
  OK(ctn_link_persistent_f64(link, "x", &x));
  assert_true(x == -0.5);
  check_text(link, "t", "gr\xc3\xbc\xc3\x9f");

  /* A copy has its own numbers and texts and shares arrays. Moving it keeps the numbers and texts and moves
     the arrays. */
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_set_persistent_i64(copy, "n", 7));
  OK(ctn_link_set_persistent_f64(copy, "x", 2));
  OK(ctn_link_set_persistent_text(copy, "t", ""));
  OK(ctn_link_persistent_i64(link, "n", &n));
  assert_true(n == INT64_MIN);
  OK(ctn_link_persistent_f64(link, "x", &x));
  assert_true(x == -0.5);
  check_text(link, "t", "gr\xc3\xbc\xc3\x9f");
  OK(ctn_link_persistent(copy, "a", &got));
  assert_ptr_equal(got, a);
  ctn_array_release(got);
  OK(ctn_link_to_device(copy, "test:1"));
  OK(ctn_link_persistent_i64(copy, "n", &n));
  assert_int_equal(n, 7);
  OK(ctn_link_persistent_f64(copy, "x", &x));
  assert_true(x == 2);
  check_text(copy, "t", "");
  OK(ctn_link_persistent(copy, "a", &got));
  assert_ptr_not_equal(got, a);
  ctn_array_release(got);
  ctn_link_release(copy);

  FAILS(ctn_link_persistent(link, "n", &got), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected the name of an array, but the persistent value \"n\" is an integer");
  assert_null(got);
  FAILS(ctn_link_set_persistent(link, "t", a), CTN_ERROR_INVALID_ARGUMENT, "\"t\" is a string");
  FAILS(ctn_link_persistent_i64(link, "x", &n), CTN_ERROR_INVALID_ARGUMENT, "expected the name of an integer",
        "\"x\" is a floating-point number");
  FAILS(ctn_link_persistent_f64(link, "n", &x), CTN_ERROR_INVALID_ARGUMENT, "\"n\" is an integer");
  FAILS(ctn_link_persistent_text(link, "a", text, 8, NULL), CTN_ERROR_INVALID_ARGUMENT, "\"a\" is an array");
  FAILS(ctn_link_set_persistent_i64(link, "x", 1), CTN_ERROR_INVALID_ARGUMENT, "\"x\"");
  FAILS(ctn_link_set_persistent_f64(link, "t", 1), CTN_ERROR_INVALID_ARGUMENT, "\"t\"");
  FAILS(ctn_link_set_persistent_text(link, "n", ""), CTN_ERROR_INVALID_ARGUMENT, "\"n\"");
  FAILS(ctn_link_persistent_i64(link, "m", &n), CTN_ERROR_NOT_FOUND,
        "name: expected the name of a persistent value (\"n\", \"x\", \"t\", \"a\"), got \"m\"");
  OK(ctn_link_persistent_text(link, "t", text, 3, &i));
  assert_int_equal(i, 6);
  assert_int_equal(strlen(text), 2);
  FAILS(ctn_link_add_persistent_i64(link, "a", 1), CTN_ERROR_INVALID_ARGUMENT,
        "name: expected a new name, but \"a\" is already a persistent value");
  FAILS(ctn_link_add_persistent_f64(link, "n", 1), CTN_ERROR_INVALID_ARGUMENT, "\"n\" is already");
  FAILS(ctn_link_add_persistent_text(link, "p/q", ""), CTN_ERROR_INVALID_ARGUMENT, "without slashes");
  FAILS(ctn_link_add_persistent_text(link, "u", NULL), CTN_ERROR_INVALID_ARGUMENT,
        "value: expected a string");
  FAILS(ctn_link_add_param(link, "n", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "\"n\" is already a persistent value");
  FAILS(ctn_link_persistent_name(link, 4, text, 8, NULL), CTN_ERROR_INDEX,
        "index: expected less than 4, the number of persistent values, got 4");
  FAILS(ctn_link_persistent_kind(link, 4, &kind), CTN_ERROR_INDEX, "index:");
  assert_int_equal(ctn_link_persistent_count(link), 4);
  ctn_array_release(a);
  ctn_link_release(link);
}

/* Parameters, persistent values and children share one namespace, in lists as well. */
static void test_names(void** state) {
  ctn_link *link = chain(), *list, *child = linear(1, 1, 1);
  (void)state;
  adopt(link, "c", chain());
  OK(ctn_link_add_param(link, "p", DIMS(1), CTN_FLOAT32));
  FAILS(ctn_link_add_param(link, "c", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "\"c\" is already a child");
  FAILS(ctn_link_add_persistent_i64(link, "c", 1), CTN_ERROR_INVALID_ARGUMENT, "\"c\" is already a child");
  FAILS(ctn_link_add_link(link, "p", child), CTN_ERROR_INVALID_ARGUMENT, "\"p\" is already a parameter");
  FAILS(ctn_link_add_param(link, "p", DIMS(1), CTN_FLOAT32), CTN_ERROR_INVALID_ARGUMENT,
        "\"p\" is already a parameter");
  OK(ctn_link_chain_list_new(&list));
  OK(ctn_link_add_param(list, "1", DIMS(1), CTN_FLOAT32));
  OK(ctn_link_add_link(list, NULL, child));
  adopt(link, "list", list);
  ctn_link_release(child);
  child = linear(1, 1, 1);
  FAILS(ctn_link_add_link(list, NULL, child), CTN_ERROR_INVALID_ARGUMENT, "\"1\" is already a parameter");
  assert_null(ctn_link_name(child));
  ctn_link_release(child);
  ctn_link_release(link);
}

/* Hierarchies have at most 1000 levels, however they are built. */
static void test_levels(void** state) {
  ctn_link *top = chain(), *end = ctn_link_retain(top), *bottom, *next;
  int i;
  size_t count;
  (void)state;
  for (i = 1; i < 1000; ++i) {
    next = chain();
    OK(ctn_link_add_link(end, "c", next));
    ctn_link_release(end);
    end = next;
  }
  next = chain();
  FAILS(ctn_link_add_link(end, "c", next), CTN_ERROR_INVALID_ARGUMENT,
        "child: expected a hierarchy of at most 1000 levels, got 1001");
  FAILS(ctn_link_add_link(next, "c", top), CTN_ERROR_INVALID_ARGUMENT, "got 1001");
  assert_null(ctn_link_name(top));
  OK(ctn_link_count(top, 0, &count));
  assert_int_equal(count, 1000);
  OK(ctn_link_share(top, &bottom));
  FAILS(ctn_link_add_link(next, "c", bottom), CTN_ERROR_INVALID_ARGUMENT, "got 1001");
  FAILS(ctn_link_add_link(top, "d", bottom), CTN_ERROR_INVALID_ARGUMENT, "got 1001");
  OK(ctn_link_to_device(bottom, "test:1"));
  ctn_link_release(bottom);
  ctn_link_release(end);
  ctn_link_release(top);
  for (i = 1; i < 1000; ++i) { /* built from the bottom up */
    top = chain();
    adopt(top, "c", next);
    next = top;
  }
  top = chain();
  FAILS(ctn_link_add_link(top, "c", next), CTN_ERROR_INVALID_ARGUMENT, "got 1001");
  ctn_link_release(top);
  ctn_link_release(next);
}

/* Copies have gradients of their own, and none at first. */
static void test_copied_gradients(void** state) {
  ctn_link *link = linear(1, 2, 0), *copy;
  (void)state;
  set_grad(link, "b", DIMS(2), VALUES(1, 2));
  OK(ctn_link_share(link, &copy));
  assert_null(grad_of(copy, "W"));
  assert_null(grad_of(copy, "b"));
  set_grad(copy, "b", DIMS(2), VALUES(3, 4));
  CHECK_GRAD(link, "b", CTN_FLOAT32, DIMS(2), VALUES(1, 2));
  CHECK_GRAD(copy, "b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  FAILS(ctn_link_addgrads(link, copy), CTN_ERROR_STATE, "source: expected a gradient of \"/W\"");
  ctn_link_release(copy);
  ctn_link_release(link);
}

/* Gradients and parameters between all pairs of devices; persistent values are not copied. */
static void test_between_devices(void** state) {
  static const char* const devices[] = {"cpu", "test:0", "test:1"};
  size_t to, from;
  (void)state;
  for (to = 0; to < 3; ++to)
    for (from = 0; from < 3; ++from) {
      ctn_link *target = linear(1, 2, 0), *source = linear(1, 2, 0);
      ctn_array *a, *b;
      char name[16];
      a = array_of(CTN_FLOAT32, NO_DIMS, VALUES(1));
      b = array_of(CTN_FLOAT32, NO_DIMS, VALUES(2));
      OK(ctn_link_add_persistent(target, "p", a));
      OK(ctn_link_add_persistent(source, "p", b));
      ctn_array_release(a);
      ctn_array_release(b);
      set_param(source, "W", DIMS(2, 1), VALUES(5, 6));
      set_grad(target, "W", DIMS(2, 1), VALUES(1, 2));
      set_grad(source, "W", DIMS(2, 1), VALUES(10, 20));
      set_grad(source, "b", DIMS(2), VALUES(3, 4));
      {
        ctn_variable* v;
        OK(ctn_link_param(target, "b", &v));
        OK(ctn_variable_cleargrad(v));
        ctn_variable_release(v);
      }
      OK(ctn_link_to_device(target, devices[to]));
      OK(ctn_link_to_device(source, devices[from]));
      OK(ctn_link_addgrads(target, source));
      OK(ctn_link_copyparams(target, source));
      CHECK_GRAD(target, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(11, 22));
      CHECK_GRAD(target, "b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
      CHECK_GRAD(source, "b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
      CHECK_DATA(target, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(5, 6));
      OK(ctn_link_persistent(target, "p", &a));
      CHECK_ARRAY(a, CTN_FLOAT32, NO_DIMS, VALUES(1));
      OK(ctn_array_device(a, name, sizeof name, NULL));
      assert_string_equal(name, devices[to]);
      ctn_array_release(a);
      a = grad_of(target, "b");
      OK(ctn_array_device(a, name, sizeof name, NULL));
      assert_string_equal(name, devices[to]);
      ctn_array_release(a);
      OK(ctn_link_cleargrads(source));
      OK(ctn_link_zerograds(target));
      CHECK_GRAD(target, "W", CTN_FLOAT32, DIMS(2, 1), VALUES(0, 0));
      assert_null(grad_of(source, "W"));
      check_device(target, devices[to]);
      check_device(source, devices[from]);
      ctn_link_release(target);
      ctn_link_release(source);
    }
}

static void test_little_memory(void** state) {
  ctn_link *link = linear(30, 20, 0), *copy;
  ctn_array* persistent = counting(CTN_FLOAT32, DIMS(40));
  (void)state;
  OK(ctn_link_add_persistent(link, "p", persistent));
  ctn_array_release(persistent);
  OK(ctn_link_to_device(link, "test:1"));
  WITH_LITTLE_MEMORY(ctn_link_to_device(link, device), {
    ctn_array* b = data_of(link, "b");
    char name[16];
    check_device(link, "test:1");
    OK(ctn_array_device(b, name, sizeof name, NULL));
    assert_string_equal(name, "test:1");
    ctn_array_release(b);
  });
  check_device(link, device);
  WITH_LITTLE_MEMORY(ctn_link_clone(link, &copy), assert_null(copy));
  ctn_link_release(copy);
  ctn_link_release(link);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_links),
                                     TEST(test_iterators),
                                     TEST(test_device),
                                     TEST(test_persistent_values),
                                     TEST(test_names),
                                     TEST(test_levels),
                                     TEST(test_copied_gradients),
                                     TEST(test_between_devices),
                                     TEST(test_little_memory)};
  return RUN(tests, argc, argv);
}
