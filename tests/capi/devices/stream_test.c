/* Tests of catenary/stream.h: streams, events and callbacks. */
#define _POSIX_C_SOURCE 200809L
#include <sys/wait.h>
#include <unistd.h>

#include "stream_support.h"

static void on_open(void* user_data, ctn_stream* stream, ctn_status status) {
  (void)stream;
  (void)status;
  gate_open(user_data);
}

typedef struct {
  gate* g;
  int number;
} note;
static void on_note(void* user_data, ctn_stream* stream, ctn_status status) {
  note* n = user_data;
  (void)stream;
  (void)status;
  pthread_mutex_lock(&n->g->mutex);
  n->g->log[n->g->length++] = n->number;
  pthread_mutex_unlock(&n->g->mutex);
}
static void on_call(void* user_data, ctn_stream* stream, ctn_status status) {
  gate* g = user_data;
  assert_non_null(stream);
  assert_int_equal(g->destroyed, 0);
  ++g->calls;
  g->status = status;
}
static void on_destroy(void* user_data) { ++((gate*)user_data)->destroyed; }

static void test_use(void** state) {
  ctn_stream *default_stream, *current, *s = stream_of(NULL, 0), *other = stream_of(other_device(), 1), *none;
  char name[8];
  size_t length;
  (void)state;
  OK(ctn_stream_default(NULL, &default_stream));
  OK(ctn_stream_current(device, &current));
  assert_ptr_equal(current, default_stream);
  ctn_stream_release(current);
  OK(ctn_stream_device(s, name, sizeof name, &length));
  assert_string_equal(name, device);

  OK(ctn_stream_set_current(NULL, s));
  OK(ctn_stream_set_current(other_device(), other));
  OK(ctn_stream_current(NULL, &current));
  assert_ptr_equal(current, s);
  ctn_stream_release(current);
  OK(ctn_stream_current(other_device(), &current));
  assert_ptr_equal(current, other);
  ctn_stream_release(current);
  OK(ctn_stream_set_current(NULL, NULL));
  OK(ctn_stream_current(device, &current));
  assert_ptr_equal(current, default_stream);
  ctn_stream_release(current);
  OK(ctn_stream_set_current(NULL, other)); /* the device of the stream */
  OK(ctn_stream_set_current(other_device(), NULL));

  FAILS(ctn_stream_set_current(device, other), CTN_ERROR_DEVICE, "stream: expected one on", other_device());
  FAILS(ctn_stream_set_current("gpu", s), CTN_ERROR_DEVICE, "device:", "\"gpu\"");
  FAILS(ctn_stream_new("cuda:9999", 0, 0, &none), CTN_ERROR_UNAVAILABLE, "\"cuda:9999\"");
  assert_null(none);
  FAILS(ctn_stream_default("", &none), CTN_ERROR_DEVICE, "device:");
  FAILS(ctn_stream_new(NULL, 0, 0, NULL), CTN_ERROR_INVALID_ARGUMENT, "out:");
  FAILS(ctn_stream_synchronize(NULL), CTN_ERROR_INVALID_ARGUMENT, "stream: expected a stream, got NULL");
  FAILS(ctn_event_synchronize(NULL), CTN_ERROR_INVALID_ARGUMENT, "event: expected an event, got NULL");
  assert_int_equal(ctn_object_use_count((ctn_object*)other), 1);
  ctn_stream_release(default_stream);
  ctn_stream_release(other);
  ctn_stream_release(s);
}

typedef struct {
  ctn_context* context;
  ctn_stream *before, *after, *own;
} thread_job;

static void* in_thread(void* argument) {
  thread_job* job = argument;
  ctn_stream_current("test:0", &job->before);
  ctn_context_apply(job->context);
  ctn_stream_current("test:0", &job->after);
  ctn_stream_set_current(other_device(), job->own); /* released when the thread ends */
  return NULL;
}

