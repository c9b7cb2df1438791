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
 * The array with at least one axis; itself if it has one.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.atleast_1d. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_atleast_1d(const ctn_array *a, ctn_array **out);

/**
 * A view with at least two axes, new ones first; the array itself if it has them.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.atleast_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_atleast_2d(const ctn_array *a, ctn_array **out);

/**
 * A view with at least three axes: shape (n,) becomes (1, n, 1), (m, n) becomes (m, n, 1); the array itself
 * if it has three.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.atleast_3d. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_atleast_3d(const ctn_array *a, ctn_array **out);

/**
 * The shape that arrays broadcast to. Writes as many lengths as there is room for in `shape` (NULL: none) and
 * always the number of axes, so that a first call can ask for it.
 *
 * @param arrays   arrays, borrowed, `count` elements.
 * @param count    number of elements of `arrays`.
 * @param shape    the lengths of the axes; out: memory of the caller, `capacity` elements, or NULL.
 * @param capacity number of elements of `shape`.
 * @param ndim     out: number of dimensions of the results.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.broadcast. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_broadcast(const ctn_array *const *arrays, size_t count, int64_t *shape,
                                       size_t capacity, size_t *ndim);

/**
 * Views of all arrays stretched to one shape, read-only; the array itself if it has that shape.
 *
 * @param arrays arrays, borrowed, `count` elements.
 * @param count  number of elements of `arrays`.
 * @param outs   out: each receives a new reference, NULL after a failure, `count` elements.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.broadcast_arrays. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_broadcast_arrays(const ctn_array *const *arrays, size_t count, ctn_array **outs);

/**
 * A view with one axis at another position, the others in their order.
 *
 * @param a           an array, borrowed.
 * @param source      where the axis is; negative ones count from the end.
 * @param destination where the axis goes; negative ones count from the end.
 * @param out         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_moveaxis(const ctn_array *a, int64_t source, int64_t destination,
                                      ctn_array **out);

/**
 * A view with the elements along some axes (NULL: all) in reverse order.
 *
 * @param a     an array, borrowed.
 * @param axes  the axes; `count` elements, or NULL.
 * @param count number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_flip(const ctn_array *a, const int64_t *axes, size_t count, ctn_array **out);

/**
 * Joins arrays of one shape along a new axis.
 *
 * @param arrays arrays, borrowed, `count` elements.
 * @param count  number of elements of `arrays`.
 * @param axis   the axis; negative ones count from the end.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_stack(const ctn_array *const *arrays, size_t count, int64_t axis,
                                   ctn_array **out);

/**
 * Joins arrays along the second axis, vectors along their only one.
 *
 * @param arrays arrays, borrowed, `count` elements.
 * @param count  number of elements of `arrays`.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.hstack. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_hstack(const ctn_array *const *arrays, size_t count, ctn_array **out);

/**
 * Joins arrays along the first axis; vectors count as rows.
 *
 * @param arrays arrays, borrowed, `count` elements.
 * @param count  number of elements of `arrays`.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.vstack. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_vstack(const ctn_array *const *arrays, size_t count, ctn_array **out);

/**
 * Joins arrays along the third axis, after ctn_array_atleast_3d.
 *
 * @param arrays arrays, borrowed, `count` elements.
 * @param count  number of elements of `arrays`.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.dstack. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dstack(const ctn_array *const *arrays, size_t count, ctn_array **out);

/**
 * Joins arrays along the second axis; vectors count as columns.
 *
 * @param arrays arrays, borrowed, `count` elements.
 * @param count  number of elements of `arrays`.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.column_stack. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_column_stack(const ctn_array *const *arrays, size_t count, ctn_array **out);

/**
 * ctn_array_split along the second axis, of a vector along its only one.
 *
 * @param a     an array, borrowed.
 * @param outs  out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.hsplit. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_hsplit(const ctn_array *a, ctn_array **outs, size_t count);

/**
 * ctn_array_split along the first axis of an array of two or more dimensions.
 *
 * @param a     an array, borrowed.
 * @param outs  out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.vsplit. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_vsplit(const ctn_array *a, ctn_array **outs, size_t count);

/**
 * ctn_array_split along the third axis.
 *
 * @param a     an array, borrowed.
 * @param outs  out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.dsplit. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dsplit(const ctn_array *a, ctn_array **outs, size_t count);

/**
 * ctn_array_split_at along the second axis, of a vector along its only one.
 *
 * @param a              an array, borrowed.
 * @param positions      an array in memory, `position_count` elements.
 * @param position_count number of elements of `positions`.
 * @param outs           out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count          number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_hsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count);

/**
 * ctn_array_split_at along the first axis of an array of two or more dimensions.
 *
 * @param a              an array, borrowed.
 * @param positions      an array in memory, `position_count` elements.
 * @param position_count number of elements of `positions`.
 * @param outs           out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count          number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_vsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count);

/**
 * ctn_array_split_at along the third axis.
 *
 * @param a              an array, borrowed.
 * @param positions      an array in memory, `position_count` elements.
 * @param position_count number of elements of `positions`.
 * @param outs           out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count          number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dsplit_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                       ctn_array **outs, size_t count);

/**
 * The array repeated as a whole, `repetitions[i]` times along axis i; if the array has fewer axes, or the
 * list fewer entries, ones are put in front.
 *
 * @param a           an array, borrowed.
 * @param repetitions an array in memory, `count` elements.
 * @param count       number of elements of `repetitions`, at most CTN_MAX_NDIM.
 * @param out         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.tile. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tile(const ctn_array *a, const int64_t *repetitions, size_t count,
                                  ctn_array **out);

/**
 * Every element along `axis` (CTN_AXIS_NONE: of the flattened array) repeated; `repeats` has one entry for
 * all or one for each.
 *
 * @param a       an array, borrowed.
 * @param repeats an array in memory, `count` elements.
 * @param count   number of elements of `repeats`.
 * @param axis    the axis; negative ones count from the end.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.repeat, cupy.ndarray.repeat. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_repeat(const ctn_array *a, const int64_t *repeats, size_t count, int64_t axis,
                                    ctn_array **out);

/**
 * A copy with the elements moved on by `shift` places along `axis`, those beyond the end to the front;
 * CTN_AXIS_NONE: as if flattened.
 *
 * @param a     an array, borrowed.
 * @param shift number of places to the end, to the front if negative.
 * @param axis  the axis; negative ones count from the end.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs. Reference: cupy.roll. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_roll(const ctn_array *a, int64_t shift, int64_t axis, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
