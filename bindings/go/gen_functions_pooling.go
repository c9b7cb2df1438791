// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// MaxPooling2d: The largest element of each window, or its first NaN. The gradient goes to the first of equal
// elements. Padding counts as -infinity.
//
//   - x: The input, of shape (N, C, h, w).
//   - ksizeY: Height of the window in elements, at least 1.
//   - ksizeX: Width of the window in elements, at least 1.
//   - strideY: Number of rows from one window to the next, at least 1.
//   - strideX: Number of columns from one window to the next, at least 1.
//   - padY: Number of rows of zeros added above and below, at least 0.
//   - padX: Number of columns of zeros added on the left and right, at least 0.
//   - coverAll: Whether the windows cover every element, so that the last ones may end outside.
//   - options: Must be nil or without options: there are none.
func MaxPooling2d(x *Variable, ksizeY int, ksizeX int, strideY int, strideX int, padY int, padX int, coverAll bool, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.MaxPooling2d(x.ptr(), int64(ksizeY), int64(ksizeX), int64(strideY), int64(strideX), int64(padY), int64(padX), truth(coverAll), made, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// AveragePooling2d: The mean of each window. Padded elements count as zeros, and elements outside of the
// padded image do not count. Options: cover_all (0 by default), with which windows may end outside of the
// padded image; count_include_pad (1 by default): if it is 0, padded elements do not count, and a window
// without other elements gives 0.
//
//   - x: The input, of shape (N, C, h, w).
//   - ksizeY: Height of the window in elements, at least 1.
//   - ksizeX: Width of the window in elements, at least 1.
//   - strideY: Number of rows from one window to the next, at least 1.
//   - strideX: Number of columns from one window to the next, at least 1.
//   - padY: Number of rows of zeros added above and below, at least 0.
//   - padX: Number of columns of zeros added on the left and right, at least 0.
//   - options: The options that the description names. nil: defaults.
func AveragePooling2d(x *Variable, ksizeY int, ksizeX int, strideY int, strideX int, padY int, padX int, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.AveragePooling2d(x.ptr(), int64(ksizeY), int64(ksizeX), int64(strideY), int64(strideX), int64(padY), int64(padX), made, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// SpatialPyramidPooling2d: Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the shape (N,
// M, 1, 1), where M is C times the number of windows.
//
//   - x: The input, of shape (N, C, h, w).
//   - pyramidHeight: Number of levels, from 1 to 16.
func SpatialPyramidPooling2d(x *Variable, pyramidHeight int) (*Variable, error) {
	y := new(Variable)
	err := raw.SpatialPyramidPooling2d(x.ptr(), int64(pyramidHeight), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Unpooling2d: Adds each element to all elements of a window of the result.
//
//   - x: The input, of shape (N, C, h, w).
//   - ksizeY: Height of the window in elements, at least 1.
//   - ksizeX: Width of the window in elements, at least 1.
//   - strideY: Number of rows from one window to the next, at least 1.
//   - strideX: Number of columns from one window to the next, at least 1.
//   - padY: Number of rows of zeros added above and below, at least 0.
//   - padX: Number of columns of zeros added on the left and right, at least 0.
//   - outsizeY: Height of the result, whose pooling must give the height of x. 0, for both sizes, means the
//     smallest one.
//   - outsizeX: Width of the result, whose pooling must give the width of x. 0, for both sizes, means the
//     smallest one.
//   - coverAll: The argument of the pooling whose sizes are reversed.
//   - options: Must be nil or without options: there are none.
func Unpooling2d(x *Variable, ksizeY int, ksizeX int, strideY int, strideX int, padY int, padX int, outsizeY int, outsizeX int, coverAll bool, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Unpooling2d(x.ptr(), int64(ksizeY), int64(ksizeX), int64(strideY), int64(strideX), int64(padY), int64(padX), int64(outsizeY), int64(outsizeX), truth(coverAll), made, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}