static void test_threads(void** state) {
  thread_job job = {NULL, NULL, NULL, NULL};
  ctn_stream *s = stream_of("test:0", 0), *default_stream;
  pthread_t thread;
  (void)state;
  job.own = stream_of(other_device(), 0);
  OK(ctn_stream_default("test:0", &default_stream));
  OK(ctn_stream_set_current(NULL, s));
  OK(ctn_context_capture(&job.context));
  OK(ctn_stream_set_current("test:0", NULL));
  assert_int_equal(pthread_create(&thread, NULL, in_thread, &job), 0);
  pthread_join(thread, NULL);
  assert_ptr_equal(job.before, default_stream);
  assert_ptr_equal(job.after, s);
  assert_int_equal(ctn_object_use_count((ctn_object*)job.own), 1);
  ctn_context_release(job.context);
  assert_int_equal(ctn_object_use_count((ctn_object*)s), 2);
  ctn_stream_release(job.own);
  ctn_stream_release(job.before);
  ctn_stream_release(job.after);
  ctn_stream_release(default_stream);
  ctn_stream_release(s);
}

static void test_order_within(void** state) {
  ctn_stream* s = stream_of(NULL, 1);
  ctn_array *a, *b;
  int i, done;
  (void)state;
  OK(ctn_stream_set_current(NULL, s));
  a = full(1000, 1);
  for (i = 0; i < 300; ++i) {
    OK(ctn_array_add_f64(a, 1, &b));
    ctn_array_release(a);
    a = b;
  }
  OK(ctn_stream_synchronize(s));
  OK(ctn_stream_done(s, &done));
  assert_int_equal(done, 1);
  OK(ctn_array_sum(a, NULL, 0, 0, CTN_DTYPE_NONE, &b));
  assert_true(item(b) == 301000);
  OK(ctn_stream_set_current(NULL, NULL));
  ctn_array_release(a);
  ctn_array_release(b);
  ctn_stream_release(s);
}

/* The second stream opens the gate of the first one. If streams ran in any fixed order, this would wait
   forever. */
static void test_no_order_between(void** state) {
  ctn_stream *first = stream_of(NULL, 1), *second = stream_of(NULL, 0);
  gate g;
  int done = 1;
  (void)state;
  if (runs_late()) {
    gate_init(&g);
    OK(ctn_stream_add_callback(first, on_gate, &g, NULL));
    gate_await(&g);
    OK(ctn_stream_done(first, &done));
    assert_int_equal(done, 0);
    OK(ctn_stream_add_callback(second, on_open, &g, NULL));
    OK(ctn_stream_synchronize(first));
    OK(ctn_stream_synchronize(second));
    gate_destroy(&g);
  }
  ctn_stream_release(first);
  ctn_stream_release(second);
}

/* Without ordering, the second stream would write its note immediately; the first one waits until the third
   has finished. */
static void test_wait_event(void** state) {
  ctn_stream *first = stream_of(NULL, 1), *second = stream_of(NULL, 1), *third = stream_of(NULL, 1),
             *far = stream_of(other_device(), 1);
  ctn_event *event, *same;
  note one, two, three;
  gate g;
  int done;
  (void)state;
  gate_init(&g);
  one.g = two.g = three.g = &g;
  one.number = 1;
  two.number = 2;
  three.number = 3;
  OK(ctn_event_new(NULL, 1, &event));
  OK(ctn_event_done(event, &done));
  assert_int_equal(done, 1);
  OK(ctn_stream_wait_event(second, event)); /* not recorded: there is nothing to wait for */
  OK(ctn_stream_synchronize(second));
  g.open = !runs_late();
  OK(ctn_stream_add_callback(first, on_gate, &g, NULL));
  OK(ctn_stream_add_callback(first, on_note, &one, NULL));
  OK(ctn_stream_record(first, event, &same));
  assert_ptr_equal(same, event);
  ctn_event_release(same);
  OK(ctn_stream_wait_event(second, event));
  OK(ctn_stream_add_callback(second, on_note, &two, NULL));
  OK(ctn_stream_record(second, NULL, &same));
  OK(ctn_stream_wait_event(far, same)); /* of another device */
  ctn_event_release(same);
  OK(ctn_stream_add_callback(far, on_note, &three, NULL));
  OK(ctn_event_done(event, &done));
  assert_int_equal(done, !runs_late());
  OK(ctn_stream_add_callback(third, on_open, &g, NULL));
  OK(ctn_stream_synchronize(far));
  assert_int_equal(g.length, 3);
  assert_true(g.log[0] == 1 && g.log[1] == 2 && g.log[2] == 3);
  OK(ctn_event_synchronize(event));
  OK(ctn_event_done(event, &done));
  assert_int_equal(done, 1);
  ctn_event_release(event);
  ctn_stream_release(first);
  ctn_stream_release(second);
  ctn_stream_release(third);
  ctn_stream_release(far);
  gate_destroy(&g);
}

