/* Tests of updaters: the standard one with a Classifier, loss scales and accumulation, and those of
 * callbacks. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "training_support.h"

typedef struct Plain {
  ctn_link *layer, *classifier;
  ctn_optimizer* optimizer;
  ctn_iterator* iterator;
  ctn_updater* updater;
  ctn_trainer* trainer;
} Plain;

static void begin_plain(Plain* plain, int64_t batch) {
  ctn_dataset* dataset = circle();
  OK(ctn_random_seed(NULL, 3));
  OK(ctn_link_linear_new(2, 2, NULL, &plain->layer));
  OK(ctn_link_classifier_new(plain->layer, &plain->classifier));
  OK(ctn_optimizer_sgd_new(0.1, &plain->optimizer));
  OK(ctn_optimizer_setup(plain->optimizer, plain->classifier));
  OK(ctn_iterator_serial_new(dataset, batch, 1, 0, 0, &plain->iterator));
  OK(ctn_updater_standard_new(plain->iterator, plain->optimizer, NULL, NULL, NULL, device, &plain->updater));
  OK(ctn_trainer_new(plain->updater, NULL, directory, &plain->trainer));
  ctn_dataset_release(dataset);
}

static void end_plain(Plain* plain) {
  ctn_trainer_release(plain->trainer);
  ctn_updater_release(plain->updater);
  ctn_iterator_release(plain->iterator);
  ctn_optimizer_release(plain->optimizer);
  ctn_link_release(plain->classifier);
  ctn_link_release(plain->layer);
}

static void weights_of(Plain* plain, float values[4]) {
  ctn_variable* param;
  ctn_array* data;
  OK(ctn_link_param(plain->layer, "W", &param));
  OK(ctn_variable_data(param, &data));
  OK(ctn_array_to_data(data, values, 4 * sizeof(float)));
  ctn_array_release(data);
  ctn_variable_release(param);
}

static void test_classifier(void** state) {
  Plain plain;
  ctn_dictionary* observation;
  ctn_optimizer* optimizer;
  ctn_iterator* iterator;
  double loss, accuracy;
  (void)state;
  begin_plain(&plain, EXAMPLES);
  OK(ctn_trainer_run_for(plain.trainer, 1, 0, NULL));
  OK(ctn_trainer_observation(plain.trainer, &observation));
  OK(ctn_dictionary_f64(observation, "main/loss", &loss));
  OK(ctn_dictionary_f64(observation, "main/accuracy", &accuracy));
  assert_true(loss > 0 && accuracy > 0 && accuracy < 1);
  ctn_dictionary_release(observation);
  assert_int_equal(ctn_updater_epoch(plain.updater), 1);
  assert_int_equal(ctn_updater_is_new_epoch(plain.updater), 1);
  assert_true(ctn_updater_epoch_detail(plain.updater) == 1);
  assert_true(ctn_updater_previous_epoch_detail(plain.updater) == 0);
  OK(ctn_updater_optimizer(plain.updater, "main", &optimizer));
  assert_ptr_equal(optimizer, plain.optimizer);
  ctn_optimizer_release(optimizer);
  OK(ctn_updater_iterator(plain.updater, "main", &iterator));
  assert_ptr_equal(iterator, plain.iterator);
  ctn_iterator_release(iterator);
  FAILS(ctn_updater_optimizer(plain.updater, "other", &optimizer), CTN_ERROR_NOT_FOUND, "\"main\"",
        "\"other\"");
  FAILS(ctn_updater_iterator(plain.updater, "other", &iterator), CTN_ERROR_NOT_FOUND, "\"main\"",
        "\"other\"");
  FAILS(ctn_updater_add_iterator(plain.updater, "main", plain.iterator), CTN_ERROR_INVALID_ARGUMENT,
        "\"main\"");
  end_plain(&plain);
}

/* Four batches of 10 have the mean gradient of one of 40; a scale changes nothing but rounding. */
static void test_accumulation(void** state) {
  float whole[4], parts[4], scaled[4];
  Plain plain;
  ctn_loss_scale* scale;
  double value;
  int i;
  (void)state;
  begin_plain(&plain, EXAMPLES);
  OK(ctn_trainer_run_for(plain.trainer, 1, 0, NULL));
  weights_of(&plain, whole);
  end_plain(&plain);
  begin_plain(&plain, EXAMPLES / 4);
  OK(ctn_updater_standard_set_accumulation(plain.updater, 4));
  OK(ctn_trainer_run_for(plain.trainer, 1, 0, NULL));
  weights_of(&plain, parts);
  assert_int_equal(ctn_updater_iteration(plain.updater), 1);
  assert_int_equal(ctn_optimizer_epoch(plain.optimizer), 1);
  FAILS(ctn_updater_standard_set_accumulation(plain.updater, 0), CTN_ERROR_INVALID_ARGUMENT, "count", "0");
  end_plain(&plain);
  begin_plain(&plain, EXAMPLES);
  OK(ctn_loss_scale_new(1024, 2, 0.5, 100, &scale));
  OK(ctn_updater_standard_set_loss_scale(plain.updater, scale));
  OK(ctn_trainer_run_for(plain.trainer, 1, 0, NULL));
  weights_of(&plain, scaled);
  OK(ctn_trainer_save(plain.trainer, path_of("scale.npz")));
  OK(ctn_loss_scale_restore(scale, 2, 0));
  OK(ctn_trainer_load(plain.trainer, path_of("scale.npz")));
  OK(ctn_loss_scale_value(scale, &value));
  assert_true(value == 1024);
  ctn_loss_scale_release(scale);
  end_plain(&plain);
  for (i = 0; i < 4; ++i) {
    assert_true(fabs(whole[i] - parts[i]) < 1e-6);
    assert_true(fabs(whole[i] - scaled[i]) < 1e-6);
  }
}

