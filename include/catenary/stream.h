/**
 * catenary/stream.h: Streams and events, and copies that do not wait.
 *
 * A stream is a queue of one device: work that is started on it runs in order, after the call that started it
 * has returned. Work in different streams has no order, unless an event or a synchronization creates one.
 * Every device has a default stream, which always exists; every thread has a current stream for each device,
 * initially the default one, which runs operations on arrays of the device. On "cpu" everything runs
 * immediately, in the calling thread.
 *
 * Memory of arrays that are released early is not reused before all streams have finished their work on it. A
 * failure in a stream is reported, once, by the next call that waits for the device or starts something on
 * it. In a child of fork the streams of devices other than the CPU stay with the parent: they can only be
 * released.
 *
 * Threads: Callable from any thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_STREAM_H
#define CATENARY_STREAM_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A queue of work on one device. Queued work still runs after the last reference is released.
 *
 * Threads: Usable from any thread; work of several threads is queued in the order of their calls.
 */
typedef struct ctn_stream ctn_stream;

/**
 * A point in a stream that others can wait for. It can be recorded again and then marks the new point.
 *
 * Threads: Usable from any thread.
 */
typedef struct ctn_event ctn_event;

/**
 * Called when a stream reaches a point, on any thread. It may call only release functions: others that need
 * the device fail with a STATE error.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param stream    The stream.
 * @param status    Status of a failure of the device that was not reported before, otherwise CTN_OK.
 */
typedef void (CTN_CALL *ctn_stream_fn)(void *user_data, ctn_stream *stream, ctn_status status);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The stream, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_stream *ctn_stream_retain(const ctn_stream *self);

