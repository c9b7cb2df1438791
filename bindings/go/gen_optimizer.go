// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Setup: Binds the optimizer to a link, makes zero states for its parameters, and sets t and epoch to 0. It
// is a NOT_FOUND error if the patterns of a group match no parameter.
//
//   - link: The link to optimize. The optimizer keeps a reference.
func (optimizer *Optimizer) Setup(link *Link) error {
	err := raw.OptimizerSetup(optimizer.ptr(), link.ptr())
	runtime.KeepAlive(optimizer)
	runtime.KeepAlive(link)
	return fail(err)
}

// Target: The link that the optimizer was set up for; nil, with success, before Optimizer.Setup.
func (optimizer *Optimizer) Target() (*Link, error) {
	dst := new(Link)
	err := raw.OptimizerTarget(optimizer.ptr(), &dst.h)
	runtime.KeepAlive(optimizer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Update: Runs one update from the present gradients: first the hooks, then t grows by one, then every
// parameter with a gradient is updated. If no parameter has a gradient after the hooks, because backward was
// forgotten or all are frozen, it is a STATE error and nothing changes.
func (optimizer *Optimizer) Update() error {
	err := raw.OptimizerUpdate(optimizer.ptr())
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// UpdateLoss: Calls the loss function, removes the gradients of the link, runs backward from the loss, and
// then updates like Optimizer.Update. `destroy` runs before this call returns.
//
//   - loss: Computes the loss.
func (optimizer *Optimizer) UpdateLoss(loss LossFunc) error {
	lossCall, lossData, lossEnd := callbackOf(loss == nil, loss, pointerLoss)
	err := raw.OptimizerUpdateLoss(optimizer.ptr(), lossCall, lossData, lossEnd)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// T: Number of updates so far; 0 for nil.
func (optimizer *Optimizer) T() int {
	result := int(raw.OptimizerT(optimizer.ptr()))
	runtime.KeepAlive(optimizer)
	return result
}

// Epoch: Number of epochs so far; 0 for nil.
func (optimizer *Optimizer) Epoch() int {
	result := int(raw.OptimizerEpoch(optimizer.ptr()))
	runtime.KeepAlive(optimizer)
	return result
}

// NewEpoch: Adds 1 to the number of epochs.
func (optimizer *Optimizer) NewEpoch() error {
	err := raw.OptimizerNewEpoch(optimizer.ptr())
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// Hyperparameter: Value of a hyperparameter; if it follows a schedule, the value that the next update uses.
// "lr" of Adam and its variants is the effective rate of the last update.
//
//   - name: Name of the hyperparameter, such as "lr".
func (optimizer *Optimizer) Hyperparameter(name string) (float64, error) {
	nameText, err := text(name)
	if err != nil {
		return 0, err
	}
	var value float64
	err = raw.OptimizerHyperparameter(optimizer.ptr(), nameText, &value)
	runtime.KeepAlive(optimizer)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// SetHyperparameter: Sets a hyperparameter. It is a STATE error if the hyperparameter follows a schedule.
//
//   - name: Name of the hyperparameter, such as "lr".
//   - value: The value, within the range of the hyperparameter.
func (optimizer *Optimizer) SetHyperparameter(name string, value float64) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.OptimizerSetHyperparameter(optimizer.ptr(), nameText, value)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// AddHook: Adds a hook; hooks run in the order of addition.
//
//   - name: A name that no other hook of the optimizer has.
//   - hook: Runs before every update.
func (optimizer *Optimizer) AddHook(name string, hook OptimizerHookFunc) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	hookCall, hookData, hookEnd := callbackOf(hook == nil, hook, pointerOptimizerHook)
	err = raw.OptimizerAddHook(optimizer.ptr(), nameText, hookCall, hookData, hookEnd)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// AddWeightDecay: Adds the hook "WeightDecay": g += rate * p.
//
//   - rate: The rate, at least 0.
func (optimizer *Optimizer) AddWeightDecay(rate float64) error {
	err := raw.OptimizerAddWeightDecay(optimizer.ptr(), rate)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// AddGradientClipping: Adds the hook "GradientClipping": scales all gradients by threshold / norm if their
// common L2 norm is larger than the threshold.
//
//   - threshold: The largest norm of all gradients together, at least 0.
func (optimizer *Optimizer) AddGradientClipping(threshold float64) error {
	err := raw.OptimizerAddGradientClipping(optimizer.ptr(), threshold)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// RemoveHook: Removes a hook.
//
//   - name: Name of the hook.
func (optimizer *Optimizer) RemoveHook(name string) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.OptimizerRemoveHook(optimizer.ptr(), nameText)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// State: A state array of a parameter.
//
//   - path: Path of the parameter, such as "/l1/W".
//   - name: Name of the state, such as "m".
func (optimizer *Optimizer) State(path string, name string) (*Array, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.OptimizerState(optimizer.ptr(), pathText, nameText, &dst.h)
	runtime.KeepAlive(optimizer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// AddGroup: Adds a group: the parameters that match at least one pattern (see catenary/link_tree.h). They
// keep the hyperparameters and hooks of the optimizer, except those that the functions below change for the
// group. A parameter that several groups match is in the one that was added last. Groups are configuration
// and are not saved; CheckpointSave saves their hyperparameters.
//
//   - name: A name that no other group has, not empty and without slashes.
//   - patterns: At least one pattern. If none matches a parameter, it is a NOT_FOUND error: of this call if
//     the optimizer was set up before, otherwise of its setup.
func (optimizer *Optimizer) AddGroup(name string, patterns ...string) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	patternsTexts, err := texts(patterns)
	if err != nil {
		return err
	}
	defer patternsTexts.free()
	err = raw.OptimizerAddGroup(optimizer.ptr(), nameText, patternsTexts.list(), uint64(len(patterns)))
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// RemoveGroup: Removes a group. Its parameters return to the group that they were in before, or to none.
//
//   - name: Name of the group.
func (optimizer *Optimizer) RemoveGroup(name string) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.OptimizerRemoveGroup(optimizer.ptr(), nameText)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// GroupCount: Number of groups; 0 for nil.
func (optimizer *Optimizer) GroupCount() int {
	result := int(raw.OptimizerGroupCount(optimizer.ptr()))
	runtime.KeepAlive(optimizer)
	return result
}

// GroupName: Name of a group in the order of addition.
//
//   - index: Number of the group, counted from 0.
func (optimizer *Optimizer) GroupName(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.OptimizerGroupName(optimizer.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(optimizer)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// GroupOf: Name of the group that a parameter is in; an empty string if it is in none.
//
//   - path: Path of the parameter, such as "/l1/W".
func (optimizer *Optimizer) GroupOf(path string) (string, error) {
	pathText, err := text(path)
	if err != nil {
		return "", err
	}
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.OptimizerGroupOf(optimizer.ptr(), pathText, buffer, capacity, length)
	})
	runtime.KeepAlive(optimizer)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// GroupHyperparameter: A hyperparameter as the next update uses it for a group.
//
//   - group: Name of the group.
//   - name: Name of the hyperparameter, such as "lr".
func (optimizer *Optimizer) GroupHyperparameter(group string, name string) (float64, error) {
	groupText, err := text(group)
	if err != nil {
		return 0, err
	}
	nameText, err := text(name)
	if err != nil {
		return 0, err
	}
	var value float64
	err = raw.OptimizerGroupHyperparameter(optimizer.ptr(), groupText, nameText, &value)
	runtime.KeepAlive(optimizer)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// GroupSetHyperparameter: Gives a group its own value of a hyperparameter. It is a STATE error if the
// hyperparameter follows a schedule of the group.
//
//   - group: Name of the group.
//   - name: Name of the hyperparameter, such as "lr".
//   - value: The value, within the range of the hyperparameter.
func (optimizer *Optimizer) GroupSetHyperparameter(group string, name string, value float64) error {
	groupText, err := text(group)
	if err != nil {
		return err
	}
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.OptimizerGroupSetHyperparameter(optimizer.ptr(), groupText, nameText, value)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// GroupSetSchedule: Lets a hyperparameter of a group follow a schedule of its own.
//
//   - group: Name of the group.
//   - name: Name of the hyperparameter, such as "lr".
//   - schedule: The schedule. nil ends it: the group again has its own value, or that of the optimizer.
//   - byEpoch: Whether the schedule counts epochs instead of updates.
func (optimizer *Optimizer) GroupSetSchedule(group string, name string, schedule *Schedule, byEpoch bool) error {
	groupText, err := text(group)
	if err != nil {
		return err
	}
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.OptimizerGroupSetSchedule(optimizer.ptr(), groupText, nameText, schedule.ptr(), truth(byEpoch))
	runtime.KeepAlive(optimizer)
	runtime.KeepAlive(schedule)
	return fail(err)
}

// GroupSetHook: Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping, GradientNoise) acts
// on the parameters of a group, as it does initially. GradientClipping computes the norm of the gradients
// that it acts on.
//
//   - group: Name of the group.
//   - hook: Name of a hook that was added.
//   - enabled: Whether the hook acts on the group.
func (optimizer *Optimizer) GroupSetHook(group string, hook string, enabled bool) error {
	groupText, err := text(group)
	if err != nil {
		return err
	}
	hookText, err := text(hook)
	if err != nil {
		return err
	}
	err = raw.OptimizerGroupSetHook(optimizer.ptr(), groupText, hookText, truth(enabled))
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// NewSgd: Stochastic gradient descent: p -= lr * g. No states.
//
//   - lr: Learning rate, at least 0.
func NewSgd(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerSgdNew(lr, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMomentumSgd: Stochastic gradient descent with momentum: v = momentum * v - lr * g; p += v. The state is
// v.
//
// Other hyperparameters have their defaults (momentum 0.9); SetHyperparameter changes them.
//
//   - lr: Learning rate, at least 0.
func NewMomentumSgd(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerMomentumSgdNew(lr, 0.9, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewNesterovAg: Nesterov's accelerated gradient: v = momentum * v - lr * g; p += momentum^2 * v - (1 +
// momentum) * lr * g. The state is v.
//
// Other hyperparameters have their defaults (momentum 0.9); SetHyperparameter changes them.
//
//   - lr: Learning rate, at least 0.
func NewNesterovAg(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerNesterovAgNew(lr, 0.9, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewAdagrad: AdaGrad (Duchi and others): h += g^2; p -= lr * g / (sqrt(h) + eps). The state is h.
//
// Other hyperparameters have their defaults (eps 1e-8); SetHyperparameter changes them.
//
//   - lr: Learning rate, at least 0.
func NewAdagrad(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerAdagradNew(lr, 1e-8, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewAdadelta: AdaDelta (Zeiler). The states are msg and msdx.
//
// Other hyperparameters have their defaults (eps 1e-6); SetHyperparameter changes them.
//
//   - rho: Decay rate of both averages, from 0 to 1.
func NewAdadelta(rho float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerAdadeltaNew(rho, 1e-6, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewAdam: Adam (Kingma and Ba): p -= eta * (lr * m / (sqrt(v) + eps) + weight_decay_rate * p), where lr is
// alpha with the correction of both moments. Further hyperparameters are eta (1) and weight_decay_rate (0).
// The states are m and v.
//
// Other hyperparameters have their defaults (beta1 0.9, beta2 0.999, eps 1e-8); SetHyperparameter changes
// them.
//
//   - alpha: Learning rate, at least 0.
func NewAdam(alpha float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerAdamNew(alpha, 0.9, 0.999, 1e-8, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewAdamw: AdamW (Loshchilov and Hutter): Adam with eps added to the square root of the corrected v, and
// with the separate step p -= alpha * weightDecayRate * p. The states are m and v.
//
// Other hyperparameters have their defaults (beta1 0.9, beta2 0.999, eps 1e-8, weightDecayRate 0.01);
// SetHyperparameter changes them.
//
//   - alpha: Learning rate, at least 0.
func NewAdamw(alpha float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerAdamwNew(alpha, 0.9, 0.999, 1e-8, 0.01, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewAmsgrad: AMSGrad (Reddi and others): like AdamW, but divided by the square root of the largest v so far.
// A further hyperparameter is weight_decay_rate (0). The states are m, v and vhat.
//
// Other hyperparameters have their defaults (beta1 0.9, beta2 0.999, eps 1e-8); SetHyperparameter changes
// them.
//
//   - alpha: Learning rate, at least 0.
func NewAmsgrad(alpha float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerAmsgradNew(alpha, 0.9, 0.999, 1e-8, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewRadam: Rectified Adam (Liu and others): uses m alone until the variance of v can be estimated. A further
// hyperparameter is weight_decay_rate (0), with the separate step p -= alpha * weight_decay_rate * p. The
// states are m and v.
//
// Other hyperparameters have their defaults (beta1 0.9, beta2 0.999, eps 1e-8); SetHyperparameter changes
// them.
//
//   - alpha: Learning rate, at least 0.
func NewRadam(alpha float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerRadamNew(alpha, 0.9, 0.999, 1e-8, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewRmsprop: RMSprop (Hinton): ms = alpha * ms + (1 - alpha) * g^2; p -= lr * g / (sqrt(ms) + eps). The
// state is ms.
//
// Other hyperparameters have their defaults (alpha 0.99, eps 1e-8); SetHyperparameter changes them.
//
//   - lr: Learning rate, at least 0.
func NewRmsprop(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerRmspropNew(lr, 0.99, 1e-8, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewRmspropGraves: RMSprop (Graves). The states are n, g and delta.
//
// Other hyperparameters have their defaults (alpha 0.95, momentum 0.9, eps 0.0001); SetHyperparameter changes
// them.
//
//   - lr: Learning rate, at least 0.
func NewRmspropGraves(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerRmspropGravesNew(lr, 0.95, 0.9, 0.0001, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSmorms3: SMORMS3 (Funk). The states are mem (initially ones), g and g2.
//
// Other hyperparameters have their defaults (eps 1e-16); SetHyperparameter changes them.
//
//   - lr: Learning rate, at least 0.
func NewSmorms3(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerSmorms3New(lr, 1e-16, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewLion: Lion (Chen and others): p -= lr * (sign(beta1 * m + (1 - beta1) * g) + weightDecayRate * p); m =
// beta2 * m + (1 - beta2) * g. The state is m.
//
// Other hyperparameters have their defaults (beta1 0.9, beta2 0.99, weightDecayRate 0); SetHyperparameter
// changes them.
//
//   - lr: Learning rate, at least 0.
func NewLion(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerLionNew(lr, 0.9, 0.99, 0, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewLamb: LAMB (You and others): u = m / (sqrt(v) + eps) + weightDecayRate * p with both moments corrected;
// p -= lr * (|p| / |u|) * u. The norms are those of the whole parameter, and the quotient is 1 if one of them
// is 0. The states are m and v.
//
// Other hyperparameters have their defaults (beta1 0.9, beta2 0.999, eps 1e-6, weightDecayRate 0);
// SetHyperparameter changes them.
//
//   - lr: Learning rate, at least 0.
func NewLamb(lr float64) (*Optimizer, error) {
	dst := new(Optimizer)
	err := raw.OptimizerLambNew(lr, 0.9, 0.999, 1e-6, 0, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewOptimizer: An optimizer of callbacks. destroy runs exactly once: when the last reference is released, or
// when this call fails.
//
//   - callbacks: The gradient method, which is copied.
func NewOptimizer(callbacks *OptimizerCallbacks) (*Optimizer, error) {
	dst := new(Optimizer)
	callbacksTable, callbacksData, err := callbacks.table()
	if err != nil {
		return nil, err
	}
	err = raw.OptimizerNew(callbacksTable, callbacksData, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// AddState: Adds or replaces a state of a parameter, for init_state and update_one of an optimizer of
// callbacks.
//
//   - path: Path of the parameter, such as "/l1/W".
//   - name: Name of the state, not empty and without slashes.
//   - value: An array of any shape and dtype, which is copied if it is not on the device of the parameter.
func (optimizer *Optimizer) AddState(path string, name string, value *Array) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.OptimizerAddState(optimizer.ptr(), pathText, nameText, value.ptr())
	runtime.KeepAlive(optimizer)
	runtime.KeepAlive(value)
	return fail(err)
}

// AddHyperparameter: Adds a hyperparameter to an optimizer of callbacks.
//
//   - name: A name that no other hyperparameter has.
//   - value: The value, a finite number.
func (optimizer *Optimizer) AddHyperparameter(name string, value float64) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.OptimizerAddHyperparameter(optimizer.ptr(), nameText, value)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// Prepare: Makes the states of parameters that were added since setup, and moves states to the devices of
// their parameters. Every update does this automatically.
func (optimizer *Optimizer) Prepare() error {
	err := raw.OptimizerPrepare(optimizer.ptr())
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// InitState: Resets the states of a parameter to their initial values, on its device.
//
//   - path: Path of the parameter, such as "/l1/W".
func (optimizer *Optimizer) InitState(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.OptimizerInitState(optimizer.ptr(), pathText)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// UpdateOne: Updates one parameter from its gradient and states at the present t, without hooks. A parameter
// without a gradient does not change. A manual update is Optimizer.CallHooks, Optimizer.SetT with t + 1, and
// then this function for every parameter.
//
//   - path: Path of the parameter, such as "/l1/W".
func (optimizer *Optimizer) UpdateOne(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.OptimizerUpdateOne(optimizer.ptr(), pathText)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// StateCount: Number of states of a parameter.
//
//   - path: Path of the parameter, such as "/l1/W".
func (optimizer *Optimizer) StateCount(path string) (int, error) {
	pathText, err := text(path)
	if err != nil {
		return 0, err
	}
	var n uint64
	err = raw.OptimizerStateCount(optimizer.ptr(), pathText, &n)
	runtime.KeepAlive(optimizer)
	if err != nil {
		return 0, fail(err)
	}
	return int(n), nil
}

// StateName: Name of a state of a parameter.
//
//   - path: Path of the parameter, such as "/l1/W".
//   - index: Number in this order, counted from 0.
func (optimizer *Optimizer) StateName(path string, index int) (string, error) {
	pathText, err := text(path)
	if err != nil {
		return "", err
	}
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.OptimizerStateName(optimizer.ptr(), pathText, count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(optimizer)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// SetT: Sets the number of updates so far, to continue a training.
//
//   - t: The number, at least 0.
func (optimizer *Optimizer) SetT(t int) error {
	err := raw.OptimizerSetT(optimizer.ptr(), int64(t))
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// SetEpoch: Sets the number of epochs so far, to continue a training.
//
//   - epoch: The number, at least 0.
func (optimizer *Optimizer) SetEpoch(epoch int) error {
	err := raw.OptimizerSetEpoch(optimizer.ptr(), int64(epoch))
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// Name: Name of the rule, such as "Adam". It lives as long as the optimizer; nil for nil.
func (optimizer *Optimizer) Name() string {
	result := raw.Text(raw.OptimizerName(optimizer.ptr()))
	runtime.KeepAlive(optimizer)
	return result
}

// HyperparameterCount: Number of hyperparameters; 0 for nil.
func (optimizer *Optimizer) HyperparameterCount() int {
	result := int(raw.OptimizerHyperparameterCount(optimizer.ptr()))
	runtime.KeepAlive(optimizer)
	return result
}

// HyperparameterName: Name of a hyperparameter.
//
//   - index: Number in this order, counted from 0.
func (optimizer *Optimizer) HyperparameterName(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.OptimizerHyperparameterName(optimizer.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(optimizer)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// SetSchedule: Lets a hyperparameter follow a schedule. Every update uses the value of the schedule at the
// number of updates, or epochs, before the update; a value outside of the range of the hyperparameter is a
// STATE error of the update.
//
//   - name: Name of the hyperparameter, such as "lr".
//   - schedule: The schedule. nil ends it: the hyperparameter has the number again that it had before.
//   - byEpoch: Whether the schedule counts epochs instead of updates.
func (optimizer *Optimizer) SetSchedule(name string, schedule *Schedule, byEpoch bool) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.OptimizerSetSchedule(optimizer.ptr(), nameText, schedule.ptr(), truth(byEpoch))
	runtime.KeepAlive(optimizer)
	runtime.KeepAlive(schedule)
	return fail(err)
}

// CallHooks: Runs all hooks, as an update does before it changes the parameters.
func (optimizer *Optimizer) CallHooks() error {
	err := raw.OptimizerCallHooks(optimizer.ptr())
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// HookCount: Number of hooks; 0 for nil.
func (optimizer *Optimizer) HookCount() int {
	result := int(raw.OptimizerHookCount(optimizer.ptr()))
	runtime.KeepAlive(optimizer)
	return result
}

// HookName: Name of a hook in the order of addition.
//
//   - index: Number in this order, counted from 0.
func (optimizer *Optimizer) HookName(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.OptimizerHookName(optimizer.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(optimizer)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// AddLasso: Adds the hook "Lasso": g += rate * sign(p).
//
//   - rate: The rate, at least 0.
func (optimizer *Optimizer) AddLasso(rate float64) error {
	err := raw.OptimizerAddLasso(optimizer.ptr(), rate)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// AddGradientNoise: Adds the hook "GradientNoise" (Neelakantan and others): adds normal noise of variance eta
// / (1 + t)^0.55 from the global generator of each gradient's device.
//
//   - eta: The initial variance, at least 0.
func (optimizer *Optimizer) AddGradientNoise(eta float64) error {
	err := raw.OptimizerAddGradientNoise(optimizer.ptr(), eta)
	runtime.KeepAlive(optimizer)
	return fail(err)
}
