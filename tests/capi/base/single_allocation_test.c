/* Tests of a single failing allocation while there is memory for all others: the k-th of a call, for every k,
   in this library or in one that it uses. The call returns OUT_OF_MEMORY or succeeds without the memory,
   nothing crashes, and the same call then succeeds with the right result. Each k runs in its own process. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#if defined(__GLIBC__)
#include <execinfo.h>
#endif
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

#if defined(__GLIBC__) && !ADDRESS_SANITIZER && !THREAD_SANITIZER
/* Replaces malloc for the whole process. */
void* __libc_malloc(size_t size);
void* __libc_calloc(size_t count, size_t size);
void* __libc_realloc(void* p, size_t size);
void* __libc_memalign(size_t alignment, size_t size);

static long countdown; /* allocations until the one that fails; 0 if none is to fail */

#define PUBLIC __attribute__((visibility("default")))

/* Known faults of libraries that we use, which we cannot work around (see docs/design/failures.md): if one of
   their allocations fails, the process may end, or the library may become unusable. Everything else must
   hold, also for other failing allocations in the same calls. */
static const struct exception {
  const char* call; /* NULL: any call */
  const char* library;
  int warm;
} exceptions[] = {
    /* Ends the process with "Out of memory allocating". */
    {NULL, "libgomp.so", 0},
    /* The operator new of its classes returns NULL, and the constructor runs there. */
    {"convolve", "libdnnl.so", 0},
    {"convolve_groups", "libdnnl.so", 0},
    {"multiply_large", "libdnnl.so", 0},
    /* H5I_register calls exit, H5SL_insert and H5FL_fac_malloc dereference NULL, and a property list that
       could not be created leaves its class without properties. */
    {"save_hdf5", "libhdf5", 0},
    {"save_hdf5", "libhdf5", 1},
    {"save_packed_hdf5", "libhdf5", 0},
    {"save_packed_hdf5", "libhdf5", 1},
    /* The constructor that runs when OpenBLAS is loaded calls exit. */
    {"solve", "libgfortran.so", 0},
    {"singular_values", "libgfortran.so", 0},
};

static const char* name_now;
static int warm_now;
static long k_now;
static struct { /* shared with the parent */
  int blamed;   /* the allocation that failed belongs to an exception */
  int returned; /* the call in which it failed returned */
} * seen;

/* Whether the allocation is made by that library or by something that it calls. */
static int called_from(const char* library) {
  void* frames[64];
  const int count = backtrace(frames, COUNT(frames));
  int i;
  for (i = 0; i < count; ++i) {
    Dl_info info;
    const char* file;
    if (!dladdr(frames[i], &info)) continue;
    file = strrchr(info.dli_fname, '/');
    file = file ? file + 1 : info.dli_fname;
    if (!strncmp(file, library, strlen(library))) return 1;
    if (!strncmp(file, "libcatenary.so", 14)) return 0;
  }
  return 0;
}

static int refused(void) {
  size_t i;
  for (i = 0; i < COUNT(exceptions); ++i) {
    const struct exception* e = &exceptions[i];
    if (e->warm == warm_now && (!e->call || !strcmp(e->call, name_now)) && called_from(e->library))
      seen->blamed = 1;
  }
  errno = ENOMEM;
  return 1;
}

static int refuse(void) {
  if (__atomic_load_n(&countdown, __ATOMIC_RELAXED) <= 0) return 0;
  return __atomic_sub_fetch(&countdown, 1, __ATOMIC_RELAXED) == 0 && refused();
}

PUBLIC void* malloc(size_t size) { return refuse() ? NULL : __libc_malloc(size); }
PUBLIC void* calloc(size_t count, size_t size) { return refuse() ? NULL : __libc_calloc(count, size); }
PUBLIC void* realloc(void* p, size_t size) { return refuse() ? NULL : __libc_realloc(p, size); }
PUBLIC void* memalign(size_t alignment, size_t size) {
  return refuse() ? NULL : __libc_memalign(alignment, size);
}
PUBLIC void* aligned_alloc(size_t alignment, size_t size) {
  return refuse() ? NULL : __libc_memalign(alignment, size);
}
PUBLIC int posix_memalign(void** p, size_t alignment, size_t size) {
  void* made = refuse() ? NULL : __libc_memalign(alignment, size);
  if (!made) return ENOMEM;
  *p = made;
  return 0;
}

enum { REACHED = 0, NOT_REACHED = 42, NO_LIBRARY = 43, WRONG = 44 };