static ctn_status wrong_loss(void* data, ctn_variable* const* batch, size_t count, ctn_variable** loss) {
  (void)count;
  if (data) *loss = ctn_variable_retain(batch[0]);
  return CTN_OK;
}

static void test_wrong_losses(void** state) {
  Plain plain;
  ctn_updater* updater;
  ctn_trainer* trainer;
  ctn_optimizer* new_one;
  int i;
  (void)state;
  begin_plain(&plain, 5);
  for (i = 0; i < 2; ++i) {
    OK(ctn_updater_standard_new(plain.iterator, plain.optimizer, wrong_loss, i ? &plain : NULL, NULL, NULL,
                                &updater));
    OK(ctn_trainer_new(updater, NULL, directory, &trainer));
    if (i)
      FAILS(ctn_trainer_run(trainer, NULL), CTN_ERROR_SHAPE, "loss", "(5, 2)");
    else
      FAILS(ctn_trainer_run(trainer, NULL), CTN_ERROR_CALLBACK, "without a loss");
    assert_true(ctn_iterator_epoch_detail(plain.iterator) == 0); /* the batch comes again */
    ctn_trainer_release(trainer);
    ctn_updater_release(updater);
  }
  OK(ctn_optimizer_sgd_new(0.1, &new_one));
  FAILS(ctn_updater_standard_new(plain.iterator, new_one, NULL, NULL, NULL, NULL, &updater), CTN_ERROR_STATE,
        "optimizer");
  FAILS(ctn_updater_standard_new(plain.iterator, plain.optimizer, NULL, NULL, NULL, "nowhere:0", &updater),
        CTN_ERROR_DEVICE, "nowhere");
  FAILS(ctn_updater_add_optimizer(plain.updater, "second", new_one), CTN_ERROR_STATE, "optimizer");
  ctn_optimizer_release(new_one);
  end_plain(&plain);
}

/* An updater with two models that are trained in turn, as in adversarial training. */
typedef struct Pair {
  ctn_link* links[2];
  ctn_optimizer* optimizers[2];
  ctn_updater* updater;
  ctn_trainer* trainer;
  int64_t steps, fails_at;
  int finalized, destroyed;
} Pair;

