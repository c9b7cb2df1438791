// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Convolution2d: Two-dimensional convolution (cross-correlation): the result has the shape (N, O, (h + 2 padY
// - kh) / strideY + 1, (w + 2 padX - kw) / strideX + 1), rounded down. Options: dilation, the distance
// between the elements of a window; groups, into which the channels are divided: filter i sees the channels
// of group i / (O / groups).
//
//   - x: The input, of shape (N, C, h, w).
//   - W: The filters, of shape (O, C / groups, kh, kw).
//   - b: The bias, of shape (O,). nil: none.
//   - strideY: Number of rows from one window to the next, at least 1.
//   - strideX: Number of columns from one window to the next, at least 1.
//   - padY: Number of rows of zeros added above and below, at least 0.
//   - padX: Number of columns of zeros added on the left and right, at least 0.
//   - options: The options that the description names. nil: defaults.
func Convolution2d(x *Variable, W *Variable, b *Variable, strideY int, strideX int, padY int, padX int, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Convolution2d(x.ptr(), W.ptr(), b.ptr(), int64(strideY), int64(strideX), int64(padY), int64(padX), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(W)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Deconvolution2d: Two-dimensional transposed convolution, with a result of shape (N, O, outsizeY, outsizeX).
// Options: dilation and groups.
//
//   - x: The input, of shape (N, C, h, w).
//   - W: The filters, of shape (C, O / groups, kh, kw).
//   - b: The bias, of shape (O,). nil: none.
//   - strideY: Number of rows from one window to the next, at least 1.
//   - strideX: Number of columns from one window to the next, at least 1.
//   - padY: Number of rows of zeros added above and below, at least 0.
//   - padX: Number of columns of zeros added on the left and right, at least 0.
//   - outsizeY: Height of the result. 0, for both sizes, means strideY (h - 1) + kh - 2 padY, the smallest
//     height that fits.
//   - outsizeX: Width of the result. 0, for both sizes, means strideX (w - 1) + kw - 2 padX, the smallest
//     width that fits.
//   - options: The options that the description names. nil: defaults.
func Deconvolution2d(x *Variable, W *Variable, b *Variable, strideY int, strideX int, padY int, padX int, outsizeY int, outsizeX int, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Deconvolution2d(x.ptr(), W.ptr(), b.ptr(), int64(strideY), int64(strideX), int64(padY), int64(padX), int64(outsizeY), int64(outsizeX), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(W)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// ConvolutionNd: Convolution2d over one, two or three spatial axes. Options: dilation and groups.
//
//   - x: The input, of shape (N, C, d1, ...).
//   - W: The filters, of shape (O, C / groups, k1, ...).
//   - b: The bias, of shape (O,). nil: none.
//   - stride: Number of elements from one window to the next along each spatial axis, at least 1. nil: 1.
//   - pad: Number of zeros added at both ends of each spatial axis, at least 0. nil: 0.
//   - options: The options that the description names. nil: defaults.
func ConvolutionNd(x *Variable, W *Variable, b *Variable, stride []int, pad []int, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.ConvolutionNd(x.ptr(), W.ptr(), b.ptr(), words(stride), uint64(len(stride)), words(pad), uint64(len(pad)), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(W)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// DeconvolutionNd: Deconvolution2d over one, two or three spatial axes. Options: dilation, groups and
// outsize, by default the smallest that fits.
//
//   - x: The input, of shape (N, C, d1, ...).
//   - W: The filters, of shape (C, O / groups, k1, ...).
//   - b: The bias, of shape (O,). nil: none.
//   - stride: Number of elements from one window to the next along each spatial axis, at least 1. nil: 1.
//   - pad: Number of zeros added at both ends of each spatial axis, at least 0. nil: 0.
//   - options: The options that the description names. nil: defaults.
func DeconvolutionNd(x *Variable, W *Variable, b *Variable, stride []int, pad []int, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.DeconvolutionNd(x.ptr(), W.ptr(), b.ptr(), words(stride), uint64(len(stride)), words(pad), uint64(len(pad)), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(W)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// SetConvolutionAlgorithm: Sets how the process computes float32 convolutions. The initial method is AUTO, or
// DIRECT if CATENARY_CONVOLUTION is "direct" in the environment. A convolution uses the method that was set
// when it was called, also on asynchronous devices.
//
//   - algorithm: The method.
func SetConvolutionAlgorithm(algorithm ConvolutionMethod) error {
	err := raw.SetConvolutionAlgorithm(raw.ConvolutionMethod(algorithm))
	return fail(err)
}

// ConvolutionAlgorithm: How the process computes float32 convolutions.
func ConvolutionAlgorithm() ConvolutionMethod {
	result := ConvolutionMethod(raw.ConvolutionAlgorithm())
	return result
}
