/* Tests of several threads and of fork. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "support.h"

#define THREADS 4

typedef struct {
  ctn_context* context;
  const ctn_array* shared;
  ctn_array* made;
  int number, failed;
} job;

#define EXPECT(condition)    \
  if (!(condition)) {        \
    self->failed = __LINE__; \
    return NULL;             \
  }

/* Reads shared objects, makes and releases its own, and leaves one array for the other side to release. */
static void* work(void* argument) {
  job* self = argument;
  int i;
  EXPECT(ctn_context_apply(self->context) == CTN_OK);
  EXPECT(!ctn_backprop_enabled());
  for (i = 0; i < 100; ++i) {
    ctn_array *a, *b, *bad = NULL, *kept = ctn_array_retain(self->shared);
    double value;
    const int64_t beyond[1] = {5};
    const int64_t shape[1] = {1 + (i * 37 + self->number * 101) % 500};
    EXPECT(ctn_array_ones(shape, 1, CTN_FLOAT32, &a) == CTN_OK);
    EXPECT(ctn_array_multiply_f64(a, self->number, &b) == CTN_OK);
    ctn_array_release(a);
    EXPECT(ctn_array_sum(b, NULL, 0, 0, CTN_DTYPE_NONE, &a) == CTN_OK);
    EXPECT(ctn_array_item_f64(a, NULL, 0, &value) == CTN_OK);
    EXPECT(value == (double)shape[0] * self->number);
    EXPECT(ctn_array_squeeze(b, beyond, 1, &bad) == CTN_ERROR_INDEX && !bad);
    EXPECT(strstr(ctn_error_message(), "axes: 5"));
    ctn_array_release(a);
    EXPECT(ctn_array_add(kept, kept, &a) == CTN_OK);
    ctn_array_release(kept);
    ctn_array_release(self->made);
    self->made = a;
    ctn_array_release(b);
  }
  return NULL;
}

static void test_threads(void** state) {
  ctn_array* shared = counting(CTN_FLOAT32, DIMS(3));
  job jobs[THREADS];
  pthread_t threads[THREADS];
  ctn_context* context;
  int i;
  (void)state;
  OK(ctn_set_backprop_enabled(0, NULL));
  OK(ctn_context_capture(&context));
  OK(ctn_set_backprop_enabled(1, NULL));
  for (i = 0; i < THREADS; ++i) {
    job fresh = {NULL, NULL, NULL, 0, 0};
    jobs[i] = fresh;
    jobs[i].context = context;
    jobs[i].shared = shared;
    jobs[i].number = i + 1;
    assert_int_equal(pthread_create(&threads[i], NULL, work, &jobs[i]), 0);
  }
  for (i = 0; i < THREADS; ++i) {
    pthread_join(threads[i], NULL);
    assert_int_equal(jobs[i].failed, 0);
    CHECK_ARRAY(jobs[i].made, CTN_FLOAT32, DIMS(3), VALUES(0, 2, 4));
    ctn_array_release(jobs[i].made);
  }
  assert_int_equal(ctn_object_use_count((ctn_object*)shared), 1);
  ctn_context_release(context);
  ctn_array_release(shared);
}

/* Runs in the child; returns the line of the first failed check. */
static int child(ctn_array* inherited) {
#define CHILD(condition) \
  if (!(condition)) return __LINE__
  ctn_array *a = NULL, *b = NULL;
  float values[4];
  ctn_random_state* generator;
  const int64_t many[1] = {200000};
  double sum;
  if (runs_late()) {
    /* The device's queue stayed with the parent; nothing that belongs to the parent may be touched. */
    CHILD(ctn_array_to_data(inherited, values, sizeof values) == CTN_ERROR_DEVICE);
    CHILD(strstr(ctn_error_message(), "child of fork"));
    CHILD(ctn_array_add(inherited, inherited, &a) == CTN_ERROR_DEVICE && !a);
    CHILD(ctn_device_synchronize(NULL) == CTN_ERROR_DEVICE);
    ctn_array_release(inherited);
    CHILD(ctn_memory_trim(NULL) == CTN_OK);
    CHILD(ctn_device_set_current("cpu") == CTN_OK);
  } else {
    CHILD(ctn_array_to_data(inherited, values, sizeof values) == CTN_OK && values[3] == 3);
    ctn_array_release(inherited);
  }
  CHILD(ctn_random_state_default(NULL, &generator) == CTN_OK);
  CHILD(ctn_random_state_save(generator, &a) == CTN_OK);
  ctn_array_release(a);
  ctn_random_state_release(generator);
  CHILD(ctn_array_ones(many, 1, CTN_FLOAT64, &a) == CTN_OK);
  CHILD(ctn_array_add(a, a, &b) == CTN_OK);
  ctn_array_release(a);
  CHILD(ctn_array_sum(b, NULL, 0, 0, CTN_DTYPE_NONE, &a) == CTN_OK);
  CHILD(ctn_array_item_f64(a, NULL, 0, &sum) == CTN_OK && sum == 400000);
  ctn_array_release(a);
  ctn_array_release(b);
  CHILD(ctn_memory_trim(NULL) == CTN_OK);
  return 0;
}

static void* keep_busy(void* stop) {
  const struct timespec pause = {0, 1000000};
  int i;
  while (!__atomic_load_n((int*)stop, __ATOMIC_RELAXED)) {
    for (i = 0; i < 20; ++i) {
      ctn_array* a;
      if (ctn_array_zeros(DIMS(100), CTN_FLOAT32, &a) == CTN_OK) ctn_array_release(a);
    }
    nanosleep(&pause, NULL);
  }
  return NULL;
}

static void test_fork(void** state) {
  ctn_array *a = counting(CTN_FLOAT32, DIMS(4)), *big;
  pthread_t thread;
  int stop = 0, round;
  (void)state;
  OK(ctn_array_ones(DIMS(500000), CTN_FLOAT32, &big)); /* starts a team of threads */
  assert_int_equal(pthread_create(&thread, NULL, keep_busy, &stop), 0);
  for (round = 0; round < 6; ++round) {
    int surprise = -1, answer[2];
    pid_t pid;
    assert_int_equal(pipe(answer), 0);
    pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
      alarm(60);
      surprise = child(a);
      if (write(answer[1], &surprise, sizeof surprise) != (ssize_t)sizeof surprise) _exit(1);
      for (;;) pause();
    }
    close(answer[1]);
    if (read(answer[0], &surprise, sizeof surprise) != (ssize_t)sizeof surprise) surprise = -1;
    close(answer[0]);
    /* Objects that the busy thread was using are lost in the child, so no leak checker may look at it. */
    kill(pid, SIGKILL);
    assert_int_equal(waitpid(pid, NULL, 0), pid);
    if (surprise) fail_msg("the check of the child in line %d failed", surprise);
    CHECK_ARRAY(a, CTN_FLOAT32, DIMS(4), VALUES(0, 1, 2, 3));
  }
  __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
  pthread_join(thread, NULL);
  ctn_array_release(big);
  ctn_array_release(a);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_threads), TEST(test_fork)};
  return RUN(tests, argc, argv);
}
