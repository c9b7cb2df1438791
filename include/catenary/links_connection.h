/**
 * catenary/links_connection.h: Links with learnable connections: bilinear, convolutions, modules of
 * convolutions, attention, and sequences of links.
 *
 * Links are called with ctn_link_call; see catenary/link.h. Their parameters are on the current device, and
 * copied and moved with the link as all parameters are.
 *
 * Threads: A link is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINKS_CONNECTION_H
#define CATENARY_LINKS_CONNECTION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/link.h>
#include <catenary/link_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Functions of one variable with their usual parameters.
 */
typedef int32_t ctn_activation;
enum {
  /** ctn_relu. */
  CTN_ACTIVATION_RELU = 0,
  /** ctn_sigmoid. */
  CTN_ACTIVATION_SIGMOID = 1,
  /** ctn_tanh. */
  CTN_ACTIVATION_TANH = 2,
  /** ctn_elu with alpha 1. */
  CTN_ACTIVATION_ELU = 3,
  /** ctn_leaky_relu with a slope of 0.2. */
  CTN_ACTIVATION_LEAKY_RELU = 4,
  /** ctn_softplus with beta 1. */
  CTN_ACTIVATION_SOFTPLUS = 5,
  /** ctn_silu. */
  CTN_ACTIVATION_SILU = 6,
  /** ctn_gelu, not approximate. */
  CTN_ACTIVATION_GELU = 7,
  /** ctn_softmax. */
  CTN_ACTIVATION_SOFTMAX = 8,
  /** ctn_log_softmax. */
  CTN_ACTIVATION_LOG_SOFTMAX = 9,
  /** ctn_clipped_relu with z 20. */
  CTN_ACTIVATION_CLIPPED_RELU = 10
};

/**
 * What a pooling makes of its windows.
 */
typedef int32_t ctn_pooling;
enum {
  /** Their largest elements, see ctn_max_pooling_2d. */
  CTN_POOLING_MAX = 0,
  /** Their means, see ctn_average_pooling_2d. */
  CTN_POOLING_AVERAGE = 1
};

/**
 * Computes `y` (a new reference) from `x`, as an activation does.
 *
 * @param user_data what came with the callback.
 * @param x         a variable, borrowed.
 * @param y         out: receives a new reference, NULL after a failure.
 */
typedef ctn_status (CTN_CALL *ctn_link_activation_fn)(void *user_data, ctn_variable *x, ctn_variable **y);

