/**
 * catenary/stream.h: Streams and events, and copies that do not wait.
 *
 * A stream is a queue of one device: what is started on it runs in order, after the call that started it has
 * returned. Work in different streams has no order, unless an event or a synchronisation gives it one. Every
 * device has a default stream, which always exists; every thread has a current stream for each device, at
 * first the default one, and operations on arrays of the device go there. On "cpu" everything runs at once,
 * in the calling thread.
 *
 * Memory of arrays that are released early is not used again before all streams have passed their work on it.
 * A failure that a stream meets is reported, once, by the next call that waits for the device or starts
 * something on it. In a child of fork the streams of other devices than the CPU stay with the parent: they
 * can only be released.
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
 * A queue of work on one device. When the last reference goes, what is queued still runs.
 *
 * Threads: Usable from any thread; work of several threads is queued in the order of their calls.
 */
typedef struct ctn_stream ctn_stream;

/**
 * A point in a stream that others can wait for. It can be recorded again and then stands for the new point.
 *
 * Threads: Usable from any thread.
 */
typedef struct ctn_event ctn_event;

/**
 * Called when a stream gets there, on any thread; `status` is that of a failure of the device that nobody was
 * told yet, otherwise CTN_OK. It may call release functions only: others that need the device fail with
 * STATE.
 *
 * @param user_data what came with the callback.
 * @param stream    a stream, borrowed.
 * @param status    a `ctn_status`.
 */
typedef void (CTN_CALL *ctn_stream_fn)(void *user_data, ctn_stream *stream, ctn_status status);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the stream, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_stream *ctn_stream_retain(const ctn_stream *self);

/**
 * Gives a reference back; the last one frees the stream. NULL is allowed; cannot fail.
 *
 * @param self the stream, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_stream_release(const ctn_stream *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the event, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_event *ctn_event_retain(const ctn_event *self);

/**
 * Gives a reference back; the last one frees the event. NULL is allowed; cannot fail.
 *
 * @param self the event, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_event_release(const ctn_event *self);

/**
 * A new stream. It begins after what was started on the device's default stream before. Unless
 * `non_blocking`, it stays in order with the default stream: work of either waits for all earlier work of the
 * other.
 *
 * @param device       name of a device, or NULL for the current one; UTF-8 text, or NULL.
 * @param non_blocking whether the stream has no order with the default stream either; 0 or 1.
 * @param out          out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_new(const char *device, int32_t non_blocking, ctn_stream **out);

/**
 * The device's default stream (the reference's null stream).
 *
 * @param device name of a device, or NULL for the current one; UTF-8 text, or NULL.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_default(const char *device, ctn_stream **out);

/**
 * The stream to which the calling thread's operations on the device go.
 *
 * @param device name of a device, or NULL for the current one; UTF-8 text, or NULL.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_current(const char *device, ctn_stream **out);

/**
 * Sends the calling thread's operations on the device to a stream from now on; NULL stands for the default
 * stream. The thread keeps a reference until it uses another stream or ends.
 *
 * @param device name of a device, or NULL: that of the stream, or without one the current device; UTF-8 text,
 *               or NULL.
 * @param stream a stream, borrowed, or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_set_current(const char *device, ctn_stream *stream);

/**
 * Name of the device that the stream belongs to.
 *
 * @param stream        a stream, borrowed.
 * @param name          out: UTF-8 text, always terminated, cut between characters if `name_capacity` is too
 *                      small; NULL to ask for the length.
 * @param name_capacity bytes of room in `name`, the terminator included.
 * @param name_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_device(ctn_stream *stream, char *name, size_t name_capacity,
                                     size_t *name_length);

/**
 * Waits until everything that was started on the stream has ended.
 *
 * @param stream a stream, borrowed.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.synchronize. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_synchronize(ctn_stream *stream);

/**
 * Whether everything that was started on the stream has ended.
 *
 * @param stream a stream, borrowed.
 * @param done   out: whether nothing is left to do.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.done. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_done(ctn_stream *stream, int32_t *done);

/**
 * Records an event behind what was started on the stream before; if `event` is NULL, it is a new one with
 * timing.
 *
 * @param stream a stream, borrowed.
 * @param event  an event of the stream's device, or NULL; an event, borrowed, or NULL.
 * @param out    the event that was recorded; out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.record. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_record(ctn_stream *stream, ctn_event *event, ctn_event **out);

/**
 * Makes what is started on the stream from now on wait for the point at which the event was last recorded;
 * the call does not wait itself, save on "cpu". An event that was not recorded is not waited for. It may be
 * one of another device.
 *
 * @param stream a stream, borrowed.
 * @param event  an event, borrowed.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.wait_event. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_wait_event(ctn_stream *stream, ctn_event *event);

/**
 * Calls a function once everything that was started on the stream before has ended; later work waits for its
 * return. destroy runs after it. On "cpu" both run before this call returns.
 *
 * @param stream    a stream, borrowed.
 * @param callback  a callback.
 * @param user_data handed to `callback` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Stream.add_callback. Since 0.1.0.
 */
