/* Tests of catenary/extensions.h: what the extensions report, print and write. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "training_support.h"

static void begin_until(Training* training, double updates) {
  ctn_trigger* stop = every(updates, CTN_TRIGGER_UNIT_ITERATION);
  clear_folder();
  begin_training(training, stop);
  ctn_trigger_release(stop);
}

/* What a trainer has printed. */
typedef struct Output {
  char text[4096];
  size_t size;
  int fails;
} Output;

static ctn_status collect(void* data, const char* text, size_t length) {
  Output* output = data;
  if (output->fails) {
    ctn_error_set(CTN_ERROR_IO, "the printer is out of paper");
    return CTN_ERROR_IO;
  }
  assert_true(output->size + length < sizeof output->text);
  memcpy(output->text + output->size, text, length);
  output->size += length;
  output->text[output->size] = 0;
  return CTN_OK;
}

static void test_log(void** state) {
  Training training;
  ctn_extension* log;
  char *lines, text[256];
  double value, mean = 0;
  size_t length;
  int i;
  (void)state;
  begin_until(&training, 9);
  extend_log(&training, "log", every(3, CTN_TRIGGER_UNIT_ITERATION));
  for (i = 0; i < 3; ++i) { /* the mean of three losses */
    ctn_dictionary* observation;
    OK(ctn_trainer_run_for(training.trainer, 1, 0, NULL));
    OK(ctn_trainer_observation(training.trainer, &observation));
    OK(ctn_dictionary_f64(observation, "main/loss", &value));
    mean += value / 3;
    ctn_dictionary_release(observation);
  }
  assert_true(fabs(log_value(&training, 0, "main/loss") - mean) < 1e-12);
  RUNS(&training, CTN_TRAINING_FINISHED);
  assert_int_equal(log_count(&training), 3);
  assert_true(log_value(&training, 1, "iteration") == 6);
  assert_true(log_value(&training, 1, "epoch") == 1);
  OK(ctn_trainer_extension(training.trainer, "LogReport", &log));
  FAILS(ctn_extension_log_value(log, 3, "epoch", &value), CTN_ERROR_INDEX, "3");
  FAILS(ctn_extension_log_value(log, 0, "nothing", &value), CTN_ERROR_NOT_FOUND, "nothing");
  OK(ctn_extension_log_line(log, 2, text, sizeof text, &length));
  lines = contents_of("log", NULL);
  assert_true(lines[strlen(lines) - 1] == '\n');
  lines[strlen(lines) - 1] = 0;
  assert_string_equal(strrchr(lines, '\n') + 1, text);
  assert_true(strncmp(text, "{\"main/loss\": 0.", 16) == 0);
  assert_non_null(strstr(text, "\"epoch\": 1, \"iteration\": 9, \"elapsed_time\": "));
  free(lines);
  ctn_extension_release(log);
  end_training(&training);
}

static void test_log_keys(void** state) {
  static const char* const kKeys[] = {"other", "main/loss"};
  Training training;
  ctn_extension* log;
  ctn_trigger* check = every(1, CTN_TRIGGER_UNIT_ITERATION);
  (void)state;
  begin_until(&training, 2);
  OK(ctn_extension_log_report_new(kKeys, 1, NULL, check, &log));
  extend(&training, log, NULL);
  ctn_trigger_release(check);
  RUNS(&training, CTN_TRAINING_FINISHED);
  OK(ctn_trainer_extension(training.trainer, "LogReport", &log));
  FAILS(ctn_extension_log_value(log, 0, "main/loss", &(double){0}), CTN_ERROR_NOT_FOUND, "main/loss");
  ctn_extension_release(log);
  FAILS(ctn_extension_log_report_new(NULL, 0, "", NULL, &log), CTN_ERROR_INVALID_ARGUMENT, "filename");
  FAILS(ctn_extension_log_report_new((const char* const[]){"a", NULL}, 2, NULL, NULL, &log),
        CTN_ERROR_INVALID_ARGUMENT, "keys[1]");
  assert_int_equal(count_files("log"), 0);
  assert_int_equal(ctn_extension_log_count(NULL), 0);
  end_training(&training);
}

static const char* const kEntries[] = {"epoch", "iteration", "main/loss", "validation/main/loss"};

