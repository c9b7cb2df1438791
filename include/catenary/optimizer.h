/**
 * catenary/optimizer.h: Optimizers: gradient methods, their states, and hooks on gradients.
 *
 * Hyperparameters are finite numbers with names and ranges: rates, eps, eta and weight_decay_rate are at
 * least 0; momentum, rho and RMSprop's alpha are from 0 to 1; beta1 and beta2 are at least 0 and below 1.
 * Hyperparameters of an optimizer of callbacks are any finite numbers. A number out of range is
 * INVALID_ARGUMENT; a schedule that leaves the range is a STATE error of the update. A parameter may be in a
 * group (ctn_optimizer_add_group) with its own values and hooks, and a frozen one (ctn_link_freeze) is not
 * updated. States have the dtype of their parameter; 16-bit floats are computed in float32 and rounded when
 * they are stored. Subnormal numbers count as zero in updates, except those of float16.
 *
 * After an update, gradients have the values that the hooks gave them. A gradient array that somebody else
 * holds does not change; the variable then gets a new one. The hooks WeightDecay, Lasso and GradientClipping
 * are computed within the update, without separate passes over memory; only the norm of the gradients is
 * computed before it.
 *
 * Threads: An optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_OPTIMIZER_H
#define CATENARY_OPTIMIZER_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/link.h>
#include <catenary/schedule.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A gradient method with the state of every parameter.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_optimizer ctn_optimizer;

/**
 * Computes the loss that an update minimizes.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param loss      Receives the loss, as a new reference.
 */
typedef ctn_status (CTN_CALL *ctn_loss_fn)(void *user_data, ctn_variable **loss);

/**
 * Called before every update of the parameters; may change the gradients of the link.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param optimizer The optimizer, borrowed.
 * @param link      The link of the optimizer, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_optimizer_hook_fn)(void *user_data, ctn_optimizer *optimizer,
    ctn_link *link);

/**
 * Called for one parameter of an optimizer of callbacks.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param optimizer The optimizer, borrowed.
 * @param path      Path of the parameter, such as "/l1/W".
 * @param param     The parameter, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_optimizer_param_fn)(void *user_data, ctn_optimizer *optimizer,
    const char *path, ctn_variable *param);

/**
 * Runs a whole update of an optimizer of callbacks. It may compute the loss as often as it likes, and calls
 * the hooks itself. The number of updates grows by one afterward.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param optimizer The optimizer, borrowed.
 * @param link      The link of the optimizer, borrowed.
 * @param loss      Computes the loss as a new reference. NULL: the gradients are already there.
 * @param loss_data Must be passed to `loss`; may be NULL.
 */
typedef ctn_status (CTN_CALL *ctn_optimizer_update_fn)(void *user_data, ctn_optimizer *optimizer,
    ctn_link *link, ctn_loss_fn loss, void *loss_data);

/**
 * A gradient method.
 *
 * Set `struct_size` to sizeof(ctn_optimizer_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_optimizer_callbacks {
  size_t struct_size;
  /** Name of the rule in messages and for ctn_optimizer_name. NULL: "Optimizer". */
  const char *name;
  /** Adds the states of a parameter by ctn_optimizer_add_state; may be NULL. */
  ctn_optimizer_param_fn init_state;
  /**
   * Updates a parameter that has a gradient, with ctn_optimizer_state, ctn_optimizer_hyperparameter and
   * ctn_optimizer_t, the number of the update. May be NULL if update is not.
   */
  ctn_optimizer_param_fn update_one;
  /** Runs a whole update instead of init_state and update_one. NULL: they are called. */
  ctn_optimizer_update_fn update;
  /** Called once with user_data when the optimizer is no longer needed; may be NULL. */
  ctn_destroy_fn destroy;
} ctn_optimizer_callbacks;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The optimizer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_optimizer *ctn_optimizer_retain(const ctn_optimizer *self);