static ctn_status update_pair(void* data, ctn_updater* updater, int32_t* done) {
  Pair* pair = data;
  ctn_iterator* iterator;
  ctn_array* batch[2];
  int32_t more;
  int i;
  OK(ctn_updater_iterator(updater, "main", &iterator));
  OK(ctn_iterator_next(iterator, batch, 2, &more));
  ctn_iterator_release(iterator);
  ++pair->steps;
  for (i = 0; i < 2; ++i) {
    ctn_variable *x, *y, *squared, *loss;
    OK(ctn_variable_new(batch[0], &x));
    OK(ctn_link_call1(pair->links[i], x, &y));
    OK(ctn_square(y, &squared));
    OK(ctn_sum(squared, NULL, 0, 0, &loss));
    OK(ctn_report_variable("loss", loss, pair->links[i]));
    OK(ctn_link_cleargrads(pair->links[i]));
    OK(ctn_variable_backward(loss, 0, 0));
    ctn_variable_release(loss);
    ctn_variable_release(squared);
    ctn_variable_release(y);
    ctn_variable_release(x);
    if (i == 1 && pair->steps == pair->fails_at) {
      ctn_array_release(batch[0]);
      ctn_array_release(batch[1]);
      ctn_error_set(CTN_ERROR_STATE, "half of an update");
      return CTN_ERROR_STATE;
    }
    OK(ctn_optimizer_update(pair->optimizers[i]));
  }
  ctn_array_release(batch[0]);
  ctn_array_release(batch[1]);
  *done = pair->steps <= 9;
  return CTN_OK;
}
static ctn_status serialize_pair(void* data, ctn_updater* updater, ctn_serializer* serializer) {
  (void)updater;
  return ctn_serializer_i64(serializer, "steps", &((Pair*)data)->steps);
}
static ctn_status finalize_pair(void* data, ctn_updater* updater) {
  (void)updater;
  ++((Pair*)data)->finalized;
  return CTN_OK;
}
static void destroy_pair(void* data) { ++((Pair*)data)->destroyed; }

static void begin_pair(Pair* pair, int autoload) {
  static const char* const kNames[] = {"main", "second"};
  const ctn_updater_callbacks callbacks = {.struct_size = sizeof callbacks,
                                           .update = update_pair,
                                           .serialize = serialize_pair,
                                           .finalize = finalize_pair,
                                           .destroy = destroy_pair};
  ctn_dataset* dataset = circle();
  ctn_iterator* iterator;
  ctn_extension* snapshot;
  ctn_trigger* stop = every(8, CTN_TRIGGER_UNIT_ITERATION);
  int i;
  memset(pair, 0, sizeof *pair);
  OK(ctn_random_seed(NULL, 3));
  OK(ctn_updater_new(&callbacks, pair, &pair->updater));
  for (i = 0; i < 2; ++i) {
    OK(ctn_link_linear_new(2, 2, NULL, &pair->links[i]));
    OK(ctn_optimizer_adam_new(0.01, 0.9, 0.999, 1e-8, &pair->optimizers[i]));
    OK(ctn_optimizer_setup(pair->optimizers[i], pair->links[i]));
    OK(ctn_updater_add_optimizer(pair->updater, kNames[i], pair->optimizers[i]));
  }
  OK(ctn_iterator_serial_new(dataset, BATCH, 1, 1, 7, &iterator));
  OK(ctn_updater_add_iterator(pair->updater, "main", iterator));
  OK(ctn_trainer_new(pair->updater, stop, directory, &pair->trainer));
  OK(ctn_extension_snapshot_new("pair.npz", 0, autoload, &snapshot));
  OK(ctn_trainer_extend(pair->trainer, snapshot, NULL, NULL, CTN_PRIORITY_DEFAULT));
  ctn_extension_release(snapshot);
  ctn_trigger_release(stop);
  ctn_iterator_release(iterator);
  ctn_dataset_release(dataset);
}

static void end_pair(Pair* pair, float values[2][4]) {
  int i;
  for (i = 0; i < 2; ++i) {
    ctn_variable* param;
    ctn_array* data;
    OK(ctn_link_param(pair->links[i], "W", &param));
    OK(ctn_variable_data(param, &data));
    OK(ctn_array_to_data(data, values[i], sizeof values[i]));
    ctn_array_release(data);
    ctn_variable_release(param);
    ctn_optimizer_release(pair->optimizers[i]);
    ctn_link_release(pair->links[i]);
  }
  ctn_trainer_release(pair->trainer);
  ctn_updater_release(pair->updater);
  assert_int_equal(pair->finalized, 1);
  assert_int_equal(pair->destroyed, 1);
}

