// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// LinkDtype: Sets the element type of all parameters; the default is float32.
//
//   - dtype: A floating element type.
func LinkDtype(dtype Dtype) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetDtype(options, dtype.raw())
		return fail(err)
	}}
}

// LinkWscale: Sets the factor of the initial standard deviation of weights; the default is 1.
//
//   - wscale: The factor, finite and at least 0.
func LinkWscale(wscale float64) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetWscale(options, wscale)
		return fail(err)
	}}
}

// LinkBias: Sets the initial value of the bias; the default is 0.
//
//   - bias: The value.
func LinkBias(bias float64) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetBias(options, bias)
		return fail(err)
	}}
}

// LinkNobias: Sets whether the link has no bias; the default is 0.
//
//   - nobias: Whether there is no bias.
func LinkNobias(nobias bool) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetNobias(options, truth(nobias))
		return fail(err)
	}}
}

// LinkInitializer: Sets the initializer of a parameter, which replaces its documented initial values.
//
//   - path: Path of the parameter below the link, such as "W" or "upward/W", without a leading slash.
//   - initializer: The initializer. The library keeps a reference.
func LinkInitializer(path string, initializer *Initializer) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		pathText, err := text(path)
		if err != nil {
			return err
		}
		err = raw.LinkOptionsSetInitializer(options, pathText, initializer.ptr())
		runtime.KeepAlive(initializer)
		return fail(err)
	}}
}

// LinkInitialValue: Sets the initial value of a parameter: LinkInitializer with NewArrayInitializer.
//
//   - path: Path of the parameter below the link, such as "W" or "upward/W", without a leading slash.
//   - value: An array of the parameter's shape and of any floating dtype, which is copied when the link is
//     made.
func LinkInitialValue(path string, value *Array) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		pathText, err := text(path)
		if err != nil {
			return err
		}
		err = raw.LinkOptionsSetInitialValue(options, pathText, value.ptr())
		runtime.KeepAlive(value)
		return fail(err)
	}}
}

// LinkDilation: Sets the distance between the elements that a window reads; the default is 1.
//
//   - dilation: The distance along each spatial axis, at least 1.
func LinkDilation(dilation ...int) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetDilation(options, words(dilation), uint64(len(dilation)))
		return fail(err)
	}}
}

// LinkGroups: Sets the number of groups into which the channels are divided; the default is 1.
//
//   - groups: The number, at least 1.
func LinkGroups(groups int) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetGroups(options, int64(groups))
		return fail(err)
	}}
}

// LinkOutsize: Sets the lengths of the result of a deconvolution along its spatial axes; the default is the
// smallest lengths that fit.
//
//   - outsize: The lengths, at least 1.
func LinkOutsize(outsize ...int) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetOutsize(options, words(outsize), uint64(len(outsize)))
		return fail(err)
	}}
}

// LinkInit: Sets the initial value of all slopes of a parametric rectifier; the default is 0.25.
//
//   - init: The value.
func LinkInit(init float64) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetInit(options, init)
		return fail(err)
	}}
}

// LinkDecay: Sets the fraction of themselves that the averages of a batch normalization keep; the default is
// 0.9.
//
//   - decay: The fraction, from 0 to 1.
func LinkDecay(decay float64) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetDecay(options, decay)
		return fail(err)
	}}
}

// LinkEps: Sets the number that normalizations add to variances; see each link for the default.
//
//   - eps: The number, finite and at least 0.
func LinkEps(eps float64) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetEps(options, eps)
		return fail(err)
	}}
}

// LinkPower: Sets the exponent of the counts of a negative sampling; the default is 0.75.
//
//   - power: The exponent, finite.
func LinkPower(power float64) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetPower(options, power)
		return fail(err)
	}}
}

// LinkIgnoreLabel: Sets the number for which an embedding returns zeros and has no gradient. Without this
// option every number has its row.
//
//   - ignoreLabel: The number.
func LinkIgnoreLabel(ignoreLabel int) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetIgnoreLabel(options, int64(ignoreLabel))
		return fail(err)
	}}
}

// LinkCausal: Sets whether position i of an attention sees only positions 0 to i; the default is 0.
//
//   - causal: Whether later positions are hidden.
func LinkCausal(causal bool) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetCausal(options, truth(causal))
		return fail(err)
	}}
}

// LinkDropout: Sets the probability with which an attention drops each of its weights in training; the
// default is 0.
//
//   - dropout: The probability, at least 0 and less than 1.
func LinkDropout(dropout float64) LinkOption {
	return LinkOption{func(options *raw.LinkOptions) error {
		err := raw.LinkOptionsSetDropout(options, dropout)
		return fail(err)
	}}
}
