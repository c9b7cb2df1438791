/* Tests of a process that has run out of memory, including for the libraries that it uses: calls report it,
   report nothing else as broken, remember nothing, and succeed as soon as there is memory again. Each case
   runs in its own process. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

#define EXPECT(condition)                                                              \
  do {                                                                                 \
    if (!(condition)) {                                                                \
      fprintf(stderr, "line %d: %s: %s\n", __LINE__, #condition, ctn_error_message()); \
      _exit(1);                                                                        \
    }                                                                                  \
  } while (0)

static ctn_link *convolution, *net;
static ctn_variable* images;
static char npz[64], deflated[64], hdf5[64], broken[64];

/* Takes all memory that malloc and mmap can provide, except for `spare` bytes. */
typedef struct block {
  struct block* next;
} block;
static block* taken;

static void take_all(size_t spare) {
  struct rlimit limit;
  size_t size;
  FILE* file = fopen("/proc/self/statm", "re");
  unsigned long pages = 0;
  EXPECT(file && fscanf(file, "%lu", &pages) == 1);
  fclose(file);
  limit.rlim_max = RLIM_INFINITY;
  limit.rlim_cur = pages * (rlim_t)sysconf(_SC_PAGESIZE) + ((rlim_t)1 << 20) + spare;
  EXPECT(setrlimit(RLIMIT_AS, &limit) == 0);
  if (spare) return;
  for (size = (size_t)1 << 20; size >= 64; size /= 2) {
    block* made;
    while ((made = malloc(size)) != NULL) {
      made->next = taken;
      taken = made;
    }
  }
}

static void give_back(void) {
  struct rlimit limit;
  limit.rlim_cur = limit.rlim_max = RLIM_INFINITY;
  EXPECT(setrlimit(RLIMIT_AS, &limit) == 0);
  while (taken) {
    block* next = taken->next;
    free(taken);
    taken = next;
  }
}

static ctn_status convolve(void) {
  ctn_variable *y = NULL, *total = NULL;
  ctn_status status = ctn_link_call1(convolution, images, &y);
  if (status == CTN_OK) status = ctn_sum(y, NULL, 0, 0, &total);
  if (status == CTN_OK) status = ctn_variable_backward(total, 0, 0);
  ctn_variable_release(total);
  ctn_variable_release(y);
  return status;
}
static ctn_status save_stored(void) { return ctn_link_save_npz(net, npz, 0); }
static ctn_status save_deflated(void) { return ctn_link_save_npz(net, deflated, 1); }
static ctn_status save_hdf5(void) { return ctn_link_save_hdf5(net, hdf5, 4); }
static ctn_status load_stored(void) { return ctn_link_load_npz(net, npz); }
static ctn_status load_deflated(void) { return ctn_link_load_npz(net, deflated); }
static ctn_status load_hdf5(void) { return ctn_link_load_hdf5(net, hdf5); }
static ctn_status decompose(void) {
  ctn_array *a = NULL, *w = NULL, *v = NULL;
  ctn_status status = ctn_array_identity(3, CTN_FLOAT64, &a);
  if (status == CTN_OK) status = ctn_array_eigh(a, 0, &w, &v);
  ctn_array_release(v);
  ctn_array_release(w);
  ctn_array_release(a);
  return status;
}

static ctn_status (*call)(void);
static int known; /* whether the underlying library has been loaded before */

static void without_memory(void) {
  static const size_t spares[] = {0, 64 << 10, 1 << 20, 4 << 20, 12 << 20, 0};
  size_t i;
  ctn_status status;
  if (known) {
    status = call();
    if (status == CTN_ERROR_UNAVAILABLE) _exit(0);
    EXPECT(status == CTN_OK);
  }
  for (i = 0; i < COUNT(spares); ++i) {
    take_all(spares[i]);
    status = call();
    give_back();
    if (status == CTN_ERROR_UNAVAILABLE) _exit(0);
    EXPECT(status == CTN_ERROR_OUT_OF_MEMORY || (status == CTN_OK && (spares[i] || known)));
    EXPECT(call() == CTN_OK);
    known = 1;
  }
}

static void in_a_process(ctn_status (*function)(void)) {
  for (known = 0; known < 2; ++known) {
    int status = 0;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
      alarm(120);
      call = function;
      without_memory();
      _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status)) fail_msg("ended by signal %d", WTERMSIG(status));
    assert_int_equal(WEXITSTATUS(status), 0);
  }
}

#define CASE(name)                                                 \
  static void test_##name(void** state) {                          \
    (void)state;                                                   \
    if (strstr(#name, "hdf5")) needs_component("hdf5");            \
    if (strcmp(#name, "decompose") == 0 && lacks_lapack()) skip(); \
    in_a_process(name);                                            \
  }
CASE(convolve)
CASE(save_stored)
CASE(save_deflated)
CASE(save_hdf5)
CASE(load_stored)
CASE(load_deflated)
CASE(load_hdf5)
CASE(decompose)

/* A file that is not an archive is reported as such at every attempt. */
static void test_broken(void** state) {
  FILE* file = fopen(broken, "w");
  int i;
  (void)state;
  assert_non_null(file);
  for (i = 0; i < 100; ++i) fputs("nonsense", file);
  fclose(file);
  FAILS(ctn_link_load_npz(net, broken), CTN_ERROR_FORMAT, "cannot open");
}

static int prepare(void** state) {
  ctn_array* a;
  (void)state;
  /* Threads are started once, and forked children of a process that has threads have none. */
  OK(ctn_set_thread_count(1));
  snprintf(npz, sizeof npz, "memory_limits_%ld.npz", (long)getpid());
  snprintf(deflated, sizeof deflated, "memory_limits_%ld_deflated.npz", (long)getpid());
  snprintf(hdf5, sizeof hdf5, "memory_limits_%ld.h5", (long)getpid());
  snprintf(broken, sizeof broken, "memory_limits_%ld.broken", (long)getpid());
  OK(ctn_link_linear_new(40, 30, NULL, &net));
  OK(ctn_link_convolution_2d_new(8, 8, 3, 3, 1, 1, 0, 0, NULL, &convolution));
  OK(ctn_array_ones(DIMS(2, 8, 9, 9), CTN_FLOAT32, &a));
  OK(ctn_variable_new(a, &images));
  ctn_array_release(a);
  OK(save_stored());
  OK(save_deflated());
  {
    /* Runs in another process, because this one must not have loaded libhdf5. */
    int status = 0;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) _exit(save_hdf5() == CTN_OK ? 0 : 77);
    assert_int_equal(waitpid(child, &status, 0), child);
  }
  return 0;
}

static int clean_up(void** state) {
  (void)state;
  remove(npz);
  remove(deflated);
  remove(hdf5);
  remove(broken);
  ctn_variable_release(images);
  ctn_link_release(convolution);
  ctn_link_release(net);
  return 0;
}

#if ADDRESS_SANITIZER || THREAD_SANITIZER
enum { HAS_SHADOW = 1 }; /* shadow memory is larger than any limit */
#else
enum { HAS_SHADOW = 0 };
#endif

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_convolve),      cmocka_unit_test(test_save_stored),
      cmocka_unit_test(test_save_deflated), cmocka_unit_test(test_save_hdf5),
      cmocka_unit_test(test_load_stored),   cmocka_unit_test(test_load_deflated),
      cmocka_unit_test(test_load_hdf5),     cmocka_unit_test(test_decompose),
      cmocka_unit_test(test_broken),
  };
  return HAS_SHADOW ? 0 : cmocka_run_group_tests(tests, prepare, clean_up);
}
