/* Tests of files that earlier versions wrote, one directory per version, which must remain readable forever.
   `--write DIRECTORY` writes the files of this version. */
#include "link_support.h"

#ifndef FIXTURES
#define FIXTURES "tests/capi/fixtures"
#endif

static const char* const versions[] = {"0.1.0"};
static const char* const files[] = {"stored.npz", "deflated.npz", "file.h5", "file.safetensors"};

struct run {
  ctn_link *model, *dtypes;
  ctn_optimizer* adam;
  ctn_random_state *philox, *mersenne;
  ctn_loss_scale* scale;
};

static ctn_link* model(double first) {
  ctn_link *root = chain(), *list;
  OK(ctn_link_chain_list_new(&list));
  adopt(list, NULL, linear(2, 1, 0));
  adopt(root, "a", linear(3, 2, 0));
  adopt(root, "list", list);
  set_param(root, "a/W", DIMS(2, 3), VALUES(first, first + 1, first + 2, first + 3, first + 4, first + 5));
  set_param(root, "a/b", DIMS(2), VALUES(first / 4, -first));
  set_param(root, "list/0/W", DIMS(1, 2), VALUES(first + 6, 1e30));
  set_param(root, "list/0/b", DIMS(1), VALUES(0));
  return root;
}

static void add(ctn_link* link, ctn_dtype dtype, double first) {
  ctn_array* a = array_of(dtype, DIMS(2), VALUES(first, 1));
  OK(ctn_link_add_persistent(link, ctn_dtype_name(dtype), a));
  ctn_array_release(a);
}

static ctn_link* dtypes(double first) {
  ctn_link* link;
  int dtype;
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  for (dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype)
    if (dtype != CTN_BFLOAT16) add(link, dtype, dtype == CTN_BOOL ? first != 0 : first);
  return link;
}

static struct run new_run(double first, uint64_t seed) {
  struct run run;
  run.model = model(first);
  run.dtypes = dtypes(first);
  OK(ctn_optimizer_adam_new(0.001, 0.9, 0.999, 1e-8, &run.adam));
  OK(ctn_optimizer_setup(run.adam, run.model));
  OK(ctn_random_state_new("cpu", CTN_RANDOM_PHILOX4_32_10, seed, &run.philox));
  OK(ctn_random_state_new("cpu", CTN_RANDOM_MT19937, seed, &run.mersenne));
  OK(ctn_loss_scale_new(8, 2, 0.5, 10, &run.scale));
  return run;
}

static void release_run(struct run* run) {
  ctn_loss_scale_release(run->scale);
  ctn_random_state_release(run->mersenne);
  ctn_random_state_release(run->philox);
  ctn_optimizer_release(run->adam);
  ctn_link_release(run->dtypes);
  ctn_link_release(run->model);
}

static ctn_array* state_of(ctn_optimizer* optimizer, const char* path, const char* name) {
  ctn_array* a;
  OK(ctn_optimizer_state(optimizer, path, name, &a));
  return a;
}

/* Works in either direction. */
static void serialize(struct run* run, ctn_serializer* s, int64_t* n, double* x, const char** text) {
  ctn_serializer* child;
  OK(ctn_serializer_i64(s, "n", n));
  OK(ctn_serializer_f64(s, "x", x));
  OK(ctn_serializer_text(s, "text", *text, text));
#define PART(key, call)                     \
  OK(ctn_serializer_child(s, key, &child)); \
  OK(call);                                 \
  ctn_serializer_release(child)
  PART("model", ctn_link_serialize(run->model, child));
  PART("dtypes", ctn_link_serialize(run->dtypes, child));
  PART("optimizer", ctn_optimizer_serialize(run->adam, child));
  PART("random/philox", ctn_random_state_serialize(run->philox, child));
  PART("random/mersenne", ctn_random_state_serialize(run->mersenne, child));
  PART("scale", ctn_loss_scale_serialize(run->scale, child));
}

static double draw(ctn_random_state* state) {
  ctn_array* a;
  double value;
  OK(ctn_random_sample(state, NO_DIMS, CTN_FLOAT64, &a));
  value = item(a);
  ctn_array_release(a);
  return value;
}

/* The numbers that follow the three that were drawn before the files were written. */
static const double fourth_philox = 0x1.758e08eaebc36p-1, fourth_mersenne = 0x1.32835d6632cbp-1;

