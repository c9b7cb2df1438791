/**
 * catenary/functions_loss.h: Losses.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 *
 * Threads: As variables.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_LOSS_H
#define CATENARY_FUNCTIONS_LOSS_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Mean over the batch of -log softmax(x)[t]: x (N, C, d1, ...) floating, t (N, d1, ...) int32 class numbers,
 * -1 is ignored. With `normalize` the sum is divided by the number of labels that are not ignored, otherwise
 * by N. 0-d result.
 *
 * @param x         a variable, borrowed.
 * @param t         a variable, borrowed.
 * @param normalize whether to divide by the number of labels that count; 0 or 1.
 * @param y         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.softmax_cross_entropy. Since 0.1.0.
 */
CTN_API ctn_status ctn_softmax_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
