/* Every failure of the driver ends in a status, leaves nothing behind and leaves a library that can be used.
   Each scenario runs in a process of its own, because a device that is lost stays lost. */
#include <catenary/scope.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "driver/stand_in.h"

enum {
  kOutOfMemory = 2,
  kUnavailable = 46,
  kIllegalAddress = 700,
  kLaunchOutOfResources = 701,
  kLaunchFailed = 719
};

static size_t (*leaks)(char*, size_t);
static uint64_t (*count_of)(const char*);
static void (*fail_call)(const char*, uint64_t, int);
static void (*reset)(void);

#define EXPECT(condition)                                                                      \
  do {                                                                                         \
    if (!(condition)) {                                                                        \
      fprintf(stderr, "line %d: expected %s; the last message is: %s\n", __LINE__, #condition, \
              ctn_error_message());                                                            \
      exit(1);                                                                                 \
    }                                                                                          \
  } while (0)

static void open_driver(void) {
  void* driver = dlopen(getenv("CATENARY_CUDA_DRIVER"), RTLD_NOW | RTLD_LOCAL);
  EXPECT(driver);
  *(void**)&leaks = dlsym(driver, "stand_in_leaks");
  *(void**)&count_of = dlsym(driver, "stand_in_count");
  *(void**)&fail_call = dlsym(driver, "stand_in_fail");
  *(void**)&reset = dlsym(driver, "stand_in_reset");
}

/* Creates a network with everything that a step needs, and takes some steps: uploads of more than the driver
   copies by itself, a stream, an event, reductions, products, random numbers and an update. */
static ctn_status train(const char* device, int steps) {
  static float pixels[64 * 512];
  static int32_t labels[64];
  ctn_scope c = {0};
  ctn_stream* stream;
  int i;
  cs_device_set_current(&c, device);
  stream = cs_stream_new(&c, device, 0, 0);
  cs_stream_set_current(&c, device, stream);
  ctn_link* model = cs_link_linear_new(&c, 512, 10, NULL);
  ctn_optimizer* optimizer = cs_optimizer_adam_new(&c, 0.001, 0.9, 0.999, 1e-8);
  cs_optimizer_setup(&c, optimizer, model);
  for (i = 0; i < steps && !c.status; ++i) {
    const size_t mark = cs_mark(&c);
    ctn_variable* x = cs_constant_from_data(&c, pixels, CTN_SHAPE(64, 512), CTN_FLOAT32);
    ctn_variable* t = cs_constant_from_data(&c, labels, CTN_SHAPE(64), CTN_INT32);
    ctn_variable* y = cs_call(&c, model, cs_dropout(&c, x, 0.5, NULL));
    ctn_variable* loss = cs_softmax_cross_entropy(&c, y, t, 1, NULL);
    cs_link_cleargrads(&c, model);
    cs_variable_backward(&c, loss, 0, 0);
    cs_optimizer_update(&c, optimizer);
    cs_stream_record(&c, stream, NULL);
    cs_value(&c, loss);
    cs_pop(&c, mark);
  }
  ctn_stream_set_current(device, NULL);
  return cs_end(&c);
}

/* A step on the CPU always works. */
static void expect_usable(void) {
  ctn_scope c = {0};
  const float numbers[] = {1, 2, 3};
  EXPECT(ctn_device_set_current("cpu") == CTN_OK);
  EXPECT(cs_value(
             &c, cs_sum(&c, cs_constant_from_data(&c, numbers, CTN_SHAPE(3), CTN_FLOAT32), NULL, 0, 0)) == 6);
  EXPECT(cs_end(&c) == CTN_OK);
}

/* Number of things that the driver keeps for the program, without the bounded cache of pinned memory. */
static size_t open_things(const char* device) {
  char text[8000] = "";
  const char* line;
  size_t count;
  EXPECT(ctn_device_synchronize(device) == CTN_OK);
  EXPECT(ctn_memory_trim(device) == CTN_OK);
  EXPECT(ctn_device_synchronize(device) == CTN_OK);
  count = leaks(text, sizeof text);
  for (line = text; (line = strstr(line, "cuMemAllocHost")); ++line) --count;
  return count;
}

static uint64_t used_bytes(const char* device) {
  ctn_memory_statistics statistics;
  EXPECT(ctn_device_synchronize(device) == CTN_OK);
  statistics.struct_size = sizeof statistics;
  EXPECT(ctn_memory_get_statistics(device, &statistics) == CTN_OK);
  return statistics.used_bytes;
}