/* Streams that are not non-blocking are ordered with the default stream, in both directions, and only with
   that stream. */
static void test_default_stream(void** state) {
  ctn_stream *default_stream, *plain = stream_of(NULL, 0), *free_one = stream_of(NULL, 1);
  note one, two, three;
  gate g;
  (void)state;
  gate_init(&g);
  one.g = two.g = three.g = &g;
  one.number = 1;
  two.number = 2;
  three.number = 3;
  g.open = !runs_late();
  OK(ctn_stream_default(NULL, &default_stream));
  OK(ctn_stream_add_callback(plain, on_gate, &g, NULL));
  OK(ctn_stream_add_callback(plain, on_note, &one, NULL));
  OK(ctn_stream_add_callback(default_stream, on_note, &two, NULL));
  OK(ctn_stream_add_callback(plain, on_note, &three, NULL));
  OK(ctn_stream_add_callback(free_one, on_open, &g, NULL));
  OK(ctn_stream_synchronize(plain));
  assert_int_equal(g.length, 3);
  assert_true(g.log[0] == 1 && g.log[1] == 2 && g.log[2] == 3);
  ctn_stream_release(default_stream);
  ctn_stream_release(plain);
  ctn_stream_release(free_one);
  gate_destroy(&g);
}

static void test_elapsed_time(void** state) {
  ctn_stream* s = stream_of(NULL, 0);
  ctn_event *start, *end, *untimed, *fresh, *far;
  double ms = -1;
  char name[8];
  (void)state;
  OK(ctn_stream_record(s, NULL, &start));
  ctn_array_release(full(10000, 2));
  OK(ctn_event_new(NULL, 0, &end));
  OK(ctn_event_record(end, s));
  OK(ctn_event_synchronize(end));
  OK(ctn_event_elapsed_time(start, end, &ms));
  assert_true(ms >= 0);
  OK(ctn_event_elapsed_time(end, start, &ms));
  assert_true(ms <= 0);
  OK(ctn_event_record(end, NULL)); /* NULL is the current stream */
  OK(ctn_device_synchronize(NULL));
  OK(ctn_event_elapsed_time(start, end, &ms));
  assert_true(ms >= 0);

  OK(ctn_event_new(NULL, 1, &untimed));
  OK(ctn_event_new(NULL, 0, &fresh));
  OK(ctn_event_new(other_device(), 0, &far));
  OK(ctn_event_device(far, name, sizeof name, NULL));
  assert_string_equal(name, other_device());
  FAILS(ctn_event_elapsed_time(start, untimed, &ms), CTN_ERROR_STATE, "end: expected an event with timing");
  FAILS(ctn_event_elapsed_time(fresh, end, &ms), CTN_ERROR_STATE, "start:", "was not recorded");
  FAILS(ctn_event_elapsed_time(start, far, &ms), CTN_ERROR_DEVICE, "end: expected one on", other_device());
  FAILS(ctn_event_elapsed_time(start, end, NULL), CTN_ERROR_INVALID_ARGUMENT, "milliseconds:");
  FAILS(ctn_event_record(far, s), CTN_ERROR_DEVICE, "stream: expected one on", other_device());
  ctn_event_release(fresh);
  FAILS(ctn_stream_record(s, far, &fresh), CTN_ERROR_DEVICE, "event:", other_device());
  assert_null(fresh);
  if (runs_late()) {
    gate g;
    gate_init(&g);
    OK(ctn_stream_add_callback(s, on_gate, &g, NULL));
    OK(ctn_event_record(end, s));
    FAILS(ctn_event_elapsed_time(start, end, &ms), CTN_ERROR_STATE, "end:", "is still pending");
    gate_open(&g);
    OK(ctn_stream_synchronize(s));
    gate_destroy(&g);
  }
  ctn_event_release(start);
  ctn_event_release(end);
  ctn_event_release(untimed);
  ctn_event_release(far);
  ctn_stream_release(s);
}

