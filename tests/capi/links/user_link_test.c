/* Tests of catenary/user_link.h: links with their own states, failures in their callbacks, and the functions
   of a Classifier. */
#include "link_support.h"

/* The user_data of all links in this file: an array on the link's device, and what happened. */
typedef struct {
  ctn_array* scale;
  int moves, copies;
  char device[16];
} scaler;

static int alive, destroyed;
static ctn_status copy_status, move_status;
static int32_t last_shares; /* the argument of the last copy callback */

static void destroy(void* user_data) {
  scaler* s = user_data;
  ctn_array_release(s->scale);
  free(s);
  --alive;
  ++destroyed;
}

static ctn_status give(ctn_status status, const char* message) {
  if (status != CTN_OK) ctn_error_set(status, message);
  return status;
}

static scaler* scaler_new(ctn_array* scale) {
  scaler* s = calloc(1, sizeof *s);
  assert_non_null(s);
  s->scale = ctn_array_retain(scale);
  strcpy(s->device, device);
  ++alive;
  return s;
}

/* y = x * scale */
static ctn_status scaler_forward(void* user_data, ctn_link* link, ctn_variable* const* inputs,
                                 size_t input_count, ctn_variable** outputs, size_t output_count) {
  scaler* s = user_data;
  ctn_variable* scale = NULL;
  ctn_status status;
  if (input_count != 1 || output_count != 1 || !link) return CTN_ERROR_INTERNAL;
  status = ctn_variable_new(s->scale, &scale);
  if (status == CTN_OK) status = ctn_mul(inputs[0], scale, &outputs[0]);
  ctn_variable_release(scale);
  return status;
}

static ctn_status scaler_copy(void* user_data, ctn_link* link, int32_t shares, void** copy) {
  scaler* s = user_data;
  if (*copy || !link) return CTN_ERROR_INTERNAL;
  last_shares = shares;
  if (copy_status != CTN_OK) return give(copy_status, "copy says no");
  ++s->copies;
  *copy = scaler_new(s->scale);
  strcpy(((scaler*)*copy)->device, s->device);
  return CTN_OK;
}

static ctn_status scaler_to_device(void* user_data, ctn_link* link, const char* name) {
  scaler* s = user_data;
  ctn_array* moved;
  ctn_status status;
  if (!link) return CTN_ERROR_INTERNAL;
  if (move_status != CTN_OK) return give(move_status, "to_device says no");
  status = ctn_array_to_device(s->scale, name, &moved);
  if (status != CTN_OK) return status;
  ctn_array_release(s->scale);
  s->scale = moved;
  strcpy(s->device, name);
  ++s->moves;
  return CTN_OK;
}

/* A link whose move callback fails, for use in the middle of a hierarchy. */
static ctn_status stubborn(void* user_data, ctn_link* link, const char* name) {
  (void)user_data, (void)link, (void)name;
  return give(move_status, "to_device says no");
}

static const ctn_link_callbacks callbacks = {sizeof callbacks, "Scaler", scaler_forward, scaler_copy,
                                             scaler_to_device, NULL,     destroy};

static ctn_link* scaler_link(void) {
  ctn_link* link;
  ctn_array* scale = array_of(CTN_FLOAT32, DIMS(2), VALUES(10, 100));
  OK(ctn_link_user_new(&callbacks, scaler_new(scale), &link));
  ctn_array_release(scale);
  return link;
}

static scaler* data_in(ctn_link* link) {
  void* data;
  OK(ctn_link_user_data(link, &data));
  return data;
}

