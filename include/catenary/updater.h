/**
 * catenary/updater.h: Updaters: one step of a training.
 *
 * An updater draws a batch, computes its loss and updates the parameters. A trainer (ctn_trainer_new) runs it
 * until the training ends; programs without a trainer call ctn_updater_update.
 *
 * Threads: An updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_UPDATER_H
#define CATENARY_UPDATER_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/link.h>
#include <catenary/optimizer.h>
#include <catenary/loss_scale.h>
#include <catenary/serializer.h>
#include <catenary/iterator.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Runs updates and counts them.
 *
 * Threads: Used by one thread at a time.
 */
typedef struct ctn_updater ctn_updater;

/**
 * Computes the loss of a batch.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param batch     The arrays of the batch as constants on the device of the model, borrowed (`count`
 *                  elements).
 * @param count     Number of elements of `batch`.
 * @param loss      Receives the loss, a variable of one element, as a new reference.
 */
typedef ctn_status (CTN_CALL *ctn_batch_loss_fn)(void *user_data, ctn_variable *const *batch, size_t count,
    ctn_variable **loss);

/**
 * A part of an updater of callbacks.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param updater   The updater, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_updater_fn)(void *user_data, ctn_updater *updater);

/**
 * Runs one update.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param updater   The updater, borrowed.
 * @param done      Set it to 0 if there are no more examples, which ends the run. It is 1 initially.
 */
typedef ctn_status (CTN_CALL *ctn_updater_update_fn)(void *user_data, ctn_updater *updater, int32_t *done);

/**
 * Saves or loads the contents of user_data.
 *
 * @param user_data  The data passed to the callbacks; may be NULL.
 * @param updater    The updater, borrowed.
 * @param serializer The serializer, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_updater_serialize_fn)(void *user_data, ctn_updater *updater,
    ctn_serializer *serializer);

/**
 * The parts of an updater of callbacks.
 *
 * Set `struct_size` to sizeof(ctn_updater_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_updater_callbacks {
  size_t struct_size;
  /** Runs one update. */
  ctn_updater_update_fn update;
  /**
   * Saves or loads the contents of user_data. Iterators and optimizers that were added to the updater are
   * saved without it. May be NULL.
   */
  ctn_updater_serialize_fn serialize;
  /** Called at the end of a run; may be NULL. */
  ctn_updater_fn finalize;
  /** Called once with user_data when the updater is no longer needed; may be NULL. */
  ctn_destroy_fn destroy;
  /**
   * 1 if an update that fails has changed no parameters and no states of optimizers. If 0, a trainer with a
   * snapshot extension copies them before each update, to undo one that fails.
   */
  int32_t is_atomic;
} ctn_updater_callbacks;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The updater, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_updater *ctn_updater_retain(const ctn_updater *self);

/**
 * Gives a reference back; the last one frees the updater. NULL is allowed; cannot fail.
 *
 * @param self The updater, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_updater_release(const ctn_updater *self);

/**
 * An updater that draws a batch, computes its loss, and updates the parameters of the optimizer's link. The
 * loss is reported as "main/loss", unless the function has reported one, and the accuracy of a Classifier as
 * "main/accuracy". After the last batch of an epoch, ctn_optimizer_new_epoch is called.
 *
 * @param iterator  Makes the batches, as the iterator "main" of the updater. The library keeps a reference.
 * @param optimizer An optimizer that was set up, as the optimizer "main" of the updater. The library keeps a
 *                  reference.
 * @param loss      Computes the loss. NULL: the link of the optimizer is called with the batch.
 * @param user_data Passed to each call of `loss`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param device    Name of the device to which batches are moved. NULL: that of the link.
 * @param out       Receives a new updater.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Reference: chainer.training.StandardUpdater, chainer.training.updaters.StandardUpdater. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_updater_standard_new(ctn_iterator *iterator, ctn_optimizer *optimizer,
                                            ctn_batch_loss_fn loss, void *user_data, ctn_destroy_fn destroy,
                                            const char *device, ctn_updater **out);

/**
 * Multiplies losses by a scale, against the underflow of 16-bit gradients; see ctn_loss_scale_step.
 *
 * @param updater A standard updater.
 * @param scaler  The scale, which is saved with the updater. NULL: none.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API ctn_status ctn_updater_standard_set_loss_scale(ctn_updater *updater, ctn_loss_scale *scaler);

/**
 * Lets an update use the mean of the gradients of several batches.
 *
 * @param updater A standard updater.
 * @param count   Number of batches for each update, at least 1, the default.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API ctn_status ctn_updater_standard_set_accumulation(ctn_updater *updater, int64_t count);

/**
 * An updater of callbacks. Add the iterators and optimizers that it uses, so that they are saved and counted.
 * destroy runs exactly once: when the last reference is released, or when this call fails.
 *
 * @param callbacks The parts of the updater, which are copied.
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param out       Receives a new updater.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Reference: chainer.training.Updater. Since 0.1.0.
 */
