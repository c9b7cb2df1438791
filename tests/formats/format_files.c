/* Files of every format that the library writes, with values that a formula gives.
   format_files write DIRECTORY: writes them all.
   format_files check DIRECTORY: loads them into objects with other values, and compares. */
#include <catenary/catenary.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(call) check((call), #call)

static void check(ctn_status status, const char* call) {
  if (status == CTN_OK) return;
  fprintf(stderr, "%s: %s\n", call, ctn_error_message());
  exit(1);
}

static void expect(int holds, const char* file, const char* what) {
  if (holds) return;
  fprintf(stderr, "%s: %s is not what was written\n", file, what);
  exit(1);
}

/* Element k of array number i: a number that every dtype holds exactly. */
static double value_at(size_t i, size_t k) { return (double)((k * 7 + i * 13) % 31); }

static ctn_array* values_like(const ctn_array* a, size_t i) {
  const size_t size = (size_t)ctn_array_size(a);
  double* values = malloc((size ? size : 1) * sizeof *values);
  ctn_array *wide, *result;
  size_t k;
  if (!values) exit(1);
  for (k = 0; k < size; ++k) values[k] = value_at(i, k);
  CHECK(ctn_array_from_data(values, ctn_array_shape(a), ctn_array_ndim(a), CTN_FLOAT64, &wide));
  CHECK(ctn_array_astype(wide, ctn_array_dtype(a), &result));
  ctn_array_release(wide);
  free(values);
  return result;
}

static void fill(ctn_array* a, size_t i) {
  ctn_array* values = values_like(a, i);
  CHECK(ctn_array_copyto(a, values, CTN_CASTING_NO, NULL));
  ctn_array_release(values);
}

static void compare(const ctn_array* a, size_t i, const char* file, const char* what) {
  ctn_array* values = values_like(a, i);
  const size_t bytes = (size_t)ctn_array_nbytes(a);
  unsigned char *got = malloc(bytes + 1), *wanted = malloc(bytes + 1);
  if (!got || !wanted) exit(1);
  CHECK(ctn_array_to_data(a, got, bytes));
  CHECK(ctn_array_to_data(values, wanted, bytes));
  expect(memcmp(got, wanted, bytes) == 0, file, what);
  free(wanted);
  free(got);
  ctn_array_release(values);
}

/* Links. */

static const ctn_dtype kFloats[] = {CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64, CTN_BFLOAT16};
static const ctn_dtype kDtypes[] = {CTN_BOOL,   CTN_INT8,    CTN_INT16,   CTN_INT32,
                                    CTN_INT64,  CTN_UINT8,   CTN_UINT16,  CTN_UINT32,
                                    CTN_UINT64, CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64};
enum { DTYPES = sizeof kDtypes / sizeof kDtypes[0] };

static void add(ctn_link* chain, const char* name, ctn_link* child) {
  CHECK(ctn_link_add_link(chain, name, child));
  ctn_link_release(child);
}

static ctn_link* model_new(void) {
  static const int64_t channels[] = {3};
  ctn_link *model, *inner, *child;
  CHECK(ctn_link_chain_new(&model));
  CHECK(ctn_link_linear_new(4, 3, NULL, &child));
  add(model, "l1", child);
  CHECK(ctn_link_chain_list_new(&inner));
  CHECK(ctn_link_convolution_2d_new(2, 3, 3, 2, 1, 1, 0, 0, NULL, &child));
  add(inner, NULL, child);
  CHECK(ctn_link_batch_normalization_new(channels, 1, NULL, &child));
  add(inner, NULL, child);
  add(model, "inner", inner);
  CHECK(ctn_link_embed_id_new(5, 2, NULL, &child));
  add(model, "embed", child);
  return model;
}

