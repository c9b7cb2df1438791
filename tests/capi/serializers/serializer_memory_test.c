/* Tests of saves and loads if malloc fails once, or from some call on: the call reports it, a load changes
   nothing, a save leaves the old file or the new one, nothing leaks, and the same call then succeeds. */
#define _XOPEN_SOURCE 700 /* mkdtemp, P_tmpdir */

#include <errno.h>
#include <pthread.h>

#include "serializer_support.h"

#if defined(__GLIBC__) && !ADDRESS_SANITIZER && !THREAD_SANITIZER
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* p, size_t size);
void* __libc_memalign(size_t alignment, size_t size);

static __thread long countdown = -1;
static __thread int lasting, reached;

static int refuse(void) {
  if (countdown < 0) return 0;
  if (countdown > 0) {
    --countdown;
    return 0;
  }
  reached = 1;
  if (!lasting) countdown = -1;
  errno = ENOMEM;
  return 1;
}

#define PUBLIC __attribute__((visibility("default")))
PUBLIC void* malloc(size_t size) { return refuse() ? NULL : __libc_malloc(size); }
PUBLIC void* calloc(size_t count, size_t size) { return refuse() ? NULL : __libc_calloc(count, size); }
PUBLIC void* realloc(void* p, size_t size) { return refuse() ? NULL : __libc_realloc(p, size); }
PUBLIC void* aligned_alloc(size_t alignment, size_t size) {
  return refuse() ? NULL : __libc_memalign(alignment, size);
}
PUBLIC int posix_memalign(void** p, size_t alignment, size_t size) {
  if (refuse()) return ENOMEM;
  *p = __libc_memalign(alignment, size);
  return *p ? 0 : ENOMEM;
}

static ctn_link* net;
static ctn_optimizer* optimizer;
static const char* file;

static ctn_status save_stored(void) { return ctn_link_save_npz(net, file, 0); }
static ctn_status save_deflated(void) { return ctn_link_save_npz(net, file, 1); }
static ctn_status save_safetensors(void) { return ctn_link_save_safetensors(net, file); }
static ctn_status save_hdf5(void) { return ctn_link_save_hdf5(net, file, 4); }
static ctn_status save_optimizer(void) { return ctn_optimizer_save_npz(optimizer, file, 0); }
static ctn_status load_link(void) { return ctn_link_load(net, file, NULL, NULL); }
static ctn_status load_optimizer(void) { return ctn_optimizer_load(optimizer, file, NULL, NULL); }

struct attempt {
  ctn_status (*call)(void);
  long fail_at;
  int lasting, reached;
  ctn_status status;
  char message[200];
};

/* Runs in a new thread, whose caches are empty. */
static void* run_attempt(void* argument) {
  struct attempt* t = argument;
  lasting = t->lasting;
  reached = 0;
  countdown = t->fail_at;
  t->status = t->call();
  countdown = -1;
  t->reached = reached;
  snprintf(t->message, sizeof t->message, "%s", ctn_error_message());
  return NULL;
}

static struct attempt attempt(ctn_status (*call)(void), long fail_at, int lasts) {
  struct attempt t;
  pthread_t thread;
  memset(&t, 0, sizeof t);
  t.call = call;
  t.fail_at = fail_at;
  t.lasting = lasts;
  assert_int_equal(pthread_create(&thread, NULL, run_attempt, &t), 0);
  assert_int_equal(pthread_join(thread, NULL), 0);
  return t;
}

/* Runs a call with each allocation failing in turn; `check` examines the state after a failure. */
static void exhaust(const char* name, ctn_status (*call)(void), void (*check)(ctn_status status)) {
  int lasts;
  for (lasts = 0; lasts < 2; ++lasts) {
    long n;
    for (n = 0;; ++n) {
      const struct attempt t = attempt(call, n, lasts);
      if (t.status != CTN_OK && t.status != CTN_ERROR_OUT_OF_MEMORY)
        fail_msg("%s, allocation %ld: %s", name, n, t.message);
      check(t.status);
      if (!t.reached) {
        assert_int_equal(t.status, CTN_OK);
        break;
      }
      if (n > 20000) fail_msg("%s fails however much memory it has", name);
    }
    assert_true(n > 3);
  }
}

static void check_loaded(ctn_status status) {
  check_layers(net, status == CTN_OK ? 1 : 50);
  if (status == CTN_OK) {
    ctn_link* fresh = two_layers(50);
    OK(ctn_link_copyparams(net, fresh));
    ctn_link_release(fresh);
  }
}

static void check_saved(ctn_status status) {
  ctn_link* fresh = two_layers(900);
  (void)status;
  OK(ctn_link_load(fresh, file, NULL, NULL));
  check_layers(fresh, 50);
  ctn_link_release(fresh);
}

static void check_progress(ctn_status status) {
  ctn_array* m;
  OK(ctn_optimizer_state(optimizer, "a/b", "m", &m));
  if (status == CTN_OK) {
    assert_int_equal(ctn_optimizer_t(optimizer), 1);
    OK(ctn_optimizer_setup(optimizer, net));
  } else {
    assert_int_equal(ctn_optimizer_t(optimizer), 0);
    CHECK_ARRAY(m, CTN_FLOAT32, DIMS(2), VALUES(0, 0));
  }
  ctn_array_release(m);
}

static void check_optimizer_file(ctn_status status) {
  (void)status;
  OK(load_optimizer());
}

static void test_failing_malloc(void** state) {
  static const struct {
    const char* name;
    ctn_status (*save)(void);
  } formats[] = {{"stored", save_stored},
                 {"deflated", save_deflated},
                 {"safetensors", save_safetensors},
                 {"hdf5", save_hdf5}};
  size_t i;
  (void)state;
  if (runs_late()) return; /* the device's threads allocate, too */
  file = path_of("file");
  for (i = 0; i < COUNT(formats); ++i) {
    if (formats[i].save == save_hdf5 && !has_component("hdf5")) continue;
    net = two_layers(1);
    OK(formats[i].save());
    ctn_link_release(net);
    net = two_layers(50);
    exhaust(formats[i].name, load_link, check_loaded);
    OK(formats[i].save());
    if (formats[i].save != save_hdf5) /* libhdf5 does not survive this */
      exhaust(formats[i].name, formats[i].save, check_saved);
    ctn_link_release(net);
  }
  net = two_layers(1);
  OK(ctn_optimizer_adam_new(0.1, 0.9, 0.999, 1e-8, &optimizer));
  OK(ctn_optimizer_setup(optimizer, net));
  set_grads(net, 1);
  OK(ctn_optimizer_update(optimizer));
  OK(save_optimizer());
  exhaust("an optimizer", save_optimizer, check_optimizer_file);
  OK(ctn_optimizer_setup(optimizer, net));
  exhaust("an optimizer", load_optimizer, check_progress);
  ctn_optimizer_release(optimizer);
  ctn_link_release(net);
  unlink(file);
}
#else
static void test_failing_malloc(void** state) { (void)state; }
#endif

int main(int argc, char** argv) {
  const struct CMUnitTest tests[] = {TEST(test_failing_malloc)};
  return run_in_directory(tests, COUNT(tests), argc, argv);
}
