/* Tests of catenary/serializer.h: saving and loading links and optimizers, full disks, little memory, and
   damaged files. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "link_support.h"

static char directory[256];
static char path_text[4][320];

/* A path in the test's own directory; four may be in use at a time. */
static const char* path_of(const char* name) {
  static size_t next;
  char* text = path_text[next++ % COUNT(path_text)];
  snprintf(text, sizeof path_text[0], "%s/%s", directory, name);
  return text;
}

static void set_values(ctn_link* link, const char* path, double first) {
  ctn_variable* v;
  ctn_array *data, *values, *shaped, *raised, *given;
  OK(ctn_link_param(link, path, &v));
  OK(ctn_variable_data(v, &data));
  OK(ctn_array_arange_i64(0, ctn_array_size(data), 1, CTN_FLOAT64, &values));
  OK(ctn_array_add_f64(values, first, &raised));
  OK(ctn_array_reshape(raised, ctn_array_shape(data), ctn_array_ndim(data), &shaped));
  OK(ctn_array_asarray(shaped, ctn_array_dtype(data), &given));
  OK(ctn_array_copyto(data, given, CTN_CASTING_NO, NULL));
  ctn_array_release(given);
  ctn_array_release(shaped);
  ctn_array_release(raised);
  ctn_array_release(values);
  ctn_array_release(data);
  ctn_variable_release(v);
}

static void add_persistent(ctn_link* link, const char* name, ctn_array* value) {
  OK(ctn_link_add_persistent(link, name, value));
  ctn_array_release(value);
}

/* l1 (Linear), list/0 (a user link with a float64 parameter "p"), and the persistent values "epoch" and
   "mask"; the values count up from `first`. */
static ctn_link* model(double first, int64_t l1_size) {
  ctn_link *root, *list, *user, *layer;
  OK(ctn_link_new(NULL, NULL, NULL, &root));
  OK(ctn_link_chain_list_new(&list));
  OK(ctn_link_new(NULL, NULL, NULL, &user));
  OK(ctn_link_add_param(user, "p", DIMS(2), CTN_FLOAT64));
  OK(ctn_link_linear_new(2, l1_size, NULL, &layer));
  adopt(list, NULL, user);
  adopt(root, "l1", layer);
  adopt(root, "list", list);
  add_persistent(root, "epoch", array_of(CTN_INT64, NO_DIMS, VALUES(first)));
  add_persistent(root, "mask", array_of(CTN_BOOL, DIMS(3), VALUES(1, 0, 1)));
  set_values(root, "l1/W", first);
  set_values(root, "l1/b", first + 10);
  set_values(root, "list/0/p", first + 20);
  OK(ctn_link_cleargrads(root));
  return root;
}

static ctn_array* persistent(ctn_link* link, const char* name) {
  ctn_array* a;
  OK(ctn_link_persistent(link, name, &a));
  return a;
}

static void check_model(ctn_link* link, double first) {
  CHECK_DATA(link, "l1/W", CTN_FLOAT32, DIMS(1, 2), VALUES(first, first + 1));
  CHECK_DATA(link, "l1/b", CTN_FLOAT32, DIMS(1), VALUES(first + 10));
  CHECK_DATA(link, "list/0/p", CTN_FLOAT64, DIMS(2), VALUES(first + 20, first + 21));
  TAKE_ARRAY(persistent(link, "epoch"), CTN_INT64, NO_DIMS, VALUES(first));
  TAKE_ARRAY(persistent(link, "mask"), CTN_BOOL, DIMS(3), VALUES(1, 0, 1));
}

static void test_link(void** state) {
  ctn_link *saved = model(1, 1), *loaded, *list;
  ctn_array *held, *epoch;
  int64_t version;
  int compress;
  (void)state;
  for (compress = 0; compress < 2; ++compress) {
    const char* path = path_of(compress ? "small.npz" : "link.npz");
    OK(ctn_link_save_npz(saved, path, -compress));
    loaded = model(100, 1);
    held = data_of(loaded, "l1/W");
    epoch = persistent(loaded, "epoch");
    version = ctn_array_version(held);
    OK(ctn_link_load_npz(loaded, path));
    check_model(loaded, 1);
    CHECK_ARRAY(held, CTN_FLOAT32, DIMS(1, 2), VALUES(1, 2)); /* into the existing arrays */
    CHECK_ARRAY(epoch, CTN_INT64, NO_DIMS, VALUES(1));
    assert_true(ctn_array_version(held) > version);
    ctn_array_release(epoch);
    ctn_array_release(held);
    ctn_link_release(loaded);
  }
  /* A part of the hierarchy can be saved as a root. */
  OK(ctn_link_child(saved, "list", &list));
  OK(ctn_link_save_npz(list, path_of("list.npz"), 0));
  ctn_link_release(list);
  loaded = model(100, 1);
  OK(ctn_link_child(loaded, "list", &list));
  OK(ctn_link_load_npz(list, path_of("list.npz")));
  CHECK_DATA(loaded, "list/0/p", CTN_FLOAT64, DIMS(2), VALUES(21, 22));
  CHECK_DATA(loaded, "l1/b", CTN_FLOAT32, DIMS(1), VALUES(110));
  ctn_link_release(list);
  ctn_link_release(loaded);
  ctn_link_release(saved);
}

