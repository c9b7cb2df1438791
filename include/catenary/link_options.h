/**
 * catenary/link_options.h: Further arguments of links.
 *
 * Options of a new link. The constructor reads them and keeps no reference, so that they can be used again.
 * Options that were not set, and all options if NULL is passed, have their documented defaults. An option
 * that a link does not have is an error that names both. Every link with parameters, of its own or of links
 * below, accepts a dtype, and initializers by the paths of the parameters.
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
 * @param self The link options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_link_options *ctn_link_options_retain(const ctn_link_options *self);

/**
 * Gives a reference back; the last one frees the link options. NULL is allowed; cannot fail.
 *
 * @param self The link options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_link_options_release(const ctn_link_options *self);

/**
 * Options with defaults only.
 *
 * @param out Receives a new link options.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_new(ctn_link_options **out);

/**
 * Sets the element type of all parameters; the default is float32.
 *
 * @param options The link options.
 * @param dtype   A floating element type.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_dtype(ctn_link_options *options, ctn_dtype dtype);

/**
 * Sets the factor of the initial standard deviation of weights; the default is 1.
 *
 * @param options The link options.
 * @param wscale  The factor, finite and at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_wscale(ctn_link_options *options, double wscale);

/**
 * Sets the initial value of the bias; the default is 0.
 *
 * @param options The link options.
 * @param bias    The value.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_bias(ctn_link_options *options, double bias);

/**
 * Sets whether the link has no bias; the default is 0.
 *
 * @param options The link options.
 * @param nobias  Whether there is no bias (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_nobias(ctn_link_options *options, int32_t nobias);

/**
 * Sets the initializer of a parameter, which replaces its documented initial values.
 *
 * @param options     The link options.
 * @param path        Path of the parameter below the link, such as "W" or "upward/W", without a leading
 *                    slash.
 * @param initializer The initializer. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_initializer(ctn_link_options *options, const char *path,
                                                    ctn_initializer *initializer);

/**
 * Sets the initial value of a parameter: ctn_link_options_set_initializer with ctn_initializer_array_new.
 *
 * @param options The link options.
 * @param path    Path of the parameter below the link, such as "W" or "upward/W", without a leading slash.
 * @param value   An array of the parameter's shape and of any floating dtype, which is copied when the link
 *                is made.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_initial_value(ctn_link_options *options, const char *path,
                                                      const ctn_array *value);

/**
 * Sets the distance between the elements that a window reads; the default is 1.
 *
 * @param options  The link options.
 * @param dilation The distance along each spatial axis, at least 1 (`ndim` elements).
 * @param ndim     Number of elements of `dilation`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_dilation(ctn_link_options *options, const int64_t *dilation,
                                                 size_t ndim);

/**
 * Sets the number of groups into which the channels are divided; the default is 1.
 *
 * @param options The link options.
 * @param groups  The number, at least 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_groups(ctn_link_options *options, int64_t groups);

/**
 * Sets the lengths of the result of a deconvolution along its spatial axes; the default is the smallest
 * lengths that fit.
 *
 * @param options The link options.
 * @param outsize The lengths, at least 1 (`ndim` elements).
 * @param ndim    Number of elements of `outsize`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_outsize(ctn_link_options *options, const int64_t *outsize,
                                                size_t ndim);

/**
 * Sets the initial value of all slopes of a parametric rectifier; the default is 0.25.
 *
 * @param options The link options.
 * @param init    The value.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_init(ctn_link_options *options, double init);

/**
 * Sets the fraction of themselves that the averages of a batch normalization keep; the default is 0.9.
 *
 * @param options The link options.
 * @param decay   The fraction, from 0 to 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_decay(ctn_link_options *options, double decay);

/**
 * Sets the number that normalizations add to variances; see each link for the default.
 *
 * @param options The link options.
 * @param eps     The number, finite and at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_eps(ctn_link_options *options, double eps);

/**
 * Sets the exponent of the counts of a negative sampling; the default is 0.75.
 *
 * @param options The link options.
 * @param power   The exponent, finite.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_power(ctn_link_options *options, double power);

/**
 * Sets the number for which an embedding returns zeros and has no gradient. Without this option every number
 * has its row.
 *
 * @param options      The link options.
 * @param ignore_label The number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_ignore_label(ctn_link_options *options, int64_t ignore_label);

/**
 * Sets whether position i of an attention sees only positions 0 to i; the default is 0.
 *
 * @param options The link options.
 * @param causal  Whether later positions are hidden (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_causal(ctn_link_options *options, int32_t causal);

/**
 * Sets the probability with which an attention drops each of its weights in training; the default is 0.
 *
 * @param options The link options.
 * @param dropout The probability, at least 0 and less than 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_options_set_dropout(ctn_link_options *options, double dropout);

#ifdef __cplusplus
}
#endif

#endif
