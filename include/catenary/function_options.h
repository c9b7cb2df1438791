/**
 * catenary/function_options.h: Further arguments of functions.
 *
 * Options of a call. The function reads them and keeps no reference, so that they can be used again. Options
 * that were not set, and all options if NULL is passed, have their documented defaults. An option that a
 * function does not have is an error that names both; the documentation of each function lists its options.
 *
 * Threads: One thread at a time while they are changed.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTION_OPTIONS_H
#define CATENARY_FUNCTION_OPTIONS_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * How the terms of a loss are combined.
 */
typedef int32_t ctn_reduction;
enum {
  /** Their sum divided by a count that the function documents; 0-d. */
  CTN_REDUCTION_MEAN = 0,
  /** Their sum; 0-d. */
  CTN_REDUCTION_SUM = 1,
  /** The terms themselves. */
  CTN_REDUCTION_NONE = 2
};

/**
 * Options of functions.
 *
 * Threads: One thread at a time while they are changed.
 */
typedef struct ctn_function_options ctn_function_options;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The function options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_function_options *ctn_function_options_retain(const ctn_function_options *self);

/**
 * Gives a reference back; the last one frees the function options. NULL is allowed; cannot fail.
 *
 * @param self The function options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_function_options_release(const ctn_function_options *self);

/**
 * Options with defaults only.
 *
 * @param out Receives a new function options.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_new(ctn_function_options **out);

/**
 * Sets how the terms of a loss are combined; see each loss for the default.
 *
 * @param options   The options that the description names. NULL: defaults.
 * @param reduction The reduction.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_reduction(ctn_function_options *options, ctn_reduction reduction);

/**
 * Sets a weight for every class, which multiplies the terms of its labels; the default is 1.
 *
 * @param options      The options that the description names. NULL: defaults.
 * @param class_weight The weights, of shape (C,) and the dtype of x. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_class_weight(ctn_function_options *options,
                                                         const ctn_array *class_weight);

/**
 * Sets the label that does not count; see each function for the default.
 *
 * @param options      The options that the description names. NULL: defaults.
 * @param ignore_label Any number, even that of a class.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_ignore_label(ctn_function_options *options, int64_t ignore_label);

/**
 * Sets the share of every label that is spread evenly over all classes; the default is 0.
 *
 * @param options         The options that the description names. NULL: defaults.
 * @param label_smoothing The share, from 0 to 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_label_smoothing(ctn_function_options *options,
    double label_smoothing);

/**
 * Sets the scaled mask of a dropout, to repeat a dropout. By default it is drawn.
 *
 * @param options The options that the description names. NULL: defaults.
 * @param mask    The mask, of the shape and dtype of x. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_mask(ctn_function_options *options, const ctn_array *mask);

/**
 * Sets the standard normal numbers of ctn_gaussian, to repeat a call. If they are not set, they are drawn.
 *
 * @param options The options that the description names. NULL: defaults.
 * @param noise   The numbers, of the shape and dtype of mean. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_noise(ctn_function_options *options, const ctn_array *noise);

/**
 * Sets the samples of a negative sampling, to repeat a call. If they are not set, they are drawn.
 *
 * @param options The options that the description names. NULL: defaults.
 * @param samples The samples, of shape (N, 1 + sample_size), int32 or int64, with t as the first column. The
 *                library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_samples(ctn_function_options *options, const ctn_array *samples);

/**
 * Sets the distance between the elements that a window reads; the default is 1.
 *
 * @param options  The options that the description names. NULL: defaults.
 * @param dilation The distance along each spatial axis, at least 1 (`ndim` elements).
 * @param ndim     Number of elements of `dilation`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_dilation(ctn_function_options *options, const int64_t *dilation,
                                                     size_t ndim);

/**
 * Sets the number of groups into which the channels are divided; the default is 1.
 *
 * @param options The options that the description names. NULL: defaults.
 * @param groups  The number, at least 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_groups(ctn_function_options *options, int64_t groups);

/**
 * Sets the lengths of the result of ctn_deconvolution_nd along its spatial axes; the default is the smallest
 * lengths that fit. ctn_deconvolution_2d takes them as arguments.
 *
 * @param options The options that the description names. NULL: defaults.
 * @param outsize The lengths, at least 1 (`ndim` elements).
 * @param ndim    Number of elements of `outsize`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_outsize(ctn_function_options *options, const int64_t *outsize,
                                                    size_t ndim);

/**
 * Sets whether the windows of ctn_average_pooling_2d cover every element of x, so that the last ones may end
 * outside; the default is 0. ctn_max_pooling_2d takes this as an argument.
 *
 * @param options   The options that the description names. NULL: defaults.
 * @param cover_all Whether every element is in a window (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_cover_all(ctn_function_options *options, int32_t cover_all);

/**
 * Sets whether the means of ctn_average_pooling_2d count padded elements, which are zeros; the default is 1.
 *
 * @param options          The options that the description names. NULL: defaults.
 * @param count_include_pad Whether padded elements count (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_count_include_pad(ctn_function_options *options,
    int32_t count_include_pad);

/**
 * Sets the factor of the scores of an attention; the default is 1 / sqrt(D).
 *
 * @param options The options that the description names. NULL: defaults.
 * @param scale   The factor, finite and not 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_scale(ctn_function_options *options, double scale);

/**
 * Sets whether position i of an attention sees only positions 0 to i; the default is 0.
 *
 * @param options The options that the description names. NULL: defaults.
 * @param causal  Whether later positions are hidden (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_causal(ctn_function_options *options, int32_t causal);

/**
 * Sets the probability with which an attention drops each of its weights in training; the default is 0.
 *
 * @param options The options that the description names. NULL: defaults.
 * @param dropout The probability, at least 0 and less than 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_dropout(ctn_function_options *options, double dropout);

/**
 * Sets whether ctn_gelu uses an approximation with tanh; the default is 0.
 *
 * @param options     The options that the description names. NULL: defaults.
 * @param approximate Whether to approximate (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_approximate(ctn_function_options *options, int32_t approximate);

#ifdef __cplusplus
}
#endif

#endif
