// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Serialize: Saves or loads a link: its parameters, persistent values and children.
//
//   - serializer: The serializer, whose direction decides.
func (link *Link) Serialize(serializer *Serializer) error {
	err := raw.LinkSerialize(link.ptr(), serializer.ptr())
	runtime.KeepAlive(link)
	runtime.KeepAlive(serializer)
	return fail(err)
}

// Serialize: Saves or loads an optimizer that was set up: t, epoch and all states.
//
//   - serializer: The serializer, whose direction decides.
func (optimizer *Optimizer) Serialize(serializer *Serializer) error {
	err := raw.OptimizerSerialize(optimizer.ptr(), serializer.ptr())
	runtime.KeepAlive(optimizer)
	runtime.KeepAlive(serializer)
	return fail(err)
}

// Serialize: Saves or loads a generator, which then continues bit for bit.
//
//   - serializer: The serializer, whose direction decides.
func (state *RandomState) Serialize(serializer *Serializer) error {
	err := raw.RandomStateSerialize(state.ptr(), serializer.ptr())
	runtime.KeepAlive(state)
	runtime.KeepAlive(serializer)
	return fail(err)
}

// Serialize: Saves or loads a loss scale: its value and number of steps.
//
//   - serializer: The serializer, whose direction decides.
func (scaler *LossScale) Serialize(serializer *Serializer) error {
	err := raw.LossScaleSerialize(scaler.ptr(), serializer.ptr())
	runtime.KeepAlive(scaler)
	runtime.KeepAlive(serializer)
	return fail(err)
}

// CheckpointSaveOptions are optional arguments; the zero value of a field stands for the default.
type CheckpointSaveOptions struct {
	// Optimizer: An optimizer that was set up. nil: none.
	Optimizer *Optimizer
	// Random: The generator. nil: the global generator of the model's device.
	Random *RandomState
	// Extra: Further entries. nil: none.
	Extra *Dictionary
}

// CheckpointSave: Saves a training into one file, in one step, so that it can be continued bit for bit: the
// model ("model/l1/W"), the optimizer ("optimizer/t", its states, hyperparameters that are numbers and not
// schedules as "hyperparameters/lr", and those of a group as "hyperparameters/biases/lr"), a generator
// ("random/state") and the entries of a dictionary ("extra/..."), for other values of a program such as its
// position in the data or a loss scale. Hooks, schedules, groups, the training switch and frozen parameters
// are configuration, which the program must set up again.
//
//   - path: Path of the file. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the format.
//   - model: The model.
func CheckpointSave(path string, model *Link, options ...CheckpointSaveOptions) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	option := optional(options)
	err = raw.CheckpointSave(pathText, model.ptr(), option.Optimizer.ptr(), option.Random.ptr(), option.Extra.ptr())
	runtime.KeepAlive(model)
	runtime.KeepAlive(option.Optimizer)
	runtime.KeepAlive(option.Random)
	runtime.KeepAlive(option.Extra)
	return fail(err)
}

// CheckpointLoadOptions are optional arguments; the zero value of a field stands for the default.
type CheckpointLoadOptions struct {
	// Optimizer: An optimizer that was set up for the model. nil: that part of the file is not read.
	Optimizer *Optimizer
	// Random: The generator. nil: the global generator of the model's device.
	Random *RandomState
	// Extra: Its entries are replaced by those of the file. nil: that part of the file is not read.
	Extra *Dictionary
}

// CheckpointLoad: Loads a training that CheckpointSave saved. If it fails, nothing has changed, unless the
// medium fails in the last step (see catenary/serializer.h). The parameters of the model may wait for their
// sizes. A hyperparameter that follows a schedule keeps it. Groups must have values of the same
// hyperparameters as when the file was saved: set them before the load.
//
//   - path: Path of a file in any of the formats, which is recognized by its first bytes.
//   - model: The model.
func CheckpointLoad(path string, model *Link, options ...CheckpointLoadOptions) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	option := optional(options)
	err = raw.CheckpointLoad(pathText, model.ptr(), option.Optimizer.ptr(), option.Random.ptr(), option.Extra.ptr())
	runtime.KeepAlive(model)
	runtime.KeepAlive(option.Optimizer)
	runtime.KeepAlive(option.Random)
	runtime.KeepAlive(option.Extra)
	return fail(err)
}

// SaveNpz: Saves the parameters, persistent values and children of a link as NPZ.
//
//   - path: Path of the file.
//   - level: Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
func (link *Link) SaveNpz(path string, level int32) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.LinkSaveNpz(link.ptr(), pathText, level)
	runtime.KeepAlive(link)
	return fail(err)
}

