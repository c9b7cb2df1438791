/* Tests of datasets of callbacks, of parts of datasets, and of iterators with threads. */
#define _XOPEN_SOURCE 700 /* nanosleep, fork */

#include <pthread.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "dataset_support.h"

struct source {
  pthread_mutex_t mutex;
  int inside, most_inside, destroyed, calls;
  int64_t failing;        /* the example that fails, or -1 */
  ctn_iterator* iterator; /* used by the callback, or NULL */
  int slow;
};

static void pause_briefly(void) {
  const struct timespec time = {0, 1000000};
  nanosleep(&time, NULL);
}

/* Returns whether the example is the one that fails. */
static int enter(struct source* source, int64_t index) {
  int fails;
  pthread_mutex_lock(&source->mutex);
  fails = index == source->failing;
  ++source->calls;
  if (++source->inside > source->most_inside) source->most_inside = source->inside;
  pthread_mutex_unlock(&source->mutex);
  if (source->slow) pause_briefly();
  return fails;
}

static void set_failing(struct source* source, int64_t index) {
  pthread_mutex_lock(&source->mutex);
  source->failing = index;
  pthread_mutex_unlock(&source->mutex);
}

static void leave(struct source* source) {
  pthread_mutex_lock(&source->mutex);
  --source->inside;
  pthread_mutex_unlock(&source->mutex);
}

static ctn_status example(void* data, int64_t index, int64_t epoch, ctn_array** parts, size_t count) {
  struct source* source = data;
  const float number = (float)index, square = number * number;
  ctn_status status = CTN_OK;
  (void)epoch;
  if (enter(source, index)) {
    ctn_error_set(CTN_ERROR_STATE, "example 5 is missing");
    status = CTN_ERROR_STATE;
  }
  if (source->iterator) {
    int32_t more;
    status = ctn_iterator_next(source->iterator, parts, count, &more);
  }
  if (status == CTN_OK) status = ctn_array_from_data(&number, NULL, 0, CTN_FLOAT32, &parts[0]);
  if (status == CTN_OK) status = ctn_array_from_data(&square, NULL, 0, CTN_FLOAT32, &parts[1]);
  leave(source);
  return status;
}

static void destroy(void* data) { ++((struct source*)data)->destroyed; }

static struct source new_source(void) {
  struct source source = {PTHREAD_MUTEX_INITIALIZER, 0, 0, 0, 0, -1, NULL, 0};
  return source;
}

static ctn_dataset* dataset_of(struct source* source, int64_t size, int concurrent) {
  ctn_dataset* dataset = NULL;
  OK(ctn_dataset_new(size, 2, example, source, destroy, concurrent, &dataset));
  return dataset;
}

static void test_callback(void** state) {
  struct source source = new_source();
  ctn_dataset* dataset = dataset_of(&source, 10, 0);
  ctn_array* parts[2];
  (void)state;
  OK(ctn_dataset_batch(dataset, DIMS(3, 2), 0, parts, 2));
  CHECK_ARRAY(parts[1], CTN_FLOAT32, DIMS(2), VALUES(9, 4));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  set_failing(&source, 5);
  assert_int_equal(ctn_dataset_batch(dataset, DIMS(4, 5), 0, parts, 2), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "example 5 is missing");
  ctn_dataset_release(dataset);
  assert_int_equal(source.destroyed, 1);
  FAILS(ctn_dataset_new(-1, 2, example, &source, destroy, 0, &dataset), CTN_ERROR_INVALID_ARGUMENT, "size");
  FAILS(ctn_dataset_new(1, 0, example, &source, destroy, 0, &dataset), CTN_ERROR_INVALID_ARGUMENT,
        "part_count");
  FAILS(ctn_dataset_new(1, 2, NULL, &source, destroy, 0, &dataset), CTN_ERROR_INVALID_ARGUMENT, "example");
  assert_int_equal(source.destroyed, 4);
}

static ctn_status sum(void* data, int64_t index, int64_t epoch, const ctn_array* const* inputs,
                      size_t input_count, ctn_array** parts, size_t part_count) {
  (void)data;
  if (index == 3) return CTN_OK; /* leaves the part NULL */
  if (input_count != 2 || part_count != 1) return CTN_ERROR_INVALID_ARGUMENT;
  if (epoch == 2) return CTN_ERROR_NOT_FOUND; /* without a message */
  return ctn_array_add(inputs[0], inputs[1], parts);
}

