/**
 * catenary/functions_evaluation.h: Evaluation of predictions; these functions have no gradient.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 * Class numbers and targets are int32 or int64.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_EVALUATION_H
#define CATENARY_FUNCTIONS_EVALUATION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Fraction of rows of y (N, C, ...) whose largest element is at the class number t (N). The result is 0-d, of
 * the dtype of y and without gradient. Options: ignore_label, with which rows of that label do not count,
 * whatever is predicted; the result is 0 if no row counts. By default all rows count.
 *
 * @param y       a variable, borrowed.
 * @param t       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.accuracy. Since 0.1.0.
 */
CTN_API ctn_status ctn_accuracy(ctn_variable *y, ctn_variable *t, ctn_function_options *options,
                                ctn_variable **out);

/**
 * Fraction of the elements of y that agree with t: an element of at least 0 stands for 1, any other for 0. t
 * has integers of the shape of y, namely 0, 1, or -1 for an element that is ignored. The result is 0-d, of
 * the dtype of y and without gradient; it is 0 if all elements are ignored. Options: ignore_label, -1 by
 * default, in place of which that number is ignored, also if it is 0 or 1.
 *
 * @param y       a variable, borrowed.
 * @param t       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.binary_accuracy. Since 0.1.0.
 */
CTN_API ctn_status ctn_binary_accuracy(ctn_variable *y, ctn_variable *t, ctn_function_options *options,
                                       ctn_variable **out);

#ifdef __cplusplus
}
#endif

#endif
