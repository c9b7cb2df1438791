/* Tests of saving and loading user links and persistent values, and of what stays unchanged if that fails. */
#include "link_support.h"

/* The state of a link: an array that is filled in place, and a number. */
typedef struct {
  ctn_array* scale;
  int64_t calls, loaded;
} counter;

static ctn_status serialize_status;
static int when; /* fails before (0) or after (1) its values */

static ctn_status give(void) {
  if (serialize_status != CTN_OK) ctn_error_set(serialize_status, "serialize says no");
  return serialize_status;
}

static ctn_status commit(void* user_data) {
  counter* c = user_data;
  c->calls = c->loaded;
  return CTN_OK;
}

static ctn_status serialize(void* user_data, ctn_link* link, ctn_serializer* s) {
  counter* c = user_data;
  ctn_status status = when == 0 ? give() : CTN_OK;
  if (!link) return CTN_ERROR_INTERNAL;
  c->loaded = c->calls;
  if (status == CTN_OK) status = ctn_serializer_array(s, "scale", c->scale);
  if (status == CTN_OK) status = ctn_serializer_i64(s, "state/calls", &c->loaded);
  if (status == CTN_OK && ctn_serializer_is_loading(s)) status = ctn_serializer_on_commit(s, commit, c, NULL);
  return status == CTN_OK && when == 1 ? give() : status;
}

static void destroy(void* user_data) {
  counter* c = user_data;
  ctn_array_release(c->scale);
  free(c);
}

static counter* data_in(ctn_link* root) {
  ctn_link* link;
  void* data;
  OK(ctn_link_child(root, "user", &link));
  OK(ctn_link_user_data(link, &data));
  ctn_link_release(link);
  return data;
}

/* A chain with a user link; all values are derived from a number. */
static ctn_link* model(double value) {
  ctn_link_callbacks table;
  ctn_link *root = chain(), *user;
  ctn_array* a = array_of(CTN_INT16, DIMS(2), VALUES(value + 1, value + 2));
  counter* c = calloc(1, sizeof *c);
  char text[32];
  assert_non_null(c);
  memset(&table, 0, sizeof table);
  table.struct_size = sizeof table;
  table.serialize = serialize;
  table.destroy = destroy;
  c->scale = array_of(CTN_FLOAT32, DIMS(3), VALUES(value, 2 * value, 3 * value));
  c->calls = (int64_t)value;
  OK(ctn_link_user_new(&table, c, &user));
  OK(ctn_link_add_param(user, "W", DIMS(2), CTN_FLOAT32));
  set_param(user, "W", DIMS(2), VALUES(value, -value));
  snprintf(text, sizeof text, "number %g", value);
  OK(ctn_link_add_persistent_text(user, "t", text));
  OK(ctn_link_add_persistent(user, "a", a));
  OK(ctn_link_add_persistent_i64(root, "n", (int64_t)value));
  OK(ctn_link_add_persistent_f64(root, "x", value / 3));
  ctn_array_release(a);
  adopt(root, "user", user);
  return root;
}

static void check_model(ctn_link* root, double value) {
  ctn_link* user;
  ctn_array* a;
  char text[32], expected[32];
  int64_t n;
  double x;
  OK(ctn_link_child(root, "user", &user));
  CHECK_DATA(user, "W", CTN_FLOAT32, DIMS(2), VALUES(value, -value));
  OK(ctn_link_persistent(user, "a", &a));
  TAKE_ARRAY(a, CTN_INT16, DIMS(2), VALUES(value + 1, value + 2));
  OK(ctn_link_persistent_text(user, "t", text, sizeof text, NULL));
  snprintf(expected, sizeof expected, "number %g", value);
  assert_string_equal(text, expected);
  OK(ctn_link_persistent_i64(root, "n", &n));
  assert_int_equal(n, value);
  OK(ctn_link_persistent_f64(root, "x", &x));
  assert_true(x == value / 3);
  CHECK_ARRAY(data_in(root)->scale, CTN_FLOAT32, DIMS(3), VALUES(value, 2 * value, 3 * value));
  assert_int_equal(data_in(root)->calls, value);
  ctn_link_release(user);
}

