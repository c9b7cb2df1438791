/**
 * catenary/schedule.h: Schedules: values of a hyperparameter over time.
 *
 * A schedule is a function of a count t: the number of updates (or epochs) that are over, so that the first
 * update has t = 0. It keeps nothing between calls: training that goes on from a saved t gets the same
 * values. Formulas and names are those of Chainer's extensions ExponentialShift, StepShift, MultistepShift,
 * LinearShift, PolynomialShift, InverseShift and WarmupShift. Arguments come in one order: the value at the
 * beginning, what the schedule goes to, when, and the numbers that shape the way. A `target` is a value that
 * is kept once it is reached on the way from `init`; NaN stands for no target. See
 * ctn_optimizer_set_schedule.
 *
 * Threads: A schedule of the library may be used by several threads at once; of a callback, the callback
 * decides.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_SCHEDULE_H
#define CATENARY_SCHEDULE_H

#include <catenary/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A function of the number of updates.
 *
 * Threads: Immutable; a callback decides for itself.
 */
typedef struct ctn_schedule ctn_schedule;

/**
 * Writes a finite value for t updates (or epochs) that are over. The same t must give the same value.
 *
 * @param user_data what came with the callback.
 * @param t         int64_t.
 * @param value     out: double.
 */
typedef ctn_status (CTN_CALL *ctn_schedule_fn)(void *user_data, int64_t t, double *value);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the schedule, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_schedule *ctn_schedule_retain(const ctn_schedule *self);

/**
 * Gives a reference back; the last one frees the schedule. NULL is allowed; cannot fail.
 *
 * @param self the schedule, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_schedule_release(const ctn_schedule *self);

/**
 * The value `init` at all times, for instance to follow a warm-up.
 *
 * @param init the value.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_constant_new(double init, ctn_schedule **out);

/**
 * init * rate ^ t.
 *
 * @param init   the value at t = 0.
 * @param target the value that is kept once it is reached, or NaN.
 * @param rate   at least 0.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_exponential_new(double init, double target, double rate, ctn_schedule **out);

/**
 * init * gamma ^ floor(t / step).
 *
 * @param init   the value at t = 0.
 * @param target the value that is kept once it is reached, or NaN.
 * @param step   at least 1.
 * @param gamma  at least 0.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_step_new(double init, double target, int64_t step, double gamma,
                                         ctn_schedule **out);

/**
 * init, multiplied by gamma at each of `steps`.
 *
 * @param init  the value at t = 0.
 * @param steps ascending values of t; `count` elements.
 * @param count number of elements of `steps`.
 * @param gamma at least 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_multistep_new(double init, const int64_t *steps, size_t count, double gamma,
                                              ctn_schedule **out);

/**
 * init up to t = begin, target from t = end on, and a straight line between.
 *
 * @param init   the value at t = 0.
 * @param target the value from t = end on.
 * @param begin  the last t with the value `init`.
 * @param end    the first t with the value `target`, above `begin`.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_linear_new(double init, double target, int64_t begin, int64_t end,
                                           ctn_schedule **out);

/**
 * Half a period of the cosine from init to target in `period` steps. If `restart_factor` is 0, the target is
 * kept then. Otherwise the schedule begins anew, with a period that is `restart_factor` times as long each
 * time.
 *
 * @param init           the value at t = 0.
 * @param target         the value after `period` steps.
 * @param period         at least 1.
 * @param restart_factor at least 0.
 * @param out            out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_cosine_new(double init, double target, int64_t period, int64_t restart_factor,
                                           ctn_schedule **out);

/**
 * init * (1 - t / length) ^ power, and from t = length on its last value.
 *
 * @param init   the value at t = 0.
 * @param target the value that is kept once it is reached, or NaN.
 * @param length at least 1.
 * @param power  at least 0.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_polynomial_new(double init, double target, int64_t length, double power,
                                               ctn_schedule **out);

/**
 * init * (1 + gamma * t) ^ -power.
 *
 * @param init   the value at t = 0.
 * @param target the value that is kept once it is reached, or NaN.
 * @param gamma  at least 0.
 * @param power  the exponent.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_inverse_new(double init, double target, double gamma, double power,
                                            ctn_schedule **out);

/**
 * In even steps from `start` to the first value of `after` in `length` updates, then `after` from its
 * beginning.
 *
 * @param start  the value at t = 0.
 * @param after  a schedule, borrowed.
 * @param length at least 1.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_warmup_new(double start, ctn_schedule *after, int64_t length,
                                           ctn_schedule **out);

/**
 * A schedule of a function; its failure reaches the caller of the update unchanged.
 *
 * @param function  a callback.
 * @param user_data handed to `function` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_new(ctn_schedule_fn function, void *user_data, ctn_destroy_fn destroy,
                                    ctn_schedule **out);

/**
 * The value after t updates (or epochs).
 *
 * @param schedule a schedule, borrowed.
 * @param t        at least 0.
 * @param value    out: the value.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; of a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_value(ctn_schedule *schedule, int64_t t, double *value);

#ifdef __cplusplus
}
#endif

#endif
