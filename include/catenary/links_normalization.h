/**
 * catenary/links_normalization.h: Normalization with parameters.
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
 * Which statistics a batch normalization uses, and what it learns from a batch.
 */
typedef int32_t ctn_normalization_mode;
enum {
  /** TRAIN while the calling thread trains (ctn_set_train), otherwise TEST. */
  CTN_NORMALIZATION_AUTO = 0,
  /**
   * Uses the statistics of the batch, which enter the moving averages avg_mean and avg_var, whether the
   * thread trains or not.
   */
  CTN_NORMALIZATION_TRAIN = 1,
  /** Uses avg_mean and avg_var, whether the thread trains or not; gradients do not flow into them. */
  CTN_NORMALIZATION_TEST = 2,
  /**
   * TEST while the thread does not train. While it trains, uses the statistics of the batch; avg_mean and
   * avg_var keep 1 / N of themselves, where N counts the batches since start_finetuning. As in the reference,
   * the first batch does not change the averages.
   */
  CTN_NORMALIZATION_FINETUNE = 3
};

/**
 * Batch normalization on the current device with the parameters gamma (ones) and beta (zeros), the persistent
 * values avg_mean and avg_var (zeros), all of the shape `size`, and N (int64, the number of batches of
 * fine-tuning). Averages keep `decay` of themselves; `eps` is added to the variance, also in avg_var. The
 * mode is CTN_NORMALIZATION_AUTO initially.
 *
 * @param size    Shape of the channels, usually one axis (`ndim` elements). A single CTN_SIZE_FROM_INPUT
 *                takes the length of axis 1 of the first input.
 * @param ndim    Number of elements of `size`, at most CTN_MAX_NDIM.
 * @param options The options decay (default 0.9) and eps (default 1e-5). NULL: defaults.
 * @param out     Receives a new link.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference: chainer.links.BatchNormalization,
 * chainer.functions.BatchNormalization. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_batch_normalization_new(const int64_t *size, size_t ndim,
                                                    ctn_link_options *options, ctn_link **out);

/**
 * Sets the mode of all batch normalizations of a hierarchy, including the link itself. Other links do not
 * change.
 *
 * @param link The link.
 * @param mode The mode.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_normalization_mode(ctn_link *link, ctn_normalization_mode mode);

/**
 * The mode of a batch normalization.
 *
 * @param link A link from ctn_link_batch_normalization_new.
 * @param mode Receives the mode.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_normalization_mode(ctn_link *link, ctn_normalization_mode *mode);

/**
 * Sets the count N of all batch normalizations of a hierarchy to zero, so that fine-tuning starts again.
 *
 * @param link The link.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a link is used by one thread at a time. Reference:
 * chainer.links.BatchNormalization.start_finetuning. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_start_finetuning(ctn_link *link);

/**
 * Layer normalization, see ctn_layer_normalization, with the parameters gamma (ones) and beta (zeros) of the
 * shape `size`.
 *
 * @param size    Shape of the last axes of x (`ndim` elements). A single CTN_SIZE_FROM_INPUT takes the length
 *                of the last axis of the first input.
 * @param ndim    Number of elements of `size`, at most CTN_MAX_NDIM.
 * @param options The option eps (default 1e-6). NULL: defaults.
 * @param out     Receives a new link.
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
