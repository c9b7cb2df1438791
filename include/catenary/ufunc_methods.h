/**
 * catenary/ufunc_methods.h: Reductions, running results and outer results of elementwise operations by name.
 *
 * The methods of NumPy's ufuncs for operations with two inputs and one output. Reductions do not depend on
 * the number of threads.
 *
 * Threads: Reads its inputs; an array that is written needs the caller's lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_UFUNC_METHODS_H
#define CATENARY_UFUNC_METHODS_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * NumPy's ufunc.reduce: combines the elements along axes by an operation with two inputs and one output. The
 * loop is the one for the dtype of `a`, or for those of `destination` and `a`, whose results must be possible
 * first inputs of it; sums and products of small integers and of booleans without a destination are int64 or
 * uint64, and the logical operations give bool.
 *
 * @param name        Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param a           The input array.
 * @param axes        The axes; NULL for all (`count` elements). Only operations whose order does not matter
 *                    (see ctn_ufunc_reduction) reduce more than one.
 * @param count       Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims    Whether the reduced axes are kept with length 1 (0 or 1).
 * @param dtype       Element type of the loop, or CTN_DTYPE_NONE to choose it from the inputs.
 * @param where       A bool array that broadcasts to the shape of `a`: elements where it is false are left
 *                    out. Operations without an identity then need `initial`. NULL: all elements.
 * @param initial     A 0-d array that comes before the elements. NULL for the identity, or none.
 * @param destination An array of the shape of the result, to whose dtype it is converted as by C casts; `out`
 *                    is then a new reference to it. NULL: a new array. Changed in place.
 * @param out         Receives the result.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE,
 *         CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.ufunc.reduce.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ufunc_reduce(const char *name, const ctn_array *a, const int64_t *axes,
                                          size_t count, int32_t keepdims, ctn_dtype dtype,
                                          const ctn_array *where, const ctn_array *initial,
                                          ctn_array *destination, ctn_array **out);

/**
 * NumPy's ufunc.accumulate: the results of ctn_array_ufunc_reduce for the first elements along an axis, for
 * the first two, and so on.
 *
 * @param name        Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param a           The input, with at least one axis.
 * @param axis        The axis. Negative numbers count from the last axis.
 * @param dtype       Element type of the loop, or CTN_DTYPE_NONE to choose it from the inputs.
 * @param destination An array of the shape of the result, to whose dtype it is converted as by C casts; `out`
 *                    is then a new reference to it. NULL: a new array. Changed in place.
 * @param out         Receives the result, which has the shape of `a`.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE,
 *         CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference:
 * cupy.ufunc.accumulate. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ufunc_accumulate(const char *name, const ctn_array *a, int64_t axis,
                                              ctn_dtype dtype, ctn_array *destination, ctn_array **out);

/**
 * NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of the positions up to the next
 * one, or to the end from the last one. If the next position is not larger, the result is the element at the
 * position.
 *
 * @param name        Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param a           The input, with at least one axis.
 * @param indices     The positions, a vector of integers that are not negative.
 * @param axis        The axis. Negative numbers count from the last axis.
 * @param dtype       Element type of the loop, or CTN_DTYPE_NONE to choose it from the inputs.
 * @param destination An array of the shape of the result, to whose dtype it is converted as by C casts; `out`
 *                    is then a new reference to it. NULL: a new array. Changed in place.
 * @param out         Receives the result, whose axis has the length of `indices`.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE,
 *         CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference:
 * cupy.ufunc.reduceat. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ufunc_reduceat(const char *name, const ctn_array *a, const ctn_array *indices,
                                            int64_t axis, ctn_dtype dtype, ctn_array *destination,
                                            ctn_array **out);

/**
 * NumPy's ufunc.outer: an operation with two inputs and one output on every pair of an element of `a` and one
 * of `b`; the shape is that of `a`, followed by that of `b`.
 *
 * @param name        Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param a           The first inputs.
 * @param b           The second inputs.
 * @param dtype       Element type of the loop, or CTN_DTYPE_NONE to choose it from the inputs.
 * @param casting     Which conversions of inputs and results are allowed; see ctn_casting.
 * @param where       A bool array, broadcast: only elements where it is true are computed. The others keep
 *                    what the destination holds, or are undefined without one. NULL: all.
 * @param destination An array for the result, converted under `casting`; `out` is then a new reference to it.
 *                    NULL: a new array. Changed in place.
 * @param out         Receives the result.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.ufunc.outer.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ufunc_outer(const char *name, const ctn_array *a, const ctn_array *b,
                                         ctn_dtype dtype, ctn_casting casting, const ctn_array *where,
                                         ctn_array *destination, ctn_array **out);

/**
 * What reductions by an operation with two inputs and one output can rely on.
 *
 * @param name        Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param reorderable Receives whether the order of the elements does not matter, so that several axes can be
 *                    reduced (0 or 1).
 * @param identity    Receives the number that changes no other, as a 0-d array on the current device; NULL if
 *                    there is none. It is the result for no elements.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference:
 * cupy.ufunc.identity. Since 0.1.0.
 */
CTN_API ctn_status ctn_ufunc_reduction(const char *name, int32_t *reorderable, ctn_array **identity);

#ifdef __cplusplus
}
#endif

#endif
