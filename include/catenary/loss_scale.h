/**
 * catenary/loss_scale.h: Scaling of losses, which prevents small gradients from vanishing in 16-bit floats.
 *
 * A loss is multiplied by a scale before backward, and gradients are divided by it before the update. The
 * scale adapts to the gradients: it shrinks if one of them is not finite, and grows after many steps in which
 * all are finite. One step consists of ctn_link_cleargrads, ctn_loss_scale_apply, ctn_variable_backward of
 * the result, and ctn_loss_scale_step, which never waits for a device. Programs that decide themselves what
 * happens after an overflow call ctn_loss_scale_unscale, ctn_optimizer_update if all gradients are finite,
 * and ctn_loss_scale_update instead.
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
#include <catenary/optimizer.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A scale for losses that adapts to the gradients.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_loss_scale ctn_loss_scale;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The loss scale, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_loss_scale *ctn_loss_scale_retain(const ctn_loss_scale *self);

/**
 * Gives a reference back; the last one frees the loss scale. NULL is allowed; cannot fail.
 *
 * @param self The loss scale, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_loss_scale_release(const ctn_loss_scale *self);

/**
 * A loss scale.
 *
 * @param scale    Initial scale, above 0 and within float32; below 65504 for float16 losses.
 * @param growth   Factor after `interval` finite steps in a row, at least 1; usually 2.
 * @param backoff  Factor after a step with gradients that are not finite, above 0 and at most 1; usually 0.5.
 * @param interval Number of finite steps before the scale grows, at least 1; usually 2000.
 * @param out      Receives a new loss scale.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_new(double scale, double growth, double backoff, int64_t interval,
                                      ctn_loss_scale **out);

/**
 * The current scale. Waits for the device after ctn_loss_scale_step.
 *
 * @param scaler The loss scale.
 * @param scale  Receives the scale.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_value(ctn_loss_scale *scaler, double *scale);

/**
 * Number of finite steps since the scale changed. Waits for the device after ctn_loss_scale_step.
 *
 * @param scaler The loss scale.
 * @param steps  Receives the number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_steps(ctn_loss_scale *scaler, int64_t *steps);

/**
 * Sets the scale and the number of finite steps, to continue from another loss scale.
 *
 * @param scaler The loss scale.
 * @param scale  The scale, above 0 and within float32.
 * @param steps  Number of finite steps since the scale changed, at least 0 and below the interval.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_restore(ctn_loss_scale *scaler, double scale, int64_t steps);

/**
 * The loss times the scale; call backward on the result.
 *
 * @param scaler The loss scale.
 * @param loss   The loss.
 * @param y      Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_apply(ctn_loss_scale *scaler, ctn_variable *loss, ctn_variable **y);

/**
 * Divides the gradients of all parameters of a link by the scale if all of them are finite; otherwise does
 * not change them. Parameters without a gradient do not count. Waits for the device.
 *
 * @param scaler The loss scale.
 * @param link   The link.
 * @param finite Receives whether all gradients are finite (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_unscale(ctn_loss_scale *scaler, ctn_link *link, int32_t *finite);

/**
 * Adapts the scale after a step.
 *
 * @param scaler The loss scale.
 * @param finite Whether the gradients of the step were finite (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_update(ctn_loss_scale *scaler, int32_t finite);

/**
 * Updates parameters with scaled gradients, and adapts the scale. If all gradients of the optimizer's
 * parameters are finite, they are divided by the scale, and then ctn_optimizer_update continues with its
 * hooks and its rule. Otherwise gradients, parameters and states of the optimizer do not change. In both
 * cases the hooks are called (functions see what the gradients are) and the optimizer's t grows by one,
 * because the host does not know what the devices find: t counts attempts, and rules such as Adam use it. The
 * host waits only for optimizers of callbacks, which are called only if all gradients are finite. If no
 * parameter has a gradient, it is a STATE error, and nothing changes.
 *
 * @param scaler    The loss scale.
 * @param optimizer An optimizer that was set up.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a loss scale is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_step(ctn_loss_scale *scaler, ctn_optimizer *optimizer);

#ifdef __cplusplus
}
#endif

#endif