#define EXPECT(condition)                                                                                    \
  do {                                                                                                       \
    if (!(condition)) {                                                                                      \
      countdown = 0;                                                                                         \
      fprintf(stderr, "%s, warm %d, allocation %ld, line %d: %s: %s\n", name_now, warm_now, k_now, __LINE__, \
              #condition, ctn_error_message());                                                              \
      _exit(WRONG);                                                                                          \
    }                                                                                                        \
  } while (0)
/* Operands of the calls. */
static ctn_link *convolution, *grouped, *net;
static ctn_variable* images;
static ctn_array *matrix, *large;
static char npz[64], deflated[64], hdf5[64], packed_hdf5[64], safetensors[64];

/* The calls. Each returns a number that shows whether the result is right. */

static ctn_status sum_of(const ctn_array* a, double* result) {
  ctn_array* total = NULL;
  double value = 0;
  ctn_status status = ctn_array_sum(a, NULL, 0, 0, CTN_FLOAT64, &total);
  if (status == CTN_OK) status = ctn_array_item_f64(total, NULL, 0, &value);
  ctn_array_release(total);
  *result += value;
  return status;
}

static ctn_status convolve_with(ctn_link* link, double* result) {
  ctn_variable *y = NULL, *total = NULL;
  ctn_array *data = NULL, *grad = NULL;
  ctn_status status = ctn_link_cleargrads(link);
  if (status == CTN_OK) status = ctn_variable_cleargrad(images);
  if (status == CTN_OK) status = ctn_link_call1(link, images, &y);
  if (status == CTN_OK) status = ctn_sum(y, NULL, 0, 0, &total);
  if (status == CTN_OK) status = ctn_variable_backward(total, 0, 0);
  if (status == CTN_OK) status = ctn_variable_data(total, &data);
  if (status == CTN_OK) status = ctn_variable_grad(images, &grad);
  if (status == CTN_OK) status = sum_of(data, result);
  if (status == CTN_OK) status = sum_of(grad, result);
  ctn_array_release(grad);
  ctn_array_release(data);
  ctn_variable_release(total);
  ctn_variable_release(y);
  return status;
}
static ctn_status convolve(double* result) { return convolve_with(convolution, result); }
static ctn_status convolve_groups(double* result) { return convolve_with(grouped, result); }

static ctn_status first_parameter(double* result) {
  ctn_variable* W = NULL;
  ctn_array* data = NULL;
  ctn_status status = ctn_link_param(net, "W", &W);
  if (status == CTN_OK) status = ctn_variable_data(W, &data);
  if (status == CTN_OK) status = sum_of(data, result);
  ctn_array_release(data);
  ctn_variable_release(W);
  return status;
}
#define FILE_CALLS(name, save_call, load_call)                  \
  static ctn_status save_##name(double* result) {               \
    *result = 1;                                                \
    return save_call;                                           \
  }                                                             \
  static ctn_status load_##name(double* result) {               \
    ctn_status status = load_call;                              \
    return status == CTN_OK ? first_parameter(result) : status; \
  }
FILE_CALLS(stored, ctn_link_save_npz(net, npz, 0), ctn_link_load_npz(net, npz))
FILE_CALLS(deflated, ctn_link_save_npz(net, deflated, 1), ctn_link_load_npz(net, deflated))
FILE_CALLS(hdf5, ctn_link_save_hdf5(net, hdf5, 0), ctn_link_load_hdf5(net, hdf5))
FILE_CALLS(packed_hdf5, ctn_link_save_hdf5(net, packed_hdf5, 4), ctn_link_load_hdf5(net, packed_hdf5))
FILE_CALLS(safetensors, ctn_link_save_safetensors(net, safetensors),
           ctn_link_load_safetensors(net, safetensors))

static ctn_status square(const ctn_array* a, double* result) {
  ctn_array* product = NULL;
  ctn_status status = ctn_array_dot(a, a, &product);
  if (status == CTN_OK) status = sum_of(product, result);
  ctn_array_release(product);
  return status;
}
static ctn_status multiply(double* result) { return square(matrix, result); }
static ctn_status multiply_large(double* result) { return square(large, result); } /* by oneDNN */
static ctn_status solve(double* result) {
  ctn_array* x = NULL;
  ctn_status status = ctn_array_solve(matrix, matrix, &x);
  if (status == CTN_OK) status = sum_of(x, result);
  ctn_array_release(x);
  return status;
}
static ctn_status singular_values(double* result) {
  ctn_array *u = NULL, *s = NULL, *v = NULL;
  ctn_status status = ctn_array_svd(matrix, 0, &u, &s, &v);
  if (status == CTN_OK) status = sum_of(s, result);
  ctn_array_release(v);
  ctn_array_release(s);
  ctn_array_release(u);
  return status;
}

