/**
 * catenary/functions_pooling.h: Pooling over the last two axes of images (N, C, H, W).
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
 * Windows are `ksize_y` by `ksize_x`, one every `stride_y` and `stride_x` elements (the reference's default:
 * the size of the window) of the image that is padded by `pad_y` and `pad_x` on both sides. With `cover_all`
 * every element of x is in a window, and the last windows may end outside.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_POOLING_H
#define CATENARY_FUNCTIONS_POOLING_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The largest element of each window, or its first NaN. The gradient goes to the first of equal elements.
 * Padding counts as -infinity.
 *
 * @param x         The input, of shape (N, C, h, w).
 * @param ksize_y   Height of the window in elements, at least 1.
 * @param ksize_x   Width of the window in elements, at least 1.
 * @param stride_y  Number of rows from one window to the next, at least 1.
 * @param stride_x  Number of columns from one window to the next, at least 1.
 * @param pad_y     Number of rows of zeros added above and below, at least 0.
 * @param pad_x     Number of columns of zeros added on the left and right, at least 0.
 * @param cover_all Whether the windows cover every element, so that the last ones may end outside (0 or 1).
 * @param options   Must be NULL or without options: there are none.
 * @param y         Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.max_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_max_pooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                      int64_t stride_x, int64_t pad_y, int64_t pad_x, int32_t cover_all,
                                      ctn_function_options *options, ctn_variable **y);

/**
 * The mean of each window. Padded elements count as zeros, and elements outside of the padded image do not
 * count. Options: cover_all (0 by default), with which windows may end outside of the padded image;
 * count_include_pad (1 by default): if it is 0, padded elements do not count, and a window without other
 * elements gives 0.
 *
 * @param x        The input, of shape (N, C, h, w).
 * @param ksize_y  Height of the window in elements, at least 1.
 * @param ksize_x  Width of the window in elements, at least 1.
 * @param stride_y Number of rows from one window to the next, at least 1.
 * @param stride_x Number of columns from one window to the next, at least 1.
 * @param pad_y    Number of rows of zeros added above and below, at least 0.
 * @param pad_x    Number of columns of zeros added on the left and right, at least 0.
 * @param options  The options that the description names. NULL: defaults.
 * @param y        Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.average_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_average_pooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                          int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                          ctn_function_options *options, ctn_variable **y);

/**
 * Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the shape (N, M, 1, 1), where M is C
 * times the number of windows.
 *
 * @param x              The input, of shape (N, C, h, w).
 * @param pyramid_height Number of levels, from 1 to 16.
 * @param y              Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.spatial_pyramid_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_spatial_pyramid_pooling_2d(ctn_variable *x, int64_t pyramid_height, ctn_variable **y);

/**
 * Adds each element to all elements of a window of the result.
 *
 * @param x         The input, of shape (N, C, h, w).
 * @param ksize_y   Height of the window in elements, at least 1.
 * @param ksize_x   Width of the window in elements, at least 1.
 * @param stride_y  Number of rows from one window to the next, at least 1.
 * @param stride_x  Number of columns from one window to the next, at least 1.
 * @param pad_y     Number of rows of zeros added above and below, at least 0.
 * @param pad_x     Number of columns of zeros added on the left and right, at least 0.
 * @param outsize_y Height of the result, whose pooling must give the height of x. 0, for both sizes, means
 *                  the smallest one.
 * @param outsize_x Width of the result, whose pooling must give the width of x. 0, for both sizes, means the
 *                  smallest one.
 * @param cover_all The argument of the pooling whose sizes are reversed (0 or 1).
 * @param options   Must be NULL or without options: there are none.
 * @param y         Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.unpooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_unpooling_2d(ctn_variable *x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                                    int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                                    int64_t outsize_x, int32_t cover_all, ctn_function_options *options,
                                    ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