/* Calls that can fail without spoiling the device: each one of a step fails once. */
static void temporary_failures(void) {
  static const struct {
    const char* call;
    int error;
  } kinds[] = {{"cuMemCreate", kOutOfMemory},
               {"cuMemMap", kOutOfMemory},
               {"cuMemSetAccess", kOutOfMemory},
               {"cuMemAllocHost_v2", kOutOfMemory},
               {"cuStreamCreateWithPriority", kOutOfMemory},
               {"cuEventCreate", kOutOfMemory},
               {"cuLaunchKernel", kLaunchOutOfResources},
               {"cuLaunchKernel", kOutOfMemory},
               {"cuMemcpyHtoDAsync_v2", kOutOfMemory},
               {"cuMemcpyDtoHAsync_v2", kOutOfMemory}};
  size_t i;
  uint64_t n, calls, failures = 0;
  EXPECT(train("cuda:0", 2) == CTN_OK);
  const size_t before = open_things("cuda:0");
  const uint64_t used = used_bytes("cuda:0");
  for (i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
    for (n = 1;; ++n) {
      reset();
      EXPECT(ctn_memory_trim("cuda:0") == CTN_OK);
      fail_call(kinds[i].call, n, kinds[i].error);
      const ctn_status status = train("cuda:0", 1);
      calls = count_of(kinds[i].call);
      /* Without pinned memory copies are slower, and the driver's last block may come from the pool. */
      if (status != CTN_OK) {
        ++failures;
        EXPECT(status == CTN_ERROR_OUT_OF_MEMORY || status == CTN_ERROR_DEVICE);
        EXPECT(*ctn_error_message());
      }
      reset();
      EXPECT(train("cuda:0", 1) == CTN_OK);
      EXPECT(used_bytes("cuda:0") == used);
      if (calls < n) break;
    }
  }
  EXPECT(failures > 30);
  expect_usable();
  reset();
  const size_t after = open_things("cuda:0");
  if (after > before) {
    char text[4000] = "";
    leaks(text, sizeof text);
    fprintf(stderr, "%zu things are open, before %zu:\n%s", after, before, text);
    exit(1);
  }
}

/* Each call with which a kernel of a user is loaded and started fails once. */
static void failures_of_user_kernels(void) {
  static const char* const calls[] = {"cuModuleLoadData", "cuModuleGetFunction", "cuLaunchKernel"};
  const float numbers[] = {1, 2, 3};
  float squares[3];
  ctn_elementwise_kernel* kernel;
  ctn_array *x, *y;
  uint64_t used;
  size_t i;
  EXPECT(ctn_device_set_current("cuda:0") == CTN_OK);
  EXPECT(ctn_array_from_data(numbers, CTN_SHAPE(3), CTN_FLOAT32, &x) == CTN_OK);
  EXPECT(ctn_elementwise_kernel_new("T x", "T y", "y = x * x", "square", NULL, &kernel) == CTN_OK);
  used = used_bytes("cuda:0");
  for (i = 0; i < sizeof calls / sizeof *calls; ++i) {
    fail_call(calls[i], 1, kOutOfMemory);
    EXPECT(ctn_elementwise_kernel_call(kernel, (const ctn_array* const[]){x}, 1, -1, NULL, &y, 1) ==
           CTN_ERROR_OUT_OF_MEMORY);
    EXPECT(strstr(ctn_error_message(), "ctn_user_square"));
    EXPECT(used_bytes("cuda:0") == used);
    reset();
  }
  EXPECT(ctn_elementwise_kernel_call(kernel, (const ctn_array* const[]){x}, 1, -1, NULL, &y, 1) == CTN_OK);
  EXPECT(ctn_array_to_data(y, squares, sizeof squares) == CTN_OK);
  EXPECT(squares[0] == 1 && squares[1] == 4 && squares[2] == 9);
  ctn_array_release(y);
  /* A kernel that was compiled is not compiled again. */
  ctn_elementwise_kernel_release(kernel);
  EXPECT(ctn_elementwise_kernel_new("T x", "T y", "y = x * x", "square", NULL, &kernel) == CTN_OK);
  fail_call("cuModuleLoadData", 1, kOutOfMemory);
  EXPECT(ctn_elementwise_kernel_call(kernel, (const ctn_array* const[]){x}, 1, -1, NULL, &y, 1) == CTN_OK);
  reset();
  ctn_array_release(y);
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(x);
  EXPECT(used_bytes("cuda:0") == 0);
}

