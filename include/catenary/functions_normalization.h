/**
 * catenary/functions_normalization.h: Normalization.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
 * 16-bit floats are computed in float32.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_NORMALIZATION_H
#define CATENARY_FUNCTIONS_NORMALIZATION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance of the batch over all
 * axes that gamma does not have. The attributes "mean" and "var" of the creator are the statistics, without
 * eps, in float32 or float64.
 *
 * @param x     The input, of shape (N, C..., d1, ...).
 * @param gamma The factors, of shape (C...), usually one axis.
 * @param beta  The offsets, of the shape and dtype of `gamma`.
 * @param eps   Added to variances, at least 0.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.batch_normalization. Since 0.1.0.
 */
CTN_API ctn_status ctn_batch_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                           double eps, ctn_variable **y);

/**
 * gamma (x - mean) / sqrt(var) + beta with given statistics. The reference's argument eps, which is not used
 * there, is left out.
 *
 * @param x     The input, of shape (N, C..., d1, ...).
 * @param gamma The factors, of shape (C...), usually one axis.
 * @param beta  The offsets, of the shape and dtype of `gamma`.
 * @param mean  The means, of the shape of `gamma`.
 * @param var   The variances, of the shape of `gamma`, to which the link of ctn_link_batch_normalization_new
 *              has already added eps.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.fixed_batch_normalization. Since 0.1.0.
 */
CTN_API ctn_status ctn_fixed_batch_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                                 ctn_variable *mean, ctn_variable *var, ctn_variable **y);

/**
 * gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row. Rows are the last axes of x, as
 * many as gamma has.
 *
 * @param x     The input variable.
 * @param gamma The factors, of the shape of the last axes of x.
 * @param beta  The offsets, of the shape and dtype of `gamma`.
 * @param eps   Added to variances, at least 0.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_layer_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                           double eps, ctn_variable **y);

/**
 * gamma x / sqrt(m + eps), where m is the mean square of each row. Rows are the last axes of x, as many as
 * gamma has.
 *
 * @param x     The input variable.
 * @param gamma The factors, of the shape of the last axes of x.
 * @param eps   Added to variances, at least 0.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rms_normalization(ctn_variable *x, ctn_variable *gamma, double eps, ctn_variable **y);

/**
 * x / (k + alpha s)^beta, where s is the sum of squares over the channels (axis 1) from n / 2 before to n / 2
 * after each.
 *
 * @param x     The input variable.
 * @param n     Number of neighboring channels, at least 1; 5 in the reference.
 * @param k     Added to the sum; 2 in the reference.
 * @param alpha Factor of the sum of squares; 0.0001 in the reference.
 * @param beta  The exponent; 0.75 in the reference.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.local_response_normalization. Since 0.1.0.
 */
CTN_API ctn_status ctn_local_response_normalization(ctn_variable *x, int64_t n, double k, double alpha,
                                                    double beta, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
