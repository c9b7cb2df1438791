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
 * Draws numbers by given probabilities in constant time, by Walker's alias method, on one device.
 *
 * Threads: Sampling is safe from any thread; moving to another device needs the caller's lock.
 */
typedef struct ctn_walker_alias ctn_walker_alias;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the walker alias, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_walker_alias *ctn_walker_alias_retain(const ctn_walker_alias *self);

/**
 * Gives a reference back; the last one frees the walker alias. NULL is allowed; cannot fail.
 *
 * @param self the walker alias, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_walker_alias_release(const ctn_walker_alias *self);

/**
 * A sampler of 0 to n - 1 on the device of `probs`, one dimension of n finite numbers of at least 0 that are
 * divided by their sum. Computes in float32.
 *
 * @param probs weights of the numbers: how likely they are, relative to each other; an array, borrowed.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.WalkerAlias. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_new(const ctn_array *probs, ctn_walker_alias **out);

/**
 * New int32 array of samples on the device of the sampler.
 *
 * @param alias a walker alias, borrowed.
 * @param state a generator on the same device; NULL: the device's global one; a random state, borrowed, or
 *              NULL.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.WalkerAlias.sample. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_sample(ctn_walker_alias *alias, ctn_random_state *state,
                                           const int64_t *shape, size_t ndim, ctn_array **out);

/**
 * The int32 samples that draws uniform over [0, 1) stand for, in their shape; numbers outside of it count as
 * the nearest inside.
 *
 * @param alias   a walker alias, borrowed.
 * @param uniform draws of a floating dtype, on the device of the sampler; an array, borrowed.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_sample_from(ctn_walker_alias *alias, const ctn_array *uniform,
                                                ctn_array **out);

/**
 * Moves the sampler to a device (NULL: the current one).
 *
 * @param alias  a walker alias, borrowed.
 * @param device name of a device; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.WalkerAlias.to_gpu. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_to_device(ctn_walker_alias *alias, const char *device);

/**
 * The threshold of each of the n columns, from which its second number is drawn: float32 (n,), shared with
 * the sampler.
 *
 * @param alias a walker alias, borrowed.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_threshold(ctn_walker_alias *alias, ctn_array **out);

/**
 * The two numbers of each column: int32 (2 n,), shared with the sampler.
 *
 * @param alias a walker alias, borrowed.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_walker_alias_values(ctn_walker_alias *alias, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
