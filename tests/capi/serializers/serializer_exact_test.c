/* Tests that saving and loading preserves every bit of links and of every kind of optimizer, in every
   format. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */

#include <catenary/compat.h>

#include <sys/stat.h>
#include <unistd.h>

#include "file_formats.h"
#include "link_support.h"
#include "optimizer_table.h"

static char directory[256];

static const char* path_of(const char* name) {
  static char text[320];
  snprintf(text, sizeof text, "%s/%s", directory, name);
  return text;
}

/* Everything that an object saves, as a dictionary that shares its arrays. */
static ctn_dictionary* values_of(ctn_link* link, ctn_optimizer* optimizer) {
  ctn_dictionary* dictionary;
  ctn_serializer* s;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_serializer_new(dictionary, NULL, &s));
  if (link)
    OK(ctn_link_serialize(link, s));
  else
    OK(ctn_optimizer_serialize(optimizer, s));
  ctn_serializer_release(s);
  return dictionary;
}

/* Sets random bits: NaNs with payloads, infinities, subnormals. */
static void randomize(ctn_array* a) {
  static uint32_t state = 12345;
  const size_t size = (size_t)ctn_array_nbytes(a);
  unsigned char* bytes = malloc(size + 1);
  size_t i;
  assert_non_null(bytes);
  for (i = 0; i < size; ++i) {
    state = state * 1664525u + 1013904223u;
    bytes[i] = (unsigned char)(state >> 24);
    if (ctn_array_dtype(a) == CTN_BOOL) bytes[i] &= 1;
  }
  OK(ctn_array_set_data(a, bytes, size));
  free(bytes);
}

static void randomize_all(ctn_dictionary* dictionary) {
  size_t i;
  for (i = 0; i < ctn_dictionary_count(dictionary); ++i) {
    const char* key;
    ctn_array* a;
    OK(ctn_dictionary_key(dictionary, i, &key));
    OK(ctn_dictionary_array(dictionary, key, &a));
    randomize(a);
    ctn_array_release(a);
  }
}

static void check_equal(ctn_dictionary* left, ctn_dictionary* right) {
  size_t i;
  assert_int_equal(ctn_dictionary_count(left), ctn_dictionary_count(right));
  for (i = 0; i < ctn_dictionary_count(left); ++i) {
    const char* key;
    ctn_array *a, *b;
    unsigned char *bytes, *others;
    size_t size;
    OK(ctn_dictionary_key(left, i, &key));
    OK(ctn_dictionary_array(left, key, &a));
    OK(ctn_dictionary_array(right, key, &b));
    size = (size_t)ctn_array_nbytes(a);
    assert_int_equal(ctn_array_nbytes(b), size);
    assert_int_equal(ctn_array_dtype(b), ctn_array_dtype(a));
    assert_int_equal(ctn_array_ndim(b), ctn_array_ndim(a));
    bytes = malloc(size + 1);
    others = malloc(size + 1);
    assert_true(bytes && others);
    OK(ctn_array_to_data(a, bytes, size));
    OK(ctn_array_to_data(b, others, size));
    assert_memory_equal(bytes, others, size);
    free(bytes);
    free(others);
    ctn_array_release(a);
    ctn_array_release(b);
  }
}

/* Tests of links. */

static ctn_status make_parameter(ctn_link** out) {
  ctn_array* a = array_of(CTN_FLOAT64, DIMS(2, 2), VALUES(1, 2, 3, 4));
  const ctn_status status = ctn_link_parameter_new(a, out);
  ctn_array_release(a);
  return status;
}

static ctn_status make_hierarchical_softmax(ctn_link** out) {
  static const int64_t words[] = {0, 1, 2};
  static const double how_often[] = {3, 2, 1};
  ctn_array* tree;
  ctn_status status;
  OK(ctn_create_huffman_tree(words, 3, how_often, 3, &tree));
  status = ctn_link_binary_hierarchical_softmax_new(3, tree, NULL, out);
  ctn_array_release(tree);
  return status;
}

static ctn_status make_classifier(ctn_link** out) {
  ctn_link* predictor = linear(3, 2, 0);
  const ctn_status status = ctn_link_classifier_new(predictor, out);
  ctn_link_release(predictor);
  return status;
}