/* An update that fails between its two halves is undone. */
static void test_pair(void** state) {
  Pair pair;
  float whole[2][4], failed[2][4], resumed[2][4];
  double loss;
  ctn_dictionary* observation;
  (void)state;
  clear_folder();
  begin_pair(&pair, 0);
  OK(ctn_trainer_run(pair.trainer, NULL));
  OK(ctn_trainer_observation(pair.trainer, &observation));
  OK(ctn_dictionary_f64(observation, "main/loss", &loss));
  OK(ctn_dictionary_f64(observation, "second/loss", &loss));
  ctn_dictionary_release(observation);
  end_pair(&pair, whole);
  clear_folder();
  begin_pair(&pair, 0);
  pair.fails_at = 5;
  assert_int_equal(ctn_trainer_run(pair.trainer, NULL), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "half of an update");
  assert_int_equal(ctn_updater_iteration(pair.updater), 4);
  end_pair(&pair, failed);
  begin_pair(&pair, 1);
  OK(ctn_trainer_run(pair.trainer, NULL));
  assert_int_equal(pair.steps, 9); /* user_data is not undone */
  end_pair(&pair, resumed);
  assert_memory_equal(whole, resumed, sizeof whole);
}

static void test_callbacks(void** state) {
  ctn_updater_callbacks callbacks = {.struct_size = sizeof callbacks, .destroy = destroy_pair};
  Pair pair;
  ctn_updater* updater;
  (void)state;
  pair.destroyed = 0;
  FAILS(ctn_updater_new(&callbacks, &pair, &updater), CTN_ERROR_INVALID_ARGUMENT, "callbacks.update");
  assert_int_equal(pair.destroyed, 1);
  callbacks.update = update_pair;
  OK(ctn_updater_new(&callbacks, &pair, &updater));
  assert_true(ctn_updater_epoch_detail(updater) == 0);
  FAILS(ctn_updater_standard_set_accumulation(updater, 2), CTN_ERROR_INVALID_ARGUMENT, "a standard updater",
        "an updater of callbacks");
  ctn_updater_release(updater);
  assert_int_equal(pair.destroyed, 2);
}

static void test_reporter(void** state) {
  ctn_reporter *reporter, *other, *current;
  ctn_dictionary *observation, *inner;
  ctn_link *link, *below;
  double value;
  (void)state;
  OK(ctn_report("nowhere", 1, NULL)); /* nobody collects it */
  OK(ctn_reporter_current(&current));
  assert_null(current);
  OK(ctn_reporter_new(&reporter));
  OK(ctn_reporter_new(&other));
  OK(ctn_dictionary_new(&observation));
  OK(ctn_dictionary_new(&inner));
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  OK(ctn_link_linear_new(2, 2, NULL, &below));
  OK(ctn_link_add_link(link, "l1", below));
  OK(ctn_reporter_add_observers(reporter, "main", link));
  OK(ctn_reporter_enter(reporter, observation));
  OK(ctn_report("loss", 2, link));
  OK(ctn_report("loss", 3, below));
  OK(ctn_report("loss", 4, NULL));
  OK(ctn_report("loss", 5, NULL));
  OK(ctn_reporter_enter(other, inner));
  FAILS(ctn_report("loss", 6, link), CTN_ERROR_NOT_FOUND, "observer");
  OK(ctn_reporter_add_observer(other, "a", link));
  OK(ctn_reporter_add_observer(other, "b", link));
  OK(ctn_report("loss", 6, link));
  FAILS(ctn_reporter_exit(reporter), CTN_ERROR_STATE, "reporter");
  OK(ctn_reporter_exit(other));
  OK(ctn_reporter_current(&current));
  assert_ptr_equal(current, reporter);
  ctn_reporter_release(current);
  OK(ctn_reporter_exit(reporter));
  FAILS(ctn_reporter_exit(reporter), CTN_ERROR_STATE, "not entered");
  OK(ctn_dictionary_f64(observation, "main/loss", &value));
  assert_true(value == 2);
  OK(ctn_dictionary_f64(observation, "main/l1/loss", &value));
  assert_true(value == 3);
  OK(ctn_dictionary_f64(observation, "loss", &value));
  assert_true(value == 5);
  OK(ctn_dictionary_f64(inner, "b/loss", &value));
  assert_true(value == 6);
  FAILS(ctn_report("", 1, NULL), CTN_ERROR_INVALID_ARGUMENT, "name");
  ctn_link_release(below);
  ctn_link_release(link);
  ctn_dictionary_release(inner);
  ctn_dictionary_release(observation);
  ctn_reporter_release(other);
  ctn_reporter_release(reporter);
}

