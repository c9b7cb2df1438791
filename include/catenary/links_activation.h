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
 * Parametric rectifier, see ctn_prelu, with the parameter W, filled with `init`.
 *
 * @param shape   Shape of W, lengths of at least 1 (`ndim` elements). Without axes there is one slope for all
 *                elements.
 * @param ndim    Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param options The option init (default 0.25). NULL: defaults.
 * @param out     Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.PReLU, chainer.functions.PReLU.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_prelu_new(const int64_t *shape, size_t ndim, ctn_link_options *options,
                                      ctn_link **out);

/**
 * Maxout layer, see ctn_maxout. The child "linear", a Linear link, computes out_size * pool_size units of x,
 * of shape (N, in_size); the result has the largest of each pool_size neighbors and the shape (N, out_size).
 *
 * @param in_size   Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size  Length of an output vector, at least 1.
 * @param pool_size Number of units that compete, at least 1.
 * @param options   The options wscale, bias and nobias for the child. NULL: defaults.
 * @param out       Receives a new link.
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