/* All kinds of members, below a list. */
static ctn_status make_hierarchy(ctn_link** out) {
  static const ctn_dtype dtypes[] = {CTN_BOOL,   CTN_INT8,    CTN_INT16,   CTN_INT32,
                                     CTN_INT64,  CTN_UINT8,   CTN_UINT16,  CTN_UINT32,
                                     CTN_UINT64, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64};
  ctn_link *list, *holder;
  size_t i;
  OK(ctn_link_chain_list_new(&list));
  OK(ctn_link_new(NULL, NULL, NULL, &holder));
  for (i = 0; i < COUNT(dtypes); ++i) {
    ctn_array* a;
    OK(ctn_array_zeros(DIMS(2, 3), dtypes[i], &a));
    OK(ctn_link_add_persistent(holder, ctn_dtype_name(dtypes[i]), a));
    ctn_array_release(a);
  }
  OK(ctn_link_add_param(holder, "half", DIMS(3, 1), CTN_FLOAT16));
  OK(ctn_link_add_param(holder, "scalar", NO_DIMS, CTN_FLOAT64));
  OK(ctn_link_add_param(holder, "none", DIMS(0, 2), CTN_FLOAT32));
  OK(ctn_link_add_persistent_i64(holder, "n", -5));
  OK(ctn_link_add_persistent_f64(holder, "x", 0.1));
  adopt(list, NULL, holder);
  adopt(list, NULL, linear(2, 2, 0));
  *out = list;
  return CTN_OK;
}

/* The other kinds of links are in tests/impl/links/link_kinds_test.cc. */
static ctn_status make_linear(ctn_link** out) { return ctn_link_linear_new(3, 2, NULL, out); }

static ctn_status (*const makers[])(ctn_link**) = {make_linear, make_parameter, make_hierarchical_softmax,
                                                   make_classifier, make_hierarchy};

static void test_links(void** state) {
  size_t i, format;
  (void)state;
  for (i = 0; i < COUNT(makers); ++i) {
    ctn_link *saved, *loaded;
    ctn_dictionary *left, *right;
    OK(makers[i](&saved));
    for (format = 0; format < COUNT(formats); ++format) {
      ctn_load_report* report;
      left = values_of(saved, NULL);
      assert_true(ctn_dictionary_count(left) > 0);
      randomize_all(left);
      ctn_dictionary_release(left);
      left = values_of(saved, NULL);
      OK(formats[format].save(saved, path_of("file")));
      OK(makers[i](&loaded));
      OK(ctn_load_report_new(&report));
      OK(ctn_link_load(loaded, path_of("file"), NULL, report));
      assert_int_equal(ctn_load_report_count(report, CTN_LOAD_UNEXPECTED), 0);
      right = values_of(loaded, NULL);
      check_equal(left, right);
      ctn_load_report_release(report);
      ctn_dictionary_release(right);
      ctn_dictionary_release(left);
      ctn_link_release(loaded);
    }
    ctn_link_release(saved);
  }
}

/* Links whose sizes come from the file. */
static ctn_status make_delayed(int known, ctn_link** out) {
  static const int64_t from_input = CTN_SIZE_FROM_INPUT;
  static const int64_t three = 3;
  ctn_link *root = chain(), *child;
  OK(ctn_link_linear_new(known ? 3 : from_input, 2, NULL, &child));
  adopt(root, "linear", child);
  OK(ctn_link_convolution_2d_new(known ? 2 : from_input, 3, 3, 2, 1, 1, 0, 0, NULL, &child));
  adopt(root, "convolution", child);
  OK(ctn_link_batch_normalization_new(known ? &three : &from_input, 1, NULL, &child));
  adopt(root, "normalization", child);
  *out = root;
  return CTN_OK;
}

static void test_delayed_sizes(void** state) {
  ctn_link *saved, *loaded;
  ctn_dictionary *left, *right;
  size_t format;
  (void)state;
  OK(make_delayed(1, &saved));
  left = values_of(saved, NULL);
  for (format = 0; format < COUNT(formats); ++format) {
    randomize_all(left);
    OK(formats[format].save(saved, path_of("file")));
    OK(make_delayed(0, &loaded));
    FAILS(ctn_link_save_npz(loaded, path_of("other"), 0), CTN_ERROR_STATE, "linear/W");
    OK(ctn_link_load(loaded, path_of("file"), NULL, NULL));
    right = values_of(loaded, NULL);
    check_equal(left, right);
    ctn_dictionary_release(right);
    ctn_link_release(loaded);
  }
  ctn_dictionary_release(left);

  /* An entry that the file lacks counts as missing, and no array is created. */
  {
    ctn_link* small = linear(3, 2, 0);
    ctn_load_report* report;
    OK(ctn_link_save_npz(small, path_of("file"), 0));
    OK(make_delayed(0, &loaded));
    OK(ctn_load_report_new(&report));
    assert_int_equal(ctn_link_load(loaded, path_of("file"), NULL, report), CTN_ERROR_NOT_FOUND);
    assert_int_equal(ctn_load_report_count(report, CTN_LOAD_UNEXPECTED), 2);
    assert_true(ctn_load_report_count(report, CTN_LOAD_MISSING) >= 9);
    assert_int_equal(ctn_link_is_initialized(loaded), 0);
    ctn_load_report_release(report);
    ctn_link_release(loaded);
    ctn_link_release(small);
  }
  ctn_link_release(saved);
}