static void test_map(void** state) {
  ctn_dataset *inner = squares(5), *dataset = NULL;
  ctn_iterator* iterator = NULL;
  ctn_array* part = NULL;
  int32_t more;
  (void)state;
  OK(ctn_dataset_map_new(inner, 1, sum, NULL, NULL, 1, &dataset));
  assert_int_equal(ctn_dataset_part_count(dataset), 1);
  OK(ctn_dataset_batch(dataset, DIMS(2, 4), 0, &part, 1));
  CHECK_ARRAY(part, CTN_FLOAT32, DIMS(2), VALUES(6, 20));
  ctn_array_release(part);
  FAILS(ctn_dataset_example(dataset, 3, 0, &part, 1), CTN_ERROR_CALLBACK, "left part 0 of example 3 NULL");
  FAILS(ctn_dataset_example(dataset, 1, 2, &part, 1), CTN_ERROR_NOT_FOUND, "a callback returned status");
  OK(ctn_iterator_multithread_new(dataset, 2, 1, 0, 0, 2, 2, &iterator));
  OK(ctn_iterator_next(iterator, &part, 1, &more));
  ctn_array_release(part);
  FAILS(ctn_iterator_next(iterator, &part, 1, &more), CTN_ERROR_CALLBACK, "left part 0 of example 3 NULL");
  assert_null(part);
  ctn_iterator_release(iterator);
  ctn_dataset_release(dataset);
  ctn_dataset_release(inner);
}

static void check_numbers(ctn_dataset* dataset, const double* expected, size_t count, int line) {
  size_t i;
  if (ctn_dataset_size(dataset) != (int64_t)count) _fail(__FILE__, line);
  for (i = 0; i < count; ++i) {
    ctn_array* parts[2];
    OK(ctn_dataset_example(dataset, (int64_t)i, 0, parts, 2));
    if (item(parts[0]) != expected[i]) _fail(__FILE__, line);
    ctn_array_release(parts[0]);
    ctn_array_release(parts[1]);
  }
  ctn_dataset_release(dataset);
}
#define NUMBERS(dataset, ...) check_numbers((dataset), VALUES(__VA_ARGS__), __LINE__)

static void test_parts(void** state) {
  const int64_t order[5] = {4, 3, 2, 1, 0}, broken[5] = {0, 1, 2, 3, 5};
  ctn_dataset *all = squares(5), *a = NULL, *b = NULL;
  int found[5] = {0}, i;
  (void)state;
  OK(ctn_dataset_sub_new(all, 1, 3, NULL, 0, &a));
  NUMBERS(a, 1, 2);
  OK(ctn_dataset_sub_new(all, 0, 2, order, 5, &a));
  NUMBERS(a, 4, 3);
  OK(ctn_dataset_split(all, 2, NULL, 0, &a, &b));
  NUMBERS(a, 0, 1);
  NUMBERS(b, 2, 3, 4);
  OK(ctn_dataset_split(all, 3, order, 5, &a, &b));
  NUMBERS(a, 4, 3, 2);
  NUMBERS(b, 1, 0);
  OK(ctn_dataset_fold(all, 2, 0, NULL, 0, &a, &b));
  NUMBERS(a, 3, 4);
  NUMBERS(b, 0, 1, 2);
  OK(ctn_dataset_fold(all, 2, 1, NULL, 0, &a, &b));
  NUMBERS(a, 0, 1, 2);
  NUMBERS(b, 3, 4);
  OK(ctn_dataset_split_random(all, 2, 1, &a, &b));
  assert_int_equal(ctn_dataset_size(a), 2);
  assert_int_equal(ctn_dataset_size(b), 3);
  for (i = 0; i < 5; ++i) {
    ctn_array* parts[2];
    OK(ctn_dataset_example(i < 2 ? a : b, i < 2 ? i : i - 2, 0, parts, 2));
    ++found[(int)item(parts[0])];
    ctn_array_release(parts[0]);
    ctn_array_release(parts[1]);
  }
  for (i = 0; i < 5; ++i) assert_int_equal(found[i], 1);
  ctn_dataset_release(a);
  ctn_dataset_release(b);
  FAILS(ctn_dataset_sub_new(all, 3, 2, NULL, 0, &a), CTN_ERROR_INDEX,
        "start, finish: expected 0 <= start <= finish <= 5");
  FAILS(ctn_dataset_sub_new(all, 0, 6, NULL, 0, &a), CTN_ERROR_INDEX, "got 0 and 6");
  FAILS(ctn_dataset_sub_new(all, 0, 2, order, 4, &a), CTN_ERROR_INVALID_ARGUMENT,
        "order: expected 5 numbers, got 4");
  FAILS(ctn_dataset_sub_new(all, 0, 2, broken, 5, &a), CTN_ERROR_INDEX, "order[4]: expected 0 to 4, got 5");
  FAILS(ctn_dataset_split(all, 6, NULL, 0, &a, &b), CTN_ERROR_INDEX, "split_at: expected 0 to 5, got 6");
  FAILS(ctn_dataset_split_random(all, -1, 0, &a, &b), CTN_ERROR_INDEX, "first_size: expected 0 to 5, got -1");
  FAILS(ctn_dataset_fold(all, 1, 0, NULL, 0, &a, &b), CTN_ERROR_INVALID_ARGUMENT,
        "fold_count: expected 2 to 5");
  FAILS(ctn_dataset_fold(all, 2, 2, NULL, 0, &a, &b), CTN_ERROR_INDEX, "fold: expected 0 to 1, got 2");
  ctn_dataset_release(all);
}

