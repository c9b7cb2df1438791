/* Tests of checkpoints: a whole training in one file, which continues bit for bit. */
#define _XOPEN_SOURCE 700
#include "serializer_support.h"

static const char* const kFormats[] = {"c.npz", "c.h5", "c.hdf5", "c.safetensors"};

/* A model with dropout between two layers and batch normalization, and an optimizer with momentum and a
   parameter group. */
typedef struct Training {
  ctn_link* model;
  ctn_optimizer* optimizer;
  ctn_random_state* random;
  double losses[8];
} Training;

static void begin(Training* training, int sized) {
  static const char* const biases[] = {"*/b", "*/beta"};
  ctn_link* root = chain();
  ctn_link* layer;
  const int64_t size = 4;
  if (sized) {
    layer = linear(2, 4, 0);
  } else {
    OK(ctn_link_linear_new(CTN_SIZE_FROM_INPUT, 4, NULL, &layer));
  }
  adopt(root, "l1", layer);
  OK(ctn_link_batch_normalization_new(&size, 1, NULL, &layer));
  adopt(root, "bn", layer);
  adopt(root, "l2", linear(4, 1, 0));
  OK(ctn_optimizer_adam_new(0.1, 0.9, 0.999, 1e-8, &training->optimizer));
  OK(ctn_optimizer_setup(training->optimizer, root));
  OK(ctn_optimizer_add_weight_decay(training->optimizer, 0.01));
  OK(ctn_optimizer_add_gradient_noise(training->optimizer, 0.01)); /* from the device's global generator */
  OK(ctn_optimizer_add_group(training->optimizer, "biases", biases, COUNT(biases)));
  OK(ctn_optimizer_group_set_hyperparameter(training->optimizer, "biases", "alpha", 0.05));
  training->model = root;
  training->random = NULL;
}

static void end(Training* training) {
  ctn_optimizer_release(training->optimizer);
  ctn_link_release(training->model);
  ctn_random_state_release(training->random);
}

static void steps(Training* training, int from, int to) {
  int i;
  for (i = from; i < to; ++i) {
    ctn_variable *x = variable_of(CTN_FLOAT32, DIMS(3, 2), VALUES(1, 2, i, 0, -1, 1)), *h = x, *y, *loss;
    static const char* const names[] = {"l1", "bn", "l2"};
    ctn_array* data;
    size_t k;
    for (k = 0; k < COUNT(names); ++k) {
      ctn_link* layer;
      OK(ctn_link_child(training->model, names[k], &layer));
      OK(ctn_link_call1(layer, h, &y));
      ctn_link_release(layer);
      ctn_variable_release(h);
      h = y;
    }
    OK(ctn_square(h, &y));
    OK(ctn_sum(y, NULL, 0, 0, &loss));
    OK(ctn_link_cleargrads(training->model));
    OK(ctn_variable_backward(loss, 0, 0));
    OK(ctn_optimizer_update(training->optimizer));
    /* A rate that the program changes by hand, as many programs do. */
    OK(ctn_optimizer_set_hyperparameter(training->optimizer, "alpha", 0.1 / (i + 2)));
    OK(ctn_variable_data(loss, &data));
    OK(ctn_array_item_f64(data, NULL, 0, &training->losses[i]));
    ctn_array_release(data);
    ctn_variable_release(loss);
    ctn_variable_release(y);
    ctn_variable_release(h);
  }
}

static void seed(uint64_t value) {
  ctn_random_state* global;
  OK(ctn_random_state_default(device, &global));
  OK(ctn_random_state_seed(global, value));
  ctn_random_state_release(global);
}

static void check_equal(ctn_link* a, ctn_link* b) {
  size_t i;
  assert_int_equal(ctn_link_param_count(a), ctn_link_param_count(b));
  for (i = 0; i < ctn_link_param_count(a); ++i) {
    float values[2][16];
    int k;
    memset(values, 0, sizeof values);
    for (k = 0; k < 2; ++k) {
      ctn_variable* v;
      ctn_array* data;
      OK(ctn_link_param_at(k ? b : a, i, &v));
      OK(ctn_variable_data(v, &data));
      OK(ctn_array_to_data(data, values[k], (size_t)ctn_array_size(data) * sizeof(float)));
      ctn_array_release(data);
      ctn_variable_release(v);
    }
    assert_memory_equal(values[0], values[1], sizeof values[0]);
  }
}

