/**
 * catenary/functions_pooling.h: Pooling over the last two axes of images (N, C, H, W).
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
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
 * The largest element of each window, or its first NaN; the gradient goes to the first of equal ones. What is
 * padded counts as -infinity. Options: none yet.
 *
 * @param x         a variable, borrowed.
 * @param ksize_y   height of the window in elements, at least 1.
 * @param ksize_x   width of the window in elements, at least 1.
 * @param stride_y  rows from one window to the next, at least 1.
 * @param stride_x  columns from one window to the next, at least 1.
 * @param pad_y     rows of padding above and below, at least 0.
 * @param pad_x     columns of padding on the left and right, at least 0.
 * @param cover_all whether windows that reach over the end count, so that every element is in one; 0 or 1.
 * @param options   function options, borrowed, or NULL.
 * @param y         out: receives a new reference, NULL after a failure.
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
 * The mean of each window, in which padded elements count as zeros; what lies outside of the padded image
 * does not count. Options: cover_all, without which only windows that lie in the padded image are taken;
 * count_include_pad, without which padded elements do not count, and a window of nothing else gives 0.
 *
 * @param x        a variable, borrowed.
 * @param ksize_y  height of the window in elements, at least 1.
 * @param ksize_x  width of the window in elements, at least 1.
 * @param stride_y rows from one window to the next, at least 1.
 * @param stride_x columns from one window to the next, at least 1.
 * @param pad_y    rows of padding above and below, at least 0.
 * @param pad_x    columns of padding on the left and right, at least 0.
 * @param options  function options, borrowed, or NULL.
 * @param y        out: receives a new reference, NULL after a failure.
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
 * Max pooling into 1, 2 x 2, 4 x 4... windows, `pyramid_height` levels of them, flattened and joined to (N,
 * M, 1, 1), where M is C times the number of windows.
 *
 * @param x              a variable, borrowed.
 * @param pyramid_height number of levels, at least 1.
 * @param y              out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.spatial_pyramid_pooling_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_spatial_pyramid_pooling_2d(ctn_variable *x, int64_t pyramid_height, ctn_variable **y);

/**
 * Adds each element to all of a window of the result. `outsize_y` and `outsize_x` are the result's height and
 * width, whose pooling must give x's; 0 for both (the reference's None) stands for the smallest sizes whose
 * pooling, with or without `cover_all`, gives those of x. Options: none yet.
 *
 * @param x         a variable, borrowed.
 * @param ksize_y   height of the window in elements, at least 1.
 * @param ksize_x   width of the window in elements, at least 1.
 * @param stride_y  rows from one window to the next, at least 1.
 * @param stride_x  columns from one window to the next, at least 1.
 * @param pad_y     rows of padding above and below, at least 0.
 * @param pad_x     columns of padding on the left and right, at least 0.
 * @param outsize_y height of the result, or 0 for the one that the other sizes give.
 * @param outsize_x width of the result, or 0 for the one that the other sizes give.
 * @param cover_all whether windows that reach over the end count, so that every element is in one; 0 or 1.
 * @param options   function options, borrowed, or NULL.
 * @param y         out: receives a new reference, NULL after a failure.
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
