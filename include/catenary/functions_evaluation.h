/**
 * catenary/functions_evaluation.h: Evaluation of predictions; these functions have no gradient.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
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
 * Fraction of the rows of y whose largest element is at the class number t. The result is 0-d, of the dtype
 * of y and without gradient; it is 0 if no row counts. Options: ignore_label, a label whose rows do not
 * count; by default all rows count.
 *
 * @param y       The predictions, of shape (N, C, ...).
 * @param t       The class numbers, of shape (N,).
 * @param options The options that the description names. NULL: defaults.
 * @param out     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.accuracy. Since 0.1.0.
 */
CTN_API ctn_status ctn_accuracy(ctn_variable *y, ctn_variable *t, ctn_function_options *options,
                                ctn_variable **out);

/**
 * Fraction of the elements of y that agree with t. The result is 0-d, of the dtype of y and without gradient;
 * it is 0 if all elements are ignored. Options: ignore_label, the ignored number, -1 by default; it may be 0
 * or 1.
 *
 * @param y       The predictions: elements of at least 0 predict 1, others 0.
 * @param t       Integers of the shape of y: 0, 1, or -1 for an element that is ignored.
 * @param options The options that the description names. NULL: defaults.
 * @param out     Receives a new variable.
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
