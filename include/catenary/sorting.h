/**
 * catenary/sorting.h: Sorting, searching, counting, running sums.
 *
 * Order is NumPy's: NaN comes last, -0.0 equals 0.0, false comes before true. Sorting is stable. Positions
 * are int64.
 *
 * Threads: Reads its inputs; an array that is written needs the caller's lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_SORTING_H
#define CATENARY_SORTING_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Which of the suitable positions a search gives.
 */
typedef int32_t ctn_side;
enum {
  /** The first: sorted[i - 1] < value <= sorted[i]. */
  CTN_SIDE_LEFT = 0,
  /** The last: sorted[i - 1] <= value < sorted[i]. */
  CTN_SIDE_RIGHT = 1
};

/**
 * A sorted copy along an axis; CTN_AXIS_NONE: of the flattened array.
 *
 * @param a    an array, borrowed.
 * @param axis the axis; negative ones count from the end.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sort(const ctn_array *a, int64_t axis, ctn_array **out);

/**
 * Sorts the array itself along an axis.
 *
 * @param a    an array, written in place.
 * @param axis the axis; negative ones count from the end.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sort_inplace(ctn_array *a, int64_t axis);

/**
 * Positions that sort the array along an axis; CTN_AXIS_NONE: the flattened array. Equal elements keep their
 * order.
 *
 * @param a    an array, borrowed.
 * @param axis the axis; negative ones count from the end.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argsort(const ctn_array *a, int64_t axis, ctn_array **out);

/**
 * Positions that sort by several keys of one shape, the last of them first, along an axis.
 *
 * @param keys  arrays, borrowed, `count` elements.
 * @param count number of elements of `keys`.
 * @param axis  the axis; negative ones count from the end.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_lexsort(const ctn_array *const *keys, size_t count, int64_t axis,
                                     ctn_array **out);

/**
 * A copy in which the elements at the positions `kth` along the axis are those of the sorted array, smaller
 * or equal ones before and larger or equal ones behind them. CTN_AXIS_NONE: of the flattened array.
 *
 * @param a     an array, borrowed.
 * @param kth   positions; negative ones count from the end; `count` elements.
 * @param count number of elements of `kth`.
 * @param axis  the axis; negative ones count from the end.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_partition(const ctn_array *a, const int64_t *kth, size_t count, int64_t axis,
                                       ctn_array **out);

/**
 * Positions that partition the array as ctn_array_partition does.
 *
 * @param a     an array, borrowed.
 * @param kth   positions; negative ones count from the end; `count` elements.
 * @param count number of elements of `kth`.
 * @param axis  the axis; negative ones count from the end.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argpartition(const ctn_array *a, const int64_t *kth, size_t count, int64_t axis,
                                          ctn_array **out);

/**
 * Where to insert `values` (any shape) into the sorted array `a` of one axis to keep its order. `sorter`,
 * positions that sort `a` as argsort gives them, may be NULL if `a` is sorted already.
 *
 * @param a      an array, borrowed.
 * @param values an array, borrowed.
 * @param side   which position among equal elements; a `ctn_side`.
 * @param sorter an array, borrowed, or NULL.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_searchsorted(const ctn_array *a, const ctn_array *values, ctn_side side,
                                          const ctn_array *sorter, ctn_array **out);

/**
 * The sorted distinct elements of the flattened array; NaNs count as equal. The other outputs may be NULL:
 * the position of the first occurrence of each, the number of the distinct element for each element of `a`,
 * flattened, and how often each occurs.
 *
 * @param a       an array, borrowed.
 * @param out     out: receives a new reference, NULL after a failure.
 * @param index   first positions; out: receives a new reference, NULL after a failure.
 * @param inverse numbers of the distinct elements; out: receives a new reference, NULL after a failure.
 * @param counts  numbers of occurrences; out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_unique(const ctn_array *a, ctn_array **out, ctn_array **index,
                                    ctn_array **inverse, ctn_array **counts);

/**
 * How often each value occurs in an array of one axis of non-negative integers (bool, or safely cast to
 * int64); with `weights`, the float64 sums of the weights instead. The result has at least `minlength`
 * elements.
 *
 * @param x         an array, borrowed.
 * @param weights   an array, borrowed, or NULL.
 * @param minlength least length of the result.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.bincount.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bincount(const ctn_array *x, const ctn_array *weights, int64_t minlength,
                                      ctn_array **out);

/**
 * Running sums along an axis (CTN_AXIS_NONE: of the flattened array), added one after the other;
 * CTN_DTYPE_NONE means what it does in ctn_array_sum.
 *
 * @param a     an array, borrowed.
 * @param axis  the axis; negative ones count from the end.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cumsum(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array **out);

/**
 * Running sums into an existing array of the result's shape; CTN_DTYPE_NONE stands for that to which `a` and
 * `out` promote.
 *
 * @param a     an array, borrowed.
 * @param axis  the axis; negative ones count from the end.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cumsum_into(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array *out);

/**
 * Running products along an axis; axes and dtypes are as in ctn_array_cumsum.
 *
 * @param a     an array, borrowed.
 * @param axis  the axis; negative ones count from the end.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cumprod(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array **out);

/**
 * Running products into an existing array of the result's shape; see ctn_array_cumsum_into.
 *
 * @param a     an array, borrowed.
 * @param axis  the axis; negative ones count from the end.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cumprod_into(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array *out);

#ifdef __cplusplus
}
#endif

#endif
