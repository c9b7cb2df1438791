/**
 * catenary/functions_array.h: Rearranging, joining and picking elements.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
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
 * The elements in C order under a new shape, one length of which may be -1.
 *
 * @param x     a variable, borrowed.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.reshape. Since 0.1.0.
 */
CTN_API ctn_status ctn_reshape(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y);

/**
 * x with its axes permuted; NULL reverses them.
 *
 * @param x     a variable, borrowed.
 * @param axes  the axes; `count` elements, or NULL.
 * @param count number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.transpose. Since 0.1.0.
 */
CTN_API ctn_status ctn_transpose(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y);

/**
 * x stretched to a shape; see ctn_array_broadcast_to.
 *
 * @param x     a variable, borrowed.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.broadcast_to. Since 0.1.0.
 */
CTN_API ctn_status ctn_broadcast_to(ctn_variable *x, const int64_t *shape, size_t ndim, ctn_variable **y);

/**
 * x with an axis of length one inserted, which is axis `axis` of the result.
 *
 * @param x    a variable, borrowed.
 * @param axis the axis; negative ones count from the end.
 * @param y    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.expand_dims. Since 0.1.0.
 */
CTN_API ctn_status ctn_expand_dims(ctn_variable *x, int64_t axis, ctn_variable **y);

/**
 * x without the given axes, which have length one; NULL stands for all axes of length one.
 *
 * @param x     a variable, borrowed.
 * @param axes  the axes; `count` elements, or NULL.
 * @param count number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_squeeze(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y);

/**
 * x with two axes exchanged.
 *
 * @param x     a variable, borrowed.
 * @param axis1 an axis; negative ones count from the end.
 * @param axis2 an axis; negative ones count from the end.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.swapaxes. Since 0.1.0.
 */
CTN_API ctn_status ctn_swapaxes(ctn_variable *x, int64_t axis1, int64_t axis2, ctn_variable **y);

/**
 * x in reverse order along the given axes; NULL stands for all axes.
 *
 * @param x     a variable, borrowed.
 * @param axes  the axes; `count` elements, or NULL.
 * @param count number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_flip(ctn_variable *x, const int64_t *axes, size_t count, ctn_variable **y);

/**
 * The elements converted to another dtype; x itself if it has that dtype already. The gradient is converted
 * back; a conversion to integers has no gradient.
 *
 * @param x     a variable, borrowed.
 * @param dtype the element type; a `ctn_dtype`.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_cast(ctn_variable *x, ctn_dtype dtype, ctn_variable **y);

/**
 * A copy on the named device (NULL: the current one). The gradient is copied back to the device of x.
 *
 * @param x      a variable, borrowed.
 * @param device name of a device; UTF-8 text, or NULL.
 * @param y      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.copy. Since 0.1.0.
 */
CTN_API ctn_status ctn_copy(ctn_variable *x, const char *device, ctn_variable **y);

/**
 * Repeats the whole, `repetitions[i]` times along axis i; if x has fewer axes, or the list fewer entries,
 * ones are put in front.
 *
 * @param x           a variable, borrowed.
 * @param repetitions an array in memory, `count` elements.
 * @param count       number of elements of `repetitions`, at most CTN_MAX_NDIM.
 * @param y           out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_tile(ctn_variable *x, const int64_t *repetitions, size_t count, ctn_variable **y);

/**
 * Puts elements of one value before and after those of x: `before[i]` and `after[i]` of them along axis i.
 *
 * @param x      a variable, borrowed.
 * @param before an array in memory, `ndim` elements.
 * @param ndim   number of elements of `before`, at most CTN_MAX_NDIM.
 * @param after  an array in memory, `ndim` elements.
 * @param value  the value.
 * @param y      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_pad(ctn_variable *x, const int64_t *before, size_t ndim, const int64_t *after,
                           double value, ctn_variable **y);

/**
 * Joins variables of one dtype along an existing axis; the other axes must agree.
 *
 * @param xs    variables, borrowed, `count` elements.
 * @param count number of elements of `xs`.
 * @param axis  the axis; negative ones count from the end.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.concat. Since 0.1.0.
 */
CTN_API ctn_status ctn_concat(ctn_variable *const *xs, size_t count, int64_t axis, ctn_variable **y);

/**
 * Joins variables of one dtype and shape along a new axis, which becomes `axis` of the result.
 *
 * @param xs    variables, borrowed, `count` elements.
 * @param count number of elements of `xs`.
 * @param axis  the axis; negative ones count from the end.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_stack(ctn_variable *const *xs, size_t count, int64_t axis, ctn_variable **y);

/**
 * Cuts an axis into `sections` equal parts, whose number must divide its length.
 *
 * @param x        a variable, borrowed.
 * @param axis     the axis; negative ones count from the end.
 * @param ys       out: each receives a new reference, NULL after a failure, `sections` elements.
 * @param sections number of elements of `ys`.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.split_axis. Since 0.1.0.
 */
CTN_API ctn_status ctn_split_axis(ctn_variable *x, int64_t axis, ctn_variable **ys, size_t sections);

/**
 * Cuts an axis before each of the ascending positions `indices`: one part more than there are positions.
 *
 * @param x           a variable, borrowed.
 * @param indices     an array in memory, `index_count` elements.
 * @param index_count number of elements of `indices`.
 * @param axis        the axis; negative ones count from the end.
 * @param ys          out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count       number of elements of `ys`.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_split_axis_at(ctn_variable *x, const int64_t *indices, size_t index_count,
                                     int64_t axis, ctn_variable **ys, size_t count);

/**
 * Stretches variables to their common shape.
 *
 * @param xs    variables, borrowed, `count` elements.
 * @param count number of elements of `xs`.
 * @param ys    out: each receives a new reference, NULL after a failure, `count` elements.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.broadcast. Since 0.1.0.
 */
CTN_API ctn_status ctn_broadcast(ctn_variable *const *xs, size_t count, ctn_variable **ys);

/**
 * Basic indexing as of ctn_array_get: integers, slices, new axes and an ellipsis. The result shares memory
 * with x; the gradient is zero outside of it.
 *
 * @param x     a variable, borrowed.
 * @param items the items of the index; `count` elements.
 * @param count number of elements of `items`.
 * @param y     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Variable.__getitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_get_item(ctn_variable *x, const ctn_index *items, size_t count, ctn_variable **y);

/**
 * x[i, t[i]] of each row i: x (N, C), t (N) of signed integers, where negative ones count from the end;
 * result (N).
 *
 * @param x a variable, borrowed.
 * @param t a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.select_item. Since 0.1.0.
 */
CTN_API ctn_status ctn_select_item(ctn_variable *x, ctn_variable *t, ctn_variable **y);

/**
 * x where the bool `condition` is true, else y; the three are broadcast, and each gradient goes where its
 * elements were taken.
 *
 * @param condition a variable, borrowed.
 * @param x         a variable, borrowed.
 * @param y         a variable, borrowed.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.where. Since 0.1.0.
 */
CTN_API ctn_status ctn_where(ctn_variable *condition, ctn_variable *x, ctn_variable *y, ctn_variable **out);

/**
 * The inputs themselves, as new variables that one function made of all of them.
 *
 * @param xs    variables, borrowed, `count` elements.
 * @param count number of elements of `xs`.
 * @param ys    out: each receives a new reference, NULL after a failure, `count` elements.
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
 * @param x a variable, borrowed.
 * @param y out: receives a new reference, NULL after a failure.
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
