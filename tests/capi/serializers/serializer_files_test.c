/* Tests of catenary/saving.h and of the files of catenary/serializer.h: files of several objects, strictness,
   parts, reports. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */

#include <sys/stat.h>

#include "serializer_support.h"

/* Everything that a training run consists of. */
struct run {
  ctn_link* model;
  ctn_optimizer* adam;
  ctn_random_state *philox, *mersenne;
  ctn_loss_scale* scale;
  int64_t iteration;
};

static struct run new_run(double first, uint64_t seed) {
  struct run run;
  run.model = two_layers(first);
  OK(ctn_optimizer_adam_new(0.1, 0.9, 0.999, 1e-8, &run.adam));
  OK(ctn_optimizer_setup(run.adam, run.model));
  OK(ctn_random_state_new(device, CTN_RANDOM_PHILOX4_32_10, seed, &run.philox));
  OK(ctn_random_state_new("cpu", CTN_RANDOM_MT19937, seed, &run.mersenne));
  OK(ctn_loss_scale_new(1024, 2, 0.5, 3, &run.scale));
  run.iteration = 0;
  return run;
}

static void release_run(struct run* run) {
  ctn_loss_scale_release(run->scale);
  ctn_random_state_release(run->mersenne);
  ctn_random_state_release(run->philox);
  ctn_optimizer_release(run->adam);
  ctn_link_release(run->model);
}

/* A step whose gradients depend on the whole run. */
static void step(struct run* run) {
  ctn_array *a, *b;
  double scale;
  OK(ctn_random_uniform(run->philox, 0, 1, NO_DIMS, CTN_FLOAT64, &a));
  OK(ctn_random_uniform(run->mersenne, 0, 1, NO_DIMS, CTN_FLOAT64, &b));
  OK(ctn_loss_scale_value(run->scale, &scale));
  set_grads(run->model, (item(a) - item(b)) * scale + (double)run->iteration);
  ctn_array_release(a);
  ctn_array_release(b);
  OK(ctn_optimizer_update(run->adam));
  OK(ctn_loss_scale_update(run->scale, run->iteration % 5 != 4));
  ++run->iteration;
}

static void save_run(struct run* run, ctn_serializer* s) {
  ctn_serializer* child;
  const char* text;
  OK(ctn_serializer_i64(s, "iteration", &run->iteration));
  OK(ctn_serializer_text(s, "name", "a run: \xe2\x82\xac", &text));
  child = child_of(s, "model");
  OK(ctn_link_serialize(run->model, child));
  ctn_serializer_release(child);
  child = child_of(s, "optimizer");
  OK(ctn_optimizer_serialize(run->adam, child));
  ctn_serializer_release(child);
  child = child_of(s, "random/philox");
  OK(ctn_random_state_serialize(run->philox, child));
  ctn_serializer_release(child);
  child = child_of(s, "random/mersenne");
  OK(ctn_random_state_serialize(run->mersenne, child));
  ctn_serializer_release(child);
  child = child_of(s, "scale");
  OK(ctn_loss_scale_serialize(run->scale, child));
  ctn_serializer_release(child);
}

static void load_run(struct run* run, ctn_serializer* s) {
  ctn_serializer* child;
  const char* text;
  OK(ctn_serializer_i64(s, "iteration", &run->iteration));
  OK(ctn_serializer_text(s, "name", NULL, &text));
  assert_string_equal(text, "a run: \xe2\x82\xac");
  child = child_of(s, "model");
  OK(ctn_link_serialize(run->model, child));
  ctn_serializer_release(child);
  child = child_of(s, "optimizer");
  OK(ctn_optimizer_serialize(run->adam, child));
  ctn_serializer_release(child);
  child = child_of(s, "random/philox");
  OK(ctn_random_state_serialize(run->philox, child));
  ctn_serializer_release(child);
  child = child_of(s, "random/mersenne");
  OK(ctn_random_state_serialize(run->mersenne, child));
  ctn_serializer_release(child);
  child = child_of(s, "scale");
  OK(ctn_loss_scale_serialize(run->scale, child));
  ctn_serializer_release(child);
}