static void print_with(Training* training, Output* output, int32_t columns, double updates) {
  ctn_extension* print;
  begin_until(training, updates);
  OK(ctn_trainer_set_output(training->trainer, collect, output, NULL, columns));
  extend_log(training, NULL, every(2, CTN_TRIGGER_UNIT_ITERATION));
  OK(ctn_extension_print_report_new(kEntries, COUNT(kEntries), NULL, &print));
  extend(training, print, NULL);
}

static void test_print(void** state) {
  Output output = {{0}, 0, 0};
  Training training;
  char expected[512];
  (void)state;
  print_with(&training, &output, 0, 4);
  RUNS(&training, CTN_TRAINING_FINISHED);
  snprintf(expected, sizeof expected,
           "epoch       iteration   main/loss   validation/main/loss\n"
           "0           2           %.6g\n0           4           %.6g\n",
           log_value(&training, 0, "main/loss"), log_value(&training, 1, "main/loss"));
  assert_string_equal(output.text, expected);
  end_training(&training);

  memset(&output, 0, sizeof output);
  print_with(&training, &output, 34, 4); /* a narrow terminal */
  RUNS(&training, CTN_TRAINING_FINISHED);
  snprintf(expected, sizeof expected,
           "epoch 0  iteration 2\n  main/loss %.6g\nepoch 0  iteration 4\n  main/loss %.6g\n",
           log_value(&training, 0, "main/loss"), log_value(&training, 1, "main/loss"));
  assert_string_equal(output.text, expected);
  end_training(&training);

  memset(&output, 0, sizeof output);
  output.fails = 1;
  print_with(&training, &output, 0, 4);
  assert_int_equal(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_IO);
  assert_string_equal(ctn_error_message(), "the printer is out of paper");
  FAILS(ctn_trainer_set_output(training.trainer, NULL, NULL, NULL, -1), CTN_ERROR_INVALID_ARGUMENT,
        "columns");
  end_training(&training);
}

static void test_print_arguments(void** state) {
  Training training;
  ctn_extension* print;
  (void)state;
  FAILS(ctn_extension_print_report_new(NULL, 0, NULL, &print), CTN_ERROR_INVALID_ARGUMENT, "entries");
  begin_until(&training, 1);
  OK(ctn_extension_print_report_new(kEntries, 1, NULL, &print));
  extend(&training, print, NULL);
  FAILS(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_NOT_FOUND, "LogReport");
  end_training(&training);
  begin_until(&training, 1);
  OK(ctn_extension_print_report_new(kEntries, 1, "ProgressBar", &print));
  extend(&training, print, NULL);
  OK(ctn_extension_progress_bar_new(1, &print));
  extend(&training, print, NULL);
  FAILS(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_INVALID_ARGUMENT, "a LogReport", "ProgressBar");
  end_training(&training);
}

