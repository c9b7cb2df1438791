/**
 * catenary/optimizer.h: Optimizers: gradient methods, their states, and hooks on gradients.
 *
 * Hyperparameters are finite numbers, known by name, each with a range: rates, eps, eta and weight_decay_rate
 * are at least 0, momentum, rho and RMSprop's alpha are from 0 to 1, beta1 and beta2 from 0 to below 1. Those
 * of an optimizer of callbacks are any finite numbers. A number out of range is INVALID_ARGUMENT; a schedule
 * that leaves the range is a STATE error of the update. A parameter may be in a group
 * (ctn_optimizer_add_group) with values and hooks of its own, and a frozen one (ctn_link_freeze) is not
 * updated. States have the dtype of their parameter; 16-bit floats are computed in float32 and rounded when
 * they are stored. Subnormal numbers count as zero in updates, except those of float16. After an update,
 * gradients are what the hooks made of them. A gradient array that somebody else holds is not changed by
 * that; the variable then gets a new one. The hooks WeightDecay, Lasso and GradientClipping are computed
 * within the update, without a pass over the memory of their own; only the norm of the gradients is computed
 * before.
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
 * Computes the loss (a new reference) that update minimizes.
 *
 * @param user_data what came with the callback.
 * @param loss      out: receives a new reference, NULL after a failure.
 */
typedef ctn_status (CTN_CALL *ctn_loss_fn)(void *user_data, ctn_variable **loss);

/**
 * Called before every update of the parameters; may change the gradients of the link.
 *
 * @param user_data what came with the callback.
 * @param optimizer an optimizer, borrowed.
 * @param link      a link, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_optimizer_hook_fn)(void *user_data, ctn_optimizer *optimizer,
    ctn_link *link);

/**
 * One parameter of an optimizer of callbacks, with its path, such as "/l1/W". Both are borrowed.
 *
 * @param user_data what came with the callback.
 * @param optimizer an optimizer, borrowed.
 * @param path      UTF-8 text.
 * @param param     a variable, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_optimizer_param_fn)(void *user_data, ctn_optimizer *optimizer,
    const char *path, ctn_variable *param);

/**
 * A whole update of an optimizer of callbacks, which may compute the loss (a new reference each time, or NULL
 * if gradients are there already) as often as it likes, and calls the hooks itself. t grows by one
 * afterwards.
 *
 * @param user_data what came with the callback.
 * @param optimizer an optimizer, borrowed.
 * @param link      a link, borrowed.
 * @param loss      computes the loss; NULL if there are gradients already.
 * @param loss_data to be handed to `loss`.
 */
typedef ctn_status (CTN_CALL *ctn_optimizer_update_fn)(void *user_data, ctn_optimizer *optimizer,
    ctn_link *link, ctn_loss_fn loss, void *loss_data);

/**
 * A gradient method. init_state (may be NULL) adds the states of a parameter by ctn_optimizer_add_state;
 * update_one moves a parameter that has a gradient, with ctn_optimizer_state, ctn_optimizer_hyperparameter
 * and ctn_optimizer_t, the number of the update. `update`, if it is not NULL, is called instead of both.
 * `name` is what messages and ctn_optimizer_name say ("Optimizer" for NULL).
 *
 * Set `struct_size` to sizeof(ctn_optimizer_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_optimizer_callbacks {
  size_t struct_size;
  const char *name;
  ctn_optimizer_param_fn init_state;
  ctn_optimizer_param_fn update_one;
  ctn_optimizer_update_fn update;
  ctn_destroy_fn destroy;
} ctn_optimizer_callbacks;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the optimizer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_optimizer *ctn_optimizer_retain(const ctn_optimizer *self);

/**
 * Gives a reference back; the last one frees the optimizer. NULL is allowed; cannot fail.
 *
 * @param self the optimizer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_optimizer_release(const ctn_optimizer *self);

/**
 * Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to 0. NOT_FOUND
 * if the patterns of a group match no parameter.
 *
 * @param optimizer an optimizer, borrowed.
 * @param link      a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.setup. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_setup(ctn_optimizer *optimizer, ctn_link *link);

/**
 * The link that the optimizer was set up for; NULL, with CTN_OK, before.
 *
 * @param optimizer an optimizer, borrowed.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.target. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_target(ctn_optimizer *optimizer, ctn_link **out);

/**
 * One update from the gradients that are there: hooks, then t grows by one, then every parameter that has a
 * gradient. It is a STATE error, and nothing of the optimizer and the parameters changes, if no parameter has
 * a gradient after the hooks, because backward was forgotten or all are frozen.
 *
 * @param optimizer an optimizer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.update, chainer.GradientMethod.update. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_update(ctn_optimizer *optimizer);

/**
 * Calls the loss function, removes the gradients of the link, runs backward from the loss, then updates as
 * ctn_optimizer_update. `destroy` runs before this call returns.
 *
 * @param optimizer an optimizer, borrowed.
 * @param loss      a callback.
 * @param user_data handed to `loss` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
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
 * @param optimizer an optimizer, borrowed, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.t. Since 0.1.0.
 */
