/**
 * catenary/links_normalization.h: Links that normalize.
 *
 * Links are called with ctn_link_call; see catenary/link.h.
 *
 * Threads: A link is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINKS_NORMALIZATION_H
#define CATENARY_LINKS_NORMALIZATION_H

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
 * What a batch normalization normalizes by, and what it learns from a batch.
 */
typedef int32_t ctn_normalization_mode;
enum {
  /** As TRAIN while the calling thread trains (ctn_set_train), and as TEST while it does not. */
  CTN_NORMALIZATION_AUTO = 0,
  /**
   * By the statistics of the batch, which enter the moving averages avg_mean and avg_var, whether the thread
   * trains or not.
   */
  CTN_NORMALIZATION_TRAIN = 1,
  /** By avg_mean and avg_var, whether the thread trains or not; gradients do not flow into them. */
  CTN_NORMALIZATION_TEST = 2,
  /**
   * As TEST while the thread does not train. While it trains, by the statistics of the batch; avg_mean and
   * avg_var keep 1 / N of themselves, and N counts the batches since start_finetuning. As in the reference,
   * the first batch leaves the averages as they are.
   */
  CTN_NORMALIZATION_FINETUNE = 3
};

/**
 * Batch normalization with the parameters gamma (ones) and beta (zeros) and the persistents avg_mean, avg_var
 * (zeros, of the shape `size`: the channels, usually one axis) and N (int64, the number of batches of
 * fine-tuning), on the current device. Averages keep `decay` (0.9) of themselves; eps (1e-5) is added to the
 * variance, also in avg_var. Its mode is CTN_NORMALIZATION_AUTO at first.
 *
 * @param size    lengths of the channels; one CTN_SIZE_FROM_INPUT takes that of axis 1; `ndim` elements.
 * @param ndim    number of elements of `size`, at most CTN_MAX_NDIM.
 * @param options decay, eps; link options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.BatchNormalization,
 * chainer.functions.BatchNormalization. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_batch_normalization_new(const int64_t *size, size_t ndim,
                                                    ctn_link_options *options, ctn_link **out);

/**
 * Sets the mode of all batch normalizations of a hierarchy, the link itself included. Other links are left as
 * they are.
 *
 * @param link a link, borrowed.
 * @param mode a `ctn_normalization_mode`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_normalization_mode(ctn_link *link, ctn_normalization_mode mode);

/**
 * The mode of a batch normalization.
 *
 * @param link a link, borrowed.
 * @param mode out: a `ctn_normalization_mode`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_normalization_mode(ctn_link *link, ctn_normalization_mode *mode);

/**
 * Sets the count N of all batch normalizations of a hierarchy to zero, so that fine-tuning begins anew.
 *
 * @param link a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference:
 * chainer.links.BatchNormalization.start_finetuning. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_start_finetuning(ctn_link *link);

/**
 * Layer normalization, see ctn_layer_normalization, with the parameters gamma (ones) and beta (zeros) of the
 * shape `size`, that of the last axes of x; eps is 1e-6 by default.
 *
 * @param size    lengths; one CTN_SIZE_FROM_INPUT takes that of the last axis; `ndim` elements.
 * @param ndim    number of elements of `size`, at most CTN_MAX_NDIM.
 * @param options eps; link options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_layer_normalization_new(const int64_t *size, size_t ndim,
                                                    ctn_link_options *options, ctn_link **out);

#ifdef __cplusplus
}
#endif

#endif
