/**
 * catenary/link.h: Links: functions with parameters, and hierarchies of them.
 *
 * A link holds parameters (variables), persistent values (arrays) and children. Paths are Chainer's: "/l1/W"
 * is the parameter W of the child l1; the children of a ChainList have their positions as names.
 *
 * Threads: A link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINK_H
#define CATENARY_LINK_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/link_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A size of a new link that its first input determines. Until then the link lacks the parameters of this
 * size. The first call makes them on the device of the input, without a gradient; a load or
 * ctn_link_copyparams can make them as well.
 */
#define CTN_SIZE_FROM_INPUT (INT64_C(-1))

/**
 * A function with parameters, or a hierarchy of them: a link, chain or chain list.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_link ctn_link;

/**
 * Computes the outputs of a user link.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param link         The link, for its parameters and children; borrowed.
 * @param inputs       The inputs, borrowed (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, as new references (room for `output_count`).
 * @param output_count Room in `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_link_forward_fn)(void *user_data, ctn_link *link,
    ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs, size_t output_count);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The link, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_link *ctn_link_retain(const ctn_link *self);

/**
 * Gives a reference back; the last one frees the link. NULL is allowed; cannot fail.
 *
 * @param self The link, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_link_release(const ctn_link *self);

/**
 * Linear link on the current device with the parameters W of shape (out_size, in_size), with normal numbers
 * of standard deviation wscale / sqrt(in_size), and b of shape (out_size), with the value `bias`, unless
 * `nobias`.
 *
 * @param in_size  Length of an input vector, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size Length of an output vector, at least 1.
 * @param options  The options wscale, bias and nobias. NULL: defaults.
 * @param out      Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.links.Linear,
 * chainer.functions.Linear. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_linear_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                       ctn_link **out);

/**
 * Convolution link on the current device, see ctn_convolution_2d, with the parameters W of shape
 * (out_channels, in_channels / groups, ksize_y, ksize_x), with normal numbers of standard deviation wscale /
 * sqrt(in_channels / groups * ksize_y * ksize_x), and b of shape (out_channels), with the value `bias`,
 * unless `nobias`.
 *
 * @param in_channels  Number of input channels, at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels Number of output channels, at least 1.
 * @param ksize_y      Height of the window in elements, at least 1.
 * @param ksize_x      Width of the window in elements, at least 1.
 * @param stride_y     Number of rows from one window to the next, at least 1. Usual value: 1.
 * @param stride_x     Number of columns from one window to the next, at least 1. Usual value: 1.
 * @param pad_y        Number of rows of zeros added above and below, at least 0. Usual value: 0.
 * @param pad_x        Number of columns of zeros added on the left and right, at least 0. Usual value: 0.
 * @param options      The options wscale, bias, nobias, dilation (y, x) and groups. NULL: defaults.
 * @param out          Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.links.Convolution2D,
 * chainer.functions.Convolution2D. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_convolution_2d_new(int64_t in_channels, int64_t out_channels, int64_t ksize_y,
                                               int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                               int64_t pad_y, int64_t pad_x, ctn_link_options *options,
                                               ctn_link **out);

/**
 * Classifier with a child named "predictor". Called with x and t it returns
 * ctn_softmax_cross_entropy(predictor(x), t) and remembers the prediction, loss and accuracy.
 *
 * @param predictor A link without a parent.
 * @param out       Receives a new link.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.links.Classifier. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_new(ctn_link *predictor, ctn_link **out);

/**
 * Sets whether calls also compute the accuracy, as they do initially.
 *
 * @param classifier A link from ctn_link_classifier_new.
 * @param compute    Whether to compute it (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_set_compute_accuracy(ctn_link *classifier, int32_t compute);

/**
 * Loss of the last call; NULL, with CTN_OK, before the first call.
 *
 * @param classifier A link from ctn_link_classifier_new.
 * @param out        Receives the loss, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_loss(ctn_link *classifier, ctn_variable **out);

/**
 * Accuracy of the last call; NULL, with CTN_OK, before the first call and if it is not computed.
 *
 * @param classifier A link from ctn_link_classifier_new.
 * @param out        Receives the accuracy, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_accuracy(ctn_link *classifier, ctn_variable **out);

/**
 * Result of the predictor in the last call; NULL, with CTN_OK, before the first call.
 *
 * @param classifier A link from ctn_link_classifier_new.
 * @param out        Receives the prediction, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_prediction(ctn_link *classifier, ctn_variable **out);

/**
 * A user link, which is also a chain: parameters, persistent values and children are added with the functions
 * below.
 *
 * @param forward   Runs when the link is called. NULL: the link cannot be called.
 * @param user_data Passed to each call of `forward`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param out       Receives a new link.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_new(ctn_link_forward_fn forward, void *user_data, ctn_destroy_fn destroy,
                                ctn_link **out);

/**
 * An empty chain.
 *
 * @param out Receives a new link.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Chain. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_chain_new(ctn_link **out);

/**
 * An empty chain list.
 *
 * @param out Receives a new link.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.ChainList. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_chain_list_new(ctn_link **out);

/**
 * Runs the link on variables. A chain or chain list has no forward computation (UNSUPPORTED). Calls from
 * callbacks of links may be nested 1000 deep; deeper ones are a STATE error.
 *
 * @param link         The link.
 * @param inputs       The inputs (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs (room for `output_count`).
 * @param output_count Room in `outputs`.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_INDEX,
 *         CTN_ERROR_DTYPE, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_NAN, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_call(ctn_link *link, ctn_variable *const *inputs, size_t input_count,
                                 ctn_variable **outputs, size_t output_count);

/**
 * Runs the link on one variable; see ctn_link_call.
 *
 * @param link The link.
 * @param x    The input variable.
 * @param y    Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_INDEX,
 *         CTN_ERROR_DTYPE, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_NAN, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_call1(ctn_link *link, ctn_variable *x, ctn_variable **y);

/**
 * Name of the link in its parent, valid until it changes; NULL for a link without a parent, and for NULL.
 *
 * @param link The link, or NULL.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.name. Since 0.1.0.
 */
