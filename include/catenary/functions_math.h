/**
 * catenary/functions_math.h: Reductions, products of matrices and other mathematics; elementwise functions
 * are in catenary/functions.h.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 *
 * Threads: As variables.
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

#ifdef __cplusplus
}
#endif

#endif
