/* Helpers shared by the tests of the C API; see support.h. */
#include "support.h"

const char* device = "cpu";
static uint64_t used_on_cpu, used_on_device;

int runs_late(void) { return strcmp(device, "cpu") != 0; }

int checks_first(void) { return strncmp(device, "cuda:", 5) != 0; }

const char* other_device(void) { return strncmp(device, "cuda:", 5) == 0 ? "cuda:1" : "test:1"; }

int run_on_devices(const struct CMUnitTest* tests, size_t count, int argc, char** argv) {
  static const char* const devices[] = {"cpu", "test:0"};
  size_t i;
  int failed = 0;
  if (argc > 1) {
    device = argv[1];
    return _cmocka_run_group_tests(device, tests, count, NULL, NULL);
  }
  for (i = 0; i < COUNT(devices); ++i) {
    device = devices[i];
    failed += _cmocka_run_group_tests(device, tests, count, NULL, NULL);
  }
  return failed;
}

static int absent; /* whether the test was skipped amid its calls, and leaves behind what they made */

int has_component(const char* name) { return ctn_has_feature(CTN_FEATURE_COMPONENT, name); }

void needs_component(const char* name) {
  if (has_component(name)) return;
  print_message("skipped: the library was built without %s\n", name);
  absent = 1;
  skip();
}

static int lacks_components(void) {
  return !has_component("hdf5") || !has_component("caffe") || !has_component("kernels");
}

int lacks_lapack(void) { return getenv("CATENARY_TEST_WITHOUT_LAPACK") != NULL; }

/* Skips the test if a call failed because of what this library, or this system, does not have. */
static void skip_if_absent(ctn_status status) {
  if (status != CTN_ERROR_UNAVAILABLE) return;
  if ((strstr(ctn_error_message(), "built without") && lacks_components()) ||
      (strstr(ctn_error_message(), "this needs LAPACK") && lacks_lapack())) {
    print_message("skipped: %s\n", ctn_error_message());
    absent = 1;
    skip();
  }
}

void check_ok(ctn_status status, const char* call, const char* file, int line) {
  if (status == CTN_OK) return;
  skip_if_absent(status);
  print_error("%s\n  gave %s: %s\n", call, ctn_status_name(status), ctn_error_message());
  _fail(file, line);
}

static void check_message(const char* const* texts, const char* call, const char* file, int line) {
  for (; *texts; ++texts)
    if (!strstr(ctn_error_message(), *texts)) {
      print_error("%s\n  \"%s\" is not in the message: %s\n", call, *texts, ctn_error_message());
      _fail(file, line);
    }
}

void check_failure(ctn_status status, ctn_status expected, const char* const* texts, const char* call,
                   const char* file, int line) {
  const char* begin = strstr(call, "ctn_");
  if (status != expected || ctn_error_code() != expected) {
    skip_if_absent(status);
    print_error("%s\n  gave %s instead of %s: %s\n", call, ctn_status_name(status), ctn_status_name(expected),
                ctn_error_message());
    _fail(file, line);
  }
  if (begin == call) { /* not called through a function pointer */
    size_t length = strcspn(call + 4, "(");
    if (strncmp(ctn_error_message(), call + 4, length) != 0 || ctn_error_message()[length] != ':') {
      print_error("%s\n  the message does not begin with the function: %s\n", call, ctn_error_message());
      _fail(file, line);
    }
  }
  check_message(texts, call, file, line);
}

void check_kernel_failure(ctn_status status, ctn_status expected, const char* const* texts, const char* call,
                          const char* file, int line) {
  if (!runs_late()) {
    check_failure(status, expected, texts, call, file, line);
    return;
  }
  check_ok(status, call, file, line);
  status = ctn_device_synchronize(device);
  if (status != expected) {
    print_error("%s\n  gave %s instead of %s when synchronized: %s\n", call, ctn_status_name(status),
                ctn_status_name(expected), ctn_error_message());
    _fail(file, line);
  }
  check_message(texts, call, file, line);
}