/**
 * Gives a reference back; the last one frees the stream. NULL is allowed; cannot fail.
 *
 * @param self The stream, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_stream_release(const ctn_stream *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The event, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_event *ctn_event_retain(const ctn_event *self);

/**
 * Gives a reference back; the last one frees the event. NULL is allowed; cannot fail.
 *
 * @param self The event, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_event_release(const ctn_event *self);

/**
 * A new stream. It begins after the work that was started on the default stream of the device before. Unless
 * it is non-blocking, it stays in order with the default stream: work of each waits for all earlier work of
 * the other.
 *
 * @param device       Name of a device, such as "cpu". NULL: the current device.
 * @param non_blocking Whether the stream is not kept in order with the default stream (0 or 1).
 * @param priority     Smaller numbers are more urgent, and 0 is what other streams have. Numbers outside of
 *                     the range of ctn_stream_priority_range count as its ends.
 * @param out          Receives a new stream.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_new(const char *device, int32_t non_blocking, int32_t priority,
                                  ctn_stream **out);

/**
 * The default stream of a device (the reference's null stream).
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param out    Receives the stream.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_default(const char *device, ctn_stream **out);

/**
 * The per-thread default stream of a device. Whatever uses it, including ctn_stream_set_current and contexts
 * for other threads, means a stream of the thread that makes the call, which exists until that thread ends.
 * It stays in order with the default stream, but not with those of other threads.
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param out    Receives the stream, which is the same for all threads.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_per_thread(const char *device, ctn_stream **out);

/**
 * The stream that runs the calling thread's operations on a device.
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param out    Receives the stream.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_current(const char *device, ctn_stream **out);

/**
 * Sets the stream that runs the calling thread's operations on a device. The thread keeps a reference until
 * it uses another stream or ends.
 *
 * @param device Name of a device. NULL: the device of the stream or, without a stream, the current device.
 * @param stream The stream. NULL: the default stream.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_set_current(const char *device, ctn_stream *stream);

/**
 * Name of the device of a stream.
 *
 * @param stream        The stream.
 * @param name          Receives the name. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param name_capacity Size of `name` in bytes, including the terminator.
 * @param name_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_device(ctn_stream *stream, char *name, size_t name_capacity,
                                     size_t *name_length);

/**
 * Priority of a stream.
 *
 * @param stream   The stream.
 * @param priority Receives the priority, which is in the range of the device.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_priority(ctn_stream *stream, int32_t *priority);

/**
 * The priorities of a device's streams. Both ends are 0 on devices without priorities, such as "cpu". Work in
 * an urgent stream runs before work that waits in others, and does not interrupt what runs.
 *
 * @param device   Name of a device, such as "cpu". NULL: the current device.
 * @param least    Receives the priority of the least urgent streams.
 * @param greatest Receives the priority of the most urgent streams, which is not above `least`.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_priority_range(const char *device, int32_t *least, int32_t *greatest);

/**
 * Waits until all work that was started on the stream is finished.
 *
 * @param stream The stream.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.synchronize. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_synchronize(ctn_stream *stream);

/**
 * Whether all work that was started on the stream is finished.
 *
 * @param stream The stream.
 * @param done   Receives the answer (0 or 1).
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.done. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_done(ctn_stream *stream, int32_t *done);

/**
 * Records an event after the work that was started on the stream before.
 *
 * @param stream The stream.
 * @param event  An event of the stream's device. NULL: a new one with timing.
 * @param out    Receives the event that was recorded.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.record. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_record(ctn_stream *stream, ctn_event *event, ctn_event **out);

/**
 * Makes work that is started on the stream later wait for the point at which the event was last recorded. The
 * call itself does not wait, except on "cpu".
 *
 * @param stream The stream.
 * @param event  The event, which may belong to another device. An event that was not recorded is not waited
 *               for.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.wait_event. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_wait_event(ctn_stream *stream, ctn_event *event);

/**
 * Calls a function after all work that was started on the stream before. Later work waits until the function
 * returns. destroy runs after it. On "cpu" both run before this call returns.
 *
 * @param stream    The stream.
 * @param callback  The function.
 * @param user_data Passed to each call of `callback`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.add_callback. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_add_callback(ctn_stream *stream, ctn_stream_fn callback, void *user_data,
                                           ctn_destroy_fn destroy);

/**
 * A new event of a device, which is not recorded yet. Waiting for it does not spin, and it cannot be passed
 * to other processes.
 *
 * @param device         Name of a device, such as "cpu". NULL: the current device.
 * @param disable_timing Whether the event is not used for ctn_event_elapsed_time (0 or 1).
 * @param out            Receives a new event.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Event. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_new(const char *device, int32_t disable_timing, ctn_event **out);

/**
 * Name of the device of an event.
 *
 * @param event         The event.
 * @param name          Receives the name. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param name_capacity Size of `name` in bytes, including the terminator.
 * @param name_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_device(ctn_event *event, char *name, size_t name_capacity, size_t *name_length);

/**
 * Records an event after the work that was started on a stream before.
 *
 * @param event  The event.
 * @param stream A stream of the event's device. NULL: the calling thread's current stream there.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Event.record. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_record(ctn_event *event, ctn_stream *stream);

/**
 * Waits until the stream has reached the point at which the event was last recorded. Returns immediately if
 * the event was never recorded.
 *
 * @param event The event.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Event.synchronize. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_synchronize(ctn_event *event);

/**
 * Whether the point at which the event was last recorded has been reached. An event that was not recorded is
 * done.
 *
 * @param event The event.
 * @param done  Receives the answer (0 or 1).
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Event.done. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_done(ctn_event *event, int32_t *done);

/**
 * Time between two events of one device. It is a STATE error unless both were recorded with timing and have
 * been reached.
 *
 * @param start        The first event.
 * @param end          The second event.
 * @param milliseconds Receives the time in milliseconds, negative if `end` was earlier.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.get_elapsed_time. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_elapsed_time(ctn_event *start, ctn_event *end, double *milliseconds);

/**
 * Copies the elements in C order to host memory, in the order of a stream and without waiting. The array may
 * be released immediately. On "cpu" the copy is finished when the call returns.
 *
 * @param a      The input array.
 * @param data   Host memory, which must stay valid and unused until the stream has passed. NULL is allowed if
 *               there are no elements.
 * @param size   Size of `data` in bytes, which must equal ctn_array_nbytes.
 * @param stream A stream of the array's device. NULL: the calling thread's current one there.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.MemoryPointer.copy_to_host_async. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_to_data_async(const ctn_array *a, void *data, size_t size, ctn_stream *stream);

/**
 * Overwrites all elements from host memory, in the order of a stream and without waiting. The array may be
 * released immediately. On "cpu" the copy is finished when the call returns.
 *
 * @param a      The array to write. Changed in place.
 * @param data   Host memory with the values in C order, which must not change until the stream has passed.
 *               NULL is allowed if there are no elements.
 * @param size   Size of `data` in bytes, which must equal ctn_array_nbytes.
 * @param stream A stream of the array's device. NULL: the calling thread's current one there.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.MemoryPointer.copy_from_host_async. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_data_async(ctn_array *a, const void *data, size_t size, ctn_stream *stream);

#ifdef __cplusplus
}
#endif

#endif
