/* Tests of the cache of compiled kernels: which processes find what in it, and whose files are not loaded. */
#include "kernel_support.h"

#include <sys/wait.h>
#include <unistd.h>

/* Uses the cache from child processes: each runs one kernel and exits with the status of the call. */

static int run_cached(void) {
  ctn_array *x, *out;
  ctn_elementwise_kernel* kernel;
  ctn_status status;
  double last = 0;
  const int64_t at = 3;
  if (ctn_array_arange_f64(0, 4, 1, CTN_FLOAT64, &x) != CTN_OK) return 100;
  if (ctn_elementwise_kernel_new("T x", "T z", "z = 3 * x + 1", "cached", NULL, &kernel) != CTN_OK)
    return 101;
  status = ctn_elementwise_kernel_call(kernel, (const ctn_array* const*)&x, 1, -1, NULL, &out, 1);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(x);
  if (status != CTN_OK) {
    return strstr(ctn_error_message(), status == CTN_ERROR_UNAVAILABLE ? "CATENARY_CXX" : "") ? status : 102;
  }
  status = ctn_array_item_f64(out, &at, 1, &last);
  ctn_array_release(out);
  return status == CTN_OK && last == 10 ? 0 : 103;
}

static int in_process(const char* cache, const char* compiler) {
  int status = 0;
  const pid_t child = fork();
  if (child == 0) {
    setenv("CATENARY_CACHE_DIR", cache, 1);
    if (compiler) setenv("CATENARY_CXX", compiler, 1);
    setenv("CATENARY_KERNEL_TEST", "run_cached", 1);
    execl("/proc/self/exe", "kernel_cache_test", (char*)NULL);
    _exit(110);
  }
  assert_true(child > 0);
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFEXITED(status));
  return WEXITSTATUS(status);
}

static const char* const nowhere = "/nonexistent/c++";

static char* cache_path(const char* name) {
  char* path = malloc(200);
  assert_non_null(path);
  snprintf(path, 200, "%s/%s", cache_root, name);
  return path;
}

static void test_cache(void** state) {
  char* path = cache_path("kept");
  (void)state;
  needs_component("kernels");
  assert_int_equal(in_process(path, nowhere), CTN_ERROR_UNAVAILABLE);
  assert_int_equal(in_process(path, NULL), 0);
  shell("test $(ls '%s' | wc -l) = 1", path);
  shell("test $(stat -c %%a '%s') = 700", path);
  assert_int_equal(in_process(path, nowhere), 0); /* no compiler is needed any more */
  shell("for f in '%s'/*.so; do truncate -s -100 $f; done", path);
  assert_int_equal(in_process(path, nowhere), CTN_ERROR_UNAVAILABLE);
  assert_int_equal(in_process(path, NULL), 0);
  assert_int_equal(in_process(path, nowhere), 0);
  shell("for f in '%s'/*.so; do printf X | dd of=$f bs=1 seek=5000 conv=notrunc 2>/dev/null; done", path);
  assert_int_equal(in_process(path, nowhere), CTN_ERROR_UNAVAILABLE);
  assert_int_equal(in_process(path, NULL), 0);
  shell("for f in '%s'/*.so; do : >$f; done", path);
  assert_int_equal(in_process(path, NULL), 0);
  shell("chmod 666 '%s'/*.so", path); /* other users could have written it */
  assert_int_equal(in_process(path, nowhere), CTN_ERROR_UNAVAILABLE);
  assert_int_equal(in_process(path, NULL), 0);
  assert_int_equal(in_process(path, nowhere), 0);
  shell("test $(ls '%s' | wc -l) = 1", path);
  free(path);
}

static void test_cache_of_others(void** state) {
  char* path = cache_path("open");
  char text[300];
  size_t length;
  (void)state;
  needs_component("kernels");
  shell("mkdir '%s' && chmod 777 '%s'", path);
  assert_int_equal(in_process(path, NULL), 0);
  assert_int_equal(in_process(path, nowhere), CTN_ERROR_UNAVAILABLE);
  shell("test $(ls '%s' | wc -l) = 0", path);
  setenv("CATENARY_CACHE_DIR", path, 1);
  FAILS(ctn_kernel_cache_directory(text, sizeof text, &length), CTN_ERROR_UNAVAILABLE, path,
        "is writable by other users");
  if (geteuid() == 0) {
    shell("chmod 700 '%s' && chown 12345 '%s'", path);
    FAILS(ctn_kernel_cache_directory(text, sizeof text, &length), CTN_ERROR_UNAVAILABLE,
          "belongs to another user");
    assert_int_equal(in_process(path, NULL), 0);
    shell("test $(ls '%s' | wc -l) = 0", path);
  }
  setenv("CATENARY_CACHE_DIR", "/proc/none/cache", 1);
  FAILS(ctn_kernel_cache_directory(text, sizeof text, &length), CTN_ERROR_UNAVAILABLE, "/proc/none/cache");
  setenv("CATENARY_CACHE_DIR", cache_root, 1);
  OK(ctn_kernel_cache_directory(text, sizeof text, &length));
  assert_string_equal(text, cache_root);
  assert_int_equal(length, strlen(cache_root));
  free(path);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_cache), cmocka_unit_test(test_cache_of_others)};
  int failed;
  if (getenv("CATENARY_KERNEL_TEST")) return run_cached();
  use_own_cache();
  failed = cmocka_run_group_tests(tests, NULL, NULL);
  remove_own_cache();
  return failed;
}
