/**
 * catenary/functions_pooling.h: Pooling over the last two axes of images (N, C, H, W).
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
 * Windows are `ksize_y` by `ksize_x`, one every `stride_y` and `stride_x` elements (the reference's default:
 * the size of the window) of the image that is padded by `pad_y` and `pad_x` on both sides. With `cover_all`
 * every element of x is in a window, and the last windows may end outside.
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
 * @param x         a variable, borrowed.
 * @param ksize_y   int64_t.
 * @param ksize_x   int64_t.
 * @param stride_y  int64_t.
 * @param stride_x  int64_t.
 * @param pad_y     int64_t.
 * @param pad_x     int64_t.
 * @param cover_all 0 or 1.
 * @param y         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.max_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_max_pooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                      int64_t stride_x, int64_t pad_y, int64_t pad_x, int32_t cover_all,
                                      ctn_variable **y);

/**
 * The mean of each window, in which padded elements count as zeros. Only windows that lie in the padded
 * image.
 *
 * @param x        a variable, borrowed.
 * @param ksize_y  int64_t.
 * @param ksize_x  int64_t.
 * @param stride_y int64_t.
 * @param stride_x int64_t.
 * @param pad_y    int64_t.
 * @param pad_x    int64_t.
 * @param y        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.average_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_average_pooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                          int64_t stride_x, int64_t pad_y, int64_t pad_x, ctn_variable **y);

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
 * Adds each element to all of a window of the result. `outsize_y` and `outsize_x` are the result's height and
 * width, whose pooling must give x's; 0 for both (the reference's None): the least, or with `cover_all` the
 * least that could be pooled so.
 *
 * @param x         a variable, borrowed.
 * @param ksize_y   int64_t.
 * @param ksize_x   int64_t.
 * @param stride_y  int64_t.
 * @param stride_x  int64_t.
 * @param pad_y     int64_t.
 * @param pad_x     int64_t.
 * @param outsize_y int64_t.
 * @param outsize_x int64_t.
 * @param cover_all 0 or 1.
 * @param y         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.functions.unpooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_unpooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                    int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                                    int64_t outsize_x, int32_t cover_all, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
