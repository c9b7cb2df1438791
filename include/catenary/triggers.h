/**
 * catenary/triggers.h: Triggers: when extensions run, and when a training ends.
 *
 * A trigger is asked after each update. It may be used for several extensions; it gives all of them the same
 * answer. What triggers remember is part of snapshots.
 *
 * Threads: A trigger is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_TRIGGERS_H
#define CATENARY_TRIGGERS_H

#include <catenary/types.h>
#include <catenary/training.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * What a trigger counts.
 */
typedef int32_t ctn_trigger_unit;
enum {
  /** Updates. */
  CTN_TRIGGER_UNIT_ITERATION = 0,
  /** Epochs of the iterator "main". */
  CTN_TRIGGER_UNIT_EPOCH = 1
};

/**
 * Which values are better.
 */
typedef int32_t ctn_stopping_mode;
enum {
  /** Larger ones if the name of the value contains "accuracy", otherwise smaller ones. */
  CTN_STOPPING_MODE_AUTO = 0,
  /** Smaller ones. */
  CTN_STOPPING_MODE_MIN = 1,
  /** Larger ones. */
  CTN_STOPPING_MODE_MAX = 2
};

/**
 * Decides whether a trigger fires after the present update. It is called at most once for each update.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param trainer   The trainer, borrowed.
 * @param fires     Receives 1 if it fires, and 0 otherwise.
 */
typedef ctn_status (CTN_CALL *ctn_trigger_fire_fn)(void *user_data, ctn_trainer *trainer, int32_t *fires);

/**
 * The parts of a trigger of callbacks.
 *
 * Set `struct_size` to sizeof(ctn_trigger_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_trigger_callbacks {
  size_t struct_size;
  /** Decides whether it fires. */
  ctn_trigger_fire_fn fire;
  /** Saves or loads the contents of user_data; may be NULL. */
  ctn_training_serialize_fn serialize;
  /** Called once with user_data when the trigger is no longer needed; may be NULL. */
  ctn_destroy_fn destroy;
} ctn_trigger_callbacks;

/**
 * Fires after each period. As the end of a training, it ends it when the period is over.
 *
 * @param period A number above 0, whole for iterations.
 * @param unit   What the period counts.
 * @param out    Receives a new trigger.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trigger is used by one thread at a time. Reference: chainer.training.triggers.IntervalTrigger.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_trigger_interval_new(double period, ctn_trigger_unit unit, ctn_trigger **out);

/**
 * Fires at given points. As the end of a training, it ends it at the last one.
 *
 * @param points Numbers above 0, at least one, in any order (`count` elements).
 * @param count  Number of elements of `points`.
 * @param unit   What the points count.
 * @param out    Receives a new trigger.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trigger is used by one thread at a time. Reference:
 * chainer.training.triggers.ManualScheduleTrigger. Since 0.1.0.
 */
CTN_API ctn_status ctn_trigger_manual_schedule_new(const double *points, size_t count, ctn_trigger_unit unit,
                                                   ctn_trigger **out);

/**
 * Fires after the first update.
 *
 * @param call_on_resume Whether it also fires after the first update of each later run, such as one from a
 *                       snapshot (0 or 1).
 * @param out            Receives a new trigger.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trigger is used by one thread at a time. Reference: chainer.training.triggers.OnceTrigger. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_trigger_once_new(int32_t call_on_resume, ctn_trigger **out);

/**
 * Fires when the mean of a value is the smallest so far.
 *
 * @param key           Name of the reported value, such as "validation/main/loss".
 * @param check_trigger When the mean of the values since the last check is compared. NULL: after each epoch.
 *                      The library keeps a reference.
 * @param out           Receives a new trigger.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trigger is used by one thread at a time. Reference: chainer.training.triggers.MinValueTrigger.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_trigger_min_value_new(const char *key, ctn_trigger *check_trigger, ctn_trigger **out);

/**
 * Fires when the mean of a value is the largest so far.
 *
 * @param key           Name of the reported value, such as "validation/main/loss".
 * @param check_trigger When the mean of the values since the last check is compared. NULL: after each epoch.
 *                      The library keeps a reference.
 * @param out           Receives a new trigger.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trigger is used by one thread at a time. Reference: chainer.training.triggers.MaxValueTrigger.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_trigger_max_value_new(const char *key, ctn_trigger *check_trigger, ctn_trigger **out);

/**
 * Fires when the mean of a value was not better than the best one in a number of checks in succession. It is
 * meant for the end of a training.
 *
 * @param monitor       Name of the reported value, such as "validation/main/loss".
 * @param patience      Number of checks, at least 1.
 * @param mode          Which values are better.
 * @param check_trigger When the mean of the values since the last check is compared. NULL: after each epoch.
 *                      The library keeps a reference.
 * @param max_trigger   Ends the training at the latest, such as an interval. NULL: nothing does. The library
 *                      keeps a reference.
 * @param out           Receives a new trigger.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trigger is used by one thread at a time. Reference:
 * chainer.training.triggers.EarlyStoppingTrigger. Since 0.1.0.
 */
CTN_API ctn_status ctn_trigger_early_stopping_new(const char *monitor, int64_t patience,
                                                  ctn_stopping_mode mode, ctn_trigger *check_trigger,
                                                  ctn_trigger *max_trigger, ctn_trigger **out);

/**
 * A trigger of callbacks. destroy runs exactly once: when the last reference is released, or when this call
 * fails.
 *
 * @param callbacks The parts of the trigger, which are copied.
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param out       Receives a new trigger.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trigger is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_trigger_new(const ctn_trigger_callbacks *callbacks, void *user_data,
                                   ctn_trigger **out);

/**
 * The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping has seen; NaN before the
 * first.
 *
 * @param trigger The trigger.
 * @param value   Receives the mean.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trigger is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_trigger_best_value(ctn_trigger *trigger, double *value);

#ifdef __cplusplus
}
#endif

#endif