/* Parameters of all dtypes; NPZ and HDF5 have no bfloat16. */
static ctn_link* dtypes_new(int bfloat16) {
  static const int64_t shape[] = {2, 3}, empty[] = {0, 2};
  ctn_link* link;
  ctn_array* a;
  char name[32];
  size_t i;
  CHECK(ctn_link_chain_new(&link));
  for (i = 0; i < 3u + (bfloat16 != 0); ++i)
    CHECK(ctn_link_add_param(link, ctn_dtype_name(kFloats[i]), shape, 2, kFloats[i]));
  for (i = 0; i < DTYPES; ++i) {
    snprintf(name, sizeof name, "some_%s", ctn_dtype_name(kDtypes[i]));
    CHECK(ctn_array_zeros(shape, 2, kDtypes[i], &a));
    CHECK(ctn_link_add_persistent(link, name, a));
    ctn_array_release(a);
    snprintf(name, sizeof name, "one_%s", ctn_dtype_name(kDtypes[i]));
    CHECK(ctn_array_zeros(NULL, 0, kDtypes[i], &a));
    CHECK(ctn_link_add_persistent(link, name, a));
    ctn_array_release(a);
  }
  CHECK(ctn_array_zeros(empty, 2, CTN_FLOAT32, &a));
  CHECK(ctn_link_add_persistent(link, "none", a));
  ctn_array_release(a);
  return link;
}

typedef void (*visit_fn)(ctn_array* a, size_t i, const char* file, const char* what);

static void visit_fill(ctn_array* a, size_t i, const char* file, const char* what) {
  (void)file, (void)what;
  fill(a, i);
}
static void visit_compare(ctn_array* a, size_t i, const char* file, const char* what) {
  compare(a, i, file, what);
}

static void visit_params(ctn_link* link, visit_fn visit, const char* file) {
  char path[64];
  size_t i;
  for (i = 0; i < ctn_link_param_count(link); ++i) {
    ctn_variable* v;
    ctn_array* data;
    CHECK(ctn_link_param_path(link, i, path, sizeof path, NULL));
    CHECK(ctn_link_param_at(link, i, &v));
    CHECK(ctn_variable_data(v, &data));
    visit(data, i, file, path);
    ctn_array_release(data);
    ctn_variable_release(v);
  }
}

static void visit_persistent(ctn_link* link, const char* child, const char* name, size_t i, visit_fn visit,
                             const char* file) {
  ctn_link* owner = ctn_link_retain(link);
  ctn_array* a;
  if (child) {
    ctn_link_release(owner);
    CHECK(ctn_link_child(link, child, &owner));
  }
  CHECK(ctn_link_persistent(owner, name, &a));
  visit(a, i, file, name);
  ctn_array_release(a);
  ctn_link_release(owner);
}

static void visit_model(ctn_link* model, visit_fn visit, const char* file) {
  visit_params(model, visit, file);
  visit_persistent(model, "inner/1", "avg_mean", 20, visit, file);
  visit_persistent(model, "inner/1", "avg_var", 21, visit, file);
  visit_persistent(model, "inner/1", "N", 22, visit, file);
}

static void visit_dtypes(ctn_link* link, visit_fn visit, const char* file) {
  char name[32];
  size_t i;
  visit_params(link, visit, file);
  for (i = 0; i < DTYPES; ++i) {
    snprintf(name, sizeof name, "some_%s", ctn_dtype_name(kDtypes[i]));
    visit_persistent(link, NULL, name, 30 + i, visit, file);
    snprintf(name, sizeof name, "one_%s", ctn_dtype_name(kDtypes[i]));
    visit_persistent(link, NULL, name, 60 + i, visit, file);
  }
}

/* Optimizers. */

typedef struct {
  const char* name;
  const char* states[3];
} rule;
static const rule kRules[] = {
    {"sgd", {NULL}},           {"momentum_sgd", {"v", NULL}},           {"nesterov_ag", {"v", NULL}},
    {"adagrad", {"h", NULL}},  {"adadelta", {"msg", "msdx", NULL}},     {"adam", {"m", "v", NULL}},
    {"rmsprop", {"ms", NULL}}, {"rmsprop_graves", {"n", "g", "delta"}},
};
enum { RULES = sizeof kRules / sizeof kRules[0] };

