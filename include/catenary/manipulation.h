/**
 * catenary/manipulation.h: Joining, splitting, repeating and rearranging arrays.
 *
 * Further routines of this kind (reshape, transpose, concatenate, split, ...) are in array.h. Views share
 * memory with their operand and are read-only if elements appear more than once.
 *
 * Threads: Reads its inputs.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_MANIPULATION_H
#define CATENARY_MANIPULATION_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The array with at least one axis; the array itself if it has one.
 *
 * @param a   The input array.
 * @param out Receives the array itself or a view.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.atleast_1d. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_atleast_1d(const ctn_array *a, ctn_array **out);

/**
 * The array with at least two axes, new ones first; the array itself if it has two.
 *
 * @param a   The input array.
 * @param out Receives the array itself or a view.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.atleast_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_atleast_2d(const ctn_array *a, ctn_array **out);

/**
 * The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n) becomes (m, n, 1). The array
 * itself if it has three.
 *
 * @param a   The input array.
 * @param out Receives the array itself or a view.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.atleast_3d. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_atleast_3d(const ctn_array *a, ctn_array **out);

/**
 * The shape to which arrays broadcast.
 *
 * @param arrays   The arrays, at least one (`count` elements).
 * @param count    Number of elements of `arrays`.
 * @param shape    Receives the lengths of the axes, as many as fit (room for `capacity`). NULL asks only for
 *                 their number.
 * @param capacity Room in `shape`.
 * @param ndim     Receives the number of axes, even if `shape` is too small.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.broadcast. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_broadcast(const ctn_array *const *arrays, size_t count, int64_t *shape,
                                       size_t capacity, size_t *ndim);

/**
 * Views of all arrays, broadcast to one shape and read-only. An array that already has that shape is returned
 * itself.
 *
 * @param arrays The input arrays (`count` elements).
 * @param count  Number of elements of `arrays`.
 * @param outs   Receives the views (room for `count`).
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.broadcast_arrays. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_broadcast_arrays(const ctn_array *const *arrays, size_t count, ctn_array **outs);

/**
 * A view with one axis at another position; the others keep their order.
 *
 * @param a           The input array.
 * @param source      The axis to move. Negative numbers count from the last axis.
 * @param destination Its position in the result. Negative numbers count from the last axis.
 * @param out         Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_moveaxis(const ctn_array *a, int64_t source, int64_t destination,
                                      ctn_array **out);

/**
 * A view with the elements along some axes in reverse order.
 *
 * @param a     The input array.
 * @param axes  The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param out   Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_flip(const ctn_array *a, const int64_t *axes, size_t count, ctn_array **out);

/**
 * Joins arrays of one shape along a new axis.
 *
 * @param arrays The input arrays, all of the same shape (`count` elements).
 * @param count  Number of elements of `arrays`.
 * @param axis   Position of the new axis in the result. Negative numbers count from the end.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_stack(const ctn_array *const *arrays, size_t count, int64_t axis,
                                   ctn_array **out);

/**
 * Joins arrays along the second axis. Vectors are joined along their only axis.
 *
 * @param arrays The input arrays (`count` elements).
 * @param count  Number of elements of `arrays`.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.hstack. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_hstack(const ctn_array *const *arrays, size_t count, ctn_array **out);

/**
 * Joins arrays along the first axis; vectors count as rows.
 *
 * @param arrays The input arrays (`count` elements).
 * @param count  Number of elements of `arrays`.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.vstack. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_vstack(const ctn_array *const *arrays, size_t count, ctn_array **out);

/**
 * Joins arrays along the third axis, after ctn_array_atleast_3d.
 *
 * @param arrays The input arrays (`count` elements).
 * @param count  Number of elements of `arrays`.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.dstack. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dstack(const ctn_array *const *arrays, size_t count, ctn_array **out);

/**
 * Joins arrays along the second axis; vectors count as columns.
 *
 * @param arrays The input arrays (`count` elements).
 * @param count  Number of elements of `arrays`.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.column_stack. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_column_stack(const ctn_array *const *arrays, size_t count, ctn_array **out);

/**
 * Splits an array into parts of equal length along the second axis, or a vector along its only axis.
 *
 * @param a     The input array.
 * @param outs  Receives the parts, as views (room for `count`).
 * @param count Number of parts, which must divide the length of the axis.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.hsplit. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_hsplit(const ctn_array *a, ctn_array **outs, size_t count);

/**
 * Splits an array with at least two axes into parts of equal length along the first axis.
 *
 * @param a     The input array.
 * @param outs  Receives the parts, as views (room for `count`).
 * @param count Number of parts, which must divide the length of the axis.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.vsplit. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_vsplit(const ctn_array *a, ctn_array **outs, size_t count);

/**
 * Splits an array with at least three axes into parts of equal length along the third axis.
 *
 * @param a     The input array.
 * @param outs  Receives the parts, as views (room for `count`).
 * @param count Number of parts, which must divide the length of the axis.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.dsplit. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dsplit(const ctn_array *a, ctn_array **outs, size_t count);

/**
 * Splits an array at positions along the second axis, or a vector along its only axis.
 *
 * @param a              The input array.
 * @param positions      Where a new part begins (`position_count` elements). They behave as bounds of slices:
 *                       negative ones count from the end.
 * @param position_count Number of elements of `positions`.
 * @param outs           Receives the parts, as views (room for `count`).
 * @param count          Number of parts, one more than `position_count`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_hsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count);

/**
 * Splits an array with at least two axes at positions along the first axis.
 *
 * @param a              The input array.
 * @param positions      Where a new part begins (`position_count` elements). They behave as bounds of slices:
 *                       negative ones count from the end.
 * @param position_count Number of elements of `positions`.
 * @param outs           Receives the parts, as views (room for `count`).
 * @param count          Number of parts, one more than `position_count`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_vsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count);

/**
 * Splits an array with at least three axes at positions along the third axis.
 *
 * @param a              The input array.
 * @param positions      Where a new part begins (`position_count` elements). They behave as bounds of slices:
 *                       negative ones count from the end.
 * @param position_count Number of elements of `positions`.
 * @param outs           Receives the parts, as views (room for `count`).
 * @param count          Number of parts, one more than `position_count`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count);

/**
 * The array repeated as a whole along its axes.
 *
 * @param a           The input array.
 * @param repetitions Number of repetitions along each axis, at least 0 (`count` elements). If the array has
 *                    fewer axes, or the list fewer entries, ones are added in front.
 * @param count       Number of elements of `repetitions`, at most CTN_MAX_NDIM.
 * @param out         Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.tile. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tile(const ctn_array *a, const int64_t *repetitions, size_t count,
                                  ctn_array **out);

/**
 * The array with its elements repeated along an axis.
 *
 * @param a       The input array.
 * @param repeats Number of repetitions, at least 0: one entry for all elements, or one for each (`count`
 *                elements).
 * @param count   Number of elements of `repeats`.
 * @param axis    The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                axis.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.repeat, cupy.ndarray.repeat. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_repeat(const ctn_array *a, const int64_t *repeats, size_t count, int64_t axis,
                                    ctn_array **out);

/**
 * A copy with the elements moved along an axis. Elements moved beyond the end return at the beginning.
 *
 * @param a     The input array.
 * @param shift Number of places to move; negative numbers move toward the beginning.
 * @param axis  The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last axis.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.roll. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_roll(const ctn_array *a, int64_t shift, int64_t axis, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