/* Stored entries are read straight into the existing arrays, without memory for another copy. */
static void test_no_copies(void** state) {
  static ctn_status (*const uncompressed[])(ctn_link*, const char*) = {save_stored,
                                                                       ctn_link_save_safetensors};
  ctn_link* saved;
  ctn_dictionary *left, *right;
  size_t i;
  (void)state;
  if (runs_late()) return;
  saved = linear(600, 700, 0);
  left = values_of(saved, NULL);
  randomize_all(left);
  for (i = 0; i < COUNT(uncompressed); ++i) {
    ctn_link* loaded = linear(600, 700, 0);
    ctn_memory_statistics statistics;
    statistics.struct_size = sizeof statistics;
    OK(uncompressed[i](saved, path_of("file")));
    OK(ctn_memory_trim(device));
    OK(ctn_memory_get_statistics(device, &statistics));
    OK(ctn_memory_set_limit(device, statistics.held_bytes + 1));
    OK(ctn_link_load(loaded, path_of("file"), NULL, NULL));
    OK(ctn_memory_set_limit(device, 0));
    right = values_of(loaded, NULL);
    check_equal(left, right);
    ctn_dictionary_release(right);
    ctn_link_release(loaded);
  }
  ctn_dictionary_release(left);
  ctn_link_release(saved);
}

/* Tests of optimizers. */

static ctn_link* target(void) {
  ctn_link* root = chain();
  adopt(root, "a", linear(2, 2, 0));
  adopt(root, "b", linear(2, 1, 1));
  return root;
}

static void set_grads(ctn_link* link, double value) {
  set_grad(link, "a/W", DIMS(2, 2), VALUES(value, -value, value / 3, 0));
  set_grad(link, "a/b", DIMS(2), VALUES(value * 7, value));
  set_grad(link, "b/W", DIMS(1, 2), VALUES(value, 1e-30));
}

/* Continuing after a load gives the same bits as an uninterrupted run. */
static void test_optimizers(void** state) {
  size_t i;
  int step;
  size_t format;
  (void)state;
  for (i = 0; i < OPTIMIZER_RULES; ++i) {
    for (format = 0; format < COUNT(formats); ++format) {
      ctn_link *link = target(), *again = target();
      ctn_optimizer *optimizer, *resumed;
      ctn_dictionary *left, *right;
      OK(make_usual(&optimizer_rules[i], &optimizer));
      OK(ctn_optimizer_setup(optimizer, link));
      for (step = 0; step < 3; ++step) {
        set_grads(link, 0.5 - step);
        OK(ctn_optimizer_update(optimizer));
      }
      OK(ctn_optimizer_new_epoch(optimizer));
      OK(formats[format].save(link, path_of("file")));
      OK(ctn_link_load(again, path_of("file"), NULL, NULL));
      OK(formats[format].save_optimizer(optimizer, path_of("file")));
      OK(make_usual(&optimizer_rules[i], &resumed));
      OK(ctn_optimizer_setup(resumed, again));
      OK(ctn_optimizer_load(resumed, path_of("file"), NULL, NULL));
      for (step = 3; step < 6; ++step) {
        left = values_of(NULL, optimizer);
        right = values_of(NULL, resumed);
        check_equal(left, right);
        ctn_dictionary_release(left);
        ctn_dictionary_release(right);
        set_grads(link, 0.5 - step);
        set_grads(again, 0.5 - step);
        OK(ctn_optimizer_update(optimizer));
        OK(ctn_optimizer_update(resumed));
      }
      left = values_of(link, NULL);
      right = values_of(again, NULL);
      check_equal(left, right);
      ctn_dictionary_release(left);
      ctn_dictionary_release(right);
      ctn_optimizer_release(resumed);
      ctn_optimizer_release(optimizer);
      ctn_link_release(again);
      ctn_link_release(link);
    }
  }
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_links), TEST(test_delayed_sizes), TEST(test_no_copies),
                                     TEST(test_optimizers)};
  const char* place = getenv("TMPDIR");
  int failed;
  if (!place) place = P_tmpdir;
  if (snprintf(directory, sizeof directory, "%s/catenary_XXXXXX", place) >= (int)sizeof directory) return 1;
  if (!mkdtemp(directory)) return 1;
  failed = RUN(tests, argc, argv);
  unlink(path_of("file"));
  if (rmdir(directory) != 0) print_error("%s: something was left behind\n", directory);
  return failed;
}