CTN_API const char *ctn_link_name(ctn_link *link);

/**
 * Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does.
 *
 * @param link  The link.
 * @param name  Name of the parameter, new in this link and without slashes.
 * @param shape Lengths of the axes (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype A floating element type.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.add_param. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_link_add_param(ctn_link *link, const char *name, const int64_t *shape, size_t ndim,
                                      ctn_dtype dtype);

/**
 * Adds an array that is saved and loaded but not optimized.
 *
 * @param link  The link.
 * @param name  Name of the array, new in this link and without slashes.
 * @param value The array. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.add_persistent.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_persistent(ctn_link *link, const char *name, ctn_array *value);

/**
 * A persistent array of this link.
 *
 * @param link The link.
 * @param name Name of the persistent array.
 * @param out  Receives the array, not a copy.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent(ctn_link *link, const char *name, ctn_array **out);

/**
 * Replaces a persistent array.
 *
 * @param link  The link.
 * @param name  Name of the persistent array.
 * @param value The new array. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_persistent(ctn_link *link, const char *name, ctn_array *value);

/**
 * Adds a child. A link has at most one parent, and a hierarchy has at most 1000 levels.
 *
 * @param link  The link.
 * @param name  Name of the child, required in chains and user links. NULL, required in chain lists, whose
 *              children have numbers.
 * @param child A link without a parent. The link keeps a reference.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Chain.add_link,
 * chainer.ChainList.add_link. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_link(ctn_link *link, const char *name, ctn_link *child);

/**
 * The child at a path.
 *
 * @param link The link.
 * @param path The path, such as "inner/a". The children of a chain list are called "0", "1" and so on.
 * @param out  Receives the child.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Chain.__getitem__.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_child(ctn_link *link, const char *path, ctn_link **out);

/**
 * Number of direct children; 0 for NULL.
 *
 * @param link The link, or NULL.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.ChainList.__len__.
 * Since 0.1.0.
 */
CTN_API size_t ctn_link_child_count(ctn_link *link);