static ctn_iterator* threaded(ctn_dataset* dataset, int64_t batch, int repeat, int64_t threads,
                              int64_t prefetch) {
  ctn_iterator* iterator = NULL;
  OK(ctn_iterator_multithread_new(dataset, batch, repeat, 1, 9, threads, prefetch, &iterator));
  return iterator;
}

static void test_threads_agree(void** state) {
  static const int64_t threads[] = {1, 2, 4}, prefetch[] = {1, 3, 8};
  size_t i, k, concurrent, step;
  (void)state;
  for (i = 0; i < 3; ++i)
    for (k = 0; k < 3; ++k)
      for (concurrent = 0; concurrent < 3; ++concurrent) {
        struct source source = new_source();
        ctn_dataset* dataset = concurrent == 2 ? squares(10) : dataset_of(&source, 10, (int)concurrent);
        ctn_iterator *iterator = threaded(dataset, 3, 1, threads[i], prefetch[k]), *serial = NULL;
        OK(ctn_iterator_serial_new(dataset, 3, 1, 1, 9, &serial));
        ctn_dataset_release(dataset);
        for (step = 0; step < 15; ++step) {
          float expected[64], got[64];
          if (step == 7) OK(ctn_iterator_reset(serial));
          if (step == 7) OK(ctn_iterator_reset(iterator));
          assert_int_equal(next_numbers(serial, expected), 3);
          assert_int_equal(next_numbers(iterator, got), 3);
          assert_memory_equal(expected, got, 3 * sizeof(float));
          assert_true(ctn_iterator_epoch_detail(serial) == ctn_iterator_epoch_detail(iterator));
          assert_int_equal(ctn_iterator_is_new_epoch(serial), ctn_iterator_is_new_epoch(iterator));
        }
        ctn_iterator_release(serial);
        ctn_iterator_release(iterator);
        if (concurrent == 0) assert_int_equal(source.most_inside, 1);
        if (concurrent < 2) assert_int_equal(source.destroyed, 1);
        assert_int_equal(source.inside, 0);
      }
}

static void test_exhaustion(void** state) {
  ctn_dataset* dataset = squares(5);
  ctn_iterator* iterator = threaded(dataset, 2, 0, 2, 4);
  float numbers[64];
  int round;
  (void)state;
  for (round = 0; round < 2; ++round) {
    assert_int_equal(next_numbers(iterator, numbers), 2);
    assert_int_equal(next_numbers(iterator, numbers), 2);
    assert_int_equal(next_numbers(iterator, numbers), 1);
    assert_int_equal(next_numbers(iterator, numbers), -1);
    assert_int_equal(next_numbers(iterator, numbers), -1);
    OK(ctn_iterator_reset(iterator));
  }
  ctn_iterator_release(iterator);
  ctn_dataset_release(dataset);
}

/* The failure of an example reaches the call that would return it, which can then be repeated. */
static void test_failing_example(void** state) {
  struct source source = new_source();
  ctn_dataset* dataset = dataset_of(&source, 8, 1);
  ctn_iterator* iterator = NULL;
  ctn_array* parts[2];
  float numbers[64];
  int32_t more;
  (void)state;
  set_failing(&source, 5);
  OK(ctn_iterator_multithread_new(dataset, 2, 1, 0, 0, 3, 4, &iterator));
  assert_int_equal(next_numbers(iterator, numbers), 2);
  assert_int_equal(next_numbers(iterator, numbers), 2);
  assert_int_equal(ctn_iterator_next(iterator, parts, 2, &more), CTN_ERROR_STATE);
  assert_string_equal(ctn_error_message(), "example 5 is missing");
  assert_int_equal(ctn_iterator_next(iterator, parts, 2, &more), CTN_ERROR_STATE);
  assert_true(ctn_iterator_epoch_detail(iterator) == 0.5);
  set_failing(&source, -1);
  assert_int_equal(next_numbers(iterator, numbers), 2);
  assert_true(numbers[0] == 4 && numbers[1] == 5);
  ctn_iterator_release(iterator);
  ctn_dataset_release(dataset);
  assert_int_equal(source.destroyed, 1);
}

