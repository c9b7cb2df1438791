/**
 * catenary/functions.h: Differentiable functions on variables, elementwise.
 *
 * This header has the elementwise functions; the other families have their own headers
 * (catenary/functions_array.h and so on). Names and arguments are those of the reference. Inputs of a
 * function must have the same dtype; the forms _f64 and _i64 take a number instead of an operand. A gradient
 * that was broadcast is summed to the shape of its input.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_H
#define CATENARY_FUNCTIONS_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Sum. For booleans, logical or.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__add__. Since 0.1.0.
 */
CTN_API ctn_status ctn_add(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_add_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_add_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * Difference.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__sub__. Since 0.1.0.
 */
CTN_API ctn_status ctn_sub(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_sub_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rsub_f64(double x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_sub_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rsub_i64(int64_t x1, ctn_variable *x2, ctn_variable **y);

/**
 * Product. For booleans, logical and.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__mul__. Since 0.1.0.
 */
CTN_API ctn_status ctn_mul(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_mul_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_mul_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * Quotient, always floating.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__truediv__. Since 0.1.0.
 */
CTN_API ctn_status ctn_div(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_div_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rdiv_f64(double x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_div_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rdiv_i64(int64_t x1, ctn_variable *x2, ctn_variable **y);

/**
 * Power. A negative integer exponent of integers is an error.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__pow__. Since 0.1.0.
 */
CTN_API ctn_status ctn_pow(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_pow_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rpow_f64(double x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_pow_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rpow_i64(int64_t x1, ctn_variable *x2, ctn_variable **y);

/**
 * Larger element. NaN wins over numbers. The first of two equal elements receives the gradient.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_maximum(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_maximum with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_maximum_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * Smaller element. NaN wins over numbers. The first of two equal elements receives the gradient.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_minimum(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_minimum with a scalar as the second operand; the scalar takes the variable's dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_minimum_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * Negation, -x.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__neg__. Since 0.1.0.
 */
CTN_API ctn_status ctn_neg(ctn_variable *x, ctn_variable **y);

/**
 * Absolute value.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__abs__. Since 0.1.0.
 */
CTN_API ctn_status ctn_absolute(ctn_variable *x, ctn_variable **y);

/**
 * x * x.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_square(ctn_variable *x, ctn_variable **y);

/**
 * Square root.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_sqrt(ctn_variable *x, ctn_variable **y);

/**
 * Exponential.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.exp. Since 0.1.0.
 */
CTN_API ctn_status ctn_exp(ctn_variable *x, ctn_variable **y);

/**
 * Natural logarithm.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.log. Since 0.1.0.
 */
CTN_API ctn_status ctn_log(ctn_variable *x, ctn_variable **y);

/**
 * Natural logarithm of 1 + x, accurate near zero.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_log1p(ctn_variable *x, ctn_variable **y);

/**
 * Sine of radians.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.sin. Since 0.1.0.
 */
CTN_API ctn_status ctn_sin(ctn_variable *x, ctn_variable **y);

/**
 * Cosine of radians.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.cos. Since 0.1.0.
 */
CTN_API ctn_status ctn_cos(ctn_variable *x, ctn_variable **y);

/**
 * Hyperbolic tangent.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.tanh. Since 0.1.0.
 */
CTN_API ctn_status ctn_tanh(ctn_variable *x, ctn_variable **y);

/**
 * 1 / (1 + exp(-x)).
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.sigmoid. Since 0.1.0.
 */
CTN_API ctn_status ctn_sigmoid(ctn_variable *x, ctn_variable **y);

/**
 * max(x, 0). NaN stays NaN.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.relu. Since 0.1.0.
 */
CTN_API ctn_status ctn_relu(ctn_variable *x, ctn_variable **y);

/**
 * x1 * x2 + x3 in one pass over memory.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param x3 The third operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_multiply_add(ctn_variable *x1, ctn_variable *x2, ctn_variable *x3, ctn_variable **y);

/**
 * 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in other
 * integer dtypes.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_reciprocal(ctn_variable *x, ctn_variable **y);

/**
 * sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_hypot(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * Angle of the point (x2, x1) in (-pi, pi].
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_arctan2(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * log(exp(x1) + exp(x2)) without intermediate overflow.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_logaddexp(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * log2(2 ** x1 + 2 ** x2) without intermediate overflow.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 The first operand.
 * @param x2 The second operand.
 * @param y  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_logaddexp2(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * 2 ** x.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_exp2(ctn_variable *x, ctn_variable **y);

/**
 * exp(x) - 1, accurate near zero.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_expm1(ctn_variable *x, ctn_variable **y);

/**
 * Logarithm to base 2.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_log2(ctn_variable *x, ctn_variable **y);

/**
 * Logarithm to base 10.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_log10(ctn_variable *x, ctn_variable **y);

/**
 * Cube root, also of negative numbers.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_cbrt(ctn_variable *x, ctn_variable **y);

/**
 * Tangent of radians.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_tan(ctn_variable *x, ctn_variable **y);

/**
 * Inverse sine, in [-pi/2, pi/2].
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_arcsin(ctn_variable *x, ctn_variable **y);

/**
 * Inverse cosine, in [0, pi].
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_arccos(ctn_variable *x, ctn_variable **y);

/**
 * Inverse tangent, in [-pi/2, pi/2].
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_arctan(ctn_variable *x, ctn_variable **y);

/**
 * Hyperbolic sine.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_sinh(ctn_variable *x, ctn_variable **y);

/**
 * Hyperbolic cosine.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_cosh(ctn_variable *x, ctn_variable **y);

/**
 * Inverse hyperbolic sine.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_arcsinh(ctn_variable *x, ctn_variable **y);

/**
 * Inverse hyperbolic cosine.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_arccosh(ctn_variable *x, ctn_variable **y);

/**
 * Inverse hyperbolic tangent.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_arctanh(ctn_variable *x, ctn_variable **y);

/**
 * Converts degrees to radians.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_deg2rad(ctn_variable *x, ctn_variable **y);

/**
 * Converts radians to degrees.
 *
 * Differentiable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_rad2deg(ctn_variable *x, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