static void test_fixtures(void** state) {
  size_t v, f;
  (void)state;
  for (v = 0; v < COUNT(versions); ++v) {
    for (f = 0; f < COUNT(files); ++f) {
      struct run run = new_run(700, 1);
      ctn_serializer* s;
      char path[512];
      const char* text = NULL;
      double x = 0, scale;
      int64_t n = 0, steps;
      int dtype;
      snprintf(path, sizeof path, "%s/%s/%s", FIXTURES, versions[v], files[f]);
      OK(ctn_file_deserializer_new(path, NULL, &s));
      serialize(&run, s, &n, &x, &text);
      assert_true(n == -9007199254740993);
      assert_true(x == 0.1);
      assert_string_equal(text, "\xe2\x82\xac \xf0\x9f\x90\x88");
      CHECK_DATA(run.model, "a/W", CTN_FLOAT32, DIMS(2, 3), VALUES(1, 2, 3, 4, 5, 6));
      CHECK_DATA(run.model, "a/b", CTN_FLOAT32, DIMS(2), VALUES(0.25, -1));
      CHECK_DATA(run.model, "list/0/W", CTN_FLOAT32, DIMS(1, 2), VALUES(7, (float)1e30));
      for (dtype = CTN_BOOL; dtype <= CTN_FLOAT64; ++dtype) {
        ctn_array* a;
        if (dtype == CTN_BFLOAT16) continue;
        OK(ctn_link_persistent(run.dtypes, ctn_dtype_name(dtype), &a));
        TAKE_ARRAY(a, dtype, DIMS(2), VALUES(1, 1));
      }
      assert_int_equal(ctn_optimizer_t(run.adam), 2);
      assert_int_equal(ctn_optimizer_epoch(run.adam), 1);
      TAKE_ARRAY(state_of(run.adam, "list/0/W", "m"), CTN_FLOAT32, DIMS(1, 2), VALUES(3, 4));
      TAKE_ARRAY(state_of(run.adam, "list/0/W", "v"), CTN_FLOAT32, DIMS(1, 2), VALUES(5, 6));
      TAKE_ARRAY(state_of(run.adam, "list/0/b", "v"), CTN_FLOAT32, DIMS(1), VALUES(0));
      assert_true(draw(run.philox) == fourth_philox);
      assert_true(draw(run.mersenne) == fourth_mersenne);
      OK(ctn_loss_scale_value(run.scale, &scale));
      OK(ctn_loss_scale_steps(run.scale, &steps));
      assert_true(scale == 64 && steps == 3);
      ctn_serializer_release(s);
      release_run(&run);
    }
  }
}

static void set_state(ctn_optimizer* optimizer, const char* name, double a, double b) {
  ctn_array *state = state_of(optimizer, "list/0/W", name),
            *given = array_of(CTN_FLOAT32, DIMS(1, 2), VALUES(a, b));
  OK(ctn_array_copyto(state, given, CTN_CASTING_NO, NULL));
  ctn_array_release(given);
  ctn_array_release(state);
}

static int write_fixtures(const char* directory) {
  struct run run;
  size_t f;
  int i;
  run = new_run(1, 42);
  OK(ctn_link_cleargrads(run.model));
  for (i = 0; i < 2; ++i) OK(ctn_optimizer_update(run.adam)); /* there are no gradients, so only t changes */
  OK(ctn_optimizer_new_epoch(run.adam));
  set_state(run.adam, "m", 3, 4);
  set_state(run.adam, "v", 5, 6);
  for (i = 0; i < 3; ++i) {
    draw(run.philox);
    draw(run.mersenne);
  }
  OK(ctn_loss_scale_restore(run.scale, 64, 3));
  for (f = 0; f < COUNT(files); ++f) {
    ctn_serializer* s;
    char path[512];
    const char* text = "\xe2\x82\xac \xf0\x9f\x90\x88";
    int64_t n = -9007199254740993;
    double x = 0.1;
    snprintf(path, sizeof path, "%s/%s", directory, files[f]);
    if (f < 2)
      OK(ctn_npz_serializer_new(path, f == 1, &s));
    else if (f == 2)
      OK(ctn_hdf5_serializer_new(path, NULL, 4, &s));
    else
      OK(ctn_safetensors_serializer_new(path, &s));
    serialize(&run, s, &n, &x, &text);
    OK(ctn_serializer_commit(s));
    ctn_serializer_release(s);
  }
  printf("the fourth numbers: %a and %a\n", draw(run.philox), draw(run.mersenne));
  release_run(&run);
  return 0;
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_fixtures)};
  if (argc == 3 && !strcmp(argv[1], "--write")) return write_fixtures(argv[2]);
  return RUN(tests, argc, argv);
}
