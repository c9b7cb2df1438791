/**
 * catenary/functions_convolution.h: Convolutions and deconvolutions.
 *
 * Images have the shape (N, C, height, width), weights of a convolution (O, C / groups, kh, kw); padding adds
 * zeros on both sides. Names and arguments are those of the reference; see catenary/functions.h for the rules
 * of all functions. 16-bit floats are computed and summed in float32. All orders of derivatives exist.
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
   * The fastest method: windows of 3 by 3 may be transformed (Winograd), with errors near 1e-5 of the largest
   * sums.
   */
  CTN_CONVOLUTION_AUTO = 0,
  /** Sums of products only. */
  CTN_CONVOLUTION_DIRECT = 1
};

/**
 * Two-dimensional convolution (cross-correlation): the result has the shape (N, O, (h + 2 pad_y - kh) /
 * stride_y + 1, (w + 2 pad_x - kw) / stride_x + 1), rounded down. Options: dilation, the distance between the
 * elements of a window; groups, into which the channels are divided: filter i sees the channels of group i /
 * (O / groups).
 *
 * @param x        The input, of shape (N, C, h, w).
 * @param W        The filters, of shape (O, C / groups, kh, kw).
 * @param b        The bias, of shape (O,). NULL: none.
 * @param stride_y Number of rows from one window to the next, at least 1. Usual value: 1.
 * @param stride_x Number of columns from one window to the next, at least 1. Usual value: 1.
 * @param pad_y    Number of rows of zeros added above and below, at least 0. Usual value: 0.
 * @param pad_x    Number of columns of zeros added on the left and right, at least 0. Usual value: 0.
 * @param options  The options that the description names. NULL: defaults.
 * @param y        Receives a new variable.
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
 * Two-dimensional transposed convolution, with a result of shape (N, O, outsize_y, outsize_x). Options:
 * dilation and groups.
 *
 * @param x         The input, of shape (N, C, h, w).
 * @param W         The filters, of shape (C, O / groups, kh, kw).
 * @param b         The bias, of shape (O,). NULL: none.
 * @param stride_y  Number of rows from one window to the next, at least 1. Usual value: 1.
 * @param stride_x  Number of columns from one window to the next, at least 1. Usual value: 1.
 * @param pad_y     Number of rows of zeros added above and below, at least 0. Usual value: 0.
 * @param pad_x     Number of columns of zeros added on the left and right, at least 0. Usual value: 0.
 * @param outsize_y Height of the result. 0, for both sizes, means stride_y (h - 1) + kh - 2 pad_y, the
 *                  smallest height that fits.
 * @param outsize_x Width of the result. 0, for both sizes, means stride_x (w - 1) + kw - 2 pad_x, the
 *                  smallest width that fits.
 * @param options   The options that the description names. NULL: defaults.
 * @param y         Receives a new variable.
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
 * ctn_convolution_2d over one, two or three spatial axes. Options: dilation and groups.
 *
 * @param x            The input, of shape (N, C, d1, ...).
 * @param W            The filters, of shape (O, C / groups, k1, ...).
 * @param b            The bias, of shape (O,). NULL: none.
 * @param stride       Number of elements from one window to the next along each spatial axis, at least 1
 *                     (`stride_count` elements). NULL: 1.
 * @param stride_count Number of elements of `stride`, at most CTN_MAX_NDIM.
 * @param pad          Number of zeros added at both ends of each spatial axis, at least 0 (`pad_count`
 *                     elements). NULL: 0.
 * @param pad_count    Number of elements of `pad`, at most CTN_MAX_NDIM.
 * @param options      The options that the description names. NULL: defaults.
 * @param y            Receives a new variable.
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
 * ctn_deconvolution_2d over one, two or three spatial axes. Options: dilation, groups and outsize, by default
 * the smallest that fits.
 *
 * @param x            The input, of shape (N, C, d1, ...).
 * @param W            The filters, of shape (C, O / groups, k1, ...).
 * @param b            The bias, of shape (O,). NULL: none.
 * @param stride       Number of elements from one window to the next along each spatial axis, at least 1
 *                     (`stride_count` elements). NULL: 1.
 * @param stride_count Number of elements of `stride`, at most CTN_MAX_NDIM.
 * @param pad          Number of zeros added at both ends of each spatial axis, at least 0 (`pad_count`
 *                     elements). NULL: 0.
 * @param pad_count    Number of elements of `pad`, at most CTN_MAX_NDIM.
 * @param options      The options that the description names. NULL: defaults.
 * @param y            Receives a new variable.
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
 * Sets how the process computes float32 convolutions. The initial method is AUTO, or DIRECT if
 * CATENARY_CONVOLUTION is "direct" in the environment. A convolution uses the method that was set when it was
 * called, also on asynchronous devices.
 *
 * @param algorithm The method.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_set_convolution_algorithm(ctn_convolution_method algorithm);

/**
 * How the process computes float32 convolutions.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_convolution_method ctn_convolution_algorithm(void);

#ifdef __cplusplus
}
#endif

#endif
