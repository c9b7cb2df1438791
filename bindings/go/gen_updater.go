// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewStandardUpdater: An updater that draws a batch, computes its loss, and updates the parameters of the
// optimizer's link. The loss is reported as "main/loss", unless the function has reported one, and the
// accuracy of a Classifier as "main/accuracy". After the last batch of an epoch, Optimizer.NewEpoch is
// called.
//
//   - iterator: Makes the batches, as the iterator "main" of the updater.
//   - optimizer: An optimizer that was set up, as the optimizer "main" of the updater.
//   - loss: Computes the loss. nil: the link of the optimizer is called with the batch.
//   - device: Name of the device to which batches are moved. nil: that of the link.
func NewStandardUpdater(iterator *Iterator, optimizer *Optimizer, loss BatchLossFunc, device string) (*Updater, error) {
	deviceText, err := optionalText(device)
	if err != nil {
		return nil, err
	}
	dst := new(Updater)
	lossCall, lossData, lossEnd := callbackOf(loss == nil, loss, pointerBatchLoss)
	err = raw.UpdaterStandardNew(iterator.ptr(), optimizer.ptr(), lossCall, lossData, lossEnd, deviceText, &dst.h)
	runtime.KeepAlive(iterator)
	runtime.KeepAlive(optimizer)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// StandardSetLossScale: Multiplies losses by a scale, against the underflow of 16-bit gradients; see
// LossScale.Step.
//
//   - scaler: The scale, which is saved with the updater. nil: none.
func (updater *Updater) StandardSetLossScale(scaler *LossScale) error {
	err := raw.UpdaterStandardSetLossScale(updater.ptr(), scaler.ptr())
	runtime.KeepAlive(updater)
	runtime.KeepAlive(scaler)
	return fail(err)
}

// StandardSetAccumulation: Lets an update use the mean of the gradients of several batches.
//
//   - n: Number of batches for each update, at least 1, the default.
func (updater *Updater) StandardSetAccumulation(n int) error {
	err := raw.UpdaterStandardSetAccumulation(updater.ptr(), int64(n))
	runtime.KeepAlive(updater)
	return fail(err)
}

// NewUpdater: An updater of callbacks. Add the iterators and optimizers that it uses, so that they are saved
// and counted. destroy runs exactly once: when the last reference is released, or when this call fails.
//
//   - callbacks: The parts of the updater, which are copied.
func NewUpdater(callbacks *UpdaterCallbacks) (*Updater, error) {
	dst := new(Updater)
	callbacksTable, callbacksData, err := callbacks.table()
	if err != nil {
		return nil, err
	}
	err = raw.UpdaterNew(callbacksTable, callbacksData, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// AddOptimizer: Adds an optimizer. What its link reports begins with its name. The model and optimizer "main"
// are those of the snapshots as checkpoints (CheckpointLoad).
//
//   - name: A name that no other optimizer of the updater has.
//   - optimizer: An optimizer that was set up.
func (updater *Updater) AddOptimizer(name string, optimizer *Optimizer) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.UpdaterAddOptimizer(updater.ptr(), nameText, optimizer.ptr())
	runtime.KeepAlive(updater)
	runtime.KeepAlive(optimizer)
	return fail(err)
}

// AddIterator: Adds an iterator. The iterator "main" counts the epochs.
//
//   - name: A name that no other iterator of the updater has.
//   - iterator: The iterator.
func (updater *Updater) AddIterator(name string, iterator *Iterator) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.UpdaterAddIterator(updater.ptr(), nameText, iterator.ptr())
	runtime.KeepAlive(updater)
	runtime.KeepAlive(iterator)
	return fail(err)
}

// Optimizer: An optimizer of an updater.
//
//   - name: Its name, such as "main".
func (updater *Updater) Optimizer(name string) (*Optimizer, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	dst := new(Optimizer)
	err = raw.UpdaterOptimizer(updater.ptr(), nameText, &dst.h)
	runtime.KeepAlive(updater)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Iterator: An iterator of an updater.
//
//   - name: Its name, such as "main".
func (updater *Updater) Iterator(name string) (*Iterator, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	dst := new(Iterator)
	err = raw.UpdaterIterator(updater.ptr(), nameText, &dst.h)
	runtime.KeepAlive(updater)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Update: Runs one update, for programs without a trainer. If it fails, the iterators are where they were
// before.
func (updater *Updater) Update() (bool, error) {
	var more int32
	err := raw.UpdaterUpdate(updater.ptr(), &more)
	runtime.KeepAlive(updater)
	if err != nil {
		return false, fail(err)
	}
	return more != 0, nil
}

// Iteration: Number of updates so far; 0 for nil.
func (updater *Updater) Iteration() int {
	result := int(raw.UpdaterIteration(updater.ptr()))
	runtime.KeepAlive(updater)
	return result
}

// Epoch: Number of complete epochs of the iterator "main"; 0 without one.
func (updater *Updater) Epoch() int {
	result := int(raw.UpdaterEpoch(updater.ptr()))
	runtime.KeepAlive(updater)
	return result
}

// EpochDetail: The number of epochs with the fraction of the present one; 0 without an iterator "main".
func (updater *Updater) EpochDetail() float64 {
	result := float64(raw.UpdaterEpochDetail(updater.ptr()))
	runtime.KeepAlive(updater)
	return result
}

// PreviousEpochDetail: Updater.EpochDetail before the last update; below 0 if there was none, 0 without an
// iterator "main".
func (updater *Updater) PreviousEpochDetail() float64 {
	result := float64(raw.UpdaterPreviousEpochDetail(updater.ptr()))
	runtime.KeepAlive(updater)
	return result
}

// IsNewEpoch: Whether the last update completed an epoch.
func (updater *Updater) IsNewEpoch() bool {
	result := raw.UpdaterIsNewEpoch(updater.ptr()) != 0
	runtime.KeepAlive(updater)
	return result
}