static void check_call(ctn_link* link, const char* where, double first, double second) {
  ctn_array *here = array_of(CTN_FLOAT32, DIMS(2), VALUES(1, 2)), *there;
  ctn_variable *x, *y;
  OK(ctn_array_to_device(here, where, &there));
  OK(ctn_variable_new(there, &x));
  OK(ctn_link_call1(link, x, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, DIMS(2), VALUES(first, second));
  ctn_variable_release(x);
  ctn_array_release(there);
  ctn_array_release(here);
}

static void test_states(void** state) {
  ctn_link *link = scaler_link(), *copy, *root = chain(), *roots_copy, *child;
  ctn_array* a;
  (void)state;
  copy_status = move_status = CTN_OK;
  destroyed = 0;
  assert_string_equal(ctn_link_kind(link), "Scaler");
  check_call(link, device, 10, 200);

  /* A copy has its own state, which is moved and released separately. */
  OK(ctn_link_share(link, &copy));
  assert_ptr_not_equal(data_in(copy), data_in(link));
  assert_int_equal(data_in(link)->copies, 1);
  assert_int_equal(alive, 2);
  a = array_of(CTN_FLOAT32, DIMS(2), VALUES(-1, 1));
  OK(ctn_array_copyto(data_in(copy)->scale, a, CTN_CASTING_NO, NULL)); /* shared by the copy */
  ctn_array_release(a);
  OK(ctn_link_to_device(copy, "test:1"));
  assert_string_equal(data_in(copy)->device, "test:1");
  assert_string_equal(data_in(link)->device, device);
  check_call(copy, "test:1", -1, 2);
  check_call(link, device, -1, 2);
  ctn_link_release(copy);
  assert_int_equal(destroyed, 1);

  /* The link in a hierarchy. */
  adopt(root, "user", link);
  OK(ctn_link_add_param(root, "W", DIMS(1), CTN_FLOAT32));
  OK(ctn_link_share(root, &roots_copy));
  OK(ctn_link_child(roots_copy, "user", &child));
  assert_ptr_not_equal(data_in(child), data_in(link));
  OK(ctn_link_to_device(roots_copy, "test:1"));
  assert_string_equal(data_in(child)->device, "test:1");
  ctn_link_release(roots_copy);
  assert_int_equal(alive, 2); /* `child` still holds it */
  ctn_link_release(child);
  assert_int_equal(alive, 1);
  ctn_link_release(root);
  assert_int_equal(alive, 0);
  assert_int_equal(destroyed, 3);
}

/* The copy callback learns which function makes the copy, and the parameters of the copy agree with that. */
static void check_told(ctn_link* link, const char* path, int32_t shares) {
  ctn_link* copy;
  ctn_array *own = data_of(link, path), *others;
  last_shares = -1;
  OK(shares ? ctn_link_share(link, &copy) : ctn_link_clone(link, &copy));
  assert_int_equal(last_shares, shares);
  others = data_of(copy, path);
  assert_int_equal(own == others, shares);
  ctn_array_release(others);
  ctn_array_release(own);
  ctn_link_release(copy);
}

static void test_kinds_of_copies(void** state) {
  ctn_link *user = scaler_link(), *inner = chain(), *outer = chain();
  (void)state;
  OK(ctn_link_add_param(user, "W", DIMS(1), CTN_FLOAT32));
  check_told(user, "W", 1);
  check_told(user, "W", 0);
  adopt(inner, "user", user);
  adopt(outer, "inner", inner);
  check_told(outer, "inner/user/W", 1);
  check_told(outer, "inner/user/W", 0);
  ctn_link_release(outer);
  assert_int_equal(alive, 0);
}

static void test_shared_state(void** state) {
  ctn_link_callbacks table = callbacks;
  ctn_link *link, *copy;
  ctn_array* scale = counting(CTN_FLOAT32, DIMS(2));
  (void)state;
  destroyed = 0;
  table.copy = NULL;
  OK(ctn_link_user_new(&table, scaler_new(scale), &link));
  ctn_array_release(scale);
  OK(ctn_link_share(link, &copy));
  assert_ptr_equal(data_in(copy), data_in(link));
  ctn_link_release(link);
  assert_int_equal(destroyed, 0);
  check_call(copy, device, 0, 2);
  ctn_link_release(copy);
  assert_int_equal(destroyed, 1);

  /* The callback table needs nothing but its size. */
  memset(&table, 0, sizeof table);
  table.struct_size = sizeof table;
  OK(ctn_link_user_new(&table, NULL, &link));
  assert_string_equal(ctn_link_kind(link), "a user link");
  OK(ctn_link_share(link, &copy));
  OK(ctn_link_to_device(copy, "test:1"));
  assert_null(data_in(copy));
  {
    ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(1), VALUES(1)), *y;
    FAILS(ctn_link_call1(copy, x, &y), CTN_ERROR_UNSUPPORTED, "a user link has no forward computation");
    ctn_variable_release(x);
  }
  ctn_link_release(copy);
  ctn_link_release(link);
}

static void check_on(ctn_link* link, const char* path, const char* expected) {
  ctn_array* a = data_of(link, path);
  char name[16];
  OK(ctn_array_device(a, name, sizeof name, NULL));
  assert_string_equal(name, expected);
  ctn_array_release(a);
}

