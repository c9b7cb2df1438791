/**
 * catenary/functions_array.h: Rearranging, joining and picking elements.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 *
 * Threads: As variables.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_ARRAY_H
#define CATENARY_FUNCTIONS_ARRAY_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

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
