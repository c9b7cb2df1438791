/**
 * catenary/loss_scale.h: Scaling of losses, so that small gradients survive in 16-bit floats.
 *
 * A loss is multiplied by a scale before backward, and gradients are divided by it before the update. The
 * scale follows what the gradients can bear: it shrinks if one of them is not finite, and grows after many
 * steps in which all are finite. One step is ctn_link_zerograds, ctn_loss_scale_apply, ctn_variable_backward
 * of the result, ctn_loss_scale_unscale, ctn_optimizer_update if all gradients are finite, and
 * ctn_loss_scale_update.
 *
 * Threads: A loss scale is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LOSS_SCALE_H
#define CATENARY_LOSS_SCALE_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/link.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A scale for losses that adapts itself.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_loss_scale ctn_loss_scale;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the loss scale, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_loss_scale *ctn_loss_scale_retain(const ctn_loss_scale *self);

/**
 * Gives a reference back; the last one frees the loss scale. NULL is allowed; cannot fail.
 *
 * @param self the loss scale, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_loss_scale_release(const ctn_loss_scale *self);

/**
 * A scale that begins at `scale`.
 *
 * @param scale    above 0 and within float32; what a float16 loss is to be scaled by must be below 65504.
 * @param growth   factor after `interval` finite steps in a row, at least 1 (2 is usual).
 * @param backoff  factor after a step that was not finite, above 0 and at most 1 (0.5 is usual).
 * @param interval steps, at least 1 (2000 is usual).
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_new(double scale, double growth, double backoff, int64_t interval,
                                      ctn_loss_scale **out);

/**
 * The scale as it is now.
 *
 * @param scaler a loss scale, borrowed.
 * @param scale  out: the scale.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_value(ctn_loss_scale *scaler, double *scale);

/**
 * Finite steps since the scale changed.
 *
 * @param scaler a loss scale, borrowed.
 * @param steps  out: receives the count.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_steps(ctn_loss_scale *scaler, int64_t *steps);

/**
 * Sets the scale and the count of steps to those of another loss scale, to go on from there.
 *
 * @param scaler a loss scale, borrowed.
 * @param scale  above 0 and within float32.
 * @param steps  at least 0 and below the interval.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_restore(ctn_loss_scale *scaler, double scale, int64_t steps);

/**
 * The loss times the scale; call backward on the result.
 *
 * @param scaler a loss scale, borrowed.
 * @param loss   a variable, borrowed.
 * @param y      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_apply(ctn_loss_scale *scaler, ctn_variable *loss, ctn_variable **y);

/**
 * Divides the gradients of all parameters of a link by the scale if all of them are finite, and otherwise
 * leaves them as they are. Parameters without a gradient do not count. Waits for the device.
 *
 * @param scaler a loss scale, borrowed.
 * @param link   a link, borrowed.
 * @param finite out: receives whether all gradients are finite.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_unscale(ctn_loss_scale *scaler, ctn_link *link, int32_t *finite);

/**
 * Adapts the scale after a step, to whether its gradients were finite.
 *
 * @param scaler a loss scale, borrowed.
 * @param finite whether the gradients were finite; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_update(ctn_loss_scale *scaler, int32_t finite);

#ifdef __cplusplus
}
#endif

#endif