static void test_failures(void** state) {
  ctn_link *root = chain(), *first = scaler_link(), *second = scaler_link(), *bad, *copy;
  ctn_link_callbacks table = callbacks;
  ctn_array* persistent = counting(CTN_FLOAT32, DIMS(3));
  (void)state;
  table.to_device = stubborn;
  OK(ctn_link_user_new(&table, scaler_new(persistent), &bad));
  adopt(root, "first", first);
  adopt(root, "bad", bad);
  adopt(root, "second", second);
  adopt(root, "l", linear(1, 1, 0));
  OK(ctn_link_add_persistent(second, "p", persistent));
  ctn_array_release(persistent);

  /* A failing move moves back the states that had moved; nothing else has moved yet. */
  move_status = CTN_OK;
  OK(ctn_link_to_device(root, "cpu"));
  data_in(first)->moves = 0;
  move_status = CTN_ERROR_IO;
  assert_int_equal(ctn_link_to_device(root, "test:1"), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "to_device says no");
  assert_int_equal(data_in(first)->moves, 0);
  check_on(root, "l/W", "cpu");
  OK(ctn_link_persistent(second, "p", &persistent));
  {
    char name[16];
    OK(ctn_array_device(persistent, name, sizeof name, NULL));
    assert_string_equal(name, "cpu");
  }
  ctn_array_release(persistent);

  /* A copy that fails in the middle leaves nothing behind. */
  move_status = CTN_OK;
  copy_status = CTN_ERROR_NAN;
  assert_int_equal(ctn_link_share(root, &copy), CTN_ERROR_NAN);
  assert_string_equal(ctn_error_message(), "copy says no");
  assert_null(copy);
  assert_int_equal(alive, 3);
  copy_status = CTN_OK;
  OK(ctn_link_share(root, &copy));
  assert_int_equal(alive, 6);
  ctn_link_release(copy);
  ctn_link_release(root);
  assert_int_equal(alive, 0);
}

static ctn_status fail_once(void* user_data, ctn_link* link, const char* name) {
  (void)user_data, (void)link, (void)name;
  return give(CTN_ERROR_DEVICE, "not there");
}

static void test_moved_back(void** state) {
  ctn_link *root = chain(), *first = scaler_link(), *bad;
  ctn_link_callbacks table = callbacks;
  ctn_array* scale = counting(CTN_FLOAT32, DIMS(2));
  (void)state;
  move_status = CTN_OK;
  table.to_device = fail_once;
  OK(ctn_link_user_new(&table, scaler_new(scale), &bad));
  ctn_array_release(scale);
  adopt(root, "first", first);
  adopt(root, "bad", bad);
  assert_int_equal(ctn_link_to_device(root, "test:1"), CTN_ERROR_DEVICE);
  assert_string_equal(ctn_error_message(), "not there");
  assert_int_equal(data_in(first)->moves, 2); /* to the other device and back */
  assert_string_equal(data_in(first)->device, device);
  check_call(first, device, 10, 200);
  ctn_link_release(root);
}

/* Callbacks that change their own link or release their caller's reference do no harm. */

static ctn_link* held; /* the next callback releases it */

static ctn_status meddling_copy(void* user_data, ctn_link* link, int32_t shares, void** copy) {
  ctn_link* child = chain();
  ctn_status status = ctn_link_add_link(link, "late", child);
  ctn_link_release(child);
  if (status == CTN_OK) status = ctn_link_add_param(link, "late_too", DIMS(1), CTN_FLOAT32);
  if (status == CTN_OK) status = ctn_link_add_persistent_i64(link, "late_as_well", 3);
  (void)shares;
  *copy = user_data;
  return status;
}

static ctn_status meddling_to_device(void* user_data, ctn_link* link, const char* name) {
  ctn_array* mine = counting(CTN_FLOAT32, DIMS(2));
  char text[16];
  size_t i;
  (void)user_data;
  for (i = 0; i < 20; ++i) {
    snprintf(text, sizeof text, "p%d", (int)i);
    OK(ctn_link_add_persistent(link, text, mine));
  }
  OK(ctn_link_set_persistent(link, "replaced", mine));
  ctn_array_release(mine);
  ctn_link_release(held);
  held = NULL;
  return strcmp(name, "test:1") ? CTN_ERROR_INTERNAL : CTN_OK;
}

