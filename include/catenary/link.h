/**
 * catenary/link.h: Links: functions with parameters, and hierarchies of them.
 *
 * A link holds parameters (variables), persistent values (arrays) and children. Paths are Chainer's: "/l1/W"
 * is the parameter W of the child l1; children of a ChainList are named by their position.
 *
 * Threads: A link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile.
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
 * Stands for a size of a new link that its first input gives. Until then the link lacks the parameters of
 * this size; the first call makes them on the device of the input, without a gradient, or a load or
 * ctn_link_copyparams does.
 */
#define CTN_SIZE_FROM_INPUT (INT64_C(-1))

/**
 * A function with parameters, or a hierarchy of them: a link, chain or chain list.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_link ctn_link;

/**
 * Computes the outputs (new references) of a user link from variables; `link` gives the parameters and
 * children.
 *
 * @param user_data    what came with the callback.
 * @param link         a link, borrowed.
 * @param inputs       variables, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_link_forward_fn)(void *user_data, ctn_link *link,
    ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs, size_t output_count);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the link, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_link *ctn_link_retain(const ctn_link *self);

/**
 * Gives a reference back; the last one frees the link. NULL is allowed; cannot fail.
 *
 * @param self the link, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_link_release(const ctn_link *self);

/**
 * Linear link with parameters W (out_size, in_size), normal with standard deviation wscale / sqrt(in_size),
 * and b (out_size) of `bias` unless `nobias`, on the current device.
 *
 * @param in_size  at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_size length of an output vector.
 * @param options  wscale, bias, nobias; link options, borrowed, or NULL.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.links.Linear, chainer.functions.Linear. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_link_linear_new(int64_t in_size, int64_t out_size, ctn_link_options *options,
                                       ctn_link **out);

/**
 * Convolution link, see ctn_convolution_2d, with parameters W (out_channels, in_channels / groups, ksize_y,
 * ksize_x), normal with standard deviation wscale / sqrt(in_channels / groups ksize_y ksize_x), and b
 * (out_channels) of `bias` unless `nobias`, on the current device.
 *
 * @param in_channels  at least 1, or CTN_SIZE_FROM_INPUT.
 * @param out_channels number of channels of the result, at least 1.
 * @param ksize_y      height of the window in elements, at least 1.
 * @param ksize_x      width of the window in elements, at least 1.
 * @param stride_y     rows from one window to the next, at least 1.
 * @param stride_x     columns from one window to the next, at least 1.
 * @param pad_y        rows of padding above and below, at least 0.
 * @param pad_x        columns of padding on the left and right, at least 0.
 * @param options      wscale, bias, nobias, dilation (y, x), groups; link options, borrowed, or NULL.
 * @param out          out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.links.Convolution2D,
 * chainer.functions.Convolution2D. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_convolution_2d_new(int64_t in_channels, int64_t out_channels, int64_t ksize_y,
                                               int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                                               int64_t pad_y, int64_t pad_x, ctn_link_options *options,
                                               ctn_link **out);

/**
 * Classifier over a child named "predictor": called with x and t it returns
 * ctn_softmax_cross_entropy(predictor(x), t) and remembers y, loss and accuracy.
 *
 * @param predictor a link, borrowed.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.links.Classifier. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_new(ctn_link *predictor, ctn_link **out);

/**
 * Whether calls also compute the accuracy; on by default.
 *
 * @param classifier a link, borrowed.
 * @param compute    whether to compute it; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_set_compute_accuracy(ctn_link *classifier, int32_t compute);

/**
 * Loss of the last call; NULL, with CTN_OK, before the first.
 *
 * @param classifier a link, borrowed.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_loss(ctn_link *classifier, ctn_variable **out);

/**
 * Accuracy of the last call; NULL, with CTN_OK, before the first call and if it is not computed.
 *
 * @param classifier a link, borrowed.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_accuracy(ctn_link *classifier, ctn_variable **out);

/**
 * What the predictor returned in the last call; NULL, with CTN_OK, before the first.
 *
 * @param classifier a link, borrowed.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_classifier_prediction(ctn_link *classifier, ctn_variable **out);

/**
 * A user link, which is also a chain: parameters, persistents and children are added with the functions
 * below, and ctn_link_call runs `forward` (NULL: the link cannot be called).
 *
 * @param forward   a callback, or NULL.
 * @param user_data handed to `forward` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_new(ctn_link_forward_fn forward, void *user_data, ctn_destroy_fn destroy,
                                ctn_link **out);

/**
 * An empty chain.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Chain. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_chain_new(ctn_link **out);

/**
 * An empty chain list.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.ChainList. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_chain_list_new(ctn_link **out);

/**
 * Runs the link on variables. A chain or chain list that has no forward cannot be called (UNSUPPORTED). Calls
 * from callbacks of links may be nested 1000 deep; deeper ones are a STATE error.
 *
 * @param link         a link, borrowed.
 * @param inputs       variables, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_INDEX,
 *         CTN_ERROR_DTYPE, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_NAN, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_call(ctn_link *link, ctn_variable *const *inputs, size_t input_count,
                                 ctn_variable **outputs, size_t output_count);

/**
 * Runs the link on one variable; see ctn_link_call.
 *
 * @param link a link, borrowed.
 * @param x    a variable, borrowed.
 * @param y    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_TYPE_CHECK, CTN_ERROR_SHAPE, CTN_ERROR_INDEX,
 *         CTN_ERROR_DTYPE, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_NAN, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_call1(ctn_link *link, ctn_variable *x, ctn_variable **y);

/**
 * Name under which the parent has the link; NULL for a link without a parent, and for NULL. Borrowed until it
 * changes.
 *
 * @param link a link, borrowed, or NULL.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.name. Since 0.1.0.
 */
