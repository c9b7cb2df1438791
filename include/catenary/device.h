/**
 * catenary/device.h: Devices and their memory pools.
 *
 * A device is named "cpu" or "test:N". Operations run where their arguments live; the current device of a
 * thread only places new arrays. "test:0" and "test:1" compute on the CPU but keep their memory apart and run
 * late, as a GPU would: programs that pass there do not depend on host access.
 *
 * A failure that such a device finds late, such as an index out of bounds, is the status of the next function
 * that waits for the device, with the message "an operation that was started earlier on ... failed", whatever
 * statuses that function lists.
 *
 * Threads: Callable from any thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_DEVICE_H
#define CATENARY_DEVICE_H

#include <catenary/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Called when the pool of a device cannot find `wanted` bytes, with no lock held; it may release arrays.
 * Another status than CTN_OK ends the attempt.
 *
 * @param user_data what came with the callback.
 * @param wanted    uint64_t.
 */
typedef ctn_status (CTN_CALL *ctn_pressure_fn)(void *user_data, uint64_t wanted);

/**
 * Counters of a memory pool: the first five are in bytes.
 *
 * Set `struct_size` to sizeof(ctn_memory_statistics); later versions only add fields at the end.
 */
typedef struct ctn_memory_statistics {
  size_t struct_size;
  uint64_t used_bytes;
  uint64_t cached_bytes;
  uint64_t held_bytes;
  uint64_t peak_held_bytes;
  uint64_t limit_bytes;
  uint64_t allocation_count;
  uint64_t cache_hit_count;
  uint64_t source_allocation_count;
} ctn_memory_statistics;

/**
 * The user's source of memory below the CPU pool. allocate returns NULL on failure; both may be called from
 * any thread. `alignment` is a power of two.
 *
 * Set `struct_size` to sizeof(ctn_allocator); later versions only add fields at the end.
 */
typedef struct ctn_allocator {
  size_t struct_size;
  void *(CTN_CALL *allocate)(void *user_data, size_t size, size_t alignment);
  void (CTN_CALL *free)(void *user_data, void *memory, size_t size);
  void *user_data;
} ctn_allocator;

/**
 * Sets the device on which the calling thread creates arrays from now on.
 *
 * @param device name of a device; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.cuda.get_device. Since 0.1.0.
 */
CTN_API ctn_status ctn_device_set_current(const char *device);

/**
 * Name of the calling thread's current device.
 *
 * @param name          out: UTF-8 text, always terminated, cut between characters if `name_capacity` is too
 *                      small; NULL to ask for the length.
 * @param name_capacity bytes of room in `name`, the terminator included.
 * @param name_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_device_current(char *name, size_t name_capacity, size_t *name_length);

/**
 * Whether the named device can be used here; 0 for NULL and for a text that does not name a device.
 *
 * @param device name of a device; UTF-8 text, or NULL.
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_device_is_available(const char *device);

/**
 * Waits until everything that was started on the device has ended (NULL: the current one).
 *
 * @param device name of a device; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_device_synchronize(const char *device);

/**
 * Counters of the pool of a device (NULL: the current one). Set struct_size first.
 *
 * @param device     name of a device; UTF-8 text, or NULL.
 * @param statistics a `ctn_memory_statistics`.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_get_statistics(const char *device, ctn_memory_statistics *statistics);

/**
 * Sets how many bytes the pool of a device (NULL: the current one) may hold, used and cached together; 0
 * lifts the limit. Existing arrays stay.
 *
 * @param device name of a device; UTF-8 text, or NULL.
 * @param bytes  a size in bytes.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_set_limit(const char *device, uint64_t bytes);

/**
 * Gives all cached memory of the pool of a device (NULL: the current one) back to the system.
 *
 * @param device name of a device; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_trim(const char *device);

/**
 * Replaces the source of the CPU pool's memory (NULL: the built-in one). STATE if the pool holds any memory.
 *
 * @param allocator a `ctn_allocator`, or NULL.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_set_allocator(const ctn_allocator *allocator);

/**
 * Sets what is called before an allocation on a device fails (NULL: the current one); a NULL function removes
 * it.
 *
 * @param device    name of a device; UTF-8 text, or NULL.
 * @param callback  a callback, or NULL.
 * @param user_data handed to `callback` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_set_pressure_callback(const char *device, ctn_pressure_fn callback,
                                                    void *user_data, ctn_destroy_fn destroy);

#ifdef __cplusplus
}
#endif

#endif