/* PrintReport and ProgressBar have outputs of their own, besides that of the trainer. */
static void test_outputs(void** state) {
  Output output = {{0}, 0, 0}, table = {{0}, 0, 0}, bars = {{0}, 0, 0};
  Training training;
  ctn_extension *print, *bar, *log;
  (void)state;
  print_with(&training, &output, 0, 4);
  OK(ctn_extension_print_report_new(kEntries, 2, NULL, &print));
  OK(ctn_extension_set_output(print, collect, &table, NULL, 0));
  FAILS(ctn_extension_set_output(print, collect, &table, NULL, -1), CTN_ERROR_INVALID_ARGUMENT, "columns");
  extend(&training, print, NULL);
  OK(ctn_extension_progress_bar_new(1, &bar));
  OK(ctn_extension_set_output(bar, collect, &bars, NULL, 60));
  OK(ctn_extension_progress_bar_set_training_length(bar, 8, CTN_TRIGGER_UNIT_ITERATION));
  OK(ctn_extension_progress_bar_set_bar_length(bar, 10));
  FAILS(ctn_extension_progress_bar_set_bar_length(bar, 0), CTN_ERROR_INVALID_ARGUMENT, "length", "0");
  FAILS(ctn_extension_progress_bar_set_training_length(bar, 0, CTN_TRIGGER_UNIT_EPOCH),
        CTN_ERROR_INVALID_ARGUMENT, "length: expected a number above 0, got 0");
  FAILS(ctn_extension_progress_bar_set_training_length(bar, NAN, CTN_TRIGGER_UNIT_EPOCH),
        CTN_ERROR_INVALID_ARGUMENT, "length");
  FAILS(ctn_extension_progress_bar_set_training_length(bar, 1, (ctn_trigger_unit)9),
        CTN_ERROR_INVALID_ARGUMENT, "unit");
  FAILS(ctn_extension_progress_bar_set_bar_length(print, 9), CTN_ERROR_INVALID_ARGUMENT, "a ProgressBar");
  extend(&training, bar, NULL);
  RUNS(&training, CTN_TRAINING_FINISHED);
  assert_true(strncmp(output.text, "epoch       iteration   main/loss", 33) == 0);
  assert_string_equal(table.text, "epoch       iteration\n0           2\n0           4\n");
  assert_non_null(strstr(bars.text, "[#####.....]  50% epoch 0 "));
  OK(ctn_trainer_extension(training.trainer, "LogReport", &log));
  FAILS(ctn_extension_set_output(log, NULL, NULL, NULL, 0), CTN_ERROR_INVALID_ARGUMENT,
        "a PrintReport or a ProgressBar");
  ctn_extension_release(log);
  end_training(&training);

  print_with(&training, &output, 0, 4); /* back to the trainer's */
  memset(&output, 0, sizeof output);
  OK(ctn_trainer_extension(training.trainer, "PrintReport", &print));
  OK(ctn_extension_set_output(print, collect, &table, NULL, 0));
  OK(ctn_extension_set_output(print, NULL, NULL, NULL, 0));
  ctn_extension_release(print);
  RUNS(&training, CTN_TRAINING_FINISHED);
  assert_true(output.size > 0);
  end_training(&training);
}

/* A line that stays below the others and fits into the terminal; nothing in a pipe. */
static void test_progress_bar(void** state) {
  static const int32_t kColumns[] = {0, 10, 40, 100};
  size_t i;
  ctn_extension* bar;
  (void)state;
  for (i = 0; i < COUNT(kColumns); ++i) {
    Output output = {{0}, 0, 0};
    Training training;
    const char* at;
    print_with(&training, &output, kColumns[i], 8);
    OK(ctn_extension_progress_bar_new(2, &bar));
    extend(&training, bar, NULL);
    RUNS(&training, CTN_TRAINING_FINISHED);
    if (kColumns[i] == 0) {
      assert_null(strchr(output.text, '\r'));
      end_training(&training);
      continue;
    }
    for (at = output.text; (at = strchr(at, '\r')); ++at) {
      size_t width = 0;
      assert_true(strncmp(at, "\r\033[K", 4) == 0);
      for (at += 4; at[width] && at[width] != '\r' && at[width] != '\n';) ++width;
      assert_true(at[width] == '\n' || width < (size_t)kColumns[i]);
      --at;
    }
    if (kColumns[i] == 100) assert_non_null(strstr(output.text, "] 100% epoch 1 "));
    if (kColumns[i] == 100) assert_non_null(strstr(output.text, " it/s "));
    at = strrchr(output.text, '\r'); /* the bar is removed at the end */
    assert_string_equal(at, "\r\033[K");
    end_training(&training);
  }
  FAILS(ctn_extension_progress_bar_new(0, &bar), CTN_ERROR_INVALID_ARGUMENT, "update_interval", "0");
}

