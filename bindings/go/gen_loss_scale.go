// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewLossScale: A loss scale.
//
//   - scale: Initial scale, above 0 and within float32; below 65504 for float16 losses.
//   - growth: Factor after `interval` finite steps in a row, at least 1; usually 2.
//   - backoff: Factor after a step with gradients that are not finite, above 0 and at most 1; usually 0.5.
//   - interval: Number of finite steps before the scale grows, at least 1; usually 2000.
func NewLossScale(scale float64, growth float64, backoff float64, interval int) (*LossScale, error) {
	dst := new(LossScale)
	err := raw.LossScaleNew(scale, growth, backoff, int64(interval), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Value: The current scale. Waits for the device after LossScale.Step.
func (scaler *LossScale) Value() (float64, error) {
	var scale float64
	err := raw.LossScaleValue(scaler.ptr(), &scale)
	runtime.KeepAlive(scaler)
	if err != nil {
		return 0, fail(err)
	}
	return scale, nil
}

// Steps: Number of finite steps since the scale changed. Waits for the device after LossScale.Step.
func (scaler *LossScale) Steps() (int, error) {
	var steps int64
	err := raw.LossScaleSteps(scaler.ptr(), &steps)
	runtime.KeepAlive(scaler)
	if err != nil {
		return 0, fail(err)
	}
	return int(steps), nil
}

// Restore: Sets the scale and the number of finite steps, to continue from another loss scale.
//
//   - scale: The scale, above 0 and within float32.
//   - steps: Number of finite steps since the scale changed, at least 0 and below the interval.
func (scaler *LossScale) Restore(scale float64, steps int) error {
	err := raw.LossScaleRestore(scaler.ptr(), scale, int64(steps))
	runtime.KeepAlive(scaler)
	return fail(err)
}

// Apply: The loss times the scale; call backward on the result.
//
//   - loss: The loss.
func (scaler *LossScale) Apply(loss *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.LossScaleApply(scaler.ptr(), loss.ptr(), &y.h)
	runtime.KeepAlive(scaler)
	runtime.KeepAlive(loss)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Unscale: Divides the gradients of all parameters of a link by the scale if all of them are finite;
// otherwise does not change them. Parameters without a gradient do not count. Waits for the device.
//
//   - link: The link.
func (scaler *LossScale) Unscale(link *Link) (bool, error) {
	var finite int32
	err := raw.LossScaleUnscale(scaler.ptr(), link.ptr(), &finite)
	runtime.KeepAlive(scaler)
	runtime.KeepAlive(link)
	if err != nil {
		return false, fail(err)
	}
	return finite != 0, nil
}

// Update: Adapts the scale after a step.
//
//   - finite: Whether the gradients of the step were finite.
func (scaler *LossScale) Update(finite bool) error {
	err := raw.LossScaleUpdate(scaler.ptr(), truth(finite))
	runtime.KeepAlive(scaler)
	return fail(err)
}

// Step: Updates parameters with scaled gradients, and adapts the scale. If all gradients of the optimizer's
// parameters are finite, they are divided by the scale, and then Optimizer.Update continues with its hooks
// and its rule. Otherwise gradients, parameters and states of the optimizer do not change. In both cases the
// hooks are called (functions see what the gradients are) and the optimizer's t grows by one, because the
// host does not know what the devices find: t counts attempts, and rules such as Adam use it. The host waits
// only for optimizers of callbacks, which are called only if all gradients are finite. If no parameter has a
// gradient, it is a STATE error, and nothing changes.
//
//   - optimizer: An optimizer that was set up.
func (scaler *LossScale) Step(optimizer *Optimizer) error {
	err := raw.LossScaleStep(scaler.ptr(), optimizer.ptr())
	runtime.KeepAlive(scaler)
	runtime.KeepAlive(optimizer)
	return fail(err)
}
