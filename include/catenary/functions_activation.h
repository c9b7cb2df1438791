/**
 * catenary/functions_activation.h: Activation functions; relu, sigmoid and tanh are in catenary/functions.h.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
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
 * min(max(0, x), z) with z > 0; the reference's default is 20.
 *
 * @param x a variable, borrowed.
 * @param z upper bound, above 0.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.clipped_relu. Since 0.1.0.
 */
CTN_API ctn_status ctn_clipped_relu(ctn_variable *x, double z, ctn_variable **y);

/**
 * x where x >= 0, else slope * x; the reference's default is 0.2.
 *
 * @param x     a variable, borrowed.
 * @param slope factor for negative elements.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.leaky_relu. Since 0.1.0.
 */
CTN_API ctn_status ctn_leaky_relu(ctn_variable *x, double slope, ctn_variable **y);

/**
 * x where x >= 0, else alpha * (exp(x) - 1); the reference's default is 1.
 *
 * @param x     a variable, borrowed.
 * @param alpha the limit for small x is -alpha.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.elu. Since 0.1.0.
 */
CTN_API ctn_status ctn_elu(ctn_variable *x, double alpha, ctn_variable **y);

/**
 * log(1 + exp(beta * x)) / beta with beta other than 0; the reference's default is 1.
 *
 * @param x    a variable, borrowed.
 * @param beta how sharp the bend is, other than 0.
 * @param y    out: receives a new reference, NULL after a failure.
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
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
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
 * @param x       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_gelu(ctn_variable *x, ctn_function_options *options, ctn_variable **y);

/**
 * x where x >= 0, else W * x: x (N, d1, ..., dk, ...), W (d1, ..., dk).
 *
 * @param x a variable, borrowed.
 * @param W a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.prelu. Since 0.1.0.
 */
CTN_API ctn_status ctn_prelu(ctn_variable *x, ctn_variable *W, ctn_variable **y);

/**
 * exp(x) divided by its sum over axis 1: x (N, C, d1, ...). Options: none yet.
 *
 * @param x       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.softmax. Since 0.1.0.
 */
CTN_API ctn_status ctn_softmax(ctn_variable *x, ctn_function_options *options, ctn_variable **y);

/**
 * Logarithm of softmax, without underflow: x (N, C, d1, ...). Options: none yet.
 *
 * @param x       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.log_softmax. Since 0.1.0.
 */
CTN_API ctn_status ctn_log_softmax(ctn_variable *x, ctn_function_options *options, ctn_variable **y);

/**
 * One step of LSTM units with forget gates: c_prev (N, U, ...), x (N, 4 U, ...) with the sources a, i, f and
 * o of each unit side by side; c = tanh(a) * sigmoid(i) + c_prev * sigmoid(f), h = tanh(c) * sigmoid(o).
 *
 * @param c_prev a variable, borrowed.
 * @param x      a variable, borrowed.
 * @param c      out: receives a new reference, NULL after a failure.
 * @param h      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.lstm. Since 0.1.0.
 */
CTN_API ctn_status ctn_lstm(ctn_variable *c_prev, ctn_variable *x, ctn_variable **c, ctn_variable **h);

/**
 * S-LSTM units of a tree with two children, each with states and sources as of ctn_lstm: c = tanh(a1) *
 * sigmoid(i1) + tanh(a2) * sigmoid(i2) + c_prev1 * sigmoid(f1) + c_prev2 * sigmoid(f2), h = tanh(c) *
 * sigmoid(o1 + o2).
 *
 * @param c_prev1 a variable, borrowed.
 * @param c_prev2 a variable, borrowed.
 * @param x1      a variable, borrowed.
 * @param x2      a variable, borrowed.
 * @param c       out: receives a new reference, NULL after a failure.
 * @param h       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.slstm. Since 0.1.0.
 */
CTN_API ctn_status ctn_slstm(ctn_variable *c_prev1, ctn_variable *c_prev2, ctn_variable *x1, ctn_variable *x2,
                             ctn_variable **c, ctn_variable **h);

/**
 * The largest of every pool_size neighbors along an axis, whose length is a multiple of it; the reference's
 * default axis is 1. Ties share the gradient as in ctn_max.
 *
 * @param x         a variable, borrowed.
 * @param pool_size number of neighbors of which the largest is taken, at least 1.
 * @param axis      the axis; negative ones count from the end.
 * @param y         out: receives a new reference, NULL after a failure.
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