/**
 * A direct child in the order of addition.
 *
 * @param link  The link.
 * @param index Number in this order, counted from 0.
 * @param out   Receives the child.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.children,
 * chainer.ChainList.__getitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_child_at(ctn_link *link, size_t index, ctn_link **out);

/**
 * Whether all parameters of the hierarchy have their sizes, so that none waits for an input (see
 * CTN_SIZE_FROM_INPUT); 1 for NULL.
 *
 * @param link The link, or NULL.
 * @return 0 or 1.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API int32_t ctn_link_is_initialized(ctn_link *link);

/**
 * Number of parameters and persistent values of the hierarchy that wait for their size; 0 for NULL.
 *
 * @param link The link, or NULL.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API size_t ctn_link_uninitialized_count(ctn_link *link);

/**
 * Path of one of the values that wait for their size, such as "/l1/W".
 *
 * @param link          The link.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_uninitialized_path(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                               size_t *text_length);

/**
 * Number of parameters of the hierarchy: the link's own and those of all links below it; 0 for NULL.
 *
 * @param link The link, or NULL.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.params. Since
 * 0.1.0.
 */
CTN_API size_t ctn_link_param_count(ctn_link *link);

/**
 * A parameter in the order of the reference's namedparams: the link's own parameters in the order of
 * addition, then those of each child.
 *
 * @param link  The link.
 * @param index Number in this order, counted from 0.
 * @param out   Receives the parameter.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Function.parameters,
 * chainer.Function.gradients. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_param_at(ctn_link *link, size_t index, ctn_variable **out);

/**
 * Path of a parameter in the order of ctn_link_param_at, such as "/l1/W".
 *
 * @param link          The link.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.namedparams,
 * chainer.Function.parameter_names, chainer.Function.gradient_names. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_param_path(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                       size_t *text_length);

/**
 * The parameter at a path.
 *
 * @param link The link.
 * @param path Path of the parameter, such as "/l1/W" or "l1/W".
 * @param out  Receives the parameter.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_param(ctn_link *link, const char *path, ctn_variable **out);

/**
 * Sets the gradients of all parameters that are not frozen to zeros.
 *
 * @param link The link.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.zerograds. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_link_zerograds(ctn_link *link);

/**
 * Removes the gradients of all parameters; the next backward writes new ones.
 *
 * @param link The link.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_cleargrads(ctn_link *link);

/**
 * Adds the gradients of another link. Frozen parameters are skipped.
 *
 * @param link   The link.
 * @param source A link of the same structure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_STATE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.addgrads. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_link_addgrads(ctn_link *link, ctn_link *source);

/**
 * Copies the parameters of another link.
 *
 * @param link   The link.
 * @param source A link of the same structure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.copyparams. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_link_copyparams(ctn_link *link, ctn_link *source);

/**
 * A second hierarchy over the same arrays of parameters and persistent values: an update of one changes both.
 * The copy has no gradients, and states of recurrent links are kept with their history. The new root has no
 * name.
 *
 * @param link The link.
 * @param out  Receives a new link.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.copy. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_share(ctn_link *link, ctn_link **out);

/**
 * A copy of the hierarchy with separate arrays on the same devices: parameters, gradients, persistent values
 * (including statistics of batch normalization) and states of recurrent links, without their history. Values
 * that share an array share one in the copy. The new root has no name, and no optimizer is set up for it.
 * User links are copied as their callbacks define.
 *
 * @param link The link.
 * @param out  Receives a new link.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_clone(ctn_link *link, ctn_link **out);

/**
 * Moves all parameters, gradients and persistent arrays, and other arrays that links keep, to a device. After
 * a failure the hierarchy is where it was.
 *
 * @param link   The link.
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call only reads the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither the link nor a link below it keeps a state. Classifier,
 * LSTM and StatefulGRU keep a state; batch normalization keeps one while it trains, and user links do if
 * their callbacks do. Nobody may change the link at the same time. Reference: chainer.Link.to_cpu,
 * chainer.Link.to_gpu, chainer.Function.to_cpu, chainer.Function.to_gpu, chainer.FunctionSet.to_cpu,
 * chainer.FunctionSet.to_gpu. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_to_device(ctn_link *link, const char *device);

#ifdef __cplusplus
}
#endif

#endif