/**
 * Gives a reference back; the last one frees the optimizer. NULL is allowed; cannot fail.
 *
 * @param self The optimizer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_optimizer_release(const ctn_optimizer *self);

/**
 * Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to 0. It is a
 * NOT_FOUND error if the patterns of a group match no parameter.
 *
 * @param optimizer The optimizer.
 * @param link      The link to optimize. The optimizer keeps a reference.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.setup. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_setup(ctn_optimizer *optimizer, ctn_link *link);

/**
 * The link that the optimizer was set up for; NULL, with CTN_OK, before ctn_optimizer_setup.
 *
 * @param optimizer The optimizer.
 * @param out       Receives the link, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.target. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_target(ctn_optimizer *optimizer, ctn_link **out);

/**
 * Runs one update from the present gradients: first the hooks, then t grows by one, then every parameter with
 * a gradient is updated. If no parameter has a gradient after the hooks, because backward was forgotten or
 * all are frozen, it is a STATE error and nothing changes.
 *
 * @param optimizer The optimizer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.update, chainer.GradientMethod.update. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_update(ctn_optimizer *optimizer);

/**
 * Calls the loss function, removes the gradients of the link, runs backward from the loss, and then updates
 * like ctn_optimizer_update. `destroy` runs before this call returns.
 *
 * @param optimizer The optimizer.
 * @param loss      Computes the loss.
 * @param user_data Passed to each call of `loss`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_update_loss(ctn_optimizer *optimizer, ctn_loss_fn loss, void *user_data,
                                             ctn_destroy_fn destroy);

/**
 * Number of updates so far; 0 for NULL.
 *
 * @param optimizer The optimizer, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.t. Since 0.1.0.
 */
CTN_API int64_t ctn_optimizer_t(ctn_optimizer *optimizer);

/**
 * Number of epochs so far; 0 for NULL.
 *
 * @param optimizer The optimizer, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.epoch. Since 0.1.0.
 */
CTN_API int64_t ctn_optimizer_epoch(ctn_optimizer *optimizer);

