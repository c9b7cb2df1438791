/**
 * catenary/indexing.h: Indexing with arrays, and related functions.
 *
 * Positions are arrays of any integer dtype; negative ones count from the end of their axis. Boolean arrays
 * are masks. Index arrays must be on the device of the array that they index. A position out of range is an
 * error that is found before anything is written; asynchronous devices report it in a later call.
 *
 * Threads: Reads its inputs; an array that is written needs the caller's lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_INDEXING_H
#define CATENARY_INDEXING_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * NumPy's advanced indexing: a new array with what the items select. Items of kind CTN_INDEX_ARRAY use
 * `arrays[start]`; the others work as in ctn_array_get. Integer arrays are broadcast together, with INT items
 * as 0-d arrays, and select single elements. A mask of k axes counts as k arrays, the positions of its true
 * elements, and must have the lengths of the axes it applies to. The axes of the broadcast positions replace
 * the indexed axes if these are neighbors; if a slice, an ellipsis or a new axis separates them, they come
 * first.
 *
 * @param a           The input array.
 * @param items       The items of the index, applied to the axes in order; axes without an item are kept
 *                    whole (`count` elements).
 * @param count       Number of elements of `items`.
 * @param arrays      The position arrays and masks that items of kind CTN_INDEX_ARRAY refer to (`array_count`
 *                    elements).
 * @param array_count Number of elements of `arrays`.
 * @param out         Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_get_advanced(const ctn_array *a, const ctn_index *items, size_t count,
                                          const ctn_array *const *arrays, size_t array_count,
                                          ctn_array **out);

/**
 * Assigns to what the items select, with the rules of ctn_array_get_advanced. If positions are repeated, the
 * last one in C order wins. If there is one mask of all axes, the value must have at most one axis, with one
 * element or as many as the mask has true ones.
 *
 * @param a           The array to change. Changed in place.
 * @param items       The items of the index, applied to the axes in order; axes without an item are kept
 *                    whole (`count` elements).
 * @param count       Number of elements of `items`.
 * @param arrays      The position arrays and masks that items of kind CTN_INDEX_ARRAY refer to (`array_count`
 *                    elements).
 * @param array_count Number of elements of `arrays`.
 * @param value       The values, broadcast to the selection and converted as by C casts.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_advanced(ctn_array *a, const ctn_index *items, size_t count,
                                          const ctn_array *const *arrays, size_t array_count,
                                          const ctn_array *value);

/**
 * Adds values to what the items select, in C order. Repeated positions add up (NumPy's add.at). Each sum is
 * computed in the dtype that both promote to and converted to the dtype of `a` as by C casts.
 *
 * @param a           The array to change. Changed in place.
 * @param items       The items of the index, applied to the axes in order; axes without an item are kept
 *                    whole (`count` elements).
 * @param count       Number of elements of `items`.
 * @param arrays      The position arrays and masks that items of kind CTN_INDEX_ARRAY refer to (`array_count`
 *                    elements).
 * @param array_count Number of elements of `arrays`.
 * @param value       The values to add, broadcast to the selection.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add_at(ctn_array *a, const ctn_index *items, size_t count,
                                    const ctn_array *const *arrays, size_t array_count,
                                    const ctn_array *value);

/**
 * The elements, or sub-arrays, where a mask is true: NumPy's a[mask].
 *
 * @param a    The input array.
 * @param mask A bool array that covers the first axes of `a`, with their lengths.
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_get_mask(const ctn_array *a, const ctn_array *mask, ctn_array **out);

/**
 * Assigns to the elements where a mask is true: NumPy's a[mask] = value.
 *
 * @param a     The array to change. Changed in place.
 * @param mask  A bool array that covers the first axes of `a`, with their lengths.
 * @param value The values, broadcast to the selection and converted as by C casts.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_mask(ctn_array *a, const ctn_array *mask, const ctn_array *value);

/**
 * Sets elements of the flattened array: a.flat[indices] = values. If there are fewer values than positions,
 * the values are repeated; without values nothing happens.
 *
 * @param a       The array to change. Changed in place.
 * @param indices Integer positions in the flattened array.
 * @param values  The values, flattened and converted as by C casts.
 * @param mode    What happens to positions outside of the array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_put(ctn_array *a, const ctn_array *indices, const ctn_array *values,
                                 ctn_index_mode mode);

/**
 * Elements at positions along one axis that are chosen separately for every place of the other axes.
 *
 * @param a       The input array.
 * @param indices Integer positions, such as ctn_array_argsort and ctn_array_argpartition return them. Has as
 *                many axes as `a`, and is broadcast against `a` along the other axes.
 * @param axis    The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                axis.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_take_along_axis(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                             ctn_array **out);

/**
 * Sets the elements that ctn_array_take_along_axis reads.
 *
 * @param a       The array to change. Changed in place.
 * @param indices Integer positions with as many axes as `a`, broadcast against `a` along the other axes.
 * @param values  The values, broadcast to the selection and converted as by C casts.
 * @param axis    The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                axis.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_put_along_axis(ctn_array *a, const ctn_array *indices, const ctn_array *values,
                                            int64_t axis);

/**
 * Positions of the elements that are not zero, in C order: an int64 array of shape (ndim, count), whose rows
 * are the arrays of NumPy's tuple. A 0-d array counts as an array with one axis. NaN is not zero.
 *
 * @param a   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_nonzero(const ctn_array *a, ctn_array **out);

/**
 * Positions of the elements that are not zero in the flattened array: an int64 array with one axis.
 *
 * @param a   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_flatnonzero(const ctn_array *a, ctn_array **out);

/**
 * Positions of the elements that are not zero: an int64 array of shape (count, ndim).
 *
 * @param a   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argwhere(const ctn_array *a, ctn_array **out);

/**
 * The sub-arrays along an axis where a condition is true.
 *
 * @param condition An array with one axis, not longer than the axis it applies to; elements other than 0 are
 *                  true.
 * @param a         The input array.
 * @param axis      The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                  axis.
 * @param out       Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_compress(const ctn_array *condition, const ctn_array *a, int64_t axis,
                                      ctn_array **out);

/**
 * The elements of the flattened array where the flattened condition is true.
 *
 * @param condition The condition; elements other than 0 are true.
 * @param a         The input array.
 * @param out       Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_extract(const ctn_array *condition, const ctn_array *a, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
