/**
 * catenary/functions_math.h: Reductions, products of matrices and other mathematics; elementwise functions
 * are in catenary/functions.h.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_MATH_H
#define CATENARY_FUNCTIONS_MATH_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Sums over axes.
 *
 * @param x        The input variable.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param y        Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.sum. Since 0.1.0.
 */
CTN_API ctn_status ctn_sum(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y);

/**
 * Product of two matrices. A vector counts as a matrix with one column. The result is a matrix.
 *
 * @param a      The first operand.
 * @param b      The second operand.
 * @param transa Whether to transpose `a` before (0 or 1).
 * @param transb Whether to transpose `b` before (0 or 1).
 * @param y      Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.matmul. Since 0.1.0.
 */
CTN_API ctn_status ctn_matmul(ctn_variable *a, ctn_variable *b, int32_t transa, int32_t transb,
                              ctn_variable **y);

/**
 * Largest elements along axes. Every element that equals the largest one receives the gradient.
 *
 * @param x        The input variable.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param y        Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.max. Since 0.1.0.
 */
CTN_API ctn_status ctn_max(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y);

/**
 * Smallest elements along axes. Every element that equals the smallest one receives the gradient.
 *
 * @param x        The input variable.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param y        Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.min. Since 0.1.0.
 */
CTN_API ctn_status ctn_min(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y);

/**
 * Means along axes.
 *
 * @param x        The input variable.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param y        Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_mean(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                            ctn_variable **y);

/**
 * log(sum(exp(x))) along axes, without intermediate overflow.
 *
 * @param x        The input variable.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param y        Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_logsumexp(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_variable **y);

/**
 * The elements limited to a range. Elements within the range, including its ends, receive the gradient. NaN
 * stays NaN.
 *
 * @param x     The input variable.
 * @param x_min Lower bound.
 * @param x_max Upper bound, at least `x_min`.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_clip(ctn_variable *x, double x_min, double x_max, ctn_variable **y);

/**
 * Product like NumPy's matmul and the operator `@`: axes before the last two are broadcast. A vector counts
 * as a row on the left and as a column on the right, and the result lacks that axis.
 *
 * @param a The first operand.
 * @param b The second operand.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_matmul_numpy(ctn_variable *a, ctn_variable *b, ctn_variable **y);

/**
 * Products of the matrices of two stacks of equal length, of shape (N, m, n).
 *
 * @param a      Matrices in a stack with three axes, or (N, k) as a stack of columns.
 * @param b      Matrices in a stack with three axes, or (N, k) as a stack of columns.
 * @param transa Whether to transpose `a` before (0 or 1).
 * @param transb Whether to transpose `b` before (0 or 1).
 * @param y      Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.batch_matmul. Since 0.1.0.
 */
CTN_API ctn_status ctn_batch_matmul(ctn_variable *a, ctn_variable *b, int32_t transa, int32_t transb,
                                    ctn_variable **y);

/**
 * Inverse of a matrix.
 *
 * @param a A square matrix.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.inv. Since 0.1.0.
 */
CTN_API ctn_status ctn_inv(ctn_variable *a, ctn_variable **y);

/**
 * Inverses of the matrices of a stack.
 *
 * @param a Square matrices, of shape (N, n, n).
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.batch_inv. Since 0.1.0.
 */
CTN_API ctn_status ctn_batch_inv(ctn_variable *a, ctn_variable **y);

/**
 * Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through the determinant of a
 * singular matrix is INVALID_ARGUMENT.
 *
 * @param a A square matrix.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.det. Since 0.1.0.
 */
CTN_API ctn_status ctn_det(ctn_variable *a, ctn_variable **y);

/**
 * Determinants of the matrices of a stack, of shape (N,); otherwise like ctn_det.
 *
 * @param a Square matrices, of shape (N, n, n).
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.batch_det. Since 0.1.0.
 */
CTN_API ctn_status ctn_batch_det(ctn_variable *a, ctn_variable **y);

/**
 * Sums of the squares of each x[i], of shape (N,).
 *
 * @param x The input, of shape (N, d1, ...).
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.batch_l2_norm_squared. Since 0.1.0.
 */
CTN_API ctn_status ctn_batch_l2_norm_squared(ctn_variable *x, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