static void check_runs(struct run* a, struct run* b) {
  static const char* const paths[] = {"/a/W", "/a/b", "/b/W"};
  size_t i;
  for (i = 0; i < COUNT(paths); ++i) {
    ctn_array *left, *right;
    check_same(data_of(a->model, paths[i]), data_of(b->model, paths[i]));
    OK(ctn_optimizer_state(a->adam, paths[i], "v", &left));
    OK(ctn_optimizer_state(b->adam, paths[i], "v", &right));
    check_same(left, right);
  }
  assert_int_equal(ctn_optimizer_t(a->adam), ctn_optimizer_t(b->adam));
  assert_int_equal(a->iteration, b->iteration);
}

/* One file for everything, in every format; continuing gives the same bits as an uninterrupted run. */
static void test_one_file(void** state) {
  static const char* const formats[] = {"run.npz", "small.npz", "run.h5", "run.safetensors"};
  size_t f;
  (void)state;
  for (f = 0; f < COUNT(formats); ++f) {
    struct run run = new_run(1, 11), resumed = new_run(70, 5);
    ctn_serializer* s;
    int i;
    for (i = 0; i < 3; ++i) step(&run);
    if (f < 2)
      OK(ctn_npz_serializer_new(path_of(formats[f]), f == 1, &s));
    else if (f == 2)
      OK(ctn_hdf5_serializer_new(path_of(formats[f]), NULL, 4, &s));
    else
      OK(ctn_safetensors_serializer_new(path_of(formats[f]), &s));
    save_run(&run, s);
    assert_int_not_equal(access(path_of(formats[f]), F_OK), 0); /* not before the commit */
    OK(ctn_serializer_commit(s));
    for (i = 0; i < 2; ++i) step(&run);
    save_run(&run, s); /* starts again */
    OK(ctn_serializer_commit(s));
    ctn_serializer_release(s);
    OK(ctn_file_deserializer_new(path_of(formats[f]), NULL, &s));
    load_run(&resumed, s);
    ctn_serializer_release(s);
    assert_int_equal(resumed.iteration, 5);
    for (i = 0; i < 4; ++i) {
      check_runs(&run, &resumed);
      step(&run);
      step(&resumed);
    }
    check_runs(&run, &resumed);
    release_run(&resumed);
    release_run(&run);
    unlink(path_of(formats[f]));
  }
}

