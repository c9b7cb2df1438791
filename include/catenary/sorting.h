/**
 * catenary/sorting.h: Sorting, searching, counting, running sums.
 *
 * Values are ordered as in NumPy: NaN comes last, -0.0 equals 0.0, and false comes before true. Sorting is
 * stable. Positions are int64.
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
 * Which of the suitable positions a search returns.
 */
typedef int32_t ctn_side;
enum {
  /** The first: sorted[i - 1] < value <= sorted[i]. */
  CTN_SIDE_LEFT = 0,
  /** The last: sorted[i - 1] <= value < sorted[i]. */
  CTN_SIDE_RIGHT = 1
};

/**
 * A sorted copy along an axis.
 *
 * @param a    The input array.
 * @param axis The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sort(const ctn_array *a, int64_t axis, ctn_array **out);

/**
 * Sorts the array itself along an axis.
 *
 * @param a    The array to sort. Changed in place.
 * @param axis The axis. Negative numbers count from the last axis.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sort_inplace(ctn_array *a, int64_t axis);

/**
 * Positions that sort an array along an axis. Equal elements keep their order.
 *
 * @param a    The input array.
 * @param axis The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argsort(const ctn_array *a, int64_t axis, ctn_array **out);

/**
 * Positions that sort by several keys along an axis.
 *
 * @param keys  The keys, all of the same shape; the last one is the primary key (`count` elements).
 * @param count Number of elements of `keys`.
 * @param axis  The axis. Negative numbers count from the last axis.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_lexsort(const ctn_array *const *keys, size_t count, int64_t axis,
                                     ctn_array **out);

/**
 * A copy in which the elements at the given positions are those of the sorted array, with elements that are
 * smaller or equal before them and larger or equal after them.
 *
 * @param a     The input array.
 * @param kth   Positions in the sorted order (`count` elements). Negative numbers count from the end.
 * @param count Number of elements of `kth`.
 * @param axis  The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_partition(const ctn_array *a, const int64_t *kth, size_t count, int64_t axis,
                                       ctn_array **out);

/**
 * Positions that partition an array as ctn_array_partition does.
 *
 * @param a     The input array.
 * @param kth   Positions in the sorted order (`count` elements). Negative numbers count from the end.
 * @param count Number of elements of `kth`.
 * @param axis  The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argpartition(const ctn_array *a, const int64_t *kth, size_t count, int64_t axis,
                                          ctn_array **out);

/**
 * Positions at which values can be inserted into a sorted array so that it stays sorted.
 *
 * @param a      The sorted array, with one axis.
 * @param values The values, of any shape.
 * @param side   Whether to return the first or the last suitable position among equal elements.
 * @param sorter Positions that sort `a`, such as ctn_array_argsort returns them. NULL: `a` is sorted.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_searchsorted(const ctn_array *a, const ctn_array *values, ctn_side side,
                                          const ctn_array *sorter, ctn_array **out);

/**
 * The sorted distinct elements of the flattened array. NaNs count as equal.
 *
 * @param a       The input array.
 * @param out     Receives the distinct elements.
 * @param index   Receives the position of the first occurrence of each. NULL: not needed.
 * @param inverse Receives, for each element of `a`, the number of its distinct element. NULL: not needed.
 * @param counts  Receives the number of occurrences of each. NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_unique(const ctn_array *a, ctn_array **out, ctn_array **index,
                                    ctn_array **inverse, ctn_array **counts);

/**
 * Number of occurrences of each value in an array of integers that are at least 0. With weights, the float64
 * sums of the weights instead.
 *
 * @param x         The values, with one axis, of dtype bool or of an integer dtype that int64 can hold.
 * @param weights   A weight for each element of `x`. NULL: 1 for each.
 * @param minlength Minimum length of the result, at least 0.
 * @param out       Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.bincount.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bincount(const ctn_array *x, const ctn_array *weights, int64_t minlength,
                                      ctn_array **out);

/**
 * Running sums along an axis.
 *
 * @param a     The input array.
 * @param axis  The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param dtype Element type in which sums are accumulated, which is that of the result; CTN_DTYPE_NONE for
 *              int64 or uint64 if the elements are smaller integers or booleans, otherwise that of `a`.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cumsum(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array **out);

/**
 * Running sums along an axis, into an existing array of the shape of the result.
 *
 * @param a     The input array.
 * @param axis  The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param dtype Element type in which sums are accumulated, or CTN_DTYPE_NONE for the one to which `a` and
 *              `out` promote.
 * @param out   The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cumsum_into(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array *out);

/**
 * Running products along an axis.
 *
 * @param a     The input array.
 * @param axis  The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param dtype Element type in which products are accumulated, which is that of the result; CTN_DTYPE_NONE
 *              for int64 or uint64 if the elements are smaller integers or booleans, otherwise that of `a`.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cumprod(const ctn_array *a, int64_t axis, ctn_dtype dtype, ctn_array **out);

/**
 * Running products along an axis, into an existing array of the shape of the result.
 *
 * @param a     The input array.
 * @param axis  The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param dtype Element type in which products are accumulated, or CTN_DTYPE_NONE for the one to which `a` and
 *              `out` promote.
 * @param out   The destination. Changed in place.
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