CTN_API const char *ctn_link_name(ctn_link *link);

/**
 * Adds a parameter of a shape and dtype, filled with NaN, and a gradient of NaNs, as the reference does.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.add_param. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_param(ctn_link *link, const char *name, const int64_t *shape, size_t ndim,
                                      ctn_dtype dtype);

/**
 * Adds an array that is saved and loaded but not optimized.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value an array, shared: a reference is kept.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.add_persistent. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_persistent(ctn_link *link, const char *name, ctn_array *value);

/**
 * A persistent array of this link.
 *
 * @param link a link, borrowed.
 * @param name the name; UTF-8 text.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent(ctn_link *link, const char *name, ctn_array **out);

/**
 * Replaces a persistent array.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value an array, shared: a reference is kept.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_persistent(ctn_link *link, const char *name, ctn_array *value);

/**
 * Adds a child; `name` is required in chains and user links and must be NULL in chain lists. A link has one
 * parent, and a hierarchy at most 1000 levels.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text, or NULL.
 * @param child a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Chain.add_link, chainer.ChainList.add_link.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_link(ctn_link *link, const char *name, ctn_link *child);

/**
 * The child at a path such as "inner/a", of a chain list by its number.
 *
 * @param link a link, borrowed.
 * @param path the path; UTF-8 text.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Chain.__getitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_child(ctn_link *link, const char *path, ctn_link **out);

/**
 * Number of direct children; 0 for NULL.
 *
 * @param link a link, borrowed, or NULL.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.ChainList.__len__. Since 0.1.0.
 */
CTN_API size_t ctn_link_child_count(ctn_link *link);