static void no_nvrtc(void) {
  const float number = 1;
  ctn_elementwise_kernel* kernel;
  ctn_array *x, *y;
  setenv("CATENARY_CUDA_NVRTC", "", 1);
  EXPECT(ctn_device_set_current("cuda:0") == CTN_OK);
  EXPECT(ctn_array_from_data(&number, NULL, 0, CTN_FLOAT32, &x) == CTN_OK);
  EXPECT(ctn_elementwise_kernel_new("T x", "T y", "y = x", "same", NULL, &kernel) == CTN_OK);
  EXPECT(ctn_elementwise_kernel_call(kernel, (const ctn_array* const[]){x}, 1, -1, NULL, &y, 1) ==
         CTN_ERROR_UNAVAILABLE);
  EXPECT(strstr(ctn_error_message(), "compiled by NVRTC, and libnvrtc.so.13 or .12 cannot be opened"));
  ctn_elementwise_kernel_release(kernel);
  ctn_array_release(x);
  expect_usable();
}

/* Each call with which a device is opened fails once. */
static void failures_to_open(void) {
  static const char* const calls[] = {
      "cuDeviceGetCount",   "cuDeviceGet",   "cuDeviceGetAttribute",          "cuDevicePrimaryCtxRetain",
      "cuMemAllocHost_v2",  "cuEventCreate", "cuMemGetAllocationGranularity", "cuDeviceTotalMem_v2",
      "cuMemAddressReserve"};
  size_t i;
  for (i = 0; i < sizeof calls / sizeof *calls; ++i) {
    int n;
    for (n = 1; n <= 2; ++n) {
      fail_call(calls[i], (uint64_t)n, kOutOfMemory);
      if (ctn_device_set_current("cuda:0") == CTN_OK) exit(n == 1); /* it is open now */
      EXPECT(ctn_error_code() == CTN_ERROR_UNAVAILABLE);
      EXPECT(strstr(ctn_error_message(), "device: \"cuda:0\" cannot be used: "));
      EXPECT(strstr(ctn_error_message(), "CUDA_ERROR_OUT_OF_MEMORY"));
      EXPECT(leaks(NULL, 0) == 0);
      expect_usable();
      reset();
      if (n == 1 && strcmp(calls[i], "cuDeviceGetAttribute") && strcmp(calls[i], "cuEventCreate")) break;
    }
  }
  EXPECT(train("cuda:0", 1) == CTN_OK);
}

static int called_with = -1;
static void on_call(void* user_data, ctn_stream* stream, ctn_status status) {
  (void)stream;
  (void)user_data;
  __atomic_store_n(&called_with, (int)status, __ATOMIC_RELEASE);
}

/* A kernel that fails spoils its device for the rest of the process, and nothing else. */
static void lose_at(const char* call, uint64_t n, int error) {
  int i;
  EXPECT(train("cuda:1", 1) == CTN_OK);
  EXPECT(train("cuda:0", 1) == CTN_OK);
  ctn_stream* stream;
  ctn_array* a;
  const float number = 1;
  EXPECT(ctn_device_set_current("cuda:0") == CTN_OK);
  EXPECT(ctn_stream_new("cuda:0", 1, 0, &stream) == CTN_OK);
  EXPECT(ctn_array_from_data(&number, NULL, 0, CTN_FLOAT32, &a) == CTN_OK);
  fail_call(call, n, error);
  EXPECT(train("cuda:0", 20) == CTN_ERROR_DEVICE);
  EXPECT(strstr(ctn_error_message(), "device \"cuda:0\": cu"));
  EXPECT(strstr(ctn_error_message(), "CUDA_ERROR_"));
  EXPECT(strstr(ctn_error_message(), "cannot be used any more in this process"));
  EXPECT(train("cuda:0", 1) == CTN_ERROR_DEVICE);
  EXPECT(ctn_device_synchronize("cuda:0") == CTN_ERROR_DEVICE);
  EXPECT(ctn_stream_add_callback(stream, on_call, NULL, NULL) == CTN_ERROR_DEVICE);
  ctn_array_release(a);
  ctn_stream_release(stream);
  expect_usable();
  for (i = 0; i < 3; ++i) EXPECT(train("cuda:1", 1) == CTN_OK);
}

static void illegal_address(void) { lose_at("cuLaunchKernel", 7, kIllegalAddress); }
static void late_launch_failure(void) { lose_at("cuLaunchKernel", 23, kLaunchFailed); }
static void lost_device(void) { lose_at("device0", 5, kUnavailable); }