static void test_released_early(void** state) {
  struct source source = new_source();
  ctn_dataset* dataset = dataset_of(&source, 8, 1);
  ctn_iterator* iterator = threaded(dataset, 4, 1, 4, 8);
  float numbers[64];
  int calls;
  (void)state;
  source.slow = 1;
  assert_int_equal(next_numbers(iterator, numbers), 4);
  ctn_dataset_release(dataset);
  ctn_iterator_release(iterator);
  assert_int_equal(source.destroyed, 1);
  calls = source.calls;
  pause_briefly();
  assert_int_equal(source.calls, calls); /* no thread is left */

  source = new_source();
  dataset = dataset_of(&source, 8, 1);
  OK(ctn_iterator_multithread_new(dataset, 2, 1, 0, 0, 2, 4, &iterator));
  ctn_dataset_release(dataset);
  assert_int_equal(next_numbers(iterator, numbers), 2);
  OK(ctn_iterator_finalize(iterator));
  calls = source.calls;
  pause_briefly();
  assert_int_equal(source.calls, calls);
  assert_int_equal(next_numbers(iterator, numbers), 2);
  assert_true(numbers[0] == 2 && numbers[1] == 3);
  OK(ctn_iterator_finalize(iterator));
  OK(ctn_iterator_finalize(iterator));
  ctn_iterator_release(iterator);
  assert_int_equal(source.destroyed, 1);
  iterator = threaded((dataset = squares(3)), 1, 1, 2, 2); /* never used */
  ctn_iterator_release(iterator);
  ctn_dataset_release(dataset);
}

static void test_misuse(void** state) {
  struct source source = new_source();
  ctn_dataset* dataset = dataset_of(&source, 8, 1);
  ctn_iterator* iterator = threaded(dataset, 2, 1, 1, 1);
  ctn_array* parts[2];
  float numbers[64];
  int32_t more;
  int status = 0;
  pid_t child;
  (void)state;
  source.iterator = iterator;
  FAILS(ctn_iterator_next(iterator, parts, 2, &more), CTN_ERROR_STATE, "cannot use the iterator itself");
  source.iterator = NULL;
  assert_int_equal(next_numbers(iterator, numbers), 2);
  child = fork();
  if (child == 0) {
    const int refused = ctn_iterator_next(iterator, parts, 2, &more) == CTN_ERROR_STATE;
    ctn_iterator_release(iterator);
    _exit(refused ? 0 : 1);
  }
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_int_equal(status, 0);
  ctn_iterator_release(iterator);
  FAILS(ctn_iterator_multithread_new(dataset, 1, 1, 0, 0, 0, 1, &iterator), CTN_ERROR_INVALID_ARGUMENT,
        "thread_count: expected 1 to 1024, got 0");
  assert_null(iterator);
  FAILS(ctn_iterator_multithread_new(dataset, 1, 1, 0, 0, 1, 0, &iterator), CTN_ERROR_INVALID_ARGUMENT,
        "prefetch: expected 1 to 1024, got 0");
  ctn_dataset_release(dataset);
}

/* A dataset that is bound to this thread, and one made of it, fail on the threads of an iterator. */
static void test_bound(void** state) {
  struct source source = new_source();
  ctn_dataset *dataset, *part, *arrays;
  ctn_iterator *threads, *serial;
  ctn_array *parts[2], *x = counting(CTN_FLOAT32, DIMS(3));
  int32_t more;
  (void)state;
  OK(ctn_dataset_new(8, 2, example, &source, destroy, 1, &dataset));
  OK(ctn_dataset_bind_thread(dataset));
  OK(ctn_dataset_sub_new(dataset, 2, 6, NULL, 0, &part));
  OK(ctn_iterator_serial_new(part, 2, 0, 0, 0, &serial));
  OK(ctn_iterator_next(serial, parts, 2, &more));
  CHECK_ARRAY(parts[1], CTN_FLOAT32, DIMS(2), VALUES(4, 9));
  ctn_array_release(parts[0]);
  ctn_array_release(parts[1]);
  OK(ctn_iterator_multithread_new(part, 2, 0, 0, 0, 2, 2, &threads));
  FAILS(ctn_iterator_next(threads, parts, 2, &more), CTN_ERROR_STATE, "its callback runs on one thread only");
  assert_int_equal(source.calls, 2);
  OK(ctn_dataset_tuple_new((const ctn_array*[]){x}, 1, &arrays));
  FAILS(ctn_dataset_bind_thread(arrays), CTN_ERROR_INVALID_ARGUMENT, "a dataset of a callback");
  ctn_iterator_release(threads);
  ctn_iterator_release(serial);
  ctn_dataset_release(part);
  ctn_dataset_release(dataset);
  ctn_dataset_release(arrays);
  ctn_array_release(x);
  assert_int_equal(source.destroyed, 1);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {
      TEST(test_callback),       TEST(test_map),        TEST(test_parts),
      TEST(test_threads_agree),  TEST(test_exhaustion), TEST(test_failing_example),
      TEST(test_released_early), TEST(test_misuse),     TEST(test_bound)};
  return RUN(tests, argc, argv);
}
