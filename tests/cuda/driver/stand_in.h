/* What the stand-in for the CUDA driver exports in addition to the driver's own functions: a ledger, a list
   of misuses, counters, and faults on demand. Programs that open the stand-in find these functions with
   dlsym.

   Environment, read when the library is first used and by stand_in_reset():
     CATENARY_STAND_IN_KERNELS     library of emulated kernels; without it they are looked for in the process
     CATENARY_STAND_IN_SEED        of the delays (0)
     CATENARY_STAND_IN_DELAY       longest delay before a piece of work, in microseconds (50); 0: none
     CATENARY_STAND_IN_DEVICES     number of devices (2, at most 8)
     CATENARY_STAND_IN_MEMORY      memory of each device in bytes (1 GiB)
     CATENARY_STAND_IN_VERSION     what cuDriverGetVersion says (13000)
     CATENARY_STAND_IN_TIMEOUT     milliseconds without any progress after which a wait is a deadlock (60000)
     CATENARY_STAND_IN_FAIL        faults: NAME:N[:ERROR] separated by commas, as for stand_in_fail()
     CATENARY_STAND_IN_ABORT       1: a misuse aborts the program, so that a debugger shows who called

   Misuses are calls that are wrong whatever the device does: bad addresses, sizes, handles, lifetimes,
   orders. Each returns an error, prints a line to stderr, and makes the program end with status 99 unless
   they are cleared. */
#ifndef CATENARY_TESTS_CUDA_STAND_IN_H
#define CATENARY_TESTS_CUDA_STAND_IN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define STAND_IN_API __attribute__((visibility("default")))
#else
#define STAND_IN_API
#endif

struct CUstream_st;

/* Number of things that are allocated, open or retained. If `text` is not NULL, writes a line for each, as
   far as `size` bytes allow. */
STAND_IN_API size_t stand_in_leaks(char* text, size_t size);

/* Number of misuses, and a line for each. */
STAND_IN_API size_t stand_in_misuses(char* text, size_t size);
STAND_IN_API void stand_in_clear_misuses(void);

/* How often something happened: the name of an entry point as in driver_types.h; "launch" for all kernels or
   "launch:NAME" for one; "allocation" for all kinds of memory; "pageable" for copies from and to memory that
   is not pinned; "wait" for calls that may make the caller wait, with copies to memory that is not pinned;
   "priority N" for streams that were made with this priority; "per-thread" for streams that belong to
   threads. */
STAND_IN_API uint64_t stand_in_count(const char* name);

/* The n-th call from now of an entry point fails with a CUresult, or with n = 0 all calls do until
   stand_in_reset(). In addition to the names of entry points: "allocation"; "deviceN", which is lost at its
   n-th launch, so that all its contexts fail. Errors of cuLaunchKernel that CUDA reports late, such as
   CUDA_ERROR_ILLEGAL_ADDRESS, occur when the kernel runs and stay with the context. ERROR defaults in the
   environment to CUDA_ERROR_LAUNCH_FAILED for cuLaunchKernel, CUDA_ERROR_DEVICE_UNAVAILABLE for devices, and
   CUDA_ERROR_OUT_OF_MEMORY otherwise. */
STAND_IN_API void stand_in_fail(const char* name, uint64_t n, int error);

/* The device fails with a CUresult from now on; 0 repairs it, which new contexts notice. */
STAND_IN_API void stand_in_lose_device(int device, int error);

/* Limits the memory of a device. */
STAND_IN_API void stand_in_set_memory(int device, size_t size);

/* Milliseconds, as CATENARY_STAND_IN_TIMEOUT. */
STAND_IN_API void stand_in_set_timeout(unsigned milliseconds);

/* A stream that is held finishes what runs and starts nothing until it is released, so that a test sees what
   waits for it. The stream may be one of the default streams of the current context. Return a CUresult. */
STAND_IN_API int stand_in_hold(struct CUstream_st* stream);
STAND_IN_API int stand_in_release(struct CUstream_st* stream);

/* For stand-ins of libraries that use the driver.
   stand_in_call: counts a call, and returns a CUresult that is not 0 if a fault is due, or if no context is
   current or the current one has failed. stand_in_misuse: records a misuse. stand_in_run: appends work to a
   stream of the current context, which uses ranges of device memory; run(data) does it, and destroy(data) is
   called when it is done or was given up. */
struct stand_in_range {
  const void* address;
  size_t size;
  const char* what;
};
STAND_IN_API int stand_in_call(const char* name);
STAND_IN_API void stand_in_misuse(const char* text);
STAND_IN_API int stand_in_run(struct CUstream_st* stream, const char* name,
                              const struct stand_in_range* ranges, size_t count, void (*run)(void* data),
                              void (*destroy)(void* data), void* data);

/* Clears misuses, counters and faults, repairs the devices, and reads the environment; what is open stays
 * open. */
STAND_IN_API void stand_in_reset(void);

#ifdef __cplusplus
}
#endif

#endif
