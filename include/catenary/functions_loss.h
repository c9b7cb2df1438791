/**
 * catenary/functions_loss.h: Losses.
 *
 * Names and arguments are those of the reference; see catenary/functions.h for what holds for all functions.
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
 * Mean over the batch of -log softmax(x)[t]: x (N, C, d1, ...) floating, t (N, d1, ...) class numbers. Labels
 * that are -1 are ignored. With `normalize` the sum is divided by the number of labels that are not ignored,
 * otherwise by N. 0-d result. Options: class_weight, with which the terms of the labels are multiplied (the
 * sum is divided by the number of labels, not of weights); ignore_label, -1 by default; label_smoothing e,
 * with which a term is (1 - e) times that of the label plus e / C times the sum of those of all classes, each
 * with its weight; reduction, MEAN by default, or NONE with a result of the shape of t and zeros for ignored
 * labels.
 *
 * @param x         a variable, borrowed.
 * @param t         a variable, borrowed.
 * @param normalize whether to divide by the number of labels that count; 0 or 1.
 * @param options   function options, borrowed, or NULL.
 * @param y         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.softmax_cross_entropy. Since 0.1.0.
 */
CTN_API ctn_status ctn_softmax_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_function_options *options, ctn_variable **y);

/**
 * -log of the probability of the targets t, integers of the shape of x: sigmoid(x) is the probability of 1,
 * and 1 - sigmoid(x) that of 0. Elements with the target -1 are ignored. With `normalize` the sum is divided
 * by the number of targets that are not ignored, otherwise by the first length of x. 0-d result. Options:
 * reduction, MEAN by default, or NONE with a result of the shape of x and zeros for ignored targets.
 *
 * @param x         a variable, borrowed.
 * @param t         a variable, borrowed.
 * @param normalize whether to divide by the number of labels that count; 0 or 1.
 * @param options   function options, borrowed, or NULL.
 * @param y         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.sigmoid_cross_entropy. Since 0.1.0.
 */
CTN_API ctn_status ctn_sigmoid_cross_entropy(ctn_variable *x, ctn_variable *t, int32_t normalize,
                                             ctn_function_options *options, ctn_variable **y);

/**
 * Mean of (x0 - x1)^2 over all elements: x0 and x1 of one shape and dtype. The mean of no elements is NaN.
 * 0-d result. Options: reduction, MEAN by default, or NONE with a result of their shape.
 *
 * @param x0      a variable, borrowed.
 * @param x1      a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.mean_squared_error. Since 0.1.0.
 */
CTN_API ctn_status ctn_mean_squared_error(ctn_variable *x0, ctn_variable *x1, ctn_function_options *options,
                                          ctn_variable **y);

/**
 * Sum over the classes of max(0, 1 - d x)^p, d being 1 at the label and -1 elsewhere, as mean over the batch:
 * x (N, K), t (N) class numbers. p is 1 for the norm L1 and 2 for L2. 0-d result. Options: reduction, MEAN by
 * default, or NONE with a result (N, K).
 *
 * @param x       a variable, borrowed.
 * @param t       a variable, borrowed.
 * @param norm    the square root of the sum of the squares of all gradients; a `ctn_hinge_norm`.
 * @param options function options, borrowed, or NULL.
 * @param y       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.hinge. Since 0.1.0.
 */
CTN_API ctn_status ctn_hinge(ctn_variable *x, ctn_variable *t, ctn_hinge_norm norm,
                             ctn_function_options *options, ctn_variable **y);

/**
 * Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, d being the distance between the
 * rows of x0 and x1 (N, K): y (N) integers, 1 for similar pairs and 0 for others; N is at least 1. Pairs
 * without distance get no gradient. 0-d result. Options: reduction, MEAN by default, or NONE with a result
 * (N).
 *
 * @param x0      a variable, borrowed.
 * @param x1      a variable, borrowed.
 * @param y       a variable, borrowed.
 * @param margin  above 0 (1 in the reference).
 * @param options function options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.contrastive. Since 0.1.0.
 */
