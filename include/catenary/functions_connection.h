/**
 * catenary/functions_connection.h: Connections of layers.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_CONNECTION_H
#define CATENARY_FUNCTIONS_CONNECTION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * x W^T + b: x (N, ...) flattened to (N, in), W (out, in), b (out) or NULL; result (N, out).
 *
 * @param x a variable, borrowed.
 * @param W a variable, borrowed.
 * @param b a variable, borrowed, or NULL.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.linear. Since 0.1.0.
 */
CTN_API ctn_status ctn_linear(ctn_variable *x, ctn_variable *W, ctn_variable *b, ctn_variable **y);

/**
 * The rows of W (rows, n) that x (signed integers) names, which may repeat: result (shape of x, n). Negative
 * numbers count from the last row. The gradient of W is dense. Options: ignore_label, a number for which
 * there are zeros and no gradient; by default there is none.
 *
 * @param x       a variable, borrowed.
 * @param W       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.embed_id. Since 0.1.0.
 */
CTN_API ctn_status ctn_embed_id(ctn_variable *x, ctn_variable *W, ctn_function_options *options,
                                ctn_variable **y);

/**
 * y[i, l] = sum over j, k of e1[i, j] e2[i, k] W[j, k, l] + e1 V1 + e2 V2 + b: e1 (N, ...) and e2 (N, ...)
 * flattened to (N, J) and (N, K), W (J, K, L), V1 (J, L), V2 (K, L), b (L); the last three are given or NULL
 * together. Result (N, L).
 *
 * @param e1 a variable, borrowed.
 * @param e2 a variable, borrowed.
 * @param W  a variable, borrowed.
 * @param V1 a variable, borrowed, or NULL.
 * @param V2 a variable, borrowed, or NULL.
 * @param b  a variable, borrowed, or NULL.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.bilinear. Since 0.1.0.
 */
CTN_API ctn_status ctn_bilinear(ctn_variable *e1, ctn_variable *e2, ctn_variable *W, ctn_variable *V1,
                                ctn_variable *V2, ctn_variable *b, ctn_variable **y);

/**
 * Scaled dot-product attention, softmax(scale q k^T) v for every batch and head: q (N, H, L, D), k (N, H, S,
 * D), v (N, H, S, E), result (N, H, L, E). `mask` broadcasts to (N, H, L, S): a bool one hides keys where it
 * is false, one of the dtype of q is added to the scores. A query that sees no key gives zeros. Memory grows
 * with L + S, not with their product; the product is held for second derivatives, for the gradient of a mask,
 * or if weights are dropped. Options: scale, 1 / sqrt(D) by default; causal, with which query i sees keys 0
 * to i only; dropout.
 *
 * @param q       a variable, borrowed.
 * @param k       a variable, borrowed.
 * @param v       a variable, borrowed.
 * @param mask    a variable, borrowed, or NULL.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_attention(ctn_variable *q, ctn_variable *k, ctn_variable *v, ctn_variable *mask,
                                 ctn_function_options *options, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
