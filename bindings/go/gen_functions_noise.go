// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Dropout: While the calling thread trains (ctn_set_train), sets elements to zero with a probability and
// scales the others by 1 / (1 - ratio); otherwise the result is x itself. The scaled mask is the attribute
// "mask" of the creator. Options: mask, a scaled mask of the shape and dtype of x, to repeat a dropout; by
// default it is drawn.
//
//   - x: The input variable.
//   - ratio: The probability, at least 0 and less than 1; 0.5 in the reference.
//   - options: The options that the description names. nil: defaults.
func Dropout(x *Variable, ratio float64, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Dropout(x.ptr(), ratio, made, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Gaussian: mean + exp(lnVar / 2) * eps, where eps are standard normal numbers from the device's global
// generator, the attribute "noise" of the creator. Options: noise, the numbers to use instead, to repeat a
// call.
//
//   - mean: The means.
//   - lnVar: The logarithms of the variances, of the shape and dtype of `mean`.
//   - options: The options that the description names. nil: defaults.
func Gaussian(mean *Variable, lnVar *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Gaussian(mean.ptr(), lnVar.ptr(), made, &y.h)
	runtime.KeepAlive(mean)
	runtime.KeepAlive(lnVar)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}
