/* Tests of how objects are loaded: strictness, reports, parts of files and objects. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */

#include "serializer_support.h"

static void check_item(ctn_load_report* report, ctn_load_problem problem, size_t index, const char* name,
                       const char* text) {
  const char* found;
  OK(ctn_load_report_name(report, problem, index, &found));
  assert_string_equal(found, name);
  OK(ctn_load_report_text(report, problem, index, &found));
  assert_string_equal(found, text);
}

/* A file with one entry for each kind of problem, and one that fits. */
static ctn_link* troubled(void) {
  ctn_link* saved;
  OK(ctn_link_new(NULL, NULL, NULL, &saved));
  adopt(saved, "a", linear(1, 3, 1));
  set_param(saved, "a/W", DIMS(3, 1), VALUES(7, 8, 9));
  adopt(saved, "b", linear(1, 1, 1));
  set_param(saved, "b/W", DIMS(1, 1), VALUES(5));
  OK(ctn_link_add_param(saved, "extra", DIMS(2), CTN_FLOAT64));
  return saved;
}

static void test_report(void** state) {
  ctn_link *saved = troubled(), *other = two_layers(50);
  ctn_load_options* options;
  ctn_load_report* report;
  const char* text;
  int strict;
  (void)state;
  OK(ctn_link_save_npz(saved, path_of("part.npz"), 1));
  OK(ctn_load_options_new(&options));
  for (strict = 1; strict >= 0; --strict) {
    OK(ctn_load_report_new(&report));
    assert_int_equal(ctn_load_report_count(report, CTN_LOAD_MISSING), 0);
    OK(ctn_load_options_set_strict(options, strict));
    if (strict)
      FAILS(ctn_link_load(other, path_of("part.npz"), options, report), CTN_ERROR_NOT_FOUND,
            "part.npz: missing \"a/b\"; mismatching \"a/W\" (expected float32 (2, 1), got float32 (3, 1)); "
            "unexpected \"extra\"");
    else
      OK(ctn_link_load(other, path_of("part.npz"), options, report));
    CHECK_DATA(other, "b/W", CTN_FLOAT32, DIMS(1, 1), VALUES(strict ? 54 : 5));
    CHECK_DATA(other, "a/W", CTN_FLOAT32, DIMS(2, 1), VALUES(50, 51));
    CHECK_DATA(other, "a/b", CTN_FLOAT32, DIMS(2), VALUES(52, 53));
    assert_int_equal(ctn_load_report_count(report, CTN_LOAD_MISSING), 1);
    assert_int_equal(ctn_load_report_count(report, CTN_LOAD_UNEXPECTED), 1);
    assert_int_equal(ctn_load_report_count(report, CTN_LOAD_MISMATCHING), 1);
    check_item(report, CTN_LOAD_MISSING, 0, "a/b", "expected float32 (2,)");
    check_item(report, CTN_LOAD_UNEXPECTED, 0, "extra", "got float64 (2,)");
    check_item(report, CTN_LOAD_MISMATCHING, 0, "a/W", "expected float32 (2, 1), got float32 (3, 1)");
    FAILS(ctn_load_report_name(report, CTN_LOAD_MISSING, 1, &text), CTN_ERROR_INDEX,
          "index: expected less than 1, the number of entries, got 1");
    assert_null(text);
    FAILS(ctn_load_report_text(report, 3, 0, &text), CTN_ERROR_INVALID_ARGUMENT, "problem: ");
    FAILS(ctn_load_report_text(NULL, CTN_LOAD_MISSING, 0, &text), CTN_ERROR_INVALID_ARGUMENT, "report: ");
    assert_int_equal(ctn_load_report_count(report, 3), 0);
    assert_int_equal(ctn_load_report_count(report, -1), 0);
    assert_int_equal(ctn_load_report_count(NULL, CTN_LOAD_MISSING), 0);
    /* The next load fills the report again. */
    OK(ctn_link_load(saved, path_of("part.npz"), NULL, report));
    assert_int_equal(ctn_load_report_count(report, CTN_LOAD_MISSING), 0);
    assert_int_equal(ctn_load_report_count(report, CTN_LOAD_MISMATCHING), 0);
    ctn_load_report_release(report);
  }
  unlink(path_of("part.npz"));
  ctn_load_options_release(options);
  ctn_link_release(other);
  ctn_link_release(saved);
}

