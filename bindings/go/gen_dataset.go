// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewTupleDataset: Examples along the first axis of arrays: part k of example i is row i of array k. The
// arrays are not copied, and their examples are views.
//
//   - arrays: The arrays, at least one, of equal lengths along the first axis. The library keeps references.
func NewTupleDataset(arrays ...*Array) (*Dataset, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Dataset)
	err := raw.DatasetTupleNew(first(arraysHandles), uint64(len(arrays)), &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Size: Number of examples; 0 for nil.
func (dataset *Dataset) Size() int {
	result := int(raw.DatasetSize(dataset.ptr()))
	runtime.KeepAlive(dataset)
	return result
}

// PartCount: Number of arrays of an example; 0 for nil.
func (dataset *Dataset) PartCount() int {
	result := int(raw.DatasetPartCount(dataset.ptr()))
	runtime.KeepAlive(dataset)
	return result
}

// Example: One example.
//
//   - index: Number of the example, counted from 0.
//   - epoch: Number of the pass over the data, at least 0. Random transforms draw other numbers in each
//     epoch.
func (dataset *Dataset) Example(index int, epoch int, partCount int) ([]*Array, error) {
	if err := countable("partCount", partCount); err != nil {
		return nil, err
	}
	partsHandles := make([]*raw.Array, partCount)
	err := raw.DatasetExample(dataset.ptr(), int64(index), int64(epoch), first(partsHandles), uint64(partCount))
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(partsHandles), nil
}

// Batch: A batch of examples, whose shapes must be equal.
//
//   - indices: Numbers of the examples, counted from 0; at least one. A number may occur several times.
//   - epoch: Number of the pass over the data, at least 0. Random transforms draw other numbers in each
//     epoch.
func (dataset *Dataset) Batch(indices []int, epoch int, partCount int) ([]*Array, error) {
	if err := countable("partCount", partCount); err != nil {
		return nil, err
	}
	partsHandles := make([]*raw.Array, partCount)
	err := raw.DatasetBatch(dataset.ptr(), words(indices), uint64(len(indices)), int64(epoch), first(partsHandles), uint64(partCount))
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(partsHandles), nil
}

// ConcatExamples: Stacks arrays of one dtype and device along a new first axis. With padding, the arrays may
// differ in their lengths: each is followed by padding up to the largest length along each axis.
//
//   - arrays: The arrays, at least one.
//   - pads: Whether the arrays are padded. Otherwise their shapes must be equal.
//   - padding: The value of the padding, converted to the dtype; ignored without padding.
func ConcatExamples(arrays []*Array, pads bool, padding float64) (*Array, error) {
	arraysHandles := arrayHandles(arrays)
	dst := new(Array)
	err := raw.ConcatExamples(first(arraysHandles), uint64(len(arrays)), truth(pads), padding, &dst.h)
	runtime.KeepAlive(arrays)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
