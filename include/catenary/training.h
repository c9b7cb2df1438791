/**
 * catenary/training.h: Trainers: the loop of updates, with extensions that evaluate, log, plot and save.
 *
 * A trainer runs an updater until a trigger ends the training. An updater draws a batch, computes its loss
 * and updates the parameters. After each update the trainer runs the extensions whose triggers fire, in the
 * order of their priorities, highest first. Names and defaults are those of chainer.training.
 *
 * A snapshot (ctn_extension_snapshot_new) holds everything: models, optimizers, iterators, the random
 * generator, the log, triggers and extensions. A program that is set up in the same way, loads it and goes on
 * gets the same numbers bit for bit. Snapshots are taken after all extensions of an update.
 *
 * If an update, a trigger or an extension fails, the run ends with its status and message. An update that
 * fails is undone, the other extensions of the update still run, and if there is a snapshot extension, the
 * state after the last whole update is saved. Failures of what happens until the end of the run are added to
 * the message.
 *
 * Threads: A trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_TRAINING_H
#define CATENARY_TRAINING_H

#include <catenary/types.h>
#include <catenary/optimizer.h>
#include <catenary/schedule.h>
#include <catenary/serializer.h>
#include <catenary/reporter.h>
#include <catenary/updater.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Priority of extensions that report values.
 */
#define CTN_PRIORITY_WRITER 300

/**
 * Priority of extensions that change reported values.
 */
#define CTN_PRIORITY_EDITOR 200

/**
 * Priority of extensions that only read reported values.
 */
#define CTN_PRIORITY_READER 100

/**
 * Stands for the priority of the extension itself.
 */
#define CTN_PRIORITY_DEFAULT (-2147483647)

/**
 * Why a run has ended without a failure.
 */
typedef int32_t ctn_training_result;
enum {
  /** The stop trigger has ended the training. */
  CTN_TRAINING_FINISHED = 0,
  /** ctn_trainer_stop or a signal has ended the run. Snapshot extensions have saved the training. */
  CTN_TRAINING_STOPPED = 1,
  /** The limit of ctn_trainer_run_for is reached; a further run continues. */
  CTN_TRAINING_PAUSED = 2,
  /** There are no more examples, because the iterator does not repeat. */
  CTN_TRAINING_EXHAUSTED = 3
};

/**
 * Says when an extension runs, or when a training ends.
 *
 * Threads: Used by one thread at a time.
 */
typedef struct ctn_trigger ctn_trigger;

/**
 * Something that a training does besides updates.
 *
 * Threads: Used by one thread at a time.
 */
typedef struct ctn_extension ctn_extension;

/**
 * The loop of a training.
 *
 * Threads: Used by one thread at a time, except for ctn_trainer_stop.
 */
typedef struct ctn_trainer ctn_trainer;

/**
 * A part of an extension of callbacks.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param trainer   The trainer, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_extension_fn)(void *user_data, ctn_trainer *trainer);

/**
 * Called when a run fails. ctn_error_message is the message of the failure.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param trainer   The trainer, borrowed.
 * @param code      Status of the failure.
 */
typedef ctn_status (CTN_CALL *ctn_extension_error_fn)(void *user_data, ctn_trainer *trainer, ctn_status code);

/**
 * Saves or loads the contents of user_data.
 *
 * @param user_data  The data passed to the callbacks; may be NULL.
 * @param serializer The serializer, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_training_serialize_fn)(void *user_data, ctn_serializer *serializer);

/**
 * Receives a piece of text to print. Pieces follow one another.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param text      The piece, in UTF-8, not terminated.
 * @param length    Size of the piece in bytes.
 */
typedef ctn_status (CTN_CALL *ctn_training_write_fn)(void *user_data, const char *text, size_t length);

