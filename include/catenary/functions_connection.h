/**
 * catenary/functions_connection.h: Connections of layers.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
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
 * x W^T + b, of shape (N, out).
 *
 * @param x The input, of shape (N, ...), flattened to (N, in).
 * @param W The weights, of shape (out, in).
 * @param b The bias, of shape (out,). NULL: none.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.linear. Since 0.1.0.
 */
CTN_API ctn_status ctn_linear(ctn_variable *x, ctn_variable *W, ctn_variable *b, ctn_variable **y);

/**
 * The rows of W that x selects, of shape (shape of x, n). The gradient of W is dense. Options: ignore_label,
 * a number for which there are zeros and no gradient; by default there is none.
 *
 * @param x       Signed integers. Negative ones count from the last row.
 * @param W       The rows, of shape (rows, n).
 * @param options The options that the description names. NULL: defaults.
 * @param y       Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.embed_id. Since 0.1.0.
 */
CTN_API ctn_status ctn_embed_id(ctn_variable *x, ctn_variable *W, ctn_function_options *options,
                                ctn_variable **y);

/**
 * y[i, l] = sum over j, k of e1[i, j] e2[i, k] W[j, k, l] + e1 V1 + e2 V2 + b, of shape (N, L). V1, V2 and b
 * are all given or all NULL.
 *
 * @param e1 The first input, of shape (N, ...), flattened to (N, J).
 * @param e2 The second input, of shape (N, ...), flattened to (N, K).
 * @param W  The weights, of shape (J, K, L).
 * @param V1 Weights of the first input, of shape (J, L). NULL: none.
 * @param V2 Weights of the second input, of shape (K, L). NULL: none.
 * @param b  The bias, of shape (L,). NULL: none.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.bilinear. Since 0.1.0.
 */
CTN_API ctn_status ctn_bilinear(ctn_variable *e1, ctn_variable *e2, ctn_variable *W, ctn_variable *V1,
                                ctn_variable *V2, ctn_variable *b, ctn_variable **y);

/**
 * Scaled dot-product attention, softmax(scale * q k^T) v for every batch and head, of shape (N, H, L, E). A
 * query that sees no key gives zeros. Memory grows with L + S, not with their product; the product is held
 * for second derivatives, for the gradient of a mask, or if weights are dropped. Options: scale, 1 / sqrt(D)
 * by default; causal, with which query i sees keys 0 to i only; dropout.
 *
 * @param q       The queries, of shape (N, H, L, D).
 * @param k       The keys, of shape (N, H, S, D).
 * @param v       The values, of shape (N, H, S, E).
 * @param mask    Broadcast to (N, H, L, S): a bool mask hides keys where it is false, a mask of the dtype of
 *                q is added to the scores. NULL: none.
 * @param options The options that the description names. NULL: defaults.
 * @param y       Receives a new variable.
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
