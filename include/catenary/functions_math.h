/**
 * catenary/functions_math.h: Reductions, products of matrices and other mathematics; elementwise functions
 * are in catenary/functions.h.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
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
 * Sum over axes; NULL stands for all axes, so that the result is 0-d.
 *
 * @param x        a variable, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param y        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.sum. Since 0.1.0.
 */
CTN_API ctn_status ctn_sum(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y);

/**
 * Product of two matrices, each of which may be transposed before; a vector is a matrix of one column. The
 * result is a matrix.
 *
 * @param a      a variable, borrowed.
 * @param b      a variable, borrowed.
 * @param transa whether to transpose `a`; 0 or 1.
 * @param transb whether to transpose `b`; 0 or 1.
 * @param y      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.matmul. Since 0.1.0.
 */
CTN_API ctn_status ctn_matmul(ctn_variable *a, ctn_variable *b, int32_t transa, int32_t transb,
                              ctn_variable **y);

/**
 * Largest element along axes; NULL stands for all axes. Every element that equals it receives the gradient.
 *
 * @param x        a variable, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param y        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.max. Since 0.1.0.
 */
CTN_API ctn_status ctn_max(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y);

/**
 * Smallest element along axes; NULL stands for all axes. Every element that equals it receives the gradient.
 *
 * @param x        a variable, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param y        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.min. Since 0.1.0.
 */
CTN_API ctn_status ctn_min(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                           ctn_variable **y);

/**
 * Mean along axes; NULL stands for all axes.
 *
 * @param x        a variable, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param y        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_mean(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                            ctn_variable **y);

/**
 * log(sum(exp(x))) along axes without overflow on the way; NULL stands for all axes.
 *
 * @param x        a variable, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param y        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_logsumexp(ctn_variable *x, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_variable **y);

/**
 * The elements, limited to the range from x_min to x_max. Elements within the range, its ends included,
 * receive the gradient. NaN stays NaN.
 *
 * @param x     a variable, borrowed.
 * @param x_min lower bound.
 * @param x_max upper bound, at least `x_min`.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_clip(ctn_variable *x, double x_min, double x_max, ctn_variable **y);

/**
 * Product as of NumPy's matmul and the operator @: axes before the last two are broadcast; a vector is a row
 * on the left and a column on the right, and the result lacks that axis.
 *
 * @param a a variable, borrowed.
 * @param b a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_matmul_numpy(ctn_variable *a, ctn_variable *b, ctn_variable **y);

/**
 * Products of the matrices of two stacks (N, ., .) of equal lengths, each of which may be transposed before;
 * (N, k) is a stack of columns. The result is (N, m, n).
 *
 * @param a      a variable, borrowed.
 * @param b      a variable, borrowed.
 * @param transa whether to transpose `a`; 0 or 1.
 * @param transb whether to transpose `b`; 0 or 1.
 * @param y      out: receives a new reference, NULL after a failure.
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
 * @param a a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.inv. Since 0.1.0.
 */
CTN_API ctn_status ctn_inv(ctn_variable *a, ctn_variable **y);

/**
 * Inverses of a stack (N, n, n) of matrices.
 *
 * @param a a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.batch_inv. Since 0.1.0.
 */
CTN_API ctn_status ctn_batch_inv(ctn_variable *a, ctn_variable **y);

/**
 * Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through that of a singular
 * matrix is an error (INVALID_ARGUMENT).
 *
 * @param a a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.det. Since 0.1.0.
 */
CTN_API ctn_status ctn_det(ctn_variable *a, ctn_variable **y);

/**
 * Determinants (N) of a stack (N, n, n) of matrices; as ctn_det otherwise.
 *
 * @param a a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.batch_det. Since 0.1.0.
 */
CTN_API ctn_status ctn_batch_det(ctn_variable *a, ctn_variable **y);

/**
 * Sums of squares of each x[i]: x (N, d1, ...), result (N).
 *
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
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
