/**
 * catenary/transform.h: Transforms: what is done to one array of each example of a dataset.
 *
 * A transform makes a new array of an array, such as a cropped image. Images have the axes (channels, rows,
 * columns); crops, padding and resizing apply to the last two axes of any array. Random transforms draw from
 * a generator of their own, which depends only on a seed, an epoch and the number of an example. Results may
 * be views of their inputs.
 *
 * Threads: Immutable; usable from any thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_TRANSFORM_H
#define CATENARY_TRANSFORM_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Makes a new array of an array.
 *
 * Threads: Immutable; usable from any thread.
 */
typedef struct ctn_transform ctn_transform;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The transform, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_transform *ctn_transform_retain(const ctn_transform *self);

/**
 * Gives a reference back; the last one frees the transform. NULL is allowed; cannot fail.
 *
 * @param self The transform, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_transform_release(const ctn_transform *self);

/**
 * Multiplies all elements by a number. Integers become float32.
 *
 * @param factor The factor, finite.
 * @param out    Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_scale_new(double factor, ctn_transform **out);

/**
 * Normalizes channels: (x - mean) / deviation. Integers become float32.
 *
 * @param mean      A finite number for each channel along the first axis, or one for all elements (`count`
 *                  elements).
 * @param count     Number of elements of `mean`.
 * @param deviation As many numbers above 0 (`count` elements).
 * @param out       Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_normalize_new(const double *mean, size_t count, const double *deviation,
                                               ctn_transform **out);

/**
 * A window at a random place, each with the same probability.
 *
 * @param height Number of rows of the result, 1 to 2^31.
 * @param width  Number of columns of the result, 1 to 2^31.
 * @param out    Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_random_crop_new(int64_t height, int64_t width, ctn_transform **out);

/**
 * The window in the middle.
 *
 * @param height Number of rows of the result, 1 to 2^31.
 * @param width  Number of columns of the result, 1 to 2^31.
 * @param out    Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_center_crop_new(int64_t height, int64_t width, ctn_transform **out);

/**
 * Resizes by bilinear interpolation between the centers of pixels. Each pixel of a smaller image is the
 * average of all that it covers. Results of integer dtypes are rounded. Needs arrays on the CPU.
 *
 * @param height Number of rows of the result, 1 to 2^31.
 * @param width  Number of columns of the result, 1 to 2^31.
 * @param out    Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_resize_new(int64_t height, int64_t width, ctn_transform **out);

/**
 * Reverses an axis with a probability.
 *
 * @param axis        The axis: -1 flips images left to right, -2 top to bottom.
 * @param probability The probability, 0 to 1.
 * @param out         Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_random_flip_new(int64_t axis, double probability, ctn_transform **out);

/**
 * Adds rows and columns of one value on all sides.
 *
 * @param rows    Number of rows above and below, 0 to 2^31.
 * @param columns Number of columns on the left and right, 0 to 2^31.
 * @param value   The value, converted to the dtype.
 * @param out     Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_pad_new(int64_t rows, int64_t columns, double value, ctn_transform **out);

/**
 * Converts to an element type.
 *
 * @param dtype Element type of the result.
 * @param out   Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_astype_new(ctn_dtype dtype, ctn_transform **out);

/**
 * Vectors with 1 at the place of a class number and 0 elsewhere, along a new last axis.
 *
 * @param class_count Number of classes, 1 to 2^31.
 * @param dtype       Element type of the result.
 * @param out         Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_one_hot_new(int64_t class_count, ctn_dtype dtype, ctn_transform **out);

/**
 * Several transforms, one after the other.
 *
 * @param transforms The transforms; without any, arrays stay as they are (`count` elements). The library
 *                   keeps references.
 * @param count      Number of elements of `transforms`.
 * @param out        Receives a new transform.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_chain_new(ctn_transform *const *transforms, size_t count,
                                           ctn_transform **out);

/**
 * Applies a transform to an array.
 *
 * @param transform The transform.
 * @param x         The array.
 * @param seed      Seed of random transforms.
 * @param epoch     Number of the pass over the data, at least 0.
 * @param index     Number of the example.
 * @param out       Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_transform_apply(ctn_transform *transform, const ctn_array *x, uint64_t seed,
                                       int64_t epoch, int64_t index, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