void check_array(const ctn_array* a, ctn_dtype dtype, const int64_t* shape, size_t ndim, const double* values,
                 size_t count, const char* file, int line) {
  ctn_array* converted;
  double* got;
  size_t i;
  int same = ctn_array_dtype(a) == dtype && ctn_array_ndim(a) == ndim && ctn_array_size(a) == (int64_t)count;
  for (i = 0; i < ndim && same; ++i) same = ctn_array_shape(a)[i] == shape[i];
  if (!same) {
    print_error("dtype %s, %d dimensions, %d elements:", ctn_dtype_name(ctn_array_dtype(a)),
                (int)ctn_array_ndim(a), (int)ctn_array_size(a));
    for (i = 0; i < ctn_array_ndim(a); ++i) print_error(" %d", (int)ctn_array_shape(a)[i]);
    print_error("\n");
    _fail(file, line);
  }
  got = malloc(count * sizeof *got + 1);
  check_ok(ctn_array_astype(a, CTN_FLOAT64, &converted), "ctn_array_astype", file, line);
  check_ok(ctn_array_to_data(converted, got, count * sizeof *got), "ctn_array_to_data", file, line);
  ctn_array_release(converted);
  for (i = 0; i < count; ++i)
    if (!(fabs(got[i] - values[i]) <= 1e-6 * fabs(values[i])) && !(isnan(got[i]) && isnan(values[i])) &&
        got[i] != values[i]) {
      print_error("element %d: expected %.9g, got %.9g\n", (int)i, values[i], got[i]);
      _fail(file, line);
    }
  free(got);
}

ctn_array* array_of(ctn_dtype dtype, const int64_t* shape, size_t ndim, const double* values, size_t count) {
  ctn_array *given, *converted;
  (void)count;
  OK(ctn_array_from_data(values, shape, ndim, CTN_FLOAT64, &given));
  OK(ctn_array_asarray(given, dtype, &converted));
  ctn_array_release(given);
  return converted;
}

ctn_array* counting(ctn_dtype dtype, const int64_t* shape, size_t ndim) {
  ctn_array *flat, *shaped;
  int64_t size = 1;
  size_t i;
  for (i = 0; i < ndim; ++i) size *= shape[i];
  OK(ctn_array_arange_i64(0, size, 1, dtype, &flat));
  OK(ctn_array_reshape(flat, shape, ndim, &shaped));
  ctn_array_release(flat);
  return shaped;
}

double item(const ctn_array* a) {
  double value = NAN;
  OK(ctn_array_item_f64(a, NULL, 0, &value));
  return value;
}

uint64_t used_bytes(const char* name) {
  ctn_memory_statistics statistics;
  statistics.struct_size = sizeof statistics;
  OK(ctn_memory_get_statistics(name, &statistics));
  return statistics.used_bytes;
}

int begin_test(void** state) {
  (void)state;
  absent = 0;
  if (ctn_device_set_current(device) != CTN_OK) return -1;
  used_on_cpu = used_bytes("cpu");
  used_on_device = used_bytes(device);
  return 0;
}

int end_test(void** state) {
  (void)state;
  if (ctn_device_synchronize(device) != CTN_OK) {
    print_error("left behind: %s\n", ctn_error_message());
    return -1;
  }
  if (absent) return ctn_device_set_current(device) == CTN_OK ? 0 : -1;
  if (used_bytes("cpu") != used_on_cpu || used_bytes(device) != used_on_device) {
    print_error("leaked %d bytes on the CPU, %d on %s\n", (int)(used_bytes("cpu") - used_on_cpu),
                (int)(used_bytes(device) - used_on_device), device);
    return -1;
  }
  return ctn_device_set_current(device) == CTN_OK ? 0 : -1;
}

void random_position(const char* name, uint64_t* seed, uint64_t* position) {
  ctn_random_state* state;
  ctn_array* saved;
  uint64_t values[3];
  OK(ctn_random_state_default(name, &state));
  OK(ctn_random_state_save(state, &saved));
  OK(ctn_array_to_data(saved, values, sizeof values));
  *seed = values[1];
  *position = values[2];
  ctn_array_release(saved);
  ctn_random_state_release(state);
}