/* The driver does not call the callbacks of a device that was lost; the library does. */
static void callbacks_of_a_lost_device(void) {
  ctn_stream* stream;
  int i;
  EXPECT(train("cuda:0", 1) == CTN_OK);
  EXPECT(ctn_stream_new("cuda:0", 1, 0, &stream) == CTN_OK);
  fail_call("cuLaunchKernel", 1, kIllegalAddress);
  {
    ctn_scope c = {0};
    cs_stream_set_current(&c, "cuda:0", stream);
    cs_array_ones(&c, CTN_SHAPE(3), CTN_FLOAT32);
    cs_array_arange_i64(&c, 0, 100, 1, CTN_FLOAT32);
    cs_stream_add_callback(&c, stream, on_call, NULL, NULL);
    cs_end(&c);
  }
  EXPECT(ctn_stream_synchronize(stream) == CTN_ERROR_DEVICE);
  for (i = 0; i < 10000 && __atomic_load_n(&called_with, __ATOMIC_ACQUIRE) == -1; ++i) usleep(1000);
  EXPECT(__atomic_load_n(&called_with, __ATOMIC_ACQUIRE) == CTN_ERROR_DEVICE);
  EXPECT(ctn_stream_set_current("cuda:0", NULL) == CTN_OK);
  ctn_stream_release(stream);
  expect_usable();
}

static void fork_is_refused(void) {
  int status;
  ctn_array* a;
  const float number = 1;
  EXPECT(train("cuda:0", 1) == CTN_OK);
  EXPECT(ctn_array_from_data(&number, NULL, 0, CTN_FLOAT32, &a) == CTN_OK);
  const pid_t child = fork();
  if (child == 0) {
    EXPECT(ctn_array_fill_f64(a, 2) == CTN_ERROR_DEVICE);
    EXPECT(strstr(ctn_error_message(), "cannot be used in a child of fork"));
    EXPECT(ctn_device_synchronize("cuda:0") == CTN_ERROR_DEVICE);
    ctn_array_release(a);
    expect_usable();
    _exit(0);
  }
  EXPECT(waitpid(child, &status, 0) == child);
  EXPECT(status == 0);
  EXPECT(ctn_array_fill_f64(a, 2) == CTN_OK);
  ctn_array_release(a);
}

static void no_device(void) {
  setenv("CATENARY_STAND_IN_DEVICES", "1", 1);
  reset();
  EXPECT(ctn_device_set_current("cuda:1") == CTN_ERROR_UNAVAILABLE);
  EXPECT(strstr(ctn_error_message(), "expected an index below 1, got 1"));
  EXPECT(ctn_device_is_available("cuda:1") == 0 && ctn_device_is_available("cuda:0") == 1);
}

static void no_driver(void) {
  setenv("CATENARY_CUDA_DRIVER", "/none/libcuda.so.1", 1);
  EXPECT(ctn_device_set_current("cuda:0") == CTN_ERROR_UNAVAILABLE);
  EXPECT(strstr(ctn_error_message(),
                "device: \"cuda:0\" cannot be used: the CUDA driver cannot be opened: /none/libcuda.so.1"));
  setenv("CATENARY_CUDA_DRIVER", "libm.so.6", 1);
  EXPECT(ctn_device_set_current("cuda:0") == CTN_ERROR_UNAVAILABLE);
  EXPECT(strstr(ctn_error_message(), "libm.so.6 has no function cuInit"));
  expect_usable();
}

int main(int argc, char** argv) {
  static const struct {
    const char* name;
    void (*run)(void);
  } scenarios[] = {{"temporary failures", temporary_failures},
                   {"failures of users' kernels", failures_of_user_kernels},
                   {"no NVRTC", no_nvrtc},
                   {"failures to open", failures_to_open},
                   {"illegal address", illegal_address},
                   {"late launch failure", late_launch_failure},
                   {"lost device", lost_device},
                   {"callbacks of a lost device", callbacks_of_a_lost_device},
                   {"fork", fork_is_refused},
                   {"no device", no_device},
                   {"no driver", no_driver}};
  int failed = 0;
  size_t i;
  for (i = 0; i < sizeof scenarios / sizeof *scenarios; ++i) {
    int status = 0;
    if (argc > 1 && strcmp(argv[1], scenarios[i].name) != 0) continue;
    fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
      open_driver();
      scenarios[i].run();
      exit(0); /* here the stand-in looks for misuses, and AddressSanitizer for leaks */
    }
    if (child < 0 || waitpid(child, &status, 0) != child) status = -1;
    printf("%s: %s\n", scenarios[i].name, status == 0 ? "passed" : "FAILED");
    if (status) {
      printf("  status %d, signal %d\n", WEXITSTATUS(status), WTERMSIG(status));
      failed = 1;
    }
  }
  return failed;
}