/**
 * The parts of an extension of callbacks; all but run may be NULL.
 *
 * Set `struct_size` to sizeof(ctn_extension_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_extension_callbacks {
  size_t struct_size;
  /** Name of the extension if no other is given. NULL: "extension". */
  const char *name;
  /** Called when the trigger fires. */
  ctn_extension_fn run;
  /** Called before the first update of a run. */
  ctn_extension_fn initialize;
  /** Called at the end of a run, also of one that failed. */
  ctn_extension_fn finalize;
  /** Called when a run fails. */
  ctn_extension_error_fn on_error;
  /** Saves or loads the contents of user_data. */
  ctn_training_serialize_fn serialize;
  /** Called once with user_data when the extension is no longer needed. */
  ctn_destroy_fn destroy;
  /** Priority of the extension if no other is given, such as CTN_PRIORITY_READER. */
  int32_t priority;
} ctn_extension_callbacks;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The trigger, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_trigger *ctn_trigger_retain(const ctn_trigger *self);

/**
 * Gives a reference back; the last one frees the trigger. NULL is allowed; cannot fail.
 *
 * @param self The trigger, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_trigger_release(const ctn_trigger *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The extension, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_extension *ctn_extension_retain(const ctn_extension *self);

/**
 * Gives a reference back; the last one frees the extension. NULL is allowed; cannot fail.
 *
 * @param self The extension, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_extension_release(const ctn_extension *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The trainer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_trainer *ctn_trainer_retain(const ctn_trainer *self);

/**
 * Gives a reference back; the last one frees the trainer. NULL is allowed; cannot fail.
 *
 * @param self The trainer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_trainer_release(const ctn_trainer *self);

/**
 * A trainer without extensions.
 *
 * @param updater    The updater. The library keeps a reference.
 * @param stop       Ends the training: an interval ends it after its period, other triggers when they fire.
 *                   NULL: it goes on until it is stopped or the examples are exhausted. The library keeps a
 *                   reference.
 * @param out_folder Path of the folder for files, which the first run makes.
 * @param out        Receives a new trainer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Reference: chainer.training.Trainer. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_new(ctn_updater *updater, ctn_trigger *stop, const char *out_folder,
                                   ctn_trainer **out);

/**
 * Adds an extension.
 *
 * @param trainer   The trainer.
 * @param extension The extension. The library keeps a reference.
 * @param name      Name of the extension, without slashes. If there is already one of this name, the new one
 *                  gets a suffix, such as "_1". NULL: its own name.
 * @param trigger   When it runs. NULL: its own default. The library keeps a reference.
 * @param priority  Extensions of higher priority run first; CTN_PRIORITY_DEFAULT stands for its own.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_extend(ctn_trainer *trainer, ctn_extension *extension, const char *name,
                                      ctn_trigger *trigger, int32_t priority);

/**
 * An extension by its name.
 *
 * @param trainer The trainer.
 * @param name    Its name in the trainer.
 * @param out     Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_extension(ctn_trainer *trainer, const char *name, ctn_extension **out);

/**
 * Number of extensions; 0 for NULL.
 *
 * @param trainer The trainer, or NULL.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API size_t ctn_trainer_extension_count(ctn_trainer *trainer);

/**
 * Name of an extension; NULL after the last one and for NULL. It lives as long as the trainer gets no further
 * extensions.
 *
 * @param trainer The trainer, or NULL.
 * @param index   Number of the extension in the order in which they run, counted from 0.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API const char *ctn_trainer_extension_name(ctn_trainer *trainer, size_t index);

/**
 * Runs until the training ends, and says why. Extensions are initialized before the first update and
 * finalized at the end; see the description of this header for failures. A run whose training was ended may
 * be repeated, for instance to continue after it was stopped.
 *
 * @param trainer The trainer.
 * @param result  Receives why the run has ended. NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INDEX,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_run(ctn_trainer *trainer, ctn_training_result *result);

/**
 * Runs a slice of a training, for programs with a main loop of their own. It ends with CTN_TRAINING_PAUSED
 * after the given number of updates or time, whichever is first, but not before one update; a further run
 * continues.
 *
 * @param trainer      The trainer.
 * @param iterations   Number of updates, at least 0. 0: any number.
 * @param milliseconds Time after which no further update begins, at least 0. 0: any time.
 * @param result       Receives why the run has ended. NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_NAN, CTN_ERROR_INDEX,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_run_for(ctn_trainer *trainer, int64_t iterations, int64_t milliseconds,
                                       ctn_training_result *result);

/**
 * Ends the present run after its present update, or the next run before its first. Snapshot extensions save
 * the training, and the result is CTN_TRAINING_STOPPED.
 *
 * @param trainer The trainer, or NULL.
 *
 * Threads: safe to call from any thread and in a signal handler. Since 0.1.0.
 */
