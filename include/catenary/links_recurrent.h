/**
 * catenary/links_recurrent.h: Links for sequences: embeddings of numbers, LSTM and GRU, step by step and over
 * whole sequences.
 *
 * Links are called with ctn_link_call; see catenary/link.h. Their parameters are on the current device.
 *
 * Threads: A link is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINKS_RECURRENT_H
#define CATENARY_LINKS_RECURRENT_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/link.h>
#include <catenary/link_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Embedding with the parameter W of shape (in_size, out_size), standard normal. Called with x it returns
 * ctn_embed_id(x, W).
 *
 * @param in_size  Number of rows of W, at least 1.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The option ignore_label. NULL: no number is ignored.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.EmbedID,
 * chainer.functions.EmbedID. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_embed_id_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                         ctn_link **out);

/**
 * Sets the number for which an embedding returns zeros and has no gradient. A new link ignores a number only
 * with the option ignore_label.
 *
 * @param link         A link from ctn_link_embed_id_new.
 * @param ignores      Whether a number is ignored (0 or 1).
 * @param ignore_label The number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_embed_id_set_ignore_label(ctn_link *link, int32_t ignores, int64_t ignore_label);

/**
 * LSTM layer with the children "upward" (Linear from in_size to 4 * out_size) and "lateral" (Linear from
 * out_size to 4 * out_size, without a bias). Called with x of shape (N, in_size), it sets c, h = ctn_lstm(c,
 * upward(x) + lateral(h)) and returns h of shape (N, out_size). Without a state, c is zero and lateral(h) is
 * left out.
 *
 * @param in_size  Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The options dtype and initializers. NULL: defaults.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.LSTM. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_lstm_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                     ctn_link **out);

/**
 * Removes c and h.
 *
 * @param lstm A link from ctn_link_lstm_new.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.LSTM.reset_state. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_lstm_reset_state(ctn_link *lstm);

/**
 * Replaces the state.
 *
 * @param lstm A link from ctn_link_lstm_new.
 * @param c    The cell state, of shape (N, out_size). The library keeps a reference.
 * @param h    The state, of shape (N, out_size). The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_lstm_set_state(ctn_link *lstm, ctn_variable *c, ctn_variable *h);

/**
 * Cell state of the last call; NULL, with CTN_OK, without a state.
 *
 * @param lstm A link from ctn_link_lstm_new.
 * @param out  Receives the state, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_lstm_c(ctn_link *lstm, ctn_variable **out);

/**
 * Output of the last call; NULL, with CTN_OK, without a state.
 *
 * @param lstm A link from ctn_link_lstm_new.
 * @param out  Receives the state, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_lstm_h(ctn_link *lstm, ctn_variable **out);

/**
 * Gated recurrent unit without a state: called with h of shape (N, out_size) and x of shape (N, in_size), it
 * returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) + U_r(h)) and z = sigmoid(W_z(x) +
 * U_z(h)). W_r, U_r, W_z, U_z, W and U are children, Linear links to out_size.
 *
 * @param in_size  Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The options dtype and initializers. NULL: defaults.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.GRU. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_gru_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                    ctn_link **out);

/**
 * A link like that of ctn_link_gru_new that keeps its result as the state h of shape (N, out_size) and is
 * called with x of shape (N, in_size) only. Without a state, h is zero.
 *
 * @param in_size  Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The options dtype and initializers. NULL: defaults.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.StatefulGRU. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_stateful_gru_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                             ctn_link **out);

/**
 * Removes h.
 *
 * @param gru A link from ctn_link_stateful_gru_new.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_stateful_gru_reset_state(ctn_link *gru);

/**
 * Replaces the state.
 *
 * @param gru A link from ctn_link_stateful_gru_new.
 * @param h   The state, of shape (N, out_size). The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_stateful_gru_set_state(ctn_link *gru, ctn_variable *h);

/**
 * Output of the last call; NULL, with CTN_OK, without a state.
 *
 * @param gru A link from ctn_link_stateful_gru_new.
 * @param out Receives the state, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_stateful_gru_h(ctn_link *gru, ctn_variable **out);

/**
 * LSTM layers over whole sequences; see ctn_n_step_lstm. The children "0", "1"... are the layers. Each has
 * the parameters w0, b0 to w7, b7: weights, normal with the standard deviation sqrt(1 / columns), and biases
 * of zero. ctn_link_n_step_lstm_call runs the link. ctn_link_call takes sequences and returns as many
 * outputs, with initial states of zero.
 *
 * @param n_layers Number of layers, at least 1.
 * @param in_size  Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The options dropout (the dropout_ratio of ctn_n_step_lstm, 0 by default), dtype and
 *                 initializers. NULL: defaults.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_n_step_lstm_new(int64_t n_layers, int64_t in_size, int64_t out_size,
                                            ctn_link_options *options, ctn_link **out);

/**
 * Bidirectional LSTM layers over whole sequences; see ctn_n_step_bilstm. Children and parameters are as for
 * ctn_link_n_step_lstm_new, with two children for each layer, the forward direction first: inputs of later
 * layers and the outputs have 2 out_size columns. ctn_link_n_step_lstm_call runs it.
 *
 * @param n_layers Number of layers, at least 1.
 * @param in_size  Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The options dropout (the dropout_ratio of ctn_n_step_bilstm, 0 by default), dtype and
 *                 initializers. NULL: defaults.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_n_step_bilstm_new(int64_t n_layers, int64_t in_size, int64_t out_size,
                                              ctn_link_options *options, ctn_link **out);

/**
 * Runs LSTM layers over sequences; see ctn_n_step_lstm. The sequences are packed by descending length, so
 * that each step computes those that have not ended.
 *
 * @param link  A link from ctn_link_n_step_lstm_new or ctn_link_n_step_bilstm_new.
 * @param hx    Initial states, of shape (n_layers * directions, count, out_size) in the order of the children
 *              and of the sequences. NULL: zeros.
 * @param cx    Initial cell states, of the shape of hx. NULL: zeros.
 * @param xs    The sequences, at least one, each of shape (length, in_size) (`count` elements). Lengths may
 *              differ and be 0; the order is arbitrary.
 * @param count Number of sequences.
 * @param hy    Receives the last states of the sequences, of the shape of hx.
 * @param cy    Receives the last cell states, of the shape of cx.
 * @param ys    Receives the outputs of the last layer for each sequence, of shape (length, directions *
 *              out_size) (room for `count`).
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_n_step_lstm_call(ctn_link *link, ctn_variable *hx, ctn_variable *cx,
                                             ctn_variable *const *xs, size_t count, ctn_variable **hy,
                                             ctn_variable **cy, ctn_variable **ys);

/**
 * GRU layers over whole sequences; see ctn_n_step_gru. The children "0", "1"... are the layers. Each has the
 * parameters w0, b0 to w5, b5: weights, normal with the standard deviation sqrt(1 / columns), and biases of
 * zero. ctn_link_n_step_gru_call runs the link. ctn_link_call takes sequences and returns as many outputs,
 * with initial states of zero.
 *
 * @param n_layers Number of layers, at least 1.
 * @param in_size  Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The options dropout (the dropout_ratio of ctn_n_step_gru, 0 by default), dtype and
 *                 initializers. NULL: defaults.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_n_step_gru_new(int64_t n_layers, int64_t in_size, int64_t out_size,
                                           ctn_link_options *options, ctn_link **out);

/**
 * Bidirectional GRU layers over whole sequences; see ctn_n_step_bigru. Children and parameters are as for
 * ctn_link_n_step_gru_new, with two children for each layer, the forward direction first: inputs of later
 * layers and the outputs have 2 out_size columns. ctn_link_n_step_gru_call runs it.
 *
 * @param n_layers Number of layers, at least 1.
 * @param in_size  Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The options dropout (the dropout_ratio of ctn_n_step_bigru, 0 by default), dtype and
 *                 initializers. NULL: defaults.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_n_step_bigru_new(int64_t n_layers, int64_t in_size, int64_t out_size,
                                             ctn_link_options *options, ctn_link **out);

/**
 * Runs GRU layers over sequences; see ctn_n_step_gru. The sequences are packed by descending length, so that
 * each step computes those that have not ended.
 *
 * @param link  A link from ctn_link_n_step_gru_new or ctn_link_n_step_bigru_new.
 * @param hx    Initial states, of shape (n_layers * directions, count, out_size) in the order of the children
 *              and of the sequences. NULL: zeros.
 * @param xs    The sequences, at least one, each of shape (length, in_size) (`count` elements). Lengths may
 *              differ and be 0; the order is arbitrary.
 * @param count Number of sequences.
 * @param hy    Receives the last states of the sequences, of the shape of hx.
 * @param ys    Receives the outputs of the last layer for each sequence, of shape (length, directions *
 *              out_size) (room for `count`).
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_n_step_gru_call(ctn_link *link, ctn_variable *hx, ctn_variable *const *xs,
                                            size_t count, ctn_variable **hy, ctn_variable **ys);

#ifdef __cplusplus
}
#endif

#endif
