/**
 * catenary/links_activation.h: Activations with parameters.
 *
 * Links are called with ctn_link_call; see catenary/link.h. Their parameters are on the current device.
 *
 * Threads: A link is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINKS_ACTIVATION_H
#define CATENARY_LINKS_ACTIVATION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/link.h>
#include <catenary/link_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Parametric rectifier, see ctn_prelu, with the parameter W of a shape (no axes: one slope for all), filled
 * with `init` (0.25).
 *
 * @param shape   lengths of the axes; `ndim` elements.
 * @param ndim    number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param options init; link options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.PReLU, chainer.functions.PReLU.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_prelu_new(const int64_t *shape, size_t ndim, ctn_link_options *options,
                                      ctn_link **out);

/**
 * Maxout layer: of x (N, in_size) the child "linear", a Linear link to out_size pool_size units, and of each
 * pool_size neighbors the largest, (N, out_size); see ctn_maxout.
 *
 * @param in_size   at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size  length of an output vector.
 * @param pool_size how many units compete.
 * @param options   wscale, bias, nobias, of the child; link options, borrowed, or NULL.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.Maxout. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_maxout_new(int64_t in_size, int64_t out_size, int64_t pool_size,
                                       ctn_link_options *options, ctn_link **out);

#ifdef __cplusplus
}
#endif

#endif
