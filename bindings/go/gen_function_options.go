// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// FunctionReduction: Sets how the terms of a loss are combined; see each loss for the default.
//
//   - reduction: The reduction.
func FunctionReduction(reduction Reduction) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetReduction(options, raw.Reduction(reduction))
		return fail(err)
	}}
}

// FunctionClassWeight: Sets a weight for every class, which multiplies the terms of its labels; the default
// is 1.
//
//   - classWeight: The weights, of shape (C,) and the dtype of x. The library keeps a reference.
func FunctionClassWeight(classWeight *Array) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetClassWeight(options, classWeight.ptr())
		runtime.KeepAlive(classWeight)
		return fail(err)
	}}
}

// FunctionIgnoreLabel: Sets the label that does not count; see each function for the default.
//
//   - ignoreLabel: Any number, even that of a class.
func FunctionIgnoreLabel(ignoreLabel int) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetIgnoreLabel(options, int64(ignoreLabel))
		return fail(err)
	}}
}

// FunctionLabelSmoothing: Sets the share of every label that is spread evenly over all classes; the default
// is 0.
//
//   - labelSmoothing: The share, from 0 to 1.
func FunctionLabelSmoothing(labelSmoothing float64) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetLabelSmoothing(options, labelSmoothing)
		return fail(err)
	}}
}

// FunctionMask: Sets the scaled mask of a dropout, to repeat a dropout. By default it is drawn.
//
//   - mask: The mask, of the shape and dtype of x. The library keeps a reference.
func FunctionMask(mask *Array) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetMask(options, mask.ptr())
		runtime.KeepAlive(mask)
		return fail(err)
	}}
}

// FunctionNoise: Sets the standard normal numbers of Gaussian, to repeat a call. If they are not set, they
// are drawn.
//
//   - noise: The numbers, of the shape and dtype of mean. The library keeps a reference.
func FunctionNoise(noise *Array) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetNoise(options, noise.ptr())
		runtime.KeepAlive(noise)
		return fail(err)
	}}
}

// FunctionSamples: Sets the samples of a negative sampling, to repeat a call. If they are not set, they are
// drawn.
//
//   - samples: The samples, of shape (N, 1 + sample_size), int32 or int64, with t as the first column. The
//     library keeps a reference.
func FunctionSamples(samples *Array) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetSamples(options, samples.ptr())
		runtime.KeepAlive(samples)
		return fail(err)
	}}
}

// FunctionDilation: Sets the distance between the elements that a window reads; the default is 1.
//
//   - dilation: The distance along each spatial axis, at least 1.
func FunctionDilation(dilation ...int) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetDilation(options, words(dilation), uint64(len(dilation)))
		return fail(err)
	}}
}

// FunctionGroups: Sets the number of groups into which the channels are divided; the default is 1.
//
//   - groups: The number, at least 1.
func FunctionGroups(groups int) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetGroups(options, int64(groups))
		return fail(err)
	}}
}

// FunctionOutsize: Sets the lengths of the result of DeconvolutionNd along its spatial axes; the default is
// the smallest lengths that fit. Deconvolution2d takes them as arguments.
//
//   - outsize: The lengths, at least 1.
func FunctionOutsize(outsize ...int) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetOutsize(options, words(outsize), uint64(len(outsize)))
		return fail(err)
	}}
}

// FunctionCoverAll: Sets whether the windows of AveragePooling2d cover every element of x, so that the last
// ones may end outside; the default is 0. MaxPooling2d takes this as an argument.
//
//   - coverAll: Whether every element is in a window.
func FunctionCoverAll(coverAll bool) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetCoverAll(options, truth(coverAll))
		return fail(err)
	}}
}

// FunctionCountIncludePad: Sets whether the means of AveragePooling2d count padded elements, which are zeros;
// the default is 1.
//
//   - countIncludePad: Whether padded elements count.
func FunctionCountIncludePad(countIncludePad bool) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetCountIncludePad(options, truth(countIncludePad))
		return fail(err)
	}}
}

// FunctionScale: Sets the factor of the scores of an attention; the default is 1 / sqrt(D).
//
//   - scale: The factor, finite and not 0.
func FunctionScale(scale float64) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetScale(options, scale)
		return fail(err)
	}}
}

// FunctionCausal: Sets whether position i of an attention sees only positions 0 to i; the default is 0.
//
//   - causal: Whether later positions are hidden.
func FunctionCausal(causal bool) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetCausal(options, truth(causal))
		return fail(err)
	}}
}

// FunctionDropout: Sets the probability with which an attention drops each of its weights in training; the
// default is 0.
//
//   - dropout: The probability, at least 0 and less than 1.
func FunctionDropout(dropout float64) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetDropout(options, dropout)
		return fail(err)
	}}
}

// FunctionApproximate: Sets whether Gelu uses an approximation with tanh; the default is 0.
//
//   - approximate: Whether to approximate.
func FunctionApproximate(approximate bool) FunctionOption {
	return FunctionOption{func(options *raw.FunctionOptions) error {
		err := raw.FunctionOptionsSetApproximate(options, truth(approximate))
		return fail(err)
	}}
}
