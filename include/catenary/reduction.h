/**
 * catenary/reduction.h: Reductions over axes.
 *
 * `axes` is a list of distinct axes, negative ones counting from the end; NULL means all. With `keepdims` the
 * reduced axes stay with length one. Sums are blocked, and do not depend on the number of threads.
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
 * Sum; CTN_DTYPE_NONE stands for int64 or uint64 for smaller integers and booleans, else that of `a`.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sum,
 * cupy.ndarray.sum. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sum(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_dtype dtype, ctn_array **out);

/**
 * Sum into an existing array of the result's shape; CTN_DTYPE_NONE stands for that to which `a` and `out`
 * promote.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sum_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_dtype dtype, ctn_array *out);

/**
 * Product; dtypes as in ctn_array_sum.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.prod,
 * cupy.ndarray.prod. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_prod(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                  ctn_dtype dtype, ctn_array **out);

/**
 * Product into an existing array; dtypes as in ctn_array_sum_into.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_prod_into(const ctn_array *a, const int64_t *axes, size_t count,
                                       int32_t keepdims, ctn_dtype dtype, ctn_array *out);

/**
 * Arithmetic mean; CTN_DTYPE_NONE stands for float64 for integers and booleans, else that of `a`.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.mean,
 * cupy.ndarray.mean. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_mean(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                  ctn_dtype dtype, ctn_array **out);

/**
 * Mean into an existing array; CTN_DTYPE_NONE stands for float64 for integers and booleans, else that to
 * which `a` and `out` promote.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_mean_into(const ctn_array *a, const int64_t *axes, size_t count,
                                       int32_t keepdims, ctn_dtype dtype, ctn_array *out);

/**
 * Largest element, or NaN if there is one; an empty axis is an error.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.amax,
 * cupy.ndarray.max. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_max(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out);

/**
 * Largest element into an existing array.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_max_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_array *out);

/**
 * Smallest element, or NaN if there is one; an empty axis is an error.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.amin,
 * cupy.ndarray.min. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_min(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out);

/**
 * Smallest element into an existing array.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_min_into(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                      ctn_array *out);

/**
 * First position (int64) of the largest element along an axis, CTN_AXIS_NONE: in the flattened array; the
 * first NaN wins.
 *
 * @param a        an array, borrowed.
 * @param axis     the axis; negative ones count from the end.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.argmax,
 * cupy.ndarray.argmax. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argmax(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array **out);

/**
 * ctn_array_argmax into an existing array of integers that int64 holds.
 *
 * @param a        an array, borrowed.
 * @param axis     the axis; negative ones count from the end.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argmax_into(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array *out);

/**
 * First position (int64) of the smallest element along an axis, CTN_AXIS_NONE: in the flattened array; the
 * first NaN wins.
 *
 * @param a        an array, borrowed.
 * @param axis     the axis; negative ones count from the end.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.argmin,
 * cupy.ndarray.argmin. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argmin(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array **out);

/**
 * ctn_array_argmin into an existing array of integers that int64 holds.
 *
 * @param a        an array, borrowed.
 * @param axis     the axis; negative ones count from the end.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argmin_into(const ctn_array *a, int64_t axis, int32_t keepdims, ctn_array *out);

/**
 * Variance: mean square of the distance from the mean, with the number of elements less `ddof` as divisor;
 * CTN_DTYPE_NONE stands for float64 for integers and booleans, else that of `a`.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param ddof     delta degrees of freedom, usually 0 or 1.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.var,
 * cupy.ndarray.var. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_var(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                 int32_t keepdims, ctn_dtype dtype, ctn_array **out);

/**
 * ctn_array_var into an existing array of the result's shape.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param ddof     delta degrees of freedom, usually 0 or 1.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_var_into(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                      int32_t keepdims, ctn_dtype dtype, ctn_array *out);

/**
 * Standard deviation: square root of ctn_array_var; CTN_DTYPE_NONE stands for float64 for integers and
 * booleans, else that of `a`.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param ddof     delta degrees of freedom, usually 0 or 1.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.std,
 * cupy.ndarray.std. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_std(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                 int32_t keepdims, ctn_dtype dtype, ctn_array **out);

/**
 * ctn_array_std into an existing array of the result's shape.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param ddof     delta degrees of freedom, usually 0 or 1.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_std_into(const ctn_array *a, const int64_t *axes, size_t count, double ddof,
                                      int32_t keepdims, ctn_dtype dtype, ctn_array *out);

/**
 * How many elements are not zero (int64).
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
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
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_all(const ctn_array *a, const int64_t *axes, size_t count, int32_t keepdims,
                                 ctn_array **out);

/**
 * Whether at least one element differs from zero (bool); false if there are no elements.
 *
 * @param a        an array, borrowed.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
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