static void test_unexpected(void** state) {
  ctn_link *saved = two_layers(1), *other = two_layers(50);
  ctn_load_options* options;
  ctn_load_report* report;
  (void)state;
  OK(ctn_link_add_param(saved, "extra", DIMS(2), CTN_FLOAT64));
  OK(ctn_link_save_npz(saved, path_of("more.npz"), 1));
  OK(ctn_load_report_new(&report));
  OK(ctn_load_options_new(&options));
  FAILS(ctn_link_load(other, path_of("more.npz"), options, report), CTN_ERROR_FORMAT,
        "more.npz: unexpected \"extra\"");
  CHECK_DATA(other, "a/W", CTN_FLOAT32, DIMS(2, 1), VALUES(50, 51));
  OK(ctn_load_options_set_exact(options, 0));
  OK(ctn_link_load(other, path_of("more.npz"), options, report));
  CHECK_DATA(other, "a/W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  assert_int_equal(ctn_load_report_count(report, CTN_LOAD_UNEXPECTED), 1);
  check_item(report, CTN_LOAD_UNEXPECTED, 0, "extra", "got float64 (2,)");
  /* Other problems are still errors, whose message lists the unexpected entries, too. */
  OK(ctn_link_add_param(other, "more", DIMS(1), CTN_FLOAT32));
  FAILS(ctn_link_load(other, path_of("more.npz"), options, report), CTN_ERROR_NOT_FOUND,
        "more.npz: missing \"more\"; unexpected \"extra\"");
  OK(ctn_load_options_set_exact(options, 1));
  OK(ctn_load_options_set_strict(options, 0));
  OK(ctn_link_load(other, path_of("more.npz"), options, report));
  FAILS(ctn_load_options_set_exact(NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "options: expected");
  unlink(path_of("more.npz"));
  ctn_load_options_release(options);
  ctn_load_report_release(report);
  ctn_link_release(other);
  ctn_link_release(saved);
}

static void test_parts(void** state) {
  ctn_link *saved = two_layers(1), *other = two_layers(50), *layer;
  ctn_load_options* options;
  ctn_load_report* report;
  ctn_serializer *s, *child;
  ctn_optimizer *adam, *resumed;
  (void)state;
  OK(ctn_npz_serializer_new(path_of("run.npz"), 0, &s));
  child = child_of(s, "best/model");
  OK(ctn_link_serialize(saved, child));
  ctn_serializer_release(child);
  OK(ctn_serializer_commit(s));
  ctn_serializer_release(s);
  OK(ctn_load_options_new(&options));
  OK(ctn_load_report_new(&report));

  /* Loads a part of the file into the link. */
  OK(ctn_load_options_set_prefix(options, "best/model"));
  OK(ctn_link_load(other, path_of("run.npz"), options, report));
  check_layers(other, 1);
  ctn_link_release(other);
  /* The same through a deserializer, and through a child of it. */
  other = two_layers(50);
  OK(ctn_load_options_set_prefix(options, "/best/"));
  OK(ctn_npz_deserializer_new(path_of("run.npz"), options, &s));
  child = child_of(s, "model");
  OK(ctn_link_serialize(other, child));
  check_layers(other, 1);
  ctn_serializer_release(child);
  ctn_serializer_release(s);
  ctn_link_release(other);
  /* Loads a part of the file into a part of the link. */
  other = two_layers(50);
  OK(ctn_load_options_set_prefix(options, "best/model/a"));
  OK(ctn_link_child(other, "a", &layer));
  OK(ctn_link_load(layer, path_of("run.npz"), options, NULL));
  CHECK_DATA(other, "a/b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  CHECK_DATA(other, "b/W", CTN_FLOAT32, DIMS(1, 1), VALUES(54));
  FAILS(ctn_link_load(other, path_of("run.npz"), options, report), CTN_ERROR_NOT_FOUND,
        "missing \"best/model/a/a/W\"", "unexpected \"best/model/a/W\", \"best/model/a/b\"");
  check_item(report, CTN_LOAD_MISSING, 2, "best/model/a/b/W", "expected float32 (1, 1)");
  ctn_link_release(layer);
  ctn_link_release(other);

  /* Loads only a part of the link; the rest of the file and of the link is ignored. */
  other = two_layers(50);
  OK(ctn_load_options_set_prefix(options, "best/model"));
  OK(ctn_load_options_set_part(options, "/a"));
  OK(ctn_link_load(other, path_of("run.npz"), options, report));
  CHECK_DATA(other, "a/W", CTN_FLOAT32, DIMS(2, 1), VALUES(1, 2));
  CHECK_DATA(other, "a/b", CTN_FLOAT32, DIMS(2), VALUES(3, 4));
  CHECK_DATA(other, "b/W", CTN_FLOAT32, DIMS(1, 1), VALUES(54));
  assert_int_equal(ctn_load_report_count(report, CTN_LOAD_UNEXPECTED), 0);
  OK(ctn_load_options_set_part(options, "b/W"));
  OK(ctn_link_load(other, path_of("run.npz"), options, report));
  CHECK_DATA(other, "b/W", CTN_FLOAT32, DIMS(1, 1), VALUES(5));
  OK(ctn_load_options_set_part(options, "a/"));
  OK(ctn_load_options_set_prefix(options, NULL));
  FAILS(ctn_link_load(other, path_of("run.npz"), options, report), CTN_ERROR_NOT_FOUND,
        "missing \"a/W\", \"a/b\"");
  OK(ctn_load_options_set_part(options, "aa"));
  OK(ctn_load_options_set_strict(options, 0));
  FAILS(ctn_link_load(other, path_of("run.npz"), options, report), CTN_ERROR_NOT_FOUND,
        "options: the object has no part \"aa\"");

  /* Loads a part of an optimizer, which leaves the counts unchanged. */
  OK(ctn_optimizer_adam_new(0.1, 0.9, 0.999, 1e-8, &adam));
  OK(ctn_optimizer_setup(adam, saved));
  set_grads(saved, 1);
  OK(ctn_optimizer_update(adam));
  OK(ctn_optimizer_save_npz(adam, path_of("adam.npz"), 1));
  OK(ctn_optimizer_adam_new(0.1, 0.9, 0.999, 1e-8, &resumed));
  OK(ctn_optimizer_setup(resumed, other));
  OK(ctn_load_options_set_strict(options, 1));
  OK(ctn_load_options_set_part(options, "a"));
  OK(ctn_optimizer_load(resumed, path_of("adam.npz"), options, report));
  assert_int_equal(ctn_optimizer_t(resumed), 0);
  {
    ctn_array *left, *right;
    OK(ctn_optimizer_state(adam, "a/W", "m", &left));
    OK(ctn_optimizer_state(resumed, "a/W", "m", &right));
    check_same(left, right);
    OK(ctn_optimizer_state(resumed, "b/W", "m", &right));
    TAKE_ARRAY(right, CTN_FLOAT32, DIMS(1, 1), VALUES(0));
  }
  OK(ctn_load_options_set_part(options, NULL));
  OK(ctn_optimizer_load(resumed, path_of("adam.npz"), options, report));
  assert_int_equal(ctn_optimizer_t(resumed), 1);

  FAILS(ctn_load_options_set_prefix(options, "a/../b"), CTN_ERROR_INVALID_ARGUMENT, "path: expected a path");
  FAILS(ctn_load_options_set_part(options, "a//b"), CTN_ERROR_INVALID_ARGUMENT, "path: expected a path");
  FAILS(ctn_load_options_set_casting(options, 9), CTN_ERROR_INVALID_ARGUMENT, "casting: ");
  FAILS(ctn_load_options_set_strict(NULL, 1), CTN_ERROR_INVALID_ARGUMENT, "options: expected");
  ctn_optimizer_release(resumed);
  ctn_optimizer_release(adam);
  ctn_load_report_release(report);
  ctn_load_options_release(options);
  ctn_link_release(other);
  ctn_link_release(saved);
  unlink(path_of("run.npz"));
  unlink(path_of("adam.npz"));
}

/* A value without a shape takes the loaded value and draws nothing; if the load skips it, it does not
   change. */
static void test_delayed_dtype(void** state) {
  ctn_link_options* wide;
  ctn_load_options* options;
  ctn_link *saved, *loaded;
  uint64_t seed, before, after;
  (void)state;
  OK(ctn_link_options_new(&wide));
  OK(ctn_link_options_set_dtype(wide, CTN_FLOAT64));
  OK(ctn_link_linear_new(2, 1, NULL, &saved));
  set_param(saved, "W", DIMS(1, 2), VALUES(3, 4));
  set_param(saved, "b", DIMS(1), VALUES(5));
  OK(ctn_link_save_npz(saved, path_of("narrow.npz"), 0));
  OK(ctn_link_linear_new(CTN_SIZE_FROM_INPUT, 1, wide, &loaded));
  OK(ctn_load_options_new(&options));
  random_position(NULL, &seed, &before);

  FAILS(ctn_link_load(loaded, path_of("narrow.npz"), NULL, NULL), CTN_ERROR_DTYPE,
        "expected float64 (1, 2), got float32 (1, 2)");
  OK(ctn_load_options_set_strict(options, 0));
  OK(ctn_link_load(loaded, path_of("narrow.npz"), options, NULL));
  assert_int_equal(ctn_link_is_initialized(loaded), 0);
  OK(ctn_load_options_set_strict(options, 1));
  OK(ctn_load_options_set_casting(options, CTN_CASTING_SAFE));
  OK(ctn_link_load(loaded, path_of("narrow.npz"), options, NULL));
  CHECK_DATA(loaded, "W", CTN_FLOAT64, DIMS(1, 2), VALUES(3, 4));
  CHECK_DATA(loaded, "b", CTN_FLOAT64, DIMS(1), VALUES(5));
  random_position(NULL, &seed, &after);
  assert_int_equal(after, before);

  unlink(path_of("narrow.npz"));
  ctn_load_options_release(options);
  ctn_link_options_release(wide);
  ctn_link_release(loaded);
  ctn_link_release(saved);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_report), TEST(test_unexpected), TEST(test_parts),
                                     TEST(test_delayed_dtype)};
  return run_in_directory(tests, COUNT(tests), argc, argv);
}
