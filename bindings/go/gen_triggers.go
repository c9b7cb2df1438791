// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewIntervalTrigger: Fires after each period. As the end of a training, it ends it when the period is over.
//
//   - period: A number above 0, whole for iterations.
//   - unit: What the period counts.
func NewIntervalTrigger(period float64, unit TriggerUnit) (*Trigger, error) {
	dst := new(Trigger)
	err := raw.TriggerIntervalNew(period, raw.TriggerUnit(unit), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewManualScheduleTrigger: Fires at given points. As the end of a training, it ends it at the last one.
//
//   - points: Numbers above 0, at least one, in any order.
//   - unit: What the points count.
func NewManualScheduleTrigger(points []float64, unit TriggerUnit) (*Trigger, error) {
	dst := new(Trigger)
	err := raw.TriggerManualScheduleNew(first(points), uint64(len(points)), raw.TriggerUnit(unit), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewOnceTrigger: Fires after the first update.
//
//   - callOnResume: Whether it also fires after the first update of each later run, such as one from a
//     snapshot.
func NewOnceTrigger(callOnResume bool) (*Trigger, error) {
	dst := new(Trigger)
	err := raw.TriggerOnceNew(truth(callOnResume), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMinValueTrigger: Fires when the mean of a value is the smallest so far.
//
//   - key: Name of the reported value, such as "validation/main/loss".
//   - checkTrigger: When the mean of the values since the last check is compared. nil: after each epoch.
func NewMinValueTrigger(key string, checkTrigger *Trigger) (*Trigger, error) {
	keyText, err := text(key)
	if err != nil {
		return nil, err
	}
	dst := new(Trigger)
	err = raw.TriggerMinValueNew(keyText, checkTrigger.ptr(), &dst.h)
	runtime.KeepAlive(checkTrigger)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMaxValueTrigger: Fires when the mean of a value is the largest so far.
//
//   - key: Name of the reported value, such as "validation/main/loss".
//   - checkTrigger: When the mean of the values since the last check is compared. nil: after each epoch.
func NewMaxValueTrigger(key string, checkTrigger *Trigger) (*Trigger, error) {
	keyText, err := text(key)
	if err != nil {
		return nil, err
	}
	dst := new(Trigger)
	err = raw.TriggerMaxValueNew(keyText, checkTrigger.ptr(), &dst.h)
	runtime.KeepAlive(checkTrigger)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewEarlyStoppingTriggerOptions are optional arguments; the zero value of a field stands for the default.
type NewEarlyStoppingTriggerOptions struct {
	// CheckTrigger: When the mean of the values since the last check is compared. nil: after each epoch.
	CheckTrigger *Trigger
	// MaxTrigger: Ends the training at the latest, such as an interval. nil: nothing does.
	MaxTrigger *Trigger
}

// NewEarlyStoppingTrigger: Fires when the mean of a value was not better than the best one in a number of
// checks in succession. It is meant for the end of a training.
//
//   - monitor: Name of the reported value, such as "validation/main/loss".
//   - patience: Number of checks, at least 1.
//   - mode: Which values are better.
func NewEarlyStoppingTrigger(monitor string, patience int, mode StoppingMode, options ...NewEarlyStoppingTriggerOptions) (*Trigger, error) {
	monitorText, err := text(monitor)
	if err != nil {
		return nil, err
	}
	option := optional(options)
	dst := new(Trigger)
	err = raw.TriggerEarlyStoppingNew(monitorText, int64(patience), raw.StoppingMode(mode), option.CheckTrigger.ptr(), option.MaxTrigger.ptr(), &dst.h)
	runtime.KeepAlive(option.CheckTrigger)
	runtime.KeepAlive(option.MaxTrigger)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewTrigger: A trigger of callbacks. destroy runs exactly once: when the last reference is released, or when
// this call fails.
//
//   - callbacks: The parts of the trigger, which are copied.
func NewTrigger(callbacks *TriggerCallbacks) (*Trigger, error) {
	dst := new(Trigger)
	callbacksTable, callbacksData, err := callbacks.table()
	if err != nil {
		return nil, err
	}
	err = raw.TriggerNew(callbacksTable, callbacksData, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BestValue: The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping has seen; NaN
// before the first.
func (trigger *Trigger) BestValue() (float64, error) {
	var value float64
	err := raw.TriggerBestValue(trigger.ptr(), &value)
	runtime.KeepAlive(trigger)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}