typedef ctn_status (*call_fn)(double* result);

static int right(double a, double b) { return fabs(a - b) <= 1e-5 * fabs(b); }

/* Makes one attempt in a child process. */
static int attempt(call_fn call, double expected) {
  double result = 0;
  ctn_status status;
  int reached, i;
  if (warm_now) EXPECT(call(&result) == CTN_OK && right(result, expected));
  result = 0;
  countdown = k_now;
  status = call(&result);
  reached = countdown == 0;
  countdown = 0;
  seen->returned = 1;
  EXPECT(status == CTN_OK || status == CTN_ERROR_OUT_OF_MEMORY);
  EXPECT(reached || status == CTN_OK);
  if (status == CTN_OK) EXPECT(right(result, expected));
  if (seen->blamed) return REACHED;
  for (i = 0; i < 2; ++i) {
    result = 0;
    EXPECT(call(&result) == CTN_OK);
    EXPECT(right(result, expected));
  }
  return reached ? REACHED : NOT_REACHED;
}

/* Runs a call in a thread, whose end may run cleanup that a library registered. */
static call_fn call_now;
static double expected_now;
static int outcome;
static void* run_attempt(void* unused) {
  (void)unused;
  outcome = attempt(call_now, expected_now);
  return NULL;
}
static int attempt_in_a_thread(call_fn call, double expected) {
  pthread_t thread;
  call_now = call;
  expected_now = expected;
  EXPECT(pthread_create(&thread, NULL, run_attempt, NULL) == 0);
  pthread_join(thread, NULL);
  return outcome;
}

/* The result of a call that has enough memory. A child process computes it as well, so that this process
   loads no library. */
static int expect_of(call_fn call, double* expected) {
  int ends[2], status = 0;
  pid_t child;
  assert_int_equal(pipe(ends), 0);
  child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    double result = 0;
    const ctn_status done = call(&result);
    if (done == CTN_ERROR_UNAVAILABLE) _exit(NO_LIBRARY);
    EXPECT(done == CTN_OK);
    EXPECT(write(ends[1], &result, sizeof result) == (ssize_t)sizeof result);
    _exit(0);
  }
  close(ends[1]);
  if (read(ends[0], expected, sizeof *expected) != (ssize_t)sizeof *expected) *expected = NAN;
  close(ends[0]);
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFEXITED(status));
  return WEXITSTATUS(status);
}