/**
 * Direct child number `index` in order of addition.
 *
 * @param link  a link, borrowed.
 * @param index the number, counted from 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.children, chainer.ChainList.__getitem__.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_child_at(ctn_link *link, size_t index, ctn_link **out);

/**
 * Whether all parameters of the hierarchy have their sizes, so that none waits for an input (see
 * CTN_SIZE_FROM_INPUT); 1 for NULL.
 *
 * @param link a link, borrowed, or NULL.
 * @return 0 or 1.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API int32_t ctn_link_is_initialized(ctn_link *link);

/**
 * Number of parameters and persistent values of the hierarchy that wait for their size; 0 for NULL.
 *
 * @param link a link, borrowed, or NULL.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API size_t ctn_link_uninitialized_count(ctn_link *link);

/**
 * Path of number `index` of the values that wait for their size, such as "/l1/W".
 *
 * @param link          a link, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_uninitialized_path(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                               size_t *text_length);

/**
 * Number of parameters of the hierarchy: the link's own and those of all links below it; 0 for NULL.
 *
 * @param link a link, borrowed, or NULL.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.params. Since 0.1.0.
 */
CTN_API size_t ctn_link_param_count(ctn_link *link);

/**
 * Parameter number `index` in the order of the reference's namedparams: the link's own parameters in the
 * order of addition, then those of each child.
 *
 * @param link  a link, borrowed.
 * @param index the number, counted from 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Function.parameters,
 * chainer.Function.gradients. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_param_at(ctn_link *link, size_t index, ctn_variable **out);

/**
 * Path of parameter number `index`, such as "/l1/W".
 *
 * @param link          a link, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.namedparams,
 * chainer.Function.parameter_names, chainer.Function.gradient_names. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_param_path(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                       size_t *text_length);

/**
 * The parameter at a path such as "/l1/W" or "l1/W".
 *
 * @param link a link, borrowed.
 * @param path the path; UTF-8 text.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_param(ctn_link *link, const char *path, ctn_variable **out);

/**
 * Sets the gradients of all parameters but frozen ones to zeros.
 *
 * @param link a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.zerograds. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_zerograds(ctn_link *link);

/**
 * Removes the gradients of all parameters; the next backward writes them anew.
 *
 * @param link a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_cleargrads(ctn_link *link);

/**
 * Adds the gradients of a link of the same structure; frozen parameters are left out.
 *
 * @param link   a link, borrowed.
 * @param source a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_STATE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.addgrads. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_addgrads(ctn_link *link, ctn_link *source);

/**
 * Copies the parameters of a link of the same structure.
 *
 * @param link   a link, borrowed.
 * @param source a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.copyparams. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_copyparams(ctn_link *link, ctn_link *source);

/**
 * Another hierarchy over the same arrays of parameters and persistent values, so that an update of one is an
 * update of both; gradients are copied, states of recurrent links are kept with their history, and its root
 * has no name.
 *
 * @param link a link, borrowed.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.copy. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_share(ctn_link *link, ctn_link **out);

/**
 * A copy of the hierarchy with arrays of its own, on the devices that they are on: parameters, gradients,
 * persistent values (statistics of batch normalization among them) and states of recurrent links, these
 * without their history. Values that share an array share one in the copy. Its root has no name, and no
 * optimizer knows it. Links of the user's are copied as their callbacks say.
 *
 * @param link a link, borrowed.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_clone(ctn_link *link, ctn_link **out);

/**
 * Moves all parameters, gradients and persistent arrays to a device (NULL: the current one), and what links
 * keep besides. After a failure the hierarchy is where it was.
 *
 * @param link   a link, borrowed.
 * @param device name of a device; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time, with one exception: a call is a read of the link, so that
 * several threads may call it at once, if backprop is off in each of them (or the inputs are volatile), all
 * of its parameters have their sizes, and neither it nor a link below keeps a state. A Classifier, LSTM and
 * StatefulGRU keep one, batch normalization does while it trains, and links of the user's as their callbacks
 * do. Nobody may change the link meanwhile. Reference: chainer.Link.to_cpu, chainer.Link.to_gpu,
 * chainer.Function.to_cpu, chainer.Function.to_gpu, chainer.FunctionSet.to_cpu, chainer.FunctionSet.to_gpu.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_to_device(ctn_link *link, const char *device);

#ifdef __cplusplus
}
#endif

#endif
