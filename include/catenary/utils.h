/**
 * catenary/utils.h: Common algorithms.
 *
 * Threads: Callable from any thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_UTILS_H
#define CATENARY_UTILS_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/random.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Draws numbers with given probabilities in constant time, by Walker's alias method, on one device.
 *
 * Threads: Sampling is safe from any thread; moving to another device needs the caller's lock.
 */
typedef struct ctn_walker_alias ctn_walker_alias;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The walker alias, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_walker_alias *ctn_walker_alias_retain(const ctn_walker_alias *self);

/**
 * Gives a reference back; the last one frees the walker alias. NULL is allowed; cannot fail.
 *
 * @param self The walker alias, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_walker_alias_release(const ctn_walker_alias *self);

/**
 * A sampler of the numbers 0 to n - 1 with given probabilities, on the device of `probs`. It computes in
 * float32.
 *
 * @param probs Weights of the n numbers, finite and at least 0, with one axis. They are divided by their sum.
 * @param out   Receives a new walker alias.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.WalkerAlias. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_new(const ctn_array *probs, ctn_walker_alias **out);

/**
 * A new int32 array with samples, on the device of the sampler.
 *
 * @param alias The walker alias.
 * @param state A generator on the same device. NULL: the global generator of that device.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.WalkerAlias.sample. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_sample(ctn_walker_alias *alias, ctn_random_state *state,
                                           const int64_t *shape, size_t ndim, ctn_array **out);

/**
 * The int32 samples that belong to uniform draws in [0, 1), in the shape of the draws. Numbers outside of the
 * interval count as the nearest number inside.
 *
 * @param alias   The walker alias.
 * @param uniform The draws, of a floating dtype, on the device of the sampler.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_sample_from(ctn_walker_alias *alias, const ctn_array *uniform,
                                                ctn_array **out);

/**
 * Moves the sampler to a device.
 *
 * @param alias  The walker alias.
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.WalkerAlias.to_gpu. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_to_device(ctn_walker_alias *alias, const char *device);

/**
 * The threshold of each of the n columns, from which on its second number is drawn: float32 of shape (n,).
 *
 * @param alias The walker alias.
 * @param out   Receives the array of the sampler, not a copy.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_threshold(ctn_walker_alias *alias, ctn_array **out);

/**
 * The two numbers of each column: int32 of shape (2 n,).
 *
 * @param alias The walker alias.
 * @param out   Receives the array of the sampler, not a copy.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_values(ctn_walker_alias *alias, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
