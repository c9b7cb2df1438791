/**
 * catenary/optimizer.h: Optimizers: SGD, MomentumSGD, Adam, and hooks on gradients.
 *
 * Threads: An optimizer and its link are used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_OPTIMIZER_H
#define CATENARY_OPTIMIZER_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/link.h>

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
 * @param user_data a pointer.
 * @param loss      out: receives a new reference, NULL after a failure.
 */
typedef ctn_status (*ctn_loss_fn)(void *user_data, ctn_variable **loss);

/**
 * Called before every update of the parameters; may change the gradients of the link.
 *
 * @param user_data a pointer.
 * @param optimizer an optimizer, borrowed.
 * @param link      a link, borrowed.
 */
typedef ctn_status (*ctn_optimizer_hook_fn)(void *user_data, ctn_optimizer *optimizer, ctn_link *link);

/**
 * Adds a reference and returns the handle itself; NULL gives NULL.
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
 * Number of references held now, by callers and by the library; 0 for NULL. Only a hint while other threads
 * hold references.
 *
 * @param self the optimizer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API int64_t ctn_optimizer_use_count(const ctn_optimizer *self);

/**
 * Keeps a language binding's own object in the one slot of the optimizer, under a key of that binding. What
 * was there before is destroyed, whichever key it had.
 *
 * @param self    the optimizer.
 * @param key     an address that identifies the binding, such as one of its own statics.
 * @param object  the binding's object; NULL empties the slot.
 * @param destroy called exactly once with `object` when the slot is overwritten or the optimizer dies, also
 *                when this call fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one object. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_set_binding(ctn_optimizer *self, const void *key, void *object,
                                             void (*destroy)(void *));

/**
 * The object that ctn_optimizer_set_binding keeps under the key, borrowed; NULL where there is none, or for a
 * NULL handle.
 *
 * @param self the optimizer, or NULL.
 * @param key  an address that identifies the binding, such as one of its own statics.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void *ctn_optimizer_get_binding(const ctn_optimizer *self, const void *key);

/**
 * p -= lr * g. Hyperparameter lr (reference default 0.01).
 *
 * @param lr  learning rate.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference: chainer.optimizers.SGD.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_sgd_new(double lr, ctn_optimizer **out);

/**
 * v = momentum * v - lr * g; p += v. Hyperparameters lr (0.01), momentum (0.9); state v.
 *
 * @param lr       learning rate.
 * @param momentum double.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference:
 * chainer.optimizers.MomentumSGD. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_momentum_sgd_new(double lr, double momentum, ctn_optimizer **out);

/**
 * Adam (Kingma and Ba). Hyperparameters alpha (0.001), beta1 (0.9), beta2 (0.999), eps (1e-8); states m and
 * v.
 *
 * @param alpha double.
 * @param beta1 double.
 * @param beta2 double.
 * @param eps   double.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference: chainer.optimizers.Adam.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_adam_new(double alpha, double beta1, double beta2, double eps,
                                          ctn_optimizer **out);

/**
 * Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to 0.
 *
 * @param optimizer an optimizer, borrowed.
 * @param link      a link, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference: chainer.Optimizer.setup.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_setup(ctn_optimizer *optimizer, ctn_link *link);

/**
 * The link, NULL before setup.
 *
 * @param optimizer an optimizer, borrowed.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference: chainer.Optimizer.target.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_target(ctn_optimizer *optimizer, ctn_link **out);

/**
 * One update from the gradients that are there: hooks, then t grows by one, then every parameter that has a
 * gradient.
 *
 * @param optimizer an optimizer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference: chainer.Optimizer.update.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_update(ctn_optimizer *optimizer);

/**
 * Calls the loss function, removes the gradients of the link, runs backward from the loss, then updates.
 * destroy runs before this call returns.
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
 * Threads: an optimizer and its link are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_update_loss(ctn_optimizer *optimizer, ctn_loss_fn loss, void *user_data,
                                             void (*destroy)(void *));

/**
 * Number of updates so far; 0 for NULL.
 *
 * @param optimizer an optimizer, borrowed, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference: chainer.Optimizer.t. Since
 * 0.1.0.
 */
CTN_API int64_t ctn_optimizer_t(ctn_optimizer *optimizer);

/**
 * Number of epochs so far; 0 for NULL.
 *
 * @param optimizer an optimizer, borrowed, or NULL.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference: chainer.Optimizer.epoch.
 * Since 0.1.0.
 */
CTN_API int64_t ctn_optimizer_epoch(ctn_optimizer *optimizer);

/**
 * Counts an epoch.
 *
 * @param optimizer an optimizer, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference:
 * chainer.Optimizer.new_epoch. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_new_epoch(ctn_optimizer *optimizer);

/**
 * A hyperparameter by name; "lr" of Adam is the effective rate at the current t.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @param value     out: the value.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_hyperparameter(ctn_optimizer *optimizer, const char *name, double *value);

/**
 * Changes a hyperparameter.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @param value     the value.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Since 0.1.0.
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
 * Threads: an optimizer and its link are used by one thread at a time. Reference: chainer.Optimizer.add_hook.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_hook(ctn_optimizer *optimizer, const char *name,
                                          ctn_optimizer_hook_fn hook, void *user_data,
                                          void (*destroy)(void *));

/**
 * Adds the hook "WeightDecay": g += rate * p.
 *
 * @param optimizer an optimizer, borrowed.
 * @param rate      double.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference:
 * chainer.optimizer.WeightDecay. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_weight_decay(ctn_optimizer *optimizer, double rate);

/**
 * Adds the hook "GradientClipping": scales all gradients by threshold / norm where their common L2 norm is
 * larger.
 *
 * @param optimizer an optimizer, borrowed.
 * @param threshold double.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference:
 * chainer.optimizer.GradientClipping. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_add_gradient_clipping(ctn_optimizer *optimizer, double threshold);

/**
 * Removes a hook by name.
 *
 * @param optimizer an optimizer, borrowed.
 * @param name      the name; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an optimizer and its link are used by one thread at a time. Reference:
 * chainer.Optimizer.remove_hook. Since 0.1.0.
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
 * Threads: an optimizer and its link are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_state(ctn_optimizer *optimizer, const char *path, const char *name,
                                       ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
