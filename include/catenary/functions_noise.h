/**
 * catenary/functions_noise.h: Noise.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_NOISE_H
#define CATENARY_FUNCTIONS_NOISE_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * While the calling thread trains (ctn_set_train), elements are set to zero with probability `ratio` (0 <=
 * ratio < 1) and the others scaled by 1 / (1 - ratio); otherwise the result is x itself. The scaled mask is
 * the attribute "mask" of the creator. Options: mask, a scaled one of the shape and dtype of x in place of
 * one that is drawn, to repeat a dropout.
 *
 * @param x       a variable, borrowed.
 * @param ratio   probability with which an element is dropped, at least 0 and below 1.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.dropout. Since 0.1.0.
 */
CTN_API ctn_status ctn_dropout(ctn_variable *x, double ratio, ctn_function_options *options,
                               ctn_variable **y);

/**
 * mean + exp(ln_var / 2) eps, of one shape and dtype, where eps are standard normal numbers from the device's
 * global generator, the attribute "noise" of the creator. Options: noise, such numbers in place of drawn
 * ones, to repeat a call.
 *
 * @param mean    a variable, borrowed.
 * @param ln_var  a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.gaussian. Since 0.1.0.
 */
CTN_API ctn_status ctn_gaussian(ctn_variable *mean, ctn_variable *ln_var, ctn_function_options *options,
                                ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
