/**
 * catenary/functions_noise.h: Noise.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
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
 * While the calling thread trains (ctn_set_train), sets elements to zero with a probability and scales the
 * others by 1 / (1 - ratio); otherwise the result is x itself. The scaled mask is the attribute "mask" of the
 * creator. Options: mask, a scaled mask of the shape and dtype of x, to repeat a dropout; by default it is
 * drawn.
 *
 * @param x       The input variable.
 * @param ratio   The probability, at least 0 and less than 1; 0.5 in the reference.
 * @param options The options that the description names. NULL: defaults.
 * @param y       Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.dropout. Since 0.1.0.
 */
CTN_API ctn_status ctn_dropout(ctn_variable *x, double ratio, ctn_function_options *options,
                               ctn_variable **y);

/**
 * mean + exp(ln_var / 2) * eps, where eps are standard normal numbers from the device's global generator, the
 * attribute "noise" of the creator. Options: noise, the numbers to use instead, to repeat a call.
 *
 * @param mean    The means.
 * @param ln_var  The logarithms of the variances, of the shape and dtype of `mean`.
 * @param options The options that the description names. NULL: defaults.
 * @param y       Receives a new variable.
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
