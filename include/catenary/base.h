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
 * Kinds of features that a library can have or lack. More may be added; a library has no features of a kind
 * that it does not know.
 */
typedef int32_t ctn_feature_kind;
enum {
  /**
   * Parts that a build can leave out: "openmp", "onednn", "hdf5", "caffe", "jpeg", "png", "training",
   * "distributions", "routines" and "kernels". Functions of a part that was left out fail with
   * CTN_ERROR_UNSUPPORTED or CTN_ERROR_UNAVAILABLE.
   */
  CTN_FEATURE_COMPONENT = 0,
  /**
   * Kinds of devices that the library can use: "cpu", "test" and "cuda". ctn_device_is_available says whether
   * this machine has a device.
   */
  CTN_FEATURE_DEVICE = 1,
  /** Element types by their names, such as "float32". */
  CTN_FEATURE_DTYPE = 2,
  /** File formats that can be saved and loaded, such as "npz". */
  CTN_FEATURE_FORMAT = 3
};

/**
 * The settings of one thread: current device, current streams, backprop mode, training mode and function
 * hooks. They can be applied to another thread.
 *
 * Threads: Immutable; usable from any thread.
 */
typedef struct ctn_context ctn_context;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The context, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_context *ctn_context_retain(const ctn_context *self);

/**
 * Gives a reference back; the last one frees the context. NULL is allowed; cannot fail.
 *
 * @param self The context, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_context_release(const ctn_context *self);

/**
 * Version of the loaded library as text, such as "0.1.0". It lives as long as the process.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_version(void);

/**
 * Version of the loaded library as major * 10000 + minor * 100 + patch.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_version_number(void);

/**
 * Text of the last failure on the calling thread; "" before the first one, never NULL. It names the function,
 * the argument, what was expected and what was received. It is valid until the next failing call of this
 * thread.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_error_message(void);

/**
 * Status of the last failure on the calling thread; CTN_OK before the first one.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_error_code(void);

/**
 * For callbacks: stores a message for the status that the callback is about to return. Both reach the caller
 * unchanged.
 *
 * @param status  The status that the callback is about to return.
 * @param message The message, in UTF-8. NULL: an empty string.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API void ctn_error_set(ctn_status status, const char *message);

/**
 * Name of a status, such as "CTN_ERROR_SHAPE"; "unknown status" for other values.
 *
 * @param status The status.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_status_name(ctn_status status);

/**
 * Number of threads that a large operation may use.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_thread_count(void);

/**
 * Sets the number of threads that a large operation may use in this process. If the system grants fewer,
 * because of limits on processes or memory, calls use as many as it grants.
 *
 * @param count Number of threads, at least 0; more than 1024 counts as 1024. 0 restores the default, which
 *              follows from the affinity mask and the CPU quota.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_thread_count(int32_t count);

/**
 * The instruction set in use: "baseline", "avx2", "avx512", or "amx", which is "avx512" with products of
 * float32 matrices by tiles. CATENARY_SIMD in the environment sets an upper bound.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_simd_level(void);

/**
 * Whether large float32 matrix products use oneDNN: it was built in, and neither CATENARY_ONEDNN=0 nor
 * ctn_set_onednn_enabled switched it off.
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_onednn_enabled(void);

/**
 * Switches oneDNN on or off for the process. Without it the library uses its own kernels, whose results
 * differ in the last bits. It is an UNAVAILABLE error to switch it on if it was not built in.
 *
 * @param enabled Whether to use oneDNN (0 or 1).
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
 * Switches the recording of history on or off for the calling thread. Without it, results carry no history,
 * as with volatile inputs.
 *
 * @param enabled  Whether to record (0 or 1).
 * @param previous Receives the old setting, to be restored later (0 or 1). NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_backprop_enabled(int32_t enabled, int32_t *previous);

/**
 * Whether functions and links called on this thread are in training mode, which is the initial mode.
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_train(void);

/**
 * Switches between training and testing for the calling thread. While training, dropout drops, attention
 * drops its weights, batch normalizations use and learn the statistics of the batch, and networks from Caffe
 * are in the phase TRAIN. While testing, dropout returns its input, batch normalizations use their averages,
 * and networks from Caffe are in the phase TEST. Gradients are computed in both modes; see
 * ctn_set_backprop_enabled.
 *
 * @param enabled  Whether to train (0 or 1).
 * @param previous Receives the old setting, to be restored later (0 or 1). NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_train(int32_t enabled, int32_t *previous);

/**
 * Whether debug mode is on; see ctn_set_debug. It is off initially, unless CATENARY_DEBUG=1 is in the
 * environment.
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Reference: chainer.is_debug. Since 0.1.0.
 */
CTN_API int32_t ctn_debug(void);

/**
 * Switches debug mode for the process. Debug mode checks every result of a function and every gradient that a
 * function returns in backward: a NaN is CTN_ERROR_NAN, and the message names the function, forward or
 * backward, and which output or input it was. Every function then waits for its device.
 *
 * @param enabled Whether to check (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.set_debug. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_debug(int32_t enabled);

/**
 * Captures the calling thread's current device, current streams, backprop mode, training mode and function
 * hooks.
 *
 * @param out Receives a new context.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_context_capture(ctn_context **out);

/**
 * Applies captured settings to the calling thread.
 *
 * @param context The settings, from ctn_context_capture.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_context_apply(ctn_context *context);

/**
 * Whether the loaded library has a feature. A program that also runs with older libraries, or with builds
 * that leave parts out, can ask for what it needs.
 *
 * @param kind What kind of feature it is.
 * @param name Name of the feature. No library has a feature with a name that it does not know, or NULL.
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_has_feature(ctn_feature_kind kind, const char *name);

/**
 * Name of a feature that the loaded library has; NULL after the last one of its kind. It lives as long as the
 * process.
 *
 * @param kind  What kind of feature it is.
 * @param index Number of the feature, counted from 0.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_feature_name(ctn_feature_kind kind, size_t index);

/**
 * Number of functions that the loaded library has. It exports those of components that it was built without
 * too, but they only fail, and are not counted.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API size_t ctn_op_count(void);

/**
 * Name of a function without ctn_, in alphabetical order; NULL after the last one. It lives as long as the
 * process.
 *
 * @param index Number of the function, counted from 0.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_op_name(size_t index);

/**
 * A function as a JSON object: `format` (1; members are only added), `name`, `returns`, and `arguments`, each
 * with its name, type, direction and nullability. NULL after the last function. It lives as long as the
 * process.
 *
 * @param index Number of the function, counted from 0.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API const char *ctn_op_schema(size_t index);

#ifdef __cplusplus
}
#endif

#endif
