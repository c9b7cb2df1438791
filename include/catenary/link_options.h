/**
 * catenary/link_options.h: What links may be given besides their sizes.
 *
 * Options of a new link: the constructor reads them and keeps no reference, so that they can be used again.
 * NULL stands for the documented values, as does what was not set. An option that a link does not have is an
 * error that names both. Every link with parameters of its own or below takes a dtype, and initializers by
 * the parameters' paths.
 *
 * Threads: One thread at a time while they are changed.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINK_OPTIONS_H
#define CATENARY_LINK_OPTIONS_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/initializer.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Options of new links.
 *
 * Threads: One thread at a time while they are changed.
 */
typedef struct ctn_link_options ctn_link_options;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the link options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_link_options *ctn_link_options_retain(const ctn_link_options *self);

/**
 * Gives a reference back; the last one frees the link options. NULL is allowed; cannot fail.
 *
 * @param self the link options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_link_options_release(const ctn_link_options *self);

/**
 * Options of which none is set.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_new(ctn_link_options **out);

/**
 * Element type of all parameters: float16, bfloat16, float32 (the default) or float64.
 *
 * @param options link options, borrowed.
 * @param dtype   the element type; a `ctn_dtype`.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_dtype(ctn_link_options *options, ctn_dtype dtype);

/**
 * Factor of the standard deviation that weights have initially; 1 by default.
 *
 * @param options link options, borrowed.
 * @param wscale  finite, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_wscale(ctn_link_options *options, double wscale);

/**
 * Initial value of the bias; 0 by default.
 *
 * @param options link options, borrowed.
 * @param bias    the value.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_bias(ctn_link_options *options, double bias);

/**
 * Whether the link has no bias; 0 by default.
 *
 * @param options link options, borrowed.
 * @param nobias  whether to do without the bias; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_nobias(ctn_link_options *options, int32_t nobias);

/**
 * What fills the parameter of a path below the link, such as "W" or "upward/W", in place of its documented
 * values.
 *
 * @param options     link options, borrowed.
 * @param path        of the parameter, without a leading slash; UTF-8 text.
 * @param initializer shared; an initializer, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_initializer(ctn_link_options *options, const char *path,
                                                    ctn_initializer *initializer);

/**
 * Initial value of the parameter of a path: ctn_link_options_set_initializer with ctn_initializer_array_new.
 *
 * @param options link options, borrowed.
 * @param path    of the parameter, without a leading slash; UTF-8 text.
 * @param value   of the parameter's shape and any floating dtype; shared until the link is made, which copies
 *                it; an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_initial_value(ctn_link_options *options, const char *path,
                                                      const ctn_array *value);

/**
 * How far apart the elements are that a window reads, for each spatial axis; 1 by default.
 *
 * @param options  link options, borrowed.
 * @param dilation numbers of at least 1; `ndim` elements.
 * @param ndim     number of elements of `dilation`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_dilation(ctn_link_options *options, const int64_t *dilation,
                                                 size_t ndim);

/**
 * Number of groups that the channels are divided into; 1 by default.
 *
 * @param options link options, borrowed.
 * @param groups  at least 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_groups(ctn_link_options *options, int64_t groups);

/**
 * Lengths of the result of a deconvolution along its spatial axes; by default the smallest that fit.
 *
 * @param options link options, borrowed.
 * @param outsize numbers of at least 1; `ndim` elements.
 * @param ndim    number of elements of `outsize`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_outsize(ctn_link_options *options, const int64_t *outsize,
                                                size_t ndim);

/**
 * Initial value of all slopes of a parametric rectifier; 0.25 by default.
 *
 * @param options link options, borrowed.
 * @param init    the value.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_init(ctn_link_options *options, double init);

/**
 * How much of themselves the averages of a batch normalization keep; 0.9 by default.
 *
 * @param options link options, borrowed.
 * @param decay   0 to 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_decay(ctn_link_options *options, double decay);

/**
 * What normalizations add to variances; the documentation of each link names its default.
 *
 * @param options link options, borrowed.
 * @param eps     finite, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_eps(ctn_link_options *options, double eps);

/**
 * Exponent of the counts of a negative sampling; 0.75 by default.
 *
 * @param options link options, borrowed.
 * @param power   finite.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_power(ctn_link_options *options, double power);

/**
 * The number for which an embedding gives zeros and no gradient; without this option every number has its
 * row.
 *
 * @param options      link options, borrowed.
 * @param ignore_label the label, or id, that counts for nothing.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_ignore_label(ctn_link_options *options, int64_t ignore_label);

/**
 * Whether position i of an attention sees positions 0 to i only; 0 by default, so that it sees all.
 *
 * @param options link options, borrowed.
 * @param causal  whether queries see only the keys at their own and earlier positions; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_causal(ctn_link_options *options, int32_t causal);

/**
 * Probability with which an attention drops each of its weights in training; 0 by default.
 *
 * @param options link options, borrowed.
 * @param dropout at least 0 and less than 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_dropout(ctn_link_options *options, double dropout);

#ifdef __cplusplus
}
#endif

#endif
