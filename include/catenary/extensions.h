/**
 * catenary/extensions.h: Extensions: what a training does besides updates.
 *
 * Each constructor makes an extension for ctn_trainer_extend, with its own name, trigger and priority. Files
 * are in the folder of the trainer and, except for the log, replaced in one step.
 *
 * Threads: An extension is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_EXTENSIONS_H
#define CATENARY_EXTENSIONS_H

#include <catenary/types.h>
#include <catenary/training.h>
#include <catenary/triggers.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Computes a value to report.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param trainer   The trainer, borrowed.
 * @param value     Receives the value.
 */
typedef ctn_status (CTN_CALL *ctn_observe_fn)(void *user_data, ctn_trainer *trainer, double *value);

/**
 * Saves a snapshot in a file, or loads one. ctn_trainer_save and ctn_trainer_load may be called in it.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param trainer   The trainer, borrowed.
 * @param path      Path of the file.
 * @param loads     0 to save, 1 to load.
 * @param done      Receives 1 if it has saved or loaded the file, and 0 if it has decided not to.
 */
typedef ctn_status (CTN_CALL *ctn_snapshot_file_fn)(void *user_data, ctn_trainer *trainer, const char *path,
    int32_t loads, int32_t *done);

/**
 * An extension of callbacks, which runs after each update by default. destroy runs exactly once: when the
 * last reference is released, or when this call fails.
 *
 * @param callbacks The parts of the extension, which are copied.
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param out       Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.Extension. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_new(const ctn_extension_callbacks *callbacks, void *user_data,
                                     ctn_extension **out);

/**
 * Name of an extension if no other is given; NULL for NULL. It lives as long as the extension.
 *
 * @param extension The extension, or NULL.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API const char *ctn_extension_default_name(ctn_extension *extension);

/**
 * The extension "validation" computes the loss of all examples of an iterator, in testing mode and without
 * history, and reports the means over the examples as "validation/main/loss" and "validation/main/accuracy",
 * or under another name of the extension. Values that the loss function reports of the link are averaged too.
 * Runs after each epoch.
 *
 * @param iterator  An iterator that does not repeat. It is reset before each evaluation. The library keeps a
 *                  reference.
 * @param target    The link to evaluate. The library keeps a reference.
 * @param loss      Computes the loss of a batch. NULL: the link is called with it.
 * @param user_data Passed to each call of `loss`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param device    Name of the device to which batches are moved. NULL: that of the link.
 * @param out       Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.extensions.Evaluator.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_evaluator_new(ctn_iterator *iterator, ctn_link *target,
                                               ctn_batch_loss_fn loss, void *user_data,
                                               ctn_destroy_fn destroy, const char *device,
                                               ctn_extension **out);

/**
 * The extension "LogReport" collects the means of reported values since the last entry, with epoch, iteration
 * and elapsed_time. The file has one JSON object in each line. A run that continues a snapshot begins with
 * the lines of the snapshot.
 *
 * @param keys     Names of the values (`count` elements). NULL: all.
 * @param count    Number of elements of `keys`.
 * @param filename Name of the file in the folder of the trainer. NULL: none.
 * @param trigger  When the mean of the values is taken. NULL: after each epoch. The library keeps a
 *                 reference.
 * @param out      Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.extensions.LogReport.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_log_report_new(const char *const *keys, size_t count, const char *filename,
                                                ctn_trigger *trigger, ctn_extension **out);

/**
 * Number of entries of a log; 0 for NULL and for extensions of other kinds.
 *
 * @param extension An extension from ctn_extension_log_report_new, or NULL.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API size_t ctn_extension_log_count(ctn_extension *extension);

/**
 * A value of an entry of a log.
 *
 * @param extension An extension from ctn_extension_log_report_new.
 * @param index     Number of the entry, counted from 0.
 * @param key       Name of the value, such as "main/loss" or "iteration".
 * @param value     Receives the value.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_log_value(ctn_extension *extension, size_t index, const char *key,
                                           double *value);

/**
 * An entry of a log as a JSON object.
 *
 * @param extension     An extension from ctn_extension_log_report_new.
 * @param index         Number of the entry, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_log_line(ctn_extension *extension, size_t index, char *text,
                                          size_t text_capacity, size_t *text_length);

/**
 * The extension "PrintReport" prints each new entry of a log as a line of a table; on a terminal that is too
 * narrow for the table, as names with values.
 *
 * @param entries    Names of the values, at least one (`count` elements).
 * @param count      Number of elements of `entries`.
 * @param log_report Name of the extension with the log. NULL: "LogReport".
 * @param out        Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.extensions.PrintReport.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_print_report_new(const char *const *entries, size_t count,
                                                  const char *log_report, ctn_extension **out);

/**
 * The extension "ProgressBar" shows the part of the training that is done, its rate and the time left on one
 * line below all others. It prints nothing unless the output is a terminal.
 *
 * @param update_interval Number of updates from one drawing to the next, at least 1.
 * @param out             Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.extensions.ProgressBar.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_progress_bar_new(int64_t update_interval, ctn_extension **out);

/**
 * Says how long the training is, for trainers that no interval ends. By default, the part that is done is
 * known if an interval ends the training.
 *
 * @param extension An extension from ctn_extension_progress_bar_new.
 * @param length    Number of iterations or epochs, above 0.
 * @param unit      What the length counts.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_progress_bar_set_training_length(ctn_extension *extension, double length,
    ctn_trigger_unit unit);

/**
 * Sets the largest number of characters of the bar, 40 by default. It is shorter on narrow terminals.
 *
 * @param extension An extension from ctn_extension_progress_bar_new.
 * @param length    Number of characters, at least 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_progress_bar_set_bar_length(ctn_extension *extension, int64_t length);

/**
 * Sets where a PrintReport or a ProgressBar prints; by default where its trainer does.
 *
 * @param extension An extension from ctn_extension_print_report_new or ctn_extension_progress_bar_new.
 * @param write     Receives the text. NULL: the output of the trainer.
 * @param user_data Passed to each call of `write`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param columns   Width of the terminal that the text goes to, at least 0; 0 for anything else. It is not
 *                  read with NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_set_output(ctn_extension *extension, ctn_training_write_fn write,
                                            void *user_data, ctn_destroy_fn destroy, int32_t columns);

/**
 * The extension "snapshot" saves the whole training after each epoch, and when a run is stopped or fails. A
 * file can also be loaded by ctn_trainer_load and, for its model, by ctn_checkpoint_load.
 *
 * @param filename Name of the file. {.updater.iteration} and {.updater.epoch} in it stand for the numbers of
 *                 updates and epochs. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the
 *                 format.
 * @param keep     Number of files to keep, at least 0: older ones that have such a name are removed. 0: all
 *                 are kept.
 * @param autoload Whether the first run begins with the newest file that has such a name (0 or 1). If that
 *                 file cannot be loaded, the run fails.
 * @param out      Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.extensions.snapshot.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_snapshot_new(const char *filename, int64_t keep, int32_t autoload,
                                              ctn_extension **out);

/**
 * The same with files that a callback writes, in a format of its own. It is called when a snapshot is due,
 * after all extensions of an update. destroy runs exactly once: when the last reference is released, or when
 * this call fails.
 *
 * @param filename  Name of the file, as for ctn_extension_snapshot_new, but with any suffix.
 * @param keep      Number of files to keep, at least 0. 0: all.
 * @param autoload  Whether the callback loads the newest file at the beginning of the first run, if there is
 *                  one (0 or 1).
 * @param function  Saves a file, or loads one.
 * @param user_data Passed to each call of `function`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param out       Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_snapshot_user_new(const char *filename, int64_t keep, int32_t autoload,
                                                   ctn_snapshot_file_fn function, void *user_data,
                                                   ctn_destroy_fn destroy, ctn_extension **out);

/**
 * Sets whether a run that fails saves the state after its last whole update, which it does by default.
 *
 * @param extension An extension from ctn_extension_snapshot_new or ctn_extension_snapshot_user_new.
 * @param enabled   Whether it is saved (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_snapshot_set_on_error(ctn_extension *extension, int32_t enabled);

/**
 * The extension "snapshot_object" saves a link after each epoch; with a trigger such as
 * ctn_trigger_min_value_new, the best one.
 *
 * @param target   The link to save. The library keeps a reference.
 * @param filename Name of the file, as for ctn_extension_snapshot_new.
 * @param out      Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference:
 * chainer.training.extensions.snapshot_object. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_snapshot_object_new(ctn_link *target, const char *filename,
                                                     ctn_extension **out);

/**
 * The extension "Shift" sets a hyperparameter to the first value of a schedule before the first update, and
 * to the next one each time it runs, by default after each epoch. See ctn_optimizer_set_schedule for
 * schedules that follow the number of updates without an extension.
 *
 * @param hyperparameter Name of the hyperparameter, such as "lr".
 * @param schedule       The values. The library keeps a reference.
 * @param optimizer      The optimizer. NULL: "main" of the updater. The library keeps a reference.
 * @param out            Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference:
 * chainer.training.extensions.ExponentialShift, chainer.training.extensions.LinearShift. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_shift_new(const char *hyperparameter, ctn_schedule *schedule,
                                           ctn_optimizer *optimizer, ctn_extension **out);

/**
 * The extension "observe_value" reports what a function computes, after each epoch.
 *
 * @param key       Name of the value.
 * @param function  Computes the value.
 * @param user_data Passed to each call of `function`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param out       Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference:
 * chainer.training.extensions.observe_value. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_observe_value_new(const char *key, ctn_observe_fn function, void *user_data,
                                                   ctn_destroy_fn destroy, ctn_extension **out);

/**
 * Reports a hyperparameter after each epoch. The name is "observe_" and the hyperparameter.
 *
 * @param key            Name of the value.
 * @param optimizer_name Name of the optimizer in the updater. NULL: "main".
 * @param hyperparameter Name of the hyperparameter, such as "lr".
 * @param out            Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.extensions.observe_lr.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_observe_hyperparameter_new(const char *key, const char *optimizer_name,
    const char *hyperparameter, ctn_extension **out);

/**
 * The extension "FailOnNonNumber" fails with CTN_ERROR_NAN after an update that has made a parameter NaN or
 * infinite. The training is then not saved, so that the last snapshot stays.
 *
 * @param out Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference:
 * chainer.training.extensions.FailOnNonNumber. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_fail_on_non_number_new(ctn_extension **out);

/**
 * The extension "ParameterStatistics" reports mean, std, min, max, the number of zeros and percentiles of
 * parameters and their gradients after each epoch, such as "main/l1/W/data/mean" and
 * "main/l1/W/data/percentile/0".
 *
 * @param link        The link whose parameters are described. The library keeps a reference.
 * @param prefix      What the names begin with. NULL: the path of the parameter.
 * @param report_data Whether parameters are described (0 or 1).
 * @param report_grad Whether gradients are described (0 or 1).
 * @param out         Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference:
 * chainer.training.extensions.ParameterStatistics. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_parameter_statistics_new(ctn_link *link, const char *prefix,
                                                          int32_t report_data, int32_t report_grad,
                                                          ctn_extension **out);

/**
 * Sets the percentiles of a ParameterStatistics: 0.13, 2.28, 15.87, 50, 84.13, 97.72 and 99.87 by default,
 * which are 3, 2 and 1 standard deviations below the mean of a normal distribution, its mean, and 1, 2 and 3
 * above it.
 *
 * @param extension   An extension from ctn_extension_parameter_statistics_new.
 * @param percentiles Numbers from 0 to 100 (`count` elements). NULL: none.
 * @param count       Number of elements of `percentiles`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_parameter_statistics_set_percentiles(ctn_extension *extension,
    const double *percentiles, size_t count);

/**
 * The extension "dump_graph" writes the computational graph of a value that the first update reports as a
 * variable, in the language of Graphviz.
 *
 * @param root_name Name of the value, such as "main/loss".
 * @param filename  Name of the file in the folder of the trainer.
 * @param out       Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.extensions.dump_graph.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_dump_graph_new(const char *root_name, const char *filename,
                                                ctn_extension **out);

/**
 * The extension "PlotReport" draws the means of reported values, and replaces the picture whenever its
 * trigger fires.
 *
 * @param y_keys   Names of the values, at least one (`count` elements).
 * @param count    Number of elements of `y_keys`.
 * @param x_key    Name of the value of the horizontal axis, such as "epoch". NULL: "iteration".
 * @param filename Name of the file, which ends in .svg or .png.
 * @param trigger  When the mean of the values is taken. NULL: after each epoch. The library keeps a
 *                 reference.
 * @param out      Receives a new extension.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an extension is used by one thread at a time. Reference: chainer.training.extensions.PlotReport.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_extension_plot_report_new(const char *const *y_keys, size_t count, const char *x_key,
                                                 const char *filename, ctn_trigger *trigger,
                                                 ctn_extension **out);

#ifdef __cplusplus
}
#endif

#endif
