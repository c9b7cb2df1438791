/**
 * catenary/caffe.h: Networks from Caffe's model files.
 *
 * A .caffemodel holds the layers of a network and their parameters. It is run on variables by the names of
 * its blobs, so that any part of it can be computed, differentiated and trained. Files of the current format
 * and of the one before it (V1) can be read, with the shapes of blobs in either form. What layers compute is
 * Caffe's.
 *
 * Layers: Convolution (two-dimensional, with groups and dilation), InnerProduct, Pooling (MAX, AVE, global;
 * sizes rounded up as Caffe does, or down), ReLU, Sigmoid, TanH, LRN (ACROSS_CHANNELS, WITHIN_CHANNEL),
 * Dropout, BatchNorm, Scale, Softmax, SoftmaxWithLoss, Concat, Split, Slice, Eltwise, Flatten and Reshape.
 * Others, data layers among them, and layers without tops are ignored and listed.
 *
 * Threads: A network is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_CAFFE_H
#define CATENARY_CAFFE_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/link.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A network that was read from a .caffemodel.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_caffe_function ctn_caffe_function;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the caffe function, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_caffe_function *ctn_caffe_function_retain(const ctn_caffe_function *self);

/**
 * Gives a reference back; the last one frees the caffe function. NULL is allowed; cannot fail.
 *
 * @param self the caffe function, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_caffe_function_release(const ctn_caffe_function *self);

/**
 * Reads a .caffemodel; its parameters are float32 on the current device. FORMAT errors name the layer and the
 * field that is wrong. The format before V1 is UNSUPPORTED.
 *
 * @param path the path; UTF-8 text.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Reference: chainer.functions.caffe.CaffeFunction. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_new(const char *path, ctn_caffe_function **out);

/**
 * Reads a network from the bytes of a .caffemodel; see ctn_caffe_function_new.
 *
 * @param data the bytes of a .caffemodel; `size` elements.
 * @param size number of elements of `data`.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_new_from_memory(const void *data, size_t size,
                                                      ctn_caffe_function **out);

/**
 * Computes blobs of the network from given ones. Layers run one after the other in the order of the file,
 * those whose bottoms are given or computed; a layer that writes to its own bottom replaces that blob. Layers
 * that no output needs are left out. While the calling thread trains (ctn_set_train), layers are in the phase
 * TRAIN: dropout drops, and BatchNorm uses and learns the statistics of the batch; otherwise they are in the
 * phase TEST. An output that cannot be computed is NOT_FOUND, and the message tells what was skipped and why.
 * Errors of a layer begin with its name and type.
 *
 * @param f             a caffe function, borrowed.
 * @param input_names   names of blobs, each once; `input_count` elements.
 * @param input_count   number of elements of `input_names`.
 * @param inputs        their values; variables, borrowed, `input_count` elements.
 * @param disable       names of layers that do not run; `disable_count` elements.
 * @param disable_count number of elements of `disable`.
 * @param output_names  names of the blobs to compute; `output_count` elements.
 * @param output_count  number of elements of `output_names`.
 * @param outputs       their values; out: each receives a new reference, NULL after a failure, `output_count`
 *                      elements.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_TYPE_CHECK,
 *         CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_call(ctn_caffe_function *f, const char *const *input_names,
                                           size_t input_count, ctn_variable *const *inputs,
                                           const char *const *disable, size_t disable_count,
                                           const char *const *output_names, size_t output_count,
                                           ctn_variable **outputs);

/**
 * The parameters: a chain with a child for each layer that has some, at the path that is the layer's name
 * ("conv1", or "inception_3a/1x1", which is the child 1x1 of the chain inception_3a).
 * ctn_caffe_function_link_path tells the path if the name is not one or its place is taken. Convolution and
 * InnerProduct are links of that kind with W and b (W is (out, in), also if the file holds it transposed),
 * Scale has W and b, and BatchNorm the persistents avg_mean and avg_var, which are Caffe's sums, and
 * scale_factor, by which they are divided. Moving the chain to a device moves the network.
 *
 * @param f   a caffe function, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Reference: chainer.functions.caffe.CaffeFunction.fs.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_fs(ctn_caffe_function *f, ctn_link **out);

/**
 * The path below ctn_caffe_function_fs of a layer's link. It is the layer's name, unless a part of that is
 * empty, "." or "..", or the place is taken by another layer: then slashes become underscores, an empty name,
 * "." and ".." become "layer" and the layer's number in the file, counted from 0, and if that is taken, too,
 * "_" and this number are added.
 *
 * @param f             a caffe function, borrowed.
 * @param name          name of a layer; UTF-8 text.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_link_path(ctn_caffe_function *f, const char *name, char *text,
                                                size_t text_capacity, size_t *text_length);

/**
 * Number of layers that can run; 0 for NULL.
 *
 * @param f a caffe function, borrowed, or NULL.
 *
 * Threads: a network is used by one thread at a time. Reference:
 * chainer.functions.caffe.CaffeFunction.forwards. Since 0.1.0.
 */
CTN_API size_t ctn_caffe_function_forward_count(ctn_caffe_function *f);

/**
 * Name of a layer that can run, in the order in which they do.
 *
 * @param f             a caffe function, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_forward_name(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length);

/**
 * Type of a layer that can run, such as "Convolution", by its name in the current format.
 *
 * @param f             a caffe function, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_forward_type(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length);

/**
 * Runs one layer by its name, from its bottoms to its tops, in the phase of ctn_caffe_function_call; if
 * several layers have the name, it is the first of them.
 *
 * @param f            a caffe function, borrowed.
 * @param name         name of a layer; UTF-8 text.
 * @param inputs       variables, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_TYPE_CHECK,
 *         CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Reference:
 * chainer.functions.caffe.CaffeFunction.forwards. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_forward(ctn_caffe_function *f, const char *name,
                                              ctn_variable *const *inputs, size_t input_count,
                                              ctn_variable **outputs, size_t output_count);

/**
 * Number of layers that are never run; 0 for NULL.
 *
 * @param f a caffe function, borrowed, or NULL.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API size_t ctn_caffe_function_ignored_count(ctn_caffe_function *f);

/**
 * Name of an ignored layer, in the order of the file.
 *
 * @param f             a caffe function, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_ignored_name(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length);

/**
 * Type of an ignored layer, by its name in the current format.
 *
 * @param f             a caffe function, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_ignored_type(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length);

/**
 * Why a layer is ignored.
 *
 * @param f             a caffe function, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_ignored_reason(ctn_caffe_function *f, size_t index, char *text,
                                                     size_t text_capacity, size_t *text_length);

#ifdef __cplusplus
}
#endif

#endif
