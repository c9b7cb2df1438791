/* Tests of the library that libcatenary.so opens for CUDA devices: every reason for which it cannot be used,
   and a device of a plugin for tests. PLUGIN_FIXTURE is the path of that plugin. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <libgen.h>
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

#include "support.h"

/* Without a plugin that works, every call looks at the environment again. */
static void use(const char* path, const char* behavior) {
  setenv("CATENARY_CUDA_PLUGIN", path, 1);
  setenv("PLUGIN_FIXTURE", behavior, 1);
}

#define UNAVAILABLE(...)                                           \
  do {                                                             \
    FAILS(ctn_device_set_current("cuda:0"), CTN_ERROR_UNAVAILABLE, \
          "device: \"cuda:0\" cannot be used: ", __VA_ARGS__);     \
    assert_int_equal(ctn_device_is_available("cuda:0"), 0);        \
  } while (0)

static void test_names(void** state) {
  const char* const wrong[] = {"cuda",    "cuda:",   "cuda:-1",    "cuda:00",
                               "cuda:0x", "cuda: 1", "cuda:12345", "CUDA:0"};
  size_t i;
  (void)state;
  use("/none/plugin.so", "");
  for (i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    FAILS(ctn_device_set_current(wrong[i]), CTN_ERROR_DEVICE, "\"test:1\" or \"cuda:N\", got", wrong[i]);
    assert_int_equal(ctn_device_is_available(wrong[i]), 0);
  }
  FAILS(ctn_device_set_current("cuda:1023"), CTN_ERROR_UNAVAILABLE, "device: \"cuda:1023\" cannot be used: ");
}

static void test_no_plugin(void** state) {
  (void)state;
  use("/none/plugin.so", "");
  UNAVAILABLE("/none/plugin.so: ", "No such file or directory");
}

static void test_folder_of_the_library(void** state) {
  Dl_info info;
  char library[PATH_MAX], plugin[PATH_MAX + 32];
  (void)state;
  unsetenv("CATENARY_CUDA_PLUGIN");
  assert_int_not_equal(dladdr((void*)(size_t)ctn_version, &info), 0);
  snprintf(library, sizeof library, "%s", info.dli_fname);
  snprintf(plugin, sizeof plugin, "%s/libcatenary-cuda.so", dirname(library));
  if (access(plugin, F_OK) == 0) skip(); /* it works where there is a GPU */
  UNAVAILABLE(plugin, "No such file or directory");
  setenv("CATENARY_CUDA_PLUGIN", "", 1);
  UNAVAILABLE(plugin);
}

static void test_other_libraries(void** state) {
  (void)state;
  use("libm.so.6", "");
  UNAVAILABLE("libm.so.6: expected a plugin of Catenary, got a library without catenary_cuda_plugin");
  use(__FILE__, "");
  UNAVAILABLE("plugin_test.c");
}

static void test_stamps(void** state) {
  (void)state;
  use(PLUGIN_FIXTURE, "version");
  UNAVAILABLE(PLUGIN_FIXTURE, "expected a plugin of Catenary ", ctn_version(), ", got one of 0.0.9");
  use(PLUGIN_FIXTURE, "layout");
  UNAVAILABLE(PLUGIN_FIXTURE, "expected a plugin that was built with this library (interface ",
              "got one of the same version that was not (");
}

static void test_reason_of_the_plugin(void** state) {
  ctn_array *a, *b = NULL;
  (void)state;
  use(PLUGIN_FIXTURE, "no driver: libcuda.so.1 was not found");
  UNAVAILABLE("no driver: libcuda.so.1 was not found");
  OK(ctn_array_ones(DIMS(2), CTN_FLOAT32, &a));
  FAILS(ctn_array_to_device(a, "cuda:0", &b), CTN_ERROR_UNAVAILABLE, "no driver");
  assert_null(b);
  ctn_array_release(a);
}

static void test_device(void** state) {
  const double values[3] = {1, 2, 3};
  double back[3] = {0, 0, 0};
  char name[16];
  ctn_array *a, *moved, *none = NULL;
  ctn_stream* stream;
  ctn_event* event;
  int32_t done = 0, least = 0, greatest = 0;
  int i;
  (void)state;
  use(PLUGIN_FIXTURE, "");
  assert_int_equal(ctn_device_is_available("cuda:0"), 1);
  FAILS(ctn_device_set_current("cuda:1"), CTN_ERROR_UNAVAILABLE,
        "\"cuda:1\" cannot be used: ", "expected at most 1 device, got index 1");
  use("/none/plugin.so", "");
  assert_int_equal(ctn_device_is_available("cuda:0"), 1); /* the plugin stays open */
  OK(ctn_array_from_data(values, DIMS(3), CTN_FLOAT64, &a));
  for (i = 0; i < 100; ++i) {
    OK(ctn_array_to_device(a, "cuda:0", &moved));
    OK(ctn_array_to_data(moved, back, sizeof back));
    assert_memory_equal(back, values, sizeof back);
    FAILS(ctn_array_add(moved, moved, &none), CTN_ERROR_UNSUPPORTED, "the fixture has no kernel");
    assert_null(none);
    ctn_array_release(moved);
  }
  OK(ctn_device_set_current("cuda:0"));
  OK(ctn_device_current(name, sizeof name, NULL));
  assert_string_equal(name, "cuda:0");
  FAILS(ctn_array_empty(DIMS(1 << 24), CTN_UINT8, &none), CTN_ERROR_OUT_OF_MEMORY, "");
  OK(ctn_stream_priority_range(NULL, &least, &greatest));
  assert_true(least == 1 && greatest == -2);
  OK(ctn_stream_new(NULL, 0, -9, &stream));
  OK(ctn_stream_priority(stream, &greatest));
  assert_int_equal(greatest, -2);
  OK(ctn_stream_set_current(NULL, stream));
  OK(ctn_stream_record(stream, NULL, &event));
  OK(ctn_event_done(event, &done));
  assert_int_equal(done, 1);
  ctn_event_release(event);
  OK(ctn_stream_set_current(NULL, NULL));
  ctn_stream_release(stream);
  OK(ctn_memory_trim(NULL));
  OK(ctn_device_set_current("cpu"));
  ctn_array_release(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TEST(test_names),           TEST(test_no_plugin), TEST(test_folder_of_the_library),
      TEST(test_other_libraries), TEST(test_stamps),    TEST(test_reason_of_the_plugin),
      TEST(test_device)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
