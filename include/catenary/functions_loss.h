/**
 * catenary/functions_loss.h: Losses.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for the rules of all functions.
 * Class numbers, targets and lengths are int32 or int64.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTIONS_LOSS_H
#define CATENARY_FUNCTIONS_LOSS_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function_options.h>
#include <catenary/utils.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The power of the terms of a hinge loss.
 */
typedef int32_t ctn_hinge_norm;
enum {
  /** The terms themselves. */
  CTN_HINGE_NORM_L1 = 1,
  /** Their squares. */
  CTN_HINGE_NORM_L2 = 2
};

/**
 * Mean over the batch of -log softmax(x)[t], a 0-d result. Labels that are -1 are ignored. The sum is divided
 * by N or, with `normalize`, by the number of labels that are not ignored. Options: class_weight, which
 * multiplies the terms of the labels (the divisor is still the number of labels); ignore_label, -1 by
 * default; label_smoothing e, with which a term is (1 - e) times that of the label plus e / C times the sum
 * of the terms of all classes, each with its weight; reduction, MEAN by default, or NONE with a result of the
 * shape of t and zeros for ignored labels.
 *
 * @param x         The scores, of shape (N, C, d1, ...), floating.
 * @param t         The class numbers, of shape (N, d1, ...).
 * @param normalize Whether to divide by the number of labels that count instead of the batch size (0 or 1).
 * @param options   The options that the description names. NULL: defaults.
 * @param y         Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.softmax_cross_entropy. Since 0.1.0.
 */
CTN_API ctn_status ctn_softmax_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_function_options *options, ctn_variable **y);

/**
 * -log of the probability of the targets, a 0-d result: sigmoid(x) is the probability of 1, and 1 -
 * sigmoid(x) that of 0. Targets that are -1 are ignored. The sum is divided by the first length of x or, with
 * `normalize`, by the number of targets that are not ignored. Options: reduction, MEAN by default, or NONE
 * with a result of the shape of x and zeros for ignored targets.
 *
 * @param x         The scores.
 * @param t         Integers of the shape of x: 0, 1, or -1 for an element that is ignored.
 * @param normalize Whether to divide by the number of labels that count instead of the batch size (0 or 1).
 * @param options   The options that the description names. NULL: defaults.
 * @param y         Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.sigmoid_cross_entropy. Since 0.1.0.
 */
CTN_API ctn_status ctn_sigmoid_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_function_options *options, ctn_variable **y);

/**
 * Mean of (x0 - x1)^2 over all elements, a 0-d result. The mean of no elements is NaN. Options: reduction,
 * MEAN by default, or NONE with a result of the shape of x0.
 *
 * @param x0      The first input.
 * @param x1      The second input, of the shape and dtype of the first.
 * @param options The options that the description names. NULL: defaults.
 * @param y       Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.mean_squared_error. Since 0.1.0.
 */
CTN_API ctn_status ctn_mean_squared_error(ctn_variable *x0, ctn_variable *x1, ctn_function_options *options,
                                          ctn_variable **y);

/**
 * Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the label and -1
 * elsewhere; a 0-d result. Options: reduction, MEAN by default, or NONE with a result of shape (N, K).
 *
 * @param x       The scores, of shape (N, K).
 * @param t       The class numbers, of shape (N,).
 * @param norm    L1 for p = 1, L2 for p = 2.
 * @param options The options that the description names. NULL: defaults.
 * @param y       Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.hinge. Since 0.1.0.
 */
CTN_API ctn_status ctn_hinge(ctn_variable *x, ctn_variable *t, ctn_hinge_norm norm,
                             ctn_function_options *options, ctn_variable **y);

/**
 * Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is the distance between
 * the rows of x0 and x1; a 0-d result. Pairs without distance have no gradient. Options: reduction, MEAN by
 * default, or NONE with a result of shape (N,).
 *
 * @param x0      The first vectors, of shape (N, K) with N of at least 1.
 * @param x1      The second vectors, of shape (N, K).
 * @param y       Integers of shape (N,): 1 for similar pairs and 0 for others.
 * @param margin  The margin, above 0; 1 in the reference.
 * @param options The options that the description names. NULL: defaults.
 * @param out     Receives the loss.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.contrastive. Since 0.1.0.
 */
CTN_API ctn_status ctn_contrastive(ctn_variable *x0, ctn_variable *x1, ctn_variable *y, double margin,
                                   ctn_function_options *options, ctn_variable **out);