CTN_API ctn_status ctn_updater_new(const ctn_updater_callbacks *callbacks, void *user_data,
                                   ctn_updater **out);

/**
 * Adds an optimizer. What its link reports begins with its name. The model and optimizer "main" are those of
 * the snapshots as checkpoints (ctn_checkpoint_load).
 *
 * @param updater   The updater.
 * @param name      A name that no other optimizer of the updater has.
 * @param optimizer An optimizer that was set up. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API ctn_status ctn_updater_add_optimizer(ctn_updater *updater, const char *name,
                                             ctn_optimizer *optimizer);

/**
 * Adds an iterator. The iterator "main" counts the epochs.
 *
 * @param updater  The updater.
 * @param name     A name that no other iterator of the updater has.
 * @param iterator The iterator. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API ctn_status ctn_updater_add_iterator(ctn_updater *updater, const char *name, ctn_iterator *iterator);

/**
 * An optimizer of an updater.
 *
 * @param updater The updater.
 * @param name    Its name, such as "main".
 * @param out     Receives a new optimizer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API ctn_status ctn_updater_optimizer(ctn_updater *updater, const char *name, ctn_optimizer **out);

/**
 * An iterator of an updater.
 *
 * @param updater The updater.
 * @param name    Its name, such as "main".
 * @param out     Receives a new iterator.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API ctn_status ctn_updater_iterator(ctn_updater *updater, const char *name, ctn_iterator **out);

/**
 * Runs one update, for programs without a trainer. If it fails, the iterators are where they were before.
 *
 * @param updater The updater.
 * @param more    Receives whether there was another batch (0 or 1). NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INDEX,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Reference: chainer.training.Updater.update. Since 0.1.0.
 */
CTN_API ctn_status ctn_updater_update(ctn_updater *updater, int32_t *more);

/**
 * Number of updates so far; 0 for NULL.
 *
 * @param updater The updater, or NULL.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API int64_t ctn_updater_iteration(ctn_updater *updater);

/**
 * Number of complete epochs of the iterator "main"; 0 without one.
 *
 * @param updater The updater, or NULL.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API int64_t ctn_updater_epoch(ctn_updater *updater);

/**
 * The number of epochs with the fraction of the present one; 0 without an iterator "main".
 *
 * @param updater The updater, or NULL.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API double ctn_updater_epoch_detail(ctn_updater *updater);

/**
 * ctn_updater_epoch_detail before the last update; below 0 if there was none, 0 without an iterator "main".
 *
 * @param updater The updater, or NULL.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API double ctn_updater_previous_epoch_detail(ctn_updater *updater);

/**
 * Whether the last update completed an epoch.
 *
 * @param updater The updater, or NULL.
 * @return 0 or 1.
 *
 * Threads: an updater and what belongs to it are used by one thread at a time. Callbacks run on the thread of
 * the update. Since 0.1.0.
 */
CTN_API int32_t ctn_updater_is_new_epoch(ctn_updater *updater);

#ifdef __cplusplus
}
#endif

#endif