static ctn_array* handed;
static ctn_status refused[5];
static void on_misuse(void* user_data, ctn_stream* stream, ctn_status status) {
  ctn_array* out;
  ctn_stream* made;
  (void)status;
  refused[0] = ctn_stream_synchronize(stream);
  refused[1] = ctn_array_add(handed, handed, &out);
  refused[2] = ctn_device_synchronize(user_data);
  refused[3] = ctn_stream_add_callback(stream, on_misuse, NULL, NULL);
  refused[4] = ctn_stream_new(user_data, 0, 0, &made);
  ctn_array_release(handed);
}

static void test_callbacks(void** state) {
  ctn_stream* s = stream_of(NULL, 0);
  gate g, lost;
  int i;
  (void)state;
  gate_init(&g);
  gate_init(&lost);
  g.status = CTN_ERROR_INTERNAL;
  OK(ctn_stream_add_callback(s, on_call, &g, on_destroy));
  OK(ctn_stream_synchronize(s));
  assert_true(g.calls == 1 && g.destroyed == 1 && g.status == CTN_OK);
  FAILS(ctn_stream_add_callback(s, NULL, &lost, on_destroy), CTN_ERROR_INVALID_ARGUMENT, "callback:");
  assert_int_equal(lost.destroyed, 1);
  FAILS(ctn_stream_add_callback(NULL, on_call, &lost, on_destroy), CTN_ERROR_INVALID_ARGUMENT, "stream:");
  assert_true(lost.destroyed == 2 && lost.calls == 0);
  if (runs_late()) {
    /* Nobody waits for the stream, which has been released by then. */
    gate late;
    gate_init(&late);
    handed = full(100, 1);
    OK(ctn_stream_add_callback(s, on_misuse, (void*)device, NULL));
    OK(ctn_stream_synchronize(s));
    for (i = 0; i < 5; ++i) assert_int_equal(refused[i], CTN_ERROR_STATE);
    OK(ctn_stream_add_callback(s, on_gate, &late, NULL));
    gate_await(&late);
    ctn_stream_release(s);
    s = NULL;
    gate_open(&late);
    OK(ctn_device_synchronize(NULL));
    gate_destroy(&late);
  }
  ctn_stream_release(s);
  gate_destroy(&g);
  gate_destroy(&lost);
}

/* A failure in a stream is reported once: to later callbacks, then to the next call. */
static void test_failure(void** state) {
  ctn_stream *s = stream_of(NULL, 1), *other = stream_of(NULL, 1);
  ctn_array *a, *far, *taken = NULL;
  gate g;
  (void)state;
  if (runs_late()) {
    gate_init(&g);
    OK(ctn_stream_set_current(NULL, s));
    a = counting(CTN_FLOAT32, DIMS(3));
    far = array_of(CTN_INT64, DIMS(1), VALUES(9));
    OK(ctn_stream_add_callback(s, on_gate, &g, NULL)); /* it fails only when the callback has been added */
    OK(ctn_array_take(a, far, 0, CTN_INDEX_MODE_RAISE, &taken));
    OK(ctn_stream_add_callback(s, on_call, &g, on_destroy));
    gate_open(&g);
    assert_int_equal(ctn_stream_synchronize(s), CTN_ERROR_INDEX);
    assert_non_null(strstr(ctn_error_message(), "stream_synchronize: an operation that was started earlier"));
    assert_int_equal(g.status, CTN_ERROR_INDEX);
    OK(ctn_stream_synchronize(other));
    OK(ctn_stream_synchronize(s));
    OK(ctn_stream_set_current(NULL, NULL));
    ctn_array_release(a);
    ctn_array_release(far);
    ctn_array_release(taken);
    gate_destroy(&g);
  }
  ctn_stream_release(s);
  ctn_stream_release(other);
}