static ctn_optimizer* rule_new(const char* name) {
  ctn_optimizer* o = NULL;
  if (!strcmp(name, "sgd")) CHECK(ctn_optimizer_sgd_new(0.1, &o));
  if (!strcmp(name, "momentum_sgd")) CHECK(ctn_optimizer_momentum_sgd_new(0.1, 0.9, &o));
  if (!strcmp(name, "nesterov_ag")) CHECK(ctn_optimizer_nesterov_ag_new(0.1, 0.9, &o));
  if (!strcmp(name, "adagrad")) CHECK(ctn_optimizer_adagrad_new(0.1, 1e-8, &o));
  if (!strcmp(name, "adadelta")) CHECK(ctn_optimizer_adadelta_new(0.95, 1e-6, &o));
  if (!strcmp(name, "adam")) CHECK(ctn_optimizer_adam_new(0.1, 0.9, 0.999, 1e-8, &o));
  if (!strcmp(name, "rmsprop")) CHECK(ctn_optimizer_rmsprop_new(0.1, 0.9, 1e-8, &o));
  if (!strcmp(name, "rmsprop_graves")) CHECK(ctn_optimizer_rmsprop_graves_new(0.1, 0.9, 0.9, 1e-4, &o));
  return o;
}

static void visit_optimizer(ctn_optimizer* o, const rule* r, visit_fn visit, const char* file) {
  static const char* const paths[] = {"/W", "/b"};
  size_t p, s;
  for (p = 0; p < 2; ++p)
    for (s = 0; s < 3 && r->states[s]; ++s) {
      ctn_array* state;
      CHECK(ctn_optimizer_state(o, paths[p], r->states[s], &state));
      visit(state, 40 + 3 * p + s, file, r->states[s]);
      ctn_array_release(state);
    }
}

static void count(ctn_optimizer* o) {
  CHECK(ctn_optimizer_update(o));
  CHECK(ctn_optimizer_update(o));
  CHECK(ctn_optimizer_new_epoch(o));
}

/* Formats. */

static ctn_serializer* open_to_save(const char* file) {
  ctn_serializer* s;
  if (strstr(file, ".h5"))
    CHECK(ctn_hdf5_serializer_new(file, "/", 4, &s));
  else if (strstr(file, ".safetensors"))
    CHECK(ctn_safetensors_serializer_new(file, &s));
  else
    CHECK(ctn_npz_serializer_new(file, strstr(file, "stored") == NULL, &s));
  return s;
}

static ctn_serializer* open_to_load(const char* file) {
  ctn_serializer* s;
  if (strstr(file, ".h5"))
    CHECK(ctn_hdf5_deserializer_new(file, "/", NULL, &s));
  else if (strstr(file, ".safetensors"))
    CHECK(ctn_safetensors_deserializer_new(file, NULL, &s));
  else
    CHECK(ctn_npz_deserializer_new(file, NULL, &s));
  return s;
}

static ctn_serializer* below(ctn_serializer* s, const char* key) {
  ctn_serializer* child;
  CHECK(ctn_serializer_child(s, key, &child));
  return child;
}

static const char* const kFormats[] = {"npz", "stored.npz", "h5", "safetensors"};
enum { FORMATS = sizeof kFormats / sizeof kFormats[0] };

static void do_link(int writes, const char* file, ctn_link* link,
                    void (*visit)(ctn_link*, visit_fn, const char*)) {
  ctn_serializer* s = writes ? open_to_save(file) : open_to_load(file);
  if (writes) visit(link, visit_fill, file);
  CHECK(ctn_link_serialize(link, s));
  if (writes)
    CHECK(ctn_serializer_commit(s));
  else
    visit(link, visit_compare, file);
  ctn_serializer_release(s);
  ctn_link_release(link);
}

static void do_optimizer(int writes, const char* file, const rule* r) {
  ctn_link* link;
  ctn_optimizer* o = rule_new(r->name);
  ctn_serializer* s = writes ? open_to_save(file) : open_to_load(file);
  CHECK(ctn_link_linear_new(4, 3, NULL, &link));
  CHECK(ctn_link_zerograds(link));
  CHECK(ctn_optimizer_setup(o, link));
  if (writes) {
    count(o);
    visit_optimizer(o, r, visit_fill, file);
  }
  CHECK(ctn_optimizer_serialize(o, s));
  if (writes) {
    CHECK(ctn_serializer_commit(s));
  } else {
    visit_optimizer(o, r, visit_compare, file);
    expect(ctn_optimizer_t(o) == 2 && ctn_optimizer_epoch(o) == 1, file, "t or epoch");
  }
  ctn_serializer_release(s);
  ctn_optimizer_release(o);
  ctn_link_release(link);
}