CTN_API ctn_status ctn_stream_add_callback(ctn_stream *stream, ctn_stream_fn callback, void *user_data,
                                           ctn_destroy_fn destroy);

/**
 * A new event of a device, not recorded yet. Waiting for it never spins, and it cannot be passed to other
 * processes.
 *
 * @param device         name of a device, or NULL for the current one; UTF-8 text, or NULL.
 * @param disable_timing whether the event is not used for ctn_event_elapsed_time; 0 or 1.
 * @param out            out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Event. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_new(const char *device, int32_t disable_timing, ctn_event **out);

/**
 * Name of the device that the event belongs to.
 *
 * @param event         an event, borrowed.
 * @param name          out: UTF-8 text, always terminated, cut between characters if `name_capacity` is too
 *                      small; NULL to ask for the length.
 * @param name_capacity bytes of room in `name`, the terminator included.
 * @param name_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_device(ctn_event *event, char *name, size_t name_capacity, size_t *name_length);

/**
 * Records the event behind what was started on a stream of its device before; NULL: the calling thread's
 * current stream there.
 *
 * @param event  an event, borrowed.
 * @param stream a stream, borrowed, or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Event.record. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_record(ctn_event *event, ctn_stream *stream);

/**
 * Waits until the stream has reached the point at which the event was last recorded; returns at once if it
 * never was.
 *
 * @param event an event, borrowed.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Event.synchronize. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_synchronize(ctn_event *event);

/**
 * Whether the point at which the event was last recorded has been reached; 1 for an event that was not
 * recorded.
 *
 * @param event an event, borrowed.
 * @param done  out: whether there is nothing to wait for.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.Event.done. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_done(ctn_event *event, int32_t *done);

/**
 * Milliseconds between two events of one device that were recorded with timing and have been reached (STATE
 * otherwise); negative if `end` was the earlier one.
 *
 * @param start        an event, borrowed.
 * @param end          an event, borrowed.
 * @param milliseconds out: the time.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.cuda.get_elapsed_time. Since 0.1.0.
 */
CTN_API ctn_status ctn_event_elapsed_time(ctn_event *start, ctn_event *end, double *milliseconds);

/**
 * ctn_array_to_data in the order of a stream, without waiting: the elements are in host memory once the
 * stream has passed, and until then nobody may use or free that memory. `a` may be released at once. On "cpu"
 * the copy is done at once.
 *
 * @param a      an array, borrowed.
 * @param data   elements in C order.
 * @param size   a size in bytes.
 * @param stream a stream of the array's device; NULL: the calling thread's current one; a stream, borrowed,
 *               or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_to_data_async(const ctn_array *a, void *data, size_t size, ctn_stream *stream);

/**
 * ctn_array_set_data in the order of a stream, without waiting: host memory must stay as it is until the
 * stream has passed. `a` may be released at once. On "cpu" the copy is done at once.
 *
 * @param a      an array, written in place.
 * @param data   elements in C order.
 * @param size   a size in bytes.
 * @param stream a stream of the array's device; NULL: the calling thread's current one; a stream, borrowed,
 *               or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_data_async(ctn_array *a, const void *data, size_t size, ctn_stream *stream);

#ifdef __cplusplus
}
#endif

#endif