static void test_meddling(void** state) {
  ctn_link_callbacks table;
  ctn_link *link, *copy;
  ctn_array *a = counting(CTN_FLOAT32, DIMS(2)), *got;
  ctn_link_iterator* keep;
  size_t count;
  (void)state;
  memset(&table, 0, sizeof table);
  table.struct_size = sizeof table;
  table.copy = meddling_copy;
  OK(ctn_link_user_new(&table, NULL, &link));
  OK(ctn_link_add_param(link, "W", DIMS(1), CTN_FLOAT32));
  OK(ctn_link_share(link, &copy));
  check_paths(link, (const char* const[]){"/W", "/late_too"}, 2);
  check_paths(copy, (const char* const[]){"/W", "/late_too"}, 2);
  OK(ctn_link_count(copy, 0, &count));
  assert_int_equal(count, 2);
  assert_int_equal(ctn_link_persistent_count(copy), 1);
  ctn_link_release(copy);
  assert_int_equal(ctn_link_share(link, &copy), CTN_ERROR_INVALID_ARGUMENT);
  assert_non_null(strstr(ctn_error_message(), "link_add_link: name: expected a new name, but \"late\""));
  ctn_link_release(link);

  table.copy = NULL;
  table.to_device = meddling_to_device;
  OK(ctn_link_user_new(&table, NULL, &held));
  OK(ctn_link_add_persistent(held, "moved", a));
  OK(ctn_link_add_persistent(held, "replaced", a));
  OK(ctn_link_iterator_new(held, 0, &keep));
  OK(ctn_link_to_device(held, "test:1"));
  OK(ctn_link_iterator_next(keep, NULL, &link));
  ctn_link_iterator_release(keep);
  assert_null(held);
  OK(ctn_link_persistent(link, "moved", &got));
  assert_ptr_not_equal(got, a);
  CHECK_ARRAY(got, CTN_FLOAT32, DIMS(2), VALUES(0, 1));
  ctn_array_release(got);
  OK(ctn_link_persistent(link, "replaced", &got));
  {
    char name[16];
    OK(ctn_array_device(got, name, sizeof name, NULL));
    assert_string_equal(name, device); /* the device that the callback set stays */
  }
  ctn_array_release(got);
  ctn_link_release(link);

  OK(ctn_link_user_new(&table, NULL, &held)); /* the callback releases the only reference */
  OK(ctn_link_add_persistent(held, "replaced", a));
  OK(ctn_link_to_device(held, "test:1"));
  ctn_array_release(a);
}

