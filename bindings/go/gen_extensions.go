// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewExtension: An extension of callbacks, which runs after each update by default. destroy runs exactly
// once: when the last reference is released, or when this call fails.
//
//   - callbacks: The parts of the extension, which are copied.
func NewExtension(callbacks *ExtensionCallbacks) (*Extension, error) {
	dst := new(Extension)
	callbacksTable, callbacksData, err := callbacks.table()
	if err != nil {
		return nil, err
	}
	err = raw.ExtensionNew(callbacksTable, callbacksData, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// DefaultName: Name of an extension if no other is given; nil for nil. It lives as long as the extension.
func (extension *Extension) DefaultName() string {
	result := raw.Text(raw.ExtensionDefaultName(extension.ptr()))
	runtime.KeepAlive(extension)
	return result
}

// NewEvaluatorExtension: The extension "validation" computes the loss of all examples of an iterator, in
// testing mode and without history, and reports the means over the examples as "validation/main/loss" and
// "validation/main/accuracy", or under another name of the extension. Values that the loss function reports
// of the link are averaged too. Runs after each epoch.
//
//   - iterator: An iterator that does not repeat. It is reset before each evaluation.
//   - target: The link to evaluate.
//   - loss: Computes the loss of a batch. nil: the link is called with it.
//   - device: Name of the device to which batches are moved. nil: that of the link.
func NewEvaluatorExtension(iterator *Iterator, target *Link, loss BatchLossFunc, device string) (*Extension, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	lossCall, lossData, lossEnd := callbackOf(loss == nil, loss, pointerBatchLoss)
	err = raw.ExtensionEvaluatorNew(iterator.ptr(), target.ptr(), lossCall, lossData, lossEnd, deviceText, &dst.h)
	runtime.KeepAlive(iterator)
	runtime.KeepAlive(target)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewLogReportExtensionOptions are optional arguments; the zero value of a field stands for the default.
type NewLogReportExtensionOptions struct {
	// Keys: Names of the values. nil: all.
	Keys []string
	// Filename: Name of the file in the folder of the trainer. nil: none.
	Filename string
	// Trigger: When the mean of the values is taken. nil: after each epoch.
	Trigger *Trigger
}

// NewLogReportExtension: The extension "LogReport" collects the means of reported values since the last
// entry, with epoch, iteration and elapsed_time. The file has one JSON object in each line. A run that
// continues a snapshot begins with the lines of the snapshot.
func NewLogReportExtension(options ...NewLogReportExtensionOptions) (*Extension, error) {
	option := optional(options)
	keysTexts, err := texts(option.Keys)
	if err != nil {
		return nil, err
	}
	defer keysTexts.free()
	filenameText, err := optionalText(option.Filename)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionLogReportNew(keysTexts.list(), uint64(len(option.Keys)), filenameText, option.Trigger.ptr(), &dst.h)
	runtime.KeepAlive(option.Trigger)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LogCount: Number of entries of a log; 0 for nil and for extensions of other kinds.
func (extension *Extension) LogCount() int {
	result := int(raw.ExtensionLogCount(extension.ptr()))
	runtime.KeepAlive(extension)
	return result
}

// LogValue: A value of an entry of a log.
//
//   - index: Number of the entry, counted from 0.
//   - key: Name of the value, such as "main/loss" or "iteration".
func (extension *Extension) LogValue(index int, key string) (float64, error) {
	keyText, err := text(key)
	if err != nil {
		return 0, err
	}
	var value float64
	err = raw.ExtensionLogValue(extension.ptr(), count(index), keyText, &value)
	runtime.KeepAlive(extension)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// LogLine: An entry of a log as a JSON object.
//
//   - index: Number of the entry, counted from 0.
func (extension *Extension) LogLine(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.ExtensionLogLine(extension.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(extension)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// NewPrintReportExtension: The extension "PrintReport" prints each new entry of a log as a line of a table;
// on a terminal that is too narrow for the table, as names with values.
//
//   - entries: Names of the values, at least one.
//   - logReport: Name of the extension with the log. nil: "LogReport".
func NewPrintReportExtension(entries []string, logReport string) (*Extension, error) {
	entriesTexts, err := texts(entries)
	if err != nil {
		return nil, err
	}
	defer entriesTexts.free()
	logReportText, err := optionalText(logReport)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionPrintReportNew(entriesTexts.list(), uint64(len(entries)), logReportText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewProgressBarExtension: The extension "ProgressBar" shows the part of the training that is done, its rate
// and the time left on one line below all others. It prints nothing unless the output is a terminal.
//
//   - updateInterval: Number of updates from one drawing to the next, at least 1.
func NewProgressBarExtension(updateInterval int) (*Extension, error) {
	dst := new(Extension)
	err := raw.ExtensionProgressBarNew(int64(updateInterval), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ProgressBarSetTrainingLength: Says how long the training is, for trainers that no interval ends. By
// default, the part that is done is known if an interval ends the training.
//
//   - length: Number of iterations or epochs, above 0.
//   - unit: What the length counts.
func (extension *Extension) ProgressBarSetTrainingLength(length float64, unit TriggerUnit) error {
	err := raw.ExtensionProgressBarSetTrainingLength(extension.ptr(), length, raw.TriggerUnit(unit))
	runtime.KeepAlive(extension)
	return fail(err)
}

// ProgressBarSetBarLength: Sets the largest number of characters of the bar, 40 by default. It is shorter on
// narrow terminals.
//
//   - length: Number of characters, at least 1.
func (extension *Extension) ProgressBarSetBarLength(length int) error {
	err := raw.ExtensionProgressBarSetBarLength(extension.ptr(), int64(length))
	runtime.KeepAlive(extension)
	return fail(err)
}

// SetOutput: Sets where a PrintReport or a ProgressBar prints; by default where its trainer does.
//
//   - write: Receives the text. nil: the output of the trainer.
//   - columns: Width of the terminal that the text goes to, at least 0; 0 for anything else. It is not read
//     with nil.
func (extension *Extension) SetOutput(write TrainingWriteFunc, columns int32) error {
	writeCall, writeData, writeEnd := callbackOf(write == nil, write, pointerTrainingWrite)
	err := raw.ExtensionSetOutput(extension.ptr(), writeCall, writeData, writeEnd, columns)
	runtime.KeepAlive(extension)
	return fail(err)
}

// NewSnapshotExtension: The extension "snapshot" saves the whole training after each epoch, and when a run is
// stopped or fails. A file can also be loaded by Trainer.Load and, for its model, by CheckpointLoad.
//
//   - filename: Name of the file. {.updater.iteration} and {.updater.epoch} in it stand for the numbers of
//     updates and epochs. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the format.
//   - keep: Number of files to keep, at least 0: older ones that have such a name are removed. 0: all are
//     kept.
//   - autoload: Whether the first run begins with the newest file that has such a name. If that file cannot
//     be loaded, the run fails.
func NewSnapshotExtension(filename string, keep int, autoload bool) (*Extension, error) {
	filenameText, err := text(filename)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionSnapshotNew(filenameText, int64(keep), truth(autoload), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSnapshotUserExtension: The same with files that a callback writes, in a format of its own. It is called
// when a snapshot is due, after all extensions of an update. destroy runs exactly once: when the last
// reference is released, or when this call fails.
//
//   - filename: Name of the file, as for NewSnapshotExtension, but with any suffix.
//   - keep: Number of files to keep, at least 0. 0: all.
//   - autoload: Whether the callback loads the newest file at the beginning of the first run, if there is
//     one.
//   - function: Saves a file, or loads one.
func NewSnapshotUserExtension(filename string, keep int, autoload bool, function SnapshotFileFunc) (*Extension, error) {
	filenameText, err := text(filename)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	functionCall, functionData, functionEnd := callbackOf(function == nil, function, pointerSnapshotFile)
	err = raw.ExtensionSnapshotUserNew(filenameText, int64(keep), truth(autoload), functionCall, functionData, functionEnd, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SnapshotSetOnError: Sets whether a run that fails saves the state after its last whole update, which it
// does by default.
//
//   - enabled: Whether it is saved.
func (extension *Extension) SnapshotSetOnError(enabled bool) error {
	err := raw.ExtensionSnapshotSetOnError(extension.ptr(), truth(enabled))
	runtime.KeepAlive(extension)
	return fail(err)
}

// NewSnapshotObjectExtension: The extension "snapshot_object" saves a link after each epoch; with a trigger
// such as NewMinValueTrigger, the best one.
//
//   - target: The link to save.
//   - filename: Name of the file, as for NewSnapshotExtension.
func NewSnapshotObjectExtension(target *Link, filename string) (*Extension, error) {
	filenameText, err := text(filename)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionSnapshotObjectNew(target.ptr(), filenameText, &dst.h)
	runtime.KeepAlive(target)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewShiftExtension: The extension "Shift" sets a hyperparameter to the first value of a schedule before the
// first update, and to the next one each time it runs, by default after each epoch. See Optimizer.SetSchedule
// for schedules that follow the number of updates without an extension.
//
//   - hyperparameter: Name of the hyperparameter, such as "lr".
//   - schedule: The values.
//   - optimizer: The optimizer. nil: "main" of the updater.
func NewShiftExtension(hyperparameter string, schedule *Schedule, optimizer *Optimizer) (*Extension, error) {
	hyperparameterText, err := text(hyperparameter)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionShiftNew(hyperparameterText, schedule.ptr(), optimizer.ptr(), &dst.h)
	runtime.KeepAlive(schedule)
	runtime.KeepAlive(optimizer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewObserveValueExtension: The extension "observe_value" reports what a function computes, after each epoch.
//
//   - key: Name of the value.
//   - function: Computes the value.
func NewObserveValueExtension(key string, function ObserveFunc) (*Extension, error) {
	keyText, err := text(key)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	functionCall, functionData, functionEnd := callbackOf(function == nil, function, pointerObserve)
	err = raw.ExtensionObserveValueNew(keyText, functionCall, functionData, functionEnd, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewObserveHyperparameterExtension: Reports a hyperparameter after each epoch. The name is "observe_" and
// the hyperparameter.
//
//   - key: Name of the value.
//   - optimizerName: Name of the optimizer in the updater. nil: "main".
//   - hyperparameter: Name of the hyperparameter, such as "lr".
func NewObserveHyperparameterExtension(key string, optimizerName string, hyperparameter string) (*Extension, error) {
	keyText, err := text(key)
	if err != nil {
		return nil, err
	}
	optimizerNameText, err := optionalText(optimizerName)
	if err != nil {
		return nil, err
	}
	hyperparameterText, err := text(hyperparameter)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionObserveHyperparameterNew(keyText, optimizerNameText, hyperparameterText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewFailOnNonNumberExtension: The extension "FailOnNonNumber" fails with ErrNan after an update that has
// made a parameter NaN or infinite. The training is then not saved, so that the last snapshot stays.
func NewFailOnNonNumberExtension() (*Extension, error) {
	dst := new(Extension)
	err := raw.ExtensionFailOnNonNumberNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewParameterStatisticsExtension: The extension "ParameterStatistics" reports mean, std, min, max, the
// number of zeros and percentiles of parameters and their gradients after each epoch, such as
// "main/l1/W/data/mean" and "main/l1/W/data/percentile/0".
//
//   - link: The link whose parameters are described.
//   - prefix: What the names begin with. nil: the path of the parameter.
//   - reportData: Whether parameters are described.
//   - reportGrad: Whether gradients are described.
func NewParameterStatisticsExtension(link *Link, prefix string, reportData bool, reportGrad bool) (*Extension, error) {
	prefixText, err := optionalText(prefix)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionParameterStatisticsNew(link.ptr(), prefixText, truth(reportData), truth(reportGrad), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ParameterStatisticsSetPercentiles: Sets the percentiles of a ParameterStatistics: 0.13, 2.28, 15.87, 50,
// 84.13, 97.72 and 99.87 by default, which are 3, 2 and 1 standard deviations below the mean of a normal
// distribution, its mean, and 1, 2 and 3 above it.
//
//   - percentiles: Numbers from 0 to 100. nil: none.
func (extension *Extension) ParameterStatisticsSetPercentiles(percentiles ...float64) error {
	err := raw.ExtensionParameterStatisticsSetPercentiles(extension.ptr(), first(percentiles), uint64(len(percentiles)))
	runtime.KeepAlive(extension)
	return fail(err)
}

// NewDumpGraphExtension: The extension "dump_graph" writes the computational graph of a value that the first
// update reports as a variable, in the language of Graphviz.
//
//   - rootName: Name of the value, such as "main/loss".
//   - filename: Name of the file in the folder of the trainer.
func NewDumpGraphExtension(rootName string, filename string) (*Extension, error) {
	rootNameText, err := text(rootName)
	if err != nil {
		return nil, err
	}
	filenameText, err := text(filename)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionDumpGraphNew(rootNameText, filenameText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewPlotReportExtension: The extension "PlotReport" draws the means of reported values, and replaces the
// picture whenever its trigger fires.
//
//   - yKeys: Names of the values, at least one.
//   - xKey: Name of the value of the horizontal axis, such as "epoch". nil: "iteration".
//   - filename: Name of the file, which ends in .svg or .png.
//   - trigger: When the mean of the values is taken. nil: after each epoch.
func NewPlotReportExtension(yKeys []string, xKey string, filename string, trigger *Trigger) (*Extension, error) {
	yKeysTexts, err := texts(yKeys)
	if err != nil {
		return nil, err
	}
	defer yKeysTexts.free()
	xKeyText, err := optionalText(xKey)
	if err != nil {
		return nil, err
	}
	filenameText, err := text(filename)
	if err != nil {
		return nil, err
	}
	dst := new(Extension)
	err = raw.ExtensionPlotReportNew(yKeysTexts.list(), uint64(len(yKeys)), xKeyText, filenameText, trigger.ptr(), &dst.h)
	runtime.KeepAlive(trigger)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
