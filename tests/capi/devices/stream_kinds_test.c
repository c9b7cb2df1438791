/* Tests of catenary/stream.h: priorities, and the stream of each thread. */
#include "stream_support.h"

static void test_priority(void** state) {
  const int32_t wanted[] = {INT32_MIN, -1, 0, 1, INT32_MAX};
  int32_t least = 1, greatest = 1, priority = 1;
  ctn_stream* s;
  ctn_event* event;
  size_t i;
  (void)state;
  OK(ctn_stream_priority_range(NULL, &least, &greatest));
  assert_true(greatest <= 0 && 0 <= least);
  if (strncmp(device, "cuda", 4)) assert_true(least == 0 && greatest == 0);
  for (i = 0; i < sizeof wanted / sizeof *wanted; ++i) {
    OK(ctn_stream_new(NULL, i % 2, wanted[i], &s));
    OK(ctn_stream_priority(s, &priority));
    assert_int_equal(priority, wanted[i] > least ? least : (wanted[i] < greatest ? greatest : wanted[i]));
    ctn_stream_release(s);
  }
  OK(ctn_stream_default(NULL, &s));
  OK(ctn_stream_priority(s, &priority));
  assert_int_equal(priority, 0);
  FAILS(ctn_stream_priority(s, NULL), CTN_ERROR_INVALID_ARGUMENT, "priority: expected a pointer, got NULL");
  ctn_stream_release(s);
  OK(ctn_event_new(NULL, 0, &event));
  FAILS(ctn_stream_priority((ctn_stream*)event, &priority), CTN_ERROR_INVALID_ARGUMENT,
        "stream: expected a stream, got an event");
  ctn_event_release(event);
  FAILS(ctn_stream_priority(NULL, &priority), CTN_ERROR_INVALID_ARGUMENT,
        "stream: expected a stream, got NULL");
  FAILS(ctn_stream_priority_range("gpu", &least, &greatest), CTN_ERROR_DEVICE, "device:", "\"gpu\"");
  FAILS(ctn_stream_priority_range("cuda:9999", &least, &greatest), CTN_ERROR_UNAVAILABLE, "\"cuda:9999\"");
  FAILS(ctn_stream_priority_range(NULL, NULL, &greatest), CTN_ERROR_INVALID_ARGUMENT, "least:");
  FAILS(ctn_stream_priority_range(NULL, &least, NULL), CTN_ERROR_INVALID_ARGUMENT, "greatest:");
}

/* What the per-thread stream means in another thread, whose work waits at a gate. */
typedef struct {
  gate g;
  ctn_context* context;
  ctn_stream* per_thread;
  ctn_array* a;
  ctn_status status;
  int same, done;
} own_job;

static void* in_own_stream(void* argument) {
  own_job* job = argument;
  ctn_stream* current = NULL;
  ctn_array* kept = job->a;
  job->status = ctn_context_apply(job->context);
  if (!job->status) job->status = ctn_stream_current(device, &current);
  job->same = current == job->per_thread;
  if (!job->status) job->status = ctn_stream_add_callback(current, on_gate, &job->g, NULL);
  if (!job->status) job->status = ctn_array_add_f64(kept, 1, &job->a);
  ctn_array_release(kept);
  if (runs_late()) gate_await(&job->g);
  if (!job->status) job->status = ctn_stream_done(current, &job->done);
  ctn_stream_release(current);
  return NULL; /* with work that waits */
}

static void on_stream(void* user_data, ctn_stream* stream, ctn_status status) {
  (void)status;
  *(ctn_stream**)user_data = stream;
}

static void test_per_thread(void** state) {
  ctn_stream *s, *same, *given = NULL;
  ctn_array* own;
  ctn_event* event;
  own_job job = {0};
  pthread_t thread;
  char name[8];
  int32_t priority = 1;
  int done = 0;
  (void)state;
  gate_init(&job.g);
  OK(ctn_stream_per_thread(NULL, &s));
  OK(ctn_stream_per_thread(device, &same));
  assert_ptr_equal(s, same);
  ctn_stream_release(same);
  OK(ctn_stream_default(NULL, &same));
  assert_ptr_not_equal(s, same);
  ctn_stream_release(same);
  OK(ctn_stream_device(s, name, sizeof name, NULL));
  assert_string_equal(name, device);
  OK(ctn_stream_priority(s, &priority));
  assert_int_equal(priority, 0);
  FAILS(ctn_stream_per_thread(NULL, NULL), CTN_ERROR_INVALID_ARGUMENT, "out:");
  FAILS(ctn_stream_per_thread("gpu", &same), CTN_ERROR_DEVICE, "device:", "\"gpu\"");
  FAILS(ctn_stream_set_current(other_device(), s), CTN_ERROR_DEVICE, "stream: expected one on");

  OK(ctn_stream_set_current(NULL, s));
  OK(ctn_stream_current(device, &same));
  assert_ptr_equal(s, same);
  ctn_stream_release(same);
  OK(ctn_context_capture(&job.context));
  job.per_thread = s;
  job.a = full(5, 1);
  own = full(5, 2);
  job.g.open = !runs_late();
  OK(ctn_stream_synchronize(s));
  assert_int_equal(pthread_create(&thread, NULL, in_own_stream, &job), 0);
  pthread_join(thread, NULL);
  assert_int_equal(job.status, CTN_OK);
  assert_int_equal(job.same, 1);
  assert_int_equal(job.done, !runs_late());

  /* This thread's stream does not wait for the other one. */
  CHECK_ARRAY(own, CTN_FLOAT64, DIMS(5), VALUES(2, 2, 2, 2, 2));
  OK(ctn_stream_add_callback(s, on_stream, &given, NULL));
  OK(ctn_stream_record(s, NULL, &event));
  OK(ctn_event_synchronize(event));
  assert_ptr_equal(given, s);
  OK(ctn_stream_done(s, &done));
  assert_int_equal(done, 1);
  gate_open(&job.g);
  /* The default stream waits for those of all threads. */
  OK(ctn_stream_set_current(NULL, NULL));
  CHECK_ARRAY(job.a, CTN_FLOAT64, DIMS(5), VALUES(2, 2, 2, 2, 2));
  ctn_array_release(job.a);
  ctn_array_release(own);
  ctn_event_release(event);
  ctn_context_release(job.context);
  ctn_stream_release(s);
  gate_destroy(&job.g);
}

/* A stream whose last event has been reached is done at once. */
static void test_done_with_its_last_event(void** state) {
  ctn_stream* s = stream_of(NULL, 0);
  int round;
  (void)state;
  OK(ctn_stream_set_current(NULL, s));
  for (round = 0; round < 2000; ++round) {
    ctn_array* a = full(5, round);
    ctn_event* event;
    int done = 0;
    OK(ctn_stream_record(s, NULL, &event));
    OK(ctn_event_synchronize(event));
    OK(ctn_stream_done(s, &done));
    ctn_event_release(event);
    ctn_array_release(a);
    assert_int_equal(done, 1);
  }
  OK(ctn_stream_set_current(NULL, NULL));
  ctn_stream_release(s);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_priority), TEST(test_per_thread),
                                     TEST(test_done_with_its_last_event)};
  return RUN(tests, argc, argv);
}
