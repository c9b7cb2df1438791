/**
 * catenary/functions_convolution.h: Convolutions and deconvolutions.
 *
 * Images are (N, C, height, width), weights of a convolution (O, C / groups, kh, kw); padding is zeros on
 * both sides. Names and arguments are those of the reference; see catenary/functions.h for what holds for all
 * functions. 16-bit floats are computed and summed in float32. Every order of derivative exists.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_CONVOLUTION_H
#define CATENARY_FUNCTIONS_CONVOLUTION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * How float32 convolutions are computed.
 */
typedef int32_t ctn_convolution_method;
enum {
  /**
   * The fastest: windows of 3 by 3 may be transformed (Winograd), with errors near 1e-5 of the largest sums.
   */
  CTN_CONVOLUTION_AUTO = 0,
  /** Sums of products only. */
  CTN_CONVOLUTION_DIRECT = 1
};

/**
 * x (N, C, h, w) correlated with W (O, C, kh, kw), plus b (O) or NULL, at positions that are multiples of the
 * strides from -pad on: result (N, O, (h + 2 pad_y - kh) / stride_y + 1, (w + 2 pad_x - kw) / stride_x + 1),
 * rounded down. Options: dilation, how far apart the elements of a window are; groups, which the channels are
 * divided into: W (O, C / groups, kh, kw), and filter number i sees the channels of group i / (O / groups).
 *
 * @param x        a variable, borrowed.
 * @param W        a variable, borrowed.
 * @param b        a variable, borrowed, or NULL.
 * @param stride_y rows from one window to the next, at least 1.
 * @param stride_x columns from one window to the next, at least 1.
 * @param pad_y    rows of padding above and below, at least 0.
 * @param pad_x    columns of padding on the left and right, at least 0.
 * @param options  function options, borrowed, or NULL.
 * @param y        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.convolution_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_convolution_2d(ctn_variable *x, ctn_variable *W, ctn_variable *b, int64_t stride_y,
                                      int64_t stride_x, int64_t pad_y, int64_t pad_x,
                                      ctn_function_options *options, ctn_variable **y);

/**
 * The transposed convolution: x (N, C, h, w), W (C, O, kh, kw), b (O) or NULL; result (N, O, outsize_y,
 * outsize_x). If outsize_y and outsize_x are both 0, they are stride (h - 1) + kh - 2 pad, the smallest that
 * fit. Options: dilation; groups, with W (C, O / groups, kh, kw).
 *
 * @param x         a variable, borrowed.
 * @param W         a variable, borrowed.
 * @param b         a variable, borrowed, or NULL.
 * @param stride_y  rows from one window to the next, at least 1.
 * @param stride_x  columns from one window to the next, at least 1.
 * @param pad_y     rows of padding above and below, at least 0.
 * @param pad_x     columns of padding on the left and right, at least 0.
 * @param outsize_y height of the result, or 0 for the one that the other sizes give.
 * @param outsize_x width of the result, or 0 for the one that the other sizes give.
 * @param options   function options, borrowed, or NULL.
 * @param y         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.deconvolution_2d. Since 0.1.0.
 */
CTN_API ctn_status ctn_deconvolution_2d(ctn_variable *x, ctn_variable *W, ctn_variable *b, int64_t stride_y,
                                        int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t outsize_y,
                                        int64_t outsize_x, ctn_function_options *options, ctn_variable **y);

/**
 * ctn_convolution_2d over one, two or three spatial axes: x (N, C, d1, ...), W (O, C / groups, k1, ...).
 * Every list has a number for each axis; NULL stands for strides of 1 and no padding. Options: dilation,
 * groups.
 *
 * @param x            a variable, borrowed.
 * @param W            a variable, borrowed.
 * @param b            a variable, borrowed, or NULL.
 * @param stride       an array in memory, `stride_count` elements, or NULL.
 * @param stride_count number of elements of `stride`, at most CTN_MAX_NDIM.
 * @param pad          an array in memory, `pad_count` elements, or NULL.
 * @param pad_count    number of elements of `pad`, at most CTN_MAX_NDIM.
 * @param options      function options, borrowed, or NULL.
 * @param y            out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_convolution_nd(ctn_variable *x, ctn_variable *W, ctn_variable *b,
                                      const int64_t *stride, size_t stride_count, const int64_t *pad,
                                      size_t pad_count, ctn_function_options *options, ctn_variable **y);

/**
 * ctn_deconvolution_2d over one, two or three spatial axes. Every list has a number for each axis; NULL
 * stands for strides of 1 and no padding. Options: dilation, groups; outsize, by default the shortest that
 * fits.
 *
 * @param x            a variable, borrowed.
 * @param W            a variable, borrowed.
 * @param b            a variable, borrowed, or NULL.
 * @param stride       an array in memory, `stride_count` elements, or NULL.
 * @param stride_count number of elements of `stride`, at most CTN_MAX_NDIM.
 * @param pad          an array in memory, `pad_count` elements, or NULL.
 * @param pad_count    number of elements of `pad`, at most CTN_MAX_NDIM.
 * @param options      function options, borrowed, or NULL.
 * @param y            out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_deconvolution_nd(ctn_variable *x, ctn_variable *W, ctn_variable *b,
                                        const int64_t *stride, size_t stride_count, const int64_t *pad,
                                        size_t pad_count, ctn_function_options *options, ctn_variable **y);

/**
 * Sets how float32 convolutions are computed by the process. At first it is AUTO, or DIRECT if
 * CATENARY_CONVOLUTION is "direct" in the environment. A convolution is computed as it was set when it was
 * called, also on devices that run late.
 *
 * @param algorithm a `ctn_convolution_method`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_set_convolution_algorithm(ctn_convolution_method algorithm);

/**
 * How float32 convolutions are computed by the process.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_convolution_method ctn_convolution_algorithm(void);

#ifdef __cplusplus
}
#endif

#endif