static void test_serializer_files(void** state) {
  ctn_link *saved = two_layers(1), *other = two_layers(50);
  ctn_serializer *s, *child;
  ctn_load_report* report;
  int64_t n = 3;
  (void)state;
  OK(ctn_npz_serializer_new(path_of("several.npz"), 0, &s));
  OK(ctn_serializer_i64(s, "n", &n));
  FAILS(ctn_serializer_i64(s, "n", &n), CTN_ERROR_STATE,
        "key: expected a new key, but \"n\" was already saved");
  child = child_of(s, "model");
  OK(ctn_link_serialize(saved, child));
  FAILS(ctn_link_serialize(other, child), CTN_ERROR_STATE, "\"model/a/W\" was already saved");
  ctn_serializer_release(s);
  OK(ctn_serializer_commit(child)); /* commits the whole file */
  ctn_serializer_release(child);

  OK(ctn_npz_deserializer_new(path_of("several.npz"), NULL, &s));
  FAILS(ctn_serializer_report(s, &report), CTN_ERROR_STATE, "expected an object to have been loaded");
  FAILS(ctn_link_serialize(other, s), CTN_ERROR_NOT_FOUND,
        "missing \"a/W\", \"a/b\", \"b/W\"; unexpected \"n\", \"model/a/W\"");
  OK(ctn_serializer_report(s, &report));
  assert_int_equal(ctn_load_report_count(report, CTN_LOAD_MISSING), 3);
  assert_int_equal(ctn_load_report_count(report, CTN_LOAD_UNEXPECTED), 4);
  ctn_load_report_release(report);
  child = child_of(s, "model");
  check_layers(other, 50);
  OK(ctn_link_serialize(other, child));
  check_layers(other, 1);
  FAILS(ctn_link_serialize(other, NULL), CTN_ERROR_INVALID_ARGUMENT, "serializer: expected a serializer");
  FAILS(ctn_link_serialize(NULL, child), CTN_ERROR_INVALID_ARGUMENT, "link: expected a link");
  ctn_serializer_release(child);
  ctn_serializer_release(s);

  /* Entries that have already been read are expected. */
  OK(ctn_npz_serializer_new(path_of("several.npz"), 0, &s));
  OK(ctn_link_serialize(saved, s));
  OK(ctn_serializer_i64(s, "n", &n));
  OK(ctn_serializer_commit(s));
  ctn_serializer_release(s);
  OK(ctn_npz_deserializer_new(path_of("several.npz"), NULL, &s));
  FAILS(ctn_link_serialize(other, s), CTN_ERROR_FORMAT, "several.npz: unexpected \"n\"");
  OK(ctn_serializer_i64(s, "n", &n));
  OK(ctn_link_serialize(other, s));
  OK(ctn_serializer_report(s, &report));
  assert_int_equal(ctn_load_report_count(report, CTN_LOAD_UNEXPECTED), 0);
  ctn_load_report_release(report);
  ctn_serializer_release(s);

  FAILS(ctn_npz_serializer_new(NULL, 0, &s), CTN_ERROR_INVALID_ARGUMENT, "path: expected a string");
  assert_null(s);
  FAILS(ctn_npz_deserializer_new(path_of("none.npz"), NULL, &s), CTN_ERROR_NOT_FOUND, "none.npz");
  FAILS(ctn_file_deserializer_new(path_of("none.npz"), NULL, &s), CTN_ERROR_NOT_FOUND, "none.npz");
  FAILS(ctn_hdf5_serializer_new(path_of("x.h5"), NULL, 10, &s), CTN_ERROR_INVALID_ARGUMENT,
        "level: expected -1 to 9, got 10");
  FAILS(ctn_hdf5_serializer_new(path_of("x.h5"), "a//b", 4, &s), CTN_ERROR_INVALID_ARGUMENT,
        "group: expected a path");
  FAILS(ctn_npz_serializer_new(path_of("x.npz"), 10, &s), CTN_ERROR_INVALID_ARGUMENT,
        "level: expected -1 to 9, got 10");
  FAILS(ctn_link_save_npz(saved, path_of("x.npz"), -2), CTN_ERROR_INVALID_ARGUMENT,
        "level: expected -1 to 9, got -2");
  FAILS(ctn_link_save_hdf5(saved, path_of("x.h5"), -2), CTN_ERROR_INVALID_ARGUMENT,
        "level: expected -1 to 9");
  {
    FILE* file = fopen(path_of("text.txt"), "wb");
    fputs("neither fish nor fowl", file);
    fclose(file);
  }
  FAILS(ctn_file_deserializer_new(path_of("text.txt"), NULL, &s), CTN_ERROR_FORMAT,
        " file, got another format");
  FAILS(ctn_link_load(other, path_of("text.txt"), NULL, NULL), CTN_ERROR_FORMAT, "another format");
  fclose(fopen(path_of("text.txt"), "wb"));
  FAILS(ctn_link_load(other, path_of("text.txt"), NULL, NULL), CTN_ERROR_FORMAT, "another format");
  unlink(path_of("text.txt"));
  unlink(path_of("several.npz"));
  ctn_link_release(other);
  ctn_link_release(saved);
}

/* If saving an object fails, none of its values stay in the serializer; if a commit fails, the collected
   values stay. */
static ctn_status refusing_array(void* user_data, const char* key, ctn_array* value) {
  (void)user_data;
  (void)value;
  return strcmp(key, "b/W") ? CTN_OK : CTN_ERROR_IO;
}

