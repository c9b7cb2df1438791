/**
 * catenary/links_loss.h: Losses with parameters, for large vocabularies.
 *
 * Links are called with ctn_link_call; see catenary/link.h. Their parameters are on the current device.
 * Tables that they make of counts and trees are not persistent values, as in the reference, but move to other
 * devices with the link and are shared by copies.
 *
 * A binary tree of words is a list of numbers: a word stands for its leaf, and -1 for an inner node, whose
 * left and right part follow one after the other: ((3, 1), (2, 0)) is -1 -1 3 1 -1 2 0.
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
 * Negative sampling loss, see ctn_negative_sampling, called with x (N, in_size) and t (N), int32 or int64,
 * with the parameter W (count, in_size), zeros. Words are drawn as their counts to the power (0.75) say, from
 * the global generator of the link's device.
 *
 * @param in_size     length of an input vector.
 * @param counts      how often each word occurs, at least 0; `count` elements.
 * @param count       number of elements of `counts`.
 * @param sample_size words to draw for each row.
 * @param options     power; link options, borrowed, or NULL.
 * @param out         out: receives a new reference, NULL after a failure.
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
 * What draws the words: a sampler of its own over the tables of the link.
 *
 * @param link a link, borrowed.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_negative_sampling_sampler(ctn_link *link, ctn_walker_alias **out);

/**
 * Calls the link with options of ctn_negative_sampling: the option samples gives the samples of an earlier
 * call, to repeat it.
 *
 * @param link    a link, borrowed.
 * @param x       a variable, borrowed.
 * @param t       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_negative_sampling_call(ctn_link *link, ctn_variable *x, ctn_variable *t,
                                                   ctn_function_options *options, ctn_variable **y);

/**
 * Hierarchical softmax over a binary tree: called with x (N, in_size) and t (N), int32 or int64, it returns
 * the sum over the batch of -log P(t), 0-d, where the probability of a word is the product over the inner
 * nodes on its way of sigmoid(x w), or sigmoid(-x w) where the way goes right. The parameter W (inner nodes,
 * in_size) is uniform over [-1, 1). A number below the largest word that is not a leaf has the probability 1;
 * a larger or negative number is an INDEX error.
 *
 * @param in_size length of an input vector.
 * @param tree    the tree as numbers, one dimension of an integer dtype; an array, borrowed.
 * @param options dtype and initializers only; link options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.BinaryHierarchicalSoftmax,
 * chainer.functions.BinaryHierarchicalSoftmax. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_binary_hierarchical_softmax_new(int64_t in_size, const ctn_array *tree,
    ctn_link_options *options, ctn_link **out);

/**
 * The ways to the words, arrays of the link: those of word w are the entries begins[w] to begins[w + 1] - 1
 * of paths, inner nodes in the order of the tree's numbers, and of codes, 1 where the way goes left and -1
 * where it goes right.
 *
 * @param link   a link, borrowed.
 * @param paths  int32; out: receives a new reference, NULL after a failure.
 * @param codes  float32; out: receives a new reference, NULL after a failure.
 * @param begins int32, one more than the largest word + 1; out: receives a new reference, NULL after a
 *               failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_binary_hierarchical_softmax_tables(ctn_link *link, ctn_array **paths,
    ctn_array **codes, ctn_array **begins);

/**
 * The Huffman tree of words as numbers: a new int64 array (2 count - 1) on the CPU. Of equal counts the word
 * that is given first, or the tree that holds it, comes first.
 *
 * @param words      different numbers of at least 0; `word_count` elements.
 * @param word_count number of elements of `words`.
 * @param counts     how often each occurs, at least 0; as many as there are words; `count` elements.
 * @param count      number of elements of `counts`.
 * @param out        out: receives a new reference, NULL after a failure.
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