/* Checks that the next draws are those of a new generator with the saved seed. */
static void expect_draws(ctn_random_state* state, ctn_random_method method, const char* file) {
  static const int64_t shape[] = {16};
  ctn_random_state* fresh;
  ctn_array *draws, *wanted;
  int64_t got[16], expected[16];
  CHECK(ctn_random_state_new("cpu", method, 5, &fresh));
  CHECK(ctn_random_integers(state, 0, 1000000, shape, 1, CTN_INT64, &draws));
  CHECK(ctn_random_integers(fresh, 0, 1000000, shape, 1, CTN_INT64, &wanted));
  CHECK(ctn_array_to_data(draws, got, sizeof got));
  CHECK(ctn_array_to_data(wanted, expected, sizeof expected));
  expect(memcmp(got, expected, sizeof got) == 0, file, "a generator");
  ctn_array_release(wanted);
  ctn_array_release(draws);
  ctn_random_state_release(fresh);
}

/* Scalars, a text, a loss scale and generators, in separate parts of one file. */
static void do_run(int writes, const char* file) {
  ctn_serializer *s = writes ? open_to_save(file) : open_to_load(file), *part;
  int64_t step = writes ? 123456789012345 : 0;
  double best = writes ? 0.1 : 0;
  const char* name;
  ctn_random_state *philox, *mersenne;
  ctn_loss_scale* scale;
  double value;
  CHECK(ctn_random_state_new("cpu", CTN_RANDOM_PHILOX4_32_10, writes ? 5 : 6, &philox));
  CHECK(ctn_random_state_new("cpu", CTN_RANDOM_MT19937, writes ? 5 : 6, &mersenne));
  CHECK(ctn_loss_scale_new(writes ? 1024 : 1, 2, 0.5, 100, &scale));
  CHECK(ctn_serializer_i64(s, "step", &step));
  CHECK(ctn_serializer_f64(s, "best", &best));
  CHECK(ctn_serializer_text(s, "name", writes ? "gr\xc3\xbc\xc3\x9f" : "", &name));
  part = below(s, "random/philox");
  CHECK(ctn_random_state_serialize(philox, part));
  ctn_serializer_release(part);
  part = below(s, "random/mt19937");
  CHECK(ctn_random_state_serialize(mersenne, part));
  ctn_serializer_release(part);
  part = below(s, "scale");
  CHECK(ctn_loss_scale_serialize(scale, part));
  ctn_serializer_release(part);
  if (writes) {
    CHECK(ctn_serializer_commit(s));
  } else {
    expect(step == 123456789012345 && best == 0.1, file, "a scalar");
    expect(strcmp(name, "gr\xc3\xbc\xc3\x9f") == 0, file, "the text");
    CHECK(ctn_loss_scale_value(scale, &value));
    expect(value == 1024, file, "the loss scale");
    expect_draws(mersenne, CTN_RANDOM_MT19937, file);
    expect_draws(philox, CTN_RANDOM_PHILOX4_32_10, file);
  }
  ctn_loss_scale_release(scale);
  ctn_random_state_release(mersenne);
  ctn_random_state_release(philox);
  ctn_serializer_release(s);
}

int main(int argc, char** argv) {
  const int writes = argc == 3 && !strcmp(argv[1], "write");
  char file[4096];
  size_t f, r;
  if (argc != 3 || (!writes && strcmp(argv[1], "check") != 0)) {
    fprintf(stderr, "usage: %s write|check DIRECTORY\n", argv[0]);
    return 2;
  }
  for (f = 0; f < FORMATS; ++f) {
    snprintf(file, sizeof file, "%s/model.%s", argv[2], kFormats[f]);
    do_link(writes, file, model_new(), visit_model);
    snprintf(file, sizeof file, "%s/dtypes.%s", argv[2], kFormats[f]);
    do_link(writes, file, dtypes_new(!strcmp(kFormats[f], "safetensors")), visit_dtypes);
    for (r = 0; r < RULES; ++r) {
      snprintf(file, sizeof file, "%s/%s.%s", argv[2], kRules[r].name, kFormats[f]);
      do_optimizer(writes, file, &kRules[r]);
    }
    snprintf(file, sizeof file, "%s/run.%s", argv[2], kFormats[f]);
    do_run(writes, file);
  }
  return 0;
}