static void test_failed_saves(void** state) {
  ctn_link* link = two_layers(1);
  ctn_optimizer* sgd;
  ctn_serializer *s, *child;
  ctn_dictionary* dictionary;
  (void)state;
  OK(ctn_npz_serializer_new(path_of("none/x.npz"), 0, &s));
  OK(ctn_link_serialize(link, s));
  FAILS(ctn_serializer_commit(s), CTN_ERROR_IO, "none/x.npz");
  assert_int_equal(mkdir(path_of("none"), 0777), 0);
  OK(ctn_serializer_commit(s));
  ctn_serializer_release(s);
  OK(ctn_dictionary_load(path_of("none/x.npz"), &dictionary));
  assert_int_equal(ctn_dictionary_count(dictionary), 3);
  ctn_dictionary_release(dictionary);
  unlink(path_of("none/x.npz"));
  rmdir(path_of("none"));

  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_set_text(dictionary, "a/W", "before"));
  OK(ctn_dictionary_serializer_new(dictionary, NULL, &s));
  OK(ctn_optimizer_sgd_new(1, &sgd));
  FAILS(ctn_optimizer_serialize(sgd, s), CTN_ERROR_STATE, "a new SGD");
  OK(ctn_optimizer_setup(sgd, link));
  OK(ctn_serializer_child(s, "sgd", &child));
  OK(ctn_optimizer_serialize(sgd, child));
  assert_int_equal(ctn_dictionary_count(dictionary), 3);
  ctn_serializer_release(child);
  ctn_serializer_release(s);
  {
    ctn_serializer_callbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.struct_size = sizeof callbacks;
    callbacks.array = refusing_array;
    OK(ctn_serializer_new(&callbacks, NULL, &s));
    assert_int_equal(ctn_link_serialize(link, s), CTN_ERROR_IO);
    ctn_serializer_release(s);
  }
  ctn_dictionary_release(dictionary);
  ctn_optimizer_release(sgd);
  ctn_link_release(link);
}

static void test_states(void** state) {
  ctn_dictionary* dictionary;
  ctn_serializer *s, *child;
  ctn_random_state *philox, *mersenne;
  ctn_loss_scale *scale, *other;
  double value = -1;
  int64_t steps = 7;
  (void)state;
  OK(ctn_random_state_new(device, CTN_RANDOM_PHILOX4_32_10, 1, &philox));
  OK(ctn_random_state_new("cpu", CTN_RANDOM_MT19937, 1, &mersenne));
  OK(ctn_loss_scale_new(8, 2, 0.5, 10, &scale));
  OK(ctn_loss_scale_new(8, 2, 0.5, 5, &other));
  OK(ctn_loss_scale_restore(scale, 64, 7));
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, NULL, &s));
  OK(ctn_random_state_serialize(philox, s));
  child = child_of(s, "scale");
  OK(ctn_loss_scale_serialize(scale, child));
  ctn_serializer_release(child);
  child = child_of(s, "bad");
  OK(ctn_serializer_f64(child, "scale", &value));
  OK(ctn_serializer_i64(child, "steps", &steps));
  ctn_serializer_release(child);
  ctn_serializer_release(s);

  OK(ctn_dictionary_deserializer_new(dictionary, NULL, &s));
  FAILS(ctn_random_state_serialize(mersenne, s), CTN_ERROR_SHAPE,
        "mismatching \"state\" (expected uint64 (626,), got uint64 (3,))");
  child = child_of(s, "bad");
  FAILS(ctn_loss_scale_serialize(scale, child), CTN_ERROR_INVALID_ARGUMENT, "scale: expected");
  ctn_serializer_release(child);
  child = child_of(s, "scale");
  FAILS(ctn_loss_scale_serialize(other, child), CTN_ERROR_INVALID_ARGUMENT,
        "steps: expected at least 0 and below the interval of 5, got 7");
  OK(ctn_loss_scale_value(other, &value));
  assert_true(value == 8);
  OK(ctn_loss_scale_restore(scale, 1, 0));
  OK(ctn_loss_scale_serialize(scale, child));
  OK(ctn_loss_scale_value(scale, &value));
  OK(ctn_loss_scale_steps(scale, &steps));
  assert_true(value == 64 && steps == 7);
  ctn_serializer_release(child);
  ctn_serializer_release(s);
  ctn_dictionary_release(dictionary);
  ctn_loss_scale_release(other);
  ctn_loss_scale_release(scale);
  ctn_random_state_release(mersenne);
  ctn_random_state_release(philox);
}