static void test_summaries(void** state) {
  ctn_summary *summary, *again;
  ctn_dict_summary* all;
  ctn_dictionary *observation, *file, *result;
  ctn_serializer* serializer;
  double value;
  int i;
  (void)state;
  OK(ctn_summary_new(&summary));
  OK(ctn_summary_new(&again));
  assert_true(isnan(ctn_summary_mean(summary)));
  for (i = 1; i <= 4; ++i) OK(ctn_summary_add(summary, i, 1));
  assert_true(ctn_summary_mean(summary) == 2.5);
  assert_true(fabs(ctn_summary_std(summary) - sqrt(1.25)) < 1e-15);
  OK(ctn_summary_add(summary, 10, 4)); /* (10 + 4 * 10) / 8 */
  assert_true(ctn_summary_mean(summary) == 6.25);
  FAILS(ctn_summary_add(summary, 1, 0), CTN_ERROR_INVALID_ARGUMENT, "weight", "0");
  FAILS(ctn_summary_add(summary, 1, NAN), CTN_ERROR_INVALID_ARGUMENT, "weight", "nan");
  OK(ctn_dictionary_new(&file));
  OK(ctn_dictionary_serializer_new(file, NULL, &serializer));
  OK(ctn_summary_serialize(summary, serializer));
  ctn_serializer_release(serializer);
  OK(ctn_dictionary_deserializer_new(file, NULL, &serializer));
  OK(ctn_summary_serialize(again, serializer));
  ctn_serializer_release(serializer);
  assert_true(ctn_summary_mean(again) == 6.25 && ctn_summary_std(again) == ctn_summary_std(summary));
  OK(ctn_dictionary_set_f64(file, "weight", -1));
  OK(ctn_dictionary_deserializer_new(file, NULL, &serializer));
  FAILS(ctn_summary_serialize(again, serializer), CTN_ERROR_FORMAT, "weights");
  ctn_serializer_release(serializer);
  assert_true(ctn_summary_mean(again) == 6.25);
  ctn_dictionary_release(file);

  OK(ctn_dict_summary_new(&all));
  OK(ctn_dictionary_new(&observation));
  OK(ctn_dictionary_set_text(observation, "note", "not a number"));
  for (i = 1; i <= 3; ++i) {
    OK(ctn_dictionary_set_f64(observation, "a/b", i));
    if (i == 3) OK(ctn_dictionary_set_f64(observation, "c", 7));
    OK(ctn_dict_summary_add(all, observation, i));
  }
  OK(ctn_dict_summary_make_statistics(all, &result));
  assert_int_equal(ctn_dictionary_count(result), 4);
  OK(ctn_dictionary_f64(result, "a/b", &value));
  assert_true(fabs(value - 14.0 / 6) < 1e-15);
  OK(ctn_dictionary_f64(result, "c.std", &value));
  assert_true(value == 0);
  ctn_dictionary_release(result);
  OK(ctn_dictionary_new(&file));
  OK(ctn_dictionary_serializer_new(file, NULL, &serializer));
  OK(ctn_dict_summary_serialize(all, serializer));
  ctn_serializer_release(serializer);
  ctn_dict_summary_release(all);
  OK(ctn_dict_summary_new(&all));
  OK(ctn_dictionary_deserializer_new(file, NULL, &serializer));
  OK(ctn_dict_summary_serialize(all, serializer));
  ctn_serializer_release(serializer);
  OK(ctn_dict_summary_compute_mean(all, &result));
  assert_int_equal(ctn_dictionary_count(result), 2);
  OK(ctn_dictionary_f64(result, "c", &value));
  assert_true(value == 7);
  ctn_dictionary_release(result);
  for (i = 0; i < 4; ++i) {
    static const char* const kWrong[] = {"{\"x\": 1", "[1, 2]", "{\"x\": 1}", "{\"a/b\": 1, \"c\": \"1\"}"};
    OK(ctn_dictionary_set_text(file, "mean", kWrong[i]));
    OK(ctn_dictionary_deserializer_new(file, NULL, &serializer));
    FAILS(ctn_dict_summary_serialize(all, serializer), CTN_ERROR_FORMAT, "mean");
    ctn_serializer_release(serializer);
  }
  ctn_dictionary_release(file);
  ctn_dictionary_release(observation);
  ctn_dict_summary_release(all);
  ctn_summary_release(again);
  ctn_summary_release(summary);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_classifier), TEST(test_accumulation), TEST(test_wrong_losses), TEST(test_pair),
      TEST(test_callbacks),  TEST(test_reporter),     TEST(test_summaries),
  };
  int failed;
  if (!make_directory()) return 1;
  failed = RUN(tests, argc, argv);
  remove_directory();
  return failed;
}