/* The mean over all examples, though the last batch is smaller, in testing mode and without history. */
static void test_evaluator(void** state) {
  Training training;
  ctn_dataset* dataset = circle();
  ctn_iterator *iterators[2], *repeats;
  ctn_extension* evaluator;
  ctn_dictionary* observation;
  double small, whole;
  int i;
  (void)state;
  begin_until(&training, 2);
  OK(ctn_iterator_serial_new(dataset, 9, 1, 0, 0, &repeats));
  FAILS(ctn_extension_evaluator_new(repeats, training.model, NULL, NULL, NULL, NULL, &evaluator),
        CTN_ERROR_INVALID_ARGUMENT, "iterator", "repeat");
  for (i = 0; i < 2; ++i) {
    ctn_trigger* trigger = every(2, CTN_TRIGGER_UNIT_ITERATION);
    OK(ctn_iterator_serial_new(dataset, i ? EXAMPLES : 9, 0, 0, 0, &iterators[i]));
    OK(ctn_extension_evaluator_new(iterators[i], training.model, circle_loss, &training, NULL,
                                   i ? device : NULL, &evaluator));
    OK(ctn_trainer_extend(training.trainer, evaluator, i ? "whole" : NULL, trigger, CTN_PRIORITY_DEFAULT));
    ctn_extension_release(evaluator);
    ctn_trigger_release(trigger);
  }
  RUNS(&training, CTN_TRAINING_FINISHED);
  assert_int_equal(training.calls, 2 + 5 + 1);
  OK(ctn_trainer_observation(training.trainer, &observation));
  OK(ctn_dictionary_f64(observation, "validation/main/loss", &small));
  OK(ctn_dictionary_f64(observation, "whole/main/loss", &whole));
  assert_true(fabs(small - whole) < 1e-6);
  assert_int_equal(ctn_train(), 1);
  assert_int_equal(ctn_backprop_enabled(), 1);
  ctn_dictionary_release(observation);
  ctn_iterator_release(iterators[0]);
  ctn_iterator_release(iterators[1]);
  ctn_iterator_release(repeats);
  ctn_dataset_release(dataset);
  end_training(&training);
}

static void test_shift(void** state) {
  Training training;
  ctn_schedule* schedule;
  ctn_extension* shift;
  double alpha;
  (void)state;
  begin_until(&training, 5);
  OK(ctn_schedule_exponential_new(0.1, NAN, 0.5, &schedule));
  OK(ctn_extension_shift_new("alpha", schedule, NULL, &shift));
  ctn_schedule_release(schedule);
  extend(&training, shift, every(2, CTN_TRIGGER_UNIT_ITERATION));
  OK(ctn_extension_observe_hyperparameter_new("rate", NULL, "alpha", &shift));
  assert_string_equal(ctn_extension_default_name(shift), "observe_alpha");
  extend(&training, shift, every(1, CTN_TRIGGER_UNIT_ITERATION));
  extend_log(&training, NULL, every(1, CTN_TRIGGER_UNIT_ITERATION));
  RUNS(&training, CTN_TRAINING_FINISHED);
  OK(ctn_optimizer_hyperparameter(training.optimizer, "alpha", &alpha));
  assert_true(alpha == 0.025);
  assert_true(log_value(&training, 0, "rate") == 0.1);
  assert_true(log_value(&training, 4, "rate") == 0.025);
  OK(ctn_trainer_save(training.trainer, path_of("shift.npz")));
  OK(ctn_trainer_load(training.trainer, path_of("shift.npz")));
  end_training(&training);
}

