/* Trains a small network and saves a checkpoint after every step; continues from an existing checkpoint.
   Usage: checkpointed_training CHECKPOINT STEPS [paced]. Prints "step N" after each save, and a hash of all
   values at the end. The suffix of the name (.npz, .h5 or .safetensors) chooses the format. A failed save is
   reported ("not saved: ...") and retried after the next step, as a long training run should do. A paced run
   waits for a character of input before each step, until the input ends. */
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

typedef struct {
  ctn_link* model;
  ctn_optimizer* optimizer;
  ctn_random_state* random;
  int64_t step;
} training;

static void add(ctn_link* model, const char* name, ctn_link* child) {
  CHECK(ctn_link_add_link(model, name, child));
  ctn_link_release(child);
}

static training start(void) {
  static const int64_t size[] = {16};
  training t = {NULL, NULL, NULL, 0};
  ctn_link* child;
  CHECK(ctn_random_seed(NULL, 7));
  CHECK(ctn_link_chain_new(&t.model));
  CHECK(ctn_link_linear_new(8, 16, NULL, &child));
  add(t.model, "l1", child);
  CHECK(ctn_link_batch_normalization_new(size, 1, NULL, &child));
  add(t.model, "norm", child);
  CHECK(ctn_link_linear_new(16, 3, NULL, &child));
  add(t.model, "l2", child);
  CHECK(ctn_optimizer_adam_new(0.01, 0.9, 0.999, 1e-8, &t.optimizer));
  CHECK(ctn_optimizer_setup(t.optimizer, t.model));
  CHECK(ctn_random_state_default(NULL, &t.random));
  return t;
}

static void finish(training* t) {
  ctn_random_state_release(t->random);
  ctn_optimizer_release(t->optimizer);
  ctn_link_release(t->model);
}

static ctn_variable* apply(ctn_link* model, const char* name, ctn_variable* x) {
  ctn_link* child;
  ctn_variable* y;
  CHECK(ctn_link_child(model, name, &child));
  CHECK(ctn_link_call1(child, x, &y));
  ctn_link_release(child);
  ctn_variable_release(x);
  return y;
}

static ctn_variable* batch(const training* t, int64_t columns, int labels) {
  const int64_t shape[] = {32, columns};
  ctn_array* data;
  ctn_variable* v;
  if (labels)
    CHECK(ctn_random_integers(t->random, 0, 3, shape, 1, CTN_INT32, &data));
  else
    CHECK(ctn_random_uniform(t->random, -1, 1, shape, 2, CTN_FLOAT32, &data));
  CHECK(ctn_variable_new(data, &v));
  ctn_array_release(data);
  return v;
}

/* Data and dropout masks come from the generator, so that a lost or repeated draw changes the result. */
static void train_step(training* t) {
  ctn_variable *x = batch(t, 8, 0), *labels = batch(t, 0, 1), *h, *dropped, *loss;
  h = apply(t->model, "norm", apply(t->model, "l1", x));
  CHECK(ctn_dropout(h, 0.5, NULL, &dropped));
  ctn_variable_release(h);
  h = apply(t->model, "l2", dropped);
  CHECK(ctn_softmax_cross_entropy(h, labels, 1, NULL, &loss));
  CHECK(ctn_link_cleargrads(t->model));
  CHECK(ctn_variable_backward(loss, 0, 0));
  CHECK(ctn_optimizer_update(t->optimizer));
  ctn_variable_release(loss);
  ctn_variable_release(h);
  ctn_variable_release(labels);
  ++t->step;
}

static ctn_serializer* below(ctn_serializer* file, const char* name) {
  ctn_serializer* child;
  CHECK(ctn_serializer_child(file, name, &child));
  return child;
}

/* The same function saves and loads. */
static void serialize(training* t, ctn_serializer* file) {
  ctn_serializer *model = below(file, "model"), *optimizer = below(file, "optimizer"),
                 *random = below(file, "random");
  CHECK(ctn_link_serialize(t->model, model));
  CHECK(ctn_optimizer_serialize(t->optimizer, optimizer));
  CHECK(ctn_random_state_serialize(t->random, random));
  CHECK(ctn_serializer_i64(file, "step", &t->step));
  ctn_serializer_release(random);
  ctn_serializer_release(optimizer);
  ctn_serializer_release(model);
}

static int ends_with(const char* text, const char* end) {
  const size_t length = strlen(text), tail = strlen(end);
  return length >= tail && strcmp(text + length - tail, end) == 0;
}

static ctn_status new_serializer(const char* path, ctn_serializer** file) {
  if (ends_with(path, ".h5")) return ctn_hdf5_serializer_new(path, "/", 4, file);
  if (ends_with(path, ".safetensors")) return ctn_safetensors_serializer_new(path, file);
  return ctn_npz_serializer_new(path, 1, file);
}

static ctn_status save(training* t, const char* path) {
  ctn_serializer* file;
  ctn_status status = new_serializer(path, &file);
  if (status != CTN_OK) return status;
  serialize(t, file);
  status = ctn_serializer_commit(file);
  ctn_serializer_release(file);
  return status;
}

/* Returns whether there was a checkpoint. If it cannot be read, the program ends. */
static int load(training* t, const char* path) {
  ctn_serializer* file;
  FILE* there = fopen(path, "rb");
  if (!there) return 0;
  fclose(there);
  if (ends_with(path, ".h5"))
    CHECK(ctn_hdf5_deserializer_new(path, "/", NULL, &file));
  else if (ends_with(path, ".safetensors"))
    CHECK(ctn_safetensors_deserializer_new(path, NULL, &file));
  else
    CHECK(ctn_npz_deserializer_new(path, NULL, &file));
  serialize(t, file);
  ctn_serializer_release(file);
  return 1;
}

static uint64_t hash_bytes(uint64_t hash, const void* data, size_t size) {
  const unsigned char* bytes = data;
  size_t i;
  for (i = 0; i < size; ++i) hash = (hash ^ bytes[i]) * 1099511628211u;
  return hash;
}

/* The FNV-1a hash of every parameter. */
static uint64_t hash_of(const training* t) {
  uint64_t hash = 14695981039346656037u;
  size_t i;
  for (i = 0; i < ctn_link_param_count(t->model); ++i) {
    ctn_variable* v;
    ctn_array* data;
    size_t size;
    void* bytes;
    CHECK(ctn_link_param_at(t->model, i, &v));
    CHECK(ctn_variable_data(v, &data));
    size = (size_t)ctn_array_nbytes(data);
    bytes = malloc(size);
    if (!bytes) exit(1);
    CHECK(ctn_array_to_data(data, bytes, size));
    hash = hash_bytes(hash, bytes, size);
    free(bytes);
    ctn_array_release(data);
    ctn_variable_release(v);
  }
  return hash;
}

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    fprintf(stderr, "usage: %s CHECKPOINT STEPS [paced]\n", argv[0]);
    return 2;
  }
  training t = start();
  const int64_t steps = strtoll(argv[2], NULL, 10);
  load(&t, argv[1]);
  printf("from %lld\n", (long long)t.step);
  fflush(stdout);
  while (t.step < steps) {
    if (argc == 4) getchar();
    train_step(&t);
    if (save(&t, argv[1]) == CTN_OK)
      printf("step %lld\n", (long long)t.step);
    else
      printf("not saved: %s\n", ctn_error_message());
    fflush(stdout);
  }
  printf("hash %016llx\n", (unsigned long long)hash_of(&t));
  finish(&t);
  return 0;
}