/**
 * Half of the sum of the squares of the covariances between the columns of y and z, which are divided by N; a
 * 0-d result. Options: reduction, SUM by default; MEAN divides that sum by J K, and NONE gives the
 * covariances themselves, of shape (J, K), neither squared nor halved, as the reference does.
 *
 * @param y       The first input, of shape (N, J).
 * @param z       The second input, of shape (N, K).
 * @param options The options that the description names. NULL: defaults.
 * @param out     Receives the loss.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.cross_covariance. Since 0.1.0.
 */
CTN_API ctn_status ctn_cross_covariance(ctn_variable *y, ctn_variable *z, ctn_function_options *options,
                                        ctn_variable **out);

/**
 * Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. Options: reduction, SUM by
 * default, MEAN over all elements, or NONE with a result of the shape of x.
 *
 * @param x       The observations.
 * @param y       The logits, of the shape and dtype of x.
 * @param options The options that the description names. NULL: defaults.
 * @param out     Receives the loss.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.bernoulli_nll. Since 0.1.0.
 */
CTN_API ctn_status ctn_bernoulli_nll(ctn_variable *x, ctn_variable *y, ctn_function_options *options,
                                     ctn_variable **out);

/**
 * Sum of the Kullback-Leibler divergences of normal distributions from the standard one, a 0-d result.
 * Options: reduction, SUM by default, MEAN over all elements, or NONE with a result of the shape of `mean`.
 *
 * @param mean    The means.
 * @param ln_var  The logarithms of the variances, of the shape and dtype of `mean`.
 * @param options The options that the description names. NULL: defaults.
 * @param out     Receives the loss.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.gaussian_kl_divergence. Since 0.1.0.
 */
CTN_API ctn_status ctn_gaussian_kl_divergence(ctn_variable *mean, ctn_variable *ln_var,
                                              ctn_function_options *options, ctn_variable **out);

/**
 * Sum of -log of the density of x under normal distributions, a 0-d result. Options: reduction, SUM by
 * default, MEAN over all elements, or NONE with a result of the shape of x.
 *
 * @param x       The observations.
 * @param mean    The means, of the shape and dtype of x.
 * @param ln_var  The logarithms of the variances, of the shape and dtype of `mean`.
 * @param options The options that the description names. NULL: defaults.
 * @param out     Receives the loss.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.gaussian_nll. Since 0.1.0.
 */
CTN_API ctn_status ctn_gaussian_nll(ctn_variable *x, ctn_variable *mean, ctn_variable *ln_var,
                                    ctn_function_options *options, ctn_variable **out);

/**
 * Mean over the batch of -log of the probability that softmax(x) spells the labels: a class for every time
 * step, of which first repetitions and then blanks are removed; a 0-d result. Labels that are too long for
 * their sample have an infinite loss and no gradient. Options: reduction, MEAN by default, or NONE with a
 * result of shape (N,).
 *
 * @param x            The scores, a variable of shape (N, C) for each time step (`count` elements).
 * @param count        Number of elements of `x`.
 * @param t            The class numbers, of shape (N, L).
 * @param blank_symbol Number of the class that means no label.
 * @param input_length Number of time steps of each sample: (N,) integers. NULL: all.
 * @param label_length Number of labels of each sample: (N,) integers. NULL: all.
 * @param options      The options that the description names. NULL: defaults.
 * @param y            Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.connectionist_temporal_classification. Since 0.1.0.
 */
CTN_API ctn_status ctn_connectionist_temporal_classification(ctn_variable *const *x, size_t count,
    ctn_variable *t, int64_t blank_symbol, ctn_variable *input_length, ctn_variable *label_length,
    ctn_function_options *options, ctn_variable **y);

/**
 * Sum over the batch of -log sigmoid(x w) for the word of t and of -log sigmoid(-x w) for words that are
 * drawn, a 0-d result. The creator's attribute "samples" is int32 of shape (N, 1 + sample_size), with t
 * first. Options: samples, of that shape with t as the first column, to repeat a call; by default they are
 * drawn.
 *
 * @param x           The input vectors, of shape (N, J).
 * @param t           The words, of shape (N,): rows of W.
 * @param W           The vectors of the words, of shape (V, J).
 * @param sampler     A sampler on the device of x, which draws from the device's global generator. NULL only
 *                    with the option samples.
 * @param sample_size Number of words drawn for each row, ignored with the option samples.
 * @param options     The options that the description names. NULL: defaults.
 * @param y           Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.negative_sampling. Since 0.1.0.
 */
CTN_API ctn_status ctn_negative_sampling(ctn_variable *x, ctn_variable *t, ctn_variable *W,
                                         ctn_walker_alias *sampler, int64_t sample_size,
                                         ctn_function_options *options, ctn_variable **y);

#ifdef __cplusplus
}
#endif

#endif