static void test_bad_input(void** state) {
  ctn_link_callbacks table = callbacks;
  ctn_link* link;
  ctn_array* scale = counting(CTN_FLOAT32, DIMS(2));
  void* data = &link;
  (void)state;
  destroyed = 0;
  FAILS(ctn_link_user_new(&table, scaler_new(scale), NULL), CTN_ERROR_INVALID_ARGUMENT,
        "out: expected a pointer");
  assert_int_equal(destroyed, 1);
  FAILS(ctn_link_user_new(NULL, NULL, &link), CTN_ERROR_INVALID_ARGUMENT, "callbacks: expected a pointer");
  assert_null(link);
  table.struct_size = 8;
  FAILS(ctn_link_user_new(&table, NULL, &link), CTN_ERROR_INVALID_ARGUMENT,
        "callbacks: expected a struct_size of", "got 8");
  table.struct_size = 5000;
  FAILS(ctn_link_user_new(&table, scaler_new(scale), &link), CTN_ERROR_INVALID_ARGUMENT, "struct_size",
        "5000");
  assert_int_equal(destroyed, 2);
  ctn_array_release(scale);
  link = chain();
  FAILS(ctn_link_user_data(link, &data), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a user link, got a chain");
  assert_null(data);
  FAILS(ctn_link_user_data(NULL, &data), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link, got NULL");
  ctn_link_release(link);
  OK(ctn_link_new(NULL, &destroyed, NULL, &link));
  assert_ptr_equal(data_in(link), &destroyed);
  ctn_link_release(link);
}

/* A larger table from a later version works if it requests nothing unknown. */
static void test_later_table(void** state) {
  struct {
    ctn_link_callbacks known;
    void* more[4];
  } later;
  ctn_link* link;
  ctn_array* scale = counting(CTN_FLOAT32, DIMS(2));
  (void)state;
  memset(&later, 0, sizeof later);
  later.known = callbacks;
  later.known.struct_size = sizeof later;
  OK(ctn_link_user_new(&later.known, scaler_new(scale), &link));
  check_call(link, device, 0, 2);
  ctn_link_release(link);
  later.more[3] = &later;
  destroyed = 0;
  FAILS(ctn_link_user_new(&later.known, scaler_new(scale), &link), CTN_ERROR_UNSUPPORTED, "later version");
  assert_int_equal(destroyed, 1);
  ctn_array_release(scale);
}

/* Tests of the functions of a Classifier. */

static int calls, freed;
static ctn_status function_status;
static void count_free(void* user_data) { freed += *(int*)user_data; }

/* sum(y) * user_data; the labels are not used. */
static ctn_status scaled_sum(void* user_data, ctn_variable* y, ctn_variable* t, ctn_variable** out) {
  ctn_variable* sum = NULL;
  ctn_status status;
  ++calls;
  if (!t) return CTN_ERROR_INTERNAL;
  if (function_status == CTN_ERROR_CALLBACK) return CTN_OK; /* forgets the output */
  if (function_status != CTN_OK) return give(function_status, "the function says no");
  status = ctn_sum(y, NULL, 0, 0, &sum);
  if (status == CTN_OK) status = ctn_mul_f64(sum, *(int*)user_data, out);
  ctn_variable_release(sum);
  return status;
}

static void test_classifier_functions(void** state) {
  static int two = 2, three = 3;
  ctn_link *predictor = linear(2, 2, 1), *classifier, *copy;
  ctn_variable *inputs[2], *y;
  (void)state;
  calls = freed = 0;
  function_status = CTN_OK;
  set_param(predictor, "W", DIMS(2, 2), VALUES(1, 0, 0, 1));
  OK(ctn_link_classifier_new(predictor, &classifier));
  inputs[0] = variable_of(CTN_FLOAT32, DIMS(2, 2), VALUES(1, 2, 3, 4));
  inputs[1] = variable_of(CTN_INT32, DIMS(2), VALUES(0, 1));
  OK(ctn_link_classifier_set_loss_function(classifier, scaled_sum, &two, count_free));
  OK(ctn_link_classifier_set_accuracy_function(classifier, scaled_sum, &three, count_free));
  OK(ctn_link_call(classifier, inputs, 2, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES(20));
  OK(ctn_link_classifier_accuracy(classifier, &y));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES(30));
  OK(ctn_link_classifier_set_compute_accuracy(classifier, 0));
  OK(ctn_link_cleargrads(classifier));
  OK(ctn_link_call(classifier, inputs, 2, &y, 1));
  OK(ctn_variable_backward(y, 0, 0));
  ctn_variable_release(y);
  CHECK_GRAD(predictor, "W", CTN_FLOAT32, DIMS(2, 2), VALUES(8, 12, 8, 12));
  assert_int_equal(calls, 3);

  /* Copies share the functions; replacing one affects this link only. */
  OK(ctn_link_share(classifier, &copy));
  OK(ctn_link_classifier_set_loss_function(classifier, NULL, NULL, NULL));
  assert_int_equal(freed, 0);
  OK(ctn_link_call(copy, inputs, 2, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES(20));
  OK(ctn_link_call(classifier, inputs, 2, &y, 1));
  CHECK_VARIABLE(y, CTN_FLOAT32, NO_DIMS, VALUES((log(1 + exp(1)) + log(1 + exp(-1))) / 2));
  ctn_link_release(copy);
  assert_int_equal(freed, 2);

  OK(ctn_link_classifier_set_loss_function(classifier, scaled_sum, &two, count_free));
  function_status = CTN_ERROR_IO;
  assert_int_equal(ctn_link_call(classifier, inputs, 2, &y, 1), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "the function says no");
  assert_null(y);
  OK(ctn_link_classifier_loss(classifier, &y));
  assert_null(y);
  function_status = CTN_ERROR_CALLBACK;
  FAILS(ctn_link_call(classifier, inputs, 2, &y, 1), CTN_ERROR_CALLBACK,
        "the loss function of a Classifier left its output NULL");
  freed = 0;
  FAILS(ctn_link_classifier_set_loss_function(predictor, scaled_sum, &two, count_free),
        CTN_ERROR_INVALID_ARGUMENT, "classifier: expected a link of kind Classifier, got Linear");
  FAILS(ctn_link_classifier_set_accuracy_function(NULL, scaled_sum, &three, count_free),
        CTN_ERROR_INVALID_ARGUMENT, "classifier: expected a link, got NULL");
  assert_int_equal(freed, 5);
  ctn_variable_release(inputs[0]);
  ctn_variable_release(inputs[1]);
  ctn_link_release(predictor);
  ctn_link_release(classifier);
  assert_int_equal(freed, 10);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_states),    TEST(test_kinds_of_copies), TEST(test_shared_state),
      TEST(test_failures),  TEST(test_moved_back),      TEST(test_meddling),
      TEST(test_bad_input), TEST(test_later_table),     TEST(test_classifier_functions)};
  return RUN(tests, argc, argv);
}