/* Dictionaries as files: arrays of all dtypes and texts. */
static void test_dictionary_files(void** state) {
  static const char* const formats[] = {"all.npz", "all.h5", "all.safetensors"};
  size_t f;
  (void)state;
  for (f = 0; f < COUNT(formats); ++f) {
    ctn_dictionary *dictionary, *loaded;
    ctn_array* a;
    const char *key, *text;
    char name[32];
    int dtype;
    OK(ctn_dictionary_new(&dictionary));
    for (dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
      if (dtype == CTN_BFLOAT16 && f < 2) continue;
      a = array_of(dtype, DIMS(2, 2), VALUES(0, 1, 1, 0));
      snprintf(name, sizeof name, "group/%s", ctn_dtype_name(dtype));
      OK(ctn_dictionary_set_array(dictionary, name, a));
      ctn_array_release(a);
    }
    a = array_of(CTN_INT32, NO_DIMS, VALUES(5));
    OK(ctn_dictionary_set_array(dictionary, "scalar", a));
    ctn_array_release(a);
    OK(ctn_array_zeros(DIMS(0, 3), CTN_FLOAT32, &a));
    OK(ctn_dictionary_set_array(dictionary, "none", a));
    ctn_array_release(a);
    OK(ctn_dictionary_set_text(dictionary, "text", "\xf0\x9f\x90\x88 und \xc3\xb6"));
    OK(ctn_dictionary_set_text(dictionary, "nothing", ""));
    if (f == 0)
      OK(ctn_dictionary_save_npz(dictionary, path_of(formats[f]), 1));
    else if (f == 1)
      OK(ctn_dictionary_save_hdf5(dictionary, path_of(formats[f]), NULL, 4));
    else
      OK(ctn_dictionary_save_safetensors(dictionary, path_of(formats[f])));
    OK(ctn_dictionary_load(path_of(formats[f]), &loaded));
    assert_int_equal(ctn_dictionary_count(loaded), ctn_dictionary_count(dictionary));
    for (dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
      if (dtype == CTN_BFLOAT16 && f < 2) continue;
      snprintf(name, sizeof name, "group/%s", ctn_dtype_name(dtype));
      OK(ctn_dictionary_array(loaded, name, &a));
      OK(ctn_array_device(a, name, sizeof name, NULL));
      assert_string_equal(name, device);
      TAKE_ARRAY(a, dtype, DIMS(2, 2), VALUES(0, 1, 1, 0));
    }
    OK(ctn_dictionary_array(loaded, "scalar", &a));
    TAKE_ARRAY(a, CTN_INT32, NO_DIMS, VALUES(5));
    OK(ctn_dictionary_array(loaded, "none", &a));
    assert_int_equal(ctn_array_size(a), 0);
    assert_int_equal(ctn_array_ndim(a), 2);
    ctn_array_release(a);
    OK(ctn_dictionary_text(loaded, "text", &text));
    assert_string_equal(text, "\xf0\x9f\x90\x88 und \xc3\xb6");
    OK(ctn_dictionary_text(loaded, "nothing", &text));
    assert_string_equal(text, "");
    if (f == 0) { /* in the order of the archive */
      OK(ctn_dictionary_key(loaded, 0, &key));
      assert_string_equal(key, "group/bool");
      FAILS(ctn_dictionary_set_text(dictionary, "text", "\xff"), CTN_ERROR_INVALID_ARGUMENT,
            "value: expected UTF-8, got a string that is invalid from byte 0 on");
      FAILS(ctn_dictionary_set_text(dictionary, "t\xff", "x"), CTN_ERROR_INVALID_ARGUMENT,
            "key: expected UTF-8");
      FAILS(ctn_dictionary_set_i64(dictionary, "t\xff", 1), CTN_ERROR_INVALID_ARGUMENT,
            "key: expected UTF-8");
      a = array_of(CTN_BFLOAT16, NO_DIMS, VALUES(1));
      OK(ctn_dictionary_set_array(dictionary, "text", a));
      ctn_array_release(a);
      FAILS(ctn_dictionary_save_npz(dictionary, path_of(formats[f]), 1), CTN_ERROR_UNSUPPORTED,
            "\"text\": expected a dtype that NPY files can hold, got bfloat16");
    }
    ctn_dictionary_release(loaded);
    ctn_dictionary_release(dictionary);
    unlink(path_of(formats[f]));
  }
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_one_file), TEST(test_serializer_files),
                                     TEST(test_failed_saves), TEST(test_states), TEST(test_dictionary_files)};
  return run_in_directory(tests, COUNT(tests), argc, argv);
}
