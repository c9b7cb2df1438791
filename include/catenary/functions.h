/**
 * catenary/functions.h: Differentiable functions on variables.
 *
 * Names and arguments are those of the reference. Inputs of a function must have the same dtype. Elementwise
 * ones come first; the _f64 forms take a number in place of an operand.
 *
 * Threads: As variables.
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
 * Sum; logical or of booleans.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.Variable.__add__. Since 0.1.0.
 */
CTN_API ctn_status ctn_add(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_add with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_add_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_add with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_add_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * Difference.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.Variable.__sub__. Since 0.1.0.
 */
CTN_API ctn_status ctn_sub(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_sub with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_sub_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_sub with a scalar as first operand; the scalar takes the variable's dtype.
 *
 * @param x1 the scalar.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_rsub_f64(double x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_sub with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_sub_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * ctn_sub with a scalar as first operand; the scalar takes the variable's dtype.
 *
 * @param x1 the scalar.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_rsub_i64(int64_t x1, ctn_variable *x2, ctn_variable **y);

/**
 * Product; logical and of booleans.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.Variable.__mul__. Since 0.1.0.
 */
CTN_API ctn_status ctn_mul(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_mul with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_mul_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_mul with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_mul_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * Quotient, always floating.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.Variable.__truediv__. Since 0.1.0.
 */
CTN_API ctn_status ctn_div(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_div with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_div_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_div with a scalar as first operand; the scalar takes the variable's dtype.
 *
 * @param x1 the scalar.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_rdiv_f64(double x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_div with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_div_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * ctn_div with a scalar as first operand; the scalar takes the variable's dtype.
 *
 * @param x1 the scalar.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_rdiv_i64(int64_t x1, ctn_variable *x2, ctn_variable **y);

/**
 * Power; a negative integer exponent of integers is an error.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.Variable.__pow__. Since 0.1.0.
 */
CTN_API ctn_status ctn_pow(ctn_variable *x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_pow with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_pow_f64(ctn_variable *x1, double x2, ctn_variable **y);

/**
 * ctn_pow with a scalar as first operand; the scalar takes the variable's dtype.
 *
 * @param x1 the scalar.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_rpow_f64(double x1, ctn_variable *x2, ctn_variable **y);

/**
 * ctn_pow with a scalar as second operand; the scalar takes the variable's dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 the scalar.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_pow_i64(ctn_variable *x1, int64_t x2, ctn_variable **y);

/**
 * ctn_pow with a scalar as first operand; the scalar takes the variable's dtype.
 *
 * @param x1 the scalar.
 * @param x2 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_rpow_i64(int64_t x1, ctn_variable *x2, ctn_variable **y);

/**
 * Opposite.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.Variable.__neg__. Since 0.1.0.
 */
CTN_API ctn_status ctn_neg(ctn_variable *x, ctn_variable **y);

/**
 * Absolute value.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.Variable.__abs__. Since 0.1.0.
 */
CTN_API ctn_status ctn_absolute(ctn_variable *x, ctn_variable **y);

/**
 * x * x.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_square(ctn_variable *x, ctn_variable **y);

/**
 * Square root.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_sqrt(ctn_variable *x, ctn_variable **y);

/**
 * Exponential.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.exp. Since 0.1.0.
 */
CTN_API ctn_status ctn_exp(ctn_variable *x, ctn_variable **y);

/**
 * Natural logarithm.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.log. Since 0.1.0.
 */
CTN_API ctn_status ctn_log(ctn_variable *x, ctn_variable **y);

/**
 * Natural logarithm of 1 + x, accurate near zero.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_log1p(ctn_variable *x, ctn_variable **y);

/**
 * Sine of radians.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.sin. Since 0.1.0.
 */
CTN_API ctn_status ctn_sin(ctn_variable *x, ctn_variable **y);

/**
 * Cosine of radians.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.cos. Since 0.1.0.
 */
CTN_API ctn_status ctn_cos(ctn_variable *x, ctn_variable **y);

/**
 * Hyperbolic tangent.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.tanh. Since 0.1.0.
 */
CTN_API ctn_status ctn_tanh(ctn_variable *x, ctn_variable **y);

/**
 * 1 / (1 + exp(-x)).
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.sigmoid. Since 0.1.0.
 */
CTN_API ctn_status ctn_sigmoid(ctn_variable *x, ctn_variable **y);

/**
 * max(x, 0); NaN stays.
 *
 * Differentiable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.relu. Since 0.1.0.
 */
CTN_API ctn_status ctn_relu(ctn_variable *x, ctn_variable **y);

/**
 * x1 * x2 + x3 in one pass over memory.
 *
 * Differentiable. Inputs are broadcast and have one dtype.
 *
 * @param x1 a variable, borrowed.
 * @param x2 a variable, borrowed.
 * @param x3 a variable, borrowed.
 * @param y  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_multiply_add(ctn_variable *x1, ctn_variable *x2, ctn_variable *x3, ctn_variable **y);

/**
 * The elements in C order under a new shape, one length of which may be -1.
 *
 * @param x     a variable, borrowed.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.reshape. Since 0.1.0.
 */
CTN_API ctn_status ctn_reshape(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y);

/**
 * Permutes the axes; NULL reverses them.
 *
 * @param x     a variable, borrowed.
 * @param axes  the axes; `count` elements, or NULL.
 * @param count number of elements of `axes`.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.transpose. Since 0.1.0.
 */
CTN_API ctn_status ctn_transpose(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y);

/**
 * Stretches to a shape.
 *
 * @param x     a variable, borrowed.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.broadcast_to. Since 0.1.0.
 */
CTN_API ctn_status ctn_broadcast_to(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y);

/**
 * Sum over axes; NULL: over all, giving a 0-d result.
 *
 * @param x        a variable, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param y        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.sum. Since 0.1.0.
 */
CTN_API ctn_status ctn_sum(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y);

/**
 * Product of matrices, either transposed on demand; a vector is one column, and the result is a matrix.
 *
 * @param a      a variable, borrowed.
 * @param b      a variable, borrowed.
 * @param transa whether to transpose `a`; 0 or 1.
 * @param transb whether to transpose `b`; 0 or 1.
 * @param y      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.matmul. Since 0.1.0.
 */
CTN_API ctn_status ctn_matmul(ctn_variable *a, ctn_variable *b, int32_t transa, int32_t transb,
                              ctn_variable **y);

/**
 * x W^T + b: x (N, ...) flattened to (N, in), W (out, in), b (out) or NULL; result (N, out).
 *
 * @param x a variable, borrowed.
 * @param W a variable, borrowed.
 * @param b a variable, borrowed, or NULL.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.linear. Since 0.1.0.
 */
CTN_API ctn_status ctn_linear(ctn_variable *x, ctn_variable *W, ctn_variable *b, ctn_variable **y);

/**
 * Mean over the batch of -log softmax(x)[t]: x (N, C, d1, ...) floating, t (N, d1, ...) int32 class numbers,
 * -1 is ignored. With `normalize` the sum is divided by the number of labels that are not ignored, otherwise
 * by N. 0-d result.
 *
 * @param x         a variable, borrowed.
 * @param t         a variable, borrowed.
 * @param normalize whether to divide by the number of labels that count; 0 or 1.
 * @param y         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.softmax_cross_entropy. Since 0.1.0.
 */
CTN_API ctn_status ctn_softmax_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_variable **y);

/**
 * Fraction of rows of y (N, C, ...) whose largest element is at the class number t (N) int32; 0-d, of the
 * dtype of y, without gradient.
 *
 * @param y   a variable, borrowed.
 * @param t   a variable, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.accuracy. Since 0.1.0.
 */
CTN_API ctn_status ctn_accuracy(ctn_variable *y, ctn_variable *t, ctn_variable **out);

/**
 * Where `train`: elements set to zero with probability `ratio` (0 <= ratio < 1), the others scaled by 1 / (1
 * - ratio); otherwise x itself. The scaled mask is the attribute "mask" of the creator.
 *
 * @param x     a variable, borrowed.
 * @param ratio fraction of the elements.
 * @param train whether this is training; otherwise nothing is dropped; 0 or 1.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.dropout. Since 0.1.0.
 */
CTN_API ctn_status ctn_dropout(ctn_variable *x, double ratio, int32_t train, ctn_variable **y);

/**
 * x times a given scaled mask of the same shape and dtype: repeats a dropout.
 *
 * @param x    a variable, borrowed.
 * @param mask an array, written in place.
 * @param y    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_dropout_with_mask(ctn_variable *x, ctn_array *mask, ctn_variable **y);

/**
 * The input itself as a new variable.
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.identity. Since 0.1.0.
 */
CTN_API ctn_status ctn_identity(ctn_variable *x, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
