// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Accuracy: Fraction of the rows of y whose largest element is at the class number t. The result is 0-d, of
// the dtype of y and without gradient; it is 0 if no row counts. Options: ignore_label, a label whose rows do
// not count; by default all rows count.
//
//   - y: The predictions, of shape (N, C, ...).
//   - t: The class numbers, of shape (N,).
//   - options: The options that the description names. nil: defaults.
func Accuracy(y *Variable, t *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	dst := new(Variable)
	err = raw.Accuracy(y.ptr(), t.ptr(), made, &dst.h)
	runtime.KeepAlive(y)
	runtime.KeepAlive(t)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BinaryAccuracy: Fraction of the elements of y that agree with t. The result is 0-d, of the dtype of y and
// without gradient; it is 0 if all elements are ignored. Options: ignore_label, the ignored number, -1 by
// default; it may be 0 or 1.
//
//   - y: The predictions: elements of at least 0 predict 1, others 0.
//   - t: Integers of the shape of y: 0, 1, or -1 for an element that is ignored.
//   - options: The options that the description names. nil: defaults.
func BinaryAccuracy(y *Variable, t *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	dst := new(Variable)
	err = raw.BinaryAccuracy(y.ptr(), t.ptr(), made, &dst.h)
	runtime.KeepAlive(y)
	runtime.KeepAlive(t)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
