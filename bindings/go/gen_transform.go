// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewScaleTransform: Multiplies all elements by a number. Integers become float32.
//
//   - factor: The factor, finite.
func NewScaleTransform(factor float64) (*Transform, error) {
	dst := new(Transform)
	err := raw.TransformScaleNew(factor, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewNormalizeTransform: Normalizes channels: (x - mean) / deviation. Integers become float32.
//
//   - mean: A finite number for each channel along the first axis, or one for all elements.
//   - deviation: As many numbers above 0.
func NewNormalizeTransform(mean []float64, deviation ...float64) (*Transform, error) {
	if err := sameLength("deviation", len(mean), len(deviation)); err != nil {
		return nil, err
	}
	dst := new(Transform)
	err := raw.TransformNormalizeNew(first(mean), uint64(len(mean)), first(deviation), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewRandomCropTransform: A window at a random place, each with the same probability.
//
//   - height: Number of rows of the result, 1 to 2^31.
//   - width: Number of columns of the result, 1 to 2^31.
func NewRandomCropTransform(height int, width int) (*Transform, error) {
	dst := new(Transform)
	err := raw.TransformRandomCropNew(int64(height), int64(width), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewCenterCropTransform: The window in the middle.
//
//   - height: Number of rows of the result, 1 to 2^31.
//   - width: Number of columns of the result, 1 to 2^31.
func NewCenterCropTransform(height int, width int) (*Transform, error) {
	dst := new(Transform)
	err := raw.TransformCenterCropNew(int64(height), int64(width), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewResizeTransform: Resizes by bilinear interpolation between the centers of pixels. Each pixel of a
// smaller image is the average of all that it covers. Results of integer dtypes are rounded. Needs arrays on
// the CPU.
//
//   - height: Number of rows of the result, 1 to 2^31.
//   - width: Number of columns of the result, 1 to 2^31.
func NewResizeTransform(height int, width int) (*Transform, error) {
	dst := new(Transform)
	err := raw.TransformResizeNew(int64(height), int64(width), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewRandomFlipTransform: Reverses an axis with a probability.
//
//   - axis: The axis: -1 flips images left to right, -2 top to bottom.
//   - probability: The probability, 0 to 1.
func NewRandomFlipTransform(axis int, probability float64) (*Transform, error) {
	dst := new(Transform)
	err := raw.TransformRandomFlipNew(int64(axis), probability, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewPadTransform: Adds rows and columns of one value on all sides.
//
//   - rows: Number of rows above and below, 0 to 2^31.
//   - columns: Number of columns on the left and right, 0 to 2^31.
//   - value: The value, converted to the dtype.
func NewPadTransform(rows int, columns int, value float64) (*Transform, error) {
	dst := new(Transform)
	err := raw.TransformPadNew(int64(rows), int64(columns), value, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewAstypeTransform: Converts to an element type.
//
//   - dtype: Element type of the result.
func NewAstypeTransform(dtype Dtype) (*Transform, error) {
	dst := new(Transform)
	err := raw.TransformAstypeNew(dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewOneHotTransform: Vectors with 1 at the place of a class number and 0 elsewhere, along a new last axis.
//
//   - classCount: Number of classes, 1 to 2^31.
//   - dtype: Element type of the result.
func NewOneHotTransform(classCount int, dtype Dtype) (*Transform, error) {
	dst := new(Transform)
	err := raw.TransformOneHotNew(int64(classCount), dtype.raw(), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewChainTransform: Several transforms, one after the other.
//
//   - transforms: The transforms; without any, arrays stay as they are. The library keeps references.
func NewChainTransform(transforms ...*Transform) (*Transform, error) {
	transformsHandles := transformHandles(transforms)
	dst := new(Transform)
	err := raw.TransformChainNew(first(transformsHandles), uint64(len(transforms)), &dst.h)
	runtime.KeepAlive(transforms)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Apply: Applies a transform to an array.
//
//   - x: The array.
//   - seed: Seed of random transforms.
//   - epoch: Number of the pass over the data, at least 0.
//   - index: Number of the example.
func (transform *Transform) Apply(x *Array, seed uint64, epoch int, index int) (*Array, error) {
	dst := new(Array)
	err := raw.TransformApply(transform.ptr(), x.ptr(), seed, int64(epoch), int64(index), &dst.h)
	runtime.KeepAlive(transform)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