static int compare(const void* a, const void* b) {
  const double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

static double median_of(ctn_array* a) {
  double values[16];
  assert_int_equal(ctn_array_size(a), 16);
  OK(ctn_array_to_data(a, values, sizeof values));
  qsort(values, 16, sizeof values[0], compare);
  return (values[7] + values[8]) / 2;
}

/* Percentiles of the program, of parameters whose values are known. */
static void test_percentiles(void** state) {
  static const double kPercentiles[] = {0, 25, 62.5, 100};
  static const double kExpected[] = {-2, 1, 2.5, 5};
  static const double kValues[] = {5, -2, 1, 2, 3};
  const int64_t shape = 5;
  Training training;
  ctn_array* values;
  ctn_link* link;
  ctn_variable* param;
  ctn_extension *statistics, *none;
  ctn_dictionary* observation;
  double value;
  size_t i;
  (void)state;
  begin_until(&training, 1);
  OK(ctn_link_new(NULL, NULL, NULL, &link));
  OK(ctn_link_add_param(link, "p", &shape, 1, CTN_FLOAT64));
  OK(ctn_link_param(link, "p", &param));
  OK(ctn_variable_data(param, &values));
  OK(ctn_array_set_data(values, kValues, sizeof kValues));
  OK(ctn_extension_parameter_statistics_new(link, "m", 1, 0, &statistics));
  OK(ctn_extension_parameter_statistics_set_percentiles(statistics, kPercentiles, COUNT(kPercentiles)));
  FAILS(ctn_extension_parameter_statistics_set_percentiles(statistics, (const double[]){1, 100.5}, 2),
        CTN_ERROR_INVALID_ARGUMENT, "percentiles[1]: expected 0 to 100, got 100.5");
  FAILS(ctn_extension_parameter_statistics_set_percentiles(statistics, (const double[]){NAN}, 1),
        CTN_ERROR_INVALID_ARGUMENT, "percentiles[0]");
  extend(&training, statistics, every(1, CTN_TRIGGER_UNIT_ITERATION));
  OK(ctn_extension_parameter_statistics_new(link, "n", 1, 0, &none));
  OK(ctn_extension_parameter_statistics_set_percentiles(none, NULL, 0));
  extend(&training, none, every(1, CTN_TRIGGER_UNIT_ITERATION));
  RUNS(&training, CTN_TRAINING_FINISHED);
  OK(ctn_trainer_observation(training.trainer, &observation));
  for (i = 0; i < COUNT(kExpected); ++i) {
    char key[64];
    snprintf(key, sizeof key, "m/p/data/percentile/%d", (int)i);
    OK(ctn_dictionary_f64(observation, key, &value));
    assert_true(fabs(value - kExpected[i]) < 1e-12);
  }
  OK(ctn_dictionary_f64(observation, "n/p/data/mean", &value));
  FAILS(ctn_dictionary_f64(observation, "n/p/data/percentile/0", &value), CTN_ERROR_NOT_FOUND, "percentile");
  ctn_dictionary_release(observation);
  ctn_array_release(values);
  ctn_variable_release(param);
  ctn_link_release(link);
  end_training(&training);
}

static void test_statistics(void** state) {
  Training training;
  ctn_extension* statistics;
  ctn_dictionary* observation;
  ctn_array *data, *mean, *wide;
  ctn_variable* param;
  double value;
  (void)state;
  begin_until(&training, 1);
  OK(ctn_extension_parameter_statistics_new(training.model, "m", 1, 1, &statistics));
  extend(&training, statistics, every(1, CTN_TRIGGER_UNIT_ITERATION));
  RUNS(&training, CTN_TRAINING_FINISHED);
  OK(ctn_trainer_observation(training.trainer, &observation));
  OK(ctn_link_param(training.model, "/l1/W", &param));
  OK(ctn_variable_data(param, &data));
  OK(ctn_array_astype(data, CTN_FLOAT64, &wide));
  OK(ctn_array_mean(wide, NULL, 0, 0, CTN_FLOAT64, &mean));
  OK(ctn_dictionary_f64(observation, "m/l1/W/data/mean", &value));
  assert_true(fabs(value - item(mean)) < 1e-12);
  OK(ctn_dictionary_f64(observation, "m/l1/W/grad/zeros", &value));
  OK(ctn_dictionary_f64(observation, "m/bn/gamma/data/std", &value));
  assert_true(value > 0);
  OK(ctn_dictionary_f64(observation, "m/l1/W/data/percentile/3", &value));
  assert_true(fabs(value - median_of(wide)) < 1e-12);
  OK(ctn_dictionary_f64(observation, "m/l1/W/grad/percentile/6", &value));
  ctn_array_release(mean);
  ctn_array_release(wide);
  ctn_array_release(data);
  ctn_variable_release(param);
  ctn_dictionary_release(observation);
  end_training(&training);
}

static ctn_status spoil(void* data, ctn_trainer* trainer) {
  Training* training = data;
  ctn_variable* param;
  ctn_array* values;
  (void)trainer;
  OK(ctn_link_param(training->model, "/l2/b", &param));
  OK(ctn_variable_data(param, &values));
  OK(ctn_array_fill_f64(values, NAN));
  ctn_array_release(values);
  ctn_variable_release(param);
  return CTN_OK;
}

/* Fails, and does not replace good snapshots by bad ones. */
static void test_non_numbers(void** state) {
  const ctn_extension_callbacks callbacks = {.struct_size = sizeof callbacks, .run = spoil, .priority = 500};
  Training training;
  ctn_extension* extension;
  (void)state;
  begin_until(&training, 8);
  OK(ctn_extension_fail_on_non_number_new(&extension));
  extend(&training, extension, NULL);
  OK(ctn_extension_new(&callbacks, &training, &extension));
  extend(&training, extension, every(6, CTN_TRIGGER_UNIT_ITERATION));
  extend_snapshot(&training, "s_{.updater.iteration}.npz", 0, 0, every(3, CTN_TRIGGER_UNIT_ITERATION));
  FAILS(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_NAN, "/l2/b", "\"main\"", "update 6");
  assert_int_equal(count_files("s_"), 1);
  assert_string_equal(ctn_trainer_snapshot_path(training.trainer), path_of("s_3.npz"));
  end_training(&training);
}

static void test_graph(void** state) {
  Training training;
  ctn_extension* graph;
  char* text;
  (void)state;
  begin_until(&training, 3);
  OK(ctn_extension_dump_graph_new("main/loss", "graph.dot", &graph));
  extend(&training, graph, NULL);
  RUNS(&training, CTN_TRAINING_FINISHED);
  text = contents_of("graph.dot", NULL);
  assert_true(strncmp(text, "digraph", 7) == 0);
  assert_non_null(strstr(text, "Dropout"));
  assert_non_null(strstr(text, "SoftmaxCrossEntropy"));
  free(text);
  end_training(&training);
  begin_until(&training, 3);
  OK(ctn_extension_dump_graph_new("main/none", "graph.dot", &graph));
  extend(&training, graph, NULL);
  FAILS(ctn_trainer_run(training.trainer, NULL), CTN_ERROR_NOT_FOUND, "main/none");
  assert_int_equal(count_files("graph"), 0);
  end_training(&training);
}

static void test_plots(void** state) {
  static const char* const kKeys[] = {"main/loss", "a<b"};
  static const unsigned char kMagic[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  Training training;
  ctn_extension* plot;
  ctn_trigger* check = every(2, CTN_TRIGGER_UNIT_ITERATION);
  char* bytes;
  size_t size;
  (void)state;
  begin_until(&training, 8);
  OK(ctn_extension_plot_report_new(kKeys, 2, NULL, "loss.svg", check, &plot));
  extend(&training, plot, NULL);
  OK(ctn_extension_plot_report_new(kKeys, 1, "epoch", "loss.png", check, &plot));
  extend(&training, plot, NULL);
  RUNS(&training, CTN_TRAINING_FINISHED);
  bytes = contents_of("loss.svg", &size);
  assert_true(strncmp(bytes, "<svg ", 5) == 0);
  assert_non_null(strstr(bytes, "main/loss"));
  assert_non_null(strstr(bytes, "a&lt;b"));
  assert_non_null(strstr(bytes, "iteration"));
  assert_string_equal(bytes + size - 7, "</svg>\n");
  free(bytes);
  bytes = contents_of("loss.png", &size);
  assert_true(size > 1000);
  assert_memory_equal(bytes, kMagic, sizeof kMagic);
  assert_memory_equal(bytes + size - 8, "IEND", 4);
  free(bytes);
  end_training(&training);
  ctn_trigger_release(check);
  FAILS(ctn_extension_plot_report_new(NULL, 0, NULL, "a.svg", NULL, &plot), CTN_ERROR_INVALID_ARGUMENT,
        "y_keys");
  FAILS(ctn_extension_plot_report_new(kKeys, 1, NULL, "a.jpg", NULL, &plot), CTN_ERROR_INVALID_ARGUMENT,
        "a.jpg");
}

/* The best model is saved whenever the value is the smallest so far. */
static void test_best_model(void** state) {
  Training training;
  ctn_extension* best;
  ctn_trigger *trigger, *check = every(2, CTN_TRIGGER_UNIT_ITERATION);
  (void)state;
  begin_until(&training, 8);
  OK(ctn_trigger_min_value_new("main/loss", check, &trigger));
  OK(ctn_extension_snapshot_object_new(training.model, "best.safetensors", &best));
  extend(&training, best, trigger);
  RUNS(&training, CTN_TRAINING_FINISHED);
  OK(ctn_link_load(training.model, path_of("best.safetensors"), NULL, NULL));
  ctn_trigger_release(check);
  end_training(&training);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_log),       TEST(test_log_keys),    TEST(test_print),      TEST(test_print_arguments),
      TEST(test_evaluator), TEST(test_shift),       TEST(test_statistics), TEST(test_progress_bar),
      TEST(test_graph),     TEST(test_plots),       TEST(test_best_model), TEST(test_non_numbers),
      TEST(test_outputs),   TEST(test_percentiles),
  };
  int failed;
  if (!make_directory()) return 1;
  failed = RUN(tests, argc, argv);
  remove_directory();
  return failed;
}
