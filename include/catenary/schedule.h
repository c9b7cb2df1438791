/**
 * catenary/schedule.h: Schedules: values of a hyperparameter over time.
 *
 * A schedule is a function of a count t: the number of updates (or epochs) so far, so that the first update
 * has t = 0. It keeps nothing between calls: training that continues from a saved t gets the same values.
 * Formulas and names are those of Chainer's extensions ExponentialShift, StepShift, MultistepShift,
 * LinearShift, PolynomialShift, InverseShift and WarmupShift. Arguments have a common order: the initial
 * value, the target, the times, and the numbers that determine the curve. A `target` is a value that is kept
 * once it is reached on the way from `init`; NaN means that there is none. See ctn_optimizer_set_schedule.
 *
 * Threads: A schedule of the library may be used by several threads at once; for a callback, the callback
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
 * Computes a value. The same t must always give the same value.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param t         Number of updates, or epochs, so far.
 * @param value     Receives the value, a finite number.
 */
typedef ctn_status (CTN_CALL *ctn_schedule_fn)(void *user_data, int64_t t, double *value);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The schedule, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_schedule *ctn_schedule_retain(const ctn_schedule *self);

/**
 * Gives a reference back; the last one frees the schedule. NULL is allowed; cannot fail.
 *
 * @param self The schedule, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_schedule_release(const ctn_schedule *self);

/**
 * The same value at all times, for instance to follow a warm-up.
 *
 * @param init The value, a finite number.
 * @param out  Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_constant_new(double init, ctn_schedule **out);

/**
 * Exponential decay: init * rate ^ t.
 *
 * @param init   The value at t = 0, a finite number.
 * @param target The value that is kept once it is reached, or NaN for none.
 * @param rate   Factor of each step, at least 0.
 * @param out    Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_exponential_new(double init, double target, double rate, ctn_schedule **out);

/**
 * Decay in steps: init * gamma ^ floor(t / step).
 *
 * @param init   The value at t = 0, a finite number.
 * @param target The value that is kept once it is reached, or NaN for none.
 * @param step   Length of a step, at least 1.
 * @param gamma  Factor of each step, at least 0.
 * @param out    Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_step_new(double init, double target, int64_t step, double gamma,
                                         ctn_schedule **out);

/**
 * The initial value, multiplied by gamma at given times.
 *
 * @param init  The value at t = 0, a finite number.
 * @param steps The times, in ascending order (`count` elements).
 * @param count Number of elements of `steps`.
 * @param gamma Factor, at least 0.
 * @param out   Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_multistep_new(double init, const int64_t *steps, size_t count, double gamma,
                                              ctn_schedule **out);

/**
 * A straight line from `init` at t = begin to `target` at t = end.
 *
 * @param init   The value up to t = begin, a finite number.
 * @param target The value from t = end on, a finite number.
 * @param begin  Last t with the value `init`.
 * @param end    First t with the value `target`, above `begin`.
 * @param out    Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_linear_new(double init, double target, int64_t begin, int64_t end,
                                           ctn_schedule **out);

/**
 * Half a period of the cosine from `init` to `target`. With a restart factor above 0, the schedule then
 * starts again, and each period is longer by that factor; otherwise the target is kept.
 *
 * @param init           The value at t = 0, a finite number.
 * @param target         The value after `period` steps, a finite number.
 * @param period         Number of steps, at least 1.
 * @param restart_factor Factor of the length of each further period, at least 0. 0: there is no restart.
 * @param out            Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_cosine_new(double init, double target, int64_t period, int64_t restart_factor,
                                           ctn_schedule **out);

/**
 * Polynomial decay: init * (1 - t / length) ^ power up to t = length, then its last value.
 *
 * @param init   The value at t = 0, a finite number.
 * @param target The value that is kept once it is reached, or NaN for none.
 * @param length Number of steps, at least 1.
 * @param power  The exponent, at least 0.
 * @param out    Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_polynomial_new(double init, double target, int64_t length, double power,
                                               ctn_schedule **out);

/**
 * Inverse decay: init * (1 + gamma * t) ^ -power.
 *
 * @param init   The value at t = 0, a finite number.
 * @param target The value that is kept once it is reached, or NaN for none.
 * @param gamma  Factor, at least 0.
 * @param power  The exponent.
 * @param out    Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_inverse_new(double init, double target, double gamma, double power,
                                            ctn_schedule **out);

/**
 * Moves in equal steps from `start` to the first value of another schedule, then follows that schedule from
 * its beginning.
 *
 * @param start  The value at t = 0, a finite number.
 * @param after  The schedule that follows. The library keeps a reference.
 * @param length Number of steps, at least 1.
 * @param out    Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_warmup_new(double start, ctn_schedule *after, int64_t length,
                                           ctn_schedule **out);

/**
 * A schedule that a function computes. If the function fails, its status reaches the caller of the update
 * unchanged.
 *
 * @param function  Computes the values.
 * @param user_data Passed to each call of `function`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param out       Receives a new schedule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_new(ctn_schedule_fn function, void *user_data, ctn_destroy_fn destroy,
                                    ctn_schedule **out);

/**
 * Value of a schedule.
 *
 * @param schedule The schedule.
 * @param t        Number of updates, or epochs, so far; at least 0.
 * @param value    Receives the value.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a schedule of the library may be used by several threads at once; for a callback, the callback
 * decides. Since 0.1.0.
 */
CTN_API ctn_status ctn_schedule_value(ctn_schedule *schedule, int64_t t, double *value);

#ifdef __cplusplus
}
#endif

#endif
