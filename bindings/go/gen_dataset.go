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

// NewDataset: A dataset whose examples a callback makes. Iterators with threads call it in these. If it
// fails, its status and its message reach the caller unchanged. destroy runs exactly once: when the last
// reference is released, or when this call fails.
//
//   - size: Number of examples, at least 0.
//   - partCount: Number of arrays of an example, 1 to 1024.
//   - example: Makes one example.
//   - concurrent: Whether several threads may be in the callback at once. Otherwise the library lets one in
//     at a time, which need not be the thread that made the dataset.
func NewDataset(size int, partCount int, example DatasetExampleFunc, concurrent bool) (*Dataset, error) {
	dst := new(Dataset)
	exampleCall, exampleData, exampleEnd := callbackOf(example == nil, example, pointerDatasetExample)
	err := raw.DatasetNew(int64(size), count(partCount), exampleCall, exampleData, exampleEnd, truth(concurrent), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMapDataset: A dataset whose examples a callback makes of those of another one,
// chainer.datasets.TransformDataset. The same rules hold as for NewDataset.
//
//   - dataset: The dataset.
//   - partCount: Number of arrays of a new example, 1 to 1024.
//   - map_: Makes a new example.
//   - concurrent: Whether several threads may be in the callback at once. Otherwise the library lets one in
//     at a time, which need not be the thread that made the dataset.
func NewMapDataset(dataset *Dataset, partCount int, map_ DatasetMapFunc, concurrent bool) (*Dataset, error) {
	dst := new(Dataset)
	map_Call, map_Data, map_End := callbackOf(map_ == nil, map_, pointerDatasetMap)
	err := raw.DatasetMapNew(dataset.ptr(), count(partCount), map_Call, map_Data, map_End, truth(concurrent), &dst.h)
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BindThread: Lets only the present thread run the callback of a dataset, for languages whose code cannot run
// on threads of the library. On other threads, such as those of NewMultithreadIterator, examples are a STATE
// error.
func (dataset *Dataset) BindThread() error {
	err := raw.DatasetBindThread(dataset.ptr())
	runtime.KeepAlive(dataset)
	return fail(err)
}

// NewTransformDataset: A dataset in which a transform is applied to one part of every example. A random
// transform depends only on the seed, the epoch and the number of the example: it does the same in any thread
// and after a resume, and two parts that are transformed with the same seed, such as an image and its mask,
// stay together.
//
//   - dataset: The dataset.
//   - transform: The transform.
//   - part: Number of the part, counted from 0.
//   - seed: Seed of random transforms.
func NewTransformDataset(dataset *Dataset, transform *Transform, part int, seed uint64) (*Dataset, error) {
	dst := new(Dataset)
	err := raw.DatasetTransformNew(dataset.ptr(), transform.ptr(), count(part), seed, &dst.h)
	runtime.KeepAlive(dataset)
	runtime.KeepAlive(transform)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSubDataset: A range of the examples of another dataset, chainer.datasets.SubDataset.
//
//   - dataset: The dataset.
//   - start: The first example of the range.
//   - finish: The example after the last one of the range.
//   - order: Numbers of examples that renumber the dataset first, as many as it has examples. nil: it keeps
//     its order.
func NewSubDataset(dataset *Dataset, start int, finish int, order ...int) (*Dataset, error) {
	dst := new(Dataset)
	err := raw.DatasetSubNew(dataset.ptr(), int64(start), int64(finish), words(order), uint64(len(order)), &dst.h)
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewConcatenatedDataset: The examples of several datasets, one dataset after another,
// chainer.datasets.ConcatenatedDataset.
//
//   - datasets: The datasets, at least one, whose examples have the same number of parts. The library keeps
//     references.
func NewConcatenatedDataset(datasets ...*Dataset) (*Dataset, error) {
	datasetsHandles := datasetHandles(datasets)
	dst := new(Dataset)
	err := raw.DatasetConcatenatedNew(first(datasetsHandles), uint64(len(datasets)), &dst.h)
	runtime.KeepAlive(datasets)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Split: Splits a dataset in two, chainer.datasets.split_dataset.
//
//   - splitAt: Number of examples in the first dataset.
//   - order: Numbers of examples that renumber the dataset first, as many as it has examples. nil: it keeps
//     its order.
func (dataset *Dataset) Split(splitAt int, order ...int) (*Dataset, *Dataset, error) {
	first_ := new(Dataset)
	second := new(Dataset)
	err := raw.DatasetSplit(dataset.ptr(), int64(splitAt), words(order), uint64(len(order)), &first_.h, &second.h)
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, nil, fail(err)
	}
	return first_.own(), second.own(), nil
}

// SplitRandom: Splits the examples at random, chainer.datasets.split_dataset_random.
//
//   - firstSize: Number of examples in the first dataset.
//   - seed: Seed of the random choice.
func (dataset *Dataset) SplitRandom(firstSize int, seed uint64) (*Dataset, *Dataset, error) {
	first_ := new(Dataset)
	second := new(Dataset)
	err := raw.DatasetSplitRandom(dataset.ptr(), int64(firstSize), seed, &first_.h, &second.h)
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, nil, fail(err)
	}
	return first_.own(), second.own(), nil
}

// Fold: The training and test data of one fold of a cross-validation, in which each example is once among the
// test data; see chainer.datasets.get_cross_validation_datasets. The first folds have one more example for
// testing if the number of examples is not divisible.
//
//   - foldCount: Number of folds, at least 2 and at most the number of examples.
//   - fold: Number of the fold, counted from 0.
//   - order: Numbers of examples that renumber the dataset first, as many as it has examples. nil: it keeps
//     its order.
func (dataset *Dataset) Fold(foldCount int, fold int, order ...int) (*Dataset, *Dataset, error) {
	train := new(Dataset)
	test := new(Dataset)
	err := raw.DatasetFold(dataset.ptr(), int64(foldCount), int64(fold), words(order), uint64(len(order)), &train.h, &test.h)
	runtime.KeepAlive(dataset)
	if err != nil {
		return nil, nil, fail(err)
	}
	return train.own(), test.own(), nil
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

// VocabularySize: Number of texts that numbers in the examples stand for: the characters or words of a text,
// or the names of classes. 0 for datasets without them.
func (dataset *Dataset) VocabularySize() int {
	result := int(raw.DatasetVocabularySize(dataset.ptr()))
	runtime.KeepAlive(dataset)
	return result
}

// Token: The text that a number stands for.
//
//   - id: The number.
func (dataset *Dataset) Token(id int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.DatasetToken(dataset.ptr(), int64(id), buffer, capacity, length)
	})
	runtime.KeepAlive(dataset)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// TokenId: The number of a text.
//
//   - token: The text.
func (dataset *Dataset) TokenId(token string) (int, error) {
	tokenText, err := text(token)
	if err != nil {
		return 0, err
	}
	var id int64
	err = raw.DatasetTokenId(dataset.ptr(), tokenText, &id)
	runtime.KeepAlive(dataset)
	if err != nil {
		return 0, fail(err)
	}
	return int(id), nil
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
