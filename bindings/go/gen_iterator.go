// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewSerialIterator: An iterator that makes its batches on the calling thread.
//
//   - dataset: The dataset, with at least one example.
//   - batchSize: Number of examples in a batch, at least 1.
//   - repeat: Whether the iterator begins again at the end of the dataset.
//   - shuffle: Whether each epoch has a random order.
//   - seed: Seed of the random orders.
func NewSerialIterator(dataset *Dataset, batchSize int, repeat bool, shuffle bool, seed uint64) (*Iterator, error) {
	dst := new(Iterator)
	err := raw.IteratorSerialNew(dataset.ptr(), int64(batchSize), truth(repeat), truth(shuffle), seed, &dst.h)
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMultithreadIterator: An iterator whose batches are made by threads of its own ahead of time. It makes
// the same batches as one from NewSerialIterator. The threads are started by the first Iterator.Next and end
// when the iterator is released, which waits for examples that are being made. They do not exist in a child
// process after a fork.
//
//   - dataset: The dataset, with at least one example.
//   - batchSize: Number of examples in a batch, at least 1.
//   - repeat: Whether the iterator begins again at the end of the dataset.
//   - shuffle: Whether each epoch has a random order.
//   - seed: Seed of the random orders.
//   - threadCount: Number of threads, 1 to 1024.
//   - prefetch: Number of batches that are made ahead of time, 1 to 1024.
func NewMultithreadIterator(dataset *Dataset, batchSize int, repeat bool, shuffle bool, seed uint64, threadCount int, prefetch int) (*Iterator, error) {
	dst := new(Iterator)
	err := raw.IteratorMultithreadNew(dataset.ptr(), int64(batchSize), truth(repeat), truth(shuffle), seed, int64(threadCount), int64(prefetch), &dst.h)
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Next: The next batch. If making it fails, the next call makes the same batch again. If an iterator that
// does not repeat is exhausted, `more` is 0, and the parts are nil.
func (iterator *Iterator) Next(partCount int) ([]*Array, bool, error) {
	if err := countable("partCount", partCount); err != nil {
		return nil, false, err
	}
	partsHandles := make([]*raw.Array, partCount)
	var more int32
	err := raw.IteratorNext(iterator.ptr(), first(partsHandles), uint64(partCount), &more)
	runtime.KeepAlive(iterator)
	if err != nil {
		return nil, false, fail(err)
	}
	return ownArrays(partsHandles), more != 0, nil
}

// NextPicks: Chooses the examples of the next batch without fetching them, for programs that make batches
// themselves.
func (iterator *Iterator) NextPicks() (*Array, error) {
	dst := new(Array)
	err := raw.IteratorNextPicks(iterator.ptr(), &dst.h)
	runtime.KeepAlive(iterator)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// PartCount: Number of arrays of a batch; 0 for nil.
func (iterator *Iterator) PartCount() int {
	result := int(raw.IteratorPartCount(iterator.ptr()))
	runtime.KeepAlive(iterator)
	return result
}

// BatchSize: Number of examples in a batch; 0 for nil.
func (iterator *Iterator) BatchSize() int {
	result := int(raw.IteratorBatchSize(iterator.ptr()))
	runtime.KeepAlive(iterator)
	return result
}

// Dataset: The dataset of an iterator.
func (iterator *Iterator) Dataset() (*Dataset, error) {
	dst := new(Dataset)
	err := raw.IteratorDataset(iterator.ptr(), &dst.h)
	runtime.KeepAlive(iterator)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Epoch: Number of epochs that are complete; 0 for nil.
func (iterator *Iterator) Epoch() int {
	result := int(raw.IteratorEpoch(iterator.ptr()))
	runtime.KeepAlive(iterator)
	return result
}

// EpochDetail: The number of complete epochs with the fraction of the present one; 0 for nil.
func (iterator *Iterator) EpochDetail() float64 {
	result := float64(raw.IteratorEpochDetail(iterator.ptr()))
	runtime.KeepAlive(iterator)
	return result
}

// PreviousEpochDetail: Iterator.EpochDetail before the last batch; below 0 if there was none, 0 for nil.
func (iterator *Iterator) PreviousEpochDetail() float64 {
	result := float64(raw.IteratorPreviousEpochDetail(iterator.ptr()))
	runtime.KeepAlive(iterator)
	return result
}

// IsNewEpoch: Whether the last batch completed an epoch; 0 for nil.
func (iterator *Iterator) IsNewEpoch() bool {
	result := raw.IteratorIsNewEpoch(iterator.ptr()) != 0
	runtime.KeepAlive(iterator)
	return result
}

// Reset: Begins again with the first epoch, in the same order.
func (iterator *Iterator) Reset() error {
	err := raw.IteratorReset(iterator.ptr())
	runtime.KeepAlive(iterator)
	return fail(err)
}

// Finalize: Ends the threads of an iterator from NewMultithreadIterator, after the examples that they are
// making, and drops the batches that were made ahead of time. The iterator may be used afterward. Nothing
// happens for other iterators.
func (iterator *Iterator) Finalize() error {
	err := raw.IteratorFinalize(iterator.ptr())
	runtime.KeepAlive(iterator)
	return fail(err)
}

// SetPadding: Sets the values with which examples of different shapes are padded, as in ConcatExamples.
// Without them, which is the default, the shapes of the examples must be equal.
//
//   - values: No value, one for all parts, or one for each part.
func (iterator *Iterator) SetPadding(values ...float64) error {
	err := raw.IteratorSetPadding(iterator.ptr(), first(values), uint64(len(values)))
	runtime.KeepAlive(iterator)
	return fail(err)
}

// Serialize: Saves or loads the place in the data: numbers of epoch and batch, seed, and the order of the
// present epoch. After a load, the iterator makes the batches that the saved one would have made next. The
// dataset is not saved, and must have as many examples as before. Names are those of Chainer: epoch,
// current_position, is_new_epoch, previous_epoch_detail, order; and seed.
//
//   - serializer: The serializer.
func (iterator *Iterator) Serialize(serializer *Serializer) error {
	err := raw.IteratorSerialize(iterator.ptr(), serializer.ptr())
	runtime.KeepAlive(iterator)
	runtime.KeepAlive(serializer)
	return fail(err)
}
