/**
 * catenary/functions_normalization.h: Normalization.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
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
 * gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance of the batch: x (N, C...,
 * d1, ...), gamma and beta (C...), usually one axis; statistics are those over all other axes. The attributes
 * "mean" and "var" of the creator are the statistics, without eps, in float32 or float64.
 *
 * @param x     a variable, borrowed.
 * @param gamma a variable, borrowed.
 * @param beta  a variable, borrowed.
 * @param eps   a small number, at least 0, that keeps the divisor from 0.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.batch_normalization. Since 0.1.0.
 */
CTN_API ctn_status ctn_batch_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                           double eps, ctn_variable **y);

/**
 * gamma (x - mean) / sqrt(var) + beta with statistics of gamma's shape. The variance is used as given, to
 * which ctn_link_batch_normalization_new's link has added eps before; the reference's argument eps, which is
 * not used there, is left out.
 *
 * @param x     a variable, borrowed.
 * @param gamma a variable, borrowed.
 * @param beta  a variable, borrowed.
 * @param mean  a variable, borrowed.
 * @param var   a variable, borrowed.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.fixed_batch_normalization. Since 0.1.0.
 */
CTN_API ctn_status ctn_fixed_batch_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                                 ctn_variable *mean, ctn_variable *var, ctn_variable **y);

/**
 * gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row: rows are the last axes of x, as
 * many as gamma and beta have, whose lengths are theirs.
 *
 * @param x     a variable, borrowed.
 * @param gamma a variable, borrowed.
 * @param beta  a variable, borrowed.
 * @param eps   a small number, at least 0, that keeps the divisor from 0.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_layer_normalization(ctn_variable *x, ctn_variable *gamma, ctn_variable *beta,
                                           double eps, ctn_variable **y);

/**
 * gamma x / sqrt(m + eps), where m is the mean square of each row; rows as in ctn_layer_normalization.
 *
 * @param x     a variable, borrowed.
 * @param gamma a variable, borrowed.
 * @param eps   a small number, at least 0, that keeps the divisor from 0.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rms_normalization(ctn_variable *x, ctn_variable *gamma, double eps, ctn_variable **y);

/**
 * x / (k + alpha s)^beta, where s is the sum of squares over the channels (axis 1) from n / 2 before to n / 2
 * behind each. The reference's defaults: n 5, k 2, alpha 0.0001, beta 0.75.
 *
 * @param x     a variable, borrowed.
 * @param n     number of neighboring channels, at least 1.
 * @param k     what is added to the sum.
 * @param alpha factor of the sum of squares.
 * @param beta  the exponent.
 * @param y     out: receives a new reference, NULL after a failure.
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
