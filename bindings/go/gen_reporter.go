// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Report: Reports a number to the current reporter of the thread. Without one, nothing happens. A later
// report of the same name replaces the value.
//
//   - name: Name of the value, such as "loss".
//   - value: The number.
//   - observer: The link whose value it is. nil: the name is stored as it is.
func Report(name string, value float64, observer *Link) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.Report(nameText, value, observer.ptr())
	runtime.KeepAlive(observer)
	return fail(err)
}

// ReportVariable: Reports a variable of one element, like Report. Its present value is stored, without its
// history; this does not wait for a device.
//
//   - name: Name of the value, such as "loss".
//   - value: The variable.
//   - observer: The link whose value it is. nil: the name is stored as it is.
func ReportVariable(name string, value *Variable, observer *Link) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.ReportVariable(nameText, value.ptr(), observer.ptr())
	runtime.KeepAlive(value)
	runtime.KeepAlive(observer)
	return fail(err)
}

// IsReported: Whether the current reporter of the thread has received a value of this name in its
// observation.
//
//   - name: Name of the value, such as "loss".
//   - observer: The link whose value it is. nil: the name is stored as it is.
func IsReported(name string, observer *Link) (bool, error) {
	nameText, err := text(name)
	if err != nil {
		return false, err
	}
	var result int32
	err = raw.IsReported(nameText, observer.ptr(), &result)
	runtime.KeepAlive(observer)
	if err != nil {
		return false, fail(err)
	}
	return result != 0, nil
}

// NewReporter: A reporter without observers. A program needs one only if it collects values without a
// trainer.
func NewReporter() (*Reporter, error) {
	dst := new(Reporter)
	err := raw.ReporterNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// AddObserver: Gives an observer a name. An observer that already has one gets the new one.
//
//   - name: Prefix of its values, such as "main".
//   - observer: The observer. The reporter keeps a reference.
func (reporter *Reporter) AddObserver(name string, observer *Link) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.ReporterAddObserver(reporter.ptr(), nameText, observer.ptr())
	runtime.KeepAlive(reporter)
	runtime.KeepAlive(observer)
	return fail(err)
}

// AddObservers: Gives a link and all links below it names, such as "main" and "main/predictor/l1".
//
//   - prefix: Name of the link itself.
//   - link: The link. The reporter keeps references.
func (reporter *Reporter) AddObservers(prefix string, link *Link) error {
	prefixText, err := text(prefix)
	if err != nil {
		return err
	}
	err = raw.ReporterAddObservers(reporter.ptr(), prefixText, link.ptr())
	runtime.KeepAlive(reporter)
	runtime.KeepAlive(link)
	return fail(err)
}

// Enter: Makes a reporter the current one of the thread, until Reporter.Exit. Reporters may be nested.
//
//   - observation: Receives the values.
func (reporter *Reporter) Enter(observation *Dictionary) error {
	err := raw.ReporterEnter(reporter.ptr(), observation.ptr())
	runtime.KeepAlive(reporter)
	runtime.KeepAlive(observation)
	return fail(err)
}

// Exit: Ends what Reporter.Enter began; it is a STATE error if the reporter is not the current one.
func (reporter *Reporter) Exit() error {
	err := raw.ReporterExit(reporter.ptr())
	runtime.KeepAlive(reporter)
	return fail(err)
}

// ReporterCurrent: The current reporter of the thread; nil, with success, if there is none.
func ReporterCurrent() (*Reporter, error) {
	dst := new(Reporter)
	err := raw.ReporterCurrent(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSummary: A summary of no numbers yet.
func NewSummary() (*Summary, error) {
	dst := new(Summary)
	err := raw.SummaryNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Add: Adds a number.
//
//   - value: The number.
//   - weight: Weight of the value, above 0. Without weights, it is 1.
func (summary *Summary) Add(value float64, weight float64) error {
	err := raw.SummaryAdd(summary.ptr(), value, weight)
	runtime.KeepAlive(summary)
	return fail(err)
}

// Mean: Mean of the numbers; NaN if there are none, 0 for nil.
func (summary *Summary) Mean() float64 {
	result := float64(raw.SummaryMean(summary.ptr()))
	runtime.KeepAlive(summary)
	return result
}

// Std: Standard deviation of the numbers, without a correction for their count; NaN if there are none, 0 for
// nil.
func (summary *Summary) Std() float64 {
	result := float64(raw.SummaryStd(summary.ptr()))
	runtime.KeepAlive(summary)
	return result
}

// Serialize: Saves or loads a summary.
//
//   - serializer: The serializer.
func (summary *Summary) Serialize(serializer *Serializer) error {
	err := raw.SummarySerialize(summary.ptr(), serializer.ptr())
	runtime.KeepAlive(summary)
	runtime.KeepAlive(serializer)
	return fail(err)
}

// NewDictSummary: A summary of no observations yet.
func NewDictSummary() (*DictSummary, error) {
	dst := new(DictSummary)
	err := raw.DictSummaryNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Add: Adds the numbers of an observation. Its other entries are left out.
//
//   - observation: The observation.
//   - weight: Weight of the value, above 0. Without weights, it is 1.
func (summary *DictSummary) Add(observation *Dictionary, weight float64) error {
	err := raw.DictSummaryAdd(summary.ptr(), observation.ptr(), weight)
	runtime.KeepAlive(summary)
	runtime.KeepAlive(observation)
	return fail(err)
}

// ComputeMean: A dictionary with the mean of each number.
func (summary *DictSummary) ComputeMean() (*Dictionary, error) {
	dst := new(Dictionary)
	err := raw.DictSummaryComputeMean(summary.ptr(), &dst.h)
	runtime.KeepAlive(summary)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// MakeStatistics: A dictionary with the mean of each number and, as NAME.std, its standard deviation.
func (summary *DictSummary) MakeStatistics() (*Dictionary, error) {
	dst := new(Dictionary)
	err := raw.DictSummaryMakeStatistics(summary.ptr(), &dst.h)
	runtime.KeepAlive(summary)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Serialize: Saves or loads a summary.
//
//   - serializer: The serializer.
func (summary *DictSummary) Serialize(serializer *Serializer) error {
	err := raw.DictSummarySerialize(summary.ptr(), serializer.ptr())
	runtime.KeepAlive(summary)
	runtime.KeepAlive(serializer)
	return fail(err)
}
