/* Tests of requests for more threads than the system grants: the library works with fewer threads and never
   ends the process. Each case runs in its own process with a limit on its memory, because every thread needs
   a stack. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <pthread.h>
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

/* The size of the process's address space in bytes. */
static size_t address_space(void) {
  FILE* file = fopen("/proc/self/statm", "re");
  unsigned long pages = 0;
  if (!file || fscanf(file, "%lu", &pages) != 1) pages = 0;
  if (file) fclose(file);
  return pages * (size_t)sysconf(_SC_PAGESIZE);
}

static void limit_to(size_t more) {
  struct rlimit limit;
  limit.rlim_cur = limit.rlim_max = address_space() + more;
  EXPECT(setrlimit(RLIMIT_AS, &limit) == 0);
}

/* Sums, products and a convolution, which use several threads. */
static void work(void) {
  const int64_t square[2] = {1100, 1100}, images[4] = {8, 16, 30, 30}, shape = 1000000;
  ctn_array *a, *b, *x;
  ctn_variable *in, *out;
  ctn_link* link;
  double value;
  EXPECT(ctn_array_ones(&shape, 1, CTN_FLOAT32, &a) == CTN_OK);
  EXPECT(ctn_array_add(a, a, &b) == CTN_OK);
  EXPECT(ctn_array_sum(b, NULL, 0, 0, CTN_DTYPE_NONE, &x) == CTN_OK);
  EXPECT(ctn_array_item_f64(x, NULL, 0, &value) == CTN_OK && value == 2e6);
  ctn_array_release(x);
  ctn_array_release(b);
  ctn_array_release(a);
  EXPECT(ctn_array_ones(square, 2, CTN_FLOAT32, &a) == CTN_OK);
  EXPECT(ctn_array_matmul(a, a, &b) == CTN_OK);
  EXPECT(ctn_array_item_f64(b, (const int64_t[]){3, 4}, 2, &value) == CTN_OK && value == 1100);
  ctn_array_release(b);
  ctn_array_release(a);
  EXPECT(ctn_array_ones(images, 4, CTN_FLOAT32, &a) == CTN_OK);
  EXPECT(ctn_variable_new(a, &in) == CTN_OK);
  EXPECT(ctn_link_convolution_2d_new(16, 8, 3, 3, 1, 1, 0, 0, NULL, &link) == CTN_OK);
  EXPECT(ctn_link_call1(link, in, &out) == CTN_OK);
  ctn_variable_release(out);
  ctn_link_release(link);
  ctn_variable_release(in);
  ctn_array_release(a);
}

static void many_threads(void) {
  limit_to((size_t)700 << 20);
  EXPECT(ctn_set_thread_count(1000) == CTN_OK);
  work();
  EXPECT(ctn_set_thread_count(2) == CTN_OK);
  work();
  EXPECT(ctn_set_thread_count(1000) == CTN_OK);
  work();
}

/* An existing team of threads, and then a larger one. */
static void larger_team(void) {
  EXPECT(ctn_set_thread_count(2) == CTN_OK);
  work();
  limit_to((size_t)600 << 20);
  EXPECT(ctn_set_thread_count(300) == CTN_OK);
  work();
}

/* Stacks are too large for any new thread: only the calling one works. */
static void no_threads(void) {
  pthread_attr_t attributes;
  EXPECT(pthread_attr_init(&attributes) == 0 && pthread_attr_setstacksize(&attributes, (size_t)4 << 30) == 0);
  EXPECT(pthread_setattr_default_np(&attributes) == 0);
  limit_to((size_t)700 << 20);
  EXPECT(ctn_set_thread_count(8) == CTN_OK);
  work();
}

/* The user may have only one process, and therefore only one thread. */
static void no_processes(void) {
  struct rlimit limit;
  limit.rlim_cur = limit.rlim_max = 1;
  if (geteuid() == 0) EXPECT(setrlimit(RLIMIT_NPROC, &limit) == 0 && setuid(65534) == 0);
  EXPECT(setrlimit(RLIMIT_NPROC, &limit) == 0);
  work(); /* with as many threads as the machine has processors */
  EXPECT(ctn_set_thread_count(16) == CTN_OK);
  work();
}

/* OpenBLAS starts its own threads as soon as it is loaded. */
static void decompositions(void) {
  ctn_array *a, *w, *v;
  ctn_status status;
  const rlim_t none = address_space();
  struct rlimit limit;
  EXPECT(ctn_array_identity(3, CTN_FLOAT64, &a) == CTN_OK);
  limit.rlim_max = RLIM_INFINITY;
  limit.rlim_cur = none + ((rlim_t)20 << 20);
  EXPECT(setrlimit(RLIMIT_AS, &limit) == 0);
  status = ctn_array_eigh(a, 0, &w, &v);
  EXPECT(status == CTN_ERROR_OUT_OF_MEMORY || status == CTN_ERROR_UNAVAILABLE);
  limit.rlim_cur = RLIM_INFINITY;
  EXPECT(setrlimit(RLIMIT_AS, &limit) == 0);
  if (status == CTN_ERROR_OUT_OF_MEMORY) { /* the failure is not remembered */
    EXPECT(ctn_array_eigh(a, 0, &w, &v) == CTN_OK);
    ctn_array_release(w);
    ctn_array_release(v);
  }
  ctn_array_release(a);
}

static void in_a_process(void (*body)(void)) {
  int status = 0;
  const pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    alarm(120);
    body();
    _exit(0);
  }
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFEXITED(status));
  assert_int_equal(WEXITSTATUS(status), 0);
}

static void test_many_threads(void** state) {
  (void)state;
  in_a_process(many_threads);
}
static void test_larger_team(void** state) {
  (void)state;
  in_a_process(larger_team);
}
static void test_no_threads(void** state) {
  (void)state;
  in_a_process(no_threads);
}
static void test_no_processes(void** state) {
  (void)state;
  in_a_process(no_processes);
}
static void test_decompositions(void** state) {
  (void)state;
  if (lacks_lapack()) skip();
  in_a_process(decompositions);
}

#if ADDRESS_SANITIZER || THREAD_SANITIZER
enum { HAS_SHADOW = 1 }; /* shadow memory is larger than any limit */
#else
enum { HAS_SHADOW = 0 };
#endif

int main(void) {
  /* The children must be the first to use threads, because a child of a process that has used them gets
     none. */
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_many_threads),   cmocka_unit_test(test_larger_team),
      cmocka_unit_test(test_no_threads),     cmocka_unit_test(test_no_processes),
      cmocka_unit_test(test_decompositions),
  };
  return HAS_SHADOW ? 0 : cmocka_run_group_tests(tests, NULL, NULL);
}