// LoadNpz: Loads the parameters, persistent values and children of a link from NPZ.
//
//   - path: Path of the file.
func (link *Link) LoadNpz(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.LinkLoadNpz(link.ptr(), pathText)
	runtime.KeepAlive(link)
	return fail(err)
}

// SaveHdf5: Saves the parameters, persistent values and children of a link as HDF5.
//
//   - path: Path of the file.
//   - level: Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
func (link *Link) SaveHdf5(path string, level int32) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.LinkSaveHdf5(link.ptr(), pathText, level)
	runtime.KeepAlive(link)
	return fail(err)
}

// LoadHdf5: Loads the parameters, persistent values and children of a link from HDF5.
//
//   - path: Path of the file.
func (link *Link) LoadHdf5(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.LinkLoadHdf5(link.ptr(), pathText)
	runtime.KeepAlive(link)
	return fail(err)
}

// SaveSafetensors: Saves the parameters, persistent values and children of a link as safetensors.
//
//   - path: Path of the file.
func (link *Link) SaveSafetensors(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.LinkSaveSafetensors(link.ptr(), pathText)
	runtime.KeepAlive(link)
	return fail(err)
}

// LoadSafetensors: Loads the parameters, persistent values and children of a link from safetensors.
//
//   - path: Path of the file.
func (link *Link) LoadSafetensors(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.LinkLoadSafetensors(link.ptr(), pathText)
	runtime.KeepAlive(link)
	return fail(err)
}

// Load: Loads the parameters, persistent values and children of a link from a file of any of these formats,
// which is recognized by its first bytes.
//
//   - path: Path of the file.
//   - options: How to load. nil: defaults.
//   - report: Receives a report about entries that did not fit, even if the load fails. nil: not needed.
func (link *Link) Load(path string, report *LoadReport, options ...LoadOption) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	made, err := buildLoadOptions(options)
	if err != nil {
		return err
	}
	defer raw.LoadOptionsRelease(made)
	err = raw.LinkLoad(link.ptr(), pathText, made, report.ptr())
	runtime.KeepAlive(link)
	runtime.KeepAlive(report)
	return fail(err)
}

// SaveNpz: Saves t, epoch and all states of an optimizer that was set up as NPZ.
//
//   - path: Path of the file.
//   - level: Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
func (optimizer *Optimizer) SaveNpz(path string, level int32) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.OptimizerSaveNpz(optimizer.ptr(), pathText, level)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// LoadNpz: Loads t, epoch and all states of an optimizer that was set up from NPZ.
//
//   - path: Path of the file.
func (optimizer *Optimizer) LoadNpz(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.OptimizerLoadNpz(optimizer.ptr(), pathText)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// SaveHdf5: Saves t, epoch and all states of an optimizer that was set up as HDF5.
//
//   - path: Path of the file.
//   - level: Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
func (optimizer *Optimizer) SaveHdf5(path string, level int32) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.OptimizerSaveHdf5(optimizer.ptr(), pathText, level)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// LoadHdf5: Loads t, epoch and all states of an optimizer that was set up from HDF5.
//
//   - path: Path of the file.
func (optimizer *Optimizer) LoadHdf5(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.OptimizerLoadHdf5(optimizer.ptr(), pathText)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// SaveSafetensors: Saves t, epoch and all states of an optimizer that was set up as safetensors.
//
//   - path: Path of the file.
func (optimizer *Optimizer) SaveSafetensors(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.OptimizerSaveSafetensors(optimizer.ptr(), pathText)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// LoadSafetensors: Loads t, epoch and all states of an optimizer that was set up from safetensors.
//
//   - path: Path of the file.
func (optimizer *Optimizer) LoadSafetensors(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.OptimizerLoadSafetensors(optimizer.ptr(), pathText)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// Load: Loads t, epoch and all states of an optimizer that was set up from a file of any of these formats,
// which is recognized by its first bytes.
//
//   - path: Path of the file.
//   - options: How to load. nil: defaults.
//   - report: Receives a report about entries that did not fit, even if the load fails. nil: not needed.
func (optimizer *Optimizer) Load(path string, report *LoadReport, options ...LoadOption) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	made, err := buildLoadOptions(options)
	if err != nil {
		return err
	}
	defer raw.LoadOptionsRelease(made)
	err = raw.OptimizerLoad(optimizer.ptr(), pathText, made, report.ptr())
	runtime.KeepAlive(optimizer)
	runtime.KeepAlive(report)
	return fail(err)
}
