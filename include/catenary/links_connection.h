/**
 * catenary/links_connection.h: Links with learnable connections: bilinear, convolutions, modules of
 * convolutions, attention, and sequences of links.
 *
 * Links are called with ctn_link_call; see catenary/link.h. Their parameters are on the current device, and
 * are copied and moved with the link like all parameters.
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
 * What a pooling computes from its windows.
 */
typedef int32_t ctn_pooling;
enum {
  /** Their largest elements, see ctn_max_pooling_2d. */
  CTN_POOLING_MAX = 0,
  /** Their means, see ctn_average_pooling_2d. */
  CTN_POOLING_AVERAGE = 1
};

/**
 * Computes an activation.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param x         The input, borrowed.
 * @param y         Receives the result, as a new reference.
 */
typedef ctn_status (CTN_CALL *ctn_link_activation_fn)(void *user_data, ctn_variable *x, ctn_variable **y);

/**
 * Bilinear link, see ctn_bilinear, called with e1 of shape (N, left_size) and e2 of shape (N, right_size).
 * Its parameters are W (left_size, right_size, out_size), normal with standard deviation 1 / sqrt(left_size *
 * right_size * out_size), and unless `nobias` V1 (left_size, out_size) and V2 (right_size, out_size), normal
 * with 1 / sqrt(left_size) and 1 / sqrt(right_size), and b (out_size), zeros.
 *
 * @param left_size  Length of a vector of the first input, at least 1.
 * @param right_size Length of a vector of the second input, at least 1.
 * @param out_size   Length of an output vector, at least 1.
 * @param options    The option nobias. NULL: defaults.
 * @param out        Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.Bilinear,
 * chainer.functions.Bilinear. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_bilinear_new(int64_t left_size, int64_t right_size, int64_t out_size,
                                         ctn_link_options *options, ctn_link **out);

/**
 * Deconvolution link, see ctn_deconvolution_2d, with the parameters W (in_channels, out_channels / groups,
 * ksize_y, ksize_x), normal with standard deviation wscale / sqrt(in_channels * ksize_y * ksize_x), and b
 * (out_channels), with the value `bias`, unless `nobias`.
 *
 * @param in_channels  Number of input channels, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels Number of output channels, at least 1.
 * @param ksize_y      Height of the window in elements, at least 1.
 * @param ksize_x      Width of the window in elements, at least 1.
 * @param stride_y     Number of rows from one window to the next, at least 1. Usual value: 1.
 * @param stride_x     Number of columns from one window to the next, at least 1. Usual value: 1.
 * @param pad_y        Number of rows of zeros added above and below, at least 0. Usual value: 0.
 * @param pad_x        Number of columns of zeros added on the left and right, at least 0. Usual value: 0.
 * @param options      The options wscale, bias, nobias, dilation (y, x), groups and outsize (height, width).
 *                     NULL: defaults.
 * @param out          Receives a new link.
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
 * Inception module of GoogLeNet: relu of the channels of four paths, from x of shape (N, in_channels, h, w)
 * to (N, out1 + out3 + out5 + proj_pool, h, w). The paths are conv1 (1x1); proj3 (1x1), relu and conv3 (3x3);
 * proj5 (1x1), relu and conv5 (5x5); and max pooling over 3x3 and projp (1x1). The convolutions are children
 * with these names, as ctn_link_convolution_2d_new makes them.
 *
 * @param in_channels Number of input channels, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out1        Number of channels of conv1, at least 1.
 * @param proj3       Number of channels of proj3, at least 1.
 * @param out3        Number of channels of conv3, at least 1.
 * @param proj5       Number of channels of proj5, at least 1.
 * @param out5        Number of channels of conv5, at least 1.
 * @param proj_pool   Number of channels of projp, at least 1.
 * @param options     The options dtype and initializers. NULL: defaults.
 * @param out         Receives a new link.
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
 * Inception module with batch normalization: the channels of up to four paths. The paths are conv1 (1x1) if
 * out1 is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a (3x3) and conv33b (3x3); and pooling
 * over 3x3, with poolp (1x1) if proj_pool is above 0. The convolutions are children with these names, without
 * biases. Each is followed by its normalization, a child with an n after the name (conv3n), and by relu.
 * ctn_set_train, or ctn_link_set_normalization_mode of this link, replaces the reference's attribute train.
 *
 * @param in_channels Number of input channels, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out1        Number of channels of conv1. 0 omits this path; otherwise stride must be 1 and proj_pool
 *                    above 0.
 * @param proj3       Number of channels of proj3, at least 1.
 * @param out3        Number of channels of conv3, at least 1.
 * @param proj33      Number of channels of proj33, at least 1.
 * @param out33       Number of channels of conv33a and conv33b, at least 1.
 * @param pooltype    Kind of the pooling.
 * @param proj_pool   Number of channels of poolp. 0 omits poolp, so that the pooling keeps the channels of x.
 * @param stride      Stride of the last convolution of each path and of the pooling, at least 1.
 * @param options     The options decay and eps of the normalizations. NULL: defaults.
 * @param out         Receives a new link.
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
 * Several convolutions with an activation between them, the first with the given window, the others 1x1. They
 * are children with their positions as names, as ctn_link_convolution_2d_new makes them.
 *
 * @param in_channels  Number of input channels, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels Number of channels of each convolution, at least 1 (`count` elements).
 * @param count        Number of elements of `out_channels`.
 * @param ksize_y      Height of the window in elements, at least 1.
 * @param ksize_x      Width of the window in elements, at least 1.
 * @param stride_y     Number of rows from one window to the next, at least 1. Usual value: 1.
 * @param stride_x     Number of columns from one window to the next, at least 1. Usual value: 1.
 * @param pad_y        Number of rows of zeros added above and below, at least 0. Usual value: 0.
 * @param pad_x        Number of columns of zeros added on the left and right, at least 0. Usual value: 0.
 * @param activation   The activation, which copies of the link share. NULL: relu.
 * @param user_data    Passed to each call of `activation`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
 *                     fails; may be NULL.
 * @param options      The options wscale and bias of all convolutions. NULL: defaults.
 * @param out          Receives a new link.
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
 * Convolution over one to three spatial axes, see ctn_convolution_nd, with the parameters W (out_channels,
 * in_channels / groups, ksize...), normal with standard deviation wscale / sqrt(in_channels / groups * the
 * product of ksize), and b (out_channels), with the value `bias`, unless `nobias`.
 *
 * @param in_channels  Number of input channels, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels Number of output channels, at least 1.
 * @param ksize        Lengths of the window, at least 1 (`ndim` elements). Their number is the number of
 *                     spatial axes, 1 to 3.
 * @param ndim         Number of elements of `ksize`, at most CTN_MAX_NDIM.
 * @param stride       Number of elements from one window to the next along each axis, at least 1
 *                     (`stride_count` elements). NULL: 1.
 * @param stride_count Number of elements of `stride`, at most CTN_MAX_NDIM.
 * @param pad          Number of zeros added at both ends of each axis, at least 0 (`pad_count` elements).
 *                     NULL: 0.
 * @param pad_count    Number of elements of `pad`, at most CTN_MAX_NDIM.
 * @param options      The options wscale, bias, nobias, dilation and groups. NULL: defaults.
 * @param out          Receives a new link.
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
 * Deconvolution over one to three spatial axes, see ctn_deconvolution_nd, with the parameters W (in_channels,
 * out_channels / groups, ksize...), normal with standard deviation wscale / sqrt(in_channels * the product of
 * ksize), and b (out_channels), with the value `bias`, unless `nobias`.
 *
 * @param in_channels  Number of input channels, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels Number of output channels, at least 1.
 * @param ksize        Lengths of the window, at least 1 (`ndim` elements). Their number is the number of
 *                     spatial axes, 1 to 3.
 * @param ndim         Number of elements of `ksize`, at most CTN_MAX_NDIM.
 * @param stride       Number of elements from one window to the next along each axis, at least 1
 *                     (`stride_count` elements). NULL: 1.
 * @param stride_count Number of elements of `stride`, at most CTN_MAX_NDIM.
 * @param pad          Number of zeros added at both ends of each axis, at least 0 (`pad_count` elements).
 *                     NULL: 0.
 * @param pad_count    Number of elements of `pad`, at most CTN_MAX_NDIM.
 * @param options      The options wscale, bias, nobias, dilation, groups and outsize. NULL: defaults.
 * @param out          Receives a new link.
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
 * Attention with several heads, see ctn_attention. It is called with query (N, L, size), key (N, S,
 * key_size), value (N, S, value_size) and optionally a mask as for ctn_attention that broadcasts to (N,
 * heads, L, S), or with x (N, L, size) only, which is then all three. The result has the shape (N, L, size).
 * The children query, key and value project the inputs, and the child out projects the joined heads: Linear
 * links to `size` units with W and, unless `nobias`, b. Head i has units i * size / heads and following.
 * Scores are scaled by 1 / sqrt(size / heads); weights are dropped while the thread trains (ctn_set_train).
 *
 * @param size       Length of the vectors of the queries and the result, at least 1.
 * @param key_size   Length of the vectors of the keys, often `size`; at least 1, or CTN_SIZE_FROM_INPUT.
 * @param value_size Length of the vectors of the values, often `size`; at least 1, or CTN_SIZE_FROM_INPUT.
 * @param heads      Number of heads, a divisor of `size`.
 * @param options    The options wscale, bias and nobias of the projections, causal and dropout. NULL:
 *                   defaults.
 * @param out        Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_multi_head_attention_new(int64_t size, int64_t key_size, int64_t value_size,
                                                     int64_t heads, ctn_link_options *options,
                                                     ctn_link **out);

/**
 * An empty list of links and functions that run in order, each on the result of the one before. An empty list
 * returns its input. The first link receives all inputs of a call. Links are children with their positions
 * among the links as names, and ctn_link_add_link with a NULL name appends, too. Copies share the functions.
 *
 * @param out Receives a new link.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_sequential_new(ctn_link **out);

/**
 * Appends a link.
 *
 * @param sequential A link from ctn_link_sequential_new.
 * @param link       A link without a parent that returns one output.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_sequential_append(ctn_link *sequential, ctn_link *link);

/**
 * Appends a function.
 *
 * @param sequential A link from ctn_link_sequential_new.
 * @param function   The function, which copies of the link share.
 * @param user_data  Passed to each call of `function`.
 * @param destroy    Called exactly once with `user_data` when it is no longer needed, also if this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_sequential_append_function(ctn_link *sequential, ctn_link_activation_fn function,
                                                       void *user_data, ctn_destroy_fn destroy);

/**
 * Appends a function of the library with its usual parameters.
 *
 * @param sequential A link from ctn_link_sequential_new.
 * @param activation The function.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_sequential_append_activation(ctn_link *sequential, ctn_activation activation);

#ifdef __cplusplus
}
#endif

#endif