/* Hyperparameters of groups that only the file or only the program has are kept. */
static void test_other_groups(void** state) {
  Training saved, other;
  (void)state;
  begin(&saved, 1);
  begin(&other, 1);
  OK(ctn_checkpoint_save(path_of("groups.npz"), saved.model, saved.optimizer, NULL, NULL));
  OK(ctn_optimizer_remove_group(other.optimizer, "biases"));
  FAILS(ctn_checkpoint_load(path_of("groups.npz"), other.model, other.optimizer, NULL, NULL),
        CTN_ERROR_FORMAT, "hyperparameters/biases/alpha");
  OK(ctn_checkpoint_save(path_of("groups.npz"), other.model, other.optimizer, NULL, NULL));
  FAILS(ctn_checkpoint_load(path_of("groups.npz"), saved.model, saved.optimizer, NULL, NULL),
        CTN_ERROR_NOT_FOUND, "hyperparameters/biases/alpha");
  remove(path_of("groups.npz"));
  end(&saved);
  end(&other);
}

static void test_resume(void** state) {
  size_t f;
  (void)state;
  for (f = 0; f < COUNT(kFormats); ++f) {
    const int sized = f % 2 == 0;
    Training whole, first, second;
    ctn_dictionary *extra, *found;
    int64_t epoch;
    double best;
    const char* text;
    int i;
    seed(3);
    begin(&whole, 1);
    steps(&whole, 0, 6);
    /* The training is stopped after three steps and continued by another program that starts with other
       weights and another generator state. */
    seed(3);
    begin(&first, 1);
    steps(&first, 0, 3);
    OK(ctn_dictionary_new(&extra));
    OK(ctn_dictionary_set_i64(extra, "data/epoch", 7));
    OK(ctn_dictionary_set_f64(extra, "best", 0.25));
    OK(ctn_dictionary_set_text(extra, "note", "three steps"));
    OK(ctn_checkpoint_save(path_of(kFormats[f]), first.model, first.optimizer, NULL, extra));
    end(&first);
    seed(99);
    begin(&second, sized); /* the second one may get its sizes from the file */
    OK(ctn_dictionary_new(&found));
    OK(ctn_dictionary_set_i64(found, "gone", 1));
    OK(ctn_checkpoint_load(path_of(kFormats[f]), second.model, second.optimizer, NULL, found));
    assert_int_equal(ctn_optimizer_t(second.optimizer), 3);
    steps(&second, 3, 6);
    for (i = 3; i < 6; ++i) assert_true(whole.losses[i] == second.losses[i]);
    check_equal(whole.model, second.model);
    assert_int_equal(ctn_dictionary_count(found), 3);
    OK(ctn_dictionary_i64(found, "data/epoch", &epoch));
    OK(ctn_dictionary_f64(found, "best", &best));
    OK(ctn_dictionary_text(found, "note", &text));
    assert_int_equal(epoch, 7);
    assert_true(best == 0.25);
    assert_string_equal(text, "three steps");
    /* Loads only the model, for inference. */
    OK(ctn_checkpoint_load(path_of(kFormats[f]), whole.model, NULL, NULL, NULL));
    end(&whole);
    end(&second);
    ctn_dictionary_release(found);
    ctn_dictionary_release(extra);
    remove(path_of(kFormats[f]));
  }
}