static int child(ctn_stream* inherited, ctn_stream* own, ctn_event* event, ctn_array* a) {
  double value[4];
  ctn_stream* made = NULL;
  int done;
  if (runs_late()) {
    if (ctn_stream_synchronize(inherited) != CTN_ERROR_DEVICE) return __LINE__;
    if (!strstr(ctn_error_message(), "child of fork")) return __LINE__;
    if (ctn_stream_new(NULL, 0, 0, &made) != CTN_ERROR_DEVICE || made) return __LINE__;
    if (ctn_stream_done(inherited, &done) != CTN_ERROR_DEVICE) return __LINE__;
    if (ctn_stream_synchronize(own) != CTN_ERROR_DEVICE) return __LINE__;
    if (ctn_event_record(event, inherited) != CTN_ERROR_DEVICE) return __LINE__;
    if (ctn_event_done(event, &done) != CTN_ERROR_DEVICE) return __LINE__;
    if (ctn_array_to_data_async(a, value, sizeof value, inherited) != CTN_ERROR_DEVICE) return __LINE__;
  } else if (ctn_array_to_data_async(a, value, sizeof value, inherited) != CTN_OK) {
    return __LINE__;
  }
  if (ctn_stream_set_current("cpu", NULL) != CTN_OK) return __LINE__;
  if (ctn_stream_set_current(NULL, NULL) != CTN_OK) return __LINE__;
  ctn_array_release(a);
  ctn_event_release(event);
  ctn_stream_release(inherited);
  ctn_stream_release(own);
  return 0;
}

static void test_fork(void** state) {
  ctn_stream *s = stream_of(NULL, 0), *own;
  ctn_array* a;
  ctn_event* event;
  int answer[2], surprise = -1;
  pid_t pid;
  (void)state;
  OK(ctn_stream_set_current(NULL, s));
  a = full(4, 5);
  OK(ctn_stream_record(s, NULL, &event));
  OK(ctn_stream_per_thread(NULL, &own));
  OK(ctn_stream_synchronize(own));
  assert_int_equal(pipe(answer), 0);
  pid = fork();
  assert_true(pid >= 0);
  if (pid == 0) {
    alarm(60);
    surprise = child(s, own, event, a);
    _exit(write(answer[1], &surprise, sizeof surprise) == (ssize_t)sizeof surprise ? 0 : 1);
  }
  close(answer[1]);
  if (read(answer[0], &surprise, sizeof surprise) != (ssize_t)sizeof surprise) surprise = -1;
  close(answer[0]);
  assert_int_equal(waitpid(pid, NULL, 0), pid);
  if (surprise) fail_msg("the check of the child in line %d failed", surprise);
  CHECK_ARRAY(a, CTN_FLOAT64, DIMS(4), VALUES(5, 5, 5, 5));
  OK(ctn_stream_set_current(NULL, NULL));
  ctn_array_release(a);
  ctn_event_release(event);
  ctn_stream_release(own);
  ctn_stream_release(s);
}

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_use),          TEST(test_threads),
                                     TEST(test_order_within), TEST(test_no_order_between),
                                     TEST(test_wait_event),   TEST(test_default_stream),
                                     TEST(test_elapsed_time), TEST(test_callbacks),
                                     TEST(test_failure),      TEST(test_fork)};
  return RUN(tests, argc, argv);
}