/**
 * Bilinear link, see ctn_bilinear, called with e1 (N, left_size) and e2 (N, right_size). Its parameters are W
 * (left_size, right_size, out_size), normal with standard deviation 1 / sqrt(left_size right_size out_size),
 * and unless `nobias` V1 (left_size, out_size) and V2 (right_size, out_size), normal with 1 / sqrt(left_size)
 * and 1 / sqrt(right_size), and b (out_size), zeros.
 *
 * @param left_size  length of a vector of the first input, at least 1.
 * @param right_size length of a vector of the second input, at least 1.
 * @param out_size   length of an output vector.
 * @param options    nobias; link options, borrowed, or NULL.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.Bilinear,
 * chainer.functions.Bilinear. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_bilinear_new(int64_t left_size, int64_t right_size, int64_t out_size,
                                         ctn_link_options *options, ctn_link **out);

/**
 * Deconvolution link, see ctn_deconvolution_2d, with parameters W (in_channels, out_channels / groups,
 * ksize_y, ksize_x), normal with standard deviation wscale / sqrt(in_channels ksize_y ksize_x), and b
 * (out_channels) of `bias` unless `nobias`.
 *
 * @param in_channels  at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels number of channels of the result, at least 1.
 * @param ksize_y      height of the window in elements, at least 1.
 * @param ksize_x      width of the window in elements, at least 1.
 * @param stride_y     rows from one window to the next, at least 1.
 * @param stride_x     columns from one window to the next, at least 1.
 * @param pad_y        rows of padding above and below, at least 0.
 * @param pad_x        columns of padding on the left and right, at least 0.
 * @param options      wscale, bias, nobias, dilation (y, x), groups, outsize (height, width); link options,
 *                     borrowed, or NULL.
 * @param out          out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.Deconvolution2D. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_deconvolution_2d_new(int64_t in_channels, int64_t out_channels, int64_t ksize_y,
                                                 int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                                 int64_t pad_y, int64_t pad_x, ctn_link_options *options,
                                                 ctn_link **out);

/**
 * Inception module of GoogLeNet: relu of the channels of four paths side by side, from x (N, in_channels, h,
 * w) to (N, out1 + out3 + out5 + proj_pool, h, w). The paths are conv1 (1x1); proj3 (1x1), relu and conv3
 * (3x3); proj5 (1x1), relu and conv5 (5x5); and max pooling over 3x3 and projp (1x1). The convolutions are
 * children of these names, as ctn_link_convolution_2d_new makes them.
 *
 * @param in_channels at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out1        channels of conv1.
 * @param proj3       channels of proj3.
 * @param out3        channels of conv3.
 * @param proj5       channels of proj5.
 * @param out5        channels of conv5.
 * @param proj_pool   channels of projp.
 * @param options     dtype and initializers only; link options, borrowed, or NULL.
 * @param out         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.Inception,
 * chainer.functions.Inception. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_inception_new(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3,
                                          int64_t proj5, int64_t out5, int64_t proj_pool,
                                          ctn_link_options *options, ctn_link **out);

/**
 * Inception module with batch normalization: the channels of up to four paths side by side. The paths are
 * conv1 (1x1) if out1 is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a (3x3) and conv33b (3x3);
 * and pooling over 3x3, with poolp (1x1) if proj_pool is above 0. `stride` is that of the last convolution of
 * each path and of the pooling. The convolutions are children of these names without biases, and each is
 * followed by its normalization, a child of the name with an n (conv3n), and relu. The reference's attribute
 * train is ctn_set_train, or ctn_link_set_normalization_mode of this link.
 *
 * @param in_channels at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out1        channels of conv1; 0 leaves this path out, otherwise stride must be 1 and proj_pool
 *                    above 0.
 * @param proj3       channels of proj3.
 * @param out3        channels of conv3.
 * @param proj33      channels of proj33.
 * @param out33       channels of conv33a and conv33b.
 * @param pooltype    a `ctn_pooling`.
 * @param proj_pool   channels of poolp; 0 leaves poolp out, so that the pooling keeps the channels of x.
 * @param stride      of the last convolution of each path.
 * @param options     decay, eps, of the normalizations; link options, borrowed, or NULL.
 * @param out         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.InceptionBN,
 * chainer.functions.InceptionBN. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_inception_bn_new(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3,
                                             int64_t proj33, int64_t out33, ctn_pooling pooltype,
                                             int64_t proj_pool, int64_t stride, ctn_link_options *options,
                                             ctn_link **out);

/**
 * Convolutions one after the other with an activation in between, the first with the given window, the others
 * 1x1. They are children named by their position, as ctn_link_convolution_2d_new makes them.
 *
 * @param in_channels  at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels channels of each convolution; `count` elements.
 * @param count        number of elements of `out_channels`.
 * @param ksize_y      height of the window in elements, at least 1.
 * @param ksize_x      width of the window in elements, at least 1.
 * @param stride_y     rows from one window to the next, at least 1.
 * @param stride_x     columns from one window to the next, at least 1.
 * @param pad_y        rows of padding above and below, at least 0.
 * @param pad_x        columns of padding on the left and right, at least 0.
 * @param activation   NULL: relu; shared with copies of the link; a callback, or NULL.
 * @param user_data    handed to `activation` at each call.
 * @param destroy      called exactly once with `user_data` when it is no longer needed, also when this call
 *                     fails; may be NULL.
 * @param options      wscale, bias, of all convolutions; link options, borrowed, or NULL.
 * @param out          out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.MLPConvolution2D. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_mlp_convolution_2d_new(int64_t in_channels, const int64_t *out_channels,
                                                   size_t count, int64_t ksize_y, int64_t ksize_x,
                                                   int64_t stride_y, int64_t stride_x, int64_t pad_y,
                                                   int64_t pad_x, ctn_link_activation_fn activation,
                                                   void *user_data, ctn_destroy_fn destroy,
                                                   ctn_link_options *options, ctn_link **out);

/**
 * Convolution over one to three spatial axes, see ctn_convolution_nd, with parameters W (out_channels,
 * in_channels / groups, ksize...), normal with standard deviation wscale / sqrt(in_channels / groups times
 * the product of ksize), and b (out_channels) of `bias` unless `nobias`.
 *
 * @param in_channels  at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels number of channels of the result, at least 1.
 * @param ksize        lengths of the window, which also say how many axes there are; `ndim` elements.
 * @param ndim         number of elements of `ksize`, at most CTN_MAX_NDIM.
 * @param stride       one for each axis; NULL: 1; `stride_count` elements, or NULL.
 * @param stride_count number of elements of `stride`, at most CTN_MAX_NDIM.
 * @param pad          one for each axis; NULL: 0; `pad_count` elements, or NULL.
 * @param pad_count    number of elements of `pad`, at most CTN_MAX_NDIM.
 * @param options      wscale, bias, nobias, dilation, groups; link options, borrowed, or NULL.
 * @param out          out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_convolution_nd_new(int64_t in_channels, int64_t out_channels,
                                               const int64_t *ksize, size_t ndim, const int64_t *stride,
                                               size_t stride_count, const int64_t *pad, size_t pad_count,
                                               ctn_link_options *options, ctn_link **out);

/**
 * Deconvolution over one to three spatial axes, see ctn_deconvolution_nd, with parameters W (in_channels,
 * out_channels / groups, ksize...), normal with standard deviation wscale / sqrt(in_channels times the
 * product of ksize), and b (out_channels) of `bias` unless `nobias`.
 *
 * @param in_channels  at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels number of channels of the result, at least 1.
 * @param ksize        lengths of the window, which also say how many axes there are; `ndim` elements.
 * @param ndim         number of elements of `ksize`, at most CTN_MAX_NDIM.
 * @param stride       one for each axis; NULL: 1; `stride_count` elements, or NULL.
 * @param stride_count number of elements of `stride`, at most CTN_MAX_NDIM.
 * @param pad          one for each axis; NULL: 0; `pad_count` elements, or NULL.
 * @param pad_count    number of elements of `pad`, at most CTN_MAX_NDIM.
 * @param options      wscale, bias, nobias, dilation, groups, outsize; link options, borrowed, or NULL.
 * @param out          out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_deconvolution_nd_new(int64_t in_channels, int64_t out_channels,
                                                 const int64_t *ksize, size_t ndim, const int64_t *stride,
                                                 size_t stride_count, const int64_t *pad, size_t pad_count,
                                                 ctn_link_options *options, ctn_link **out);

/**
 * Attention of `heads` heads, see ctn_attention: called with query (N, L, size), key (N, S, key_size), value
 * (N, S, value_size) and, if wanted, a mask as of ctn_attention that broadcasts to (N, heads, L, S); or with
 * x (N, L, size) only, which is all three. The result is (N, L, size). The inputs are projected by the
 * children query, key and value, and the heads side by side by the child out: Linear links to size units with
 * W and, unless `nobias`, b. Head i has units i size / heads and following. Weights are scaled by 1 /
 * sqrt(size / heads); with `dropout` they are computed one by one, and dropped while the thread trains
 * (ctn_set_train).
 *
 * @param size       of the queries and the result.
 * @param key_size   of the keys, often size, or CTN_SIZE_FROM_INPUT.
 * @param value_size of the values, often size, or CTN_SIZE_FROM_INPUT.
 * @param heads      a divisor of size.
 * @param options    wscale, bias, nobias, of the projections, causal, dropout; link options, borrowed, or
 *                   NULL.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_multi_head_attention_new(int64_t size, int64_t key_size, int64_t value_size,
                                                     int64_t heads, ctn_link_options *options,
                                                     ctn_link **out);

/**
 * An empty list of links and functions that run one after the other, each on what the one before returned;
 * without any it returns its input. The first link receives all inputs of a call. Links are children named by
 * their position among the links, and ctn_link_add_link with a NULL name appends, too. Copies share the
 * functions.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_sequential_new(ctn_link **out);

/**
 * Appends a link that gives one output.
 *
 * @param sequential a link, borrowed.
 * @param link       a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_sequential_append(ctn_link *sequential, ctn_link *link);

/**
 * Appends a function.
 *
 * @param sequential a link, borrowed.
 * @param function   shared with copies of the link; a callback.
 * @param user_data  handed to `function` at each call.
 * @param destroy    called exactly once with `user_data` when it is no longer needed, also when this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_sequential_append_function(ctn_link *sequential, ctn_link_activation_fn function,
                                                       void *user_data, ctn_destroy_fn destroy);

/**
 * Appends a function of the library, with the usual parameters.
 *
 * @param sequential a link, borrowed.
 * @param activation a `ctn_activation`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_sequential_append_activation(ctn_link *sequential, ctn_activation activation);

#ifdef __cplusplus
}
#endif

#endif