/* A load that fails changes nothing: neither the model, the optimizer, the generator nor the dictionary. */
static void test_failures(void** state) {
  Training one, other;
  ctn_dictionary* extra;
  ctn_random_state *mine, *again;
  ctn_link* late;
  (void)state;
  begin(&one, 1);
  steps(&one, 0, 2);
  OK(ctn_random_state_new(device, CTN_RANDOM_PHILOX4_32_10, 1, &mine));
  OK(ctn_random_state_new(device, CTN_RANDOM_PHILOX4_32_10, 1, &again));
  OK(ctn_dictionary_new(&extra));
  OK(ctn_dictionary_set_i64(extra, "n", 1));
  OK(ctn_checkpoint_save(path_of("c.npz"), one.model, NULL, mine, NULL));
  begin(&other, 1);
  FAILS(ctn_checkpoint_load(path_of("c.npz"), other.model, other.optimizer, again, extra),
        CTN_ERROR_NOT_FOUND, "missing \"optimizer/t\"");
  assert_int_equal(ctn_dictionary_count(extra), 1);
  assert_int_equal(ctn_optimizer_t(other.optimizer), 0);
  OK(ctn_checkpoint_load(path_of("c.npz"), other.model, NULL, again, extra));
  assert_int_equal(ctn_dictionary_count(extra), 0);
  check_equal(one.model, other.model);
  /* A value without a shape becomes one without a shape again. */
  OK(ctn_link_linear_new(CTN_SIZE_FROM_INPUT, 1, NULL, &late));
  OK(ctn_checkpoint_save(path_of("d.npz"), one.model, one.optimizer, mine, NULL));
  {
    ctn_link* root = chain();
    adopt(root, "l1", late);
    adopt(root, "nobody", linear(1, 1, 0));
    FAILS(ctn_checkpoint_load(path_of("d.npz"), root, NULL, again, NULL), CTN_ERROR_NOT_FOUND,
          "\"model/nobody/W\"");
    assert_int_equal(ctn_link_uninitialized_count(root), 1);
    ctn_link_release(root);
  }
  FAILS(ctn_checkpoint_save(path_of("c.zip"), one.model, NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT,
        "path: expected a name that ends in .npz");
  FAILS(ctn_checkpoint_save(NULL, one.model, NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "path:");
  FAILS(ctn_checkpoint_save(path_of("c.npz"), NULL, NULL, NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "model:");
  FAILS(ctn_checkpoint_load(path_of("none.npz"), one.model, NULL, NULL, NULL), CTN_ERROR_NOT_FOUND,
        "none.npz");
  remove(path_of("c.npz"));
  remove(path_of("d.npz"));
  ctn_random_state_release(mine);
  ctn_random_state_release(again);
  ctn_dictionary_release(extra);
  end(&one);
  end(&other);
}

static void test_numbers(void** state) {
  ctn_dictionary* dictionary;
  ctn_array* a = array_of(CTN_INT32, DIMS(2), VALUES(1, 2));
  int64_t integer;
  double number;
  (void)state;
  OK(ctn_dictionary_new(&dictionary));
  OK(ctn_dictionary_set_i64(dictionary, "i", INT64_MIN));
  OK(ctn_dictionary_set_f64(dictionary, "d", 0.1));
  OK(ctn_dictionary_set_text(dictionary, "t", "x"));
  OK(ctn_dictionary_set_array(dictionary, "a", a));
  OK(ctn_dictionary_i64(dictionary, "i", &integer));
  assert_true(integer == INT64_MIN);
  OK(ctn_dictionary_f64(dictionary, "d", &number));
  assert_true(number == 0.1);
  OK(ctn_dictionary_f64(dictionary, "i", &number));
  assert_true(number == (double)INT64_MIN);
  FAILS(ctn_dictionary_i64(dictionary, "d", &integer), CTN_ERROR_DTYPE, "expected an integer, but \"d\" is");
  FAILS(ctn_dictionary_i64(dictionary, "a", &integer), CTN_ERROR_DTYPE, "expected an integer");
  FAILS(ctn_dictionary_f64(dictionary, "t", &number), CTN_ERROR_DTYPE, "\"t\" is a string");
  FAILS(ctn_dictionary_f64(dictionary, "x", &number), CTN_ERROR_NOT_FOUND, "\"x\"");
  FAILS(ctn_dictionary_set_f64(dictionary, "", 1), CTN_ERROR_INVALID_ARGUMENT, "key:");
  ctn_array_release(a);
  ctn_dictionary_release(dictionary);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_resume), TEST(test_other_groups), TEST(test_failures),
                                     TEST(test_numbers)};
  return run_in_directory(tests, COUNT(tests), argc, argv);
}
