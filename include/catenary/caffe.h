/**
 * catenary/caffe.h: Networks from Caffe's model files.
 *
 * A .caffemodel file contains the layers of a network and their parameters. The network is run on variables
 * by the names of its blobs, so that any part of it can be computed, differentiated and trained. Files of the
 * current format and of the one before it (V1) can be read, with the shapes of blobs in either form. Layers
 * compute what they compute in Caffe.
 *
 * Layers: Convolution (two-dimensional, with groups and dilation), InnerProduct, Pooling (MAX, AVE, global;
 * sizes rounded up as Caffe does, or down), ReLU, Sigmoid, TanH, LRN (ACROSS_CHANNELS, WITHIN_CHANNEL),
 * Dropout, BatchNorm, Scale, Softmax, SoftmaxWithLoss, Concat, Split, Slice, Eltwise, Flatten and Reshape.
 * Other layers, including data layers, and layers without tops are ignored and listed.
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
 * @param self The caffe function, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_caffe_function *ctn_caffe_function_retain(const ctn_caffe_function *self);

/**
 * Gives a reference back; the last one frees the caffe function. NULL is allowed; cannot fail.
 *
 * @param self The caffe function, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_caffe_function_release(const ctn_caffe_function *self);

/**
 * Reads a .caffemodel file; the parameters are float32 on the current device. FORMAT errors name the layer
 * and the field that is wrong. The format before V1 is UNSUPPORTED.
 *
 * @param path Path of the file.
 * @param out  Receives a new caffe function.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Reference: chainer.functions.caffe.CaffeFunction. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_new(const char *path, ctn_caffe_function **out);

/**
 * Reads a network from memory; see ctn_caffe_function_new.
 *
 * @param data The bytes of a .caffemodel file (`size` bytes).
 * @param size Size of `data` in bytes.
 * @param out  Receives a new caffe function.
 * @return CTN_OK, or CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_new_from_memory(const void *data, size_t size,
                                                      ctn_caffe_function **out);

/**
 * Computes blobs of the network from given ones. Layers run in the order of the file if their bottoms are
 * given or computed; a layer that writes to its own bottom replaces that blob. Layers that no output needs do
 * not run. While the calling thread trains (ctn_set_train), layers are in the phase TRAIN: dropout drops, and
 * BatchNorm uses and learns the statistics of the batch; otherwise they are in the phase TEST. It is a
 * NOT_FOUND error if an output cannot be computed, and the message says what was skipped and why. Errors of a
 * layer begin with its name and type.
 *
 * @param f             The caffe function.
 * @param input_names   Names of blobs, each once (`input_count` elements).
 * @param input_count   Number of elements of `input_names`.
 * @param inputs        The values of these blobs (`input_count` elements).
 * @param disable       Names of layers that must not run (`disable_count` elements).
 * @param disable_count Number of elements of `disable`.
 * @param output_names  Names of the blobs to compute (`output_count` elements).
 * @param output_count  Number of elements of `output_names`.
 * @param outputs       Receives the computed blobs (room for `output_count`).
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
 * The parameters: a chain with a child for each layer that has parameters, at the path that is the layer's
 * name ("conv1", or "inception_3a/1x1", which is the child 1x1 of the chain inception_3a).
 * ctn_caffe_function_link_path returns the path if the name cannot be one or its place is taken. Convolution
 * and InnerProduct are links of that kind with W and b (W is (out, in) even if the file has it transposed),
 * Scale has W and b, and BatchNorm has the persistent values avg_mean and avg_var, which are Caffe's sums,
 * and scale_factor, by which they are divided. Moving the chain to a device moves the network.
 *
 * @param f   The caffe function.
 * @param out Receives the chain.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Reference: chainer.functions.caffe.CaffeFunction.fs.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_fs(ctn_caffe_function *f, ctn_link **out);

/**
 * Path of the link of a layer below ctn_caffe_function_fs. It is the layer's name, unless a part of that is
 * empty, "." or "..", or the place is taken by another layer. Then slashes become underscores; an empty name,
 * "." and ".." become "layer" and the number of the layer in the file, counted from 0; and if that is taken
 * as well, "_" and this number are added.
 *
 * @param f             The caffe function.
 * @param name          Name of the layer.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_link_path(ctn_caffe_function *f, const char *name, char *text,
                                                size_t text_capacity, size_t *text_length);

/**
 * Number of layers that can run; 0 for NULL.
 *
 * @param f The caffe function, or NULL.
 *
 * Threads: a network is used by one thread at a time. Reference:
 * chainer.functions.caffe.CaffeFunction.forwards. Since 0.1.0.
 */
CTN_API size_t ctn_caffe_function_forward_count(ctn_caffe_function *f);

/**
 * Name of a layer that can run, in the order in which the layers run.
 *
 * @param f             The caffe function.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_forward_name(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length);

/**
 * Type of a layer that can run, such as "Convolution", with its name in the current format.
 *
 * @param f             The caffe function.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_forward_type(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length);

/**
 * Runs one layer, from its bottoms to its tops, in the phase of ctn_caffe_function_call. If several layers
 * have the name, the first one runs.
 *
 * @param f            The caffe function.
 * @param name         Name of the layer.
 * @param inputs       The bottoms (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the tops (room for `output_count`).
 * @param output_count Room in `outputs`.
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
 * @param f The caffe function, or NULL.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API size_t ctn_caffe_function_ignored_count(ctn_caffe_function *f);

/**
 * Name of an ignored layer, in the order of the file.
 *
 * @param f             The caffe function.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_ignored_name(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length);

/**
 * Type of an ignored layer, with its name in the current format.
 *
 * @param f             The caffe function.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a network is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_caffe_function_ignored_type(ctn_caffe_function *f, size_t index, char *text,
                                                   size_t text_capacity, size_t *text_length);

/**
 * Reason why a layer is ignored.
 *
 * @param f             The caffe function.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
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