CTN_API ctn_status ctn_contrastive(ctn_variable *x0, ctn_variable *x1, ctn_variable *y, double margin,
                                   ctn_function_options *options, ctn_variable **out);

/**
 * Half of the sum of the squares of the covariances between the columns of y (N, J) and z (N, K), which are
 * divided by N. 0-d result. Options: reduction, SUM by default; MEAN divides that sum by J K, and NONE gives
 * the covariances themselves (J, K), neither squared nor halved, as the reference does.
 *
 * @param y       a variable, borrowed.
 * @param z       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.cross_covariance. Since 0.1.0.
 */
CTN_API ctn_status ctn_cross_covariance(ctn_variable *y, ctn_variable *z, ctn_function_options *options,
                                        ctn_variable **out);

/**
 * Sum of -x log(p) - (1 - x) log(1 - p), where p = sigmoid(y): x and y of one shape and dtype. 0-d result.
 * Options: reduction, SUM by default, MEAN over all elements, or NONE with a result of their shape.
 *
 * @param x       a variable, borrowed.
 * @param y       a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.bernoulli_nll. Since 0.1.0.
 */
CTN_API ctn_status ctn_bernoulli_nll(ctn_variable *x, ctn_variable *y, ctn_function_options *options,
                                     ctn_variable **out);

/**
 * Divergence (Kullback and Leibler) of normal distributions from the standard one, summed up: means and
 * logarithms of variances of one shape and dtype. 0-d result. Options: reduction, SUM by default, MEAN over
 * all elements, or NONE with a result of their shape.
 *
 * @param mean    a variable, borrowed.
 * @param ln_var  a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.gaussian_kl_divergence. Since 0.1.0.
 */
CTN_API ctn_status ctn_gaussian_kl_divergence(ctn_variable *mean, ctn_variable *ln_var,
                                              ctn_function_options *options, ctn_variable **out);

/**
 * -log of the density of x under normal distributions, summed up: x, means and logarithms of variances of one
 * shape and dtype. 0-d result. Options: reduction, SUM by default, MEAN over all elements, or NONE with a
 * result of their shape.
 *
 * @param x       a variable, borrowed.
 * @param mean    a variable, borrowed.
 * @param ln_var  a variable, borrowed.
 * @param options function options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.functions.gaussian_nll. Since 0.1.0.
 */
CTN_API ctn_status ctn_gaussian_nll(ctn_variable *x, ctn_variable *mean, ctn_variable *ln_var,
                                    ctn_function_options *options, ctn_variable **out);

/**
 * Mean over the batch of -log of the probability that softmax(x) spells the labels: a class for every time,
 * of which repetitions, then blanks are left out. x is a list of T variables (N, C), t (N, L) class numbers.
 * Labels that are too long for their sample have an infinite loss and no gradient. 0-d result. Options:
 * reduction, MEAN by default, or NONE with a result (N).
 *
 * @param x            variables, borrowed, `count` elements.
 * @param count        number of elements of `x`.
 * @param t            a variable, borrowed.
 * @param blank_symbol the class that stands for no label.
 * @param input_length (N) integers, how many times of x each sample has; NULL: all; a variable, borrowed, or
 *                     NULL.
 * @param label_length (N) integers, how many labels of t each sample has; NULL: all; a variable, borrowed, or
 *                     NULL.
 * @param options      function options, borrowed, or NULL.
 * @param y            out: receives a new reference, NULL after a failure.
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
 * drawn: x (N, J), t (N) rows of W (V, J). The creator's attribute "samples" is int32 (N, 1 + sample_size), t
 * first. 0-d result. Options: samples (N, 1 + sample_size) with t as the first column, in place of drawn
 * ones, to repeat a call.
 *
 * @param x           a variable, borrowed.
 * @param t           a variable, borrowed.
 * @param W           a variable, borrowed.
 * @param sampler     draws from the device's global generator; on the device of x; NULL only with the option
 *                    samples; a walker alias, borrowed, or NULL.
 * @param sample_size words to draw for each row; not read with the option samples.
 * @param options     function options, borrowed, or NULL.
 * @param y           out: receives a new reference, NULL after a failure.
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
