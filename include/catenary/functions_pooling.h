/**
 * catenary/functions_pooling.h: Pooling over the last two axes of images (N, C, H, W).
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 * Sizes of windows, strides and paddings are one number for both axes, or two, y first; without a stride
 * (NULL) windows touch, without a padding there is none. With `cover_all` every element of x is in a window,
 * and the last windows may end outside.
 *
 * Threads: As variables.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_POOLING_H
#define CATENARY_FUNCTIONS_POOLING_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The largest element of each window, or its first NaN; the gradient goes to the first of equal ones. What is
 * padded counts as -infinity.
 *
 * @param x            a variable, borrowed.
 * @param ksize        an array in memory, `ksize_count` elements.
 * @param ksize_count  number of elements of `ksize`.
 * @param stride       an array in memory, `stride_count` elements, or NULL.
 * @param stride_count number of elements of `stride`.
 * @param pad          an array in memory, `pad_count` elements, or NULL.
 * @param pad_count    number of elements of `pad`.
 * @param cover_all    0 or 1.
 * @param y            out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.max_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_max_pooling_2d(ctn_variable *x, const int64_t *ksize, size_t ksize_count,
                                      const int64_t *stride, size_t stride_count, const int64_t *pad,
                                      size_t pad_count, int32_t cover_all, ctn_variable **y);

/**
 * The mean of each window, in which padded elements count as zeros. Only windows that lie in the padded
 * image.
 *
 * @param x            a variable, borrowed.
 * @param ksize        an array in memory, `ksize_count` elements.
 * @param ksize_count  number of elements of `ksize`.
 * @param stride       an array in memory, `stride_count` elements, or NULL.
 * @param stride_count number of elements of `stride`.
 * @param pad          an array in memory, `pad_count` elements, or NULL.
 * @param pad_count    number of elements of `pad`.
 * @param y            out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.average_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_average_pooling_2d(ctn_variable *x, const int64_t *ksize, size_t ksize_count,
                                          const int64_t *stride, size_t stride_count, const int64_t *pad,
                                          size_t pad_count, ctn_variable **y);

/**
 * Max pooling into 1, 2 x 2, 4 x 4... windows, `pyramid_height` levels of them, flattened and joined to (N,
 * M, 1, 1), where M is C times the number of windows.
 *
 * @param x              a variable, borrowed.
 * @param pyramid_height int64_t.
 * @param y              out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.spatial_pyramid_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_spatial_pyramid_pooling_2d(ctn_variable *x, int64_t pyramid_height, ctn_variable **y);

/**
 * Adds each element to all of a window of the result. `outsize` is the result's height and width, whose
 * pooling must give x's; NULL: the least, or with `cover_all` the least that could be pooled so.
 *
 * @param x             a variable, borrowed.
 * @param ksize         an array in memory, `ksize_count` elements.
 * @param ksize_count   number of elements of `ksize`.
 * @param stride        an array in memory, `stride_count` elements, or NULL.
 * @param stride_count  number of elements of `stride`.
 * @param pad           an array in memory, `pad_count` elements, or NULL.
 * @param pad_count     number of elements of `pad`.
 * @param outsize       an array in memory, `outsize_count` elements, or NULL.
 * @param outsize_count number of elements of `outsize`.
 * @param cover_all     0 or 1.
 * @param y             out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.unpooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_unpooling_2d(ctn_variable *x, const int64_t *ksize, size_t ksize_count,
                                    const int64_t *stride, size_t stride_count, const int64_t *pad,
                                    size_t pad_count, const int64_t *outsize, size_t outsize_count,
                                    int32_t cover_all, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
