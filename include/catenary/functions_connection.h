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

/**
 * Stacked LSTM layers over whole sequences. Each layer computes, from its inputs x and the states h and c
 * before a step, i = sigmoid(W0 x + W4 h + b0 + b4), f = sigmoid(W1 x + W5 h + b1 + b5), a = tanh(W2 x + W6 h
 * + b2 + b6), o = sigmoid(W3 x + W7 h + b3 + b7), c = f * c + i * a and h = o * tanh(c). Its outputs h are
 * the inputs of the next layer. The products with the inputs of all steps are one product. This order of the
 * weights is that of Chainer's implementation and of cuDNN; Chainer's documentation exchanges W2 and W3.
 *
 * @param n_layers      Number of layers, at least 1.
 * @param dropout_ratio Probability, below 1, with which the inputs of each layer except the first are
 *                      dropped, as by ctn_dropout, while the thread trains (ctn_train).
 * @param hx            Initial states of the B sequences, of shape (n_layers, B, U), in which U is the number
 *                      of units; the directions of a layer follow each other, so that bidirectional layers
 *                      need (2 n_layers, B, U). NULL: zeros.
 * @param cx            Initial cell states, of the shape of hx. NULL: zeros.
 * @param ws            The weights of one layer after another: for each 8, W0 to W7 as above (`weight_count`
 *                      elements). Those of the input, W0 to W3, have the shape (U, I) in the first layer and
 *                      (U, U) in others; the other 4 have the shape (U, U).
 * @param weight_count  Number of weights and of biases, 8 times n_layers.
 * @param bs            The biases b0 to b7, in the order of the weights, of shape (U,) (`weight_count`
 *                      elements).
 * @param xs            The inputs of the steps, at least one (`count` elements). That of step t has the shape
 *                      (B_t, I): a row for each sequence that has so many steps. Sequences are ordered by
 *                      descending length, so that B_t never grows.
 * @param count         Number of steps.
 * @param hy            Receives the last states of all sequences, of the shape of hx.
 * @param cy            Receives the last cell states, of the shape of cx.
 * @param ys            Receives the outputs of the last layer at each step, of shape (B_t, U) (room for
 *                      `count`).
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_n_step_lstm(int64_t n_layers, double dropout_ratio, ctn_variable *hx, ctn_variable *cx,
                                   ctn_variable *const *ws, size_t weight_count, ctn_variable *const *bs,
                                   ctn_variable *const *xs, size_t count, ctn_variable **hy,
                                   ctn_variable **cy, ctn_variable **ys);

/**
 * Stacked bidirectional LSTM layers over whole sequences: ctn_n_step_lstm with two directions in each layer,
 * the second of which goes through each sequence from its last step to its first one. The outputs of both,
 * next to each other, are the inputs of the next layer.
 *
 * @param n_layers      Number of layers, at least 1.
 * @param dropout_ratio Probability, below 1, with which the inputs of each layer except the first are
 *                      dropped, as by ctn_dropout, while the thread trains (ctn_train).
 * @param hx            Initial states of the B sequences, of shape (n_layers, B, U), in which U is the number
 *                      of units; the directions of a layer follow each other, so that bidirectional layers
 *                      need (2 n_layers, B, U). NULL: zeros.
 * @param cx            Initial cell states, of the shape of hx. NULL: zeros.
 * @param ws            The weights of one layer and direction after another: for each 8, W0 to W7 as there
 *                      (`weight_count` elements). Those of the input, W0 to W3, have the shape (U, I) in the
 *                      first layer and (U, 2 U) in others; the other 4 have the shape (U, U).
 * @param weight_count  Number of weights and of biases, 8 times 2 times n_layers.
 * @param bs            The biases b0 to b7, in the order of the weights, of shape (U,) (`weight_count`
 *                      elements).
 * @param xs            The inputs of the steps, at least one (`count` elements). That of step t has the shape
 *                      (B_t, I): a row for each sequence that has so many steps. Sequences are ordered by
 *                      descending length, so that B_t never grows.
 * @param count         Number of steps.
 * @param hy            Receives the last states of all sequences, of the shape of hx.
 * @param cy            Receives the last cell states, of the shape of cx.
 * @param ys            Receives the outputs of the last layer at each step, of shape (B_t, 2 U), the forward
 *                      direction first (room for `count`).
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_n_step_bilstm(int64_t n_layers, double dropout_ratio, ctn_variable *hx,
                                     ctn_variable *cx, ctn_variable *const *ws, size_t weight_count,
                                     ctn_variable *const *bs, ctn_variable *const *xs, size_t count,
                                     ctn_variable **hy, ctn_variable **cy, ctn_variable **ys);

/**
 * Stacked GRU layers over whole sequences. Each layer computes, from its inputs x and the state h before a
 * step, r = sigmoid(W0 x + W3 h + b0 + b3), z = sigmoid(W1 x + W4 h + b1 + b4), g = tanh(W2 x + b2 + r * (W5
 * h + b5)) and h = (1 - z) * g + z * h. Its outputs h are the inputs of the next layer. The products with the
 * inputs of all steps are one product.
 *
 * @param n_layers      Number of layers, at least 1.
 * @param dropout_ratio Probability, below 1, with which the inputs of each layer except the first are
 *                      dropped, as by ctn_dropout, while the thread trains (ctn_train).
 * @param hx            Initial states of the B sequences, of shape (n_layers, B, U), in which U is the number
 *                      of units; the directions of a layer follow each other, so that bidirectional layers
 *                      need (2 n_layers, B, U). NULL: zeros.
 * @param ws            The weights of one layer after another: for each 6, W0 to W5 as above (`weight_count`
 *                      elements). Those of the input, W0 to W2, have the shape (U, I) in the first layer and
 *                      (U, U) in others; the other 3 have the shape (U, U).
 * @param weight_count  Number of weights and of biases, 6 times n_layers.
 * @param bs            The biases b0 to b5, in the order of the weights, of shape (U,) (`weight_count`
 *                      elements).
 * @param xs            The inputs of the steps, at least one (`count` elements). That of step t has the shape
 *                      (B_t, I): a row for each sequence that has so many steps. Sequences are ordered by
 *                      descending length, so that B_t never grows.
 * @param count         Number of steps.
 * @param hy            Receives the last states of all sequences, of the shape of hx.
 * @param ys            Receives the outputs of the last layer at each step, of shape (B_t, U) (room for
 *                      `count`).
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_n_step_gru(int64_t n_layers, double dropout_ratio, ctn_variable *hx,
                                  ctn_variable *const *ws, size_t weight_count, ctn_variable *const *bs,
                                  ctn_variable *const *xs, size_t count, ctn_variable **hy,
                                  ctn_variable **ys);

/**
 * Stacked bidirectional GRU layers over whole sequences: ctn_n_step_gru with two directions in each layer,
 * the second of which goes through each sequence from its last step to its first one. The outputs of both,
 * next to each other, are the inputs of the next layer.
 *
 * @param n_layers      Number of layers, at least 1.
 * @param dropout_ratio Probability, below 1, with which the inputs of each layer except the first are
 *                      dropped, as by ctn_dropout, while the thread trains (ctn_train).
 * @param hx            Initial states of the B sequences, of shape (n_layers, B, U), in which U is the number
 *                      of units; the directions of a layer follow each other, so that bidirectional layers
 *                      need (2 n_layers, B, U). NULL: zeros.
 * @param ws            The weights of one layer and direction after another: for each 6, W0 to W5 as there
 *                      (`weight_count` elements). Those of the input, W0 to W2, have the shape (U, I) in the
 *                      first layer and (U, 2 U) in others; the other 3 have the shape (U, U).
 * @param weight_count  Number of weights and of biases, 6 times 2 times n_layers.
 * @param bs            The biases b0 to b5, in the order of the weights, of shape (U,) (`weight_count`
 *                      elements).
 * @param xs            The inputs of the steps, at least one (`count` elements). That of step t has the shape
 *                      (B_t, I): a row for each sequence that has so many steps. Sequences are ordered by
 *                      descending length, so that B_t never grows.
 * @param count         Number of steps.
 * @param hy            Receives the last states of all sequences, of the shape of hx.
 * @param ys            Receives the outputs of the last layer at each step, of shape (B_t, 2 U), the forward
 *                      direction first (room for `count`).
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_n_step_bigru(int64_t n_layers, double dropout_ratio, ctn_variable *hx,
                                    ctn_variable *const *ws, size_t weight_count, ctn_variable *const *bs,
                                    ctn_variable *const *xs, size_t count, ctn_variable **hy,
                                    ctn_variable **ys);

#ifdef __cplusplus
}
#endif

#endif
