/**
 * catenary/functions_activation.h: Activation functions; relu, sigmoid and tanh are in catenary/functions.h.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_ACTIVATION_H
#define CATENARY_FUNCTIONS_ACTIVATION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * min(max(0, x), z).
 *
 * @param x The input variable.
 * @param z Upper bound, above 0; 20 in the reference.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.clipped_relu. Since 0.1.0.
 */
CTN_API ctn_status ctn_clipped_relu(ctn_variable *x, double z, ctn_variable **y);

/**
 * x where x >= 0, otherwise slope * x.
 *
 * @param x     The input variable.
 * @param slope Factor for negative elements; 0.2 in the reference.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.leaky_relu. Since 0.1.0.
 */
CTN_API ctn_status ctn_leaky_relu(ctn_variable *x, double slope, ctn_variable **y);

/**
 * x where x >= 0, otherwise alpha * (exp(x) - 1).
 *
 * @param x     The input variable.
 * @param alpha Minus the limit for small x; 1 in the reference.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.elu. Since 0.1.0.
 */
CTN_API ctn_status ctn_elu(ctn_variable *x, double alpha, ctn_variable **y);

/**
 * log(1 + exp(beta * x)) / beta.
 *
 * @param x    The input variable.
 * @param beta Sharpness of the bend, not 0; 1 in the reference.
 * @param y    Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.softplus. Since 0.1.0.
 */
CTN_API ctn_status ctn_softplus(ctn_variable *x, double beta, ctn_variable **y);

/**
 * x * sigmoid(x).
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_silu(ctn_variable *x, ctn_variable **y);

/**
 * x times the standard normal distribution function of x. With the option approximate it is x * (1 +
 * tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3))) / 2.
 *
 * @param x       The input variable.
 * @param options The options that the description names. NULL: defaults.
 * @param y       Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_gelu(ctn_variable *x, ctn_function_options *options, ctn_variable **y);

/**
 * x where x >= 0, otherwise W * x.
 *
 * @param x The input, of shape (N, d1, ..., dk, ...).
 * @param W The slopes, of shape (d1, ..., dk).
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.prelu. Since 0.1.0.
 */
CTN_API ctn_status ctn_prelu(ctn_variable *x, ctn_variable *W, ctn_variable **y);

/**
 * exp(x) divided by its sum over axis 1.
 *
 * @param x       The input, of shape (N, C, d1, ...).
 * @param options Must be NULL or without options: there are none.
 * @param y       Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.softmax. Since 0.1.0.
 */
CTN_API ctn_status ctn_softmax(ctn_variable *x, ctn_function_options *options, ctn_variable **y);

/**
 * The logarithm of ctn_softmax, without underflow.
 *
 * @param x       The input, of shape (N, C, d1, ...).
 * @param options Must be NULL or without options: there are none.
 * @param y       Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.log_softmax. Since 0.1.0.
 */
CTN_API ctn_status ctn_log_softmax(ctn_variable *x, ctn_function_options *options, ctn_variable **y);

/**
 * One step of LSTM units with forget gates: c = tanh(a) * sigmoid(i) + c_prev * sigmoid(f), h = tanh(c) *
 * sigmoid(o).
 *
 * @param c_prev The previous cell state, of shape (N, U, ...).
 * @param x      The sources a, i, f and o of each unit, next to each other: shape (N, 4 U, ...).
 * @param c      Receives the new cell state.
 * @param h      Receives the output.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.lstm. Since 0.1.0.
 */
CTN_API ctn_status ctn_lstm(ctn_variable *c_prev, ctn_variable *x, ctn_variable **c, ctn_variable **h);

/**
 * S-LSTM units of a tree with two children, each with states and sources as for ctn_lstm: c = tanh(a1) *
 * sigmoid(i1) + tanh(a2) * sigmoid(i2) + c_prev1 * sigmoid(f1) + c_prev2 * sigmoid(f2), h = tanh(c) *
 * sigmoid(o1 + o2).
 *
 * @param c_prev1 Cell state of the first child, of shape (N, U, ...).
 * @param c_prev2 Cell state of the second child, of shape (N, U, ...).
 * @param x1      Sources of the first child, of shape (N, 4 U, ...).
 * @param x2      Sources of the second child, of shape (N, 4 U, ...).
 * @param c       Receives the new cell state.
 * @param h       Receives the output.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.slstm. Since 0.1.0.
 */
CTN_API ctn_status ctn_slstm(ctn_variable *c_prev1, ctn_variable *c_prev2, ctn_variable *x1, ctn_variable *x2,
                             ctn_variable **c, ctn_variable **h);

/**
 * The largest of every `pool_size` neighbors along an axis. Ties share the gradient as in ctn_max.
 *
 * @param x         The input variable.
 * @param pool_size Number of neighbors, which must divide the length of the axis.
 * @param axis      The axis; 1 in the reference. Negative numbers count from the last axis.
 * @param y         Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.maxout. Since 0.1.0.
 */
CTN_API ctn_status ctn_maxout(ctn_variable *x, int64_t pool_size, int64_t axis, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
