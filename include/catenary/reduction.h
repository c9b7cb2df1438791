/**
 * catenary/reduction.h: Reductions over axes.
 *
 * `axes` is a list of distinct axes, of which negative ones count from the end; NULL selects all. With
 * `keepdims` the reduced axes are kept with length 1. Sums are computed in blocks, and do not depend on the
 * number of threads.
 *
 * Threads: Reads its inputs; an array that is written needs the caller's lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_REDUCTION_H
#define CATENARY_REDUCTION_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Sums of the elements.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation and of the result; CTN_DTYPE_NONE for int64 or uint64 if
 *                 the elements are smaller integers or booleans, otherwise that of `a`.
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sum,
 * cupy.ndarray.sum. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sum(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_dtype dtype, ctn_array **out);

/**
 * Sums of the elements, into an existing array of the shape of the result.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation, or CTN_DTYPE_NONE for the one to which `a` and `out`
 *                 promote.
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sum_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_dtype dtype, ctn_array *out);

/**
 * Products of the elements.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation and of the result; CTN_DTYPE_NONE for int64 or uint64 if
 *                 the elements are smaller integers or booleans, otherwise that of `a`.
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.prod,
 * cupy.ndarray.prod. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_prod(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                  ctn_dtype dtype, ctn_array **out);

/**
 * Products of the elements, into an existing array of the shape of the result.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation, or CTN_DTYPE_NONE for the one to which `a` and `out`
 *                 promote.
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_prod_into(const ctn_array *a, const int64_t *axes, size_t count,
                                       int32_t keepdims, ctn_dtype dtype, ctn_array *out);

/**
 * Arithmetic means of the elements.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation and of the result, or CTN_DTYPE_NONE for float64 if the
 *                 elements are integers or booleans, otherwise that of `a`.
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.mean,
 * cupy.ndarray.mean. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_mean(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                  ctn_dtype dtype, ctn_array **out);

/**
 * Arithmetic means of the elements, into an existing array of the shape of the result.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation, or CTN_DTYPE_NONE for float64 if the elements are integers
 *                 or booleans, otherwise for the one to which `a` and `out` promote.
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_mean_into(const ctn_array *a, const int64_t *axes, size_t count,
                                       int32_t keepdims, ctn_dtype dtype, ctn_array *out);

/**
 * Largest elements, or NaN if there is one. An empty axis is an error.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.amax,
 * cupy.ndarray.max. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_max(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out);

/**
 * Largest elements, into an existing array of the shape of the result.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_max_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_array *out);

/**
 * Smallest elements, or NaN if there is one. An empty axis is an error.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.amin,
 * cupy.ndarray.min. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_min(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out);

/**
 * Smallest elements, into an existing array of the shape of the result.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_min_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_array *out);

/**
 * First positions (int64) of the largest elements along an axis. The first NaN wins.
 *
 * @param a        The input array.
 * @param axis     The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                 axis.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.argmax,
 * cupy.ndarray.argmax. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argmax(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array **out);

/**
 * Like ctn_array_argmax, but into an existing array of an integer dtype that int64 can hold.
 *
 * @param a        The input array.
 * @param axis     The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                 axis.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argmax_into(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array *out);

/**
 * First positions (int64) of the smallest elements along an axis. The first NaN wins.
 *
 * @param a        The input array.
 * @param axis     The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                 axis.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.argmin,
 * cupy.ndarray.argmin. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argmin(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array **out);

/**
 * Like ctn_array_argmin, but into an existing array of an integer dtype that int64 can hold.
 *
 * @param a        The input array.
 * @param axis     The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                 axis.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argmin_into(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array *out);

/**
 * Variances: the mean square distance from the mean, with the number of elements minus `ddof` as the divisor.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param ddof     Subtracted from the number of elements in the divisor; usually 0 or 1.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation and of the result, or CTN_DTYPE_NONE for float64 if the
 *                 elements are integers or booleans, otherwise that of `a`.
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.var,
 * cupy.ndarray.var. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_var(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                 int32_t keepdims, ctn_dtype dtype, ctn_array **out);

/**
 * Like ctn_array_var, but into an existing array of the shape of the result.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param ddof     Subtracted from the number of elements in the divisor; usually 0 or 1.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation; CTN_DTYPE_NONE as in ctn_array_var.
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_var_into(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                      int32_t keepdims, ctn_dtype dtype, ctn_array *out);

/**
 * Standard deviations: the square roots of the variances of ctn_array_var.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param ddof     Subtracted from the number of elements in the divisor; usually 0 or 1.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation and of the result, or CTN_DTYPE_NONE for float64 if the
 *                 elements are integers or booleans, otherwise that of `a`.
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.std,
 * cupy.ndarray.std. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_std(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                 int32_t keepdims, ctn_dtype dtype, ctn_array **out);

/**
 * Like ctn_array_std, but into an existing array of the shape of the result.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param ddof     Subtracted from the number of elements in the divisor; usually 0 or 1.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param dtype    Element type of the computation; CTN_DTYPE_NONE as in ctn_array_std.
 * @param out      The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_std_into(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                      int32_t keepdims, ctn_dtype dtype, ctn_array *out);

/**
 * Number of elements that are not zero (int64).
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.count_nonzero.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_count_nonzero(const ctn_array *a, const int64_t *axes, size_t count,
                                           int32_t keepdims, ctn_array **out);

/**
 * Whether all elements differ from zero (bool); true if there are no elements.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_all(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out);

/**
 * Whether at least one element differs from zero (bool); false if there are no elements.
 *
 * @param a        The input array.
 * @param axes     The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_any(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
