/**
 * catenary/reporter.h: Reports of values, and their statistics.
 *
 * Code within an update or an evaluation reports values by name, such as a loss, without knowing who collects
 * them: ctn_report and ctn_report_variable. A trainer collects them for the extensions that log, print and
 * plot them. A value of an observer, such as the model "main", is stored as "main/loss". An observation is a
 * dictionary of numbers. Names are those of chainer.reporter.
 *
 * Threads: Each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_REPORTER_H
#define CATENARY_REPORTER_H

#include <catenary/types.h>
#include <catenary/variable.h>
#include <catenary/link.h>
#include <catenary/serializer.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Collects what is reported while it is current.
 *
 * Threads: One thread at a time while it is changed.
 */
typedef struct ctn_reporter ctn_reporter;

/**
 * Mean and standard deviation of numbers.
 *
 * Threads: Used by one thread at a time.
 */
typedef struct ctn_summary ctn_summary;

/**
 * Mean and standard deviation of each number of observations.
 *
 * Threads: Used by one thread at a time.
 */
typedef struct ctn_dict_summary ctn_dict_summary;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The reporter, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_reporter *ctn_reporter_retain(const ctn_reporter *self);

/**
 * Gives a reference back; the last one frees the reporter. NULL is allowed; cannot fail.
 *
 * @param self The reporter, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_reporter_release(const ctn_reporter *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The summary, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_summary *ctn_summary_retain(const ctn_summary *self);

/**
 * Gives a reference back; the last one frees the summary. NULL is allowed; cannot fail.
 *
 * @param self The summary, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_summary_release(const ctn_summary *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The dict summary, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_dict_summary *ctn_dict_summary_retain(const ctn_dict_summary *self);

/**
 * Gives a reference back; the last one frees the dict summary. NULL is allowed; cannot fail.
 *
 * @param self The dict summary, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_dict_summary_release(const ctn_dict_summary *self);

/**
 * Reports a number to the current reporter of the thread. Without one, nothing happens. A later report of the
 * same name replaces the value.
 *
 * @param name     Name of the value, such as "loss".
 * @param value    The number.
 * @param observer The link whose value it is. NULL: the name is stored as it is.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Reference: chainer.reporter.report, chainer.report. Since 0.1.0.
 */
CTN_API ctn_status ctn_report(const char *name, double value, ctn_link *observer);

/**
 * Reports a variable of one element, like ctn_report. Its present value is stored, without its history; this
 * does not wait for a device.
 *
 * @param name     Name of the value, such as "loss".
 * @param value    The variable.
 * @param observer The link whose value it is. NULL: the name is stored as it is.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_report_variable(const char *name, ctn_variable *value, ctn_link *observer);

/**
 * Whether the current reporter of the thread has received a value of this name in its observation.
 *
 * @param name     Name of the value, such as "loss".
 * @param observer The link whose value it is. NULL: the name is stored as it is.
 * @param result   Receives whether it has; 0 without a reporter (0 or 1).
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_is_reported(const char *name, ctn_link *observer, int32_t *result);

/**
 * A reporter without observers. A program needs one only if it collects values without a trainer.
 *
 * @param out Receives a new reporter.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Reference: chainer.Reporter, chainer.reporter.Reporter. Since 0.1.0.
 */
CTN_API ctn_status ctn_reporter_new(ctn_reporter **out);

/**
 * Gives an observer a name. An observer that already has one gets the new one.
 *
 * @param reporter The reporter.
 * @param name     Prefix of its values, such as "main".
 * @param observer The observer. The reporter keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_reporter_add_observer(ctn_reporter *reporter, const char *name, ctn_link *observer);

/**
 * Gives a link and all links below it names, such as "main" and "main/predictor/l1".
 *
 * @param reporter The reporter.
 * @param prefix   Name of the link itself.
 * @param link     The link. The reporter keeps references.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_reporter_add_observers(ctn_reporter *reporter, const char *prefix, ctn_link *link);

/**
 * Makes a reporter the current one of the thread, until ctn_reporter_exit. Reporters may be nested.
 *
 * @param reporter    The reporter.
 * @param observation Receives the values.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_reporter_enter(ctn_reporter *reporter, ctn_dictionary *observation);

/**
 * Ends what ctn_reporter_enter began; it is a STATE error if the reporter is not the current one.
 *
 * @param reporter The reporter.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_reporter_exit(ctn_reporter *reporter);

/**
 * The current reporter of the thread; NULL, with CTN_OK, if there is none.
 *
 * @param out Receives the reporter, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_reporter_current(ctn_reporter **out);

/**
 * A summary of no numbers yet.
 *
 * @param out Receives a new summary.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Reference: chainer.reporter.Summary. Since 0.1.0.
 */
CTN_API ctn_status ctn_summary_new(ctn_summary **out);

/**
 * Adds a number.
 *
 * @param summary The summary.
 * @param value   The number.
 * @param weight  Weight of the value, above 0. Without weights, it is 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_summary_add(ctn_summary *summary, double value, double weight);

/**
 * Mean of the numbers; NaN if there are none, 0 for NULL.
 *
 * @param summary The summary, or NULL.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API double ctn_summary_mean(ctn_summary *summary);

/**
 * Standard deviation of the numbers, without a correction for their count; NaN if there are none, 0 for NULL.
 *
 * @param summary The summary, or NULL.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API double ctn_summary_std(ctn_summary *summary);

/**
 * Saves or loads a summary.
 *
 * @param summary    The summary.
 * @param serializer The serializer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_summary_serialize(ctn_summary *summary, ctn_serializer *serializer);

/**
 * A summary of no observations yet.
 *
 * @param out Receives a new dict summary.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Reference: chainer.reporter.DictSummary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dict_summary_new(ctn_dict_summary **out);

/**
 * Adds the numbers of an observation. Its other entries are left out.
 *
 * @param summary     The summary.
 * @param observation The observation.
 * @param weight      Weight of the value, above 0. Without weights, it is 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dict_summary_add(ctn_dict_summary *summary, ctn_dictionary *observation,
                                        double weight);

/**
 * A dictionary with the mean of each number.
 *
 * @param summary The summary.
 * @param out     Receives a new dictionary.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dict_summary_compute_mean(ctn_dict_summary *summary, ctn_dictionary **out);

/**
 * A dictionary with the mean of each number and, as NAME.std, its standard deviation.
 *
 * @param summary The summary.
 * @param out     Receives a new dictionary.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dict_summary_make_statistics(ctn_dict_summary *summary, ctn_dictionary **out);

/**
 * Saves or loads a summary.
 *
 * @param summary    The summary.
 * @param serializer The serializer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: each thread has its own current reporter. A reporter or summary is used by one thread at a time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_dict_summary_serialize(ctn_dict_summary *summary, ctn_serializer *serializer);

#ifdef __cplusplus
}
#endif

#endif