static const int crashes[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

/* Makes attempts for every k up to `most`, then for some; returns the number of attempts that failed. */
static int run_call(const char* name, call_fn call, int warm, long most) {
  double expected;
  int bad = 0, excused = 0, end = expect_of(call, &expected);
  if (end == NO_LIBRARY) return 0;
  assert_int_equal(end, 0);
  name_now = name;
  warm_now = warm;
  for (k_now = 1;; k_now += k_now < most ? 1 : 1 + k_now / 40) {
    int status = 0;
    pid_t child;
    seen->blamed = seen->returned = 0;
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
      size_t i;
      for (i = 0; i < COUNT(crashes); ++i) signal(crashes[i], SIG_DFL); /* replaces cmocka's handlers */
      alarm(60);
      _exit(attempt_in_a_thread(call, expected));
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_REACHED) break;
    if (WIFEXITED(status) && WEXITSTATUS(status) == REACHED) continue;
    if (seen->blamed && !seen->returned) {
      ++excused;
      continue;
    }
    print_error("%s, warm %d, allocation %ld: ended by %s %d\n", name, warm, k_now,
                WIFSIGNALED(status) ? "signal" : "exit",
                WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    ++bad;
  }
  print_message("%s, warm %d: up to %ld allocations, %d ended the process\n", name, warm, k_now - 1, excused);
  return bad;
}

/* clang-format off */
#define CALLS(X) \
  X(convolve, 1200) \
  X(convolve_groups, 1200) \
  X(save_stored, 1200) \
  X(load_stored, 1200) \
  X(save_deflated, 1200) \
  X(load_deflated, 1200) \
  X(save_safetensors, 1200) \
  X(load_safetensors, 1200) \
  X(save_hdf5, 1200) \
  X(load_hdf5, 1200) \
  X(save_packed_hdf5, 1200) \
  X(load_packed_hdf5, 1200) \
  X(multiply, 1200) \
  X(multiply_large, 60) \
  X(solve, 1200) \
  X(singular_values, 1200)
/* clang-format on */

#define CASE(name, most)                                                                  \
  static void test_##name(void** state) {                                                 \
    (void)state;                                                                          \
    if (strstr(#name, "hdf5")) needs_component("hdf5");                                   \
    assert_int_equal(run_call(#name, name, 0, most) + run_call(#name, name, 1, most), 0); \
  }
CALLS(CASE)

/* Positive definite, so that systems can be solved. */
static ctn_array* matrix_of(int64_t n, ctn_dtype dtype) {
  ctn_array *eye, *ones, *sum, *made;
  OK(ctn_array_eye(n, n, 0, CTN_FLOAT64, &eye));
  OK(ctn_array_ones(DIMS(n, n), CTN_FLOAT64, &ones));
  OK(ctn_array_add(eye, ones, &sum));
  OK(ctn_array_astype(sum, dtype, &made));
  ctn_array_release(sum);
  ctn_array_release(ones);
  ctn_array_release(eye);
  return made;
}

static int prepare(void** state) {
  const long id = (long)getpid();
  ctn_array* a;
  double expected;
  void* frame;
  (void)state;
  seen = mmap(NULL, sizeof *seen, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  assert_true(seen != MAP_FAILED);
  backtrace(&frame, 1); /* loads a library on its first call */
  /* Threads are started once, and forked children of a process that has threads have none. */
  OK(ctn_set_thread_count(1));
#define NAME(path, end) snprintf(path, sizeof path, "single_allocation_%ld" end, id)
  NAME(npz, ".npz");
  NAME(deflated, "_deflated.npz");
  NAME(safetensors, ".safetensors");
  NAME(hdf5, ".h5");
  NAME(packed_hdf5, "_packed.h5");
  OK(ctn_link_linear_new(40, 30, NULL, &net));
  OK(ctn_link_convolution_2d_new(8, 8, 3, 3, 1, 1, 0, 0, NULL, &convolution));
  OK(ctn_link_convolution_2d_new(8, 16, 3, 3, 2, 1, 1, 0, NULL, &grouped));
  OK(ctn_array_ones(DIMS(2, 8, 9, 9), CTN_FLOAT32, &a));
  OK(ctn_variable_new(a, &images));
  ctn_array_release(a);
  matrix = matrix_of(20, CTN_FLOAT64);
  large = matrix_of(1000, CTN_FLOAT32);
  assert_int_equal(expect_of(save_stored, &expected), 0);
  assert_int_equal(expect_of(save_deflated, &expected), 0);
  assert_int_equal(expect_of(save_safetensors, &expected), 0);
  expect_of(save_hdf5, &expected);
  expect_of(save_packed_hdf5, &expected);
  return 0;
}

static int clean_up(void** state) {
  (void)state;
  remove(npz);
  remove(deflated);
  remove(safetensors);
  remove(hdf5);
  remove(packed_hdf5);
  ctn_array_release(large);
  ctn_array_release(matrix);
  ctn_variable_release(images);
  ctn_link_release(grouped);
  ctn_link_release(convolution);
  ctn_link_release(net);
  return 0;
}

/* NAME WARM K makes one attempt in this process, for a debugger; with K = 0 it makes all attempts of that
   call. */
static int run_one(char** arguments) {
  static const struct {
    const char* name;
    call_fn call;
  } known[] = {
#define ENTRY(name, most) {#name, name},
      CALLS(ENTRY)};
  size_t i;
  for (i = 0; i < COUNT(known); ++i)
    if (!strcmp(known[i].name, arguments[0])) {
      double expected;
      prepare(NULL);
      if (expect_of(known[i].call, &expected) != 0) return 1;
      name_now = known[i].name;
      warm_now = atoi(arguments[1]);
      k_now = atol(arguments[2]);
      i = (size_t)(k_now ? attempt_in_a_thread(known[i].call, expected)
                         : run_call(name_now, known[i].call, warm_now, LONG_MAX));
      clean_up(NULL);
      return (int)i;
    }
  return 1;
}

int main(int argc, char** argv) {
#define TEST_OF(name, most) cmocka_unit_test(test_##name),
  const struct CMUnitTest tests[] = {CALLS(TEST_OF)};
  if (argc == 4) return run_one(argv + 1);
  return cmocka_run_group_tests(tests, prepare, clean_up);
}
#else
int main(void) { return 0; } /* sanitizers replace malloc themselves */
#endif