CTN_API void ctn_trainer_stop(ctn_trainer *trainer);

/**
 * Lets SIGINT (Ctrl-C) and SIGTERM end a run like ctn_trainer_stop. The handlers are installed for the time
 * of a run, and the old ones are restored when the run ends or such a signal has arrived, so that a second
 * signal has its old effect. It is off initially.
 *
 * @param trainer The trainer.
 * @param enabled Whether SIGINT and SIGTERM end runs (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_set_interrupts(ctn_trainer *trainer, int32_t enabled);

/**
 * Sets where PrintReport and ProgressBar print; standard output initially.
 *
 * @param trainer   The trainer.
 * @param write     Receives the text. NULL: standard output.
 * @param user_data Passed to each call of `write`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param columns   Width of the terminal that the text goes to, at least 0; 0 for anything else. It is not
 *                  read for standard output, whose width is looked up.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_set_output(ctn_trainer *trainer, ctn_training_write_fn write, void *user_data,
                                          ctn_destroy_fn destroy, int32_t columns);

/**
 * The updater of a trainer.
 *
 * @param trainer The trainer.
 * @param out     Receives a new updater.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_updater(ctn_trainer *trainer, ctn_updater **out);

/**
 * What the last update and its extensions have reported, such as "main/loss". Each update makes a new
 * dictionary.
 *
 * @param trainer The trainer.
 * @param out     Receives a new dictionary.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_observation(ctn_trainer *trainer, ctn_dictionary **out);

/**
 * The reporter that is current within updates and extensions. The models of the updater are its observers.
 *
 * @param trainer The trainer.
 * @param out     Receives a new reporter.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_reporter(ctn_trainer *trainer, ctn_reporter **out);

/**
 * Path of the folder for files; NULL for NULL. It lives as long as the trainer.
 *
 * @param trainer The trainer, or NULL.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API const char *ctn_trainer_out(ctn_trainer *trainer);

/**
 * Seconds within runs so far, including those before the snapshot that was loaded; 0 for NULL.
 *
 * @param trainer The trainer, or NULL.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API double ctn_trainer_elapsed_time(ctn_trainer *trainer);

/**
 * Path of the last snapshot that was saved; "" if there is none, NULL for NULL. It lives until the next
 * snapshot.
 *
 * @param trainer The trainer, or NULL.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API const char *ctn_trainer_snapshot_path(ctn_trainer *trainer);

/**
 * Saves or loads a whole training, with the entries of a checkpoint (ctn_checkpoint_save): the model and the
 * optimizer "main", the random generator, and everything else below "extra/trainer". It is a STATE error
 * within a run, where snapshot extensions save at the right time, except for ctn_snapshot_file_fn.
 *
 * @param trainer    The trainer.
 * @param serializer The serializer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_serialize(ctn_trainer *trainer, ctn_serializer *serializer);

/**
 * Saves a whole training in one step, as snapshots do. It is a STATE error within a run, where snapshot
 * extensions save at the right time, except for ctn_snapshot_file_fn.
 *
 * @param trainer The trainer.
 * @param path    Path of the file. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the format.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_save(ctn_trainer *trainer, const char *path);

/**
 * Loads a snapshot into a trainer that is set up in the same way. Extensions that the program has added since
 * begin anew, and the states of those that it no longer has are not read. If it fails, nothing has changed,
 * unless a callback or the medium fails in the last step. It is a STATE error within a run, except for
 * ctn_snapshot_file_fn.
 *
 * @param trainer The trainer.
 * @param path    Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a trainer and what belongs to it are used by one thread at a time, except for ctn_trainer_stop.
 * Callbacks run on the thread of the run. Since 0.1.0.
 */
CTN_API ctn_status ctn_trainer_load(ctn_trainer *trainer, const char *path);

#ifdef __cplusplus
}
#endif

#endif