static void test_dictionary(void** state) {
  static const char* const keys[] = {"n",      "x",          "user/W",          "user/t",
                                     "user/a", "user/scale", "user/state/calls"};
  ctn_link *from = model(7), *to = model(100);
  ctn_dictionary* dictionary;
  ctn_serializer* s;
  size_t i;
  (void)state;
  serialize_status = CTN_OK;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, NULL, &s));
  OK(ctn_link_serialize(from, s));
  ctn_serializer_release(s);
  assert_int_equal(ctn_dictionary_count(dictionary), COUNT(keys));
  for (i = 0; i < COUNT(keys); ++i) {
    const char* key;
    OK(ctn_dictionary_key(dictionary, i, &key));
    assert_string_equal(key, keys[i]);
  }
  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &s));
  OK(ctn_link_serialize(to, s));
  ctn_serializer_release(s);
  check_model(to, 7);
  check_model(from, 7);
  ctn_dictionary_release(dictionary);
  ctn_link_release(from);
  ctn_link_release(to);
}

static void test_files(void** state) {
  ctn_link *from = model(7), *to;
  (void)state;
  serialize_status = CTN_OK;
  OK(ctn_link_save_npz(from, "user_link.npz", 1));
  to = model(100);
  OK(ctn_link_load_npz(to, "user_link.npz"));
  check_model(to, 7);
  ctn_link_release(to);
  assert_int_equal(remove("user_link.npz"), 0);

  OK(ctn_link_save_safetensors(from, "user_link.safetensors"));
  to = model(100);
  OK(ctn_link_load_safetensors(to, "user_link.safetensors"));
  check_model(to, 7);
  ctn_link_release(to);
  assert_int_equal(remove("user_link.safetensors"), 0);

  if (ctn_link_save_hdf5(from, "user_link.h5", 4) != CTN_ERROR_UNAVAILABLE) { /* this machine has no HDF5 */
    to = model(100);
    OK(ctn_link_load_hdf5(to, "user_link.h5"));
    check_model(to, 7);
    ctn_link_release(to);
    assert_int_equal(remove("user_link.h5"), 0);
  }
  ctn_link_release(from);
}

/* Errors reach the caller unchanged, and neither file nor link has changed. */
static void test_failures(void** state) {
  ctn_link *from = model(7), *to = model(100), *less = model(1), *user;
  (void)state;
  serialize_status = CTN_OK;
  OK(ctn_link_save_npz(from, "user_link.npz", 0));
  for (when = 0; when < 2; ++when) {
    serialize_status = CTN_ERROR_NAN;
    assert_int_equal(ctn_link_load_npz(to, "user_link.npz"), CTN_ERROR_NAN);
    assert_string_equal(ctn_error_message(), "serialize says no");
    check_model(to, 100);
    assert_int_equal(ctn_link_save_npz(to, "user_link.npz", 0), CTN_ERROR_NAN);
    assert_string_equal(ctn_error_message(), "serialize says no");
    serialize_status = CTN_OK;
    OK(ctn_link_load_npz(less, "user_link.npz"));
    check_model(less, 7);
  }
  when = 0;

  /* A number that only the link has, and one that only the file has. */
  OK(ctn_link_child(to, "user", &user));
  OK(ctn_link_add_persistent_i64(user, "more", 5));
  FAILS(ctn_link_load_npz(to, "user_link.npz"), CTN_ERROR_NOT_FOUND, "\"user/more\"");
  check_model(to, 100);
  ctn_link_release(user);
  serialize_status = CTN_OK;
  OK(ctn_link_save_npz(to, "user_link.npz", 0));
  FAILS(ctn_link_load_npz(less, "user_link.npz"), CTN_ERROR_FORMAT, "\"user/more\"");
  check_model(less, 7);
  assert_int_equal(remove("user_link.npz"), 0);
  ctn_link_release(from);
  ctn_link_release(less);
  ctn_link_release(to);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_dictionary), TEST(test_files), TEST(test_failures)};
  return RUN(tests, argc, argv);
}
