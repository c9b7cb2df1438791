/**
 * catenary/base.h: Version, errors, threads, per-thread context, and the table of operations.
 *
 * Threads: Callable from any thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_BASE_H
#define CATENARY_BASE_H

#include <catenary/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The settings of one thread (current device, current streams, backprop mode, training mode, function hooks),
 * captured to be applied in another.
 *
 * Threads: Immutable; usable from any thread.
 */
typedef struct ctn_context ctn_context;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the context, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_context *ctn_context_retain(const ctn_context *self);

/**
 * Gives a reference back; the last one frees the context. NULL is allowed; cannot fail.
 *
 * @param self the context, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_context_release(const ctn_context *self);

/**
 * The version of the loaded library as text, such as "0.1.0". Lives for ever.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_version(void);

/**
 * Major * 10000 + minor * 100 + patch of the loaded library.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_version_number(void);

/**
 * Text of the last failure on the calling thread, "" before the first; never NULL. It names the function, the
 * argument, what was expected and what came, and is valid until the next failing call of this thread.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_error_message(void);

/**
 * Status of the last failure on the calling thread, CTN_OK before the first.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_error_code(void);

/**
 * For callbacks: stores a message to go with the status that the callback is about to return; both then reach
 * the caller unchanged. NULL stands for an empty text.
 *
 * @param status  a status; a `ctn_status`.
 * @param message the message; UTF-8 text, or NULL.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API void ctn_error_set(ctn_status status, const char *message);

/**
 * The name of a status such as "CTN_ERROR_SHAPE"; "unknown status" for other values.
 *
 * @param status a status; a `ctn_status`.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_status_name(ctn_status status);

/**
 * How many threads a large operation may use.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_thread_count(void);

/**
 * Sets for the process how many threads a large operation may use. 0 goes back to what the affinity mask and
 * the CPU quota of the machine allow, and more than 1024 count as 1024. If the system grants fewer, because
 * of limits on processes or memory, calls use as many as it grants.
 *
 * @param count number of threads, or 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_thread_count(int32_t count);

/**
 * The instruction set in use: "baseline", "avx2" or "avx512". CATENARY_SIMD in the environment lowers it.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_simd_level(void);

/**
 * Whether large float32 matrix products use oneDNN (it was built in, and neither CATENARY_ONEDNN=0 nor
 * ctn_set_onednn_enabled switched it off).
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_onednn_enabled(void);

/**
 * Switches oneDNN on or off for the process. Without it the library uses its own kernels, whose results
 * differ in the last bits. UNAVAILABLE if oneDNN was not built in and is to be switched on.
 *
 * @param enabled whether to switch it on; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_onednn_enabled(int32_t enabled);

/**
 * Whether functions called on this thread record history.
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_backprop_enabled(void);

/**
 * Switches recording for the calling thread; `previous` (may be NULL) receives the old setting, to be put
 * back afterwards. With 0 results carry no history, as with volatile inputs.
 *
 * @param enabled  whether to switch it on; 0 or 1.
 * @param previous out: what was set before; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_backprop_enabled(int32_t enabled, int32_t *previous);

/**
 * Whether functions and links called on this thread train, which they do at first.
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_train(void);

/**
 * Switches between training and testing for the calling thread; `previous` (may be NULL) receives the old
 * setting, to be put back afterwards. While training, dropout drops, attention drops its weights, batch
 * normalizations use and learn the statistics of the batch, and networks from Caffe are in the phase TRAIN.
 * While testing, dropout returns its input, batch normalizations use their averages, and networks from Caffe
 * are in the phase TEST. Gradients are computed either way; see ctn_set_backprop_enabled.
 *
 * @param enabled  whether to switch it on; 0 or 1.
 * @param previous out: what was set before; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_train(int32_t enabled, int32_t *previous);

/**
 * Whether debug mode is on, as ctn_set_debug has set it. It is off at first, unless CATENARY_DEBUG=1 is in
 * the environment.
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Reference: chainer.is_debug. Since 0.1.0.
 */
CTN_API int32_t ctn_debug(void);

/**
 * Switches debug mode for the process. It looks at every result of a function and at every gradient that one
 * gives to backward: a NaN is CTN_ERROR_NAN, and the message names the function, forward or backward, and
 * which output or input. Every function then waits for its device.
 *
 * @param enabled whether to switch it on; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.set_debug. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_debug(int32_t enabled);

/**
 * Captures the calling thread's current device, current streams, backprop mode, training mode and function
 * hooks.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_context_capture(ctn_context **out);

/**
 * Makes the captured settings those of the calling thread.
 *
 * @param context a context, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_context_apply(ctn_context *context);

/**
 * How many functions the loaded library exports.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API size_t ctn_op_count(void);

/**
 * Name of function `index` (without ctn_), in alphabetical order; NULL beyond the last function. Lives for
 * ever.
 *
 * @param index the number, counted from 0.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_op_name(size_t index);

/**
 * Function number `index` as a JSON object: `format` (1; members are only added), `name`, `returns`, and
 * `arguments`, each with its name, type, direction and nullability. NULL beyond the last function; lives for
 * ever.
 *
 * @param index the number, counted from 0.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_op_schema(size_t index);

#ifdef __cplusplus
}
#endif

#endif
