/**
 * catenary/links_loss.h: Losses with parameters, for large vocabularies.
 *
 * Links are called with ctn_link_call; see catenary/link.h. Their parameters are on the current device.
 * Tables that they compute from counts and trees are not persistent values, as in the reference, but move to
 * other devices with the link and are shared by copies.
 *
 * A binary tree of words is a list of numbers: a word is its leaf, and -1 is an inner node, followed by its
 * left and its right part: ((3, 1), (2, 0)) is -1 -1 3 1 -1 2 0.
 *
 * Threads: A link is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINKS_LOSS_H
#define CATENARY_LINKS_LOSS_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/utils.h>
#include <catenary/link.h>
#include <catenary/link_options.h>
#include <catenary/function_options.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Negative sampling loss, see ctn_negative_sampling, called with x of shape (N, in_size) and t of shape (N,),
 * int32 or int64, with the parameter W of shape (count, in_size), zeros. Words are drawn with probabilities
 * proportional to their counts raised to `power`, from the global generator of the link's device.
 *
 * @param in_size     Length of an input vector, at least 1.
 * @param counts      Number of occurrences of each word, at least 0 (`count` elements).
 * @param count       Number of elements of `counts`.
 * @param sample_size Number of words drawn for each row, at least 0.
 * @param options     The option power (default 0.75). NULL: defaults.
 * @param out         Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.NegativeSampling,
 * chainer.functions.NegativeSampling. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_negative_sampling_new(int64_t in_size, const int64_t *counts, size_t count,
                                                  int64_t sample_size, ctn_link_options *options,
                                                  ctn_link **out);

/**
 * The sampler that draws the words: a separate sampler over the tables of the link.
 *
 * @param link A link from ctn_link_negative_sampling_new.
 * @param out  Receives a new walker alias.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_negative_sampling_sampler(ctn_link *link, ctn_walker_alias **out);

/**
 * Calls the link with options of ctn_negative_sampling, for instance with the samples of an earlier call to
 * repeat it.
 *
 * @param link    A link from ctn_link_negative_sampling_new.
 * @param x       The input vectors, of shape (N, in_size).
 * @param t       The words, of shape (N,), int32 or int64.
 * @param options Options of ctn_negative_sampling. NULL: defaults.
 * @param y       Receives the loss.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_negative_sampling_call(ctn_link *link, ctn_variable *x, ctn_variable *t,
                                                   ctn_function_options *options, ctn_variable **y);

/**
 * Hierarchical softmax over a binary tree. Called with x of shape (N, in_size) and t of shape (N,), int32 or
 * int64, it returns the sum over the batch of -log P(t), a 0-d variable. The probability of a word is the
 * product over the inner nodes on its path of sigmoid(x w), or sigmoid(-x w) if the path goes right. The
 * parameter W (inner nodes, in_size) is uniform over [-1, 1). A number below the largest word that is not a
 * leaf has the probability 1; a larger or negative number is an INDEX error.
 *
 * @param in_size Length of an input vector, at least 1.
 * @param tree    The tree as numbers, with one axis and an integer dtype; see ctn_create_huffman_tree.
 * @param options The options dtype and initializers. NULL: defaults.
 * @param out     Receives a new link.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.BinaryHierarchicalSoftmax,
 * chainer.functions.BinaryHierarchicalSoftmax. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_binary_hierarchical_softmax_new(int64_t in_size, const ctn_array *tree,
    ctn_link_options *options, ctn_link **out);

/**
 * The paths to the words, as arrays of the link. The path of word w is entries begins[w] to begins[w + 1] - 1
 * of `paths` and `codes`.
 *
 * @param link   A link from ctn_link_binary_hierarchical_softmax_new.
 * @param paths  Receives the inner nodes, int32, in the order of the tree's numbers.
 * @param codes  Receives the directions, float32: 1 if the path goes left, -1 if it goes right.
 * @param begins Receives the begins, int32, one more than the largest word + 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_binary_hierarchical_softmax_tables(ctn_link *link, ctn_array **paths,
    ctn_array **codes, ctn_array **begins);

/**
 * The Huffman tree of words as numbers: a new int64 array of shape (2 * count - 1,) on the CPU. Of equal
 * counts, the word that is given first, or the tree that contains it, comes first.
 *
 * @param words      Different numbers of at least 0 (`word_count` elements).
 * @param word_count Number of elements of `words`.
 * @param counts     Number of occurrences of each word, at least 0; as many as there are words (`count`
 *                   elements).
 * @param count      Number of elements of `counts`.
 * @param out        Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference:
 * chainer.links.BinaryHierarchicalSoftmax.create_huffman_tree. Since 0.1.0.
 */
CTN_API ctn_status ctn_create_huffman_tree(const int64_t *words, size_t word_count, const double *counts,
                                           size_t count, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
