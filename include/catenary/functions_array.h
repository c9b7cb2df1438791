/**
 * catenary/functions_array.h: Rearranging, joining and selecting elements.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
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
 * The elements in C order under a new shape.
 *
 * @param x     The input variable.
 * @param shape Lengths of the axes (`ndim` elements). One of them may be -1 and follows from the others.
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.reshape. Since 0.1.0.
 */
CTN_API ctn_status ctn_reshape(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y);

/**
 * x with permuted axes: axis i of the result is axis axes[i] of x.
 *
 * @param x     The input variable.
 * @param axes  The permutation; negative numbers count from the last axis (`count` elements). NULL reverses
 *              the axes.
 * @param count Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.transpose. Since 0.1.0.
 */
CTN_API ctn_status ctn_transpose(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y);

/**
 * x broadcast to a shape; see ctn_array_broadcast_to.
 *
 * @param x     The input variable.
 * @param shape Lengths of the axes of the result (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.broadcast_to. Since 0.1.0.
 */
CTN_API ctn_status ctn_broadcast_to(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y);

/**
 * x with an additional axis of length 1.
 *
 * @param x    The input variable.
 * @param axis Position of the new axis in the result. Negative numbers count from the end.
 * @param y    Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.expand_dims. Since 0.1.0.
 */
CTN_API ctn_status ctn_expand_dims(ctn_variable *x, int64_t axis, ctn_variable **y);

/**
 * x without some axes of length 1.
 *
 * @param x     The input variable.
 * @param axes  The axes to remove, which must have length 1 (`count` elements). NULL: all axes of length 1.
 * @param count Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_squeeze(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y);

/**
 * x with two axes exchanged.
 *
 * @param x     The input variable.
 * @param axis1 The first axis. Negative numbers count from the last axis.
 * @param axis2 The second axis. Negative numbers count from the last axis.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.swapaxes. Since 0.1.0.
 */
CTN_API ctn_status ctn_swapaxes(ctn_variable *x, int64_t axis1, int64_t axis2, ctn_variable **y);

/**
 * x with the elements along some axes in reverse order.
 *
 * @param x     The input variable.
 * @param axes  The axes (`count` elements). Negative numbers count from the last axis. NULL: all axes.
 * @param count Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_flip(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y);

/**
 * The elements converted to another dtype; x itself if it already has that dtype. The gradient is converted
 * back; a conversion to integers has no gradient.
 *
 * @param x     The input variable.
 * @param dtype The new element type.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_cast(ctn_variable *x, ctn_dtype dtype, ctn_variable **y);

/**
 * A copy on a device. The gradient is copied back to the device of x.
 *
 * @param x      The input variable.
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param y      Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.copy. Since 0.1.0.
 */
CTN_API ctn_status ctn_copy(ctn_variable *x, const char *device, ctn_variable **y);

/**
 * x repeated as a whole along its axes.
 *
 * @param x           The input variable.
 * @param repetitions Number of repetitions along each axis, at least 0 (`count` elements). If x has fewer
 *                    axes, or the list fewer entries, ones are added in front.
 * @param count       Number of elements of `repetitions`, at most CTN_MAX_NDIM.
 * @param y           Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_tile(ctn_variable *x, const int64_t *repetitions, size_t count, ctn_variable **y);

/**
 * Adds elements of one value before and after those of x.
 *
 * @param x      The input variable.
 * @param before Number of elements to add at the beginning of each axis, at least 0 (`ndim` elements).
 * @param ndim   Number of elements of `before`, at most CTN_MAX_NDIM.
 * @param after  Number of elements to add at the end of each axis, at least 0 (`ndim` elements).
 * @param value  The value of the added elements.
 * @param y      Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_pad(ctn_variable *x, const int64_t *before, size_t ndim, const int64_t *after,
                           double value, ctn_variable **y);

/**
 * Joins variables along an existing axis.
 *
 * @param xs    Variables of one dtype, whose other axes have the same lengths (`count` elements).
 * @param count Number of elements of `xs`.
 * @param axis  The axis. Negative numbers count from the last axis.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.concat. Since 0.1.0.
 */
CTN_API ctn_status ctn_concat(ctn_variable *const *xs, size_t count, int64_t axis, ctn_variable **y);

/**
 * Joins variables along a new axis.
 *
 * @param xs    Variables of one dtype and shape (`count` elements).
 * @param count Number of elements of `xs`.
 * @param axis  Position of the new axis in the result. Negative numbers count from the end.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_stack(ctn_variable *const *xs, size_t count, int64_t axis, ctn_variable **y);

/**
 * Splits a variable into parts of equal length along an axis.
 *
 * @param x        The input variable.
 * @param axis     The axis. Negative numbers count from the last axis.
 * @param ys       Receives the parts (room for `sections`).
 * @param sections Number of parts, which must divide the length of the axis.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.split_axis. Since 0.1.0.
 */
CTN_API ctn_status ctn_split_axis(ctn_variable *x, int64_t axis, ctn_variable **ys, size_t sections);

/**
 * Splits a variable at positions along an axis.
 *
 * @param x           The input variable.
 * @param indices     The ascending positions where a new part begins (`index_count` elements).
 * @param index_count Number of elements of `indices`.
 * @param axis        The axis. Negative numbers count from the last axis.
 * @param ys          Receives the parts (room for `count`).
 * @param count       Number of parts, one more than `index_count`.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_split_axis_at(ctn_variable *x, const int64_t *indices, size_t index_count,
                                     int64_t axis, ctn_variable **ys, size_t count);

/**
 * Broadcasts variables to their common shape.
 *
 * @param xs    The input variables (`count` elements).
 * @param count Number of elements of `xs`.
 * @param ys    Receives the results (room for `count`).
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.broadcast. Since 0.1.0.
 */
CTN_API ctn_status ctn_broadcast(ctn_variable *const *xs, size_t count, ctn_variable **ys);

/**
 * Basic indexing like ctn_array_get: integers, slices, new axes and an ellipsis. The result shares memory
 * with x; the gradient is zero outside of it.
 *
 * @param x     The input variable.
 * @param items The items of the index, applied to the axes in order; axes without an item are kept whole
 *              (`count` elements).
 * @param count Number of elements of `items`.
 * @param y     Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__getitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_get_item(ctn_variable *x, const ctn_index *items, size_t count, ctn_variable **y);

/**
 * x[i, t[i]] for each row i, as a variable of shape (N,).
 *
 * @param x The input, of shape (N, C).
 * @param t Signed integers of shape (N,). Negative ones count from the end.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.select_item. Since 0.1.0.
 */
CTN_API ctn_status ctn_select_item(ctn_variable *x, ctn_variable *t, ctn_variable **y);

/**
 * x where a condition is true, otherwise y. All are broadcast, and each gradient goes to the input that its
 * elements were taken from.
 *
 * @param condition The condition, of dtype bool.
 * @param x         The values where the condition is true.
 * @param y         The values where it is false.
 * @param out       Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.where. Since 0.1.0.
 */
CTN_API ctn_status ctn_where(ctn_variable *condition, ctn_variable *x, ctn_variable *y, ctn_variable **out);

/**
 * The inputs themselves, as new variables that one function made.
 *
 * @param xs    The input variables (`count` elements).
 * @param count Number of elements of `xs`.
 * @param ys    Receives the variables (room for `count`).
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_identity_list(ctn_variable *const *xs, size_t count, ctn_variable **ys);

/**
 * The input itself as a new variable.
 *
 * @param x The input variable.
 * @param y Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.identity. Since 0.1.0.
 */
CTN_API ctn_status ctn_identity(ctn_variable *x, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