static void test_conversion(void** state) {
  ctn_link *saved, *loaded;
  ctn_load_options* options;
  (void)state;
  OK(ctn_link_new(NULL, NULL, NULL, &saved));
  OK(ctn_link_add_param(saved, "a", DIMS(2), CTN_FLOAT64));
  OK(ctn_link_add_param(saved, "extra", DIMS(2), CTN_FLOAT64));
  OK(ctn_link_add_param(saved, "none", DIMS(0, 2), CTN_FLOAT32));
  add_persistent(saved, "n", array_of(CTN_INT32, DIMS(2), VALUES(3, 4)));
  set_values(saved, "a", 1);
  OK(ctn_link_save_npz(saved, path_of("dtypes.npz"), 1));
  OK(ctn_link_new(NULL, NULL, NULL, &loaded));
  OK(ctn_link_add_param(loaded, "n", DIMS(2), CTN_FLOAT32));
  OK(ctn_link_add_param(loaded, "a", DIMS(2), CTN_FLOAT16));
  OK(ctn_link_add_param(loaded, "none", DIMS(0, 2), CTN_FLOAT32));
  FAILS(ctn_link_load_npz(loaded, path_of("dtypes.npz")), CTN_ERROR_DTYPE,
        "mismatching \"n\" (expected float32 (2,), got int32 (2,)), \"a\" (expected float16 (2,), got "
        "float64 (2,))",
        "unexpected \"extra\"");
  OK(ctn_load_options_new(&options));
  OK(ctn_load_options_set_strict(options, 0));
  OK(ctn_load_options_set_casting(options, CTN_CASTING_SAME_KIND));
  OK(ctn_link_load(loaded, path_of("dtypes.npz"), options, NULL));
  ctn_load_options_release(options);
  CHECK_DATA(loaded, "a", CTN_FLOAT16, DIMS(2), VALUES(1, 2));
  CHECK_DATA(loaded, "n", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  ctn_link_release(loaded);

  /* Floats are not converted to integers. */
  OK(ctn_link_new(NULL, NULL, NULL, &loaded));
  add_persistent(loaded, "n", array_of(CTN_INT64, DIMS(2), VALUES(8, 9)));
  add_persistent(loaded, "a", array_of(CTN_INT64, DIMS(2), VALUES(8, 9)));
  FAILS(ctn_link_load_npz(loaded, path_of("dtypes.npz")), CTN_ERROR_DTYPE,
        "mismatching \"n\" (expected int64 (2,), got int32 (2,)), \"a\" (expected int64 (2,), got float64 "
        "(2,))");
  TAKE_ARRAY(persistent(loaded, "n"), CTN_INT64, DIMS(2), VALUES(8, 9));
  ctn_link_release(loaded);
  ctn_link_release(saved);

  OK(ctn_link_new(NULL, NULL, NULL, &saved));
  OK(ctn_link_add_param(saved, "a", DIMS(2), CTN_BFLOAT16));
  FAILS(ctn_link_save_npz(saved, path_of("bfloat16.npz"), 0), CTN_ERROR_UNSUPPORTED, "\"a\":", "bfloat16");
  assert_int_not_equal(access(path_of("bfloat16.npz"), F_OK), 0);
  ctn_link_release(saved);
}

static void test_strict(void** state) {
  ctn_link *saved = model(1, 1), *other = model(50, 1), *wide = model(50, 3), *extra;
  const char* path = path_of("strict.npz");
  (void)state;
  OK(ctn_link_save_npz(saved, path, 0));
  FAILS(ctn_link_load_npz(wide, path), CTN_ERROR_SHAPE, "strict.npz: mismatching",
        "\"l1/W\" (expected float32 (3, 2), got float32 (1, 2)), \"l1/b\" (expected float32 (3,), got "
        "float32 (1,))");
  CHECK_DATA(wide, "list/0/p", CTN_FLOAT64, DIMS(2), VALUES(70, 71));
  TAKE_ARRAY(persistent(wide, "epoch"), CTN_INT64, NO_DIMS, VALUES(50));
  OK(ctn_link_new(NULL, NULL, NULL, &extra));
  OK(ctn_link_add_param(extra, "x", DIMS(1), CTN_FLOAT32));
  OK(ctn_link_add_param(extra, "y", DIMS(1), CTN_FLOAT32));
  adopt(wide, "extra", extra);
  FAILS(ctn_link_load_npz(wide, path), CTN_ERROR_NOT_FOUND,
        "missing \"extra/x\", \"extra/y\"; mismatching \"l1/W\"");
  FAILS(ctn_link_load_npz(other, path_of("no such file")), CTN_ERROR_NOT_FOUND, "no such file");
  FAILS(ctn_link_load_npz(other, directory), CTN_ERROR_IO, directory);
  check_model(other, 50);
  ctn_link_release(wide);
  ctn_link_release(other);
  ctn_link_release(saved);
}

static void copy_part(const char* from, const char* to, long bytes) {
  FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
  int c;
  assert_non_null(in);
  assert_non_null(out);
  while (bytes-- > 0 && (c = getc(in)) != EOF) putc(c, out);
  fclose(in);
  fclose(out);
}

/* A full disk: writing beyond 256 bytes fails. */
static void test_full_disk(void** state) {
  ctn_link *saved = model(1, 1), *other = model(50, 1);
  struct rlimit before, small;
  void (*handler)(int) = signal(SIGXFSZ, SIG_IGN);
  (void)state;
  OK(ctn_link_save_npz(saved, path_of("whole.npz"), 0));
  assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
  small = before;
  small.rlim_cur = 256;
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
  FAILS(ctn_link_save_npz(other, path_of("whole.npz"), 0), CTN_ERROR_IO, "whole.npz: cannot write:");
  assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
  signal(SIGXFSZ, handler);
  OK(ctn_link_load_npz(other, path_of("whole.npz"))); /* the old file */
  check_model(other, 1);
  ctn_link_release(other);
  ctn_link_release(saved);
}

/* Loads with more and more memory until it is enough; failed attempts change nothing. */
static void test_little_memory(void** state) {
  ctn_link *saved = model(1, 1), *other = model(50, 1);
  ctn_status status = CTN_ERROR_OUT_OF_MEMORY;
  uint64_t room;
  int failures = 0;
  (void)state;
  OK(ctn_link_save_npz(saved, path_of("whole.npz"), 1)); /* stored entries are read in place */
  for (room = 0; status != CTN_OK; room += 64) {
    ctn_memory_statistics statistics;
    statistics.struct_size = sizeof statistics;
    assert_true(room < (1 << 20));
    OK(ctn_device_synchronize(device));
    OK(ctn_memory_trim(device));
    OK(ctn_memory_get_statistics(device, &statistics));
    OK(ctn_memory_set_limit(device, statistics.held_bytes + room + 1));
    status = ctn_link_load_npz(other, path_of("whole.npz"));
    OK(ctn_memory_set_limit(device, 0));
    if (status == CTN_OK) break;
    ++failures;
    assert_int_equal(status, CTN_ERROR_OUT_OF_MEMORY);
    check_model(other, 50);
  }
  assert_true(failures > 1);
  check_model(other, 1);
  ctn_link_release(other);
  ctn_link_release(saved);
}

static void test_files(void** state) {
  ctn_link *saved = model(1, 1), *other = model(50, 1);
  struct stat info;
  long cut;
  (void)state;
  OK(ctn_link_save_npz(saved, path_of("whole.npz"), 0));
  assert_int_equal(stat(path_of("whole.npz"), &info), 0);
  for (cut = 0; cut < info.st_size; cut += 37) { /* truncated anywhere: an error, and nothing changes */
    ctn_status status;
    copy_part(path_of("whole.npz"), path_of("cut.npz"), cut);
    status = ctn_link_load_npz(other, path_of("cut.npz"));
    assert_int_equal(status, CTN_ERROR_FORMAT);
    assert_non_null(strstr(ctn_error_message(), "link_load_npz: "));
    assert_non_null(strstr(ctn_error_message(), "cut.npz"));
    if (cut > 100) assert_non_null(strstr(ctn_error_message(), "has been cut off or damaged"));
  }
  check_model(other, 50);

  /* A save that fails leaves the old file unchanged. */
  FAILS(ctn_link_save_npz(saved, path_of("none/link.npz"), 0), CTN_ERROR_IO, "none/link.npz");
  if (access("/dev/full", W_OK) == 0)
    FAILS(ctn_link_save_npz(saved, "/dev/full", 0), CTN_ERROR_IO, "/dev/full");
  OK(ctn_link_save_npz(other, path_of("whole.npz"), 0)); /* replaced */
  OK(ctn_link_load_npz(saved, path_of("whole.npz")));
  check_model(saved, 50);
  FAILS(ctn_link_save_npz(NULL, path_of("x.npz"), 0), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link, got NULL");
  FAILS(ctn_link_save_npz(saved, NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string, got NULL");
  FAILS(ctn_link_load_npz(NULL, path_of("x.npz")), CTN_ERROR_INVALID_ARGUMENT,
        "link: expected a link, got NULL");
  FAILS(ctn_link_load_npz(saved, NULL), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string, got NULL");
  ctn_link_release(other);
  ctn_link_release(saved);
}

static void set_grads(ctn_link* link, double value) {
  size_t i;
  for (i = 0; i < ctn_link_param_count(link); ++i) {
    ctn_variable* v;
    ctn_array *data, *zeros, *grad;
    OK(ctn_link_param_at(link, i, &v));
    OK(ctn_variable_data(v, &data));
    OK(ctn_array_zeros_like(data, CTN_DTYPE_NONE, &zeros));
    OK(ctn_array_add_f64(zeros, value, &grad));
    OK(ctn_variable_set_grad(v, grad));
    ctn_array_release(grad);
    ctn_array_release(zeros);
    ctn_array_release(data);
    ctn_variable_release(v);
  }
}

static ctn_optimizer* adam_for(ctn_link* link) {
  ctn_optimizer* optimizer;
  OK(ctn_optimizer_adam_new(0.1, 0.9, 0.999, 1e-8, &optimizer));
  OK(ctn_optimizer_setup(optimizer, link));
  return optimizer;
}

static void check_same(ctn_array* a, ctn_array* b) { /* bit for bit; releases both */
  char left[64], right[64];
  const size_t size = (size_t)ctn_array_nbytes(a);
  assert_true(size == (size_t)ctn_array_nbytes(b) && size <= sizeof left);
  OK(ctn_array_to_data(a, left, size));
  OK(ctn_array_to_data(b, right, size));
  assert_memory_equal(left, right, size);
  ctn_array_release(a);
  ctn_array_release(b);
}

static ctn_array* state_of(ctn_optimizer* optimizer, const char* path, const char* name) {
  ctn_array* a;
  OK(ctn_optimizer_state(optimizer, path, name, &a));
  return a;
}

static void test_optimizer(void** state) {
  static const char* const paths[] = {"/l1/W", "/l1/b", "/list/0/p"};
  ctn_link *link = model(1, 1), *again = model(7, 1), *wide = model(1, 2);
  ctn_optimizer *optimizer = adam_for(link), *resumed = adam_for(again), *other;
  ctn_array* held;
  size_t i;
  int step;
  (void)state;
  for (step = 0; step < 3; ++step) {
    set_grads(link, 0.5 - step);
    OK(ctn_optimizer_update(optimizer));
  }
  OK(ctn_optimizer_new_epoch(optimizer));
  OK(ctn_link_save_npz(link, path_of("model.npz"), 0));
  OK(ctn_optimizer_save_npz(optimizer, path_of("adam.npz"), 1));
  held = state_of(resumed, "/l1/W", "m");
  OK(ctn_link_load_npz(again, path_of("model.npz")));
  OK(ctn_optimizer_load_npz(resumed, path_of("adam.npz")));
  assert_int_equal(ctn_optimizer_t(resumed), 3);
  assert_int_equal(ctn_optimizer_epoch(resumed), 1);
  check_same(held, state_of(optimizer, "/l1/W", "m")); /* into the existing arrays */
  for (step = 3; step < 5; ++step) { /* continuing gives the same bits as an uninterrupted run */
    set_grads(link, 0.5 - step);
    set_grads(again, 0.5 - step);
    OK(ctn_optimizer_update(optimizer));
    OK(ctn_optimizer_update(resumed));
  }
  for (i = 0; i < COUNT(paths); ++i) {
    check_same(data_of(link, paths[i]), data_of(again, paths[i]));
    check_same(state_of(optimizer, paths[i], "m"), state_of(resumed, paths[i], "m"));
    check_same(state_of(optimizer, paths[i], "v"), state_of(resumed, paths[i], "v"));
  }

  other = adam_for(wide);
  FAILS(ctn_optimizer_load_npz(other, path_of("adam.npz")), CTN_ERROR_SHAPE,
        "mismatching \"l1/W/m\" (expected float32 (2, 2), got float32 (1, 2))", "\"l1/b/v\"");
  assert_int_equal(ctn_optimizer_t(other), 0);
  FAILS(ctn_optimizer_load_npz(resumed, path_of("model.npz")), CTN_ERROR_NOT_FOUND, "missing \"t\"",
        "\"list/0/p/v\"");
  assert_int_equal(ctn_optimizer_t(resumed), 5);
  ctn_optimizer_release(other);
  OK(ctn_optimizer_sgd_new(1, &other));
  FAILS(ctn_optimizer_save_npz(other, path_of("new.npz"), 0), CTN_ERROR_STATE, "a new SGD");
  FAILS(ctn_optimizer_load_npz(other, path_of("adam.npz")), CTN_ERROR_STATE, "a new SGD");
  OK(ctn_optimizer_setup(other, wide));
  FAILS(ctn_optimizer_load_npz(other, path_of("adam.npz")), CTN_ERROR_FORMAT,
        "unexpected \"l1/W/m\""); /* SGD has no states */
  assert_int_equal(ctn_optimizer_t(other), 0);
  {
    ctn_load_options* options;
    OK(ctn_load_options_new(&options));
    OK(ctn_load_options_set_strict(options, 0));
    OK(ctn_optimizer_load(other, path_of("adam.npz"), options, NULL));
    ctn_load_options_release(options);
  }
  assert_int_equal(ctn_optimizer_t(other), 3);
  FAILS(ctn_optimizer_save_npz(NULL, path_of("x.npz"), 0), CTN_ERROR_INVALID_ARGUMENT, "optimizer: expected");
  FAILS(ctn_optimizer_load_npz(NULL, path_of("x.npz")), CTN_ERROR_INVALID_ARGUMENT, "optimizer: expected");
  FAILS(ctn_optimizer_save_npz(other, NULL, 0), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  FAILS(ctn_optimizer_load_npz(other, NULL), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  ctn_optimizer_release(other);

  /* Counts below zero mean a damaged file. */
  {
    ctn_link* counts;
    OK(ctn_link_new(NULL, NULL, NULL, &counts));
    add_persistent(counts, "t", array_of(CTN_INT64, NO_DIMS, VALUES(-1)));
    add_persistent(counts, "epoch", array_of(CTN_INT64, NO_DIMS, VALUES(0)));
    OK(ctn_link_save_npz(counts, path_of("counts.npz"), 0));
    ctn_link_release(counts);
    OK(ctn_optimizer_sgd_new(1, &other));
    OK(ctn_optimizer_setup(other, wide));
    FAILS(ctn_optimizer_load_npz(other, path_of("counts.npz")), CTN_ERROR_FORMAT, "at least 0, got -1 and 0");
    ctn_optimizer_release(other);
  }
  ctn_optimizer_release(resumed);
  ctn_optimizer_release(optimizer);
  ctn_link_release(wide);
  ctn_link_release(again);
  ctn_link_release(link);
}

static void remove_files(void) {
  static const char* const names[] = {"link.npz",  "small.npz", "list.npz",  "dtypes.npz", "strict.npz",
                                      "whole.npz", "cut.npz",   "model.npz", "adam.npz",   "counts.npz"};
  size_t i;
  for (i = 0; i < COUNT(names); ++i) unlink(path_of(names[i]));
  if (rmdir(directory) != 0) print_error("%s: something was left behind\n", directory);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_link),     TEST(test_conversion), TEST(test_strict),
                                     TEST(test_files),    TEST(test_full_disk),  TEST(test_little_memory),
                                     TEST(test_optimizer)};
  const char* place = getenv("TMPDIR");
  int failed;
  if (!place) place = P_tmpdir;
  if (snprintf(directory, sizeof directory, "%s/catenary_XXXXXX", place) >= (int)sizeof directory) return 1;
  if (!mkdtemp(directory)) return 1;
  failed = RUN(tests, argc, argv);
  remove_files();
  return failed;
}
