/**
 * catenary/device.h: Devices and their memory pools.
 *
 * A device is named "cpu", "cuda:N" or "test:N". Operations run on the device of their arguments; the current
 * device of a thread only determines where new arrays are placed. "test:0" and "test:1" compute on the CPU
 * but have separate memory and run asynchronously, as a GPU would: programs that pass there do not depend on
 * host access.
 *
 * A failure that such a device detects late, such as an index out of bounds, is the status of the next
 * function that waits for the device, with the message "an operation that was started earlier on ... failed",
 * whatever statuses that function lists.
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
 * Called when the pool of a device cannot find enough memory, on the thread that needs it and without a lock
 * of the library; it may release arrays. If it returns a status other than CTN_OK, the allocation fails.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param wanted    Number of bytes that are needed.
 */
typedef ctn_status (CTN_CALL *ctn_pressure_fn)(void *user_data, uint64_t wanted);

/**
 * Counters of a memory pool, in bytes or numbers of events. The library sets all fields but struct_size.
 *
 * Set `struct_size` to sizeof(ctn_memory_statistics); later versions only add fields at the end.
 */
typedef struct ctn_memory_statistics {
  size_t struct_size;
  /** Memory in use by arrays. */
  uint64_t used_bytes;
  /** Free memory that the pool keeps for later allocations. */
  uint64_t cached_bytes;
  /** All memory obtained from the source, used or cached. */
  uint64_t held_bytes;
  /** The largest value that held_bytes has had. */
  uint64_t peak_held_bytes;
  /** Upper bound of held_bytes, 0 if there is none. */
  uint64_t limit_bytes;
  /** Number of allocations so far. */
  uint64_t allocation_count;
  /** Number of allocations that were served from the cache. */
  uint64_t cache_hit_count;
  /** Number of allocations from the source. */
  uint64_t source_allocation_count;
} ctn_memory_statistics;

/**
 * A user's source of memory for the CPU pool.
 *
 * Set `struct_size` to sizeof(ctn_allocator); later versions only add fields at the end.
 */
typedef struct ctn_allocator {
  size_t struct_size;
  /**
   * Allocates memory with an alignment that is a power of two. Returns NULL on failure. May be called from
   * any thread.
   */
  void *(CTN_CALL *allocate)(void *user_data, size_t size, size_t alignment);
  /** Releases memory. May be called from any thread. */
  void (CTN_CALL *free)(void *user_data, void *memory, size_t size);
  /** Passed to both functions. */
  void *user_data;
} ctn_allocator;

/**
 * Sets the device on which the calling thread creates arrays.
 *
 * @param device Name of the device, such as "cpu".
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.cuda.get_device, cupy.cuda.Device,
 * cupy.cuda.Device.use, chainer.backends.cuda.get_device_from_id. Since 0.1.0.
 */
CTN_API ctn_status ctn_device_set_current(const char *device);

/**
 * Name of the current device of the calling thread.
 *
 * @param name          Receives the name. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param name_capacity Size of `name` in bytes, including the terminator.
 * @param name_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Device.id. Since 0.1.0.
 */
CTN_API ctn_status ctn_device_current(char *name, size_t name_capacity, size_t *name_length);

/**
 * Whether a device can be used on this machine; 0 for NULL and for a string that does not name a device.
 *
 * @param device Name of the device, or NULL.
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_device_is_available(const char *device);

/**
 * Waits until all work of a device is finished.
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Device.synchronize. Since 0.1.0.
 */
CTN_API ctn_status ctn_device_synchronize(const char *device);

/**
 * Counters of the memory pool of a device.
 *
 * @param device     Name of a device, such as "cpu". NULL: the current device.
 * @param statistics The counters; set struct_size before the call.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_get_statistics(const char *device, ctn_memory_statistics *statistics);

/**
 * Sets an upper bound for the memory that the pool of a device holds, used and cached together. Existing
 * arrays are not affected.
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param bytes  The bound in bytes; 0 removes it.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_set_limit(const char *device, uint64_t bytes);

/**
 * Returns all cached memory of the pool of a device to the system.
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.MemoryPool.free_all_free. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_trim(const char *device);

/**
 * Replaces the source of the CPU pool's memory. It is a STATE error if the pool holds any memory.
 *
 * @param allocator The source, which is copied. NULL: the built-in one.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_set_allocator(const ctn_allocator *allocator);

/**
 * Sets the function that is called before an allocation on a device fails.
 *
 * @param device    Name of a device, such as "cpu". NULL: the current device.
 * @param callback  The function. NULL removes it.
 * @param user_data Passed to each call of `callback`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
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
