/**
 * catenary/function_options.h: What functions may be given besides their arguments.
 *
 * Options of a call: the function reads them and keeps no reference, so that they can be used again. NULL
 * stands for the documented values, as does what was not set. An option that a function does not have is an
 * error that names both; the documentation of each function lists its options.
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
 * What becomes of the terms of a loss.
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
 * @param self the function options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_function_options *ctn_function_options_retain(const ctn_function_options *self);

/**
 * Gives a reference back; the last one frees the function options. NULL is allowed; cannot fail.
 *
 * @param self the function options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_function_options_release(const ctn_function_options *self);

/**
 * Options of which none is set.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_new(ctn_function_options **out);

/**
 * What becomes of the terms of a loss; the documentation of each loss names its default.
 *
 * @param options   function options, borrowed.
 * @param reduction a `ctn_reduction`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_reduction(ctn_function_options *options, ctn_reduction reduction);

/**
 * A weight for every class, with which the terms of its labels are multiplied; 1 by default.
 *
 * @param options      function options, borrowed.
 * @param class_weight (C), of the dtype of x; shared until another is set; an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_class_weight(ctn_function_options *options,
                                                         const ctn_array *class_weight);

/**
 * The label that does not count; the documentation of each function names its default.
 *
 * @param options      function options, borrowed.
 * @param ignore_label any number, also one that is a class.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_ignore_label(ctn_function_options *options, int64_t ignore_label);

/**
 * The share of every label that is spread evenly over all classes; 0 by default.
 *
 * @param options         function options, borrowed.
 * @param label_smoothing 0 to 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_label_smoothing(ctn_function_options *options,
    double label_smoothing);

/**
 * The scaled mask of a dropout, in place of one that is drawn, to repeat a dropout.
 *
 * @param options function options, borrowed.
 * @param mask    of the shape and dtype of x; shared until another is set; an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_mask(ctn_function_options *options, const ctn_array *mask);

/**
 * The standard normal numbers of ctn_gaussian, in place of drawn ones, to repeat a call.
 *
 * @param options function options, borrowed.
 * @param noise   of the shape and dtype of mean; shared until another is set; an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_noise(ctn_function_options *options, const ctn_array *noise);

/**
 * The samples of a negative sampling, in place of drawn ones, to repeat a call.
 *
 * @param options function options, borrowed.
 * @param samples (N, 1 + sample_size), int32 or int64, with t as the first column; shared until another is
 *                set; an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_samples(ctn_function_options *options, const ctn_array *samples);

/**
 * How far apart the elements are that a window reads, for each spatial axis; 1 by default.
 *
 * @param options  function options, borrowed.
 * @param dilation numbers of at least 1; `ndim` elements.
 * @param ndim     number of elements of `dilation`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_dilation(ctn_function_options *options, const int64_t *dilation,
                                                     size_t ndim);

/**
 * Number of groups that the channels are divided into; 1 by default.
 *
 * @param options function options, borrowed.
 * @param groups  at least 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_groups(ctn_function_options *options, int64_t groups);

/**
 * Lengths of the result of ctn_deconvolution_nd along its spatial axes; by default the smallest that fit.
 * ctn_deconvolution_2d takes them as arguments.
 *
 * @param options function options, borrowed.
 * @param outsize numbers of at least 1; `ndim` elements.
 * @param ndim    number of elements of `outsize`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_outsize(ctn_function_options *options, const int64_t *outsize,
                                                    size_t ndim);

/**
 * Whether the windows of ctn_average_pooling_2d cover every element of x, so that the last ones may end
 * outside; 0 by default. ctn_max_pooling_2d takes this as an argument.
 *
 * @param options   function options, borrowed.
 * @param cover_all whether every element is in a window; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_cover_all(ctn_function_options *options, int32_t cover_all);

/**
 * Whether the means of ctn_average_pooling_2d count padded elements, which are zeros; 1 by default.
 *
 * @param options          function options, borrowed.
 * @param count_include_pad whether padded elements count; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_count_include_pad(ctn_function_options *options,
    int32_t count_include_pad);

/**
 * What an attention multiplies its scores with; 1 / sqrt(D) by default.
 *
 * @param options function options, borrowed.
 * @param scale   finite, other than 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_scale(ctn_function_options *options, double scale);

/**
 * Whether position i of an attention sees positions 0 to i only; 0 by default, so that it sees all.
 *
 * @param options function options, borrowed.
 * @param causal  whether later positions are hidden; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_causal(ctn_function_options *options, int32_t causal);

/**
 * Probability with which an attention drops each of its weights in training; 0 by default.
 *
 * @param options function options, borrowed.
 * @param dropout at least 0 and less than 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_dropout(ctn_function_options *options, double dropout);

/**
 * Whether ctn_gelu is approximated by tanh; 0 by default.
 *
 * @param options     function options, borrowed.
 * @param approximate whether to approximate; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time while they are changed. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_options_set_approximate(ctn_function_options *options, int32_t approximate);

#ifdef __cplusplus
}
#endif

#endif