CTN_API int64_t ctn_optimizer_t(ctn_optimizer *optimizer);

/**
 * Number of epochs so far; 0 for NULL.
 *
 * @param optimizer an optimizer, borrowed, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.epoch. Since 0.1.0.
 */
CTN_API int64_t ctn_optimizer_epoch(ctn_optimizer *optimizer);

/**
 * Adds 1 to the number of epochs.
 *
 * @param optimizer an optimizer, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.new_epoch. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_new_epoch(ctn_optimizer *optimizer);

/**
 * The value of a hyperparameter by its name; if it follows a schedule, the value that the next update uses.
 * "lr" of Adam and its relatives is the effective rate of the last update.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @param value     out: the value.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_hyperparameter(ctn_optimizer *optimizer, const char *name, double *value);

/**
 * Sets a hyperparameter to a number within its range. It is a STATE error if the hyperparameter follows a
 * schedule.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @param value     the value.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_set_hyperparameter(ctn_optimizer *optimizer, const char *name, double value);

/**
 * Adds a hook under a name that is not in use; hooks run in the order of addition.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @param hook      a callback.
 * @param user_data handed to `hook` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
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
 * @param optimizer an optimizer, borrowed.
 * @param rate      at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizer.WeightDecay. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_weight_decay(ctn_optimizer *optimizer, double rate);

/**
 * Adds the hook "GradientClipping": scales all gradients by threshold / norm if their common L2 norm is
 * larger.
 *
 * @param optimizer an optimizer, borrowed.
 * @param threshold the largest norm of all gradients together, at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizer.GradientClipping. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_gradient_clipping(ctn_optimizer *optimizer, double threshold);

/**
 * Removes a hook by name.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.remove_hook. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_remove_hook(ctn_optimizer *optimizer, const char *name);

/**
 * A state array of a parameter, such as ("/l1/W", "m").
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @param name      the name; UTF-8 text.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_state(ctn_optimizer *optimizer, const char *path, const char *name,
                                       ctn_array **out);

/**
 * Adds a group: the parameters that match one of the patterns (see catenary/link_tree.h). They keep the
 * hyperparameters and hooks of the optimizer, except those that the functions below change for the group. A
 * parameter that several groups match is in the one that was added last. Groups are configuration and are not
 * saved; ctn_checkpoint_save saves their own numbers.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      one that no other group has, without slashes; UTF-8 text.
 * @param patterns  at least one; it is NOT_FOUND if none of them matches a parameter, here if the optimizer
 *                  was set up before, otherwise in its setup; `count` elements.
 * @param count     how many there are.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_group(ctn_optimizer *optimizer, const char *name,
                                           const char *const *patterns, size_t count);

/**
 * Removes a group; its parameters go back to the group that they were in before, or to none.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
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
 * @param optimizer an optimizer, borrowed, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API size_t ctn_optimizer_group_count(ctn_optimizer *optimizer);

/**
 * Name of group number `index` in the order of addition.
 *
 * @param optimizer     an optimizer, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_name(ctn_optimizer *optimizer, size_t index, char *text,
                                            size_t text_capacity, size_t *text_length);

/**
 * Name of the group that a parameter is in; an empty text if it is not in a group.
 *
 * @param optimizer     an optimizer, borrowed.
 * @param path          the path; UTF-8 text.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
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
 * @param optimizer an optimizer, borrowed.
 * @param group     UTF-8 text.
 * @param name      the name; UTF-8 text.
 * @param value     out: the value.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_hyperparameter(ctn_optimizer *optimizer, const char *group,
                                                      const char *name, double *value);

/**
 * Gives a group its own value of a hyperparameter, within the same range. It is a STATE error if the
 * hyperparameter follows a schedule of the group.
 *
 * @param optimizer an optimizer, borrowed.
 * @param group     UTF-8 text.
 * @param name      the name; UTF-8 text.
 * @param value     the value.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_set_hyperparameter(ctn_optimizer *optimizer, const char *group,
                                                          const char *name, double value);

/**
 * Lets a hyperparameter of a group follow a schedule of its own. NULL ends that: the group then has its own
 * value again, or that of the optimizer.
 *
 * @param optimizer an optimizer, borrowed.
 * @param group     UTF-8 text.
 * @param name      the name; UTF-8 text.
 * @param schedule  a schedule, borrowed, or NULL.
 * @param by_epoch  whether the schedule counts epochs instead of updates; 0 or 1.
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
 * parameters of a group, as it does at first. GradientClipping computes the norm of those gradients that it
 * acts on.
 *
 * @param optimizer an optimizer, borrowed.
 * @param group     UTF-8 text.
 * @param hook      the name of a hook that was added; UTF-8 text.
 * @param enabled   0: the group is left out; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_group_set_hook(ctn_optimizer *optimizer, const char *group, const char *hook,
                                                int32_t enabled);

/**
 * p -= lr * g. Hyperparameter lr (reference default 0.01).
 *
 * @param lr  learning rate, at least 0.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.SGD. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_sgd_new(double lr, ctn_optimizer **out);

/**
 * v = momentum * v - lr * g; p += v. Hyperparameters lr (0.01), momentum (0.9); state v.
 *
 * @param lr       learning rate, at least 0.
 * @param momentum how much of the last step is kept, from 0 to 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.MomentumSGD. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_momentum_sgd_new(double lr, double momentum, ctn_optimizer **out);

/**
 * Nesterov's accelerated gradient: v = momentum * v - lr * g; p += momentum^2 * v - (1 + momentum) * lr * g.
 * Hyperparameters lr (0.01), momentum (0.9); state v.
 *
 * @param lr       learning rate, at least 0.
 * @param momentum how much of the last step is kept, from 0 to 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.NesterovAG. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_nesterov_ag_new(double lr, double momentum, ctn_optimizer **out);

/**
 * AdaGrad (Duchi and others): h += g^2; p -= lr * g / (sqrt(h) + eps). Hyperparameters lr (0.001), eps
 * (1e-8); state h.
 *
 * @param lr  learning rate, at least 0.
 * @param eps a small number, at least 0, that keeps the divisor from 0.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.AdaGrad. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adagrad_new(double lr, double eps, ctn_optimizer **out);

/**
 * AdaDelta (Zeiler). Hyperparameters rho (0.95), eps (1e-6); states msg, msdx.
 *
 * @param rho decay rate of both averages, from 0 to 1.
 * @param eps a small number, at least 0, that keeps the divisor from 0.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.AdaDelta. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adadelta_new(double rho, double eps, ctn_optimizer **out);

/**
 * Adam (Kingma and Ba). Hyperparameters alpha (0.001), beta1 (0.9), beta2 (0.999), eps (1e-8), and eta (1),
 * which multiplies the step, and weight_decay_rate (0): p -= eta * (lr * m / (sqrt(v) + eps) +
 * weight_decay_rate * p); states m and v.
 *
 * @param alpha learning rate, at least 0.
 * @param beta1 decay rate of the first moment, from 0 to below 1.
 * @param beta2 decay rate of the second moment, from 0 to below 1.
 * @param eps   a small number, at least 0, that keeps the divisor from 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.Adam. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adam_new(double alpha, double beta1, double beta2, double eps,
                                          ctn_optimizer **out);

/**
 * AdamW (Loshchilov and Hutter): Adam with the corrected v under eps, and p -= alpha * weight_decay_rate * p
 * besides. Hyperparameters alpha (0.001), beta1 (0.9), beta2 (0.999), eps (1e-8), weight_decay_rate (0.01);
 * states m and v.
 *
 * @param alpha            learning rate, at least 0.
 * @param beta1            decay rate of the first moment, from 0 to below 1.
 * @param beta2            decay rate of the second moment, from 0 to below 1.
 * @param eps              a small number, at least 0, that keeps the divisor from 0.
 * @param weight_decay_rate fraction of the parameter that a step takes away, times the learning rate; at
 *                         least 0.
 * @param out              out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adamw_new(double alpha, double beta1, double beta2, double eps,
                                           double weight_decay_rate, ctn_optimizer **out);

/**
 * AMSGrad (Reddi and others): AdamW, divided by the largest v so far. Hyperparameters alpha (0.001), beta1
 * (0.9), beta2 (0.999), eps (1e-8), and weight_decay_rate (0); states m, v, vhat.
 *
 * @param alpha learning rate, at least 0.
 * @param beta1 decay rate of the first moment, from 0 to below 1.
 * @param beta2 decay rate of the second moment, from 0 to below 1.
 * @param eps   a small number, at least 0, that keeps the divisor from 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_amsgrad_new(double alpha, double beta1, double beta2, double eps,
                                             ctn_optimizer **out);

/**
 * Rectified Adam (Liu and others): m alone until the variance of v is known. Hyperparameters alpha (0.001),
 * beta1 (0.9), beta2 (0.999), eps (1e-8), and weight_decay_rate (0): p -= alpha * weight_decay_rate * p
 * besides; states m and v.
 *
 * @param alpha learning rate, at least 0.
 * @param beta1 decay rate of the first moment, from 0 to below 1.
 * @param beta2 decay rate of the second moment, from 0 to below 1.
 * @param eps   a small number, at least 0, that keeps the divisor from 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_radam_new(double alpha, double beta1, double beta2, double eps,
                                           ctn_optimizer **out);

/**
 * RMSprop (Hinton): ms = alpha * ms + (1 - alpha) * g^2; p -= lr * g / (sqrt(ms) + eps). Hyperparameters lr
 * (0.01), alpha (0.99), eps (1e-8); state ms.
 *
 * @param lr    learning rate, at least 0.
 * @param alpha decay rate of the average, from 0 to 1.
 * @param eps   a small number, at least 0, that keeps the divisor from 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.RMSprop. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_rmsprop_new(double lr, double alpha, double eps, ctn_optimizer **out);

/**
 * RMSprop (Graves). Hyperparameters lr (0.0001), alpha (0.95), momentum (0.9), eps (0.0001); states n, g,
 * delta.
 *
 * @param lr       learning rate, at least 0.
 * @param alpha    decay rate of both averages, from 0 to 1.
 * @param momentum how much of the last step is kept, from 0 to 1.
 * @param eps      a small number, at least 0, that keeps the divisor from 0.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.optimizers.RMSpropGraves. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_rmsprop_graves_new(double lr, double alpha, double momentum, double eps,
                                                    ctn_optimizer **out);

/**
 * SMORMS3 (Funk). Hyperparameters lr (0.001), eps (1e-16); states mem (ones at first), g, g2.
 *
 * @param lr  learning rate, at least 0.
 * @param eps a small number, at least 0, that keeps the divisor from 0.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_smorms3_new(double lr, double eps, ctn_optimizer **out);

/**
 * Lion (Chen and others): p -= lr * (sign(beta1 * m + (1 - beta1) * g) + weight_decay_rate * p); m = beta2 *
 * m + (1 - beta2) * g. Hyperparameters lr (0.0001), beta1 (0.9), beta2 (0.99), weight_decay_rate (0); state
 * m.
 *
 * @param lr               learning rate, at least 0.
 * @param beta1            decay rate of the first moment, from 0 to below 1.
 * @param beta2            decay rate of the second moment, from 0 to below 1.
 * @param weight_decay_rate fraction of the parameter that a step takes away, times the learning rate; at
 *                         least 0.
 * @param out              out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_lion_new(double lr, double beta1, double beta2, double weight_decay_rate,
                                          ctn_optimizer **out);

/**
 * LAMB (You and others): the direction of Adam, u = m / (sqrt(v) + eps) with both corrected, plus
 * weight_decay_rate * p; p -= lr * (|p| / |u|) * u, where the norms are those of the whole parameter and the
 * quotient is 1 if one of them is 0. Hyperparameters lr (0.001), beta1 (0.9), beta2 (0.999), eps (1e-6),
 * weight_decay_rate (0); states m and v.
 *
 * @param lr               learning rate, at least 0.
 * @param beta1            decay rate of the first moment, from 0 to below 1.
 * @param beta2            decay rate of the second moment, from 0 to below 1.
 * @param eps              a small number, at least 0, that keeps the divisor from 0.
 * @param weight_decay_rate fraction of the parameter that a step takes away, times the learning rate; at
 *                         least 0.
 * @param out              out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_lamb_new(double lr, double beta1, double beta2, double eps,
                                          double weight_decay_rate, ctn_optimizer **out);

/**
 * An optimizer of callbacks. destroy runs exactly once: when the last reference goes, or when this call
 * fails.
 *
 * @param callbacks a `ctn_optimizer_callbacks`.
 * @param user_data handed to every callback.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer, chainer.GradientMethod. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_new(const ctn_optimizer_callbacks *callbacks, void *user_data,
                                     ctn_optimizer **out);

/**
 * Adds or replaces a state of a parameter, for init_state and update_one of an optimizer of callbacks. The
 * array, of any shape and dtype, is shared if it is on the device of the parameter, and otherwise copied
 * there.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @param name      the name; UTF-8 text.
 * @param value     an array, shared: a reference is kept.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_UNSUPPORTED, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_state(ctn_optimizer *optimizer, const char *path, const char *name,
                                           ctn_array *value);

/**
 * Adds a hyperparameter, any finite number, to an optimizer of callbacks.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @param value     the value.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_hyperparameter(ctn_optimizer *optimizer, const char *name, double value);

/**
 * Makes the states of parameters that were added since setup, and moves states to the devices of their
 * parameters. Every update does so by itself.
 *
 * @param optimizer an optimizer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.prepare. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_prepare(ctn_optimizer *optimizer);

/**
 * Gives a parameter its initial states on its device, in place of those that it has.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Reference: chainer.Optimizer.init_state, chainer.Optimizer.init_state_cpu,
 * chainer.Optimizer.init_state_gpu. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_init_state(ctn_optimizer *optimizer, const char *path);

/**
 * Updates one parameter from its gradient and states as of the present t, without hooks; a parameter without
 * a gradient stays. An update by hand is ctn_optimizer_call_hooks, ctn_optimizer_set_t with t + 1, then this
 * for every parameter.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
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
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @param count     out: how many there are.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_state_count(ctn_optimizer *optimizer, const char *path, size_t *count);

/**
 * Name of state number `index` of a parameter.
 *
 * @param optimizer     an optimizer, borrowed.
 * @param path          the path; UTF-8 text.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_state_name(ctn_optimizer *optimizer, const char *path, size_t index,
                                            char *text, size_t text_capacity, size_t *text_length);

/**
 * Sets the number of updates so far.
 *
 * @param optimizer an optimizer, borrowed.
 * @param t         at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_set_t(ctn_optimizer *optimizer, int64_t t);

/**
 * Sets the number of epochs so far.
 *
 * @param optimizer an optimizer, borrowed.
 * @param epoch     at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_set_epoch(ctn_optimizer *optimizer, int64_t epoch);

/**
 * Name of the rule, such as "Adam". Lives as long as the optimizer; NULL for NULL.
 *
 * @param optimizer an optimizer, borrowed, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API const char *ctn_optimizer_name(ctn_optimizer *optimizer);

/**
 * Number of hyperparameters; 0 for NULL.
 *
 * @param optimizer an optimizer, borrowed, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API size_t ctn_optimizer_hyperparameter_count(ctn_optimizer *optimizer);

/**
 * Name of hyperparameter number `index`.
 *
 * @param optimizer     an optimizer, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_hyperparameter_name(ctn_optimizer *optimizer, size_t index, char *text,
                                                     size_t text_capacity, size_t *text_length);

/**
 * Lets a hyperparameter follow a schedule. NULL ends that: the hyperparameter is again the number that it was
 * before. Every update uses the value of the schedule at the t, or epoch, before the update; a value out of
 * the range of the hyperparameter is a STATE error of the update.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @param schedule  a schedule, borrowed, or NULL.
 * @param by_epoch  whether the schedule counts epochs instead of updates; 0 or 1.
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
 * @param optimizer an optimizer, borrowed.
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
 * @param optimizer an optimizer, borrowed, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API size_t ctn_optimizer_hook_count(ctn_optimizer *optimizer);

/**
 * Name of hook number `index` in the order of addition.
 *
 * @param optimizer     an optimizer, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
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
 * @param optimizer an optimizer, borrowed.
 * @param rate      at least 0.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time; during an update nobody else may call
 * the link. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_lasso(ctn_optimizer *optimizer, double rate);

/**
 * Adds the hook "GradientNoise" (Neelakantan and others): normal noise of variance eta / (1 + t)^0.55, from
 * the global generator of each gradient's device.
 *
 * @param optimizer an optimizer, borrowed.
 * @param eta       at least 0.
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
