/**
 * catenary/indexing.h: Indexing with arrays, and what goes with it.
 *
 * Positions are arrays of any integer dtype; negative ones count from the end of their axis. Boolean arrays
 * are masks. Index arrays live on the device of the array that they index. A position out of range is an
 * error that is found before anything is written; on devices that run late it is reported by a later call.
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
 * NumPy's advanced indexing: a new array with what the items select. Items of the kind CTN_INDEX_ARRAY take
 * `arrays[start]`, the others are as in ctn_array_get. Integer arrays are broadcast together, with INT items
 * as 0-d ones, and name the elements one by one. A mask of k axes stands for k arrays, the positions of its
 * true elements, and must have the lengths of the axes it applies to. The axes of the broadcast positions
 * take the place of the indexed axes if these are neighbors; if a slice, ellipsis or new axis separates them
 * they come first.
 *
 * @param a           an array, borrowed.
 * @param items       the items of the index; `count` elements.
 * @param count       number of elements of `items`.
 * @param arrays      the positions and masks that the items refer to; arrays, borrowed, `array_count`
 *                    elements.
 * @param array_count number of elements of `arrays`.
 * @param out         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_get_advanced(const ctn_array *a, const ctn_index *items, size_t count,
                                          const ctn_array *const *arrays, size_t array_count,
                                          ctn_array **out);

/**
 * Assigns `value`, broadcast and converted as by C casts, to what the items select, as ctn_array_get_advanced
 * reads it. If positions are repeated the last one in C order wins. With one mask of all axes the value must
 * have at most one axis, with one element or as many as the mask has true ones.
 *
 * @param a           an array, written in place.
 * @param items       the items of the index; `count` elements.
 * @param count       number of elements of `items`.
 * @param arrays      the positions and masks that the items refer to; arrays, borrowed, `array_count`
 *                    elements.
 * @param array_count number of elements of `arrays`.
 * @param value       an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_advanced(ctn_array *a, const ctn_index *items, size_t count,
                                          const ctn_array *const *arrays, size_t array_count,
                                          const ctn_array *value);

/**
 * Adds `value`, broadcast, to what the items select, in C order; repeated positions add up (NumPy's add.at).
 * Each sum is computed in the dtype that both promote to and converted to that of `a` as by C casts.
 *
 * @param a           an array, written in place.
 * @param items       the items of the index; `count` elements.
 * @param count       number of elements of `items`.
 * @param arrays      the positions and masks that the items refer to; arrays, borrowed, `array_count`
 *                    elements.
 * @param array_count number of elements of `arrays`.
 * @param value       an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add_at(ctn_array *a, const ctn_index *items, size_t count,
                                    const ctn_array *const *arrays, size_t array_count,
                                    const ctn_array *value);

/**
 * The elements (or sub-arrays) where `mask` is true: NumPy's a[mask]. The mask covers the first axes of `a`,
 * with their lengths.
 *
 * @param a    an array, borrowed.
 * @param mask an array, borrowed.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_get_mask(const ctn_array *a, const ctn_array *mask, ctn_array **out);

/**
 * Assigns `value` where `mask` is true: NumPy's a[mask] = value.
 *
 * @param a     an array, written in place.
 * @param mask  an array, borrowed.
 * @param value an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_mask(ctn_array *a, const ctn_array *mask, const ctn_array *value);

/**
 * Sets elements of the flattened array: a.flat[indices] = values, the values flattened, repeated where they
 * are fewer than the positions and converted as by C casts. Without values nothing is done.
 *
 * @param a       an array, written in place.
 * @param indices an array, borrowed.
 * @param values  an array, borrowed.
 * @param mode    a `ctn_index_mode`.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_put(ctn_array *a, const ctn_array *indices, const ctn_array *values,
                                 ctn_index_mode mode);

/**
 * Elements at positions along one axis, chosen for every place of the other axes by itself: `indices` has as
 * many axes as `a` and is broadcast with it on the others. ctn_array_argsort and ctn_array_argpartition give
 * such positions. CTN_AXIS_NONE: of the flattened array, with one axis of indices.
 *
 * @param a       an array, borrowed.
 * @param indices an array, borrowed.
 * @param axis    the axis; negative ones count from the end.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_take_along_axis(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                             ctn_array **out);

/**
 * Sets the elements that ctn_array_take_along_axis reads to `values`, broadcast and converted as by C casts.
 *
 * @param a       an array, written in place.
 * @param indices an array, borrowed.
 * @param values  an array, borrowed.
 * @param axis    the axis; negative ones count from the end.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_put_along_axis(ctn_array *a, const ctn_array *indices, const ctn_array *values,
                                            int64_t axis);

/**
 * Positions of the elements that are not zero, in C order: an int64 array of shape (ndim, count), whose rows
 * are the arrays of NumPy's tuple. A 0-d array counts as one of one axis. NaN is not zero.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_nonzero(const ctn_array *a, ctn_array **out);

/**
 * Positions of the elements that are not zero in the flattened array, an int64 array of one axis.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_flatnonzero(const ctn_array *a, ctn_array **out);

/**
 * Positions of the elements that are not zero, an int64 array of shape (count, ndim).
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_argwhere(const ctn_array *a, ctn_array **out);

/**
 * The sub-arrays along `axis` (CTN_AXIS_NONE: elements of the flattened array) where `condition`, of one
 * axis, is not zero. It may be shorter than the axis.
 *
 * @param condition an array, borrowed.
 * @param a         an array, borrowed.
 * @param axis      the axis; negative ones count from the end.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_compress(const ctn_array *condition, const ctn_array *a, int64_t axis,
                                      ctn_array **out);

/**
 * The elements of the flattened `a` where the flattened `condition` is not zero.
 *
 * @param condition an array, borrowed.
 * @param a         an array, borrowed.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_extract(const ctn_array *condition, const ctn_array *a, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
