// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewConstantSchedule: The same value at all times, for instance to follow a warm-up.
//
//   - init: The value, a finite number.
func NewConstantSchedule(init float64) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.ScheduleConstantNew(init, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewExponentialSchedule: Exponential decay: init * rate ^ t.
//
//   - init: The value at t = 0, a finite number.
//   - target: The value that is kept once it is reached, or NaN for none.
//   - rate: Factor of each step, at least 0.
func NewExponentialSchedule(init float64, target float64, rate float64) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.ScheduleExponentialNew(init, target, rate, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewStepSchedule: Decay in steps: init * gamma ^ floor(t / step).
//
//   - init: The value at t = 0, a finite number.
//   - target: The value that is kept once it is reached, or NaN for none.
//   - step: Length of a step, at least 1.
//   - gamma: Factor of each step, at least 0.
func NewStepSchedule(init float64, target float64, step int, gamma float64) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.ScheduleStepNew(init, target, int64(step), gamma, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMultistepSchedule: The initial value, multiplied by gamma at given times.
//
//   - init: The value at t = 0, a finite number.
//   - steps: The times, in ascending order.
//   - gamma: Factor, at least 0.
func NewMultistepSchedule(init float64, steps []int, gamma float64) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.ScheduleMultistepNew(init, words(steps), uint64(len(steps)), gamma, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewLinearSchedule: A straight line from `init` at t = begin to `target` at t = end.
//
//   - init: The value up to t = begin, a finite number.
//   - target: The value from t = end on, a finite number.
//   - begin: Last t with the value `init`.
//   - end: First t with the value `target`, above `begin`.
func NewLinearSchedule(init float64, target float64, begin int, end int) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.ScheduleLinearNew(init, target, int64(begin), int64(end), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewCosineSchedule: Half a period of the cosine from `init` to `target`. With a restart factor above 0, the
// schedule then starts again, and each period is longer by that factor; otherwise the target is kept.
//
//   - init: The value at t = 0, a finite number.
//   - target: The value after `period` steps, a finite number.
//   - period: Number of steps, at least 1.
//   - restartFactor: Factor of the length of each further period, at least 0. 0: there is no restart.
func NewCosineSchedule(init float64, target float64, period int, restartFactor int) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.ScheduleCosineNew(init, target, int64(period), int64(restartFactor), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewPolynomialSchedule: Polynomial decay: init * (1 - t / length) ^ power up to t = length, then its last
// value.
//
//   - init: The value at t = 0, a finite number.
//   - target: The value that is kept once it is reached, or NaN for none.
//   - length: Number of steps, at least 1.
//   - power: The exponent, at least 0.
func NewPolynomialSchedule(init float64, target float64, length int, power float64) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.SchedulePolynomialNew(init, target, int64(length), power, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewInverseSchedule: Inverse decay: init * (1 + gamma * t) ^ -power.
//
//   - init: The value at t = 0, a finite number.
//   - target: The value that is kept once it is reached, or NaN for none.
//   - gamma: Factor, at least 0.
//   - power: The exponent.
func NewInverseSchedule(init float64, target float64, gamma float64, power float64) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.ScheduleInverseNew(init, target, gamma, power, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewWarmupSchedule: Moves in equal steps from `start` to the first value of another schedule, then follows
// that schedule from its beginning.
//
//   - start: The value at t = 0, a finite number.
//   - after: The schedule that follows. The library keeps a reference.
//   - length: Number of steps, at least 1.
func NewWarmupSchedule(start float64, after *Schedule, length int) (*Schedule, error) {
	dst := new(Schedule)
	err := raw.ScheduleWarmupNew(start, after.ptr(), int64(length), &dst.h)
	runtime.KeepAlive(after)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSchedule: A schedule that a function computes. If the function fails, its status reaches the caller of
// the update unchanged.
//
//   - function: Computes the values.
func NewSchedule(function ScheduleFunc) (*Schedule, error) {
	dst := new(Schedule)
	functionCall, functionData, functionEnd := callbackOf(function == nil, function, pointerSchedule)
	err := raw.ScheduleNew(functionCall, functionData, functionEnd, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Value: Value of a schedule.
//
//   - t: Number of updates, or epochs, so far; at least 0.
func (schedule *Schedule) Value(t int) (float64, error) {
	var value float64
	err := raw.ScheduleValue(schedule.ptr(), int64(t), &value)
	runtime.KeepAlive(schedule)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}
