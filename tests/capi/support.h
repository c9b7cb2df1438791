/* Helpers shared by the tests of the C API, which see only the public headers. */
#ifndef CATENARY_TESTS_CAPI_SUPPORT_H
#define CATENARY_TESTS_CAPI_SUPPORT_H

#include <catenary/catenary.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../sanitizers.h"

#ifdef __cplusplus
extern "C" {
#endif

#include <cmocka.h>

/* The device under test. */
extern const char* device;

/* Whether failures of kernels are reported only when the program waits for the device. */
int runs_late(void);
/* Whether kernels look at all indices before they write anything. */
int checks_first(void);
/* Another device of the same kind as `device`, or of the test devices' for the CPU. */
const char* other_device(void);

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

/* A list of dimensions or values, followed by its length: two arguments. */
#define DIMS(...) (const int64_t[]){__VA_ARGS__}, COUNT(((const int64_t[]){__VA_ARGS__}))
#define VALUES(...) (const double[]){__VA_ARGS__}, COUNT(((const double[]){__VA_ARGS__}))
#define NO_DIMS NULL, 0

int has_component(const char* name); /* such as "hdf5" */
/* Skips the test if the library was built without a component. */
void needs_component(const char* name);
/* Whether the environment says that the system has no LAPACK, so that tests that need it are skipped. */
int lacks_lapack(void);

/* Expects the call to succeed. Skips the test if it fails because the library was built without a component.
 */
#define OK(call) check_ok((call), #call, __FILE__, __LINE__)
/* Expects the call to fail with a status and a message that begins with the function's name and contains all
   texts. */
#define FAILS(call, status, ...) \
  check_failure((call), (status), (const char* const[]){__VA_ARGS__, NULL}, #call, __FILE__, __LINE__)
/* The same for failures that a kernel finds: late devices report them at the next synchronization. */
#define FAILS_IN_KERNEL(call, status, ...) \
  check_kernel_failure((call), (status), (const char* const[]){__VA_ARGS__, NULL}, #call, __FILE__, __LINE__)
#define CHECK_ARRAY(a, dtype, ...) check_array((a), (dtype), __VA_ARGS__, __FILE__, __LINE__)

void check_ok(ctn_status status, const char* call, const char* file, int line);
void check_failure(ctn_status status, ctn_status expected, const char* const* texts, const char* call,
                   const char* file, int line);
void check_kernel_failure(ctn_status status, ctn_status expected, const char* const* texts, const char* call,
                          const char* file, int line);
void check_array(const ctn_array* a, ctn_dtype dtype, const int64_t* shape, size_t ndim, const double* values,
                 size_t count, const char* file, int line);

/* A new array of a dtype with the values, converted. */
ctn_array* array_of(ctn_dtype dtype, const int64_t* shape, size_t ndim, const double* values, size_t count);
/* A new array with the elements 0, 1, 2... */
ctn_array* counting(ctn_dtype dtype, const int64_t* shape, size_t ndim);
double item(const ctn_array* a);
uint64_t used_bytes(const char* name);
/* The seed and position of the global generator of a device (NULL: the current one). */
void random_position(const char* name, uint64_t* seed, uint64_t* position);

/* Every test must end on the device with as many bytes in use, on it and on the CPU, as at its beginning. */
int begin_test(void** state);
int end_test(void** state);
#define TEST(function) cmocka_unit_test_setup_teardown(function, begin_test, end_test)

/* Runs the tests on the device that the program's argument names, or, without an argument, on "cpu" and then
   on "test:0". */
#define RUN(tests, argc, argv) run_on_devices((tests), COUNT(tests), (argc), (argv))
int run_on_devices(const struct CMUnitTest* tests, size_t count, int argc, char** argv);

#ifdef __cplusplus
}
#endif

#endif