/**
 * Adds 1 to the number of epochs.
 *
 * @param optimizer The optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.new_epoch. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_new_epoch(ctn_optimizer *optimizer);

/**
 * Value of a hyperparameter; if it follows a schedule, the value that the next update uses. "lr" of Adam and
 * its variants is the effective rate of the last update.
 *
 * @param optimizer The optimizer.
 * @param name      Name of the hyperparameter, such as "lr".
 * @param value     Receives the value.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_hyperparameter(ctn_optimizer *optimizer, const char *name, double *value);

/**
 * Sets a hyperparameter. It is a STATE error if the hyperparameter follows a schedule.
 *
 * @param optimizer The optimizer.
 * @param name      Name of the hyperparameter, such as "lr".
 * @param value     The value, within the range of the hyperparameter.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_set_hyperparameter(ctn_optimizer *optimizer, const char *name, double value);

/**
 * Adds a hook; hooks run in the order of addition.
 *
 * @param optimizer The optimizer.
 * @param name      A name that no other hook of the optimizer has.
 * @param hook      Runs before every update.
 * @param user_data Passed to each call of `hook`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.add_hook. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_hook(ctn_optimizer *optimizer, const char *name,
                                          ctn_optimizer_hook_fn hook, void *user_data,
                                          ctn_destroy_fn destroy);

/**
 * Adds the hook "WeightDecay": g += rate * p.
 *
 * @param optimizer The optimizer.
 * @param rate      The rate, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizer.WeightDecay. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_weight_decay(ctn_optimizer *optimizer, double rate);

/**
 * Adds the hook "GradientClipping": scales all gradients by threshold / norm if their common L2 norm is
 * larger than the threshold.
 *
 * @param optimizer The optimizer.
 * @param threshold The largest norm of all gradients together, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizer.GradientClipping. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_gradient_clipping(ctn_optimizer *optimizer, double threshold);

/**
 * Removes a hook.
 *
 * @param optimizer The optimizer.
 * @param name      Name of the hook.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.remove_hook. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_remove_hook(ctn_optimizer *optimizer, const char *name);

/**
 * A state array of a parameter.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the parameter, such as "/l1/W".
 * @param name      Name of the state, such as "m".
 * @param out       Receives the state, not a copy.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_state(ctn_optimizer *optimizer, const char *path, const char *name,
                                       ctn_array **out);

/**
 * Adds a group: the parameters that match at least one pattern (see catenary/link_tree.h). They keep the
 * hyperparameters and hooks of the optimizer, except those that the functions below change for the group. A
 * parameter that several groups match is in the one that was added last. Groups are configuration and are not
 * saved; ctn_checkpoint_save saves their hyperparameters.
 *
 * @param optimizer The optimizer.
 * @param name      A name that no other group has, not empty and without slashes.
 * @param patterns  At least one pattern (`count` elements). If none matches a parameter, it is a NOT_FOUND
 *                  error: of this call if the optimizer was set up before, otherwise of its setup.
 * @param count     Number of elements of `patterns`.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_group(ctn_optimizer *optimizer, const char *name,
                                           const char *const *patterns, size_t count);

/**
 * Removes a group. Its parameters return to the group that they were in before, or to none.
 *
 * @param optimizer The optimizer.
 * @param name      Name of the group.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_remove_group(ctn_optimizer *optimizer, const char *name);

/**
 * Number of groups; 0 for NULL.
 *
 * @param optimizer The optimizer, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API size_t ctn_optimizer_group_count(ctn_optimizer *optimizer);

/**
 * Name of a group in the order of addition.
 *
 * @param optimizer     The optimizer.
 * @param index         Number of the group, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_name(ctn_optimizer *optimizer, size_t index, char *text,
                                            size_t text_capacity, size_t *text_length);

/**
 * Name of the group that a parameter is in; an empty string if it is in none.
 *
 * @param optimizer     The optimizer.
 * @param path          Path of the parameter, such as "/l1/W".
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_of(ctn_optimizer *optimizer, const char *path, char *text,
                                          size_t text_capacity, size_t *text_length);

/**
 * A hyperparameter as the next update uses it for a group.
 *
 * @param optimizer The optimizer.
 * @param group     Name of the group.
 * @param name      Name of the hyperparameter, such as "lr".
 * @param value     Receives the value.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_hyperparameter(ctn_optimizer *optimizer, const char *group,
                                                      const char *name, double *value);

/**
 * Gives a group its own value of a hyperparameter. It is a STATE error if the hyperparameter follows a
 * schedule of the group.
 *
 * @param optimizer The optimizer.
 * @param group     Name of the group.
 * @param name      Name of the hyperparameter, such as "lr".
 * @param value     The value, within the range of the hyperparameter.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_set_hyperparameter(ctn_optimizer *optimizer, const char *group,
                                                          const char *name, double value);

/**
 * Lets a hyperparameter of a group follow a schedule of its own.
 *
 * @param optimizer The optimizer.
 * @param group     Name of the group.
 * @param name      Name of the hyperparameter, such as "lr".
 * @param schedule  The schedule. NULL ends it: the group again has its own value, or that of the optimizer.
 * @param by_epoch  Whether the schedule counts epochs instead of updates (0 or 1).
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_set_schedule(ctn_optimizer *optimizer, const char *group,
                                                    const char *name, ctn_schedule *schedule,
                                                    int32_t by_epoch);

/**
 * Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping, GradientNoise) acts on the
 * parameters of a group, as it does initially. GradientClipping computes the norm of the gradients that it
 * acts on.
 *
 * @param optimizer The optimizer.
 * @param group     Name of the group.
 * @param hook      Name of a hook that was added.
 * @param enabled   Whether the hook acts on the group (0 or 1).
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_set_hook(ctn_optimizer *optimizer, const char *group, const char *hook,
                                                int32_t enabled);

/**
 * Stochastic gradient descent: p -= lr * g. No states.
 *
 * @param lr  Learning rate, at least 0. Usual value: 0.01.
 * @param out Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.SGD. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_sgd_new(double lr, ctn_optimizer **out);

/**
 * Stochastic gradient descent with momentum: v = momentum * v - lr * g; p += v. The state is v.
 *
 * @param lr       Learning rate, at least 0. Usual value: 0.01.
 * @param momentum Fraction of the last step that is kept, from 0 to 1. Usual value: 0.9.
 * @param out      Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.MomentumSGD. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_momentum_sgd_new(double lr, double momentum, ctn_optimizer **out);

/**
 * Nesterov's accelerated gradient: v = momentum * v - lr * g; p += momentum^2 * v - (1 + momentum) * lr * g.
 * The state is v.
 *
 * @param lr       Learning rate, at least 0. Usual value: 0.01.
 * @param momentum Fraction of the last step that is kept, from 0 to 1. Usual value: 0.9.
 * @param out      Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.NesterovAG. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_nesterov_ag_new(double lr, double momentum, ctn_optimizer **out);

/**
 * AdaGrad (Duchi and others): h += g^2; p -= lr * g / (sqrt(h) + eps). The state is h.
 *
 * @param lr  Learning rate, at least 0. Usual value: 0.001.
 * @param eps Added to divisors to keep them from being 0; at least 0. Usual value: 1e-8.
 * @param out Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.AdaGrad. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adagrad_new(double lr, double eps, ctn_optimizer **out);

/**
 * AdaDelta (Zeiler). The states are msg and msdx.
 *
 * @param rho Decay rate of both averages, from 0 to 1. Usual value: 0.95.
 * @param eps Added to divisors to keep them from being 0; at least 0. Usual value: 1e-6.
 * @param out Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.AdaDelta. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adadelta_new(double rho, double eps, ctn_optimizer **out);

/**
 * Adam (Kingma and Ba): p -= eta * (lr * m / (sqrt(v) + eps) + weight_decay_rate * p), where lr is alpha with
 * the correction of both moments. Further hyperparameters are eta (1) and weight_decay_rate (0). The states
 * are m and v.
 *
 * @param alpha Learning rate, at least 0. Usual value: 0.001.
 * @param beta1 Decay rate of the first moment, at least 0 and below 1. Usual value: 0.9.
 * @param beta2 Decay rate of the second moment, at least 0 and below 1. Usual value: 0.999.
 * @param eps   Added to divisors to keep them from being 0; at least 0. Usual value: 1e-8.
 * @param out   Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.Adam. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adam_new(double alpha, double beta1, double beta2, double eps,
                                          ctn_optimizer **out);

/**
 * AdamW (Loshchilov and Hutter): Adam with eps added to the square root of the corrected v, and with the
 * separate step p -= alpha * weight_decay_rate * p. The states are m and v.
 *
 * @param alpha            Learning rate, at least 0. Usual value: 0.001.
 * @param beta1            Decay rate of the first moment, at least 0 and below 1. Usual value: 0.9.
 * @param beta2            Decay rate of the second moment, at least 0 and below 1. Usual value: 0.999.
 * @param eps              Added to divisors to keep them from being 0; at least 0. Usual value: 1e-8.
 * @param weight_decay_rate Fraction of the parameter that a step removes, times the learning rate; at least
 *                         0. Usual value: 0.01.
 * @param out              Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adamw_new(double alpha, double beta1, double beta2, double eps,
                                           double weight_decay_rate, ctn_optimizer **out);

/**
 * AMSGrad (Reddi and others): like AdamW, but divided by the square root of the largest v so far. A further
 * hyperparameter is weight_decay_rate (0). The states are m, v and vhat.
 *
 * @param alpha Learning rate, at least 0. Usual value: 0.001.
 * @param beta1 Decay rate of the first moment, at least 0 and below 1. Usual value: 0.9.
 * @param beta2 Decay rate of the second moment, at least 0 and below 1. Usual value: 0.999.
 * @param eps   Added to divisors to keep them from being 0; at least 0. Usual value: 1e-8.
 * @param out   Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_amsgrad_new(double alpha, double beta1, double beta2, double eps,
                                             ctn_optimizer **out);

/**
 * Rectified Adam (Liu and others): uses m alone until the variance of v can be estimated. A further
 * hyperparameter is weight_decay_rate (0), with the separate step p -= alpha * weight_decay_rate * p. The
 * states are m and v.
 *
 * @param alpha Learning rate, at least 0. Usual value: 0.001.
 * @param beta1 Decay rate of the first moment, at least 0 and below 1. Usual value: 0.9.
 * @param beta2 Decay rate of the second moment, at least 0 and below 1. Usual value: 0.999.
 * @param eps   Added to divisors to keep them from being 0; at least 0. Usual value: 1e-8.
 * @param out   Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_radam_new(double alpha, double beta1, double beta2, double eps,
                                           ctn_optimizer **out);

/**
 * RMSprop (Hinton): ms = alpha * ms + (1 - alpha) * g^2; p -= lr * g / (sqrt(ms) + eps). The state is ms.
 *
 * @param lr    Learning rate, at least 0. Usual value: 0.01.
 * @param alpha Decay rate of the average, from 0 to 1. Usual value: 0.99.
 * @param eps   Added to divisors to keep them from being 0; at least 0. Usual value: 1e-8.
 * @param out   Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.RMSprop. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_rmsprop_new(double lr, double alpha, double eps, ctn_optimizer **out);

/**
 * RMSprop (Graves). The states are n, g and delta.
 *
 * @param lr       Learning rate, at least 0. Usual value: 0.0001.
 * @param alpha    Decay rate of both averages, from 0 to 1. Usual value: 0.95.
 * @param momentum Fraction of the last step that is kept, from 0 to 1. Usual value: 0.9.
 * @param eps      Added to divisors to keep them from being 0; at least 0. Usual value: 0.0001.
 * @param out      Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.RMSpropGraves. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_rmsprop_graves_new(double lr, double alpha, double momentum, double eps,
                                                    ctn_optimizer **out);

/**
 * SMORMS3 (Funk). The states are mem (initially ones), g and g2.
 *
 * @param lr  Learning rate, at least 0. Usual value: 0.001.
 * @param eps Added to divisors to keep them from being 0; at least 0. Usual value: 1e-16.
 * @param out Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_smorms3_new(double lr, double eps, ctn_optimizer **out);

/**
 * Lion (Chen and others): p -= lr * (sign(beta1 * m + (1 - beta1) * g) + weight_decay_rate * p); m = beta2 *
 * m + (1 - beta2) * g. The state is m.
 *
 * @param lr               Learning rate, at least 0. Usual value: 0.0001.
 * @param beta1            Fraction of m in the direction, at least 0 and below 1. Usual value: 0.9.
 * @param beta2            Decay rate of m, at least 0 and below 1. Usual value: 0.99.
 * @param weight_decay_rate Fraction of the parameter that a step removes, times the learning rate; at least
 *                         0. Usual value: 0.
 * @param out              Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_lion_new(double lr, double beta1, double beta2, double weight_decay_rate,
                                          ctn_optimizer **out);

/**
 * LAMB (You and others): u = m / (sqrt(v) + eps) + weight_decay_rate * p with both moments corrected; p -= lr
 * * (|p| / |u|) * u. The norms are those of the whole parameter, and the quotient is 1 if one of them is 0.
 * The states are m and v.
 *
 * @param lr               Learning rate, at least 0. Usual value: 0.001.
 * @param beta1            Decay rate of the first moment, at least 0 and below 1. Usual value: 0.9.
 * @param beta2            Decay rate of the second moment, at least 0 and below 1. Usual value: 0.999.
 * @param eps              Added to divisors to keep them from being 0; at least 0. Usual value: 1e-6.
 * @param weight_decay_rate Fraction of the parameter that a step removes, times the learning rate; at least
 *                         0. Usual value: 0.
 * @param out              Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_lamb_new(double lr, double beta1, double beta2, double eps,
                                          double weight_decay_rate, ctn_optimizer **out);

/**
 * An optimizer of callbacks. destroy runs exactly once: when the last reference is released, or when this
 * call fails.
 *
 * @param callbacks The gradient method, which is copied.
 * @param user_data Passed to the callbacks; may be NULL.
 * @param out       Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer, chainer.GradientMethod. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_new(const ctn_optimizer_callbacks *callbacks, void *user_data,
                                     ctn_optimizer **out);

/**
 * Adds or replaces a state of a parameter, for init_state and update_one of an optimizer of callbacks.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the parameter, such as "/l1/W".
 * @param name      Name of the state, not empty and without slashes.
 * @param value     An array of any shape and dtype, which is copied if it is not on the device of the
 *                  parameter. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_UNSUPPORTED, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_state(ctn_optimizer *optimizer, const char *path, const char *name,
                                           ctn_array *value);

/**
 * Adds a hyperparameter to an optimizer of callbacks.
 *
 * @param optimizer The optimizer.
 * @param name      A name that no other hyperparameter has.
 * @param value     The value, a finite number.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_hyperparameter(ctn_optimizer *optimizer, const char *name, double value);

/**
 * Makes the states of parameters that were added since setup, and moves states to the devices of their
 * parameters. Every update does this automatically.
 *
 * @param optimizer The optimizer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.prepare. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_prepare(ctn_optimizer *optimizer);

/**
 * Resets the states of a parameter to their initial values, on its device.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the parameter, such as "/l1/W".
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.init_state, chainer.Optimizer.init_state_cpu,
 * chainer.Optimizer.init_state_gpu. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_init_state(ctn_optimizer *optimizer, const char *path);

/**
 * Updates one parameter from its gradient and states at the present t, without hooks. A parameter without a
 * gradient does not change. A manual update is ctn_optimizer_call_hooks, ctn_optimizer_set_t with t + 1, and
 * then this function for every parameter.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the parameter, such as "/l1/W".
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE,
 *         CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.GradientMethod.update_one, chainer.GradientMethod.update_one_cpu,
 * chainer.GradientMethod.update_one_gpu. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_update_one(ctn_optimizer *optimizer, const char *path);

/**
 * Number of states of a parameter.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the parameter, such as "/l1/W".
 * @param count     Receives the number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_state_count(ctn_optimizer *optimizer, const char *path, size_t *count);

/**
 * Name of a state of a parameter.
 *
 * @param optimizer     The optimizer.
 * @param path          Path of the parameter, such as "/l1/W".
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INDEX, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_state_name(ctn_optimizer *optimizer, const char *path, size_t index,
                                            char *text, size_t text_capacity, size_t *text_length);

/**
 * Sets the number of updates so far, to continue a training.
 *
 * @param optimizer The optimizer.
 * @param t         The number, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_set_t(ctn_optimizer *optimizer, int64_t t);

/**
 * Sets the number of epochs so far, to continue a training.
 *
 * @param optimizer The optimizer.
 * @param epoch     The number, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_set_epoch(ctn_optimizer *optimizer, int64_t epoch);

/**
 * Name of the rule, such as "Adam". It lives as long as the optimizer; NULL for NULL.
 *
 * @param optimizer The optimizer, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API const char *ctn_optimizer_name(ctn_optimizer *optimizer);

/**
 * Number of hyperparameters; 0 for NULL.
 *
 * @param optimizer The optimizer, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API size_t ctn_optimizer_hyperparameter_count(ctn_optimizer *optimizer);

/**
 * Name of a hyperparameter.
 *
 * @param optimizer     The optimizer.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_hyperparameter_name(ctn_optimizer *optimizer, size_t index, char *text,
                                                     size_t text_capacity, size_t *text_length);

/**
 * Lets a hyperparameter follow a schedule. Every update uses the value of the schedule at the number of
 * updates, or epochs, before the update; a value outside of the range of the hyperparameter is a STATE error
 * of the update.
 *
 * @param optimizer The optimizer.
 * @param name      Name of the hyperparameter, such as "lr".
 * @param schedule  The schedule. NULL ends it: the hyperparameter has the number again that it had before.
 * @param by_epoch  Whether the schedule counts epochs instead of updates (0 or 1).
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_set_schedule(ctn_optimizer *optimizer, const char *name,
                                              ctn_schedule *schedule, int32_t by_epoch);

/**
 * Runs all hooks, as an update does before it changes the parameters.
 *
 * @param optimizer The optimizer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.call_hooks. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_call_hooks(ctn_optimizer *optimizer);

/**
 * Number of hooks; 0 for NULL.
 *
 * @param optimizer The optimizer, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API size_t ctn_optimizer_hook_count(ctn_optimizer *optimizer);

/**
 * Name of a hook in the order of addition.
 *
 * @param optimizer     The optimizer.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_hook_name(ctn_optimizer *optimizer, size_t index, char *text,
                                           size_t text_capacity, size_t *text_length);

/**
 * Adds the hook "Lasso": g += rate * sign(p).
 *
 * @param optimizer The optimizer.
 * @param rate      The rate, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_lasso(ctn_optimizer *optimizer, double rate);

/**
 * Adds the hook "GradientNoise" (Neelakantan and others): adds normal noise of variance eta / (1 + t)^0.55
 * from the global generator of each gradient's device.
 *
 * @param optimizer The optimizer.
 * @param eta       The initial variance, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_gradient_noise(ctn_optimizer *optimizer, double eta);

#ifdef __cplusplus
}
#endif

#endif
