// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewTrainer: A trainer without extensions.
//
//   - updater: The updater.
//   - stop: Ends the training: an interval ends it after its period, other triggers when they fire. nil: it
//     goes on until it is stopped or the examples are exhausted.
//   - outFolder: Path of the folder for files, which the first run makes.
func NewTrainer(updater *Updater, stop *Trigger, outFolder string) (*Trainer, error) {
	outFolderText, err := text(outFolder)
	if err != nil {
		return nil, err
	}
	dst := new(Trainer)
	err = raw.TrainerNew(updater.ptr(), stop.ptr(), outFolderText, &dst.h)
	runtime.KeepAlive(updater)
	runtime.KeepAlive(stop)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Extend: Adds an extension.
//
//   - extension: The extension.
//   - name: Name of the extension, without slashes. If there is already one of this name, the new one gets a
//     suffix, such as "_1". nil: its own name.
//   - trigger: When it runs. nil: its own default.
//   - priority: Extensions of higher priority run first; PriorityDefault stands for its own.
func (trainer *Trainer) Extend(extension *Extension, name string, trigger *Trigger, priority int32) error {
	nameText, err := optionalText(name)
	if err != nil {
		return err
	}
	err = raw.TrainerExtend(trainer.ptr(), extension.ptr(), nameText, trigger.ptr(), priority)
	runtime.KeepAlive(trainer)
	runtime.KeepAlive(extension)
	runtime.KeepAlive(trigger)
	return fail(err)
}

// Extension: An extension by its name.
//
//   - name: Its name in the trainer.
func (trainer *Trainer) Extension(name string) (*Extension, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.TrainerExtension(trainer.ptr(), nameText, &dst.h)
	runtime.KeepAlive(trainer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ExtensionCount: Number of extensions; 0 for nil.
func (trainer *Trainer) ExtensionCount() int {
	result := int(raw.TrainerExtensionCount(trainer.ptr()))
	runtime.KeepAlive(trainer)
	return result
}

// ExtensionName: Name of an extension; nil after the last one and for nil. It lives as long as the trainer
// gets no further extensions.
//
//   - index: Number of the extension in the order in which they run, counted from 0.
func (trainer *Trainer) ExtensionName(index int) string {
	result := raw.Text(raw.TrainerExtensionName(trainer.ptr(), count(index)))
	runtime.KeepAlive(trainer)
	return result
}

// Run: Runs until the training ends, and says why. Extensions are initialized before the first update and
// finalized at the end; see the description of this header for failures. A run whose training was ended may
// be repeated, for instance to continue after it was stopped.
func (trainer *Trainer) Run() (TrainingResult, error) {
	var result raw.TrainingResult
	err := raw.TrainerRun(trainer.ptr(), &result)
	runtime.KeepAlive(trainer)
	if err != nil {
		return 0, fail(err)
	}
	return TrainingResult(result), nil
}

// RunFor: Runs a slice of a training, for programs with a main loop of their own. It ends with TrainingPaused
// after the given number of updates or time, whichever is first, but not before one update; a further run
// continues.
//
//   - iterations: Number of updates, at least 0. 0: any number.
//   - milliseconds: Time after which no further update begins, at least 0. 0: any time.
func (trainer *Trainer) RunFor(iterations int, milliseconds int) (TrainingResult, error) {
	var result raw.TrainingResult
	err := raw.TrainerRunFor(trainer.ptr(), int64(iterations), int64(milliseconds), &result)
	runtime.KeepAlive(trainer)
	if err != nil {
		return 0, fail(err)
	}
	return TrainingResult(result), nil
}

// Stop: Ends the present run after its present update, or the next run before its first. Snapshot extensions
// save the training, and the result is TrainingStopped.
func (trainer *Trainer) Stop() {
	raw.TrainerStop(trainer.ptr())
	runtime.KeepAlive(trainer)
}

// SetInterrupts: Lets SIGINT (Ctrl-C) and SIGTERM end a run like Trainer.Stop. The handlers are installed for
// the time of a run, and the old ones are restored when the run ends or such a signal has arrived, so that a
// second signal has its old effect. It is off initially.
//
//   - enabled: Whether SIGINT and SIGTERM end runs.
func (trainer *Trainer) SetInterrupts(enabled bool) error {
	err := raw.TrainerSetInterrupts(trainer.ptr(), truth(enabled))
	runtime.KeepAlive(trainer)
	return fail(err)
}

// SetOutput: Sets where PrintReport and ProgressBar print; standard output initially.
//
//   - write: Receives the text. nil: standard output.
//   - columns: Width of the terminal that the text goes to, at least 0; 0 for anything else. It is not read
//     for standard output, whose width is looked up.
func (trainer *Trainer) SetOutput(write TrainingWriteFunc, columns int32) error {
	writeCall, writeData, writeEnd := callbackOf(write == nil, write, pointerTrainingWrite)
	err := raw.TrainerSetOutput(trainer.ptr(), writeCall, writeData, writeEnd, columns)
	runtime.KeepAlive(trainer)
	return fail(err)
}

// Updater: The updater of a trainer.
func (trainer *Trainer) Updater() (*Updater, error) {
	dst := new(Updater)
	err := raw.TrainerUpdater(trainer.ptr(), &dst.h)
	runtime.KeepAlive(trainer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Observation: What the last update and its extensions have reported, such as "main/loss". Each update makes
// a new dictionary.
func (trainer *Trainer) Observation() (*Dictionary, error) {
	dst := new(Dictionary)
	err := raw.TrainerObservation(trainer.ptr(), &dst.h)
	runtime.KeepAlive(trainer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Reporter: The reporter that is current within updates and extensions. The models of the updater are its
// observers.
func (trainer *Trainer) Reporter() (*Reporter, error) {
	dst := new(Reporter)
	err := raw.TrainerReporter(trainer.ptr(), &dst.h)
	runtime.KeepAlive(trainer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Out: Path of the folder for files; nil for nil. It lives as long as the trainer.
func (trainer *Trainer) Out() string {
	result := raw.Text(raw.TrainerOut(trainer.ptr()))
	runtime.KeepAlive(trainer)
	return result
}

// ElapsedTime: Seconds within runs so far, including those before the snapshot that was loaded; 0 for nil.
func (trainer *Trainer) ElapsedTime() float64 {
	result := float64(raw.TrainerElapsedTime(trainer.ptr()))
	runtime.KeepAlive(trainer)
	return result
}

// SnapshotPath: Path of the last snapshot that was saved; "" if there is none, nil for nil. It lives until
// the next snapshot.
func (trainer *Trainer) SnapshotPath() string {
	result := raw.Text(raw.TrainerSnapshotPath(trainer.ptr()))
	runtime.KeepAlive(trainer)
	return result
}

// Serialize: Saves or loads a whole training, with the entries of a checkpoint (CheckpointSave): the model
// and the optimizer "main", the random generator, and everything else below "extra/trainer". It is a STATE
// error within a run, where snapshot extensions save at the right time, except for ctn_snapshot_file_fn.
//
//   - serializer: The serializer.
func (trainer *Trainer) Serialize(serializer *Serializer) error {
	err := raw.TrainerSerialize(trainer.ptr(), serializer.ptr())
	runtime.KeepAlive(trainer)
	runtime.KeepAlive(serializer)
	return fail(err)
}

// Save: Saves a whole training in one step, as snapshots do. It is a STATE error within a run, where snapshot
// extensions save at the right time, except for ctn_snapshot_file_fn.
//
//   - path: Path of the file. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the format.
func (trainer *Trainer) Save(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.TrainerSave(trainer.ptr(), pathText)
	runtime.KeepAlive(trainer)
	return fail(err)
}

// Load: Loads a snapshot into a trainer that is set up in the same way. Extensions that the program has added
// since begin anew, and the states of those that it no longer has are not read. If it fails, nothing has
// changed, unless a callback or the medium fails in the last step. It is a STATE error within a run, except
// for ctn_snapshot_file_fn.
//
//   - path: Path of the file.
func (trainer *Trainer) Load(path string) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.TrainerLoad(trainer.ptr(), pathText)
	runtime.KeepAlive(trainer)
	return fail(err)
}
